"""Deals of Quist for training, many at once in ``lockstep.Lanes``: the tables of two networks, players and inputs.

Most functions share these arguments: ``kinds`` the player on each seat, [deal, seat], ``count`` the number of cards
played in each deal, and ``rng`` the source of chance.
"""

from __future__ import annotations

from typing import NamedTuple, cast

import numpy as np

from numeramis_access.games.quist.players import lockstep, model, rules_of_thumb
from numeramis_access.games.quist.players import policy_network as net
from numeramis_access.players.training.network import Flags, Floats, Ints, Layers, Singles, draw_choices, probabilities

#: plays with a choice: all but those of the last phase
CHOICE_COUNT = model.PLAY_COUNT - model.SEATS
#: the kinds of players: networks, then rules of thumb
KIND_LEARNER, KIND_OLDER, KIND_GREEDY, KIND_CLUB, KIND_BEGINNER, KIND_RANDOM = range(KIND_COUNT := 6)
RULES_BY_KIND = {
    KIND_GREEDY: rules_of_thumb.greedy,
    KIND_CLUB: rules_of_thumb.club,
    KIND_BEGINNER: rules_of_thumb.beginner,
}
PACK_NUMBERS = np.arange(model.NUMBERS * model.COPIES) // model.COPIES


class Players(NamedTuple):
    """The networks of two players, stacked.

    :param tables: the contributions of both networks.
    :param bias: the hidden biases of both, [network, unit].
    """

    tables: lockstep.PolicyNumbers
    bias: Singles


def pair_networks(learner: Layers, older: Layers) -> Players:
    """Return two networks stacked; the smaller one gets units without effect.

    :param learner: the network with index 0. :param older: the network with index 1.
    """
    units = max(learner.b1.size, older.b1.size)
    both = [_widened(layers, units) for layers in (learner, older)]
    first = [[_copies(layers.w1), *_tables(layers.w1)] for layers in both]
    copy, seen, phase, status = (np.concatenate(parts) for parts in zip(*first, strict=True))
    out = np.stack([layers.w2.T for layers in both]), np.stack([layers.b2 for layers in both])
    bias = np.stack([layers.b1 for layers in both])
    hand = np.stack([layers.w1[net.INPUT_HAND : net.INPUT_PLAYED] for layers in both])
    return Players(lockstep.PolicyNumbers(lockstep.Layers(hand, bias, *out), hand, copy, seen, phase, status), bias)


def _widened(layers: Layers, units: int) -> Layers:
    """Return a network with this many units."""
    more = units - layers.b1.size
    w1, w2 = (np.pad(weights, ((0, 0), (0, more))) for weights in (layers.w1, layers.w2))
    return Layers(w1, np.pad(layers.b1, (0, more)), w2, layers.b2)


def _copies(weights: Singles) -> Singles:
    """Return the contribution of each copy of a number, [number, copy]."""
    held = weights[net.INPUT_HAND : net.INPUT_PLAYED].reshape(model.NUMBERS, net.MAX_COPIES, -1)
    return np.pad(held, ((0, 0), (1, model.COPIES - net.MAX_COPIES), (0, 0)))


def _tables(weights: Singles) -> tuple[Singles, Singles, Singles]:
    """Return the contributions of each play, each phase and each status (``lockstep.PolicyNumbers``)."""
    rows = cast(list[int], list(weights))  # the same sums as of packed ints
    return np.array(net.play_rows(rows)), np.array(net.phase_rows(rows)), np.array(net.status_rows(rows))


#: the inputs of each phase, and the context of each play
_NAMED = np.eye(net.INPUT_COUNT, dtype="f4")
PHASE_INPUTS, STATUS_INPUTS = (table[..., net.INPUT_PHASE :].astype("i1") for table in _tables(_NAMED)[1:])
CONTEXT_OF_CODE = np.array([net.context_of(code) for code in range(model.PLAY_CODE_COUNT)])


def begin_deals(networks: Players, kinds: Ints, rng: np.random.Generator) -> lockstep.Lanes:
    """Return a new shuffled deal for each row of ``kinds``, with a random leader.

    :param networks: the players' networks. :param rng: the source of chance.
    :param kinds: the player on each seat, [deal, seat].
    """
    pack = rng.permuted(np.tile(PACK_NUMBERS, (len(kinds), 1)), axis=1)[:, : model.PLAY_COUNT]
    hands = (pack.reshape(len(kinds), model.SEATS, -1, 1) == np.arange(model.NUMBERS)).sum(axis=2)
    return begin_dealt(networks, kinds, hands, rng.integers(model.SEATS, size=len(kinds)), rng)


def begin_dealt(
    networks: Players, kinds: Ints, hands: Ints, leaders: Ints, rng: np.random.Generator
) -> lockstep.Lanes:
    """Return deals with given hands.

    :param networks: the players' networks. :param hands: counts per number, [deal, seat, number].
    :param leaders: the first leader of each deal. :param rng: the source of chance.
    :param kinds: the player on each seat, [deal, seat].
    """
    order = (leaders[:, None] + np.arange(model.SEATS)) % model.SEATS
    own = np.take_along_axis(kinds == KIND_OLDER, order, 1).astype(np.int64)
    dealt = np.take_along_axis(hands, order[..., None], 1)
    return lockstep.Lanes(networks.tables, dealt, networks.bias[own], leaders, rng, own)


def draw_seat_kinds(shares: tuple[float, float, float], count: int, rng: np.random.Generator) -> Ints:
    """Draw the player on each seat of some deals; return them as [deal, seat].

    :param shares: three shares of deals: with an older network as one side, with a rule of thumb as one side, and with
        each seat drawn alone.
    :param count: the number of deals. :param rng: the source of chance.
    """
    kinds = np.full((count, model.SEATS), KIND_LEARNER)
    draw, side = rng.random(count), rng.integers(2, size=count)
    bounds = np.cumsum(shares)
    rule = rng.integers(KIND_GREEDY, KIND_RANDOM + 1, (count, model.SEATS))
    other = np.where(draw < bounds[0], KIND_OLDER, rule[:, 0])[:, None]
    of_side = np.arange(model.SEATS) % 2 == side[:, None]
    kinds = np.where((draw < bounds[1])[:, None] & of_side, other, kinds)
    alone = rng.random((count, model.SEATS))
    mixed = np.where(alone < 0.5, KIND_LEARNER, np.where(alone < 0.8, KIND_OLDER, rule))
    return np.where(((draw >= bounds[1]) & (draw < bounds[2]))[:, None], mixed, kinds)


def choose(
    lanes: lockstep.Lanes, kinds: Ints, count: int, greedy: Flags | bool, rng: np.random.Generator
) -> tuple[Ints, Floats]:
    """Return the card of the seat to act in each deal, and its network's probabilities, [deal, number].

    :param lanes: the deals.
    :param greedy: whether networks play their favourite instead of drawing by their probabilities.
    :param rng: the source of chance.
    :param kinds: the player on each seat, [deal, seat].
    :param count: the number of cards played in each deal.
    """
    wishes = lanes.wishes(count)
    chances = probabilities(wishes, wishes > lockstep.IMPOSSIBLE)
    cards = np.where(greedy, wishes.argmax(axis=1), draw_choices(chances, rng))
    acting = kinds[np.arange(len(kinds)), lanes.seat(count)]
    for at in np.flatnonzero((acting > KIND_OLDER) & (acting < KIND_RANDOM)):
        hand = lanes.hands[at, count % model.SEATS].tolist()
        cards[at] = RULES_BY_KIND[int(acting[at])](_public(lanes, int(at), count), hand)
    at_random = np.flatnonzero(acting == KIND_RANDOM)
    cards[at_random] = lanes.random_card(count, at_random)
    return cards, chances


def _public(lanes: lockstep.Lanes, at: int, count: int) -> model.PublicDeal:
    """Return the public facts of one deal, for a rule of thumb."""
    public = model.PublicDeal(int(lanes.leader[at]))
    code, size = int(lanes.code[at]), count % model.SEATS
    public.phase = [code // model.NUMBERS**place % model.NUMBERS for place in reversed(range(size))]
    public.seat, public.count, public.pile = (public.leader + size) % model.SEATS, count, int(lanes.pile[at])
    return public


def mean_tricks(
    first: Layers, second: Layers, count: int, kind: int = KIND_OLDER, seed: int = 7
) -> tuple[float, float]:
    """Return a network's mean tricks per deal in duplicate deals, and half of the mean's 95 % interval.

    :param first: the network whose tricks count.
    :param second: the network of the other side, if ``kind`` is ``KIND_OLDER``.
    :param count: the number of deals, each played from both sides.
    :param kind: the players of the other side.
    :param seed: the seed of the deals.
    """
    rng, networks = np.random.default_rng(seed), pair_networks(first, second)
    pack = rng.permuted(np.tile(PACK_NUMBERS, (count, 1)), axis=1)[:, : model.PLAY_COUNT]
    hands = (pack.reshape(count, model.SEATS, -1, 1) == np.arange(model.NUMBERS)).sum(axis=2)
    made = np.zeros(count)
    for side in (0, 1):
        kinds = np.tile([KIND_LEARNER if seat % 2 == side else kind for seat in range(model.SEATS)], (count, 1))
        lanes = begin_dealt(networks, kinds, hands, np.arange(count) % model.SEATS, rng)
        for turn in range(model.PLAY_COUNT):
            lanes.play(choose(lanes, kinds, turn, True, rng)[0], turn + 1)
        made += (model.HAND_SIZE + (1 - 2 * side) * lanes.ahead) / 4
    return mean_and_interval(made)


def mean_and_interval(scores: Floats) -> tuple[float, float]:
    """Return the mean of the scores, and half of its 95 % interval.

    :param scores: the score of each deal, at least one.
    """
    return float(scores.mean()), float(1.96 * scores.std() / np.sqrt(scores.size))
