"""Drills: short questions with a few answers to choose from; kind, level and seed make the same question again.

Each game brings drills of its own (named in its record), which ask the rules what is right and never
work it out. Here is what they share, and the drill that belongs to no game: reading hands in braille.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from numeramis_access.catalogue import Catalogue
from numeramis_access.catalogue.load import find
from numeramis_access.core.cards import COPIES, NUMBERS, Card, french_pack, numeramis_pack
from numeramis_access.core.ruleset import View
from numeramis_access.words.game import Line

#: levels of every drill
LEVELS = range(1, 6)
#: answers offered, where there is a choice of numbers
OFFERED = 5


class DrillQuestion(NamedTuple):
    """A question.

    :param asked: what is told, in order. :param choices: the answers. :param right: index of the right one.
    :param why: what is told after a wrong answer. :param once: whether only the last line is told again: the others
        are to be remembered.
    """

    asked: tuple[Line, ...]
    choices: tuple[Line, ...]
    right: int
    why: Line
    once: bool = False


#: makes a question at a level
Drill: TypeAlias = Callable[[random.Random, int], DrillQuestion]


#: asks about what a player at a table may know, None where there is nothing to count
Count: TypeAlias = Callable[[View, random.Random], DrillQuestion | None]


def nothing_to_count(view: View, rng: random.Random) -> None:
    """Return no question: in this game nothing is counted at the table."""


def tricks_heard(view: View) -> int | None:
    """Return how many tricks of the deal are over, None while one is under way."""
    return None if view.cards_on_table() else len(view.past_tricks())


@dataclass(frozen=True)
class Drills:
    """The drills of one game.

    :param kinds: by kind, in the order of the menu. :param count: what the counting coach asks at the practice table.
    :param heard: how much of a deal there is to remember: tricks, exchanges or cards; None where it is no moment to
        ask. :param apart: how many of these lie between two of the coach's questions.
    """

    kinds: Mapping[str, Drill]
    count: Count = nothing_to_count
    heard: Callable[[View], int | None] = tricks_heard
    apart: int = 2


def kinds_of(catalogue: Catalogue) -> dict[str, Drill]:
    """Return every drill by kind, in the order of the menu: those of the games, then those of none."""
    games = [drills for game in catalogue if (drills := find(game.drills, Drills)) is not None]
    return {kind: drill for drills in (*games, Drills({"braille": braille})) for kind, drill in drills.kinds.items()}


def question(drill: Drill, kind: str, level: int, seed: int) -> DrillQuestion:
    """Return a question of a drill; the same kind, level and seed give the same one."""
    return drill(random.Random(f"{kind}/{level}/{seed}"), level)


def numbers(
    right: int, rng: random.Random, step: int = 1, least: int = 0, most: int | None = None
) -> tuple[tuple[Line, ...], int]:
    """Return numbers to choose from around the right one, and its index. :param most: where there is a greatest one."""
    lowest = right - step * rng.randrange(OFFERED)
    if most is not None:
        lowest = min(lowest, most - step * (OFFERED - 1))
    lowest = max(least + (right - least) % step, lowest)
    offered = [lowest + step * place for place in range(OFFERED)]
    return tuple(Line("drill-number", {"number": number}) for number in offered), offered.index(right)


def among(right: int, others: Sequence[int], rng: random.Random) -> tuple[tuple[Line, ...], int]:
    """Return the right number among others that somebody could take for it, in their order, and its index."""
    wrong = [number for number in dict.fromkeys(others) if number != right]
    offered = sorted((right, *rng.sample(wrong, min(OFFERED - 1, len(wrong)))))
    return tuple(Line("drill-number", {"number": number}) for number in offered), offered.index(right)


def can_come(seen: Sequence[Card], rng: random.Random) -> DrillQuestion:
    """Ask how many of a number can still come. :param seen: every card that was seen and cannot."""
    number = rng.choice(sorted(set(seen)) or NUMBERS)
    count = seen.count(number)
    left = COPIES - count
    why = Line("drill-come-why", {"seen": count, "left": left})
    return DrillQuestion((Line("drill-come", {"card": number}),), *numbers(left, rng, most=COPIES), why)


def braille(rng: random.Random, level: int) -> DrillQuestion:
    """Ask which hand stands on the braille line: numbers up to level 2, then French cards; the more the harder."""
    pack = numeramis_pack() if level < 3 else french_pack()
    count = 2 + level
    hands: list[tuple[Card, ...]] = []
    while len(hands) < 4:
        hand = tuple(sorted(rng.sample(pack, count)))
        if hand not in hands:
            hands.append(hand)
    right = rng.randrange(4)
    choices = tuple(Line("drill-braille-choice", {"cards": hand}) for hand in hands)
    shown = {"cards": hands[right]}
    return DrillQuestion((Line("drill-braille", shown),), choices, right, Line("drill-braille-why", shown))
