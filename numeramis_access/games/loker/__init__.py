"""Loker (rules L1 …): one file for each part of the game; ``game`` names them all.

A figure is the pattern of a hand of six cards, such as three pairs. Computer players are in ``players``, lessons,
drills and odds in ``practice``. Start reading at ``state``, then ``rules``; betting is in ``poker`` (L16-L18).
"""
