"""Several servers of one house: each is a gateway for its connections and the owner of some tables.

Lives here: messages between servers, and the people and tables of each server. Must not: people, rules, sockets.
Lasting data is in the store; all data here can be lost. Start with ``nodes``.
"""
