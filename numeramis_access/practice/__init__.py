"""Learning and training: honest odds, hints, what mattered in a deal, lessons and drills.

Lives here: what is true and what is asked, as message ids with values. Must not live here: keys and scenes (they are
in ``app``), text (in ``words``), rules (in ``games``). Everything is computed from a View: what the player may know.
Start reading at ``odds``, then ``odds`` of a game and ``hints``.
"""
