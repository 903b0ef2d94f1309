"""Learn a Quist network that reads how cards were played, among a ladder of others.

    pip install numeramis-access[training]
    python -m numeramis_access.games.quist.players.training.population --go-on --rate 0.001 --deals 8000000 --out DIR

That begins as the shipped network plays; without ``--go-on`` it begins with nothing.

Method: proximal policy gradient (Schulman et al. 2017) with a critic that sees all four hands. Of the deals some are
played by the learner alone; in others a side, or single seats, are played by frozen versions, the networks that came
before (``--frozen``), and rules of thumb down to random, so that the learner meets partners and opponents that are not
its mirror. What is in DIR is gone on with, so a run may be ended at any time; rates fall with the deals played, not
with time. ``DIR/log.txt`` has what was printed, ``DIR/policy.json`` the network as the game reads it.

The weights in the repository, the expert's (``policy_network_population.json``): 96 units, seed 1, that command, taken
after 7.52 million deals, three hours at idle priority. Duplicate deals, its favourite card always played: 5.66
± 0.01 of 9 tricks against greedy, 6.30 ± 0.01 against random, 4.56 ± 0.01 against strong; against networks of other
trainings, which it never met, 4.57 ± 0.01, 4.63 ± 0.01 and 5.03 ± 0.01 (``tests/bench/README.md``).
"""

from __future__ import annotations

import argparse
from base64 import b64decode
from pathlib import Path
from typing import NamedTuple

import numpy as np

from numeramis_access.games.quist.players import policy_network as net
from numeramis_access.games.quist.players import value_network
from numeramis_access.games.quist.players.training.deals import (
    C_INPUTS,
    C_LEFT,
    C_PHASE,
    C_PILE,
    GREEDY,
    LEARNER,
    MOVES,
    OLDER,
    RANDOM,
    TABLE_ROWS,
    Deals,
    add,
    begin,
    criticize,
    deals,
    duel,
    play_context,
    play_whole,
    see,
    table_rows,
    take,
    think,
)
from numeramis_access.games.quist.players.training.table import (
    deal,
    judge,
)
from numeramis_access.players.search.network import Weights, read_weights
from numeramis_access.players.training.compiled import Floats, Ints, Singles, compiled, compiled_fast
from numeramis_access.players.training.kept_training import CriticTraining
from numeramis_access.players.training.network import Layers, fresh, scaled

DEALS, BATCH, PASSES = 1024, 128, 2
#: how far a lesson looks ahead (generalized advantage), and how far it may move a chance
LAMBDA, CLIP = 0.9, 0.2
#: shares of deals in which a side is another network, a side goes by a rule, each seat is drawn for itself
SHARES = (0.20, 0.06, 0.14)
#: how many earlier versions are kept to play against
POOL = 20
#: how often the other network is one of those that came before this training
FROZEN = 0.35
#: of the first layer's weights, where a training goes on from another
SPREAD = 0.25


@compiled
def seat_kinds(shares: tuple[float, float, float], kinds: Ints) -> None:
    """Draw who sits where in a deal."""
    with_older, with_rule, mixed = shares
    kinds[:] = LEARNER
    r = np.random.random()
    if r < with_older + with_rule:
        side = np.random.randint(2)
        kinds[side] = kinds[side + 2] = OLDER if r < with_older else np.random.randint(GREEDY, RANDOM + 1)
    elif r < with_older + with_rule + mixed:
        for s in range(4):
            q = np.random.random()
            kinds[s] = LEARNER if q < 0.5 else OLDER if q < 0.8 else np.random.randint(GREEDY, RANDOM + 1)


@compiled
def gather(
    shares: tuple[float, float, float],
    learner: Layers,
    older: Layers,
    critic: Layers,
    rec: Deals,
    gain: Floats,
    target: Floats,
) -> None:
    """Play deals; fill in each decision's advantage and the critic's target, both seen from side 0."""
    pack = np.arange(80) // 8
    for d in range(rec.leader.size):
        seat_kinds(shares, rec.kinds[d])
        deal(pack, rec.hands[d])
        rec.leader[d] = np.random.randint(4)
        play_whole(learner, older, critic, False, True, rec, d)
        run, after = 0.0, 0.0
        for t in range(MOVES - 1, -1, -1):
            run = rec.reward[d, t] + after - rec.value[d, t] + LAMBDA * run
            after = rec.value[d, t]
            gain[d, t], target[d, t] = run, run + after


@compiled_fast
def push_policy(
    weights: Singles, moved: Singles, bias: Singles, hand: Ints, action: int, chance: float, adv: float, bonus: float,
    share: float, h: Singles, prob: Floats, back: Singles, t: int,
) -> float:  # fmt: skip
    """Add one decision's gradient to the output layer, write the hidden units' into ``back[t]``; return its entropy."""
    ratio = prob[action] / chance
    far = (adv > 0 and ratio > 1 + CLIP) or (adv < 0 and ratio < 1 - CLIP)
    push, entropy = 0.0 if far else adv * ratio, 0.0
    for c in range(10):
        if prob[c] > 1e-9:
            entropy -= prob[c] * np.log(prob[c])
    units = h.size
    for c in range(10):
        if hand[c]:
            g = push * (prob[c] - (1.0 if c == action else 0.0))
            if prob[c] > 1e-9:
                g += bonus * prob[c] * (np.log(prob[c]) + entropy)
            step = np.float32(g * share)
            bias[c] += step
            for j in range(units):
                moved[c, j] += step * h[j]
            for j in range(units):
                back[t, j] += step * weights[c, j]
    for j in range(units):
        if h[j] <= 0:
            back[t, j] = 0
    return entropy


@compiled_fast
def push_critic(weights: Singles, moved: Singles, bias: Singles, off: float, share: float, h: Singles, back: Singles,
                t: int) -> None:  # fmt: skip
    """Add one decision's gradient of the critic to the output layer, and write the hidden units' into ``back[t]``."""
    step = np.float32(off * share)
    bias[0] += step
    for j in range(h.size):
        moved[0, j] += step * h[j]
    for j in range(h.size):
        back[t, j] = step * weights[0, j] if h[j] > 0 else np.float32(0)


@compiled_fast
def spread(grad: Singles, row: int, sums: Singles, at: int) -> None:
    """Add a sum of hidden gradients to a row of the first layer's."""
    for j in range(grad.shape[1]):
        grad[row, j] += sums[at, j]


@compiled_fast
def spread_before(grad: Singles, row: int, whole: Singles, later: Singles, at: int) -> None:
    """Add to a row what lies before: the whole sum less the later one."""
    for j in range(grad.shape[1]):
        grad[row, j] += whole[at, j] - later[at, j]


class Trace(NamedTuple):
    """What a way back through a deal needs of every play: by whom, what, how, and the gradient of the hidden units."""

    seat: Ints
    card: Ints
    context: Ints
    had: Ints
    rows: Ints
    active: Ints
    c_rows: Ints
    c_active: Ints
    back: Singles
    c_back: Singles


def trace(units: int, critic_units: int) -> Trace:
    """Return room for the way back through one deal."""
    seat, card, context, had, active, c_active = (np.zeros(MOVES, np.int64) for _ in range(6))
    rows, c_rows = (np.zeros((MOVES, TABLE_ROWS), np.int64) for _ in range(2))
    back, c_back = np.zeros((MOVES, units), np.float32), np.zeros((MOVES, critic_units), np.float32)
    return Trace(seat, card, context, had, rows, active, c_rows, c_active, back, c_back)


@compiled
def go_through(
    policy: Layers, critic: Layers, grad: Layers, c_grad: Layers, rec: Deals, gain: Floats, target: Floats, d: int,
    bonus: float, share: float, way: Trace, found: Floats, criticizes: bool,
) -> None:  # fmt: skip
    """Play deal ``d`` again as it was played; add the output layers' gradients, leave the hidden ones' in ``way``."""
    # Passed as arrays: tuples of arrays cost a count of references for each of them at every call.
    pw1, pw2, pb2, cw1, cw2, cb2 = policy.w1, policy.w2, policy.b2, critic.w1, critic.w2, critic.b2
    gw2, gb2, kw2, kb2, back, c_back = grad.w2, grad.b2, c_grad.w2, c_grad.b2, way.back, way.c_back
    action, kinds, learn, c_rows, rows = rec.action[d], rec.kinds[d], rec.learn[d], way.c_rows, way.rows
    hands, cards, prob = rec.hands[d].copy(), np.zeros(4, np.int64), np.zeros(10, np.float64)
    known, judged = np.zeros((4, policy.b1.size), np.float32), np.zeros((4, critic.b1.size), np.float32)
    h, hc = np.zeros(policy.b1.size, np.float32), np.zeros(critic.b1.size, np.float32)
    for s in range(4):
        begin(policy.w1, policy.b1, hands, known, s, False)
        if criticizes:
            begin(critic.w1, critic.b1, hands, judged, s, True)
    pile, seat = 0, rec.leader[d]
    back[:] = 0
    for t in range(MOVES):
        pos, left, card, side = t & 3, 9 - t // 4, action[t], -1 if seat & 1 else 1
        if criticizes:
            count = way.c_active[t] = table_rows(True, cards, pos, pile, left, c_rows[t])
            off = criticize(cw1, cw2, cb2, judged, seat, c_rows[t], count, hc) - side * target[d, t]
            push_critic(cw2, kw2, kb2, off, share, hc, c_back, t)
            found[0] += off * off
        way.active[t] = 0
        if learn[t]:
            count = way.active[t] = table_rows(False, cards, pos, pile, left, rows[t])
            think(pw1, pw2, pb2, known, seat, rows[t], count, hands[seat], h, prob)
            found[1] += push_policy(
                pw2, gw2, gb2, hands[seat], card, rec.chance[d, t], gain[d, t] * side, bonus, share, h, prob, back, t
            )
            found[2] += 1
        had = hands[seat, card]
        way.seat[t], way.card[t], way.had[t] = seat, card, had
        way.context[t] = play_context(cards, pos, card, pile)
        for s in range(4):
            rel = (seat - s) & 3
            if kinds[s] == LEARNER:
                see(pw1, known, s, rel, card, way.context[t], had)
            if criticizes and had <= 4:
                take(judged, s, cw1, rel * 40 + card * 4 + had - 1)
        hands[seat, card] -= 1
        cards[pos] = card
        seat = (seat + 1) & 3
        if pos == 3:
            who, tied = judge(cards)
            seat = (seat + who) & 3
            pile = pile + 1 if tied else 0


@compiled
def go_back_policy(grad: Singles, bias: Singles, kinds: Ints, way: Trace) -> None:
    """Add the first layer's gradients of one deal: each row's sum over the decisions at which it was known."""
    units, back, rows = bias.size, way.back, way.rows
    whole, later = np.zeros((4, units), np.float32), np.zeros((4, units), np.float32)
    for t in range(MOVES):
        add(whole, way.seat[t], back, t)
    for s in range(4):
        for j in range(units):
            bias[j] += whole[s, j]
    for t in range(MOVES - 1, -1, -1):
        seat, card = way.seat[t], way.card[t]
        for s in range(4):
            if kinds[s] == LEARNER:
                rel = (seat - s) & 3
                spread(grad, net.IN_PLAYED + rel * 10 + card, later, s)
                spread(grad, net.IN_CONTEXT + rel * net.CONTEXTS + way.context[t], later, s)
        if kinds[seat] == LEARNER:
            if way.had[t] <= 4:
                spread_before(grad, net.IN_HAND + card * 4 + way.had[t] - 1, whole, later, seat)
            add(later, seat, back, t)
            for i in range(way.active[t]):
                spread(grad, rows[t, i], back, t)


@compiled
def go_back_critic(grad: Singles, bias: Singles, way: Trace) -> None:
    """Add the critic's first layer's gradients of one deal."""
    units, back, rows = bias.size, way.c_back, way.c_rows
    whole, later = np.zeros((4, units), np.float32), np.zeros((4, units), np.float32)
    for t in range(MOVES):
        add(whole, way.seat[t], back, t)
    for s in range(4):
        for j in range(units):
            bias[j] += whole[s, j]
    for t in range(MOVES - 1, -1, -1):
        seat, card, had = way.seat[t], way.card[t], way.had[t]
        if had <= 4:
            for s in range(4):
                spread_before(grad, ((seat - s) & 3) * 40 + card * 4 + had - 1, whole, later, s)
        add(later, seat, back, t)
        for i in range(way.c_active[t]):
            spread(grad, rows[t, i], back, t)


@compiled
def lesson(
    chosen: Ints, rec: Deals, gain: Floats, target: Floats, policy: Layers, critic: Layers, grad: Layers,
    c_grad: Layers, bonus: float, way: Trace, found: Floats, criticizes: bool,
) -> None:  # fmt: skip
    """Add up the gradients of some deals; add to ``found`` the critic's squared error, entropy and decisions."""
    share = 1.0 / (chosen.size * MOVES)
    for d in chosen:
        go_through(policy, critic, grad, c_grad, rec, gain, target, d, bonus, share, way, found, criticizes)
        go_back_policy(grad.w1, grad.b1, rec.kinds[d], way)
        if criticizes:
            go_back_critic(c_grad.w1, c_grad.b1, way)


def embedded(weights: Weights, inputs: int = net.INPUTS_READING) -> Layers:
    """Return a network of the game with as many inputs as one that reads; those it has not are nothing to it."""

    def floats(text: str) -> Singles:
        return np.frombuffer(b64decode(text), "<i2").astype("f4")

    first = floats(weights.input).reshape(-1, weights.units)
    w1 = np.zeros((inputs, weights.units), "f4")
    w1[: len(first)] = first
    # Only the logits' scale matters to chances: the inner scale is taken out of the outer layer.
    out = floats(weights.output).reshape(-1, weights.units) / np.float32(weights.scale)
    out_bias = (np.array(weights.output_bias) / weights.scale).astype("f4")
    return Layers(w1, floats(weights.bias), out, out_bias)


def grow(layers: Layers, smaller: Layers) -> None:
    """Make a fresh network play as a smaller one does; its further units are there, and nothing listens to them yet."""
    units, scale = smaller.b1.size, np.float32(smaller.w1[: net.INPUTS].std() / SPREAD)
    layers.w1[:, :units], layers.b1[:units] = smaller.w1 / scale, smaller.b1 / scale
    layers.w2[:] = 0
    layers.w2[:, :units], layers.b2[:] = smaller.w2 * scale, smaller.b2


def shipped_value() -> Layers:
    """Return the game's value network with the critic's inputs."""
    weights = read_weights("numeramis_access.games.quist.players", "value_network")
    value = embedded(weights, value_network.INPUTS)
    w1 = np.zeros((C_INPUTS, weights.units), "f4")
    w1[:C_PHASE] = value.w1[: value_network.IN_LEFT]
    w1[C_LEFT : C_LEFT + 9] = value.w1[value_network.IN_LEFT : value_network.IN_PILE]
    w1[C_PILE : C_PILE + 5] = value.w1[value_network.IN_PILE :]
    return value._replace(w1=w1)


class Recipe(NamedTuple):
    """How a network is trained.

    :param deals: after which the rates have fallen to nothing. :param rate: that of the first lesson.
    :param shares: see ``SHARES``. :param frozen: networks that came before. :param goes_on: begin as the first of these
        plays, and with the critic that the game's value network is.
    """

    deals: int
    units: int
    seed: int
    rate: float
    shares: tuple[float, float, float]
    frozen: list[Layers]
    goes_on: bool

    @property
    def bonus(self) -> float:
        """Return what staying open is worth in the first lesson: less to whoever knows how to play."""
        return 0.004 if self.goes_on else 0.02


class Training(CriticTraining):
    """Quist's training."""

    def __init__(self, folder: Path, recipe: Recipe) -> None:
        self.recipe, self._found = recipe, np.zeros(3)
        rng = np.random.default_rng(recipe.seed)
        policy, critic = fresh(net.INPUTS_READING, recipe.units, 10, rng), fresh(C_INPUTS, recipe.units, 1, rng)
        if recipe.goes_on:
            grow(policy, recipe.frozen[0])
            grow(critic, shipped_value())
        self._rec, self._way = deals(DEALS), trace(recipe.units, recipe.units)
        self._gain, self._target = np.zeros((DEALS, MOVES)), np.zeros((DEALS, MOVES))
        super().__init__(folder, policy, critic, recipe.seed, recipe.deals, POOL)

    def round(self, rng: np.random.Generator) -> int:
        """Play a round's deals and learn from them."""
        rec, found = self._rec, self._found
        group = self.recipe.frozen if self.recipe.frozen and rng.random() < FROZEN else self.pool
        older = group[rng.integers(len(group))]
        gather(self.recipe.shares, self.policy.layers, older, self.critic.layers, rec, self._gain, self._target)
        advantage = self._gain / (self._gain[rec.learn].std() + 1e-6)
        found[:] = 0
        for turn in range(PASSES):
            for chosen in np.split(rng.permutation(DEALS), range(BATCH, DEALS, BATCH)):
                lesson(chosen, rec, advantage, self._target, self.policy.layers, self.critic.layers, self.policy.grad,
                       self.critic.grad, self.recipe.bonus * self.to_go**2, self._way, found, turn == 0)  # fmt: skip
                for player in (self.policy, self.critic)[: 2 - turn]:
                    player.step(self.recipe.rate * (self.to_go + 0.01))
        return DEALS

    def report(self) -> str:
        """Return how well the critic foresees, and what the policy makes."""
        error, entropy, decisions = self._found
        against = [mean_tricks(self.policy.layers, self.policy.layers, 4000, kind)[0] for kind in (GREEDY, RANDOM)]
        against += [mean_tricks(self.policy.layers, other, 4000)[0] for other in self.recipe.frozen]
        return (
            f"critic {PASSES * error / max(1, decisions):.3f}, entropy {entropy / max(1, decisions):.3f}, "
            "greedy, random, frozen: " + " ".join(f"{one:.3f}" for one in against)
        )

    def packed(self) -> Weights:
        """Return the policy as the game keeps it."""
        return pack(self.policy.layers)


def mean_tricks(first: Layers, second: Layers, count: int, kind: int = OLDER, seed: int = 7) -> tuple[float, float]:
    """Return the first's mean tricks in duplicate deals, and half of its 95 % interval."""
    scores = np.zeros(count)
    duel(count, seed, first, second, kind, deals(1), scores)
    return float(scores.mean()), float(1.96 * scores.std() / np.sqrt(count))


def pack(policy: Layers) -> Weights:
    """Return the policy as the game keeps it."""
    own, other = (net.CONTEXTS, 9), (net.CONTEXTS * 3, 27)
    groups = [(net.IN_HAND, 40, 9), (net.IN_PLAYED, 10, 9), (net.IN_PLAYED + 10, 30, 27), (net.IN_PHASE, 30, 3),
              (net.IN_TOP, 60, 1), (net.IN_LEFT, 9, 1), (net.IN_PILE, 5, 1), (net.IN_POSITION, 4, 1),
              (net.IN_CONTEXT, *own), (net.IN_CONTEXT + net.CONTEXTS, *other)]  # fmt: skip
    return scaled(policy, groups)


def main() -> None:
    """Train, or go on training, and write what was reached."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=8_000_000, help="after which the rates have fallen to nothing")
    parser.add_argument("--minutes", type=float, default=115, help="for which this run may last")
    parser.add_argument("--units", type=int, default=96)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--shares", nargs=3, type=float, default=SHARES, help="of deals, as SHARES has them")
    parser.add_argument("--go-on", action="store_true", help="begin as the first of the frozen networks plays")
    parser.add_argument("--frozen", nargs="*", default=["policy_network", "policy_network_young"])
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    frozen = [embedded(read_weights("numeramis_access.games.quist.players", name)) for name in args.frozen]
    recipe = Recipe(args.deals, args.units, args.seed, args.rate, tuple(args.shares), frozen, args.go_on)
    Training(args.out, recipe).run(args.minutes)


if __name__ == "__main__":
    main()
