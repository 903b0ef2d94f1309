"""Named keys of terminals: the sequences of xterm, the Linux console, screen and tmux."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from numeramis_access.input.escapes import typed_pieces


def keys(text: str) -> list[str]:
    return [key or character or pasted for key, character, pasted in typed_pieces(text)]


@pytest.mark.parametrize(
    ("sequence", "key"),
    [
        ("\x1b[A", "up"), ("\x1bOB", "down"), ("\x1b[1~", "home"), ("\x1b[F", "end"), ("\x1b[5~", "page up"),
        ("\x1bOP", "f1"), ("\x1b[[A", "f1"), ("\x1b[[E", "f5"), ("\x1b[15~", "f5"), ("\x1b[1;5P", "ctrl+f1"),
        ("\x1b[1;2D", "shift+left"), ("\x1b[6;5~", "ctrl+page down"), ("\x1b[Z", "shift+tab"), ("\x1b", "escape"),
    ],
)  # fmt: skip
def test_a_sequence_is_a_key(sequence: str, key: str) -> None:
    assert keys(sequence) == [key]


def test_keys_and_letters_typed_fast_stay_in_order() -> None:
    assert keys("h\x1b[B\x1b[Bč\r\x1b") == ["h", "down", "down", "č", "\r", "escape"]


def test_a_sequence_nobody_knows_is_nothing() -> None:
    assert keys("\x1b[99~a\x1b[[Z\x1b[?1;2c") == ["a"]


@given(st.text(alphabet="\x1b[O;0123456789~ABPZhč\r"))
def test_no_text_is_too_odd(text: str) -> None:
    assert all(sum(map(bool, piece)) == 1 for piece in typed_pieces(text))
