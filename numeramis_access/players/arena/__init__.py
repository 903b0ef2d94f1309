"""Matches on duplicate deals between two players, our own or other programs.

Must not live here: the counting of a game (``opponents``) or the announcement of a result. Start reading at ``arena``.
"""
