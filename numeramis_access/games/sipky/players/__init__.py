"""Šipky's players.

Lives here: ``policies`` (the ladder), ``rules_of_thumb`` (beginner, club, greedy), exact ``value_tables`` over the
distance to the limit, ``throw_odds`` from the cards that are left, and what ``rivals`` answer. Must not live here:
rules and scoring. Start reading at ``policies``.
"""
