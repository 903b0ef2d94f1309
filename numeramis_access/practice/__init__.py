"""The parts of learning and training that all games share: odds, hints, the review of a deal, lessons and drills.

Lives here: facts and questions, as message ids with values. Must not live here: keys and scenes (they are in ``app``),
text, rules or any game; a game's odds, drills and lessons are in its folder. Everything is computed from a View, which
is the player's own knowledge. Start reading at ``odds``, then ``hints``, then a game's ``practice/odds``.
"""
