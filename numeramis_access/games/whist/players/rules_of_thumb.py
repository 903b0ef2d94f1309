"""Rules of thumb for a card in Whist: the value of the trick, the chance to win it, the card's value later.

They work on the model's masks, so that deals can be played on among players of these rules. They use only the knowledge
of the seat to act; chances are estimates that assume unseen cards equally likely anywhere. Rule numbers are the
ruleset's.
"""

from __future__ import annotations

from collections.abc import Iterator

from numeramis_access.core.seats import Seat, partner_of
from numeramis_access.games.whist.players.model import (
    COUNT_OF_MASK,
    HIGHEST_OF_MASK,
    LOWEST_OF_MASK,
    NO_TRUMP,
    QUEEN_BIT,
    QUEEN_LOSES,
    QUEEN_OF_SPADES,
    QUEEN_TURNS,
    RANKS,
    SPADES,
    Deal,
)

#: the chance that a card takes a trick later, by the number of higher cards of its suit that are out
LATER_TRICK_CHANCES = (0.85, 0.5, 0.25, 0.1, *[0.03] * (RANKS - 4))
#: the ranks at the top of a suit from which a lower lead is bad
BROKEN_RANKS = range(9, 12)


class RulesStyle:
    """Plays the card with the highest value by the rules of thumb.

    :param notices_voids: whether the player remembers the voids that others showed.
    """

    def __init__(self, notices_voids: bool) -> None:
        self._notices_voids = notices_voids

    def prefer(self, deal: Deal) -> int:
        """Return the card that the seat to act would play, the first of equal ones."""
        values = self.values(deal)
        return max(values, key=values.__getitem__)

    def probabilities(self, deal: Deal) -> dict[int, float]:
        """Return the probability of each card that the style may play: equal for all best cards; other cards are
        missing.
        """
        values = self.values(deal)
        top = max(values.values())
        cards = [card for card, value in values.items() if value == top]
        return dict.fromkeys(cards, 1 / len(cards))

    def values(self, deal: Deal) -> dict[int, float]:
        """Return the value of each legal card, in tricks for the seat's side; only comparisons matter."""
        seen = SeenTable(deal, self._notices_voids)
        return {card: seen.value(card) for card in seen.legal()}


class SeenTable:
    """The knowledge that the seat to act has of the table. Cards are numbers of the model, hands are four masks, one
    for each suit.

    :param deal: the deal as the seat to act knows it.
    :param notices_voids: whether it remembers the voids that others showed.
    :ivar deal: the deal.
    :ivar trump: the suit of trumps, or ``NO_TRUMP``.
    :ivar leads: whether the seat leads to the trick.
    :ivar hand, out: own cards and the others' cards.
    :ivar later: seats still to play to this trick.
    :ivar partner: the partner, or ``NO_TRUMP``.
    :ivar later_weight: how welcome strong cards are in later tricks, from 1 for always to -1 for never.
    """

    def __init__(self, deal: Deal, notices_voids: bool = True) -> None:
        terms, seat = deal.terms, deal.seat
        self.deal, self.trump, self.leads = deal, terms.trump, deal.led == NO_TRUMP
        self.hand = deal.hands[4 * seat : 4 * seat + 4]
        self.out = [left & ~held for left, held in zip(deal.left, self.hand, strict=True)]
        self.partner = NO_TRUMP if terms.alone else partner_of(seat)
        self.later = [(seat + step) % terms.seats for step in range(1, terms.seats - deal.laid)]
        self._voids = deal.voids if notices_voids else [0] * len(deal.voids)
        cards = RANKS - deal.tricks
        self._others_share = min(1.0, cards / max(1, len(self.later) * cards + deal.laid * (cards - 1)))
        self.later_weight = self._later_weight()

    def legal(self) -> Iterator[int]:
        """Yield the legal cards, from the lowest of clubs to the highest of spades."""
        for suit, mask in enumerate(self.deal.legal()):
            for rank in range(mask.bit_length()):
                if mask >> rank & 1:
                    yield suit * RANKS + rank

    def value(self, card: int) -> float:
        """Return the value of playing this card, in tricks for the seat's side.

        :param card: the card's number in the model.
        """
        queen = self.deal.terms.queen
        value = self.trick_worth(card) * self.win_chance(card) - self.later_weight * self._strength(card)
        if self.leads and not self.deal.null and queen != QUEEN_LOSES:
            value += self._lead_bonus(card)
        if queen == QUEEN_LOSES:
            value += self._danger(card)
        if queen == QUEEN_TURNS and card == QUEEN_OF_SPADES and not self.deal.null:
            ranks = [rank for held in self.hand for rank in range(RANKS) if held >> rank & 1]
            value += 0.6 * (6 - sum(ranks) / len(ranks)) / 6
        return value

    def _later_weight(self) -> float:
        """Return how welcome strong cards are in later tricks: from 1 for always to -1 for never."""
        deal = self.deal
        if deal.null:
            return -0.9
        if deal.terms.queen:
            return -0.2 if deal.terms.queen == QUEEN_LOSES else 0.5 - 0.12 * deal.tricks
        if deal.terms.null_after < RANKS:
            return (1.5 * (deal.terms.null_after - 1 - deal.tricks) - 7) / RANKS
        return 1.0

    def trick_worth(self, card: int) -> float:
        """Return the value of taking this trick, in tricks for the seat's side; negative where tricks are bad (V3, V4,
        V8).

        :param card: the index of the card that takes it; it matters only for the queen of spades.
        """
        deal, has_queen = self.deal, card == QUEEN_OF_SPADES or self.deal.has_queen_in_trick
        if deal.terms.queen == QUEEN_LOSES:
            if has_queen:
                return -4.0
            waits = self.out[SPADES] & QUEEN_BIT and any(seat != self.partner for seat in self.later)
            return -0.6 if waits else 0.05
        return -1.0 if deal.null or (deal.terms.queen == QUEEN_TURNS and has_queen) else 1.0

    def takes(self, card: int) -> bool:
        """Return whether a card takes the trick from the best one so far (W4); True for a lead."""
        top = self.deal.highest_card
        return self.leads or (card > top if card // RANKS == top // RANKS else card // RANKS == self.trump)

    def win_chance(self, card: int) -> float:
        """Return the estimated chance that the seat's side takes the trick if the seat plays this card, from 0 to 1.

        Later seats count as independent, and each beats the card whenever it can.

        :param card: the card's number in the model.
        """
        deal, top, ours = self.deal, card, 1.0
        if not self.takes(card):
            top, ours = deal.highest_card, float(deal.highest_seat == self.partner)
        for seat, beaten in self._beaten(top, card):
            ours += (1 - ours) * beaten if seat == self.partner else -ours * beaten
        return ours

    def hold_chance(self, card: int) -> float:
        """Return the estimated chance that no later opponent can beat this card, which is the highest so far."""
        chance = 1.0
        for seat, beaten in self._beaten(card, card):
            if seat != self.partner:
                chance *= 1 - beaten
        return chance

    def beaten_by(self, card: int) -> int:
        """Return the number of others' cards that beat this card: higher cards of its suit and, unless it is a trump,
        trumps.
        """
        suit = card // RANKS
        return self.higher_cards_out(card) + (
            0 if self.trump in (NO_TRUMP, suit) else COUNT_OF_MASK[self.out[self.trump]]
        )

    def surely_holds(self, card: int) -> bool:
        """Return whether no player can beat this card, which is the highest so far: no one is still to play, or no
        higher card and no trump is out.
        """
        return not self.later or not self.beaten_by(card)

    def _beaten(self, top: int, card: int) -> Iterator[tuple[Seat, float]]:
        """Yield the seats still to play, each with the chance that it can beat the best card.

        :param card: the card being played.
        """
        if not self.later:
            return
        led = card // RANKS if self.leads else self.deal.led
        usual = self._beaten_by_one(top, led, lacks_led=0, lacks_trumps=0)
        for seat in self.later:
            led_void = self._voids[4 * seat + led]
            trump_void = self._voids[4 * seat + self.trump] if self.trump != NO_TRUMP else 0
            lacks = led_void or trump_void
            yield seat, self._beaten_by_one(top, led, led_void, trump_void) if lacks else usual

    def _beaten_by_one(self, top: int, led: int, lacks_led: int, lacks_trumps: int) -> float:
        """Return the chance that a later seat, with known voids, can beat the best card."""
        suit, rank = divmod(top, RANKS)
        follows = 0 if lacks_led else self.out[led]
        by_suit = self._chance_of_one(COUNT_OF_MASK[follows >> rank + 1]) if suit == led else 0.0
        if self.trump in (NO_TRUMP, led) or lacks_trumps:
            return by_suit
        trumps = (
            COUNT_OF_MASK[self.out[suit] >> rank + 1] if suit == self.trump else COUNT_OF_MASK[self.out[self.trump]]
        )
        none_of_suit = 1 - self._chance_of_one(COUNT_OF_MASK[follows])
        return min(1.0, by_suit + none_of_suit * self._chance_of_one(trumps))

    def _chance_of_one(self, cards: int) -> float:
        """Return the chance that a seat holds at least one of this many unseen cards."""
        return 1.0 - (1.0 - self._others_share) ** cards

    def higher_cards_out(self, card: int) -> int:
        """Return how many higher cards of its suit the others hold."""
        return COUNT_OF_MASK[self.out[card // RANKS] >> card % RANKS + 1]

    def _strength(self, card: int) -> float:
        """Return roughly how many tricks a card takes later if it is kept."""
        suit, rank = divmod(card, RANKS)
        value = LATER_TRICK_CHANCES[self.higher_cards_out(card)] + rank * 0.004
        if self.trump == NO_TRUMP:
            return value
        return min(1.0, value + 0.3) if suit == self.trump else value * 0.8

    def _lead_bonus(self, card: int) -> float:
        """Return the bonus for leading a card beyond this trick: length, the partner's suit, drawing trumps."""
        suit, rank = divmod(card, RANKS)
        held = self.hand[suit]
        if suit == self.trump:
            return 0.25 if COUNT_OF_MASK[held] >= 4 and self.out[suit] else -0.2
        bonus = 0.06 * (COUNT_OF_MASK[held] - 3)
        if suit == self.partners_suit:
            bonus += 0.15
        if rank < HIGHEST_OF_MASK[held] and HIGHEST_OF_MASK[held] in BROKEN_RANKS and self.trump != NO_TRUMP:
            bonus -= 0.08
        return bonus

    @property
    def partners_suit(self) -> int:
        """Return the suit that the partner led first, or ``NO_TRUMP``."""
        return NO_TRUMP if self.partner == NO_TRUMP else self.deal.first[self.partner]

    def _danger(self, card: int) -> float:
        """Return how much a hand gains by losing a card while the queen of spades is out (V8)."""
        suit = card // RANKS
        spades = self.hand[SPADES]
        if spades & QUEEN_BIT:
            return -0.5 if suit == SPADES and card != QUEEN_OF_SPADES else 0.3 / COUNT_OF_MASK[self.hand[suit]]
        if suit != SPADES:
            return 0.0
        if card > QUEEN_OF_SPADES:
            return -0.8 if self.leads else 0.5
        return 0.4 if self.leads and spades < QUEEN_BIT else 0.0

    def is_lowest(self, card: int, among: int) -> bool:
        """Return whether no card of a mask is lower than a card of the same suit.

        A card counts as equal if the others hold no card between the two.

        :param card: the index of the card to compare.
        :param among: the mask of ranks.
        """
        return card % RANKS <= LOWEST_OF_MASK[among] or self._alike(card // RANKS, LOWEST_OF_MASK[among], card % RANKS)

    def is_highest(self, card: int, among: int) -> bool:
        """Return whether no card of a mask is higher than a card of the same suit.

        A card counts as equal if the others hold no card between the two.

        :param card: the index of the card to compare.
        :param among: the mask of ranks.
        """
        return card % RANKS >= HIGHEST_OF_MASK[among] or self._alike(
            card // RANKS, card % RANKS, HIGHEST_OF_MASK[among]
        )

    def _alike(self, suit: int, low: int, high: int) -> bool:
        """Return whether no card of the others, and not the leading card, lies between two ranks of a suit."""
        between = self.out[suit]
        if not self.leads and self.deal.highest_card // RANKS == suit:
            between |= 1 << self.deal.highest_card % RANKS
        return not (between & ((1 << high) - 1)) >> low + 1
