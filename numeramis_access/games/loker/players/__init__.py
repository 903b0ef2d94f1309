"""Loker's players.

Lives here: ``policies`` (the ladder), ``profiles`` (how the levels differ), ``exchange`` and ``betting`` (the two kinds
of decisions), ``ranges`` (what the others may hold), ``model`` (strengths and exchange values by looking up),
``stake_player`` and ``stake_network`` (who mixes stakes). Must not live here: rules and figures. Start reading at
``policies``.
"""
