"""What outlives the program: settings, the journal of a match, statistics; in the platform's own folders.

Must not live here: what anything means. Everything is written so that a crash, a full disk or a second copy of the
program at the same moment harms nothing. Start reading at ``home``, then ``settings``.
"""
