"""Šipky (rules S1 …): its rules and what happens in it.

Must not live here: words, choosing. Start reading at ``rules``, then ``events``.
"""
