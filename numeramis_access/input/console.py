"""Reads keys from records of the Windows console, as ``escapes`` reads terminals' sequences.

A console tells when Enter is released, so only the first record of a held Enter counts. It marks no pastes; characters
that come faster than fingers are one, and its line breaks are spaces.

Source: Microsoft's "KEY_EVENT_RECORD" and "Virtual-Key Codes" (console and winuser headers).
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from numeramis_access.input.escapes import TypedPiece

#: virtual keys with a name, even if they write a character
KEYS_BY_CODE = {
    0x1B: "escape", 0x21: "page up", 0x22: "page down", 0x23: "end", 0x24: "home", 0x25: "left", 0x26: "up",
    0x27: "right", 0x28: "down", 0x2D: "insert", 0x2E: "delete", **{0x6F + n: f"f{n}" for n in range(1, 13)},
}  # fmt: skip
TAB_KEY, ENTER_KEY, ALT_KEY = 0x09, 0x0D, 0x12
#: seconds between two records of a held key, at most; without a release the next press counts after them
REPEAT_SECONDS = 1.2
#: seconds between two characters of a paste, at most; as many characters make one, fewer can be quick fingers
PASTE_GAP_SECONDS, PASTE_CHARACTERS = 0.01, 4
#: bits of modifiers, in the order of key names
CTRL_HELD, ALT_HELD, SHIFT_HELD = 0x04 | 0x08, 0x01 | 0x02, 0x10
_MODIFIERS = ((CTRL_HELD, "ctrl+"), (ALT_HELD, "alt+"), (SHIFT_HELD, "shift+"))
#: the halves of a character that needs two units
_HIGH, _LOW = range(0xD800, 0xDC00), range(0xDC00, 0xE000)


class KeyRecord(NamedTuple):
    """A key event.

    :param down: whether the key was pressed, not released.
    :param repeat: the number of repetitions.
    :param key: Windows' code of the virtual key.
    :param unit: the UTF-16 unit that it writes, 0 for none.
    :param modifiers: the bits of the modifiers.
    """

    down: bool
    repeat: int
    key: int
    unit: int
    modifiers: int


class TypedKeys:
    """Decodes the keys of a Windows console.

    Between calls it remembers an Enter that is held down, an unfinished paste, and the first of two UTF-16 units of a
    character.
    """

    def __init__(self) -> None:
        self._half = ""
        #: when the last record of an Enter came that is still held, None if it is released
        self._entered: float | None = None
        #: when the last records came, and the number of characters that have come without a gap
        self._came, self._quick = 0.0, 0
        #: whether a line break of a paste waits for its next line
        self._breaks = False

    def pieces(self, records: Sequence[KeyRecord], now: float) -> Iterator[TypedPiece]:
        """Yield the typed keys and characters in order; unknown keys are left out.

        In a paste, a space replaces line breaks and tabs between two characters.

        :param records: the key events since the last call. :param now: the time at which they were read, in seconds.
        """
        if now - self._came > PASTE_GAP_SECONDS:
            self._quick, self._breaks = 0, False
        self._came = now
        self._quick += sum(record.down and record.unit >= ord(" ") for record in records)
        for record in records:
            if record.key == ENTER_KEY and not self._presses_enter(record, now):
                continue
            key = _key_name(record)
            if key:
                yield from [TypedPiece(key=key)] * record.repeat
            elif character := self._character(record):
                yield from self._pieces_of(character, 1 if record.key == ENTER_KEY else record.repeat)

    def _pieces_of(self, character: str, times: int) -> Iterator[TypedPiece]:
        """Yield a character; in a paste a printable one comes after a space for the line break before it."""
        if character in "\r\n\t" and self._quick >= PASTE_CHARACTERS:
            self._breaks = True
            return
        if self._breaks:
            self._breaks = False
            if character.isprintable():  # an erase key can come in one batch with the end of a paste
                yield TypedPiece(pasted=" ")
        yield from [TypedPiece(character=character)] * times

    def _presses_enter(self, record: KeyRecord, now: float) -> bool:
        """Return whether this record of Enter is a new press."""
        before, self._entered = self._entered, now if record.down else None
        return record.down and (before is None or now - before > REPEAT_SECONDS)

    def _character(self, record: KeyRecord) -> str:
        """Return the character that a record writes or completes, empty for none."""
        if not record.unit or record.down == (record.key == ALT_KEY):  # digits with Alt write at its release
            return ""
        if record.modifiers & ALT_HELD and not record.modifiers & CTRL_HELD and record.down:
            return ""  # a menu's letter; Ctrl and Alt together are AltGr
        if record.unit in _HIGH:
            self._half = chr(record.unit)
            return ""
        half, self._half = self._half, ""
        if record.unit in _LOW:
            return (half + chr(record.unit)).encode("utf-16", "surrogatepass").decode("utf-16", "ignore")
        return chr(record.unit)


def _key_name(record: KeyRecord) -> str:
    """Return the name of a pressed key, empty for a key that writes."""
    if not record.down:
        return ""
    held = "".join(name for bits, name in _MODIFIERS if record.modifiers & bits)
    if record.key in KEYS_BY_CODE:
        return held + KEYS_BY_CODE[record.key]
    if record.key == TAB_KEY:
        return f"{held}tab"
    digit = chr(record.key) if 0x30 <= record.key <= 0x39 else ""
    return f"alt+{digit}" if digit and held == "alt+" else ""


if sys.platform == "win32":
    import contextlib
    import ctypes
    import msvcrt
    from collections.abc import Callable
    from typing import TextIO

    #: input modes of a console: Ctrl+C stays a signal; line input, echo and sequences are switched off
    SIGNAL_INPUT_MODE, UNWANTED_INPUT_MODES = 0x0001, 0x0002 | 0x0004 | 0x0200
    KEY_EVENT, MAX_RECORDS = 1, 64

    class _Record(ctypes.Structure):
        _fields_ = (
            ("kind", ctypes.c_ushort), ("down", ctypes.c_int), ("repeat", ctypes.c_ushort), ("key", ctypes.c_ushort),
            ("scan", ctypes.c_ushort), ("unit", ctypes.c_ushort), ("held", ctypes.c_uint),
        )  # fmt: skip

    @contextlib.contextmanager
    def console_keys(source: TextIO) -> Iterator[Callable[[], Iterable[TypedPiece] | None] | None]:
        """Switch a console to key records, and to its former mode at the end of the block.

        Yield a function that waits for keys and returns them; it returns None when the console cannot be read any more.
        Yield None instead of the function if the source is no console.

        :param source: an open text stream, usually standard input.
        """
        system = ctypes.WinDLL("kernel32", use_last_error=True)
        system.GetConsoleMode.argtypes = (ctypes.c_void_p, ctypes.c_void_p)
        system.SetConsoleMode.argtypes = (ctypes.c_void_p, ctypes.c_uint)
        system.ReadConsoleInputW.argtypes = (ctypes.c_void_p, ctypes.c_void_p, ctypes.c_uint, ctypes.c_void_p)
        before = ctypes.c_uint()
        try:
            handle = msvcrt.get_osfhandle(source.fileno())
        except (OSError, ValueError):
            handle = -1
        if not system.GetConsoleMode(handle, ctypes.byref(before)):
            yield None
            return
        system.SetConsoleMode(handle, before.value & ~UNWANTED_INPUT_MODES | SIGNAL_INPUT_MODE)
        keys, records, count = TypedKeys(), (_Record * MAX_RECORDS)(), ctypes.c_uint()

        def typed() -> Iterable[TypedPiece] | None:
            if not system.ReadConsoleInputW(handle, records, MAX_RECORDS, ctypes.byref(count)):
                return None
            key_records = [record for record in records[: count.value] if record.kind == KEY_EVENT]
            return keys.pieces(
                [KeyRecord(bool(record.down), record.repeat, record.key, record.unit, record.held)
                 for record in key_records],
                time.perf_counter(),
            )  # fmt: skip

        try:
            yield typed
        finally:
            system.SetConsoleMode(handle, before.value)
