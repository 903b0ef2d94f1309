"""The connections to a BrlAPI server, against our own listening socket."""

from __future__ import annotations

import socket
from collections.abc import Iterator

import pytest

from braille import brlapi
from braille.brlapi import TCP_PORT, Socket
from braille.brlapi_packets import mark_for_second_connection, packet
from braille.ports import PortLost, PortUnavailable
from tests.peers.brltty import free_port

FIRST, OTHER = packet("v", b"\0\0\0\x08"), packet("k", bytes(8))


@pytest.fixture
def server() -> Iterator[socket.socket]:
    with socket.create_server(("127.0.0.1", free_port(TCP_PORT))) as listening:
        listening.settimeout(5)
        yield listening


def host(server: socket.socket) -> str:
    return f"127.0.0.1:{server.getsockname()[1] - TCP_PORT}"


def test_the_second_connection_is_opened_by_what_is_written_to_it_and_its_packets_are_marked(
    server: socket.socket,
) -> None:
    wire = Socket(host(server))
    first, _ = server.accept()
    wire.write(FIRST + mark_for_second_connection(OTHER))
    other, _ = server.accept()
    assert (first.recv(100), other.recv(100)) == (FIRST, OTHER)
    first.sendall(FIRST[:5])
    other.sendall(OTHER)
    assert wire.read() == mark_for_second_connection(OTHER)
    first.sendall(FIRST[5:] + FIRST)
    assert wire.read() == FIRST + FIRST
    other.sendall(OTHER)
    first.sendall(FIRST)
    heard = wire.read()
    while len(heard) < len(FIRST + OTHER):
        heard += wire.read()
    assert heard in (mark_for_second_connection(OTHER) + FIRST, FIRST + mark_for_second_connection(OTHER))
    other.close()
    with pytest.raises(PortLost):
        wire.read()
    wire.close()
    first.close()


def test_a_server_that_takes_no_second_connection_is_served_by_the_first(
    server: socket.socket, monkeypatch: pytest.MonkeyPatch
) -> None:
    wire = Socket(host(server))
    first, _ = server.accept()

    def refused(name: str) -> socket.socket:
        raise ConnectionRefusedError(name)

    monkeypatch.setattr(brlapi, "_connect", refused)
    wire.write(mark_for_second_connection(OTHER) + FIRST)
    wire.write(mark_for_second_connection(OTHER))
    assert first.recv(100) == FIRST
    wire.close()
    first.close()


def test_a_server_that_speaks_something_else_is_left(server: socket.socket) -> None:
    wire = Socket(host(server))
    first, _ = server.accept()
    first.sendall(b"HTTP/1.1 400 Bad Request\r\n")
    with pytest.raises(PortLost) as caught:
        wire.read()
    assert caught.value.code == "protocol"
    wire.close()
    first.close()


@pytest.mark.parametrize(("failure", "code"), [(PermissionError, "key"), (FileNotFoundError, "absent")])
def test_a_server_for_others_alone_is_not_an_absent_one(
    failure: type[OSError], code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(name: str) -> socket.socket:
        raise failure(name)

    monkeypatch.setattr(brlapi, "_connect", refused)
    with pytest.raises(PortUnavailable) as caught:
        Socket(":0")
    assert caught.value.code == code
