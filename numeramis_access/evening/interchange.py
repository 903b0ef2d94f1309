"""An evening's files for other programs: names and results to import as CSV, results to export as CSV and PBN.

An import is read line by line; if any line is wrong, all errors are reported and nothing is imported. Exported CSV has
the columns of Jannersten's ``Results.txt`` (semicolons; GAME, CONTESTANTS, RESULTS); imports can use semicolons or
commas. PBN 2.1 has deals and results of French cards only.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import NamedTuple

from numeramis_access.core.cards import SUIT, SUITS
from numeramis_access.core.text import clean_text
from numeramis_access.evening import scoring
from numeramis_access.evening.boards import Board
from numeramis_access.evening.evening import Evening, score_lines, sides_of, table_of_line
from numeramis_access.evening.events import Entrant, Plan, ScoreLine
from numeramis_access.evening.outcomes import refuse_outcome
from numeramis_access.evening.standings import scored_boards, standings

#: names of the sides in files
SIDE_NAMES = ("NS", "EW")
#: columns of PBN's table of results with their widths
PBN_COLUMNS = (("Round", 3), ("Table", 4), ("Tricks_NS", 3), ("Tricks_EW", 3))
#: maximum number of lines of a file
MAX_FILE_LINES = 5000


class WrongLine(NamedTuple):
    """An error in a line of a file.

    :param line: number of the line, from 1. :param code: id of the message about it.
    :param what: the wrong text; empty if the message needs none.
    """

    line: int
    code: str
    what: str = ""


class NamesInFile(NamedTuple):
    """The entrants of a file of names, one per line; if a line is wrong, the errors and no entrants.

    :param entrants: the names of each entrant. :param wrong: the lines with an error.
    """

    entrants: tuple[tuple[str, ...], ...]
    wrong: tuple[WrongLine, ...] = ()


class ResultsInFile(NamedTuple):
    """The scores of a file of results; if a line is wrong, the errors and no scores.

    :param scores: each line of the score with its result. :param wrong: the lines with an error.
    """

    scores: tuple[tuple[ScoreLine, scoring.Result], ...]
    wrong: tuple[WrongLine, ...] = ()


def _rows(text: str) -> list[tuple[int, list[str]]]:
    """Return the non-empty rows with their numbers; the delimiter is a semicolon if the text has one."""
    delimiter = ";" if ";" in text else ","
    rows = ((number, _cells(line, delimiter)) for number, line in enumerate(text.splitlines()[:MAX_FILE_LINES], 1))
    return [(number, row) for number, row in rows if any(row)]


def _cells(line: str, delimiter: str) -> list[str]:
    """Return the cells of a line; a line that is not CSV is one cell."""
    try:
        row = next(csv.reader([line], delimiter=delimiter), [])
    except csv.Error:
        row = [line]
    return [clean_text(cell) for cell in row]


def _is_number(cell: str) -> bool:
    return cell.isascii() and cell.isdigit() and len(cell) < 5


def read_names(text: str, plan: Plan) -> NamesInFile:
    """Return the entrants in a file, or the errors of all wrong lines.

    Each line is a pair, a player or a team, with each name in its own column; semicolons separate columns, or commas if
    the text has no semicolon. A line is wrong if it has too many names, a name that occurred before, or a name without
    letters.

    :param text: content of the file; lines after the 5,000th are ignored. :param plan: the kind of evening.
    """
    parties, wrong = [], []
    seen: set[str] = set()
    for number, row in _rows(text):
        names = [cell for cell in row if cell]
        again = next((name for name in names if name in seen or names.count(name) > 1), None)
        if len(names) > plan.most_persons:
            wrong.append(WrongLine(number, "evening-line-too-many", names[plan.most_persons]))
        elif again is not None:
            wrong.append(WrongLine(number, "evening-line-twice", again))
        elif unspeakable := next((name for name in names if not any(map(str.isalpha, name))), None):
            wrong.append(WrongLine(number, "evening-line-no-name", unspeakable))
        seen.update(names)
        parties.append(tuple(names))
    return NamesInFile((), tuple(wrong)) if wrong else NamesInFile(tuple(parties))


def read_results(text: str, evening: Evening) -> ResultsInFile:
    """Return the results in a file, or the errors of all wrong lines.

    A line has the round, the table and the board, each from 1, then the tricks of both sides or each seat's points
    clockwise from north. Lines without any number before the first result, such as a heading, are ignored. A line is
    wrong if no begun round has that table and board, if the result is known already, or if the score is impossible.

    :param text: content of the file; lines after the 5,000th are ignored. :param evening: the evening so far.
    """
    results: dict[ScoreLine, scoring.Result] = {}
    width = 3 + (scoring.SEATS if evening.plan.by_seat else 2)
    wrong: list[WrongLine] = []
    there = {line for number in range(evening.round + 1) for line in score_lines(evening, number)}
    for number, row in _rows(text):
        if not results and not wrong and not any(map(_is_number, row)):
            continue
        if len(row) < width or not all(map(_is_number, row[:width])):
            wrong.append(WrongLine(number, "evening-line-columns", "; ".join(row)))
            continue
        round_number, table, board, *numbers = map(int, row[:width])
        line, score = ScoreLine(max(0, round_number - 1), max(0, table - 1), board), scoring.result_of(numbers)
        known = line in there
        code = _wrong_result(evening, line, score, known, line in results or not round_number or not table)
        if code:
            wrong.append(WrongLine(number, code, " + ".join(map(str, numbers))))
        results[line] = score
    return ResultsInFile((), tuple(wrong)) if wrong else ResultsInFile(tuple(results.items()))


def _wrong_result(evening: Evening, line: ScoreLine, score: scoring.Result, known: bool, twice: bool) -> str:
    """Return the message id of the error in a line, empty if it is correct."""
    if not known:
        return "evening-line-none"
    if twice or line in evening.outcomes:
        return "evening-line-result-there"
    return "evening-line-wrong-sum" if refuse_outcome(evening.plan, score) is not None else ""


def results_csv(evening: Evening, name: Callable[[Entrant], str], date: str) -> str:
    """Return an evening's plan, standings and results as CSV with semicolons.

    The columns are the same as in ``Results.txt`` of the firm Jannersten.

    :param evening: the evening. :param name: takes the number of an entrant, from 0, and returns its name. :param date:
        date of the evening, ISO 8601.
    """
    target = io.StringIO()
    write = csv.writer(target, delimiter=";", lineterminator="\r\n").writerow
    plan = evening.plan
    write(["GAME", "boards", "rounds", "contest", "movement", "game", "date"])
    boards = evening.movement.boards() if evening.movement else 0
    movement = evening.movement.name if evening.movement else ""
    write(["GAME", boards, len(evening.rounds), plan.contest, movement, plan.game, date[:10]])
    write(["CONTESTANTS", "section", "number", "name", "result", "percent", "place", "boards"])
    for section, field in enumerate(standings(evening)):
        for rank in field:
            counts = plan.contest in ("teams", "plays")
            points = decimal_text(rank.worth if counts else Fraction(rank.total.points))
            percent = "" if counts else decimal_text(rank.worth)
            place = f"{rank.place}{'=' if rank.shared else ''}"
            section_name = SIDE_NAMES[section] if len(standings(evening)) > 1 else "A"
            write(
                ["CONTESTANTS", section_name, rank.entrant + 1, name(rank.entrant), points, percent, place, rank.boards]
            )
    write(["RESULTS", "board", "section", "round", "table", "north", "east", "tricks north", "tricks east",
           "points north", "points east", "remarks"])  # fmt: skip
    for row in _result_rows(evening):
        write(["RESULTS", *row])
    return target.getvalue()


def _result_rows(evening: Evening) -> list[list[object]]:
    scored = scored_boards(evening)
    rows: list[list[object]] = []
    for line, outcome in sorted(evening.outcomes.items(), key=lambda row: (row[0].board, row[0])):
        sitting = table_of_line(evening, line)
        assert sitting is not None
        if isinstance(outcome, scoring.PlayScores):
            players = _joint_cell([entrant + 1 for side in sides_of(evening, sitting) for entrant in side])
            rows.append([line.board, "A", line.round + 1, line.table + 1, players, "", *_tricks(outcome), "", "", ""])
            continue
        north, east = (" ".join(str(entrant + 1) for entrant in side) for side in sides_of(evening, sitting))
        points = scored[line.board].points.get(line) if line.board in scored else None
        told = ["", ""] if points is None else [decimal_text(Fraction(value)) for value in points]
        won = [_joint_cell(told[way::2]) for way in (0, 1)]
        place = [line.board, "A", line.round + 1, line.table + 1]
        rows.append([*place, north, east, *_tricks(outcome), *won, _remark(outcome)])
    return rows


def _tricks(outcome: scoring.Outcome) -> list[object]:
    match outcome:
        case scoring.Score(north, east):
            return [north, east]
        case scoring.SeatScores():
            return [_joint_cell(outcome.by_seat[way::2]) for way in (0, 1)]
        case scoring.PlayScores(scores):
            return [_joint_cell(scores), ""]
        case scoring.Split(for_north, for_east):
            return [for_north.north, for_east.east]
        case scoring.Artificial():
            return ["", ""]


def _joint_cell(of_seats: Sequence[object]) -> str:
    """Return the values of both seats of a side in one cell, in the order of their players."""
    return " ".join(map(str, of_seats))


def _remark(outcome: scoring.Outcome) -> str:
    match outcome:
        case scoring.Score() | scoring.SeatScores() | scoring.PlayScores():
            return ""
        case scoring.Split(for_north, for_east):
            return f"split {for_north.north}-{for_north.east} {for_east.north}-{for_east.east}"
        case scoring.Artificial(north, east):
            return f"artificial {north}-{east}"


def decimal_text(number: Fraction) -> str:
    """Return a number as text with two decimals after a point, for display."""
    return f"{float(round(number, 2)):.2f}"


def pbn(evening: Evening, boards: Sequence[Board], title: str, date: str) -> str:
    """Return deals and results in Portable Bridge Notation; the deals must be of French cards.

    Only scores of two sides are written: split and artificial scores and results by seat are left out.

    :param evening: the evening. :param boards: the deals. :param title: title of the evening.
    :param date: date of the evening, ISO 8601.
    """
    lines = ["% PBN 2.1", "% EXPORT"]
    columns = ";".join(f"{name}\\{width}R" for name, width in PBN_COLUMNS)
    for board in boards:
        hands = " ".join(_pbn_hand(hand) for hand in board.hands)
        tags = {
            "Event": _quote(title), "Site": "", "Date": date[:10].replace("-", "."), "Board": board.number,
            "Dealer": "NESW"[board.dealer], "Deal": f"N:{hands}", "ScoreTable": columns,
        }  # fmt: skip
        rows = _pbn_rows(evening, board.number)
        trump = [f"{{Trump: {board.trump.upper()}}}"] if board.trump else []
        lines += [*(f'[{tag} "{value}"]' for tag, value in tags.items()), *rows, *trump, ""]
    return "\r\n".join(lines) + "\r\n"


def _quote(text: str) -> str:
    return text.replace('"', "'").replace("\\", "/")


def _pbn_hand(hand: Sequence[str]) -> str:
    """Return a hand in PBN: spades, hearts, diamonds, clubs, separated by points, high cards first."""
    suits = ("".join(card[0] for card in reversed(hand) if SUIT[card] == suit) for suit in reversed(SUITS))
    return ".".join(suits)


def _pbn_rows(evening: Evening, board: int) -> list[str]:
    rows = []
    for line, outcome in sorted(evening.outcomes.items()):
        if line.board == board and isinstance(outcome, scoring.Score):
            rows.append(f"{line.round + 1:3}{line.table + 1:4}{outcome.north:3}{outcome.east:3}")
    return rows
