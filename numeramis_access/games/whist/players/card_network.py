"""The network of Whist's expert: rates each card that a seat may play, in all tours.

It corrects the learned policy: a card's log-odds are the policy's weight plus the network's output. The network looks
at one card at a time, so a lesson about one suit or rank applies to all. ``card_inputs`` defines its inputs;
``training.rollout_training`` made the data file.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from math import exp

from numeramis_access.core.seats import Seat
from numeramis_access.games.whist.players import card_inputs
from numeramis_access.games.whist.players.learned_policy import UNITS_PER_LOG_ODDS, learned_policy_for, table_of
from numeramis_access.games.whist.players.model import NO_TRUMP, RANKS, Deal
from numeramis_access.games.whist.players.partial_deal import card_index, public_deal
from numeramis_access.games.whist.state import WhistView
from numeramis_access.players.search.network import OUTPUT_ZERO, PackedNetwork, read_weights

#: log-odds, relative to the favourite, of a card that the learned policy does not weigh
UNWEIGHED_LOG_ODDS = -3.0
#: the number of entries for the cards of a trick
SEAT_COUNT = 4


class CardNetwork(PackedNetwork):
    """A policy over the knowledge of the seat to act; its single output is added to a card's log-odds."""

    def log_odds(self, deal: Deal, memory: list[int]) -> dict[int, float]:
        """Return the log-odds of each legal card, by the card's index (``partial_deal.card_index``).

        :param deal: the deal as the seat to act knows it.
        :param memory: the plays of all seats, as ``memory_of`` returns them.
        """
        weights, rows = weights_of(deal), self.rows
        of_deal, of_suits, of_cards = inputs_of(deal, memory)
        known = self.start + sum([rows[at] for at in of_deal])
        suits = [known + sum([rows[at] for at in on]) for on in of_suits]
        outputs = dict[int, float]()
        for card, on in of_cards.items():
            (output,) = self.outputs(suits[card // RANKS] + sum([rows[at] for at in on]))
            outputs[card] = weights[card] + (output - OUTPUT_ZERO) / self.scale
        return outputs


def weights_of(deal: Deal) -> dict[int, float]:
    """Return the log-odds that the learned policy gives each legal card, by the card's index: 0 for its favourite,
    ``UNWEIGHED_LOG_ODDS`` for a card that it does not weigh.

    :param deal: the deal as the seat to act knows it.
    """
    weights = learned_policy_for(deal.terms).weights(deal)
    top = max(weights.values())
    return {
        card: (weights[card] - top) / UNITS_PER_LOG_ODDS if card in weights else UNWEIGHED_LOG_ODDS
        for card in legal_cards(deal)
    }


def legal_cards(deal: Deal) -> list[int]:
    """Return the legal cards of the seat to act as indexes (``partial_deal.card_index``)."""
    masks = enumerate(deal.legal())
    return [suit * RANKS + rank for suit, mask in masks if mask for rank in range(RANKS) if mask >> rank & 1]


def inputs_of(deal: Deal, memory: list[int]) -> tuple[list[int], list[list[int]], dict[int, list[int]]]:
    """Return the active inputs of the network: a list for all cards, a list for the cards of each suit, and a list for
    each legal card by its index.

    The list for all cards also has the inputs of every suit.

    :param deal: the deal as the seat to act knows it.
    :param memory: the plays of all seats, as ``memory_of`` returns them.
    """
    hands, left, voids, first, seat = deal.hands, deal.left, deal.voids, deal.first, deal.seat
    table = (*table_of(deal), deal.tricks, int(deal.null), tricks_to_null(deal), int(deal.terms.alone))
    out = [0] * card_inputs.MAX_DEAL_INPUTS
    of_deal = out[: card_inputs.list_deal_inputs(hands, left, voids, memory, table, seat, out)]
    of_suits = [
        out[: card_inputs.list_suit_inputs(hands, left, voids, first, memory, table, seat, suit, out)]
        for suit in range(4)
    ]
    of_deal += [at + card_inputs.INPUT_SUITS - card_inputs.INPUT_KIND for on in of_suits for at in on]
    of_cards = {
        card: out[: card_inputs.list_card_inputs(hands, left, voids, table, seat, *divmod(card, RANKS), out)]
        for card in legal_cards(deal)
    }
    return of_deal, of_suits, of_cards


def tricks_to_null(deal: Deal) -> int:
    """Return the number of tricks until null begins (V3), at most ``NULL_NEVER`` - 1; 0 if it has begun, ``NULL_NEVER``
    if its start is not set.
    """
    if deal.null:
        return 0
    return (
        min(deal.terms.null_after - deal.tricks, card_inputs.NULL_NEVER - 1)
        if deal.terms.null_after < RANKS
        else card_inputs.NULL_NEVER
    )


def memory_of(tricks: Iterable[Iterable[tuple[Seat, int]]]) -> list[int]:
    """Return the memory of the plays of a deal, in the layout of ``card_inputs``.

    :param tricks: seats and their cards, the current trick last, possibly empty.
    """
    memory = [0] * card_inputs.MEMORY_SIZE
    for trick in tricks:
        led = NO_TRUMP
        memory[card_inputs.MEMORY_LAID :] = [0] * SEAT_COUNT
        for seat, card in trick:
            remember_play(memory, seat, card, led)
            led = card // RANKS if led == NO_TRUMP else led
    return memory


def remember_play(memory: list[int], seat: Seat, card: int, led: int) -> None:
    """Add a play to the memory.

    :param memory: the memory, changed in place.
    :param seat: the seat, from 0, that played.
    :param card: the card's index.
    :param led: the suit led, ``NO_TRUMP`` if this card leads.
    """
    memory[card_inputs.MEMORY_LAID + seat] = card + 1
    suit, rank = divmod(card, RANKS)
    memory[card_inputs.MEMORY_PLAYED + 4 * seat + suit] |= 1 << rank
    if led == NO_TRUMP:
        memory[card_inputs.MEMORY_LED + 4 * seat + suit] += 1
    elif suit != led:
        memory[card_inputs.MEMORY_THROWN + 4 * seat + suit] += 1


def preferences(view: WhistView) -> dict[int, float]:
    """Return the shipped network's probability of each legal card of the seat to act, by the card's index, the
    likeliest first.
    """
    plays = [[(play.seat, card_index(play.card)) for play in trick] for trick in (*view.past, view.trick)]
    log_odds = default_card_network().log_odds(public_deal(view), memory_of(plays))
    top = max(log_odds.values())
    parts = {card: exp(odds - top) for card, odds in log_odds.items()}
    total = sum(parts.values())
    return {card: part / total for card, part in sorted(parts.items(), key=lambda entry: -entry[1])}


@cache
def default_card_network() -> CardNetwork:
    """Return the shipped network; cached."""
    return CardNetwork(read_weights(__package__, "card_network"))
