"""HID report descriptors: the meaning of the bits in each report.

Only the parts for a braille display (USB HID 1.11, chapter 6.2.2): fields of input and output reports with their
usages, the collections around them, and whether a field lists the pressed keys (an array) or has one place for each
key.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

MAIN_ITEM, GLOBAL_ITEM, LOCAL_ITEM = 0, 1, 2
INPUT_TAG, OUTPUT_TAG, COLLECTION_TAG, FEATURE_TAG, END_COLLECTION_TAG = 8, 9, 10, 11, 12
USAGE_PAGE, LOGICAL_MINIMUM, LOGICAL_MAXIMUM, REPORT_SIZE, REPORT_ID, REPORT_COUNT, PUSH_TAG, POP_TAG = (
    0,
    1,
    2,
    7,
    8,
    9,
    10,
    11,
)
USAGE_TAG, USAGE_MINIMUM_TAG, USAGE_MAXIMUM_TAG = 0, 1, 2
CONSTANT_FLAG, VARIABLE_FLAG = 1, 2
LONG_ITEM = 0xFE
MAX_BITS = 1 << 16  # of one report; a display has fewer
MAX_USAGES = 4096
MAX_COLLECTION_DEPTH = 16  # nested collections, and saved states


class BadDescriptor(ValueError):
    """Raised for a report descriptor that is damaged or exceeds the limits of this module."""


@dataclass(frozen=True, slots=True)
class Field:
    """Adjacent values of one size in a report.

    :param kind: ``INPUT_TAG`` or ``OUTPUT_TAG``. :param report: number of the report, 0 if reports have none.
    :param start: bits before it in the report, without the report's number. :param size: bits of a value.
    :param count: number of values. :param usages: usages of the values, page in the upper 16 bits; the last one
        repeats.
    :param path: usages of the collections around it, the outermost first, each with its number.
    :param array: whether values are indices of pressed keys, counted from ``lowest``. :param lowest: the value that
        stands for the first usage, for an array.
    """

    kind: int
    report: int
    start: int
    size: int
    count: int
    usages: tuple[int, ...]
    path: tuple[tuple[int, int], ...]
    array: bool
    lowest: int

    def usage(self, index: int) -> int:
        """Return the usage of a value of the field; for an array, the usage of the key with an index. 0 if there is
        none.

        :param index: index from 0; beyond the last usage, the last one counts.
        """
        return self.usages[min(index, len(self.usages) - 1)] if self.usages else 0


@dataclass(frozen=True, slots=True)
class _Globals:
    page: int = 0
    lowest: int = 0
    size: int = 0
    report: int = 0
    count: int = 0


@dataclass
class _State:
    present: _Globals = _Globals()
    pushed: list[_Globals] = field(default_factory=list)
    path: list[tuple[int, int]] = field(default_factory=list)
    usages: list[int] = field(default_factory=list)
    first: int = 0  # start of a range of usages
    collections: int = 0
    bits: dict[tuple[int, int], int] = field(default_factory=dict)
    fields: list[Field] = field(default_factory=list)


def report_fields(descriptor: bytes) -> list[Field]:
    """Return the fields of input and output reports, in order.

    :raises BadDescriptor: for bytes that are no descriptor.
    """
    state = _State()
    for kind, tag, data in _items(descriptor):
        value = int.from_bytes(data, "little")
        if kind == GLOBAL_ITEM:
            _global(state, tag, value, int.from_bytes(data, "little", signed=True))
        elif kind == LOCAL_ITEM:
            _local(state, tag, value, len(data))
        elif kind == MAIN_ITEM:
            _main(state, tag, value)
    if state.path:
        raise BadDescriptor("a collection has no end")
    return state.fields


def _items(descriptor: bytes) -> Iterator[tuple[int, int, bytes]]:
    """Yield kind, tag and data of each item; items of the long form are skipped."""
    at = 0
    while at < len(descriptor):
        head = descriptor[at]
        if head == LONG_ITEM:
            at += 3 + (descriptor[at + 1] if at + 1 < len(descriptor) else 0)
            continue
        size = (0, 1, 2, 4)[head & 3]
        data = descriptor[at + 1 : at + 1 + size]
        if len(data) < size:
            raise BadDescriptor("an item is cut off")
        yield head >> 2 & 3, head >> 4, data
        at += 1 + size


def _global(state: _State, tag: int, value: int, signed: int) -> None:
    names = {USAGE_PAGE: "page", REPORT_SIZE: "size", REPORT_ID: "report", REPORT_COUNT: "count"}
    if tag in names:
        state.present = replace(state.present, **{names[tag]: value})
    elif tag == LOGICAL_MINIMUM:
        state.present = replace(state.present, lowest=signed)
    elif tag == PUSH_TAG and len(state.pushed) < MAX_COLLECTION_DEPTH:
        state.pushed.append(state.present)
    elif tag == POP_TAG and state.pushed:
        state.present = state.pushed.pop()


def _local(state: _State, tag: int, value: int, size: int) -> None:
    usage = value if size == 4 else state.present.page << 16 | value
    if tag == USAGE_TAG:
        state.usages.append(usage)
    elif tag == USAGE_MINIMUM_TAG:
        state.first = usage
    elif tag == USAGE_MAXIMUM_TAG:
        if not 0 <= usage - state.first < MAX_USAGES:
            raise BadDescriptor("a range of usages")
        state.usages.extend(range(state.first, usage + 1))
    if len(state.usages) > MAX_USAGES:
        raise BadDescriptor("too many usages")


def _main(state: _State, tag: int, value: int) -> None:
    if tag == COLLECTION_TAG:
        if len(state.path) == MAX_COLLECTION_DEPTH:
            raise BadDescriptor("too many collections in each other")
        state.path.append((state.usages[0] if state.usages else 0, state.collections))
        state.collections += 1
    elif tag == END_COLLECTION_TAG:
        if not state.path:
            raise BadDescriptor("an end without a collection")
        state.path.pop()
    elif tag in (INPUT_TAG, OUTPUT_TAG):
        _add(state, tag, value)
    state.usages = []


def _add(state: _State, kind: int, flags: int) -> None:
    present = state.present
    start = state.bits.get((kind, present.report), 0)
    end = start + present.size * present.count
    if present.size > 32 or end > MAX_BITS or present.report > 255:
        raise BadDescriptor("a report is too long")
    state.bits[kind, present.report] = end
    if flags & CONSTANT_FLAG or not present.size * present.count:
        return
    array = not flags & VARIABLE_FLAG
    usages, path = tuple(state.usages), tuple(state.path)
    place = Field(kind, present.report, start, present.size, present.count, usages, path, array, present.lowest)
    state.fields.append(place)


def field_value(report: bytes, place: Field, index: int) -> int:
    """Return one value of a field; 0 beyond the end of the report.

    :param report: the bytes of the report without its number. :param index: index of the value in the field, from 0.
    """
    bit = place.start + index * place.size
    return int.from_bytes(report, "little") >> bit & ((1 << place.size) - 1)
