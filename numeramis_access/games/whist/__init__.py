"""Whist (rules W1 …): its rules, what happens in it, its tours and how they count.

Must not live here: words, choosing. Start reading at ``tours``, then ``state`` and ``rules``.
"""
