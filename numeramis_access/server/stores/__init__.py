"""The stores of a house: people, tables and the records of tables.

Lives here: the stored values (``port``), the statements that both databases share (``people``, ``house_owner``,
``store``), and the code of each database.
Must not live here: rules, sockets, permissions. Start reading at ``store``.
"""
