"""Actions as text: reading returns the action that was written, and refuses nonsense."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from numeramis_access.core.actions import Action, AmountRange, DrawDealer, EndPlay, PlayCard, Shuffle
from numeramis_access.core.notation import action_from_text, action_to_text
from numeramis_access.core.seats import CHANCE
from numeramis_access.games.loker.events import Bet, Exchange, Fold
from numeramis_access.games.sipky.events import LayNumber, TakeCards
from numeramis_access.games.whist.events import GivePackets, NameTrump
from tests.contract.walk import SETTINGS, concrete, name_of, table_of, walk
from tests.standard import ruleset


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (PlayCard("7"), "7"),
        (PlayCard("Qs"), "Qs"),
        (TakeCards(2), "take 2"),
        (LayNumber(27), "compose 27"),
        (Exchange(("0", "9")), "exchange 0 9"),
        (Exchange(()), "exchange"),
        (Bet(12), "bet 12"),
        (Fold(), "fold"),
        (NameTrump("s"), "name_trump s"),
        (GivePackets(1, 3), "packets 1 3"),
        (DrawDealer(2), "draw-dealer 2"),
        (DrawDealer(2, board=7), "draw-dealer 2 7"),
        (DrawDealer(2, chosen=True), "draw-dealer 2 0 True"),
        (Shuffle(("1", "2")), "shuffle 1 2"),
    ],
)
def test_an_action_is_its_name_and_its_fields_and_a_card_alone_is_played(action: Action, text: str) -> None:
    assert action_to_text(action) == text
    assert action_from_text(text, (PlayCard, type(action))) == action


@pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
def test_every_action_of_a_match_is_read_as_it_was_written(setting: tuple[str, int, dict[str, Any]]) -> None:
    table, chance = table_of(setting, 4), random.Random(4)
    kinds = (*table.ruleset.action_types, DrawDealer, Shuffle)
    for done in walk(table, chance, 150):
        assert action_from_text(action_to_text(done), kinds) == done
        if table.to_act != CHANCE:
            for legal in table.ruleset.legal(table.state):
                action = concrete(table.ruleset, legal, chance) if isinstance(legal, AmountRange) else legal
                assert action_from_text(action_to_text(action), kinds) == action


def test_the_matches_reach_every_action_of_every_game() -> None:
    for game in sorted({setting[0] for setting in SETTINGS}):
        met: set[type[Action]] = set()
        for setting in (setting for setting in SETTINGS if setting[0] == game):
            table, chance = table_of(setting, 4), random.Random(4)
            for done in walk(table, chance, 400):
                met.add(type(done))
        assert met >= {kind for kind in table.ruleset.action_types if not issubclass(kind, EndPlay)}, game


def test_ending_the_play_early_is_its_name() -> None:
    kinds = ruleset("whist").action_types
    assert [action_to_text(action_from_text(text, kinds)) for text in ("claim", "concede")] == ["claim", "concede"]


NO_ACTIONS = ["", "take", "take 3", "take 1 2", "compose", "compose x", "compose 100", "7", "shuffle 1"]


@pytest.mark.parametrize("text", NO_ACTIONS)
def test_what_is_no_action_of_the_game_is_refused(text: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        action_from_text(text, ruleset("sipky").action_types)
