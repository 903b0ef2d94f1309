"""Whist (rules W1 …): one file for each part of the game; ``game`` names them all.

A tour is a variant of the game, such as Grand. In null, tricks count for the other side. Computer players are in
``players``, lessons, drills and odds in ``practice``. Start reading at ``tours``, then ``state`` and ``rules``.
"""
