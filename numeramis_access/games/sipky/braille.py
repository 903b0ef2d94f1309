"""The fields of Šipky on the braille line; each function returns the pieces of one field."""

from __future__ import annotations

from numeramis_access.core.seats import Seat
from numeramis_access.games.sipky.questions import MISSING_QUESTION
from numeramis_access.games.sipky.state import SipkyView
from numeramis_access.input.commands import Command
from numeramis_access.output.braille_fields import (
    AWAITED_SEAT_CELL,
    GAP_CELL,
    FieldView,
    GameFields,
    choices,
    label_number,
    question_touch,
    score_of,
)
from numeramis_access.output.braille_layout import Piece

#: the marks of a final score
STANDING_MARKS = {"ended": ".", "hit": "!", "out": "-"}


def own(sight: FieldView[SipkyView]) -> list[Piece]:
    """Return the player's score; nothing for spectators and before the first game."""
    seat, scores = sight.view.seat, sight.view.scores
    return label_number(sight, "line-score", Command.SCORE, score=scores[seat]) if scores and seat is not None else []


def missing(sight: FieldView[SipkyView]) -> list[Piece]:
    """Return the distance to the limit, negative once it is passed; nothing for spectators and before the first game.
    """
    seat, scores = sight.view.seat, sight.view.scores
    if not scores or seat is None:
        return []
    missing = sight.view.limit - scores[seat]
    return label_number(sight, "line-missing", MISSING_QUESTION, missing=missing)


def limit(sight: FieldView[SipkyView]) -> list[Piece]:
    """Return the limit; nothing before the first game."""
    return label_number(sight, "line-limit", Command.SCORE, limit=sight.view.limit) if sight.view.scores else []


def throw(sight: FieldView[SipkyView]) -> list[Piece]:
    """Return the last throw: the player's letter and the number thrown, or a dash for a miss; nothing before the first
    throw.
    """
    if not sight.view.throws:
        return []
    seat, _, number = sight.view.throws[-1]
    return [Piece(_throw(sight, seat, number), question_touch(Command.LAST_TRICK))]


def _throw(sight: FieldView[SipkyView], seat: Seat, number: int | None) -> bytes:
    return sight.letter(seat) + sight.write("-" if number is None else number)


def course(sight: FieldView[SipkyView]) -> list[Piece]:
    """Return the choices of the player to act; if there are none, the throws of the others since the player's last
    throw.
    """
    return choices(sight) or _throw_pieces(sight)


def _throw_pieces(sight: FieldView[SipkyView]) -> list[Piece]:
    since: list[Piece] = []
    for seat, _, number in reversed(sight.view.throws):
        if seat == sight.view.seat:
            break
        since.append(Piece(_throw(sight, seat, number) + GAP_CELL, question_touch(Command.LAST_TRICK)))
    return since[::-1]


def players(sight: FieldView[SipkyView]) -> list[Piece]:
    """Return each player's letter and score, the best score within the limit with dot 7. A sign follows for the seat to
    act, or for a final score as in ``STANDING_MARKS``.
    """
    view = sight.view
    best = max((score for score in view.scores if score <= view.limit), default=None)
    return [_player(sight, seat, score == best) for seat, score in enumerate(view.scores)]


def _player(sight: FieldView[SipkyView], seat: Seat, leads: bool) -> Piece:
    view = sight.view
    mark = STANDING_MARKS.get(view.standings[seat], "")
    piece = score_of(sight, seat, str(view.scores[seat]), leads=leads)
    state = bytes([AWAITED_SEAT_CELL]) if sight.to_act == seat else sight.write(mark)
    return Piece(piece.cells[:-1] + state + GAP_CELL, piece.touch)


FIELDS = GameFields(
    {"own": own, "missing": missing, "limit": limit, "throw": throw, "course": course, "players": players},
    signed_fields=("throw",),
)
