"""The lessons of Whist's card network: decisions with every card played on to the end of the deal.

Deals are those of the players (``model``). The functions share these arguments: ``deal`` a deal in progress, ``memory``
its plays (``card_network``), ``kinds`` the player on each seat, and ``learner`` and ``older`` two networks.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from numeramis_access.games.whist.players import card_inputs
from numeramis_access.games.whist.players.card_network import inputs_of, legal_cards, remember_play, weights_of
from numeramis_access.games.whist.players.learned_policy import learned_policy_for
from numeramis_access.games.whist.players.model import QUEEN_LOSES, RANKS, Deal, Masks, Terms
from numeramis_access.games.whist.players.one_trick import ThriftyStyle
from numeramis_access.games.whist.players.partial_deal import card_index
from numeramis_access.games.whist.players.search import runs_of_equals
from numeramis_access.games.whist.tours import pack_for
from numeramis_access.players.training import network
from numeramis_access.players.training.network import Adam, Floats, Layers, Shorts, Singles

#: the kinds of players: the learner, an older version of it, the ladder's learned policy, greedy, random
KIND_LEARNER, KIND_OLDER, KIND_STRONG, KIND_GREEDY, KIND_RANDOM = range(5)
#: the weight of the queen that loses a deal (V8), in tricks: nothing else counts there, and a weight of 1 would teach
#: little
QUEEN_WEIGHT = 4
#: the least probability of a card that is always tried, and the share of decisions that try all cards: unlikely ones
#: would take most of the time, and a lesson weighs a card by its probability
LIKELY_PROBABILITY, ALL_CARDS_SHARE = 0.02, 0.05


class Decision(NamedTuple):
    """A decision: the active inputs of each legal card that was tried, and its result.

    :param active: the lists of inputs. :param weights: the learned policy's log-odds of each card, 0 for its favourite.
    :param gains: the further tricks of the seat to act after each card, minus an even share.
    """

    active: list[Shorts]
    weights: Singles
    gains: Singles


class RatedCards(NamedTuple):
    """The legal cards of a decision.

    :param cards: the cards as indexes.
    :param active: the active inputs of each card.
    :param weights: the learned policy's log-odds of each card.
    :param chances: the probability of each card.
    """

    cards: list[int]
    active: list[Shorts]
    weights: Singles
    chances: Floats


def rate_cards(net: Layers, deal: Deal, memory: list[int]) -> RatedCards:
    """Return the legal cards of the seat to act with a network's probability of each.

    :param net: the network. :param deal: the deal as the seat to act knows it. :param memory: its plays.
    """
    of_deal, of_suits, of_cards = inputs_of(deal, memory)
    weights = weights_of(deal)
    rated = np.array([weights[card] for card in of_cards], np.float32)
    shared = net.b1 + net.w1[of_deal].sum(0)
    suits = {card // RANKS: shared + net.w1[of_suits[card // RANKS]].sum(0) for card in of_cards}
    units = np.stack([suits[card // RANKS] + net.w1[on].sum(0) for card, on in of_cards.items()])
    logits = rated + network.outputs(net, np.maximum(units, 0))[:, 0] - net.b2[0]
    active = [np.array([*of_deal, *of_suits[card // RANKS], *on], np.int16) for card, on in of_cards.items()]
    return RatedCards(list(of_cards), active, rated, network.probabilities(logits, np.ones(len(of_cards), np.int64)))


def card_of_kind(kind: int, nets: Sequence[Layers], deal: Deal, memory: list[int], rng: random.Random) -> int:
    """Return the index of the card that a player of a kind would play; a network plays its favourite.

    :param kind: the kind of player, ``KIND_LEARNER`` to ``KIND_RANDOM``.
    :param nets: the learner and the older network.
    :param deal: the deal in progress.
    :param memory: its plays.
    :param rng: draws the cards of random players.
    """
    if kind <= KIND_OLDER:
        rated = rate_cards(nets[kind], deal, memory)
        return rated.cards[int(rated.chances.argmax())]
    if kind == KIND_STRONG:
        return learned_policy_for(deal.terms).prefer(deal)
    if kind == KIND_GREEDY:
        return ThriftyStyle().prefer(deal)
    return rng.choice(legal_cards(deal))


def play_card(deal: Deal, memory: list[int], card: int) -> None:
    """Play a card and add it to the memory.

    :param deal: the deal, changed in place.
    :param memory: its plays, changed in place.
    :param card: the index of the card.
    """
    remember_play(memory, deal.seat, card, deal.led)
    deal.play(card)
    if not deal.laid:
        memory[card_inputs.MEMORY_LAID :] = [0] * (len(memory) - card_inputs.MEMORY_LAID)


def tricks_above_share(deal: Deal) -> list[float]:
    """Return, for each seat, the tricks that its side has made so far above an even share; null tricks count for the
    other side.

    :param deal: the deal in progress or at its end.
    """
    share = sum(deal.counted_tricks) / len(deal.counted_tricks)
    return [deal.counted_tricks[seat if deal.terms.alone else seat % 2] - share for seat in range(deal.terms.seats)]


def try_cards(
    deal: Deal, memory: list[int], kinds: Sequence[int], nets: Sequence[Layers], cards: list[int], rng: random.Random
) -> list[float] | None:
    """Return the further tricks of the seat's side, above an even share, after each of these cards; equal cards share
    one result. Return None if all the cards are equal.

    The deal is played on once for each card; a trick counts ``QUEEN_WEIGHT`` where the queen loses the deal.

    :param kinds: the players who play on. :param nets: the learner and the older network.
    :param rng: the source of chance.
    :param deal: the deal before the card, which stays as it is.
    :param memory: its plays, which stay as they are.
    :param cards: the indexes of legal cards, at least one.
    """
    runs = [run for run in runs_of_equals(deal, cards[0]).values() if set(run) & set(cards)]
    if len(runs) < 2:
        return None
    before, seat, gains = tricks_above_share(deal)[deal.seat], deal.seat, dict[int, float]()
    for run in runs:
        world, mind = deal.copy(list(deal.hands)), list(memory)
        play_card(world, mind, run[0])
        while not world.over:
            play_card(world, mind, card_of_kind(kinds[world.seat], nets, world, mind, rng))
        made = tricks_above_share(world)[seat] - before
        gains |= dict.fromkeys(run, made * (QUEEN_WEIGHT if deal.terms.queen == QUEEN_LOSES else 1))
    return [gains[card] for card in cards]


def random_hands(seats: int, rng: random.Random) -> Masks:
    """Return hands from the shuffled pack, as masks, [seat][suit] (W1, V10).

    :param seats: the number of players, 3 or 4. :param rng: shuffles the pack.
    """
    pack, hands = [card_index(card) for card in pack_for(seats)], [0] * 16
    rng.shuffle(pack)
    for place, card in enumerate(pack):
        hands[place % seats * 4 + card // RANKS] |= 1 << card % RANKS
    return hands


def play_deal(
    deal: Deal, kinds: Sequence[int], nets: Sequence[Layers], share: float, networks_play_on: bool, rng: random.Random
) -> list[Decision]:
    """Play a deal to its end; return the learner's decisions that became lessons.

    :param deal: a deal before its first card.
    :param kinds: the player on each seat.
    :param nets: the learner and the older network.
    :param share: the share of decisions that become lessons; if it is 0, networks play their favourite instead of
        drawing.
    :param networks_play_on: whether networks play on after tried cards; otherwise the ladder's strong player does.
    :param rng: the only source of chance.
    """
    memory, lessons = [0] * card_inputs.MEMORY_SIZE, list[Decision]()
    others = list(kinds) if networks_play_on else [max(kind, KIND_STRONG) for kind in kinds]
    while not deal.over:
        kind = kinds[deal.seat]
        if kind > KIND_OLDER or not share:
            play_card(deal, memory, card_of_kind(kind, nets, deal, memory, rng))
            continue
        rated = rate_cards(nets[kind], deal, memory)
        if kind == KIND_LEARNER and len(rated.cards) > 1 and rng.random() < share:
            every = rng.random() < ALL_CARDS_SHARE
            tried = [at for at, chance in enumerate(rated.chances) if every or chance >= LIKELY_PROBABILITY]
            gains = try_cards(deal, memory, others, nets, [rated.cards[at] for at in tried], rng)
            if gains:
                active, weights = [rated.active[at] for at in tried], rated.weights[tried]
                lessons.append(Decision(active, weights, np.array(gains, np.float32)))
        play_card(deal, memory, rng.choices(rated.cards, list(rated.chances))[0])
    return lessons


def collect_decisions(
    terms: Sequence[Terms], kinds: Sequence[Sequence[int]], share: float, networks_play_on: bool,
    nets: Sequence[Layers], rng: random.Random,
) -> list[Decision]:  # fmt: skip
    """Play deals and return the learner's decisions that became lessons.

    :param terms: the terms of each deal. :param kinds: the player on each seat of each deal.
    :param share: the share of decisions that become lessons.
    :param networks_play_on: whether networks play on after tried cards; otherwise the ladder's strong player does.
    :param nets: the learner and the older network. :param rng: the source of chance.
    """
    lessons = list[Decision]()
    for told, seated in zip(terms, kinds, strict=True):
        deal = Deal(told, random_hands(told.seats, rng), rng.randrange(told.seats))
        lessons += play_deal(deal, seated, nets, share, networks_play_on, rng)
    return lessons


def add_gradients(decisions: Sequence[Decision], net: Adam, entropy_weight: float) -> tuple[float, float]:
    """Add the gradients of a minibatch to the network's gradients.

    A step against them raises the mean result, and ``entropy_weight`` times the entropy.

    :param decisions: the decisions of the minibatch, at least one.
    :param net: the network in training, which itself stays as it is.
    :param entropy_weight: the weight of the entropy.
    :returns: the mean lead of the network's favourite over the learned policy's favourite, in tricks, and the mean
        entropy.
    """
    lead = spread = 0.0
    for decision in decisions:
        # an input of a suit can stand there once for each suit
        rows = [np.bincount(active, minlength=len(net.layers.w1)) for active in decision.active]
        inputs = np.array(rows, np.float32)
        units, gains = network.hidden_units(net.layers, inputs), decision.gains
        logits = decision.weights + network.outputs(net.layers, units)[:, 0]
        chances = network.probabilities(logits, np.ones(len(gains), np.int64))
        mean, entropy = float(chances @ gains), float(network.entropy_of(chances))
        worse = mean - gains + entropy_weight * (np.log(np.maximum(chances, 1e-12)) + entropy)
        network.add_gradients(net.layers, net.grad, inputs, units, (chances * worse / len(decisions))[:, None])
        lead += float(gains[chances.argmax()] - gains[decision.weights.argmax()])
        spread += entropy
    return lead / len(decisions), spread / len(decisions)
