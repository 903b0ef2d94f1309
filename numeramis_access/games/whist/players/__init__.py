"""Whist's players, for all tours.

Lives here: ``policies`` (the ladder), ``one_trick`` (beginner, greedy), ``rules_of_thumb`` (club), ``learned_policy``
over ``features`` (strong), ``card_network`` over ``card_inputs`` and ``naming_network`` over ``naming_inputs``
(expert); for the ``search`` of judge and master the ``partial_deal`` that one seat knows and the ``posterior`` over the
rest; and the ``reasons`` of all players. Must not live here: rules. ``model`` is a fast copy of them, and a test
compares the two. Start reading at ``policies``.
"""
