"""The view of each game answers the questions that every game has, and has the members that they need."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from numeramis_access.core.actions import EndPlay
from numeramis_access.core.ruleset import CardOnTable, PastTrick, View
from numeramis_access.core.seats import CHANCE
from numeramis_access.core.table import Table
from numeramis_access.words.current import CurrentLanguage
from numeramis_access.words.narrator import Narrator
from numeramis_access.words.people import People, Person
from tests.contract.walk import EVERY, name_of, table_of, walk
from tests.fifth.record import WITH_FULL
from tests.fifth.rules import Summit, SummitOptions, SummitState, SummitView

#: questions about the table that every game answers from the beginning
QUESTIONS = ("hand", "table", "turn", "seats", "order", "highest")
PEOPLE = tuple(Person(f"Player {number}") for number in range(10))


def played(table: Table) -> Table:
    """Play at random; return the table."""
    for _ in walk(table, random.Random(5), 200):
        pass
    return table


def missing_members(table: Table) -> set[str]:
    """Return the members of the view that the game leaves out although its rules have the answer."""
    rules, missing = table.ruleset, set[str]()
    if rules.ends_trick:
        after = [rules.view(state, 0) for event, state in table.moments if isinstance(event, rules.ends_trick)]
        assert after, "no trick has ended"
        missing |= {"past_tricks"} - {"past_tricks" for view in after if view.past_tricks()}
        missing |= {"last_cards_on_table"} - {"last_cards_on_table" for view in after if view.last_cards_on_table()}
    if any(issubclass(action, EndPlay) for action in rules.action_types):
        to_act = [(state, rules.to_act(state)) for _, state in table.moments]
        views = (rules.view(state, seat) for state, seat in to_act if seat not in (None, CHANCE))
        missing |= set() if any(view.end_play_actions() for view in views) else {"end_play_actions"}
    return missing


@pytest.mark.parametrize("setting", EVERY, ids=name_of)
def test_a_view_leaves_no_member_out_that_the_rules_speak_of(setting: Any) -> None:
    table = played(table_of(setting, 7))
    missing = missing_members(table)
    assert not missing, f"{type(table.view(0)).__name__} lacks {', '.join(sorted(missing))}"


class WithoutPast(SummitView, frozen=True):
    """A view without ``past_tricks``."""

    def past_tricks(self) -> tuple[PastTrick, ...]:
        """Return what a view has that leaves this out."""
        return View.past_tricks(self)


class WithoutLast(SummitView, frozen=True):
    """A view without ``last_cards_on_table``."""

    def last_cards_on_table(self) -> tuple[CardOnTable, ...]:
        """Return what a view has that leaves this out."""
        return View.last_cards_on_table(self)


class Ending(EndPlay, frozen=True, tag="ending"):
    """A way to end play early, which the view does not offer."""


@pytest.mark.parametrize(
    ("view", "actions", "member"),
    [
        (WithoutPast, (), "past_tricks"),
        (WithoutLast, (), "last_cards_on_table"),
        (SummitView, (Ending,), "end_play_actions"),
    ],
)
def test_a_member_that_is_left_out_is_named(view: type[SummitView], actions: tuple[type, ...], member: str) -> None:
    class Lacking(Summit):
        def view(self, state: SummitState, seat: int | None) -> SummitView:
            return view(**{name: getattr(made, name) for made in [super().view(state, seat)]
                           for name in msgspec.structs.asdict(made)})  # fmt: skip

    Lacking.action_types = (*Summit.action_types, *actions)
    assert missing_members(played(Table(Lacking(), SummitOptions(), 3, 7))) == {member}


@pytest.mark.parametrize("setting", EVERY, ids=name_of)
def test_every_game_answers_what_every_table_is_asked(setting: Any) -> None:
    table = played(table_of(setting, 7))
    rules, people = table.ruleset, People(PEOPLE[: table.seats], 0)
    narrator = Narrator(CurrentLanguage("en"), WITH_FULL[rules.name].game_words(), people)
    for _, state in table.moments:
        view = rules.view(state, 0)
        assert not [one for one in QUESTIONS if narrator.answer(one, view)[0].kind == "no-such-question"]
        about_tricks = narrator.answer("last-trick", view)[0].kind.startswith("last-trick")
        assert about_tricks == bool(rules.ends_trick), "a game without tricks answers this question itself"
