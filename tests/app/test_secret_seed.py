"""The seed of a match determines all its cards: no player can guess a drawn seed, or hears it too early."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from pathlib import Path
from typing import cast

import pytest

from numeramis_access.app.menus.named_match import begin_named
from numeramis_access.app.practice import table_scene
from numeramis_access.app.practice.table_scene import PracticeScene
from numeramis_access.app.reading import records
from numeramis_access.app.shell.scene import Push
from numeramis_access.app.table import local_match
from numeramis_access.app.table.kept_matches import restore_match
from numeramis_access.app.table.record_text import text_of
from numeramis_access.catalogue import STANDARD
from numeramis_access.core.ruleset import View
from numeramis_access.core.table import MATCH_NUMBERS
from numeramis_access.store.journal import SavedMatch, UnreadableJournal, read_journal
from numeramis_access.words.current import CurrentLanguage
from tests.app.player import Player, behind, home, player


def begin(someone: Player, seed: int | None = None) -> None:
    """Begin a match of Quist as the command line does."""
    someone.app.follow(begin_named(someone.app, local_match.begin_match, "quist", ["--games", "1"], seed, None, None))


def written(path: Path, language: str) -> str:
    return records.record_file(path, "txt", CurrentLanguage(language), STANDARD).decode()


def test_a_drawn_seed_is_64_bits_of_the_systems_chance_and_no_number_of_the_menu(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[int] = []
    monkeypatch.setattr("secrets.randbits", lambda bits: asked.append(bits) or 0)
    with player("en") as someone:
        begin(someone)
        assert someone.match is not None
        assert behind(someone.match).seed not in MATCH_NUMBERS, "even the least of them"
    assert asked
    assert min(asked) >= 64


def test_at_practice_it_is_short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("secrets.randbelow", lambda end: end - 1)
    with player("en") as someone:
        someone.app.follow(begin_named(someone.app, table_scene.begin_practice, "quist", [], None, None, None))
        assert someone.match is not None
        assert behind(someone.match).number == 999_999


def ask_for_the_number(someone: Player) -> str:
    """Open the menu of the match and ask for its name; return the announcement."""
    assert someone.match is not None
    someone.app.follow(Push(someone.match.menu()))
    while someone.screen.items[someone.screen.focus].label != someone.app.text("match-describe"):
        someone.press("down")
    return " ".join(someone.press("return"))


@pytest.mark.parametrize(("language", "answer"), [("cs", "neprozrazuje"), ("en", "stays secret")])
def test_a_match_under_way_tells_no_seed(language: str, answer: str) -> None:
    with player(language) as someone:
        begin(someone)
        assert answer in ask_for_the_number(someone)
        assert someone.match is not None
        seed = str(behind(someone.match).seed)
        assert seed not in " ".join(one.text for one in someone.app.announcer.history)
        (path,) = records.records(home())
        text = written(path, language)
        assert text
        assert seed not in text


@pytest.mark.slow
def test_the_text_of_a_match_under_way_is_the_same_whatever_others_hold() -> None:
    with player("en") as someone:
        begin(someone)
        assert someone.match is not None
        own = behind(someone.match).ruleset.view(behind(someone.match).state, 0)
    (path,) = records.records(home())
    saved = read_journal(path)
    text = text_of(CurrentLanguage("en"), saved, STANDARD)
    others = [other for other in exchanged(saved) if restored_view(other) == own]
    assert len(others) > 10
    assert all(text_of(CurrentLanguage("en"), other, STANDARD) == text for other in others)


def exchanged(saved: SavedMatch) -> Iterator[SavedMatch]:
    """Yield the match with two cards of its pack exchanged, for every pair that keeps the recorded actions possible."""
    place = next(place for place, action in enumerate(saved.actions) if "cards" in action)
    pack = saved.actions[place]["cards"]
    for first, second in combinations(range(len(pack)), 2):
        cards = list(pack)
        cards[first], cards[second] = cards[second], cards[first]
        other = {**saved.actions[place], "cards": cards}
        yield replace(saved, actions=[*saved.actions[:place], other, *saved.actions[place + 1 :]])


def restored_view(saved: SavedMatch) -> View | None:
    """Return the player's view of a match, None if its actions are impossible."""
    try:
        table = restore_match(saved, STANDARD)
    except UnreadableJournal:
        return None
    return cast(View, table.ruleset.view(table.state, 0))


def test_a_number_that_the_player_chose_is_told() -> None:
    with player("en") as someone:
        begin(someone, 4711)
        assert "4711" in ask_for_the_number(someone)


def test_when_it_is_over_the_text_names_the_seed_and_the_deals_can_be_played_again() -> None:
    with player("en") as someone:
        begin(someone)
        match = someone.match
        assert match is not None
        while not behind(match).is_over:
            someone.press("return")
        pack = behind(match).dealt_packs[0]
    (path,) = records.records(home())
    seed = str(read_journal(path).header.seed)
    assert seed in written(path, "en")
    with player("en") as someone:
        someone.app.follow(Push(records.menu(someone.app)))
        someone.press("return")
        heard = someone.press("down", "down", "down", "return")
        assert isinstance(someone.match, PracticeScene), heard
        assert behind(someone.match).dealt_packs[0] == pack
        assert seed not in " ".join(heard)
