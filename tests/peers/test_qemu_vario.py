"""An independent Baum Vario 40: QEMU's, behind a serial port, in front of BRLTTY's virtual display.

    our driver ── pseudo-terminal ── COM1 ─┐ a machine without an operating system
                                           │ whose boot sector carries bytes
    BRLTTY ── BrlAPI ── QEMU's Vario ─ COM2 ┘
"""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import pytest

from braille.driver import Identity, KeyPressed, KeyReleased
from braille.drivers.baum import Driver
from tests.braille.host import Host
from tests.peers.brltty import BRLAPI_PORT, VirtualDisplay, start_virtual
from tests.waiting import until

COM1, COM2 = 0x3F8, 0x2F8
LINE_STATUS = 5
RECEIVED, SENT = 0x01, 0x20

#: one step of the boot sector: machine code; code that ends in a distance (1 or 2 bytes) to a label; or a label
Step = bytes | tuple[bytes, str, int] | str


def _port(number: int) -> bytes:
    return b"\xba" + number.to_bytes(2, "little")  # mov dx, number


def _if_received(port: int, otherwise: str) -> list[Step]:
    """Read the line status of a port; jump if no byte has arrived."""
    return [
        _port(port + LINE_STATUS),
        b"\xec",  # in al, dx
        bytes([0xA8, RECEIVED]),  # test al, RECEIVED
        (b"\x74", otherwise, 1),  # jz to ``otherwise``
    ]


def _carry(source: int, target: int) -> list[Step]:
    """Move one byte from a port to the other one, and start again."""
    return [
        _port(source),
        b"\xec",  # in al, dx
        _port(target),
        (b"\xe8", "put", 2),  # call put
        (b"\xeb", "main", 1),  # jmp main
    ]


def _register(step: bytes, value: int) -> bytes:
    return step + bytes([0xB0, value, 0xEE])  # mov al, value; out dx, al


PROGRAM: list[Step] = [
    b"\xfa\x31\xc0\x8e\xd0\xbc\x00\x7c",  # cli; xor ax, ax; mov ss, ax; mov sp, 0x7c00
    _port(COM1),
    (b"\xe8", "open", 2),  # call open
    _port(COM2),
    (b"\xe8", "open", 2),
    # The display's bytes go first: the port's buffer has only 16 bytes.
    "main",
    *_if_received(COM2, "host"),
    *_carry(COM2, COM1),
    "host",
    *_if_received(COM1, "main"),
    *_carry(COM1, COM2),
    # Send al to port dx as soon as the byte before has left.
    "put",
    b"\x88\xc4\x83\xc2\x05",  # mov ah, al; add dx, LINE_STATUS
    "full",
    bytes([0xEC, 0xA8, SENT]),  # in al, dx; test al, SENT
    (b"\x74", "full", 1),  # jz full
    b"\x83\xea\x05\x88\xe0\xee\xc3",  # sub dx, LINE_STATUS; mov al, ah; out dx, al; ret
    # Set port dx to 19200 8N1.
    "open",
    _register(b"\x83\xc2\x03", 0x80),  # add dx, 3: line control: the next two registers are the divisor
    _register(b"\x83\xea\x03", 6),  # sub dx, 3: 115200 / 6
    _register(b"\x42", 0),  # inc dx
    # Empty and use both buffers, with the highest mark: the display drops packets if there is room for one byte only.
    _register(b"\x42", 0xC7),  # inc dx
    _register(b"\x42", 3),  # line control: 8N1
    _register(b"\x42", 3),  # modem control: here we are
    b"\xc3",  # ret
]


def _boot_sector(program: list[Step]) -> bytes:
    """Return the 512 bytes of a boot sector with this program."""
    labels: dict[str, int] = {}
    code = bytearray()
    distances: list[tuple[int, str, int]] = []
    for step in program:
        if isinstance(step, str):
            labels[step] = len(code)
        elif isinstance(step, bytes):
            code += step
        else:
            code += step[0] + bytes(step[2])
            distances.append((len(code), step[1], step[2]))
    for after, label, size in distances:
        code[after - size : after] = (labels[label] - after).to_bytes(size, "little", signed=True)
    return bytes(code).ljust(510, b"\0") + b"\x55\xaa"


@contextmanager
def _vario(directory: Path, virtual: VirtualDisplay) -> Iterator[Path]:
    """Start the machine; yield the pseudo-terminal of its display."""
    image = directory / "boot.img"
    image.write_bytes(_boot_sector(PROGRAM).ljust(1 << 20, b"\0"))
    log = directory / "qemu.log"
    command = [
        *("qemu-system-x86_64", "-display", "none", "-nodefaults", "-m", "16", "-accel", "tcg"),
        *("-drive", f"file={image},format=raw,if=ide"),
        *("-chardev", "pty,id=host", "-device", "isa-serial,chardev=host,iobase=0x3f8,irq=4"),
        *("-chardev", "braille,id=vario", "-device", "isa-serial,chardev=vario,iobase=0x2f8,irq=3"),
    ]
    server = f"127.0.0.1:{virtual.port - BRLAPI_PORT}"
    environment = os.environ | {"WINDOWID": "1", "BRLAPI_HOST": server, "BRLAPI_AUTH": "none"}
    with log.open("wb") as output:
        machine = subprocess.Popen(command, env=environment, stdin=subprocess.DEVNULL, stdout=output, stderr=output)
    try:
        assert until(lambda: "redirected to" in log.read_text()), log.read_text()
        found = re.search(r"redirected to (\S+)", log.read_text())
        assert found
        yield Path(found.group(1))
    finally:
        machine.kill()
        machine.wait()


def _stands(virtual: VirtualDisplay, cells: bytes) -> bool:
    return virtual.cells() == cells


@pytest.mark.peer("brltty")
@pytest.mark.peer("qemu")
def test_our_driver_meets_a_display_that_nobody_here_wrote(tmp_path: Path) -> None:
    with start_virtual(40) as virtual, _vario(tmp_path, virtual) as path:
        host = Host(Driver(), path)
        try:
            assert host.identify(tries=60) == Identity("Baum Vario40", 40)
            for cells in (b"\x1b" * 40, bytes(range(40)), bytes(1 << dot for dot in range(8)) * 5, bytes(40)):
                host.write(host.driver.show(cells))
                assert until(partial(_stands, virtual, cells)), virtual.cells().hex(" ")
            host.events.clear()
            virtual.send("route 4")
            host.wait_for(lambda: KeyReleased("routing 4") in host.events)
            assert host.events[0] == KeyPressed("routing 4")
            virtual.send("fwinrt")
            host.wait_for(lambda: KeyPressed("pan right") in host.events)
        finally:
            host.close()
