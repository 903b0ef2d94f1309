"""Lessons of Whist: positions at the table, trumps, leads, naming, and the differences of each tour."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import pairwise

from numeramis_access.core.actions import Action, PlayCard
from numeramis_access.core.cards import RANK, RANKS, SUIT, SUITS, Card
from numeramis_access.core.ruleset import View
from numeramis_access.core.seats import partner_of
from numeramis_access.games.whist.events import GivePackets, KeepTrump, LeaveToPartner, NameTrump
from numeramis_access.games.whist.practice import classic_plays
from numeramis_access.games.whist.practice.classic_plays import recall_strength, unseen_higher_cards
from numeramis_access.games.whist.practice.moments import SEEDS_OF_TOPICS
from numeramis_access.games.whist.state import WhistView, beats
from numeramis_access.games.whist.tours import QUEEN_OF_SPADES
from numeramis_access.practice.topics import AskedTopic, Topic, Topics
from numeramis_access.words.game import Line

#: the trumps from which on drawing them is a question, and the most cards in hand when the answer is clear
MIN_TRUMPS_TO_DRAW, MAX_CARDS_WHEN_CLEAR = 3, 8
#: the most cards in hand with which the rest can be counted out
MAX_COUNTABLE_CARDS = 6
#: the cards in hand in a finesse lesson: so near the end the judge's further tricks are few
FINESSE_HAND_SIZES = (3, 4)
#: the length of a suit whose small cards may take tricks in the end
LONG_SUIT_CARDS = 4


def _partner_ahead(view: WhistView) -> bool:
    return view.best is not None and not view.tour.alone and view.best.seat == partner_of(view.seat or 0)


def _plays_last(view: WhistView) -> bool:
    return len(view.trick) == view.seats - 1 and not view.asked and len(view.hand) > 2


def _can_win(view: WhistView) -> bool:
    best = view.best
    cards = [action.card for action in view.legal if isinstance(action, PlayCard)]
    return best is not None and any(beats(card, best.card, view.trump) for card in cards)


def can_beat_cheaply(view: WhistView) -> bool:
    """Return whether the seat plays last, with more than two cards, and can beat an opponent's card that has the trick.
    """
    return _plays_last(view) and not _partner_ahead(view) and _can_win(view)


def is_partner_winning(view: WhistView) -> bool:
    """Return whether the seat plays last, with more than two cards, and the partner has the trick."""
    return _plays_last(view) and _partner_ahead(view)


def plays_second(view: WhistView) -> bool:
    """Return whether exactly one card is on the table and the seat has more than three."""
    return len(view.trick) == 1 and len(view.hand) > 3


def plays_third(view: WhistView) -> bool:
    """Return whether two cards are on the table, the first one led by the partner in a game of four, and the seat has
    more than three.
    """
    return len(view.trick) == 2 and len(view.hand) > 3


def can_ruff(view: WhistView) -> bool:
    """Return whether the seat is to follow a plain suit in which it is void, and holds trumps."""
    led = SUIT[view.trick[0].card] if view.trick else view.trump
    suits = {SUIT[card] for card in view.hand}
    return led != view.trump and led not in suits and view.trump in suits


def _differ_in_rank(view: WhistView, cards: Sequence[Card]) -> bool:
    """Return whether two of these cards of one suit differ: another player may hold a card between them."""
    known = {*view.hand, *(play.card for trick in (*view.past, view.trick) for play in trick)}
    ranks = sorted(RANK[card] for card in cards)
    between = (RANKS[rank] + SUIT[cards[0]] for rank in range(ranks[0] + 1, ranks[-1])) if ranks else iter(())
    return any(card not in known for card in between)


def can_ruff_high(view: WhistView) -> bool:
    """Return whether the choice between a low and a high ruff matters.

    The seat can ruff, a later seat may overruff, and others may hold a trump between two of its winning trumps.
    """
    trumps = [card for card in view.hand if SUIT[card] == view.trump and view.best is not None
              and beats(card, view.best.card, view.trump)]  # fmt: skip
    return (
        can_ruff(view) and not _plays_last(view) and len(view.trick) < view.seats - 1 and _differ_in_rank(view, trumps)
    )


def ruff_height(view: View, action: Action) -> str:
    """Return ``low`` for the lowest trump that wins, ``high`` for another trump, ``none`` for a card that is no trump.
    """
    assert isinstance(view, WhistView)
    assert isinstance(action, PlayCard)
    if SUIT[action.card] != view.trump:
        return "none"
    winning = [card for card in view.hand if SUIT[card] == view.trump and view.best is not None
               and beats(card, view.best.card, view.trump)]  # fmt: skip
    return "low" if action.card == min(winning, key=RANK.__getitem__, default="") else "high"


def rank_in_suit(view: View, action: Action) -> str:
    """Return ``high``, ``low`` or ``between``: whether a card is the highest or the lowest of its suit in the hand. A
    single card of its suit is ``high``.
    """
    assert isinstance(view, WhistView)
    assert isinstance(action, PlayCard)
    ranks = [RANK[card] for card in view.hand if SUIT[card] == SUIT[action.card]]
    rank = RANK[action.card]
    return "high" if rank == max(ranks) else "low" if rank == min(ranks) else "between"


def partners_suit(view: WhistView) -> str | None:
    """Return the letter of the suit that the partner led first in this deal; None if the partner led none, or led
    trumps.
    """
    partner = partner_of(view.seat or 0)
    led = next((SUIT[trick[0].card] for trick in view.past if trick and trick[0].seat == partner), None)
    return led if led != view.trump else None


def can_return_suit(view: WhistView) -> bool:
    """Return whether the player leads (``is_leading``) and holds the partner's first suit as well as others."""
    suits = {SUIT[card] for card in view.hand}
    return is_leading(view) and partners_suit(view) in suits and len(suits) > 1


def recall_partners_suit(view: WhistView) -> tuple[Line, ...]:
    """Return the line that tells the suit that the partner led first, if that is not trumps."""
    suit = partners_suit(view)
    return () if suit is None else (classic_plays.led_line(partner_of(view.seat or 0), suit),)


def returns_suit(view: View, action: Action) -> bool:
    """Return whether a card returns the suit that the partner led first."""
    assert isinstance(view, WhistView)
    return isinstance(action, PlayCard) and SUIT[action.card] == partners_suit(view)


def _touching(view: WhistView) -> set[Card]:
    """Return the honours of plain suits that have a neighbouring honour in the hand."""
    honours = RANKS[-5:]
    held = {card for card in view.hand if SUIT[card] != view.trump}
    pairs = ((low + suit, high + suit) for suit in SUITS for low, high in pairwise(honours))
    return {card for pair in pairs if held.issuperset(pair) for card in pair}


def leads_from_honours(view: WhistView) -> bool:
    """Return whether the player leads (``is_leading``) and holds touching honours of a plain suit."""
    return is_leading(view) and bool(_touching(view))


def leads_near_end(view: WhistView) -> bool:
    """Return whether the player leads with 4 to ``MAX_COUNTABLE_CARDS`` cards of several suits, and another seat has
    shown a void in one of them.
    """
    suits = {SUIT[card] for card in view.hand}
    void = {SUIT[trick[0].card] for trick in view.past for play in trick[1:] if play.seat != view.seat
            and SUIT[play.card] != SUIT[trick[0].card]}  # fmt: skip
    return is_leading(view) and len(view.hand) <= MAX_COUNTABLE_CARDS and len(suits) > 1 and bool(void & suits)


def suit_of_play(view: View, action: Action) -> str:
    """Return the letter of the suit of a played card. :param view: ignored. :param action: the play of a card."""
    assert isinstance(action, PlayCard)
    return SUIT[action.card]


def has_three_cards(view: WhistView) -> bool:
    """Return whether the seat holds exactly three cards and no choice of trumps or packets is due."""
    return len(view.hand) == 3 and not view.asked


def can_finesse(view: WhistView) -> bool:
    """Return whether the seat can finesse in a deal without trumps.

    The partner led, one opponent is still to play, and the hand has a number of cards from ``FINESSE_HAND_SIZES``. Two
    of its cards of that suit would take the trick: the higher one surely, the lower one unless a single unseen card
    beats it.
    """
    if view.asked or len(view.trick) != 2 or len(view.hand) not in FINESSE_HAND_SIZES or view.trump is not None:
        return False
    led = SUIT[view.trick[0].card]
    between = {len(unseen_higher_cards(view, card)) for card in view.hand if SUIT[card] == led and _on_top(view, card)}
    return between >= {0, 1}


def _on_top(view: WhistView, card: Card) -> bool:
    """Return whether a card would take the trick so far."""
    return view.best is not None and beats(card, view.best.card, view.trump)


def finesse_choice(view: View, action: Action) -> str:
    """Return ``top`` for a card that surely takes the trick, ``finesse`` for one that a single unseen card can beat,
    else ``low``.
    """
    assert isinstance(view, WhistView)
    assert isinstance(action, PlayCard)
    if not _on_top(view, action.card) or len(unseen_higher_cards(view, action.card)) > 1:
        return "low"
    return "finesse" if unseen_higher_cards(view, action.card) else "top"


def is_leading(view: WhistView) -> bool:
    """Return whether the player leads with more than three cards."""
    return not view.trick and not view.asked and len(view.hand) > 3


def can_draw_trumps(view: WhistView) -> bool:
    """Return whether the player leads with at least ``MIN_TRUMPS_TO_DRAW`` trumps and at most ``MAX_CARDS_WHEN_CLEAR``
    cards: after some tricks have shown who holds trumps.
    """
    return (
        is_leading(view)
        and len(view.hand) <= MAX_CARDS_WHEN_CLEAR
        and sum(SUIT[card] == view.trump for card in view.hand) >= MIN_TRUMPS_TO_DRAW
    )


def is_trump(view: View, action: Action) -> bool:
    """Return whether a card is a trump: the decision in the lesson on drawing trumps."""
    assert isinstance(view, WhistView)
    return isinstance(action, PlayCard) and SUIT[action.card] == view.trump


def must_name_trumps(view: WhistView) -> bool:
    """Return whether the seat has the first choice of trumps, or the choice after a run of tricks (V5)."""
    return view.asked in ("trump", "streak")


def must_give_packets(view: WhistView) -> bool:
    """Return whether the seat has to give packets."""
    return view.asked == "packets"


def is_null(view: WhistView) -> bool:
    """Return whether a card is due and tricks count for the other side."""
    return view.null and not view.asked


def is_null_near(view: WhistView) -> bool:
    """Return whether this is the fifth or sixth trick, before null began."""
    return not view.null and len(view.past) in (4, 5)


def is_queen_at_stake(view: WhistView) -> bool:
    """Return whether the player can play a spade, with which the queen may fall: spades were led or the player leads.
    """
    led = SUIT[view.trick[0].card] if view.trick else "s"
    return led == "s" and any(SUIT[card] == "s" for card in view.hand)


def fault(view: WhistView, action: Action, best: Action) -> str:
    """Return the code of the mistake in a choice, or an empty string if no known description fits.

    :param view: the view of the player.
    :param action: the choice.
    :param best: the best action.
    """
    if view.asked:
        return _named_badly(view, action, best)
    assert isinstance(action, PlayCard)
    assert isinstance(best, PlayCard)
    queen = QUEEN_OF_SPADES in (action.card, best.card)
    if view.tour.queen == "loses" or (view.tour.queen and queen):
        return "queen"
    if view.null:
        return _feared_badly(view, action.card, best.card)
    if view.best is None:
        return _led_badly(view, action.card, best.card)
    if can_finesse(view):
        kinds = finesse_choice(view, action), finesse_choice(view, best)
        if kinds in (("top", "finesse"), ("finesse", "top")):
            return "no-finesse" if kinds[1] == "finesse" else "finesse"
    return _followed_badly(view, action.card, best.card)


def _followed_badly(view: WhistView, card: Card, best: Card) -> str:
    """Return the mistake in a card that follows a lead."""
    takes, took = _on_top(view, card), _on_top(view, best)
    last = len(view.trick) == view.seats - 1
    if takes and not took:
        if _partner_ahead(view):
            return "overtakes" if last else "overtakes-early"
        return "too-dear-trick" if last else "takes-too-soon"
    if took and not takes:
        if _partner_ahead(view):
            return "trusts-partner" if not last and view.best and _may_be_beaten(view, view.best.card) else ""
        return "gives-away"
    if not takes and SUIT[card] != SUIT[best]:
        return "throws-badly"
    if RANK[card] > RANK[best]:
        return "too-high" if takes else "spends"
    return "too-weak" if takes and not last and _may_be_beaten(view, card) else "too-low"


def _may_be_beaten(view: WhistView, card: Card) -> bool:
    """Return whether others may still hold a card that beats this one: a higher one, or a trump."""
    ruffed = view.trump not in (None, SUIT[card]) and bool(_others_trumps(view))
    return ruffed or bool(unseen_higher_cards(view, card))


def _others_trumps(view: WhistView) -> list[Card]:
    """Return the trumps that others may still hold."""
    known = {*view.hand, *(play.card for trick in (*view.past, view.trick) for play in trick)}
    return [rank + view.trump for rank in RANKS if view.trump and rank + view.trump not in known]


def _feared_badly(view: WhistView, card: Card, best: Card) -> str:
    """Return the mistake in a card while every trick counts for the other side."""
    if view.best is None:
        return "leads-danger" if RANK[card] > RANK[best] else "leads-otherwise" if RANK[card] < RANK[best] else ""
    takes, took = _on_top(view, card), _on_top(view, best)
    if takes and took:
        last = len(view.trick) == view.seats - 1
        return "takes-anyway" if last and RANK[card] < RANK[best] else ""
    if takes:
        return "takes-unwanted"
    return "keeps-danger" if not took and RANK[best] > RANK[card] else ""


def _named_badly(view: WhistView, action: Action, best: Action) -> str:
    """Return the mistake in naming, keeping, leaving or giving."""
    match action, best:
        case GivePackets(), _:
            return "gives-packets"
        case LeaveToPartner(), _:
            return "leaves-strong"
        case _, LeaveToPartner():
            return "names-weak"
        case KeepTrump(), _:
            return "keeps-weak"
        case _, KeepTrump():
            return "names-needlessly"
        case NameTrump(suit), NameTrump(other):
            length = Counter(SUIT[held] for held in view.hand)
            return "names-badly" if length[suit] < length[other] else ""
    return ""


def _led_badly(view: WhistView, card: Card, best: Card) -> str:
    """Return the mistake in a lead."""
    if SUIT[card] == SUIT[best]:
        return "leads-too-high" if RANK[card] > RANK[best] else "leads-too-low"
    if SUIT[card] == view.trump:
        return "leads-trumps"
    if SUIT[best] == view.trump and _others_trumps(view):
        return "leads-before-trumps"
    length = Counter(SUIT[held] for held in view.hand)
    return "leads-short" if length[SUIT[card]] < length[SUIT[best]] >= LONG_SUIT_CARDS else "leads-badly"


def known_topic(
    name: str, fits: Callable[[WhistView], bool], parts: Callable[[View, Action], object] | None = None, tour: str = "",
    recalls: Callable[[WhistView], tuple[Line, ...]] = lambda view: (),
    fault: Callable[[WhistView, Action, Action], str] = lambda view, action, best: "",
) -> Topic:  # fmt: skip
    """Return a topic with known moments.

    :param name: name of the topic in ``SEEDS_OF_TOPICS``.
    :param fits: returns whether a view of the player to act shows such a moment.
    :param parts: returns the part of an action that the lesson is about, given the view and the action; None if it is
        the whole action.
    :param tour: the tour of its moments, empty for the base game.
    :param recalls: returns lines, given the view, that tell what the learner would remember from earlier in the deal.
    :param fault: returns the code of a fault that only this lesson names, given the view, the action and the best
        action; empty if there is none.
    """
    options, seeds = _tour(tour) if tour else {}, SEEDS_OF_TOPICS.get(name, {})
    return Topic(fits, options, parts=parts, seeds=seeds, recalls=recalls, fault=fault)


def classic_topic(
    name: str, tour: str = "", recalls: Callable[[WhistView], tuple[Line, ...]] = lambda view: ()
) -> Topic:
    """Return the topic of a classic play (``classic_plays.CLASSIC_PLAYS``).

    :param name: name of the play.
    :param tour: the tour of its moments, empty for the base game.
    :param recalls: returns lines, given the view, that tell what the learner would remember from earlier in the deal.
    """
    return known_topic(name, *classic_plays.CLASSIC_PLAYS[name], tour, recalls, classic_plays.fault)


def _tour(name: str) -> dict[str, object]:
    return {"tour": name}


TOPICS = Topics(
    {
        "partner": known_topic("partner", is_partner_winning), "cheaply": Topic(can_beat_cheaply),
        "second": known_topic("second", plays_second, rank_in_suit),
        "third": known_topic("third", plays_third, rank_in_suit),
        "ruff": Topic(can_ruff, minutes=5), "ruff-low": known_topic("ruff-low", can_ruff_high, ruff_height),
        "draw": known_topic("draw", can_draw_trumps, is_trump), "leads": Topic(is_leading),
        "honours": known_topic("honours", leads_from_honours),
        "signals": known_topic("signals", can_return_suit, returns_suit, recalls=recall_partners_suit),
        "count": known_topic("count", leads_near_end, suit_of_play, recalls=classic_plays.recall_voids),
        "singleton": classic_topic("singleton"),
        "ending-three": known_topic("ending-three", has_three_cards),
        "points": AskedTopic("points"),
        "cayenne": Topic(must_name_trumps, _tour("cayenne")),
        "grand": Topic(is_leading, _tour("grand")),
        "finesse": known_topic("finesse", can_finesse, finesse_choice, "grand"),
        "through": classic_topic("through", "grand", recall_strength), "cover": classic_topic("cover", "grand"),
        "hold-up": classic_topic("hold-up", "grand"), "unblock": classic_topic("unblock", "grand"),
        "throw-in": classic_topic("throw-in", "grand"),
        "before-null": Topic(is_null_near, _tour("grand_null")),
        "null": Topic(is_null, _tour("grand_null")), "null-queen": Topic(is_queen_at_stake, _tour("grand_null_queen")),
        "queen": Topic(is_queen_at_stake, _tour("queen_of_spades")), "amor": Topic(must_name_trumps, _tour("amor")),
        "duck": Topic(must_name_trumps, _tour("duck")),
        "bismarck": Topic(must_give_packets, _tour("bismarck"), minutes=8),
        "hussar": Topic(is_leading, _tour("hussar")), "three": Topic(must_name_trumps, _tour("three"), seats=3),
        "tour": AskedTopic("tour"),
    },
    fault,
)  # fmt: skip
