"""BrlAPI's packets: ``size type data`` with 32-bit big-endian numbers; a type is one or two letters.

Two connections share one wire here: types of the second connection have their highest bit set, which no letter has.
"""

from __future__ import annotations

import struct

PACKET_HEADER = struct.Struct(">II")
MAX_PACKET_BYTES = 4096
SECOND_WORD_FLAG = 0x80000000
PROTOCOL_VERSION_BYTES = struct.pack(">I", 8)


class ImpossiblePacket(Exception):
    """A packet is impossibly long: the other side does not speak the protocol."""


class Packets:
    """Takes bytes in any split and returns whole packets."""

    def __init__(self) -> None:
        self._buffer = bytearray()

    def feed(self, data: bytes) -> list[tuple[int, bytes]]:
        """Return the type and the data of each packet that is complete now.

        :raises ImpossiblePacket: for a packet longer than ``MAX_PACKET_BYTES`` bytes; all bytes are dropped then.
        """
        self._buffer += data
        whole: list[tuple[int, bytes]] = []
        while len(self._buffer) >= PACKET_HEADER.size:
            size, kind = PACKET_HEADER.unpack_from(self._buffer)
            if size > MAX_PACKET_BYTES:
                self._buffer.clear()
                raise ImpossiblePacket
            if len(self._buffer) < PACKET_HEADER.size + size:
                break
            whole.append((kind, bytes(self._buffer[PACKET_HEADER.size : PACKET_HEADER.size + size])))
            del self._buffer[: PACKET_HEADER.size + size]
        return whole


def packet(kind: str, body: bytes = b"") -> bytes:
    """Return a packet. :param kind: one or two letters of the type. :param body: the data."""
    return type_packet(int.from_bytes(kind.encode(), "big"), body)


def type_packet(kind: int, body: bytes) -> bytes:
    """Return a packet for the number of a type. :param kind: the number. :param body: the data."""
    return PACKET_HEADER.pack(len(body), kind) + body


def mark_for_second_connection(data: bytes) -> bytes:
    """Return whole packets, marked for the second connection."""
    return b"".join(type_packet(kind | SECOND_WORD_FLAG, body) for kind, body in Packets().feed(data))


def type_letters(kind: int) -> str:
    """Return the one or two letters of a packet's type."""
    return kind.to_bytes(4, "big").lstrip(b"\0").decode("latin-1")


def server_text(body: bytes) -> str:
    """Return a text that the server has sent, decoded from UTF-8, without the zero bytes at its end."""
    return body.rstrip(b"\0").decode("utf-8", "replace")


def parameter_request(flags: int, number: int, part: int = 0) -> bytes:
    """Return the data of a question for a parameter, or for one part of it.

    :param flags: flags of the question, as in BrlAPI's protocol. :param number: number of the parameter.
    :param part: number of the part, 0 for the whole.
    """
    return struct.pack(">IIQ", flags, number, part)


def key_range_data(wanted: list[tuple[int, int]]) -> bytes:
    """Return the data of a request about ranges of key codes. :param wanted: first and last code of each range."""
    return b"".join(struct.pack(">QQ", first, last) for first, last in wanted)


def login_data(offered: bytes, key: bytes | None) -> bytes | None:
    """Return the data that answer a server's authorization request: the key, empty if the server needs none, or None if
    it needs one that we lack.

    :param offered: the methods that it accepts, four bytes each.
    :param key: contents of the key file, None if there is none.
    """
    ways = [offered[n : n + 4] for n in range(0, len(offered), 4)]
    if b"\0\0\0N" in ways:
        return b""
    return b"\0\0\0K" + key if b"\0\0\0K" in ways and key is not None else None


def terminal_request(ttys: tuple[int, ...], driver: str = "") -> bytes:
    """Return the data of a request for a terminal.

    :param ttys: path of the terminal, as in ``brlapi.ServerAddress``; empty for the whole screen. :param driver: name
        of the display's driver, to receive raw key codes; empty to receive commands.
    """
    name = driver.encode()
    return struct.pack(f">I{len(ttys)}IB", len(ttys), *ttys, len(name)) + name


ALL_KEYS = key_range_data([(0, 2**64 - 1)])
