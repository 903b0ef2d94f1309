"""Train Loker's stake network, which bets at poker stakes, among a ladder of other players.

    python -m numeramis_access.games.loker.players.training.stake_population --out DIR

Method: proximal policy gradient (Schulman et al. 2017) with a critic that sees all hands, in deals of two to six seats
with all kinds of stacks. In some deals the learner has all seats. In others the rivals are frozen versions, strong
players, rules of thumb and random, so that the learner mixes its stakes well against players who know it and wins from
strangers. A run resumes from DIR, so you can stop it at any time; rates fall with the deals played, not with
time. ``DIR/log.txt`` has the printed lines, ``DIR/policy.json`` the network in the game's format.

The weights in the repository: 64 units, seed 1, one folder, three runs, each with other shares where the log showed a
weakness, 5.5 million deals (an hour beside other work; this file at commit 52f0ebf0, compiled: alone on a core 11,600
deals a second)::

    --deals 2500000 --shares 0.2 0.2 0.1 0.1 --sizes 0.45 0.15 0.25 0.08 0.07, stopped after 0.78 million
    --deals 3000000 --rate 0.0015 --shares 0.2 0.35 0.1 0.05 --sizes 0.5 0.12 0.28 0.05 0.05
    --again --deals 2500000 --rate 0.0015 --bonus 0.012 0.003

The first run looked further ahead (``TRACE_DECAY`` 0.95). Results of these players, in chips per deal, over 2,000
deals from every seat: two players 2.5 ± 0.4 against strong, 4.0 ± 0.6 against club, 2.8 ± 0.6 against greedy, 45 ± 2
against random; four players 7.9 ± 1.9 against three of strong, 1.5 ± 1.0 against three of club. It is not safe against
a player who knows it: a network that trained for 404,000 deals, two players, against this fixed one alone, took 5.9 ±
0.3 chips per deal from it. One that trained in this way against strong took 3.9 ± 0.5 after 417,000 and 5.0 ± 0.5 after
604,000, but at two thirds of the rate and from an earlier network, so the two do not compare exactly. More deals among
learners (0.35 then instead of 0.2) stood at 1.3 ± 0.4 against strong when that run was stopped after 344,000 of
900,000.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import NamedTuple

import numpy as np

from numeramis_access.games.loker.players import stake_network as net
from numeramis_access.games.loker.players.training.stake_deals import (
    CRITIC_INPUT_COUNT,
    MAX_ACTIVE_INPUTS,
    Scratch,
    empty_scratch,
    play_deal,
    unit_of,
)
from numeramis_access.games.loker.players.training.stake_ladder import (
    KIND_BLUFFER,
    KIND_CLUB,
    KIND_LEARNER,
    KIND_OLDER,
    KIND_RANDOM,
    KIND_STRONG,
)
from numeramis_access.games.loker.players.training.stake_rules import (
    MAX_MOVES,
    SCALAR_ANTE,
    SEAT_COUNT,
    Deal,
    begin_deal,
    empty_deal,
)
from numeramis_access.games.loker.players.training.stake_tables import StakeTables, stake_tables
from numeramis_access.players.search.network import Weights
from numeramis_access.players.training.lessons import Record, add_gradients, empty_record
from numeramis_access.players.training.network import Floats, Ints, Layers, random_network, scaled_weights
from numeramis_access.players.training.resumable_training import CriticTraining

#: decisions of a round, of a minibatch, and the number of passes over them
DECISIONS_PER_ROUND, BATCH_SIZE, PASS_COUNT = 16384, 1024, 2
TRACE_DECAY = 0.85
#: shares of deals with frozen versions, strong players, rules of thumb and random, and a mixture
OPPONENT_SHARES = (0.15, 0.4, 0.2, 0.05)
#: the shares of deals with two to six players
TABLE_SIZE_SHARES = (0.65, 0.1, 0.17, 0.04, 0.04)
#: the number of earlier versions kept as opponents
POOL_SIZE = 30
#: the chips of a deal with equal stacks and the share of such deals; otherwise stacks are between these numbers of
#: antes
EQUAL_STACK, EQUAL_STACK_SHARE, SMALLEST_STACK, LARGEST_STACK = 100, 0.6, 4, 300
#: the shares of deals with a pot limit, and with a fixed one
LIMITED_DEAL_SHARE = 0.05
#: deals of each figure in the log
LOGGED_DEALS = 40


def draw_seat_kinds(players: int, shares: tuple[float, float, float, float], kinds: Ints) -> None:
    """Draw the player on each seat of a deal: learners on all, or at least one learner among players of other kinds.

    NumPy's global generator draws.

    :param players: the number of players.
    :param shares: the shares of deals with other players, as in ``OPPONENT_SHARES``.
    :param kinds: filled with the kind of player on each seat (constants of ``stake_ladder``).
    """
    older, strong, rules, mixed = shares
    kinds[:], r, own = KIND_LEARNER, np.random.random(), np.random.randint(players)
    for seat in range(players):
        if seat == own:
            continue
        if r < older:
            kinds[seat] = KIND_OLDER
        elif r < older + strong:
            kinds[seat] = KIND_STRONG if r < older + 0.6 * strong else KIND_BLUFFER
        elif r < older + strong + rules:
            kinds[seat] = np.random.randint(KIND_CLUB, KIND_RANDOM + 1)
        elif r < older + strong + rules + mixed:
            kinds[seat] = np.random.randint(KIND_LEARNER, KIND_RANDOM + 1)


def draw_deal(deal: Deal, tables: StakeTables, sizes: Floats, chips: Ints) -> int:
    """Begin a deal with a number of players, stacks and a limit drawn by NumPy's global generator; return the number of
    players.

    :param deal: the deal to overwrite.
    :param tables: the tables of hands.
    :param sizes: the shares of deals by number of players, as in ``TABLE_SIZE_SHARES``.
    :param chips: filled with the chips of each seat before the ante.
    """
    players, r = 2, np.random.random()
    for size in sizes:
        r -= size
        if r < 0:
            break
        players += 1
    players = min(players, chips.size)
    ante, limit = 1, 0
    chips[:] = EQUAL_STACK
    if np.random.random() > EQUAL_STACK_SHARE:
        ante = (1, 1, 2, 5)[np.random.randint(4)]
        for seat in range(players):
            chips[seat] = int(ante * SMALLEST_STACK * (LARGEST_STACK / SMALLEST_STACK) ** np.random.random())
    r = np.random.random()
    if r < 2 * LIMITED_DEAL_SHARE:
        limit = 1 + (r < LIMITED_DEAL_SHARE)
    begin_deal(deal, tables, players, ante, limit, chips)
    return players


def collect_decisions(
    shares: tuple[float, float, float, float], sizes: Floats, tables: StakeTables, learner: Layers, older: Layers,
    critic: Layers, deal: Deal, scratch: Scratch, record: Record, seats_and_banks: Ints, advantages: Floats,
    target: Floats,
) -> tuple[int, int]:  # fmt: skip
    """Play deals until the record has no room for another one; fill in advantages and the critic's targets.

    Each recorded decision has the learner's present chips as ``reward`` and the critic's expected gain as ``value``, in
    antes.

    :param shares: the shares of deals with other players, as in ``OPPONENT_SHARES``.
    :param sizes: the shares of deals by number of players, as in ``TABLE_SIZE_SHARES``.
    :param tables: the tables of hands and exchanges.
    :param learner: the network that learns.
    :param older: an earlier version of it, for rivals.
    :param critic: the network that estimates the chips still to come.
    :param deal: a deal, overwritten.
    :param scratch: arrays for the decisions, overwritten.
    :param record: the record, overwritten from its first row.
    :param seats_and_banks: filled with the seat and the bank, in chips, of each row.
    :param advantages: filled with the advantage of each decision: how much better than expected the deal went on.
    :param target: filled with the value that the critic should have given, in its unit (``unit_of``).
    :returns: the number of rows and of deals.
    """
    kinds, chips, n, deals = np.zeros(SEAT_COUNT, np.int64), np.zeros(SEAT_COUNT, np.int64), 0, 0
    run, after = np.zeros(SEAT_COUNT), np.zeros(SEAT_COUNT)
    while n < record.action.size - MAX_MOVES:
        players = draw_deal(deal, tables, sizes, chips)
        draw_seat_kinds(players, shares, kinds)
        first, n = n, play_deal(deal, tables, kinds, learner, older, critic, scratch, True, record, seats_and_banks, n)
        deals += 1
        ante = deal.scalars[SCALAR_ANTE]
        for seat in range(players):
            run[seat], after[seat] = 0, deal.chips[seat] / ante
        for row in range(n - 1, first - 1, -1):
            seat, unit = seats_and_banks[row, 0], unit_of(seats_and_banks[row, 1] / ante)
            expected = record.reward[row] + record.value[row]
            run[seat] = after[seat] - expected + TRACE_DECAY * run[seat]
            after[seat] = expected
            target[row] = (run[seat] + record.value[row]) / unit
            # a mistake in a large pot costs more, but small pots come first and often
            advantages[row] = run[seat] / np.sqrt(unit)
    return n, deals


def play_duels(
    count: int, seed: int, players: int, kind: int, tables: StakeTables, first: Layers, second: Layers, deal: Deal,
    scratch: Scratch, record: Record, scores: Floats,
) -> None:  # fmt: skip
    """Play deals with the first player on every seat in turn, each with the same pack; fill in its mean chips won.

    :param count: the number of deals.
    :param seed: the seed of the first deal; each further deal has the next number.
    :param players: the number of players.
    :param kind: the kind of player on the other seats (constants of ``stake_ladder``).
    :param tables: the tables of hands and exchanges.
    :param first: the first player's network.
    :param second: the network of the others if ``kind`` is ``KIND_OLDER``; otherwise not used.
    :param deal: a deal, overwritten.
    :param scratch: scratch space, overwritten.
    :param record: not used, since nothing is recorded.
    :param scores: filled with the result of each deal, in chips.
    """
    kinds, chips = np.zeros(SEAT_COUNT, np.int64), np.full(SEAT_COUNT, EQUAL_STACK)
    seats_and_banks, pack = np.zeros((1, 2), np.int64), np.zeros(80, np.int64)
    for number in range(count):
        np.random.seed(seed + number)
        scores[number] = 0
        for at in range(80):
            pack[at] = at // 8
        for at in range(79):
            other = np.random.randint(at, 80)
            pack[at], pack[other] = pack[other], pack[at]
        for seat in range(players):
            kinds[:], kinds[seat] = kind, KIND_LEARNER
            begin_equal_deal(deal, tables, players, chips, pack)
            play_deal(deal, tables, kinds, first, second, first, scratch, False, record, seats_and_banks, 0)
            scores[number] += (deal.chips[seat] - EQUAL_STACK) / players


def begin_equal_deal(deal: Deal, tables: StakeTables, players: int, chips: Ints, pack: Ints) -> None:
    """Begin a deal with an ante of 1, no limit and a given pack.

    :param deal: the deal to overwrite.
    :param tables: the tables of hands.
    :param players: the number of players.
    :param chips: the chips of each seat before the ante.
    :param pack: the order of the 80 cards.
    """
    begin_deal(deal, tables, players, 1, 0, chips)
    deal.pack[:] = pack
    deal.counts[:], deal.scalars[0] = 0, 6 * players
    for at in range(6 * players):
        deal.counts[at % players, pack[at]] += 1
    for seat in range(players):
        place, left = 0, 6
        for number in range(10):
            place += tables.steps[number, left, deal.counts[seat, number]]
            left -= deal.counts[seat, number]
        deal.strength[seat] = tables.strength[place]


def chips_won(
    tables: StakeTables, first: Layers, kind: int, players: int = 2, count: int = LOGGED_DEALS,
    second: Layers | None = None, seed: int = 7,
) -> tuple[float, float]:  # fmt: skip
    """Return a network's mean chips per deal against others of a kind, and half of its 95 % interval.

    :param tables: the tables of hands and exchanges.
    :param first: the network.
    :param kind: the kind of the other players (constants of ``stake_ladder``).
    :param players: the number of players.
    :param count: the number of deals, each played from every seat.
    :param second: network of the other players if ``kind`` is ``KIND_OLDER``; None for the first one itself.
    :param seed: the seed of the first deal.
    """
    scores, second = np.zeros(count), first if second is None else second
    room = empty_scratch()
    play_duels(
        count,
        seed,
        players,
        kind,
        tables,
        first,
        second,
        empty_deal(),
        room,
        empty_record(1, MAX_ACTIVE_INPUTS, net.OUTPUT_COUNT),
        scores,
    )
    return float(scores.mean()), float(1.96 * scores.std() / np.sqrt(count))


class Recipe(NamedTuple):
    """The settings of a training.

    :param deals: the number of deals after which the rates have fallen to almost zero.
    :param units: the number of hidden units.
    :param seed: the seed of all randomness.
    :param rate: the learning rate of the first lesson.
    :param entropy_weights: the weight of entropy in the first lesson, and in the last.
    :param shares: the shares of deals with other players, as in ``OPPONENT_SHARES``.
    :param sizes: the shares of deals by number of players, as in ``TABLE_SIZE_SHARES``.
    """

    deals: int
    units: int
    seed: int
    rate: float
    entropy_weights: tuple[float, float]
    shares: tuple[float, float, float, float]
    sizes: tuple[float, ...] = TABLE_SIZE_SHARES


class Training(CriticTraining):
    """Loker's training for poker stakes.

    :param folder: the folder for the state of the training. :param recipe: the settings of the training.
    :param tables: the tables of hands and exchanges.
    """

    def __init__(self, folder: Path, recipe: Recipe, tables: StakeTables) -> None:
        self.recipe, self.tables, self._figures = recipe, tables, (0.0, 0.0)
        rng, units = np.random.default_rng(recipe.seed), recipe.units
        self._record = empty_record(DECISIONS_PER_ROUND, MAX_ACTIVE_INPUTS, net.OUTPUT_COUNT)
        self._seats_and_banks = np.zeros((DECISIONS_PER_ROUND, 2), np.int64)
        self._advantages, self._target = np.zeros(DECISIONS_PER_ROUND), np.zeros(DECISIONS_PER_ROUND)
        self._deal, self._scratch, self._sizes = empty_deal(), empty_scratch(), np.array(recipe.sizes)
        policy, critic = (
            random_network(net.INPUT_COUNT, units, net.OUTPUT_COUNT, rng),
            random_network(CRITIC_INPUT_COUNT, units, 1, rng),
        )
        super().__init__(folder, policy, critic, recipe.seed, recipe.deals, POOL_SIZE)

    def play_round(self, rng: np.random.Generator) -> int:
        """Play a round's deals and learn from their decisions; return the number of deals.

        :param rng: draws the earlier version among the rivals and the order of the lessons.
        """
        older = self.pool[rng.integers(len(self.pool))]
        np.random.seed(int(rng.integers(1 << 31)))
        rows, deals = collect_decisions(
            self.recipe.shares, self._sizes, self.tables, self.policy.layers, older, self.critic.layers, self._deal,
            self._scratch, self._record, self._seats_and_banks, self._advantages, self._target,
        )  # fmt: skip
        advantage = self._advantages / (self._advantages[:rows][self._record.learns[:rows]].std() + 1e-6)
        first, last = self.recipe.entropy_weights
        entropy_weight = last + (first - last) * self.remaining_share
        for _ in range(PASS_COUNT):
            for chosen in np.split(rng.permutation(rows), range(BATCH_SIZE, rows, BATCH_SIZE)):
                self._figures = add_gradients(
                    chosen, self._record, advantage, self._target, self.policy, self.critic, entropy_weight
                )
                for player in (self.policy, self.critic):
                    player.step(self.recipe.rate * (self.remaining_share + 0.02))
        return deals

    def report(self) -> str:
        """Return a line of text: the critic's error, the policy's entropy, and its results in chips per deal.

        The results come from deals played only for this report, against players of each kind.
        """
        layers = self.policy.layers
        two = [chips_won(self.tables, layers, kind) for kind in range(KIND_STRONG, KIND_RANDOM + 1)]
        four = [
            chips_won(self.tables, layers, kind, 4, LOGGED_DEALS // 2)
            for kind in (KIND_STRONG, KIND_BLUFFER, KIND_CLUB)
        ]
        oldest = chips_won(self.tables, layers, KIND_OLDER, second=self.pool[len(self.pool) // 2])
        return (
            f"critic {self._figures[0]:.3f}, entropy {self._figures[1]:.3f}; two: strong, bluffer, club, beginner, "
            f"greedy, random {means_text(two)}; four: strong, bluffer, club {means_text(four)}; "
            f"older {means_text([oldest])}"
        )

    def packed_weights(self) -> Weights:
        """Return the policy in the game's format."""
        return scaled_weights(self.policy.layers, net.INPUT_GROUPS)


def means_text(figures: list[tuple[float, float]]) -> str:
    """Return results as text: each mean with half of its interval, with two decimals.

    :param figures: the mean and half of its interval, for each result.
    """
    return ", ".join(f"{mean:.2f} ± {interval:.2f}" for mean, interval in figures)


def main() -> None:
    """Train, or resume training, and write the result."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=2_500_000, help="after which the rates have fallen to nothing")
    parser.add_argument("--minutes", type=float, default=50, help="for which this run may last")
    parser.add_argument("--units", type=int, default=64)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--bonus", nargs=2, type=float, default=(0.02, 0.003), help="for staying open: first, last")
    parser.add_argument(
        "--shares", nargs=4, type=float, default=OPPONENT_SHARES, help="of deals, as OPPONENT_SHARES has them"
    )
    parser.add_argument(
        "--sizes", nargs=5, type=float, default=TABLE_SIZE_SHARES, help="of deals, as TABLE_SIZE_SHARES has them"
    )
    parser.add_argument("--again", action="store_true", help="count deals, and let rates fall, from the beginning")
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    recipe = Recipe(
        args.deals, args.units, args.seed, args.rate, tuple(args.bonus), tuple(args.shares), tuple(args.sizes)
    )
    training = Training(args.out, recipe, stake_tables())
    if args.again:
        training.deals = 0
    training.run(args.minutes)


if __name__ == "__main__":
    main()
