"""Calculate the hands of Loker players after each exchange, by the number of cards they took; write them as data.

All 5,005 hands with their chances go through both exchanges, each hand with its best exchange against the previous
result; no hand is sampled. Three turns were enough: a fourth changed nothing. With ``--level club`` each hand makes the
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
    FRESH_PACK,
    best_exchange_values,
    draw_chances,
    exchange_value,
    first_of_figure,
    hands_by_strength,
    possible_discards,
    values_after_draw,
)
from numeramis_access.games.loker.players.profiles import PROFILES
from numeramis_access.games.loker.players.ranges import (
    NOT_CLOSED_SIGN,
    PART_LIMITS,
    PART_NAMES,
    UNKNOWN_EXCHANGE_SIGN,
    data_of,
    first_strengths,
)
from numeramis_access.games.loker.state import MAX_EXCHANGED

#: players at the table
PLAYER_COUNT = 4
#: the share of players who take a number of cards that is not the best
BLUR_SHARE = 0.1
#: number of times that the players adapt to the hands at the end of the game
IMPROVEMENT_ROUNDS = 3

Masses = list[float]
Hand = tuple[Card, ...]
Parts = dict[int, Masses] | dict[tuple[int, int], Masses]


class Players(NamedTuple):
    """How the players of these ranges exchange and close.

    :param discard: returns a player's discard, given the hand and the value of each final hand by strength.
    :param waiting_shares: the shares of players who do not close after the first exchange, from 0 to 1: of those with a
        figure below three of a kind, and of those with a higher one.
    """

    discard: Callable[[Hand, Masses], Hand]
    waiting_shares: tuple[float, float]


def best_discard(hand: Hand, hand_values: Masses) -> Hand:
    """Return the discard with the best mean value, empty to keep all.

    :param hand: the hand, sorted.
    :param hand_values: the value of each final hand, by strength.
    """
    discards = ((), *possible_discards(hand, MAX_EXCHANGED))
    return max(discards, key=lambda cards: exchange_value(hand, cards, hand_values, FRESH_PACK))


def players_of(level: str) -> Players:
    """Return the behaviour of a level.

    :param level: a level that follows rules of thumb, empty for good players.
    :raises KeyError: for an unknown level.
    """
    if not level:
        return Players(best_discard, (0.4, 0.03))
    profile = PROFILES[level]
    return Players(lambda hand, _: rule_of_thumb_discard(hand, figure_of(hand), profile)[0], (1.0, 0.0))


class RangeCourse(NamedTuple):
    """The hands after each exchange, by the number of cards exchanged; hands are lists of chances by strength.

    :param first: the hands after the first exchange, by the number of cards exchanged.
    :param second: the hands after both exchanges, by both numbers of cards exchanged.
    :param second_open: as ``second``, of players who had not closed after the first exchange.
    """

    first: dict[int, Masses]
    second: dict[tuple[int, int], Masses]
    second_open: dict[tuple[int, int], Masses]


def dealt_chances() -> Masses:
    """Return the chance of each hand to be dealt, by strength."""
    masses = []
    for hand in hands_by_strength():
        number = 1
        for card in set(hand):
            number *= comb(COPIES, hand.count(card))
        masses.append(number / comb(COPIES * len(NUMBERS), len(hand)))
    return masses


def shares_below(masses: Masses) -> list[float]:
    """Return for each strength the share of hands below it, from 0 to 1, with the strength itself counted half.

    :param masses: the chance of each hand, by strength; their sum need not be 1, but more than 0.
    """
    total = sum(masses)
    return [(up_to - own / 2) / total for up_to, own in zip(accumulate(masses), masses, strict=True)]


def sum_of_parts(parts: Parts) -> Masses:
    """Return the sum of the chances of all parts, by strength.

    :param parts: lists of chances by strength.
    """
    return [sum(masses) for masses in zip(*parts.values(), strict=True)]


def expected_points(shares_below: list[float]) -> list[float]:
    """Return the expected points of each strength among ``PLAYER_COUNT`` players; a hand without a figure scores none.

    :param shares_below: for each strength, the share of hands below it.
    """
    without = first_of_figure()[1]
    return [0.0] * without + [1 + (PLAYER_COUNT - 1) * share for share in shares_below[without:]]


def exchange(masses: Masses, hand_values: list[float], players: Players) -> dict[int, Masses]:
    """Return the chance of each hand after an exchange of all players, by the number of exchanged cards, then by
    strength.

    :param masses: the chance of each hand before the exchange, by strength.
    :param hand_values: the value of each hand after it, by strength.
    :param players: how the players choose their discards.
    """
    by_count = {cards: [0.0] * len(masses) for cards in range(4)}
    places = range(len(masses))
    for hand, mass in zip(hands_by_strength(), masses, strict=True):
        if not mass:
            continue
        counts = tuple(COPIES - hand.count(number) for number in NUMBERS)
        thrown = players.discard(hand, hand_values)
        part = by_count[len(thrown)]
        made = values_after_draw(hand, thrown, places)
        for chance, strength in zip(draw_chances(counts, len(thrown)), made, strict=True):
            part[int(strength)] += mass * chance
    return by_count


def unclosed(masses: Masses, players: Players) -> Masses:
    """Return the hands after the first exchange whose owners do not close, as chances by strength.

    :param masses: the chance of each hand after the first exchange, by strength.
    :param players: how often players with a figure wait.
    """
    none, three = (first_of_figure()[FIGURES.index(figure)] for figure in ("two_pairs", "three"))
    low, high = players.waiting_shares
    return [*masses[:none], *(low * mass for mass in masses[none:three]), *(high * mass for mass in masses[three:])]


def course_of(start: Masses, final: list[float], players: Players) -> RangeCourse:
    """Return the hands after each exchange, when all players exchange to have the best final hand.

    :param start: the chances of the dealt hands, by strength.
    :param final: the value of each final hand, by strength.
    :param players: how the players exchange and close.
    """
    after_one = expected_points(shares_below(start))
    hand_values = [max(pair) for pair in zip(after_one, best_exchange_values(final, FRESH_PACK), strict=True)]
    first = exchange(start, hand_values, players)
    course = RangeCourse(first, {}, {})
    for cards, masses in first.items():
        for more, part in exchange(masses, final, players).items():
            course.second[cards, more] = part
        for more, part in exchange(unclosed(masses, players), final, players).items():
            course.second_open[cards, more] = part
    return course


def shares(masses: Masses) -> list[float]:
    """Return the share of the hands below each strength of ``ranges.first_strengths``, rounded to four decimals.

    :param masses: the chance of each hand, by strength; their sum need not be 1, but more than 0.
    """
    up_to = [0.0, *accumulate(masses)]
    return [round(up_to[place] / up_to[-1], 4) for place in first_strengths()]


def blend_erring_players(masses: Masses, others: Masses) -> Masses:
    """Return the chances of hands that fit the observed exchanges, by strength, mixed with hands of players who err.

    The players who err make up a share of ``BLUR_SHARE``.

    :param masses: the hands of players who exchange the best number; they may all be 0.
    :param others: the hands of all players.
    """
    own = (1 - BLUR_SHARE) / (sum(masses) or 1.0)
    other = BLUR_SHARE / sum(others)
    return [own * mass + other * more for mass, more in zip(masses, others, strict=True)]


def rows(start: Masses, course: RangeCourse, players: Players) -> dict[str, list[float]]:
    """Return the shares of hands below each strength of ``ranges.first_strengths``, for every state of knowledge about
    a player's exchanges; the names of the states are as in ``ranges.Range``.

    :param start: the chances of the dealt hands, by strength.
    :param course: the hands after each exchange.
    :param players: how often players wait with a figure.
    """
    first = {
        UNKNOWN_EXCHANGE_SIGN: sum_of_parts(course.first),
        **{str(cards): masses for cards, masses in course.first.items()},
    }
    by_name = {"": shares(start)}
    for name, masses in first.items():
        by_name[name] = shares(masses)
        by_name[name + NOT_CLOSED_SIGN] = shares(unclosed(masses, players))
    for sign, second in (("", course.second), (NOT_CLOSED_SIGN, course.second_open)):
        by_name[UNKNOWN_EXCHANGE_SIGN + sign + UNKNOWN_EXCHANGE_SIGN] = shares(sum_of_parts(second))
        for cards in range(4):
            parts = {more: masses for (earlier, more), masses in second.items() if earlier == cards}
            by_name[str(cards) + sign + UNKNOWN_EXCHANGE_SIGN] = shares(sum_of_parts(parts))
            for more, masses in parts.items():
                by_name[str(cards) + sign + str(more)] = shares(blend_erring_players(masses, sum_of_parts(parts)))
    return by_name


def parts_of(masses: Masses, outlook: list[float]) -> list[Masses]:
    """Return the hands split into the parts of a range (``ranges.PART_LIMITS``), from the lowest chance to win to the
    highest.

    :param masses: the chance of each hand, by strength.
    :param outlook: the chance to win, by strength.
    :returns: for each part, the chance of each hand, 0 for hands of other parts.
    """
    order = sorted(range(len(masses)), key=outlook.__getitem__)
    parts = [[0.0] * len(masses) for _ in PART_NAMES]
    gone, whole_mass = 0.0, sum(masses)
    for place in order:
        share = (gone + masses[place] / 2) / whole_mass
        part = next(number for number, end in enumerate(PART_LIMITS[1:]) if share <= end or end == PART_LIMITS[-1])
        parts[part][place] = masses[place]
        gone += masses[place]
    return parts


def rows_of_parts(
    start: Masses, first: dict[int, Masses], final: list[float], players: Players
) -> dict[str, list[float]]:
    """Return the shares of hands below each strength of ``ranges.first_strengths``, for each part of a range after the
    exchanges to come.

    The names are those of the exchanges (see ``ranges.Range``), with the name of the part where it was decided.

    :param start: the chances of the dealt hands, by strength.
    :param first: the hands after one exchange, by the number of cards exchanged.
    :param final: the value of each final hand, by strength.
    :param players: how the players exchange.
    """
    by_name = {}
    after_one = best_exchange_values(final, FRESH_PACK)
    for name, part in zip(PART_NAMES, parts_of(start, best_exchange_values(after_one, FRESH_PACK)), strict=True):
        once = sum_of_parts(exchange(part, after_one, players))
        second = sum_of_parts(exchange(once, final, players))
        by_name[name + UNKNOWN_EXCHANGE_SIGN + UNKNOWN_EXCHANGE_SIGN] = shares(second)
    for cards, masses in {
        UNKNOWN_EXCHANGE_SIGN: sum_of_parts(first),
        **{str(cards): masses for cards, masses in first.items()},
    }.items():
        for name, part in zip(PART_NAMES, parts_of(masses, after_one), strict=True):
            by_name[cards + name + UNKNOWN_EXCHANGE_SIGN] = shares(sum_of_parts(exchange(part, final, players)))
    return by_name


def main() -> None:
    """Calculate the ranges of good players, or of a level given as an argument, and write them to its file of data."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--level", default="", help="who goes by rules of thumb; good players where none is named")
    level = parser.parse_args().level
    players, start = players_of(level), dealt_chances()
    final = expected_points(shares_below(start))
    for _ in range(IMPROVEMENT_ROUNDS):
        course = course_of(start, final, players)
        final = expected_points(shares_below(sum_of_parts(course.second)))
        waiting = sum(sum(unclosed(masses, players)) for masses in course.first.values())
        print(f"after one exchange {waiting:.3f} do not close")
    winning = [share**2 for share in shares_below(sum_of_parts(course.second))]
    by_name = rows(start, course, players) | rows_of_parts(start, course.first, winning, players)
    lines = ",\n".join(f"{json.dumps(name)}: {json.dumps(row)}" for name, row in by_name.items())
    data_of(level).write_text(f"{{\n{lines}\n}}\n", "utf-8")


if __name__ == "__main__":
    main()
