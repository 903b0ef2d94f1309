"""Training by lessons: every card of a decision is tried in the actual deal.

The result of a card is a sample of its value for a player who sees no other hand. Its only bias comes from the critic,
which estimates the tricks after the next phase (``foresight``).
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from numeramis_access.games.quist.players import lockstep, model
from numeramis_access.games.quist.players import policy_network as net
from numeramis_access.games.quist.players.training import deals
from numeramis_access.games.quist.players.training.foresight import estimate_tricks
from numeramis_access.players.training import network
from numeramis_access.players.training.network import Adam, Flags, Floats, Ints, Layers, Singles

#: the share of decisions that become lessons; a card with a higher probability than SURE_PROBABILITY teaches nothing
LESSON_SHARE, SURE_PROBABILITY = 0.5, 0.9999
#: phases played on after the one with the tried card, before the critic estimates the rest
FURTHER_PHASES = 1

Counts = NDArray[np.int8]


class Lessons(NamedTuple):
    """One row for each decision.

    :param inputs: the inputs of the network.
    :param held: which numbers the seat holds, [decision, number].
    :param gains: the tricks that each number brings the side above an even share, [decision, number].
    """

    inputs: Counts
    held: Flags
    gains: Singles


def collect_lessons(
    shares: tuple[float, float, float], learner: Layers, older: Layers, critic: Layers, count: int,
    rng: np.random.Generator,
) -> Lessons:  # fmt: skip
    """Play random deals, try all cards in some of the learner's decisions, and return these decisions with the results.

    :param shares: the shares of deals with other players, as in ``draw_seat_kinds``.
    :param learner: the network in training. :param older: a frozen network, which plays some of the seats.
    :param critic: estimates the tricks of the unplayed phases. :param count: the number of deals.
    :param rng: the source of chance.
    """
    kinds = deals.draw_seat_kinds(shares, count, rng)
    lanes, every = deals.begin_deals(deals.pair_networks(learner, older), kinds, rng), np.arange(count)
    history = np.zeros((count, model.SEATS, model.NUMBERS + net.CONTEXT_COUNT), "i1")
    rows = list[Lessons]()
    for turn in range(deals.CHOICE_COUNT):
        cards, chances = deals.choose(lanes, kinds, turn, False, rng)
        seat = lanes.seat(turn)
        learns = (
            (kinds[every, seat] == deals.KIND_LEARNER)
            & (chances[every, cards] < SURE_PROBABILITY)
            & (rng.random(count) < LESSON_SHARE)
        )
        which = np.flatnonzero(learns)
        if which.size:
            held = lanes.hands[which, turn % model.SEATS] > 0
            gains = try_all(lanes, which, kinds[which], critic, turn, rng)
            rows.append(Lessons(network_inputs(lanes, history, which, turn), held, gains))
        history[every, seat, cards] += 1
        history[every, seat, model.NUMBERS + deals.CONTEXT_OF_CODE[lanes.codes(cards, turn)]] += 1
        lanes.play(cards, turn + 1)
    return Lessons(*(np.concatenate(parts) for parts in zip(*rows, strict=True)))


def network_inputs(lanes: lockstep.Lanes, history: Counts, which: Ints, turn: int) -> Counts:
    """Return the inputs of the network for the seat to act, a row for each deal.

    :param lanes: the deals.
    :param history: the numbers and the contexts of all plays, [deal, seat, number or context].
    :param which: the indexes of the deals.
    :param turn: the number of cards played in each deal.
    """
    at, seat = turn % model.SEATS, lanes.seat(turn)[which]
    seen = history[which[:, None], (seat[:, None] + np.arange(model.SEATS)) % model.SEATS]
    table = deals.PHASE_INPUTS[model.PHASE_OFFSETS[at] + lanes.code[which]]
    table = table + deals.STATUS_INPUTS[model.HAND_SIZE - turn // model.SEATS, lanes.pile[which]]
    hand = lockstep.held_inputs(lanes.hands[which, at]).astype("i1")
    played, contexts = seen[..., : model.NUMBERS], seen[..., model.NUMBERS :]
    parts = (hand, played.reshape(which.size, -1), table, contexts.reshape(which.size, -1))
    return np.concatenate(parts, axis=1)


def try_all(
    lanes: lockstep.Lanes, which: Ints, kinds: Ints, critic: Layers, turn: int, rng: np.random.Generator
) -> Singles:
    """Return the result of each number that the seat to act could play, in tricks of its side above an even share.

    After the card each seat plays its favourite up to the end of the next phase; the critic estimates the rest. The
    array is [deal, number], with 0 for a number that the seat does not hold.

    :param lanes: the deals, which stay as they are.
    :param which: the indexes of the deals to try. :param kinds: the player on each of their seats, [deal, seat].
    :param critic: estimates the tricks of the unplayed phases.
    :param turn: the number of cards played. :param rng: the source of chance.
    """
    row, cards = np.nonzero(lanes.hands[which, turn % model.SEATS])
    trial, playing = lanes.take(which[row]), kinds[row]
    seat, until = trial.seat(turn), min(model.PLAY_COUNT, (turn // model.SEATS + 1 + FURTHER_PHASES) * model.SEATS)
    trial.play(cards, turn + 1)
    for count in range(turn + 1, until):
        trial.play(deals.choose(trial, playing, count, True, rng)[0], count + 1)
    made = estimate_tricks(critic, trial, playing, until)
    gains = np.zeros((which.size, model.NUMBERS), "f4")
    gains[row, cards] = np.where(seat % 2, -made, made)
    return gains


def add_gradients(rows: Ints, lessons: Lessons, policy: Adam, entropy_weight: float) -> Floats:
    """Add the gradients of a minibatch, which raise the mean result and ``entropy_weight`` times the entropy.

    :param rows: the rows of the minibatch.
    :param lessons: the decisions.
    :param policy: the network in training with its gradients.
    :param entropy_weight: the weight of the entropy.
    :returns: the sums of mean results and entropies, and the number of decisions.
    """
    inputs, gains, held = lessons.inputs[rows].astype("f4"), lessons.gains[rows], lessons.held[rows]
    units = network.hidden_units(policy.layers, inputs)
    chances = network.probabilities(network.outputs(policy.layers, units), held)
    mean, entropy = (chances * gains).sum(axis=1), network.entropy_of(chances)
    worse = mean[:, None] - gains + entropy_weight * (np.log(np.maximum(chances, 1e-12)) + entropy[:, None])
    network.add_gradients(policy.layers, policy.grad, inputs, units, chances * worse / rows.size)
    return np.array([mean.sum(), entropy.sum(), rows.size])
