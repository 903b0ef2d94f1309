"""Every game's statements about its tricks, trumps, piles and seats agree with its own play.

Each demand is a function of one table, so that a ruleset with a planted fault shows that the demand finds it.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib import import_module
from typing import Any

import msgspec
import pytest

from numeramis_access.core.actions import Event
from numeramis_access.core.cards import SUIT
from numeramis_access.core.ruleset import Pile, State
from numeramis_access.core.seats import Seat
from numeramis_access.core.table import Table
from numeramis_access.games.shared.tricks import RestClaimed, RestConceded
from tests.contract.walk import EVERY, name_of, table_of, walk
from tests.fifth.rules import Summit, SummitOptions, SummitState, SummitTaken, SummitView


def played(table: Table, steps: int = 400) -> Table:
    """Play at random; return the table."""
    for _ in walk(table, random.Random(5), steps):
        pass
    return table


def tricks_end_by_what_ends_them(table: Table) -> None:
    """Demand that a trick is over after the events in ``ends_trick`` and after no others."""
    rules, before = table.ruleset, 0
    for event, state in table.moments:
        count = len(rules.view(state, 0).past_tricks())
        if count > before:
            assert isinstance(event, rules.ends_trick), event
            assert isinstance(event, rules.ends_part), event
        before = count


def trumps_lead(table: Table) -> None:
    """Demand that of suited cards on the table a trump leads, or without trumps a card of the suit led."""
    for _, state in table.moments:
        view = table.ruleset.view(state, 0)
        lying = view.cards_on_table()
        if lying and SUIT.get(lying[0].card):
            trumps = [play for play in lying if SUIT[play.card] == view.trump_suit()]
            suit = view.trump_suit() if trumps else SUIT[lying[0].card]
            leading = [play for play in lying if play.is_winning]
            assert len(leading) == 1, lying
            assert SUIT[leading[0].card] == suit, (lying, view.trump_suit())


def whoever_leads_takes_the_trick(table: Table) -> None:
    """Demand that the seat that leads in the view takes the trick by the rules."""
    rules, before = table.ruleset, table.ruleset.view(table.moments[0][1], 0)
    for event, state in table.moments:
        view = rules.view(state, 0)
        if isinstance(event, rules.ends_trick) and event.subject() is not None and len(before.seats_ahead()) == 1:
            assert before.seats_ahead() == (event.subject(),), event
        before = view


def piles_are_what_was_taken(table: Table) -> None:
    """Demand that each trick makes one pile grow, in the view of every seat, and that piles grow at no other time.

    The pile is the taker's or the partner's, unless options count tricks for other players.
    """
    rules, before, usual = table.ruleset, dict[int, int](), table.options == table.ruleset.options()
    for event, state in table.moments:
        now = _tricks(table, state)
        grown = {seat for seat, height in now.items() if height != before.get(seat, 0)}
        if isinstance(event, rules.begins_deal):
            assert not any(now.values()), now
        elif isinstance(event, rules.ends_trick) and now:
            taker = event.subject()
            assert len(grown) == (taker is not None) * (2 if rules.has_partners(state) else 1), (event, before, now)
            assert not usual or taker is None or taker in grown, (event, before, now)
        elif not isinstance(event, (*rules.ends_deal, RestClaimed, RestConceded)):
            assert not grown, (event, before, now)
        before = now


def _tricks(table: Table, state: State) -> dict[int, int]:
    """Return the tricks in each seat's pile in its own view; both seats of a pair see the pair's tricks."""
    rules, found = table.ruleset, dict[int, int]()
    for seat in range(table.seats):
        piles = rules.view(state, seat).piles()
        if any(pile.kind == "tricks" for pile in piles.values()):
            found[seat] = piles[seat].height
            assert all(found[seat] == piles[seat].height for seat in found if seat in piles), piles
    return found


def everybody_sits_once(table: Table) -> None:
    """Demand that each entrant has one seat."""
    for _, state in table.moments:
        seated = table.ruleset.seating(state)[: table.seats]
        assert sorted(seated) == list(range(table.seats)), seated


DEMANDS = [
    tricks_end_by_what_ends_them, trumps_lead, whoever_leads_takes_the_trick, piles_are_what_was_taken,
    everybody_sits_once,
]  # fmt: skip


class Endless(Summit):
    """Summit with no events in ``ends_trick``."""

    ends_trick = ends_part = ()


class Unlike(SummitView, frozen=True):
    """A view that shows each player's tricks before the next one."""

    def piles(self) -> dict[Seat, Pile]:
        """Return each pile at the wrong seat."""
        return {(seat + 1) % len(self.taken): pile for seat, pile in super().piles().items()}


class Shifted(Summit):
    """Summit with views of the class ``Unlike``."""

    def view(self, state: SummitState, seat: Seat | None) -> SummitView:
        """Return an ``Unlike``."""
        return Unlike(**msgspec.structs.asdict(super().view(state, seat)))


class Robbed(Summit):
    """Summit in which the next player takes each trick."""

    def follow(self, state: SummitState) -> Event | None:
        """Return the event with the next player as the taker."""
        event = super().follow(state)
        return SummitTaken((event.seat + 1) % state.seats) if isinstance(event, SummitTaken) else event


class Crowded(Summit):
    """Summit in which one entrant has the first two seats."""

    def seating(self, state: SummitState) -> tuple[int, ...]:
        """Return entrant 0 twice."""
        return (0, 0, 1, 2)


@pytest.mark.parametrize(
    ("rules", "demand"),
    [
        (Endless, tricks_end_by_what_ends_them), (Shifted, piles_are_what_was_taken),
        (Robbed, whoever_leads_takes_the_trick), (Crowded, everybody_sits_once),
    ],
    ids=lambda one: one.__name__,
)  # fmt: skip
def test_a_planted_fault_is_found(rules: type[Summit], demand: Callable[[Table], None]) -> None:
    demand(played(Table(Summit(), SummitOptions(), 3, 7)))
    with pytest.raises(AssertionError):
        demand(played(Table(rules(), SummitOptions(), 3, 7)))


def test_trumps_that_the_rules_ignore_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = import_module("numeramis_access.games.whist.rules")
    beats = rules.beats
    setting = next(one for one in EVERY if table_of(one, 7).ruleset.name == rules.Whist.name)
    monkeypatch.setattr(rules, "beats", lambda card, best, trump: beats(card, best, None))
    with pytest.raises(AssertionError):
        trumps_lead(played(table_of(setting, 7)))


@pytest.mark.parametrize("demand", DEMANDS, ids=lambda demand: demand.__name__)
@pytest.mark.parametrize("setting", EVERY, ids=name_of)
def test_the_demand_holds(setting: Any, demand: Callable[[Table], None]) -> None:
    demand(played(table_of(setting, 7)))
