"""Keys held together."""

from __future__ import annotations

import pytest

from braille.chord import Chord
from braille.driver import KeyPressed, KeyReleased


def chords(steps: str) -> list[str]:
    """Feed ``+key -key …`` and return the names of the chords."""
    chord = Chord()
    keys = []
    for step in steps.split():
        name = step[1:].replace("_", " ")
        keys.append(chord.feed(KeyPressed(name) if step[0] == "+" else KeyReleased(name)))
    return [key.name for key in keys if key]


@pytest.mark.parametrize(
    ("steps", "names"),
    [
        ("+select -select", ["select"]),
        ("+dot1 +dot2 -dot1 -dot2", ["dot1+dot2"]),
        ("+dot2 +dot1 -dot1 -dot2", ["dot1+dot2"]),
        ("+dot1 +dot2 -dot2 +dot3 -dot1 -dot3", ["dot1+dot2", "dot1+dot3"]),
        ("+routing_10 +routing_9 -routing_9 -routing_10", ["routing 9+routing 10"]),
        ("+up +up -up", ["up"]),
        ("-up +down -down", ["down"]),
        ("+a -b -a", ["a"]),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_chord_counts_once_at_the_first_release(steps: str, names: list[str]) -> None:
    assert chords(steps) == names


def test_keys_of_a_display_that_restarted_are_up() -> None:
    chord = Chord()
    chord.feed(KeyPressed("up"))
    chord.clear()
    assert chord.feed(KeyReleased("up")) is None
    chord.feed(KeyPressed("down"))
    key = chord.feed(KeyReleased("down"))
    assert key is not None
    assert key.name == "down"


def test_noise_does_not_grow_the_chord_for_ever() -> None:
    chord = Chord()
    for number in range(10_000):
        chord.feed(KeyPressed(f"routing {number}"))
    key = chord.feed(KeyReleased("routing 0"))
    assert key is not None
    assert key.name.count("+") < 100
