"""A house in the open street: attacks on a real server, and what somebody who plays there notices of each.

``attacks`` has them all, by name; ``python -m tests.bench street`` prints figures of each, a short form belongs to the
ordinary tests. Must not live here: whether a limit holds, which the tests of ``server`` show one by one. Start reading
at ``attacks``.
"""
