"""Keys of the Windows console have the same names as the sequences of other terminals, and letters arrive whole."""

from __future__ import annotations

import os
import signal
import string
import threading
import time
from collections.abc import Iterable

import pytest

from numeramis_access.input import escapes
from numeramis_access.input.console import (
    ALT_KEY,
    ENTER_KEY,
    KEYS_BY_CODE,
    PASTE_GAP_SECONDS,
    TAB_KEY,
    KeyRecord,
    TypedKeys,
)
from numeramis_access.input.escapes import TypedPiece
from numeramis_access.input.inbox import Inbox, LineTyped, QuitRequested
from numeramis_access.output.terminal import CONTROL_KEYS
from numeramis_access.start import _take_signals

#: modifiers by their names in the keymaps; each number is the console's bit for the right or the left key
HELD = {"": (0,), "shift+": (0x10,), "ctrl+": (0x08, 0x04), "alt+": (0x02, 0x01), "ctrl+shift+": (0x18, 0x14)}
#: keyboard lamps and the flag of keys beside the number pad, which must have no effect
LAMPS = 0x20 | 0x40 | 0x80 | 0x100
ALTGR = 0x01 | 0x08
#: seconds until a wait has begun, and until something comes that is no Ctrl+C
WAITING, LATER = 0.1, 5.0


def pressed(key: int, unit: str = "\0", held: int = 0, down: bool = True, repeat: int = 1) -> KeyRecord:
    return KeyRecord(down, repeat, key, ord(unit), held | LAMPS)


def typed(*records: KeyRecord) -> list[TypedPiece]:
    return list(TypedKeys().pieces(records, 1.0))


def test_every_key_that_other_terminals_name_is_named_alike() -> None:
    assert set(escapes._KEYS.values()) - {"shift+tab"} | {"escape"} == set(KEYS_BY_CODE.values())


@pytest.mark.parametrize("held", HELD)
def test_named_keys_have_what_is_held_in_their_names(held: str) -> None:
    for bits in HELD[held]:
        for key, name in {**KEYS_BY_CODE, TAB_KEY: "tab"}.items():
            assert typed(pressed(key, held=bits)) == [TypedPiece(key=held + name)]
            assert typed(pressed(key, held=bits, down=False)) == [], "a key counts once, when it is pressed"


def test_alt_with_a_digit_is_a_key_and_with_a_letter_nothing() -> None:
    for digit in string.digits:
        assert typed(pressed(ord(digit), digit, 0x02)) == [TypedPiece(key=f"alt+{digit}")]
        assert typed(pressed(ord(digit), digit)) == [TypedPiece(character=digit)]
    assert typed(pressed(ord("F"), "f", 0x02)) == []


def test_ctrl_with_a_letter_comes_as_from_other_terminals() -> None:
    for control, name in CONTROL_KEYS.items():
        assert typed(pressed(ord(name[-1].upper()), control, 0x08)) == [TypedPiece(character=control)]


def test_letters_of_all_keyboards_come_whole() -> None:
    assert typed(pressed(0x32, "ě"), pressed(0x32, "ě", down=False)) == [TypedPiece(character="ě")]
    assert typed(pressed(0x56, "@", ALTGR)) == [TypedPiece(character="@")], "AltGr writes"
    assert typed(pressed(0x32, "2", ALTGR)) == [TypedPiece(character="2")]
    assert typed(pressed(ALT_KEY, "Ž", down=False)) == [TypedPiece(character="Ž")], "Alt and digits of the number pad"
    assert typed(pressed(ALT_KEY, held=0x02), pressed(ALT_KEY, down=False)) == []
    high, low = "\ud83c", "\udca1"
    assert typed(pressed(0xE7, high), pressed(0xE7, low)) == [TypedPiece(character="🂡")]
    assert typed(pressed(0xE7, low)) == [], "half a sign is none"
    assert typed(pressed(0x41, "a", repeat=3)) == [TypedPiece(character="a")] * 3
    assert typed(pressed(0x10), pressed(0x11), pressed(0x14)) == [], "what is only held writes nothing"


@pytest.mark.system("posix", "on Windows Ctrl+C goes to all programs of a console: see tests/windows")
@pytest.mark.parametrize("seconds", [None, 3600.0])
def test_a_wait_is_interrupted_by_ctrl_c_and_not_polled_out(seconds: float | None) -> None:
    """The other event comes after a long delay: a wait that ended by itself would return that event first."""
    own, taken, before = Inbox(), threading.Event(), signal.getsignal(signal.SIGINT)

    def press() -> None:
        time.sleep(WAITING)  # until the wait has begun; otherwise the test proves nothing
        os.kill(os.getpid(), signal.SIGINT)
        taken.wait(LATER)
        own.put(LineTyped("later"))

    _take_signals(own)
    try:
        threading.Thread(target=press, daemon=True).start()
        assert own.take(seconds) == QuitRequested()
    finally:
        taken.set()
        signal.signal(signal.SIGINT, before)


def test_an_inbox_waits_no_longer_than_asked() -> None:
    own = Inbox()
    assert own.take() is None
    assert own.take(0.001) is None
    own.put(QuitRequested())
    assert own.take(None) == QuitRequested()


def records_of(text: str) -> list[KeyRecord]:
    """Return the records of a text that a console pastes: each character is pressed and released."""
    keys = [ENTER_KEY if character == "\r" else 0x41 for character in text]
    return [pressed(key, unit, down=down) for key, unit in zip(keys, text, strict=True) for down in (True, False)]


def line_of(found: Iterable[TypedPiece]) -> str:
    """Return the line that pieces make."""
    return "".join(piece.character or piece.pasted for piece in found)


@pytest.mark.parametrize("size", [1, 2, 7, 64, 1000])
def test_a_paste_fills_the_line_without_line_breaks_and_a_typed_enter_sends_it(size: int) -> None:
    keys, now, line = TypedKeys(), 5.0, ""
    records = records_of("Jana a Eva\r\rdruhý řádek\r\n\tkonec\r")
    for at in range(0, len(records), size):
        line += line_of(keys.pieces(records[at : at + size], now))
        now += PASTE_GAP_SECONDS / 2
    first, _, rest = line.partition("druhý")
    assert first.split() == ["Jana", "a", "Eva"]
    assert rest == " řádek konec"
    assert line_of(keys.pieces(records_of("\r"), now + 0.05)) == "\r"


def test_an_erase_key_in_one_batch_with_the_end_of_a_paste_erases_its_last_character() -> None:
    pieces = list(TypedKeys().pieces(records_of("skóre\r\b"), 5.0))
    assert line_of(pieces) == "skóre\b"


def test_quick_fingers_are_no_paste() -> None:
    keys, now = TypedKeys(), 5.0
    assert line_of(keys.pieces(records_of("h\r"), now)) == "h\r", "a letter and Enter while the program was busy"
    for character in "skóre\r":
        now += 0.03
        assert line_of(keys.pieces(records_of(character), now)) == character


def test_a_held_enter_counts_once_and_a_press_after_its_release_again() -> None:
    keys, now = TypedKeys(), 5.0
    down, up = pressed(ENTER_KEY, "\r"), pressed(ENTER_KEY, "\r", down=False)
    said = line_of(keys.pieces([down], now))
    for wait in (0.5, *[0.03] * 30):
        now += wait
        said += line_of(keys.pieces([down._replace(repeat=3)], now))
    assert said == "\r"
    assert line_of(keys.pieces([up], now + 0.01)) == ""
    assert line_of(keys.pieces([down], now + 0.1)) == "\r"
    assert line_of(keys.pieces([down], now + 5.0)) == "\r", "its release went to another window"
