"""Deals on a theme: every theme of every game is dealt, shows its promise in both languages, and opens by keys."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable

import pytest

from numeramis_access.app.practice.table_scene import PracticeScene
from numeramis_access.catalogue import STANDARD
from numeramis_access.core.cards import SUIT
from numeramis_access.core.table import Table
from numeramis_access.practice.themes import NoSuchDeal, deal_with_theme, own_hand, themes_of
from numeramis_access.words.language import Language
from tests.app.player import begin, behind, player
from tests.fifth.record import BARE
from tests.practice.test_own_positions import choose
from tests.standard import ruleset, words_of

ALL = [(game.name, theme) for game in STANDARD for theme in themes_of(game).themes]


def top(table: Table) -> tuple[str, ...]:
    """Return the first two cards drawn."""
    return table.dealt_packs[-1][:2]


def suits(table: Table) -> list[int]:
    return sorted(Counter(SUIT[card] for card in own_hand(table)).values())


#: a theme's promise, computed in another way
SAYS: dict[tuple[str, str], Callable[[Table], bool]] = {
    ("quist", "nines"): lambda table: "999" in "".join(sorted(own_hand(table))),
    ("quist", "high"): lambda table: sorted(own_hand(table))[-5] in "789",
    ("quist", "low"): lambda table: not set(own_hand(table)) & set("789"),
    ("quist", "twins"): lambda table: len(re.findall(r"(\d)\1+", "".join(sorted(own_hand(table))))) >= 4,
    ("quist", "many"): lambda table: re.search(r"(\d)\1{3}", "".join(sorted(own_hand(table)))) is not None,
    ("sipky", "zero"): lambda table: table.to_act == 0 and "".join(top(table)).count("0") == 1,
    ("sipky", "double"): lambda table: table.to_act == 0 and len(set(top(table))) == 1 and "0" not in top(table),
    ("sipky", "high"): lambda table: table.to_act == 0 and set(top(table)) <= set("89"),
    ("sipky", "last"): lambda table: table.to_act == 1,
    ("loker", "pairs"): lambda table: re.search(r"^([0-4])\1.*([0-4])\2", _paired(table)) is not None,
    ("loker", "three"): lambda table: len(set(own_hand(table))) == 4 and max(Counter(own_hand(table)).values()) == 3,
    ("loker", "four"): lambda table: re.search(r"(\d)\1{3}", "".join(sorted(own_hand(table)))) is not None,
    ("loker", "run"): lambda table: any(
        set(map(str, range(low, low + 4))) <= set(own_hand(table)) for low in range(7)
    ),
    ("loker", "nothing"): lambda table: len(set(own_hand(table))) >= 5,
    ("whist", "void"): lambda table: len(suits(table)) < 4,
    ("whist", "singleton"): lambda table: suits(table)[0] == 1,
    ("whist", "long"): lambda table: suits(table)[-1] >= 6,
    ("whist", "trumps"): lambda table: suits(table)[-1] >= 5,
    ("whist", "aces"): lambda table: sum(card in own_hand(table) for card in ("Ac", "Ad", "Ah", "As")) >= 3,
    ("whist", "poor"): lambda table: sum(card[0] in "JQKA" for card in own_hand(table)) <= 1,
}  # fmt: skip


def _paired(table: Table) -> str:
    """Return the player's paired numbers, in order."""
    counts = Counter(own_hand(table))
    return "".join(number * 2 for number in sorted(counts) if counts[number] == 2)


def test_every_theme_is_looked_at_here() -> None:
    assert set(SAYS) == set(ALL)


@pytest.mark.parametrize(("game", "theme"), ALL)
def test_a_deal_shows_what_its_theme_says(game: str, theme: str) -> None:
    rules = ruleset(game)
    fits = themes_of(STANDARD[game]).themes[theme]
    found = set()
    for number in range(4):
        seed = deal_with_theme(rules, rules.options(), 4, fits, random.Random(number))
        found.add(seed)
        table = Table(rules, rules.options(), 4, seed)
        table.draw()
        assert SAYS[game, theme](table), own_hand(table)
    assert len(found) > 1
    for language in ("cs", "en"):
        assert Language(language, words_of(game)).text(f"theme-{game}-{theme}")


@pytest.mark.slow
def test_a_theme_that_does_not_come_is_said_to_be_none() -> None:
    rules = ruleset("quist")
    with pytest.raises(NoSuchDeal):
        deal_with_theme(rules, rules.options(), 4, lambda table: False, random.Random(1))
    assert not themes_of(BARE).themes


@pytest.mark.parametrize(("language", "menu"), [("cs", "Hrát rozdání na téma"), ("en", "Play a deal on a theme")])
def test_a_theme_is_chosen_at_the_table_by_keys(language: str, menu: str) -> None:
    with player(language) as someone:
        begin(someone.app, ruleset("quist"), ruleset("quist").options(games=2), 4, 5, practice=True)
        someone.settle()
        someone.press("escape")
        choose(someone, menu)
        someone.press("return")
        match = someone.app.scene
        assert isinstance(match, PracticeScene)
        assert match.view.hand.count("9") >= 2  # one nine may be on the table already
        assert behind(match).dealt_packs[0].count("9") == 8
        assert behind(match).options.games == 2  # type: ignore[attr-defined]
        assert match.seat.facts.number is not None
