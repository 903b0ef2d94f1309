"""Clients of other versions at this house: it ignores their additional fields, and denies unknown requests."""

from __future__ import annotations

from pathlib import Path

from aiohttp import ClientSession

from tests.server.test_people_socket import ask, heard, joined
from tests.server.test_site import run, served


def test_a_later_client_is_told_what_cannot_be_done_and_plays_on(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path / "homes") as address, joined(address, "Jan") as jan, joined(address, "Eva") as eva:
            made = (await ask(jan, "open", game="quist", players=4, shade="green"))["answer"]
            await ask(eva, "enter", table=made["code"], before=3)
            for request in ("dance", "hello2", "Lobby"):
                assert (await ask(jan, request, table=made["table"]))["code"] == "unknown-request"
            assert (await ask(jan, "rename", name="Jan", gender="of later"))["code"] == "unknown-value"
            assert (await ask(jan, "open", game="quist", players=4, level="of later"))["code"] == "unknown-value"
            no_such = {"game": "quist", "players": 4, "options": {"thirteenth": True}}
            assert (await ask(jan, "open", **no_such))["code"] == "no-such-match"
            assert (await ask(jan, "open", game="tarock", players=4))["code"] == "no-such-match"
            await jan.send_json({"do": "begin", "id": "b", "table": made["table"], "quickly": True})
            for at in (jan, eva):
                state = await heard(at, lambda said: said["is"] == "state")
                assert state["table"] == made["table"], "the match begins, and nobody's line has ended"

    run(test)


def test_before_anybody_has_said_hello_a_later_request_is_denied_and_another_version_refused(tmp_path: Path) -> None:
    async def test() -> None:
        async with (
            served(tmp_path / "homes") as address,
            ClientSession() as client,
            client.ws_connect(f"{address}/people") as at,
        ):
            assert (await ask(at, "choose-version"))["code"] == "unknown-request"
            hello = {"key": "k3yK3Y" + "0123456789" * 4, "name": "Jan", "badge": [1]}
            assert (await ask(at, "hello", version=2, **hello))["code"] == "version"
            assert (await ask(at, "hello", version=1, **hello))["is"] == "done"

    run(test)
