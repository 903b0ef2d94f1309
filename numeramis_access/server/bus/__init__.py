"""The message bus between servers of one house: a port and its two implementations.

Lives here: subjects, messages, requests with a deadline. Must not: lasting data, which belongs to the store.
Start with ``port``.
"""
