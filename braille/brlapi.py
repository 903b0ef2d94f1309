"""The address of a BrlAPI server, and the connections to it: a Unix socket or TCP.

``ServerAddress`` is the address; ``Socket`` carries the bytes, and ``brlapi_client`` interprets them.
"""

from __future__ import annotations

import os
import select
import socket
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from braille.brlapi_packets import MAX_PACKET_BYTES, SECOND_WORD_FLAG, ImpossiblePacket, Packets, type_packet
from braille.ports import READ_SECONDS, PortLost, PortUnavailable

TCP_PORT = 4101
SOCKET_FOLDER = "/var/lib/BrlAPI"
KEY_FILE = "/etc/brlapi.key"
CONNECT_SECONDS = 2.0


@dataclass(frozen=True, slots=True)
class ServerAddress:
    """The address of a BrlAPI server.

    :param host: ``HOST:NUMBER`` as BrlAPI writes it: ``:0`` is the first Unix socket, or TCP on this machine if there
        is none; ``name:0`` is TCP port 4101 of that machine.
    :param key_file: file with the key; empty for none.
    :param ttys: the terminal to take: the path of numbers to our window, empty for the whole screen.
    """

    host: str = ":0"
    key_file: str = KEY_FILE
    ttys: tuple[int, ...] = ()


def server_address(words: str = "", environ: Mapping[str, str] | None = None) -> ServerAddress:
    """Return the address for ``brlapi:WORDS``; missing words come from the environment, else from the defaults of
    ``ServerAddress``.

    :param words: ``host=…,auth=…,tty=…`` in any order; ``auth`` is ``none``, ``keyfile:PATH`` or a path, ``tty``
        numbers with slashes.
    :param environ: the environment's variables; None for those of this process.
    :raises ValueError: for other words.
    """
    environ = os.environ if environ is None else environ
    given = dict(_setting(word) for word in words.split(",") if word)
    auth = given.get("auth") or environ.get("BRLAPI_AUTH") or KEY_FILE
    files = [part.removeprefix("keyfile:") for part in auth.split("+") if part != "none"]
    ttys = tuple(int(n) for n in given["tty"].split("/") if n) if "tty" in given else tty_path(environ)
    host = given.get("host") or environ.get("BRLAPI_HOST") or ":0"
    return ServerAddress(host, files[0] if files else "", ttys)


def _setting(word: str) -> tuple[str, str]:
    name, equals, value = word.partition("=")
    if not equals or name not in ("host", "auth", "tty"):
        raise ValueError(word)
    return name, value


def tty_path(environ: Mapping[str, str]) -> tuple[int, ...]:
    """Return the path of the terminal in which this program runs, as BrlAPI's own clients find it; empty if unknown."""
    graphic = "DISPLAY" in environ or "WAYLAND_DISPLAY" in environ
    console = environ.get("XDG_VTNR", "")
    screen = environ.get("WINDOWPATH") or (console if graphic else "")
    window = environ.get("WINDOWID") or environ.get("CONTROLVT") or ("" if graphic else console)
    return tuple(int(number) for number in (*screen.split(":"), window) if number.isdecimal())


class Socket:
    """The connections to a server, with the interface of ``ports.Port``.

    The second connection is opened by the first write to it, and its bytes are marked as ``brlapi_packets`` says. A
    server that refuses it is used through the first connection only.

    :param host: the server, as in ``ServerAddress``.
    :raises PortUnavailable: ``absent`` when there is no server, ``key`` when it admits only other users.
    """

    byte_time = 0.0
    patience = 2.0  # seconds; a server looks for new clients about once a second

    def __init__(self, host: str) -> None:
        self.path = host
        try:
            self._ends = [_End(_connect(host), 0)]
        except PermissionError as error:
            raise PortUnavailable("key", host) from error
        except (OSError, ValueError) as error:
            raise PortUnavailable("absent", host) from error
        self._wanted = True  # whether to try a second connection

    def read(self) -> bytes:
        """Return whole packets; wait at most ``READ_SECONDS`` for some; empty if none came.

        :raises PortLost: when the server is gone, or does not speak the protocol.
        """
        # A held dot must come before the key that is pressed with it.
        ends = {end.socket: end for end in reversed(self._ends)}
        try:
            ready, _, _ = select.select(list(ends), [], [], READ_SECONDS)
            return b"".join(end.read() for handle, end in ends.items() if handle in ready)
        except ImpossiblePacket as error:
            raise PortLost("protocol", self.path) from error
        except (OSError, ValueError) as error:
            raise PortLost("lost", self.path) from error

    def write(self, data: bytes) -> None:
        """Send whole packets.

        :raises PortLost: when the server is gone, or no longer takes data.
        """
        try:
            for kind, body in Packets().feed(data):
                end = self._second() if kind & SECOND_WORD_FLAG else self._ends[0]
                if end is not None:
                    end.socket.sendall(type_packet(kind & ~SECOND_WORD_FLAG, body))
        except TimeoutError as error:
            raise PortLost("stuck", self.path) from error
        except OSError as error:
            raise PortLost("lost", self.path) from error

    def _second(self) -> _End | None:
        if len(self._ends) == 1 and self._wanted:
            try:
                self._ends = [*self._ends, _End(_connect(self.path), SECOND_WORD_FLAG)]
            except OSError:
                self._wanted = False
        return self._ends[1] if len(self._ends) > 1 else None

    def close(self) -> None:
        """Close the connections; never fails."""
        for end in self._ends:
            end.socket.close()


class _End:
    """One connection to a server.

    :param connected: the connected socket.
    :param mark: a bit that is set in the types of all packets of this connection.
    """

    def __init__(self, connected: socket.socket, mark: int) -> None:
        connected.settimeout(READ_SECONDS)
        self.socket = connected
        self._mark = mark
        self._packets = Packets()

    def read(self) -> bytes:
        """Return the packets that are complete now.

        :raises OSError: when the server is gone. :raises ImpossiblePacket: when it does not speak the protocol.
        """
        data = self.socket.recv(MAX_PACKET_BYTES)
        if not data:
            raise ConnectionResetError
        return b"".join(type_packet(kind | self._mark, body) for kind, body in self._packets.feed(data))


def _connect(host: str) -> socket.socket:
    """Connect to ``host:number``; without a host to the Unix socket, or if there is none to TCP on this machine."""
    name, _, number = host.rpartition(":") if ":" in host else (host, "", "0")
    path = f"{SOCKET_FOLDER}/{number or 0}"
    if sys.platform != "win32" and not name and Path(path).exists():
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
    """Return the contents of a key file; None if it is missing or unreadable, or if the path is empty."""
    try:
        return Path(path).read_bytes() if path else None
    except OSError:
        return None
