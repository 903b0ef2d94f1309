"""Words of games with tricks: a claim or concession, which ends a deal before its last card."""

from __future__ import annotations

from numeramis_access.games.shared.tricks import RestClaimed, RestConceded
from numeramis_access.words.game import Line, event_line


def rest_line(event: RestClaimed | RestConceded, own_side: bool) -> Line:
    """Return the line for a claim or concession of the rest, with the sound of won or lost tricks for the listener.

    :param event: the claim or concession.
    :param own_side: whether the listener's side made it.
    """
    gained = own_side == isinstance(event, RestClaimed)
    return event_line(event, "trick-won" if gained else "trick-lost")
