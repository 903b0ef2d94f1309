"""The inputs of Whist's expert network for one naming of trumps or one way to give the packets (V1, V7, V10).

Suits differ by their role, never by name; cards by the number of higher ones. The functions use only the knowledge of
the seat. In the inputs, seats are numbered from the acting one.

The functions share these arguments: ``hands`` holds masks of the known cards by seat and suit, ``left`` masks of the
cards in play by suit, ``told`` the fields of the answer; ``out`` takes the inputs, and ``n`` is their number so far.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from numeramis_access.games.whist.players.model import COUNT_OF_MASK, HIGHEST_OF_MASK, RANKS

Ints = Sequence[int]
Out = MutableSequence[int]

#: the kinds of answers: keep the present trumps, name others, leave the choice to the partner, give packets
ANSWER_KEEP, ANSWER_NAME, ANSWER_LEAVE, ANSWER_GIVE = range(4)
#: the seats with a choice: the dealer or the partner of Cayenne (V1), the dealer among three (V10), the dealer of
#: Bismarck (V7)
CHOOSER_DEALER, CHOOSER_PARTNER, CHOOSER_ALONE, CHOOSER_BISMARCK = range(4)
#: the fields of an answer, in this order: its kind, the seat with the choice, the suit that would be trumps, number of
#: seats
FIELD_ANSWER, FIELD_CHOOSER, FIELD_TRUMP, FIELD_SEATS = range(4)

#: the roles of a suit; if the choice is left to the partner, the present trumps count as the trumps
ROLE_TRUMPS, ROLE_SIDE = range(2)
#: the number of highest cards of a suit with inputs of their own, and of those in the joint inputs
TOP_CARDS, JOINT_TOP_CARDS = 6, 3
#: the most own cards below those of the joint inputs that are counted
MAX_LOWER_CARDS = 7
#: of a suit: which of the highest three the seat's hand has, with the number of other own cards; the three below them;
#: others' cards; highest cards known in another hand, and the number known there; the holder of each of the highest
#: three
SUIT_INPUT_HELD = 0
SUIT_INPUT_TOPS = SUIT_INPUT_HELD + 8 * (MAX_LOWER_CARDS + 1)
SUIT_INPUT_OUT = SUIT_INPUT_TOPS + TOP_CARDS - JOINT_TOP_CARDS
SUIT_INPUT_KNOWN = SUIT_INPUT_OUT + RANKS + 1
SUIT_INPUT_NUMBER = SUIT_INPUT_KNOWN + 3 * TOP_CARDS
SUIT_INPUT_HOLDERS = SUIT_INPUT_NUMBER + 3 * 4
SUIT_INPUT_COUNT = SUIT_INPUT_HOLDERS + 5**JOINT_TOP_CARDS
#: the first index of each group: the answer and the seat with the choice; honours known on the seat's side and on the
#: others' if these are trumps; suits by their role
INPUT_ANSWER = 0
INPUT_HONOURS = INPUT_ANSWER + 4 * 4
INPUT_SUITS = INPUT_HONOURS + 2 * 6
INPUT_COUNT = INPUT_SUITS + 2 * SUIT_INPUT_COUNT
#: the groups of a suit: first index, number of inputs, number active at once
SUIT_INPUT_GROUPS = (
    (SUIT_INPUT_HELD, 8 * (MAX_LOWER_CARDS + 1), 1), (SUIT_INPUT_TOPS, TOP_CARDS - JOINT_TOP_CARDS, 3),
    (SUIT_INPUT_OUT, RANKS + 1, 1),
    (SUIT_INPUT_KNOWN, 3 * TOP_CARDS, TOP_CARDS),
    (SUIT_INPUT_NUMBER, 3 * 4, 3), (SUIT_INPUT_HOLDERS, 5**JOINT_TOP_CARDS, 1),
)  # fmt: skip
#: all groups; up to three suits are side suits
INPUT_GROUPS = (
    (INPUT_ANSWER, 4 * 4, 1), (INPUT_HONOURS, 6, 1), (INPUT_HONOURS + 6, 6, 1),
    *((INPUT_SUITS + role * SUIT_INPUT_COUNT + at, count, most * (3 if role == ROLE_SIDE else 1))
      for role in range(2) for at, count, most in SUIT_INPUT_GROUPS),
)  # fmt: skip
#: room for the active inputs
MAX_ACTIVE_INPUTS = 64
#: ten to ace
HONOUR_MASK = 31 << 8


def list_naming_inputs(hands: Ints, left: Ints, told: Ints, seat: int, out: Out) -> int:
    """List the active inputs of one answer into ``out``; return their number.

    :param hands: the cards known after the answer, as masks, [seat][suit].
    :param left: the mask of the cards in play of each suit.
    :param told: the fields of the answer.
    :param seat: the seat to act, from 0.
    :param out: takes the inputs.
    """
    out[0] = INPUT_ANSWER + told[FIELD_CHOOSER] * 4 + told[FIELD_ANSWER]
    n = 1
    for suit in range(4):
        role = ROLE_TRUMPS if suit == told[FIELD_TRUMP] else ROLE_SIDE
        n = add_suit_inputs(hands, left, told[FIELD_SEATS], seat, suit, INPUT_SUITS + role * SUIT_INPUT_COUNT, out, n)
    return add_honour_inputs(hands, told, seat, out, n)


def add_honour_inputs(hands: Ints, told: Ints, seat: int, out: Out, n: int) -> int:
    """Add the inputs for the known honours of the seat's side and of the other side; return the new number of inputs.
    The module describes the arguments.
    """
    seats, trump = told[FIELD_SEATS], told[FIELD_TRUMP]
    own = COUNT_OF_MASK[hands[seat * 4 + trump] & HONOUR_MASK]
    others = 0
    for step in range(1, seats):
        known = COUNT_OF_MASK[hands[(seat + step) % seats * 4 + trump] & HONOUR_MASK]
        if seats == 4 and step == 2:
            own += known
        else:
            others += known
    out[n] = INPUT_HONOURS + own
    out[n + 1] = INPUT_HONOURS + 6 + others
    return n + 2


def add_suit_inputs(hands: Ints, left: Ints, seats: int, seat: int, suit: int, base: int, out: Out, n: int) -> int:
    """Add the inputs for the known cards of a suit after ``n`` inputs; return the new number.

    :param hands: masks of the known cards, [seat][suit].
    :param left: the mask of the cards in play of each suit.
    :param seats: the number of seats.
    :param seat: the seat to act, from 0.
    :param suit: the number of the suit.
    :param base: the first index of the inputs for a suit in its role.
    :param out: takes the inputs.
    :param n: the number of inputs so far.
    """
    own, rest, together, known, holders = hands[seat * 4 + suit], left[suit], 0, 0, 0
    for step in range(1, seats):
        theirs = hands[(seat + step) % seats * 4 + suit]
        if theirs:
            known |= theirs
            out[n] = base + SUIT_INPUT_NUMBER + (step - 1) * 4 + min(COUNT_OF_MASK[theirs], 4) - 1
            n += 1
    for place in range(TOP_CARDS):
        if rest:
            top, holder = 1 << HIGHEST_OF_MASK[rest], 4
            rest ^= top
            if own & top:
                holder = 0
                if place < JOINT_TOP_CARDS:
                    together |= 1 << place
                else:
                    out[n] = base + SUIT_INPUT_TOPS + place - JOINT_TOP_CARDS
                    n += 1
            elif known & top:
                for step in range(1, seats):
                    if hands[(seat + step) % seats * 4 + suit] & top:
                        holder = step
                        out[n] = base + SUIT_INPUT_KNOWN + (step - 1) * TOP_CARDS + place
                        n += 1
            if place < JOINT_TOP_CARDS:
                holders = holders * 5 + holder
    lower = min(MAX_LOWER_CARDS, COUNT_OF_MASK[own] - COUNT_OF_MASK[together])
    out[n] = base + SUIT_INPUT_HELD + together * (MAX_LOWER_CARDS + 1) + lower
    out[n + 1] = base + SUIT_INPUT_OUT + COUNT_OF_MASK[left[suit] & ~own & ~known]
    out[n + 2] = base + SUIT_INPUT_HOLDERS + holders
    return n + 3
