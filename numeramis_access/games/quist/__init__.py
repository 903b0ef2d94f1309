"""Quist (rules Q1 …): its rules, what happens in it, its state, how it is counted.

Must not live here: words, choosing. Start reading at ``state``, then ``rules``.
"""
