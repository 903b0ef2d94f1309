"""Worked examples of every tour, typed by hand, played by the rules, as seat 0 hears them in both languages."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from numeramis_access.core.actions import Action, PlayCard, Refusal
from numeramis_access.core.cards import Card
from numeramis_access.core.codec import read_options
from numeramis_access.core.notation import action_from_text
from numeramis_access.core.seats import CHANCE, left_of
from numeramis_access.core.table import Moment, Table
from numeramis_access.games.whist.rules import Whist
from numeramis_access.games.whist.tours import TOURS
from numeramis_access.words.current import CurrentLanguage
from numeramis_access.words.narrator import Narrator
from numeramis_access.words.people import People, Person
from tests.in_json import in_json
from tests.standard import words_of

FOLDER = Path(__file__).parent.parent / "transcripts" / "rules"
FILES = sorted(FOLDER.glob("whist-*.toml"))
PERSONS = (Person("Marie", "feminine"), Person("Alojz"), Person("Petra", "feminine"), Person("David"))
RULES = Whist()


def pack_of(deal: dict[str, Any]) -> tuple[Card, ...]:
    """Return the pack that gives these hands when it is dealt: card by card from the dealer's left."""
    hands = [hand.split() for hand in deal["hands"]]
    if "turned" in deal:
        own = hands[deal["dealer"]]
        own.append(own.pop(own.index(deal["turned"])))
    first = left_of(deal["dealer"], len(hands))
    order = [(first + step) % len(hands) for step in range(len(hands))]
    dealt = [hands[seat][at] for at in range(len(hands[0])) for seat in order]
    return (*dealt, *(card for packet in deal.get("packets", ()) for card in packet.split()))


def act(table: Table, action: Action) -> list[Moment]:
    happened = table.act(action)
    assert not isinstance(happened, Refusal), (action, happened)
    return happened


def play_line(table: Table, line: str) -> list[Moment]:
    """Play one line; return the events of its last action."""
    cards, _, taker = line.partition(" - ")
    seat, _, action = cards.partition(" ")
    if seat.isdigit():
        assert table.to_act == int(seat)
        return act(table, action_from_text(action, RULES.action_types))
    for card in cards.split():
        happened = act(table, PlayCard(card))
    if taker:
        assert table.state.winner == int(taker), line
    return happened


def told(narrators: dict[str, Narrator], happened: list[Moment]) -> dict[str, list[str]]:
    """Return what seat 0 hears in each language."""
    return {
        code: [
            said.text for event, state in happened for said in narrator.event(event.seen_by(0), RULES.view(state, 0))
        ]
        for code, narrator in narrators.items()
    }


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_example_is_played_and_spoken_as_written(path: Path) -> None:
    example = tomllib.loads(path.read_text(encoding="utf-8"))
    options = read_options(RULES, example["options"])
    first = example["deals"][0]
    seats = len(first["hands"])
    people = People(PERSONS[:seats], 0, options.tour not in ("hussar", "three"))
    narrators = {code: Narrator(CurrentLanguage(code), words_of("whist"), people) for code in ("cs", "en")}
    table = Table(RULES, options, seats, 1, first["dealer"], [pack_of(deal) for deal in example["deals"]])
    for deal in example["deals"]:
        assert table.to_act == CHANCE
        lines = [told(narrators, table.draw())]
        assert table.state.dealer == deal["dealer"]
        lines += [told(narrators, play_line(table, line)) for line in deal["play"]]
        assert table.to_act == CHANCE
        assert in_json(RULES.deal_result(table.state)) == {"trump": None, **deal["result"]}
        for said in deal["said"]:
            for code in narrators:
                assert lines[said["line"]][code] == said[code]


def test_every_tour_has_a_worked_example() -> None:
    tours = {tomllib.loads(path.read_text(encoding="utf-8"))["options"]["tour"] for path in FILES}
    assert tours == {*TOURS, "mixed"}
