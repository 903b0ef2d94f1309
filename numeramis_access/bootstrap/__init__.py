"""Set the program up on a machine that has only Python: create its own environment and install the packages.

Lives here: the check of the Python version and its announcement (``telling``, readable by old Pythons), the location
and state of the environment (``environment``), its content (``packages`` and the lock files, written by ``python -m
tests.lock``), the end of its processes on Windows (``job``), and the start of the program in it (``start``). Must not
live here: anything that needs a library. Start reading at ``start``.
"""
