"""The second connection to a BrlAPI server: presses and releases of dots, space bar and routing keys.

While we take a key, the server gives it to no other program. So we return the keys while the display is away: then the
server shows its own help, its preferences or another program.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from braille.brlapi_packets import (
    ALL_KEYS,
    PROTOCOL_VERSION_BYTES,
    key_range_data,
    login_data,
    packet,
    terminal_request,
    type_letters,
)
from braille.driver import DriverEvent, KeyPressed, KeyReleased

KEY_PRESS_FLAG = 1 << 63


class DotKeys:
    """The codec of the second connection; it logs in before ``begin``, because servers are slow with new clients.

    :param key: contents of the key file, None if there is none.
    :param ttys: the terminal to take, as in ``ServerAddress``.
    :ivar is_settled: True once keys arrive, or once it is clear that none will.
    :ivar has_keys: True while keys arrive.
    :ivar due: bytes to write; the owner takes them away.
    """

    def __init__(self, key: bytes | None, ttys: tuple[int, ...]) -> None:
        self._key, self._ttys = key, ttys
        self._driver = ""
        self._keys: Mapping[int, str] = {}
        self._step = "v"  # the last question; empty while none is open
        self._held: set[int] = set()
        #: True once keys come, or once it is clear that they will not
        self.is_settled = False
        #: True while keys come
        self.has_keys = False
        #: bytes to write
        self.due = packet("v", PROTOCOL_VERSION_BYTES)

    def begin(self, driver: str, keys: Mapping[int, str]) -> None:
        """Ask for keys, at once or after the login.

        :param driver: BRLTTY's name of the display's driver.
        :param keys: our names of the wanted keys by code.
        """
        self._driver, self._keys = driver, keys
        if not self._step:
            self._ask("t", terminal_request(self._ttys, driver))

    def receive(self, kind: int, body: bytes) -> Sequence[DriverEvent]:
        """Take one packet of the second connection and return its events, the press or release of a key.

        A packet of the login continues the login, an acknowledgement leads to the next request, and an error ends the
        attempt to get keys; these return no events.

        :param kind: number of its type.
        :param body: its data.
        """
        match type_letters(kind):
            case "a":
                self._authorize(body)
            case "A":
                self._go_on()
            case "e" | "E":
                self.is_settled, self.has_keys = True, False
            case "k" if len(body) == 8 and self.has_keys:
                return self._key_events(int.from_bytes(body, "big"))
        return ()

    def _ask(self, kind: str, body: bytes) -> None:
        self._step = kind
        self.due += packet(kind, body)

    def _authorize(self, offered: bytes) -> None:
        answer = login_data(offered, self._key)
        if answer:
            self._ask("a", answer)
        elif answer is None:
            self.is_settled = True
        else:
            self._begin()

    def _begin(self) -> None:
        self._step = ""
        if self._driver:
            self.begin(self._driver, self._keys)

    def _go_on(self) -> None:
        match self._step:
            case "a":
                self._begin()
            case "t":
                self._ask("m", ALL_KEYS)
            case "m" if not self.is_settled:
                self.request_keys()
            case "u":
                self.is_settled = self.has_keys = True

    def request_keys(self) -> None:
        """Ask for the keys given to ``begin``, the first time or again after ``return_keys``."""
        runs = _runs(sorted(self._keys))
        self._ask(
            "u",
            key_range_data([(first | press, last | press) for first, last in runs for press in (0, KEY_PRESS_FLAG)]),
        )

    def return_keys(self) -> Sequence[DriverEvent]:
        """Return the keys to the server, if we have them; return events that release the keys held down."""
        if self.has_keys:
            self._ask("m", ALL_KEYS)
            self.has_keys = False
        held, self._held = self._held, set()
        return [KeyReleased(self._keys[code]) for code in sorted(held)]

    def _key_events(self, code: int) -> Sequence[DriverEvent]:
        key = code & ~KEY_PRESS_FLAG
        if key not in self._keys:
            return ()
        if code & KEY_PRESS_FLAG:
            self._held.add(key)
            return [KeyPressed(self._keys[key])]
        if key not in self._held:
            return ()
        self._held.discard(key)
        return [KeyReleased(self._keys[key])]


def _runs(codes: Sequence[int]) -> list[tuple[int, int]]:
    """Return first and last of each run of consecutive codes."""
    breaks = [at for at in range(1, len(codes)) if codes[at] != codes[at - 1] + 1]
    return [(codes[begin], codes[end - 1]) for begin, end in zip([0, *breaks], [*breaks, len(codes)], strict=True)]
