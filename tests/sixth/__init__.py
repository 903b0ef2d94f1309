"""A sixth game that lives here alone: Augur, where three to five players foretell how many tricks they will take.

It is of another kind than the fifth: an action and an event of its own, a refusal that depends on what others said,
several deals, points that are no tricks. It has rules, words and a record, and is named in ``tests/fifth/record.py``.
"""
