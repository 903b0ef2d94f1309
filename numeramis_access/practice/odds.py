"""The odds of the moment, for whichever game is at the table: one sentence, and a longer answer."""

from __future__ import annotations

from importlib import import_module
from typing import NamedTuple

from numeramis_access.core.cards import Card
from numeramis_access.core.ruleset import View
from numeramis_access.words.game import Line


class Odds(NamedTuple):
    """What there is to say of the odds: in one sentence, and at length when it is asked for again."""

    short: tuple[Line, ...]
    long: tuple[Line, ...] = ()


def odds(game: str, view: View, card: Card | None = None, marked: tuple[Card, ...] = ()) -> Odds:
    """Return the odds that this view allows to know.

    :param card: the card of the hand that is asked about, or None. :param marked: cards marked for an exchange.
    """
    module = import_module(f"numeramis_access.practice.odds_{game}")
    found: Odds = module.odds(view, card, marked)
    return found
