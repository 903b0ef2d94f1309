"""Loker (rules L1 …): its rules, events, figures and the stakes of poker (L16-L18).

Must not live here: words, choosing. Start reading at ``state``, then ``rules``.
"""
