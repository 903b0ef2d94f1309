"""A house in the open street: attacks on a real server, and their effect on its players.

``attacks`` has them all by name; ``python -m tests.bench street`` prints figures of each, and a short form belongs to
the ordinary tests. Single limits do not belong here, but in the tests of ``server``. Start reading at ``attacks``.
"""
