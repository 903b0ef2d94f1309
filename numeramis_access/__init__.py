"""Numeramis Access: a card table that can be heard and touched.

A key goes in at the front door and walks straight through: ``input`` (key to command), ``app`` (command to
action or query), ``core`` and ``games`` (action to events), ``words`` (events to announcements), ``output``
(announcements to speech, dots, sound and light). Nothing walks back; imports go downward only.
Start reading at ``core.ruleset``, then a folder of ``games``, then ``app``.
"""

__version__ = "0.1.0"
