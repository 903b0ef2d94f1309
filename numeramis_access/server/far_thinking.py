"""Computer players on dedicated servers: tasks go over the bus with a deadline; after it a weaker local player chooses.

A task contains one seat's view, and the answer its choice; neither needs the table.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import msgspec

from numeramis_access.catalogue import Catalogue
from numeramis_access.core.actions import AmountRange
from numeramis_access.core.codec import read_action, read_view
from numeramis_access.input.inbox import Inbox, ThoughtFinished
from numeramis_access.players.policy import LEVELS, Choice
from numeramis_access.server.bus.port import Bus, TakeMessage
from numeramis_access.server.thinking import SharedPool
from numeramis_access.tables.computers import ThinkingTask

#: subject of tasks, and subject of the heartbeats of thinking servers
TASK_SUBJECT, HEARTBEAT_SUBJECT = "players.think", "players.alive"
#: seconds for a choice beyond its thinking time
GRACE_SECONDS = 4.0
#: seconds between two heartbeats; seconds of silence after which no thinking server counts as alive
HEARTBEAT_SECONDS, DEATH_SECONDS = 0.5, 2.0


def write_task(task: ThinkingTask, whose: str = "") -> bytes:
    """Return a task as bytes for another server.

    :param task: the task.
    :param whose: id of the person or table whose share of the pool the task uses, as in ``SharedPool.new_share``.
    """
    return msgspec.json.encode({"whose": whose, **msgspec.structs.asdict(task)})


def read_task(catalogue: Catalogue, body: bytes) -> ThinkingTask:
    """Return the task in bytes from another server.

    :param catalogue: the games.
    :param body: the result of ``write_task``.
    :raises ValueError: for malformed bytes, or a task of another version.
    :raises KeyError: for an unknown game or a missing field.
    """
    fields = msgspec.json.decode(body, type=dict[str, object])
    rules = catalogue[str(fields["game"])].ruleset()
    view = read_view(rules, fields.pop("view"))
    known = msgspec.convert({**fields, "view": None}, _Plain)
    return ThinkingTask(**{**msgspec.structs.asdict(known), "view": view})


def owner_of_task(body: bytes) -> str:
    """Return the id of the person or table whose share of the pool a task uses, empty from an older server.

    :param body: the result of ``write_task``.
    :raises ValueError: for malformed bytes.
    """
    return msgspec.json.decode(body, type=_TaskOwner).whose


class _TaskOwner(msgspec.Struct, frozen=True):
    whose: str = ""


class _Plain(ThinkingTask, frozen=True):
    """The parts of a task that are the same in every game."""

    view: None  # type: ignore[assignment]


class ThinkingServer:
    """Answers tasks of other servers, and sends heartbeats to them. A task that this version cannot read gets no
    answer.

    :param bus: the bus between the servers.
    :param pool: makes the choices.
    :param later: takes seconds and a function, and calls the function after that time.
    """

    def __init__(self, bus: Bus, pool: SharedPool, later: Callable[[float, Callable[[], None]], object]) -> None:
        self._bus = bus
        self._pool = pool
        self._later = later
        bus.serve(TASK_SUBJECT, self._answer)
        pool.start_workers(self._send_heartbeat)

    def _send_heartbeat(self) -> None:
        self._bus.send(HEARTBEAT_SUBJECT, b"")
        self._later(HEARTBEAT_SECONDS, self._send_heartbeat)

    def _answer(self, body: bytes, reply: TakeMessage) -> None:
        try:
            task, whose = read_task(self._pool.catalogue, body), owner_of_task(body)
        except (KeyError, ValueError):
            return  # of another version: the asking server uses its own player

        def thought() -> None:
            while (item := inbox.take()) is not None:
                if isinstance(item, ThoughtFinished):
                    reply(msgspec.json.encode(None if item.choice is None else item.choice.action))

        inbox = Inbox()
        inbox.wake = thought
        self._pool.new_share(inbox, whose).ask(task)


class FarThinking:
    """Knows whether thinking servers are alive, and makes the thinkers of tables, which send tasks to them.

    :param bus: the bus between the servers.
    :param pool: this server's pool; it also chooses, at a lower level, when an answer is late.
    :param clock: returns monotonic seconds.
    """

    def __init__(self, bus: Bus, pool: SharedPool, clock: Callable[[], float]) -> None:
        self.bus = bus
        self.pool = pool
        self._clock = clock
        self._heard = float("-inf")
        bus.listen(HEARTBEAT_SUBJECT, self._hear, lambda: None)

    def _hear(self, _: bytes) -> None:
        self._heard = self._clock()

    @property
    def is_alive(self) -> bool:
        """Return whether the bus is up and a thinking server has sent a heartbeat within ``DEATH_SECONDS`` seconds."""
        return self.bus.is_up and self._clock() - self._heard < DEATH_SECONDS

    def new_share(self, inbox: Inbox, whose: str = "") -> FarThinker:
        """Return the thinker of one table.

        :param inbox: receives its choices as ``ThoughtFinished``.
        :param whose: id of the share's owner, as in ``SharedPool.new_share``.
        """
        return FarThinker(self, inbox, whose)


class FarThinker:
    """The thinker of one table. It sends a task to the thinking servers if any is alive, otherwise to this server's
    pool. If no legal choice comes back in time, the pool chooses at the next lower level.

    :param thinking: knows whether a thinking server is alive, and has the bus and this server's pool.
    :param inbox: receives the choices as ``ThoughtFinished``.
    :param whose: id of the share's owner, as in ``SharedPool.new_share``; empty for none.
    """

    def __init__(self, thinking: FarThinking, inbox: Inbox, whose: str = "") -> None:
        self._thinking = thinking
        self._whose = whose
        self._inbox = inbox
        self._tickets = 0
        #: tickets of the table by tickets of this server's pool
        self._own: dict[int, int] = {}
        self._wanted: set[int] = set()
        self._chosen = Inbox()
        self._chosen.wake = self._hand_on_own
        self._local = thinking.pool.new_share(self._chosen, whose)

    def ask(self, task: ThinkingTask) -> int:
        """Give a task to a thinking server, or to this server's pool if none is alive; return its ticket, the number
        that its ``ThoughtFinished`` carries.

        :param task: the task, with one seat's view.
        """
        self._tickets += 1
        ticket = self._tickets
        self._wanted.add(ticket)
        if self._thinking.is_alive:
            seconds = GRACE_SECONDS + task.milliseconds / 1000
            take = partial(self._take_choice, ticket, task)
            self._thinking.bus.ask(TASK_SUBJECT, write_task(task, self._whose), seconds, take)
        else:
            self._think_here(ticket, task)
        return ticket

    def _think_here(self, ticket: int, task: ThinkingTask) -> None:
        self._own[self._local.ask(task)] = ticket

    def _take_choice(self, ticket: int, task: ThinkingTask, body: bytes | None) -> None:
        """Take a choice; if none came in time, let a weaker player of this server choose."""
        if ticket not in self._wanted:
            return
        choice = None if body is None else self._read(task, body)
        if choice is None:
            lower = LEVELS[max(0, LEVELS.index(task.level) - 1)] if task.level in LEVELS else task.level
            self._think_here(ticket, msgspec.structs.replace(task, level=lower))
        else:
            self._wanted.discard(ticket)
            self._inbox.put(ThoughtFinished(ticket, choice))

    def _read(self, task: ThinkingTask, body: bytes) -> Choice | None:
        """Return a choice, None for a malformed or illegal one."""
        rules = self._thinking.pool.catalogue[task.game].ruleset()
        try:
            action = read_action(rules, msgspec.json.decode(body))
        except ValueError:
            return None
        legal = task.view.legal
        return Choice(action) if action in legal or any(isinstance(action, AmountRange) for action in legal) else None

    def _hand_on_own(self) -> None:
        """Pass on the choices of this server's pool."""
        while (item := self._chosen.take()) is not None:
            if not isinstance(item, ThoughtFinished):
                continue
            ticket = self._own.pop(item.ticket, 0)
            if ticket in self._wanted:
                self._wanted.discard(ticket)
                self._inbox.put(ThoughtFinished(ticket, item.choice, item.fault))

    def forget(self, ticket: int) -> None:
        """Drop a task whose choice is no longer needed. :param ticket: ticket of the task."""
        self._wanted.discard(ticket)
        for own in [own for own, asked in self._own.items() if asked == ticket]:
            self._local.forget(own)
            del self._own[own]

    #: a hanging server has other tables too, so only its choice is dropped
    stop_worker = forget
