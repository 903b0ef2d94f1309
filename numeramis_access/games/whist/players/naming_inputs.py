"""What the network of Whist's expert takes in for one naming of trumps, or one way to give the packets (V1, V7, V10).

Suits are told apart by what they would be, never by their names; cards by how many are higher. Only what the seat may
know is looked at. Functions here are plain arithmetic over lists of ints so that ``training`` can
compile the very same ones. Seats are counted from the own one.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from numeramis_access.games.whist.players.model import COUNT, HIGH, RANKS

Ints = Sequence[int]
Out = MutableSequence[int]

#: what may be answered: the present trumps kept, others named, the choice left to the partner, packets given
KEEP, NAME, LEAVE, GIVE = range(4)
#: who is asked: the dealer or the partner of Cayenne (V1), the dealer among three (V10), the dealer of Bismarck (V7)
DEALER, PARTNER, ALONE, BISMARCK = range(4)
#: what is told of an answer, in this order: which it is, who is asked, the suit that would be trumps, number of
#: seats
ANSWER, ASKED, TRUMP, SEATS = range(4)
TOLD = 4

#: what a suit would be; where the choice is left to the partner, the present trumps are taken for those to come
TRUMPS, SIDE = range(2)
#: highest cards of a suit that are looked at one by one, and how many of them together
TOPS, TOGETHER = 6, 3
#: own cards beneath those that are told together, at most
LOWER = 7
#: of a suit: which of the highest three and how many others are held, those three beneath, others' cards, highest cards
#: known to be another's and how many are known, who holds each of the highest three
OF_HELD = 0
OF_TOPS = OF_HELD + 8 * (LOWER + 1)
OF_OUT = OF_TOPS + TOPS - TOGETHER
OF_KNOWN = OF_OUT + RANKS + 1
OF_NUMBER = OF_KNOWN + 3 * TOPS
OF_HOLDERS = OF_NUMBER + 3 * 4
OF_SUIT = OF_HOLDERS + 5**TOGETHER
#: where each group begins: the answer and who is asked, honours known to be the own side's and the others' if trumps
#: are these, suits by what they would be
IN_ANSWER = 0
IN_HONOURS = IN_ANSWER + 4 * 4
IN_SUITS = IN_HONOURS + 2 * 6
INPUTS = IN_SUITS + 2 * OF_SUIT
#: the groups of a suit, each with how many of its inputs one suit can have on at once: (first, how many, how many at
#: once)
SUIT_GROUPS = (
    (OF_HELD, 8 * (LOWER + 1), 1), (OF_TOPS, TOPS - TOGETHER, 3), (OF_OUT, RANKS + 1, 1), (OF_KNOWN, 3 * TOPS, TOPS),
    (OF_NUMBER, 3 * 4, 3), (OF_HOLDERS, 5**TOGETHER, 1),
)  # fmt: skip
#: all groups; three suits may be on the side
GROUPS = (
    (IN_ANSWER, 4 * 4, 1), (IN_HONOURS, 6, 1), (IN_HONOURS + 6, 6, 1),
    *((IN_SUITS + role * OF_SUIT + at, count, most * (3 if role == SIDE else 1))
      for role in range(2) for at, count, most in SUIT_GROUPS),
)  # fmt: skip
#: room for those that are on at once
MOST = 64
#: ten to ace
HONOURS = 31 << 8


def naming_inputs(hands: Ints, left: Ints, told: Ints, seat: int, out: Out) -> int:
    """Write down what is on for one answer; return how many.

    :param hands: by seat and suit what is known to be there after it. :param left: cards that are played with, by suit.
    """
    out[0] = IN_ANSWER + told[ASKED] * 4 + told[ANSWER]
    n = 1
    for suit in range(4):
        role = TRUMPS if suit == told[TRUMP] else SIDE
        n = suit_inputs(hands, left, told[SEATS], seat, suit, IN_SUITS + role * OF_SUIT, out, n)
    return honour_inputs(hands, told, seat, out, n)


def honour_inputs(hands: Ints, told: Ints, seat: int, out: Out, n: int) -> int:
    """Write down how many honours are known to be the own side's and the others'; return how many inputs there are."""
    seats, trump = told[SEATS], told[TRUMP]
    own = COUNT[hands[seat * 4 + trump] & HONOURS]
    others = 0
    for step in range(1, seats):
        known = COUNT[hands[(seat + step) % seats * 4 + trump] & HONOURS]
        if seats == 4 and step == 2:
            own += known
        else:
            others += known
    out[n] = IN_HONOURS + own
    out[n + 1] = IN_HONOURS + 6 + others
    return n + 2


def suit_inputs(hands: Ints, left: Ints, seats: int, seat: int, suit: int, base: int, out: Out, n: int) -> int:
    """Write down where cards of a suit are known to be; return how many inputs there are."""
    own, rest, together, known, holders = hands[seat * 4 + suit], left[suit], 0, 0, 0
    for step in range(1, seats):
        theirs = hands[(seat + step) % seats * 4 + suit]
        if theirs:
            known |= theirs
            out[n] = base + OF_NUMBER + (step - 1) * 4 + min(COUNT[theirs], 4) - 1
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
    lower = min(LOWER, COUNT[own] - COUNT[together])
    out[n] = base + OF_HELD + together * (LOWER + 1) + lower
    out[n + 1] = base + OF_OUT + COUNT[left[suit] & ~own & ~known]
    out[n + 2] = base + OF_HOLDERS + holders
    return n + 3
