"""Several servers of one house: each takes connections as a gateway, and owns tables; any serves anybody.

Lives here: what servers say to each other, and who is where. Must not: people, rules, sockets; what lasts is in the
store, and nothing here is needed to know what happened. Start with ``nodes``.
"""
