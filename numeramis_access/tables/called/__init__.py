"""A match with real cards on a real table: a caller enters every public card, and the program keeps rules and score.

Start reading at ``match`` (``CalledMatch.call``), then ``guess``.
"""
