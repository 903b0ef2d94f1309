"""Calculate the hands of Loker players after each exchange, by the number of cards they took; write them as data.

All 5,005 hands with their chances go through both exchanges, each hand with its best exchange against the previous
result; no hand is sampled. Three turns are enough, a fourth changes nothing. With ``--level club`` each hand makes the
exchange of that level, which follows rules of thumb. It takes about half a minute on one core and needs no package::

    python -m numeramis_access.games.loker.players.training.ranges
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from itertools import accumulate
from math import comb
from typing import NamedTuple

from numeramis_access.core.cards import COPIES, NUMBERS, Card
from numeramis_access.games.loker.figures import FIGURES, figure_of
from numeramis_access.games.loker.players.exchange import rule_of_thumb_discard
from numeramis_access.games.loker.players.model import (
    FRESH,
    best_exchange_values,
    chances,
    exchange_value,
    first_of_figure,
    hands_by_strength,
    throws,
    values_after_draw,
)
from numeramis_access.games.loker.players.profiles import PROFILES
from numeramis_access.games.loker.players.ranges import ANY, NAMES, OPEN, PARTS, breaks, data_of
from numeramis_access.games.loker.state import MOST_EXCHANGED

#: players at the table
PLAYERS = 4
#: the share of players who take a number of cards that is not the best
BLUR = 0.1
TURNS = 3

Masses = list[float]
Hand = tuple[Card, ...]
Parts = dict[int, Masses] | dict[tuple[int, int], Masses]


class Players(NamedTuple):
    """How the players of these ranges exchange and close.

    :param throw: returns a player's discard from a hand and the values of hands. :param waits: the shares of players
        who do not close after the first exchange: with a figure below three of a kind, and with a higher one.
    """

    throw: Callable[[Hand, Masses], Hand]
    waits: tuple[float, float]


def best_throw(hand: Hand, worths: Masses) -> Hand:
    """Return the best discard."""
    return max(((), *throws(hand, MOST_EXCHANGED)), key=lambda cards: exchange_value(hand, cards, worths, FRESH))


def players_of(level: str) -> Players:
    """Return the behaviour of a level that follows rules of thumb; of good players if it is empty."""
    if not level:
        return Players(best_throw, (0.4, 0.03))
    profile = PROFILES[level]
    return Players(lambda hand, _: rule_of_thumb_discard(hand, figure_of(hand), profile)[0], (1.0, 0.0))


class RangeCourse(NamedTuple):
    """The hands after each exchange, by the number of cards exchanged.

    :param first: chances of the hands after the first exchange, by the number of cards exchanged.
    :param second: chances of the hands after both exchanges, by the numbers of cards exchanged.
    :param second_open: ``second`` for owners who had not closed before it.
    """

    first: dict[int, Masses]
    second: dict[tuple[int, int], Masses]
    second_open: dict[tuple[int, int], Masses]


def dealt_chances() -> Masses:
    """Return the chance of each hand to be dealt."""
    masses = []
    for hand in hands_by_strength():
        number = 1
        for card in set(hand):
            number *= comb(COPIES, hand.count(card))
        masses.append(number / comb(COPIES * len(NUMBERS), len(hand)))
    return masses


def shares_below(masses: Masses) -> list[float]:
    """Return for each strength the share below it, with the strength itself counted half."""
    whole = sum(masses)
    return [(up_to - own / 2) / whole for up_to, own in zip(accumulate(masses), masses, strict=True)]


def whole(parts: Parts) -> Masses:
    """Return the sum of the chances of all parts, by hand."""
    return [sum(masses) for masses in zip(*parts.values(), strict=True)]


def points(shares: list[float]) -> list[float]:
    """Return the expected points of each strength. :param shares: for each strength, the share of hands below it."""
    without = first_of_figure()[1]
    return [0.0] * without + [1 + (PLAYERS - 1) * share for share in shares[without:]]


def exchange(masses: Masses, worths: list[float], players: Players) -> dict[int, Masses]:
    """Return the chance of each hand after all players' exchange, by the number of exchanged cards.

    :param masses: the chance of each hand before the exchange. :param worths: the value of each final hand.
    :param players: how the players choose their discards.
    """
    by_count = {cards: [0.0] * len(masses) for cards in range(4)}
    places = range(len(masses))
    for hand, mass in zip(hands_by_strength(), masses, strict=True):
        if not mass:
            continue
        counts = tuple(COPIES - hand.count(number) for number in NUMBERS)
        thrown = players.throw(hand, worths)
        part = by_count[len(thrown)]
        for chance, made in zip(chances(counts, len(thrown)), values_after_draw(hand, thrown, places), strict=True):
            part[int(made)] += mass * chance
    return by_count


def unclosed(masses: Masses, players: Players) -> Masses:
    """Return the part of the hands after the first exchange whose owners do not close."""
    none, three = (first_of_figure()[FIGURES.index(figure)] for figure in ("two_pairs", "three"))
    low, high = players.waits
    return [*masses[:none], *(low * mass for mass in masses[none:three]), *(high * mass for mass in masses[three:])]


def course_of(start: Masses, final: list[float], players: Players) -> RangeCourse:
    """Return the hands after each exchange.

    :param start: the chances of the dealt hands. :param final: the value of each final hand.
    """
    after_one = points(shares_below(start))
    worths = [max(pair) for pair in zip(after_one, best_exchange_values(final, FRESH), strict=True)]
    first = exchange(start, worths, players)
    course = RangeCourse(first, {}, {})
    for cards, masses in first.items():
        for more, part in exchange(masses, final, players).items():
            course.second[cards, more] = part
        for more, part in exchange(unclosed(masses, players), final, players).items():
            course.second_open[cards, more] = part
    return course


def shares(masses: Masses) -> list[float]:
    """Return the share of the hands below each strength of ``ranges.breaks``."""
    up_to = [0.0, *accumulate(masses)]
    return [round(up_to[place] / up_to[-1], 4) for place in breaks()]


def mix_errors(masses: Masses, others: Masses) -> Masses:
    """Return the chances of hands that fit the observed exchanges, mixed with hands of players who err.

    :param masses: the hands of players who exchange the best number. :param others: the hands of all players.
    """
    own = (1 - BLUR) / (sum(masses) or 1.0)
    other = BLUR / sum(others)
    return [own * mass + other * more for mass, more in zip(masses, others, strict=True)]


def rows(start: Masses, course: RangeCourse, players: Players) -> dict[str, list[float]]:
    """Return the shares for every state of knowledge about a player's exchanges, named as in ``ranges.Range``."""
    first = {ANY: whole(course.first), **{str(cards): masses for cards, masses in course.first.items()}}
    by_name = {"": shares(start)}
    for name, masses in first.items():
        by_name[name] = shares(masses)
        by_name[name + OPEN] = shares(unclosed(masses, players))
    for sign, second in (("", course.second), (OPEN, course.second_open)):
        by_name[ANY + sign + ANY] = shares(whole(second))
        for cards in range(4):
            parts = {more: masses for (earlier, more), masses in second.items() if earlier == cards}
            by_name[str(cards) + sign + ANY] = shares(whole(parts))
            for more, masses in parts.items():
                by_name[str(cards) + sign + str(more)] = shares(mix_errors(masses, whole(parts)))
    return by_name


def parts_of(masses: Masses, outlook: list[float]) -> list[Masses]:
    """Return the hands split into the parts of a range, from the lowest chance to win to the highest.

    :param outlook: the chance to win, by hand.
    """
    order = sorted(range(len(masses)), key=outlook.__getitem__)
    parts = [[0.0] * len(masses) for _ in NAMES]
    gone, whole_mass = 0.0, sum(masses)
    for place in order:
        share = (gone + masses[place] / 2) / whole_mass
        part = next(number for number, end in enumerate(PARTS[1:]) if share <= end or end == PARTS[-1])
        parts[part][place] = masses[place]
        gone += masses[place]
    return parts


def rows_of_parts(
    start: Masses, first: dict[int, Masses], final: list[float], players: Players
) -> dict[str, list[float]]:
    """Return each part of a range after the exchanges to come.

    :param start: the hands before the exchanges. :param first: the hands after one exchange, by cards taken.
    :param final: the value of each final hand.
    """
    by_name = {}
    after_one = best_exchange_values(final, FRESH)
    for name, part in zip(NAMES, parts_of(start, best_exchange_values(after_one, FRESH)), strict=True):
        once = whole(exchange(part, after_one, players))
        by_name[name + ANY + ANY] = shares(whole(exchange(once, final, players)))
    for cards, masses in {ANY: whole(first), **{str(cards): masses for cards, masses in first.items()}}.items():
        for name, part in zip(NAMES, parts_of(masses, after_one), strict=True):
            by_name[cards + name + ANY] = shares(whole(exchange(part, final, players)))
    return by_name


def main() -> None:
    """Calculate the ranges and write the data."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--level", default="", help="who goes by rules of thumb; good players where none is named")
    level = parser.parse_args().level
    players, start = players_of(level), dealt_chances()
    final = points(shares_below(start))
    for _ in range(TURNS):
        course = course_of(start, final, players)
        final = points(shares_below(whole(course.second)))
        waiting = sum(sum(unclosed(masses, players)) for masses in course.first.values())
        print(f"after one exchange {waiting:.3f} do not close")
    winning = [share**2 for share in shares_below(whole(course.second))]
    by_name = rows(start, course, players) | rows_of_parts(start, course.first, winning, players)
    lines = ",\n".join(f"{json.dumps(name)}: {json.dumps(row)}" for name, row in by_name.items())
    data_of(level).write_text(f"{{\n{lines}\n}}\n", "utf-8")


if __name__ == "__main__":
    main()
