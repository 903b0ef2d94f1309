"""People who play at a house's socket whatever happens to the line: they come again, ask for what they missed, go on.

Each demands that what it is told is numbered without a gap, and in the end that it was told what the record says.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections import Counter
from pathlib import Path
from typing import Any

from aiohttp import ClientError, ClientSession, ClientTimeout, ClientWebSocketResponse, TCPConnector

from numeramis_access.catalogue import STANDARD
from numeramis_access.core.actions import AmountRange
from numeramis_access.core.cards import HIDDEN
from numeramis_access.input.inbox import Inbox
from numeramis_access.server.people.sitting import Sitting
from numeramis_access.server.stores.sqlite import SqliteStore
from numeramis_access.tables.codec import read_position, write
from numeramis_access.tables.messages import Position
from numeramis_access.tables.protocol import Told as ToldPush
from numeramis_access.tables.protocol import line_of
from tests.campaigns.house_server import PEOPLE
from tests.campaigns.playing import Kind
from tests.contract.walk import concrete
from tests.server.guests import Thinking
from tests.standard import ruleset

#: seconds until a lost line is tried again
AGAIN = 0.03
#: games in which nobody ever sees the hand of another
CLOSED = ("quist", "whist")


class Party:
    """Those who play one match, and how they find each other. :ivar code: of their table, once it is open."""

    def __init__(self, url: str, kind: Kind, seed: int, pace: float = 0.0, games: dict[str, Any] | None = None) -> None:
        self.kind = kind
        self.rules = ruleset(kind.game)
        self.options = games or kind.options
        self.code = asyncio.get_running_loop().create_future()
        self.table = ""
        self.players = [Player(self, url, seat, seed, pace) for seat in range(kind.seats)]

    @property
    def over(self) -> bool:
        """Return whether everybody has heard the end."""
        return all(player.over for player in self.players)

    @property
    def begun(self) -> bool:
        """Return whether everybody has heard of the match."""
        return all(player.told for player in self.players)

    async def play(self) -> None:
        """Play the match to its end."""
        await asyncio.gather(*(player.live() for player in self.players))


class Player:
    """One person. :ivar told: every message of the match. :ivar accepted: own offers that were said to be done."""

    def __init__(self, party: Party, url: str, seat: int, seed: int, pace: float) -> None:
        self._party = party
        self._url = url
        self._host = seat == 0
        self._chance = random.Random(f"{seed}/{seat}")
        self._pace = pace
        self._offers = 0
        self._offer: dict[str, Any] | None = None
        self._socket: ClientWebSocketResponse | None = None
        self._position: Any = None
        self._table = ""
        self.name = f"Player {seat} {seed}"
        self.key = f"{seed}-{seat}-".ljust(43, "k")
        #: of this machine, so that no limit for one address is met
        self.address = f"127.{1 + seed // 250 % 250}.{1 + seed % 250}.{seat + 1}"
        self.told: list[dict[str, Any]] = []
        self.accepted: list[str] = []
        self.lines = 0
        self.over = False

    async def live(self) -> None:
        """Play until the match is over, over as many lines as it takes."""
        connector = TCPConnector(local_addr=(self.address, 0))
        async with ClientSession(connector=connector, timeout=ClientTimeout(sock_connect=20.0)) as client:
            while not self.over:
                with contextlib.suppress(ClientError, ConnectionError, TimeoutError):
                    async with client.ws_connect(self._url, max_msg_size=1 << 24) as socket:
                        self._socket = socket
                        self.lines += 1
                        await self._play(socket)
                await asyncio.sleep(AGAIN)

    def drop(self) -> None:
        """Lose the line, without a word to the other end."""
        if self._socket is not None and (transport := self._socket._response.connection) is not None:
            transport.close()

    async def _play(self, socket: ClientWebSocketResponse) -> None:
        await self._ask(socket, "hello", version=1, key=self.key, name=self.name)
        if self._host and not self._table:
            kind = self._party.kind
            await self._ask(socket, "open", game=kind.game, players=kind.seats, options=self._party.options, rests=True)
        else:
            table = self._table or await asyncio.shield(self._party.code)
            await self._ask(socket, "enter", table=table, after=len(self.told))
        async for message in socket:
            await self._hear(socket, json.loads(message.data))
            if self.over:
                return

    async def _hear(self, socket: ClientWebSocketResponse, said: dict[str, Any]) -> None:
        match said["is"]:
            case "done" if said["re"] == "open":
                self._party.table = self._table = said["answer"]["table"]
                self._party.code.set_result(said["answer"]["code"])
            case "done" if said["re"] == "enter":
                self._table = said["answer"]["table"]
            case "done" if said["re"] == "act":
                self._answered(said["answer"]["answer"])
            case "denied":
                assert said["code"] in ("not-kept", "begun", "not-here"), said
                self._offer = None
            case "table" if self._host and said["stage"] == "gathering":
                if all(place["name"] for place in said["places"]):
                    await self._ask(socket, "begin", table=self._party.table)
            case "state":
                self._position = said["state"]["position"]
                await self._go_on(socket, fresh=True)
                return
            case "told":
                self._learn(said["messages"])
        await self._go_on(socket, fresh=False)

    def _learn(self, messages: list[dict[str, Any]]) -> None:
        for message in messages:
            if message["number"] <= len(self.told):
                assert message == self.told[message["number"] - 1], "what was told has changed"
                continue
            assert message["number"] == len(self.told) + 1, "a gap"
            self.told.append(message)
            self._position = message.get("position", self._position)
        self.over = self.told[-1]["type"] == "match-ended"

    def _answered(self, answer: dict[str, Any]) -> None:
        if answer["type"] == "accepted":
            self.accepted.append(answer["id"])
        else:
            assert answer["refusal"]["code"].startswith("offer-"), answer
        self._offer = None

    async def _go_on(self, socket: ClientWebSocketResponse, fresh: bool) -> None:
        """Do what one is waited for. :param fresh: whether the line is new: what was not answered is asked again."""
        if self.told and self.told[-1]["type"] == "resting":
            await self._ask(socket, "ready", table=self._party.table)
        elif self._offer is not None:
            if fresh:
                await self._ask(socket, "act", table=self._party.table, offer=self._offer)
        elif self._position is not None and self._position["view"]["legal"]:
            await asyncio.sleep(self._pace * self._chance.random() * 2)
            self._offer = self._choice()
            await self._ask(socket, "act", table=self._party.table, offer=self._offer)

    def _choice(self) -> dict[str, Any]:
        position: Position = read_position(self._party.rules, self._position)
        if self._party.kind.game in CLOSED:
            hands = position.view.hands_by_seat()
            assert all(set(hand) <= {HIDDEN} for seat, hand in enumerate(hands) if seat != position.seat), "a leak"
        choice = self._chance.choice(position.view.legal)
        action = concrete(self._party.rules, choice, self._chance) if isinstance(choice, AmountRange) else choice
        self._offers += 1
        return {"id": f"{self.name}/{self._offers}", "seen": len(self.told), "action": write(action)}  # type: ignore[arg-type]

    async def _ask(self, socket: ClientWebSocketResponse, do: str, **fields: Any) -> None:
        await socket.send_json({"do": do, "id": do, **fields})


def check(home: Path, parties: list[Party]) -> int:
    """Compare what everybody was told and got done with the record; return how many actions of people it has.

    :raises AssertionError: for what was lost, done twice, or told otherwise than the record says.
    """
    store = SqliteStore(home / PEOPLE)
    actions = sum(_check(store, party) for party in parties)
    store.close()
    return actions


def _check(store: SqliteStore, party: Party) -> int:
    kept = store.table_of(party.table)
    assert kept is not None, "a table is lost"
    offers = Counter(deed["offer"] for line in store.entries(kept.id) if (deed := json.loads(line).get("deed")))
    offers.pop("", None)
    accepted = Counter(offer for player in party.players for offer in player.accepted)
    assert max(offers.values(), default=1) == 1, "an offer was done twice"
    assert not accepted - offers, ("said to be done, and not in the record", accepted - offers)
    sitting = Sitting(kept, store, STANDARD, Thinking(Inbox()), lambda: 0.0)
    for player in party.players:
        at = next(at for at, place in enumerate(sitting.setting.places) if place.name == player.name)
        assert sitting.match is not None
        messages = [write(one) for one in sitting.match.messages(at)]
        recorded = json.loads(line_of(ToldPush(table="", messages=messages)))["messages"]  # type: ignore[arg-type]
        assert player.told == recorded[: len(player.told)], (player.name, "was told otherwise than the record says")
        assert not player.over or len(player.told) == len(recorded)
    return len(offers)
