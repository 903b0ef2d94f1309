"""Šipky's players.

Lives here: ``policies`` (the ladder), ``rules_of_thumb`` (beginner, club, greedy), exact ``value_tables`` over the
distance to the limit, the exact tables of two (``duel``, for an exact result ``hit_race``), ``throw_odds`` from cards
left, and for three and more what ``rivals`` answer. Must not live here:
rules and scoring. Start reading at ``policies``.
"""
