"""The fields of Quist on the braille line; each function returns the pieces of one field."""

from __future__ import annotations

from numeramis_access.games.quist.state import QuistView
from numeramis_access.input.commands import Command
from numeramis_access.output.braille_fields import TRICK_FIELDS, FieldView, GameFields, label_number, pair_of_numbers
from numeramis_access.output.braille_layout import Piece


def tricks(sight: FieldView[QuistView]) -> list[Piece]:
    """Return the tricks of both sides in this game, the player's side first."""
    return pair_of_numbers(sight, sight.view.won, "line-tricks", Command.SCORE_DETAIL)


def games(sight: FieldView[QuistView]) -> list[Piece]:
    """Return the games that both sides have won, the player's side first."""
    return pair_of_numbers(sight, sight.view.games_won, "line-games", Command.SCORE)


def worth(sight: FieldView[QuistView]) -> list[Piece]:
    """Return the tricks at stake in this phase."""
    return label_number(sight, "line-worth", Command.WORTH, worth=sight.view.worth)


FIELDS = GameFields({**TRICK_FIELDS, "worth": worth, "tricks": tricks, "score": games})
