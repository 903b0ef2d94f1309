"""First BRLTTY's own driver meets an emulated display, then ours meets the very same one."""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from braille.cells import cell, fit_cells
from braille.driver import Driver, Identity, KeyPressed, KeyReleased
from tests.braille.emulators import Emulator
from tests.braille.host import Host
from tests.peers.brltty import start_brltty
from tests.waiting import until

#: BRLTTY's text without a screen to read
NO_SCREEN = "no screen"
#: BRLTTY's table of letters for these tests: each of the eight dots is alone or in a unique pattern, and n is ⠛, byte
#: 1B, which begins a packet in some protocols
LETTERS = {"n": "1245", "o": "7", " ": "", "s": "8", "c": "12345678", "r": "23578", "e": "1468"}
CURSOR = cell("78")  # on the first letter
SINGLE_DOTS = bytes(1 << dot for dot in range(8))
SHOWN = [b"\x1b", SINGLE_DOTS, bytes(range(256)), b"\xff", b"\x00", bytes(range(255, -1, -1))]

#: our name of a key, and its name in BRLTTY's driver
Key = tuple[str, str]


def accepted_by_brltty(
    code: str, display: Emulator, says: Sequence[str], keys: Sequence[Key], extra_args: Sequence[str] = ()
) -> None:
    """Let BRLTTY identify the display, write to it and take keys from it; then reset the display.

    :param says: texts that BRLTTY's log must have by then: the model, the cells.
    :raises AssertionError: when BRLTTY rejects the display.
    """
    with (
        tempfile.TemporaryDirectory() as directory,
        start_brltty(code, str(display.path), [*extra_args, "-t", _letters(Path(directory))]) as brltty,
    ):
        brltty.wait_for("braille is online")
        line = bytes(cell(LETTERS[letter]) for letter in NO_SCREEN)
        line = fit_cells(bytes([line[0] | CURSOR]) + line[1:], display.cell_count)
        assert until(partial(_stands, display, line)), f"{display.cells.hex(' ')}\n{brltty.log()[-2000:]}"
        for words in says:
            assert words in brltty.log()
        for key, name in keys:
            display.press(key)
            brltty.wait_for(f"brl key press: {name} ")
            display.release(key)
            brltty.wait_for(f"brl key release: {name} ")
    display.renew()


def accepted_by_us(driver: Driver, display: Emulator, identity: Identity, keys: Sequence[str]) -> None:
    """Let our driver identify the display, write to it and take keys and a chord from it.

    :raises AssertionError: when anything comes out wrong.
    """
    host = Host(driver, display.path)
    try:
        assert host.identify() == identity
        for cells in SHOWN:
            line = (cells * display.cell_count)[: display.cell_count]
            host.write(driver.show(line))
            host.wait_for(partial(_stands, display, line))
        for key in keys:
            _press_and_release(host, display, [key])
        _press_and_release(host, display, list(keys[-2:]))
    finally:
        host.close()


def _letters(directory: Path) -> str:
    """Write BRLTTY's table of letters; return its path."""
    path = directory / "letters.ttb"
    path.write_text("".join(f"char \\x{ord(letter):02x} ({dots})\n" for letter, dots in LETTERS.items()))
    return str(path)


def _stands(display: Emulator, line: bytes) -> bool:
    return display.cells == line


def _press_and_release(host: Host, display: Emulator, keys: list[str]) -> None:
    """Press keys one after the other, let go of them one after the other, and see exactly that."""
    host.events.clear()
    for key in keys:
        display.press(key)
    for key in keys:
        display.release(key)
    expected = {*map(KeyPressed, keys), *map(KeyReleased, keys)}
    host.wait_for(lambda: expected <= set(host.events))
    keys_seen = [event for event in host.events if isinstance(event, KeyPressed | KeyReleased)]
    assert len(keys_seen) == 2 * len(keys)
    for key in keys:
        assert keys_seen.index(KeyPressed(key)) < keys_seen.index(KeyReleased(key))
