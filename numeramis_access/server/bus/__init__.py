"""The message bus between the servers of one house: a port and its two implementations.

Lives here: subjects, messages, requests with a deadline. Must not live here: lasting data, which belongs to the store.
Start reading at ``port``.
"""
