"""Drills of Loker: which figure a hand is, and which of two is the higher."""

from __future__ import annotations

import random

from numeramis_access.core.cards import NUMBERS, Card, numeramis_pack
from numeramis_access.games.loker.figures import FIGURES, Figure, figure_of
from numeramis_access.practice.drills import Drills, Question
from numeramis_access.words.game import Line

#: the sizes of the groups of equal numbers in each figure that has any
_GROUPS = {
    "two_pairs": (2, 2, 1, 1), "three_pairs": (2, 2, 2), "three": (3, 1, 1, 1), "three_two": (3, 2, 1),
    "two_threes": (3, 3), "four": (4, 1, 1), "four_two": (4, 2), "loker": (5, 1), "king_loker": (6,),
}  # fmt: skip


def _hand(rng: random.Random, name: str) -> tuple[Card, ...]:
    """Return a hand that counts as the named figure, its cards in any order."""
    while True:
        if name == "none":
            cards = rng.sample(numeramis_pack(), 6)
        elif name.startswith("straight"):
            length = int(name[-1])
            lowest = rng.randrange(11 - length)
            cards = [*NUMBERS[lowest : lowest + length], *rng.choices(NUMBERS, k=6 - length)]
        else:
            sizes = _GROUPS[name]
            numbers = rng.sample(NUMBERS, len(sizes))
            cards = [number for number, size in zip(numbers, sizes, strict=True) for _ in range(size)]
        if FIGURES[_figure(tuple(cards)).rank] == name:
            rng.shuffle(cards)
            return tuple(cards)


def _figure(cards: tuple[Card, ...]) -> Figure:
    return figure_of(tuple(sorted(cards)))


def figure(rng: random.Random, level: int) -> Question:
    """Ask which figure a hand is (L2, L5); below level 3 the cards come in order."""
    name = rng.choice(FIGURES)
    hand = _hand(rng, name)
    shown = tuple(sorted(hand)) if level < 3 else hand
    place = FIGURES.index(name)
    lowest = min(max(0, place - rng.randrange(4)), len(FIGURES) - 4)
    offered = FIGURES[lowest : lowest + 4]
    choices = tuple(Line("drill-figure-name", {"figure": one}) for one in offered)
    asked = Line("drill-figure", {"cards": shown})
    return Question((asked,), choices, offered.index(name), Line("drill-figure-why", {"figure": name}))


def higher(rng: random.Random, level: int) -> Question:
    """Ask which of two hands is the higher (L4); from level 3 on both are the same kind of figure."""
    first = rng.choice(FIGURES[1:])
    second = first if level > 2 else rng.choice(FIGURES[1:])
    one, other = _hand(rng, first), _hand(rng, second)
    if level == 5 and rng.random() < 0.3:
        other = tuple(rng.sample(one, len(one)))
    a, b = _figure(one), _figure(other)
    right = 0 if a > b else 1 if b > a else 2
    choices = tuple(Line(f"drill-higher-{answer}") for answer in ("first", "second", "equal"))
    hands = (Line("drill-hand-first", {"cards": one}), Line("drill-hand-second", {"cards": other}))
    why = Line("drill-higher-why", {"first": a.name, "second": b.name})
    return Question((*hands, Line("drill-higher")), choices, right, why)


DRILLS = Drills({"figure": figure, "higher": higher})
