"""Stores everything that outlives the program: settings, match journals and statistics, in the platform's folders.

Must not live here: the meaning of any of it. A crash, a full disk or a second copy of the program must never damage
stored data. Start reading at ``home``, then ``settings``.
"""
