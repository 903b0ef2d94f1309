"""Freedom Scientific: four bytes, or more with a checksum; the first Focus displays have their own order of dots."""

from braille.driver import Ack, Identity
from braille.drivers.freedomscientific import Driver
from tests.braille.cases import Case, down, up

ACK = b"\x01\x00\x00\x00"


def _identity(model: bytes, firmware: bytes) -> bytes:
    data = b"Freedom Scientific".ljust(24, b"\0") + model.ljust(16, b"\0") + firmware.ljust(8, b"\0")
    return b"\x80\x30\x00\x00" + data + bytes([-(0x80 + 0x30 + sum(data)) % 256])


FOCUS_40 = _identity(b"Focus 40", b"5.00")
CASES = [
    Case(
        name="freedomscientific, Focus 40",
        driver=Driver,
        hello=bytes(4),
        identification=[ACK, FOCUS_40, ACK],
        answers=b"\x0f\x02\x00\x00",
        identity=Identity("Focus 40", 40),
        packets=[
            (ACK, [Ack()]),
            (b"\x02\x30\x81\x00", []),
            (b"\x04\x00\x01\x00", down("routing 0")),
            (b"\x04\x27\x01\x00", down("routing 39")),
            (b"\x04\x00\x00\x00\x04\x27\x00\x00", up("routing 0", "routing 39")),
            (b"\x04\x05\x01\x01\x04\x05\x00\x01", [*down("nav 5"), *up("nav 5")]),
            (b"\x03\x00\x10\x00", down("pan left")),
            (b"\x03\x00\x20\x00", [*up("pan left"), *down("pan right")]),
            (b"\x03\x81\x80\x01", [*up("pan right"), *down("dot1", "dot8", "left selector", "space")]),
            (b"\x03\x00\x00\x00", up("dot1", "dot8", "left selector", "space")),
            (b"\x82\x04\x00\x00\x40\x00\x00\x00\x3a", down("right rocker up")),
            (b"\x82\x04\x00\x00\x00\x00\x00\x00\x7a", up("right rocker up")),
            (b"\x05\x02\x00\x00", [*down("up"), *up("up"), *down("up"), *up("up")]),
        ],
        shows=[
            (bytes(40), b"\x81\x28\x00\x00" + bytes(40) + b"\x57"),
            (b"\x80" + bytes(39), b"\x81\x28\x00\x00\x80" + bytes(39) + b"\xd7"),
        ],
        garbage=[b"\x00", b"\xff\xfe\x06", b"\x00" * 400],
        damaged=[
            b"\x82\x04\x00\x00\x40\x00\x00\x00\x3b",
            FOCUS_40[:-1] + b"\x00",
            b"\x04\x28\x01\x00",
            b"\x04\x00\x01\x02",
            b"\x05\x21\x00\x00",
        ],
        absurd=[b"\x80\xff\x00\x00", b"\x82\x40\x00", b"\x03", b"\x82\x00"],
    ),
    Case(
        name="freedomscientific, Focus 44 with the old order of dots",
        driver=Driver,
        hello=bytes(4),
        identification=[_identity(b"Focus 44", b"1.00"), ACK],
        identity=Identity("Focus 44", 44),
        packets=[(ACK, [Ack()])],
        # Dots 1 to 8, one in each cell.
        shows=[
            (
                b"\x01\x02\x04\x08\x10\x20\x40\x80" + bytes(36),
                b"\x81\x2c\x00\x00\x01\x02\x04\x10\x20\x40\x08\x80" + bytes(36) + b"\x54",
            )
        ],
    ),
    Case(
        name="freedomscientific, PAC Mate 20 with keys in a second row",
        driver=Driver,
        hello=bytes(4),
        identification=[ACK, _identity(b"pm display 20", b"1.00")],
        identity=Identity("pm display 20", 20),
        packets=[
            (b"\x04\x00\x01\x01\x04\x00\x00\x01", [*down("pan left"), *up("pan left")]),
            (b"\x04\x05\x01\x01\x04\x05\x00\x01", [*down("left selector"), *up("left selector")]),
            (b"\x04\x06\x01\x01\x04\x06\x00\x01", [*down("f1"), *up("f1")]),
            (b"\x04\x13\x01\x01\x04\x13\x00\x01", [*down("pan right"), *up("pan right")]),
        ],
        shows=[(bytes(20), b"\x81\x14\x00\x00" + bytes(20) + b"\x6b")],
    ),
    Case(
        name="freedomscientific, a Focus nobody knows has the order of dots that all new ones have",
        driver=Driver,
        hello=bytes(4),
        identification=[ACK, _identity(b"Focus 41", b"1.00")],
        identity=Identity("Focus 41", 41),
        packets=[(b"\x04\x28\x01\x00", down("routing 40"))],
        shows=[(b"\x08" + bytes(40), b"\x81\x29\x00\x00\x08" + bytes(40) + b"\x4e")],
    ),
]
