"""Three levels of confirmation before irrevocable acts; the practice table never asks."""

from __future__ import annotations

import pytest

from numeramis_access.app.table.acting import needs_confirmation
from numeramis_access.core.actions import Action, AmountRange, PlayCard
from numeramis_access.games.loker.events import Fold
from numeramis_access.games.sipky.events import StopThrowing, TakeCards
from tests.app.player import Player, behind, player
from tests.app.test_hand import play_any
from tests.app.test_keys import at_table, played
from tests.app.test_typed_words import typed


def wait_for(someone: Player, kind: type[Action]) -> Action:
    """Play on until the player may choose an action of this kind; return it."""
    match = someone.match
    assert match is not None
    for _ in range(400):
        if match.is_own_turn and not match.is_waiting_for_player:
            for one in match.view.legal:
                if isinstance(one, kind):
                    return one
        play_any(someone)
    raise AssertionError("it never came to that")


def stand_on(someone: Player, action: Action) -> None:
    match = someone.match
    assert match is not None
    match.desk.change_row(1)
    someone.press("home")
    while match.desk.item_under_cursor() != action:
        someone.press("right")


@pytest.mark.parametrize(("language", "question", "no"), [("en", "Really: ", "No"), ("cs", "Opravdu: ", "Ne")])
@pytest.mark.parametrize("key", ["return", "pad a", "braille dot8"])
def test_folding_is_asked_about_and_no_comes_first(language: str, question: str, no: str, key: str) -> None:
    with player(language, sure="all") as someone:
        match = at_table(someone, "loker", "--stakes", "poker")
        fold = wait_for(someone, Fold)
        stand_on(someone, fold)
        before = played(match)
        said = someone.press(key)
        assert said[0].startswith(question)
        assert someone.screen.items[someone.screen.focus].label == no
        someone.press(key)
        assert played(match) == before
        assert someone.app.scene is match
        stand_on(someone, fold)
        someone.press(key, "down", key)
        assert fold in behind(match).record[before:]


@pytest.mark.parametrize(("language", "all_in", "yes"), [("en", "raise", "yes"), ("cs", "zvýšit", "ano")])
def test_staking_everything_is_asked_about_and_less_is_not(language: str, all_in: str, yes: str) -> None:
    with player(language, sure="all") as someone:
        match = at_table(someone, "loker", "--stakes", "poker", "--chips", "40")
        for _ in range(200):
            stakes = [one for one in match.view.legal if isinstance(one, AmountRange)]
            if match.is_own_turn and stakes and stakes[0].max > stakes[0].min:
                break
            play_any(someone)
        (stake,) = stakes
        word = match.talk.narrator.language.text(match.talk.choice(stake).id, **match.talk.choice(stake).values)
        before = played(match)
        typed(someone, f"{word.split(',')[0].split(' ')[0].lower()} {stake.max}")
        assert played(match) == before, all_in
        typed(someone, yes)
        assert played(match) > before


def test_ending_the_throws_is_asked_about_and_taking_cards_is_not() -> None:
    with player("en", sure="choices") as someone:
        match = at_table(someone, "sipky")
        end = wait_for(someone, StopThrowing)
        take = next(one for one in match.view.legal if isinstance(one, TakeCards))
        assert needs_confirmation(end, match.view, someone.app.settings)
        assert not needs_confirmation(take, match.view, someone.app.settings)
        stand_on(someone, end)
        before = played(match)
        assert someone.press("return")[0].startswith("Really: Finish on")
        someone.press("escape")
        assert played(match) == before


@pytest.mark.parametrize(("sure", "asks"), [("never", False), ("all", False), ("choices", True)])
def test_naming_trumps_is_asked_about_at_the_third_level_alone(sure: str, asks: bool) -> None:
    with player("en", sure=sure) as someone:
        match = at_table(someone, "whist", "--tour", "cayenne")
        for _ in range(400):
            if match.is_own_turn and not match.is_waiting_for_player and match.desk.choices:
                break
            play_any(someone)
        someone.press("home")
        before = played(match)
        said = someone.press("return")
        assert (played(match) == before) == asks
        assert said[0].startswith("Really: ") == asks
        card = next((one for one in match.view.legal if isinstance(one, PlayCard)), None)
        assert card is None or not needs_confirmation(card, match.view, someone.app.settings)


def test_at_the_practice_table_nothing_is_asked() -> None:
    with player("en", sure="choices") as someone:
        match = at_table(someone, "loker", "--stakes", "poker", practice=True)
        fold = wait_for(someone, Fold)
        stand_on(someone, fold)
        someone.press("return")
        assert someone.app.scene is match
        assert fold in behind(match).record
