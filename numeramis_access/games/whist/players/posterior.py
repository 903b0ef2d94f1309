"""What the others may hold at Whist: worlds sampled from the posterior that their plays leave.

Each seat plays like the learned policy or in a simple style (``one_trick``). A proposal swaps two unseen cards of two
seats. Worlds close together on the walk are alike and would make the search too sure of itself, so that many swaps lie
between two of them.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache, cached_property
from math import inf, log

from numeramis_access.games.whist.players.learned_policy import LearnedPolicy
from numeramis_access.games.whist.players.model import NONE, RANKS, Deal, Masks
from numeramis_access.games.whist.players.one_trick import EagerStyle, OneTrickStyle, ThriftyStyle
from numeramis_access.games.whist.players.partial_deal import UnseenCards, mask_of, number_of, terms_of
from numeramis_access.games.whist.players.rules_of_thumb import RulesStyle
from numeramis_access.games.whist.state import WhistView
from numeramis_access.games.whist.tours import pack_for
from numeramis_access.players.search.posterior import ERROR_RATE, Posterior, log_sum, running_shares

#: swaps between two worlds, and before the first, to forget where the walk began; against strong, with 24 worlds,
#: 2 swaps made 6.49 of 13 tricks, 6 made 6.75, 15 made 6.87 and 30 made 6.89 (± 0.06)
SWAPS, WARM_UP = 15, 200
#: layouts at random for each walk, of all of which one, drawn by how likely the plays seen were with it, begins a walk:
#: there is less to forget then
BEGINNINGS = 25
#: with so many ways to deal the unseen cards or fewer (three to each of three seats) all are weighed: a walk among few
#: may stay in a part of them, and finds out nothing that counting them does not
FEW = 1680
#: how often somebody is taken to play in each of the simple styles before any card is played; with it the expert makes
#: 7.7 of 13 tricks against greedy where it made 7.5 of the same deals without, and no fewer against strong
SIMPLE = 0.1
PRIORS = (log(1 - 2 * SIMPLE), log(SIMPLE), log(SIMPLE))
#: the sum of three likelihoods is at most so much above the largest, in logarithms
SLACK = log(3)

#: layouts, each with the sum of the shares of those up to it
Weighed = tuple[list[Masks], list[float]]
#: a way of playing
PlayStyle = LearnedPolicy | OneTrickStyle | RulesStyle


class ObservedPlay:
    """A play with what its seat saw of the table: tells which hands fit it.

    :param deal: the deal before the play. :param styles: the styles by which it is judged.
    """

    def __init__(self, deal: Deal, card: int, styles: tuple[PlayStyle, ...]) -> None:
        self.seat, self.card = deal.seat, card
        self._whole = any(isinstance(style, RulesStyle) for style in styles)
        self._deal = deal.copy([0] * 16)
        self._styles = styles
        self._judged: dict[int | tuple[int, ...], tuple[float, ...]] = {}

    def log_likelihoods(self, hand: Masks) -> tuple[float, ...]:
        """Return the logarithm of how likely the card was with this hand, for each style.

        Who follows suit looks at no other suit, but for a club player, who reckons where trumps are.
        """
        led = self._deal.led
        key = hand[led] if led != NONE and hand[led] and not self._whole else tuple(hand)
        found = self._judged.get(key)
        if found is None:
            self._deal.hands[4 * self.seat : 4 * self.seat + 4] = hand
            error = ERROR_RATE / sum(mask.bit_count() for mask in self._deal.legal())
            chances = [style.probabilities(self._deal).get(self.card, 0.0) for style in self._styles]
            found = self._judged[key] = tuple([log((1 - ERROR_RATE) * chance + error) for chance in chances])
        return found


class Evidence:
    """What the seat to act has seen of the others: what they may hold, and what their plays tell of it.

    One serves every walk for the same choice, so that no play is judged twice with the same cards.

    :param deal: the deal as the seat to act knows it. :param policy: how everybody plays who has no simple style.
    :param others: how all the others play, where that is supposed.
    :ivar own: the seat to act. :ivar plays: by seat, the last one first.
    """

    def __init__(
        self, view: WhistView, deal: Deal, policy: LearnedPolicy, others: PlayStyle | None = None
    ) -> None:
        self.own, self.seats, self.policy = deal.seat, view.seats, policy
        self.unseen = UnseenCards.of(view, deal)
        self.styles: tuple[PlayStyle, ...] = (policy, ThriftyStyle(), EagerStyle()) if others is None else (others,)
        self.priors = PRIORS if others is None else (0.0,)
        self.plays = observed_plays(view, self.styles)

    def log_likelihoods(self, seat: int, hand: Sequence[int], least: float = -inf) -> list[float]:
        """Return the logarithm of prior times likelihood of a seat's plays in each style (see ``Posterior``)."""
        held, logs = list(hand), list(self.priors)
        for play in self.plays[seat]:
            suit, rank = divmod(play.card, RANKS)
            held[suit] |= 1 << rank
            for style, likelihood in enumerate(play.log_likelihoods(held)):
                logs[style] += likelihood
            if max(logs) + SLACK < least:
                break
        return logs

    @cached_property
    def weighed(self) -> Weighed:
        """All ways in which the unseen cards may lie; nothing where they are more than ``FEW``."""
        if not any(self.plays) or self.unseen.most_layouts > FEW:
            return [], []
        return self._with_shares(list(self.unseen.layouts()))

    def beginnings(self, rng: random.Random, walks: int = 1) -> Weighed:
        """Return layouts at random in which so many walks may begin."""
        return self._with_shares([self.unseen.sample(rng) for _ in range(walks * BEGINNINGS)])

    def _with_shares(self, layouts: list[Masks]) -> Weighed:
        """Return layouts with their shares, which are as great as the plays seen make them likely."""
        known = cache(self._log_share)
        logs = [sum(known(seat, *hands[4 * seat : 4 * seat + 4]) for seat in range(self.seats)) for hands in layouts]
        return layouts, running_shares(logs)

    def _log_share(self, seat: int, *hand: int) -> float:
        return log_sum(self.log_likelihoods(seat, hand))


class WhistPosterior(Posterior):
    """The walk, moved on by ``step``; where the ways to deal the unseen cards are few, each world is drawn by itself.

    :param beginnings: layouts in one of which it begins, as likely as its share is; else it draws some.
    :ivar own: the seat to act. :ivar owners: who holds each unseen card, empty before the first step.
    """

    def __init__(self, evidence: Evidence, rng: random.Random, beginnings: Weighed | None = None) -> None:
        super().__init__(evidence.seats, rng)
        self._evidence, self._unseen, self._beginnings = evidence, evidence.unseen, beginnings
        self.own = evidence.own
        self._style_logs = [evidence.priors] * evidence.seats
        self.owners: list[int] = []
        self._hands: Masks = []

    def step(self) -> tuple[Masks, list[PlayStyle]]:
        """Go on to the next world; return hands of all seats, not to be changed, and how each seat goes on playing."""
        layouts, shares = self._evidence.weighed
        if layouts:
            self._hands = self._rng.choices(layouts, cum_weights=shares)[0]
            for seat in range(self._evidence.seats):
                self.place(seat, self._hands[4 * seat : 4 * seat + 4])
        elif not any(self._evidence.plays):
            self._hands = self._unseen.sample(self._rng)
        elif not self.owners:
            self._begin()
        else:
            self._walk(SWAPS)
        return self._hands, [self._style(seat) for seat in range(self._evidence.seats)]

    def _style(self, seat: int) -> PlayStyle:
        return self._evidence.policy if seat == self.own else self._evidence.styles[self.draw_style(seat)]

    def _walk(self, swaps: int) -> None:
        for _ in range(swaps):
            self._swap()

    def _begin(self) -> None:
        layouts, shares = self._beginnings or self._evidence.beginnings(self._rng)
        hands = self._hands = self._rng.choices(layouts, cum_weights=shares)[0]
        for card in self._unseen.cards:
            suit, rank = divmod(card, RANKS)
            self.owners.append(next(seat for seat in range(4) if hands[4 * seat + suit] >> rank & 1))
        for seat in range(self._evidence.seats):
            self.place(seat, hands[4 * seat : 4 * seat + 4])
        self._walk(WARM_UP)

    def _swap(self) -> None:
        """Propose that two seats swap two cards."""
        cards, owners, voids = self._unseen.cards, self.owners, self._unseen.voids
        one, two = int(self._rng.random() * len(cards)), int(self._rng.random() * len(cards))
        a, b = owners[one], owners[two]
        (suit, rank), (other, height) = divmod(cards[one], RANKS), divmod(cards[two], RANKS)
        if a == b or voids[4 * a + other] or voids[4 * b + suit]:
            return
        mine, theirs = self._hands[4 * a : 4 * a + 4], self._hands[4 * b : 4 * b + 4]
        for hand in (mine, theirs):
            hand[suit] ^= 1 << rank
            hand[other] ^= 1 << height
        if self.accepts(((a, mine), (b, theirs))):
            owners[one], owners[two] = b, a
            self._hands = list(self._hands)
            self._hands[4 * a : 4 * a + 4], self._hands[4 * b : 4 * b + 4] = mine, theirs

    def style_log_likelihoods(self, seat: int, hand: Sequence[int], least: float) -> list[float]:
        """Return the logarithms for the learned policy and the simple styles (see ``Posterior``)."""
        return self._evidence.log_likelihoods(seat, hand, least)


def observed_plays(view: WhistView, styles: tuple[PlayStyle, ...]) -> list[list[ObservedPlay]]:
    """Return what the others played, by seat, the last play first.

    Where trumps were named during the deal (V5, V6) earlier plays are judged by the present ones.
    """
    found: list[list[ObservedPlay]] = [[] for _ in range(view.seats)]
    deal = Deal(terms_of(view, view.trump), [0] * 16, view.leader)
    deal.left = mask_of(pack_for(view.seats))
    for trick in (*view.past, view.trick):
        for seat, card in trick:
            deal.seat = seat
            if seat != view.seat:
                found[seat].insert(0, ObservedPlay(deal, number_of(card), styles))
            deal.play(number_of(card))
    return found
