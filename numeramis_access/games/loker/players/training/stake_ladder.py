"""The ladder at poker stakes, compiled: strong players, rules of thumb, random.

They follow the players of ``betting`` and ``exchange``; ``tests.long.loker_training`` measures how closely. The
functions share these arguments: ``seat`` is the seat to act, ``kind`` its player (``LEARNER`` to ``RANDOM``), ``alone``
the chance to beat one rival, ``rivals`` the number of rivals, ``able`` the number of those with chips to answer,
``to_come`` the number of exchanges to come, and stakes are chips. An action is 0 to fold, 1 to stay, or 2 to stake,
with a stake of 0 except for 2. Needs numpy and numba.
"""

from __future__ import annotations

import numpy as np

from numeramis_access.games.loker.players import betting as strong
from numeramis_access.games.loker.players.training.stake_rules import (
    INTERVAL,
    PLAYERS,
    RAISED,
    Deal,
    bettor_of,
    raise_range,
    rivals_of,
)
from numeramis_access.games.loker.players.training.stake_tables import LOOKS, NOVICE, PLANS, THUMB, StakeTables
from numeramis_access.players.training.compiled import Flags, Ints, compiled

#: the kinds of players: networks, then the ladder's others; a bluffer is a strong player with the judge's stakes
LEARNER, OLDER, STRONG, BLUFFER, CLUB, BEGINNER, GREEDY, RANDOM = range(8)

STEPS = np.array([[*steps, *[9.0] * (10 - len(steps))] for steps in strong.STEPS])
REALIZES = np.array(strong.REALIZES)
#: the stakes that a strong player and a bluffer consider, and their numbers
SIZES = np.array([[0.6, 1.0, 0.0], [0.5, 0.8, 1.3]])
SIZE_COUNTS = np.array([2, 3])

LITTLE, MUCH, SURE, MOST_RAISES, WEAK, BLUFFED = (
    strong.LITTLE, strong.MUCH, strong.SURE, strong.MOST_RAISES, strong.WEAK, strong.BLUFFED,
)  # fmt: skip
DRAWS_LOW, DRAWS_HIGH = strong.DRAWING
GIVES_UP, AGAINST_RAISE, COMMITS = strong.GIVES_UP, strong.AGAINST_RAISE, strong.COMMITS
THUMB_BETS, THUMB_RESPECTS = strong.THUMB_BETS, strong.THUMB_RESPECTS
thumb_part = compiled(strong.thumb_part)


@compiled
def discard(deal: Deal, tables: StakeTables, seat: int, round_: int, kind: int, thrown: Ints) -> None:
    """Fill ``thrown`` with the discard of a player of a kind.

    :param round_: the round, from 0. :param thrown: three numbers; 10 for no card.
    """
    if kind == RANDOM:
        thrown[:] = 10
        left = deal.counts[seat].copy()
        for at in range(np.random.randint(4)):
            number = np.random.randint(10)
            while not left[number]:
                number = (number + 1) % 10
            left[number] -= 1
            thrown[at] = number
        return
    manner = PLANS
    if kind == STRONG:
        manner = LOOKS
    elif kind in (CLUB, GREEDY):
        manner = THUMB
    elif kind == BEGINNER:
        manner = NOVICE
    thrown[:] = tables.throws[manner, round_, rivals_of(deal, seat), deal.strength[seat]]


@compiled
def kind_of(deal: Deal, seat: int, other: int, bettor: int) -> int:
    """Return the strong player's model of a rival, as an index in ``LIKELY``.

    :param seat: the seat of the strong player. :param other: the rival's seat.
    :param bettor: the last bettor, -1 for none.
    """
    top = deal.bets.max()
    if other == bettor:
        if deal.marks[RAISED] > 1:
            return 6
        part = top / max(1, deal.paid.sum() - deal.bets.sum())
        return 3 if part <= LITTLE else 4 if part <= MUCH else 5
    if deal.marks[INTERVAL] == 0:
        return 0
    if top and deal.bets[other] == top:
        return 1
    return 2 if deal.acted[other] and not deal.bets[other] else 0


@compiled
def call_value(deal: Deal, seat: int, alone: float, able: int, to_come: int, call: int) -> float:
    """Return the strong player's value of a call. :param call: the cost of the call."""
    players, below, whole = deal.marks[PLAYERS], 0, 0.0
    own = deal.paid[seat] + call
    while True:
        level, sharers = -1, 0
        for other in range(players):
            paid = own if other == seat else deal.paid[other]
            if not deal.folded[other] and paid > below and (level < 0 or paid < level):
                level = paid
        if level < 0 or level > own:
            break
        chips = 0
        for other in range(players):
            paid = own if other == seat else deal.paid[other]
            chips += min(paid, level) - min(paid, below)
            sharers += not deal.folded[other] and paid >= level
        whole += chips * alone ** (sharers - 1)
        below = level
    realized = 1.0 if call == deal.chips[seat] or not able else REALIZES[to_come]
    return float(realized * whole - call)


@compiled
def strong_action(deal: Deal, tables: StakeTables, seat: int, kind: int) -> tuple[int, int]:
    """Return a strong player's action and its stake."""
    interval, bank, top = deal.marks[INTERVAL], deal.paid.sum(), deal.bets.max()
    to_come, strength, bettor = 2 - interval, deal.strength[seat], bettor_of(deal, seat)
    seen, counts, rivals, able = np.zeros(7, np.bool_), np.zeros(7, np.int64), 0, 0
    for other in range(deal.marks[PLAYERS]):
        if other != seat and not deal.folded[other]:
            what = kind_of(deal, seat, other, bettor)
            seen[what] = True
            counts[what] += 1
            rivals += 1
            able += deal.chips[other] > 0
    bets = 0
    for what in range(3, 7):
        bets += (what - 2) * counts[what]
    hope = tables.fields[to_come, tables.field[rivals, bets, counts[1], counts[2]], strength]
    alone = hope ** (1 / rivals)
    call = min(top - deal.bets[seat], deal.chips[seat])
    best, choice, stake = REALIZES[to_come] * hope * bank, 1, 0
    if call:
        best = call_value(deal, seat, alone, able, to_come, call)
        if round(best, 6) < 0:
            best, choice = 0.0, 0
    least, greatest = raise_range(deal, seat)
    sizes, count = np.zeros(3, np.int64), 0
    if greatest and able:
        count = strong_stakes(deal, seat, kind, least, greatest, sizes)
    luck = np.random.random()
    if count and not call and bluffs(deal, sizes[count // 2], alone, able, rivals, to_come, luck, kind):
        return 2, sizes[count // 2]
    if deal.marks[RAISED] >= MOST_RAISES and alone < SURE:
        return choice, 0
    for at in range(count):
        value = stake_value(deal, tables, seat, sizes[at], seen, able, rivals)
        if round(value, 6) > round(best, 6):
            best, choice, stake = value, 2, sizes[at]
    return choice, stake


@compiled
def strong_stakes(deal: Deal, seat: int, kind: int, least: int, greatest: int, sizes: Ints) -> int:
    """Fill in the stakes that a strong player considers; return their number.

    :param least: the least legal stake. :param greatest: the greatest legal stake.
    :param sizes: filled with the stakes.
    """
    top, bank, answered, count = deal.bets.max(), deal.paid.sum(), 0, 0
    for other in range(deal.marks[PLAYERS]):
        if other != seat and not deal.folded[other] and deal.chips[other]:
            answered = max(answered, deal.bets[other] + deal.chips[other])
    most = min(deal.bets[seat] + deal.chips[seat], answered)
    call = min(top - deal.bets[seat], deal.chips[seat])
    for at in range(SIZE_COUNTS[kind - STRONG]):
        to = top + round(SIZES[kind - STRONG, at] * (bank + call))
        to = max(least, min(greatest, most if to >= COMMITS * most else to))
        fresh = True
        for before in range(count):
            fresh = fresh and sizes[before] != to
        if fresh:
            sizes[count] = to
            count += 1
    return count


@compiled
def stake_value(deal: Deal, tables: StakeTables, seat: int, to: int, seen: Flags, able: int, rivals: int) -> float:
    """Return the strong player's value of a bet or raise.

    :param to: the whole stake of the interval.
    :param seen: for each model of a rival, whether one of the rivals fits it.
    """
    top, bank, to_come, gone = deal.bets.max(), deal.paid.sum(), 2 - deal.marks[INTERVAL], 0.0
    added, asked = to - deal.bets[seat], to - top
    if able == rivals:
        gone = (AGAINST_RAISE if top else GIVES_UP) * (added / (bank + added)) ** (1 / np.sqrt(able))
    folds = gone**able
    callers = able * (1 - gone) / (1 - folds)
    step = 0
    for at in range(STEPS.shape[1]):
        if abs(STEPS[to_come, at] - gone) < abs(STEPS[to_come, step] - gone):
            step = at
    won, kinds = 0.0, 0
    for kind in range(7):
        if seen[kind]:
            won += tables.called[to_come, kind, step, deal.strength[seat]]
            kinds += 1
    won = (won / kinds) ** max(1.0, callers + rivals - able)
    if added < deal.chips[seat]:
        won *= REALIZES[to_come]
    return float(folds * bank + (1 - folds) * (won * (bank + added + callers * asked) - added))


@compiled
def bluffs(
    deal: Deal, to: int, alone: float, able: int, rivals: int, to_come: int, luck: float, kind: int
) -> bool:
    """Return whether a strong player bluffs now.

    :param to: the whole stake of the interval. :param luck: a random number from 0 to 1.
    """
    if able < rivals or deal.marks[RAISED] or rivals > BLUFFED:
        return False
    part = to / (deal.paid.sum() + to)
    often = min(1.0, part * ((1 - part ** (1 / rivals)) / 2) / WEAK)
    if not to_come:
        return bool(alone < WEAK and luck < often)
    return bool(kind == BLUFFER and DRAWS_LOW < alone < DRAWS_HIGH and luck < often / 2)


@compiled
def thumb_action(deal: Deal, tables: StakeTables, seat: int, kind: int) -> tuple[int, int]:
    """Return the action and stake of a player who follows rules of thumb."""
    rivals, top, bank = rivals_of(deal, seat), deal.bets.max(), deal.paid.sum()
    hope = tables.fields[2 - deal.marks[INTERVAL], tables.field[rivals, 0, 0, 0], deal.strength[seat]]
    alone = hope ** (1 / rivals)
    call = min(top - deal.bets[seat], deal.chips[seat])
    least, greatest = raise_range(deal, seat)
    sure = alone > SURE or deal.marks[RAISED] < MOST_RAISES
    if greatest and alone > THUMB_BETS and (sure or kind == GREEDY):
        to = top + round(thumb_part(alone, kind == BEGINNER) * (bank + call))
        to = greatest if kind == GREEDY else to
        return 2, max(least, min(greatest, to))
    if not call:
        return 1, 0
    odds = call / (bank + call)
    needed = odds / 2 if kind == BEGINNER else odds * (1 + THUMB_RESPECTS)
    return (1 if hope >= needed else 0), 0


@compiled
def random_action(deal: Deal, seat: int) -> tuple[int, int]:
    """Return a random action, with a stake of any size."""
    call = min(deal.bets.max() - deal.bets[seat], deal.chips[seat])
    least, greatest = raise_range(deal, seat)
    which = np.random.randint(1 + (call > 0) + (greatest > 0))
    if which == 0:
        return 1, 0
    if which == 1 and greatest:
        return 2, np.random.randint(least, greatest + 1)
    return 0, 0
