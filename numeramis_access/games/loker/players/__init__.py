"""Loker's players.

Lives here: ``policies`` (the ladder), ``profiles`` (the differences of the levels), ``exchange`` and ``betting`` (the
two kinds of decisions), ``ranges`` (possible hands of the others), ``model`` (tables of strengths and exchange values),
``stake_player`` and ``stake_network`` (mixed stakes). Must not live here: rules and figures. Start reading at
``policies``.
"""
