"""The inputs of Whist's expert network for a card: inputs of the deal, of the card's suit and of the card.

All cards share the inputs of the deal, and the cards of a suit those of the suit (``card_network``). The functions use
only the knowledge of the seat. In the inputs, seats are numbered from the acting one.

The functions share these arguments: ``hands`` holds masks of the cards by seat and suit (the functions read only those
of ``seat``), ``left`` a mask of the unplayed cards of each suit, ``voids`` 1 for each seat and suit known to be void,
``first`` the first suit that each seat led, ``seat`` the seat to act, ``suit`` and ``rank`` numbers as in ``model``,
``memory`` and ``table`` the fields below; ``out`` takes the inputs, and ``n`` is their number so far.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from numeramis_access.games.whist.players.model import (
    COUNT_OF_MASK,
    HIGHEST_OF_MASK,
    LOWEST_OF_MASK,
    NO_TRUMP,
    QUEEN_LOSES,
    QUEEN_OF_SPADES,
    QUEEN_TURNS,
    RANKS,
    SPADES,
)

Ints = Sequence[int]
Out = MutableSequence[int]

#: the fields of the table: those of ``features``, then tricks played, whether it is null now, tricks until null begins
#: (``NULL_NEVER``: never), whether all play alone
(
    FIELD_PARTNER_DISTANCE, FIELD_TRUMP, FIELD_SUIT_LED, FIELD_HIGHEST_CARD, FIELD_HIGHEST_SEAT, FIELD_SEATS_AFTER,
    FIELD_STAGE, FIELD_QUEEN_IN_TRICK,
    FIELD_QUEEN_OUT, FIELD_SEATS, FIELD_TRICKS, FIELD_NULL, FIELD_TRICKS_TO_NULL, FIELD_ALONE,
) = range(14)  # fmt: skip
NULL_NEVER = 7
#: the memory of every seat and suit: cards played as a mask, times led, number of discards; then the card of every seat
#: in this trick plus 1, 0 for none
MEMORY_PLAYED, MEMORY_LED, MEMORY_THROWN, MEMORY_LAID = 0, 16, 32, 48
MEMORY_SIZE = 52

#: the first index of each group of inputs. Of the deal: tricks played; place in the trick and its winner; the terms of
#: the deal; tricks until null begins; unseen cards over the highest one and whether it ruffs; own and others' cards of
#: the suit led; own trumps, others', those over the seat's highest; seats void in trumps; later seats void in the suit
#: led; own cards that only trumps can beat
INPUT_TRICK = 0
INPUT_PLACE = INPUT_TRICK + 13
INPUT_FLAGS = INPUT_PLACE + 12
INPUT_TRICKS_TO_NULL = INPUT_FLAGS + 7
INPUT_OVER = INPUT_TRICKS_TO_NULL + 8
INPUT_LED_OWN = INPUT_OVER + 12
INPUT_LED_OUT = INPUT_LED_OWN + 7
INPUT_TRUMPS = INPUT_LED_OUT + 14
INPUT_TRUMPS_OUT = INPUT_TRUMPS + 9
INPUT_TRUMPS_OVER = INPUT_TRUMPS_OUT + 14
INPUT_TRUMP_VOID = INPUT_TRUMPS_OVER + 6
INPUT_LED_VOID = INPUT_TRUMP_VOID + 3
INPUT_MASTERS = INPUT_LED_VOID + 3
#: of a suit: its kind; own cards; others'; number over each own one; seats void in it; how often each led it; seats
#: whose first lead it was; how often each discarded it or played it; the highest and lowest card that each played;
#: whether it was led; the highest card on the table
INPUT_KIND = INPUT_MASTERS + 7
INPUT_OWN = INPUT_KIND + 5
INPUT_OUT = INPUT_OWN + 18
INPUT_RANKED = INPUT_OUT + 28
INPUT_VOID = INPUT_RANKED + 26
INPUT_LED_BY = INPUT_VOID + 6
INPUT_FIRST = INPUT_LED_BY + 12
INPUT_THROWN = INPUT_FIRST + 4
INPUT_PLAY_COUNT = INPUT_THROWN + 12
INPUT_HIGHEST = INPUT_PLAY_COUNT + 15
INPUT_LOWEST = INPUT_HIGHEST + 39
INPUT_ASKED = INPUT_LOWEST + 39
INPUT_TOP = INPUT_ASKED + 3
#: the ways of playing a card: lead, follow under or over the highest card, discard, ruff under or over
WAY_LEAD, WAY_UNDER, WAY_OVER, WAY_THROW, WAY_RUFF_UNDER, WAY_RUFF_OVER = range(6)
WAY_COUNT = 6
#: of a card, each with its way: place in the trick; rank; others' cards above and below; own ones above and below;
#: others' between it and the next own one below and above; the queen of spades; whether she lies in the trick; whether
#: a later opponent is void in the suit
INPUT_WAY = INPUT_TOP + 13
INPUT_RANK = INPUT_WAY + WAY_COUNT * 8
INPUT_ABOVE = INPUT_RANK + 52
INPUT_BELOW = INPUT_ABOVE + WAY_COUNT * 8
INPUT_OWN_ABOVE = INPUT_BELOW + WAY_COUNT * 8
INPUT_OWN_BELOW = INPUT_OWN_ABOVE + WAY_COUNT * 5
INPUT_GAP_DOWN = INPUT_OWN_BELOW + WAY_COUNT * 5
INPUT_GAP_UP = INPUT_GAP_DOWN + WAY_COUNT * 5
INPUT_QUEEN = INPUT_GAP_UP + WAY_COUNT * 5
INPUT_QUEEN_IN_TRICK = INPUT_QUEEN + WAY_COUNT * 2
INPUT_CUT = INPUT_QUEEN_IN_TRICK + WAY_COUNT
#: of the deal again: own plain suits by length and whether their highest card is unbeaten; the card each seat laid (a
#: rank of the suit led, of another one, or a trump); the number of plain suits in which each is known to be void
INPUT_SHAPE = INPUT_CUT + WAY_COUNT * 2
INPUT_LAID = INPUT_SHAPE + 18
INPUT_VOIDS = INPUT_LAID + 3 * 27
#: all inputs of a suit again, for every suit, as inputs of the deal
INPUT_SUITS = INPUT_VOIDS + 12
INPUT_COUNT = INPUT_SUITS + INPUT_WAY - INPUT_KIND
#: the groups of a suit: first index, number of inputs, number active at once
SUIT_INPUT_GROUPS = (
    (INPUT_KIND, 5, 1), (INPUT_OWN, 18, 1), (INPUT_OUT, 28, 1), (INPUT_RANKED, 26, 13), (INPUT_VOID, 6, 3),
    (INPUT_LED_BY, 12, 4), (INPUT_FIRST, 4, 4), (INPUT_THROWN, 12, 3), (INPUT_PLAY_COUNT, 15, 3),
    (INPUT_HIGHEST, 39, 3), (INPUT_LOWEST, 39, 3), (INPUT_ASKED, 3, 1), (INPUT_TOP, 13, 1),
)  # fmt: skip
#: all groups
INPUT_GROUPS = (
    (INPUT_TRICK, 13, 1), (INPUT_PLACE, 12, 1), (INPUT_FLAGS, 7, 7), (INPUT_TRICKS_TO_NULL, 8, 1), (INPUT_OVER, 12, 1),
    (INPUT_LED_OWN, 7, 1), (INPUT_LED_OUT, 14, 1), (INPUT_TRUMPS, 9, 1), (INPUT_TRUMPS_OUT, 14, 1),
    (INPUT_TRUMPS_OVER, 6, 1), (INPUT_TRUMP_VOID, 3, 3), (INPUT_LED_VOID, 3, 3), (INPUT_MASTERS, 7, 1),
    *SUIT_INPUT_GROUPS, (INPUT_WAY, WAY_COUNT * 8, 1), (INPUT_RANK, 52, 1), (INPUT_ABOVE, WAY_COUNT * 8, 1),
    (INPUT_BELOW, WAY_COUNT * 8, 1), (INPUT_OWN_ABOVE, WAY_COUNT * 5, 1), (INPUT_OWN_BELOW, WAY_COUNT * 5, 1),
    (INPUT_GAP_DOWN, WAY_COUNT * 5, 1), (INPUT_GAP_UP, WAY_COUNT * 5, 1), (INPUT_QUEEN, WAY_COUNT * 2, 1),
    (INPUT_QUEEN_IN_TRICK, WAY_COUNT, 1), (INPUT_CUT, WAY_COUNT * 2, 1), (INPUT_SHAPE, 18, 4), (INPUT_LAID, 81, 3),
    (INPUT_VOIDS, 12, 3),
    *((INPUT_SUITS + at - INPUT_KIND, count, 13 if at == INPUT_RANKED else 4 * most)
      for at, count, most in SUIT_INPUT_GROUPS),
)  # fmt: skip
#: room for the active inputs of the deal, and of a suit or a card
MAX_DEAL_INPUTS, MAX_CARD_INPUTS = 192, 64


def is_partner_ahead(table: Ints, seat: int) -> bool:
    """Return whether the partner's card is the highest in the trick so far; False for a lead and without a partner.

    :param table: the fields of the table.
    :param seat: the seat to act, from 0.
    """
    distance = table[FIELD_PARTNER_DISTANCE]
    partner = (seat + distance) % table[FIELD_SEATS]
    return distance != 0 and table[FIELD_SUIT_LED] != NO_TRUMP and table[FIELD_HIGHEST_SEAT] == partner


def list_deal_inputs(hands: Ints, left: Ints, voids: Ints, memory: Ints, table: Ints, seat: int, out: Out) -> int:
    """List the active inputs of the deal in ``out``; return their number. The module describes the arguments."""
    led = table[FIELD_SUIT_LED]
    out[0] = INPUT_TRICK + table[FIELD_TRICKS]
    out[1] = INPUT_PLACE + table[FIELD_SEATS_AFTER] * 3 + (0 if led == NO_TRUMP else 1 + is_partner_ahead(table, seat))
    out[2] = INPUT_TRICKS_TO_NULL + table[FIELD_TRICKS_TO_NULL]
    n = add_flag_inputs(table, out, 3)
    if led != NO_TRUMP:
        n = add_trick_inputs(hands, left, voids, table, seat, out, n)
    if table[FIELD_TRUMP] != NO_TRUMP:
        n = add_trump_inputs(hands, left, voids, table, seat, out, n)
    n = add_shape_inputs(hands, left, table, seat, out, n)
    return add_others_inputs(voids, memory, table, seat, out, n)


def add_flag_inputs(table: Ints, out: Out, n: int) -> int:
    """Add the inputs for the terms of the deal, such as trumps or null, from index ``n`` on; return the new number of
    inputs. The module describes the arguments.
    """
    queen = table[FIELD_QUEEN_OUT]
    flags = (
        table[FIELD_ALONE], 1 if table[FIELD_TRUMP] != NO_TRUMP else 0, table[FIELD_NULL],
        1 if queen == QUEEN_TURNS else 0,
        1 if queen == QUEEN_LOSES else 0, 1 if table[FIELD_SEATS] == 3 else 0, table[FIELD_QUEEN_IN_TRICK],
    )  # fmt: skip
    for which in range(7):
        if flags[which]:
            out[n] = INPUT_FLAGS + which
            n += 1
    return n


def add_trick_inputs(hands: Ints, left: Ints, voids: Ints, table: Ints, seat: int, out: Out, n: int) -> int:
    """Add the inputs for the suit led and the highest card; return the new number of inputs. The module describes the
    arguments.
    """
    at, led, seats, top_suit = seat * 4, table[FIELD_SUIT_LED], table[FIELD_SEATS], table[FIELD_HIGHEST_CARD] // RANKS
    held, higher = hands[at + led], left[top_suit] & ~hands[at + top_suit]
    over = COUNT_OF_MASK[higher >> table[FIELD_HIGHEST_CARD] % RANKS + 1]
    out[n] = INPUT_OVER + min(5, over) * 2 + (1 if top_suit != led else 0)
    out[n + 1] = INPUT_LED_OWN + min(6, COUNT_OF_MASK[held])
    out[n + 2] = INPUT_LED_OUT + COUNT_OF_MASK[left[led] & ~held]
    n += 3
    for step in range(1, table[FIELD_SEATS_AFTER] + 1):
        if voids[(seat + step) % seats * 4 + led]:
            out[n] = INPUT_LED_VOID + step - 1
            n += 1
    return n


def add_trump_inputs(hands: Ints, left: Ints, voids: Ints, table: Ints, seat: int, out: Out, n: int) -> int:
    """Add the inputs for own and others' trumps and the seats void in them; return the new number of inputs. The module
    describes the arguments.
    """
    trump, seats = table[FIELD_TRUMP], table[FIELD_SEATS]
    held = hands[seat * 4 + trump]
    theirs = left[trump] & ~held
    out[n] = INPUT_TRUMPS + min(8, COUNT_OF_MASK[held])
    out[n + 1] = INPUT_TRUMPS_OUT + COUNT_OF_MASK[theirs]
    out[n + 2] = INPUT_TRUMPS_OVER + (min(4, COUNT_OF_MASK[theirs >> HIGHEST_OF_MASK[held]]) if held else 5)
    n += 3
    for step in range(1, seats):
        if voids[(seat + step) % seats * 4 + trump]:
            out[n] = INPUT_TRUMP_VOID + step - 1
            n += 1
    return n


def add_shape_inputs(hands: Ints, left: Ints, table: Ints, seat: int, out: Out, n: int) -> int:
    """Add the inputs for the seat's plain suits and the cards that only trumps can beat; return the new number of
    inputs. The module describes the arguments.
    """
    masters = 0
    for suit in range(4):
        if suit != table[FIELD_TRUMP]:
            held = hands[seat * 4 + suit]
            theirs = left[suit] & ~held
            unbeaten = COUNT_OF_MASK[held >> HIGHEST_OF_MASK[theirs]] if theirs else COUNT_OF_MASK[held]
            masters += unbeaten
            out[n] = INPUT_SHAPE + min(8, COUNT_OF_MASK[held]) * 2 + min(1, unbeaten)
            n += 1
    out[n] = INPUT_MASTERS + min(6, masters)
    return n + 1


def add_others_inputs(voids: Ints, memory: Ints, table: Ints, seat: int, out: Out, n: int) -> int:
    """Add the inputs for the cards that the others laid in this trick and for their voids; return the new number of
    inputs. The module describes the arguments.
    """
    trump, led = table[FIELD_TRUMP], table[FIELD_SUIT_LED]
    for step in range(1, table[FIELD_SEATS]):
        who = (seat + step) % table[FIELD_SEATS]
        if memory[MEMORY_LAID + who]:
            card = memory[MEMORY_LAID + who] - 1
            suit = card // RANKS
            which = card % RANKS if suit == led else 26 if suit == trump else 13 + card % RANKS
            out[n] = INPUT_LAID + (step - 1) * 27 + which
            n += 1
        lacks = 0
        for suit in range(4):
            if suit != trump:
                lacks += voids[who * 4 + suit]
        out[n] = INPUT_VOIDS + (step - 1) * 4 + min(3, lacks)
        n += 1
    return n


def list_suit_inputs(
    hands: Ints, left: Ints, voids: Ints, first: Ints, memory: Ints, table: Ints, seat: int, suit: int, out: Out
) -> int:
    """List the active inputs that all cards of a suit share in ``out``; return their number. The module describes the
    arguments.
    """
    n = list_holding_inputs(hands, left, table, seat, suit, out)
    seats = table[FIELD_SEATS]
    for step in range(seats):
        who = (seat + step) % seats
        out[n] = INPUT_LED_BY + step * 3 + min(2, memory[MEMORY_LED + who * 4 + suit])
        n += 1
        if first[who] == suit:
            out[n] = INPUT_FIRST + step
            n += 1
        if step:
            n = add_history_inputs(voids, memory, who, step, suit, 1 if suit == table[FIELD_TRUMP] else 0, out, n)
    if table[FIELD_SUIT_LED] != NO_TRUMP:
        ahead = suit == table[FIELD_HIGHEST_CARD] // RANKS
        out[n] = INPUT_ASKED + (2 if suit == table[FIELD_SUIT_LED] else 1 if ahead else 0)
        n += 1
        if ahead:
            out[n] = INPUT_TOP + table[FIELD_HIGHEST_CARD] % RANKS
            n += 1
    return n


def list_holding_inputs(hands: Ints, left: Ints, table: Ints, seat: int, suit: int, out: Out) -> int:
    """List the inputs for a suit in ``out``: its kind, the seat's cards, and how many of the others' cards are above
    each; return their number. The module describes the arguments.
    """
    held = hands[seat * 4 + suit]
    theirs, trumps = left[suit] & ~held, 1 if suit == table[FIELD_TRUMP] else 0
    if table[FIELD_QUEEN_OUT] and suit == SPADES:
        kind = 4 if held >> (QUEEN_OF_SPADES - SPADES * RANKS) & 1 else 3
    else:
        kind = 2 if table[FIELD_TRUMP] == NO_TRUMP else trumps
    out[0] = INPUT_KIND + kind
    out[1] = INPUT_OWN + trumps * 9 + min(8, COUNT_OF_MASK[held])
    out[2] = INPUT_OUT + trumps * 14 + COUNT_OF_MASK[theirs]
    n, above, rank = 3, 0, RANKS - 1
    while rank >= 0:
        above += theirs >> rank & 1
        if held >> rank & 1:
            out[n] = INPUT_RANKED + trumps * 13 + min(12, above)
            n += 1
        rank -= 1
    return n


def add_history_inputs(voids: Ints, memory: Ints, who: int, step: int, suit: int, trumps: int, out: Out, n: int) -> int:
    """Add the inputs for another seat's past plays of a suit after n inputs; return the new number.

    The module describes the other arguments.

    :param who: the other seat. :param step: distance of the other seat from the acting one, clockwise.
    :param trumps: 1 for the suit of trumps, else 0.
    """
    at = who * 4 + suit
    played = memory[MEMORY_PLAYED + at]
    if voids[at]:
        out[n] = INPUT_VOID + trumps * 3 + step - 1
        n += 1
    out[n] = INPUT_THROWN + (step - 1) * 4 + min(3, memory[MEMORY_THROWN + at])
    out[n + 1] = INPUT_PLAY_COUNT + (step - 1) * 5 + min(4, COUNT_OF_MASK[played])
    n += 2
    if played:
        out[n] = INPUT_HIGHEST + (step - 1) * 13 + HIGHEST_OF_MASK[played]
        out[n + 1] = INPUT_LOWEST + (step - 1) * 13 + LOWEST_OF_MASK[played]
        n += 2
    return n


def list_card_inputs(
    hands: Ints, left: Ints, voids: Ints, table: Ints, seat: int, suit: int, rank: int, out: Out
) -> int:
    """List the active inputs of one card in ``out``; return their number. The module describes the arguments."""
    held, led, top = hands[seat * 4 + suit], table[FIELD_SUIT_LED], table[FIELD_HIGHEST_CARD]
    theirs, trumps = left[suit] & ~held, 1 if suit == table[FIELD_TRUMP] else 0
    if led == NO_TRUMP:
        way = WAY_LEAD
    elif suit == led:
        way = WAY_OVER if suit == top // RANKS and rank > top % RANKS else WAY_UNDER
    elif trumps:
        way = WAY_RUFF_UNDER if suit == top // RANKS and rank < top % RANKS else WAY_RUFF_OVER
    else:
        way = WAY_THROW
    out[0] = INPUT_WAY + (way * 4 + table[FIELD_SEATS_AFTER]) * 2 + is_partner_ahead(table, seat)
    out[1] = INPUT_RANK + (trumps * 2 + (1 if way == WAY_LEAD else 0)) * 13 + rank
    out[2] = INPUT_ABOVE + way * 8 + min(7, COUNT_OF_MASK[theirs >> rank])
    below = (1 << rank) - 1
    out[3] = INPUT_BELOW + way * 8 + min(7, COUNT_OF_MASK[theirs & below])
    own_above, own_below = held >> rank + 1, held & below
    out[4] = INPUT_OWN_ABOVE + way * 5 + min(4, COUNT_OF_MASK[own_above])
    out[5] = INPUT_OWN_BELOW + way * 5 + min(4, COUNT_OF_MASK[own_below])
    down = up = 4
    if own_below:
        down = min(3, COUNT_OF_MASK[(theirs & below) >> HIGHEST_OF_MASK[own_below]])
    if own_above:
        up = min(3, COUNT_OF_MASK[theirs >> rank & (1 << LOWEST_OF_MASK[own_above] + 1) - 1])
    out[6] = INPUT_GAP_DOWN + way * 5 + down
    out[7] = INPUT_GAP_UP + way * 5 + up
    n = 8
    if suit * RANKS + rank == QUEEN_OF_SPADES and table[FIELD_QUEEN_OUT]:
        out[n] = INPUT_QUEEN + way * 2 + (1 if table[FIELD_QUEEN_OUT] == QUEEN_LOSES else 0)
        n += 1
    if table[FIELD_QUEEN_IN_TRICK]:
        out[n] = INPUT_QUEEN_IN_TRICK + way
        n += 1
    cut = 0
    for step in range(1, table[FIELD_SEATS_AFTER] + 1):
        other = (seat + step) % table[FIELD_SEATS]
        if step != table[FIELD_PARTNER_DISTANCE] and voids[other * 4 + (suit if way == WAY_LEAD else led)]:
            cut = 1
    out[n] = INPUT_CUT + way * 2 + cut
    return n + 1
