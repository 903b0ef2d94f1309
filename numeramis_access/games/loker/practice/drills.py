"""Drills of Loker: the figure of a hand, the higher of two hands, the cards that help and their chances."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

from numeramis_access.core.cards import COPIES, NUMBERS, Card, numeramis_pack, without_cards
from numeramis_access.core.ruleset import View
from numeramis_access.games.loker.events import Exchange
from numeramis_access.games.loker.figures import FIGURES, Figure, figure_of
from numeramis_access.games.loker.state import LokerView
from numeramis_access.practice.drills import DrillQuestion, Drills, copies_to_come, mix_answers, number_choices
from numeramis_access.words.game import Line

#: how often the coach asks about the chips in the pot, if there are any, and otherwise about the others' exchanges
#: instead of cards
CHIP_QUESTION_SHARE, EXCHANGE_QUESTION_SHARE = 0.3, 0.6
#: the sizes of the groups of equal numbers in each figure with groups
_GROUPS = {
    "two_pairs": (2, 2, 1, 1), "three_pairs": (2, 2, 2), "three": (3, 1, 1, 1), "three_two": (3, 2, 1),
    "two_threes": (3, 3), "four": (4, 1, 1), "four_two": (4, 2), "loker": (5, 1), "king_loker": (6,),
}  # fmt: skip


def _hand(rng: random.Random, name: str) -> tuple[Card, ...]:
    """Return a hand with the named figure, its cards in random order."""
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


def ask_figure(rng: random.Random, level: int) -> DrillQuestion:
    """Return a question about the figure of a hand (L2, L5).

    :param rng: draws the hand and the offered answers.
    :param level: the level of the drill, from 1; below 3 the cards of the hand are sorted.
    """
    name = rng.choice(FIGURES)
    hand = _hand(rng, name)
    shown = tuple(sorted(hand)) if level < 3 else hand
    place = FIGURES.index(name)
    lowest = min(max(0, place - rng.randrange(4)), len(FIGURES) - 4)
    offered = FIGURES[lowest : lowest + 4]
    choices = tuple(Line("drill-figure-name", {"figure": figure_name}) for figure_name in offered)
    asked = Line("drill-figure", {"cards": shown})
    return DrillQuestion((asked,), choices, offered.index(name), Line("drill-figure-why", {"figure": name}))


def ask_higher_hand(rng: random.Random, level: int) -> DrillQuestion:
    """Return a question about the higher of two hands (L4).

    :param rng: draws the hands.
    :param level: the level of the drill, from 1; from 3 on both hands have the same kind of figure, and at 5 some have
        equal cards.
    """
    first = rng.choice(FIGURES[1:])
    second = first if level > 2 else rng.choice(FIGURES[1:])
    hand, other_hand = _hand(rng, first), _hand(rng, second)
    if level == 5 and rng.random() < 0.3:
        other_hand = tuple(rng.sample(hand, len(hand)))
    a, b = _figure(hand), _figure(other_hand)
    right = 0 if a > b else 1 if b > a else 2
    choices = tuple(Line(f"drill-higher-{answer}") for answer in ("first", "second", "equal"))
    hands = (Line("drill-hand-first", {"cards": hand}), Line("drill-hand-second", {"cards": other_hand}))
    why = Line("drill-higher-why", {"first": a.name, "second": b.name})
    return DrillQuestion((*hands, Line("drill-higher")), choices, right, why)


#: figures with single cards that can be exchanged for a higher figure
_DRAWS = ("two_pairs", "three", "three_two", "four")


def _draw(rng: random.Random, thrown: int) -> tuple[str, tuple[Card, ...], tuple[Card, ...]]:
    """Return a figure, a hand that has it, and the single cards to throw away."""
    name = rng.choice([name for name in _DRAWS if _GROUPS[name].count(1) >= thrown])
    hand = tuple(sorted(_hand(rng, name)))
    single = sorted(card for card in hand if hand.count(card) == 1)
    return name, hand, tuple(sorted(rng.sample(single, thrown)))


def count_raising_draws(hand: tuple[Card, ...], thrown: tuple[Card, ...]) -> tuple[int, int]:
    """Return the number of draws that make a higher kind of figure, and the number of all draws from the cards not in
    the hand. Better numbers in the same kind of figure do not count.

    :param hand: the six cards.
    :param thrown: the cards of the hand to replace.
    """
    now, kept = _figure(hand).rank, without_cards(hand, *thrown)
    unseen = tuple(card for card in NUMBERS for _ in range(COPIES - hand.count(card)))
    ways = Counter(combinations(unseen, len(thrown)))
    return sum(count for drawn, count in ways.items() if _figure((*kept, *drawn)).rank > now), ways.total()


def ask_outs(rng: random.Random, level: int) -> DrillQuestion:
    """Return a question about the number of unseen cards that give a higher kind of figure (L2) for one card (L6).

    Higher numbers of the same kind do not count.

    :param rng: draws the hand and the offered answers.
    :param level: the level of the drill, from 1; from 3 on the cards of the hand are not in order.
    """
    name, hand, thrown = _draw(rng, 1)
    count, _ = count_raising_draws(hand, thrown)
    shown = hand if level < 3 else tuple(rng.sample(hand, len(hand)))
    asked = Line("drill-outs", {"cards": shown, "thrown": thrown})
    likely = (count - 8, count - 6, count - 2, count - 1, count + 1, count + 2, count + 6, count + 8)
    choices = mix_answers(count, [number for number in likely if number >= 0], rng)
    return DrillQuestion((asked,), *choices, Line("drill-outs-why", {"figure": name, "count": count}))


#: the rule of thumb: percent per out, and the factor for a second card
PERCENT_PER_OUT, SECOND_CARD_FACTOR = 4 / 3, 1.5
#: the most percent by which a chance may differ from the round answer
_NEAR = 4


def ask_chance(rng: random.Random, level: int) -> DrillQuestion:
    """Return a question about the rough chance that an exchange makes the figure higher, in steps of 10 percent.

    :param rng: draws the hand and the offered answers.
    :param level: the level of the drill, from 1; below 3 one card is exchanged, from 3 on one or two.
    """
    while True:
        name, hand, thrown = _draw(rng, 1 if level < 3 else rng.choice((1, 2)))
        better, every = count_raising_draws(hand, thrown)
        share = round(100 * better / every)
        about = round(share, -1)
        if abs(share - about) <= _NEAR and about:
            break
    outs = count_raising_draws(hand, thrown[:1])[0]
    asked = Line("drill-chance", {"cards": hand, "thrown": thrown})
    rule = round(outs * PERCENT_PER_OUT * (SECOND_CARD_FACTOR if len(thrown) > 1 else 1))
    values = {"figure": name, "chance": share, "outs": outs, "count": len(thrown), "rule": rule}
    why = Line("drill-chance-why", values)
    return DrillQuestion((asked,), *number_choices(about, rng, step=10, least=10, most=100), why)


def ask_count(view: View, rng: random.Random) -> DrillQuestion | None:
    """Return the coach's question at the table: the pot, the cards that a player exchanged, or the copies of a number
    to come.

    :param view: the player's view.
    :param rng: draws the kind of question (the pot only with stakes) and its details.
    :returns: a question, never None.
    """
    assert isinstance(view, LokerView)
    if view.options.stakes != "none" and rng.random() < CHIP_QUESTION_SHARE:
        why = Line("drill-pot-why", {"count": view.bank})
        return DrillQuestion((Line("drill-pot"),), *number_choices(view.bank, rng), why)
    others = [seat for seat in view.order if seat != view.seat and view.changed[seat]]
    if others and rng.random() < EXCHANGE_QUESTION_SHARE:
        seat = rng.choice(others)
        number = sum(view.changed[seat])
        asked, why = Line("drill-changed", {"seat": seat}), Line("drill-changed-why", {"seat": seat, "count": number})
        return DrillQuestion((asked,), *number_choices(number, rng), why)
    seen = [card for cards in (*view.hands, *view.thrown) for card in cards if card in NUMBERS]
    return copies_to_come(seen, rng)


def exchanges_heard(view: View) -> int | None:
    """Return the number of exchanges that all players have made in this game, None if the player cannot exchange now.
    """
    assert isinstance(view, LokerView)
    may = any(isinstance(action, Exchange) for action in view.legal)
    return sum(map(len, view.changed)) if may and view.order else None


DRILLS = Drills(
    {"figure": ask_figure, "higher": ask_higher_hand, "outs": ask_outs, "chance": ask_chance},
    ask_count,
    exchanges_heard,
)
