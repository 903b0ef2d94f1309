"""Matches between players on duplicate deals, ours and other programs.

Must not live here: what a game counts (``opponents``), how a result is told. Start reading at ``arena``.
"""
