"""The inputs of Whist's expert network for one naming of trumps or one way to give the packets (V1, V7, V10).

Suits differ by their role, never by name; cards by the number of higher ones. The functions use only the knowledge of
the seat. In the inputs, seats are numbered from the acting one.

The functions share these arguments: ``hands`` holds masks of the known cards by seat and suit, ``left`` masks of the
cards in play by suit, ``told`` the fields of the answer; ``out`` takes the inputs, and ``n`` is their number so far.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from numeramis_access.games.whist.players.model import COUNT_OF_MASK, HIGH, RANKS

Ints = Sequence[int]
Out = MutableSequence[int]

#: the kinds of answers: keep the present trumps, name others, leave the choice to the partner, give packets
KEEP, NAME, LEAVE, GIVE = range(4)
#: the seats with a choice: the dealer or the partner of Cayenne (V1), the dealer among three (V10), the dealer of
#: Bismarck (V7)
DEALER, PARTNER, ALONE, BISMARCK = range(4)
#: the fields of an answer, in this order: its kind, the seat with the choice, the suit that would be trumps, number of
#: seats
ANSWER, ASKED, TRUMP, SEATS = range(4)
TOLD = 4

#: the roles of a suit; if the choice is left to the partner, the present trumps count as the trumps
TRUMPS, SIDE = range(2)
#: the number of highest cards of a suit with inputs of their own, and of those in the joint inputs
TOPS, TOGETHER = 6, 3
#: the most own cards below those of the joint inputs that are counted
LOWER = 7
#: of a suit: which of the highest three the seat's hand has, with the number of other own cards; the three below them;
#: others' cards; highest cards known in another hand, and the number known there; the holder of each of the highest
#: three
OF_HELD = 0
OF_TOPS = OF_HELD + 8 * (LOWER + 1)
OF_OUT = OF_TOPS + TOPS - TOGETHER
OF_KNOWN = OF_OUT + RANKS + 1
OF_NUMBER = OF_KNOWN + 3 * TOPS
OF_HOLDERS = OF_NUMBER + 3 * 4
OF_SUIT = OF_HOLDERS + 5**TOGETHER
#: the first index of each group: the answer and the seat with the choice; honours known on the seat's side and on the
#: others' if these are trumps; suits by their role
IN_ANSWER = 0
IN_HONOURS = IN_ANSWER + 4 * 4
IN_SUITS = IN_HONOURS + 2 * 6
INPUTS = IN_SUITS + 2 * OF_SUIT
#: the groups of a suit: first index, number of inputs, number active at once
SUIT_GROUPS = (
    (OF_HELD, 8 * (LOWER + 1), 1), (OF_TOPS, TOPS - TOGETHER, 3), (OF_OUT, RANKS + 1, 1), (OF_KNOWN, 3 * TOPS, TOPS),
    (OF_NUMBER, 3 * 4, 3), (OF_HOLDERS, 5**TOGETHER, 1),
)  # fmt: skip
#: all groups; up to three suits are side suits
GROUPS = (
    (IN_ANSWER, 4 * 4, 1), (IN_HONOURS, 6, 1), (IN_HONOURS + 6, 6, 1),
    *((IN_SUITS + role * OF_SUIT + at, count, most * (3 if role == SIDE else 1))
      for role in range(2) for at, count, most in SUIT_GROUPS),
)  # fmt: skip
#: room for the active inputs
MOST = 64
#: ten to ace
HONOURS = 31 << 8


def naming_inputs(hands: Ints, left: Ints, told: Ints, seat: int, out: Out) -> int:
    """List the active inputs of one answer into ``out``; return their number.

    :param hands: the cards known after the answer, as masks, [seat][suit].
    :param left: the mask of the cards in play of each suit.
    :param told: the fields of the answer.
    :param seat: the seat to act, from 0.
    :param out: takes the inputs.
    """
    out[0] = IN_ANSWER + told[ASKED] * 4 + told[ANSWER]
    n = 1
    for suit in range(4):
        role = TRUMPS if suit == told[TRUMP] else SIDE
        n = suit_inputs(hands, left, told[SEATS], seat, suit, IN_SUITS + role * OF_SUIT, out, n)
    return honour_inputs(hands, told, seat, out, n)


def honour_inputs(hands: Ints, told: Ints, seat: int, out: Out, n: int) -> int:
    """Add the inputs for the known honours of the seat's side and of the other side; return the new number of inputs.
    The module describes the arguments.
    """
    seats, trump = told[SEATS], told[TRUMP]
    own = COUNT_OF_MASK[hands[seat * 4 + trump] & HONOURS]
    others = 0
    for step in range(1, seats):
        known = COUNT_OF_MASK[hands[(seat + step) % seats * 4 + trump] & HONOURS]
        if seats == 4 and step == 2:
            own += known
        else:
            others += known
    out[n] = IN_HONOURS + own
    out[n + 1] = IN_HONOURS + 6 + others
    return n + 2


def suit_inputs(hands: Ints, left: Ints, seats: int, seat: int, suit: int, base: int, out: Out, n: int) -> int:
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
            out[n] = base + OF_NUMBER + (step - 1) * 4 + min(COUNT_OF_MASK[theirs], 4) - 1
            n += 1
    for place in range(TOPS):
        if rest:
            top, holder = 1 << HIGH[rest], 4
            rest ^= top
            if own & top:
                holder = 0
                if place < TOGETHER:
                    together |= 1 << place
                else:
                    out[n] = base + OF_TOPS + place - TOGETHER
                    n += 1
            elif known & top:
                for step in range(1, seats):
                    if hands[(seat + step) % seats * 4 + suit] & top:
                        holder = step
                        out[n] = base + OF_KNOWN + (step - 1) * TOPS + place
                        n += 1
            if place < TOGETHER:
                holders = holders * 5 + holder
    lower = min(LOWER, COUNT_OF_MASK[own] - COUNT_OF_MASK[together])
    out[n] = base + OF_HELD + together * (LOWER + 1) + lower
    out[n + 1] = base + OF_OUT + COUNT_OF_MASK[left[suit] & ~own & ~known]
    out[n + 2] = base + OF_HOLDERS + holders
    return n + 3
