"""The server: pages for visitors, each with a program and a home (a folder of data), and a house of tables for people.

Lives here: sockets, visitors and their homes, the house, the pool of thinking that all share.
Must not live here: words, rules, or the page's protocol (``web`` has it).
Start reading at ``serve``, which puts the server together, then ``visitors``.
"""
