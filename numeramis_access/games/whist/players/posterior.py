"""Samples hidden hands of Whist from the posterior, given the plays.

Each seat plays like the learned policy or in a simple style (``one_trick``). A proposal swaps two unseen cards of two
seats. Neighbouring worlds on the walk are alike and would make the search too sure of itself, so many swaps lie between
two worlds.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache, cached_property
from math import inf, log

from numeramis_access.games.whist.players.learned_policy import LearnedPolicy
from numeramis_access.games.whist.players.model import NO_TRUMP, RANKS, Deal, Masks
from numeramis_access.games.whist.players.one_trick import EagerStyle, OneTrickStyle, ThriftyStyle
from numeramis_access.games.whist.players.partial_deal import UnseenCards, card_index, mask_of, terms_of
from numeramis_access.games.whist.players.rules_of_thumb import RulesStyle
from numeramis_access.games.whist.state import WhistView
from numeramis_access.games.whist.tours import pack_for
from numeramis_access.players.search.posterior import ERROR_RATE, Posterior, cumulative_likelihoods, log_sum

#: swaps between two worlds, and before the first, to forget the start of the walk; against strong, with 24 worlds, 2
#: swaps made 6.49 of 13 tricks, 6 made 6.75, 15 made 6.87 and 30 made 6.89 (± 0.06)
SWAPS_BETWEEN_WORLDS, WARM_UP_SWAPS = 15, 200
#: random layouts per walk; each walk starts in one of them all, drawn by the likelihood of the plays, so there is less
#: to forget
LAYOUTS_PER_WALK = 25
#: with this many layouts of the unseen cards or fewer (three for each of three seats) all are weighed: a short walk may
#: stay among some of them and cannot beat an exact count
MAX_WEIGHED_LAYOUTS = 1680
#: the prior probability of each simple style; with it a searching player made 7.7 of 13 tricks against greedy instead
#: of 7.5 in the same deals, and no fewer against strong
SIMPLE_STYLE_PRIOR = 0.1
LOG_PRIORS = (log(1 - 2 * SIMPLE_STYLE_PRIOR), log(SIMPLE_STYLE_PRIOR), log(SIMPLE_STYLE_PRIOR))
#: the largest excess of a sum of three likelihoods over the largest one, in logarithms
MAX_EXCESS = log(3)

#: layouts, each with its cumulative share
WeighedLayouts = tuple[list[Masks], list[float]]
#: a style of play
PlayStyle = LearnedPolicy | OneTrickStyle | RulesStyle


class ObservedPlay:
    """A play with the table that its seat saw: gives the likelihood of possible hands.

    :param deal: the deal before the play. :param card: index of the card played.
    :param styles: the styles that judge it.
    """

    def __init__(self, deal: Deal, card: int, styles: tuple[PlayStyle, ...]) -> None:
        self.seat, self.card = deal.seat, card
        self._whole = any(isinstance(style, RulesStyle) for style in styles)
        self._deal = deal.copy([0] * 16)
        self._styles = styles
        self._judged: dict[int | tuple[int, ...], tuple[float, ...]] = {}

    def log_likelihoods(self, hand: Masks) -> tuple[float, ...]:
        """Return the natural logarithm of the card's probability with a hand, for each style.

        When a seat follows suit, the styles look only at that suit; only the club style also considers trumps.

        :param hand: the hand that the seat is supposed to have held before the play, one mask for each suit.
        """
        led = self._deal.led
        key = hand[led] if led != NO_TRUMP and hand[led] and not self._whole else tuple(hand)
        logs = self._judged.get(key)
        if logs is None:
            self._deal.hands[4 * self.seat : 4 * self.seat + 4] = hand
            error = ERROR_RATE / sum(mask.bit_count() for mask in self._deal.legal())
            chances = [style.probabilities(self._deal).get(self.card, 0.0) for style in self._styles]
            logs = self._judged[key] = tuple([log((1 - ERROR_RATE) * chance + error) for chance in chances])
        return logs


class Evidence:
    """The evidence of the seat to act about the others: the possible hands and the plays. One object serves all walks
    of the same choice, so that no play is judged twice with the same cards.

    :param view: the view of the seat to act.
    :param deal: the deal as the seat to act knows it.
    :param policy: the assumed play of seats without a simple style.
    :param others: the assumed style of all others; None if it is unknown.
    :ivar own: the seat to act.
    :ivar seats: the number of seats.
    :ivar unseen: the possible places of the unseen cards.
    :ivar styles: the styles that a seat can have.
    :ivar priors: logarithm of the prior probability of each style.
    :ivar plays: the plays of each seat, the last one first.
    """

    def __init__(
        self, view: WhistView, deal: Deal, policy: LearnedPolicy, others: PlayStyle | None = None
    ) -> None:
        self.own, self.seats, self.policy = deal.seat, view.seats, policy
        self.unseen = UnseenCards.of(view, deal)
        self.styles: tuple[PlayStyle, ...] = (policy, ThriftyStyle(), EagerStyle()) if others is None else (others,)
        self.priors = LOG_PRIORS if others is None else (0.0,)
        self.plays = observed_plays(view, self.styles)

    def log_likelihoods(self, seat: int, hand: Sequence[int], least: float = -inf) -> list[float]:
        """Return, for each style, the logarithm of its prior times the likelihood of a seat's plays.

        ``WhistPosterior.style_log_likelihoods`` returns these values to the walk.

        :param seat: the seat, from 0.
        :param hand: the cards that the seat is supposed to hold now, one mask for each suit.
        :param least: the function can stop early once the sum over all styles is certain to lie below this logarithm.
        """
        held, logs = list(hand), list(self.priors)
        for play in self.plays[seat]:
            suit, rank = divmod(play.card, RANKS)
            held[suit] |= 1 << rank
            for style, likelihood in enumerate(play.log_likelihoods(held)):
                logs[style] += likelihood
            if max(logs) + MAX_EXCESS < least:
                break
        return logs

    @cached_property
    def weighted_layouts(self) -> WeighedLayouts:
        """Return all layouts of the unseen cards with their cumulative shares.

        :return: empty if there are more than ``MAX_WEIGHED_LAYOUTS`` layouts, or if no play gives evidence.
        """
        if not any(self.plays) or self.unseen.most_layouts > MAX_WEIGHED_LAYOUTS:
            return [], []
        return self._with_shares(list(self.unseen.layouts()))

    def random_starts(self, rng: random.Random, walks: int = 1) -> WeighedLayouts:
        """Return ``LAYOUTS_PER_WALK`` random layouts for each walk, with cumulative shares in proportion to the
        likelihood of the plays; a walk can start in any of them.

        :param rng: the source of chance.
        :param walks: the number of walks.
        """
        return self._with_shares([self.unseen.sample(rng) for _ in range(walks * LAYOUTS_PER_WALK)])

    def _with_shares(self, layouts: list[Masks]) -> WeighedLayouts:
        """Return layouts with cumulative shares in proportion to the likelihood of the plays."""
        known = cache(self._log_share)
        logs = [sum(known(seat, *hands[4 * seat : 4 * seat + 4]) for seat in range(self.seats)) for hands in layouts]
        return layouts, cumulative_likelihoods(logs)

    def _log_share(self, seat: int, *hand: int) -> float:
        return log_sum(self.log_likelihoods(seat, hand))


class WhistPosterior(Posterior):
    """Draws worlds (the hands of all seats) in proportion to the likelihood of the plays: each ``step`` gives one.

    Without plays as evidence, or with at most ``MAX_WEIGHED_LAYOUTS`` layouts, each world is drawn independently;
    otherwise a random walk leads from one to the next.

    :param evidence: the evidence in the plays. :param rng: the only source of chance.
    :param beginnings: layouts from which the walk draws its start by share; by default it samples some.
    :ivar own: the seat to act.
    :ivar owners: the seat that holds each unseen card on the walk; empty before its first step and without a walk.
    """

    def __init__(self, evidence: Evidence, rng: random.Random, beginnings: WeighedLayouts | None = None) -> None:
        super().__init__(evidence.seats, rng)
        self._evidence, self._unseen, self._beginnings = evidence, evidence.unseen, beginnings
        self.own = evidence.own
        self._style_logs = [evidence.priors] * evidence.seats
        self.owners: list[int] = []
        self._hands: Masks = []

    def step(self) -> tuple[Masks, list[PlayStyle]]:
        """Move to the next world; return all hands (not to be changed) and the style of each seat."""
        layouts, shares = self._evidence.weighted_layouts
        if layouts:
            self._hands = self._rng.choices(layouts, cum_weights=shares)[0]
            for seat in range(self._evidence.seats):
                self.place_hand(seat, self._hands[4 * seat : 4 * seat + 4])
        elif not any(self._evidence.plays):
            self._hands = self._unseen.sample(self._rng)
        elif not self.owners:
            self._begin()
        else:
            self._walk(SWAPS_BETWEEN_WORLDS)
        return self._hands, [self._style(seat) for seat in range(self._evidence.seats)]

    def _style(self, seat: int) -> PlayStyle:
        return self._evidence.policy if seat == self.own else self._evidence.styles[self.draw_style(seat)]

    def _walk(self, swaps: int) -> None:
        for _ in range(swaps):
            self._swap()

    def _begin(self) -> None:
        layouts, shares = self._beginnings or self._evidence.random_starts(self._rng)
        hands = self._hands = self._rng.choices(layouts, cum_weights=shares)[0]
        for card in self._unseen.cards:
            suit, rank = divmod(card, RANKS)
            self.owners.append(next(seat for seat in range(4) if hands[4 * seat + suit] >> rank & 1))
        for seat in range(self._evidence.seats):
            self.place_hand(seat, hands[4 * seat : 4 * seat + 4])
        self._walk(WARM_UP_SWAPS)

    def _swap(self) -> None:
        """Propose that two seats swap two cards."""
        cards, owners, voids = self._unseen.cards, self.owners, self._unseen.voids
        first, second = int(self._rng.random() * len(cards)), int(self._rng.random() * len(cards))
        a, b = owners[first], owners[second]
        (suit, rank), (other, height) = divmod(cards[first], RANKS), divmod(cards[second], RANKS)
        if a == b or voids[4 * a + other] or voids[4 * b + suit]:
            return
        mine, theirs = self._hands[4 * a : 4 * a + 4], self._hands[4 * b : 4 * b + 4]
        for hand in (mine, theirs):
            hand[suit] ^= 1 << rank
            hand[other] ^= 1 << height
        if self.accept_move(((a, mine), (b, theirs))):
            owners[first], owners[second] = b, a
            self._hands = list(self._hands)
            self._hands[4 * a : 4 * a + 4], self._hands[4 * b : 4 * b + 4] = mine, theirs

    def style_log_likelihoods(self, seat: int, hand: Sequence[int], least: float) -> list[float]:
        """Return, for the learned policy and each simple style, the logarithm of its prior times the likelihood of a
        seat's plays.

        :param seat: the seat, from 0.
        :param hand: the cards that the seat is supposed to hold now, one mask for each suit.
        :param least: the function can stop early once the sum over all styles is certain to lie below this logarithm.
        """
        return self._evidence.log_likelihoods(seat, hand, least)


def observed_plays(view: WhistView, styles: tuple[PlayStyle, ...]) -> list[list[ObservedPlay]]:
    """Return the plays of each other seat, under the seat, the last play first. If trumps were named during the deal
    (V5, V6), earlier plays are judged with the present trumps.

    :param view: the view of the seat to act.
    :param styles: the styles that judge the plays.
    """
    plays: list[list[ObservedPlay]] = [[] for _ in range(view.seats)]
    deal = Deal(terms_of(view, view.trump), [0] * 16, view.leader)
    deal.left = mask_of(pack_for(view.seats))
    for trick in (*view.past, view.trick):
        for seat, card in trick:
            deal.seat = seat
            if seat != view.seat:
                plays[seat].insert(0, ObservedPlay(deal, card_index(card), styles))
            deal.play(card_index(card))
    return plays
