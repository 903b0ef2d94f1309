"""Quist's players.

Lives here: ``policies`` (the ladder), ``rules_of_thumb`` (beginner, club, greedy), ``policy_network`` (strong, expert);
for the master and the judge of practice the ``search``, the ``posterior`` over hidden hands, ``rollout``,
``value_network`` and solved ``endings``; ``reasons`` for a card. Must not live here: rules. ``model`` is a fast copy of
them, and a test compares the two. Start reading at ``policies``.
"""
