"""The line protocol for other programs: one JSON object per line in, one out; ``PROTOCOL.md`` specifies it.

Must not live here: rules, waiting, speech. Start reading at ``requests`` (the typed requests), then ``loop``.
"""
