"""A house in this process with people at its tables: each has a connection that can drop, and plays what it may."""

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
from numeramis_access.input.inbox import Inbox, Thought
from numeramis_access.server.people.answers import receive
from numeramis_access.server.people.guest import Guest
from numeramis_access.server.people.house import House
from numeramis_access.server.people.limits import Scope
from numeramis_access.server.stores.sqlite import SqliteStore
from numeramis_access.server.stores.store import Store
from numeramis_access.server.watch_log import Watch
from numeramis_access.tables.codec import read_message, read_state
from numeramis_access.tables.computers import ThinkingTask
from numeramis_access.tables.messages import Happened, MatchOver, Message, Position, Resting, TakenBack
from numeramis_access.tables.protocol import line_of, read_push
from numeramis_access.tables.pushes import Denied, Done, HousePush, Joined, TableNow, Told
from numeramis_access.tables.requests import Hello, Request
from tests.contract.walk import concrete
from tests.standard import policy, ruleset
from tests.tables.host import Clock

#: when a house of the tests is opened, in seconds since 1970
TODAY = 1_760_000_000.0

P = TypeVar("P", bound=HousePush)


def key_of(name: str) -> str:
    """Return the key of whoever has this name, as a device makes one by chance."""
    return base64.urlsafe_b64encode(hashlib.sha256(name.encode()).digest()).rstrip(b"=").decode()


class Thinking:
    """Thinks at once, in this process: the answer lies in the inbox when the table asks for it."""

    def __init__(self, inbox: Inbox, host: str = "") -> None:
        self._inbox = inbox
        self._ticket = 0

    def ask(self, task: ThinkingTask) -> int:
        self._ticket += 1
        choice = policy(task.game, task.level).choose(task.view, random.Random(task.chance), task.milliseconds)
        self._inbox.put(Thought(self._ticket, choice))
        return self._ticket

    def forget(self, ticket: int) -> None: ...

    def give_up(self, ticket: int) -> None: ...


class Loud(Watch):
    """Has a test fail at the first error that nobody foresaw, instead of one member being set aside."""

    def count_fault(self, error: BaseException, about: str = "") -> None:
        raise error


class Club:
    """A house that can be killed and opened again. :param watch: takes note of what goes on there."""

    def __init__(self, folder: Path, watch: Watch | None = None) -> None:
        self.folder = folder
        self.watch = watch or Loud()
        self.clock = Clock()
        self._began = time.time() - self.clock.now
        self._woken = False
        self.house = self.open()

    def open(self, store: Store | None = None) -> House:
        store = store or SqliteStore(self.folder / "house.sqlite")
        self.house = House(store, STANDARD, Thinking, self.clock, self._wake, self.watch, date=self.date)
        return self.house

    def date(self) -> float:
        """Return seconds since 1970."""
        return TODAY + self.clock()

    def limit(self, name: str, scope: Scope, most: int) -> None:
        """Have the house grant less of one thing, as often again in as many seconds."""
        limit = self.house.allowance.limits[name]
        rate = limit.rates[scope]._replace(most=most)
        self.house.allowance.limits = {
            **self.house.allowance.limits, name: limit._replace(rates={**limit.rates, scope: rate}),
        }  # fmt: skip

    def _wake(self) -> None:
        self._woken = True

    def run(self, seconds: float = 0.0) -> None:
        """Let everything happen that is due, and what becomes due within these seconds."""
        end = self.clock.now + seconds
        for _ in range(10_000):
            self._woken = False
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
        """Demand that the tables of the lobby are those that there are, as they stand, and each person's their own."""
        there = {one.id: one for one in self.house.sittings.values() if one.stage != "over"}
        assert {one.now.table: _timeless(one.now) for one in self.house.lobby.tables()} == {
            id: _timeless(one.seen_by("")) for id, one in there.items()
        }
        for person in self.house.store.people():
            own = [id for id, one in there.items() if one.place_of(person.id) is not None]
            assert sorted(one.now.table for one in self.house.lobby.own(person.id)) == sorted(own)


def _timeless(table: TableNow) -> TableNow:
    """Return a table without what time alone changes at its places: the lobby tells again what people do."""
    places = tuple(msgspec.structs.replace(place, gone=0.0, grace=0.0, sits_in=False) for place in table.places)
    return msgspec.structs.replace(table, places=places)


class Friend:
    """Somebody at the other end of a connection."""

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
        """Come to the house; return what it answers."""
        self.arrive()
        return self.done(Hello, version=1, key=self.key, name=self.name)

    def arrive(self) -> None:
        """Have a new connection, on which nobody has said who is there."""
        self.guest = self.club.house.connections.open(self.hear, self.address)

    def drop(self) -> None:
        assert self.guest is not None
        guest, self.guest = self.guest, None
        self.club.house.note_gone(guest)

    def ask(self, kind: type[Request], **fields: Any) -> Done | Denied:
        """Ask for something and return the reply."""
        self._ids += 1
        assert self.guest is not None
        assert receive(self.club.house, self.guest, line_of(kind(id=f"{self._ids}", **fields)))
        (reply,) = [one for one in self.heard if isinstance(one, Done | Denied) and one.re == f"{self._ids}"]
        return reply

    def done(self, kind: type[Request], **fields: Any) -> dict[str, Any]:
        """Ask for something that is done; return the answer."""
        reply = self.ask(kind, **fields)
        assert isinstance(reply, Done), reply
        return reply.answer

    def denied(self, kind: type[Request], **fields: Any) -> str:
        """Ask for something that is not done; return why."""
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
            if isinstance(message, Happened | TakenBack):
                self.position = message.position

    def last(self, kind: type[P]) -> P:
        """Return the last thing of a kind that was heard."""
        return next(push for push in reversed(self.heard) if isinstance(push, kind))

    @property
    def now(self) -> TableNow:
        return self.last(TableNow)

    @property
    def over(self) -> bool:
        return any(isinstance(message, MatchOver) for message in self.messages)

    @property
    def rests(self) -> bool:
        return bool(self.messages) and isinstance(self.messages[-1], Resting)

    def choice(self, chance: random.Random) -> Action | None:
        """Return something that may be done, None when it is another's turn."""
        if self.position is None or not self.position.view.legal or self.rules is None:
            return None
        choice = chance.choice(self.position.view.legal)
        return concrete(self.rules, choice, chance) if isinstance(choice, AmountRange) else choice

    def offer(self, action: Action, name: str = "") -> dict[str, Any]:
        """Return an offer of an action as it goes over the wire."""
        return {
            "id": name or f"o{len(self.messages)}",
            "seen": len(self.messages),
            "action": msgspec.to_builtins(action),
        }
