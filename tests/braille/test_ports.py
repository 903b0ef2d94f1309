"""Serial ports: one test for each pitfall of pyserial and pseudo-terminals."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import Any

import pytest
import serial

from braille.driver import SerialLine
from braille.drivers import FAMILIES, new_driver
from braille.ports import READ_SECONDS, WRITE_SECONDS, Port, PortLost, PortUnavailable
from tests.braille.emulators import NEEDS_A_TERMINAL
from tests.peers.brltty import raw_pty

LINES = {
    "baum": [(19200, "N")],
    "handytech": [(19200, "O")],
    "humanware": [(115200, "E")],
    "freedomscientific": [(57600, "N")],
    "eurobraille": [(9600, "E")],
    "hims": [(115200, "N")],
    "seika": [(9600, "N")],
    "mdv": [(38400, "N"), (19200, "N")],
    "albatross": [(19200, "N"), (9600, "N")],
    "alva": [(9600, "N")],
    "papenmeier": [(19200, "N"), (38400, "N"), (115200, "N"), (57600, "N")],
    "canute": [(9600, "N")],
    "dotpad": [(115200, "N")],
    "hedo": [(19200, "O")],
    "hedomobil": [(9600, "O")],
}


class Recorder:
    """A stand-in for ``serial.Serial``, because a pseudo-terminal would take any speed and parity (pitfall 2)."""

    opened: list[dict[str, Any]]

    def __init__(self, **arguments: Any) -> None:
        self.opened.append(arguments)


@pytest.mark.parametrize("family", FAMILIES)
def test_a_port_is_opened_with_the_line_of_its_family(family: str, monkeypatch: pytest.MonkeyPatch) -> None:
    Recorder.opened = []
    monkeypatch.setattr(serial, "Serial", Recorder)
    for line in new_driver(family).lines:
        Port("/dev/ttyUSB0", line)
    assert Recorder.opened == [
        {
            "port": "/dev/ttyUSB0",
            "baudrate": baud,
            "bytesize": 8,
            "parity": parity,
            "stopbits": 1,
            "timeout": READ_SECONDS,
            "write_timeout": WRITE_SECONDS,
            "rtscts": family == "papenmeier" and baud < 57600,
            "exclusive": True,
        }
        for baud, parity in LINES[family]
    ]


@pytest.mark.parametrize(("parity", "bits"), [("N", 10), ("O", 11), ("E", 11)])
def test_the_time_of_a_byte_counts_its_parity_bit(parity: str, bits: int, monkeypatch: pytest.MonkeyPatch) -> None:
    Recorder.opened = []
    monkeypatch.setattr(serial, "Serial", Recorder)
    assert Port("/dev/ttyUSB0", SerialLine(19200, parity)).byte_time == bits / 19200


@NEEDS_A_TERMINAL
def test_after_a_hang_up_reading_and_writing_fail_in_one_way() -> None:
    display, other, path = raw_pty()
    port = Port(path, SerialLine(19200))
    os.close(other)
    os.close(display)
    with pytest.raises(PortLost):
        port.read()
    with pytest.raises(PortLost):
        port.write(b"x")
    port.close()


@NEEDS_A_TERMINAL
def test_after_a_hang_up_in_waiting_raises_what_is_no_serial_exception() -> None:
    display, other, path = raw_pty()
    port = Port(path, SerialLine(19200))
    os.write(display, b"x")
    real = port._serial
    assert real.read(1) == b"x"
    os.close(other)
    os.close(display)
    with pytest.raises(OSError, match=r"Errno") as plain:
        _ = real.in_waiting
    assert not isinstance(plain.value, serial.SerialException)
    real.read = lambda size: b"x"
    with pytest.raises(PortLost):
        port.read()
    port.close()


@NEEDS_A_TERMINAL
def test_the_modem_lines_of_a_pseudo_terminal_cannot_be_set_and_nobody_sets_them() -> None:
    display, other, path = raw_pty()
    port = Port(path, SerialLine(19200))
    with pytest.raises(OSError, match="Inappropriate ioctl") as refused:
        port._serial.dtr = False
    assert refused.value.errno == errno.ENOTTY
    port.write(b"works")
    assert os.read(display, 10) == b"works"
    port.close()
    os.close(display)
    os.close(other)


@NEEDS_A_TERMINAL
def test_an_exclusive_port_keeps_out_only_those_who_ask() -> None:
    display, other, path = raw_pty()
    port = Port(path, SerialLine(19200))
    with pytest.raises(PortUnavailable) as busy:
        Port(path, SerialLine(19200))
    assert busy.value.code == "busy"
    intruder = os.open(path, os.O_RDWR | os.O_NOCTTY)
    os.write(intruder, b"!")
    assert os.read(display, 10) == b"!"
    os.close(intruder)
    port.close()
    Port(path, SerialLine(19200)).close()
    os.close(display)
    os.close(other)


def test_why_a_port_cannot_be_opened(tmp_path: Path) -> None:
    plain = tmp_path / "file"
    plain.write_bytes(b"")
    for path, code in [(str(tmp_path / "none"), "absent"), (str(plain), "unfit")]:
        with pytest.raises(PortUnavailable) as refused:
            Port(path, SerialLine(19200))
        assert (refused.value.code, refused.value.place) == (code, path)


@NEEDS_A_TERMINAL
def test_reading_waits_a_little_and_returns_all_there_is() -> None:
    display, other, path = raw_pty()
    port = Port(path, SerialLine(19200))
    assert port.read() == b""
    os.write(display, b"\x1b\x01\x28")
    assert port.read() == b"\x1b\x01\x28"
    port.close()
    os.close(display)
    os.close(other)
