"""Drills: short multiple-choice questions; the same kind, level and seed always give the same question.

A game's own drills are named in its record; they take the right answer from the rules and never calculate it
themselves. Here are the shared parts, and the one drill without a game: to read hands in braille.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from numeramis_access.catalogue import Catalogue
from numeramis_access.catalogue.load import find_part
from numeramis_access.core.cards import COPIES, NUMBERS, Card, french_pack, numeramis_pack
from numeramis_access.core.ruleset import View
from numeramis_access.words.game import Line

#: the levels of every drill
DRILL_LEVELS = range(1, 6)
#: the number of offered answers in a choice of numbers
OFFERED_ANSWERS = 5


class DrillQuestion(NamedTuple):
    """A question.

    :param lines: the lines of the question, in order.
    :param choices: the offered answers.
    :param right: the index of the right answer in ``choices``, from 0.
    :param why: the explanation after a wrong answer.
    :param once: whether a repeat tells only the last line, because the learner must remember the others.
    """

    lines: tuple[Line, ...]
    choices: tuple[Line, ...]
    right: int
    why: Line
    once: bool = False


#: makes a question of a level
MakeQuestion: TypeAlias = Callable[[random.Random, int], DrillQuestion]


#: asks about a player's knowledge at a table; None if there is nothing to count
MakeCountQuestion: TypeAlias = Callable[[View, random.Random], DrillQuestion | None]


def nothing_to_count(view: View, rng: random.Random) -> None:
    """Return None: this game has no question for the counting coach."""


def tricks_heard(view: View) -> int | None:
    """Return the number of finished tricks in the deal; None while cards lie on the table."""
    return None if view.cards_on_table() else len(view.past_tricks())


@dataclass(frozen=True)
class Drills:
    """The drills of one game.

    :param kinds: a function for each drill that makes a question from a source of chance and a level, 1 to 5; in menu
        order.
    :param count: makes the question of the counting coach at the practice table, from the player's view and a source of
        chance; returns None if there is nothing to count.
    :param amount_heard: returns how much of the deal the player has heard so far, given the player's view: a number of
        tricks, exchanges or cards; None at an unsuitable moment for a question.
    :param question_interval: how much must be heard between two questions of the coach, in the unit of
        ``amount_heard``.
    """

    kinds: Mapping[str, MakeQuestion]
    count: MakeCountQuestion = nothing_to_count
    amount_heard: Callable[[View], int | None] = tricks_heard
    question_interval: int = 2


def drills_of_catalogue(catalogue: Catalogue) -> dict[str, MakeQuestion]:
    """Return every drill by kind, in menu order: the games' drills, then the drill of reading braille."""
    games = [drills for game in catalogue if (drills := find_part(game.drills, Drills)) is not None]
    return {
        kind: drill
        for drills in (*games, Drills({"braille": braille_question}))
        for kind, drill in drills.kinds.items()
    }


def make_question(drill: MakeQuestion, kind: str, level: int, seed: int) -> DrillQuestion:
    """Return a question of a drill; the same arguments give the same question.

    :param kind: key of the drill, a part of the seed of chance.
    :param drill: makes the question from a source of chance and the level.
    :param level: 1 to 5.
    :param seed: the rest of the seed of chance.
    """
    return drill(random.Random(f"{kind}/{level}/{seed}"), level)


def number_choices(
    right: int, rng: random.Random, step: int = 1, least: int = 0, most: int | None = None
) -> tuple[tuple[Line, ...], int]:
    """Return ``OFFERED_ANSWERS`` numbers to choose from, in ascending order, and the index of the right one, from 0,
    which is random as far as the limits allow.

    :param right: the right number.
    :param rng: the source of chance.
    :param step: the difference between two numbers.
    :param least: the smallest possible number; it counts if it conflicts with ``most``.
    :param most: the largest possible number, None for no limit.
    """
    lowest = right - step * rng.randrange(OFFERED_ANSWERS)
    if most is not None:
        lowest = min(lowest, most - step * (OFFERED_ANSWERS - 1))
    lowest = max(least + (right - least) % step, lowest)
    offered = [lowest + step * place for place in range(OFFERED_ANSWERS)]
    return tuple(Line("drill-number", {"number": number}) for number in offered), offered.index(right)


def mix_answers(right: int, others: Sequence[int], rng: random.Random) -> tuple[tuple[Line, ...], int]:
    """Return the right number among at most ``OFFERED_ANSWERS`` - 1 wrong ones in ascending order, and its index, from
    0.

    :param right: the right number.
    :param others: plausible wrong numbers; the right one and duplicates among them are ignored.
    :param rng: chooses among the wrong numbers if there are too many.
    """
    wrong = [number for number in dict.fromkeys(others) if number != right]
    offered = sorted((right, *rng.sample(wrong, min(OFFERED_ANSWERS - 1, len(wrong)))))
    return tuple(Line("drill-number", {"number": number}) for number in offered), offered.index(right)


def copies_to_come(seen: Sequence[Card], rng: random.Random) -> DrillQuestion:
    """Return the question of how many cards of a number can still come.

    :param seen: every card seen, which cannot come again; the question is about one of their numbers, or about any
        number if no card was seen.
    :param rng: draws the number and the wrong answers.
    """
    number = rng.choice(sorted(set(seen)) or NUMBERS)
    count = seen.count(number)
    left = COPIES - count
    why = Line("drill-come-why", {"seen": count, "left": left})
    return DrillQuestion((Line("drill-come", {"card": number}),), *number_choices(left, rng, most=COPIES), why)


def braille_question(rng: random.Random, level: int) -> DrillQuestion:
    """Return the question which of four hands the braille line shows; up to level 2 of number cards, then of French
    cards.

    :param rng: draws the hands.
    :param level: the level; a hand has two cards more than that.
    """
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
