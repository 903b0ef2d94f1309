"""The lessons of Whist's naming network: every naming played on to the end of the deal, compiled.

The functions share these arrays: ``s`` is the state of the deal, with the fields of ``compiled_deal``; ``notes`` are
the notes of the deal beside it (``ASKED`` to ``NOTES``); ``tour`` is the scoring (``SEATS`` to ``SLAMS``); ``strong``
are the weights of the learned policy, which plays the cards; ``net`` is the network in training, and ``grad`` its
gradients; ``here`` is scratch space. Needs numpy and numba.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from numeramis_access.games.whist.players import naming_inputs as inputs
from numeramis_access.games.whist.players.card_inputs import TRUMP as TRUMP_ON_TABLE
from numeramis_access.games.whist.players.features import MOST as MOST_WEIGHED
from numeramis_access.games.whist.players.features import WIDTH
from numeramis_access.games.whist.players.training.compiled_deal import (
    HANDS,
    LEFT,
    OVER,
    RANKS,
    SEAT,
    STATE,
    STRONG,
    TABLE,
    VOIDS,
    begin,
    ladders_card,
    lay,
)
from numeramis_access.games.whist.players.training.self_play import compiled_module, deal
from numeramis_access.games.whist.scoring import GRAND_SLAM, SMALL_SLAM
from numeramis_access.players.training.compiled import Floats, Ints, Shorts, Singles, compiled, compiled_fast
from numeramis_access.players.training.network import Layers, backward, hidden

#: the most answers to one question
ANSWERS = 12
#: the scoring of a deal, in this order: seats, book, points of an odd trick and for three to five honours, whether
#: there are slams
SEATS, BOOK, ODD, THREE, FOUR, FIVE, SLAMS = range(7)
#: the notes of a deal beside the table: the seat with the choice, the dealer, present trumps, the card turned up,
#: whether tricks count double; tricks by side, hands as dealt, packets
ASKED, DEALT_BY, TRUMP, TURNED, DOUBLED = range(5)
COUNTED = 5
DEALT = COUNTED + 4
PACKETS = DEALT + 16
NOTES = PACKETS + 16

naming_inputs = compiled_module(inputs)["naming_inputs"]


class Namings(NamedTuple):
    """One row per question: the answers with their inputs, and the result of each.

    :param asked: the kind of seat with the choice. :param choices: the number of answers.
    :param counts, on: the number of active inputs of each, and the inputs.
    :param brings: points of the answering side minus the others', as the search counts them.
    """

    asked: Ints
    choices: Ints
    counts: Ints
    on: Shorts
    brings: Singles


class Room(NamedTuple):
    """Scratch space: known hands, an answer's fields, inputs, hidden units, the learned policy's cards."""

    known: Ints
    told: Ints
    on: Shorts
    units: Singles
    cards: Ints
    cells: Ints
    made: Floats


def namings(rows: int) -> Namings:
    """Return empty records for this many questions."""
    return Namings(
        np.zeros(rows, np.int64), np.zeros(rows, np.int64), np.zeros((rows, ANSWERS), np.int64),
        np.zeros((rows, ANSWERS, inputs.MOST), np.int16), np.zeros((rows, ANSWERS), np.float32),
    )  # fmt: skip


@compiled
def room(units: int) -> Room:
    """Return scratch space for a network with this many hidden units."""
    return Room(
        np.zeros(16, np.int64), np.zeros(inputs.TOLD, np.int64), np.zeros(inputs.MOST, np.int16),
        np.zeros(units, np.float32), np.zeros(MOST_WEIGHED, np.int64), np.zeros(MOST_WEIGHED * WIDTH, np.int64),
        np.zeros(4),
    )  # fmt: skip


@compiled
def answers(asked: int) -> int:
    """Return the number of answers: keep trumps, name each other suit, leave the choice to the partner; or packets.

    :param asked: kind of the seat with the choice (``naming_inputs``).
    """
    return ANSWERS if asked == inputs.BISMARCK else 5 if asked == inputs.DEALER else 4


@compiled
def suit_of(notes: Ints, answer: int) -> int:
    """Return the trumps of an answer by its number."""
    return int((notes[TRUMP] + answer) % 4) if answer < 4 and notes[ASKED] != inputs.BISMARCK else int(notes[TRUMP])


@compiled
def packets_of(answer: int) -> tuple[int, int]:
    """Return the dealer's packet and the partner's by the answer's number."""
    own, partner = answer // 3, answer % 3
    return own, partner + 1 if partner >= own else partner


@compiled
def give(hands: Ints, notes: Ints, answer: int) -> None:
    """Put the packets into the hands (V7). :param hands: the masks of the hands, changed in place."""
    own, partner = packets_of(answer)
    other = 1
    for place in range(4):
        step = 0 if place == own else 2 if place == partner else other
        if step == other:
            other = 3
        for suit in range(4):
            hands[(notes[DEALT_BY] + step) % 4 * 4 + suit] |= notes[PACKETS + place * 4 + suit]


@compiled
def side_of(seat: int, seats: int) -> int:
    """Return the side of a seat: three play alone."""
    return seat if seats == 3 else seat % 2


@compiled
def look(s: Ints, notes: Ints, tour: Ints, answer: int, here: Room, on: Shorts) -> int:
    """List the inputs of an answer of the seat to act; return the number of active ones."""
    seat, known, told, turned = s[SEAT], here.known, here.told, notes[TURNED]
    known[:] = 0
    known[seat * 4 : seat * 4 + 4] = s[HANDS + seat * 4 : HANDS + seat * 4 + 4]
    kind = inputs.KEEP if answer == 0 else inputs.NAME if answer < 4 else inputs.LEAVE
    if notes[ASKED] == inputs.BISMARCK:
        give(known, notes, answer)
        kind = inputs.GIVE
    else:
        at = notes[DEALT_BY] * 4 + turned // RANKS
        known[at] |= s[HANDS + at] & 1 << turned % RANKS
    told[inputs.ANSWER], told[inputs.ASKED], told[inputs.SEATS] = kind, notes[ASKED], tour[SEATS]
    told[inputs.TRUMP] = suit_of(notes, answer)
    return int(naming_inputs(known, s[LEFT:VOIDS], told, seat, on))


@compiled_fast
def worth(net: Layers, on: Shorts, count: int, units: Singles) -> float:
    """Return the network's value of an answer.

    :param on: the active inputs. :param count: the number of active inputs.
    """
    hidden(net.w1, net.b1, on, count, units)
    total = float(net.b2[0])
    for j in range(units.size):
        total += units[j] * net.w2[0, j]
    return total


@compiled
def favourite(s: Ints, notes: Ints, tour: Ints, net: Layers, here: Room) -> int:
    """Return the number of the network's favourite answer."""
    best, most = 0, -1e30
    for answer in range(answers(notes[ASKED])):
        value = worth(net, here.on, look(s, notes, tour, answer, here, here.on), here.units)
        if value > most:
            best, most = answer, value
    return best


@compiled
def name(s: Ints, notes: Ints, answer: int) -> None:
    """Set the trumps of an answer."""
    notes[TRUMP] = s[TABLE + TRUMP_ON_TABLE] = suit_of(notes, answer)


@compiled
def play_on(s: Ints, notes: Ints, tour: Ints, strong: Floats, here: Room) -> None:
    """Play a deal to its end, all seats by the ladder's learned policy; count the tricks."""
    seats = tour[SEATS]
    told = (seats, 1 if seats == 3 else 0, notes[TRUMP], RANKS, 0)
    while not s[OVER]:
        for _ in range(seats):
            lay(s, ladders_card(s, STRONG, strong, 0, here.cards, here.cells), told, here.made)
        notes[COUNTED + side_of(s[SEAT], seats)] += 1


@compiled
def points(notes: Ints, tour: Ints, seat: int) -> float:
    """Return a side's points minus the mean of the others', plus a tenth for each of its tricks (W5, W6, W8)."""
    seats, total, own, mine = tour[SEATS], 0.0, 0.0, side_of(seat, tour[SEATS])
    suit, times = notes[TRUMP], 2 if notes[DOUBLED] else 1
    for side in range(seats if seats == 3 else 2):
        counted, honours = notes[COUNTED + side], 0
        for other in range(seats):
            held = notes[DEALT + other * 4 + suit] & inputs.HONOURS if side_of(other, seats) == side else 0
            while held:
                held &= held - 1
                honours += 1
        made = max(0, counted - tour[BOOK]) * tour[ODD] * times
        made += tour[THREE + honours - 3] * times if honours >= 3 else 0
        if tour[SLAMS]:
            made += GRAND_SLAM if counted == RANKS else SMALL_SLAM if counted == RANKS - 1 else 0
        total += made
        own += made if side == mine else 0
    return float(own - (total - own) / (2 if seats == 3 else 1) + notes[COUNTED + mine] / 10)


@compiled
def settle(s: Ints, notes: Ints, tour: Ints, answer: int, net: Layers, here: Room) -> None:
    """Carry out an answer; if the choice is left to the partner, the network makes it."""
    if notes[ASKED] == inputs.BISMARCK:
        give(s[HANDS:LEFT], notes, answer)
        give(notes[DEALT:PACKETS], notes, answer)
    else:
        if answer == 4:
            s[SEAT], notes[ASKED] = (notes[DEALT_BY] + 2) % 4, inputs.PARTNER
            answer = favourite(s, notes, tour, net, here)
        notes[DOUBLED] = 1 if answer == 0 else 0
        name(s, notes, answer)
    s[SEAT] = (notes[DEALT_BY] + 1) % tour[SEATS]


@compiled
def try_all(
    s: Ints, notes: Ints, tour: Ints, strong: Floats, net: Layers, rec: Namings, row: int, here: Room
) -> None:
    """Record each answer with its inputs and its result in the actual deal. :param row: the row of the record."""
    t, noted = np.zeros(STATE, np.int64), np.zeros(NOTES, np.int64)
    rec.asked[row], rec.choices[row] = notes[ASKED], answers(notes[ASKED])
    for answer in range(answers(notes[ASKED])):
        rec.counts[row, answer] = look(s, notes, tour, answer, here, rec.on[row, answer])
        t[:], noted[:] = s, notes
        settle(t, noted, tour, answer, net, here)
        play_on(t, noted, tour, strong, here)
        rec.brings[row, answer] = points(noted, tour, s[SEAT])


@compiled
def any_card(masks: Ints) -> int:
    """Return a random card of a hand. :param masks: the cards of the hand, by suit."""
    card = np.random.randint(52)
    while not masks[card // RANKS] >> card % RANKS & 1:
        card = np.random.randint(52)
    return card


@compiled
def begin_deal(s: Ints, notes: Ints, tour: Ints, asked: int, dealer: int) -> None:
    """Deal, lay packets aside and turn a card up.

    :param asked: kind of the first seat with a choice (``naming_inputs``).
    """
    seats, alone = tour[SEATS], 1 if tour[SEATS] == 3 else 0
    notes[:] = 0
    dealt, packets, turns = notes[DEALT:PACKETS], notes[PACKETS:NOTES], notes[DEALT + dealer * 4 :]
    deal(seats, dealt)
    if asked == inputs.BISMARCK:
        for place in range(12):
            at = place // 3 * 4
            card = any_card(dealt[at : at + 4])
            dealt[at + card // RANKS] ^= 1 << card % RANKS
            packets[at + card // RANKS] |= 1 << card % RANKS
        turns = packets[12:]
    turned = any_card(turns[:4])
    begin(s, dealt, (seats, alone, turned // RANKS, RANKS, 0), (dealer + 1) % seats)
    for i in range(16):
        s[LEFT + i % 4] |= packets[i]
    notes[ASKED], notes[DEALT_BY], notes[TRUMP], notes[TURNED] = asked, dealer, turned // RANKS, turned


@compiled
def gather(kinds: Ints, tours: Ints, strongs: Floats, net: Layers, odd: float, rec: Namings) -> int:
    """Play deals and try every answer to their questions; return the number of rows written.

    :param kinds: the first seat with a choice in each deal. :param tours: the scoring of a deal, by that seat's kind.
    :param odd: share of the deals in which the choice is left to the partner (V1) in any case.
    """
    s, notes, here, row = np.zeros(STATE, np.int64), np.zeros(NOTES, np.int64), room(net.b1.size), 0
    for asked in kinds:
        tour, strong = tours[asked], strongs[1 if asked == inputs.ALONE else 0]
        dealer = np.random.randint(tour[SEATS])
        begin_deal(s, notes, tour, asked, dealer)
        s[SEAT] = dealer
        try_all(s, notes, tour, strong, net, rec, row, here)
        row += 1
        if asked == inputs.DEALER and (np.random.random() < odd or favourite(s, notes, tour, net, here) == 4):
            s[SEAT], notes[ASKED] = (dealer + 2) % 4, inputs.PARTNER
            try_all(s, notes, tour, strong, net, rec, row, here)
            row += 1
    return row


@compiled_fast
def lesson(
    rows: Ints, rec: Namings, net: Layers, grad: Layers, weights: Floats, level: float, gained: Floats, counts: Ints
) -> None:
    """Add the gradients of a minibatch: the squared error of each answer relative to the mean error of its question.

    :param weights: weight of the square of a point, by the kind of seat with the choice. :param level: weight of the
        mean error of a question.
    :param gained: raised by the lead of the network's favourite over the mean answer in points, by the kind of seat
        with the choice.
    :param counts: raised by the number of questions, by the kind of seat with the choice.
    """
    units, dh = np.zeros((ANSWERS, net.b1.size), np.float32), np.zeros(net.b1.size, np.float32)
    apart = np.zeros(ANSWERS)
    for row in rows:
        count, asked, mean, best, most, even = rec.choices[row], rec.asked[row], 0.0, 0, -1e30, 0.0
        for answer in range(count):
            value = worth(net, rec.on[row, answer], rec.counts[row, answer], units[answer])
            if value > most:
                best, most = answer, value
            apart[answer] = value - rec.brings[row, answer]
            mean += apart[answer] / count
            even += rec.brings[row, answer] / count
        gained[asked] += rec.brings[row, best] - even
        counts[asked] += 1
        for answer in range(count):
            step = np.float32(weights[asked] * (apart[answer] - mean + level * mean) / count / rows.size)
            for j in range(dh.size):
                grad.w2[0, j] += step * units[answer, j]
                dh[j] = step * net.w2[0, j]
            grad.b2[0] += step
            backward(grad, units[answer], dh, rec.on[row, answer], rec.counts[row, answer])
