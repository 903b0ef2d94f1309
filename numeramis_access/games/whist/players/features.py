"""The features of a card in Whist: for each card worth weighing, the numbers of a few cells.

A cell is one combination of facts, such as "lowest of the suit, partner ahead". A learned policy has one weight per
cell; a card's value is the sum of its cells' weights (``learned_policy``). The functions use only the knowledge of the
seat: its own hand, the cards played, the voids shown.

The functions share these arguments: ``hands`` holds masks of the cards by seat and suit (the functions read only those
of ``seat``), ``left`` a mask of the unplayed cards of each suit, ``voids`` 1 for each seat and suit known to be void,
``first`` the first suit that each seat led, ``seat`` the seat to act, ``table`` the fields below; ``cards`` and
``cells``, with room for ``MAX_WEIGHED_CARDS`` and ``MAX_WEIGHED_CARDS * CELLS_PER_CARD`` numbers, take each card (suit
times ``RANKS`` plus rank) and its ``CELLS_PER_CARD`` cells.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from numeramis_access.games.whist.players.model import (
    COUNT_OF_MASK,
    HIGHEST_OF_MASK,
    LOWEST_OF_MASK,
    NO_TRUMP,
    QUEEN_BIT,
    QUEEN_LOSES,
    RANKS,
    SPADES,
)

Ints = Sequence[int]
Out = MutableSequence[int]

#: the fields of the table, in this order: the partner's distance clockwise (0: no partner), trumps, suit led, highest
#: card in the trick, its seat, number of seats to play after this one, stage of the deal, whether the queen of spades
#: lies in the trick (V4, V8), her effect while she is unplayed (else 0), number of seats
(
    FIELD_PARTNER_DISTANCE,
    FIELD_TRUMP,
    FIELD_SUIT_LED,
    FIELD_HIGHEST_CARD,
    FIELD_HIGHEST_SEAT,
    FIELD_SEATS_AFTER,
    FIELD_STAGE,
    FIELD_QUEEN_IN_TRICK,
    FIELD_QUEEN_OUT,
    FIELD_SEATS,
) = range(10)

#: the most cards weighed at once, and the cells of each
MAX_WEIGHED_CARDS, CELLS_PER_CARD = 12, 4

#: for every mask of a suit a class of its number of cards: the number itself up to three; a third of it, rounded up, up
#: to three; the number minus one, up to four (-1 for an empty mask)
COUNT_CLASS_OF_MASK = [min(3, count) for count in COUNT_OF_MASK]
THIRDS_CLASS_OF_MASK = [min(3, (count + 2) // 3) for count in COUNT_OF_MASK]
LENGTH_CLASS_OF_MASK = [min(5, count) - 1 for count in COUNT_OF_MASK]

#: the first index of each family of cells
CELL_LEAD_A = 0
CELL_LEAD_B = CELL_LEAD_A + 3 * 5 * 4 * 5 * 3
CELL_LEAD_C = CELL_LEAD_B + 3 * 5 * 4 * 4 * 8
CELL_LEAD_D = CELL_LEAD_C + 3 * 5 * 13
CELL_FOLLOW_A = CELL_LEAD_D + 3 * 5 * 2 * 2 * 4
CELL_FOLLOW_B = CELL_FOLLOW_A + 4 * 3 * 2 * 2 * 5 * 4 * 2
CELL_FOLLOW_C = CELL_FOLLOW_B + 4 * 3 * 2 * 5 * 13
CELL_FOLLOW_D = CELL_FOLLOW_C + 4 * 3 * 2 * 4 * 4 * 2 * 3
CELL_FREE_A = CELL_FOLLOW_D + 4 * 5 * 5 * 3 * 2
CELL_FREE_B = CELL_FREE_A + 5 * 3 * 2 * 2 * 4 * 2 * 3
CELL_FREE_C = CELL_FREE_B + 5 * 5 * 5 * 4 * 4
CELL_COUNT = CELL_FREE_C + 5 * 5 * 13 * 2


def suit_class(hand: Ints, at: int, suit: int, table: Ints) -> int:
    """Return the kind of a suit: 0 for a plain suit, 1 for trumps, 2 in a deal without trumps; for spades while the
    queen of spades matters and is unplayed, 4 if this hand holds her, else 3.

    :param hand: masks of hands.
    :param at: the index of the hand's masks in ``hand``.
    :param suit: index of the suit.
    :param table: the fields of the table.
    """
    if table[FIELD_QUEEN_OUT] and suit == SPADES:
        return 4 if hand[at + SPADES] & QUEEN_BIT else 3
    if table[FIELD_TRUMP] == NO_TRUMP:
        return 2
    return 1 if suit == table[FIELD_TRUMP] else 0


def has_void_opponent_later(voids: Ints, seat: int, suit: int, table: Ints) -> bool:
    """Return whether an opponent still to play is known to be void in a suit. The module describes the arguments."""
    mate, seats = table[FIELD_PARTNER_DISTANCE], table[FIELD_SEATS]
    for step in range(1, table[FIELD_SEATS_AFTER] + 1):
        if step != mate and voids[(seat + step) % seats * 4 + suit]:
            return True
    return False


def trumps_out(hands: Ints, left: Ints, seat: int, table: Ints) -> int:
    """Return a class for the number of trumps that others hold (``THIRDS_CLASS_OF_MASK``): 0 for none and in a deal
    without trumps, up to 3. The module describes the arguments.
    """
    trump = table[FIELD_TRUMP]
    return THIRDS_CLASS_OF_MASK[left[trump] & ~hands[seat * 4 + trump]] if trump != NO_TRUMP else 0


def list_leads(
    hands: Ints, left: Ints, voids: Ints, first: Ints, table: Ints, seat: int, cards: Out, cells: Out
) -> int:
    """List the leads to weigh, the highest and the lowest card of each suit, with their cells; return their number. The
    module describes the arguments.
    """
    at, trump, seats, count = seat * 4, table[FIELD_TRUMP], table[FIELD_SEATS], 0
    against = trumps_out(hands, left, seat, table) * 32 + (
        COUNT_CLASS_OF_MASK[hands[at + trump]] * 8 if trump != NO_TRUMP else 0
    )
    history = lead_history(first, seat, table)
    first_other, second_other, third_other = (seat + 1) % seats * 4, (seat + 2) % seats * 4, (seat + 3) % seats * 4
    for suit in range(4):
        held = hands[at + suit]
        if held:
            kind = suit_class(hands, at, suit, table)
            around = voids[first_other + suit] * 2 + voids[second_other + suit]
            if seats > 3:
                around = around * 2 + voids[third_other + suit]
            out = left[suit] & ~held
            lot = kind * 128 + against + around
            theirs = (history >> 2 * suit & 3) * 4 + THIRDS_CLASS_OF_MASK[out]
            top, bottom = HIGHEST_OF_MASK[held], LOWEST_OF_MASK[held]
            shape = LENGTH_CLASS_OF_MASK[held] * 3 + table[FIELD_STAGE]
            count = put_lead(cards, cells, count, 2 if top == bottom else 1, suit, top, out, kind, shape, lot, theirs)
            if top != bottom:
                count = put_lead(cards, cells, count, 0, suit, bottom, out, kind, shape, lot, theirs)
    return count


def lead_history(first: Ints, seat: int, table: Ints) -> int:
    """Return who has led each suit first: two bits per suit, those of suit s at bit 2 s.

    The higher bit (2) is for the partner, the lower bit (1) for an opponent.

    :param first: the first suit that each seat led, or ``NO_TRUMP``.
    :param seat: the seat, from 0, whose view it is.
    :param table: the fields of the table.
    """
    mate, seats, history = table[FIELD_PARTNER_DISTANCE], table[FIELD_SEATS], 0
    for step in range(1, seats):
        history |= (2 if step == mate else 1) << 2 * first[(seat + step) % seats]
    return history


def put_lead(
    cards: Out,
    cells: Out,
    count: int,
    which: int,
    suit: int,
    rank: int,
    out: int,
    kind: int,
    shape: int,
    lot: int,
    theirs: int,
) -> int:
    """Add one lead with its cells to the lists; return the number of listed cards.

    :param cards: takes the card.
    :param cells: takes the numbers of its cells.
    :param count: number of cards listed before.
    :param which: 0 for the lowest card of the suit, 1 for the highest, 2 for the only one.
    :param suit: suit of the card.
    :param rank: rank of the card, from 0.
    :param out: mask of the suit's cards that others hold.
    :param kind: the class of the suit (``suit_class``).
    :param shape, lot, theirs: parts of the numbers of its cells, from ``list_leads``.
    """
    cards[count] = suit * RANKS + rank
    group, at = which * 5 + kind, count * CELLS_PER_CARD
    cells[at] = CELL_LEAD_A + (group * 4 + COUNT_CLASS_OF_MASK[out >> rank]) * 15 + shape
    cells[at + 1] = CELL_LEAD_B + which * 640 + lot
    cells[at + 2] = CELL_LEAD_C + group * 13 + rank
    cells[at + 3] = CELL_LEAD_D + group * 16 + theirs
    return count + 1


def list_follow_plays(hands: Ints, left: Ints, voids: Ints, table: Ints, seat: int, cards: Out, cells: Out) -> int:
    """List the cards of the suit led that are worth weighing, with their cells; return their number.

    They are the lowest and the highest of the cards that take the trick, and of those that do not. The module describes
    the arguments.
    """
    led = table[FIELD_SUIT_LED]
    held = hands[seat * 4 + led]
    top_suit, top_rank = table[FIELD_HIGHEST_CARD] // RANKS, table[FIELD_HIGHEST_CARD] % RANKS
    losers, winners = held, 0
    if top_suit == led:
        losers = held & ((1 << top_rank) - 1)
        winners = held ^ losers
    out = left[led] & ~held
    sure = COUNT_CLASS_OF_MASK[out >> top_rank] if top_suit == led else 0
    kind = suit_class(hands, seat * 4, led, table)
    place = table[FIELD_SEATS_AFTER] * 2 + is_partner_ahead(seat, table)
    cut = has_void_opponent_later(voids, seat, led, table)
    seen = (place, kind, out, sure, cut, LENGTH_CLASS_OF_MASK[held])
    count = 0
    if losers:
        count = put_follow(cards, cells, count, 0, LOWEST_OF_MASK[losers], table, seen)
        if LOWEST_OF_MASK[losers] != HIGHEST_OF_MASK[losers]:
            count = put_follow(cards, cells, count, 1, HIGHEST_OF_MASK[losers], table, seen)
    if winners:
        count = put_follow(cards, cells, count, 2, LOWEST_OF_MASK[winners], table, seen)
        if LOWEST_OF_MASK[winners] != HIGHEST_OF_MASK[winners]:
            count = put_follow(cards, cells, count, 3, HIGHEST_OF_MASK[winners], table, seen)
    return count


def is_partner_ahead(seat: int, table: Ints) -> bool:
    """Return whether the partner's card is the highest in the trick so far; False without a partner.

    :param seat: the seat to act, from 0.
    :param table: the fields of the table.
    """
    distance = table[FIELD_PARTNER_DISTANCE]
    return distance != 0 and table[FIELD_HIGHEST_SEAT] == (seat + distance) % table[FIELD_SEATS]


def put_follow(cards: Out, cells: Out, count: int, which: int, rank: int, table: Ints, seen: tuple[int, ...]) -> int:
    """Add one card of the suit led with its cells to the lists; return the number of listed cards.

    :param cards: takes the card.
    :param cells: takes the numbers of its cells.
    :param count: number of cards listed before.
    :param which: 0 for the lowest card that does not take the trick, 1 for the highest such, 2 for the lowest card that
        takes it, 3 for the highest such.
    :param rank: rank of the card, from 0.
    :param table: the fields of the table.
    :param seen: facts that all cards of the suit share, from ``list_follow_plays``.
    """
    place, kind, out, sure, cut, length = seen
    cards[count] = table[FIELD_SUIT_LED] * RANKS + rank
    at, group, higher = count * CELLS_PER_CARD, which * 6 + place, COUNT_CLASS_OF_MASK[out >> rank]
    cells[at] = CELL_FOLLOW_A + (((group * 2 + table[FIELD_QUEEN_IN_TRICK]) * 5 + kind) * 4 + higher) * 2 + cut
    cells[at + 1] = CELL_FOLLOW_B + (group * 5 + kind) * 13 + rank
    rest = THIRDS_CLASS_OF_MASK[out]
    cells[at + 2] = CELL_FOLLOW_C + (((group * 4 + sure) * 4 + rest) * 2 + cut) * 3 + table[FIELD_STAGE]
    cells[at + 3] = (
        CELL_FOLLOW_D + (((which * 5 + kind) * 5 + length) * 3 + table[FIELD_STAGE]) * 2 + table[FIELD_QUEEN_IN_TRICK]
    )
    return count + 1


def list_free_plays(hands: Ints, left: Ints, voids: Ints, table: Ints, seat: int, cards: Out, cells: Out) -> int:
    """List the cards worth weighing when the seat is void in the suit led, with their cells; return their number.

    They are the lowest and highest of each suit; trumps are split into those that beat the highest card and those that
    do not. The module describes the arguments.
    """
    led, trump, count = table[FIELD_SUIT_LED], table[FIELD_TRUMP], 0
    top_suit, top_rank = table[FIELD_HIGHEST_CARD] // RANKS, table[FIELD_HIGHEST_CARD] % RANKS
    sure = COUNT_CLASS_OF_MASK[left[top_suit] >> (top_rank + 1)]
    own = COUNT_CLASS_OF_MASK[hands[seat * 4 + trump]] if trump != NO_TRUMP else 0
    spot = ((table[FIELD_SEATS_AFTER] * 2 + is_partner_ahead(seat, table)) * 2 + table[FIELD_QUEEN_IN_TRICK]) * 4 + sure
    spot = (spot * 2 + has_void_opponent_later(voids, seat, led, table)) * 3 + table[FIELD_STAGE]
    for suit in range(4):
        held = discardable_cards(hands, table, seat, suit)
        if held:
            kind = suit_class(hands, seat * 4, suit, table)
            out = left[suit] & ~hands[seat * 4 + suit]
            shape = LENGTH_CLASS_OF_MASK[held] * 16 + own
            low, high = 0, 1
            if suit == trump:
                over = held >> (top_rank + 1) << (top_rank + 1) if top_suit == trump else held
                under = held ^ over
                if under:
                    count = put_free(cards, cells, count, 4, suit, LOWEST_OF_MASK[under], out, kind, spot, shape, table)
                held, low, high = over, 2, 3
            if held:
                count = put_free(cards, cells, count, low, suit, LOWEST_OF_MASK[held], out, kind, spot, shape, table)
                if LOWEST_OF_MASK[held] != HIGHEST_OF_MASK[held]:
                    count = put_free(
                        cards, cells, count, high, suit, HIGHEST_OF_MASK[held], out, kind, spot, shape, table
                    )
    return count


def discardable_cards(hands: Ints, table: Ints, seat: int, suit: int) -> int:
    """Return the mask of a suit's cards that the seat may discard.

    It lacks the queen of spades if her taker loses the deal (V8), the partner would certainly take her, and the seat
    has another card. The module describes the arguments.
    """
    held = hands[seat * 4 + suit]
    loses = table[FIELD_QUEEN_OUT] == QUEEN_LOSES and suit == SPADES and held & QUEEN_BIT
    if loses and table[FIELD_SEATS_AFTER] == 0 and is_partner_ahead(seat, table):
        others = held != QUEEN_BIT
        for other in range(SPADES):
            others = others or hands[seat * 4 + other] != 0
        return held & ~QUEEN_BIT if others else held
    return held


def put_free(
    cards: Out,
    cells: Out,
    count: int,
    which: int,
    suit: int,
    rank: int,
    out: int,
    kind: int,
    spot: int,
    shape: int,
    table: Ints,
) -> int:
    """Add one card that does not follow suit, with its cells, to the lists; return the number of listed cards.

    :param cards: takes the card.
    :param cells: takes the numbers of its cells.
    :param count: number of cards listed before.
    :param which: 0 for the lowest card of a plain suit, 1 for the highest; 2 and 3 the same for trumps that take the
        trick; 4 for the lowest trump that does not.
    :param spot, shape: parts of the numbers of its cells, from ``list_free_plays``.
    :param suit: suit of the card.
    :param rank: rank of the card, from 0.
    :param out: mask of the suit's cards that others hold.
    :param kind: the class of the suit (``suit_class``).
    :param table: the fields of the table.
    """
    cards[count] = suit * RANKS + rank
    at, group = count * CELLS_PER_CARD, which * 5 + kind
    cells[at] = CELL_FREE_A + which * 288 + spot
    cells[at + 1] = CELL_FREE_B + group * 80 + shape + COUNT_CLASS_OF_MASK[out >> rank] * 4
    cells[at + 2] = CELL_FREE_C + (group * 13 + rank) * 2 + table[FIELD_QUEEN_IN_TRICK]
    cells[at + 3] = CELL_COUNT
    return count + 1


def list_candidates(
    hands: Ints, left: Ints, voids: Ints, first: Ints, table: Ints, seat: int, cards: Out, cells: Out
) -> int:
    """List every card worth weighing, with its cells: for the lead, to follow suit, or to discard. Return their number.
    The module describes the arguments.
    """
    led = table[FIELD_SUIT_LED]
    if led == NO_TRUMP:
        return list_leads(hands, left, voids, first, table, seat, cards, cells)
    if hands[seat * 4 + led]:
        return list_follow_plays(hands, left, voids, table, seat, cards, cells)
    return list_free_plays(hands, left, voids, table, seat, cards, cells)


def stage(tricks: int, null_after: int, null: bool) -> int:
    """Return how far a deal has gone, 0, 1 or 2. Where null begins during a deal (V3), each of its two parts has three
    stages.

    :param tricks: number of tricks played.
    :param null_after: number of tricks after which null begins; ``RANKS`` for never.
    :param null: whether null has begun.
    """
    if null and null_after < RANKS:
        return min(2, (tricks - null_after) // 3)
    if null_after < RANKS:
        return min(2, tricks * 3 // null_after)
    return 0 if tricks < 5 else 1 if tricks < 9 else 2
