"""BRAILLEX: the first protocol uses addresses, the second one two characters for each byte."""

from braille.driver import Identity, Restarted
from braille.drivers.papenmeier import Driver
from tests.braille.cases import Case, down, up

WRONG = b"\x02S\0\0\0\0\x03"


def key(code: int, pressed: int, state: int = 0) -> bytes:
    """Return the packet of a key in the first protocol."""
    return b"\x02K" + code.to_bytes(2, "big") + bytes([0, 10, pressed, 0, state, 3])


def digits(body: bytes) -> bytes:
    """Return bytes in the two characters each of the second protocol."""
    return bytes(0x30 | digit for byte in body for digit in (byte >> 4, byte & 15))


def packet(kind: int, body: bytes) -> bytes:
    """Return a packet of the second protocol."""
    return bytes([2, 0x40 | kind, 0x50 | len(body) >> 4, 0x50 | len(body) & 15]) + digits(body) + b"\x03"


def bits(*numbers: int) -> bytes:
    """Return the packet with the 14 bytes of keys of an EL 40c."""
    return packet(11, sum(1 << number for number in numbers).to_bytes(14, "little"))


DIRECT = b"\x02S\x02\x00\x00\x3c" + b"\x01" * 53 + b"\x03"

CASES = [
    Case(
        name="papenmeier, 2D Lite",
        driver=Driver,
        hello=WRONG,
        identification=[b"\x02I\x01\x02\x01\0\0\0\0\x03"],
        answers=DIRECT,
        identity=Identity("BRAILLEX 2D Lite", 40),
        packets=[
            (key(9, 1), down("pan left")),
            (key(9, 0), up("pan left")),
            (key(0x300 + 36, 1), down("status13")),
            (key(0x300 + 39, 1), down("routing 0")),
            (key(0x300 + 39, 0), up("routing 0")),
            (key(0x300 + 39 + 117, 1), down("routing 39")),
            (key(0x300 + 39 + 120, 1), []),
            (key(4, 1), []),
            (key(0x300 + 39 + 117, 0), up("routing 39")),
            (b"\x02\x04\x03", [Restarted()]),
            (key(12, 1), down("up")),
        ],
        shows=[(bytes(range(40)), b"\x02S\x00\x0d\x00\x2f" + bytes(range(40)) + b"\x03")],
        garbage=[
            b"\x00",
            b"K\x00\x09",
            b"\x02",
            b"\x02\x08\x03",
            b"\x02K\x00\x09\x00\x0b\x01\x00\x00\x03",
            b"\xff" * 400,
        ],
        damaged=[key(9, 1)[:-1] + b"\x04", b"\x02\x04\x04"],
    ),
    Case(
        name="papenmeier, EL 80-II by serial cable",
        driver=Driver,
        hello=WRONG,
        identification=[b"\x02I\x56\x02\x01\0\0\0\0\x03"],
        answers=b"\x02S\x02\x00\x00\x59" + b"\x01" * 82 + b"\x03",
        identity=Identity("BRAILLEX EL 80-II", 80),
        packets=[
            (key(3, 1), down("pan left")),
            (key(3, 0), up("pan left")),
            (key(3 + 3 * 10, 1, 0x04), down("left")),
            (key(3 + 3 * 13, 1, 0x24), down("select")),
            (key(15, 1, 0x04), [*up("select"), *down("pan right")]),
            (key(3 + 3 * 10, 0, 0), up("left")),
            (key(15, 0), up("pan right")),
        ],
        shows=[(b"\xff" * 80, b"\x02S\x00\x02\x00\x57" + b"\xff" * 80 + b"\x03")],
    ),
    Case(
        name="papenmeier, EL 40c",
        driver=Driver,
        hello=WRONG,
        identification=[b"\x02\x4a\x50\x55\x35\x3f\x31\x30\x33\x03"],
        identity=Identity("BRAILLEX EL 40c", 40),
        packets=[
            (bits(21), down("pan left")),
            (bits(21, 20), down("pan right")),
            (bits(), up("pan left", "pan right")),
            (bits(28), down("routing 0")),
            (bits(106), [*up("routing 0"), *down("routing 39")]),
            (bits(107), [*up("routing 39"), *down("second 39")]),
            (bits(108, 109), [*up("second 39"), *down("right", "select")]),
            (bits(24), [*up("right", "select"), *down("left")]),
            (bits(), up("left")),
            (packet(12, b"\x02\x81"), [*down("dot1", "dot8", "space"), *up("dot1", "dot8", "space")]),
            (packet(12, b"\x80\x1e"), []),
            (packet(11, bytes(3)), []),
        ],
        shows=[(b"\x01\x80" * 20, packet(3, bytes(2) + b"\x80\x01" * 20 + bytes(2)))],
        garbage=[b"\x00", b"\x02\x3b", b"\x02\x4b\x40\x50", b"\xff" * 400, b"\x02\x4b\x50\x51\x31\x03\x03"],
        damaged=[bits(21)[:-1] + b"\x04"],
        absurd=[b"\x02\x4b\x5f\x5f", b"\x02\x4b\x5f\x5f\x31"],
    ),
]
