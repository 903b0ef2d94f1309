"""Canute: answers in frames with two escaped bytes."""

from braille.driver import Identity
from braille.drivers.canute import Driver
from tests.braille.cases import Case, down, up
from tests.braille.emulators.canute import crc


def frame(*data: int) -> bytes:
    """Return a packet with its checksum and escapes."""
    body = bytes(data) + crc(bytes(data)).to_bytes(2, "little")
    turned = (bytes([0x7D, byte ^ 0x20]) if byte in (0x7E, 0x7D) else bytes([byte]) for byte in body)
    return b"\x7e" + b"".join(turned) + b"\x7e"


CASES = [
    Case(
        name="canute, 9 lines of 40",
        driver=Driver,
        hello=b"\x7e\x00\x78\xf0\x7e",
        identification=[frame(0, 40, 0), frame(1, 9, 0)],
        answers=frame(1),
        identity=Identity("Canute 360", 360, 9, dots=6),
        packets=[
            (frame(0x0A, 0x00, 0x08), down("pan left")),
            (frame(0x0A, 0x00, 0x28), down("pan right")),
            (frame(0x0A, 0x02, 0x00), [*up("pan left", "pan right"), *down("line 0")]),
            (frame(0x0A, 0x7E, 0x02), down("line 1", "line 2", "line 3", "line 4", "line 5", "line 8")),
            (frame(0x0D, 0x01, 0x00), []),
            (frame(0x0D, 0x00, 0x00), []),
            (frame(0x06, 0x00, 0x00), []),
            (
                frame(0x0A, 0x01, 0x14),
                [
                    *up("line 0", "line 1", "line 2", "line 3", "line 4", "line 5", "line 8"),
                    *down("help", "menu", "select"),
                ],
            ),
        ],
        shows=[(b"\xff" * 360, b"")],
        garbage=[b"\x00", b"\x7e\x7e", b"\x55" * 400],
        damaged=[b"\x7e\x0a\x00\x08\x00\x00\x7e", frame(0x0A)[:-1] + b"\x00\x7e", frame(0x0F, 1, 0)],
        absurd=[b"\x7e", b"\x7e" + b"\x7d" * 30],
    ),
]
