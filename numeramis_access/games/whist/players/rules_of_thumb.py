"""Which card to play in Whist: what the trick is worth, the chance of taking it, and what the card is worth later."""

from __future__ import annotations

from numeramis_access.core.actions import PlayCard, Values
from numeramis_access.core.cards import RANK, SUIT, Card
from numeramis_access.games.whist.players.table_inference import TableInference
from numeramis_access.games.whist.state import WhistView, beats
from numeramis_access.games.whist.tours import QUEEN_OF_SPADES

#: chance that a card takes a trick later, by how many higher ones of its suit are out
_LATER = (0.85, 0.5, 0.25, 0.1)
#: how much more the queen of spades matters than any trick where she decides the deal (V8)
_QUEEN = 4.0


def card_value(table: TableInference, card: Card) -> float:
    """Return what playing this card is worth, in tricks for the own side; only comparisons matter."""
    view = table.view
    wins = table.wins(card)
    value = trick_worth(table, card) * wins - later_weight(view) * strength(table, card)
    if not view.trick:
        value += _lead_bonus(table, card)
    if view.tour.queen == "loses":
        value += _danger(table, card)
    if view.tour.queen == "null" and card == QUEEN_OF_SPADES and not view.null:
        value += 0.6 * (6 - sum(RANK[other] for other in view.hand) / len(view.hand)) / 6
    return value


def trick_worth(table: TableInference, card: Card) -> float:
    """Return what taking this trick is worth to the own side: less than nothing in null (V3, V4, V8)."""
    view = table.view
    has_queen = card == QUEEN_OF_SPADES or any(play.card == QUEEN_OF_SPADES for play in view.trick)
    if view.tour.queen == "loses":
        if has_queen:
            return -_QUEEN
        still_out = QUEEN_OF_SPADES in table.out and any(seat not in table.friends for seat in table.later)
        return -0.6 if still_out else 0.05
    if view.null or (view.tour.queen == "null" and has_queen):
        return -1.0
    return 1.0


def later_weight(view: WhistView) -> float:
    """Return how welcome strong cards are in the tricks to come: 1 all of them, -1 not at all."""
    if view.null:
        return -0.9
    match view.tour.queen:
        case "loses":
            return -0.2
        case "null":
            return 0.5 - 0.12 * len(view.past)
    if view.tour.null_after < 13:
        return (1.5 * (view.tour.null_after - 1 - len(view.past)) - 7) / 13
    return 1.0


def strength(table: TableInference, card: Card) -> float:
    """Return about how many tricks a card takes later if it is kept now."""
    higher = table.higher_out(card)
    value = (_LATER[higher] if higher < len(_LATER) else 0.03) + RANK[card] * 0.004
    if table.trump is None:
        return value
    if SUIT[card] == table.trump:
        return min(1.0, value + 0.3)
    return value * 0.8


def _danger(table: TableInference, card: Card) -> float:
    """Return how much better off a hand is without this card while the queen of spades is about (V8)."""
    view = table.view
    if QUEEN_OF_SPADES in view.hand:
        few = sum(1 for other in view.hand if SUIT[other] == SUIT[card])
        return -0.5 if SUIT[card] == "s" and card != QUEEN_OF_SPADES else 0.3 / few
    if card in ("Ks", "As"):
        return 0.5 if view.trick else -0.8
    spades = [other for other in view.hand if SUIT[other] == "s"]
    safe = not any(other in ("Ks", "As") for other in spades)
    return 0.4 if not view.trick and SUIT[card] == "s" and safe else 0.0


def _lead_bonus(table: TableInference, card: Card) -> float:
    """Return what speaks for leading a card beyond this trick: length, partner's suit, drawing trumps."""
    view, suit = table.view, SUIT[card]
    if view.null or view.tour.queen == "loses":
        return 0.0
    own = [other for other in view.hand if SUIT[other] == suit]
    trumps_out = sum(1 for other in table.out if SUIT[other] == table.trump)
    if suit == table.trump:
        return 0.25 if len(own) >= 4 and trumps_out else -0.2
    bonus = 0.06 * (len(own) - 3)
    if suit == table.partner_suit():
        bonus += 0.15
    top = max(RANK[other] for other in own)
    if RANK[card] < top and 9 <= top <= 11 and table.trump is not None:
        bonus -= 0.08
    return bonus


#: chance from which on a trick counts as won
_LIKELY = 0.8
#: what is said where no other reason is true
_WEIGHED = "promises-most"


def explain(table: TableInference, card: Card) -> tuple[str, Values]:
    """Return why this card was chosen: a reason's code and its values. Each is a claim that holds in the position."""
    view, best = table.view, table.view.best
    values = {"card": card, "suit": SUIT[card]}
    wanted = trick_worth(table, card) > 0
    if best is None:
        return (_why_led(table, card) if wanted else "avoid-trick"), values
    takes = beats(card, best.card, table.trump)
    led = SUIT[view.trick[0].card]
    if not wanted:
        return _why_unwanted(table, card, takes, best.seat in table.friends), values
    taking = [one.card for one in view.legal if isinstance(one, PlayCard) and beats(one.card, best.card, table.trump)]
    if takes:
        return ("trump-in" if SUIT[card] == table.trump != led else _why_taken(table, card, taking)), values
    if best.seat in table.friends:
        likely = "partner-wins" if table.wins(card) >= _LIKELY else _WEIGHED
        return (likely if table.later else "partner-has"), values
    if taking:
        return "not-worth-it", values
    useless = later_weight(view) == 1.0 and not view.tour.queen and table.is_lowest(card, _own(view, SUIT[card]))
    return (("low-card" if SUIT[card] == led else "discard") if useless else _WEIGHED), values


def _why_taken(table: TableInference, card: Card, taking: list[Card]) -> str:
    """Return why a trick is taken with this card of the suit led. :param taking: all that take it."""
    view, best, own = table.view, table.view.best, _own(table.view, SUIT[card])
    if best is None or best.seat in table.friends:
        return _WEIGHED
    if table.holds(card) < _LIKELY:
        third = view.seats == 4 and len(table.later) == 1
        return "play-high" if third and table.is_highest(card, own) else _WEIGHED
    if len(taking) == 1:
        return "only-winner"
    lowest = table.is_lowest(card, tuple(one for one in taking if SUIT[one] == SUIT[card]))
    return "win-cheaply" if lowest and any(RANK[one] > RANK[card] for one in own) else _WEIGHED


def _own(view: WhistView, suit: str) -> tuple[Card, ...]:
    return tuple(card for card in view.hand if SUIT[card] == suit)


def _why_led(table: TableInference, card: Card) -> str:
    if SUIT[card] == table.trump and any(SUIT[one] == table.trump for one in table.out):
        return "lead-trump"
    if table.higher_out(card) == 0:
        return "lead-master"
    return "lead-partner" if SUIT[card] == table.partner_suit() else "lead-suit"


def _why_unwanted(table: TableInference, card: Card, takes: bool, friend_leads: bool) -> str:
    view, best = table.view, table.view.best
    if takes:
        cards = tuple(one.card for one in view.legal if isinstance(one, PlayCard))
        forced = best is not None and all(beats(one, best.card, table.trump) for one in cards)
        return "must-take" if forced and table.is_highest(card, cards) else _WEIGHED
    if not friend_leads:
        return "throw-queen" if card == QUEEN_OF_SPADES else "throw-high" if RANK[card] >= 8 else "avoid-trick"
    return "avoid-trick"
