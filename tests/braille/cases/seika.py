"""Seika: bits of keys, of routing keys, or of both."""

from braille.driver import DriverEvent, Identity
from braille.drivers.seika import Driver
from tests.braille.cases import Case, down, up


def _tap(*keys: str) -> list[DriverEvent]:
    return [*down(*keys), *up(*keys)]


CASES = [
    Case(
        name="seika, 40 cells",
        driver=Driver,
        hello=b"\xff\xff\xa1",
        identification=[b"\xff\xff\xa2\x0c\x16\x28\x28Seika NTK"],
        identity=Identity("Seika NTK", 40),
        packets=[
            (b"\xff\xff\xa4\x05\x01\x00\x00\x00\x00", _tap("routing 0")),
            (b"\xff\xff\xa4\x05\x02\x00\x00\x00\x80", _tap("routing 1", "routing 39")),
            (b"\xff\xff\xa6\x03\x00\x04\x00", _tap("pan left")),
            (b"\xff\xff\xa6\x03\x00\x08\x00", _tap("pan right")),
            (b"\xff\xff\xa6\x03\x81\x02\x00", _tap("dot1", "dot8", "space")),
            (b"\xff\xff\xa6\x03\x00\x90\x11", _tap("select", "up", "down")),
            (b"\xff\xff\xa6\x03\x00\x00\x00", []),
            (b"\xff\xff\xa8\x08\x00\x04\x00\x00\x00\x00\x00\x01", _tap("pan left", "routing 32")),
            (
                b"\xff\xff\xa4\x05\xff\xff\xa4\x05\x00",
                _tap(*(f"routing {n}" for n in (*range(16), 18, 21, 23, 24, 26))),
            ),
            (b"\xff\xff\xa2\x0c\x16\x28\x28Seika NTK", []),
            (b"\xff\xff\xff\xa6\x03\x00\x01\x00", _tap("backspace")),
        ],
        shows=[(b"\xff" * 40, b"\xff\xff\xa3\x28" + b"\xff" * 40)],
        garbage=[
            b"\x00",
            b"\xff",
            b"\xa4\x05\x01",
            b"\xff\x00\xff",
            b"\xff\xff\xa1",
            b"\xff\xff\xa5\x01",
            b"\x55" * 400,
        ],
        damaged=[
            b"\xff\xff\xa7\x01\x01",
            b"\xff\xff\xa2\x03\x16\x00\x00",
            b"\xff\xff\xa2\x02\x16\x28",
            b"\xff\xff\xa4\x00",
        ],
        absurd=[
            b"\xff\xff\xa4\xff",
            b"\xff\xff\xa6\x41\x00",
            b"\xff\xff\xa4",
            b"\xff\xff\xa4\x40",
            b"\xff\xff\xa2\x40",
        ],
    ),
    Case(
        name="seika, 16 cells without a description",
        driver=Driver,
        hello=b"\xff\xff\xa1",
        identification=[b"\xff\xff\xa2\x03\x16\x10\x10"],
        identity=Identity("Seika 16", 16),
        packets=[
            (b"\xff\xff\xa4\x02\x00\x80", _tap("routing 15")),
            (b"\xff\xff\xa4\x03\x00\x00\x01", []),
            (b"\xff\xff\xa8\x05\x01\x00\x00\x01\x00", _tap("dot1", "routing 0")),
        ],
        shows=[(bytes(16), b"\xff\xff\xa3\x10" + bytes(16))],
    ),
]
