"""A result typed in one line, such as ``3 7 5 4``: table, board, and the score of each side."""

from __future__ import annotations

import re
from collections.abc import Sequence

from numeramis_access.core.actions import Refusal
from numeramis_access.evening.evening import Evening, open_lines, table_of_line
from numeramis_access.evening.events import ScoreLine
from numeramis_access.evening.outcomes import refuse_outcome
from numeramis_access.evening.scoring import SEATS, PlayScores, Result, result_of

#: the greatest number of one digit
MAX_DIGIT = 9
#: the signs that can stand between the numbers
SEPARATOR_PATTERN = re.compile(r"[\s,.;:/–-]+")


def read_result(evening: Evening, text: str) -> tuple[ScoreLine, Result] | Refusal:
    """Return the score line and the result in a typed text, or why the text is not a result that is still missing.

    The line belongs to the last begun round in which the table plays the board; in plays, to the play of the table
    without a result, or else to its last one.

    :param evening: the evening.
    :param text: the number of the table, the number of the board, then the score of both sides, north and south first.
        If the sum of both is fixed, the score of north and south is enough; if that sum has one digit, the text needs
        no spaces. If each seat has its own score, four scores clockwise from north. In plays the number of the table,
        then the score of each player; scores of one digit each, and a table of one digit before them, need no spaces.
        Spaces, commas, points, semicolons, colons, slashes and hyphens can separate the numbers.
    """
    seats = evening.plan.by_seat
    count = SEATS if seats else 2
    parts = [part for part in SEPARATOR_PATTERN.split(text) if part]
    if evening.plan.contest == "plays":
        return _read_play(evening, parts)
    is_fixed = bool(evening.plan.tricks) and not seats
    wanted = (2 + count, 1 + count) if is_fixed else (2 + count,)
    if is_fixed and len(parts) == 1 and len(parts[0]) in wanted and evening.plan.tricks <= MAX_DIGIT:
        parts = list(parts[0])
    if len(parts) not in wanted or not all(part.isascii() and part.isdigit() for part in parts):
        return Refusal("evening-line-form", values={"seats": "yes" if seats else "no"})
    table, board, *scores = map(int, parts)
    rounds = (ScoreLine(number, table - 1, board) for number in range(evening.round, -1, -1) if table)
    line = next((line for line in rounds if table_of_line(evening, line) is not None), None)
    if line is None:
        return Refusal("evening-line-unknown", values={"table": table, "board": board})
    if len(scores) < count:
        scores.append(evening.plan.tricks - scores[0])
    result = result_of(scores)
    if line in evening.outcomes:
        return _refuse_known(evening, line, result)
    return refuse_outcome(evening.plan, result) or (line, result)


def _read_play(evening: Evening, parts: Sequence[str]) -> tuple[ScoreLine, Result] | Refusal:
    """Return the line of a table's play and its result: the number of the table, then the score of each player."""
    digits = all(part.isascii() and part.isdigit() for part in parts)
    if not digits or not parts or (len(parts) == 1 and len(parts[0]) < 3):
        return Refusal("evening-line-form", values={"seats": "plays"})
    if len(parts) == 1:
        parts = [parts[0][0], parts[0][1:]]
    table, *scores = map(int, parts)
    line = _line_of_play(evening, table - 1) if table else None
    sitting = table_of_line(evening, line) if line is not None else None
    if line is None or sitting is None:
        return Refusal("evening-table-unknown", values={"table": table})
    if len(parts) == 2:
        if len(parts[1]) != len(sitting.sides):
            return Refusal("evening-line-form", values={"seats": "plays"})
        scores = [int(digit) for digit in parts[1]]
    result = PlayScores(tuple(scores))
    if line in evening.outcomes:
        return _refuse_known(evening, line, result)
    return refuse_outcome(evening.plan, result, len(sitting.sides)) or (line, result)


def _line_of_play(evening: Evening, table: int) -> ScoreLine | None:
    """Return the line of the table's play without a result, or else of its last play.

    Where each player has a number of plays, a table of an earlier round can still play.
    """
    playing = next((line for line in open_lines(evening) if line.table == table), None)
    played = (ScoreLine(number, table, number + 1) for number in range(evening.round, -1, -1))
    return playing or next((line for line in played if table_of_line(evening, line) is not None), None)


def _refuse_known(evening: Evening, line: ScoreLine, result: Result) -> Refusal:
    """Return the refusal of a line that has a result: whether it is this one."""
    return Refusal("evening-result-same" if evening.outcomes[line] == result else "evening-result-there")
