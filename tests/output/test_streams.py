"""Texts on their way to a terminal."""

from __future__ import annotations

import pytest

from numeramis_access.output.streams import without_controls


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Žofie, 田中", "Žofie, 田中"), ("north\u202eevil", "northevil"), ("a\u200bb\u2066", "ab"),
        ("\x1b[2J\x9bred", " [2J red"), ("a\nb\u2028c", "a b c"),
    ],
)  # fmt: skip
def test_a_terminal_gets_no_control_and_no_invisible_characters(text: str, shown: str) -> None:
    assert without_controls(text) == shown
