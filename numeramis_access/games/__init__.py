"""One folder per game with all of its parts, and ``shared`` for parts common to games of tricks or of two pairs.

A game's folder holds its rules (``rules``, ``state``, ``events``, ``scoring``, ``claims``), ``words`` and ``locale``,
``players``, ``practice``, its part of the braille line (``braille``, ``layout.toml``) and its record (``game``), which
names them all. Must not live here: waiting, keys, channels. No module imports a game: the catalogue loads it by the
name of its record, and games do not know each other. Start reading at ``quist``, the simplest. Rule numbers are those
of the rules documents (Q1 …, W1 …, S1 …, L1 … and N1 … for rules that the Numeramis games share).
"""
