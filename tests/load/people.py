"""People who play at a house's socket through all line faults: they reconnect, ask for missed messages, go on.

Each takes a person's time to decide, and asserts that messages are numbered without a gap and never change. Messages
and accepted offers are a history for ``check``.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import secrets
import time
from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from aiohttp import (
    ClientError,
    ClientSession,
    ClientTimeout,
    ClientWebSocketResponse,
    TCPConnector,
    WSMessage,
    WSMsgType,
)

from numeramis_access.core.actions import AmountRange
from numeramis_access.core.cards import HIDDEN_CARD
from numeramis_access.server.client import url_of
from numeramis_access.tables.codec import read_position, write_message
from numeramis_access.tables.messages import Position
from numeramis_access.tables.request_fields import SET_PHRASES
from tests.campaigns.playing import Kind
from tests.contract.walk import concrete
from tests.load.check import SeatHistory, TableHistory, digest
from tests.standard import ruleset

#: codes that the house may answer to a correct request: it cannot write, or cannot identify the person (the repeated
#: request then precedes the hello), or the answer was lost
MAY_BE_DENIED = ("not-kept", "hello-first", "begun", "not-here", "deal-is-on")


class Wait(NamedTuple):
    """One offer.

    :param at: its time by this process's clock. :param seconds: time until the last seat of the table was told.
    :param disturbed: whether a line was lost meanwhile.
    """

    at: float
    seconds: float
    disturbed: bool


class Party:
    """The players of one match, and their meeting.

    :param urls: sockets of servers; each line goes to a random one. :param number: of the table. :param pace: mean
        seconds of a decision. :param again: seconds until a lost line is tried again. :param own: local addresses of
        the players; without any each player has a separate loopback address. :param silence: seconds until a silent
        line counts as lost, None for never. :param follows: whether players move to the table's server, as programs do
        and pages do not.
    :ivar code: of the table, once it is open. :ivar waits: of each offer that reached the last seat.
    :ivar stopping: whether players take no new actions.
    """

    def __init__(
        self,
        urls: Sequence[str],
        kind: Kind,
        number: int,
        pace: float = 0.0,
        again: float = 0.03,
        own: Sequence[str] = (),
        silence: float | None = None,
        follows: bool = True,
    ) -> None:
        self.urls = urls
        self.silence = silence
        self.kind = kind
        self.pace = pace
        self.again = again
        self.rules = ruleset(kind.game)
        self.code = asyncio.get_running_loop().create_future()
        self.table = ""
        self.waits: list[Wait] = []
        self.stopping = False
        self.follows = follows
        self.players = [Player(self, number, seat, own) for seat in range(kind.seats)]
        self._offered: tuple[int, float, int] | None = None

    @property
    def over(self) -> bool:
        """Return whether all players have heard the end."""
        return all(player.over for player in self.players)

    @property
    def begun(self) -> bool:
        """Return whether all players have heard of the match."""
        return all(player.told for player in self.players)

    @property
    def settled(self) -> bool:
        """Return whether no offer lacks an answer, and all players have the same number of messages."""
        told = {len(player.told) for player in self.players}
        return len(told) == 1 and not any(player.waits for player in self.players)

    @property
    def history(self) -> TableHistory:
        """Return all players' messages, accepted offers and waits."""
        calm = [wait.seconds for wait in self.waits if not wait.disturbed]
        lost = [wait.seconds for wait in self.waits if wait.disturbed]
        return TableHistory(self.table, [player.history for player in self.players], calm, lost)

    async def play(self) -> None:
        """Play the match to its end."""
        await asyncio.gather(*(player.live() for player in self.players))

    def offers(self, number: int) -> None:
        """Note an offer. :param number: of its first message to all players."""
        self._offered = (number, time.perf_counter(), self._lines())

    def refused(self) -> None:
        """Note that the house refused the offer."""
        self._offered = None

    def heard(self) -> None:
        """Note a message to a seat."""
        if self._offered is not None and min(len(player.told) for player in self.players) >= self._offered[0]:
            _, at, lines = self._offered
            self.waits.append(Wait(at, time.perf_counter() - at, lines != self._lines()))
            self._offered = None

    def _lines(self) -> int:
        return sum(player.lines for player in self.players)


class Player:
    """One person.

    :ivar told: digest of each message of the match. :ivar accepted: own offers reported as done.
    :ivar lines: number of lines so far. :ivar backs: seconds from each lost line to the return to the table.
    :ivar ends: reasons for ended lines, with counts. :ivar waited: announced waits, with counts.
    """

    def __init__(self, party: Party, number: int, seat: int, own: Sequence[str]) -> None:
        self._party = party
        self._host = seat == 0
        self._chance = random.Random(f"{number}/{seat}")
        self._slow = self._chance.uniform(0.7, 1.3)
        self._offers = 0
        self._offer: dict[str, Any] | None = None
        self._socket: ClientWebSocketResponse | None = None
        self._position: Any = None
        self._table = ""
        self._last = ""
        self._informed = False
        self._done = 0
        self._ready = 0
        self._due: float | None = None
        self._lost: float | None = None
        self.name = f"Player {seat} {number}"
        self.key = secrets.token_urlsafe(40)
        #: a separate address for each player, so that no limit by address applies
        own = own or (f"127.{1 + number // 250 % 250}.{1 + number % 250}.{seat + 1}",)
        self._address = own[(number * party.kind.seats + seat) % len(own)]
        self.told: list[str] = []
        self.accepted: list[str] = []
        self.backs: list[float] = []
        self.ends = Counter[str]()
        self.waited = Counter[str]()
        self.lines = 0
        self.over = False
        self._goes_to = ""
        self._follows = party.follows

    @property
    def waits(self) -> bool:
        """Return whether an own offer lacks an answer."""
        return self._offer is not None

    @property
    def history(self) -> SeatHistory:
        """Return this seat's messages and accepted offers."""
        return SeatHistory(self.name, self.told, self.accepted, self.over)

    # the line

    async def live(self) -> None:
        """Play until the match is over, with as many lines as necessary."""
        connector = TCPConnector(local_addr=(self._address, 0))
        silence = self._party.silence
        timeout = ClientTimeout(sock_connect=silence or 20.0, sock_read=silence)  # the latter until the line is there
        async with ClientSession(connector=connector, timeout=timeout) as client:
            while not self.over:
                try:
                    url, self._goes_to = self._goes_to or self._chance.choice(self._party.urls), ""
                    async with client.ws_connect(url, max_msg_size=1 << 24, heartbeat=silence) as socket:
                        self._socket = socket
                        self.lines += 1
                        await self._play(socket)
                except (ClientError, ConnectionError, TimeoutError) as error:
                    self.ends[type(error).__name__] += 1
                if not self._goes_to:
                    self._lost = self._lost or time.perf_counter()
                    await asyncio.sleep(self._party.again)

    def drop(self) -> None:
        """Lose the line without notice to the other end."""
        if self._socket is not None and (transport := self._socket._response.connection) is not None:
            transport.close()

    async def say(self) -> None:
        """Say something to the table, if the line carries it."""
        what = {"phrase": self._chance.choice(SET_PHRASES)}
        if self._chance.random() < 0.3:
            what = {"text": "Ještě chvíli, prosím."}
        if self._socket is not None and self.told:
            with contextlib.suppress(ConnectionError):
                await self._ask(self._socket, "say", table=self._table, **what)

    async def _play(self, socket: ClientWebSocketResponse) -> None:
        self._informed = False  # first ask for the match's present state
        await self._ask(socket, "hello", version=1, key=self.key, name=self.name)
        if self._host and not self._table:
            kind = self._party.kind
            await self._ask(socket, "open", game=kind.game, players=kind.seats, options=kind.options, rests=True)
        else:
            table = self._table or await asyncio.shield(self._party.code)
            follow, self._follows = self._follows, self._party.follows
            await self._ask(socket, "enter", table=table, after=len(self.told), follow=follow)
        while not self.over:
            came = await self._next(socket)
            if came is None:
                await self._act(socket)
            elif came.type is WSMsgType.TEXT:
                await self._hear(socket, msgspec.json.decode(came.data))
                if self._goes_to:
                    self._follows = False  # from now on stay at the line's last server
                    return
            else:
                self.ends[f"closed by {came.type.name}, {came.data}"] += 1
                return

    async def _next(self, socket: ClientWebSocketResponse) -> WSMessage | None:
        """Return the next message, None when it is time to act."""
        if self._due is None or not self._informed:
            return await socket.receive()
        if self._due <= time.perf_counter():
            return None
        try:
            async with asyncio.timeout(self._due - time.perf_counter()):
                return await socket.receive()
        except TimeoutError:
            return None

    async def _ask(self, socket: ClientWebSocketResponse, do: str, **fields: Any) -> None:
        await socket.send_json({"do": do, "id": do, **fields})

    # incoming messages

    async def _hear(self, socket: ClientWebSocketResponse, said: dict[str, Any]) -> None:
        match said["is"]:
            case "done" if said["re"] == "open":
                self._party.table = self._table = said["answer"]["table"]
                self._party.code.set_result(said["answer"]["code"])
            case "done" if said["re"] == "enter" and "server" in said["answer"]:
                self._goes_to = url_of(said["answer"]["server"])
            case "done" if said["re"] == "enter":
                self._entered(said["answer"]["table"])
            case "done" if said["re"] == "act":
                self._answered(said["answer"]["answer"])
            case "denied":
                assert said["code"] in MAY_BE_DENIED, said
                if said["re"] in ("open", "enter", "begin"):
                    raise ConnectionResetError("denied")  # one tries again on another line
                self._offer = self._offer if said["re"] == "say" else None
            case "table" if self._host and said["stage"] == "gathering":
                if all(place["name"] for place in said["places"]):
                    await self._ask(socket, "begin", table=self._party.table)
            case "state":
                self._position, self._informed = said["state"]["position"], True
                await self._go_on(socket, fresh=True)
                return
            case "told":
                self._learn(said["messages"])
            case "waiting":
                self.waited[said["what"]] += 1
            case "bye":
                self.ends[said["code"]] += 1
        await self._go_on(socket, fresh=False)

    def _entered(self, table: str) -> None:
        self._table = table
        if self._lost is not None:
            self.backs.append(time.perf_counter() - self._lost)
            self._lost = None

    def _learn(self, messages: list[dict[str, Any]]) -> None:
        for message in messages:
            number, now = message["number"], digest(message)
            if number <= len(self.told):
                assert now == self.told[number - 1], ("what was told has changed", self.name, message)
                continue
            assert number == len(self.told) + 1, ("a gap", self.name, len(self.told), message)
            self.told.append(now)
            self._position = message.get("position", self._position)
            self._last = message["type"]
        self.over = self._last == "match-ended"
        self._party.heard()

    def _answered(self, answer: dict[str, Any]) -> None:
        if answer["type"] == "accepted":
            self.accepted.append(answer["id"])
            self._done = answer["number"]  # decide nothing before the result of the last action
        else:
            assert answer["refusal"]["code"].startswith("offer-"), answer
            self._party.refused()
        self._offer = None

    # own actions

    async def _go_on(self, socket: ClientWebSocketResponse, fresh: bool) -> None:
        """Act if the table waits for this player. :param fresh: whether the line is new: repeat unanswered requests."""
        knows = self._position is not None and len(self.told) >= self._done
        own_turn = knows and self._offer is None and bool(self._position["view"]["legal"])
        if self._last == "resting" or not own_turn:
            self._due = None
        elif self._due is None:
            self._due = time.perf_counter() + self._party.pace * self._slow * self._chance.gammavariate(2.0, 0.5)
        if self._party.stopping:
            self._due = None
        elif self._last == "resting" and (fresh or self._ready < len(self.told)):
            self._ready = len(self.told)
            await self._ask(socket, "ready", table=self._party.table)
        if self._offer is not None and fresh:
            await self._ask(socket, "act", table=self._party.table, offer=self._offer)

    async def _act(self, socket: ClientWebSocketResponse) -> None:
        self._due = None
        if not self._party.stopping:
            self._offer = self._choice()
            self._party.offers(len(self.told) + 1)
            await self._ask(socket, "act", table=self._party.table, offer=self._offer)

    def _choice(self) -> dict[str, Any]:
        position: Position = read_position(self._party.rules, self._position)
        for seat, hand in enumerate(position.view.hands_by_seat()):
            hidden = set(hand) <= {HIDDEN_CARD}
            assert hidden or seat == position.seat or position.view.is_hand_open(seat), "a leak"
        choice = self._chance.choice(position.view.legal)
        action = concrete(self._party.rules, choice, self._chance) if isinstance(choice, AmountRange) else choice
        self._offers += 1
        return {"id": f"{self.name}/{self._offers}", "seen": len(self.told), "action": write_message(action)}  # type: ignore[arg-type]
