"""Kinds of messages by how much a player wants to hear."""

from __future__ import annotations

#: left out at the brief level (its sound still comes)
NOT_IN_BRIEF = frozenset({"won-so-far", "won-so-far-alone", "focus-position", "worth-now", "figure-changed-detail"})

#: said at the full level only
FULL_ONLY = frozenset({"focus-help", "score-after-trick"})
