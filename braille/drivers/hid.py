"""The HID standard for braille displays (usage page 0x41, HUTRR78): Brailliant BI X, Mantis, Activator, NLS eReader …

The display is asked nothing: the report descriptor gives the number of cells and rows, and the key of each bit. On the
wire two bytes of length (low byte first) precede each report. A report to the display begins with its number, 0 if
reports have none; one from the display has its number only if reports have numbers. We had no device to test with: the
descriptors and reports in the tests are built from public sources.
"""

from __future__ import annotations

from collections.abc import Sequence

from braille.cells import BLANK
from braille.driver import DriverEvent, Identity, Keys, SerialLine
from braille.drivers.codec import Codec
from braille.hid_descriptor import INPUT_TAG, OUTPUT_TAG, Field, field_value, report_fields

BRAILLE_USAGE_PAGE = 0x41
ROW_USAGE, EIGHT_DOTS_USAGE, SIX_DOTS_USAGE, CELL_COUNT_USAGE = 0x410002, 0x410003, 0x410004, 0x410005
ROUTER_NAMES = {0x4100FA: "routing", 0x4100FB: "second", 0x4100FC: "third"}
ROUTER_USAGE, ROW_ROUTER_USAGE = 0x410100, 0x410101
SIDE_NAMES = {0x41020C: "face", 0x41020D: "left", 0x41020E: "right", 0x41020F: "top"}
BUTTON_USAGE_PAGE = 0x09
MAX_REPORT_BYTES = 1024  # bytes of a report
MAX_CELLS = 1000

_KEYS = (
    *(f"dot{dot}" for dot in range(1, 9)),
    *("space", "space", "space", "", "", "", ""),
    *("select", "up", "down", "left", "right"),  # joystick
    *("select", "up", "down", "left", "right"),  # d-pad
    *("pan left", "pan right", "up", "down", "select"),  # panning, rocker
)
#: names of keys by usage
KEY_NAMES = {0x410201 + number: name for number, name in enumerate(_KEYS) if name}


class NoDisplay(ValueError):
    """A descriptor does not belong to a braille display with rows of one length and at most ``MAX_CELLS`` cells."""


class Driver(Codec):
    """The codec of one display that follows the HID standard.

    :param descriptor: the display's report descriptor.
    :param name: the name that the display gives itself; if empty, the identity says ``HID``.
    :raises NoDisplay: if the descriptor belongs to no braille display with rows of one length and at most
        ``MAX_CELLS`` cells.
    :raises hid_descriptor.BadDescriptor: if the descriptor is damaged.
    """

    lines: tuple[SerialLine, ...] = ()
    limit = 2 + MAX_REPORT_BYTES

    def __init__(self, descriptor: bytes, name: str = "") -> None:
        super().__init__()
        every = report_fields(descriptor)
        self._rows = [place for place in every if _is_row(place)]
        columns = {place.count for place in self._rows}
        self._all = sum(place.count for place in self._rows)
        if len(columns) != 1 or not self._all <= MAX_CELLS:
            raise NoDisplay
        self._name = name or "HID"
        self._cells = self._all
        self._numbered = any(place.report for place in every)
        self._inputs = [place for place in every if place.kind == INPUT_TAG]
        self._names = _names(self._inputs)
        self._told = False

    def hello(self) -> bytes:
        """Return nothing: the display is asked nothing."""
        return b""

    def receive(self, data: bytes) -> list[DriverEvent]:
        """Return the identity at the first call, because it is known before any byte; then take arrived reports and
        return their events.

        :param data: arrived bytes, in any split; those of the first call are dropped.
        """
        if not self._told:
            self._told = True
            return [self._identity()]
        return super().receive(data)

    def show(self, cells: bytes) -> bytes:
        """Return the reports with all cells; cells that the display keeps for itself stay blank.

        :param cells: one byte for each cell, all lines in order, bit 0 for dot 1 (ISO order); at most as many as the
            display has.
        """
        cells = cells.ljust(self._all, bytes([BLANK]))
        reports: dict[int, int] = {}
        for place in self._rows:
            row, cells = cells[: place.count], cells[place.count :]
            bits = sum((cell & (1 << place.size) - 1) << place.size * at for at, cell in enumerate(row))
            reports[place.report] = reports.get(place.report, 0) | bits << place.start
        return b"".join(_frame(bytes([number]) + self._fill(number, bits)) for number, bits in reports.items())

    def _fill(self, number: int, bits: int) -> bytes:
        ends = [place.start + place.size * place.count for place in self._rows if place.report == number]
        return bits.to_bytes((max(ends) + 7) // 8, "little")

    def _identity(self) -> Identity:
        six = all(place.usage(0) == SIX_DOTS_USAGE for place in self._rows)
        keys = Keys.of(*self._names.values(), routing=False)
        return Identity(self._name, self._cells, len(self._rows), keys, 6 if six else 8)

    def _packet(self, data: bytes) -> tuple[int, Sequence[DriverEvent]]:
        if len(data) < 2:
            return 0, ()
        length = int.from_bytes(data[:2], "little")
        if length > MAX_REPORT_BYTES:
            return 1, ()
        if len(data) < 2 + length:
            return 0, ()
        return 2 + length, self._report(data[2 : 2 + length])

    def _report(self, body: bytes) -> Sequence[DriverEvent]:
        number = body[0] if self._numbered and body else 0
        report = body[1:] if self._numbered else body
        places = [place for place in self._inputs if place.report == number]
        longest = max((place.start + place.size * place.count for place in places), default=0)
        if not places or len(report) * 8 < longest:
            return ()
        news: list[DriverEvent] = []
        pressed: list[str] = []
        for place in places:
            if place.usage(0) == CELL_COUNT_USAGE:
                news += self._take_cell_count(field_value(report, place, 0))
            else:
                pressed += self._keys_pressed(report, place)
        return [*news, *self._hold(str(number), (name for name in pressed if self._usable(name)))]

    def _keys_pressed(self, report: bytes, place: Field) -> list[str]:
        names = self._names[place]
        if place.array:
            told = [field_value(report, place, at) - place.lowest for at in range(place.count)]
            return [names[number] for number in told if 0 <= number < len(names) and names[number]]
        return [names[at] for at in range(place.count) if names[at] and field_value(report, place, at)]

    def _usable(self, name: str) -> bool:
        return not name.startswith("routing ") or int(name.removeprefix("routing ")) < self._cells

    def _take_cell_count(self, cells: int) -> Sequence[DriverEvent]:
        """Take the number of cells available to us; only a display of one line can keep some."""
        if cells == self._cells or not 0 < cells <= self._all or len(self._rows) > 1:
            return ()
        self._cells = cells
        return [*self._release_all(), self._identity()]


def _is_row(place: Field) -> bool:
    row = any(usage == ROW_USAGE for usage, _ in place.path)
    return place.kind == OUTPUT_TAG and row and place.usage(0) in (EIGHT_DOTS_USAGE, SIX_DOTS_USAGE)


def _names(inputs: Sequence[Field]) -> dict[Field, list[str]]:
    """Return the names of each field's keys, empty for values that are no keys."""
    counts: dict[str, int] = {}
    return {place: [_name(place, at, counts) for at in range(_choices(place))] for place in inputs}


def _choices(place: Field) -> int:
    """Return the number of keys of a field: its values, or the possible values of an array."""
    if not place.array:
        return place.count
    return len(place.usages) if len(place.usages) > 1 else min(1 << place.size, MAX_CELLS)


def _name(place: Field, at: int, counts: dict[str, int]) -> str:
    """Return the name of one key; router keys are counted within their set, over all its fields."""
    usage = place.usage(at)
    around = [outer for outer, _ in place.path]
    if usage in (ROUTER_USAGE, ROW_ROUTER_USAGE):
        row = next((ROUTER_NAMES[outer] for outer in reversed(around) if outer in ROUTER_NAMES), "routing")
        row = "line" if usage == ROW_ROUTER_USAGE else row
        counts[row] = counts.get(row, -1) + 1
        return f"{row} {counts[row]}"
    if usage >> 16 == BUTTON_USAGE_PAGE:
        side = next((SIDE_NAMES[outer] for outer in reversed(around) if outer in SIDE_NAMES), "button")
        return f"{side} {usage & 0xFFFF}"
    return KEY_NAMES.get(usage, "")


def _frame(report: bytes) -> bytes:
    return len(report).to_bytes(2, "little") + report
