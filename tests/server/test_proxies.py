"""A client's address by the word of web servers: the trusted ones alone, the last address alone, in any form."""

from __future__ import annotations

import asyncio
import os
import socket
import ssl
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from aiohttp import ClientSession, TCPConnector
from aiohttp.test_utils import make_mocked_request
from aiohttp.web import Request
from multidict import CIMultiDict

from numeramis_access.server.proxies import FORWARDING_HEADERS, UNREADABLE_ADDRESS, BadNetwork, Proxies, trusted_proxies
from numeramis_access.server.stores.port import HouseOrder
from numeramis_access.server.stores.sqlite import SqliteStore
from tests.ports import free_port
from tests.server.guests import key_of
from tests.server.test_deploy import caddy
from tests.waiting import until
from tests.web.browsing import served

SPOOFED = "198.51.100.9"
#: HAProxy adds its own header line after the client's
HAPROXY = """
defaults
    mode http
    timeout connect 5s
    timeout client 30s
    timeout server 30s
frontend all
    bind 127.0.0.1:{port}
    option forwardfor
    default_backend house
backend house
    server house {upstream}
"""


def from_(remote: str | None, *named: str, **more: str) -> Request:
    """Return a request with ``X-Forwarded-For`` lines and further headers."""
    headers = CIMultiDict([("X-Forwarded-For", line) for line in named])
    headers.extend({name.replace("_", "-"): value for name, value in more.items()})
    return make_mocked_request("GET", "/people", headers=headers).clone(remote=remote)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("remote", "named", "counted"),
    [
        ("192.0.2.1", (), "192.0.2.1"),
        ("192.0.2.1", ("198.51.100.9",), "192.0.2.1"),
        ("127.0.0.1", ("1.2.3.4, 198.51.100.9",), "198.51.100.9"),
        ("127.0.0.1", ("1.2.3.4", "198.51.100.9"), "198.51.100.9"),
        ("127.0.0.1", ("198.51.100.9:4711",), "198.51.100.9"),
        ("127.0.0.1", ('"[2001:db8:1:2::5]:4711"',), "2001:db8:1:2::"),
        ("127.0.0.1", ("fe80::1%eth0",), "fe80::"),
        ("127.0.0.1", ("unknown",), UNREADABLE_ADDRESS),
        ("127.0.0.1", ("1.2.3.4, _hidden",), UNREADABLE_ADDRESS),
        ("::1", ("2001:db8:1:2:aaaa::5",), "2001:db8:1:2::"),
        ("::1%lo", ("198.51.100.9",), "198.51.100.9"),
        ("2001:db8:1:2:bbbb::6", (), "2001:db8:1:2::"),
        ("::ffff:192.0.2.1", (), "192.0.2.1"),
        ("127.0.0.1", ("::ffff:192.0.2.1",), "192.0.2.1"),
        (None, (), UNREADABLE_ADDRESS),
    ],
)
def test_the_last_address_counts_and_only_by_the_word_of_this_machine(
    remote: str | None, named: tuple[str, ...], counted: str
) -> None:
    assert Proxies().client_address(from_(remote, *named)) == counted


def test_the_owner_names_further_web_servers_by_address_or_network() -> None:
    request = from_("192.0.2.7", "198.51.100.9", X_Forwarded_Proto="https")
    assert (Proxies().client_address(request), Proxies().is_secure(request)) == ("192.0.2.7", False)
    for named in (["192.0.2.7"], ["2001:db8::/32", "192.0.2.0/24"], ["192.0.2.9/24"]):
        proxies = trusted_proxies(named)
        assert (proxies.client_address(request), proxies.is_secure(request)) == ("198.51.100.9", True), named
        assert proxies.client_address(from_("127.0.0.1", "198.51.100.9")) == "198.51.100.9"
    with pytest.raises(BadNetwork, match=r"caddy\.example"):
        trusted_proxies(["192.0.2.7", "caddy.example"])


def test_a_request_through_a_web_server_never_counts_as_of_this_machine() -> None:
    assert Proxies().is_of_this_machine(from_("127.0.0.1"))
    assert not Proxies().is_of_this_machine(from_("192.0.2.1"))
    for header in FORWARDING_HEADERS:
        assert not Proxies().is_of_this_machine(from_("127.0.0.1", **{header: "x"})), header


def test_the_command_names_a_proxy_that_is_no_address(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "numeramis_access", "--language", "en", "serve", "--proxy", "caddy.example"]
    done = subprocess.run(
        command, env={**os.environ, "NUMERAMIS_HOME": str(tmp_path)}, capture_output=True, text=True, encoding="utf-8",
        timeout=60, check=False,
    )  # fmt: skip
    assert done.returncode == 1
    assert done.stderr.startswith("caddy.example is neither an address nor a network, so the server didn't start.")


@contextmanager
def haproxy(folder: Path, port: int, upstream: str) -> Iterator[None]:
    """Run HAProxy in front of a server."""
    config, log = folder / "haproxy.cfg", folder / "haproxy.log"
    config.write_text(HAPROXY.format(port=port, upstream=upstream), "utf-8", newline="\n")
    with open(log, "wb") as said:
        process = subprocess.Popen(["haproxy", "-db", "-f", str(config)], stdout=said, stderr=said)
    try:
        yield
    finally:
        process.terminate()
        process.wait(30)


def is_open(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port)).close()
    except OSError:
        return False
    return True


async def first_push(client: ClientSession, address: str) -> str:
    """Return the first message to a program that names a foreign address: its kind or its code."""
    headers = {"X-Forwarded-For": SPOOFED, "Origin": address}
    url = f"{address.replace('http', 'ws', 1)}/people"
    async with client.ws_connect(url, headers=headers) as line:
        await line.send_json({"do": "hello", "id": "h", "version": 1, "key": key_of("Eva"), "name": "Eva"})
        said = await line.receive_json()
        return str(said.get("code", said["is"]))


def ban(folder: Path, address: str) -> None:
    store = SqliteStore(folder / "people.sqlite")
    store.keep_order(HouseOrder("address", address, "9999999999"))
    store.close()


async def hears_of_the_ban(client: ClientSession, address: str) -> None:
    """Wait until a banned client is refused. :raises TimeoutError: when it still comes in."""
    async with asyncio.timeout(60):
        while await first_push(client, address) != "address-banned":
            await asyncio.sleep(0.1)


@pytest.mark.peer("haproxy")
def test_a_banned_client_behind_haproxy_cannot_name_another_address(tmp_path: Path) -> None:
    async def test(address: str) -> None:
        async with ClientSession() as client:
            assert await first_push(client, address) == "done"
            ban(tmp_path, SPOOFED)
            assert await first_push(client, address) == "done"
            ban(tmp_path, "127.0.0.0/8")
            await hears_of_the_ban(client, address)

    port = free_port()
    with (
        served(tmp_path, "--name", f"127.0.0.1:{port}") as (inside, _),
        haproxy(tmp_path, port, inside.removeprefix("http://").rstrip("/")),
    ):
        assert until(lambda: is_open(port))
        asyncio.run(test(f"http://127.0.0.1:{port}"))


@pytest.mark.peer("caddy")
def test_a_banned_client_behind_caddy_cannot_name_another_address(tmp_path: Path) -> None:
    async def test(address: str, trusted: ssl.SSLContext) -> None:
        async with ClientSession(connector=TCPConnector(ssl=trusted)) as client:
            page = await client.get(address)
            assert page.headers["Strict-Transport-Security"] == "max-age=31536000"
            assert await first_push(client, address) == "done"
            for banned in (SPOOFED, "127.0.0.0/8", "::1/128"):
                ban(tmp_path, banned)
            await hears_of_the_ban(client, address)

    port = free_port()
    with (
        served(tmp_path, "--name", f"localhost:{port}") as (inside, _),
        caddy(tmp_path, port, inside.removeprefix("http://").rstrip("/")) as trusted,
    ):
        asyncio.run(test(f"https://localhost:{port}", trusted))
