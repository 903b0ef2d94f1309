"""A house in an owner's set-up: behind Caddy with TLS, watched by Prometheus, started by systemd, with a log."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import shutil
import signal
import socket
import ssl
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientSession, TCPConnector
from prometheus_client.parser import text_string_to_metric_families

from numeramis_access.server.watch_log import WatchJournal
from tests.ports import free_port
from tests.server.buses import Nats
from tests.server.databases import Cluster
from tests.server.guests import key_of
from tests.server.processes import Node
from tests.server.test_people_socket import ask
from tests.server.test_people_socket import play as play_on
from tests.server.test_three_servers import servers
from tests.waiting import until
from tests.web.browsing import served

DEPLOY = Path(__file__).parents[2] / "numeramis_access" / "server" / "deploy"
#: no certificate of a test goes into the system's store, and only the test's own ports are listened on
ALONE = "{{\n\tskip_install_trust\n\tadmin off\n\thttp_port {http}\n}}\n"


@contextmanager
def caddy(folder: Path, port: int, upstream: str, tries: str = "10s") -> Iterator[ssl.SSLContext]:
    """Run Caddy with the shipped configuration; yield a TLS context that trusts its certificates.

    :param tries: how long Caddy waits for an absent server.
    """
    config = folder / "Caddyfile"
    shipped = (DEPLOY / "Caddyfile").read_text("utf-8").replace("lb_try_duration 10s", f"lb_try_duration {tries}")
    config.write_text(ALONE.format(http=free_port()) + shipped, "utf-8")
    environment = {
        **os.environ, "XDG_DATA_HOME": str(folder / "data"), "XDG_CONFIG_HOME": str(folder / "config"),
        "NUMERAMIS_SITE": f"https://localhost:{port}", "NUMERAMIS_UPSTREAM": upstream,
    }  # fmt: skip
    command = ["caddy", "run", "--config", str(config), "--adapter", "caddyfile"]
    with open(folder / "caddy.log", "w", encoding="utf-8") as log:
        process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
    root = folder / "data" / "caddy" / "pki" / "authorities" / "local" / "root.crt"
    try:
        log_file = folder / "caddy.log"
        assert until(lambda: "certificate obtained" in log_file.read_text("utf-8")), log_file.read_text("utf-8")
        trust = ssl.create_default_context(cafile=str(root))
        assert until(lambda: shakes_hands(port, trust)), log_file.read_text("utf-8")
        yield trust
    finally:
        process.terminate()
        process.wait(30)


def shakes_hands(port: int, trust: ssl.SSLContext) -> bool:
    """Return whether Caddy already uses the certificate: it loads a new one a moment later."""
    try:
        with socket.create_connection(("localhost", port)) as raw, trust.wrap_socket(raw, server_hostname="localhost"):
            return True
    except OSError:
        return False


async def behind_caddy(address: str, inside: str, trust: ssl.SSLContext) -> None:
    """Look at the page, and play with a friend over TLS, as people elsewhere do."""
    url = f"{address.replace('https', 'wss')}/people"
    async with ClientSession(connector=TCPConnector(ssl=trust)) as client:
        page = await client.get(address)
        assert page.status == 200
        assert "Server" not in page.headers
        assert page.cookies["__Host-numeramis"]["secure"]
        for hidden in ("metrics", "health"):
            assert (await client.get(f"{address}/{hidden}")).status == 404
            assert (await client.get(f"{inside}{hidden}")).status == 200
        origin = {"Origin": address}
        async with client.ws_connect(url, headers=origin) as jan, client.ws_connect(url, headers=origin) as eva:
            for at, name in ((jan, "Jan"), (eva, "Eva")):
                assert (await ask(at, "hello", version=1, key=key_of(name), name=name))["is"] == "done"
            made = (await ask(jan, "open", game="quist", players=4))["answer"]
            await ask(eva, "enter", table=made["code"])
            await ask(jan, "say", table=made["table"], text="hello everybody")
            await jan.send_json({"do": "begin", "id": "b", "table": made["table"]})
            played = 0
            while played < 16:  # two hear each card: after two tricks people have acted too
                for at in (jan, eva):
                    played += await play_on(at, made["table"])
            await looked_at(client, inside)


async def looked_at(client: ClientSession, inside: str) -> None:
    """Read the figures as Prometheus does."""
    text = await (await client.get(f"{inside}metrics")).text()
    figures = {
        (sample.name, *sample.labels.values()): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }
    assert figures["numeramis_connections",] == 2
    assert figures["numeramis_people",] == 2
    assert figures["numeramis_tables", "quist", "playing"] == 1
    assert figures["numeramis_events_total", "match-begun"] == 1
    assert figures["numeramis_lost",] == 0
    assert figures["numeramis_request_seconds_count", "act"] >= 1
    assert figures["numeramis_told_seconds_count",] > 12
    assert ("numeramis_late_seconds_count",) in figures
    assert figures["process_open_fds",] > 10
    assert (await (await client.get(f"{inside}health")).json()) == {"status": "ok"}


@pytest.mark.peer("caddy")
def test_people_play_behind_caddy_by_the_configuration_that_is_shipped(tmp_path: Path) -> None:
    port = free_port()
    with served(tmp_path / "home", "--log", "--name", f"localhost:{port}") as (inside, server):
        upstream = inside.removeprefix("http://").rstrip("/")
        with caddy(tmp_path, port, upstream) as trust:
            asyncio.run(asyncio.wait_for(behind_caddy(f"https://localhost:{port}", inside, trust), 60))
        server.terminate()
        assert server.stdout is not None
        said = server.stdout.read()
    notes = [json.loads(line) for line in said.splitlines()]
    kinds = [note["what"] for note in notes]
    assert [kinds[0], kinds[-1]] == ["started", "ended"]
    assert {"came", "went", "table-opened", "match-begun"} <= set(kinds)
    facts = {fact for note in notes for fact in note}
    assert facts <= {"at", "what", "port", "person", "table", "game", "players"}
    assert not re.search(r"Jan|Eva|127\.0\.0\.1|hello", said), "no name, no address, nothing that was said"


@pytest.mark.peer("caddy")
@pytest.mark.peer("nats")
@pytest.mark.peer("postgresql")
def test_behind_caddy_a_browser_stays_at_its_server_while_that_one_is_there(
    postgres: Cluster, nats: Nats, tmp_path: Path
) -> None:
    port = free_port()
    names = {"Origin": f"https://localhost:{port}"}

    async def hello(browser: ClientSession) -> dict[str, Any]:
        """Return the server's answer to a browser's hello."""
        async with browser.ws_connect(f"wss://localhost:{port}/people", headers=names) as at:
            return dict((await ask(at, "hello", version=1, key=key_of("J"), name="Jan"))["answer"])

    async def server_of(browser: ClientSession) -> str:
        """Return at which of the two servers a browser's connection ends."""
        while "servers" not in (answer := await hello(browser)):
            await asyncio.sleep(0.05)  # that server has not heard of the other one
        return str(answer["servers"][-1])

    async def test(nodes: list[Node], trust: ssl.SSLContext) -> None:
        async with contextlib.AsyncExitStack() as held:

            async def browser() -> ClientSession:
                made = await held.enter_async_context(ClientSession(connector=TCPConnector(ssl=trust)))
                assert (await made.get(f"https://localhost:{port}")).status == 200
                return made

            ours = await browser()
            first = await server_of(ours)
            assert {await server_of(ours) for _ in range(6)} == {first}
            others = [await server_of(await browser()) for _ in range(8)]
            while set(others) == {first} and len(others) < 60:  # by chance, or one is slow just now
                others.append(await server_of(await browser()))
            assert len(set(others)) > 1, "there are others"
            ended = next(node for node in nodes if node.url.endswith(first))
            await asyncio.to_thread(ended.end, signal.SIGKILL)
            for _ in range(6):
                assert (await hello(ours))["name"] == "Jan", "the other one serves"

    with servers(postgres, nats, tmp_path, 2, "--name", f"localhost:{port}") as nodes:
        upstreams = " ".join(node.url.removeprefix("http://") for node in nodes)
        with caddy(tmp_path, port, upstreams) as trust:
            asyncio.run(asyncio.wait_for(test(nodes, trust), 100))


@pytest.mark.peer("caddy")
def test_who_comes_while_the_house_is_started_again_waits_and_else_reads_that_it_is_back_soon(tmp_path: Path) -> None:
    port, inside = free_port(), free_port()
    words = ("--port", str(inside), "--name", f"localhost:{port}")

    async def test(trust: ssl.SSLContext, node: Node) -> None:
        address = f"https://localhost:{port}"
        async with ClientSession(connector=TCPConnector(ssl=trust)) as client:
            assert (await client.get(address)).status == 200
            await asyncio.to_thread(node.end, signal.SIGTERM)
            waits = asyncio.create_task(client.get(address))
            await asyncio.sleep(0)
            again = Node(tmp_path / "home", *words)
            try:
                assert (await waits).status == 200
            finally:
                await asyncio.to_thread(again.end, signal.SIGKILL)

    async def away(trust: ssl.SSLContext) -> None:
        async with ClientSession(connector=TCPConnector(ssl=trust)) as client:
            answer = await client.get(f"https://localhost:{port}")
            assert answer.status == 503
            assert int(answer.headers["Retry-After"]) == int(answer.headers["Refresh"]) > 0
            text = await answer.text()
            assert re.search(r'<html lang="cs">.*Stoly jsou.*<p lang="en">The tables are', text, re.DOTALL)

    node = Node(tmp_path / "home", *words)
    assert node.url
    with caddy(tmp_path, port, f"127.0.0.1:{inside}", tries="60s") as trust:
        asyncio.run(asyncio.wait_for(test(trust, node), 90))
    (tmp_path / "other").mkdir()
    with caddy(tmp_path / "other", port, f"127.0.0.1:{inside}", tries="1s") as trust:
        asyncio.run(asyncio.wait_for(away(trust), 60))


def test_what_the_server_calls_itself_tells_no_version(tmp_path: Path) -> None:
    async def named(host: str, port: int, request: bytes) -> str:
        """Return the server's name in its answer to this request."""
        reader, writer = await asyncio.open_connection(host, port)
        writer.write(request)
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        writer.close()
        found = re.search(r"^Server: (.*)\r$", head, re.MULTILINE)
        return found[1] if found else ""

    async def test(host: str, port: int) -> None:
        asked = [f"GET /{name} HTTP/1.1\r\nHost: {host}:{port}\r\n\r\n" for name in ("", "none", "session", "people")]
        wrong = ["GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n", "nonsense\r\n\r\n", "GET /\x00 HTTP/9.9\r\n\r\n"]
        names = {await named(host, port, request.encode()) for request in (*asked, *wrong)}
        assert names == {"numeramis-access"}

    with served(tmp_path) as (address, _):
        host, _, port = address.removeprefix("http://").rstrip("/").partition(":")
        asyncio.run(asyncio.wait_for(test(host, int(port)), 60))


@pytest.mark.skipif(sys.platform == "win32", reason="files there have no such modes")
def test_hands_and_keys_are_for_the_owner_of_the_house_alone(tmp_path: Path) -> None:
    from tests.server.test_people_socket import joined
    from tests.server.test_site import browser
    from tests.server.test_site import joined as page

    (tmp_path / "visitors").mkdir(mode=0o755)
    (tmp_path / "people.sqlite").touch(mode=0o644)

    async def test(address: str) -> None:
        async with joined(address, "Jan") as jan, browser() as one:
            await ask(jan, "open", game="quist", players=4)
            shown, _ = await page(one, address)
            await shown.send_json({"do": "language"})  # type: ignore[attr-defined]
            await shown.receive()  # type: ignore[attr-defined]

    def open_to_others() -> list[str]:
        return [path.name for path in tmp_path.rglob("*") if path.exists() and path.stat().st_mode & 0o077]

    with served(tmp_path) as (address, _):
        asyncio.run(asyncio.wait_for(test(address.rstrip("/")), 60))
        assert len(list((tmp_path / "visitors").rglob("*"))) > 1
        assert open_to_others() == []
    assert open_to_others() == []


def test_figures_and_health_are_for_this_machine_alone(tmp_path: Path) -> None:
    async def test(address: str) -> None:
        async with ClientSession() as client:
            for name in ("health", "metrics"):
                assert (await client.get(f"{address}{name}", headers={"X-Forwarded-For": "192.0.2.1"})).status == 404

    with served(tmp_path) as (address, _):
        asyncio.run(test(address))


def test_health_tells_that_nothing_can_be_kept(tmp_path: Path) -> None:
    from tests.server.test_durability import full_disk

    async def status(address: str) -> tuple[int, object]:
        async with ClientSession() as client, client.get(f"{address}health") as answer:
            return answer.status, await answer.json()

    with served(tmp_path) as (address, server):
        assert asyncio.run(status(address)) == (200, {"status": "ok"})
        with full_disk(server.pid, 4096):
            assert asyncio.run(status(address)) == (503, {"status": "not-kept"})
        assert asyncio.run(status(address)) == (200, {"status": "ok"})


def test_a_log_that_nobody_takes_any_more_disturbs_nothing() -> None:
    lines = []

    def gone(line: str) -> None:
        lines.append(line)
        raise BrokenPipeError

    watch = WatchJournal(gone, lambda: 0.0)
    watch.note("came", person="a")
    watch.note("left", person="a")
    assert [line.count('"person":"a"') for line in lines] == [1, 1]


@pytest.mark.peer("systemd")
@pytest.mark.parametrize("name", [path.name for path in sorted(DEPLOY.glob("*.service"))])
def test_the_service_is_one_that_systemd_accepts(tmp_path: Path, name: str) -> None:
    unit = tmp_path / name
    for timer in DEPLOY.glob("*.timer"):
        shutil.copy(timer, tmp_path)
    text = (DEPLOY / unit.name).read_text("utf-8")
    program = tmp_path / "numeramis-access"
    shutil.copy(sys.executable, program)
    unit.write_text(text.replace("/opt/numeramis-access/bin/numeramis-access", str(program)), "utf-8")
    assert [line for path in tmp_path.glob("*.*er*") for line in verified(path) if path.stem in line] == []
    unit.write_text(text.replace("DynamicUser=yes", "DynamicUser=perhaps"), "utf-8")
    assert [line for line in verified(unit) if "perhaps" in line], "it would have told"


@pytest.mark.peer("systemd")
@pytest.mark.parametrize("limit", ["MemoryMax", "TasksMax", "LimitNOFILE", "UMask", "TimeoutStopSec"])
def test_the_service_has_limits_that_systemd_understands(tmp_path: Path, limit: str) -> None:
    unit = tmp_path / "numeramis-access.service"
    text = (DEPLOY / unit.name).read_text("utf-8")
    without = re.sub(rf"(?m)^{limit}=.*$", f"{limit}=perhaps", text)
    assert without != text
    unit.write_text(without, "utf-8")
    assert [line for line in verified(unit) if "perhaps" in line]


@pytest.mark.peer("systemd")
def test_the_service_is_shut_in_no_less_than_before() -> None:
    for unit in DEPLOY.glob("*.service"):
        command = ["systemd-analyze", "security", "--offline=true", "--no-pager", str(unit)]
        done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
        exposed = re.search(r"Overall exposure level for .*: ([\d.]+)", done.stdout)
        assert exposed, done.stderr
        assert float(exposed[1]) <= 1.5, f"{unit.name}: it was 2.4 once"


@pytest.mark.peer("systemd")
def test_the_timer_says_a_time_that_systemd_understands(tmp_path: Path) -> None:
    for timer in DEPLOY.glob("*.timer"):
        text = timer.read_text("utf-8")
        assert (DEPLOY / timer.with_suffix(".service").name).exists()
        when = re.search(r"^OnCalendar=(.*)$", text, re.MULTILINE)
        assert when
        command = ["systemd-analyze", "calendar", when[1]]
        assert subprocess.run(command, capture_output=True, check=False).returncode == 0


def verified(unit: Path) -> list[str]:
    """Return systemd's complaints about a unit."""
    command = ["systemd-analyze", "verify", str(unit)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    return (done.stdout + done.stderr).splitlines()
