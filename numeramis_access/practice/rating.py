"""How strong a learner is at a game and at a theme: a number of Elo's kind, from answers and moments' own difficulty.

A moment is as difficult as three who know nothing of the learner find it: whoever chooses at random, a beginner and a
club player. Whoever is as strong as a moment is difficult is right there every other time.
"""

from __future__ import annotations

import math
import random
from collections.abc import Collection, Mapping

import msgspec

#: the middle of the scale, where everybody begins, and the points by which ten times as many are right as are wrong
MIDDLE, SCALE = 1500.0, 400.0
#: answers before which there is no rating to be told, or to be chosen by
SOME = 5
#: points that the first answer moves at most, and each after many
FIRST, LATER = 200.0, 24.0
#: answers by which half of the way from the one to the other is gone
HALF = 4.0
#: the least and the greatest part of those who try that counts as right: nothing is certain
LEAST, MOST = 0.05, 0.95
#: points between a rating and a difficulty at which a moment is chosen hardly half as often as one that is just right
NEAR = 150.0
#: where each of the words for a rating begins, the lowest from below everything: about where the computer's players of
#: these levels come to when they take lessons themselves
STEPS: tuple[tuple[str, float], ...] = (
    ("first", -math.inf), ("beginner", 1350.0), ("club", 1600.0), ("strong", 1780.0), ("expert", 1950.0),
)  # fmt: skip


class Rating(msgspec.Struct, frozen=True):
    """A learner's strength. :param value: on the scale. :param count: of the answers behind it."""

    value: float = MIDDLE
    count: int = 0

    @property
    def known(self) -> bool:
        """Return whether there are enough answers to speak of it."""
        return self.count >= SOME

    @property
    def word(self) -> str:
        """Return which of the words it is."""
        return next(name for name, least in reversed(STEPS) if self.value >= least)

    def expected(self, difficulty: float) -> float:
        """Return how often a learner of this strength is right where it is so difficult."""
        return float(1 / (1 + 10 ** ((difficulty - self.value) / SCALE)))

    def after(self, difficulty: float, score: float) -> Rating:
        """Return the rating after an answer. :param score: 1 for right, 0 for wrong, a half right after a hint."""
        moves = LATER + (FIRST - LATER) * HALF / (HALF + self.count)
        return Rating(self.value + moves * (score - self.expected(difficulty)), self.count + 1)


#: ratings by game, and by the name of a lesson
Ratings = Mapping[str, Rating]


def rated(ratings: Ratings, names: Collection[str], difficulty: float, score: float) -> dict[str, Rating]:
    """Return the ratings after an answer. :param names: of the game and of the theme."""
    return {**ratings, **{name: ratings.get(name, Rating()).after(difficulty, score) for name in names}}


def aim(ratings: Ratings, theme: str, game: str) -> float | None:
    """Return how difficult the next moment is to be: by the theme, else by the game; None for whoever is new."""
    found = (ratings.get(name, Rating()) for name in (theme, game))
    return next((one.value for one in found if one.known), None)


def fitness(difficulty: float, aim: float | None) -> float:
    """Return how willingly a moment is chosen, 1 for one that is as difficult as it is to be."""
    return 1.0 if aim is None else float(0.5 ** (((difficulty - aim) / NEAR) ** 2))


def chosen(known: Mapping[int, int], aim: float | None, count: int, rng: random.Random) -> list[int]:
    """Return so many of the moments that are known, near what the next ones are to be, the easier first.

    :param known: difficulties by seed. :param aim: None for any.
    """
    drawn = sorted(known, key=lambda seed: rng.random() ** (1 / max(fitness(known[seed], aim), 1e-9)), reverse=True)
    return sorted(drawn[:count], key=lambda seed: known[seed])


def difficulty_of(solved: float) -> float:
    """Return how difficult a moment is. :param solved: how often those who try are right."""
    part = min(max(solved, LEAST), MOST)
    return MIDDLE - SCALE * math.log10(part / (1 - part))
