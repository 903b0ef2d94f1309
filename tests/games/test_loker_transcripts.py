"""Worked examples of Loker, typed by hand: played by the rules, and heard by one seat in both languages."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from numeramis_access.core.actions import Action, Refusal
from numeramis_access.core.cards import Card, numeramis_pack, without
from numeramis_access.core.codec import read_options
from numeramis_access.core.table import Moment, Table
from numeramis_access.games.loker.events import Bet, Call, Check, Close, Exchange, Fold, Lay, Pass, Raise
from numeramis_access.games.loker.rules import Loker
from numeramis_access.words.narrator import Narrator
from numeramis_access.words.people import People, Person

FOLDER = Path(__file__).parent.parent / "transcripts" / "rules"
FILES = sorted(FOLDER.glob("loker-*.toml"))
RULES = Loker()


def pack_of(hands: list[str], then: str) -> tuple[Card, ...]:
    """Return the pack that deals these hands, the first at the dealer's left, and then has these cards."""
    cards = (*(hand[place] for place in range(6) for hand in hands), *then.replace(" ", ""))
    return (*cards, *without(numeramis_pack(), *cards))


def action_of(words: list[str]) -> Action:
    """Return the action of a line such as ``exchange 09`` or ``raise 12``."""
    match words:
        case ["exchange", *cards]:
            return Exchange(tuple("".join(cards)))
        case ["bet", chips]:
            return Bet(int(chips))
        case ["raise", chips]:
            return Raise(int(chips))
        case [word]:
            plain = {"close": Close, "pass": Pass, "lay": Lay, "check": Check, "call": Call, "fold": Fold}
            return plain[word]()
    raise ValueError(words)


def play_line(table: Table, line: str) -> list[Moment]:
    """Do what a line says: the deal, or the action of the seat whose turn it must be."""
    if line == "deal":
        return table.draw()
    seat, *words = line.split()
    assert table.to_act == int(seat), line
    happened = table.act(action_of(words))
    assert not isinstance(happened, Refusal), (line, happened)
    return happened


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_example_is_played_and_spoken_as_written(path: Path) -> None:
    example: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
    listener = example["listener"]
    persons = (Person(name, "feminine" if name[-1] == "a" else "masculine") for name in example["players"])
    people = People(tuple(persons), listener)
    narrators = {code: Narrator(code, "loker", people) for code in ("cs", "en")}
    pack = pack_of(example["hands"], example["then"])
    table = Table(RULES, read_options(RULES, example["options"]), len(people.persons), 1, example["dealer"], [pack])
    table.act(table.lot())
    for line in example["lines"]:
        happened = play_line(table, line["do"])
        for code in narrators.keys() & line.keys():
            told = [
                said.text
                for event, state in happened
                for said in narrators[code].event(event.seen_by(listener), RULES.view(state, listener))
            ]
            assert told == line[code], line["do"]
    result = RULES.deal_result(table.state)
    assert result is not None
    assert [figure or "" for figure in result["figures"]] == example["figures"]
    assert result["places"] == example["places"]
    assert result["points"] == example["points"]


def test_all_three_ways_of_staking_have_a_worked_example() -> None:
    stakes = {tomllib.loads(path.read_text(encoding="utf-8"))["options"].get("stakes", "none") for path in FILES}
    assert stakes == {"none", "simple", "poker"}
