"""Quist (rules Q1 …): one file for each part of the game; ``game`` names them all.

A phase is one card from each seat. If its highest number was played more than once, its cards stay on the table as a
pile, and the next phase decides the pile too. The side that wins it makes as many tricks as the pile has phases.

Computer players are in ``players``, lessons, drills and odds in ``practice``. Start reading at ``state``, then
``rules``.
"""
