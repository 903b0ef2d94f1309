"""The ladder at poker stakes for training: strong players, rules of thumb, random.

They follow the players of ``betting`` and ``exchange``; ``tests.long.loker_training`` measures how closely. The
functions share these arguments: ``seat`` is the seat to act, ``kind`` its player (``KIND_LEARNER`` to ``KIND_RANDOM``),
``alone`` the chance to beat one rival, ``rivals`` the number of rivals, ``able`` the number of those with chips to
answer, ``to_come`` the number of exchanges to come, and stakes are chips. An action is 0 to fold, 1 to stay, or 2 to
stake, with a stake of 0 except for 2.
"""

from __future__ import annotations

import numpy as np

from numeramis_access.games.loker.players import betting as strong
from numeramis_access.games.loker.players.training.stake_rules import (
    SCALAR_INTERVAL,
    SCALAR_PLAYERS,
    SCALAR_RAISED,
    Deal,
    bettor_of,
    raise_range,
    rivals_of,
)
from numeramis_access.games.loker.players.training.stake_tables import (
    MANNER_LOOKS,
    MANNER_NOVICE,
    MANNER_PLANS,
    MANNER_THUMB,
    StakeTables,
)
from numeramis_access.players.training.network import Flags, Ints

#: the kinds of players: networks, then the ladder's others; a bluffer is a strong player with the judge's stakes
KIND_LEARNER, KIND_OLDER, KIND_STRONG, KIND_BLUFFER, KIND_CLUB, KIND_BEGINNER, KIND_GREEDY, KIND_RANDOM = range(8)

FOLDING_SHARES = np.array([[*steps, *[9.0] * (10 - len(steps))] for steps in strong.FOLDING_SHARES])
REALIZED_SHARES = np.array(strong.REALIZED_SHARES)
#: the stakes that a strong player and a bluffer consider, and their numbers
BET_SIZES = np.array([[0.6, 1.0, 0.0], [0.5, 0.8, 1.3]])
BET_SIZE_COUNTS = np.array([2, 3])

SMALL_BET_SHARE, LARGE_BET_SHARE, SURE_CHANCE, MAX_RAISES, WEAK_STRENGTH, MAX_BLUFFED_RIVALS = (
    strong.SMALL_BET_SHARE, strong.LARGE_BET_SHARE, strong.SURE_CHANCE, strong.MAX_RAISES, strong.WEAK_STRENGTH,
    strong.MAX_BLUFFED_RIVALS,
)  # fmt: skip
LOWEST_DRAW, HIGHEST_DRAW = strong.DRAWING_STRENGTHS
FOLD_SHARE, FOLD_SHARE_AGAINST_RAISE = strong.FOLD_SHARE, strong.FOLD_SHARE_AGAINST_RAISE
ALL_IN_SHARE = strong.ALL_IN_SHARE
THUMB_BET_CHANCE, THUMB_CALL_MARGIN = strong.THUMB_BET_CHANCE, strong.THUMB_CALL_MARGIN
thumb_pot_share = strong.thumb_pot_share


def discard(deal: Deal, tables: StakeTables, seat: int, round_: int, kind: int, thrown: Ints) -> None:
    """Fill ``thrown`` with the discard of a player of a kind.

    Networks and bluffers plan both exchanges, a strong player the next one; others follow rules of thumb, and
    ``KIND_RANDOM`` throws up to three cards at random.

    :param deal: the deal, which stays as it is.
    :param tables: the tables of exchanges.
    :param seat: the seat, from 0, that exchanges.
    :param round_: the round, from 0.
    :param kind: the kind of player.
    :param thrown: filled with three numbers; 10 for no card.
    """
    if kind == KIND_RANDOM:
        thrown[:] = 10
        left = deal.counts[seat].copy()
        for at in range(np.random.randint(4)):
            number = np.random.randint(10)
            while not left[number]:
                number = (number + 1) % 10
            left[number] -= 1
            thrown[at] = number
        return
    manner = MANNER_PLANS
    if kind == KIND_STRONG:
        manner = MANNER_LOOKS
    elif kind in (KIND_CLUB, KIND_GREEDY):
        manner = MANNER_THUMB
    elif kind == KIND_BEGINNER:
        manner = MANNER_NOVICE
    thrown[:] = tables.throws[manner, round_, rivals_of(deal, seat), deal.strength[seat]]


def rival_model_of(deal: Deal, seat: int, other: int, bettor: int) -> int:
    """Return what a strong player assumes about a rival from the rival's stakes in this interval, as an index in
    ``stake_tables.RIVAL_MODELS``.

    :param deal: the deal in a betting interval.
    :param seat: the seat, from 0, of the strong player.
    :param other: the rival's seat.
    :param bettor: the last bettor, -1 for none.
    """
    top = deal.bets.max()
    if other == bettor:
        if deal.scalars[SCALAR_RAISED] > 1:
            return 6
        part = top / max(1, deal.paid.sum() - deal.bets.sum())
        return 3 if part <= SMALL_BET_SHARE else 4 if part <= LARGE_BET_SHARE else 5
    if deal.scalars[SCALAR_INTERVAL] == 0:
        return 0
    if top and deal.bets[other] == top:
        return 1
    return 2 if deal.acted[other] and not deal.bets[other] else 0


def call_value(deal: Deal, seat: int, alone: float, able: int, to_come: int, call: int) -> float:
    """Return the strong player's value of a call, in chips: its expected share of the pots minus the call.

    :param deal: the deal in a betting interval.
    :param seat: the seat to act, from 0.
    :param alone: the chance to beat one rival.
    :param able: the number of rivals with chips to answer.
    :param to_come: the number of exchanges to come.
    :param call: the cost of the call, in chips.
    """
    players, below, whole = deal.scalars[SCALAR_PLAYERS], 0, 0.0
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
    realized = 1.0 if call == deal.chips[seat] or not able else REALIZED_SHARES[to_come]
    return float(realized * whole - call)


def strong_action(deal: Deal, tables: StakeTables, seat: int, kind: int) -> tuple[int, int]:
    """Return a strong player's action and its stake, by the value of each; only bluffs are random, drawn by NumPy's
    global generator.

    :param deal: the deal in a betting interval.
    :param tables: the chances of hands.
    :param seat: the seat to act, from 0.
    :param kind: ``KIND_STRONG`` or ``KIND_BLUFFER``.
    :return: 0 to fold, 1 to stay or 2 to stake; and the whole stake of the interval in chips, 0 except for 2.
    """
    interval, bank, top = deal.scalars[SCALAR_INTERVAL], deal.paid.sum(), deal.bets.max()
    to_come, strength, bettor = 2 - interval, deal.strength[seat], bettor_of(deal, seat)
    seen, counts, rivals, able = np.zeros(7, np.bool_), np.zeros(7, np.int64), 0, 0
    for other in range(deal.scalars[SCALAR_PLAYERS]):
        if other != seat and not deal.folded[other]:
            what = rival_model_of(deal, seat, other, bettor)
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
    best, choice, stake = REALIZED_SHARES[to_come] * hope * bank, 1, 0
    if call:
        best = call_value(deal, seat, alone, able, to_come, call)
        if round(best, 6) < 0:
            best, choice = 0.0, 0
    least, greatest = raise_range(deal, seat)
    sizes, count = np.zeros(3, np.int64), 0
    if greatest and able:
        count = fill_strong_stakes(deal, seat, kind, least, greatest, sizes)
    luck = np.random.random()
    if count and not call and is_bluffing(deal, sizes[count // 2], alone, able, rivals, to_come, luck, kind):
        return 2, sizes[count // 2]
    if deal.scalars[SCALAR_RAISED] >= MAX_RAISES and alone < SURE_CHANCE:
        return choice, 0
    for at in range(count):
        value = stake_value(deal, tables, seat, sizes[at], seen, able, rivals)
        if round(value, 6) > round(best, 6):
            best, choice, stake = value, 2, sizes[at]
    return choice, stake


def fill_strong_stakes(deal: Deal, seat: int, kind: int, least: int, greatest: int, sizes: Ints) -> int:
    """Fill in the stakes that a strong player considers, without repetition; return their number.

    :param deal: the deal in a betting interval.
    :param seat: the seat to act, from 0.
    :param kind: ``KIND_STRONG`` or ``KIND_BLUFFER``.
    :param least: the smallest legal stake, in chips.
    :param greatest: the greatest legal stake, in chips.
    :param sizes: filled with the stakes, in chips; later places keep what they had.
    """
    top, bank, answered, count = deal.bets.max(), deal.paid.sum(), 0, 0
    for other in range(deal.scalars[SCALAR_PLAYERS]):
        if other != seat and not deal.folded[other] and deal.chips[other]:
            answered = max(answered, deal.bets[other] + deal.chips[other])
    most = min(deal.bets[seat] + deal.chips[seat], answered)
    call = min(top - deal.bets[seat], deal.chips[seat])
    for at in range(BET_SIZE_COUNTS[kind - KIND_STRONG]):
        to = top + round(BET_SIZES[kind - KIND_STRONG, at] * (bank + call))
        to = max(least, min(greatest, most if to >= ALL_IN_SHARE * most else to))
        fresh = True
        for before in range(count):
            fresh = fresh and sizes[before] != to
        if fresh:
            sizes[count] = to
            count += 1
    return count


def stake_value(deal: Deal, tables: StakeTables, seat: int, to: int, seen: Flags, able: int, rivals: int) -> float:
    """Return the strong player's value of a bet or raise, in chips.

    :param deal: the deal in a betting interval.
    :param tables: the chances of hands.
    :param seat: the seat to act, from 0.
    :param to: the whole stake of the interval, in chips.
    :param seen: for each of ``stake_tables.RIVAL_MODELS``, whether one of the rivals fits it.
    :param able: the number of rivals with chips to answer.
    :param rivals: the number of rivals.
    """
    top, bank, to_come, gone = deal.bets.max(), deal.paid.sum(), 2 - deal.scalars[SCALAR_INTERVAL], 0.0
    added, asked = to - deal.bets[seat], to - top
    if able == rivals:
        gone = (FOLD_SHARE_AGAINST_RAISE if top else FOLD_SHARE) * (added / (bank + added)) ** (1 / np.sqrt(able))
    folds = gone**able
    callers = able * (1 - gone) / (1 - folds)
    step = 0
    for at in range(FOLDING_SHARES.shape[1]):
        if abs(FOLDING_SHARES[to_come, at] - gone) < abs(FOLDING_SHARES[to_come, step] - gone):
            step = at
    won, kinds = 0.0, 0
    for kind in range(7):
        if seen[kind]:
            won += tables.called[to_come, kind, step, deal.strength[seat]]
            kinds += 1
    won = (won / kinds) ** max(1.0, callers + rivals - able)
    if added < deal.chips[seat]:
        won *= REALIZED_SHARES[to_come]
    return float(folds * bank + (1 - folds) * (won * (bank + added + callers * asked) - added))


def is_bluffing(
    deal: Deal, to: int, alone: float, able: int, rivals: int, to_come: int, luck: float, kind: int
) -> bool:
    """Return whether a strong player bluffs now; never against a rival without chips to answer, after a raise, or
    against more than ``MAX_BLUFFED_RIVALS`` rivals.

    :param deal: the deal in a betting interval.
    :param to: the whole stake of the interval, in chips.
    :param alone: the chance to beat one rival.
    :param able: the number of rivals with chips to answer.
    :param rivals: the number of rivals.
    :param to_come: the number of exchanges to come; before the last one only a ``KIND_BLUFFER`` bluffs.
    :param luck: a random number from 0 to 1; below the frequency of bluffs the player bluffs.
    :param kind: ``KIND_STRONG`` or ``KIND_BLUFFER``.
    """
    if able < rivals or deal.scalars[SCALAR_RAISED] or rivals > MAX_BLUFFED_RIVALS:
        return False
    part = to / (deal.paid.sum() + to)
    often = min(1.0, part * ((1 - part ** (1 / rivals)) / 2) / WEAK_STRENGTH)
    if not to_come:
        return bool(alone < WEAK_STRENGTH and luck < often)
    return bool(kind == KIND_BLUFFER and LOWEST_DRAW < alone < HIGHEST_DRAW and luck < often / 2)


def thumb_action(deal: Deal, tables: StakeTables, seat: int, kind: int) -> tuple[int, int]:
    """Return the action and stake of a player who follows rules of thumb; nothing is random.

    :param deal: the deal in a betting interval.
    :param tables: the chances of hands.
    :param seat: the seat to act, from 0.
    :param kind: ``KIND_CLUB``, ``KIND_BEGINNER`` or ``KIND_GREEDY``.
    :return: 0 to fold, 1 to stay or 2 to stake; and the whole stake of the interval in chips, 0 except for 2.
    """
    rivals, top, bank = rivals_of(deal, seat), deal.bets.max(), deal.paid.sum()
    hope = tables.fields[2 - deal.scalars[SCALAR_INTERVAL], tables.field[rivals, 0, 0, 0], deal.strength[seat]]
    alone = hope ** (1 / rivals)
    call = min(top - deal.bets[seat], deal.chips[seat])
    least, greatest = raise_range(deal, seat)
    sure = alone > SURE_CHANCE or deal.scalars[SCALAR_RAISED] < MAX_RAISES
    if greatest and alone > THUMB_BET_CHANCE and (sure or kind == KIND_GREEDY):
        to = top + round(thumb_pot_share(alone, kind == KIND_BEGINNER) * (bank + call))
        to = greatest if kind == KIND_GREEDY else to
        return 2, max(least, min(greatest, to))
    if not call:
        return 1, 0
    odds = call / (bank + call)
    needed = odds / 2 if kind == KIND_BEGINNER else odds * (1 + THUMB_CALL_MARGIN)
    return (1 if hope >= needed else 0), 0


def random_action(deal: Deal, seat: int) -> tuple[int, int]:
    """Return one of the legal kinds of action, each equally likely, with a random legal stake; the source of chance is
    NumPy's global generator.

    :param deal: the deal in a betting interval.
    :param seat: the seat to act, from 0.
    :return: 0 to fold, 1 to stay or 2 to stake; and the whole stake of the interval in chips, 0 except for 2.
    """
    call = min(deal.bets.max() - deal.bets[seat], deal.chips[seat])
    least, greatest = raise_range(deal, seat)
    which = np.random.randint(1 + (call > 0) + (greatest > 0))
    if which == 0:
        return 1, 0
    if which == 1 and greatest:
        return 2, np.random.randint(least, greatest + 1)
    return 0, 0
