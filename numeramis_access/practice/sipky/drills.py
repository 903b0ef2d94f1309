"""Drills of Šipky: what is missing to the limit."""

from __future__ import annotations

import random

from numeramis_access.core.cards import NUMBERS
from numeramis_access.games.sipky.rules import numbers_of
from numeramis_access.practice.drills import OFFERED, Drills, Question, numbers
from numeramis_access.words.game import Line


def sums(rng: random.Random, level: int) -> Question:
    """Ask for the missing points after a throw of Šipky (S2, S3, S5)."""
    limit = 101 if level < 3 else rng.choice((201, 301))
    first, second = rng.sample(NUMBERS[1:], 2)
    low, high = numbers_of(first, second)
    number = low if level == 1 else rng.choice((low, high))
    if limit - number <= level + 1:
        number = low  # the higher one leaves no room for a score
    score = rng.randrange(level + 1, limit - number)
    if level == 1:
        score -= score % 10
    missing = limit - score - number
    asked = Line("drill-sums", {"limit": limit, "score": score, "number": number, "cards": (first, second)})
    why = Line("drill-sums-why", {"score": score + number, "missing": missing, "limit": limit})
    return Question((asked,), *(numbers(missing, rng) if level == 1 else _near(missing, rng)), why)


def _near(right: int, rng: random.Random) -> tuple[tuple[Line, ...], int]:
    """Return numbers of which neither the tens nor the units alone tell the right one, and its index."""
    others = [right + by for by in (10, -10, 11, 9, -9, -11, 20, 2) if right + by > 0]
    beside = right + 1 if right == 1 else right + rng.choice((1, -1))
    offered = sorted([right, beside, *rng.sample(others, OFFERED - 2)])
    return tuple(Line("drill-number", {"number": number}) for number in offered), offered.index(right)


DRILLS = Drills({"sums": sums})
