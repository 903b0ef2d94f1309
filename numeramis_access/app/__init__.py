"""The running program: it takes input from the inbox, plays at a table, and passes announcements to the channels.

Lives here: ``shell`` (the program as a machine, scenes, announcer), ``table`` (a match), ``practice``, ``menus``,
``reading`` (texts) and ``tools`` (commands without a table). Must not live here: rules, sentences, bytes of devices.
The rooms know the shell and the table, never each other; ``compose`` puts them together. Start reading at
``shell/program``.
"""
