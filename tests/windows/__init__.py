"""Windows as a peer of the tests: a real Windows Python, run by Wine.

Lives here: what makes that Python and Wine (``making``), how a program is run there and as whom (``wine``), a copy of
the program on its drive C: with the packages of the locks (``drive``), what players and teachers do there, pressed
from outside (``test_*``), and what Wine itself lacks (``lacking``). Must not live here: tests of the program that have
nothing of Windows; those are in the other rooms, and run here too.
Start reading at README.md, then at ``wine``.
"""
