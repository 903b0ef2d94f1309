"""Whist's players, for all tours.

Lives here: ``policies`` (the ladder), ``one_trick`` (beginner, greedy), ``rules_of_thumb`` (club), ``learned_policy``
over ``features`` (strong), ``card_network`` over ``card_inputs`` (expert), for the master's ``search`` the
``partial_deal`` that one seat knows and the ``posterior`` over the rest, and everybody's ``reasons``. Must not live
here: rules; ``model`` is a fast copy that a test holds to them. Start reading at ``policies``.
"""
