"""The codec of the hedo MobilLine; ``hedo`` describes its protocol."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from braille.driver import DriverEvent, SerialLine
from braille.drivers.codec import named_bits
from braille.drivers.hedo import MOBIL_KEYS, MOBIL_LINE, HedoDriver

CELLS_PER_PART = 4  # bits of navigation keys in a byte
PART_COUNT = 3


class Driver(HedoDriver):
    """The codec of a MobilLine."""

    model = MOBIL_LINE
    lines: tuple[SerialLine, ...] = (MOBIL_LINE.line,)

    def _names(self) -> Iterable[str]:
        return MOBIL_KEYS

    def _keys(self, data: bytes) -> tuple[int, Sequence[DriverEvent]]:
        parts = data[:PART_COUNT]
        if data[0] >> CELLS_PER_PART:
            name = self._routing(data[0])
            return 1, self._tap([name]) if name else ()
        if any(byte >> CELLS_PER_PART != number for number, byte in enumerate(parts)):
            return 1, ()
        if len(parts) < PART_COUNT:
            return 0, ()
        bits = sum((byte & 0x0F) << CELLS_PER_PART * number for number, byte in enumerate(parts))
        return PART_COUNT, self._hold("keys", named_bits(bits, MOBIL_KEYS))
