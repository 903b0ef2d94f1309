"""What searching players of several games share; nothing here knows a game.

Lives here: how long a choice may take (``budget``), candidates compared over the same samples (``race``), a posterior
over hidden hands (``posterior``), networks without NumPy (``network``) and the player at the foot of every ladder
(``random_player``). Must not live here: anything that names cards or rules. Start reading at ``race``.
"""
