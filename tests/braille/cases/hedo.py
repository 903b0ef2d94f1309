"""hedo: single bytes, or groups of three with a counter in their upper halves."""

from braille.driver import Ack, Identity
from braille.drivers import hedo, hedo_mobil
from tests.braille.cases import Case, down, up

CASES = [
    Case(
        name="hedo, ProfiLine",
        driver=hedo.Driver,
        hello=b"\x01" + bytes(84),
        identification=[b"\x7e"],
        identity=Identity("hedo ProfiLine", 80),
        packets=[
            (b"\x04", down("pan left")),
            (b"\x08", down("pan right")),
            (b"\x84", up("pan left")),
            (b"\x88", up("pan right")),
            (b"\x20", down("routing 0")),
            (b"\xa0", up("routing 0")),
            (b"\x6f\xef", [*down("routing 79"), *up("routing 79")]),
            (b"\x7e", [Ack()]),
            (b"\x70", []),
            (b"\x0b", down("up")),
        ],
        shows=[(b"\xff" * 80, b"\x01" + bytes(4) + b"\xff" * 80)],
        garbage=[b"\x00", b"\x01\x02\x70\x7f\xff"],
    ),
    Case(
        name="hedo, MobilLine",
        driver=hedo_mobil.Driver,
        hello=b"\x01" + bytes(42),
        identification=[b"\x30"],
        identity=Identity("hedo MobilLine", 40),
        packets=[
            (b"\x00\x10\x21", down("pan left")),
            (b"\x00\x10\x25", down("pan right")),
            (b"\x01\x10\x20", [*up("pan left", "pan right"), *down("menu")]),
            (b"\x00\x10\x20", up("menu")),
            (b"\x40", [*down("routing 0"), *up("routing 0")]),
            (b"\x67", [*down("routing 39"), *up("routing 39")]),
            (b"\x68", []),
            (b"\x30", [Ack()]),
            (b"\x02\x12\x20", down("down", "up")),
        ],
        shows=[(b"\xff" * 40, b"\x01" + bytes(2) + b"\xff" * 40)],
        garbage=[b"\x10\x21", b"\xff\x3f\x68"],
        damaged=[b"\x01\x20\x20", b"\x31"],
        absurd=[b"\x01\x11"],
    ),
]
