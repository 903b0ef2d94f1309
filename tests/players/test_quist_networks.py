"""The packed networks compute their weights' sums in integers, and cannot overflow."""

from __future__ import annotations

import json
import random
from array import array
from base64 import b64decode
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
import pytest

from numeramis_access.games.quist.players import value_network
from numeramis_access.games.quist.players.model import NumberCounts, PublicDeal, deal
from numeramis_access.games.quist.players.policy_network import (
    CONTEXT_COUNT,
    CONTEXT_OVER,
    CONTEXT_TIE,
    CONTEXT_UNDER,
    INPUT_CONTEXT,
    INPUT_COUNT,
    INPUT_HAND,
    INPUT_LEFT,
    INPUT_PHASE,
    INPUT_PILE,
    INPUT_PLAYED,
    INPUT_POSITION,
    INPUT_TOP,
    READING_INPUT_COUNT,
    PolicyNetwork,
    default_policy_network,
)
from numeramis_access.games.quist.players.value_network import default_value_network
from numeramis_access.players.search.network import OUTPUT_ZERO, read_weights
from tests.bench.ladder import STRANGERS
from tests.reading_network import any_reading_network

PACKAGE = "numeramis_access.games.quist.players"


class Plain:
    """A network of the game, one number at a time."""

    def __init__(self, data: dict[str, Any], outputs: int) -> None:
        self.units: int = data["units"]
        self.rows = [array("h", row) for row in batched(array("h", b64decode(data["input"])), self.units)]
        self.bias = array("h", b64decode(data["bias"]))
        self.output_rows = [array("h", row) for row in batched(array("h", b64decode(data["output"])), self.units)]
        self.output_bias: list[int] = data["output_bias"]
        assert len(self.output_rows) == len(self.output_bias) == outputs

    def outputs(self, inputs: list[int]) -> list[int]:
        hidden = [max(0, b + sum(self.rows[at][unit] for at in inputs)) for unit, b in enumerate(self.bias)]
        pairs = zip(self.output_rows, self.output_bias, strict=True)
        return [bias + sum(h * w for h, w in zip(hidden, row, strict=True)) for row, bias in pairs]

    def upper_bounds_of_sums(self, unit: int, sign: int, groups: tuple[tuple[int, int, int], ...]) -> int:
        """Return a bound of how far a unit can go up (or down): every group (from, to, most at once) at its worst."""
        worst = (most * max(0, *(sign * self.rows[at][unit] for at in range(a, b))) for a, b, most in groups)
        return sign * self.bias[unit] + sum(worst)


def kept(name: str) -> dict[str, Any]:
    """Return the data of a network that comes with the game."""
    found: dict[str, Any] = json.loads(files(PACKAGE).joinpath(f"{name}.json").read_text("ascii"))
    return found


def batched(numbers: array[int], size: int) -> list[array[int]]:
    return [numbers[at : at + size] for at in range(0, len(numbers), size)]


def inputs_of(public: PublicDeal, hand: NumberCounts) -> list[int]:
    """Return the active inputs by the training script's definition."""
    found = [INPUT_HAND + number * 4 + copy for number in range(10) for copy in range(min(hand[number], 4))]
    for rel in range(4):
        counts = public.played[(public.seat + rel) % 4]
        found += [INPUT_PLAYED + rel * 10 + number for number in range(10) for _ in range(counts[number])]
    size = len(public.phase)
    rels = [4 - size + at for at in range(size)]
    found += [INPUT_PHASE + (rel - 1) * 10 + card for rel, card in zip(rels, public.phase, strict=True)]
    if size:
        top = max(public.phase)
        found.append(INPUT_TOP + (rels[public.phase.index(top)] - 1) * 20 + (public.phase.count(top) > 1) * 10 + top)
    return [*found, INPUT_LEFT + sum(hand) - 1, INPUT_PILE + min(public.pile, 4), INPUT_POSITION + size]


def context_of(phase: list[int], card: int, pile: int) -> int:
    """Return the context of a played card by the training script's definition."""
    if not phase:
        return card + 10 * (pile > 0)
    top, size = max(phase), len(phase)
    is_partner_highest = size > 1 and phase.index(top) == size - 2
    place = {1: 0, 2: 1, 3: 3}[size] + is_partner_highest
    first, number = (CONTEXT_UNDER, top) if card < top else (CONTEXT_TIE, card) if card == top else (CONTEXT_OVER, card)
    return first + place * 10 + number


@pytest.mark.parametrize("reads", [False, True])
def test_lanes_compute_exactly_what_single_numbers_do(reads: bool) -> None:
    chance = random.Random(1)
    weights = any_reading_network(chance) if reads else read_weights(PACKAGE, "policy_network")
    net, plain = PolicyNetwork(weights), Plain(msgspec.to_builtins(weights), 10)
    for _ in range(4):
        hands, public = deal(chance), PublicDeal(chance.randrange(4))
        contexts: list[tuple[int, int]] = []
        while public.count < 36:
            hand = hands[public.seat]
            known = net.seat_knowledge(public.seat, hand, public) + net.table_contribution(public, sum(hand))
            inputs = inputs_of(public, hand)
            if reads:
                inputs += [INPUT_CONTEXT + (seat - public.seat) % 4 * CONTEXT_COUNT + how for seat, how in contexts]
            assert [output - OUTPUT_ZERO for output in net.outputs(known)] == plain.outputs(inputs)
            card = chance.choice([number for number in range(10) if hand[number]])
            contexts.append((public.seat, context_of(public.phase, card, public.pile)))
            hand[card] -= 1
            public.play(card)


def test_a_value_is_exactly_what_single_numbers_make_it() -> None:
    net, plain, chance = default_value_network(), Plain(kept("value_network"), 1), random.Random(2)
    for left in range(1, 10):
        hands = [[0] * 10 for _ in range(4)]
        for hand in hands:
            for _ in range(left):
                hand[chance.randrange(3, 7)] += 1
        leader, pile = chance.randrange(4), chance.randrange(10 - left)
        inputs = [
            rel * 40 + number * 4 + copy
            for rel in range(4)
            for number, count in enumerate(hands[(leader + rel) % 4])
            for copy in range(min(count, 4))
        ]
        inputs += [value_network.INPUT_LEFT + left - 1, value_network.INPUT_PILE + min(pile, 4)]
        assert net.worth(hands, leader, pile, left) == plain.outputs(inputs)[0] / net.scale


POLICY_GROUPS = (
    (INPUT_HAND, INPUT_PLAYED, 9), (INPUT_PLAYED, INPUT_PLAYED + 10, 9), (INPUT_PLAYED + 10, INPUT_PHASE, 27),
    (INPUT_PHASE, INPUT_TOP, 3), (INPUT_TOP, INPUT_LEFT, 1), (INPUT_LEFT, INPUT_PILE, 1),
    (INPUT_PILE, INPUT_POSITION, 1), (INPUT_POSITION, INPUT_COUNT, 1),
)  # fmt: skip
READING_GROUPS = (
    *POLICY_GROUPS, (INPUT_CONTEXT, INPUT_CONTEXT + CONTEXT_COUNT, 9),
    (INPUT_CONTEXT + CONTEXT_COUNT, READING_INPUT_COUNT, 27),
)  # fmt: skip
VALUE_GROUPS = (
    (0, 40, 9), (40, 80, 9), (80, 120, 9), (120, 160, 9),
    (value_network.INPUT_LEFT, value_network.INPUT_PILE, 1), (value_network.INPUT_PILE, value_network.INPUT_COUNT, 1),
)  # fmt: skip


GROUPS = {INPUT_COUNT: POLICY_GROUPS, READING_INPUT_COUNT: READING_GROUPS, value_network.INPUT_COUNT: VALUE_GROUPS}
NETWORKS = {path.stem: path for path in (*Path(str(files(PACKAGE))).glob("*_network*.json"), *STRANGERS.values())}


@pytest.mark.parametrize("name", sorted(NETWORKS))
def test_no_reachable_sum_leaves_its_lane(name: str) -> None:
    data = json.loads(NETWORKS[name].read_text("ascii"))
    plain, groups = Plain(data, len(data["output_bias"])), GROUPS[len(b64decode(data["input"])) // 2 // data["units"]]
    most = [plain.upper_bounds_of_sums(unit, 1, groups) for unit in range(plain.units)]
    least = [plain.upper_bounds_of_sums(unit, -1, groups) for unit in range(plain.units)]
    assert max(most) < 1 << 15
    assert max(least) <= 1 << 15
    for row, bias in zip(plain.output_rows, plain.output_bias, strict=True):
        assert abs(bias) + sum(max(h, 0) * abs(w) for h, w in zip(most, row, strict=True)) < OUTPUT_ZERO


def test_preferences_are_shares_of_the_held_numbers() -> None:
    hand = [0, 2, 0, 0, 3, 0, 1, 0, 2, 1]
    chances = default_policy_network().preferences(PublicDeal(2), hand)
    assert set(chances) == {1, 4, 6, 8, 9}
    assert sum(chances.values()) == pytest.approx(1)


def test_a_fourth_hand_that_cannot_win_throws_a_small_card() -> None:
    public = PublicDeal(0)
    for card in (9, 3, 2):
        public.play(card)
    chances = default_policy_network().preferences(public, [2, 1, 0, 0, 1, 0, 2, 1, 2, 0])
    assert max(chances, key=chances.__getitem__) <= 1


def test_a_value_is_near_to_what_playing_on_brings() -> None:
    """Without it the error would be the spread of the outcomes, five times as much."""
    chance, net = random.Random(6), default_policy_network()
    errors, outcomes = [], []
    for _ in range(60):
        hands, public = deal(chance), PublicDeal(0)
        guesses = []
        while public.count < 36:
            if not public.phase:
                guesses.append(
                    (
                        public.leader,
                        default_value_network().worth(hands, public.leader, public.pile, 9 - public.count // 4),
                        list(public.won),
                    )
                )
            chances = net.preferences(public, hands[public.seat])
            card = max(chances, key=chances.__getitem__)
            hands[public.seat][card] -= 1
            public.play(card)
        for leader, guess, won in guesses:
            side = leader % 2
            ahead = (public.won[side] - won[side] - public.won[1 - side] + won[1 - side]) / 2
            errors.append((ahead - guess) ** 2)
            outcomes.append(ahead**2)
    assert sum(errors) < 0.4 * sum(outcomes)
