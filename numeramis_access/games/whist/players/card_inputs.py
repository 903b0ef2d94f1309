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
    HIGH,
    LOW,
    NONE,
    QUEEN,
    QUEEN_LOSES,
    QUEEN_TURNS,
    RANKS,
    SPADES,
)

Ints = Sequence[int]
Out = MutableSequence[int]

#: the fields of the table: those of ``features``, then tricks played, whether it is null now, tricks until null begins
#: (``FAR``: never), whether all play alone
MATE, TRUMP, LED, TOP, BEST, AFTER, STAGE, HOT, QUEEN_OUT, SEATS, TRICKS, NULL, TILL, ALONE = range(14)
TABLE = 14
FAR = 7
#: the memory of every seat and suit: cards played as a mask, times led, number of discards; then the card of every seat
#: in this trick plus 1, 0 for none
PLAYED, LEDS, THROWN, LAID = 0, 16, 32, 48
MEMORY = 52

#: the first index of each group of inputs. Of the deal: tricks played; place in the trick and its winner; the terms of
#: the deal; tricks until null begins; unseen cards over the highest one and whether it ruffs; own and others' cards of
#: the suit led; own trumps, others', those over the seat's highest; seats void in trumps; later seats void in the suit
#: led; own cards that only trumps can beat
IN_TRICK = 0
IN_PLACE = IN_TRICK + 13
IN_FLAGS = IN_PLACE + 12
IN_TILL = IN_FLAGS + 7
IN_OVER = IN_TILL + 8
IN_LED_OWN = IN_OVER + 12
IN_LED_OUT = IN_LED_OWN + 7
IN_TRUMPS = IN_LED_OUT + 14
IN_TRUMPS_OUT = IN_TRUMPS + 9
IN_TRUMPS_OVER = IN_TRUMPS_OUT + 14
IN_TRUMP_VOID = IN_TRUMPS_OVER + 6
IN_LED_VOID = IN_TRUMP_VOID + 3
IN_MASTERS = IN_LED_VOID + 3
#: of a suit: its kind; own cards; others'; number over each own one; seats void in it; how often each led it; seats
#: whose first lead it was; how often each discarded it or played it; the highest and lowest card that each played;
#: whether it was led; the highest card on the table
IN_KIND = IN_MASTERS + 7
IN_OWN = IN_KIND + 5
IN_OUT = IN_OWN + 18
IN_RANKED = IN_OUT + 28
IN_VOID = IN_RANKED + 26
IN_LED_BY = IN_VOID + 6
IN_FIRST = IN_LED_BY + 12
IN_THROWN = IN_FIRST + 4
IN_COUNT = IN_THROWN + 12
IN_HIGHEST = IN_COUNT + 15
IN_LOWEST = IN_HIGHEST + 39
IN_ASKED = IN_LOWEST + 39
IN_TOP = IN_ASKED + 3
#: the ways of playing a card: lead, follow under or over the highest card, discard, ruff under or over
LEAD, UNDER, OVER, THROW, RUFF_UNDER, RUFF_OVER = range(6)
WAYS = 6
#: of a card, each with its way: place in the trick; rank; others' cards above and below; own ones above and below;
#: others' between it and the next own one below and above; the queen of spades; whether she lies in the trick; whether
#: a later opponent is void in the suit
IN_WAY = IN_TOP + 13
IN_RANK = IN_WAY + WAYS * 8
IN_ABOVE = IN_RANK + 52
IN_BELOW = IN_ABOVE + WAYS * 8
IN_OWN_ABOVE = IN_BELOW + WAYS * 8
IN_OWN_BELOW = IN_OWN_ABOVE + WAYS * 5
IN_GAP_DOWN = IN_OWN_BELOW + WAYS * 5
IN_GAP_UP = IN_GAP_DOWN + WAYS * 5
IN_QUEEN = IN_GAP_UP + WAYS * 5
IN_HOT = IN_QUEEN + WAYS * 2
IN_CUT = IN_HOT + WAYS
#: of the deal again: own plain suits by length and whether their highest card is unbeaten; the card each seat laid (a
#: rank of the suit led, of another one, or a trump); the number of plain suits in which each is known to be void
IN_SHAPE = IN_CUT + WAYS * 2
IN_LAID = IN_SHAPE + 18
IN_VOIDS = IN_LAID + 3 * 27
#: all inputs of a suit again, for every suit, as inputs of the deal
IN_SUITS = IN_VOIDS + 12
INPUTS = IN_SUITS + IN_WAY - IN_KIND
#: the groups of a suit: first index, number of inputs, number active at once
SUIT_GROUPS = (
    (IN_KIND, 5, 1), (IN_OWN, 18, 1), (IN_OUT, 28, 1), (IN_RANKED, 26, 13), (IN_VOID, 6, 3), (IN_LED_BY, 12, 4),
    (IN_FIRST, 4, 4), (IN_THROWN, 12, 3), (IN_COUNT, 15, 3), (IN_HIGHEST, 39, 3), (IN_LOWEST, 39, 3), (IN_ASKED, 3, 1),
    (IN_TOP, 13, 1),
)  # fmt: skip
#: all groups
GROUPS = (
    (IN_TRICK, 13, 1), (IN_PLACE, 12, 1), (IN_FLAGS, 7, 7), (IN_TILL, 8, 1), (IN_OVER, 12, 1), (IN_LED_OWN, 7, 1),
    (IN_LED_OUT, 14, 1), (IN_TRUMPS, 9, 1), (IN_TRUMPS_OUT, 14, 1), (IN_TRUMPS_OVER, 6, 1), (IN_TRUMP_VOID, 3, 3),
    (IN_LED_VOID, 3, 3), (IN_MASTERS, 7, 1), *SUIT_GROUPS, (IN_WAY, WAYS * 8, 1), (IN_RANK, 52, 1),
    (IN_ABOVE, WAYS * 8, 1), (IN_BELOW, WAYS * 8, 1), (IN_OWN_ABOVE, WAYS * 5, 1), (IN_OWN_BELOW, WAYS * 5, 1),
    (IN_GAP_DOWN, WAYS * 5, 1), (IN_GAP_UP, WAYS * 5, 1), (IN_QUEEN, WAYS * 2, 1), (IN_HOT, WAYS, 1),
    (IN_CUT, WAYS * 2, 1), (IN_SHAPE, 18, 4), (IN_LAID, 81, 3), (IN_VOIDS, 12, 3),
    *((IN_SUITS + at - IN_KIND, count, 13 if at == IN_RANKED else 4 * most) for at, count, most in SUIT_GROUPS),
)  # fmt: skip
#: room for the active inputs of the deal, and of a suit or a card
MOST_OF_DEAL, MOST = 192, 64


def mate_best(table: Ints, seat: int) -> int:
    """Return 1 if the partner's card is the highest so far, else 0.

    :param table: the fields of the table.
    :param seat: the seat to act, from 0.
    """
    return 1 if table[MATE] and table[LED] != NONE and table[BEST] == (seat + table[MATE]) % table[SEATS] else 0


def deal_inputs(hands: Ints, left: Ints, voids: Ints, memory: Ints, table: Ints, seat: int, out: Out) -> int:
    """List the active inputs of the deal in ``out``; return their number. The module describes the arguments."""
    led = table[LED]
    out[0] = IN_TRICK + table[TRICKS]
    out[1] = IN_PLACE + table[AFTER] * 3 + (0 if led == NONE else 1 + mate_best(table, seat))
    out[2] = IN_TILL + table[TILL]
    n = flag_inputs(table, out, 3)
    if led != NONE:
        n = trick_inputs(hands, left, voids, table, seat, out, n)
    if table[TRUMP] != NONE:
        n = trump_inputs(hands, left, voids, table, seat, out, n)
    n = shape_inputs(hands, left, table, seat, out, n)
    return others_inputs(voids, memory, table, seat, out, n)


def flag_inputs(table: Ints, out: Out, n: int) -> int:
    """Add the inputs for the terms of the deal, such as trumps or null, from index ``n`` on; return the new number of
    inputs. The module describes the arguments.
    """
    queen = table[QUEEN_OUT]
    flags = (
        table[ALONE], 1 if table[TRUMP] != NONE else 0, table[NULL], 1 if queen == QUEEN_TURNS else 0,
        1 if queen == QUEEN_LOSES else 0, 1 if table[SEATS] == 3 else 0, table[HOT],
    )  # fmt: skip
    for which in range(7):
        if flags[which]:
            out[n] = IN_FLAGS + which
            n += 1
    return n


def trick_inputs(hands: Ints, left: Ints, voids: Ints, table: Ints, seat: int, out: Out, n: int) -> int:
    """Add the inputs for the suit led and the highest card; return the new number of inputs. The module describes the
    arguments.
    """
    at, led, seats, top_suit = seat * 4, table[LED], table[SEATS], table[TOP] // RANKS
    held, higher = hands[at + led], left[top_suit] & ~hands[at + top_suit]
    out[n] = IN_OVER + min(5, COUNT_OF_MASK[higher >> table[TOP] % RANKS + 1]) * 2 + (1 if top_suit != led else 0)
    out[n + 1] = IN_LED_OWN + min(6, COUNT_OF_MASK[held])
    out[n + 2] = IN_LED_OUT + COUNT_OF_MASK[left[led] & ~held]
    n += 3
    for step in range(1, table[AFTER] + 1):
        if voids[(seat + step) % seats * 4 + led]:
            out[n] = IN_LED_VOID + step - 1
            n += 1
    return n


def trump_inputs(hands: Ints, left: Ints, voids: Ints, table: Ints, seat: int, out: Out, n: int) -> int:
    """Add the inputs for own and others' trumps and the seats void in them; return the new number of inputs. The module
    describes the arguments.
    """
    trump, seats = table[TRUMP], table[SEATS]
    held = hands[seat * 4 + trump]
    theirs = left[trump] & ~held
    out[n] = IN_TRUMPS + min(8, COUNT_OF_MASK[held])
    out[n + 1] = IN_TRUMPS_OUT + COUNT_OF_MASK[theirs]
    out[n + 2] = IN_TRUMPS_OVER + (min(4, COUNT_OF_MASK[theirs >> HIGH[held]]) if held else 5)
    n += 3
    for step in range(1, seats):
        if voids[(seat + step) % seats * 4 + trump]:
            out[n] = IN_TRUMP_VOID + step - 1
            n += 1
    return n


def shape_inputs(hands: Ints, left: Ints, table: Ints, seat: int, out: Out, n: int) -> int:
    """Add the inputs for the seat's plain suits and the cards that only trumps can beat; return the new number of
    inputs. The module describes the arguments.
    """
    masters = 0
    for suit in range(4):
        if suit != table[TRUMP]:
            held = hands[seat * 4 + suit]
            theirs = left[suit] & ~held
            unbeaten = COUNT_OF_MASK[held >> HIGH[theirs]] if theirs else COUNT_OF_MASK[held]
            masters += unbeaten
            out[n] = IN_SHAPE + min(8, COUNT_OF_MASK[held]) * 2 + min(1, unbeaten)
            n += 1
    out[n] = IN_MASTERS + min(6, masters)
    return n + 1


def others_inputs(voids: Ints, memory: Ints, table: Ints, seat: int, out: Out, n: int) -> int:
    """Add the inputs for the cards that the others laid in this trick and for their voids; return the new number of
    inputs. The module describes the arguments.
    """
    trump, led = table[TRUMP], table[LED]
    for step in range(1, table[SEATS]):
        who = (seat + step) % table[SEATS]
        if memory[LAID + who]:
            card = memory[LAID + who] - 1
            suit = card // RANKS
            which = card % RANKS if suit == led else 26 if suit == trump else 13 + card % RANKS
            out[n] = IN_LAID + (step - 1) * 27 + which
            n += 1
        lacks = 0
        for suit in range(4):
            if suit != trump:
                lacks += voids[who * 4 + suit]
        out[n] = IN_VOIDS + (step - 1) * 4 + min(3, lacks)
        n += 1
    return n


def suit_inputs(
    hands: Ints, left: Ints, voids: Ints, first: Ints, memory: Ints, table: Ints, seat: int, suit: int, out: Out
) -> int:
    """List the active inputs that all cards of a suit share in ``out``; return their number. The module describes the
    arguments.
    """
    n = holding_inputs(hands, left, table, seat, suit, out)
    seats = table[SEATS]
    for step in range(seats):
        who = (seat + step) % seats
        out[n] = IN_LED_BY + step * 3 + min(2, memory[LEDS + who * 4 + suit])
        n += 1
        if first[who] == suit:
            out[n] = IN_FIRST + step
            n += 1
        if step:
            n = history_inputs(voids, memory, who, step, suit, 1 if suit == table[TRUMP] else 0, out, n)
    if table[LED] != NONE:
        ahead = suit == table[TOP] // RANKS
        out[n] = IN_ASKED + (2 if suit == table[LED] else 1 if ahead else 0)
        n += 1
        if ahead:
            out[n] = IN_TOP + table[TOP] % RANKS
            n += 1
    return n


def holding_inputs(hands: Ints, left: Ints, table: Ints, seat: int, suit: int, out: Out) -> int:
    """List the inputs for a suit in ``out``: its kind, the seat's cards, and how many of the others' cards are above
    each; return their number. The module describes the arguments.
    """
    held = hands[seat * 4 + suit]
    theirs, trumps = left[suit] & ~held, 1 if suit == table[TRUMP] else 0
    if table[QUEEN_OUT] and suit == SPADES:
        kind = 4 if held >> (QUEEN - SPADES * RANKS) & 1 else 3
    else:
        kind = 2 if table[TRUMP] == NONE else trumps
    out[0] = IN_KIND + kind
    out[1] = IN_OWN + trumps * 9 + min(8, COUNT_OF_MASK[held])
    out[2] = IN_OUT + trumps * 14 + COUNT_OF_MASK[theirs]
    n, above, rank = 3, 0, RANKS - 1
    while rank >= 0:
        above += theirs >> rank & 1
        if held >> rank & 1:
            out[n] = IN_RANKED + trumps * 13 + min(12, above)
            n += 1
        rank -= 1
    return n


def history_inputs(voids: Ints, memory: Ints, who: int, step: int, suit: int, trumps: int, out: Out, n: int) -> int:
    """Add the inputs for another seat's past plays of a suit after n inputs; return the new number.

    The module describes the other arguments.

    :param who: the other seat. :param step: distance of the other seat from the acting one, clockwise.
    :param trumps: 1 for the suit of trumps, else 0.
    """
    at = who * 4 + suit
    played = memory[PLAYED + at]
    if voids[at]:
        out[n] = IN_VOID + trumps * 3 + step - 1
        n += 1
    out[n] = IN_THROWN + (step - 1) * 4 + min(3, memory[THROWN + at])
    out[n + 1] = IN_COUNT + (step - 1) * 5 + min(4, COUNT_OF_MASK[played])
    n += 2
    if played:
        out[n] = IN_HIGHEST + (step - 1) * 13 + HIGH[played]
        out[n + 1] = IN_LOWEST + (step - 1) * 13 + LOW[played]
        n += 2
    return n


def card_inputs(
    hands: Ints, left: Ints, voids: Ints, table: Ints, seat: int, suit: int, rank: int, out: Out
) -> int:
    """List the active inputs of one card in ``out``; return their number. The module describes the arguments."""
    held, led, top = hands[seat * 4 + suit], table[LED], table[TOP]
    theirs, trumps = left[suit] & ~held, 1 if suit == table[TRUMP] else 0
    if led == NONE:
        way = LEAD
    elif suit == led:
        way = OVER if suit == top // RANKS and rank > top % RANKS else UNDER
    elif trumps:
        way = RUFF_UNDER if suit == top // RANKS and rank < top % RANKS else RUFF_OVER
    else:
        way = THROW
    out[0] = IN_WAY + (way * 4 + table[AFTER]) * 2 + mate_best(table, seat)
    out[1] = IN_RANK + (trumps * 2 + (1 if way == LEAD else 0)) * 13 + rank
    out[2] = IN_ABOVE + way * 8 + min(7, COUNT_OF_MASK[theirs >> rank])
    below = (1 << rank) - 1
    out[3] = IN_BELOW + way * 8 + min(7, COUNT_OF_MASK[theirs & below])
    own_above, own_below = held >> rank + 1, held & below
    out[4] = IN_OWN_ABOVE + way * 5 + min(4, COUNT_OF_MASK[own_above])
    out[5] = IN_OWN_BELOW + way * 5 + min(4, COUNT_OF_MASK[own_below])
    down = up = 4
    if own_below:
        down = min(3, COUNT_OF_MASK[(theirs & below) >> HIGH[own_below]])
    if own_above:
        up = min(3, COUNT_OF_MASK[theirs >> rank & (1 << LOW[own_above] + 1) - 1])
    out[6] = IN_GAP_DOWN + way * 5 + down
    out[7] = IN_GAP_UP + way * 5 + up
    n = 8
    if suit * RANKS + rank == QUEEN and table[QUEEN_OUT]:
        out[n] = IN_QUEEN + way * 2 + (1 if table[QUEEN_OUT] == QUEEN_LOSES else 0)
        n += 1
    if table[HOT]:
        out[n] = IN_HOT + way
        n += 1
    cut = 0
    for step in range(1, table[AFTER] + 1):
        if step != table[MATE] and voids[(seat + step) % table[SEATS] * 4 + (suit if way == LEAD else led)]:
            cut = 1
    out[n] = IN_CUT + way * 2 + cut
    return n + 1
