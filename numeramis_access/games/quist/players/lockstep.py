"""Many worlds of Quist at once: the walks of the posterior and all rollouts run in lockstep.

It computes the same as ``posterior`` and ``rollout``, except for rounding. It needs NumPy, which a page in a browser
lacks; elsewhere a master sees five times as many worlds in the same time.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from numeramis_access.games.quist.players import model
from numeramis_access.games.quist.players.policy_network import IN_HAND, MAX_COPIES, PolicyNetwork
from numeramis_access.games.quist.players.posterior import HALF, PRIORS, WARM_UP, Evidence, unseen
from numeramis_access.games.quist.players.rollout import stop_of
from numeramis_access.games.quist.players.search import QuistSearch
from numeramis_access.games.quist.players.value_network import IN_LEFT, IN_PILE, ValueNetwork, default_value_network
from numeramis_access.players.search.budget import Budget
from numeramis_access.players.search.network import LANE, PackedNetwork
from numeramis_access.players.search.race import Race

Ints = NDArray[np.int64]
Singles = NDArray[np.float32]

#: the number of parallel walks; random layouts from which they draw likely first hands; worlds per choice without a
#: time limit
WALKS, BEGINNINGS, USUAL_WORLDS = 64, 256, 512
COPY_NUMBERS = np.arange(MAX_COPIES)
ROUND_THE_TABLE = np.arange(model.SEATS)
NEVER = np.float32(-1e30)


class Layers(NamedTuple):
    """The weights of a packed network as floats.

    :param rows: weights of the first layer, inputs × units. :param bias: biases of the hidden units.
    :param out: weights of the second layer, units × outputs, in units of preference.
    :param out_bias: biases of the outputs, in units of preference.
    """

    rows: Singles
    bias: Singles
    out: Singles
    out_bias: Singles


class PolicyNumbers(NamedTuple):
    """The contributions of a policy to the hidden units, as ``PolicyNetwork`` holds them in ints.

    :param layers: the weights. :param hand: contribution of each copy of each number in a hand, number × copy.
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
    """Return a network's weights as floats."""
    out, out_bias = ((np.array(part) / net.scale).astype("f4") for part in net.outer())
    return Layers(parts(net, net.rows), numbers(net, [net.start])[0], out, out_bias)


def numbers(net: PackedNetwork, known: Sequence[int]) -> Singles:
    """Return hidden-unit sums as floats.

    :param known: the sums, each packed in an int that includes the network's start.
    """
    packed = b"".join(sums.to_bytes(net.units * LANE // 8, "little") for sums in known)
    return np.frombuffer(packed, "<u2").astype("f4").reshape(len(known), net.units) - np.float32(1 << (LANE - 1))


def parts(net: PackedNetwork, added: Sequence[int]) -> Singles:
    """Return what single inputs add to the hidden-unit sums, as floats, a row for each.

    :param net: the network that packed them. :param added: the contributions, each packed in an int without the
        network's start, unlike those of ``numbers``.
    """
    return numbers(net, [sums + net.signs for sums in added])


@lru_cache(maxsize=3)
def policy_numbers(net: PolicyNetwork) -> PolicyNumbers:
    """Return a policy's contributions as floats, cached."""
    net_layers = layers(net)
    copy = parts(net, [sums for row in net.copy for sums in row]).reshape(model.NUMBERS, model.COPIES + 1, -1)
    seen = parts(net, [sums for row in net.seen for sums in row]).reshape(-1, model.SEATS, net_layers.bias.size)
    status = parts(net, [sums for row in net.status for sums in row]).reshape(model.HAND + 1, model.HAND, -1)
    hand = net_layers.rows[IN_HAND : IN_HAND + model.NUMBERS * MAX_COPIES]
    return PolicyNumbers(net_layers, hand, copy, seen, parts(net, net.phase), status)


@lru_cache(maxsize=2)
def _value_layers(net: ValueNetwork) -> Layers:
    return layers(net)


def held_inputs(hands: Ints) -> Singles:
    """Return hands as inputs: for each number whether the hand has a first, a second … copy."""
    return (hands[..., None] > COPY_NUMBERS).reshape(*hands.shape[:-1], -1).astype("f4")


class Walks:
    """Parallel walks through the posterior: ``step`` moves ``hands`` [walk, seat, number].

    :param evidence: the seat's knowledge and the information in the plays.
    :param net: the policy that the others are assumed to follow. :param rng: the randomness of the walks.
    """

    def __init__(self, evidence: Evidence, net: PolicyNetwork, rng: np.random.Generator) -> None:
        known = evidence.known
        self._rng = rng
        left, stock = unseen(known)
        self.others = [seat for seat in range(model.SEATS) if seat != known.seat and left[seat]]
        self.hands = np.zeros((WALKS, model.SEATS, model.NUMBERS), np.int64)
        self.hands[:, known.seat] = known.hand
        self._told = {seat: _Told(evidence, seat, net) for seat in self.others}
        self._logs: dict[int, Singles] = {}
        self._rounds = 1 + len(known.plays) // 8
        self._warm_up = WARM_UP if known.plays else 0
        self._deal(np.array(stock), left)

    def _deal(self, stock: Ints, left: list[int]) -> None:
        """Give every other seat a hand that makes its plays likely.

        Each seat draws its hand independently from random layouts. Where two seats took the same cards, the walk keeps
        a random layout instead.
        """
        layouts = self._rng.permuted(np.tile(stock, (BEGINNINGS, 1)), axis=1)
        dealt, drawn, at = self.hands.copy(), self.hands.copy(), 0
        logs: dict[int, Singles] = {}
        for seat in self.others:
            hands = _counts(layouts[:, at : at + left[seat]])
            logs[seat] = self._told[seat].logs(hands)
            which = self._rng.choice(BEGINNINGS, WALKS, p=_shares(logs[seat])) if self._warm_up else np.arange(WALKS)
            dealt[:, seat], drawn[:, seat] = hands[:WALKS], hands[which]
            self._logs[seat] = logs[seat][:, which]
            at += left[seat]
        there = np.bincount(stock, minlength=model.NUMBERS)
        fits = (drawn[:, self.others].sum(axis=1) <= there).all(axis=1)
        self.hands = np.where(fits[:, None, None], drawn, dealt)
        for seat in self.others:
            self._logs[seat] = np.where(fits, self._logs[seat], logs[seat][:, :WALKS])
        self._cards = {seat: _cards(self.hands[:, seat]) for seat in self.others}
        self._stock = _cards(there - self.hands[:, self.others].sum(axis=1))

    def warm_up(self, budget: Budget) -> None:
        """Move away from the starting points, within the first part of the time budget."""
        for _ in range(self._warm_up):
            if not budget.begins:
                return
            self.step()

    def step(self) -> None:
        """Move to the next worlds: propose swaps for every other hand."""
        for _ in range(self._rounds):
            for seat in self.others:
                self._swap(seat)

    def log_likelihoods(self, seat: int) -> Singles:
        """Return the logarithm of prior times likelihood of a seat's plays, for random play and each other style,
        [style, walk].
        """
        return self._logs[seat]

    def random_seats(self) -> NDArray[np.bool_]:
        """Return for each walk and seat whether it plays at random, drawn by the likelihood of its plays."""
        at_random = np.zeros((WALKS, model.SEATS), np.bool_)
        for seat in self.others:
            logs = self._logs[seat]
            at_random[:, seat] = self._rng.random(WALKS) < np.exp(logs[0] - np.logaddexp.reduce(logs))
        return at_random

    def _swap(self, seat: int) -> None:
        """Propose hands with one to all of their cards swapped."""
        cards, stock, rng = self._cards[seat], self._stock, self._rng
        size = cards.shape[1]
        swaps = 1 + int(rng.integers(size))
        mine = rng.random((WALKS, size)).argsort(axis=1)[:, :swaps]
        other = rng.random(stock.shape).argsort(axis=1)[:, :swaps]
        given, taken = np.take_along_axis(cards, mine, 1), np.take_along_axis(stock, other, 1)
        proposed = cards.copy()
        np.put_along_axis(proposed, mine, taken, 1)
        hands = _counts(proposed)
        logs = self._told[seat].logs(hands)
        lead = np.logaddexp.reduce(logs) - np.logaddexp.reduce(self._logs[seat])
        accepted = lead >= np.log(1 - rng.random(WALKS))
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
        self._base = numbers(net, [table for table, _ in plays])
        second = evidence.second
        self._second = _Told(second, seat, trust.second) if second and trust.second else None

    def logs(self, hands: Ints) -> Singles:
        """Return the logarithm of prior times likelihood of the seat's plays with these hands, for random play and each
        other style, [style, walk].
        """
        logs = self._by_one(hands)
        if self._second is None:
            return logs
        return np.stack([logs[0], logs[1] + HALF, self._second._by_one(hands)[1] + HALF])

    def _by_one(self, hands: Ints) -> Singles:
        """Return the logarithms of prior times likelihood for random play and for this network alone, [style, walk]."""
        logs = np.empty((2, len(hands)), "f4")
        logs[0], logs[1] = PRIORS
        if not len(self._played):
            return logs
        then = hands[:, None] + self._before
        hidden = held_inputs(then) @ self._tables.hand
        hidden += self._base
        np.maximum(hidden, 0, out=hidden)
        wish = hidden @ self._tables.layers.out + self._tables.layers.out_bias
        has = then > 0
        wish = np.where(has, wish, NEVER)
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

    Seats are counted from the leader of the phase, who differs between worlds.
    """

    def __init__(
        self, public: model.PublicDeal, net: PolicyNetwork, value: ValueNetwork, rng: np.random.Generator
    ) -> None:
        self._public, self._rng = public, rng
        self._tables, self._value = policy_numbers(net), _value_layers(value)
        self._winners, self._play_codes = _codes()
        nothing = [0] * model.NUMBERS
        order = [(public.leader + at) % model.SEATS for at in range(model.SEATS)]
        self._order = order
        self._known = numbers(net, [net.know(seat, nothing, public) for seat in order])
        self._stop = stop_of(public.count)

    def values(self, hands: Ints, at_random: NDArray[np.bool_], cards: list[int]) -> Singles:
        """Return the further tricks of the side to act for each world and candidate, [world, candidate].

        :param hands: [world, seat, number]. :param at_random: [world, seat].
        """
        worlds, public = len(hands), self._public
        lanes = _Lanes(self, np.repeat(hands[:, self._order], len(cards), 0), np.repeat(at_random, len(cards), 0))
        chosen = np.tile(np.array(cards), worlds)
        for count in range(public.count + 1, self._stop + 1):
            lanes.play(chosen, count)
            if count < self._stop:
                chosen = lanes.choose(count)
        side = public.seat % 2
        shared = model.HAND - sum(public.won)
        ahead = lanes.ahead * np.where(side, -1, 1) / 2 + lanes.to_come(side, model.HAND - self._stop // model.SEATS)
        values: Singles = (shared / 2 + ahead).reshape(worlds, len(cards)).astype("f4")
        return values


class _Lanes:
    """Deals played on in parallel; ``ahead`` is the lead of side 0 over side 1 in tricks."""

    def __init__(self, of: Rollouts, hands: Ints, at_random: NDArray[np.bool_]) -> None:
        self._of, public = of, of._public
        self._hands, self._at_random = hands, at_random
        self._all = np.arange(len(hands))
        self._known = held_inputs(hands) @ of._tables.hand + of._known
        self._code = np.full(len(hands), model.phase_number(public.phase) - model.PHASE_AT[len(public.phase)])
        self._leader, self._pile = np.full(len(hands), public.leader), np.full(len(hands), public.pile)
        self.ahead = np.zeros(len(hands), np.int64)

    def play(self, cards: Ints, count: int) -> None:
        """Play the ``count``-th card of the deal, taken from the hand of the seat to act, in every lane."""
        at, of, known = (count - 1) % model.SEATS, self._of, self._of._tables
        lead = cards + np.where(self._pile > 0, model.NUMBERS, 0)
        plays = of._play_codes[(model.PHASE_AT[at] + self._code) * model.NUMBERS + cards] if at else lead
        self._known += known.seen[plays[:, None], (at - ROUND_THE_TABLE) % model.SEATS]
        self._known[:, at] -= known.copy[cards, self._hands[self._all, at, cards]]
        self._hands[self._all, at, cards] -= 1
        self._code = self._code * model.NUMBERS + cards
        if at == model.SEATS - 1:
            self._end_phase(count)

    def _end_phase(self, count: int) -> None:
        """Give the lead to the first player of the highest card, and the pile too unless it is tied."""
        winner = self._of._winners[self._code]
        who, tied = winner % model.SEATS, winner >= model.SEATS
        self._leader = (self._leader + who) % model.SEATS
        order = (who[:, None] + ROUND_THE_TABLE) % model.SEATS
        self._hands, self._known = self._hands[self._all[:, None], order], self._known[self._all[:, None], order]
        self._pile += 1
        takes = ~tied | (count == model.PLAYS and self._of._public.leader_keeps)
        self.ahead += np.where(takes, self._pile * (1 - 2 * (self._leader % 2)), 0)
        self._pile = np.where(tied, self._pile, 0)
        self._code[:] = 0

    def choose(self, count: int) -> Ints:
        """Return the policy's favourite for the seat to act after ``count`` cards; random players draw a card."""
        at, known = count % model.SEATS, self._of._tables
        hidden = self._known[:, at] + known.phase[model.PHASE_AT[at] + self._code]
        hidden += known.status[model.HAND - count // model.SEATS, self._pile]
        np.maximum(hidden, 0, out=hidden)
        hands = self._hands[:, at]
        wish = np.where(hands > 0, hidden @ known.layers.out + known.layers.out_bias, NEVER)
        best: Ints = wish.argmax(axis=1)
        drawn = np.flatnonzero(self._at_random[self._all, (self._leader + at) % model.SEATS])
        if drawn.size:
            sums = hands[drawn].cumsum(axis=1)
            draw = self._of._rng.random(drawn.size) * sums[:, -1]
            best[drawn] = (sums > draw[:, None]).argmax(axis=1)
        return best

    def to_come(self, side: int, left: int) -> Singles:
        """Return the value network's estimate of a side's further tricks above half of them."""
        if not left:
            return np.zeros(len(self._hands), "f4")
        net = self._of._value
        hidden = held_inputs(self._hands).reshape(len(self._hands), -1) @ net.rows[:IN_LEFT] + net.bias
        hidden += net.rows[IN_LEFT + left - 1] + net.rows[IN_PILE + np.minimum(self._pile, 4)]
        np.maximum(hidden, 0, out=hidden)
        worth = (hidden @ net.out + net.out_bias)[:, 0]
        return np.where(self._leader % 2 == side, worth, -worth).astype("f4")


class LockstepSearch(QuistSearch):
    """The searching player that looks at ``WALKS`` worlds at once."""

    def race(
        self, race: Race[int], known: model.PartialDeal, public: model.PublicDeal, rng: random.Random, budget: Budget
    ) -> None:
        """Compare the candidates over sampled worlds (see ``QuistSearch.race``)."""
        draw = np.random.default_rng(rng.getrandbits(64))
        walks = Walks(Evidence(known, self.net, trust=self.trust), self.net, draw)
        rollouts = Rollouts(public, self.net, default_value_network(), draw)
        walks.warm_up(budget)
        while race.challengers and budget.allows(race.samples):
            walks.step()
            candidates = list(race.candidates)
            for values in rollouts.values(walks.hands, walks.random_seats(), candidates).tolist():
                if race.challengers:
                    race.add(dict(zip(candidates, values, strict=True)))
