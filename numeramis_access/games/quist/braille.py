"""The fields of Quist on the braille line; each function returns the pieces of one field."""

from __future__ import annotations

from numeramis_access.games.quist.state import QuistView
from numeramis_access.input.commands import Command
from numeramis_access.output.braille_fields import TRICK_FIELDS, FieldView, GameFields, label_number, pair_of_numbers
from numeramis_access.output.braille_layout import Piece


def tricks(field_view: FieldView[QuistView]) -> list[Piece]:
    """Return the tricks of both sides in this game, the player's side first."""
    return pair_of_numbers(field_view, field_view.view.won, "line-tricks", Command.SCORE_DETAIL)


def games(field_view: FieldView[QuistView]) -> list[Piece]:
    """Return the games that both sides have won, the player's side first."""
    return pair_of_numbers(field_view, field_view.view.games_won, "line-games", Command.SCORE)


def worth(field_view: FieldView[QuistView]) -> list[Piece]:
    """Return the tricks at stake in this phase."""
    return label_number(field_view, "line-worth", Command.WORTH, worth=field_view.view.worth)


FIELDS = GameFields({**TRICK_FIELDS, "worth": worth, "tricks": tricks, "score": games})
