"""BrlAPI, protocol 8: every display that BRLTTY knows, over its Unix socket or TCP.

A packet is ``size type data`` with 32-bit numbers, big end first. The server speaks first (``v`` version,
``a`` authorization); we ask one thing at a time: ``n`` driver, ``d`` model, ``s`` size, ``t`` take the terminal,
``u`` accept more keys, ``PR`` watch the size. Then we write (``w``) and are told keys (``k``) and new sizes (``PU``).
Start reading at ``Client``, which is a driver like those of the serial displays; ``Settings`` says where the
server is.
"""

from __future__ import annotations

import os
import socket
import struct
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from braille.brlapi_keys import OFFLINE, ONLINE, key_names
from braille.driver import Away, Event, Identity, KeyPressed, KeyReleased, Line, Refused, Restarted
from braille.ports import READ_SECONDS, PortLost, PortUnavailable

VERSION = 8
TCP_PORT = 4101
SOCKETS = "/var/lib/BrlAPI"
KEY_FILE = "/etc/brlapi.key"
CONNECT_SECONDS = 2.0
HEADER = struct.Struct(">II")
LONGEST = 4096
SIZE_PERIOD = 1.0  # seconds before a display that is restarting is asked its size, and asked again
MISFITS = 5  # writes that a server may refuse one after the other before it is no use
#: what a write has: region, text, and-mask, or-mask, cursor
WRITE_FLAGS = 0x3E
DISPLAY_SIZE = struct.pack(">I", 6)  # the parameter
SUBSCRIBE = struct.pack(">I", 0x201)  # to a global one
NO_DISPLAY = "NoBraille"  # name of BRLTTY's driver when it has no display


@dataclass(frozen=True, slots=True)
class Settings:
    """Where the server is.

    :param host: ``:0`` is the first Unix socket (elsewhere TCP on this machine), ``name:0`` TCP port 4101.
    :param key_file: file with the key; nothing for none.
    :param ttys: the terminal to take: the path of numbers to our window, empty for the whole screen.
    """

    host: str = ":0"
    key_file: str = KEY_FILE
    ttys: tuple[int, ...] = ()


def settings(words: str = "", environ: Mapping[str, str] | None = None) -> Settings:
    """Return the settings of ``brlapi:WORDS``; what it does not say comes from the environment.

    :param words: ``host=…,auth=…,tty=…`` in any order; ``auth`` is ``none``, ``keyfile:PATH`` or a path, ``tty``
        numbers with slashes.
    :raises ValueError: for other words.
    """
    environ = os.environ if environ is None else environ
    given = dict(_setting(word) for word in words.split(",") if word)
    auth = given.get("auth") or environ.get("BRLAPI_AUTH") or KEY_FILE
    files = [part.removeprefix("keyfile:") for part in auth.split("+") if part != "none"]
    ttys = tuple(int(n) for n in given["tty"].split("/") if n) if "tty" in given else tty_path(environ)
    host = given.get("host") or environ.get("BRLAPI_HOST") or ":0"
    return Settings(host, files[0] if files else "", ttys)


def _setting(word: str) -> tuple[str, str]:
    name, found, value = word.partition("=")
    if not found or name not in ("host", "auth", "tty"):
        raise ValueError(word)
    return name, value


def tty_path(environ: Mapping[str, str]) -> tuple[int, ...]:
    """Return the terminal that we run in, as BrlAPI's own clients find it; empty where nobody says."""
    graphic = "DISPLAY" in environ or "WAYLAND_DISPLAY" in environ
    console = environ.get("XDG_VTNR", "")
    screen = environ.get("WINDOWPATH") or (console if graphic else "")
    window = environ.get("WINDOWID") or environ.get("CONTROLVT") or ("" if graphic else console)
    return tuple(int(number) for number in (*screen.split(":"), window) if number.isdecimal())


class Client:
    """The codec of one connection to a BrlAPI server.

    :param key: the content of the key file, None where there is none. :param ttys: see ``Settings``.
    """

    lines: tuple[Line, ...] = ()
    acknowledges = False
    ack_timeout = 0.0
    resend = False

    def __init__(self, key: bytes | None = None, ttys: Sequence[int] = ()) -> None:
        self._key = key
        self._ttys = tuple(ttys)
        self._buffer = bytearray()
        self._due = b""
        self._step = "v"  # kind of the packet that was asked last
        self._refused = False
        self._ready = False
        self._offline = False
        self._name = ""
        self._cells = 0  # 0: not known, or not any more
        self._waited = 0.0
        self._misfits = 0

    def hello(self) -> bytes:
        """Say nothing: the server speaks first."""
        return b""

    def show(self, cells: bytes) -> bytes:
        """Return the packet with all cells as dots; nothing while the size of the display is not known."""
        if len(cells) != self._cells:
            return b""
        count = len(cells)
        text = struct.pack(">IiiI", WRITE_FLAGS, 1, count, count) + b" " * count
        return _packet("w", text + bytes(count) + cells + struct.pack(">I", 0))

    def tick(self, seconds: float) -> bytes:
        """Return the next question or answer."""
        self._waited += seconds
        if self._waited > SIZE_PERIOD:
            self._misfits = 0
            if self._ready and not self._cells and not self._offline:
                self._ask("s")
        due, self._due = self._due, b""
        return due

    def receive(self, data: bytes) -> list[Event]:
        """Take whatever has arrived, any split, any garbage, and return what it means."""
        events: list[Event] = []
        for start in range(0, len(data), LONGEST):
            self._buffer += data[start : start + LONGEST]
            events += self._packets()
        return events

    def _packets(self) -> list[Event]:
        events: list[Event] = []
        while len(self._buffer) >= HEADER.size and not self._refused:
            size, kind = HEADER.unpack_from(self._buffer)
            if size > LONGEST:
                events += self._refuse("protocol")
            elif len(self._buffer) < HEADER.size + size:
                break
            else:
                body = bytes(self._buffer[HEADER.size : HEADER.size + size])
                del self._buffer[: HEADER.size + size]
                events += self._meaning(kind, body)
        if self._refused:
            self._buffer.clear()
        return events

    def _ask(self, kind: str, body: bytes = b"") -> None:
        self._step = kind
        self._waited = 0.0
        self._due += _packet(kind, body)

    def _refuse(self, code: str) -> list[Event]:
        self._refused = True
        return [Refused(code)]

    def _meaning(self, kind: int, body: bytes) -> Sequence[Event]:
        match _letters(kind):
            case "v":
                return self._version(body)
            case "a":
                return self._authorize(body)
            case "n" if self._step == "n":
                self._name = _text(body)
                self._ask("d")
            case "d" if self._step == "d":
                self._name = f"{self._name} {_text(body)}".strip()
                self._ask("s")
            case "s":
                return self._sized(body)
            case "k" if len(body) == 8:
                return self._key_pressed(int.from_bytes(body, "big"))
            case "PU" if body[4:8] == DISPLAY_SIZE:
                self._ask_size()
            case "A":
                return self._go_on()
            case "e":
                return self._error()
            case "E":
                return self._exception(body)
        return ()

    def _version(self, body: bytes) -> Sequence[Event]:
        if len(body) != 4 or int.from_bytes(body, "big") < VERSION:
            return self._refuse("protocol")
        self._ask("v", struct.pack(">I", VERSION))
        return ()

    def _authorize(self, body: bytes) -> Sequence[Event]:
        """Answer with the key, unless the server wants none."""
        wanted = [body[n : n + 4] for n in range(0, len(body), 4)]
        if b"\0\0\0N" in wanted:
            self._ask("n")
        elif b"\0\0\0K" in wanted and self._key is not None:
            self._ask("a", b"\0\0\0K" + self._key)
        else:
            return self._refuse("denied")
        return ()

    def _go_on(self) -> Sequence[Event]:
        """Ask the next thing after one that was acknowledged."""
        match self._step:
            case "a":
                self._ask("n")
            case "t":
                # Unless asked for, the server keeps these to itself.
                self._ask("u", b"".join(struct.pack(">QQ", code, code) for code in (OFFLINE, ONLINE)))
            case "u":
                self._ask("PR", SUBSCRIBE + DISPLAY_SIZE + bytes(8))
            case "PR":
                self._step = ""
                self._ready = True
                return [Identity(self._name, self._cells)]
        return ()

    def _error(self) -> Sequence[Event]:
        """Go on without what an old server cannot do; without the rest it is no use."""
        if self._step in ("u", "PR"):
            return self._go_on()
        return () if self._ready else self._refuse("denied" if self._step == "a" else "busy")

    def _exception(self, body: bytes) -> Sequence[Event]:
        """Ask the size again after a write that did not fit: the display has become smaller on the way.

        Servers before 0.8 answer so to what they do not know, too.
        """
        if not self._ready:
            return self._error()
        self._misfits += 1
        if _letters(int.from_bytes(body[4:8], "big")) != "w" or self._misfits > MISFITS:
            return self._refuse("protocol")
        self._ask_size()
        return ()

    def _ask_size(self) -> None:
        """Write nothing more until the size is known; while the display is away the server does not know it either."""
        self._cells = 0
        if not self._offline:
            self._ask("s")

    def _sized(self, body: bytes) -> Sequence[Event]:
        """Take the size: the first time, go on and take the terminal; later the display has changed."""
        columns, rows = struct.unpack(">II", body) if len(body) == 8 else (0, 0)
        there = rows > 0 and 0 < columns <= LONGEST // 4 and not self._name.startswith(NO_DISPLAY)
        if self._offline:  # that is the size of before
            return ()
        self._cells = columns if there else 0
        if self._ready:
            return [Restarted(), Identity(self._name, columns)] if there else ()
        if not there:
            return self._refuse("absent")
        if self._step == "s":
            path = struct.pack(f">I{len(self._ttys)}I", len(self._ttys), *self._ttys)
            self._ask("t", path + b"\0")
        return ()

    def _key_pressed(self, code: int) -> Sequence[Event]:
        """Take a key; a display that was away is asked its size before anything is written.

        Not at once: while a server starts its driver anew, the display may come and go some times.
        """
        if not self._ready:
            return ()
        if code == OFFLINE:
            self._offline, self._cells = True, 0
            return [Away()]
        if self._offline:
            self._offline = False
            self._waited = 0.0
        names = key_names(code)
        return [*(KeyPressed(name) for name in names), *(KeyReleased(name) for name in names)]


def _packet(kind: str, body: bytes = b"") -> bytes:
    return HEADER.pack(len(body), int.from_bytes(kind.encode(), "big")) + body


def _letters(kind: int) -> str:
    """Return the one or two letters of a packet's type."""
    return kind.to_bytes(4, "big").lstrip(b"\0").decode("latin-1")


def _text(body: bytes) -> str:
    return body.rstrip(b"\0").decode("utf-8", "replace")


class Socket:
    """A connection to a server, with the interface of ``ports.Port``.

    :raises PortUnavailable: when there is no server.
    """

    byte_time = 0.0
    patience = 2.0  # seconds; a server looks for new clients about once a second

    def __init__(self, host: str) -> None:
        self.path = host
        try:
            self._socket = _connect(host)
        except PermissionError as error:
            raise PortUnavailable("denied", host) from error
        except (OSError, ValueError) as error:
            raise PortUnavailable("absent", host) from error
        self._socket.settimeout(READ_SECONDS)

    def read(self) -> bytes:
        """Return what has arrived; wait at most ``READ_SECONDS`` for it.

        :raises PortLost: when the server is gone.
        """
        try:
            data = self._socket.recv(LONGEST)
        except TimeoutError:
            return b""
        except OSError as error:
            raise PortLost("lost", self.path) from error
        if not data:
            raise PortLost("lost", self.path)
        return data

    def write(self, data: bytes) -> None:
        """Send bytes.

        :raises PortLost: when the server is gone, or takes no more.
        """
        try:
            self._socket.sendall(data)
        except TimeoutError as error:
            raise PortLost("stuck", self.path) from error
        except OSError as error:
            raise PortLost("lost", self.path) from error

    def close(self) -> None:
        """Hang up; never fails."""
        self._socket.close()


def _connect(host: str) -> socket.socket:
    """Connect to ``host:number``; without a host to the Unix socket, or else to TCP on this machine."""
    name, _, number = host.rpartition(":") if ":" in host else (host, "", "0")
    path = f"{SOCKETS}/{number or 0}"
    if not name and hasattr(socket, "AF_UNIX") and Path(path).exists():
        unix = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        try:
            unix.settimeout(CONNECT_SECONDS)
            unix.connect(path)
        except OSError:
            unix.close()
            raise
        return unix
    address = (name.strip("[]") or "127.0.0.1", TCP_PORT + int(number or 0))
    connection = socket.create_connection(address, CONNECT_SECONDS)
    connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return connection


def read_key(path: str) -> bytes | None:
    """Return the content of a key file; None where there is none or it is not for us."""
    try:
        return Path(path).read_bytes() if path else None
    except OSError:
        return None
