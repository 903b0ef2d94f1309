"""What those share who choose actions without a person: levels, search, networks, budgets, the arena.

Lives here: the contract of a policy, which sees a View and never a State, what searching players share (``search``),
matches between players (``arena``), who the opponents are (``characters``). Must not live here: rules, words (a reason
is a code with values), any game: a game's own players, their models and learned data lie in the game's folder, and its
record names them. Start reading at ``policy``, then ``opponents``.
"""
