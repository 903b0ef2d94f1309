"""A real server is killed again and again while a table by turns waits for days: a false clock tells it the time."""

from __future__ import annotations

import asyncio
import re
import signal
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientWebSocketResponse

from numeramis_access.server.people.calls import GRACE_SECONDS
from numeramis_access.server.people.setting import setting_of
from numeramis_access.server.stores.sqlite import SqliteStore
from numeramis_access.tables.long_clocks import DAY_SECONDS, REMINDER_SHARE, AwaitedDecision
from tests.fake_clock import FakeClock
from tests.server.exim import Exim, exim
from tests.server.processes import Node
from tests.server.test_people_socket import ask, heard, joined
from tests.waiting import wait_until

pytestmark = [pytest.mark.peer("faketime"), pytest.mark.peer("exim")]

HOUR = 3600
SUBJECT = "A table is waiting for you"


class Dead:
    """A house whose server is started at any time and killed. :param folder: its folder. :param mail: takes mail."""

    def __init__(self, folder: Path, mail: Exim) -> None:
        self.folder, self.mail = folder, mail
        self.orders = folder / "calls.toml"
        self.orders.write_text(f'[mail]\nsender = "tables@example.org"\nport = {mail.port}\n', "utf-8")
        self.clock = FakeClock(folder / "clock")
        self.table = ""

    @contextmanager
    def alive(self, after: float) -> Iterator[str]:
        """Run the server until it is killed; yield its address. :param after: seconds from now at which it starts."""
        self.clock.set(after)
        node = Node(self.folder / "home", "--calls", str(self.orders), within=self.clock.within)
        try:
            yield node.url
        finally:
            node.end(signal.SIGKILL)

    def awaited(self) -> AwaitedDecision:
        """Return the decision that the table waits for; none while a computer decides."""
        with closing(SqliteStore(self.folder / "home/people.sqlite")) as store:
            kept = store.table_of(self.table)
            assert kept is not None
            return setting_of(kept).awaited or AwaitedDecision(None, 0, 0)

    def calls(self) -> list[str]:
        """Return the people who got e-mails about waiting tables."""
        return [str(mail["To"]) for mail in self.mail.mails() if mail["Subject"] == SUBJECT]

    def code_for(self, address: str) -> str:
        """Return the code that the house sent to an address, after a wait for it."""
        wait_until(lambda: address in [str(mail["To"]) for mail in self.mail.mails()])
        (mail,) = (mail for mail in self.mail.mails() if mail["To"] == address)
        code = re.search(r"\b[0-9]{6}\b", mail.get_content())
        assert code is not None, mail.get_content()
        return code[0]

    async def see_no_more_calls(self, url: str) -> None:
        """Wait until the server has looked for calls: the same loop sends the second code after the calls."""
        async with joined(url, "Otto") as at:
            for address in ("1@example.org", "2@example.org"):
                await ask(at, "call-by-mail", address=address)
                self.code_for(address)

    async def confirm(self, at: ClientWebSocketResponse, address: str) -> None:
        """Let the house write to an address at any hour, with the code that it sent."""
        await ask(at, "call-by-mail", address=address)
        done = await ask(at, "call-by-mail", address=address, code=self.code_for(address))
        assert done["is"] == "done", done
        await ask(at, "call-when", begins=0, ends=0)

    async def begin(self, url: str) -> None:
        """Begin a match by turns of Adam and Eva, who are gone then."""
        async with joined(url, "Adam") as adam, joined(url, "Eva") as eva:
            for at, name in ((adam, "adam"), (eva, "eva")):
                await self.confirm(at, f"{name}@example.org")
            made = (await ask(adam, "open", game="quist", players=4, days=1))["answer"]
            self.table = made["table"]
            await ask(eva, "enter", table=made["code"])
            await adam.send_json({"do": "begin", "id": "b", "table": self.table})
            await heard(adam, lambda said: (said.get("turns") or {}).get("awaited") is not None)

    async def read(self, url: str, name: str) -> list[dict[str, Any]]:
        """Return all messages of the match so far, as a person hears them who comes again."""
        async with joined(url, name) as at:
            asked = asyncio.create_task(heard(at, lambda said: said["is"] == "told"))
            await at.send_json({"do": "enter", "id": "e", "table": self.table, "after": 0})
            messages: list[dict[str, Any]] = (await asked)["messages"]
            return messages


@pytest.mark.timeout(600)
def test_a_time_that_ends_while_the_server_is_dead_brings_one_reminder_one_call_and_one_decision(
    tmp_path: Path,
) -> None:
    with exim() as mail:
        house = Dead(tmp_path, mail)
        with house.alive(0) as url:
            asyncio.run(house.begin(url))
        begun = house.awaited()
        assert begun.place is not None
        assert not begun.reminded
        late = ("adam@example.org", "eva@example.org")[begun.place]
        dead = DAY_SECONDS + HOUR
        with house.alive(dead):
            wait_until(lambda: house.awaited().reminded)
            assert not house.calls(), "not at once: perhaps she comes"
            house.clock.set(dead + 2 * GRACE_SECONDS)
            wait_until(house.calls)
        reminded = house.awaited()
        assert (reminded.decision, reminded.since) == (begun.decision, begun.since), "the person still may decide"
        assert reminded.reminded >= begun.since + dead - HOUR
        with house.alive(dead + HOUR) as url:
            house.clock.set(dead + HOUR + 2 * GRACE_SECONDS)
            asyncio.run(house.see_no_more_calls(url))
        assert house.awaited() == reminded, "no second reminder"
        assert house.calls() == [late], "no second call"
        over = dead + DAY_SECONDS * REMINDER_SHARE + HOUR
        with house.alive(over):
            wait_until(lambda: house.awaited().decision > begun.decision and house.awaited().place is not None)
        decided = house.awaited()
        with house.alive(over + HOUR) as url:
            messages = asyncio.run(house.read(url, "Eva"))
        assert house.awaited() == decided
        missed = [message for message in messages if message["type"] == "time-over"]
        assert [(message["entrant"], message["once"]) for message in missed] == [(begun.place, True)]
