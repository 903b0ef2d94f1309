"""Train the Whist policies by self-play and write ``games/whist/players/learned_policy.json``.

    pip install numeramis-access[training]
    python -m numeramis_access.games.whist.players.training.self_play --minutes 2 --out learned_policy.json

Method: policy gradient (Williams 1992) on a linear softmax over the cells of ``features``. The policy plays each deal
several times, with all four seats learning. The result of a play is the tricks from its trick on, minus their mean over
the other plays of the same deal, which removes the luck of the deal from the lesson. In one deal of seven the greedy
player has one side.

The weights in the repository: pairs 812 thousand deals of eight plays each (572 thousand of them without greedy), the
other sets 60 to 200 thousand without greedy; 17 minutes of two shared cores in all. Duplicate deals of this script
against greedy, as tricks count: pairs 7.58 of 13, grand 8.07, grand null 10.06, null from the queen 9.23, four alone
3.41 (level is 3.25), three alone 4.59 (4.33); greedy takes the queen of spades in 75 deals of 100.
"""

from __future__ import annotations

import argparse
import json
import time
import types
from pathlib import Path
from typing import Any

import numpy as np
from numba import njit

from numeramis_access.games.whist.players import features, model
from numeramis_access.games.whist.players.learned_policy import SETS, SHARPNESS
from numeramis_access.players.training.compiled import Floats, Ints, compiled

#: seats, alone, trump, null_after, queen of ``model.Terms``
TermNumbers = tuple[int, ...]

PLAYS = 8
LESSONS = 2000
#: share of the deals in which greedy plays one side, so that the policy learns more than its own mirror
WITH_GREEDY = 0.15


def compiled_module(module: types.ModuleType) -> dict[str, Any]:
    """Return the functions of a module of plain arithmetic, compiled; its lists become arrays."""
    space: dict[str, Any] = {name: value for name, value in vars(module).items() if isinstance(value, int)}
    space |= {name: np.array(value) for name, value in vars(module).items() if isinstance(value, list)}
    space |= {"min": min, "range": range}
    for name, function in vars(module).items():
        if isinstance(function, types.FunctionType):
            space[name] = njit(types.FunctionType(function.__code__, space, name))
    return space


_FAST = compiled_module(features)
list_candidates, stage = _FAST["list_candidates"], _FAST["stage"]
F, M = features, model
MATE, TRUMP, LED, TOP, BEST, AFTER, STAGE, HOT, QUEEN_OUT, SEATS = range(10)
NONE, RANKS, QUEEN, TURNS, LOSES = M.NONE, M.RANKS, M.QUEEN, M.TURNS, M.LOSES
CELLS, MOST, WIDTH = F.CELLS, F.MOST, F.WIDTH


@compiled
def deal(seats: int, hands: Ints) -> None:
    """Deal all cards; three play without twos and most hearts (V10).

    :param seats: the number of players. :param hands: filled with masks of the cards, by seat and suit.
    """
    pack = np.zeros(52, np.int64)
    count = 0
    for card in range(52):
        if seats == 4 or (card % 13 > 0 and (card // 13 != 2 or card % 13 >= 10)):
            pack[count] = card
            count += 1
    hands[:] = 0
    for i in range(count):
        j = i + np.random.randint(count - i)
        pack[i], pack[j] = pack[j], pack[i]
        hands[i % seats * 4 + pack[i] // 13] |= 1 << (pack[i] % 13)


@compiled
def greedy(hands: Ints, table: Ints, seat: int, unwanted: bool) -> int:
    """Return the card of the ladder's greedy player.

    :param hands: masks of the cards, by seat and suit. :param table: the fields of ``features``.
    :param unwanted: whether tricks are unwanted.
    """
    led, trump, top = table[LED], table[TRUMP], table[TOP]
    chosen, best = -1, 1 << 30
    for suit in range(4):
        if led != NONE and hands[seat * 4 + led] and suit != led:
            continue
        for rank in range(13):
            if hands[seat * 4 + suit] >> rank & 1:
                takes = led != NONE and (rank > top % 13 if suit == top // 13 else suit == trump)
                if unwanted:
                    key = (1000 if takes else 0) + (rank if led == NONE else 100 - rank)
                else:
                    key = (0 if takes else 1000) + (100 if suit == trump else 0) + rank
                if key < best:
                    chosen, best = suit * 13 + rank, key
    return chosen


@compiled
def play(
    weights: Floats, dealt: Ints, terms: TermNumbers, leader: int, greedy_side: int, learns: bool,
    gains: Floats, made: Floats, chosen: Ints, numbers: Ints, allcells: Ints, chances: Floats, sides: Ints,
    phases: Ints, when: Ints,
) -> int:  # fmt: skip
    """Play one deal; record every decision, and each side's gain by trick. Return the number of decisions.

    :param greedy_side: the side of the greedy player, -1 for none. :param learns: whether decisions are recorded.
    """
    seats, alone, trump, null_after, queen = terms
    hands, left, voids, first = dealt.copy(), np.zeros(4, np.int64), np.zeros(16, np.int64), np.full(4, NONE)
    for i in range(16):
        left[i % 4] += hands[i]
    table = np.zeros(F.TABLE, np.int64)
    table[MATE], table[TRUMP], table[SEATS] = 0 if alone else 2, trump, seats
    table[QUEEN_OUT] = queen
    cards, cells, scores = np.zeros(MOST, np.int64), np.zeros(MOST * WIDTH, np.int64), np.zeros(MOST)
    gains[:] = 0
    null, tricks, count, seat = 0, 0, 0, leader
    while tricks < RANKS:
        table[LED], table[HOT], table[BEST] = NONE, 0, seat
        table[STAGE] = stage(tricks, null_after, null)
        for laid in range(seats):
            table[AFTER] = seats - 1 - laid
            side = seat if alone else seat % 2
            if side == greedy_side:
                card = greedy(hands, table, seat, null == 1 or queen == LOSES)
            else:
                n = list_candidates(hands, left, voids, first, table, seat, cards, cells)
                peak = -1e9
                for c in range(n):
                    total = 0.0
                    for k in range(WIDTH):
                        total += weights[null, cells[c * WIDTH + k]]
                    scores[c] = total
                    peak = max(peak, total)
                pick = 0
                if not learns:
                    for c in range(n):
                        if scores[c] > scores[pick]:
                            pick = c
                elif n > 1:
                    mass = 0.0
                    for c in range(n):
                        scores[c] = np.exp(scores[c] - peak)
                        mass += scores[c]
                    draw = np.random.random() * mass
                    while pick < n - 1 and draw >= scores[pick]:
                        draw -= scores[pick]
                        pick += 1
                    for c in range(n):
                        chances[count, c] = scores[c] / mass
                    allcells[count] = cells
                    chosen[count], numbers[count], sides[count] = pick, n, side
                    phases[count], when[count] = null, tricks
                    count += 1
                card = cards[pick]
            suit, rank = card // 13, card % 13
            hands[seat * 4 + suit] ^= 1 << rank
            left[suit] ^= 1 << rank
            if laid == 0:
                table[LED], table[TOP], table[BEST] = suit, card, seat
                if first[seat] == NONE:
                    first[seat] = suit
            else:
                if suit != table[LED]:
                    voids[seat * 4 + table[LED]] = 1
                top = table[TOP]
                if rank > top % 13 if suit == top // 13 else suit == trump:
                    table[TOP], table[BEST] = card, seat
            if card == QUEEN and queen:
                table[HOT], table[QUEEN_OUT] = 1, 0
                if queen == TURNS:
                    null = 1
            seat = (seat + 1) % seats
        seat = table[BEST]
        side = seat if alone else seat % 2
        if queen == LOSES:
            if table[HOT]:
                gains[tricks, 1 - side] += 1
                break
        else:
            gains[tricks, 1 - side if null else side] += 1
        tricks += 1
        if tricks == null_after:
            null = 1
    made[:] = 0
    for t in range(RANKS - 1, -1, -1):
        made += gains[t]
        gains[t] = made
    return count


@compiled
def learn(weights: Floats, terms: TermNumbers, deals: int, rate: float, seed: int) -> None:
    """Play deals and learn from each.

    :param deals: the number of deals. :param rate: the learning rate. :param seed: the seed of all randomness.
    """
    np.random.seed(seed)
    seats = terms[0]
    dealt = np.zeros(16, np.int64)
    gains, made = np.zeros((PLAYS, 13, 4)), np.zeros(4)
    chosen, numbers = np.zeros((PLAYS, 52), np.int64), np.zeros((PLAYS, 52), np.int64)
    allcells, chances = np.zeros((PLAYS, 52, MOST * WIDTH), np.int64), np.zeros((PLAYS, 52, MOST))
    sides, phases = np.zeros((PLAYS, 52), np.int64), np.zeros((PLAYS, 52), np.int64)
    when = np.zeros((PLAYS, 52), np.int64)
    counts = np.zeros(PLAYS, np.int64)
    mean = np.zeros((13, 4))
    for _ in range(deals):
        deal(seats, dealt)
        leader = np.random.randint(seats)
        greedy_side = np.random.randint(seats if terms[1] else 2) if np.random.random() < WITH_GREEDY else -1
        mean[:] = 0
        for p in range(PLAYS):
            counts[p] = play(
                weights,
                dealt,
                terms,
                leader,
                greedy_side,
                True,
                gains[p],
                made,
                chosen[p],
                numbers[p],
                allcells[p],
                chances[p],
                sides[p],
                phases[p],
                when[p],
            )
            mean += gains[p] / PLAYS
        for p in range(PLAYS):
            for d in range(counts[p]):
                t, side, null = when[p, d], sides[p, d], phases[p, d]
                gain = (gains[p, t, side] - mean[t, side]) * rate
                for c in range(numbers[p, d]):
                    step = gain * ((1.0 if c == chosen[p, d] else 0.0) - chances[p, d, c])
                    for k in range(WIDTH):
                        cell = allcells[p, d, c * WIDTH + k]
                        if cell < CELLS:
                            weights[null, cell] += step


@compiled
def against_greedy(weights: Floats, terms: TermNumbers, deals: int, seed: int) -> float:
    """Return the policy's mean result in duplicate deals against greedy, in tricks as they count.

    :param deals: the number of deals, each played from both sides.
    """
    np.random.seed(seed)
    seats, alone = terms[0], terms[1]
    dealt, gains, made = np.zeros(16, np.int64), np.zeros((13, 4)), np.zeros(4)
    i1 = np.zeros(52, np.int64)
    cells, chances = np.zeros((52, MOST * WIDTH), np.int64), np.zeros((52, MOST))
    total = 0.0
    for d in range(deals):
        deal(seats, dealt)
        for side in range(2):
            play(weights, dealt, terms, d % seats, side, False, gains, made, i1, i1, cells, chances, i1, i1, i1)
            total += made[1 - side] if not alone else (made.sum() - made[side]) / (seats - 1)
    return total / deals / 2


def main() -> None:
    """Train one set, or all, for this many minutes each; write the weights as hundredths."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--minutes", type=float, default=2)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--sets", nargs="*", default=list(SETS))
    parser.add_argument("--rate", type=float, default=0.03)
    parser.add_argument("--go-on", action="store_true", help="begin with the weights that are in the file")
    wished = parser.parse_args()
    kept = json.loads(wished.out.read_text("ascii")) if wished.out.exists() else {}
    for name in wished.sets:
        terms = tuple(int(value) for value in SETS[name])
        weights = np.zeros((2, CELLS + 1))
        if wished.go_on:
            for phase, part in enumerate(kept[name]):
                weights[phase, :CELLS] = np.array(part) / SHARPNESS
        learn(weights, terms, 1, 0.0, 0)
        begun, deals, shown = time.process_time(), 0, 0.0
        while (passed := (time.process_time() - begun) / 60 / wished.minutes) < 1:
            rate = wished.rate * (1 - passed) + wished.rate * 0.05
            learn(weights, terms, LESSONS, rate, deals)
            deals += LESSONS
            if passed > shown:
                print(name, deals, f"{passed:.2f}", f"{against_greedy(weights, terms, 20000, 7):.3f}", flush=True)
                shown += 0.1
        print(name, deals, "end", f"{against_greedy(weights, terms, 100000, 8):.3f}", flush=True)
        phases = 1 + (weights[1].any())
        kept[name] = [[round(value * SHARPNESS) for value in part[:CELLS]] for part in weights[:phases]]
        wished.out.write_text(json.dumps(kept, separators=(",", ":")), "ascii")


if __name__ == "__main__":
    main()
