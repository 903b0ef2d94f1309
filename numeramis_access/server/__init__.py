"""The program served to browsers: each visitor gets a program and a home.

Lives here: sockets, visitors and their homes, the pool of thinking that all share.
Must not live here: words, rules, or what goes over the wire (``web`` has it).
Start reading at ``serve``, which puts the server together, then ``visitors``.
"""
