"""Quist's players.

Lives here: ``policies`` (the ladder), ``rules_of_thumb`` (beginner, club, greedy), ``policy_network`` (strong,
expert), and for the master and the judge of practice the ``search``, the ``posterior`` over hidden hands, ``rollout``,
``value_network`` and solved ``endings``; ``reasons`` for a card. Must not live here: rules; ``model`` is a fast copy
that a test holds to them. Start reading at ``policies``.
"""
