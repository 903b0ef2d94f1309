"""Exact odds in Whist: all deals of the unseen cards that fit the public facts are equally likely (rule W3).

The facts about a hidden hand are its number of cards, the suits it did not follow, the card turned up, and packets that
were seen. Deals are counted suit by suit, so no sampling is needed.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from itertools import product
from math import factorial, prod
from typing import NamedTuple

from numeramis_access.core.actions import PlayCard
from numeramis_access.core.cards import HIDDEN_CARD, RANK, SUIT, SUITS, Card
from numeramis_access.core.ruleset import AnyRuleset, State, View
from numeramis_access.core.seats import Seat
from numeramis_access.games.whist.state import PlayedTrick, WhistState, WhistView, beats
from numeramis_access.games.whist.tours import pack_for
from numeramis_access.practice.odds import GamePractice, Measure, Odds
from numeramis_access.practice.playing_on import Outcome
from numeramis_access.words.game import Line

#: cards of one suit by hidden hand
Split = tuple[int, ...]
#: the number of own cards from which the odds of a long suit are given
LONG_SUIT_CARDS = 4


class HiddenHands(NamedTuple):
    """A seat's knowledge of the hands it does not see.

    :param seats: the seats of the hidden hands.
    :param room: number of unknown cards in each hidden hand.
    :param void: the letters of the suits that each hidden hand lacks, as one text.
    :param out: cards that could be in any of the hidden hands.
    :param known_cards: cards known to be in a hidden hand, with its seat.
    """

    seats: tuple[Seat, ...]
    room: tuple[int, ...]
    void: tuple[str, ...]
    out: tuple[Card, ...]
    known_cards: dict[Card, Seat]

    def unseen_of_suit(self, suit: str) -> tuple[Card, ...]:
        """Return the unseen cards of a suit without a known holder. :param suit: letter of the suit."""
        return tuple(card for card in self.out if SUIT[card] == suit)


def hidden_hands_of(view: WhistView) -> HiddenHands:
    """Return the knowledge that the seat of this view has of the other hands."""
    seats = tuple(seat for seat in range(view.seats) if seat != view.seat)
    played = {card for trick in (*view.past, view.trick) for _, card in trick}
    known = {card: seat for card, seat in _known_cards(view).items() if card not in played and seat != view.seat}
    seen = {*view.hand, *played, *known}
    out = tuple(card for card in pack_for(view.seats) if card not in seen)
    held = [sum(owner == seat for owner in known.values()) for seat in seats]
    room = tuple(len(view.hands[seat]) - number for seat, number in zip(seats, held, strict=True))
    return HiddenHands(seats, room, tuple(_void(view, seat) for seat in seats), out, known)


def _known_cards(view: WhistView) -> dict[Card, Seat]:
    """Return the cards that this seat knows in another hand: turned up (W2) or in a packet (V7)."""
    if view.tour.has_packets:
        pairs = zip(view.packets, view.owners, strict=False)
        return {card: owner for packet, owner in pairs for card in packet if card != HIDDEN_CARD}
    return {view.turned: view.dealer} if view.turned and view.dealer is not None else {}


def _void(view: WhistView, seat: Seat) -> str:
    """Return the suits that a seat did not follow in this deal (W3)."""
    suits = ""
    for trick in (*view.past, view.trick):
        led = SUIT[trick[0].card] if trick else ""
        for other, card in trick[1:]:
            if other == seat and SUIT[card] != led and led not in suits:
                suits += led
    return suits


def splits(hidden: HiddenHands, suit: str) -> dict[Split, float]:
    """Return each possible split of the unknown cards of a suit over the hidden hands (a number of cards for each),
    with its chance.

    :param hidden: the seat's knowledge.
    :param suit: the suit whose cards are split.
    """
    others = tuple(
        (len(hidden.unseen_of_suit(other)), _possible_hands(hidden, other)) for other in SUITS if other != suit
    )
    count = len(hidden.unseen_of_suit(suit))
    ways: dict[Split, int] = {}
    for split in _shares(count, hidden.room, _possible_hands(hidden, suit)):
        left = tuple(room - part for room, part in zip(hidden.room, split, strict=True))
        ways[split] = _multinomial(count, split) * _ways(others, left)
    total = sum(ways.values())
    return {split: number / total for split, number in ways.items() if number}


def _possible_hands(hidden: HiddenHands, suit: str, barred: Collection[Seat] = ()) -> tuple[bool, ...]:
    """Return which hands may have cards of a suit, without the barred seats."""
    return tuple(suit not in void and seat not in barred for seat, void in zip(hidden.seats, hidden.void, strict=True))


def _shares(count: int, room: Split, allowed: tuple[bool, ...]) -> list[Split]:
    """Return every way to share out this many cards within the room of each hand."""
    ranges = [range(min(count, free) + 1 if may else 1) for free, may in zip(room[:-1], allowed[:-1], strict=True)]
    ways = []
    for first in product(*ranges):
        last = count - sum(first)
        if 0 <= last <= (room[-1] if allowed[-1] else 0):
            ways.append((*first, last))
    return ways


def _multinomial(count: int, split: Split) -> int:
    return factorial(count) // prod(factorial(part) for part in split)


@lru_cache(maxsize=4096)
def _ways(suits: tuple[tuple[int, tuple[bool, ...]], ...], room: Split) -> int:
    """Return the number of ways in which groups of cards, each with its allowed hands, fill the hands exactly."""
    cards = sum(count for count, _ in suits)
    if cards != sum(room):
        return 0
    if all(all(allowed) for _, allowed in suits):
        return _multinomial(cards, room)
    (count, allowed), *rest = suits
    total = 0
    for split in _shares(count, room, allowed):
        left = tuple(free - part for free, part in zip(room, split, strict=True))
        total += _multinomial(count, split) * _ways(tuple(rest), left)
    return total


def chances_of_holders(hidden: HiddenHands, card: Card) -> dict[Seat, float]:
    """Return the chance of each hidden hand to hold an unseen card, under the seat that holds the hand; 1 for its
    holder if that is known.

    :param hidden: the seat's knowledge of the other hands. :param card: the unseen card.
    """
    if card in hidden.known_cards:
        return {seat: float(seat == hidden.known_cards[card]) for seat in hidden.seats}
    suit = SUIT[card]
    count = len(hidden.unseen_of_suit(suit))
    chances = dict.fromkeys(hidden.seats, 0.0)
    for split, chance in splits(hidden, suit).items():
        for seat, part in zip(hidden.seats, split, strict=True):
            chances[seat] += chance * part / count
    return chances


def chance_unbeaten(hidden: HiddenHands, card: Card, foes: tuple[Seat, ...], led: str, trump: str | None) -> float:
    """Return the chance, from 0 to 1, that none of some seats can beat a card (W3, W4).

    They beat it with a higher card of the suit led or, if void in it, with a trump; a trump only with a higher one.

    :param hidden: the seat's knowledge of the other hands.
    :param card: the card that takes the trick so far.
    :param foes: the seats.
    :param led: the suit led.
    :param trump: the suit of trumps, None without trumps.
    """

    def beats_by_suit(other: Card) -> bool:
        return SUIT[other] == led == SUIT[card] and RANK[other] > RANK[card]

    def ruffs(other: Card) -> bool:
        return SUIT[other] == trump != led and (SUIT[card] != trump or RANK[other] > RANK[card])

    if any(beats_by_suit(other) and seat in foes for other, seat in hidden.known_cards.items()):
        return 0.0
    following = {seat for other, seat in hidden.known_cards.items() if SUIT[other] == led}
    ruffing = {seat for other, seat in hidden.known_cards.items() if ruffs(other)}
    higher, trumps = (len(list(filter(test, hidden.out))) for test in (beats_by_suit, ruffs))
    lower = len(hidden.unseen_of_suit(led)) - higher
    others = [(len(hidden.unseen_of_suit(suit)) - trumps * (suit == trump), suit) for suit in SUITS if suit != led]
    good = 0
    for split in _shares(lower, hidden.room, _possible_hands(hidden, led)):
        void = {seat for seat, part in zip(hidden.seats, split, strict=True) if not part} & {*foes} - following
        if void & ruffing:
            continue
        groups = [(higher, _possible_hands(hidden, led, foes)), (trumps, _possible_hands(hidden, trump or led, void))]
        groups += [(count, _possible_hands(hidden, suit)) for count, suit in others]
        left = tuple(room - part for room, part in zip(hidden.room, split, strict=True))
        good += _multinomial(lower, split) * _ways(tuple(groups), left)
    every = tuple((len(hidden.unseen_of_suit(suit)), _possible_hands(hidden, suit)) for suit in SUITS)
    return good / _ways(every, hidden.room)


def finesse_cards(hidden: HiddenHands, hand: tuple[Card, ...], suit: str) -> tuple[Card, Card] | None:
    """Return the card to finesse with and the card to catch: the third and the second highest left of a suit.

    Return None unless the hand has the highest and the third highest card but not the second.

    :param hidden: the seat's knowledge of the other hands.
    :param hand: the seat's hand.
    :param suit: letter of the suit.
    """
    own = [card for card in hand if SUIT[card] == suit]
    out = [card for card in (*hidden.out, *hidden.known_cards) if SUIT[card] == suit]
    ranked = sorted((*own, *out), key=lambda card: -RANK[card])[:3]
    if [card in own for card in ranked] != [True, False, True]:
        return None
    return ranked[2], ranked[1]


def chance_of_longest(hidden: HiddenHands, suit: str, own: int) -> float:
    """Return the chance that every other hand has fewer cards of a suit than this one.

    :param suit: letter of the suit. :param own: number of cards of the suit in this hand.
    :param hidden: the seat's knowledge of the other hands.
    """
    known = [
        sum(SUIT[card] == suit and seat == owner for card, owner in hidden.known_cards.items()) for seat in hidden.seats
    ]
    return sum(
        chance
        for split, chance in splits(hidden, suit).items()
        if all(part + more < own for part, more in zip(split, known, strict=True))
    )


def odds(view: View, card: Card | None, marked: tuple[Card, ...]) -> Odds:
    """Return the odds of a card of the hand and of its suit; a line without odds for a spectator, without cards, and
    while packets are given.

    :param view: the view of the seat.
    :param card: card to judge; None, or a card that cannot be played, for the highest playable one.
    :param marked: not used.
    """
    assert isinstance(view, WhistView)
    if not view.hand or view.asked == "packets" or view.seat is None:
        return Odds((Line("odds-none"),))
    playable = [action.card for action in view.legal if isinstance(action, PlayCard)] or list(view.hand)
    chosen = card if card is not None and card in playable else max(playable, key=RANK.__getitem__)
    hidden, suit = hidden_hands_of(view), SUIT[chosen]
    out = [*hidden.unseen_of_suit(suit), *(other for other in hidden.known_cards if SUIT[other] == suit)]
    higher = [other for other in out if RANK[other] > RANK[chosen]]
    trick = _trick(view)
    later = tuple((view.seat + step) % view.seats for step in range(1, view.seats - len(trick)))
    foes = tuple(seat for seat in later if view.tour.side_of(seat) != view.tour.side_of(view.seat))
    takes = not trick or view.best is None or beats(chosen, view.best.card, view.trump)
    safe = chance_unbeaten(hidden, chosen, foes, SUIT[trick[0].card] if trick else suit, view.trump) if takes else 0.0
    values = {"card": chosen, "suit": suit, "out": len(out), "higher": len(higher)}
    values |= {"takes": int(takes), "safe": safe, "foes": len(foes), "trumps": int(view.trump is not None)}
    return Odds((Line("odds-whist", values),), tuple(_more_odds(view, hidden, suit, higher)))


def _finesse(view: WhistView, hidden: HiddenHands, suit: str) -> list[Line]:
    """Return the lines that tell the chance that a finesse works when the partner leads: it fails if the left opponent
    has the card.
    """
    cards = finesse_cards(hidden, view.hand, suit)
    assert view.seat is not None
    if cards is None or len(view.counted) != 2:
        return []
    left = (view.seat + 1) % view.seats
    chance = 1 - chances_of_holders(hidden, cards[1])[left]
    return [Line("odds-whist-finesse", {"card": cards[0], "top": cards[1], "seat": left, "chance": chance}, left)]


def _trick(view: WhistView) -> PlayedTrick:
    """Return the trick that the seat's card would join."""
    return view.trick if view.to_act == view.seat else ()


def _more_odds(view: WhistView, hidden: HiddenHands, suit: str, higher: list[Card]) -> list[Line]:
    """Return the lines that tell the voids in the suit, the holders of its highest unseen card, a finesse, a long suit,
    and all suits.
    """
    void = [seat for seat, suits in zip(hidden.seats, hidden.void, strict=True) if suit in suits]
    lines = [Line("odds-whist-void", {"seat": seat, "suit": suit}, seat) for seat in void]
    if higher:
        top = max(higher, key=lambda card: RANK[card])
        chances = chances_of_holders(hidden, top)
        lines += [
            Line("odds-whist-holder", {"card": top, "seat": seat, "chance": chance}, seat)
            for seat, chance in chances.items()
        ]
    lines += _finesse(view, hidden, suit)
    own = sum(SUIT[card] == suit for card in view.hand)
    if own >= LONG_SUIT_CARDS:
        longest = chance_of_longest(hidden, suit, own)
        lines.append(Line("odds-whist-long", {"suit": suit, "own": own, "chance": longest}))
    known = [SUIT[card] for card in hidden.known_cards]
    left = {f"suit_{other}": len(hidden.unseen_of_suit(other)) + known.count(other) for other in SUITS}
    return [*lines, Line("odds-whist-left", left)]


def measure(view: View) -> Measure:
    """Return the unit in which actions are compared: points against the others if trumps or packets are chosen, else
    tricks.

    In points, only a loss of half a point or more is told.
    """
    assert isinstance(view, WhistView)
    return Measure("lead", least=0.5) if view.asked else Measure("tricks")


def goal_lines(view: View) -> tuple[Line, ...]:
    """Return the line for the aim of this trick and the number of seats that play after this one; for a choice of
    trumps or packets, the line for its aim.
    """
    assert isinstance(view, WhistView)
    if view.asked:
        named = {"whole": view.asked != "streak", "partner": not view.tour.alone}
        return (Line("hint-sought-packets") if view.asked == "packets" else Line("hint-sought-trumps", named),)
    aim = "queen" if view.tour.queen == "loses" else "avoid" if view.null else "take"
    return (Line("hint-sought-whist", {"aim": aim, "later": view.seats - 1 - len(view.trick)}),)


def outcome(rules: AnyRuleset, state: State, seat: Seat) -> Outcome:
    """Return the result of the last deal: the counted tricks of the seat's side (V3, V4), or its points where the queen
    decides (V8).

    :param rules: ignored.
    :param state: a state after a finished deal.
    :param seat: the seat whose result counts, from 0.
    """
    assert isinstance(state, WhistState)
    assert state.last is not None
    score, side = state.last[0], state.tour.side_of(seat)
    if state.tour.queen == "loses":
        return Outcome("points", score.trick_points[side])
    return Outcome("tricks", score.counted[side])


NAMING_DECISIONS = dict.fromkeys(("name_trump", "keep_trump", "leave_to_partner"), "trump")
PRACTICE = GamePractice(odds, measure, goal_lines, NAMING_DECISIONS, outcome)
