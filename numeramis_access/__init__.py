"""Numeramis Access: a card table that can be heard and touched.

A key goes in at the front door and walks straight through: ``input`` (key to command), ``app`` (command to
action or query), ``core`` and ``games`` (action to events), ``words`` (events to announcements), ``output``
(announcements to speech, dots, sound and light). Nothing walks back; imports go downward only.
Start reading at ``core.ruleset``, then a folder of ``games``, then ``app``.
"""

#: the one place where it stands: pyproject.toml, packages, `doctor` and the menus take it from here
__version__ = "0.2.0"
