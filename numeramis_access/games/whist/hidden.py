"""Where Whist's hidden cards lie and the cards that the plays rule out, for a match with real cards.

The program sees no card there: a person at the table tells it each play. ``core.hidden`` describes the methods.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec

from numeramis_access.core.actions import Action, PlayCard, Refusal
from numeramis_access.core.cards import SUIT, Card, french_pack
from numeramis_access.core.hidden import HiddenCards, Piles
from numeramis_access.core.seats import Seat
from numeramis_access.games.whist.events import RevokePenalized
from numeramis_access.games.whist.state import WhistOptions, WhistState, tour_of

_ORDER = {card: place for place, card in enumerate(french_pack())}
_OF_SUIT = {suit: frozenset(card for card in french_pack() if SUIT[card] == suit) for suit in "cdhs"}


class WhistHiddenCards(HiddenCards[WhistOptions, WhistState]):
    """The hands, and the packets until the dealer has given them (V7)."""

    counts_unplayed = True  # honours (W6)
    has_penalties = True

    def called_options(self, options: WhistOptions) -> WhistOptions:
        return msgspec.structs.replace(options, partners="agreed")

    def piles(self, state: WhistState) -> Piles:
        """Return the hand of each seat from 0, then the packets that are not given yet."""
        return (*state.hands, *(() if state.owners else state.packets))

    def with_piles(self, state: WhistState, piles: Piles) -> WhistState:
        """Return the state with other cards in hands and packets."""
        seats = len(state.hands)
        hands = tuple(tuple(sorted(hand, key=_ORDER.__getitem__)) for hand in piles[:seats])
        packets = state.packets if state.owners else piles[seats:]
        return msgspec.structs.replace(state, hands=hands, packets=packets)

    def pile_shown(self, state: WhistState, action: Action) -> int:
        """Return the index of the hand of the seat to act, among ``piles``, from 0."""
        return state.turn or 0

    def cards_shown(self, state: WhistState, action: Action, cards: Sequence[Card]) -> int:
        """Return 1 for the play of a card, 0 for other actions."""
        return int(isinstance(action, PlayCard))

    def impossible_cards(
        self, state: WhistState, settled: Collection[tuple[Seat, Card]] = ()
    ) -> tuple[frozenset[Card], ...]:
        """Return for each pile the cards that cannot lie there.

        They are the suits that a hand did not follow (W3), and the turned card outside its owner's hand (W2, V7).
        """
        absent: list[set[Card]] = [set() for _ in self.piles(state)]
        has = {(seat, SUIT[card]) for seat, card in settled}
        for trick in (*state.past, state.trick):
            for seat, card in trick[1:]:
                if SUIT[card] != SUIT[trick[0].card] and (seat, SUIT[trick[0].card]) not in has:
                    absent[seat] |= _OF_SUIT[SUIT[trick[0].card]]
        if state.turned is not None:
            for place, cards in enumerate(absent):
                if place != self._pile_of_turned(state):
                    cards.add(state.turned)
        return tuple(map(frozenset, absent))

    def _pile_of_turned(self, state: WhistState) -> int | None:
        """Return the index of the pile with the turned card: of its owner's hand, or of the last packet (W2, V7); None
        before the first deal.
        """
        if state.owners:
            return state.owners[-1]
        return len(self.piles(state)) - 1 if state.packets else state.dealer

    def refuse_hand(self, state: WhistState, seat: Seat, card: Card) -> Refusal:
        """Return the refusal for a card that cannot lie in a hand.

        It names the trick in which the seat did not follow that suit (W3), or who holds the turned card (W2, V7).
        """
        for number, trick in enumerate((*state.past, state.trick), 1):
            led = SUIT[trick[0].card] if trick else ""
            if led == SUIT[card] and any(play.seat == seat and SUIT[play.card] != led for play in trick):
                return Refusal("call-revoke", "W3", {"seat": seat, "card": card, "suit": led, "trick": number})
        return Refusal("call-turned-card", "W2", {"card": card, "seat": self._pile_of_turned(state)})

    def refuse_play(self, state: WhistState, seat: Seat, card: Card) -> Refusal | None:
        """Return a refusal if the dealer must follow suit (W3) with the turned card, which all have seen (W2); else
        None.
        """
        led = SUIT[state.trick[0].card] if state.trick else ""
        turned = state.turned
        if turned is None or SUIT[turned] != led or SUIT[card] == led or turned not in state.hands[seat]:
            return None
        return Refusal("call-must-follow", "W3", {"seat": seat, "card": turned})

    def dealt_piles(self, state: WhistState, piles: Piles) -> Piles:
        """Return hands and packets as dealt; the turned card was in the last packet, the others can be in any (V7)."""
        hands = [sorted(hand, key=lambda card: card == state.turned) for hand in piles[: len(state.hands)]]
        packets = []
        for owner, packet in zip(state.owners, state.packets, strict=True):
            packets.append(tuple(hands[owner][-len(packet) :]))
            del hands[owner][-len(packet) :]
        return (*map(tuple, hands), *packets)

    def shows_hands(self, state: WhistState) -> bool:
        """Return True unless the tour has packets (V7): the plays then show which seat held each card."""
        return not state.tour.has_packets

    def penalize(
        self, state: WhistState, seat: Seat, tricks: int, points: int
    ) -> tuple[RevokePenalized, WhistState]:
        """Return the penalty at the end of a deal, and the state after it.

        The side loses tricks, at most those that it has, to the other side, whose account gains the points. A player
        who plays alone only loses: the tricks, and the points from their account.

        :param state: the guess. :param seat: the seat, from 0, that did not follow suit. :param tricks: the number of
            tricks.
        :param points: the points.
        """
        side, sides = state.tour.side_of(seat), state.tour.sides
        tricks = min(tricks, state.counted[side])
        counted, account = list(state.counted), list(state.sheet.account)
        counted[side] -= tricks
        if sides == 2:
            counted[1 - side] += tricks
            account[1 - side] += points
        else:
            account[side] -= points
        sheet = msgspec.structs.replace(state.sheet, account=tuple(account))
        after = msgspec.structs.replace(state, counted=tuple(counted), sheet=sheet)
        return RevokePenalized(seat, tricks, points), after

    def turns_up_last_card(self, state: WhistState) -> bool:
        """Return whether the tour of the next deal turns a card up (W2)."""
        return tour_of(state.options, state.deals).has_trumps
