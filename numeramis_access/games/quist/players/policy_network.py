"""Quist's policy network: maps the knowledge of one seat to a preference for each number it could play.

``training.population`` made the data files; the forward pass is ``search.network``.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp

from numeramis_access.games.quist.players import model
from numeramis_access.players.search.network import PackedNetwork, Weights, read_weights

#: the first index of each group of inputs: own hand (number, copy), played (seat, number), cards of this phase (seat,
#: number), its highest (seat, tied, number), own cards left, tied phases on the table, position in the phase; seats are
#: relative to the network's seat, in the phase from the left neighbour
INPUT_HAND, INPUT_PLAYED, INPUT_PHASE, INPUT_TOP, INPUT_LEFT, INPUT_PILE, INPUT_POSITION, INPUT_COUNT = (
    0,
    40,
    80,
    110,
    170,
    179,
    184,
    188,
)
#: the further inputs of a network that reads plays: the context of each play (seat, context), and the first index of
#: each kind of context: a lead (whether tied phases lie, number), under the highest card (place, its number), tying it
#: and over it (place, own number); places are the second, the third over an opponent and over the partner, the same for
#: the fourth
INPUT_CONTEXT, CONTEXT_UNDER, CONTEXT_TIE, CONTEXT_OVER, CONTEXT_COUNT = INPUT_COUNT, 20, 70, 120, 170
READING_INPUT_COUNT = INPUT_CONTEXT + model.SEATS * CONTEXT_COUNT
#: further copies of a number, or tied phases, do not count
MAX_COPIES, MAX_PILE = 4, 4


class PolicyNetwork(PackedNetwork):
    """A policy that reads what one seat knows; the sums of its hidden units are packed in one int and grow by addition.

    A seat's knowledge is ``start``, plus ``copy`` for its cards, plus ``seen`` for every play of the deal. For a
    decision add ``phase`` and ``status``; ``outputs`` of this sum are the preferences for the ten numbers (only their
    differences count). Some networks read the context of each play, others only its card.

    :param weights: the weights of the shipped file.
    """

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights)
        rows = self.rows
        #: [number][n]: added for an n-th copy in hand
        self.copy = [_copies(rows, number) for number in range(model.NUMBERS)]
        #: [play's code][its seat relative to the knowing one]: added for a play seen
        self.seen = play_rows(rows)
        self.phase = phase_rows(rows)
        #: [own cards left][tied phases on the table]
        self.status = status_rows(rows)

    def seat_knowledge(self, seat: int, hand: model.NumberCounts, public: model.PublicDeal) -> int:
        """Return the knowledge of a seat, packed in an int: its hand and all plays of the deal, without
        ``table_contribution``.

        :param seat: the seat that knows, 0 to 3.
        :param hand: its cards, as counts per number.
        :param public: the public part of the deal.
        """
        return (
            self.start
            + self.hand_contribution(hand)
            + sum([self.seen[code][other - seat] for other, code in public.plays])
        )

    def hand_contribution(self, hand: model.NumberCounts) -> int:
        """Return the contribution of these cards, counts per number, to a seat's knowledge."""
        return sum(sum(self.copy[number][1 : n + 1]) for number, n in enumerate(hand) if n)

    def table_contribution(self, public: model.PublicDeal, left: int) -> int:
        """Return the contribution of the table for the seat to act.

        :param public: the public part of the deal.
        :param left: the number of cards that the seat holds.
        """
        return self.phase[model.phase_number(public.phase)] + self.status[left][public.pile]

    def preferences(self, public: model.PublicDeal, hand: model.NumberCounts) -> dict[int, float]:
        """Return, for each number that the seat to act holds, the probability that the policy plays it.

        :param public: the public part of the deal.
        :param hand: the hand of the seat, as counts per number; at least one card.
        """
        known = self.seat_knowledge(public.seat, hand, public) + self.table_contribution(public, sum(hand))
        return softmax(self.outputs(known), hand, self.scale)


def softmax(logits: tuple[int, ...], hand: model.NumberCounts, scale: float) -> dict[int, float]:
    """Return each held number's probability.

    :param logits: the packed outputs, by number.
    :param hand: the cards held, as counts per number; at least one.
    :param scale: the divisor of the outputs.
    """
    held = [number for number in range(model.NUMBERS) if hand[number]]
    best = max(logits[number] for number in held)
    parts = [exp((logits[number] - best) / scale) for number in held]
    total = sum(parts)
    return {number: part / total for number, part in zip(held, parts, strict=True)}


@lru_cache(maxsize=1)
def default_policy_network() -> PolicyNetwork:
    """Return strong's network, which the judge's search uses too; it is read once and kept."""
    return PolicyNetwork(read_weights(__package__, "policy_network"))


@lru_cache(maxsize=1)
def population_network() -> PolicyNetwork:
    """Return the expert's network, which reads the context of plays and trained among many players; it is read once and
    kept.
    """
    return PolicyNetwork(read_weights(__package__, "policy_network_population"))


def _copies(rows: list[int], number: int) -> list[int]:
    """Return the contribution of the n-th copy of a number, for n from 0."""
    first = INPUT_HAND + number * MAX_COPIES
    return [0, *rows[first : first + MAX_COPIES], *[0] * (model.COPIES - MAX_COPIES)]


def status_rows(rows: list[int]) -> list[list[int]]:
    """Return the contributions of the cards left and the tied phases, [cards left in this seat's hand][tied phases].

    :param rows: the packed contribution of each input of the network.
    """
    return [
        [
            rows[INPUT_LEFT + max(left, 1) - 1] + rows[INPUT_PILE + min(pile, MAX_PILE)]
            for pile in range(model.HAND_SIZE)
        ]
        for left in range(model.HAND_SIZE + 1)
    ]


def play_rows(rows: list[int]) -> list[tuple[int, ...]]:
    """Return the contributions of each play, [code of the play][its seat, counted from the seat that knows].

    :param rows: the packed contribution of each input of the network.
    """
    reads = len(rows) > INPUT_COUNT
    plays = []
    for code in range(model.PLAY_CODE_COUNT):
        context, added = context_of(code), []
        for rel in range(model.SEATS):
            row = rows[INPUT_PLAYED + rel * model.NUMBERS + code % model.NUMBERS]
            added.append(row + rows[INPUT_CONTEXT + rel * CONTEXT_COUNT + context] if reads else row)
        plays.append(tuple(added))
    return plays


def context_of(code: int) -> int:
    """Return the number of a play's context: its code without the card, if that card stayed under the highest one.

    :param code: the code of the play, as in ``model.play_codes``.
    """
    if code < model.UNDER_CODE:
        return code
    return (
        code - model.TIE_CODE + CONTEXT_TIE
        if code >= model.TIE_CODE
        else (code - model.UNDER_CODE) // model.NUMBERS + CONTEXT_UNDER
    )


def phase_rows(rows: list[int]) -> list[int]:
    """Return the contribution of each phase of 0-3 cards for the seat to act, by the phase's number
    (``model.phase_number``).

    :param rows: the packed contribution of each input of the network.
    """
    table = []
    for size, first in enumerate(model.PHASE_OFFSETS):
        for code in range(model.NUMBERS**size):
            cards = [code // model.NUMBERS**at % model.NUMBERS for at in reversed(range(size))]
            table.append(rows[INPUT_POSITION + size] + _phase(rows, cards))
        assert len(table) == first + model.NUMBERS**size
    return table


def _phase(rows: list[int], cards: list[int]) -> int:
    """Return the contribution of these cards on the table, and of their highest, for the seat to act."""
    if not cards:
        return 0
    first = model.SEATS - 1 - len(cards)
    played = sum(rows[INPUT_PHASE + (first + at) * model.NUMBERS + card] for at, card in enumerate(cards))
    top = max(cards)
    tied = cards.count(top) > 1
    return played + rows[INPUT_TOP + ((first + cards.index(top)) * 2 + tied) * model.NUMBERS + top]
