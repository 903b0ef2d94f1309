"""Sets the program up on a machine that has Python and nothing else: an environment of its own, its packages in it.

Lives here: which Python is new enough and how that is told (``telling``, which old Pythons can read), where the
environment lies and whether it is still good (``environment``), what goes into it (``packages`` and the lock files,
which ``python -m tests.lock`` writes), how Windows ends what works on it (``job``), starting the program in it
(``start``). Must not live here: anything that needs a library. Start reading at ``start``.
"""
