"""Names of BrlAPI's key codes, and the ranges of codes that are asked for."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from braille.brlapi_keys import accepted_ranges, key_names


@pytest.mark.parametrize(
    ("code", "names"),
    [
        (0x20010000, ["routing 0"]),
        (0x20010007, ["routing 7"]),
        (0x20180002, ["line 2"]),
        (0x20000017, ["pan left"]),
        (0x20000018, ["pan right"]),
        (0x20000001, ["up"]),
        (0x20000013, ["left"]),
        (0x2000001D, ["home"]),
        (0x2000001B, ["lnbeg"]),
        (0x20000048, ["pan left", "pan right"]),
        (0x2000002F, ["dot1", "dot2", "dot3", "dot5", "space"]),
        (0x20000049, []),
        (0x20000031, []),
        (0x20000000, []),
        (0x200000FF, []),
        (0x200A0003, []),
        (0x20220013, ["dot1", "dot2", "dot5"]),
        (0x20220000, ["space"]),
        (0x20220101, ["dot1", "space"]),
        (0x0000FF0D, ["dot8"]),
        (0x0000FF08, ["dot7"]),
        (0x0000FF50, ["dot2", "space"]),
        (0x0000FF51, ["key left"]),
        (0x0000FFBE, ["key f1"]),
        (0x1_0000FF09, ["shift", "tab"]),
        (0x00000061, ["a"]),
        (0x0100010D, ["č"]),
        (0x00000020, ["space"]),
        (0xE0000000, []),
    ],
)
def test_key_codes_have_stable_names(code: int, names: list[str]) -> None:
    assert key_names(code) == names


@given(st.integers(min_value=0, max_value=2**64 - 1))
def test_every_key_code_has_printable_names_or_none(code: int) -> None:
    for driver in ("", "Baum"):
        assert all(name and name.isprintable() for name in key_names(code, driver))


@pytest.mark.parametrize(
    ("code", "names"),
    [
        (0x200A0000, ["routing 0", "space"]),
        (0x20000028 | 1 << 40, ["d1"]),
        (0x20000028 | 1 << 41, ["d3"]),
        (0x20000032, ["pan left", "pan right"]),
        (0x20000017, ["pan left"]),
    ],
)
def test_keys_of_a_baum_display_keep_their_meaning(code: int, names: list[str]) -> None:
    assert key_names(code, "Baum") == names


def test_what_means_nothing_here_stays_the_servers() -> None:
    for driver in ("Virtual", "Baum", "FreedomScientific"):
        ranges = accepted_ranges(driver)
        for number in (0x31, 0x33, 0x34, 0x35, 0x36, 0x4A, 0x1E):  # help, learn, preferences, restart, back
            code = 0x20000000 | number
            assert not any(first <= code <= last for first, last in ranges if last < 1 << 32), hex(code)
