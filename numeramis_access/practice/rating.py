"""A learner's rating at a game and at a theme, as in Elo's system, from answers and from the difficulty of moments.

A moment's difficulty is measured by three players that know nothing of the learner: a random player, a beginner and a
club player. A learner whose rating equals the difficulty answers half of such moments right.
"""

from __future__ import annotations

import math
import random
from collections.abc import Collection, Mapping

import msgspec

#: the middle of the scale, where everyone starts, and the points for ten times better odds of a right answer
MEAN_RATING, POINTS_PER_TENFOLD_ODDS = 1500.0, 400.0
#: answers needed before a rating is told or used to choose moments
MIN_ANSWERS = 5
#: points by which the first answer can change a rating, and each answer after many
FIRST_ANSWER_POINTS, LATER_ANSWER_POINTS = 200.0, 24.0
#: answers after which half of that decrease is done
HALF_DECREASE_ANSWERS = 4.0
#: bounds of the share of right answers that counts, since nothing is certain
MIN_RIGHT_SHARE, MAX_RIGHT_SHARE = 0.05, 0.95
#: Distance of a difficulty from the wanted one at which a moment is chosen half as often.
NEAR_DIFFICULTY = 150.0
#: The lower bound of each word for a rating. The computer players of these levels reach about these ratings when they
#: take the lessons themselves.
RATING_STEPS: tuple[tuple[str, float], ...] = (
    ("first", -math.inf), ("beginner", 1350.0), ("club", 1600.0), ("strong", 1780.0), ("expert", 1950.0),
)  # fmt: skip


class Rating(msgspec.Struct, frozen=True):
    """A learner's strength.

    :param value: the strength on the rating scale. :param count: the number of answers behind it.
    """

    value: float = MEAN_RATING
    count: int = 0

    @property
    def is_known(self) -> bool:
        """Return whether there are enough answers to tell the rating."""
        return self.count >= MIN_ANSWERS

    @property
    def word(self) -> str:
        """Return the name of the highest of the ``RATING_STEPS`` that the rating reaches."""
        return next(name for name, least in reversed(RATING_STEPS) if self.value >= least)

    def expected_share(self, difficulty: float) -> float:
        """Return the expected share of right answers, 0 to 1. :param difficulty: on the scale of the ratings."""
        return float(1 / (1 + 10 ** ((difficulty - self.value) / POINTS_PER_TENFOLD_ODDS)))

    def update(self, difficulty: float, score: float) -> Rating:
        """Return the rating after an answer.

        :param difficulty: difficulty of the moment, on the scale of the ratings.
        :param score: 1 for right, 0 for wrong, 0.5 for right after a hint.
        """
        moves = LATER_ANSWER_POINTS + (FIRST_ANSWER_POINTS - LATER_ANSWER_POINTS) * HALF_DECREASE_ANSWERS / (
            HALF_DECREASE_ANSWERS + self.count
        )
        return Rating(self.value + moves * (score - self.expected_share(difficulty)), self.count + 1)


#: ratings by the name of a game or of a lesson
Ratings = Mapping[str, Rating]


def rate_answer(ratings: Ratings, names: Collection[str], difficulty: float, score: float) -> dict[str, Rating]:
    """Return the ratings after an answer; a name without a rating starts in the middle of the scale.

    :param ratings: the ratings before.
    :param names: names of the rated game and theme.
    :param difficulty: difficulty of the moment on the rating scale.
    :param score: 1 for right, 0 for wrong, 0.5 for right after a hint.
    """
    return {**ratings, **{name: ratings.get(name, Rating()).update(difficulty, score) for name in names}}


def wanted_difficulty(ratings: Ratings, theme: str, game: str) -> float | None:
    """Return the wanted difficulty of the next moment: the theme's rating, else the game's; None while neither is
    known.

    :param ratings: the learner's ratings.
    :param theme: name of the lesson, a key of ``ratings``.
    :param game: name of the game, another key.
    """
    candidates = (ratings.get(name, Rating()) for name in (theme, game))
    return next((rating.value for rating in candidates if rating.is_known), None)


def fitness_of(difficulty: float, aim: float | None) -> float:
    """Return the relative chance that a moment is chosen: 1 if it has exactly the wanted difficulty.

    :param difficulty: the moment's difficulty, on the scale of ratings.
    :param aim: the wanted difficulty, None if any will do.
    """
    return 1.0 if aim is None else float(0.5 ** (((difficulty - aim) / NEAR_DIFFICULTY) ** 2))


def choose_moments(known: Mapping[int, int], aim: float | None, count: int, rng: random.Random) -> list[int]:
    """Return moments drawn near the wanted difficulty, easier ones first; all if there are not more than ``count``.

    :param known: difficulty of each moment, by its seed.
    :param aim: the wanted difficulty, None for any.
    :param count: the number of moments.
    :param rng: the source of chance.
    :return: the seeds of the moments.
    """
    drawn = sorted(known, key=lambda seed: rng.random() ** (1 / max(fitness_of(known[seed], aim), 1e-9)), reverse=True)
    return sorted(drawn[:count], key=lambda seed: known[seed])


def difficulty_of(solved: float) -> float:
    """Return the difficulty of a moment, on the scale of the ratings.

    :param solved: the share of right answers, 0 to 1; limited to ``MIN_RIGHT_SHARE`` and ``MAX_RIGHT_SHARE``.
    """
    part = min(max(solved, MIN_RIGHT_SHARE), MAX_RIGHT_SHARE)
    return MEAN_RATING - POINTS_PER_TENFOLD_ODDS * math.log10(part / (1 - part))
