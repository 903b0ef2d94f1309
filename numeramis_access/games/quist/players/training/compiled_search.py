"""The search of Quist's judge and master in compiled code: a duel between them takes minutes instead of hours.

It computes the same as ``search``, ``rollout`` and ``race``, except for random numbers and rounding;
``tests.long.quist_training`` checks this. In the functions, ``who`` is the searching player, ``seen`` its knowledge of
the public plays and ``mind`` its scratch space; with two players, each is a pair. Needs numpy and numba.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from numeramis_access.games.quist.players.training import compiled_posterior, deals
from numeramis_access.games.quist.players.training.foresight import CriticScratch, sight_of, worth
from numeramis_access.games.quist.players.training.table import deal, highest_card
from numeramis_access.players.search.race import ERRORS, ROUND
from numeramis_access.players.training.compiled import Flags, Floats, Ints, Singles, compiled
from numeramis_access.players.training.network import Layers

#: the first turn at which, with two cards in each hand, the rest is solved
SOLVED = deals.CHOICES - deals.SEATS


class Runners(NamedTuple):
    """A race of all numbers against a favourite, as arrays with one entry for each number.

    :param running: whether a number is still a challenger.
    :param never_worse: whether no sample showed the number worse than the favourite.
    :param leads: sums of the leads over the favourite, in tricks. :param squares: sums of the squared leads.
    :param mean: mean leads.
    :param numbers: the favourite, the number of samples, and whether any sample showed a difference.
    """

    running: Flags
    never_worse: Flags
    leads: Floats
    squares: Floats
    mean: Floats
    numbers: Ints


class SearchScratch(NamedTuple):
    """Scratch space for a search.

    :param walk: the walk through worlds. :param race: the candidates. :param trial: a table for rollouts. :param
        leaves: results of endings.
    """

    walk: compiled_posterior.Walk
    race: Runners
    trial: deals.Table
    room: deals.Room
    sight: CriticScratch
    kinds: Ints
    known: Singles
    values: Floats
    leaves: Floats


@compiled
def mind_of(who: compiled_posterior.Searcher) -> SearchScratch:
    """Return scratch space for a search."""
    units = who.policy.b1.size
    race = Runners(np.zeros(10, np.bool_), np.zeros(10, np.bool_), np.zeros(10, np.float64),
                   np.zeros(10, np.float64), np.zeros(10, np.float64), np.zeros(3, np.int64))  # fmt: skip
    return SearchScratch(compiled_posterior.walk_of(who), race, deals.table_of(units), deals.room_of(units),
                sight_of(who.value.b1.size), np.zeros(deals.SEATS, np.int64),
                np.zeros((deals.SEATS, units), np.float32), np.zeros(10, np.float64),
                np.zeros(16, np.float64))  # fmt: skip


@compiled
def enter(
    who: compiled_posterior.Searcher, seen: compiled_posterior.Observations, table: deals.Table, mind: SearchScratch
) -> None:
    """Prepare rollouts in the walk's world: the random players and the knowledge of all seats."""
    walk, own, kinds = mind.walk, table.now[deals.SEAT], mind.kinds
    for s in range(deals.SEATS):
        kinds[s] = deals.LEARNER
        logs = walk.logs[s]
        if s != own and np.random.random() < np.exp(
            logs[0] - compiled_posterior.log_sum((logs[0], logs[1], logs[2]))
        ):
            kinds[s] = deals.RANDOM
        mind.known[s] = seen.public[s]
        compiled_posterior.add_hand(who.policy.w1, walk.hands[s], mind.known[s])


@compiled
def stop_of(turn: int) -> int:
    """Return the turn before which a rollout stops (``rollout.stop_of``)."""
    stop = (turn // 4 + 2) * 4
    return stop if stop <= SOLVED else deals.MOVES


@compiled
def play_on(who: compiled_posterior.Searcher, table: deals.Table, card: int, mind: SearchScratch) -> float:
    """Return the tricks of the side to act above an even share in the entered world, after it plays this card."""
    trial, policy, kinds = mind.trial, who.policy, mind.kinds
    trial.hands[:], trial.cards[:], trial.now[:] = mind.walk.hands, table.cards, table.now
    trial.known[:] = mind.known
    stop = stop_of(table.now[deals.TURN])
    deals.lay(policy, policy, kinds, trial, card)
    while trial.now[deals.TURN] < stop:
        deals.lay(policy, policy, kinds, trial, deals.choose_card(policy, policy, kinds, trial, mind.room, True))
    made = worth(who.value, trial, kinds, mind.sight)
    return -made if table.now[deals.SEAT] & 1 else made


@compiled
def finish(table: deals.Table, cards: Ints, played: Ints) -> float:
    """Return the tricks of side 0 above an even share at the end, for one choice of each seat's last two cards.

    :param played: the index (0 or 1) of the card that each seat to act plays, in order.
    """
    turn, pile, won = table.now[deals.TURN], table.now[deals.PILE], table.now[deals.WON]
    pos = turn & 3
    leader = (table.now[deals.SEAT] - pos) & 3
    phase, rest = table.cards.copy(), np.zeros(4, np.int64)
    for i in range(4):
        seat = (leader + i) & 3
        rest[seat] = cards[seat, 0]
        if i >= pos:
            phase[i] = cards[seat, played[i - pos]]
            rest[seat] = cards[seat, 1 - played[i - pos]]
    who, tied = highest_card(phase)
    leader = (leader + who) & 3
    pile += 1
    if not tied:
        won += 0 if leader & 1 else pile
        pile = 0
    for i in range(4):
        phase[i] = rest[(leader + i) & 3]
    who, _ = highest_card(phase)
    won += 0 if (leader + who) & 1 else pile + 1
    return float(won - compiled_posterior.HAND / 2)


@compiled
def solve(table: deals.Table, mind: SearchScratch) -> None:
    """Fill ``values`` with the value of each number of the seat to act when all play their last two cards best."""
    hands, leaves, own, to_act = mind.walk.hands, mind.leaves, table.now[deals.SEAT], 4 - (table.now[deals.TURN] & 3)
    cards, played = np.zeros((4, 2), np.int64), np.zeros(4, np.int64)
    for s in range(deals.SEATS):
        n = 0
        for v in range(10):
            for _ in range(hands[s, v]):
                cards[s, n] = v
                n += 1
    for code in range(1 << to_act):
        for i in range(to_act):
            played[i] = code >> (to_act - 1 - i) & 1
        leaves[code] = finish(table, cards, played)
    for i in range(to_act - 1, 0, -1):
        for code in range(1 << i):
            left, right = leaves[2 * code], leaves[2 * code + 1]
            leaves[code] = min(left, right) if (own + i) & 1 else max(left, right)
    for i in range(2):
        mind.values[cards[own, i]] = -leaves[i] if own & 1 else leaves[i]


@compiled
def begin_race(race: Runners, hand: Ints, favourite: int) -> int:
    """Enter all numbers of a hand against the favourite; return the number of challengers."""
    count = 0
    for v in range(10):
        race.running[v] = race.never_worse[v] = hand[v] > 0 and v != favourite
        count += race.running[v]
    race.leads[:], race.squares[:], race.mean[:] = 0, 0, 0
    race.numbers[0], race.numbers[1], race.numbers[2] = favourite, 0, 0
    return count


@compiled
def count_sample(race: Runners, values: Floats) -> int:
    """Add the values of one world, as ``race.Race.add`` does; return the number of challengers left."""
    favourite, left = race.numbers[0], 0
    race.numbers[1] += 1
    samples = race.numbers[1]
    for v in range(10):
        if race.running[v]:
            lead = values[v] - values[favourite]
            race.leads[v] += lead
            race.squares[v] += lead * lead
            race.never_worse[v] &= lead >= 0
            race.mean[v] = race.leads[v] / samples
            race.numbers[2] |= lead != 0
            left += 1
    if samples % ROUND:
        return left
    bar = 0.0
    for v in range(10):
        if race.running[v]:
            bar = max(bar, race.mean[v] - ERRORS * error(race, v))
    for v in range(10):
        if race.running[v] and race.mean[v] + ERRORS * error(race, v) < bar:
            race.running[v] = False
            left -= 1
    return left


@compiled
def error(race: Runners, number: int) -> float:
    """Return the standard error of a challenger's lead."""
    samples, mean = race.numbers[1], race.mean[number]
    return float(np.sqrt(max(race.squares[number] / samples - mean * mean, 1e-6) / samples))


@compiled
def winner(race: Runners) -> int:
    """Return the number that wins the race, by the rule of ``race.Race``."""
    best, most = race.numbers[0], 0.0
    if race.numbers[1] < ROUND:
        return int(best)
    for v in range(10):
        sure = race.never_worse[v] or race.mean[v] - ERRORS * error(race, v) > 0
        if race.running[v] and race.leads[v] > most and sure:
            best, most = v, race.leads[v]
    return int(best)


@compiled
def favourite_of(policy: Layers, seen: compiled_posterior.Observations, table: deals.Table, mind: SearchScratch) -> int:
    """Return the network's favourite number for the seat to act."""
    turn, seat, room = table.now[deals.TURN], table.now[deals.SEAT], mind.room
    hand, h = table.hands[seat], room.h[: policy.b1.size]
    mind.known[seat] = seen.public[seat]
    compiled_posterior.add_hand(policy.w1, hand, mind.known[seat])
    count = deals.table_rows(
        table.cards, turn & 3, table.now[deals.PILE], compiled_posterior.HAND - turn // 4, room.rows
    )
    deals.sums(mind.known, seat, policy.w1, room.rows, count, h)
    best, most = -1, -np.inf
    for v in range(10):
        if hand[v]:
            wish = policy.b2[v] + (h * policy.w2[v]).sum()
            if wish > most:
                best, most = v, wish
    return best


@compiled
def search_card(
    who: compiled_posterior.Searcher, seen: compiled_posterior.Observations, table: deals.Table, mind: SearchScratch
) -> int:
    """Return the number that a searcher plays, from its own hand and the public plays.

    In an ending where no likely world makes a difference, it deals uniform worlds (``QuistSearch``).
    """
    hand, race, turn = table.hands[table.now[deals.SEAT]], mind.race, table.now[deals.TURN]
    if turn >= deals.CHOICES:
        return int(np.argmax(hand))
    favourite = favourite_of(who.policy, seen, table, mind)
    if begin_race(race, hand, favourite) and who.worlds:
        mind.walk.heard[0] = True
        run(who, seen, table, mind)
        if turn >= SOLVED and not race.numbers[2]:
            mind.walk.heard[0] = False
            begin_race(race, hand, favourite)
            run(who, seen, table, mind)
    return winner(race)


@compiled
def run(
    who: compiled_posterior.Searcher, seen: compiled_posterior.Observations, table: deals.Table, mind: SearchScratch
) -> None:
    """Compare the numbers in the race over worlds until one has won or the worlds are used up."""
    race, own, hand = mind.race, table.now[deals.SEAT], table.hands[table.now[deals.SEAT]]
    for n in range(who.worlds):
        if n * who.walks % who.worlds < who.walks:
            compiled_posterior.begin_walk(who, seen, table, mind.walk)
        compiled_posterior.step(who, seen, own, mind.walk)
        if table.now[deals.TURN] >= SOLVED:
            solve(table, mind)
        else:
            enter(who, seen, table, mind)
            for v in range(10):
                if hand[v] and (race.running[v] or v == race.numbers[0]):
                    mind.values[v] = play_on(who, table, v, mind)
        if not count_sample(race, mind.values):
            return


@compiled
def play_whole(first: compiled_posterior.Searcher, second: compiled_posterior.Searcher, hands: Ints, leader: int,
               table: deals.Table, seen: tuple[compiled_posterior.Observations, compiled_posterior.Observations],
               minds: tuple[SearchScratch, SearchScratch]) -> int:  # fmt: skip
    """Play a deal with the first player on the seats of side 0; return the tricks of that side."""
    first_seen, second_seen = seen
    table.hands[:], table.now[:] = hands, 0
    table.now[deals.SEAT] = leader
    compiled_posterior.begin_watching(first, first_seen, minds[0].walk)
    compiled_posterior.begin_watching(second, second_seen, minds[1].walk)
    for _ in range(deals.MOVES):
        if table.now[deals.SEAT] & 1:
            card = search_card(second, second_seen, table, minds[1])
        else:
            card = search_card(first, first_seen, table, minds[0])
        if table.now[deals.TURN] < deals.CHOICES:
            compiled_posterior.watch(first, first_seen, table, card, minds[0].walk)
            compiled_posterior.watch(second, second_seen, table, card, minds[1].walk)
        deals.put_down(table, card)
    return int(table.now[deals.WON])


@compiled
def search_duel(
    count: int, seed: int, first: compiled_posterior.Searcher, second: compiled_posterior.Searcher, scores: Floats
) -> None:
    """Fill scores with the first player's mean tricks in duplicate deals."""
    np.random.seed(seed)
    pack, hands, table = np.arange(80) // 8, np.zeros((deals.SEATS, 10), np.int64), deals.table_of(1)
    seen, minds = (
        (compiled_posterior.seen_of(first.policy.b1.size), compiled_posterior.seen_of(second.policy.b1.size)),
        (mind_of(first), mind_of(second)),
    )
    for d in range(count):
        deal(pack, hands)
        made = play_whole(first, second, hands, d & 3, table, seen, minds)
        lost = play_whole(second, first, hands, d & 3, table, (seen[1], seen[0]), (minds[1], minds[0]))
        scores[d] = (made + compiled_posterior.HAND - lost) / 2
