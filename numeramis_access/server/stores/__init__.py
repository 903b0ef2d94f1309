"""Where a house keeps people, tables and what happened at them.

Lives here: what is kept (``port``), what every store does with it (``people``, ``house_owner``, ``store``), what
is a database's own.
Must not live here: rules, sockets, who may do what. Start reading at ``store``.
"""
