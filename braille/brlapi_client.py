"""BrlAPI, protocol 8: every display that BRLTTY knows.

The server speaks first (``v`` version, ``a`` authorization). We ask one question at a time: ``n`` driver, ``d`` model,
``s`` size, ``t`` take the terminal, ``m`` refuse all keys, ``u`` accept ours, ``PR`` watch the size and list the keys.
Then we write cells (``w``) and receive keys (``k``) and new sizes (``PU``).

Another program can take the display and give it back, and the server tells us neither; it leaves the other's cells
standing until a program writes. But it reports each time that ours are on the display (``RENDERED_CELLS``). So we write
them again in every ``HEARTBEAT_SECONDS``, and ask a question when no report has come for ``RETRY_SECONDS``: the server
answers in order, so an answer before a report tells that something else stands there, and a busy server does not. Until
then keys wait: it is unknown over which cells they were pressed. No question is asked without a doubt: the server can
mix its answer with the packet of a key. So an answer can be late or lost; then another question is asked, whose answer
is told from the first.

BRLTTY turns keys into commands, and drops a chord that has no command. Therefore a second connection (``DotKeys``) asks
for the raw codes of dots, space bar and routing keys, which are pressed together; commands come over the first one.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from dataclasses import replace

from braille import brlapi_packets, driver
from braille.brlapi_dots import DotKeys
from braille.brlapi_keys import OFFLINE_COMMAND, accepted_ranges, display_keys, key_names, raw_key_names
from braille.driver import Ack, CellsReplaced, CellsRestored, DriverEvent, Identity, KeyPressed, KeyReleased, SerialLine

HEARTBEAT_SECONDS = 0.2  # seconds between two writes of the same cells
RETRY_SECONDS = 0.3  # seconds without a report that they are on the display, until the server is asked
REREAD_SECONDS = 0.5  # seconds without one after which a reader may have felt other cells
ANSWER_SECONDS = 1.0  # seconds without an answer, until another question is asked
SIZE_QUERY_SECONDS = 1.0  # seconds before a restarting display is asked for its size, and asked again
SECOND_CONNECTION_SECONDS = 1.0  # seconds allowed for the second connection
MAX_REFUSED_WRITES = 5  # writes in a row that a server can refuse before we give it up
#: parts of a write: region, text, and-mask, or-mask, cursor
WRITE_FLAGS = 0x3E
SUBSCRIBE_FLAGS, GET_FLAGS = 0x201, 0x101  # a global parameter
SUBSCRIBE_OWN = 0x202  # a parameter of this connection, and its changes by this connection
#: parameters: the display's size; our cells on it; codes of the commands that its keys make; codes of its keys; name of
#: a key; dots of a cell, which older servers do not know
DISPLAY_SIZE, RENDERED_CELLS, BOUND_COMMANDS, DEFINED_KEYS, KEY_NAME, CELL_SIZE = 6, 16, 20, 23, 24, 31
#: the parameters that doubts ask for, in turn: the display's size, the driver's name
QUERY_PARAMETERS = (DISPLAY_SIZE, 2)
MAX_KEYS = 200  # more keys than any display has
NO_DISPLAY = "NoBraille"  # name of BRLTTY's driver without a display


class Client:
    """The codec of one connection to a BrlAPI server; its methods that take packets return the events for the owner.

    :param key: contents of the key file, None if there is none.
    :param ttys: the terminal to take, as in ``ServerAddress``.
    """

    lines: tuple[SerialLine, ...] = ()
    acknowledges = False  # until the first report
    ack_timeout = HEARTBEAT_SECONDS
    resend = False

    def __init__(self, key: bytes | None = None, ttys: Sequence[int] = ()) -> None:
        self._key = key
        self._ttys = tuple(ttys)
        self._packets = brlapi_packets.Packets()
        self._due = b""
        self._step = "v"  # kind of the last question
        self._is_refused = False
        self._is_ready = False
        self._is_offline = False
        self._name = ""
        self._cells = 0  # 0: unknown, or no longer known
        self._driver = ""
        self._lines = 1
        self._cell_dots = 8
        self._bound_commands: list[int] = []
        self._unnamed_keys = 0  # number of keys whose name was asked for
        self._key_names: dict[int, str] = {}  # names of the display's keys by code
        self._dots = DotKeys(key, self._ttys)
        self._wants_dots = False  # whether we take the dots
        self._identity = Identity("", 0)
        self._since_step = 0.0
        self._refused_writes = 0
        self._newest_cells = b""  # the newest cells
        self._since_write = self._since_report = 0.0  # seconds since the last write, and the last report
        self._is_asked = False  # whether a question is without an answer
        self._asked_parameter, self._since_question = DISPLAY_SIZE, 0.0  # its parameter, and the seconds since then
        self._is_doubted = False  # whether no report has come since the question
        self._waiting_keys: list[DriverEvent] = []  # keys that came meanwhile
        self._is_covered = False

    def hello(self) -> bytes:
        """Return the first packet of the second connection (``DotKeys``), marked for it; over the first connection the
        server speaks first.
        """
        return self._take_due_dot_bytes()

    def show(self, cells: bytes) -> bytes:
        """Return the packet that writes cells to the display.

        It is empty while the display's size is unknown, or if the number of cells differs from it.

        :param cells: all cells of the display.
        """
        if len(cells) != self._cells:
            return b""
        self._newest_cells, self._since_write = cells, 0.0
        count = len(cells)
        blank = struct.pack(">IiiI", WRITE_FLAGS, 1, count, count) + b" " * count
        return brlapi_packets.packet("w", blank + bytes(count) + cells + struct.pack(">I", 0))

    def tick(self, seconds: float) -> bytes:
        """Return what is due: a question or an answer, and the shown cells again every ``HEARTBEAT_SECONDS``. Empty if
        nothing is.

        :param seconds: seconds since the last call.
        """
        self._since_step += seconds
        if self._since_step > SIZE_QUERY_SECONDS:
            self._refused_writes = 0
            if self._is_ready and not self._cells and not self._is_offline:
                self._ask("s")
        self._since_write += seconds
        self._since_report += seconds
        self._since_question += seconds
        if self._is_ready and self._newest_cells and self._since_write >= HEARTBEAT_SECONDS:
            self._due += self.show(self._newest_cells)
            self._doubt()
        due, self._due = self._due, b""
        return due + self._take_due_dot_bytes()

    def _doubt(self) -> None:
        """Ask a question behind the cells if no report of them has come for too long, another one if it is lost."""
        if not self.acknowledges or self._since_report <= RETRY_SECONDS or self._is_covered:
            return
        if self._is_asked and self._since_question <= ANSWER_SECONDS:
            return
        if self._is_asked:
            self._asked_parameter = next(question for question in QUERY_PARAMETERS if question != self._asked_parameter)
        self._is_asked, self._is_doubted, self._since_question = True, True, 0.0
        self._due += brlapi_packets.packet("PR", brlapi_packets.parameter_request(GET_FLAGS, self._asked_parameter))

    def _take_due_dot_bytes(self) -> bytes:
        due, self._dots.due = self._dots.due, b""
        return brlapi_packets.mark_for_second_connection(due)

    def receive(self, data: bytes) -> list[DriverEvent]:
        """Take arrived bytes, in any split and with any garbage, and return their events."""
        events: list[DriverEvent] = []
        try:
            for start in range(0, len(data), brlapi_packets.MAX_PACKET_BYTES):
                for kind, body in self._packets.feed(data[start : start + brlapi_packets.MAX_PACKET_BYTES]):
                    if not self._is_refused:
                        events += self._meaning(kind, body)
        except brlapi_packets.ImpossiblePacket:
            events += [] if self._is_refused else self._refuse("protocol")
        if self._step == "dots" and self._since_step > SECOND_CONNECTION_SECONDS:
            events += self._finish()
        return events

    def _take_report(self, cells: bytes) -> Sequence[DriverEvent]:
        """Take a report that these cells of ours are on the display; a key after a long gap acts on none of them."""
        was, self._is_covered = self._is_covered, False
        gap, self.acknowledges, self._since_report, self._is_doubted = self._since_report, True, 0.0, False
        keys, ack = self._keys_after_doubt(), [Ack()] if cells == self._newest_cells else []
        if keys and gap > REREAD_SECONDS:
            return [CellsReplaced(), *keys, CellsRestored(), *ack]
        return [*([CellsRestored()] if was else []), *ack, *keys]

    def _take_answer(self, question: int) -> Sequence[DriverEvent]:
        """Take the answer to a question: if no report came before it, something else stands on the display.

        :param question: the parameter that it asked for.
        """
        if question != self._asked_parameter:
            return ()
        self._is_asked = False
        if not (self._is_doubted and self._cells):
            return ()
        self._is_covered, self._is_doubted = True, False
        return [CellsReplaced(), *self._keys_after_doubt()]

    def _keys_after_doubt(self) -> Sequence[DriverEvent]:
        """Return the keys that waited for the end of a doubt."""
        waiting, self._waiting_keys = self._waiting_keys, []
        return waiting

    def _unless_doubted(self, keys: Sequence[DriverEvent]) -> Sequence[DriverEvent]:
        """Return keys at once, or nothing while they have to wait."""
        self._doubt()
        if not self._is_doubted:
            return keys
        self._waiting_keys += keys[: MAX_KEYS - len(self._waiting_keys)]
        return ()

    def _ask(self, kind: str, body: bytes = b"") -> None:
        self._step = kind
        self._since_step = 0.0
        self._due += brlapi_packets.packet(kind, body)

    def _refuse(self, code: str) -> list[DriverEvent]:
        self._is_refused = True
        return [driver.ConnectionRefused(code)]

    def _meaning(self, kind: int, body: bytes) -> Sequence[DriverEvent]:
        if kind & brlapi_packets.SECOND_WORD_FLAG:
            return self._dot_events(kind & ~brlapi_packets.SECOND_WORD_FLAG, body)
        match brlapi_packets.type_letters(kind):
            case "v":
                return self._version(body)
            case "a":
                return self._authorize(body)
            case "n" if self._step == "n":
                self._driver = brlapi_packets.server_text(body)
                self._ask("d")
            case "d" if self._step == "d":
                self._name = f"{self._driver} {brlapi_packets.server_text(body)}".strip()
                self._ask("s")
            case "s":
                return self._take_size(body)
            case "k" if len(body) == 8:
                return self._key_pressed(int.from_bytes(body, "big"))
            case "PU" if body[4:8] == DISPLAY_SIZE.to_bytes(4, "big"):
                self._ask_size()
            case "PU" if body[4:8] == RENDERED_CELLS.to_bytes(4, "big"):
                return self._take_report(body[16:])
            case "PV" if len(body) >= 16:
                number, part = struct.unpack_from(">IQ", body, 4)
                facts = body[16:]
                return (
                    self._take_answer(number)
                    if number in QUERY_PARAMETERS
                    else self._take_key_facts(number, part, facts)
                )
            case "A":
                return self._go_on()
            case "e":
                return self._error()
            case "E":
                return self._exception(body)
        return ()

    def _version(self, body: bytes) -> Sequence[DriverEvent]:
        if len(body) != 4 or body < brlapi_packets.PROTOCOL_VERSION_BYTES:
            return self._refuse("protocol")
        self._ask("v", brlapi_packets.PROTOCOL_VERSION_BYTES)
        return ()

    def _authorize(self, body: bytes) -> Sequence[DriverEvent]:
        """Answer with the key, unless the server needs none."""
        answer = brlapi_packets.login_data(body, self._key)
        if answer is None:
            return self._refuse("key")
        self._ask("a" if answer else "n", answer)
        return ()

    def _go_on(self) -> Sequence[DriverEvent]:
        """Ask the next question after an acknowledgement."""
        match self._step:
            case "a":
                self._ask("n")
            case "t":
                self._ask("m", brlapi_packets.ALL_KEYS)
            case "m":
                self._ask("u", brlapi_packets.key_range_data(accepted_ranges(self._driver)))
            case "u":
                self._ask("PR", brlapi_packets.parameter_request(SUBSCRIBE_FLAGS, DISPLAY_SIZE))
            case "PR":
                self._ask("PR", brlapi_packets.parameter_request(SUBSCRIBE_OWN, RENDERED_CELLS))
                self._step = "rendered"
            case "rendered":
                self._ask("PR", brlapi_packets.parameter_request(GET_FLAGS, BOUND_COMMANDS))
                self._step = "keys"
            case "cell":
                self._ask("PR", brlapi_packets.parameter_request(GET_FLAGS, DEFINED_KEYS))
                self._step = "keys"
            case "keys":
                return self._take_dots()
        return ()

    def _take_key_facts(self, number: int, part: int, value: bytes) -> Sequence[DriverEvent]:
        """Take an answer about the keys: first the commands that they make, then their codes, then each name."""
        if number == CELL_SIZE and self._step == "cell":
            self._cell_dots = 6 if value == b"\x06" else 8
            return self._go_on()
        if self._step != "keys":
            return ()
        codes = [int.from_bytes(value[at : at + 8], "big") for at in range(0, len(value) - 7, 8)]
        if number == BOUND_COMMANDS:
            self._bound_commands = codes
            self._ask("PR", brlapi_packets.parameter_request(GET_FLAGS, CELL_SIZE))
            self._step = "cell"
        elif number == DEFINED_KEYS:
            asked = codes[:MAX_KEYS]
            self._unnamed_keys = len(asked)
            self._due += b"".join(
                brlapi_packets.packet("PR", brlapi_packets.parameter_request(GET_FLAGS, KEY_NAME, code))
                for code in asked
            )
        elif number == KEY_NAME:
            self._key_names[part] = brlapi_packets.server_text(value)
            self._unnamed_keys -= 1
        return self._take_dots() if number != BOUND_COMMANDS and self._unnamed_keys <= 0 else ()

    def _take_dots(self) -> Sequence[DriverEvent]:
        """Take the dots over the second connection if the display has any; otherwise finish."""
        self._step = "dots"
        self._since_step = 0.0
        wanted = raw_key_names(self._key_names, self._cells)
        if not wanted:
            return self._finish()
        self._dots.begin(self._driver, wanted)
        return self._finish() if self._dots.is_settled else ()

    def _dot_events(self, kind: int, body: bytes) -> Sequence[DriverEvent]:
        events = self._dots.receive(kind, body)
        if self._step == "dots" and self._dots.is_settled:
            return [*self._finish(), *events]
        return self._unless_doubted(events) if self._is_ready else ()

    def _finish(self) -> Sequence[DriverEvent]:
        """Finish: everything about the display is known."""
        self._wants_dots = raw = self._dots.has_keys
        bound, named = self._bound_commands, self._key_names.values()
        keys = display_keys(bound, named, self._driver, raw) if bound else None
        self._identity = Identity(self._name, self._cells, self._lines, keys, self._cell_dots)
        self._step = ""
        self._is_ready = True
        return [self._identity]

    def _error(self) -> Sequence[DriverEvent]:
        """Go on without features that an old server lacks; refuse a server that fails at anything else."""
        if self._step in ("m", "u", "PR", "rendered", "cell", "keys"):
            return self._go_on()
        if self._step == "dots":
            return ()
        return () if self._is_ready else self._refuse("key" if self._step == "a" else "busy")

    def _exception(self, body: bytes) -> Sequence[DriverEvent]:
        """Ask for the size again after a write that did not fit: the display became smaller meanwhile.

        Servers before 0.8 also answer unknown requests this way.
        """
        if not self._is_ready:
            return self._error()
        self._refused_writes += 1
        is_write = brlapi_packets.type_letters(int.from_bytes(body[4:8], "big")) == "w"
        if not is_write or self._refused_writes > MAX_REFUSED_WRITES:
            return self._refuse("protocol")
        self._ask_size()
        return ()

    def _ask_size(self) -> None:
        """Stop writing until the size is known; while the display is away, the server does not know it either."""
        self._cells = 0
        if not self._is_offline:
            self._ask("s")

    def _take_size(self, body: bytes) -> Sequence[DriverEvent]:
        """Take the size: go on with the terminal at first; later the display has changed."""
        columns, rows = struct.unpack(">II", body) if len(body) == 8 else (0, 0)
        cells = columns * rows
        there = 0 < cells <= brlapi_packets.MAX_PACKET_BYTES // 4 and self._driver != NO_DISPLAY
        if self._is_offline:  # this is the size before it went away
            return ()
        self._cells, self._lines = (cells, rows) if there else (0, 1)
        if self._is_ready:
            return self._take_new_size() if there else ()
        if not there:
            return self._refuse("absent")
        if self._step == "s":
            self._ask("t", brlapi_packets.terminal_request(self._ttys))
        return ()

    def _take_new_size(self) -> Sequence[DriverEvent]:
        """Report that the display is there (again), and take its dots (again)."""
        if self._wants_dots and not self._dots.has_keys:
            self._dots.request_keys()
        self._newest_cells, self._since_report, self._is_doubted, self._waiting_keys = b"", 0.0, False, []
        self._identity = replace(self._identity, cells=self._cells, lines=self._lines)
        return [driver.Restarted(), self._identity]

    def _key_pressed(self, code: int) -> Sequence[DriverEvent]:
        """Take a key; after a display was away, ask for its size before anything is written.

        Not at once: while a server restarts its driver, the display can come and go several times.
        """
        if not self._is_ready:
            return ()
        if code == OFFLINE_COMMAND:
            self._is_offline, self._cells = True, 0
            self._is_covered, self._is_doubted, self._waiting_keys = False, False, []
            return [*self._dots.return_keys(), driver.DisplayAway()]
        if self._is_offline:
            self._is_offline = False
            self._since_step = 0.0
        names = key_names(code, self._driver)
        return self._unless_doubted([*map(KeyPressed, names), *map(KeyReleased, names)])
