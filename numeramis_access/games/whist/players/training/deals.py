"""Whole deals of Whist in compiled code, for a network that knows who played which card; all tours.

What goes into the network is said in ``policy_network``. Needs numpy and numba.
"""

from __future__ import annotations

import numpy as np

from numeramis_access.games.whist.players import model
from numeramis_access.games.whist.players.training import self_play as table
from numeramis_access.games.whist.players.training.policy_network import (
    ALONE,
    IN_ABOVE,
    IN_AFTER,
    IN_HAND,
    IN_LED,
    IN_LEFT,
    IN_OUT,
    IN_RANKED,
    IN_SEATS,
    IN_TABLE,
    IN_TILL,
    IN_TOP,
    IN_VOID,
    MATE_BEST,
    MOST_TILL,
)
from numeramis_access.games.whist.players.training.self_play import TermNumbers, greedy, stage, weighed
from numeramis_access.players.training.compiled import Floats, Ints, Shorts, compiled
from numeramis_access.players.training.lessons import Record, worth
from numeramis_access.players.training.network import Layers, hidden, pick, probabilities

CARDS, RANKS, SEATS, NONE = model.CARDS, model.RANKS, 4, model.NONE
QUEEN, TURNS, LOSES = model.QUEEN, model.TURNS, model.LOSES
#: the most inputs that can be active at once
ACTIVE = 120
#: who can sit on a seat: networks, the learned policy of the ladder, greedy, any card
LEARNER, OLDER, STRONG, GREEDY, RANDOM = range(5)


@compiled
def order_suits(hands: Ints, seat: int, special: int, slots: Ints) -> None:
    """Write down the slot of each suit for a seat."""
    for suit in range(4):
        slot = 0
        for other in range(4):
            mine, theirs = hands[seat * 4 + suit], hands[seat * 4 + other]
            size, than = 0, 0
            for rank in range(13):
                size += mine >> rank & 1
                than += theirs >> rank & 1
            if other != special and other != suit and (than < size or (than == size and other < suit)):
                slot += 1
        slots[seat, suit] = 3 if suit == special else slot


@compiled
def see(
    whole: bool, hands: Ints, left: Ints, who: Ints, slots: Ints, voids: Ints, tab: Ints, laid: Ints, seat: int,
    terms: TermNumbers, tricks: int, null: int, out: Shorts,
) -> int:  # fmt: skip
    """List the active inputs of whoever is to act, of the critic where it sees the ``whole``; return how many.

    :param left: unplayed cards by suit. :param who: the seat that played each card, -1 while it is held.
    :param laid: cards on the table by seat, or -1.
    """
    seats, alone, trump, null_after, queen = terms
    slot, n = slots[seat], 0
    for suit in range(4):
        above = theirs = 0
        for back in range(13):
            rank = 12 - back
            if hands[seat * 4 + suit] >> rank & 1:
                out[n] = IN_RANKED + slot[suit] * 13 + above
                n += 1
            elif left[suit] >> rank & 1:
                theirs += 1
            above += left[suit] >> rank & 1
        out[n] = IN_OUT + slot[suit] * 14 + theirs
        n += 1
        for rank in range(13):
            card, name = suit * 13 + rank, slot[suit] * 13 + rank
            if hands[seat * 4 + suit] >> rank & 1:
                out[n] = IN_HAND + name
                n += 1
            if whole:
                for rel in range(1, seats):
                    if hands[(seat + rel) % seats * 4 + suit] >> rank & 1:
                        out[n] = IN_SEATS + rel * 52 + name
                        n += 1
            elif who[card] >= 0:
                out[n] = IN_SEATS + (who[card] - seat) % seats * 52 + name
                n += 1
        if not whole:
            for rel in range(1, seats):
                if voids[(seat + rel) % seats * 4 + suit]:
                    out[n] = IN_VOID + rel * 4 - 4 + slot[suit]
                    n += 1
    if tab[table.LED] != NONE:
        for rel in range(1, seats):
            card = laid[(seat + rel) % seats]
            if card >= 0:
                out[n] = IN_TABLE + rel * 52 - 52 + slot[card // 13] * 13 + card % 13
                n += 1
        suit, rank = tab[table.TOP] // 13, tab[table.TOP] % 13
        above = 0
        for higher in range(rank + 1, 13):
            above += left[suit] >> higher & 1
        out[n] = IN_TOP + slot[suit] * 13 + rank
        out[n + 1] = IN_ABOVE + slot[suit] * 13 + above
        out[n + 2] = IN_LED + slot[tab[table.LED]]
        n += 3
        if not alone and tab[table.BEST] == (seat + 2) % 4:
            out[n] = MATE_BEST
            n += 1
    out[n] = IN_AFTER + tab[table.AFTER]
    out[n + 1] = IN_LEFT + tricks
    n += 2
    out_still = tab[table.QUEEN_OUT] > 0
    flags = (alone > 0, trump != NONE, null > 0, queen == TURNS and out_still, queen == LOSES, seats == 3,
             tab[table.HOT] > 0)  # fmt: skip
    for at in range(7):
        if flags[at]:
            out[n] = ALONE + at
            n += 1
    if null_after < RANKS and not null:
        out[n] = IN_TILL + min(null_after - tricks, MOST_TILL)
        n += 1
    return n


@compiled
def allow(hands: Ints, seat: int, led: int, slot: Ints, legal: Ints) -> int:
    """Mark by slots what may be played; return how many cards that are."""
    legal[:] = 0
    count = 0
    for suit in range(4):
        if led == NONE or suit == led or hands[seat * 4 + led] == 0:
            for rank in range(13):
                if hands[seat * 4 + suit] >> rank & 1:
                    legal[slot[suit] * 13 + rank] = 1
                    count += 1
    return count


@compiled
def favourite(weights: Floats, null: int, n: int, cells: Ints) -> int:
    """Return which of the cards worth weighing the ladder's learned policy plays."""
    best, most = 0, -1e9
    for c in range(n):
        total = 0.0
        for k in range(table.WIDTH):
            total += weights[null, cells[c * table.WIDTH + k]]
        if total > most:
            best, most = c, total
    return best


@compiled
def play_deal(
    dealt: Ints, terms: TermNumbers, leader: int, kinds: Ints, learner: Layers, older: Layers, strong: Floats,
    critic: Layers, sharp: bool, rec: Record, who_acted: Ints, at: int, made: Floats,
) -> int:  # fmt: skip
    """Play one deal and record every decision from row ``at`` on, seen from whoever acted; return how many.

    :param sharp: networks play their favourite instead of drawing. :param made: what each seat made, less an even
        share.
    """
    seats, alone, trump, null_after, queen = terms
    hands, left, voids = dealt.copy(), np.zeros(4, np.int64), np.zeros(16, np.int64)
    first, who, laid = np.full(4, NONE), np.full(52, -1), np.full(4, -1)
    slots, tab = np.zeros((4, 4), np.int64), np.zeros(table.F.TABLE, np.int64)
    cards, cells = np.zeros(table.MOST, np.int64), np.zeros(table.MOST * table.WIDTH, np.int64)
    h, hc = np.zeros(learner.b1.size, np.float32), np.zeros(critic.b1.size, np.float32)
    ho, prob = np.zeros(older.b1.size, np.float32), np.zeros(52, np.float64)
    for i in range(16):
        left[i % 4] += hands[i]
    for s in range(seats):
        order_suits(hands, s, 3 if queen else trump, slots)
    tab[table.MATE], tab[table.TRUMP], tab[table.SEATS], tab[table.QUEEN_OUT] = 0 if alone else 2, trump, seats, queen
    made[:] = 0
    null, row, seat, lost = 0, at, leader, False
    for tricks in range(RANKS):
        tab[table.LED], tab[table.HOT], tab[table.BEST] = NONE, 0, seat
        tab[table.STAGE] = stage(tricks, null_after, null)
        laid[:] = -1
        for place in range(seats):
            tab[table.AFTER] = seats - 1 - place
            kind, slot, inputs = kinds[seat], slots[seat], rec.inputs[row]
            choices = allow(hands, seat, tab[table.LED], slot, rec.hand[row])
            rec.active[row] = see(False, hands, left, who, slots, voids, tab, laid, seat, terms, tricks, null, inputs)
            whole = rec.c_inputs[row]
            rec.c_active[row] = see(True, hands, left, who, slots, voids, tab, laid, seat, terms, tricks, null, whole)
            rec.value[row] = worth(critic, whole, rec.c_active[row], hc)
            who_acted[row], rec.side[row], rec.chance[row] = seat, 1.0, 1.0
            rec.learn[row] = kind == LEARNER and choices > 1
            if kind <= OLDER:
                net = learner if kind == LEARNER else older
                hid = h if kind == LEARNER else ho
                hidden(net.w1, net.b1, inputs, rec.active[row], hid)
                probabilities(hid, net.w2, net.b2, rec.hand[row], prob)
                name = pick(prob, sharp)
                rec.chance[row] = prob[name]
                suit = 0
                for s in range(4):
                    if slot[s] == name // 13:
                        suit = s
                card = suit * 13 + name % 13
            elif kind == STRONG:
                weighs = weighed(hands, left, voids, first, tab, seat, cards, cells)
                card = cards[favourite(strong, null, weighs, cells)]
            elif kind == GREEDY:
                card = greedy(hands, tab, seat, null == 1 or queen == LOSES)
            else:
                card, skip = 0, np.random.randint(choices)
                for name in range(52):
                    if rec.hand[row, name]:
                        if skip == 0:
                            for s in range(4):
                                if slot[s] == name // 13:
                                    card = s * 13 + name % 13
                        skip -= 1
            suit, rank = card // 13, card % 13
            rec.action[row] = slot[suit] * 13 + rank
            row += 1
            hands[seat * 4 + suit] ^= 1 << rank
            left[suit] ^= 1 << rank
            who[card], laid[seat] = seat, card
            if place == 0:
                tab[table.LED], tab[table.TOP], tab[table.BEST] = suit, card, seat
                if first[seat] == NONE:
                    first[seat] = suit
            else:
                if suit != tab[table.LED]:
                    voids[seat * 4 + tab[table.LED]] = 1
                top = tab[table.TOP]
                if rank > top % 13 if suit == top // 13 else suit == trump:
                    tab[table.TOP], tab[table.BEST] = card, seat
            if card == QUEEN and queen:
                tab[table.HOT], tab[table.QUEEN_OUT] = 1, 0
                if queen == TURNS:
                    null = 1
            seat = (seat + 1) % seats
        seat = tab[table.BEST]
        lost = queen == LOSES and tab[table.HOT] == 1
        for back in range(seats):
            other, brought = who_acted[row - 1 - back], 0.0
            if queen != LOSES or lost:
                ours = other == seat if alone else (other - seat) % 2 == 0
                even = 1.0 / seats if alone else 0.5
                # Where tricks count against whoever takes them, those who do not take one share it.
                if null or queen == LOSES:
                    brought = (even - 1.0 if ours else even) if alone else (-0.5 if ours else 0.5)
                else:
                    brought = 1.0 - even if ours else -even
            rec.reward[row - 1 - back] = brought
            made[other] += brought
        if lost:
            break
        if tricks + 1 == null_after:
            null = 1
    return row - at
