"""A deal of Whist in compiled code: dealt, played card by card, and finished by the ladder's players.

One array holds the whole deal, so that one operation copies it; the constants are the first index of each part. All
tours. In the functions, ``s`` is that array and ``terms`` the terms of the deal; cards are numbered by suit and rank,
13 ranks in each suit. Needs numpy and numba.
"""

from __future__ import annotations

import numpy as np

from numeramis_access.games.whist.players import card_inputs as inputs
from numeramis_access.games.whist.players import features, model
from numeramis_access.games.whist.players.training.self_play import (
    TermNumbers,
    compiled_module,
    greedy,
    list_candidates,
    stage,
)
from numeramis_access.players.training.compiled import Floats, Ints, compiled

RANKS, NONE, QUEEN, TURNS, LOSES = model.RANKS, model.NONE, model.QUEEN, model.TURNS, model.LOSES
LED, TOP, BEST, AFTER, STAGE = inputs.LED, inputs.TOP, inputs.BEST, inputs.AFTER, inputs.STAGE
HOT, QUEEN_OUT = inputs.HOT, inputs.QUEEN_OUT
#: hands by seat and suit, unplayed cards by suit, voids, the first suit that each seat led, the table and the memory
#: (``card_inputs``)
HANDS, LEFT, VOIDS, FIRST, TABLE = 0, 16, 20, 36, 40
MEMORY = TABLE + inputs.TABLE
#: the seat to act, the number of cards in the trick, whether the deal is over
SEAT, LAID, OVER = range(MEMORY + inputs.MEMORY, MEMORY + inputs.MEMORY + 3)
STATE = OVER + 1
TRICKS, NULL, TILL = TABLE + inputs.TRICKS, TABLE + inputs.NULL, TABLE + inputs.TILL
#: the kinds of players: the learner, an older version of it, the ladder's learned policy, greedy, random
LEARNER, OLDER, STRONG, GREEDY, RANDOM = range(5)

_INPUTS = compiled_module(inputs)
deal_inputs, suit_inputs, card_inputs = _INPUTS["deal_inputs"], _INPUTS["suit_inputs"], _INPUTS["card_inputs"]


@compiled
def begin(s: Ints, dealt: Ints, terms: TermNumbers, leader: int) -> None:
    """Begin a deal with these hands.

    :param dealt: masks of the cards, by seat and suit. :param leader: the seat to lead.
    """
    seats, alone, trump, _, queen = terms
    s[:] = 0
    for i in range(16):
        s[HANDS + i] = dealt[i]
        s[LEFT + i % 4] += dealt[i]
    s[FIRST : FIRST + 4] = NONE
    table = s[TABLE : TABLE + inputs.TABLE]
    table[inputs.MATE], table[inputs.TRUMP], table[inputs.SEATS] = 0 if alone else 2, trump, seats
    table[QUEEN_OUT], table[inputs.ALONE] = queen, alone
    s[SEAT] = leader
    next_trick(s, terms)


@compiled
def next_trick(s: Ints, terms: TermNumbers) -> None:
    """Clear the table for the next leader."""
    seats, _, _, null_after, _ = terms
    table = s[TABLE : TABLE + inputs.TABLE]
    s[LAID] = 0
    s[MEMORY + inputs.LAID : MEMORY + inputs.LAID + 4] = 0
    table[LED], table[HOT], table[BEST], table[AFTER] = NONE, 0, s[SEAT], seats - 1
    table[STAGE] = stage(s[TRICKS], null_after, s[NULL])
    if s[NULL]:
        s[TILL] = 0
    else:
        s[TILL] = min(null_after - s[TRICKS], inputs.FAR - 1) if null_after < RANKS else inputs.FAR


@compiled
def lay(s: Ints, card: int, terms: TermNumbers, made: Floats) -> None:
    """Play a card from the seat to act; after a full trick add each seat's result, minus an even share, to ``made``."""
    seats, _, trump, _, queen = terms
    seat, suit, rank, table = s[SEAT], card // 13, card % 13, s[TABLE : TABLE + inputs.TABLE]
    s[HANDS + seat * 4 + suit] ^= 1 << rank
    s[LEFT + suit] ^= 1 << rank
    memory = MEMORY + seat * 4 + suit
    s[memory + inputs.PLAYED] |= 1 << rank
    s[MEMORY + inputs.LAID + seat] = card + 1
    if s[LAID] == 0:
        table[LED], table[TOP], table[BEST] = suit, card, seat
        s[memory + inputs.LEDS] += 1
        if s[FIRST + seat] == NONE:
            s[FIRST + seat] = suit
    else:
        if suit != table[LED]:
            s[VOIDS + seat * 4 + table[LED]] = 1
            s[memory + inputs.THROWN] += 1
        top = table[TOP]
        if rank > top % 13 if suit == top // 13 else suit == trump:
            table[TOP], table[BEST] = card, seat
    if card == QUEEN and queen:
        table[HOT], table[QUEEN_OUT] = 1, 0
        if queen == TURNS:
            s[NULL] = 1
            s[TILL] = 0
    s[LAID] += 1
    s[SEAT] = (seat + 1) % seats
    table[AFTER] = seats - 1 - s[LAID]
    if s[LAID] == seats:
        take(s, terms, made)


@compiled
def take(s: Ints, terms: TermNumbers, made: Floats) -> None:
    """Count a full trick and begin the next one."""
    seats, alone, _, null_after, queen = terms
    winner, hot = s[TABLE + BEST], s[TABLE + HOT] == 1
    if queen != LOSES or hot:
        even, bad = 1.0 / seats if alone else 0.5, s[NULL] == 1 or queen == LOSES
        for seat in range(seats):
            # Where a trick counts against its taker, the seats that do not take it share it.
            takes = (seat == winner if alone else (seat - winner) % 2 == 0) != (bad and not alone)
            if bad and alone:
                made[seat] += even - 1.0 if takes else even
            else:
                made[seat] += 1.0 - even if takes else -even
    s[TRICKS] += 1
    if s[TRICKS] == RANKS or (queen == LOSES and hot):
        s[OVER] = 1
    if s[TRICKS] == null_after:
        s[NULL] = 1
    s[SEAT] = winner
    next_trick(s, terms)


@compiled
def playable_mask(s: Ints, suit: int) -> int:
    """Return a mask of the cards of a suit that the seat to act may play."""
    own, led = HANDS + s[SEAT] * 4, s[TABLE + LED]
    return int(s[own + suit]) if led == NONE or suit == led or s[own + led] == 0 else 0


@compiled
def ladders_card(s: Ints, kind: int, strong: Floats, queen: int, cards: Ints, cells: Ints) -> int:
    """Return the card of a player of the ladder.

    :param kind: the player (``STRONG``, ``GREEDY`` or ``RANDOM``). :param strong: weights of the learned policy.
    :param queen: the effect of the queen of spades in the terms, 0 for none. :param cards, cells: scratch space.
    """
    if kind == STRONG:
        count = weigh(s, cards, cells)
        best, most = 0, -1e9
        for c in range(count):
            total = weight_of(s, strong, cells, c)
            if total > most:
                best, most = c, total
        return int(cards[best])
    if kind == GREEDY:
        table = s[TABLE : TABLE + features.TABLE]
        return greedy(s[HANDS:LEFT], table, s[SEAT], s[NULL] == 1 or queen == LOSES)
    chosen, seen = -1, 0
    for suit in range(4):
        held = playable_mask(s, suit)
        for rank in range(RANKS):
            if held >> rank & 1:
                seen += 1
                if np.random.randint(seen) == 0:
                    chosen = suit * RANKS + rank
    return chosen


@compiled
def weigh(s: Ints, cards: Ints, cells: Ints) -> int:
    """List the cards that the learned policy weighs, and their cells; return their number."""
    table = s[TABLE : TABLE + features.TABLE]
    hands, left, voids, first = s[HANDS:LEFT], s[LEFT:VOIDS], s[VOIDS:FIRST], s[FIRST:TABLE]
    return int(list_candidates(hands, left, voids, first, table, s[SEAT], cards, cells))


@compiled
def weight_of(s: Ints, strong: Floats, cells: Ints, at: int) -> float:
    """Return the learned policy's value of a card: the sum of the weights of its cells.

    :param s: the state of the deal. :param strong: weights of the learned policy for each cell: first those before null
        begins, then those after (V3). :param cells: the cells of all cards that ``weigh`` listed. :param at: index of
        the card in that list.
    """
    total = 0.0
    for k in range(features.WIDTH):
        total += strong[s[NULL], cells[at * features.WIDTH + k]]
    return total
