"""Whist's policy network: what one seat knows goes in, a preference for each card it could play comes out; all tours.

``population`` makes the data file; the forward pass is ``search.network``. No game plays by it yet. Suits are told by
slots, so that what is learned of one is known of all: trumps, or spades while their queen counts, are the last slot,
the others come by how many cards of them the seat was dealt, fewest first.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import exp

from numeramis_access.core.seats import Seat, partner_of
from numeramis_access.games.whist.players.model import (
    COUNT,
    LOSES,
    NONE,
    PLAIN,
    QUEEN_BIT,
    RANKS,
    SPADES,
    TURNS,
    Deal,
    Terms,
)
from numeramis_access.games.whist.players.partial_deal import number_of
from numeramis_access.games.whist.state import WhistView
from numeramis_access.players.search.network import OUT_ZERO, PackedNetwork

#: where each group of inputs begins: own hand, played (seat, card) or for training's critic held, on the table (seat,
#: card), highest on it, suit led, how many play after this seat, who is known to have none of a suit (seat, suit),
#: tricks played, what the deal is played by, tricks until null begins; seats are counted from the own one
IN_HAND, IN_SEATS, IN_TABLE, IN_TOP, IN_LED, IN_AFTER, IN_VOID, IN_LEFT = 0, 52, 260, 416, 468, 472, 476, 488
#: everybody for himself, trumps, null now, the queen turns the deal, she loses it, three seats, she lies on the table,
#: the partner's card is the highest
ALONE, MATE_BEST, IN_TILL = 501, 508, 509
#: own cards, and the highest on the table, by how many of their suit that are not played yet are higher (suit, number),
#: and how many of each suit the others hold
IN_RANKED, IN_ABOVE, IN_OUT = IN_TILL + 7, IN_TILL + 59, IN_TILL + 111
INPUTS = IN_OUT + 4 * (RANKS + 1)
#: null that is further away counts as so far
MOST_TILL = 6

#: a card and the seat that played it
SeenPlay = tuple[Seat, int]


def seen_plays(view: WhistView) -> list[SeenPlay]:
    """Return every card that was played in this deal, in the model's numbers, in its order."""
    return [(play.seat, number_of(play.card)) for trick in (*view.past, view.trick) for play in trick]


def slots_of(terms: Terms, dealt: Sequence[int]) -> list[int]:
    """Return the slot of each suit for a seat that was dealt these cards, masks by suit."""
    special = terms.trump if terms.queen == PLAIN else SPADES
    plain = sorted((suit for suit in range(4) if suit != special), key=lambda suit: COUNT[dealt[suit]])
    slots = [SPADES] * 4
    for slot, suit in enumerate(plain):
        slots[suit] = slot
    return slots


def legal_cards(deal: Deal) -> list[int]:
    """Return the cards that the seat to act may play."""
    return [suit * RANKS + rank for suit, mask in enumerate(deal.legal()) for rank in range(RANKS) if mask >> rank & 1]


class WhistNetwork(PackedNetwork):
    """A policy over what the seat to act knows."""

    def probabilities(self, deal: Deal, plays: Sequence[SeenPlay]) -> dict[int, float]:
        """Return how likely the seat to act plays each legal card.

        :param deal: as its seat knows it. :param plays: all cards played, in their order (``seen_plays``).
        """
        seat = deal.seat
        dealt = list(deal.hands[4 * seat : 4 * seat + 4])
        for who, card in plays:
            if who == seat:
                dealt[card // RANKS] |= 1 << card % RANKS
        slots = slots_of(deal.terms, dealt)
        rows = self.rows
        known = self.start + sum([rows[at] for at in active_inputs(deal, plays, slots)])
        outputs = self.outputs(known)
        found = {
            card: (outputs[slots[card // RANKS] * RANKS + card % RANKS] - OUT_ZERO) / self.scale
            for card in legal_cards(deal)
        }
        most = max(found.values())
        parts = {card: exp(wish - most) for card, wish in found.items()}
        total = sum(parts.values())
        return {card: part / total for card, part in parts.items()}


def active_inputs(deal: Deal, plays: Sequence[SeenPlay], slots: Sequence[int]) -> Iterator[int]:
    """Yield the active inputs of the seat to act.

    :param deal, plays: as ``WhistNetwork.probabilities`` has them. :param slots: of its suits.
    """
    terms, seat, seats = deal.terms, deal.seat, deal.terms.seats

    def name(card: int) -> int:
        return slots[card // RANKS] * RANKS + card % RANKS

    for suit in range(4):
        held = deal.hands[4 * seat + suit]
        yield from (IN_HAND + slots[suit] * RANKS + rank for rank in range(RANKS) if held >> rank & 1)
        yield from (
            IN_RANKED + slots[suit] * RANKS + COUNT[deal.left[suit] >> rank + 1]
            for rank in range(RANKS)
            if held >> rank & 1
        )
        yield IN_OUT + slots[suit] * (RANKS + 1) + COUNT[deal.left[suit]] - COUNT[held]
        for step in range(1, seats):
            if deal.voids[4 * ((seat + step) % seats) + suit]:
                yield IN_VOID + 4 * (step - 1) + slots[suit]
    for who, card in plays:
        yield IN_SEATS + RANKS * 4 * ((who - seat) % seats) + name(card)
    if deal.led != NONE:
        for who, card in plays[len(plays) - deal.laid :]:
            yield IN_TABLE + RANKS * 4 * ((who - seat) % seats - 1) + name(card)
        yield IN_TOP + name(deal.top)
        top_suit, top_rank = divmod(deal.top, RANKS)
        yield IN_ABOVE + slots[top_suit] * RANKS + COUNT[deal.left[top_suit] >> top_rank + 1]
        yield IN_LED + slots[deal.led]
        if not terms.alone and deal.best == partner_of(seat):
            yield MATE_BEST
    yield IN_AFTER + seats - 1 - deal.laid
    yield IN_LEFT + deal.tricks
    still_out = bool(deal.left[SPADES] & QUEEN_BIT)
    flags = (terms.alone, terms.trump != NONE, deal.null, terms.queen == TURNS and still_out, terms.queen == LOSES,
             seats == 3, deal.hot)  # fmt: skip
    yield from (ALONE + at for at, is_so in enumerate(flags) if is_so)
    if terms.null_after < RANKS and not deal.null:
        yield IN_TILL + min(terms.null_after - deal.tricks, MOST_TILL)
