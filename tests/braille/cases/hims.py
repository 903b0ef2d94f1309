"""HIMS: the display sends ten bytes with a checksum, and reports a key only once."""

from braille.driver import DriverEvent, Identity
from braille.drivers.hims import Driver
from tests.braille.cases import Case, down, up

ASK = b"\xfb\xfb\x01\xf0\x20\x00" + bytes(32) + b"\xf1\xf2\x00\x00\xf3\x00\x00\x00\x00\xd7\xfd\xfd"


def _tap(*keys: str) -> list[DriverEvent]:
    return [*down(*keys), *up(*keys)]


CASES = [
    Case(
        name="hims, Braille Sense",
        driver=Driver,
        hello=ASK,
        identification=[b"\xfa\x02\x01\x20\x00\x00\x00\x00\x18\xfb"],
        identity=Identity("Braille Sense", 32),
        packets=[
            (b"\xfa\x00\x01\x00\x00\x00\x00\x00\xf6\xfb", _tap("routing 0")),
            (b"\xfa\x00\x01\x1f\x00\x00\x00\x00\x15\xfb", _tap("routing 31")),
            (b"\xfa\x00\x01\x20\x00\x00\x00\x00\x16\xfb", []),
            (b"\xfa\x01\x01\x00\x81\x01\x00\x00\x79\xfb", _tap("dot1", "dot8", "space")),
            (b"\xfa\x01\x01\x00\x00\x02\x01\x00\xfa\xfb", _tap("f1", "up")),
            (b"\xfa\x01\x01\x00\x00\x00\x02\x00\xf9\xfb", _tap("down")),
            (b"\xfa\x01\x01\x00\x00\x20\x08\x00\x1f\xfb", _tap("pan left", "pan right")),
            (b"\xfa\x01\x01\x00\x00\x00\x00\x80\x77\xfb", []),
            # The marks of a packet may appear anywhere inside it.
            (b"\xfa\x01\x01\x00\xfa\x00\x00\x00\xf1\xfb", _tap("dot2", "dot4", "dot5", "dot6", "dot7", "dot8")),
            (b"\x1cBE\x1f", []),
            (b"\xfa\x02\x01\x20\x00\x00\x00\x00\x18\xfb", []),
            (b"\xfa\x00\x01\x05\x00\x00\x00\x00\xfb\xfb", _tap("routing 5")),
        ],
        shows=[
            (bytes(32), b"\xfc\xfc\x01\xf0\x20\x00" + bytes(32) + b"\xf1\xf2\x00\x00\xf3\x00\x00\x00\x00\xd9\xfd\xfd"),
            (
                b"\xfd" * 32,
                b"\xfc\xfc\x01\xf0\x20\x00" + b"\xfd" * 32 + b"\xf1\xf2\x00\x00\xf3\x00\x00\x00\x00\x79\xfd\xfd",
            ),
        ],
        garbage=[b"\x00", b"\xfb" * 30, bytes(range(0x1C)), b"\x1c\x1c\x00", b"\xff\xfe"],
        damaged=[
            b"\xfa\x00\x01\x00\x00\x00\x00\x00\xf7\xfb",
            b"\xfa\x00\x01\x00\x00\x00\x00\x00\xf6\xfc",
            b"\xfa\x00\x02\x00\x00\x00\x00\x00\xf7\xfb",
            b"\xfa\x03\x01\x00\x00\x00\x00\x00\xf9\xfb",
            b"\x1cXX\x1f",
            b"\x1cBE\x1e",
        ],
        absurd=[b"\xfa", b"\xfa\x00\x01\x00", b"\xfa\x02\x01\xff\x00\x00\x00", b"\x1c", b"\x1cB"],
    ),
    Case(
        name="hims, Braille Edge",
        driver=Driver,
        hello=ASK,
        identification=[b"\xfa\x02\x01\x28\x00\x00\x00\x00\x20\xfb", b"\x1cBE\x1f"],
        answers=b"\x1cBE\x1f",
        identity=Identity("Braille Edge", 40),
        packets=[
            (b"\xfa\x00\x01\x27\x00\x00\x00\x00\x1d\xfb", _tap("routing 39")),
            (b"\xfa\x01\x01\x00\x00\x00\x02\x00\xf9\xfb", _tap("pan left")),
            (b"\xfa\x01\x01\x00\x00\x00\x04\x00\xfb\xfb", _tap("pan right")),
            (b"\xfa\x01\x01\x00\x00\x00\x90\x00\x87\xfb", _tap("f5", "f8")),
            (b"\xfa\x01\x01\x00\x00\x00\x00\x11\x08\xfb", _tap("up")),
            (b"\xfa\x01\x01\x00\x00\x00\x00\x84\x7b\xfb", _tap("left", "right")),
        ],
        shows=[
            (bytes(40), b"\xfc\xfc\x01\xf0\x28\x00" + bytes(40) + b"\xf1\xf2\x00\x00\xf3\x00\x00\x00\x00\xe1\xfd\xfd")
        ],
    ),
    Case(
        name="hims, eMotion does not know the identity of the Edge",
        driver=Driver,
        hello=ASK,
        identification=[b"\xfa\x02\x01\x28\x00\x00\x00\x00\x20\xfb"] * 2,
        answers=b"\x1cBE\x1f",
        identity=Identity("eMotion", 40),
        packets=[
            (b"\xfa\x01\x01\x00\x00\x02\x40\x00\x39\xfb", _tap("f3", "f1")),
            (b"\xfa\x01\x01\x00\x00\x18\x02\x00\x11\xfb", _tap("control", "alt", "pan left")),
            (b"\x1cBE\x1f", []),
        ],
        shows=[
            (bytes(40), b"\xfc\xfc\x01\xf0\x28\x00" + bytes(40) + b"\xf1\xf2\x00\x00\xf3\x00\x00\x00\x00\xe1\xfd\xfd")
        ],
    ),
    Case(
        name="hims, Smart Beetle is known by its cells",
        driver=Driver,
        hello=ASK,
        identification=[b"\xfa\x02\x01\x0e\x00\x00\x00\x00\x06\xfb"],
        identity=Identity("Smart Beetle", 14),
        packets=[
            (b"\xfa\x01\x01\x00\x00\x04\x00\x00\xfb\xfb", _tap("f4")),
            (b"\xfa\x01\x01\x00\x00\x10\x00\x00\x07\xfb", _tap("f2")),
            (b"\xfa\x01\x01\x00\x00\x00\x0c\x00\x03\xfb", _tap("pan left", "pan right")),
        ],
        shows=[
            (bytes(14), b"\xfc\xfc\x01\xf0\x0e\x00" + bytes(14) + b"\xf1\xf2\x00\x00\xf3\x00\x00\x00\x00\xc7\xfd\xfd")
        ],
    ),
]
