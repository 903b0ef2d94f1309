"""Albatross: beacons instead of an answer, single bytes for keys, positions with cells, dots reversed."""

from braille.driver import DriverEvent, Identity, Restarted
from braille.drivers.albatross import Driver
from tests.braille.cases import Case, down, up

HERE = b"\xfe\xff\xfe\xff"


def _tap(*keys: str) -> list[DriverEvent]:
    return [*down(*keys), *up(*keys)]


def _pairs(cells: bytes) -> bytes:
    return bytes(byte for position, cell in enumerate(cells) for byte in (position + 1, cell))


CASES = [
    Case(
        name="albatross, 80 cells",
        driver=Driver,
        hello=b"",
        identification=[b"\xff\x80\xff\x80"],
        answers=HERE,
        identity=Identity("Albatross 80", 80),
        packets=[
            (b"\x02", _tap("routing 0")),
            (b"\x29", _tap("routing 39")),
            (b"\x6f", _tap("routing 40")),
            (b"\x96", _tap("routing 79")),
            (b"\x2b", _tap("second 0")),
            (b"\xbf", _tap("second 79")),
            (b"\x61", _tap("pan left")),
            (b"\xcf", _tap("pan right")),
            (b"\x5f", _tap("up")),
            (b"\xd8", _tap("down")),
            (b"\x53", down("f1")),
            (b"\x61", _tap("pan left")),
            (b"\xc8", _tap("f16")),
            (b"\x53", up("f1")),
            (b"\x5e", down("select")),
            # The second key of the same name, while the first is down.
            (b"\xcc", []),
            (b"\x5e", up("select")),
            # The end of a combination was lost; a combination has at most four keys.
            (b"\x01\x55\x56\x57", [*down("attribute1"), *_tap("f3"), *_tap("f4"), *_tap("f5")]),
            (b"\x58", [*up("attribute1"), *_tap("f6")]),
            (b"\xfb", [Restarted()]),
            (b"\x2a\x2a", _tap("attribute2")),
            # The user has exchanged left and right in the menu, so the display was away.
            (b"\xff\xc0\xff\xc0", [Restarted()]),
            (b"\x53\x53", _tap("f9")),
            (b"\xc1\xc1", _tap("f1")),
            (b"\xff\x90\xff\x90", [Restarted()]),
            (b"\x2a\x2a", _tap("attribute4")),
            (b"\xff\xd0\xff\xd0", [Restarted()]),
            (b"\xc0\xc0", _tap("attribute2")),
            (b"\x61", _tap("pan left")),
        ],
        shows=[
            (bytes(80), b"\xfb" + _pairs(bytes(80)) + b"\xfc"),
            (b"\x3f\x81\x01" + bytes(77), b"\xfb" + _pairs(b"\xfc\x81\x80" + bytes(77)) + b"\xfc"),
        ],
        garbage=[b"\x00", b"\x63\x64\x65\x66", b"\xfc\xfd\xfe", b"\xff\x12\xff\x13\x00", b"\xff\xff\x80\x00"],
        damaged=[b"\xff\x12\x00", b"\xff\x80\xff\x81\x00", b"\xd9"],
        absurd=[b"\xff", b"\xff\x12", b"\xff\x12\xff"],
    ),
    Case(
        name="albatross, 46 cells with left keys that act as right ones",
        driver=Driver,
        hello=b"",
        identification=[b"\xff\x15\xff\x15"],
        answers=HERE,
        identity=Identity("Albatross 46", 46),
        packets=[
            (b"\x74", _tap("routing 45")),
            (b"\x75", []),
            (b"\x9d", _tap("second 45")),
            (b"\x5b\x5b", _tap("home2")),
            (b"\xc9\xc9", _tap("home2")),
            (b"\x62", _tap("up")),
        ],
        shows=[(b"\x01" * 46, b"\xfb" + _pairs(b"\x80" * 46) + b"\xfc")],
    ),
]
