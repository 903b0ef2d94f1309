"""Dot Pad: its text line of twenty cells."""

from braille.driver import Ack, Identity, Restarted
from braille.drivers.dotpad import Driver
from tests.braille.cases import Case, down, up


def packet(command: int, data: bytes, destination: int = 0) -> bytes:
    """Return a packet with its checksum."""
    body = bytes([destination]) + command.to_bytes(2, "big") + b"\0" + data
    check = 0xA5
    for byte in body:
        check ^= byte
    return b"\xaa\x55" + (len(body) + 1).to_bytes(2, "big") + body + bytes([check])


#: text line, graphics, and keys of all kinds; one line of twenty cells, ten of thirty
BOARD = bytes([0xFE, 1, 25, 4, 1, 20, 0, 5, 10, 30, 0, 5])

CASES = [
    Case(
        name="dotpad, 20 cells of text",
        driver=Driver,
        hello=b"\xaa\x55\x00\x05\x00\x01\x00\x00\xa4",
        identification=[packet(0x0101, b"DotPad320A"), packet(0x0111, BOARD)],
        answers=b"\xaa\x55\x00\x05\x00\x01\x10\x00\xb4",
        identity=Identity("DotPad320A", 20),
        packets=[
            (packet(0x0332, b"\x80\0\0\0"), down("left")),
            (packet(0x0332, b"\x10\0\0\0"), [*up("left"), *down("right")]),
            (packet(0x0332, bytes(4)), up("right")),
            (packet(0x0312, b"\x00\x06\0\0"), down("pan left", "pan right")),
            (
                packet(0x0312, b"\x18\x80\xc0\0"),
                [*up("pan left", "pan right"), *down("dot1", "dot4", "select", "space", "up")],
            ),
            (packet(0x0322, b"\x80\x00\x10\0\0\0\0\0"), down("routing 0", "routing 19")),
            (packet(0x0322, b"\x00\x00\x0f\0\0\0\0\0"), up("routing 0", "routing 19")),
            (packet(0x0302, b"\0\0\0\x09"), down("down", "up")),
            (packet(0x0201, b"\0"), []),
            (packet(0x0202, b"\0"), [Ack()]),
            (packet(0x0201, b"\x01"), [Ack(), Restarted()]),
            (packet(0x9902, b"\x03"), [Ack()]),
            (packet(0x0001, b"1.0.0   "), []),
        ],
        shows=[
            (
                b"\x01\x02\x04\x08\x10\x20\x40\x80" + bytes(12),
                packet(0x0200, b"\0\x01\x02\x04\x10\x20\x40\x08\x80" + bytes(12)),
            )
        ],
        garbage=[b"\x00", b"\x55", b"\xaa", b"\xaa\xaa", b"\xaa\x55\x00\x04\x00\x03\x32", b"\xff" * 400],
        damaged=[packet(0x0332, b"\x80\0\0\0")[:-1] + b"\0", packet(0x0333, b"\x80\0\0\0"), packet(0x0111, BOARD[:6])],
        absurd=[b"\xaa\x55\xff\xff\x00", b"\xaa\x55\x00\x64\x00\x03\x32"],
    ),
]
