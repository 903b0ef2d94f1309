"""Nothing is told twice within one action: no announcement repeats what another one of the same action has said.

Equal words can also come by chance, as with equal numbers. Two messages repeat each other if their words are the same
at least at half of the actions that tell both.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from numeramis_access.words.announcement import Announcement
from numeramis_access.words.current import CurrentLanguage
from numeramis_access.words.narrator import Narrator
from numeramis_access.words.people import People, Person
from tests.contract.walk import SETTINGS, table_of, walk
from tests.standard import GAMES, words_of

PERSONS = tuple(
    Person(name, "feminine" if name[-1] == "a" else "masculine")
    for name in ("Marta", "Jan", "Eva", "Cyril", "Dana", "Emil", "Filip", "Gita", "Hana", "Ivo")
)
LEVELS = (1, 2, 3)
#: letters of a word that stay the same in all its forms; shorter words and forms of "be" say nothing by themselves
STEM, SHORT = 4, 4
#: actions of a walk, and matches of each kind
STEPS, SEEDS = 400, (1, 2, 3)
#: chance explains fewer repetitions of two messages
CHANCE = 3
#: the hand that an exchange made is heard at once, and again when it is laid after those of the others
TWICE = {("figure-changed", "hand-laid")}


def clauses(text: str) -> list[frozenset[str]]:
    """Return the stems of each clause that has at least two."""
    parts = (
        frozenset(word[:STEM] for word in part.split() if len(word) >= SHORT)
        for part in re.split(r"[.,:;?!…]+", text.lower())
    )
    return [part for part in parts if len(part) > 1]


def repeats(one: str, other: str) -> bool:
    """Return whether a clause of one text is contained in a clause of another."""
    return any(a <= b or b <= a for a in clauses(one) for b in clauses(other))


def actions(setting: Any, language: str, seed: int) -> list[list[Announcement]]:
    """Return the announcements of each action of a random match, as its first seat hears them."""
    table = table_of(setting, seed)
    rules: Any = table.ruleset
    people = People(PERSONS[: table.seats], 0, rules.has_partners(table.state))
    narrator = Narrator(CurrentLanguage(language), words_of(setting[0]), people)
    told, seen = [], 0
    for _ in walk(table, random.Random(seed), STEPS):
        told.append([
            announcement
            for event, state in table.moments[seen:]
            for announcement in narrator.event(event.seen_by(0), rules.view(state, 0))
        ])
        seen = len(table.moments)
    return told


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_no_message_repeats_another_one_of_the_same_action(game: str, language: str) -> None:
    both: Counter[tuple[str, str, int]] = Counter()
    again: Counter[tuple[str, str, int]] = Counter()
    example: dict[tuple[str, str, int], tuple[str, str]] = {}
    for setting in (setting for setting in SETTINGS if setting[0] == game):
        for seed in SEEDS:
            for told in actions(setting, language, seed):
                for level in LEVELS:
                    pairs: dict[tuple[str, str, int], tuple[str, str] | None] = {}
                    heard = [announcement for announcement in told if level > 1 or announcement.in_brief]
                    for one, other in combinations(heard, 2):
                        key = (one.kind, other.kind, level)
                        if one.kind != other.kind and not pairs.get(key):
                            texts = one.text_at(level), other.text_at(level)
                            pairs[key] = texts if repeats(*texts) else None
                    both.update(pairs.keys())
                    again.update(key for key, texts in pairs.items() if texts)
                    example |= {key: texts for key, texts in pairs.items() if texts}
    wrong = {key: example[key] for key in again if again[key] >= CHANCE and 2 * again[key] >= both[key]}
    assert {key: texts for key, texts in wrong.items() if key[:2] not in TWICE} == {}
