"""Many worlds of Quist at once: NumPy moves the walks of the posterior and all rollouts in parallel.

A world is a guess of all hands. For the same world, likelihoods and rollouts equal those of ``posterior`` and
``rollout`` except for rounding; the walks draw other worlds. The training plays its deals in ``Lanes`` too. A page
without a server lacks NumPy; elsewhere judge and master see five times as many worlds in the same time.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from copy import copy
from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from numeramis_access.games.quist.players import model
from numeramis_access.games.quist.players.endings import solve
from numeramis_access.games.quist.players.policy_network import INPUT_HAND, MAX_COPIES, PolicyNetwork
from numeramis_access.games.quist.players.posterior import LOG_HALF, STYLE_PRIORS, Evidence, Likelihoods, unseen
from numeramis_access.games.quist.players.rollout import stop_of
from numeramis_access.games.quist.players.search import QuistSearch
from numeramis_access.games.quist.players.value_network import (
    INPUT_LEFT,
    INPUT_PILE,
    ValueNetwork,
    default_value_network,
)
from numeramis_access.players.search.budget import Budget
from numeramis_access.players.search.network import LANE_BITS, PackedNetwork
from numeramis_access.players.search.race import Evaluation, Means, Race

Ints = NDArray[np.int64]
Singles = NDArray[np.float32]

#: the number of parallel walks, random layouts from which they draw likely first hands, and steps before the first
#: world: fewer than a single walk needs, since it begins among fewer layouts
WALK_COUNT, FIRST_HAND_SAMPLES, WARM_UP_STEPS = 64, 256, 8
COPY_NUMBERS = np.arange(MAX_COPIES)
SEAT_NUMBERS = np.arange(model.SEATS)
IMPOSSIBLE = np.float32(-1e30)
#: the number of phases of up to three cards
PHASE_COUNT = model.PHASE_OFFSETS[-1] + model.NUMBERS**3


class Layers(NamedTuple):
    """The weights of a packed network as floats; the hidden units are in the network's own integer scale.

    :param rows: weights of the first layer, inputs × units.
    :param bias: biases of the hidden units.
    :param out: weights of the second layer, units × outputs, in units of preference.
    :param out_bias: biases of the outputs, in units of preference.
    """

    rows: Singles
    bias: Singles
    out: Singles
    out_bias: Singles


class PolicyNumbers(NamedTuple):
    """The contributions of a policy to the hidden units, as ``PolicyNetwork`` holds them in ints; their last dimension
    is the unit.

    :param layers: the weights.
    :param hand: contribution of each copy of each number in a hand, number × copy.
    :param copy: contribution of the n-th copy of a number, [number, n].
    :param seen: contribution of a play, [code of the play, its seat counted from the knowing one].
    :param phase: contribution of the cards on the table, by the number of the phase.
    :param status: contribution of cards left and tied phases, [cards left, tied phases].
    """

    layers: Layers
    hand: Singles
    copy: Singles
    seen: Singles
    phase: Singles
    status: Singles


def layers(net: PackedNetwork) -> Layers:
    """Return a network's weights as floats. :param net: the network with packed integer weights."""
    out, out_bias = ((np.array(part) / net.scale).astype("f4") for part in net.output_weights())
    return Layers(unpack_contributions(net, net.rows), unpack_sums(net, [net.start])[0], out, out_bias)


def unpack_sums(net: PackedNetwork, known: Sequence[int]) -> Singles:
    """Return hidden-unit sums as floats, a row for each.

    :param net: the network that packed them.
    :param known: the sums, each packed in an int that includes the network's start.
    """
    packed = b"".join(sums.to_bytes(net.units * LANE_BITS // 8, "little") for sums in known)
    return np.frombuffer(packed, "<u2").astype("f4").reshape(len(known), net.units) - np.float32(1 << (LANE_BITS - 1))


def unpack_contributions(net: PackedNetwork, added: Sequence[int]) -> Singles:
    """Return the contributions of single inputs to the hidden-unit sums, as floats, a row for each input.

    :param net: the network that packed them. :param added: the contributions, each packed in an int without the
        network's start, unlike the sums that ``unpack_sums`` takes.
    """
    return unpack_sums(net, [sums + net.signs for sums in added])


@lru_cache(maxsize=3)
def policy_numbers(net: PolicyNetwork) -> PolicyNumbers:
    """Return a policy's contributions as floats; a cache holds the last three networks' contributions."""
    net_layers = layers(net)
    copy, seen, status = (
        unpack_contributions(net, [sums for row in table for sums in row]) for table in (net.copy, net.seen, net.status)
    )
    copy = copy.reshape(model.NUMBERS, model.COPIES + 1, -1)
    seen = seen.reshape(-1, model.SEATS, net_layers.bias.size)
    status = status.reshape(model.HAND_SIZE + 1, model.HAND_SIZE, -1)
    hand = net_layers.rows[INPUT_HAND : INPUT_HAND + model.NUMBERS * MAX_COPIES]
    return PolicyNumbers(net_layers, hand, copy, seen, unpack_contributions(net, net.phase), status)


@lru_cache(maxsize=2)
def _value_layers(net: ValueNetwork) -> Layers:
    return layers(net)


def held_inputs(hands: Ints) -> Singles:
    """Return hands as inputs, 1 or 0: for each number whether the hand has a first, a second … copy, up to
    ``MAX_COPIES``.

    :param hands: counts per number in the last dimension; the inputs replace it.
    """
    return (hands[..., None] > COPY_NUMBERS).reshape(*hands.shape[:-1], -1).astype("f4")


class Walks:
    """Parallel walks through the posterior; ``step`` moves all of them.

    :param evidence: the seat's knowledge and the information in the plays.
    :param net: the policy that the others are assumed to follow; they can also play at random, or follow the second
        policy of the evidence, if it has one.
    :param rng: the randomness of the walks.
    :ivar hands: the present worlds as counts, [walk, seat, number].
    :ivar others: the other seats that still hold cards.
    """

    def __init__(self, evidence: Evidence, net: PolicyNetwork, rng: np.random.Generator) -> None:
        known = evidence.known
        self._rng = rng
        left, stock = unseen(known)
        self.others = [seat for seat in range(model.SEATS) if seat != known.seat and left[seat]]
        self.hands = np.zeros((WALK_COUNT, model.SEATS, model.NUMBERS), np.int64)
        self.hands[:, known.seat] = known.hand
        self._told = {seat: _Told(evidence, seat, net) for seat in self.others}
        self._logs: dict[int, Singles] = {}
        self._rounds = 1 + len(known.plays) // 8
        self._warm_up = WARM_UP_STEPS if known.plays else 0
        self._deal(np.array(stock), left)

    def _deal(self, stock: Ints, left: list[int]) -> None:
        """Give every other seat a hand that makes its plays likely.

        Each seat draws its hand independently from random layouts. Where two seats took the same cards, the walk keeps
        a random layout instead.
        """
        layouts = self._rng.permuted(np.tile(stock, (FIRST_HAND_SAMPLES, 1)), axis=1)
        dealt, drawn, at = self.hands.copy(), self.hands.copy(), 0
        logs: dict[int, Singles] = {}
        for seat in self.others:
            hands = _counts(layouts[:, at : at + left[seat]])
            logs[seat] = self._told[seat].logs(hands)
            which = (
                self._rng.choice(FIRST_HAND_SAMPLES, WALK_COUNT, p=_shares(logs[seat]))
                if self._warm_up
                else np.arange(WALK_COUNT)
            )
            dealt[:, seat], drawn[:, seat] = hands[:WALK_COUNT], hands[which]
            self._logs[seat] = logs[seat][:, which]
            at += left[seat]
        there = np.bincount(stock, minlength=model.NUMBERS)
        fits = (drawn[:, self.others].sum(axis=1) <= there).all(axis=1)
        self.hands = np.where(fits[:, None, None], drawn, dealt)
        for seat in self.others:
            self._logs[seat] = np.where(fits, self._logs[seat], logs[seat][:, :WALK_COUNT])
        self._cards = {seat: _cards(self.hands[:, seat]) for seat in self.others}
        self._stock = _cards(there - self.hands[:, self.others].sum(axis=1))

    def warm_up(self, budget: Budget) -> None:
        """Move away from the starting points by some steps, fewer if the first part of the time budget ends before.

        :param budget: the budget of the choice.
        """
        for _ in range(self._warm_up):
            if not budget.is_beginning:
                return
            self.step()

    def step(self) -> None:
        """Move to the next worlds: in each, propose at least one changed hand for every other seat; it is taken or
        refused by its likelihood.
        """
        for _ in range(self._rounds):
            for seat in self.others:
                self._swap(seat)

    def log_likelihoods(self, seat: int) -> Singles:
        """Return the logarithm of prior times likelihood of a seat's plays in the present worlds, for random play and
        each other style, [style, walk].

        :param seat: one of ``others``.
        :raises KeyError: for another seat.
        """
        return self._logs[seat]

    def random_seats(self) -> NDArray[np.bool_]:
        """Return for each walk and seat whether it plays at random, drawn by the likelihood of its plays; seats without
        cards and the searching seat never do.
        """
        at_random = np.zeros((WALK_COUNT, model.SEATS), np.bool_)
        for seat in self.others:
            logs = self._logs[seat]
            at_random[:, seat] = self._rng.random(WALK_COUNT) < np.exp(logs[0] - np.logaddexp.reduce(logs))
        return at_random

    def _swap(self, seat: int) -> None:
        """Propose hands with one to all of their cards swapped."""
        cards, stock, rng = self._cards[seat], self._stock, self._rng
        size = cards.shape[1]
        swaps = 1 + int(rng.integers(size))
        mine = rng.random((WALK_COUNT, size)).argsort(axis=1)[:, :swaps]
        other = rng.random(stock.shape).argsort(axis=1)[:, :swaps]
        given, taken = np.take_along_axis(cards, mine, 1), np.take_along_axis(stock, other, 1)
        proposed = cards.copy()
        np.put_along_axis(proposed, mine, taken, 1)
        hands = _counts(proposed)
        logs = self._told[seat].logs(hands)
        lead = np.logaddexp.reduce(logs) - np.logaddexp.reduce(self._logs[seat])
        accepted = lead >= np.log(1 - rng.random(WALK_COUNT))
        which = accepted[:, None]
        self._cards[seat] = np.where(which, proposed, cards)
        np.put_along_axis(stock, other, np.where(which, given, taken), 1)
        self.hands[:, seat] = np.where(which, hands, self.hands[:, seat])
        self._logs[seat] = np.where(accepted, logs, self._logs[seat])


class _Told:
    """The information in one seat's plays about its hands, for all walks at once."""

    def __init__(self, evidence: Evidence, seat: int, net: PolicyNetwork) -> None:
        plays, trust = evidence.plays[seat], evidence.trust
        self._tables, self._errors = policy_numbers(net), trust.error_rate
        self._sharp = np.float32(1 / trust.temperature)
        self._played = np.array([card for _, card in plays], np.int64)
        self._before = np.cumsum(np.eye(model.NUMBERS, dtype=np.int64)[self._played], axis=0)
        self._base = unpack_sums(net, [table for table, _ in plays])
        second = evidence.second
        self._second = _Told(second, seat, trust.second) if second and trust.second else None

    def logs(self, hands: Ints) -> Singles:
        """Return the logarithm of prior times likelihood of the seat's plays with these hands, for random play and each
        other style, [style, walk].
        """
        logs = self._by_one(hands)
        if self._second is None:
            return logs
        return np.stack([logs[0], logs[1] + LOG_HALF, self._second._by_one(hands)[1] + LOG_HALF])

    def _by_one(self, hands: Ints) -> Singles:
        """Return the logarithms of prior times likelihood for random play and for this network alone, [style, walk]."""
        logs = np.empty((2, len(hands)), "f4")
        logs[0], logs[1] = STYLE_PRIORS
        if not len(self._played):
            return logs
        then = hands[:, None] + self._before
        hidden = held_inputs(then) @ self._tables.hand
        hidden += self._base
        np.maximum(hidden, 0, out=hidden)
        wish = hidden @ self._tables.layers.out + self._tables.layers.out_bias
        has = then > 0
        wish = np.where(has, wish, IMPOSSIBLE)
        wish -= wish.max(axis=2, keepdims=True)
        odds = np.exp(wish * self._sharp)
        at = np.arange(len(self._played))
        chance = odds[:, at, self._played] / odds.sum(axis=2)
        logs[1] += np.log((1 - self._errors) * chance + self._errors / has.sum(axis=2)).sum(axis=1)
        logs[0] += np.log(then[:, at, self._played] / then.sum(axis=2)).sum(axis=1)
        return logs


def _shares(logs: Singles) -> NDArray[np.float64]:
    """Return the probability of each hand among these, from the logarithms of all styles."""
    likely = np.logaddexp.reduce(logs).astype("f8")
    odds = np.exp(likely - likely.max())
    shares: NDArray[np.float64] = odds / odds.sum()
    return shares


def _cards(hands: Ints) -> Ints:
    """Return the cards of hands of equal size, given as counts per number."""
    return np.repeat(np.tile(np.arange(model.NUMBERS), len(hands)), hands.ravel()).reshape(len(hands), -1)


def _counts(cards: Ints) -> Ints:
    """Return hands as counts per number."""
    counts: Ints = (cards[..., None] == np.arange(model.NUMBERS)).sum(axis=1)
    return counts


@lru_cache(maxsize=1)
def _codes() -> tuple[Ints, Ints]:
    """Return the winner of each phase, and the play code of each card in each phase, as arrays."""
    return np.array(model.phase_winners()), np.array(model.play_codes())


class Rollouts:
    """Rollouts in all worlds at once, with every candidate in every world (``values``).

    Inside, seats count from the leader of the phase, who can differ between worlds.

    :param public: the public part of the deal.
    :param net: chooses the cards of seats that do not play at random.
    :param value: estimates the rest where a rollout stops.
    :param rng: draws the cards of seats that play at random.
    """

    def __init__(
        self, public: model.PublicDeal, net: PolicyNetwork, value: ValueNetwork, rng: np.random.Generator
    ) -> None:
        self._public, self._rng = public, rng
        self._tables, self._value, self._keeps = policy_numbers(net), _value_layers(value), public.leader_keeps
        nothing = [0] * model.NUMBERS
        order = [(public.leader + at) % model.SEATS for at in range(model.SEATS)]
        self._order = order
        self._known = unpack_sums(net, [net.seat_knowledge(seat, nothing, public) for seat in order])
        self._stop = stop_of(public.count)

    def values(self, hands: Ints, at_random: NDArray[np.bool_], cards: list[int]) -> Singles:
        """Return the further tricks of the side to act for each world and candidate, [world, candidate].

        :param hands: the worlds as counts, [world, seat, number]; they stay as they are.
        :param at_random: whether a seat plays at random, [world, seat].
        :param cards: the candidates, numbers that the seat to act holds.
        """
        worlds, public = len(hands), self._public
        dealt = np.repeat(hands[:, self._order], len(cards), 0)
        lanes = Lanes(self._tables, dealt, self._known, public.leader, self._rng)
        lanes.code[:] = model.phase_number(public.phase) - model.PHASE_OFFSETS[len(public.phase)]
        lanes.pile[:], lanes.at_random, lanes.keeps = public.pile, np.repeat(at_random, len(cards), 0), self._keeps
        chosen = np.tile(np.array(cards), worlds)
        for count in range(public.count + 1, self._stop + 1):
            lanes.play(chosen, count)
            if count < self._stop:
                chosen = lanes.choose(count)
        side = public.seat % 2
        shared = model.HAND_SIZE - sum(public.won)
        ahead = lanes.ahead * np.where(side, -1, 1) / 2 + self._to_come(lanes, side)
        values: Singles = (shared / 2 + ahead).reshape(worlds, len(cards)).astype("f4")
        return values

    def _to_come(self, lanes: Lanes, side: int) -> Singles:
        """Return the value network's estimate of a side's further tricks above half of them."""
        left = model.HAND_SIZE - self._stop // model.SEATS
        if not left:
            return np.zeros(len(lanes.hands), "f4")
        net = self._value
        hidden = held_inputs(lanes.hands).reshape(len(lanes.hands), -1) @ net.rows[:INPUT_LEFT] + net.bias
        hidden += net.rows[INPUT_LEFT + left - 1] + net.rows[INPUT_PILE + np.minimum(lanes.pile, 4)]
        np.maximum(hidden, 0, out=hidden)
        worth = (hidden @ net.out + net.out_bias)[:, 0]
        return np.where(lanes.leader % 2 == side, worth, -worth).astype("f4")


class Lanes:
    """Deals played in parallel (one per lane), all after the same number of cards; seats count from the leader of the
    phase.

    :param tables: the weights of one policy, or of several that ``net`` chooses from.
    :param hands: counts per number, [deal, seat, number].
    :param known: the hidden-unit sums of each seat without its hand, [deal, seat, unit].
    :param leader: the first leader, for all deals or for each.
    :param rng: draws the cards of random players.
    :param net: the index of each seat's policy, [deal, seat]; by default all have the first.
    :ivar code: the cards of the phase, read as one decimal number.
    :ivar pile: the number of tied phases on the table.
    :ivar ahead: the lead of side 0 over side 1, in tricks.
    :ivar at_random: the seats that play random cards, [deal, seat], counted from seat 0.
    :ivar keeps: whether the leader keeps a pile that the last phase leaves tied.
    """

    def __init__(
        self, tables: PolicyNumbers, hands: Ints, known: Singles, leader: Ints | int, rng: np.random.Generator,
        net: Ints | None = None,
    ) -> None:  # fmt: skip
        self._tables, self._rng, self.hands, count = tables, rng, hands, len(hands)
        self._all, self._net = np.arange(count), net
        units = known.shape[-1]
        if net is None:
            self._known = held_inputs(hands) @ tables.hand + known
        else:
            held = held_inputs(hands)
            both = np.stack([held @ rows for rows in tables.hand.reshape(-1, held.shape[-1], units)])
            self._known = np.take_along_axis(both, net[None, :, :, None], 0)[0] + known
        self.code, self.pile, self.ahead = (np.zeros(count, np.int64) for _ in range(3))
        self.leader = np.zeros(count, np.int64) + leader
        self.at_random, self.keeps = np.zeros((count, model.SEATS), np.bool_), True
        self._winners, self._play_codes = _codes()

    def take(self, which: Ints) -> Lanes:
        """Return copies of some of these deals. :param which: their indexes; the copies have the same order."""
        other: Lanes = copy(self)
        for name, part in vars(self).items():
            if isinstance(part, np.ndarray) and len(part) == len(self._all) and name not in ("_winners", "_play_codes"):
                setattr(other, name, part[which])
        other._all = np.arange(len(which))
        return other

    def seat(self, count: int) -> Ints:
        """Return for each deal the seat that plays next.

        :param count: the number of cards played in the deal so far.
        """
        return (self.leader + count % model.SEATS) % model.SEATS

    def codes(self, cards: Ints, count: int) -> Ints:
        """Return the code of the next play in each deal (``model.play_codes``).

        :param cards: the card of the play, one per deal.
        :param count: the number of cards played in the deal so far.
        """
        at = count % model.SEATS
        if not at:
            return cards + np.where(self.pile > 0, model.NUMBERS, 0)
        codes: Ints = self._play_codes[(model.PHASE_OFFSETS[at] + self.code) * model.NUMBERS + cards]
        return codes

    def play(self, cards: Ints, count: int) -> None:
        """Play a card in each deal from the hand of the seat to act; the fourth card of a phase ends it.

        :param cards: the card, one per deal.
        :param count: the number of cards in the deal with this one.
        """
        at, known, net = (count - 1) % model.SEATS, self._tables, self._net
        plays = self.codes(cards, count - 1)[:, None] + (0 if net is None else net * model.PLAY_CODE_COUNT)
        self._known += known.seen[plays, (at - SEAT_NUMBERS) % model.SEATS]
        numbers_ = cards if net is None else cards + net[:, at] * model.NUMBERS
        self._known[:, at] -= known.copy[numbers_, self.hands[self._all, at, cards]]
        self.hands[self._all, at, cards] -= 1
        self.code = self.code * model.NUMBERS + cards
        if at == model.SEATS - 1:
            self._end_phase(count)

    def _end_phase(self, count: int) -> None:
        """Give the lead to the first player of the highest card, and the pile too unless it is tied."""
        winner = self._winners[self.code]
        who, tied = winner % model.SEATS, winner >= model.SEATS
        self.leader = (self.leader + who) % model.SEATS
        order = (who[:, None] + SEAT_NUMBERS) % model.SEATS
        self.hands, self._known = self.hands[self._all[:, None], order], self._known[self._all[:, None], order]
        if self._net is not None:
            self._net = self._net[self._all[:, None], order]
        self.pile = self.pile + 1
        takes = ~tied | (count == model.PLAY_COUNT and self.keeps)
        self.ahead = self.ahead + np.where(takes, self.pile * (1 - 2 * (self.leader % 2)), 0)
        self.pile = np.where(tied, self.pile, 0)
        self.code = np.zeros_like(self.code)

    def wishes(self, count: int) -> Singles:
        """Return the policy's preferences of the seat to act, [deal, number]; ``IMPOSSIBLE`` for a number that it does
        not hold.

        :param count: the number of cards played in the deal so far.
        """
        at, known = count % model.SEATS, self._tables
        net = None if self._net is None else self._net[:, at]
        hidden = (
            self._known[:, at]
            + known.phase[model.PHASE_OFFSETS[at] + self.code + (0 if net is None else net * PHASE_COUNT)]
        )
        left = model.HAND_SIZE - count // model.SEATS
        hidden += known.status[left + (0 if net is None else net * (model.HAND_SIZE + 1)), self.pile]
        np.maximum(hidden, 0, out=hidden)
        out, bias = known.layers.out, known.layers.out_bias
        if net is None:
            wish = hidden @ out + bias
        else:
            both = [hidden @ part + add for part, add in zip(out, bias, strict=True)]
            wish = np.where(net[:, None] == 0, both[0], both[-1])
        return np.where(self.hands[:, at] > 0, wish, IMPOSSIBLE)

    def choose(self, count: int) -> Ints:
        """Return the card of the seat to act in each deal: the policy's favourite, or a random card of random players.

        :param count: the number of cards played in the deal so far.
        """
        best: Ints = self.wishes(count).argmax(axis=1)
        drawn = np.flatnonzero(self.at_random[self._all, self.seat(count)])
        if drawn.size:
            best[drawn] = self.random_card(count, drawn)
        return best

    def random_card(self, count: int, which: Ints) -> Ints:
        """Return a random card of the seat to act in some of the deals.

        :param count: the number of cards played in the deal so far.
        :param which: the indexes of the deals.
        """
        sums = self.hands[which, count % model.SEATS].cumsum(axis=1)
        draw = self._rng.random(which.size) * sums[:, -1]
        cards: Ints = (sums > draw[:, None]).argmax(axis=1)
        return cards


class LockstepSearch(QuistSearch):
    """The searching player that looks at ``WALK_COUNT`` worlds at once."""

    def race(
        self, race: Race[int], known: model.PartialDeal, public: model.PublicDeal, rng: random.Random, budget: Budget
    ) -> None:
        """Compare the candidates over sampled worlds, ``WALK_COUNT`` at a time, until one has won or the budget is
        spent. The arguments are those of ``QuistSearch.race``.
        """
        walks, rollouts = self._walks(self._evidence(known), public, rng, budget)
        while race.challengers and budget.allows(race.samples):
            walks.step()
            candidates = list(race.candidates)
            for values in rollouts.values(walks.hands, walks.random_seats(), candidates).tolist():
                if race.challengers:
                    race.add(dict(zip(candidates, values, strict=True)))

    def compare(
        self, known: model.PartialDeal, cards: Sequence[int], rng: random.Random, worlds: int
    ) -> Evaluation[int]:
        """Return the values of several numbers over the same worlds; the first number is named as the choice.

        The arguments are those of ``QuistSearch.compare``, but the number of worlds is rounded up to a multiple of
        ``WALK_COUNT``.
        """
        public, compared = model.PublicDeal.of(known), list(cards)
        walks, rollouts = self._walks(self._evidence(known), public, rng, Budget(1, 0))
        rounds: list[Singles] = []
        while len(rounds) * WALK_COUNT < worlds:
            walks.step()
            if sum(known.hand) <= self.endings:
                solved = [solve(hands, public) for hands in walks.hands.tolist()]
                rounds.append(np.array([[values[card] for card in compared] for values in solved], "f4"))
            else:
                rounds.append(rollouts.values(walks.hands, walks.random_seats(), compared))
        means = Means(compared)
        # the worlds of one walk follow each other, as ``Means.evaluation_with`` has them
        for values in np.stack(rounds, 1).reshape(-1, len(compared)).tolist():
            means.add(dict(zip(compared, values, strict=True)))
        return means.evaluation_with(compared[0])

    def _walks(
        self, evidence: Likelihoods, public: model.PublicDeal, rng: random.Random, budget: Budget
    ) -> tuple[Walks, Rollouts]:
        """Return warm walks and the rollouts in their worlds."""
        assert isinstance(evidence, Evidence)
        draw = np.random.default_rng(rng.getrandbits(64))
        walks = Walks(evidence, self.net, draw)
        walks.warm_up(budget)
        return walks, Rollouts(public, self.net, default_value_network(), draw)

    def _solutions(
        self, evidence: Likelihoods, public: model.PublicDeal, rng: random.Random
    ) -> Iterator[dict[int, float]]:
        """Yield the values of all numbers in one solved world after another, endlessly."""
        walks, _ = self._walks(evidence, public, rng, Budget(1, 0))
        while True:
            walks.step()
            for hands in walks.hands.tolist():
                yield solve(hands, public)
