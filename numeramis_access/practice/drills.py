"""Drills: short questions with a few answers to choose from; kind, level and seed make the same question again.

What is right is always asked of the rules (``games``), never worked out here.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import NamedTuple

from numeramis_access.core.cards import NUMBERS, Card, french_pack, numeramis_pack
from numeramis_access.games.loker.figures import FIGURES, Figure, figure_of
from numeramis_access.games.quist.rules import SEATS, Phase, Play, highest_of
from numeramis_access.games.sipky.rules import numbers_of
from numeramis_access.words.game import Line

#: levels of every drill
LEVELS = range(1, 6)
#: answers offered, where there is a choice of numbers
OFFERED = 5
#: the sizes of the groups of equal numbers in each figure that has any
_GROUPS = {
    "two_pairs": (2, 2, 1, 1), "three_pairs": (2, 2, 2), "three": (3, 1, 1, 1), "three_two": (3, 2, 1),
    "two_threes": (3, 3), "four": (4, 1, 1), "four_two": (4, 2), "loker": (5, 1), "king_loker": (6,),
}  # fmt: skip


class Question(NamedTuple):
    """A question.

    :param asked: what is told, in order. :param choices: the answers. :param right: index of the right one.
    :param why: what is told after a wrong answer.
    """

    asked: tuple[Line, ...]
    choices: tuple[Line, ...]
    right: int
    why: Line


def question(kind: str, level: int, seed: int) -> Question:
    """Return a question; the same words give the same one.

    :raises KeyError: for an unknown kind.
    """
    return KINDS[kind](random.Random(f"{kind}/{level}/{seed}"), level)


def _phase(rng: random.Random, cards: list[Card], leader: int) -> Phase:
    return tuple(Play((leader + place) % SEATS, cards.pop(rng.randrange(len(cards)))) for place in range(SEATS))


def _close_pack(level: int) -> list[Card]:
    """Return a pack whose numbers lie the closer together the higher the level is, so that ties come oftener."""
    lowest = str(2 * (level - 1))
    return [card for card in numeramis_pack() if card >= lowest]


def _told(phase: Phase) -> list[Line]:
    return [Line("drill-play", {"seat": seat, "card": card}, seat, f"number-{card}") for seat, card in phase]


def highest(rng: random.Random, level: int) -> Question:
    """Ask who is first with the highest number of a phase (Q7, Q8)."""
    phase = _phase(rng, _close_pack(level), rng.randrange(SEATS))
    top = highest_of(phase)
    assert top is not None
    choices = tuple(Line("drill-whose", {"seat": seat, "card": card}) for seat, card in phase)
    why = Line("drill-highest-why", {"seat": top.seat, "card": top.card, "tied": top.tied})
    asked = (Line("drill-phase"), *_told(phase), Line("drill-highest"))
    return Question(asked, choices, phase.index(Play(top.seat, top.card)), why)


def gone(rng: random.Random, level: int) -> Question:
    """Ask how many of a number have been played."""
    pack = list(numeramis_pack())
    rng.shuffle(pack)
    cards = tuple(pack[: 4 + 4 * level])
    number = "9" if level < 3 else rng.choice("789")
    count = cards.count(number)
    rows = [Line("drill-cards", {"cards": cards[at : at + 4]}) for at in range(0, len(cards), 4)]
    asked = (Line("drill-gone-begin", {"number": int(number)}), *rows, Line("drill-gone"))
    return Question(asked, *_numbers(count, rng), Line("drill-gone-why", {"card": number, "count": count}))


def sums(rng: random.Random, level: int) -> Question:
    """Ask for the missing points after a throw of Šipky (S2, S3, S5)."""
    limit = 101 if level < 3 else rng.choice((201, 301))
    first, second = rng.sample(NUMBERS[1:], 2)
    low, high = numbers_of(first, second)
    number = low if level == 1 else rng.choice((low, high))
    score = rng.randrange(level + 1, limit - number)
    if level == 1:
        score -= score % 10
    missing = limit - score - number
    asked = Line("drill-sums", {"limit": limit, "score": score, "number": number, "cards": (first, second)})
    why = Line("drill-sums-why", {"score": score + number, "missing": missing, "limit": limit})
    return Question((asked,), *_numbers(missing, rng, step=10 if level > 1 else 1), why)


def worth(rng: random.Random, level: int) -> Question:
    """Ask for how many tricks the next phase of Quist is (Q8): phases are told, some tied, some not."""
    cards = _close_pack(4)
    said: list[Line] = []
    pile, leader = 1, rng.randrange(SEATS)
    for _ in range(level):
        phase = _phase(rng, cards, leader)
        top = highest_of(phase)
        assert top is not None
        pile, leader = (pile + 1 if top.tied else 1), top.seat
        said.append(Line("drill-cards", {"cards": tuple(play.card for play in phase)}))
    asked = (Line("drill-worth-begin"), *said, Line("drill-worth"))
    return Question(asked, *_numbers(pile, rng, least=1), Line("drill-worth-why", {"worth": pile}))


def _numbers(right: int, rng: random.Random, step: int = 1, least: int = 0) -> tuple[tuple[Line, ...], int]:
    """Return numbers to choose from around the right one, and its index."""
    lowest = max(least + (right - least) % step, right - step * rng.randrange(OFFERED))
    offered = [lowest + step * place for place in range(OFFERED)]
    return tuple(Line("drill-number", {"number": number}) for number in offered), offered.index(right)


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


def braille(rng: random.Random, level: int) -> Question:
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
    return Question((Line("drill-braille", shown),), choices, right, Line("drill-braille-why", shown))


#: every drill, in the order of the menu
KINDS: dict[str, Callable[[random.Random, int], Question]] = {
    "highest": highest, "gone": gone, "worth": worth, "sums": sums, "figure": figure, "higher": higher,
    "braille": braille,
}  # fmt: skip
