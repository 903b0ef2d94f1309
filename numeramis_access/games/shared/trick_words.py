"""Words of games with tricks: the last trick, and a claim or concession, which ends a deal before its last card."""

from __future__ import annotations

from numeramis_access.core.ruleset import View
from numeramis_access.games.shared.tricks import RestClaimed, RestConceded
from numeramis_access.words.game import Line, event_line, on_table


def rest_line(event: RestClaimed | RestConceded, own_side: bool) -> Line:
    """Return the line for a claim or concession of the rest. :param own_side: whether the listener's side made it."""
    gained = own_side == isinstance(event, RestClaimed)
    return event_line(event, "trick-won" if gained else "trick-lost")


def last_trick(view: View, opening: Line, closed: bool) -> list[Line]:
    """Return the lines of the last trick.

    :param opening: the line with its winner. :param closed: whether the next card has closed it (Q14).
    """
    if closed:
        return [Line("last-trick-closed" if view.past_tricks() else "last-trick-none")]
    return [opening, *on_table(view.past_tricks()[-1])]
