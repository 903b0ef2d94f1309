"""Opponents of all visitors think in one bounded pool; nobody waits behind all the tasks or tables of another."""

from __future__ import annotations

import os
import sys
import time
from collections import deque
from collections.abc import Callable, Hashable
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from functools import partial
from typing import NamedTuple

import msgspec

from numeramis_access.app.shell.child_process import end_at_once, end_with_parent, possible, process_pool
from numeramis_access.app.shell.thinker import answer, think
from numeramis_access.catalogue import Catalogue
from numeramis_access.input.inbox import Inbox, Report, Thought
from numeramis_access.players.policy import LEVELS, Choice
from numeramis_access.tables.computers import ThinkingTask

#: processes that think at once: one core is left to the server
WORKERS = max(1, possible((os.cpu_count() or 2) - 1))
#: seconds that a task may wait for a worker; one that waited longer is thought about at the next lower level
PATIENCE = 3.0
#: how far thinking stands behind serving, in the steps of ``nice``
POLITE = 10


def _begin_worker() -> None:
    """Begin a process that thinks: the server itself, which answers keys, goes first where both want a core."""
    end_with_parent()
    if sys.platform != "win32":
        os.nice(POLITE)


class _Waiting(NamedTuple):
    """A task in the queue of one visitor. :param ticket: the visitor's own number for it. :param since: in seconds."""

    ticket: int
    task: ThinkingTask
    since: float


class SharedPool:
    """Workers that all visitors share; tasks are taken from the visitors in turn, however many tables one of them has.

    Everything but the work itself happens in the thread of the server.

    :param workers: how many processes think at once. :param call: has something done in the server's thread, from any
        thread. :param clock: seconds that only go forward.
    """

    def __init__(
        self, workers: int, catalogue: Catalogue, call: Callable[[Callable[[], None]], object],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:  # fmt: skip
        self._workers = workers
        self.now = clock
        self.catalogue = catalogue
        self._call = call
        self._executor: ProcessPoolExecutor | None = None
        self._busy = 0
        #: shares with a task, by whose they are: the next one's turn first
        self._turns: dict[Hashable, deque[VisitorThinker]] = {}

    def share(self, inbox: Inbox, whose: str = "") -> VisitorThinker:
        """Return one program's share of the pool, or one table's.

        :param whose: the person who has it beside others and one turn for all of them, by id; empty for nobody.
        """
        return VisitorThinker(self, inbox, whose)

    def begin(self, then: Callable[[], None]) -> None:
        """Start the workers before there is a task. :param then: called when the first of them works."""
        self._start_pool().submit(len, ()).add_done_callback(lambda _: self._call(then))

    def note_waiting(self, share: VisitorThinker) -> None:
        """Take note that a share has a task; it is begun as soon as a worker is free and it is its turn."""
        shares = self._turns.setdefault(share.whose, deque())
        if share not in shares:
            shares.append(share)
        self._begin()

    def _begin(self) -> None:
        while self._turns and self._busy < self._workers:
            whose = next(iter(self._turns))
            if (begun := self._next_task(self._turns.pop(whose), whose)) is None:
                continue
            share, waiting = begun
            self._busy += 1
            future = self._submit(waiting.task)
            future.add_done_callback(partial(self._done, share, waiting.ticket))

    def _next_task(self, shares: deque[VisitorThinker], whose: Hashable) -> tuple[VisitorThinker, _Waiting] | None:
        """Return a task of whoever's turn it is, whose next turn comes after all others'; None where nobody waits."""
        while shares:
            share = shares.popleft()
            if (waiting := share.next()) is not None:
                shares.append(share)
                self._turns[whose] = shares
                return share, waiting
        return None

    def _submit(self, task: ThinkingTask) -> Future[Choice]:
        game = self.catalogue[task.game]
        try:
            return self._start_pool().submit(think, game, task)
        except BrokenExecutor:
            self._executor = None
            return self._start_pool().submit(think, game, task)

    def _start_pool(self) -> ProcessPoolExecutor:
        if self._executor is None:
            self._executor = process_pool(self._workers, _begin_worker)
        return self._executor

    def _done(self, share: VisitorThinker, ticket: int, done: Future[Choice]) -> None:
        """Hand an answer over; called in a thread of the pool."""
        thought = answer(ticket, done)

        def hand_over() -> None:
            self._busy -= 1
            share.answer(thought)
            self._begin()

        self._call(hand_over)

    def close(self) -> None:
        """End the workers without waiting for a thought."""
        if self._executor is not None:
            end_at_once(self._executor)
            self._executor = None


class VisitorThinker:
    """One program's share of the pool, or one table's.

    :param inbox: takes the answers. :param whose: by id, empty for nobody's but its own.
    """

    def __init__(self, pool: SharedPool, inbox: Inbox, whose: str = "") -> None:
        self.whose: Hashable = whose or self
        self._pool = pool
        self._inbox = inbox
        self._ticket = 0
        self._waiting: deque[_Waiting] = deque()
        self._wanted: set[int] = set()
        #: whether it was said that opponents play at a lower level, and still do
        self._lowered = False

    def ask(self, task: ThinkingTask) -> int:
        """Have something thought about; return the ticket that the Thought will carry."""
        self._ticket += 1
        self._wanted.add(self._ticket)
        self._waiting.append(_Waiting(self._ticket, task, self._pool.now()))
        self._pool.note_waiting(self)
        return self._ticket

    def next(self) -> _Waiting | None:
        """Return the task that has waited longest and is still wanted."""
        while self._waiting:
            waiting = self._waiting.popleft()
            if waiting.ticket in self._wanted:
                return self._in_time(waiting)
        return None

    def _in_time(self, waiting: _Waiting) -> _Waiting:
        """Return the task, or one of the next lower level where it has waited too long, which is said once.

        A task that judges keeps its level: a hint is as good as it says.
        """
        task = waiting.task
        late = self._pool.now() - waiting.since > PATIENCE
        if not late or task.sure or task.level not in LEVELS[1:]:
            self._lowered = late and self._lowered
            return waiting
        lower = LEVELS[LEVELS.index(task.level) - 1]
        if not self._lowered:
            self._lowered = True
            self._inbox.put(Report("page-level-lowered", {"level": lower}))
        return waiting._replace(task=msgspec.structs.replace(task, level=lower))

    def answer(self, thought: Thought) -> None:
        """Put an answer into the inbox if somebody still waits for it."""
        if thought.ticket in self._wanted:
            self._wanted.discard(thought.ticket)
            self._inbox.put(thought)

    def forget(self, ticket: int) -> None:
        """Take note that nobody waits for this answer any longer."""
        self._wanted.discard(ticket)

    #: a worker that hangs belongs to others too: its answer is not waited for, and that is all
    give_up = forget

    def close(self) -> None:
        """Want nothing any longer."""
        self._waiting.clear()
        self._wanted.clear()
