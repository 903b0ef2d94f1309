"""The deal of the day: the same cards for everybody from the date alone, with a calendar and a line to send.

Must not live here: the table itself. Start reading at ``days``, what is kept; then ``scene`` and ``menu``.
"""
