"""The HID standard for braille: descriptors in the forms that devices and the standard itself use.

Sources: the sample of HUTRR78 (a bit for each key, one router field); the firmware of Help Tech's displays from
NVDA's pull request 12523 and microsoft/hidtools issue 23 (left and right space bar, joystick, number of cells, forty
router bits); a device of the same pull request that reports router keys as one number; and the rows of a display with
several lines in NVDA's code (one row collection each, reports with numbers).
"""

from functools import partial

from braille.driver import DriverEvent, Identity
from braille.drivers.hid import Driver
from tests.braille.cases import Case, down, up

BEGIN = bytes.fromhex("05 41 09 01 a1 01")
END = b"\xc0"
DOTS = bytes.fromhex("1a 01 02 2a 08 02 75 01 95 08 15 00 25 01 81 02")
#: left and right space bar, joystick, a bit of padding
STICK = bytes.fromhex("0a 0a 02 0a 0b 02 0a 10 02 0a 11 02 0a 12 02 0a 13 02 0a 14 02 95 07 81 02 95 01 81 03")
#: space bar, both pan keys, five bits of padding
PAN = bytes.fromhex("0a 09 02 0a 1a 02 0a 1b 02 75 01 95 03 15 00 25 01 81 02 95 05 81 03")
ROW = bytes.fromhex("09 02 a1 02")
ROUTERS = bytes.fromhex("09 fa a1 02")


def cells(count: int) -> bytes:
    """Return a field of 8-dot cells."""
    return bytes.fromhex("09 03 15 00 26 ff 00 75 08 95") + bytes([count]) + bytes.fromhex("91 02")


def router_bits(count: int) -> bytes:
    """Return one router usage for all keys, one bit each."""
    return ROUTERS + bytes.fromhex("0a 00 01 15 00 25 01 75 01 95") + bytes([count]) + b"\x81\x02" + END


def descriptor(*parts: bytes) -> bytes:
    """Return a whole descriptor of these fields."""
    return b"".join([BEGIN, *parts, END])


CELL_COUNT = bytes.fromhex("09 05 15 00 26 ff 00 75 08 95 01 81 02")
HELP_TECH = descriptor(DOTS, STICK, ROW, CELL_COUNT, cells(40), router_bits(40), END)
#: a usage for each router key, as in the last version of that pull request
ONE_EACH = bytes.fromhex("0a 00 01") * 16 + bytes.fromhex("15 00 25 01 75 01 95 10 81 02")
SAMPLE = descriptor(DOTS, PAN, ROW, cells(16), ROUTERS, ONE_EACH, END, END)
#: router keys as a number from 1 to 16, and buttons of a set of face controls
ONE_NUMBER = bytes.fromhex("0a 00 01 15 01 25 10 75 08 95 01 81 00")
FACE = bytes.fromhex("0a 0c 02 a1 02 05 09 19 01 29 04 15 00 25 01 75 01 95 04 81 02 95 04 81 03")
NUMBERED = descriptor(
    *(b"\x85\x03", ROW, cells(16), END, b"\x85\x01", DOTS, PAN),
    *(b"\x85\x02", ROUTERS, ONE_NUMBER, END, b"\x85\x04", FACE, END),
)
#: two rows of eight cells in a report each, dots as an array of pressed keys, routers in each row
PRESSED = bytes.fromhex("1a 01 02 2a 0b 02 15 01 25 0b 75 08 95 03 81 00")
ROWS = descriptor(
    *(b"\x85\x11", ROW, cells(8), END, b"\x85\x12", ROW, cells(8), END, b"\x85\x21", PRESSED),
    *(b"\x85\x22", router_bits(8), bytes.fromhex("05 41"), router_bits(8)),
)


def report(body: bytes) -> bytes:
    """Return the bytes of a report on the wire."""
    return len(body).to_bytes(2, "little") + body


def _moved(held: list[str], *keys: str) -> list[DriverEvent]:
    return [*up(*sorted(set(held) - set(keys))), *down(*sorted(set(keys) - set(held)))]


NOTHING = b"\0\0"
KEPT = 36  # cells of the display for our use

CASES = [
    Case(
        name="hid, Help Tech 40",
        driver=partial(Driver, HELP_TECH, "Activator"),
        hello=b"",
        identification=[NOTHING],
        identity=Identity("Activator", 40),
        packets=[
            (report(b"\x01\x00\x28" + bytes(5)), down("dot1")),
            (report(b"\x81\x01\x28" + bytes(5)), down("dot8", "space")),
            (report(b"\x00\x00\x28" + bytes(5)), up("dot1", "dot8", "space")),
            (report(b"\x00\x04\x28" + bytes(5)), down("select")),
            (report(b"\x00\x20\x28" + bytes(5)), [*up("select"), *down("left")]),
            (report(b"\x00\x00\x28\x01\0\0\0\x80"), [*up("left"), *down("routing 0", "routing 39")]),
            (
                report(bytes([0, 0, KEPT]) + b"\0\0\0\0\x80"),
                [*up("routing 0", "routing 39"), Identity("Activator", KEPT)],
            ),
            (report(b"\x00\x00\x28" + bytes(5)), [Identity("Activator", 40)]),
        ],
        shows=[(bytes(range(40)), report(b"\0" + bytes(range(40))))],
        damaged=[report(b"\x01\x00\x28"), report(b""), b"\x01\x00\x01"],
    ),
    Case(
        name="hid, HUTRR78 16",
        driver=partial(Driver, SAMPLE, "Sample"),
        hello=b"",
        identification=[NOTHING],
        identity=Identity("Sample", 16),
        packets=[
            (report(b"\x13\x00\x00\x00"), down("dot1", "dot2", "dot5")),
            (report(b"\x13\x01\x00\x00"), down("space")),
            (
                report(b"\x00\x06\x01\x80"),
                _moved(["dot1", "dot2", "dot5", "space"], "pan left", "pan right", "routing 0", "routing 15"),
            ),
            (report(b"\x00\x00\x00\x00"), up("pan left", "pan right", "routing 0", "routing 15")),
        ],
        shows=[(b"\xff" * 16, report(b"\0" + b"\xff" * 16))],
    ),
    Case(
        name="hid, numbered reports",
        driver=partial(Driver, NUMBERED, ""),
        hello=b"",
        identification=[NOTHING],
        identity=Identity("HID", 16),
        packets=[
            (report(b"\x01\x02\x00"), down("dot2")),
            (report(b"\x02\x10"), down("routing 15")),
            (report(b"\x02\x01"), [*up("routing 15"), *down("routing 0")]),
            (report(b"\x02\x00"), up("routing 0")),
            (report(b"\x02\x11"), []),
            (report(b"\x01\x00\x02"), [*up("dot2"), *down("pan left")]),
            (report(b"\x04\x09"), down("face 1", "face 4")),
            (report(b"\x07\xff"), []),
            (report(b"\x04\x00"), up("face 1", "face 4")),
        ],
        shows=[(bytes(range(1, 17)), report(b"\x03" + bytes(range(1, 17))))],
        damaged=[report(b"\x05\x01\x00"), report(b"\x01\x02")],
    ),
    Case(
        name="hid, two rows",
        driver=partial(Driver, ROWS, "Rows"),
        hello=b"",
        identification=[NOTHING],
        identity=Identity("Rows", 16, 2),
        packets=[
            (report(b"\x21\x01\x05\x00"), down("dot1", "dot5")),
            (report(b"\x21\x09\x00\x00"), [*up("dot1", "dot5"), *down("space")]),
            (report(b"\x21\x00\x00\x00"), up("space")),
            (report(b"\x22\x01\x80"), down("routing 0", "routing 15")),
            (report(b"\x22\x00\x00"), up("routing 0", "routing 15")),
        ],
        shows=[(bytes(range(16)), report(b"\x11" + bytes(range(8))) + report(b"\x12" + bytes(range(8, 16))))],
    ),
]
