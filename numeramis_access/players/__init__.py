"""The parts that all computer players share: levels, search, networks, time budgets and the arena.

Lives here: the contract of a policy, which sees a View and never a State; the tools of searching players (``search``);
matches between players (``arena``); the characters at the table (``characters``). Must not live here: rules, words (a
reason is a code with values) or any game. A game keeps its players, models and learned data in its own folder, and its
record names them. Start reading at ``policy``, then ``opponents``.
"""
