"""Tools of the searching players of all games; nothing here knows a game.

Lives here: the time of a choice (``budget``), candidates compared over the same samples (``race``), a posterior over
hidden hands (``posterior``), networks without NumPy (``network``) and the random player, the weakest of every game
(``random_player``). Must not live here: anything that names cards or rules. Start reading at ``race``.
"""
