"""A house as an owner sets it up: behind Caddy with TLS, watched by Prometheus, started by systemd, with a log."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import shutil
import signal
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

from numeramis_access.server.watching import Log
from tests.campaigns.house_server import free_port
from tests.server.buses import Nats
from tests.server.databases import Cluster
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
def caddy(folder: Path, port: int, upstream: str) -> Iterator[ssl.SSLContext]:
    """Run Caddy with the configuration that is shipped; yield what trusts its certificates."""
    config = folder / "Caddyfile"
    config.write_text(ALONE.format(http=free_port()) + (DEPLOY / "Caddyfile").read_text("utf-8"), "utf-8")
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
        yield ssl.create_default_context(cafile=str(root))
    finally:
        process.terminate()
        process.wait(30)


async def behind_caddy(address: str, inside: str, trust: ssl.SSLContext) -> None:
    """Look at the page, and play with a friend over TLS, as people elsewhere do."""
    url = f"{address.replace('https', 'wss')}/people"
    async with ClientSession(connector=TCPConnector(ssl=trust)) as client:
        page = await client.get(address)
        assert page.status == 200
        assert page.cookies["numeramis"]["secure"]
        for hidden in ("metrics", "health"):
            assert (await client.get(f"{address}/{hidden}")).status == 404
            assert (await client.get(f"{inside}{hidden}")).status == 200
        origin = {"Origin": address}
        async with client.ws_connect(url, headers=origin) as jan, client.ws_connect(url, headers=origin) as eva:
            for at, name in ((jan, "Jan"), (eva, "Eva")):
                assert (await ask(at, "hello", version=1, key=name.ljust(43, "x"), name=name))["is"] == "done"
            made = (await ask(jan, "open", game="quist", players=4))["answer"]
            await ask(eva, "enter", table=made["code"])
            await ask(jan, "say", table=made["table"], text="hello everybody")
            await jan.send_json({"do": "begin", "id": "b", "table": made["table"]})
            played = 0
            while played < 4:
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
        """Return what a browser's server answers."""
        async with browser.ws_connect(f"wss://localhost:{port}/people", headers=names) as at:
            return dict((await ask(at, "hello", version=1, key="J".ljust(43, "x"), name="Jan"))["answer"])

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
            assert len({await server_of(await browser()) for _ in range(8)}) > 1, "there are others"
            ended = next(node for node in nodes if node.url.endswith(first))
            await asyncio.to_thread(ended.end, signal.SIGKILL)
            for _ in range(6):
                assert (await hello(ours))["name"] == "Jan", "the other one serves"

    with servers(postgres, nats, tmp_path, 2, "--name", f"localhost:{port}") as nodes:
        upstreams = " ".join(node.url.removeprefix("http://") for node in nodes)
        with caddy(tmp_path, port, upstreams) as trust:
            asyncio.run(asyncio.wait_for(test(nodes, trust), 100))


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
    def gone(line: str) -> None:
        raise BrokenPipeError

    Log(gone, lambda: 0.0).note("came", person="a")


@pytest.mark.peer("systemd")
def test_the_service_is_one_that_systemd_accepts(tmp_path: Path) -> None:
    unit = tmp_path / "numeramis-access.service"
    text = (DEPLOY / unit.name).read_text("utf-8")
    program = tmp_path / "numeramis-access"
    shutil.copy(sys.executable, program)
    unit.write_text(text.replace("/opt/numeramis-access/bin/numeramis-access", str(program)), "utf-8")
    assert [line for line in verified(unit) if unit.stem in line] == []
    unit.write_text(text.replace("DynamicUser=yes", "DynamicUser=perhaps"), "utf-8")
    assert [line for line in verified(unit) if "perhaps" in line], "it would have told"


def verified(unit: Path) -> list[str]:
    """Return what systemd has to say of a unit."""
    command = ["systemd-analyze", "verify", str(unit)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    return (done.stdout + done.stderr).splitlines()
