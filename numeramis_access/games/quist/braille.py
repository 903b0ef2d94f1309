"""The fields of Quist on the braille line; each function returns the pieces of one field."""

from __future__ import annotations

from numeramis_access.games.quist.state import QuistView
from numeramis_access.input.commands import Command
from numeramis_access.output.braille_fields import TRICK, GameFields, Sight, label_number, pair
from numeramis_access.output.braille_layout import Piece


def tricks(sight: Sight[QuistView]) -> list[Piece]:
    """Return the tricks of this game by side."""
    return pair(sight, sight.view.won, "line-tricks", Command.SCORE_DETAIL)


def games(sight: Sight[QuistView]) -> list[Piece]:
    """Return the games won by side."""
    return pair(sight, sight.view.games_won, "line-games", Command.SCORE)


def worth(sight: Sight[QuistView]) -> list[Piece]:
    """Return the tricks at stake in this phase."""
    return label_number(sight, "line-worth", Command.WORTH, worth=sight.view.worth)


FIELDS = GameFields({**TRICK, "worth": worth, "tricks": tricks, "score": games})
