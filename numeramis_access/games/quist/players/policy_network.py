"""Quist's policy network: what one seat knows goes in, a preference for each number it could play comes out.

``training.self_play`` and ``training.population`` made the data files; the forward pass is ``search.network``.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp

from numeramis_access.games.quist.players.model import (
    COPIES,
    HAND,
    NUMBERS,
    PHASE_AT,
    PLAY_CODES,
    SEATS,
    TIE,
    UNDER,
    Counts,
    PublicDeal,
    phase_number,
)
from numeramis_access.players.search.network import PackedNetwork, Weights, read_weights

#: where each group of inputs begins: own hand (number, copy), played (seat, number), cards of this phase (seat,
#: number), its highest (seat, tied, number), own cards left, tied phases lying, position in the phase; seats are
#: counted from the own one, in the phase from the left neighbour
IN_HAND, IN_PLAYED, IN_PHASE, IN_TOP, IN_LEFT, IN_PILE, IN_POSITION, INPUTS = 0, 40, 80, 110, 170, 179, 184, 188
#: where a network that reads plays has how each was made (seat, context), and where each kind of context begins: a
#: lead (whether tied phases lie, number), under the highest card (place, its number), tying and over it (place, own
#: number); places are the second, the third over an opponent and over the partner, the fourth the same
IN_CONTEXT, CONTEXT_UNDER, CONTEXT_TIE, CONTEXT_OVER, CONTEXTS = INPUTS, 20, 70, 120, 170
INPUTS_READING = IN_CONTEXT + SEATS * CONTEXTS
#: copies of a number, and tied phases, beyond these count no further
MAX_COPIES, MAX_PILE = 4, 4


class PolicyNetwork(PackedNetwork):
    """A policy over what a seat knows, which is an int that grows by addition.

    It is ``start``, plus ``copy`` for its cards, plus ``seen`` for every play of the deal; for a decision ``phase`` and
    ``status`` are added, and ``outputs`` are the preferences for the ten numbers: only differences mean anything.
    A network may read how cards were played, or only which.
    """

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights)
        rows = self.rows
        #: [number][n]: for holding an n-th copy of it
        self.copy = [_copies(rows, number) for number in range(NUMBERS)]
        #: [play's number][seat from the own one]: for having seen it
        self.seen = _plays(rows)
        self.phase = _phases(rows)
        #: [own cards left][tied phases lying]
        self.status = [
            [rows[IN_LEFT + max(left, 1) - 1] + rows[IN_PILE + min(pile, MAX_PILE)] for pile in range(HAND)]
            for left in range(HAND + 1)
        ]

    def know(self, seat: int, hand: Counts, public: PublicDeal) -> int:
        """Return what a seat with these cards knows outside the phase."""
        return self.start + self.hold(hand) + sum([self.seen[code][other - seat] for other, code in public.plays])

    def hold(self, hand: Counts) -> int:
        """Return what holding these cards adds to what a seat knows."""
        return sum(sum(self.copy[number][1 : n + 1]) for number, n in enumerate(hand) if n)

    def table(self, public: PublicDeal, left: int) -> int:
        """Return what the cards on the table add for the seat to act, which has so many cards left."""
        return self.phase[phase_number(public.phase)] + self.status[left][public.pile]

    def preferences(self, public: PublicDeal, hand: Counts) -> dict[int, float]:
        """Return, for each number held by the seat to act, how likely the policy plays it."""
        known = self.know(public.seat, hand, public) + self.table(public, sum(hand))
        return softmax(self.outputs(known), hand, self.scale)


def softmax(logits: tuple[int, ...], hand: Counts, scale: float) -> dict[int, float]:
    """Return each held number's share of the preference."""
    held = [number for number in range(NUMBERS) if hand[number]]
    best = max(logits[number] for number in held)
    parts = [exp((logits[number] - best) / scale) for number in held]
    total = sum(parts)
    return {number: part / total for number, part in zip(held, parts, strict=True)}


@lru_cache(maxsize=1)
def default_policy_network() -> PolicyNetwork:
    """Return strong's network, which the judge searches with too; read once."""
    return PolicyNetwork(read_weights(__package__, "policy_network"))


@lru_cache(maxsize=1)
def population_network() -> PolicyNetwork:
    """Return the expert's network, which reads how cards were played and has met a ladder of others; read once."""
    return PolicyNetwork(read_weights(__package__, "policy_network_population"))


def _copies(rows: list[int], number: int) -> list[int]:
    """Return what an n-th copy of a number adds, for n from 0."""
    first = IN_HAND + number * MAX_COPIES
    return [0, *rows[first : first + MAX_COPIES], *[0] * (COPIES - MAX_COPIES)]


def _plays(rows: list[int]) -> list[tuple[int, ...]]:
    """Return what seeing each play adds, by its number and by its seat from the own one, which may count backwards."""
    reads = len(rows) > INPUTS
    found = []
    for code in range(PLAY_CODES):
        context, added = _context(code), []
        for rel in range(SEATS):
            row = rows[IN_PLAYED + rel * NUMBERS + code % NUMBERS]
            added.append(row + rows[IN_CONTEXT + rel * CONTEXTS + context] if reads else row)
        found.append(tuple(added))
    return found


def _context(code: int) -> int:
    """Return how a play of this number was made, apart from what was played under the highest card."""
    if code < UNDER:
        return code
    return code - TIE + CONTEXT_TIE if code >= TIE else (code - UNDER) // NUMBERS + CONTEXT_UNDER


def _phases(rows: list[int]) -> list[int]:
    """Return what each phase of 0-3 cards adds for the seat to act, by its number."""
    table = []
    for size, first in enumerate(PHASE_AT):
        for code in range(NUMBERS**size):
            cards = [code // NUMBERS**at % NUMBERS for at in reversed(range(size))]
            table.append(rows[IN_POSITION + size] + _phase(rows, cards))
        assert len(table) == first + NUMBERS**size
    return table


def _phase(rows: list[int], cards: list[int]) -> int:
    """Return what these cards on the table, and the highest of them, add for the seat to act."""
    if not cards:
        return 0
    first = SEATS - 1 - len(cards)
    played = sum(rows[IN_PHASE + (first + at) * NUMBERS + card] for at, card in enumerate(cards))
    top = max(cards)
    tied = cards.count(top) > 1
    return played + rows[IN_TOP + ((first + cards.index(top)) * 2 + tied) * NUMBERS + top]
