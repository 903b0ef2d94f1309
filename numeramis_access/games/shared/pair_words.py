"""Words for the drawing of partners, for games of two pairs."""

from __future__ import annotations

from numeramis_access.games.shared.pairs import CardsCut
from numeramis_access.words.game import Line, event_line
from numeramis_access.words.people import People


def cut_line(event: CardsCut) -> Line:
    """Return the line that tells the card that each of the four entrants drew to find the partners.

    :param event: the draw; its cards are in the order of the entrants.
    """
    first, second, third, fourth = event.cards
    return event_line(event, first=first, second=second, third=third, fourth=fourth)


def pair_lines(people: People) -> list[Line]:
    """Return a line for each pair that says who plays together, for spectators; nothing for a player of the match."""
    if people.own_seat is not None:
        return []
    return [Line("corner-pair", {"side": side, "seats": (side, side + 2)}) for side in (0, 1)]
