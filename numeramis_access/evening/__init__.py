"""A club evening: the movement, the scoring, and all acts of the director, computed from a log.

Must not live here: words, files, keys, games (a game is a name and the number of its tricks per deal). Start reading at
``events`` (the possible events), then ``evening`` (their conditions and effects) and ``log``; ``movements``,
``pairing`` and ``scoring`` stand alone. README.md has the decisions.
"""
