"""Parts of a table alone, without program, scene or house: they take values and return values."""

from __future__ import annotations

import pytest

from numeramis_access.app.table.acting import OnlyCardTimer, means_only_card, needs_confirmation, only_play
from numeramis_access.app.table.desk import Desk
from numeramis_access.core.actions import Action, AmountRange, Claim, Concede, PlayCard
from numeramis_access.core.ruleset import View
from numeramis_access.core.table import Table
from numeramis_access.input.commands import Command
from numeramis_access.store.settings import Settings
from tests.standard import ruleset


class Clock:
    """A clock that stands still. :ivar seconds: its time."""

    seconds = 10.0

    def now(self) -> float:
        """Return the time in seconds."""
        return self.seconds


def dealt() -> View:
    """Return the view of a player of Quist after the deal."""
    rules = ruleset("quist")
    table = Table(rules, rules.options(), 4, 1)
    while not table.view(0).hand:
        table.draw()
    return table.view(0)


@pytest.mark.parametrize(
    ("legal", "only"),
    [
        ((), None),
        ((PlayCard("5"),), PlayCard("5")),
        ((PlayCard("5"), PlayCard("7")), None),
        ((PlayCard("5"), PlayCard("7"), PlayCard("8")), None),
        ((Claim(),), None),
    ],
)
def test_the_only_card_is_the_only_action(legal: tuple[Action | AmountRange, ...], only: PlayCard | None) -> None:
    assert only_play(legal) == only


def test_the_only_card_waits_for_its_time_and_plays_itself_once() -> None:
    clock = Clock()
    card = OnlyCardTimer(clock)
    card.plan_play(PlayCard("5"), Settings(only_card="itself", pace=2.0))
    assert card.due == 12.0
    assert not card.pop_due_play()
    clock.seconds = 12.0
    assert card.pop_due_play()
    assert not card.pop_due_play()
    card.plan_play(None, Settings(only_card="itself"))
    assert card.due is None
    card.plan_play(PlayCard("5"), Settings(only_card="key"))
    assert card.due is None


def test_a_key_plays_the_only_card_once_it_was_named() -> None:
    view = dealt()
    desk = Desk()
    desk.take_view(view)
    only = PlayCard(view.hand[0])
    assert not means_only_card(Command.NEXT_PLAYABLE, only, desk)
    desk.note_named()
    assert means_only_card(Command.NEXT_PLAYABLE, only, desk)
    assert not means_only_card(Command.NEXT, only, desk)
    assert not means_only_card(Command.NEXT_PLAYABLE, None, desk)


@pytest.mark.parametrize("sure", ["never", "all", "choices"])
def test_giving_up_a_deal_always_asks_and_a_card_never(sure: str) -> None:
    view = dealt()
    settings = Settings(sure=sure)  # type: ignore[arg-type]
    assert needs_confirmation(Concede(), view, settings) == Concede().final
    assert not needs_confirmation(PlayCard(view.hand[0]), view, settings)
