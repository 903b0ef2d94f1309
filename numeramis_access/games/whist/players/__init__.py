"""Whist's players, for all tours.

Lives here: ``policies`` (the ladder), ``one_trick`` (beginner, greedy), ``rules_of_thumb`` with ``table_inference``
(club), ``learned_policy`` over ``features`` (strong), and for the expert the ``partial_deal`` that one seat knows and
the ``posterior`` over the rest. Must not live here: rules; ``model`` is a fast copy that a test holds to them. Start
reading at ``policies``.
"""
