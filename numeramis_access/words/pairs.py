"""What is said of the drawing of partners, which games of two pairs share."""

from __future__ import annotations

from numeramis_access.games.pairs import CardsCut
from numeramis_access.words.game import Line, event_line


def cut_line(event: CardsCut) -> Line:
    """Return the line that tells which card each entrant has drawn to find the partners."""
    first, second, third, fourth = event.cards
    return event_line(event, first=first, second=second, third=third, fourth=fourth)
