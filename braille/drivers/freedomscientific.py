"""Freedom Scientific: Focus 14, 40, 44, 70, 80 and 84, PAC Mate 20 and 40 (serial and Bluetooth).

A packet has four bytes (type and three arguments). With bit 7 of the type set, the first argument is the length of data
that follow, with a checksum that makes the sum of the whole packet 0 modulo 256. The display acknowledges (01) or
refuses (02) each packet, and takes one at a time.
"""

from __future__ import annotations

from collections.abc import Sequence

from braille.driver import Ack, DriverEvent, Identity, KeyPressed, KeyReleased, Keys, SerialLine
from braille.drivers.codec import Codec, named_bits, printable

ASK_PACKET, ACCEPTED_PACKET, REFUSED_PACKET = 0x00, 0x01, 0x02
KEYS_PACKET, BUTTON_PACKET, WHEEL_PACKET, CONFIGURE_PACKET = 0x03, 0x04, 0x05, 0x0F
IDENTITY_PACKET, WRITE_PACKET, MORE_KEYS_PACKET = 0x80, 0x81, 0x82
SEND_MORE_KEYS_FLAG = 0x02
PACKETS_FROM_DISPLAY = (
    ACCEPTED_PACKET, REFUSED_PACKET, KEYS_PACKET, BUTTON_PACKET, WHEEL_PACKET, IDENTITY_PACKET, MORE_KEYS_PACKET,
)  # fmt: skip
MAX_DATA_BYTES = 64  # bytes of data in a packet from the display; the identity has 48
MAKER_BYTES, MODEL_BYTES = 24, 16

CELLS_BY_MODEL = {
    "Focus 14": 14,
    "Focus 40": 40,
    "Focus 44": 44,
    "Focus 70": 70,
    "Focus 80": 80,
    "Focus 84": 84,
    "pm display 20": 20,
    "pm display 40": 40,
}
#: the first Focus displays have a different order of dots: bit of dot 1, of dot 2, …
FIRST_GENERATION_MODELS = ("Focus 44", "Focus 70", "Focus 84")
FIRST_GENERATION_DOTS = (0x01, 0x02, 0x04, 0x10, 0x20, 0x40, 0x08, 0x80)
ISO_TO_FIRST_GENERATION = bytes(
    sum(bit for dot, bit in enumerate(FIRST_GENERATION_DOTS) if cell >> dot & 1) for cell in range(256)
)

#: names of the 24 bits of a key packet
KEY_NAMES = (
    *(f"dot{dot}" for dot in range(1, 9)),
    *("select", "right wheel", "left shift", "right shift", "pan left", "pan right", "", "space"),
    *("left selector", "right selector", "", ""),
    *("left bumper up", "left bumper down", "right bumper up", "right bumper down"),
)
#: names of the 8 bits of a packet of more keys (firmware 3 and later)
MORE_KEY_NAMES = ("", "", "", "", "left rocker up", "left rocker down", "right rocker up", "right rocker down")
#: the wheels, in later models rockers, at the ends of the cells; the left one moves up and down
WHEEL_NAMES = ("up", "down", "right wheel down", "right wheel up")
#: the PAC Mate's second row of keys is shorter than the cells: these keys in the middle, panning keys around them
HOT_KEYS = ("left selector", *(f"f{number}" for number in range(1, 9)), "right selector")
BUMPER_NAMES = frozenset(name for name in KEY_NAMES if "bumper" in name)


def _keys(model: str) -> Keys:
    """Return the keys of a model: a PAC Mate's display has no keyboard, only the Focus 80 has bumpers."""
    if model.startswith("pm"):
        return Keys.of(HOT_KEYS, WHEEL_NAMES, ("pan left", "pan right", "select", "right wheel"))
    names = set(KEY_NAMES) - (set() if model == "Focus 80" else BUMPER_NAMES)
    return Keys.of(names, MORE_KEY_NAMES, WHEEL_NAMES, ["nav 0"])


class Driver(Codec):
    """The codec of one Freedom Scientific display (BRLTTY calls the family ``fs``)."""

    lines: tuple[SerialLine, ...] = (SerialLine(57600),)
    acknowledges = True
    ack_timeout = 0.5
    resend = True

    def __init__(self) -> None:
        super().__init__()
        self._identity = Identity("", 0)
        self._announced = False
        self._asked = False  # whether the acknowledgement of the question is still to come
        self._configuring = False
        self._wants_configuring = False

    def hello(self) -> bytes:
        """Return the question for maker, model and firmware; it gives up an unanswered request for more keys."""
        self._asked = True
        self._wants_configuring = self._wants_configuring and not self._configuring
        self._configuring = False
        return bytes([ASK_PACKET, 0, 0, 0])

    def show(self, cells: bytes) -> bytes:
        """Return the packet that writes all cells, in the model's order of dots.

        :param cells: one byte for each text cell, bit 0 for dot 1 (ISO order).
        """
        if self._identity.model in FIRST_GENERATION_MODELS:
            cells = cells.translate(ISO_TO_FIRST_GENERATION)
        packet = bytes([WRITE_PACKET, len(cells) & 0xFF, 0, 0]) + cells
        return packet + bytes([-sum(packet) & 0xFF])

    def _packet(self, data: bytes) -> tuple[int, Sequence[DriverEvent]]:
        kind = data[0]
        if kind not in PACKETS_FROM_DISPLAY:
            return 1, ()
        if len(data) < 4:
            return 0, ()
        if not kind & 0x80:
            return 4, self._meaning(kind, data[1:4])
        length = 4 + data[1] + 1
        if data[1] > MAX_DATA_BYTES:
            return 1, ()
        if len(data) < length:
            return 0, ()
        if sum(data[:length]) & 0xFF:
            return 1, ()
        return length, self._meaning(kind, data[4 : length - 1])

    def _meaning(self, kind: int, body: bytes) -> Sequence[DriverEvent]:
        if kind in (ACCEPTED_PACKET, REFUSED_PACKET):
            return self._give_acks(kind == ACCEPTED_PACKET)
        if kind == IDENTITY_PACKET:
            return self._take_model(body)
        return self._keys(kind, body) if self._announced else ()

    def _keys(self, kind: int, body: bytes) -> Sequence[DriverEvent]:
        if kind == KEYS_PACKET:
            return self._hold("keys", named_bits(int.from_bytes(body, "little"), KEY_NAMES))
        if kind == MORE_KEYS_PACKET and body:
            return self._hold("more keys", named_bits(body[0], MORE_KEY_NAMES))
        if kind == BUTTON_PACKET:
            return self._button(body[0], bool(body[1] & 1), body[2])
        if kind == WHEEL_PACKET and body[0] >> 3 < len(WHEEL_NAMES):
            name = WHEEL_NAMES[body[0] >> 3]
            return [KeyPressed(name), KeyReleased(name)] * (body[0] & 7)
        return ()

    def _give_acks(self, taken: bool) -> Sequence[DriverEvent]:
        """Assign an acknowledgement to its packet; a refused write is repeated after its time-out."""
        if self._asked:
            self._asked = False
            return self._go_on()
        if self._configuring:
            self._configuring = self._wants_configuring = False
            return self._go_on()
        return [Ack()] if taken and self._announced else ()

    def _take_model(self, body: bytes) -> Sequence[DriverEvent]:
        """Take the model; for a name not in the table, the number in it is the number of cells."""
        name = printable(body[MAKER_BYTES : MAKER_BYTES + MODEL_BYTES])
        firmware = body[MAKER_BYTES + MODEL_BYTES :][:1]
        number = name.rpartition(" ")[2]
        by_name = int(number) if number.isascii() and number.isdecimal() and len(number) < 4 else 0
        cells = CELLS_BY_MODEL.get(name, by_name)
        if not 0 < cells < 256:
            return ()
        if not self._announced and Identity(name, cells) != self._identity:
            self._identity = Identity(name, cells, keys=_keys(name))
            self._wants_configuring = name.startswith("Focus") and firmware >= b"3"
        return self._go_on()

    def _go_on(self) -> Sequence[DriverEvent]:
        """Request all keys if the firmware has more, and only then report the display."""
        if self._announced or self._asked or not self._identity.cells:
            return ()
        if self._wants_configuring:
            self._configuring = True
            self._due = bytes([CONFIGURE_PACKET, SEND_MORE_KEYS_FLAG, 0, 0])
            return ()
        self._announced = True
        return [self._identity]

    def _button(self, number: int, down: bool, row: int) -> Sequence[DriverEvent]:
        """Take a key of the row at the cells, or of the second row."""
        name = f"routing {number}" if number < self._identity.cells else ""
        if row == 1 and name:
            name = self._hot_key(number) if self._identity.model.startswith("pm") else f"nav {number}"
        if not name or row > 1:
            return ()
        return self._press("buttons", name) if down else self._release("buttons", name)

    def _hot_key(self, number: int) -> str:
        place = number - (self._identity.cells - len(HOT_KEYS)) // 2
        if place < 0:
            return "pan left"
        return HOT_KEYS[place] if place < len(HOT_KEYS) else "pan right"
