"""MDV: a checksum of sixteen bits, and its own order of dots."""

from braille.driver import DriverEvent, Identity
from braille.drivers.mdv import Driver
from tests.braille.cases import Case, down, up

ASK = b"\x01\x02\x24\x00\x03\x7c\xaa"
TAKEN = b"\x01\x02\x7f\x00\x03\xd1\xaa"
#: dots 1 to 8, one in each cell
DOTS, IN_ITS_ORDER = b"\x01\x02\x04\x08\x10\x20\x40\x80", b"\x08\x04\x02\x80\x40\x20\x01\x10"


def _packet(code: int, data: bytes) -> bytes:
    body = bytes([0x02, code, len(data), 0x03]) + data
    return b"\x01" + body + (sum(body) ^ 0xAA55).to_bytes(2, "little")


def _tap(*keys: str) -> list[DriverEvent]:
    return [*down(*keys), *up(*keys)]


CASES = [
    Case(
        name="mdv, Lilli 40",
        driver=Driver,
        hello=ASK,
        identification=[TAKEN, b"\x01\x02\x25\x06\x03\x28\x00\x08\x01\x01\x05\x32\xaa"],
        answers=TAKEN,
        identity=Identity("MDV 40", 40),
        packets=[
            (b"\x01\x02\x11\x01\x03\x01\x4d\xaa", down("routing 0")),
            (b"\x01\x02\x12\x01\x03\x01\x4c\xaa", up("routing 0")),
            (_packet(17, b"\x28"), down("routing 39")),
            (_packet(18, b"\xa8"), up("routing 39")),
            (_packet(16, b"\x0b"), _tap("pan left")),
            (_packet(16, b"\x0d"), _tap("pan right")),
            (_packet(16, b"\x3c"), _tap("shift", "long", "up")),
            (_packet(16, b"\x3f"), down("shift")),
            (_packet(16, b"\x1e"), _tap("down")),
            (_packet(16, b"\x40"), up("shift")),
            (_packet(16, b"\x0a"), _tap("f10")),
            (_packet(21, b"\x00\x81\x61"), _tap("dot1", "dot8")),
            (_packet(21, b"\x01\x02\x20"), _tap("dot2", "space")),
            (TAKEN, []),
            (_packet(37, b"\x28\x00\x08\x01\x01\x05"), []),
            (_packet(16, b"\x01"), _tap("f1")),
        ],
        shows=[
            (bytes(40), b"\x01\x02\x00\x28\x03" + bytes(40) + b"\x78\xaa"),
            (DOTS + bytes(32), b"\x01\x02\x00\x28\x03" + IN_ITS_ORDER + bytes(32) + b"\x79\xab"),
        ],
        garbage=[b"\x00", b"\x02\x01\x03", b"\x01\x01\x00", b"\xff" * 300, b"\x01\x02\x99"],
        damaged=[
            b"\x01\x02\x11\x01\x03\x01\x4e\xaa",
            b"\x01\x02\x11\x01\x03\x01\x4d\xab",
            b"\x01\x02\x11\x01\x04\x01\x4c\xaa",
            _packet(17, b"\x00"),
            _packet(17, b"\x29"),
            _packet(16, b"\x0f"),
            _packet(16, b"\x41"),
            _packet(37, b"\x00\x00\x08\x01\x01\x05"),
        ],
        absurd=[b"\x01\x02\x11\xff\x03", b"\x01\x02\x25\xff\x03", b"\x01\x02\x11", b"\x01", b"\x01\x02\x25\x10\x03"],
    ),
    Case(
        name="mdv, two status cells",
        driver=Driver,
        hello=ASK,
        identification=[_packet(37, b"\x28\x02\x08\x01\x01\x05")],
        answers=TAKEN,
        identity=Identity("MDV 40", 40),
        packets=[
            (_packet(17, b"\x01"), down("status1")),
            (_packet(17, b"\x03"), down("routing 0")),
            (_packet(18, b"\x03"), up("routing 0")),
            (_packet(18, b"\x01"), up("status1")),
        ],
        shows=[(b"\x01" * 40, b"\x01\x02\x00\x2a\x03\x00\x00" + b"\x08" * 40 + b"\x3a\xab")],
    ),
]
