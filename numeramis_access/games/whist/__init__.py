"""Whist (rules W1 …): its rules, events, tours and scoring.

Must not live here: words, choosing. Start reading at ``tours``, then ``state`` and ``rules``.
"""
