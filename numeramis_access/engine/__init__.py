"""The line protocol for other programs: one JSON object a line in, one out (see ``PROTOCOL.md`` beside this file).

Must not live here: rules, waiting, anything spoken. Start reading at ``requests`` (what may be asked), then ``loop``.
"""
