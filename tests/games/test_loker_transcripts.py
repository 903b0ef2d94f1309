"""Worked examples of Loker, typed by hand, played by the rules, as one seat hears them in both languages."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from numeramis_access.core.actions import Refusal
from numeramis_access.core.cards import Card, numeramis_pack, without_cards
from numeramis_access.core.codec import read_options
from numeramis_access.core.notation import action_from_text
from numeramis_access.core.table import Moment, Table
from numeramis_access.games.loker.rules import Loker
from numeramis_access.words.current import CurrentLanguage
from numeramis_access.words.narrator import Narrator
from numeramis_access.words.people import People, Person
from tests.in_json import in_json
from tests.standard import words_of

FOLDER = Path(__file__).parent.parent / "transcripts" / "rules"
FILES = sorted(FOLDER.glob("loker-*.toml"))
RULES = Loker()


def pack_of(hands: list[str], then: str) -> tuple[Card, ...]:
    """Return the pack that deals these hands, the first at the dealer's left. :param then: the cards that follow."""
    cards = (*(hand[place] for place in range(6) for hand in hands), *then.replace(" ", ""))
    return (*cards, *without_cards(numeramis_pack(), *cards))


def play_line(table: Table, line: str) -> list[Moment]:
    """Do the deal or the action that a line names; the seat in the line must be to act."""
    if line == "deal":
        return table.draw()
    seat, _, action = line.partition(" ")
    assert table.to_act == int(seat), line
    happened = table.act(action_from_text(action, RULES.action_types))
    assert not isinstance(happened, Refusal), (line, happened)
    return happened


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_example_is_played_and_spoken_as_written(path: Path) -> None:
    example: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
    listener = example["listener"]
    persons = (Person(name, "feminine" if name[-1] == "a" else "masculine") for name in example["players"])
    people = People(tuple(persons), listener)
    narrators = {code: Narrator(CurrentLanguage(code), words_of("loker"), people) for code in ("cs", "en")}
    pack = pack_of(example["hands"], example["then"])
    table = Table(RULES, read_options(RULES, example["options"]), len(people.persons), 1, example["dealer"], [pack])
    table.act(table.next_chance_action())
    for line in example["lines"]:
        happened = play_line(table, line["do"])
        for code in narrators.keys() & line.keys():
            told = [
                said.text
                for event, state in happened
                for said in narrators[code].event(event.seen_by(listener), RULES.view(state, listener))
            ]
            assert told == line[code], line["do"]
    result = in_json(RULES.deal_result(table.state))
    assert result is not None
    assert [figure or "" for figure in result["figures"]] == example["figures"]
    assert result["places"] == example["places"]
    assert result["points"] == example["points"]


def test_all_three_ways_of_staking_have_a_worked_example() -> None:
    stakes = {tomllib.loads(path.read_text(encoding="utf-8"))["options"].get("stakes", "none") for path in FILES}
    assert stakes == {"none", "simple", "poker"}
