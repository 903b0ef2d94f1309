"""The caller's own choices at the table: to show the cards of a suit, to take back the last call, to correct an earlier
one.
"""

from __future__ import annotations

from numeramis_access.core.actions import Action
from numeramis_access.core.cards import SUITS


class ShowSuit(Action, frozen=True, tag="call_suit"):
    """Show the cards of a suit, to call one of them. :param suit: one of ``SUITS``."""

    suit: str


class TakeBackCall(Action, frozen=True, tag="call_take_back"):
    """Take back the last call; ``CalledSeat.take_back`` performs it."""

    final = True


class CorrectCall(Action, frozen=True, tag="call_correct"):
    """Choose an earlier call and replace it; ``CalledSeat.correct`` performs it."""

    final = True


#: the choices of the caller: in any game, and only with French cards
CORRECTION_CHOICES = (TakeBackCall(), CorrectCall())
SHOW_SUITS = tuple(map(ShowSuit, SUITS))
