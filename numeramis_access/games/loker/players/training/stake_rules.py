"""Poker stakes for training: cards, betting, exchanges and the showdown of one deal (rules L16-L18).

The authority is ``poker``; ``tests.long.loker_training`` compares the two. Seats count from the dealer's left, rounds
from 0; all amounts are chips.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from numeramis_access.games.loker.players.training.stake_tables import MAX_RIVALS, StakeTables, place_of
from numeramis_access.players.training.network import Flags, Ints

SEAT_COUNT = MAX_RIVALS + 1
#: the most moves recorded of a deal
MAX_MOVES = 160
#: no limit, pot limit, fixed limit
NO_LIMIT, POT_LIMIT, FIXED_LIMIT = range(3)
#: the most bets and raises of an interval at fixed limit
MAX_FIXED_RAISES = 4


class Deal(NamedTuple):
    """A deal in progress. Its arrays have one row or value for each of ``SEAT_COUNT`` seats, with or without a player,
    unless another index is named.

    :param pack: the 80 cards as numbers 0 to 9; the first ``marks[SCALAR_DRAWN]`` are drawn.
    :param counts: copies of each number in each hand, [seat, number].
    :param strength: the strength of each hand, as in ``StakeTables``.
    :param took: number of cards exchanged, [seat, round]; -1 before the exchange.
    :param chips: the chips left.
    :param bets: the stakes of this interval, in chips.
    :param paid: the stakes of the whole deal, antes included, in chips.
    :param folded: whether a seat has folded; seats without a player have.
    :param acted: whether a seat has acted since the last full bet or raise.
    :param scalars: single numbers, with the indices ``SCALAR_DRAWN`` (cards drawn), ``SCALAR_INTERVAL`` (from 0),
        ``SCALAR_RAISED`` (bets and raises in it), ``SCALAR_STEP`` (the last full bet or raise), ``SCALAR_ANTE``,
        ``SCALAR_LIMIT``, ``SCALAR_PLAYERS`` and ``SCALAR_MOVED`` (moves recorded).
    :param moves: for each move its seat, its choice (0 folds, 1 stays, 2 stakes, 3 exchanges), and the stake or the
        discard as a number, in the order of the deal.
    """

    pack: Ints
    counts: Ints
    strength: Ints
    took: Ints
    chips: Ints
    bets: Ints
    paid: Ints
    folded: Flags
    acted: Flags
    scalars: Ints
    moves: Ints


SCALAR_DRAWN, SCALAR_INTERVAL, SCALAR_RAISED, SCALAR_STEP, SCALAR_ANTE, SCALAR_LIMIT, SCALAR_PLAYERS, SCALAR_MOVED = (
    range(8)
)


def empty_deal() -> Deal:
    """Return the arrays of a deal, for ``begin_deal`` to fill."""
    ints = [np.zeros(SEAT_COUNT, np.int64) for _ in range(4)]
    return Deal(
        np.arange(80) // 8, np.zeros((SEAT_COUNT, 10), np.int64), ints[0], np.full((SEAT_COUNT, 2), -1), ints[1],
        ints[2], ints[3], np.zeros(SEAT_COUNT, np.bool_), np.zeros(SEAT_COUNT, np.bool_), np.zeros(8, np.int64),
        np.zeros((MAX_MOVES, 3), np.int64),
    )  # fmt: skip


def begin_deal(deal: Deal, tables: StakeTables, players: int, ante: int, limit: int, chips: Ints) -> None:
    """Shuffle with NumPy's global generator, deal six cards to each player and pay antes; this overwrites the deal.

    ``stake_deals.play_deal`` opens the first interval.

    :param deal: the deal to overwrite.
    :param tables: the tables of hands.
    :param players: the number of players, on the first seats.
    :param ante: the ante in chips; a player who has fewer chips pays all of them.
    :param limit: the kind of limit (``NO_LIMIT`` to ``FIXED_LIMIT``).
    :param chips: the chips of each seat before the ante.
    """
    for at in range(79):
        other = np.random.randint(at, 80)
        deal.pack[at], deal.pack[other] = deal.pack[other], deal.pack[at]
    deal.scalars[:] = 0
    deal.scalars[SCALAR_ANTE], deal.scalars[SCALAR_LIMIT], deal.scalars[SCALAR_PLAYERS] = ante, limit, players
    deal.took[:], deal.folded[:], deal.counts[:], deal.paid[:], deal.chips[:] = -1, True, 0, 0, 0
    for seat in range(players):
        deal.folded[seat] = False
        deal.paid[seat] = min(ante, chips[seat])
        deal.chips[seat] = chips[seat] - deal.paid[seat]
        for _ in range(6):
            draw_card(deal, seat)
        deal.strength[seat] = tables.strength[place_of(tables.steps, deal.counts[seat])]


def draw_card(deal: Deal, seat: int) -> None:
    """Give a seat the next card of the pack. :param deal: the deal, changed in place. :param seat: the seat, from 0."""
    deal.counts[seat, deal.pack[deal.scalars[SCALAR_DRAWN]]] += 1
    deal.scalars[SCALAR_DRAWN] += 1


def rivals_of(deal: Deal, seat: int) -> int:
    """Return the number of other players who have not folded.

    :param deal: the deal. :param seat: the seat, from 0, that is not counted.
    """
    rivals = 0
    for other in range(deal.scalars[SCALAR_PLAYERS]):
        rivals += other != seat and not deal.folded[other]
    return rivals


def next_to_bet(deal: Deal, after: int) -> int:
    """Return the next seat to act in this interval, -1 for none: it has chips, and has not acted or has a stake to
    match.

    :param deal: the deal in a betting interval.
    :param after: the seat that acted last.
    """
    players = deal.scalars[SCALAR_PLAYERS]
    if rivals_of(deal, after) + (not deal.folded[after]) == 1:
        return -1
    top = deal.bets.max()
    for step in range(1, players):
        seat = (after + step) % players
        if not deal.folded[seat] and deal.chips[seat] and (deal.bets[seat] < top or not deal.acted[seat]):
            return int(seat)
    return -1


def raise_range(deal: Deal, seat: int) -> tuple[int, int]:
    """Return the smallest and the largest whole stake for a bet or raise, in chips; 0 and 0 if the seat may not stake
    more.

    :param deal: the deal in a betting interval.
    :param seat: the seat to act, from 0.
    """
    top, own, answers = deal.bets.max(), deal.bets[seat] + deal.chips[seat], False
    for other in range(deal.scalars[SCALAR_PLAYERS]):
        if other != seat and not deal.folded[other] and deal.bets[other] + deal.chips[other] > top:
            answers = True
    if deal.acted[seat] or own <= top or not answers:
        return 0, 0
    least = top + max(deal.scalars[SCALAR_STEP], deal.scalars[SCALAR_ANTE])
    most = own
    if deal.scalars[SCALAR_LIMIT] == POT_LIMIT:
        most = max(least, deal.paid.sum() + 2 * top - deal.bets[seat])
    elif deal.scalars[SCALAR_LIMIT] == FIXED_LIMIT:
        if deal.scalars[SCALAR_RAISED] >= MAX_FIXED_RAISES:
            return 0, 0
        most = least
    return min(own, least), min(own, most)


def record_move(deal: Deal, seat: int, kind: int, amount: int) -> None:
    """Record a move, unless the deal has ``MAX_MOVES`` already.

    :param deal: the deal, changed in place.
    :param seat: the seat, from 0, of the move.
    :param kind: the choice as in ``Deal.moves``.
    :param amount: the stake, or the discard as a number; 0 for other choices.
    """
    if deal.scalars[SCALAR_MOVED] < deal.moves.shape[0]:
        deal.moves[deal.scalars[SCALAR_MOVED]] = seat, kind, amount
        deal.scalars[SCALAR_MOVED] += 1


def carry_out(deal: Deal, seat: int, kind: int, to: int) -> None:
    """Fold (0), stay in (1), or raise the stake to ``to`` (2), and record it.

    :param deal: the deal in a betting interval.
    :param seat: the seat to act, from 0; whether the action is legal is not checked.
    :param kind: the number of the action; to stay in is a check or a call.
    :param to: the whole stake of the interval, used for 2 only.
    """
    top, chips = deal.bets.max(), 0
    record_move(deal, seat, kind, to if kind == 2 else 0)
    if kind == 0:
        deal.folded[seat] = True
    elif kind == 1:
        chips = min(top - deal.bets[seat], deal.chips[seat])
    else:
        chips = to - deal.bets[seat]
        if to - top >= max(deal.scalars[SCALAR_STEP], deal.scalars[SCALAR_ANTE]):
            deal.scalars[SCALAR_STEP] = to - top
            deal.acted[:] = False
        deal.scalars[SCALAR_RAISED] += 1
    deal.acted[seat] = True
    deal.bets[seat] += chips
    deal.paid[seat] += chips
    deal.chips[seat] -= chips


def return_bet(deal: Deal) -> None:
    """Give back the chips that no rival called. :param deal: the deal, changed in place."""
    first, second, seat = 0, 0, 0
    for other in range(deal.scalars[SCALAR_PLAYERS]):
        if deal.bets[other] > first:
            first, second, seat = deal.bets[other], first, other
        elif deal.bets[other] > second:
            second = deal.bets[other]
    if first > second:
        deal.bets[seat] -= first - second
        deal.paid[seat] -= first - second
        deal.chips[seat] += first - second


def exchange(deal: Deal, tables: StakeTables, seat: int, round_: int, thrown: Ints) -> None:
    """Exchange up to three cards of a seat, update its strength, and record it.

    :param deal: the deal, changed in place.
    :param tables: the tables of hands.
    :param seat: the seat, from 0, that exchanges.
    :param round_: the round, from 0.
    :param thrown: three numbers of the hand, 10 for no card.
    """
    count, code = 0, 0
    for number in thrown:
        if number < 10:
            deal.counts[seat, number] -= 1
            count += 1
        code = code * 11 + number
    for _ in range(count):
        draw_card(deal, seat)
    record_move(deal, seat, 3, code)
    deal.took[seat, round_] = count
    deal.strength[seat] = tables.strength[place_of(tables.steps, deal.counts[seat])]


def pay_out(deal: Deal) -> None:
    """Pay the main pot and the side pots to the best hands that have not folded; call this once per deal.

    Odd chips go one each to the first winners from the dealer's left. ``paid`` is not reset.

    :param deal: the deal, changed in place.
    """
    players, below, best, winners = deal.scalars[SCALAR_PLAYERS], 0, -1, 0
    while True:
        level = -1
        for seat in range(players):
            if not deal.folded[seat] and deal.paid[seat] > below and (level < 0 or deal.paid[seat] < level):
                level = deal.paid[seat]
        if level < 0:
            break
        chips, best, winners = 0, -1, 0
        for seat in range(players):
            chips += min(deal.paid[seat], level) - min(deal.paid[seat], below)
            if not deal.folded[seat] and deal.paid[seat] >= level and deal.strength[seat] >= best:
                winners = winners + 1 if deal.strength[seat] == best else 1
                best = deal.strength[seat]
        share, odd = chips // winners, chips % winners
        for seat in range(players):
            if not deal.folded[seat] and deal.paid[seat] >= level and deal.strength[seat] == best:
                deal.chips[seat] += share + (odd > 0)
                odd -= odd > 0
        below = level


def bettor_of(deal: Deal, seat: int) -> int:
    """Return the last bettor that the seat must answer: the first seat after it with the highest stake; -1 for none.

    :param deal: the deal in a betting interval.
    :param seat: the seat to act, from 0.
    """
    top, players = deal.bets.max(), deal.scalars[SCALAR_PLAYERS]
    if not top or deal.bets[seat] == top:
        return -1
    for step in range(1, players):
        other = (seat + step) % players
        if deal.bets[other] == top:
            return int(other)
    return -1


def effective_stack(deal: Deal, seat: int) -> int:
    """Return the maximum number of chips that the seat can still stake and a rival can still match.

    :param deal: the deal in a betting interval.
    :param seat: the seat, from 0.
    """
    answered = 0
    for other in range(deal.scalars[SCALAR_PLAYERS]):
        if other != seat and not deal.folded[other]:
            answered = max(answered, deal.bets[other] + deal.chips[other])
    return int(min(deal.chips[seat], max(0, answered - deal.bets[seat])))
