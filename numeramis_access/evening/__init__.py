"""A club evening: who meets whom, what a board is worth, and all that a director does, reckoned anew from a log.

Must not live here: words, files, keys, games (a game is a name, and how many tricks a deal has). Start reading at
``events`` (what can happen), then ``evening`` (what may happen when) and ``log``; ``movements``, ``pairing`` and
``scoring`` stand on their own. README.md has the decisions.
"""
