"""A folder a game with every rule of it, and what games share.

Must not live here: words, waiting, choosing. Start reading at ``quist``, the simplest; rule numbers are those
of the rules documents (Q1 …, W1 …, S1 …, L1 …, N1 … for what the Numeramis games share).
"""
