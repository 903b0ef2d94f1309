"""Šipky's players.

Lives here: ``policies`` (the ladder), ``rules_of_thumb`` (beginner, club, greedy), exact ``value_tables`` over the
distance to the limit, the exact tables of two (``duel``, ``hit_race`` for an exact result), ``throw_odds`` from the cards
that are left, and for three and more what ``rivals`` answer. Must not live here:
rules and scoring. Start reading at ``policies``.
"""
