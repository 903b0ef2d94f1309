"""Entrants without a seat in a round: the reason, and who still has plays to play."""

from __future__ import annotations

from typing import Literal, TypeAlias

from numeramis_access.evening.evening import Evening, is_away, open_lines, plays_left, sits_at
from numeramis_access.evening.events import Entrant, ScoreLine
from numeramis_access.evening.knock_out import contenders_of

#: why an entrant has no seat: away; at a table of an earlier round; all plays done; knocked out; waits for a table; out
WhyUnseated: TypeAlias = Literal["away", "plays", "done", "beaten", "waits", "out"]


def why_unseated(evening: Evening, entrant: Entrant, number: int) -> tuple[WhyUnseated, ScoreLine | None]:
    """Return why an entrant has no seat in a round, and the score line of the table at which it still plays, None if it
    plays at none.

    The reason is the first that holds: ``away``; ``plays`` at a table of another round; where each player has a number
    of plays, ``waits`` for a table or ``done`` with all plays; ``beaten`` in a knock-out; ``out``, sitting out.

    :param evening: the evening so far.
    :param entrant: number of the entrant, from 0.
    :param number: number of the round, from 0.
    """
    if is_away(evening, entrant, number):
        return "away", None
    playing = next((line for line in open_lines(evening) if sits_at(evening, entrant, line)), None)
    if playing is not None and playing.round != number:
        return "plays", playing
    if evening.plan.games:
        return "waits" if entrant in entrants_with_plays_left(evening) else "done", None
    is_beaten = evening.plan.movement == "knock-out" and entrant not in contenders_of(evening, number)
    return "beaten" if is_beaten else "out", None


def entrants_with_plays_left(evening: Evening) -> frozenset[Entrant]:
    """Return the entrants with plays left; none where nobody has a number of plays."""
    left = plays_left(evening)
    return frozenset(entrant for entrant, counts in left.items() if any(count > 0 for count in counts))
