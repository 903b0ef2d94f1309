"""Drills of Šipky: the distance to the limit, cards that hit it, the chance that a throw passes it."""

from __future__ import annotations

import random

from numeramis_access.core.cards import NUMBERS
from numeramis_access.core.ruleset import View
from numeramis_access.games.sipky.players.throw_odds import fresh_pool, throw_odds
from numeramis_access.games.sipky.rules import numbers_of
from numeramis_access.games.sipky.state import SipkyView
from numeramis_access.practice.drills import (
    OFFERED_ANSWERS,
    DrillQuestion,
    Drills,
    copies_to_come,
    mix_answers,
    number_choices,
)
from numeramis_access.words.game import Line

#: how often the coach asks about the others' scores instead of cards
SHARE_OF_OTHERS = 0.5


def ask_missing_points(rng: random.Random, level: int) -> DrillQuestion:
    """Return a question about the points that are missing to the limit after a throw of Šipky (S2, S3, S5).

    :param rng: draws the score and the cards.
    :param level: the level of the drill, from 1; at higher ones limits are higher, and the number can be the lower of
        the two.
    """
    limit = 101 if level < 3 else rng.choice((201, 301))
    first, second = rng.sample(NUMBERS[1:], 2)
    low, high = numbers_of(first, second)
    number = low if level == 1 else rng.choice((low, high))
    score = rng.randrange(limit - number)
    if level == 1:
        score -= score % 10
    missing = limit - score - number
    asked = Line("drill-sums", {"limit": limit, "score": score, "number": number, "cards": (first, second)})
    why = Line("drill-sums-why", {"score": score + number, "missing": missing, "limit": limit})
    return DrillQuestion((asked,), *(number_choices(missing, rng) if level == 1 else _near_numbers(missing, rng)), why)


def _near_numbers(right: int, rng: random.Random) -> tuple[tuple[Line, ...], int]:
    """Return choices that neither the tens nor the units alone give away, and the index of the right one."""
    others = [right + by for by in (10, -10, 11, 9, -9, -11, 20, 2) if right + by > 0]
    beside = right + 1 if right == 1 else right + rng.choice((1, -1))
    return mix_answers(right, [beside, *rng.sample(others, OFFERED_ANSWERS - 2)], rng)


def ask_hitting_cards(rng: random.Random, level: int) -> DrillQuestion:
    """Return a question about the two cards that hit the limit from a score (S3, S5).

    :param rng: draws the score and the cards.
    :param level: the level of the drill, from 1; from 4 on with higher limits.
    """
    limit = 101 if level < 4 else rng.choice((201, 301))
    first, second = rng.sample(NUMBERS[1:], 2)
    missing = rng.choice(numbers_of(first, second))
    right = (min(first, second), max(first, second))
    near = (missing + by for by in (-11, -10, -1, 1, 10, 11))
    digits = [sorted(f"{number % 100:02}") for number in near]
    pairs = {(low, high) for low, high in map(tuple, digits) if low != high} - {right}
    offered = sorted((right, *rng.sample(sorted(pairs), min(3, len(pairs)))))
    choices = tuple(Line("drill-fits-pair", {"cards": pair}) for pair in offered)
    values = {"limit": limit, "score": limit - missing, "missing": missing}
    asked = Line("drill-fits-short" if level == 1 else "drill-fits", values)
    return DrillQuestion((asked,), choices, offered.index(right), Line("drill-fits-why", {**values, "cards": right}))


#: the most percent by which a chance may differ from the round answer
_NEAR = 4


def ask_risk(rng: random.Random, level: int) -> DrillQuestion:
    """Return a question about the approximate chance that a throw from a whole pack passes the limit (S6).

    :param rng: draws the distance and the number of cards.
    :param level: the level of the drill, from 1; below 3 the throw is always of one card.
    """
    while True:
        cards = 1 if level < 3 else rng.choice((1, 2))
        missing = rng.randrange(1, 9) if cards == 1 else rng.randrange(2, 90)
        share = round(100 * throw_odds(fresh_pool(), missing, cards).out)
        about = round(share, -1)
        if abs(share - about) <= _NEAR and about:
            break
    asked = Line("drill-risk", {"missing": missing, "count": cards})
    why = Line("drill-risk-why", {"chance": share, "missing": missing, "count": cards})
    return DrillQuestion((asked,), *number_choices(about, rng, step=10, least=10, most=100), why)


def ask_count(view: View, rng: random.Random) -> DrillQuestion | None:
    """Return the coach's question at the table: a player's score, or how many copies of a number can still come.

    :param view: the player's view.
    :param rng: draws the player or the number.
    :returns: a question, never None.
    """
    assert isinstance(view, SipkyView)
    others = [seat for seat, score in enumerate(view.scores) if seat != view.seat and score]
    if others and rng.random() < SHARE_OF_OTHERS:
        seat = rng.choice(others)
        score = view.scores[seat]
        asked, why = Line("drill-score", {"seat": seat}), Line("drill-score-why", {"seat": seat, "count": score})
        return DrillQuestion((asked,), *_near_numbers(score, rng), why)
    return copies_to_come(view.used_cards, rng)


def cards_heard(view: View) -> int | None:
    """Return how many cards have left play since the pack was shuffled; None unless a player is about to throw."""
    assert isinstance(view, SipkyView)
    return len(view.used_cards) if view.throw_question == "throw" else None


DRILLS = Drills(
    {"sums": ask_missing_points, "fits": ask_hitting_cards, "risk": ask_risk}, ask_count, cards_heard,
    question_interval=4,
)
