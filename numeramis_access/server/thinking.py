"""One bounded pool of processes for the computer players of all visitors, who take turns."""

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

from numeramis_access.app.shell.child_process import allowed_processes, end_at_once, end_with_parent, process_pool
from numeramis_access.app.shell.thinker import answer, think
from numeramis_access.catalogue import Catalogue
from numeramis_access.input.inbox import Inbox, Report, ThoughtFinished
from numeramis_access.players.policy import LEVELS, Choice
from numeramis_access.tables.computers import ThinkingTask

#: thinking processes; one core stays for the server
WORKER_COUNT = max(1, allowed_processes((os.cpu_count() or 2) - 1))
#: seconds that a task can wait for a worker; after that it gets the next lower level
WAIT_SECONDS = 3.0
#: ``nice`` value of thinking processes
NICE_VALUE = 10


def _set_up_worker() -> None:
    """Give a new thinking process a lower priority than the server, which answers keys, and let it end with its parent.
    """
    end_with_parent()
    if sys.platform != "win32":
        os.nice(NICE_VALUE)


class _Waiting(NamedTuple):
    """A waiting task of a visitor. :param ticket: the visitor's number for it. :param since: start, in seconds."""

    ticket: int
    task: ThinkingTask
    since: float


class SharedPool:
    """Worker processes that compute the choices of computer players, for one owner of tasks after the other. An owner
    is a person with all their shares, or a share without a person.

    All public methods run in the server's thread.

    :param workers: number of processes.
    :param catalogue: the games.
    :param call: takes a function, from any thread, and runs it in the server's thread.
    :param clock: returns monotonic seconds.
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
        self._closed = False
        self._busy = 0
        #: shares that may have a task, by their owner; the first owner has the next turn
        self._turns: dict[Hashable, deque[VisitorThinker]] = {}

    def new_share(self, inbox: Inbox, whose: str = "") -> VisitorThinker:
        """Return a share of the pool for a program or a table.

        :param inbox: receives the answers as ``ThoughtFinished``.
        :param whose: id of the person whose shares take one turn together; empty for a share with its own turn.
        """
        return VisitorThinker(self, inbox, whose)

    def start_workers(self, then: Callable[[], None]) -> None:
        """Start the first worker process without waiting for it; the others start when tasks need them.

        :param then: called in the server's thread when the worker is ready, or could not start.
        """
        self._start_pool().submit(len, ()).add_done_callback(lambda _: self._call(then))

    def note_waiting(self, share: VisitorThinker) -> None:
        """Queue a share that has a task, and start tasks as long as a worker is free.

        :param share: the share; its task starts at the turn of its owner.
        """
        shares = self._turns.setdefault(share.whose, deque())
        if share not in shares:
            shares.append(share)
        self._start_tasks()

    def _start_tasks(self) -> None:
        """Start waiting tasks, one of each owner in turn, until all workers are busy."""
        while self._turns and self._busy < self._workers and not self._closed:  # a new pool would outlive the server
            whose = next(iter(self._turns))
            if (next_task := self._take_task(self._turns.pop(whose), whose)) is None:
                continue
            share, waiting = next_task
            self._busy += 1
            future = self._submit(waiting.task)
            future.add_done_callback(partial(self._take_result, share, waiting.ticket))

    def _take_task(self, shares: deque[VisitorThinker], whose: Hashable) -> tuple[VisitorThinker, _Waiting] | None:
        """Remove and return the next task of an owner's shares, and give the owner the last turn; None if no task
        waits.
        """
        while shares:
            share = shares.popleft()
            if (waiting := share.take_task()) is not None:
                shares.append(share)
                self._turns[whose] = shares
                return share, waiting
        return None

    def _submit(self, task: ThinkingTask) -> Future[Choice]:
        """Give a task to the executor; replace an executor whose process has died."""
        game = self.catalogue[task.game]
        try:
            return self._start_pool().submit(think, game, task)
        except BrokenExecutor:
            self._executor = None
            return self._start_pool().submit(think, game, task)

    def _start_pool(self) -> ProcessPoolExecutor:
        if self._executor is None:
            self._executor = process_pool(self._workers, _set_up_worker)
        return self._executor

    def _take_result(self, share: VisitorThinker, ticket: int, result: Future[Choice]) -> None:
        """Give a share its answer in the server's thread, and start the next tasks. This method is called in a thread
        of the executor, which can outlive the loop of a closed pool.
        """
        if self._closed:
            return
        thought = answer(ticket, result)

        def hand_over() -> None:
            self._busy -= 1
            share.answer(thought)
            self._start_tasks()

        self._call(hand_over)

    def close(self) -> None:
        """End the workers without waiting for their answers."""
        self._closed = True
        if self._executor is not None:
            end_at_once(self._executor)
            self._executor = None


class VisitorThinker:
    """A share of the pool: the thinker of one program or one table. It queues that program's tasks until the pool takes
    them, and passes on the answers that are still wanted.

    :param pool: the pool.
    :param inbox: receives the answers as ``ThoughtFinished``, and a ``Report`` when waiting tasks begin to get a lower
        level.
    :param whose: id of the person whose shares take one turn together; empty for a share with its own turn.
    """

    def __init__(self, pool: SharedPool, inbox: Inbox, whose: str = "") -> None:
        self.whose: Hashable = whose or self
        self._pool = pool
        self._inbox = inbox
        self._ticket = 0
        self._waiting: deque[_Waiting] = deque()
        self._wanted: set[int] = set()
        #: whether the program was told of a lower level, and all tasks since were late too
        self._told_lower = False

    def ask(self, task: ThinkingTask) -> int:
        """Queue a task; return its ticket, the number that its ``ThoughtFinished`` carries.

        :param task: the task, with one seat's view.
        """
        self._ticket += 1
        self._wanted.add(self._ticket)
        self._waiting.append(_Waiting(self._ticket, task, self._pool.now()))
        self._pool.note_waiting(self)
        return self._ticket

    def take_task(self) -> _Waiting | None:
        """Remove and return the oldest task that is still wanted, None if there is none. A task that waited more than
        ``WAIT_SECONDS`` seconds gets the next lower level, unless it judges plays or has the lowest level; the program
        is told so once.
        """
        while self._waiting:
            waiting = self._waiting.popleft()
            if waiting.ticket in self._wanted:
                return self._lowered_if_late(waiting)
        return None

    def _lowered_if_late(self, waiting: _Waiting) -> _Waiting:
        """Return the task, or one of the next lower level if it waited too long; the program is told once.

        A judging task (``sure``) keeps its level, because a hint names its level.
        """
        task = waiting.task
        late = self._pool.now() - waiting.since > WAIT_SECONDS
        if not late or task.sure or task.level not in LEVELS[1:]:
            self._told_lower = late and self._told_lower
            return waiting
        lower = LEVELS[LEVELS.index(task.level) - 1]
        if not self._told_lower:
            self._told_lower = True
            self._inbox.put(Report("page-level-lowered", {"level": lower}))
        return waiting._replace(task=msgspec.structs.replace(task, level=lower))

    def answer(self, thought: ThoughtFinished) -> None:
        """Put an answer into the inbox if its task is still wanted; otherwise drop it.

        :param thought: the answer, with the ticket of its task.
        """
        if thought.ticket in self._wanted:
            self._wanted.discard(thought.ticket)
            self._inbox.put(thought)

    def forget(self, ticket: int) -> None:
        """Drop a task whose answer is no longer needed. :param ticket: ticket of the task."""
        self._wanted.discard(ticket)

    #: a hanging worker serves others too, so only its answer is dropped
    stop_worker = forget

    def close(self) -> None:
        """Drop all waiting tasks, and ignore the answers of running ones."""
        self._waiting.clear()
        self._wanted.clear()
