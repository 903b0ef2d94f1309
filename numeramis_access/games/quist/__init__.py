"""Quist (rules Q1 …): its rules.

Must not live here: words, choosing. Start reading at ``rules``.
"""
