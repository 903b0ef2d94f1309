"""Opponents think on servers of their own: tasks go over the bus, with a deadline, and a weaker choice is at hand.

What goes over the wire is one seat's view and the choice made from it; neither needs the table.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import msgspec

from numeramis_access.catalogue import Catalogue
from numeramis_access.core.actions import AmountRange
from numeramis_access.core.codec import read_action, read_view
from numeramis_access.input.inbox import Inbox, Thought
from numeramis_access.players.policy import LEVELS, Choice
from numeramis_access.server.bus.port import Bus, Take
from numeramis_access.server.thinking import SharedPool
from numeramis_access.tables.computers import ThinkingTask

#: subject on which tasks are served, and on which those who serve it say that they live
THINK, ALIVE = "players.think", "players.alive"
#: seconds beyond its own time in which a choice has to come
DEADLINE = 4.0
#: seconds between two signs of life, and after which nobody is believed to live
BEAT, SILENCE = 0.5, 2.0


def write_task(task: ThinkingTask, whose: str = "") -> bytes:
    """Return a task as it goes over the bus. :param whose: table it is for, as ``SharedPool.share`` has it."""
    return msgspec.json.encode({"whose": whose, **msgspec.structs.asdict(task)})


def read_task(catalogue: Catalogue, body: bytes) -> ThinkingTask:
    """Return what is asked. :raises ValueError, KeyError: for what no server of this version asks."""
    fields = msgspec.json.decode(body, type=dict[str, object])
    rules = catalogue[str(fields["game"])].ruleset()
    view = read_view(rules, fields.pop("view"))
    known = msgspec.convert({**fields, "view": None}, _Plain)
    return ThinkingTask(
        known.game, known.level, view, known.chance, known.milliseconds, known.temperament, known.sure, known.times,
        known.compared, known.line, known.against, known.signals,
        known.looks,
    )  # fmt: skip


def whose_task(body: bytes) -> str:
    """Return whose table a task is for, by id; empty where a server of before does not tell. :raises ValueError:"""
    return msgspec.json.decode(body, type=_For).whose


class _For(msgspec.Struct, frozen=True):
    whose: str = ""


class _Plain(ThinkingTask, frozen=True):
    """The parts of a task that are the same in every game."""

    view: None  # type: ignore[assignment]


class ThinkingServer:
    """Answers tasks of other servers. :param pool: thinks. :param later: does something after so many seconds."""

    def __init__(self, bus: Bus, pool: SharedPool, later: Callable[[float, Callable[[], None]], object]) -> None:
        self._bus = bus
        self._pool = pool
        self._later = later
        bus.serve(THINK, self._answer)
        pool.begin(self._live)

    def _live(self) -> None:
        self._bus.send(ALIVE, b"")
        self._later(BEAT, self._live)

    def _answer(self, body: bytes, reply: Take) -> None:
        try:
            task, whose = read_task(self._pool.catalogue, body), whose_task(body)
        except (KeyError, ValueError):
            return  # of another version: whoever asks has somebody else

        def thought() -> None:
            while (item := inbox.take()) is not None:
                if isinstance(item, Thought):
                    reply(msgspec.json.encode(None if item.choice is None else item.choice.action))

        inbox = Inbox()
        inbox.wake = thought
        self._pool.share(inbox, whose).ask(task)


class FarThinking:
    """Has other servers think where there are some, this one otherwise.

    :param pool: of this server: thinks when nobody else lives, and more weakly when no choice has come in time.
    :param clock: seconds that only go forward.
    """

    def __init__(self, bus: Bus, pool: SharedPool, clock: Callable[[], float]) -> None:
        self.bus = bus
        self.pool = pool
        self._clock = clock
        self._heard = float("-inf")
        bus.listen(ALIVE, self._hear, lambda: None)

    def _hear(self, _: bytes) -> None:
        self._heard = self._clock()

    @property
    def there(self) -> bool:
        """Return whether a server that thinks for others lives."""
        return self.bus.up and self._clock() - self._heard < SILENCE

    def share(self, inbox: Inbox, whose: str = "") -> FarThinker:
        """Return what thinks for one table. :param whose: it is, as ``SharedPool.share`` has it."""
        return FarThinker(self, inbox, whose)


class FarThinker:
    """Thinks for one table. :param inbox: takes the choices. :param whose: it is, by id, empty for nobody's."""

    def __init__(self, thinking: FarThinking, inbox: Inbox, whose: str = "") -> None:
        self._thinking = thinking
        self._whose = whose
        self._inbox = inbox
        self._tickets = 0
        #: tickets of the table, by those of this server's own pool
        self._own: dict[int, int] = {}
        self._wanted: set[int] = set()
        self._chosen = Inbox()
        self._chosen.wake = self._hand_on_own
        self._local = thinking.pool.share(self._chosen, whose)

    def ask(self, task: ThinkingTask) -> int:
        """Have something thought about; return the ticket that the Thought will carry."""
        self._tickets += 1
        ticket = self._tickets
        self._wanted.add(ticket)
        if self._thinking.there:
            seconds = DEADLINE + task.milliseconds / 1000
            take = partial(self._take_choice, ticket, task)
            self._thinking.bus.ask(THINK, write_task(task, self._whose), seconds, take)
        else:
            self._think_here(ticket, task)
        return ticket

    def _think_here(self, ticket: int, task: ThinkingTask) -> None:
        self._own[self._local.ask(task)] = ticket

    def _take_choice(self, ticket: int, task: ThinkingTask, body: bytes | None) -> None:
        """Take a choice; where none came in time, have a weaker player of this server choose."""
        if ticket not in self._wanted:
            return
        choice = None if body is None else self._read(task, body)
        if choice is None:
            lower = LEVELS[max(0, LEVELS.index(task.level) - 1)] if task.level in LEVELS else task.level
            self._think_here(ticket, msgspec.structs.replace(task, level=lower))
        else:
            self._wanted.discard(ticket)
            self._inbox.put(Thought(ticket, choice))

    def _read(self, task: ThinkingTask, body: bytes) -> Choice | None:
        """Return a choice, None for what is none or may not be done."""
        rules = self._thinking.pool.catalogue[task.game].ruleset()
        try:
            action = read_action(rules, msgspec.json.decode(body))
        except ValueError:
            return None
        legal = task.view.legal
        return Choice(action) if action in legal or any(isinstance(one, AmountRange) for one in legal) else None

    def _hand_on_own(self) -> None:
        """Hand on the choices that this server itself has thought of."""
        while (item := self._chosen.take()) is not None:
            if not isinstance(item, Thought):
                continue
            ticket = self._own.pop(item.ticket, 0)
            if ticket in self._wanted:
                self._wanted.discard(ticket)
                self._inbox.put(Thought(ticket, item.choice, item.fault))

    def forget(self, ticket: int) -> None:
        """Take note that nobody waits for this choice any longer."""
        self._wanted.discard(ticket)
        for own in [own for own, asked in self._own.items() if asked == ticket]:
            self._local.forget(own)
            del self._own[own]

    #: a server that hangs belongs to others too: its choice is not waited for, and that is all
    give_up = forget
