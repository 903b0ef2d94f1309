"""A house in this process with people at its tables, whose connections can drop and who play legal actions."""

from __future__ import annotations

import base64
import hashlib
import random
import time
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from numeramis_access.catalogue import STANDARD
from numeramis_access.core.actions import Action, AmountRange
from numeramis_access.core.ruleset import AnyRuleset
from numeramis_access.input.inbox import Inbox, ThoughtFinished
from numeramis_access.server.people.answers import receive
from numeramis_access.server.people.conducting import conduct_evenings
from numeramis_access.server.people.guest import Guest
from numeramis_access.server.people.house import House
from numeramis_access.server.people.limits import Scope
from numeramis_access.server.people.table_seen import table_seen_by
from numeramis_access.server.stores.sqlite import SqliteStore
from numeramis_access.server.stores.store import Store
from numeramis_access.server.watch_log import Watch
from numeramis_access.tables.codec import read_message, read_state
from numeramis_access.tables.computers import ThinkingTask
from numeramis_access.tables.messages import ActionsUndone, EventHappened, MatchOver, Message, Position, TableResting
from numeramis_access.tables.person_requests import Hello
from numeramis_access.tables.protocol import line_of, read_push
from numeramis_access.tables.pushes import Denied, Done, HousePush, Joined, TableNow, Told
from numeramis_access.tables.request_fields import Request
from tests.contract.walk import concrete
from tests.standard import policy, ruleset
from tests.tables.host import Clock

#: when a house of the tests is opened, in seconds since 1970
TODAY = 1_760_000_000.0

P = TypeVar("P", bound=HousePush)


def key_of(name: str) -> str:
    """Return the key of a name, in the form of a device's random key."""
    return base64.urlsafe_b64encode(hashlib.sha256(name.encode()).digest()).rstrip(b"=").decode()


class Thinking:
    """Thinks at once, in this process: the answer lies in the inbox when the table asks for it."""

    def __init__(self, inbox: Inbox, host: str = "") -> None:
        self._inbox = inbox
        self._ticket = 0

    def ask(self, task: ThinkingTask) -> int:
        self._ticket += 1
        choice = policy(task.game, task.level).choose(task.view, random.Random(task.chance), task.milliseconds)
        self._inbox.put(ThoughtFinished(self._ticket, choice))
        return self._ticket

    def forget(self, ticket: int) -> None: ...

    def stop_worker(self, ticket: int) -> None: ...


class Loud(Watch):
    """Lets a test fail at the first unexpected error; the real watch isolates the failed member."""

    def count_fault(self, error: BaseException, about: str = "") -> None:
        raise error


class Club:
    """A house that a test can kill and open again.

    :param watch: receives the house's counts and faults.
    :param thinking: makes the house's computers think.
    """

    def __init__(self, folder: Path, watch: Watch | None = None, thinking: type[Thinking] = Thinking) -> None:
        self.folder = folder
        self._thinking = thinking
        self.watch = watch or Loud()
        self.clock = Clock()
        self._began = time.time() - self.clock.now
        self._woken = False
        self.house = self.open()

    def open(self, store: Store | None = None) -> House:
        store = store or SqliteStore(self.folder / "house.sqlite")
        self.house = House(store, STANDARD, self._thinking, self.clock, self._wake, self.watch, date=self.date)
        return self.house

    def date(self) -> float:
        """Return seconds since 1970."""
        return TODAY + self.clock()

    def limit(self, name: str, scope: Scope, most: int) -> None:
        """Lower one limit of the house, with the same number again after this many seconds."""
        limit = self.house.allowance.limits[name]
        rate = limit.rates[scope]._replace(most=most)
        self.house.allowance.limits = {
            **self.house.allowance.limits, name: limit._replace(rates={**limit.rates, scope: rate}),
        }  # fmt: skip

    def _wake(self) -> None:
        self._woken = True

    def run(self, seconds: float = 0.0) -> None:
        """Run everything due now and within these seconds."""
        end = self.clock.now + seconds
        for _ in range(10_000):
            self._woken = False
            conduct_evenings(self.house)
            self.house.tick()
            due = self.house.due()
            if self._woken:
                continue
            if due is None or due > end:
                break
            self.clock.now = max(self.clock.now, due)
        else:
            raise AssertionError("it never comes to rest")
        self.clock.now = end
        self._see_lobby()

    def _see_lobby(self) -> None:
        """Assert that the lobby shows all tables in their present state, and each person's own table to them."""
        there = {one.id: one for one in self.house.sittings.values() if one.stage != "over"}
        assert {one.now.table: _timeless(one.now) for one in self.house.lobby.tables()} == {
            id: _timeless(table_seen_by(one, "")) for id, one in there.items()
        }
        for person in self.house.store.people():
            own = [id for id, one in there.items() if one.place_number_of(person.id) is not None]
            assert sorted(one.now.table for one in self.house.lobby.local_tables_of(person.id)) == sorted(own)


def _timeless(table: TableNow) -> TableNow:
    """Return a table without the parts of its places that only time changes: the lobby repeats people's actions."""
    places = tuple(msgspec.structs.replace(place, gone=0.0, grace=0.0, sits_in=False) for place in table.places)
    return msgspec.structs.replace(table, places=places)


class Friend:
    """A person at the other end of a connection."""

    def __init__(self, club: Club, name: str, key: str = "", address: str = "") -> None:
        self.address = address
        self.club = club
        self.name = name
        self.key = key or key_of(name)
        self.heard: list[HousePush] = []
        self.messages: list[Message] = []
        self.position: Position | None = None
        self.rules: AnyRuleset | None = None
        self.table = ""
        #: the six words that were made last
        self.words = ""
        self._ids = 0
        self.guest: Guest | None = None
        self.connect()

    def connect(self) -> dict[str, Any]:
        """Connect and say hello; return the house's answer."""
        self.arrive()
        return self.done(Hello, version=1, key=self.key, name=self.name)

    def arrive(self) -> None:
        """Open a connection without saying hello."""
        self.guest = self.club.house.connections.open(self.hear, self.address)

    def drop(self) -> None:
        assert self.guest is not None
        guest, self.guest = self.guest, None
        self.club.house.note_gone(guest)

    def ask(self, kind: type[Request], **fields: Any) -> Done | Denied:
        """Send a request and return the reply."""
        self._ids += 1
        assert self.guest is not None
        assert receive(self.club.house, self.guest, line_of(kind(id=f"{self._ids}", **fields)))
        (reply,) = [one for one in self.heard if isinstance(one, Done | Denied) and one.re == f"{self._ids}"]
        return reply

    def done(self, kind: type[Request], **fields: Any) -> dict[str, Any]:
        """Send a request that must succeed; return the answer."""
        reply = self.ask(kind, **fields)
        assert isinstance(reply, Done), reply
        return reply.answer

    def denied(self, kind: type[Request], **fields: Any) -> str:
        """Send a request that must be denied; return the code."""
        reply = self.ask(kind, **fields)
        assert isinstance(reply, Denied), reply
        return reply.code

    def hear(self, line: bytes) -> None:
        push = read_push(line)
        self.heard.append(push)
        match push:
            case Joined(table=table, state=state):
                self.table = table
                self.rules = ruleset(state["facts"]["game"])
                self.position = read_state(self.rules, state).position
            case Told(messages=messages):
                assert self.rules is not None
                self.learn([read_message(self.rules, message) for message in messages])

    def learn(self, messages: list[Message]) -> None:
        for message in messages:
            assert message.number == len(self.messages) + 1
            self.messages.append(message)
            if isinstance(message, EventHappened | ActionsUndone):
                self.position = message.position

    def last(self, kind: type[P]) -> P:
        """Return the last push of a kind."""
        return next(push for push in reversed(self.heard) if isinstance(push, kind))

    @property
    def now(self) -> TableNow:
        return self.last(TableNow)

    @property
    def over(self) -> bool:
        return any(isinstance(message, MatchOver) for message in self.messages)

    @property
    def rests(self) -> bool:
        return bool(self.messages) and isinstance(self.messages[-1], TableResting)

    def choice(self, chance: random.Random) -> Action | None:
        """Return a random legal choice; None if it is another's turn."""
        if self.position is None or not self.position.view.legal or self.rules is None:
            return None
        choice = chance.choice(self.position.view.legal)
        return concrete(self.rules, choice, chance) if isinstance(choice, AmountRange) else choice

    def offer(self, action: Action, name: str = "") -> dict[str, Any]:
        """Return an offer of an action in wire form."""
        return {
            "id": name or f"o{len(self.messages)}",
            "seen": len(self.messages),
            "action": msgspec.to_builtins(action),
        }
