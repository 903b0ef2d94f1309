"""Šipky's players.

Lives here: ``policies`` (the ladder), ``rules_of_thumb`` (beginner, improver, club, greedy), ``value_tables`` over the
distance to the limit, the exact tables for two players (``duel``, for an exact result ``hit_race``), ``throw_odds``
from the remaining cards, and the answers of several ``rivals`` (by rules of thumb in ``habits``). Must not live here:
rules and scoring. Start reading at ``policies``.
"""
