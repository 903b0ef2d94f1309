"""The fields of Whist on the braille line; each function returns the pieces of one field."""

from __future__ import annotations

from numeramis_access.games.whist.questions import TRUMP_QUESTION
from numeramis_access.games.whist.state import WhistView
from numeramis_access.input.commands import Command
from numeramis_access.output import braille_fields
from numeramis_access.output.braille_layout import Piece


def trump(sight: braille_fields.FieldView[WhistView]) -> list[Piece]:
    """Return the trump suit, a dash in a deal without trumps, or a zero while tricks count for the other side (null).
    """
    suit = sight.view.trump
    named = sight.language.text("line-suit", suit=suit) if suit else "-"
    return braille_fields.asking_piece(sight, "0" if sight.view.null else named, TRUMP_QUESTION)


def turn(sight: braille_fields.FieldView[WhistView]) -> list[Piece]:
    """Return the mark of the player's turn, on lines without room for the player's card; nothing while others are to
    act.
    """
    is_own = sight.to_act is not None and sight.to_act == sight.view.seat and not sight.screen.is_kept
    return (
        [Piece(bytes([braille_fields.AWAITED_SEAT_CELL]), braille_fields.question_touch(Command.TURN))]
        if is_own
        else []
    )


def tricks(sight: braille_fields.FieldView[WhistView]) -> list[Piece]:
    """Return the counted tricks of both sides, the player's first.

    Where all play alone: the player's counted tricks, and the number of all tricks played.
    """
    view = sight.view
    if view.tour.alone and view.counted:
        own = view.counted[view.seat or 0]
        return braille_fields.label_number(sight, "line-tricks-of", Command.SCORE_DETAIL, own=own, all=len(view.past))
    return braille_fields.pair_of_numbers(sight, view.counted, "line-tricks", Command.SCORE_DETAIL)


def points(sight: braille_fields.FieldView[WhistView]) -> list[Piece]:
    """Return the points of the current game: of both sides, the player's first, or of each player where all play alone.
    """
    points = sight.view.sheet.game
    if sight.view.tour.alone:
        return [braille_fields.score_of(sight, seat, str(points[seat])) for seat in braille_fields.seats_around(sight)]
    return braille_fields.pair_of_numbers(sight, points, "line-points", Command.SCORE)


FIELDS = braille_fields.GameFields(
    {**braille_fields.TRICK_FIELDS, "turn": turn, "trump": trump, "tricks": tricks, "score": points}, card_cells=2
)
