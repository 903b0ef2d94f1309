"""Finds why an exchange is made in Loker: what decides between it and the next best action, as exact chances."""

from __future__ import annotations

from collections.abc import Sequence

from numeramis_access.core.actions import Action, Values
from numeramis_access.games.loker.events import Exchange
from numeramis_access.games.loker.players import model
from numeramis_access.games.loker.state import LokerView

#: the smallest difference of two chances that is told
MIN_TOLD_DIFFERENCE = 0.01


def explain_exchange(view: LokerView, ranked: Sequence[tuple[Action, float]], code: str) -> tuple[str, Values]:
    """Return the reason of the best action, an exchange or the end of the turn, compared with the next best one.

    Chances count all unseen cards as equally likely.

    :param view: the view of the player.
    :param ranked: the actions with their values, the best first, at least one.
    :param code: the reason to return if no chance differs by ``MIN_TOLD_DIFFERENCE``; ``stands-pat`` is explained by
        the first exchange among the others instead.
    :returns: the code of the reason, and the values of its message (none for ``code``).
    """
    best, *others = (action for action, _ in ranked)
    if code == "stands-pat":
        exchange = next((other for other in others if isinstance(other, Exchange) and other.cards), None)
        if exchange is None:
            return code, {}
        return "stands-pat-risk", {"chance": chance_to_improve(view, exchange), "risk": chance_to_spoil(view, exchange)}
    if not others or not isinstance(best, Exchange):
        return code, {}
    chance, other = chance_to_improve(view, best), others[0]
    if not isinstance(other, Exchange) or not other.cards:
        return "improves", {"chance": chance, "risk": chance_to_spoil(view, best)}
    less, risk, more = chance_to_improve(view, other), chance_to_spoil(view, best), chance_to_spoil(view, other)
    if max(chance - less, more - risk) >= MIN_TOLD_DIFFERENCE:
        if chance - less >= more - risk:
            return "improves-more", {"chance": chance, "less": less}
        return "spoils-less", {"risk": risk, "more": more}
    above = range(model.strength_of(view.hand) + 1, len(model.strengths()))
    chance, less = (_chance(view, exchange, above) for exchange in (best, other))
    return ("betters-more", {"chance": chance, "less": less}) if chance - less >= MIN_TOLD_DIFFERENCE else (code, {})


def chance_to_improve(view: LokerView, exchange: Exchange) -> float:
    """Return the exact chance that an exchange makes a higher figure than the present one.

    :param view: the view of the player, with the hand before the exchange.
    :param exchange: the cards to throw away.
    """
    above = model.first_of_figure()[_rank(view) + 1]
    return _chance(view, exchange, range(above, len(model.strengths())))


def chance_to_spoil(view: LokerView, exchange: Exchange) -> float:
    """Return the exact chance that an exchange leaves a lower figure than the present one, or none.

    :param view: the view of the player, with the hand before the exchange.
    :param exchange: the cards to throw away.
    """
    return _chance(view, exchange, range(model.first_of_figure()[_rank(view)]))


def _rank(view: LokerView) -> int:
    return view.figure.rank if view.figure is not None else 0


def _chance(view: LokerView, exchange: Exchange, wanted: range) -> float:
    """Return the exact chance that the hand after an exchange has one of these strengths."""
    hand_values = tuple(float(strength in wanted) for strength in range(len(model.strengths())))
    return model.exchange_value(view.hand, exchange.cards, hand_values, model.unseen_counts(view))
