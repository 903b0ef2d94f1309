"""The house: people and their tables on a server, with identity, lobby, tables, matches and evenings.

Lives here: requests and their answers, without sockets or clocks.
Must not live here: SQL, words.
Start reading at ``answers``, which takes requests; ``house`` holds its parts together (``connections``, ``sittings``,
``conversations``, ``blocks``, ``lobby_updates``), ``sitting`` is one table.
"""
