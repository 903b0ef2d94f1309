"""Signals of a partner at Whist: the first suit led is a good one, the first suit thrown an unwanted one."""

from __future__ import annotations

import msgspec
import pytest

from numeramis_access.core.actions import PlayCard
from numeramis_access.core.cards import SUIT
from numeramis_access.games.whist.players.signals import SIGNALS
from numeramis_access.games.whist.state import WhistOptions, WhistView
from numeramis_access.games.whist.tours import TOURS
from numeramis_access.players.characters import choose_signal
from numeramis_access.players.policy import Choice
from tests.players.test_whist_posterior import view_after


def chosen(view: WhistView, *values: tuple[str, float]) -> str:
    """Return the card by which the partner gets a signal; the first of these is the chosen one."""
    choice = Choice(PlayCard(values[0][0]), tuple((PlayCard(card), value) for card, value in values))
    action = (choose_signal(choice, view, SIGNALS) or choice).action
    assert isinstance(action, PlayCard)
    return action.card


HAND = "2c 5c 3d 9d Kd Ad 4h 7h 8h 2s 6s 8s Ts"


def test_the_first_lead_is_from_the_best_suit_of_cards_that_are_as_good() -> None:
    view = msgspec.structs.replace(view_after(0, 1), hand=tuple(HAND.split()), trump="c")
    assert chosen(view, ("4h", 5.0), ("3d", 4.95), ("6s", 4.95), ("2c", 1.0)) == "3d"
    assert chosen(view, ("4h", 5.0), ("3d", 4.0), ("2c", 1.0)) == "4h", "not where it costs something"
    assert chosen(view, ("4h", 5.0), ("7h", 5.0), ("2c", 1.0)) in ("4h", "7h")


@pytest.mark.parametrize("tour", TOURS)
def test_what_is_told_is_one_of_the_cards_as_good_and_nothing_alone_or_where_tricks_are_not_wanted(tour: str) -> None:
    for count in (0, 5, 18, 33):
        view = view_after(count, count + 3, tour, "random")
        cards = [action.card for action in view.legal if isinstance(action, PlayCard)]
        card = SIGNALS.choose(view, cards)
        assert card is None or card in cards
        if TOURS[tour].alone or view.null or TOURS[tour].queen:
            assert card is None
    assert SIGNALS.fit(WhistOptions(tour=tour)) == (not TOURS[tour].alone)  # type: ignore[arg-type]


def test_who_cannot_follow_throws_first_from_the_suit_that_is_wanted_least_and_later_says_nothing() -> None:
    found = 0
    for seed in range(60):
        view = view_after(9 + seed % 14, seed, "base", "strong")
        led = SUIT[view.trick[0].card] if view.trick else ""
        cards = [action.card for action in view.legal if isinstance(action, PlayCard)]
        legal = [card for card in cards if SUIT[card] != view.trump]
        if not led or not legal or SUIT[legal[0]] == led:
            continue
        card = SIGNALS.choose(view, legal)
        threw = any(
            play.seat == view.seat and SUIT[play.card] not in (SUIT[trick[0].card], view.trump)
            for trick in view.past
            for play in trick
        )
        assert (card is None) == threw
        if card is not None:
            others = [sum(SUIT[held] == SUIT[one] for held in view.hand) for one in legal]
            assert sum(SUIT[held] == SUIT[card] for held in view.hand) <= min(others) + 2
            found += 1
    assert found >= 2
