"""Šipky (rules S1 …): one file for each part of the game; ``game`` names them all.

Computer players are in ``players``, lessons, drills and odds in ``practice``. Start reading at ``state``, then
``rules``.
"""
