"""Worked examples of Šipky, typed by hand, played by the rules, as one seat hears them in both languages."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from numeramis_access.core.actions import Refusal
from numeramis_access.core.cards import Card, numeramis_pack, without_cards
from numeramis_access.core.codec import read_options
from numeramis_access.core.notation import action_from_text
from numeramis_access.core.seats import CHANCE
from numeramis_access.core.table import Moment, Table
from numeramis_access.games.sipky.rules import Sipky
from numeramis_access.words.current import CurrentLanguage
from numeramis_access.words.narrator import Narrator
from numeramis_access.words.people import People, Person
from tests.in_json import in_json
from tests.standard import words_of

FOLDER = Path(__file__).parent.parent / "transcripts" / "rules"
FILES = sorted(FOLDER.glob("sipky-*.toml"))
RULES = Sipky()


def whole_pack(first: str) -> tuple[Card, ...]:
    """Return a whole pack that begins with these cards."""
    cards = tuple(first.split())
    return (*cards, *without_cards(numeramis_pack(), *cards))


def play_line(table: Table, line: str) -> list[Moment]:
    """Do the lot or the action that a line names; the seat in the line must be to act."""
    if line == "deal":
        assert table.to_act == CHANCE
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
    narrators = {code: Narrator(CurrentLanguage(code), words_of("sipky"), people) for code in ("cs", "en")}
    packs = [whole_pack(pack) for pack in example["packs"]]
    options = read_options(RULES, example["options"])
    table = Table(RULES, options, len(people.persons), 1, example["dealer"], packs)
    table.draw()
    results = []
    for line in example["lines"]:
        happened = play_line(table, line["do"])
        ended = [state for event, state in happened if isinstance(event, RULES.ends_deal)]
        results += [in_json(RULES.deal_result(state)) for state in ended]
        for code in narrators.keys() & line.keys():
            told = [
                said.text
                for event, state in happened
                for said in narrators[code].event(event.seen_by(listener), RULES.view(state, listener))
            ]
            assert told == line[code], line["do"]
    assert results == example["results"]
    assert in_json(RULES.match_result(table.state)) == example["match"]


def test_every_variant_has_a_worked_example() -> None:
    kinds = {(options.limit, options.variant) for options in map(_options, FILES)}
    assert kinds >= {(101, "plain"), ("series", "plain"), (101, "exact")}


def _options(path: Path) -> Any:
    return read_options(RULES, tomllib.loads(path.read_text(encoding="utf-8"))["options"])
