"""A result typed in one line, such as ``3 7 5 4``: table, board, and the scores."""

from __future__ import annotations

import re
from collections.abc import Sequence

from numeramis_access.core.actions import Refusal
from numeramis_access.evening.evening import Evening, refuse_outcome, sitting_of
from numeramis_access.evening.events import ScoreLine
from numeramis_access.evening.scoring import SEATS, PlayScores, Result, result_of

#: the signs that can stand between the numbers
BETWEEN = re.compile(r"[\s,.;:/–-]+")


def read_result(evening: Evening, text: str) -> tuple[ScoreLine, Result] | Refusal:
    """Return the line of the score and its result, or why the text is no result that is still missing.

    The line is that of the last begun round in which the table plays the board.

    :param text: the number of the table, that of the board, then the score of both sides, north and south first; or of
        each seat clockwise from north, where each seat has its own. In plays the table, then the score of each player.
    """
    seats = evening.plan.by_seat
    count = SEATS if seats else 2
    parts = [part for part in BETWEEN.split(text) if part]
    if evening.plan.contest == "plays":
        return _read_play(evening, parts)
    if len(parts) != 2 + count or not all(part.isascii() and part.isdigit() for part in parts):
        return Refusal("evening-line-form", values={"seats": "yes" if seats else "no"})
    table, board, *scores = map(int, parts)
    rounds = (ScoreLine(number, table - 1, board) for number in range(evening.round, -1, -1) if table)
    line = next((line for line in rounds if sitting_of(evening, line) is not None), None)
    if line is None:
        return Refusal("evening-line-unknown", values={"table": table, "board": board})
    if line in evening.outcomes:
        return Refusal("evening-result-there")
    result = result_of(scores)
    return refuse_outcome(evening.plan, result) or (line, result)


def _read_play(evening: Evening, parts: Sequence[str]) -> tuple[ScoreLine, Result] | Refusal:
    """Return the line of the present round and its result: the number of the table, then the score of each player."""
    if len(parts) < 2 or not all(part.isascii() and part.isdigit() for part in parts):
        return Refusal("evening-line-form", values={"seats": "plays"})
    table, *scores = map(int, parts)
    line = ScoreLine(max(0, evening.round), table - 1, evening.round + 1)
    sitting = sitting_of(evening, line) if table and evening.round >= 0 else None
    if sitting is None:
        return Refusal("evening-table-unknown", values={"table": table})
    if line in evening.outcomes:
        return Refusal("evening-result-there")
    result = PlayScores(tuple(scores))
    return refuse_outcome(evening.plan, result, len(sitting.sides)) or (line, result)
