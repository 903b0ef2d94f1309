"""Load: many people at many tables of one or more servers, their waits, and whether all of it was right.

``python -m tests.load --tables 100 --minutes 2`` starts a server; ``--help`` lists the rest, also how several machines
share the people. Each person's messages are a history; ``check`` compares it with the record in the store. Failures of
servers do not belong here, but in ``campaigns``. Start reading at ``people``.
"""
