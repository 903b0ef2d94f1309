"""Whist's expert: what the learned policy would play, unless playing on in sampled worlds shows something better.

In each world (``posterior``) every candidate is played and the deal is finished, each seat playing as its plays
make likely; the same worlds serve every candidate. A candidate takes the place of the policy's own card only where it
is better by two standard errors. Trumps and packets are chosen the same way, by the points they bring.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from math import inf
from time import perf_counter
from typing import NamedTuple

from numeramis_access.core.actions import Action
from numeramis_access.core.cards import SUITS
from numeramis_access.core.seats import left_of, partner_of
from numeramis_access.games.whist import scoring
from numeramis_access.games.whist.events import GivePackets, LeaveToPartner, NameTrump
from numeramis_access.games.whist.rules import WhistView
from numeramis_access.players.quist.expert import Race
from numeramis_access.players.whist.learned_policy import learned_for
from numeramis_access.players.whist.model import NONE, RANKS, Deal, Masks
from numeramis_access.players.whist.one_trick import ThisTrick
from numeramis_access.players.whist.partial_deal import card_of, mask_of, public_deal, terms_of
from numeramis_access.players.whist.posterior import Beliefs, Mind

#: worlds for a card when no time is given
FIXED_WORLDS = 24

#: what names trumps for a partner, from its four masks and the present suit: the new suit, or the present one
Partner = Callable[[Masks, int], int]


class Outcome(NamedTuple):
    """The chosen thing and what each candidate promises, best first."""

    chosen: int
    values: dict[int, float]


class Searcher:
    """Looks ahead in sampled worlds.

    :param worlds: for a card without a time; trumps and packets take half as many. :param partner: how a partner is
        expected to name trumps.
    """

    def __init__(self, partner: Partner, worlds: int = FIXED_WORLDS) -> None:
        self._worlds = worlds
        self._partner = partner

    def card(self, view: WhistView, rng: random.Random, ms: int) -> Outcome:
        """Return the card to play, in the model's numbers, and the tricks that each promises from here on."""
        deal = public_deal(view)
        mind = learned_for(deal.terms)
        own = mind.prefer(deal)
        rivals = [card for card in worth_trying(deal, own) if card != own]
        side = deal.seat if deal.terms.alone else deal.seat % 2
        beliefs = Beliefs(view, deal, mind, rng)
        race = Race(own, rivals)
        for _ in _rounds(self._worlds, ms) if rivals else ():
            hands, minds = beliefs.step()
            values: dict[int, float] = {}
            for card in (race.own, *race.rivals):
                world = deal.copy(list(hands))
                world.play(card)
                _finish(world, minds)
                values[card] = world.worth[side]
            race.add(values)
            if not race.rivals:
                break
        return Outcome(race.winner(), race.values())

    def asked(self, view: WhistView, actions: tuple[Action, ...], rng: random.Random, ms: int) -> Outcome:
        """Return which of the actions to take, and the points each promises against the others."""
        deal = public_deal(view)
        beliefs = Beliefs(view, deal, learned_for(deal.terms), rng)
        sums = [0.0] * len(actions)
        worlds = 0
        for _ in _rounds(self._worlds // 2, ms):
            hands, minds = beliefs.step()
            for place, action in enumerate(actions):
                sums[place] += self._points(view, action, deal, hands, minds)
            worlds += 1
        order = sorted(range(len(actions)), key=lambda place: -sums[place])
        return Outcome(order[0], {place: sums[place] / max(1, worlds) for place in order})

    def _points(self, view: WhistView, action: Action, deal: Deal, hands: Masks, minds: list[Mind]) -> float:
        """Return the points that an action brings in one world."""
        assert view.trump is not None
        present = SUITS.index(view.trump)
        hands, suit = list(hands), present
        match action:
            case GivePackets(own, partner):
                _give(view, own, partner, hands)
            case NameTrump(name):
                suit = SUITS.index(name)
            case LeaveToPartner():
                mate = 4 * partner_of(deal.seat)
                suit = self._partner(hands[mate : mate + 4], present)
        doubled = view.tour.dealer_names and suit == present and not isinstance(action, GivePackets)
        world = deal.copy(list(hands))
        world.terms = terms_of(view, SUITS[suit])
        if view.asked != "streak" and view.dealer is not None:
            world.seat = left_of(view.dealer, view.seats)
        learned = learned_for(world.terms)
        _finish(world, [mind if isinstance(mind, ThisTrick) else learned for mind in minds])
        return _score(view, world, SUITS[suit], doubled, hands)


def _rounds(worlds: int, ms: int) -> Iterator[int]:
    """Count worlds: so many, or while there is time."""
    until = perf_counter() + ms / 1000 if ms else inf
    done = 0
    while perf_counter() < until if ms else done < worlds:
        yield done
        done += 1


def _finish(deal: Deal, minds: list[Mind]) -> None:
    """Play a deal to its end, each seat in its way."""
    while not deal.over:
        deal.play(minds[deal.seat].prefer(deal))


def worth_trying(deal: Deal, own: int) -> list[int]:
    """Return one card of each run of equals that the seat to act may play: nobody else's lies between them.

    :param own: a card that is taken for the run it is in.
    """
    found = []
    top = deal.top if deal.led != NONE else -1
    for suit, held in enumerate(deal.legal()):
        others = deal.left[suit] & ~deal.hands[4 * deal.seat + suit]
        if top >= 0 and top // RANKS == suit:
            others |= 1 << top % RANKS
        run: list[int] = []
        for rank in range(RANKS):
            card = suit * RANKS + rank
            if held >> rank & 1:
                run.append(card)
            elif others >> rank & 1 and run:
                found.append(own if own in run else run[0])
                run = []
        if run:
            found.append(own if own in run else run[0])
    return found


def _give(view: WhistView, own: int, partner: int, hands: Masks) -> None:
    """Put the packets into the hands as V7 says."""
    assert view.seat is not None
    others = iter((left_of(view.seat, 4), left_of(view.seat, 4, 3)))
    to = {own: view.seat, partner: partner_of(view.seat)}
    for place, packet in enumerate(view.packets):
        seat = to[place] if place in to else next(others)
        for suit, mask in enumerate(mask_of(packet)):
            hands[4 * seat + suit] |= mask


def _score(view: WhistView, world: Deal, trump: str, doubled: bool, hands: Masks) -> float:
    """Return the own side's points against the mean of the other sides', honours and slams included (W6, W8)."""
    tour, sides = view.tour, view.tour.sides
    counted = tuple(before + after for before, after in zip(view.counted, world.worth, strict=True))
    holders = [
        (seat, card_of(suit * RANKS + rank))
        for seat in range(view.seats)
        for suit in range(4)
        for rank in range(RANKS)
        if hands[4 * seat + suit] >> rank & 1
    ] + [(play.seat, play.card) for trick in view.past for play in trick]
    honours = scoring.honour_cards(tour, trump, view.turned)
    score = scoring.score_deal(tour, counted, counted, holders, honours, doubled)
    points = scoring.plus(score.points, score.slam_points)
    own = points[tour.side_of(view.to_act or 0)]
    # A tenth of a point for each trick tells deals apart in which nobody makes points.
    return own - (sum(points) - own) / (sides - 1) + counted[tour.side_of(view.to_act or 0)] / 10
