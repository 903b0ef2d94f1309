"""A folder a game with everything of it, and ``shared`` for what games that are played to tricks or in pairs share.

A game's folder holds its rules (``rules``, ``state``, ``events``, ``scoring``, ``claims``), ``words`` and ``locale``,
``players``, ``practice``, what the braille line shows of it (``braille``, ``layout.toml``) and its record (``game``),
which names them all. Must not live here: waiting, keys, channels. Nobody imports a game: the catalogue finds it by its
record's name, and games do not know each other. Start reading at ``quist``, the simplest; rule numbers are those of the
rules documents (Q1 …, W1 …, S1 …, L1 …, N1 … for what the Numeramis games share).
"""
