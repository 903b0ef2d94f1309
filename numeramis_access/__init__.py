"""Numeramis Access: a card table that can be heard and touched.

A key passes through the rooms in one direction: ``input`` (key to command), ``app`` (command to action or query),
``core`` and ``games`` (action to events), ``words`` (events to announcements), ``output`` (announcements to speech,
dots, sound and light). Imports go downward only. Start reading at ``core.ruleset``, then a folder of ``games``, then
``app``.
"""

#: the only place of the version; pyproject.toml, packages, `doctor` and the menus read it from here
__version__ = "0.2.0"
