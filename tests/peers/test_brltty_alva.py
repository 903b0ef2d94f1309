"""Alva displays that BRLTTY's driver ``al`` accepts, and ours too."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from braille.driver import Identity
from braille.drivers.alva import Driver
from tests.braille.emulators.alva import AlvaDisplay, Bc6Display
from tests.peers.certify import Key, accepted_by_brltty, accepted_by_us

OPERATION: list[Key] = [("up", "Up"), ("down", "Down"), ("pan left", "Left"), ("pan right", "Right")]
OPERATION += [("select", "Cursor"), ("home", "Home"), ("status1", "Status1A")]
PROG: list[Key] = [("prog", "Prog")]
PADS: list[Key] = [("f1", "SpeechPadF1"), ("f4", "NavPadF2"), ("second 3", "RoutingKey2.4")]


@pytest.mark.peer("brltty")
@pytest.mark.parametrize(
    ("model", "name", "cells", "status", "more"),
    [
        pytest.param(0x0E, "Satellite 544", 40, 3, PADS, id="Satellite 544"),
        pytest.param(0x10, "Satellite 584 Pro", 80, 3, PADS, id="Satellite 584 Pro"),
        pytest.param(0x00, "ABT 320", 20, 3, PROG, id="ABT 320"),
        pytest.param(0x03, "ABT 380", 80, 5, PROG, id="ABT 380"),
        pytest.param(0x0C, "Delphi 440 Desktop", 40, 5, PROG, id="Delphi 440 Desktop"),
    ],
)
def test_brltty_and_we_accept_the_same_display(model: int, name: str, cells: int, status: int, more: list[Key]) -> None:
    last = f"routing {cells - 1}"
    keys = [*OPERATION, *more, (last, f"RoutingKey1.{cells}"), ("routing 3", "RoutingKey1.4")]
    with AlvaDisplay(model, cells, status, adjusted=model >= 0x0E) as display:
        says = [f"detected Alva {name}: {cells} columns, {status} status cells"]
        accepted_by_brltty("al", display, says, keys)
        accepted_by_us(Driver(), display, Identity(name, cells), [key for key, _ in keys])


THUMBS: list[Key] = [("pan left", "ThumbLeft"), ("up", "ThumbUp"), ("home", "ThumbHome"), ("down", "ThumbDown")]
THUMBS += [("pan right", "ThumbRight"), ("etouch1", "ETouchLeftRear"), ("etouch4", "ETouchRightFront")]
THUMBS += [("sp1", "SmartpadF1"), ("select", "SmartpadEnter"), ("dot8", "Dot8")]


@pytest.fixture(scope="module")
def rfcomm_is_a_port(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the library that gives brltty a pseudo-terminal in place of a Bluetooth connection."""
    library = tmp_path_factory.mktemp("rfcomm") / "rfcomm_is_a_port.so"
    source = Path(__file__).with_name("rfcomm_is_a_port.c")
    subprocess.run(["cc", "-shared", "-fPIC", "-o", str(library), str(source), "-ldl"], check=True)
    return library


BLUETOOTH = ["-d", "bluetooth:00:11:22:33:44:55"]


@pytest.fixture
def bluetooth(rfcomm_is_a_port: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[Bc6Display], None]:
    """Return a function that lets brltty find the display by Bluetooth."""

    def there(display: Bc6Display) -> None:
        monkeypatch.setenv("LD_PRELOAD", str(rfcomm_is_a_port))
        monkeypatch.setenv("RFCOMM_PORT", str(display.path))

    return there


@pytest.mark.peer("brltty")
@pytest.mark.peer("cc")
@pytest.mark.parametrize(("model", "cells"), [(0x24, 24), (0x40, 40), (0x80, 80)])
def test_brltty_and_we_accept_the_same_bluetooth_display(
    model: int, cells: int, bluetooth: Callable[[Bc6Display], None]
) -> None:
    keys = [*THUMBS, (f"routing {cells - 1}", f"RoutingKey1.{cells}"), ("routing 3", "RoutingKey1.4")]
    name = f"BC6{cells}"
    with Bc6Display(model, cells) as display:
        bluetooth(display)
        accepted_by_brltty("al", display, [f"detected Alva {name}: {cells} columns"], keys, BLUETOOTH)
        accepted_by_us(Driver(), display, Identity(name, cells), [key for key, _ in keys])


@pytest.mark.peer("brltty")
@pytest.mark.peer("cc")
def test_an_easylink_that_has_the_number_of_a_bc640(bluetooth: Callable[[Bc6Display], None]) -> None:
    keys = [("pan left", "ScrollLeft"), ("select", "JoystickEnter"), ("routing 11", "RoutingKey.12")]
    with Bc6Display(0x40, 12, firmware=(1, 9, 0)) as display:
        bluetooth(display)
        accepted_by_brltty("al", display, ["switched to model EasyLink 12 Touch"], keys, BLUETOOTH)
        accepted_by_us(Driver(), display, Identity("EasyLink 12 Touch", 12), [key for key, _ in keys])
