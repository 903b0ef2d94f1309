"""Whist's search: plays a favourite card unless rollouts in sampled worlds show a better one.

In each world (``posterior``) the search plays every candidate and finishes the deal, its own seat by the learned policy
and each other seat in a style drawn by its plays; all candidates share the same worlds. A candidate replaces the
favourite only if it is better beyond doubt (``search.race``). Trumps and packets are chosen by their mean points over
several walks: a single walk may stay among similar worlds, and points vary more than tricks.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice, repeat

from numeramis_access.core.actions import Action
from numeramis_access.core.cards import SUITS
from numeramis_access.core.seats import left_of, partner_of
from numeramis_access.games.whist import scoring
from numeramis_access.games.whist.events import GivePackets, LeaveToPartner, NameTrump
from numeramis_access.games.whist.players.learned_policy import LearnedPolicy, learned_policy_for
from numeramis_access.games.whist.players.model import NO_TRUMP, QUEEN_OF_SPADES, QUEEN_PLAIN, RANKS, Deal, Masks
from numeramis_access.games.whist.players.partial_deal import card_of, mask_of, public_deal, terms_of
from numeramis_access.games.whist.players.posterior import Evidence, PlayStyle, WhistPosterior
from numeramis_access.games.whist.state import WhistView
from numeramis_access.players.search.budget import Budget
from numeramis_access.players.search.race import WALK_COUNT, Evaluation, Means, Race

#: worlds per card without a time limit
USUAL_WORLDS = 24

#: returns the index of the default card, which another card must beat
DefaultCard = Callable[[WhistView], int]
#: names trumps for a partner, from its four masks and the present suit: the new suit, or the present one
PartnerNaming = Callable[[Masks, int], int]


class WhistSearch:
    """Searches in sampled worlds (guesses of all hands) for one seat; one object serves one thread.

    :param partner: returns the suit that a partner is expected to make trumps, given the masks of the partner's hand
        and the present suit.
    :param favourite: returns the card that another card must beat, given the view of the seat to act.
    :param worlds: worlds per choice without a time limit.
    :param others: the assumed style of all others; None for the style that their plays suggest.
    """

    def __init__(
        self,
        partner: PartnerNaming,
        favourite: DefaultCard,
        worlds: int = USUAL_WORLDS,
        others: PlayStyle | None = None,
    ) -> None:
        self._worlds = worlds
        self._partner = partner
        self._favourite = favourite
        self._seen: tuple[WhistView, Evidence] | None = None
        self._others = others

    def choose_card(self, view: WhistView, rng: random.Random, ms: int) -> Evaluation[int]:
        """Return the evaluation of the legal cards, as numbers of ``model``: the card to play, and the expected further
        tricks of the seat's side with each.

        :param view: the view of the seat to act.
        :param rng: the only source of chance.
        :param ms: time limit in milliseconds, 0 for the usual number of worlds.
        """
        budget = Budget(self._worlds, ms)
        deal = public_deal(view)
        own = self._favourite(view)
        others = [card for card in runs_of_equals(deal, own) if card != own]
        race = Race(own, others, doubtful=[card for card in others if lower_losing_card(deal, card) != card])
        posterior = WhistPosterior(self._evidence(view, deal), rng)
        while race.challengers and budget.allows(race.samples):
            race.add(_tricks(deal, posterior, race.candidates))
        return _for_equals(race.evaluation(), runs_of_equals(deal, own))

    def compare_cards(
        self, view: WhistView, cards: Sequence[int], rng: random.Random, worlds: int
    ) -> Evaluation[int]:
        """Return the expected further tricks of some cards over the same sampled worlds; the first card is named as the
        choice.

        :param view: the view of the seat to act.
        :param cards: the cards as indexes of ``model``.
        :param rng: the only source of chance.
        :param worlds: number of worlds.
        """
        deal = public_deal(view)
        means = Means(cards)
        for posterior in islice(self._walks(view, deal, rng, worlds), worlds):
            means.add(_tricks(deal, posterior, cards))
        return means.evaluation_with(cards[0])

    def choose_answer(
        self, view: WhistView, actions: tuple[Action, ...], rng: random.Random, ms: int
    ) -> Evaluation[Action]:
        """Return the best choice of trumps or packets, with the value of each choice as in ``answer_points``.

        :param view: the view of the seat to act.
        :param actions: the choices.
        :param rng: the only source of chance.
        :param ms: time limit in milliseconds, 0 for the usual number of worlds.
        """
        budget = Budget(self._worlds, ms)
        deal = public_deal(view)
        walks = self._walks(view, deal, rng, self._worlds)
        means = Means(actions)
        while budget.allows(means.samples):
            self._answer_once(view, deal, next(walks), means)
        return means.evaluation_with(means.best_candidate)

    def compare_answers(
        self, view: WhistView, actions: Sequence[Action], rng: random.Random, worlds: int
    ) -> Evaluation[Action]:
        """Return the values of some choices of trumps or packets, as in ``answer_points``, over the same worlds; the
        first one is named as the choice.

        :param view: the view of the seat to act.
        :param actions: the choices, at least one.
        :param rng: the only source of chance.
        :param worlds: number of worlds.
        """
        deal = public_deal(view)
        means = Means(actions)
        for posterior in islice(self._walks(view, deal, rng, worlds), worlds):
            self._answer_once(view, deal, posterior, means)
        return means.evaluation_with(actions[0])

    def _answer_once(self, view: WhistView, deal: Deal, posterior: WhistPosterior, means: Means[Action]) -> None:
        """Add the points of every candidate in the next world."""
        hands, styles = posterior.step()
        means.add({action: self.answer_points(view, action, deal, hands, styles) for action in means.candidates})

    def answer_points(
        self, view: WhistView, action: Action, deal: Deal, hands: Masks, styles: list[PlayStyle]
    ) -> float:
        """Return the value of a choice of trumps or packets in one sampled world, where the deal is played to its end:
        the points of the seat's side minus the mean of the other sides', and a tenth of a point for each counted trick.

        :param view: the view of the seat to act.
        :param action: the choice.
        :param deal: the deal as the seat to act knows it.
        :param hands: the masks of all hands in this world.
        :param styles: the assumed style of each seat.
        """
        assert view.trump is not None
        present = SUITS.index(view.trump)
        hands, suit = list(hands), present
        match action:
            case GivePackets(own, partner):
                give_packets(view, own, partner, hands)
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
        policy = learned_policy_for(world.terms)
        _finish(world, [policy if isinstance(style, LearnedPolicy) else style for style in styles])
        return _score(view, world, SUITS[suit], doubled, hands)

    def _walks(self, view: WhistView, deal: Deal, rng: random.Random, worlds: int) -> Iterator[WhistPosterior]:
        """Yield the posterior for each world, endlessly, from as many walks as their error needs (``search.race``).

        :param worlds: the usual number of worlds taken.
        """
        evidence = self._evidence(view, deal)
        beginnings = evidence.random_starts(rng, WALK_COUNT)
        while True:
            yield from repeat(WhistPosterior(evidence, rng, beginnings), max(1, worlds // WALK_COUNT))

    def _evidence(self, view: WhistView, deal: Deal) -> Evidence:
        """Return the evidence for this view; a repeated question reuses the plays already judged."""
        if self._seen is None or self._seen[0] is not view:
            self._seen = view, Evidence(view, deal, learned_policy_for(deal.terms), self._others)
        return self._seen[1]


def _tricks(deal: Deal, posterior: WhistPosterior, cards: Iterable[int]) -> dict[int, float]:
    """Return the tricks of the side to act with each of these cards in the next world."""
    side = deal.seat if deal.terms.alone else deal.seat % 2
    hands, styles = posterior.step()
    values: dict[int, float] = {}
    for card in cards:
        world = deal.copy(list(hands))
        world.play(card)
        _finish(world, styles)
        values[card] = world.counted_tricks[side]
    return values


def _finish(deal: Deal, styles: list[PlayStyle]) -> None:
    """Play a deal to its end, each seat in its style."""
    while not deal.over:
        deal.play(styles[deal.seat].prefer(deal))


def learned_favourite(view: WhistView) -> int:
    """Return the learned policy's card as a number of ``model``, or the lowest of its suit if that card would be wasted
    (``lower_losing_card``).

    :param view: the view of the seat to act.
    """
    deal = public_deal(view)
    return lower_losing_card(deal, learned_policy_for(deal.terms).prefer(deal))


def lower_losing_card(deal: Deal, card: int) -> int:
    """Return the lowest card of the suit in place of a card that cannot take the trick; otherwise the card itself.

    The card stays as it is for a lead, and in deals with null tricks or a queen that decides (V3, V4, V8). The learned
    policy often wastes a high card that cannot take the trick. In 22 such moments the lowest card was better by 0.03
    tricks on average over 160 worlds, and never shown to be worse; rollouts in a few worlds cannot see so small a
    difference.

    :param deal: the deal as the seat to act knows it.
    :param card: the index of a legal card.
    """
    terms, suit = deal.terms, card // RANKS
    if deal.led == NO_TRUMP or terms.queen != QUEEN_PLAIN or terms.null_after < RANKS:
        return card
    beats = card > deal.highest_card if suit == deal.highest_card // RANKS else suit == terms.trump
    held = deal.legal()[suit]
    return card if beats else suit * RANKS + (held & -held).bit_length() - 1


def runs_of_equals(deal: Deal, own: int) -> dict[int, list[int]]:
    """Return the runs of equal legal cards, by the card that represents each run.

    Own cards of a suit are equal if no other seat has a card between them. The queen of spades has no equal where she
    decides something (V4, V8).

    :param deal: the deal as the seat to act knows it.
    :param own: the card that represents its run.
    """
    runs: list[list[int]] = []
    top = deal.highest_card if deal.led != NO_TRUMP else -1
    for suit, held in enumerate(deal.legal()):
        others = deal.left[suit] & ~deal.hands[4 * deal.seat + suit]
        if top >= 0 and top // RANKS == suit:
            others |= 1 << top % RANKS
        run: list[int] = []
        for card in range(suit * RANKS, (suit + 1) * RANKS):
            if others >> card % RANKS & 1:
                run = []
            if held >> card % RANKS & 1:
                alone = deal.terms.queen != QUEEN_PLAIN and QUEEN_OF_SPADES in (card, *run)
                run = [] if alone else run
                if not run:
                    runs.append(run)
                run.append(card)
    return {own if own in run else run[0]: run for run in runs}


def _for_equals(evaluation: Evaluation[int], runs: dict[int, list[int]]) -> Evaluation[int]:
    """Return an evaluation in which every card has the value of the searched card of its run.

    :param runs: equal cards by the searched card.
    """
    values = {card: value for first, value in evaluation.values.items() for card in (first, *runs[first])}
    errors = {card: error for first, error in evaluation.errors.items() for card in (first, *runs[first])}
    return Evaluation(evaluation.choice, values, evaluation.samples, errors)


def give_packets(view: WhistView, own: int, partner: int, hands: Masks) -> None:
    """Put the packets into the hands (V7); the third and fourth packets go to the other side.

    :param view: the view of the dealer, who sees all packets.
    :param own: number of the dealer's packet.
    :param partner: number of the partner's packet.
    :param hands: the masks of the hands, changed in place.
    """
    assert view.seat is not None
    others = iter((left_of(view.seat, 4), left_of(view.seat, 4, 3)))
    to = {own: view.seat, partner: partner_of(view.seat)}
    for place, packet in enumerate(view.packets):
        seat = to[place] if place in to else next(others)
        for suit, mask in enumerate(mask_of(packet)):
            hands[4 * seat + suit] |= mask


def _score(view: WhistView, world: Deal, trump: str, doubled: bool, hands: Masks) -> float:
    """Return the points of the seat's side minus the mean of the others', honours and slams included (W6, W8)."""
    tour, sides = view.tour, view.tour.sides
    counted = tuple(before + after for before, after in zip(view.counted, world.counted_tricks, strict=True))
    holders = [
        (seat, card_of(suit * RANKS + rank))
        for seat in range(view.seats)
        for suit in range(4)
        for rank in range(RANKS)
        if hands[4 * seat + suit] >> rank & 1
    ] + [(play.seat, play.card) for trick in view.past for play in trick]
    honours = scoring.honour_cards(tour, trump, view.turned)
    score = scoring.score_deal(tour, counted, counted, holders, honours, doubled)
    points = scoring.add_points(score.points, score.slam_points)
    own = points[tour.side_of(view.to_act or 0)]
    # A tenth of a point per trick separates deals without points.
    return own - (sum(points) - own) / (sides - 1) + counted[tour.side_of(view.to_act or 0)] / 10
