"""What the others may hold at Whist, by what their plays tell: hands are visited as often as they are to be believed.

How much hands are to be believed is how likely, with them, the very plays were that were seen (inference: Rebstock et
al. 2019 for Skat). Nobody is known by name: each seat may play like the learned policy or in a simple way
(``one_trick``), and its plays tell that too. A Metropolis walk swaps two unseen cards of two seats and keeps the
swap by that likelihood. Worlds close together on the walk are alike and would make the search too sure of itself, so
that many swaps lie between two of them.
"""

from __future__ import annotations

import random
from math import exp, inf, log

from numeramis_access.games.whist.rules import WhistView
from numeramis_access.games.whist.tours import pack_for
from numeramis_access.players.whist.learned_policy import Learned
from numeramis_access.players.whist.model import NONE, RANKS, Deal, Masks
from numeramis_access.players.whist.one_trick import Eager, ThisTrick, Thrifty
from numeramis_access.players.whist.partial_deal import Unseen, mask_of, number_of, terms_of

#: how often anybody is taken to play something the policy would not think of
SURPRISE = 0.1
#: swaps between two worlds, and before the first, to forget where the walk began; against strong, with 24 worlds,
#: 2 swaps made 6.49 of 13 tricks, 6 made 6.75, 15 made 6.87 and 30 made 6.89 (± 0.06)
SWAPS, WARM_UP = 15, 60
#: how often somebody is taken to play in each of the simple ways before any card is played; with it the expert makes
#: 7.7 of 13 tricks against greedy where it made 7.5 of the same deals without, and no fewer against strong
SIMPLE = 0.1
PRIORS = (log(1 - 2 * SIMPLE), log(SIMPLE), log(SIMPLE))
#: a sum of three is at most so much above the largest, in logarithms
SLACK = log(3)

#: how somebody may play
Mind = Learned | ThisTrick


class Moment:
    """A play that was seen, with what its seat saw of the table: tells which hands fit it.

    :param deal: the deal before the play. :param minds: the ways of playing by which it is judged.
    """

    def __init__(self, deal: Deal, card: int, minds: tuple[Mind, ...]) -> None:
        self.seat, self.card = deal.seat, card
        self._deal = deal.copy([0] * 16)
        self._minds = minds
        self._judged: dict[int | tuple[int, ...], tuple[float, ...]] = {}

    def likelihoods(self, hand: Masks) -> tuple[float, ...]:
        """Return the logarithm of how likely the card was with this hand, for each way of playing.

        Who follows suit looks at no other suit.
        """
        led = self._deal.led
        key = hand[led] if led != NONE and hand[led] else tuple(hand)
        found = self._judged.get(key)
        if found is None:
            self._deal.hands[4 * self.seat : 4 * self.seat + 4] = hand
            found = self._judged[key] = tuple(map(self._judge, self._minds))
        return found

    def _judge(self, mind: Mind) -> float:
        shares = mind.shares(self._deal)
        choices = sum(mask.bit_count() for mask in self._deal.legal())
        return log((1 - SURPRISE) * shares.get(self.card, 0.0) + SURPRISE / choices)


class Beliefs:
    """A walk through what the others may hold.

    :param deal: the deal as the seat to act knows it. :param rng: the walk's chance. :ivar own: that seat.
    """

    def __init__(self, view: WhistView, deal: Deal, mind: Learned, rng: random.Random) -> None:
        self._unseen = Unseen.of(view, deal)
        self._rng = rng
        self.own = deal.seat
        self._minds: tuple[Mind, ...] = (mind, Thrifty(), Eager())
        self._moments = moments(view, self._minds)
        self._believed = [0.0] * view.seats
        self.owners: list[int] = []
        self._hands: Masks = []

    def step(self) -> tuple[Masks, list[Mind]]:
        """Go on to the next world; return hands of all seats, not to be changed, and how each seat goes on playing."""
        if not any(self._moments):
            self._hands = self._unseen.sample(self._rng)
        elif not self.owners:
            self._begin()
        else:
            self._walk(SWAPS)
        return self._hands, [self._mind(seat) for seat in range(len(self._moments))]

    def _mind(self, seat: int) -> Mind:
        """Return a way of playing, as likely as the seat's plays make it in this world."""
        if seat == self.own:
            return self._minds[0]
        ways = self._ways(seat, self._hands[4 * seat : 4 * seat + 4])
        top = max(ways)
        return self._rng.choices(self._minds, [exp(way - top) for way in ways])[0]

    def _walk(self, swaps: int) -> None:
        for _ in range(swaps):
            self._swap()

    def _begin(self) -> None:
        hands = self._hands = self._unseen.sample(self._rng)
        for card in self._unseen.cards:
            suit, rank = divmod(card, RANKS)
            self.owners.append(next(seat for seat in range(4) if hands[4 * seat + suit] >> rank & 1))
        for seat in range(len(self._believed)):
            self._believed[seat] = self._weigh(seat, hands[4 * seat : 4 * seat + 4], -inf)
        self._walk(WARM_UP)

    def _swap(self) -> None:
        """Offer two seats a swap of two cards; as likely to be offered back, so the walk is fair."""
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
        least = self._believed[a] + self._believed[b] + log(1.0 - self._rng.random())
        first = self._weigh(a, mine, least)
        second = self._weigh(b, theirs, least - first) if first >= least else 0.0
        if first + second < least:
            return
        self._believed[a], self._believed[b] = first, second
        owners[one], owners[two] = b, a
        self._hands = list(self._hands)
        self._hands[4 * a : 4 * a + 4], self._hands[4 * b : 4 * b + 4] = mine, theirs

    def _weigh(self, seat: int, hand: Masks, least: float) -> float:
        """Return how likely the seat's plays were, had it this hand left; once it falls below ``least``, only that."""
        ways = self._ways(seat, hand, least)
        top = max(ways)
        return top + log(sum(exp(way - top) for way in ways))

    def _ways(self, seat: int, hand: Masks, least: float = -inf) -> list[float]:
        """Return the same for each way of playing, what was thought of it before included."""
        held, ways = list(hand), list(PRIORS)
        for moment in self._moments[seat]:
            suit, rank = divmod(moment.card, RANKS)
            held[suit] |= 1 << rank
            for place, likelihood in enumerate(moment.likelihoods(held)):
                ways[place] += likelihood
            if max(ways) + SLACK < least:
                break
        return ways


def moments(view: WhistView, minds: tuple[Mind, ...]) -> list[list[Moment]]:
    """Return what the others played, by seat, the last play first.

    Where trumps were named during the deal (V5, V6) earlier plays are judged by the present ones.
    """
    found: list[list[Moment]] = [[] for _ in range(view.seats)]
    deal = Deal(terms_of(view, view.trump), [0] * 16, view.leader)
    deal.left = mask_of(pack_for(view.seats))
    for trick in (*view.past, view.trick):
        for seat, card in trick:
            deal.seat = seat
            if seat != view.seat:
                found[seat].insert(0, Moment(deal, number_of(card), minds))
            deal.play(number_of(card))
    return found
