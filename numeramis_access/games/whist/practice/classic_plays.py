"""The moments of Whist's lessons on classic plays, which card books teach by name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from numeramis_access.core.actions import Action, PlayCard
from numeramis_access.core.cards import RANK, RANKS, SUIT, Card
from numeramis_access.core.ruleset import View
from numeramis_access.core.seats import Seat, partner_of
from numeramis_access.games.whist.state import WhistView, beats
from numeramis_access.words.game import Line

#: the cards in hand near the end, when the judge's values are nearly certain
NEAR_END_HAND_SIZES = range(3, 7)
#: the cards in hand in the lessons on high cards
MIDDLE_HAND_SIZES = range(3, 10)
#: the cards in hand when an opponent can be thrown in
LAST_HAND_SIZES = range(3, 6)


def unseen_higher_cards(view: WhistView, card: Card) -> list[Card]:
    """Return the higher cards of a card's suit that others may still hold, lowest first.

    :param view: the view of a seat. :param card: the card.
    """
    known = {*view.hand, *(play.card for trick in (*view.past, view.trick) for play in trick)}
    return [rank + SUIT[card] for rank in RANKS[RANK[card] + 1 :] if rank + SUIT[card] not in known]


def _unseen(view: WhistView, suit: str) -> int:
    """Return how many cards of a suit others may still hold."""
    known = {*view.hand, *(play.card for trick in (*view.past, view.trick) for play in trick)}
    return sum(rank + suit not in known for rank in RANKS)


def _of_suit(view: WhistView, suit: str) -> list[Card]:
    """Return the player's cards of a suit, the lowest first."""
    return sorted((card for card in view.hand if SUIT[card] == suit), key=RANK.__getitem__)


def _leads(view: WhistView, sizes: range) -> bool:
    return not view.trick and not view.asked and len(view.hand) in sizes


def _left_opponent(view: WhistView) -> Seat:
    return ((view.seat or 0) + 1) % view.seats


def _right_opponent(view: WhistView) -> Seat:
    return ((view.seat or 0) - 1) % view.seats


def _shown_voids(view: WhistView, seat: Seat) -> set[str]:
    """Return the suits that a seat did not follow in this deal."""
    tricks = [trick for trick in (*view.past, view.trick) if trick]
    return {SUIT[trick[0].card] for trick in tricks for other, card in trick
            if other == seat and SUIT[card] != SUIT[trick[0].card]}  # fmt: skip


def _suits_led(view: WhistView, seat: Seat) -> set[str]:
    """Return the suits that a seat led in this deal."""
    return {SUIT[trick[0].card] for trick in view.past if trick and trick[0].seat == seat}


def suits_strong_left(view: WhistView) -> set[str]:
    """Return the player's plain suits in which the left opponent seems strong.

    The left opponent led the suit and the right one never did, or the right one is out of it. Others may hold a higher
    card, and neither the left opponent nor the partner is known to be out of the suit.
    """
    held = {SUIT[card] for card in view.hand} - {view.trump}
    left, right = _left_opponent(view), _right_opponent(view)
    shown = (_suits_led(view, left) - _suits_led(view, right)) | _shown_voids(view, right)
    blocked = _shown_voids(view, left) | _shown_voids(view, partner_of(view.seat or 0))
    return {suit for suit in held & shown - blocked if unseen_higher_cards(view, _of_suit(view, suit)[-1])}


def can_lead_through(view: WhistView) -> bool:
    """Return whether the player leads near the end without a card that surely wins, and can choose between a suit that
    is strong on the left (``suits_strong_left``) and another one.
    """
    suits = suits_strong_left(view)
    choice = bool(suits) and bool({SUIT[card] for card in view.hand} - suits)
    return _leads(view, NEAR_END_HAND_SIZES) and choice and all(unseen_higher_cards(view, card) for card in view.hand)


def leads_through(view: View, action: Action) -> bool:
    """Return whether an action leads a card through the left opponent's strength (``suits_strong_left``).

    :param view: the view before the action. :param action: the action.
    """
    assert isinstance(view, WhistView)
    return isinstance(action, PlayCard) and SUIT[action.card] in suits_strong_left(view)


def recall_strength(view: WhistView) -> tuple[Line, ...]:
    """Return the lines that tell why a suit is strong on the left: the right opponent has none, or the left one led it.
    """
    right = _shown_voids(view, _right_opponent(view))
    return tuple(
        void_line(_right_opponent(view), suit) if suit in right else led_line(_left_opponent(view), suit)
        for suit in sorted(suits_strong_left(view))
    )


def recall_voids(view: WhistView) -> tuple[Line, ...]:
    """Return a line for each suit of the player that another seat has shown not to have."""
    held = {SUIT[card] for card in view.hand}
    others = (seat for seat in range(view.seats) if seat != view.seat)
    return tuple(void_line(seat, suit) for seat in others for suit in sorted(_shown_voids(view, seat) & held))


def led_line(seat: Seat, suit: str) -> Line:
    """Return the line that tells that a seat led a suit earlier in the deal.

    :param seat: the seat, from 0. :param suit: letter of the suit.
    """
    return Line("topic-led", {"seat": seat, "suit": suit}, seat)


def void_line(seat: Seat, suit: str) -> Line:
    """Return the line that tells that a seat has none of a suit.

    :param seat: the seat, from 0.
    :param suit: letter of the suit.
    """
    return Line("odds-whist-void", {"seat": seat, "suit": suit}, seat)


def _takes_trick(view: WhistView, card: Card) -> bool:
    """Return whether a card would take the trick so far."""
    return view.best is not None and beats(card, view.best.card, view.trump)


def can_hold_up(view: WhistView) -> bool:
    """Return whether the player, with 3 to 9 cards in hand, can take an opponent's trick now or keep the card that
    takes it.

    An opponent led the suit and an opponent has the trick. The player can take it with the highest card left of the
    suit, or play a lower one, while others still hold cards of the suit.
    """
    if view.asked or len(view.trick) not in (1, 3) or view.best is None or len(view.hand) not in MIDDLE_HAND_SIZES:
        return False
    own = _of_suit(view, SUIT[view.trick[0].card])
    ours = view.best.seat == partner_of(view.seat or 0)
    takes_or_not = len(own) > 1 and _takes_trick(view, own[-1]) and not _takes_trick(view, own[0])
    return not ours and takes_or_not and not unseen_higher_cards(view, own[-1]) and _unseen(view, SUIT[own[0]]) > 0


def takes(view: View, action: Action) -> bool:
    """Return whether an action plays a card that takes the trick so far; False for a lead.

    :param view: the view before the action. :param action: the action.
    """
    assert isinstance(view, WhistView)
    return isinstance(action, PlayCard) and _takes_trick(view, action.card)


def can_unblock(view: WhistView) -> bool:
    """Return whether the player, with 3 to 9 cards in hand, can unblock the partner's suit.

    The partner led and has the trick with a card that only the player can beat in its suit. The player can follow suit
    with several cards, of which the highest surely beats all others of the suit.
    """
    if view.asked or len(view.trick) != 2 or view.best is None or len(view.hand) not in MIDDLE_HAND_SIZES:
        return False
    partner = partner_of(view.seat or 0)
    own = _of_suit(view, SUIT[view.trick[0].card])
    ours = view.best.seat == partner and not unseen_higher_cards(view, view.best.card)
    return ours and len(own) > 1 and not unseen_higher_cards(view, own[-1])


def is_unblocking(view: View, action: Action) -> bool:
    """Return whether an action plays the highest card of its suit in the hand.

    :param view: the view before the action. :param action: the action.
    """
    assert isinstance(view, WhistView)
    return isinstance(action, PlayCard) and action.card == _of_suit(view, SUIT[action.card])[-1]


def can_cover(view: WhistView) -> bool:
    """Return whether, with 3 to 9 cards in hand, the player is second, after a ten or an honour below the ace, and can
    cover it by a higher card or play low; none of the higher cards is the highest left, which ``can_hold_up`` is about.
    """
    if view.asked or len(view.trick) != 1 or len(view.hand) not in MIDDLE_HAND_SIZES:
        return False
    led = view.trick[0].card
    own = _of_suit(view, SUIT[led])
    covers = [card for card in own if RANK[card] > RANK[led]]
    return led[0] in "TJQK" and 0 < len(covers) < len(own) and bool(unseen_higher_cards(view, covers[-1]))


def singletons(view: WhistView) -> set[Card]:
    """Return the player's single cards of plain suits, without those that are surely the highest of their suit."""
    length = Counter(SUIT[card] for card in view.hand)
    return {card for card in view.hand if length[SUIT[card]] == 1 and SUIT[card] != view.trump
            and unseen_higher_cards(view, card)}  # fmt: skip


def can_lead_singleton(view: WhistView) -> bool:
    """Return whether the player leads from 3 to 9 cards: a plain singleton that is not surely the highest of its suit,
    one or two trumps to ruff with later, and another card.
    """
    alone = singletons(view)
    trumps = [card for card in view.hand if SUIT[card] == view.trump]
    others = len(view.hand) > len(alone) + len(trumps)
    return _leads(view, MIDDLE_HAND_SIZES) and bool(alone) and len(trumps) in (1, 2) and others


def leads_singleton(view: View, action: Action) -> bool:
    """Return whether an action plays one of ``singletons``.

    :param view: the view before the action. :param action: the action.
    """
    assert isinstance(view, WhistView)
    return isinstance(action, PlayCard) and action.card in singletons(view)


def tenaces(view: WhistView) -> set[str]:
    """Return the suits in which the player has the highest and the third highest card left, but not the second."""
    suits = set()
    for suit in {SUIT[card] for card in view.hand}:
        own = _of_suit(view, suit)
        if len(own) > 1 and not unseen_higher_cards(view, own[-1]) and len(unseen_higher_cards(view, own[-2])) == 1:
            suits.add(suit)
    return suits


def can_throw_in(view: WhistView) -> bool:
    """Return whether the player leads from 3 to 5 cards, with a tenace, and with a card of another suit that may lose.
    """
    forks = tenaces(view)
    losers = [card for card in view.hand if SUIT[card] not in forks and unseen_higher_cards(view, card)]
    return _leads(view, LAST_HAND_SIZES) and bool(forks) and bool(losers)


def leads_tenace(view: View, action: Action) -> bool:
    """Return whether an action plays a card of a suit of ``tenaces``.

    :param view: the view before the action. :param action: the action.
    """
    assert isinstance(view, WhistView)
    return isinstance(action, PlayCard) and SUIT[action.card] in tenaces(view)


def fault(view: WhistView, action: Action, best: Action) -> str:
    """Return the code of the mistake in a card that misses a classic play, or an empty string.

    :param view: the view of the player. :param action: the choice. :param best: the best action.
    """
    assert isinstance(action, PlayCard)
    assert isinstance(best, PlayCard)
    return (_followed_badly if view.trick else _led_badly)(view, action.card, best.card)


def _led_badly(view: WhistView, card: Card, best: Card) -> str:
    """Return the mistake in a lead."""
    if SUIT[card] in tenaces(view) and SUIT[best] not in tenaces(view):
        return "leads-tenace"
    trumps = any(SUIT[held] == view.trump for held in view.hand)
    if best in singletons(view) and card not in singletons(view) and trumps:
        return "keeps-singleton"
    strong = set() if view.tour.alone else suits_strong_left(view)
    return "not-through" if SUIT[best] in strong and SUIT[card] not in strong else ""


def _followed_badly(view: WhistView, card: Card, best: Card) -> str:
    """Return the mistake in a card that follows suit."""
    if can_unblock(view) and best == _of_suit(view, SUIT[best])[-1] and SUIT[card] == SUIT[best] and card != best:
        return "blocks"
    covered = view.trump is None and can_cover(view) and _takes_trick(view, best) and not _takes_trick(view, card)
    return "no-cover" if covered else ""


#: by the name of the lesson: whether a view shows such a moment, and the part of an action that the lesson is about
CLASSIC_PLAYS: dict[str, tuple[Callable[[WhistView], bool], Callable[[View, Action], bool]]] = {
    "through": (can_lead_through, leads_through), "singleton": (can_lead_singleton, leads_singleton),
    "cover": (can_cover, takes), "hold-up": (can_hold_up, takes), "unblock": (can_unblock, is_unblocking),
    "throw-in": (can_throw_in, leads_tenace),
}  # fmt: skip
