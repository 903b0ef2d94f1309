"""Papenmeier BRAILLEX: Trio, Live, EL c, EL s, Elba, and the older 2D, Compact, IB and EL with a serial cable.

There are two protocols. In the first, a packet is ``02 letter …  03`` with addresses of a memory to which cells are
written; the display identifies itself after an invalid packet. In the second, a packet is ``02 4x 5h 5l data 03`` where
x is its type and hl the number of bytes; each byte of data is two characters 3h 3l. Old displays know only the first
one, new ones on USB only the second one; both are tried in turn.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from braille.cells import BLANK
from braille.driver import DriverEvent, Identity, Keys, Restarted, SerialLine
from braille.drivers.codec import Codec, named_bits
from braille.drivers.dot_orders import dot_order_table

PACKET_BEGIN, PACKET_END = 0x02, 0x03
# the first protocol
SEND_PACKET, IDENTIFICATION_PACKET, KEY_PACKET = 0x53, 0x49, 0x4B
ERROR_PACKETS = range(0x03, 0x08)
ERROR_ANSWER = bytes([PACKET_BEGIN, SEND_PACKET, 0, 0, 0, 0, PACKET_END])
TEXT_ADDRESS, DIRECT_DOTS_FLAG = 0x000, 0x200  # addresses: the cells; a flag for each cell that it is written as dots
FUNCTION_KEYS, ROUTING_KEYS = 0x003, 0x300  # codes, three for each key
KEY_PACKET_BYTES = 10
# the second protocol
ASK_PACKET, WRITE_PACKET, IDENTITY_PACKET, KEYS_PACKET, TYPED_KEYS_PACKET = 0x02, 0x03, 0x0A, 0x0B, 0x0C
IDENTITY_BYTES = 5
REVERSED_DOT_ORDER = dot_order_table([0x80 >> dot for dot in range(8)])

#: keys of the easy access bar, as the first protocol numbers them; its second stage counts like the first one
BAR_KEYS = ("pan left", "pan left", "up", "up", "pan right", "pan right", "down", "down")
#: the same keys as bits of one byte in the second protocol
BAR_BITS = ("up", "up", "down", "down", "pan right", "pan left", "pan right", "pan left")
#: switches and keys at the ends, bit 0 first
SWITCH_KEYS = ("switch1", "switch2", "left", "menu", "right", "select", "switch3", "switch4")
LEFT_KEYS, RIGHT_KEYS = ("left", "menu"), ("right", "select")  # rear, front
FRONT_KEYS_9 = ("function", "select", "pan left", "up", "menu", "down", "pan right", "braille", "attribute")
FRONT_KEYS_13 = ("dot7", "dot3", "dot2", "dot1", "up", "menu", "shift", "end", "down", "dot4", "dot5", "dot6", "dot8")
TYPED_KEYS = (*(f"dot{dot}" for dot in range(1, 9)), "thumb2", "space", "thumb1", "space", "space")


@dataclass(frozen=True, slots=True)
class Model:
    """A model of Papenmeier's displays.

    :param name: name of the display.
    :param cells: number of text cells.
    :param status: number of status cells left of the text.
    :param front: names of its front keys, empty for a model with the easy access bar.
    :param left_pairs: number of pairs of keys at the left end.
    :param right_pairs: number of pairs of keys at the right end.
    :param revision: revision of the second protocol.
    """

    name: str
    cells: int
    status: int = 0
    front: tuple[str, ...] = ()
    left_pairs: int = 1
    right_pairs: int = 1
    revision: int = 1


MODELS: dict[int, Model] = {
    0: Model("BRAILLEX Compact 486", 40, front=FRONT_KEYS_9),
    1: Model("BRAILLEX 2D Lite", 40, 13, FRONT_KEYS_9),
    2: Model("BRAILLEX Compact", 40, front=FRONT_KEYS_9),
    3: Model("BRAILLEX 2D Screen", 80, 22, FRONT_KEYS_13),
    6: Model("BRAILLEX IB 80", 80, 4, FRONT_KEYS_9),
    64: Model("BRAILLEX EL 2D-40", 40, 13),
    65: Model("BRAILLEX EL 2D-66", 66, 13),
    66: Model("BRAILLEX EL 80", 80, 2),
    67: Model("BRAILLEX EL 2D-80", 80, 20),
    68: Model("BRAILLEX EL 40 P", 40, right_pairs=0),
    69: Model("BRAILLEX Elba 32", 32),
    70: Model("BRAILLEX Elba 20", 20),
    85: Model("BRAILLEX EL 40s", 40),
    86: Model("BRAILLEX EL 80-II", 80, 2),
    87: Model("BRAILLEX EL 66s", 66),
    88: Model("BRAILLEX EL 80s", 80),
    89: Model("BRAILLEX Trio", 40, revision=2),
    90: Model("BRAILLEX EL 70s", 70),
    91: Model("BRAILLEX EL 2D-80s", 80, 20),
    92: Model("BRAILLEX Elba Trio 20", 20, revision=2),
    93: Model("BRAILLEX Elba Trio 32", 32, revision=2),
    95: Model("BRAILLEX EL 40c", 40),
    96: Model("BRAILLEX EL 60c", 60),
    97: Model("BRAILLEX EL 80c", 80),
    98: Model("BRAILLEX Live 40", 40, revision=2),
    99: Model("BRAILLEX Live+ 40", 40, revision=2),
    100: Model("BRAILLEX Live 20", 20, revision=2),
}


class Driver(Codec):
    """The codec of one BRAILLEX (BRLTTY calls the family ``pm``)."""

    lines: tuple[SerialLine, ...] = (
        *(SerialLine(19200, flow=True), SerialLine(38400, flow=True)),  # by serial cable
        *(SerialLine(115200), SerialLine(57600)),  # on USB
    )
    limit = 600

    def __init__(self) -> None:
        super().__init__()
        self._model: Model | None = None
        self._second = False  # whether the display uses the second protocol
        self._asked = 0
        self._bits: tuple[str, ...] = ()

    def hello(self) -> bytes:
        """Return the question for the identity, in both protocols in turn, or in the display's own once it is known."""
        self._asked += 1
        second = self._second if self._model else self._asked % 2 == 0
        return _second_packet(ASK_PACKET, b"") if second else ERROR_ANSWER

    def show(self, cells: bytes) -> bytes:
        """Return the packet that writes all cells, in the protocol that the display uses; status cells stay blank.

        :param cells: one byte for each text cell, bit 0 for dot 1 (ISO order).
        """
        model = self._model or MODELS[0]
        if not self._second:
            return _first_packet(TEXT_ADDRESS + model.status, cells)
        unused = bytes([BLANK, BLANK]) if model.revision < 2 else b""
        text = cells.translate(REVERSED_DOT_ORDER)
        return _second_packet(
            WRITE_PACKET, bytes([BLANK]) * model.status + unused * model.left_pairs + text + unused * model.right_pairs
        )

    def _packet(self, data: bytes) -> tuple[int, Sequence[DriverEvent]]:
        if data[0] != PACKET_BEGIN:
            return 1, ()
        if len(data) < 2:
            return 0, ()
        if self._second or (data[1] == 0x40 | IDENTITY_PACKET and not self._model):
            return self._packet_2(data)
        return self._packet_1(data)

    # the first protocol

    def _packet_1(self, data: bytes) -> tuple[int, Sequence[DriverEvent]]:
        whole = data[1] in (IDENTIFICATION_PACKET, KEY_PACKET)
        size = 3 if data[1] in ERROR_PACKETS else KEY_PACKET_BYTES if whole else 0
        if not size:
            return 1, ()
        if len(data) < size:
            return 0, ()
        if data[size - 1] != PACKET_END or (data[1] == KEY_PACKET and data[4:6] != bytes([0, KEY_PACKET_BYTES])):
            return 1, ()
        if data[1] == IDENTIFICATION_PACKET:
            return (size, self._met(data[2], second=False)) if data[2] in MODELS else (1, ())
        if self._model is None:
            return size, ()
        if data[1] in ERROR_PACKETS:
            self._due = self._preparation(self._model)
            self._held.clear()
            return size, [Restarted()]
        return size, self._key(self._model, int.from_bytes(data[2:4], "big"), data[6] == 1, data[8])

    def _preparation(self, model: Model) -> bytes:
        """Return the packet that makes the display take cells as dots, not as characters."""
        return _first_packet(DIRECT_DOTS_FLAG, b"\x01" * (model.status + model.cells))

    def _met(self, number: int, second: bool) -> Sequence[DriverEvent]:
        known, self._model, self._second = self._model, MODELS[number], second
        self._due = b"" if second else self._preparation(self._model)
        self._held.clear()
        self._bits = _bits(self._model) if second else ()
        if known == self._model:
            return [Restarted()]
        return [Identity(self._model.name, self._model.cells, keys=_keys(self._model, second))]

    def _key(self, model: Model, code: int, down: bool, state: int) -> Sequence[DriverEvent]:
        """Take a key.

        :param state: the bits of all switches and end keys, for a key of the bar or one of these keys.
        """
        number, rest = divmod(code - (ROUTING_KEYS if code >= ROUTING_KEYS else FUNCTION_KEYS), 3)
        if rest:
            return ()
        if code >= ROUTING_KEYS:
            return self._key_events(_routing(model, number), down)
        if model.front or number < 0:
            return self._key_events(model.front[number], down) if 0 <= number < len(model.front) else ()
        switches = self._hold("switches", named_bits(state, SWITCH_KEYS)) if number < 16 else ()
        return [*switches, *(self._key_events(BAR_KEYS[number], down) if number < len(BAR_KEYS) else ())]

    def _key_events(self, name: str, down: bool) -> Sequence[DriverEvent]:
        if not name:
            return ()
        return self._press("keys", name) if down else self._release("keys", name)

    # the second protocol

    def _packet_2(self, data: bytes) -> tuple[int, Sequence[DriverEvent]]:
        if data[1] >> 4 != 4 or any(byte >> 4 != 5 for byte in data[2:4]):
            return 1, ()
        if len(data) < 4:
            return 0, ()
        kind, count = data[1] & 0x0F, (data[2] & 0x0F) << 4 | data[3] & 0x0F
        size = 5 + (count if kind == IDENTITY_PACKET else 2 * count)
        if any(byte >> 4 != 3 for byte in data[4 : size - 1]):
            return 1, ()
        if len(data) < size:
            return 0, ()
        if data[size - 1] != PACKET_END:
            return 1, ()
        digits = [byte & 0x0F for byte in data[4 : size - 1]]
        if kind == IDENTITY_PACKET:
            known = count >= IDENTITY_BYTES and digits[0] << 4 | digits[1] in MODELS
            return size, self._met(digits[0] << 4 | digits[1], second=True) if known else ()
        pairs = zip(digits[::2], digits[1::2], strict=True)
        return size, self._news(kind, bytes(high << 4 | low for high, low in pairs))

    def _news(self, kind: int, body: bytes) -> Sequence[DriverEvent]:
        if kind == KEYS_PACKET and len(body) * 8 == len(self._bits):
            return self._hold("keys", set(named_bits(int.from_bytes(body, "little"), self._bits)))
        if kind == TYPED_KEYS_PACKET and len(body) == 2 and not body[0] & 0x80:
            return self._tap(dict.fromkeys(named_bits(body[0] << 8 | body[1], TYPED_KEYS)))
        return ()


def _keys(model: Model, second: bool) -> Keys:
    """Return the keys of a model; the keyboard of some newer ones cannot be detected."""
    ends = [*LEFT_KEYS * bool(model.left_pairs), *RIGHT_KEYS * bool(model.right_pairs)]
    others = TYPED_KEYS if second else ()
    typed = ["second 0"] if second else [f"switch{number}" for number in range(1, 5)]
    status = [f"status{number + 1}" for number in range(model.status)]
    return Keys.of(model.front or (*BAR_KEYS, *ends, *typed), status, others)


def _routing(model: Model, number: int) -> str:
    """Return the name of a routing key of the first protocol, which counts those of the status cells first."""
    if number < model.status:
        return f"status{number + 1}"
    return f"routing {number - model.status}" if number < model.status + model.cells else ""


def _bits(model: Model) -> tuple[str, ...]:
    """Return the names of the bits of a key packet of the second protocol.

    They fill the bytes from the last one to the first: keys at the right end, two routing keys of each cell, keys at
    the left end, two of each status cell, and the bar in the next whole byte.
    """
    width = 4 if model.revision < 2 else 8
    ends = model.left_pairs + model.right_pairs
    size = ends + 1 + (ends * width + (model.cells + model.status) * 2 + 7) // 8
    names = [""] * (8 * size)
    at = 8 * size  # number of bits still free
    for part, names_of_part in _parts(model, width):
        at -= part
        byte, bit = divmod(at, 8)
        first = bit if model.revision < 2 else 8 - bit - part
        names[8 * byte + first : 8 * byte + first + len(names_of_part)] = names_of_part
    bar = at // 8 - 1
    if bar >= 0:
        names[8 * bar : 8 * bar + 8] = BAR_BITS
    return tuple(names)


def _parts(model: Model, width: int) -> Iterator[tuple[int, Sequence[str]]]:
    """Yield the number of bits of each part, and the names of its first bits, from the right end to the left one."""
    for _ in range(model.right_pairs):
        yield width, RIGHT_KEYS
    for cell in reversed(range(model.cells)):
        yield 1, [f"second {cell}"]
        yield 1, [f"routing {cell}"]
    for _ in range(model.left_pairs):
        yield width, LEFT_KEYS
    for cell in reversed(range(model.status)):
        yield 1, [""]
        yield 1, [f"status{cell + 1}"]


def _first_packet(address: int, data: bytes) -> bytes:
    """Return a packet of the first protocol."""
    size = 7 + len(data)
    head = bytes([PACKET_BEGIN, SEND_PACKET]) + address.to_bytes(2, "big") + size.to_bytes(2, "big")
    return head + data + bytes([PACKET_END])


def _second_packet(kind: int, data: bytes) -> bytes:
    """Return a packet of the second protocol."""
    count = len(data)
    digits = bytes(0x30 | digit for byte in data for digit in (byte >> 4, byte & 0x0F))
    head = bytes([PACKET_BEGIN, 0x40 | kind, 0x50 | count >> 4 & 0x0F, 0x50 | count & 0x0F])
    return head + digits + bytes([PACKET_END])
