"""First BRLTTY's own driver meets an emulated display, then ours meets the very same one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from braille.cells import from_unicode
from braille.driver import Driver, Identity, KeyPressed, KeyReleased
from tests.braille.emulators import Emulator
from tests.braille.host import Host
from tests.peers.brltty import start_brltty, until

#: what BRLTTY shows where there is no screen to read, in letters that are the same in every table
NO_SCREEN = from_unicode("⠝⠕⠀⠎⠉⠗⠑⠑⠝")
SIX_DOTS = 0x3F  # BRLTTY's cursor stands on the first letter with dots 7 and 8
SHOWN = [b"\x1b", bytes(range(256)), b"\xff", b"\x00", bytes(range(255, -1, -1))]

#: our name of a key, and what BRLTTY's driver calls the same key
Key = tuple[str, str]


def accepted_by_brltty(
    code: str, display: Emulator, says: Sequence[str], keys: Sequence[Key], extra_args: Sequence[str] = ()
) -> None:
    """Let BRLTTY identify the display, write to it and take keys from it; then forget that it was there.

    :param says: what BRLTTY's log must have by then: the model, the cells.
    :raises AssertionError: when BRLTTY does not accept the display.
    """
    with start_brltty(code, str(display.path), extra_args) as brltty:
        brltty.wait_for("braille is online")
        length = min(len(NO_SCREEN), display.cell_count)
        shown = until(lambda: bytes(cell & SIX_DOTS for cell in display.cells[:length]) == NO_SCREEN[:length])
        assert shown, f"BRLTTY wrote {display.cells.hex(' ')}\n{brltty.log()[-2000:]}"
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
