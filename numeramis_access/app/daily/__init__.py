"""The deal of the day: the date alone gives all players the same cards; with a calendar and a line to send.

Must not live here: the table itself. Start reading at ``days``, the cards and results; then ``scene`` and ``menu``.
"""
