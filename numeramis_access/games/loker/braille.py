"""The fields of Loker on the braille line; each function returns the pieces of one field."""

from __future__ import annotations

from numeramis_access.core.seats import Seat
from numeramis_access.games.loker.figures import Figure
from numeramis_access.games.loker.questions import CHIPS_QUESTION, FIGURE_QUESTION
from numeramis_access.games.loker.state import LokerView
from numeramis_access.games.loker.words import figure_values
from numeramis_access.input.commands import Command
from numeramis_access.output.braille_fields import (
    AWAITED_SEAT_CELL,
    GAP_CELL,
    FieldView,
    GameFields,
    label_number,
    question_touch,
)
from numeramis_access.output.braille_layout import Piece, Touch


def figure(sight: FieldView[LokerView]) -> list[Piece]:
    """Return the name of the listener's figure and its numbers; nothing for a listener without cards."""
    figure = sight.view.figure
    return [Piece(_figure(sight, figure), question_touch(FIGURE_QUESTION))] if figure else []


def _figure(sight: FieldView[LokerView], figure: Figure) -> bytes:
    return sight.write(sight.language.form("figure-name", "braille", **figure_values(figure)))


def best(sight: FieldView[LokerView]) -> list[Piece]:
    """Return the letter of the seat with the figure to beat, and the figure; nothing if no hand lies open."""
    best = sight.view.best
    if best is None:
        return []
    return [Piece(sight.letter(best.seat) + GAP_CELL + _figure(sight, best.figure), question_touch(Command.HIGHEST))]


def bank(sight: FieldView[LokerView]) -> list[Piece]:
    """Return the chips in the bank; nothing without stakes."""
    if sight.view.options.stakes == "none":
        return []
    return label_number(sight, "line-bank", CHIPS_QUESTION, chips=sight.view.bank)


def chips(sight: FieldView[LokerView]) -> list[Piece]:
    """Return the player's chips; nothing without stakes and for spectators."""
    view = sight.view
    if view.options.stakes == "none" or view.seat is None:
        return []
    return label_number(sight, "line-chips", CHIPS_QUESTION, chips=view.chips[view.seat])


def call(sight: FieldView[LokerView]) -> list[Piece]:
    """Return the chips needed to stay in; nothing unless players bet."""
    betting = sight.view.betting
    if not betting or not betting.open:
        return []
    return label_number(sight, "line-call", CHIPS_QUESTION, chips=sight.view.to_call)


def players(sight: FieldView[LokerView]) -> list[Piece]:
    """Return for each player in the game the points or chips, or the cards of an open hand."""
    return [_player(sight, seat) for seat in sight.view.order]


def _player(sight: FieldView[LokerView], seat: Seat) -> Piece:
    view = sight.view
    folded = view.betting is not None and view.betting.folded[seat]
    if view.laid[seat] and not folded:
        shown = b"".join(map(sight.card, view.hands[seat]))
    else:
        shown = sight.write((view.points if view.options.stakes == "none" else view.chips)[seat])
    state = bytes([AWAITED_SEAT_CELL]) if sight.to_act == seat else sight.write("-" if folded else "")
    return Piece(sight.letter(seat) + shown + state + GAP_CELL, Touch("table", seat))


FIELDS = GameFields({
    "figure": figure, "best": best, "bank": bank, "chips": chips, "call": call, "players": players,
})  # fmt: skip
