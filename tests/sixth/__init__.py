"""A sixth game for the tests: Augur, in which three to five players foretell their tricks.

It differs from the fifth: it has its own action and event, a refusal that depends on others' forecasts, several deals,
and points that are no tricks. It has rules, words and a record; ``tests/fifth/record.py`` names it.
"""
