"""People at tables: who they are, the tables where they meet, what goes on there.

Lives here: requests and what comes of them, without sockets or clocks of its own.
Must not live here: SQL, words.
Start reading at ``answers``, which takes requests; ``house`` holds its parts together
(``connections``, ``sittings``, ``conversations``, ``blocks``, ``lobby_updates``), ``sitting`` is one table.
"""
