"""Files that outlive the program: settings, match journals and statistics, in the operating system's folders.

Must not live here: the meaning of any of it. A crash, a full disk or a second copy of the program must never damage
stored data. Start reading at ``home``, then ``settings``.
"""
