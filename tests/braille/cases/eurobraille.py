"""EuroBraille: start, length, subject, end."""

from braille.driver import Identity, Restarted
from braille.drivers.eurobraille import Driver
from tests.braille.cases import Case, down, up

HELLO = b"\x02\x00\x04SI\x03"
CASES = [
    Case(
        name="eurobraille, Esys 40",
        driver=Driver,
        hello=HELLO,
        identification=[
            b"\x02\x00\x09SNEsys\0\x03",
            b"\x02\x00\x05SG\x28\x03",
            b"\x02\x00\x05ST\x08\x03",
            b"\x02\x00\x04SI\x03",
        ],
        identity=Identity("Esys 40", 40),
        packets=[
            (b"\x02\x00\x06KI\x01\x01\x03", [*down("routing 0"), *up("routing 0")]),
            (b"\x02\x00\x06KI\x01\x28\x03", [*down("routing 39"), *up("routing 39")]),
            (b"\x02\x00\x06KI\x02\x02\x03", []),
            (b"\x02\x00\x06KI\x03\x02\x03", [*down("routing 1"), *up("routing 1")]),
            (b"\x02\x00\x08KC\x00\x00\x00\x02\x03", down("pan left")),
            (b"\x02\x00\x08KC\x01\x00\x00\x02\x03", down("up")),
            (b"\x02\x00\x08KC\x00\x00\x00\x01\x03", [*up("pan left", "up"), *down("pan right")]),
            (b"\x02\x00\x08KC\x00\x00\x00\x00\x03", up("pan right")),
            (b"\x02\x00\x06KB\x02\x81\x03", [*down("dot1", "dot8", "space"), *up("dot1", "dot8", "space")]),
            (b"\x02\x00\x04RP\x03", [Restarted()]),
            (b"\x02\x00\x09VD\x02\x03\x02\x03\x03\x03", []),
            (HELLO, [Restarted()]),
        ],
        shows=[(b"\x03" * 40, b"\x02\x00\x2cBS" + b"\x03" * 41)],
        garbage=[b"\x55" * 70, b"\x21", b"\x06\x21", b"\x00\xff"],
        damaged=[
            b"\x02\x00\x06KI\x01\x01\x04",
            b"\x02\x00\x06KI\x01\x00\x03",
            b"\x02\x00\x06KI\x01\x29\x03",
            b"\x02\x00\x02\x03",
        ],
        absurd=[b"\x02\xff\xff", b"\x02\x01\x00KI", b"\x02\x00", b"\x02", b"\x02\x00\x20KC"],
    ),
    Case(
        name="eurobraille, Iris reports its command keys once",
        driver=Driver,
        hello=HELLO,
        identification=[b"\x02\x00\x05SG\x20\x03", b"\x02\x00\x05ST\x04\x03", b"\x02\x00\x04SI\x03"],
        identity=Identity("Iris S32", 32),
        packets=[
            (b"\x02\x00\x06KC\x00\x81\x03", [*down("pan left", "pan right"), *up("pan left", "pan right")]),
            (b"\x02\x00\x06KC\x01\x00\x03", [*down("up"), *up("up")]),
        ],
        shows=[(bytes(32), b"\x02\x00\x24BS" + bytes(32) + b"\x03")],
    ),
]
