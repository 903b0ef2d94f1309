"""The packed network computes what its weights say, in integers, and cannot overflow."""

from __future__ import annotations

import json
import random
from array import array
from base64 import b64decode
from importlib.resources import files

import pytest

from numeramis_access.players.quist_model import Counts, Course, deal
from numeramis_access.players.quist_net import (
    IN_HAND,
    IN_LEFT,
    IN_PHASE,
    IN_PILE,
    IN_PLAYED,
    IN_POSITION,
    IN_TOP,
    INPUTS,
    network,
)


class Plain:
    """The same network, one number at a time."""

    def __init__(self) -> None:
        data = json.loads(files("numeramis_access.players").joinpath("data/quist_net.json").read_text("ascii"))
        self.units: int = data["units"]
        weights = array("h", b64decode(data["input"]))
        self.rows = [weights[at * self.units : (at + 1) * self.units] for at in range(INPUTS)]
        self.bias = array("h", b64decode(data["bias"]))
        outputs = array("h", b64decode(data["output"]))
        self.outputs = [outputs[at * self.units : (at + 1) * self.units] for at in range(10)]
        self.output_bias: list[int] = data["output_bias"]

    def logits(self, inputs: list[int]) -> list[int]:
        hidden = [max(0, b + sum(self.rows[at][unit] for at in inputs)) for unit, b in enumerate(self.bias)]
        pairs = zip(self.outputs, self.output_bias, strict=True)
        return [bias + sum(h * w for h, w in zip(hidden, row, strict=True)) for row, bias in pairs]


def inputs_of(course: Course, hand: Counts) -> list[int]:
    """Return the active inputs, told as the training script tells them."""
    found = [IN_HAND + number * 4 + copy for number in range(10) for copy in range(min(hand[number], 4))]
    for rel in range(4):
        counts = course.played[(course.seat + rel) % 4]
        found += [IN_PLAYED + rel * 10 + number for number in range(10) for _ in range(counts[number])]
    size = len(course.phase)
    rels = [4 - size + at for at in range(size)]
    found += [IN_PHASE + (rel - 1) * 10 + card for rel, card in zip(rels, course.phase, strict=True)]
    if size:
        top = max(course.phase)
        found.append(IN_TOP + (rels[course.phase.index(top)] - 1) * 20 + (course.phase.count(top) > 1) * 10 + top)
    return [*found, IN_LEFT + sum(hand) - 1, IN_PILE + min(course.pile, 4), IN_POSITION + size]


def test_lanes_compute_exactly_what_single_numbers_do() -> None:
    net, plain, chance = network(), Plain(), random.Random(1)
    for _ in range(4):
        hands, course = deal(chance), Course(chance.randrange(4))
        while course.count < 36:
            hand = hands[course.seat]
            known = net.know(course.seat, hand, course.played) + net.table(course, sum(hand))
            expected = plain.logits(inputs_of(course, hand))
            assert [logit - (1 << 31) for logit in net.logits(known)] == expected
            card = chance.choice([number for number in range(10) if hand[number]])
            hand[card] -= 1
            course.play(card)


def test_no_reachable_sum_leaves_its_lane() -> None:
    plain = Plain()
    for sign in (1, -1):
        reach = [reachable(plain, unit, sign) for unit in range(plain.units)]
        assert max(reach) < 1 << 15
        if sign == 1:
            hidden = reach
    for row, bias in zip(plain.outputs, plain.output_bias, strict=True):
        assert abs(bias) + sum(h * abs(w) for h, w in zip(hidden, row, strict=True)) < 1 << 31


def reachable(plain: Plain, unit: int, sign: int) -> int:
    """Return a bound of how far a unit can go up (or down): every group of inputs at its worst."""
    groups = (
        (IN_HAND, IN_PLAYED, 9),
        (IN_PLAYED, IN_PLAYED + 10, 9),
        (IN_PLAYED + 10, IN_PHASE, 27),
        (IN_PHASE, IN_TOP, 3),
    )
    single = ((IN_TOP, IN_LEFT, 1), (IN_LEFT, IN_PILE, 1), (IN_PILE, IN_POSITION, 1), (IN_POSITION, INPUTS, 1))
    worst = (most * max(0, *(sign * plain.rows[at][unit] for at in range(a, b))) for a, b, most in groups + single)
    return sign * plain.bias[unit] + sum(worst)


def test_preferences_are_shares_of_the_held_numbers() -> None:
    hand = [0, 2, 0, 0, 3, 0, 1, 0, 2, 1]
    chances = network().preferences(Course(2), hand)
    assert set(chances) == {1, 4, 6, 8, 9}
    assert sum(chances.values()) == pytest.approx(1)


def test_a_fourth_hand_that_cannot_win_throws_a_small_card() -> None:
    course = Course(0)
    for card in (9, 3, 2):
        course.play(card)
    chances = network().preferences(course, [2, 1, 0, 0, 1, 0, 2, 1, 2, 0])
    assert max(chances, key=chances.__getitem__) <= 1
