"""Load: many people at many tables of one or more servers, what they waited for, and whether all of it was right.

``python -m tests.load --tables 100 --minutes 2`` starts a server of its own; ``--help`` tells the rest, also how
several machines share the people. What people saw is a history; ``check`` holds it against the record in the store.
Must not live here: how a server fails, which is for ``campaigns``. Start reading at ``people``.
"""
