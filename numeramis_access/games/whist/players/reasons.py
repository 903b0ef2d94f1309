"""Finds why a card is played in Whist: reason codes, each a claim that holds in the position."""

from __future__ import annotations

from collections.abc import Sequence

from numeramis_access.core.actions import Values
from numeramis_access.core.cards import SUIT, Card
from numeramis_access.games.whist.players.model import COUNT_OF_MASK, HIGHEST_OF_MASK, QUEEN_OF_SPADES, RANKS
from numeramis_access.games.whist.players.partial_deal import card_index, public_deal
from numeramis_access.games.whist.players.rules_of_thumb import SeenTable
from numeramis_access.games.whist.state import WhistView

#: the probability from which on a trick counts as won
SURE_TRICK_PROBABILITY = 0.8
#: the rank from which on a card is called high
HIGH_CARD_RANK = 8
#: the reasons that say only that a card or its suit is best
BEST_CARD_REASON, BEST_SUIT_REASON = "promises-most", "lead-suit"


def explain(
    view: WhistView, card: Card, notices_voids: bool = True, others: Sequence[Card] = ()
) -> tuple[str, Values]:
    """Return the code and the values of the reason for a chosen card.

    :param view: the view of the seat to act.
    :param card: the chosen card.
    :param notices_voids: whether the player remembers the voids that others showed.
    :param others: the next best cards; if no other reason holds, the reason is a count in which one of them is worse.
    """
    table = SeenTable(public_deal(view), notices_voids)
    code = _reason(table, card_index(card))
    for other in others if code in (BEST_CARD_REASON, BEST_SUIT_REASON) else ():
        told = compare_counts(table, card_index(card), card_index(other))
        if told is not None:
            return told[0], {"card": card, "other": other, "own": told[1], "its": told[2]}
    return code, {"card": card, "suit": SUIT[card]}


def compare_counts(table: SeenTable, card: int, other: int) -> tuple[str, int, int] | None:
    """Return a count that speaks for the better of two cards: the code of the reason, and the count of either card.

    Counts are the cards of others that beat a card, or the cards that the hand holds in its suit. Return None if no
    count speaks for the better card.

    :param table: the seat's knowledge.
    :param card: index of the better card.
    :param other: index of the other card.
    """
    held, others = (COUNT_OF_MASK[table.hand[each // RANKS]] for each in (card, other))
    beaten, its = (table.beaten_by(each) for each in (card, other))
    wanted = table.trick_worth(card) > 0
    if wanted and table.takes(card) and not table.takes(other) and table.deal.highest_seat != table.partner:
        return "takes-instead", beaten, its
    if wanted and table.takes(card) and beaten < its:
        return "beaten-by-fewer", beaten, its
    if wanted and its < beaten:
        return "keeps-stronger", beaten, its
    if not wanted and not table.takes(card) and beaten < its:
        return "loses-stronger", beaten, its
    if not wanted and table.takes(card) and beaten > its:
        return "beaten-by-more", beaten, its
    if card // RANKS != other // RANKS and held != others:
        return "from-longer" if held > others else "from-shorter", held, others
    return None


def _reason(table: SeenTable, card: int) -> str:
    deal, suit, takes = table.deal, card // RANKS, table.takes(card)
    wanted = table.trick_worth(card) > 0
    if not wanted:
        return _why_unwanted(table, card)
    if table.leads:
        return _why_led(table, card)
    if takes:
        return "trump-in" if suit == table.trump != deal.led else _why_taken(table, card)
    if deal.highest_seat == table.partner:
        likely = "partner-wins" if table.win_chance(card) >= SURE_TRICK_PROBABILITY else BEST_CARD_REASON
        return likely if table.later else "partner-has"
    if any(map(table.takes, table.legal())):
        return "not-worth-it"
    useless = table.later_weight == 1.0 and not deal.terms.queen and table.is_lowest(card, table.hand[suit])
    return ("low-card" if suit == deal.led else "discard") if useless else BEST_CARD_REASON


def _why_taken(table: SeenTable, card: int) -> str:
    """Return why the seat takes a trick with this card of the suit led."""
    deal, suit = table.deal, card // RANKS
    held = table.hand[suit]
    if deal.highest_seat == table.partner:
        return BEST_CARD_REASON
    if table.hold_chance(card) < SURE_TRICK_PROBABILITY:
        third = deal.terms.seats == 4 and len(table.later) == 1
        return "play-high" if third and table.is_highest(card, held) else BEST_CARD_REASON
    taking = held >> deal.highest_card % RANKS + 1 << deal.highest_card % RANKS + 1
    if COUNT_OF_MASK[taking] == 1:
        return "only-winner"
    return "win-cheaply" if table.is_lowest(card, taking) and HIGHEST_OF_MASK[held] > card % RANKS else BEST_CARD_REASON


def _why_led(table: SeenTable, card: int) -> str:
    suit = card // RANKS
    if suit == table.trump and table.out[suit]:
        return "lead-trump"
    if table.higher_cards_out(card) == 0:
        return "lead-master"
    return "lead-partner" if suit == table.partners_suit else BEST_SUIT_REASON


def _why_unwanted(table: SeenTable, card: int) -> str:
    deal = table.deal
    if table.leads and not table.surely_holds(card):
        return "avoid-trick"
    if table.takes(card):
        forced = all(map(table.takes, table.legal()))
        if not forced or not table.is_highest(card, deal.legal()[card // RANKS]):
            return BEST_CARD_REASON
        if all(map(table.surely_holds, table.legal())):
            return "must-take"
        return BEST_CARD_REASON if table.leads else "must-beat"
    if deal.highest_seat == table.partner:
        return "avoid-trick"
    return (
        "throw-queen" if card == QUEEN_OF_SPADES else "throw-high" if card % RANKS >= HIGH_CARD_RANK else "avoid-trick"
    )
