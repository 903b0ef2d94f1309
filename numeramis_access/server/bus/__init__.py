"""How the servers of one house speak to each other: a port, and what carries it.

Lives here: subjects, messages, requests with a deadline. Must not: anything that has to last; that is the store's.
Start with ``port``.
"""
