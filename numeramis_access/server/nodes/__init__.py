"""Several servers of one house: each is a gateway for its connections and the owner of some tables.

Lives here: messages between servers, and each server's knowledge of the others' people and tables.
Must not live here: the data of people, rules, sockets. Lasting data is in the store; all data here can be lost.
Start reading at ``nodes``.
"""
