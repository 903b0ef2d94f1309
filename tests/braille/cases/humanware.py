"""HumanWare: type and length, nothing escaped."""

from braille.driver import Identity, Restarted
from braille.drivers.humanware import Driver
from tests.braille.cases import Case, down, up

CASES = [
    Case(
        name="humanware, Mantis",
        driver=Driver,
        hello=b"\x1b\x00\x00",
        identification=[b"\x1b\x01\x03\x00\x12\x28"],
        identity=Identity("APH Mantis Q40", 40),
        packets=[
            (b"\x1b\x05\x01\x50", down("routing 0")),
            (b"\x1b\x06\x01\x50", up("routing 0")),
            (b"\x1b\x05\x01\x77", down("routing 39")),
            (b"\x1b\x06\x01\x77", up("routing 39")),
            (b"\x1b\x05\x01\x12\x1b\x05\x01\x13", down("pan left", "pan right")),
            (b"\x1b\x06\x01\x12\x1b\x06\x01\x13", up("pan left", "pan right")),
            (b"\x1b\x05\x01\x11", down("up")),
            (b"\x1b\x04\x00", up("up")),
            (b"\x1b\x04\x03\x02\x0a\x51", down("dot1", "routing 1", "space")),
            (b"\x1b\x04\x01\x02", up("routing 1", "space")),
            (b"\x1b\x0d\x04\x01\x01\x1b\x00", up()),
            (b"\x1b\x10\x00", up("dot1")),
            (b"\x1b\x01\x03\x00\x12\x28", [Restarted()]),
        ],
        shows=[(b"\x1b" * 40, b"\x1b\x02\x28" + b"\x1b" * 40)],
        garbage=[b"\x00\x05\x01\x50", b"\xff" * 300, b"\x1b\x77\x00"],
        damaged=[
            b"\x1b\x05\x01\x78",
            b"\x1b\x05\x02\x50\x50",
            b"\x1b\x01\x03\x00\x12\x00",
            b"\x1b\x05\x01\x1a",
        ],
        absurd=[b"\x1b\x04\xff", b"\x1b\x04\x70\x50", b"\x1b", b"\x1b\x05", b"\x1b\x01\x03"],
    ),
    Case(
        name="humanware, BI 14 that is not ready at first",
        driver=Driver,
        hello=b"\x1b\x00\x00",
        identification=[b"\x1b\x01\x03\x01\x00\x00", b"\x1b\x01\x03\x00\x00\x0e"],
        identity=Identity("Brailliant BI 14", 14),
        packets=[(b"\x1b\x05\x01\x19", down("select")), (b"\x1b\x06\x01\x19", up("select"))],
        shows=[(bytes(14), b"\x1b\x02\x0e" + bytes(14))],
    ),
]
