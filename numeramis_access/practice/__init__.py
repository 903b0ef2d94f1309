"""What learning and training share: honest odds, hints, what mattered in a deal, lessons and drills.

Lives here: what is true and what is asked, as message ids with values. Must not live here: keys and scenes (they are
in ``app``), text, rules, any game: a game's odds, drills and lessons lie in the game's folder. Everything is computed
from a View: what the player may know. Start reading at ``odds``, then ``hints``, then a game's ``practice/odds``.
"""
