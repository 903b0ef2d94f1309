"""Windows as a peer of the tests: a real Windows Python, run by Wine.

This room makes that Python and Wine (``making``), runs programs there as a user (``wine``), installs a copy of the
program on drive C: with the locked packages (``drive``), drives the actions of players and teachers from outside
(``test_*``), and lists Wine's own gaps (``lacking``). Tests without anything of Windows belong in the other rooms, and
run here too. Start reading at README.md, then at ``wine``.
"""
