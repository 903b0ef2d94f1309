"""Who chooses actions without a person: from beginner to expert.

Lives here: policies that see a View and never a State, their fast models and their learned data, a folder a game; what
searching players share (``search``), matches between players (``arena``), who the opponents are (``characters``). Must
not live here: rules (they are in ``games``), words (a reason is a code with values), names of games (a game's record in
the catalogue names its ``policies.OPPONENTS``). Start reading at ``policy``, then ``opponents``.
"""
