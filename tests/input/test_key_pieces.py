"""Keys of every terminal of ncurses-base mean the same whole, byte by byte, cut anywhere and one after another."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

from numeramis_access.input.console import ENTER_KEY, KeyRecord, TypedKeys
from numeramis_access.input.escapes import ESCAPE_SECONDS, SEQUENCE_SECONDS, SequenceDecoder, TypedPiece
from numeramis_access.input.terminfo import ALL_KEY_NAMES
from numeramis_access.output.terminal import CONTROL_KEYS

#: seconds between two bytes of a slow line, and in which Escape alone must act
SLOW, AT_ONCE = 0.03, 0.06
#: where Debian's ncurses-base has its entries
ENTRIES = Path("/lib/terminfo")
ASKS = """
import curses, json, os, sys
from numeramis_access.input.terminfo import ALL_KEY_NAMES, own_sequences
own, obeys = own_sequences(os.environ["TERM"], sys.stdin.fileno())
try:
    said = {name: (curses.tigetstr(name) or b"").decode("latin-1") for name in ALL_KEY_NAMES}
except curses.error:
    said = {}
print(json.dumps([own, obeys, said]))
"""


def entries() -> list[str]:
    """Return the names of all terminals."""
    return sorted({path.name for path in ENTRIES.glob("*/*")})


@cache
def asked(term: str) -> tuple[dict[str, str], bool, dict[str, str]]:
    """Return the program's sequences, whether pastes are marked, and the words of terminfo, which Python reads once."""
    command = [sys.executable, "-c", ASKS]
    found = subprocess.run(command, env={**os.environ, "TERM": term}, capture_output=True, text=True, check=True)
    own, obeys, said = json.loads(found.stdout)
    return own, obeys, said


def named(term: str) -> dict[str, str]:
    """Return the sequences of a terminal's named keys with our names; a key that is one byte is a character."""
    said = asked(term)[2]
    return {text: ALL_KEY_NAMES[name] for name, text in said.items() if text.startswith("\x1b") and len(text) > 1}


def decoded(decoder: SequenceDecoder, *parts: str) -> list[TypedPiece]:
    """Return what the decoder makes of some pieces, without waiting for more."""
    return [piece for part in parts for piece in decoder.feed(part)]


@pytest.mark.parametrize("term", entries())
def test_a_key_in_pieces_is_the_key(term: str) -> None:
    own = asked(term)[0]
    for text, key in named(term).items():
        whole = [TypedPiece(key=key)]
        decoder = SequenceDecoder(own)
        assert decoded(decoder, text) == whole, (text, key)
        assert decoder.waits is None, text
        for at in range(1, len(text)):
            cut = SequenceDecoder(own)
            assert decoded(cut, text[:at]) == []
            assert cut.waits is not None
            assert cut.waits > SLOW
            assert decoded(cut, text[at:]) == whole
        assert decoded(SequenceDecoder(own), *text) == whole
    for before, after in pairwise(named(term)):
        keys = [TypedPiece(key=named(term)[text]) for text in (before, after)]
        assert decoded(SequenceDecoder(own), *before, "č", *after) == [keys[0], TypedPiece(character="č"), keys[1]]


@pytest.mark.system("posix", "a Windows console has no terminfo")
def test_pastes_are_marked_wherever_codes_are_obeyed() -> None:
    assert entries() or not Path("/etc/debian_version").exists()
    assert {term for term in entries() if not asked(term)[1]} <= {"dumb", "vt52"}
    assert asked("xterm-of-tomorrow")[1], "most unknown terminals are new ones"
    assert not asked("")[1]


def test_escape_alone_waits_only_a_moment() -> None:
    decoder = SequenceDecoder()
    assert decoded(decoder, "\x1b") == []
    assert decoder.waits == ESCAPE_SECONDS
    assert SLOW < ESCAPE_SECONDS < AT_ONCE
    assert list(decoder.flush()) == [TypedPiece(key="escape")]
    assert decoder.waits is None
    assert decoded(decoder, "h") == [TypedPiece(character="h")]


def test_a_sequence_that_never_ends_is_left_out_and_a_longer_one_does_not_stop_the_keys() -> None:
    decoder = SequenceDecoder()
    assert decoded(decoder, "\x1b[1;") == []
    assert decoder.waits == SEQUENCE_SECONDS
    assert list(decoder.flush()) == []
    assert decoded(decoder, "h") == [TypedPiece(character="h")]
    assert decoded(decoder, "\x1b[" + "1" * 99, "h")[-1] == TypedPiece(character="h")


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("Jan\nNový\n", "Jan Nový"), ("7♥", "7♥"), ("\r\n", None), ("a\tb\x1b[A\x03\x7f", "a b [A"),
        ("cafe\u0301", "café"), ("x" * 5000, "x" * 2000),
    ],
)  # fmt: skip
def test_a_paste_is_one_line_however_it_comes(text: str, line: str | None) -> None:
    sent = f"\x1b[200~{text}\x1b[201~s"
    expected = [*([TypedPiece(pasted=line)] if line else []), TypedPiece(character="s")]
    assert decoded(SequenceDecoder(), sent) == expected
    assert decoded(SequenceDecoder(), *sent) == expected
    for at in range(1, min(len(sent), 40)):
        assert decoded(SequenceDecoder(), sent[:at], sent[at:]) == expected


def test_a_paste_without_its_end_is_not_swallowed() -> None:
    decoder = SequenceDecoder()
    assert decoded(decoder, "\x1b[200~dvě\nslova\x1b[20") == []
    assert decoder.waits == SEQUENCE_SECONDS
    assert list(decoder.flush()) == [TypedPiece(pasted="dvě slova [20")]
    assert decoded(decoder, "s") == [TypedPiece(character="s")]


def test_records_of_a_windows_console_mean_the_same_one_by_one() -> None:
    records = [KeyRecord(True, 1, key, 0, held) for key in range(256) for held in (0, 0x10, 0x08, 0x02)]
    records += [KeyRecord(True, 1, ord(name[-1].upper()), ord(control), 0x08) for control, name in CONTROL_KEYS.items()]
    whole, single = TypedKeys(), TypedKeys()
    records = [*records, *(record._replace(down=False) for record in records if record.key == ENTER_KEY)]
    assert list(whole.pieces(records, 1.0)) == [piece for record in records for piece in single.pieces([record], 1.0)]
