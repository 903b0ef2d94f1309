"""The lessons of Whist's card network: decisions with every card played on to the end of the deal, compiled.

The functions share these arguments: ``s`` is the state of the deal (``compiled_deal``), ``terms`` the terms of the
deal, ``kinds`` the player on each seat, ``strong`` the weights of the learned policy, ``rec`` the record and ``row``
its row, ``learner`` and ``older`` two networks, ``here`` scratch space, and ``made`` the result of each seat, in tricks
above an even share. Needs numpy and numba.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from numeramis_access.games.whist.players.card_inputs import IN_KIND, IN_SUITS, MOST, MOST_OF_DEAL
from numeramis_access.games.whist.players.card_network import UNWEIGHED
from numeramis_access.games.whist.players.features import MOST as MOST_WEIGHED
from numeramis_access.games.whist.players.features import WIDTH
from numeramis_access.games.whist.players.model import QUEEN_BIT, SPADES
from numeramis_access.games.whist.players.training.compiled_deal import (
    FIRST,
    HANDS,
    LEARNER,
    LED,
    LEFT,
    LOSES,
    MEMORY,
    NONE,
    OLDER,
    OVER,
    QUEEN,
    RANKS,
    SEAT,
    STATE,
    STRONG,
    TABLE,
    TOP,
    VOIDS,
    begin,
    card_inputs,
    deal_inputs,
    ladders_card,
    lay,
    playable_mask,
    suit_inputs,
    weigh,
    weight_of,
)
from numeramis_access.games.whist.players.training.self_play import TermNumbers, deal
from numeramis_access.players.training.compiled import Floats, Ints, Shorts, Singles, compiled, compiled_fast
from numeramis_access.players.training.network import Layers, pick

#: the weight of the queen that loses a deal (V8), in tricks: nothing else counts there, and a weight of 1 would teach
#: little
STAKE = 4
#: the least probability of a card that is always tried, and the share of decisions that try all cards: unlikely ones
#: would take most of the time, and a lesson weighs a card by its probability
LIKELY, ALL_SHARE = 0.02, 0.05


class Decisions(NamedTuple):
    """One row per decision: the legal cards with their inputs, and the result of each.

    :param choices, cards: the number of cards, and the cards. :param of_deal, of_suits, of_cards: the active inputs;
        their numbers are in the counts before each. :param weights: the learned policy's weight of each card, 0 for its
        favourite.
    :param brings: the further tricks of the seat to act after each card, minus an even share.
    """

    choices: Ints
    cards: Ints
    deal_count: Ints
    of_deal: Shorts
    suit_counts: Ints
    of_suits: Shorts
    card_counts: Ints
    of_cards: Shorts
    weights: Singles
    brings: Singles


class Room(NamedTuple):
    """Scratch space: hidden units of the deal, a suit and each card, probabilities, the learned policy's cards."""

    of_deal: Singles
    of_suit: Singles
    of_card: Singles
    chances: Floats
    cards: Ints
    cells: Ints


def decisions(rows: int) -> Decisions:
    """Return empty records for this many decisions."""
    ints = [np.zeros(shape, np.int64) for shape in (rows, (rows, RANKS), rows, (rows, 4), (rows, RANKS))]
    shorts = [np.zeros(shape, np.int16) for shape in ((rows, MOST_OF_DEAL), (rows, 4, MOST), (rows, RANKS, MOST))]
    count, cards, deal_count, suit_counts, card_counts = ints
    weights, brings = (np.zeros((rows, RANKS), np.float32) for _ in range(2))
    of_deal, of_suits, of_cards = shorts
    return Decisions(
        count, cards, deal_count, of_deal, suit_counts, of_suits, card_counts, of_cards, weights, brings
    )


@compiled
def room(units: int) -> Room:
    """Return scratch space for a network with this many hidden units."""
    return Room(
        np.zeros(units, np.float32), np.zeros(units, np.float32), np.zeros((RANKS, units), np.float32),
        np.zeros(RANKS), np.zeros(MOST_WEIGHED, np.int64), np.zeros(MOST_WEIGHED * WIDTH, np.int64),
    )  # fmt: skip


@compiled
def look(s: Ints, rec: Decisions, row: int) -> None:
    """Record the legal cards of the seat to act with their inputs."""
    hands, left, voids, first = s[HANDS:LEFT], s[LEFT:VOIDS], s[VOIDS:FIRST], s[FIRST:TABLE]
    table, memory, seat = s[TABLE:MEMORY], s[MEMORY:SEAT], s[SEAT]
    of_deal = rec.of_deal[row]
    on, place = deal_inputs(hands, left, voids, memory, table, seat, of_deal), 0
    for suit in range(4):
        mask, out = playable_mask(s, suit), rec.of_suits[row, suit]
        count = suit_inputs(hands, left, voids, first, memory, table, seat, suit, out)
        for i in range(count):
            of_deal[on + i] = out[i] + IN_SUITS - IN_KIND
        rec.suit_counts[row, suit] = count
        on += count
        for rank in range(RANKS):
            if mask >> rank & 1:
                out = rec.of_cards[row, place]
                rec.card_counts[row, place] = card_inputs(hands, left, voids, table, seat, suit, rank, out)
                rec.cards[row, place] = suit * RANKS + rank
                place += 1
    rec.choices[row], rec.deal_count[row] = place, on


@compiled
def weigh_all(s: Ints, strong: Floats, rec: Decisions, row: int, here: Room) -> None:
    """Record the learned policy's weight of every card, relative to its favourite."""
    count, best, weights = weigh(s, here.cards, here.cells), -1e9, rec.weights[row]
    weights[:] = -1e9
    for at in range(count):
        weight = weight_of(s, strong, here.cells, at)
        best = max(best, weight)
        for c in range(rec.choices[row]):
            if rec.cards[row, c] == here.cards[at]:
                weights[c] = weight
    for c in range(rec.choices[row]):
        weights[c] = UNWEIGHED if weights[c] < -1e8 else weights[c] - best


@compiled_fast
def add_rows(weights: Singles, inputs: Shorts, count: int, units: Singles) -> None:
    """Add the rows of the active inputs.

    :param count: the number of active inputs. :param units: the sums, changed in place.
    """
    for i in range(count):
        row = weights[inputs[i]]
        for j in range(units.size):
            units[j] += row[j]


@compiled_fast
def reckon(net: Layers, rec: Decisions, row: int, here: Room) -> None:
    """Fill in the hidden units and the probability of every card."""
    suit, best, chances = -1, -1e30, here.chances
    here.of_deal[:] = net.b1
    add_rows(net.w1, rec.of_deal[row], rec.deal_count[row], here.of_deal)
    for c in range(rec.choices[row]):
        if rec.cards[row, c] // RANKS != suit:
            suit = rec.cards[row, c] // RANKS
            here.of_suit[:] = here.of_deal
            add_rows(net.w1, rec.of_suits[row, suit], rec.suit_counts[row, suit], here.of_suit)
        units = here.of_card[c]
        units[:] = here.of_suit
        add_rows(net.w1, rec.of_cards[row, c], rec.card_counts[row, c], units)
        total = float(rec.weights[row, c])
        for j in range(units.size):
            units[j] = max(units[j], np.float32(0))
            total += units[j] * net.w2[0, j]
        chances[c] = total
        best = max(best, total)
    mass = 0.0
    for c in range(rec.choices[row]):
        chances[c] = np.exp(chances[c] - best)
        mass += chances[c]
    for c in range(rec.choices[row]):
        chances[c] /= mass


@compiled
def play_on(
    s: Ints, terms: TermNumbers, kinds: Ints, strong: Floats, learner: Layers, older: Layers, rec: Decisions,
    here: Room, made: Floats,
) -> None:  # fmt: skip
    """Play a deal to its end, networks by their favourite.

    :param strong: weights of the learned policy. :param rec: scratch space for one decision.
    """
    while not s[OVER]:
        kind = kinds[s[SEAT]]
        if kind <= OLDER:
            look(s, rec, 0)
            card = rec.cards[0, 0]
            if rec.choices[0] > 1:
                weigh_all(s, strong, rec, 0, here)
                reckon(learner if kind == LEARNER else older, rec, 0, here)
                card = rec.cards[0, np.argmax(here.chances[: rec.choices[0]])]
        else:
            card = ladders_card(s, kind, strong, terms[4], here.cards, here.cells)
        lay(s, card, terms, made)


@compiled
def keep_likely(rec: Decisions, row: int, chances: Floats) -> None:
    """Drop the unlikely cards. :param chances: the probability of each card."""
    kept = 0
    for c in range(rec.choices[row]):
        if chances[c] >= LIKELY:
            rec.cards[row, kept], rec.card_counts[row, kept] = rec.cards[row, c], rec.card_counts[row, c]
            rec.of_cards[row, kept], rec.weights[row, kept] = rec.of_cards[row, c], rec.weights[row, c]
            kept += 1
    rec.choices[row] = kept


@compiled
def equal_before(s: Ints, rec: Decisions, row: int, c: int, queen: int) -> bool:
    """Return whether a card equals the one before it: no card of another seat lies between them.

    The queen of spades has no equal where she decides something (V4, V8).

    :param c: index of the card in the row. :param queen: the effect of the queen of spades in the terms, 0 for none.
    """
    card = rec.cards[row, c]
    suit = card // RANKS
    if c == 0 or rec.cards[row, c - 1] // RANKS != suit:
        return False
    held = s[HANDS + s[SEAT] * 4 + suit]
    parted = s[LEFT + suit] & ~held
    if s[TABLE + LED] != NONE and s[TABLE + TOP] // RANKS == suit:
        parted |= 1 << s[TABLE + TOP] % RANKS
    if queen and suit == SPADES:
        parted |= held & QUEEN_BIT
    upto = (1 << rec.cards[row, c - 1] % RANKS) - 1
    return not (parted & ((1 << card % RANKS) - 1) & ~upto or (queen and card == QUEEN))


@compiled
def try_all(
    s: Ints, terms: TermNumbers, kinds: Ints, strong: Floats, learner: Layers, older: Layers, rec: Decisions, row: int,
    inner: Decisions, here: Room,
) -> bool:  # fmt: skip
    """Fill in the result of each card; equal cards share the result of the first.

    Return whether there is a real choice.
    """
    t, made, seat, queen, brings = np.zeros(STATE, np.int64), np.zeros(4), s[SEAT], terms[4], np.float32(0)
    equal = np.array([equal_before(s, rec, row, c, queen) for c in range(rec.choices[row])])
    if np.sum(~equal) < 2:
        return False
    for c in range(rec.choices[row]):
        if not equal[c]:
            t[:] = s
            made[:] = 0
            lay(t, rec.cards[row, c], terms, made)
            play_on(t, terms, kinds, strong, learner, older, inner, here, made)
            brings = np.float32(made[seat] * (STAKE if queen == LOSES else 1))
        rec.brings[row, c] = brings
    return True


@compiled
def gather(
    terms: Ints, seats_kinds: Ints, share: float, deep: bool, learner: Layers, older: Layers, strongs: Floats,
    sharp: bool, repeats: int, rec: Decisions, inner: Decisions, made: Floats,
) -> int:  # fmt: skip
    """Play deals; try every card in a share of the learner's decisions. Return the number of rows written.

    :param terms: for each deal, ``Terms`` in numbers and the number of their set of weights. :param seats_kinds: the
        player on each seat.
    :param share: the share of decisions. :param deep: whether networks play on as themselves instead of as the ladder's
        strong player. :param strongs: the learned policy's weights of each set. :param sharp: whether they play their
        favourite instead of drawing.
    :param repeats: number of times that each deal is played with the first seat leading; 0 for once with a random
        leader.
    :param made: filled with the result of each seat, minus an even share.
    """
    s, dealt, here, row = np.zeros(STATE, np.int64), np.zeros(16, np.int64), room(learner.b1.size), 0
    for d in range(len(terms)):
        seats, alone, trump, null_after, queen, which = terms[d]
        told, kinds, strong = (seats, alone, trump, null_after, queen), seats_kinds[d], strongs[which]
        others = kinds if deep else np.maximum(kinds, STRONG)
        if repeats == 0 or d % repeats == 0:
            deal(seats, dealt)
        begin(s, dealt, told, np.random.randint(seats) if repeats == 0 else 0)
        made[d] = 0
        while not s[OVER]:
            kind = kinds[s[SEAT]]
            if kind <= OLDER:
                look(s, rec, row)
                card = rec.cards[row, 0]
                if rec.choices[row] > 1:
                    weigh_all(s, strong, rec, row, here)
                    reckon(learner if kind == LEARNER else older, rec, row, here)
                    card = rec.cards[row, pick(here.chances[: rec.choices[row]], sharp)]
                    if kind == LEARNER and np.random.random() < share:
                        if np.random.random() >= ALL_SHARE:
                            keep_likely(rec, row, here.chances)
                        if try_all(s, told, others, strong, learner, older, rec, row, inner, here):
                            row += 1
            else:
                card = ladders_card(s, kind, strong, queen, here.cards, here.cells)
            lay(s, card, told, made[d])
    return row


@compiled_fast
def lesson(rows: Ints, rec: Decisions, net: Layers, grad: Layers, heat: float) -> tuple[float, float]:
    """Add the gradients of a minibatch, which raise the mean result and ``heat`` times the entropy.

    Return the lead of the network's favourites over the learned policy's, and the entropy.
    """
    units, here = net.b1.size, room(net.b1.size)
    of_card, of_suit = np.zeros(units, np.float32), np.zeros(units, np.float32)
    of_deal = np.zeros(units, np.float32)
    lead, spread = 0.0, 0.0
    for row in rows:
        reckon(net, rec, row, here)
        count, chances, brings = rec.choices[row], here.chances, rec.brings[row]
        mean = entropy = 0.0
        for c in range(count):
            mean += chances[c] * brings[c]
            if chances[c] > 1e-9:
                entropy -= chances[c] * np.log(chances[c])
        lead += brings[np.argmax(chances[:count])] - brings[np.argmax(rec.weights[row, :count])]
        spread += entropy
        of_deal[:] = 0
        suit = -1
        for c in range(count + 1):
            if c == count or rec.cards[row, c] // RANKS != suit:
                if suit >= 0:
                    back(grad.w1, rec.of_suits[row, suit], rec.suit_counts[row, suit], of_suit)
                    of_deal += of_suit
                of_suit[:] = 0
                suit = rec.cards[row, min(c, count - 1)] // RANKS
            if c == count or chances[c] < 1e-9:
                continue
            step = chances[c] * (mean - brings[c] + heat * (np.log(chances[c]) + entropy)) / rows.size
            for j in range(units):
                grad.w2[0, j] += np.float32(step) * here.of_card[c, j]
                of_card[j] = np.float32(step) * net.w2[0, j] if here.of_card[c, j] > 0 else np.float32(0)
                of_suit[j] += of_card[j]
            back(grad.w1, rec.of_cards[row, c], rec.card_counts[row, c], of_card)
        back(grad.w1, rec.of_deal[row], rec.deal_count[row], of_deal)
        for j in range(units):
            grad.b1[j] += of_deal[j]
    return lead / rows.size, spread / rows.size


@compiled_fast
def back(grad: Singles, inputs: Shorts, count: int, units: Singles) -> None:
    """Add a gradient to the rows of the active inputs."""
    for i in range(count):
        row = grad[inputs[i]]
        for j in range(units.size):
            row[j] += units[j]
