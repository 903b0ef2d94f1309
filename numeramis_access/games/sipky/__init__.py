"""Šipky (rules S1 …): its rules, events, state and scoring.

Must not live here: words, choosing. Start reading at ``state``, then ``rules``.
"""
