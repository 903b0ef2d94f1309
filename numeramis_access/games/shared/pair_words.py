"""What is said of the drawing of partners, which games of two pairs share."""

from __future__ import annotations

from numeramis_access.games.shared.pairs import CardsCut
from numeramis_access.words.game import Line, event_line
from numeramis_access.words.people import People


def cut_line(event: CardsCut) -> Line:
    """Return the line that tells which card each entrant has drawn to find the partners."""
    first, second, third, fourth = event.cards
    return event_line(event, first=first, second=second, third=third, fourth=fourth)


def pair_lines(people: People) -> list[Line]:
    """Return who is the first pair and who the second, for people who watch and sit in neither."""
    if people.own is not None:
        return []
    return [Line("corner-pair", {"side": side, "seats": (side, side + 2)}) for side in (0, 1)]
