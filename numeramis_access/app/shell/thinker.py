"""Policies of computer players think in another process, one for the whole program, so that nothing else waits for
them.
"""

from __future__ import annotations

import random
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future
from contextlib import nullcontext
from typing import NamedTuple

from numeramis_access.catalogue import Catalogue, Game
from numeramis_access.core import notation
from numeramis_access.input.inbox import Inbox, ThoughtFinished
from numeramis_access.players.characters import apply_temperament, choose_signal
from numeramis_access.players.judging import (
    better_action_against,
    compare_again,
    confirm_choice,
    judge_against_others,
    judge_choice,
)
from numeramis_access.players.policy import Choice
from numeramis_access.store.faults import describe
from numeramis_access.tables.computers import ThinkingTask


class ThoughtFailed(Exception):
    """A policy met an unforeseen fault.

    :param fault: its description with the traceback, for the log of faults, because a traceback itself cannot leave its
        process.
    """

    def __init__(self, fault: str) -> None:
        super().__init__(fault)
        self.fault = fault


def think(game: Game, task: ThinkingTask) -> Choice:
    """Return a policy's choice or judgement for a task. The same seed, ``task.chance``, gives the same result unless
    time limits it.

    It runs in the worker, and is the only place that catches unforeseen errors of policies.

    :param game: the game with its players. :param task: the task; its fields decide between a choice and a judgement.
    :raises ThoughtFailed: if anything raises an ``Exception``.
    """
    try:
        players, rng = game.players(), random.Random(task.chance)
        judge = players.judge if task.against else None
        policy = players.policy(task.level) if judge is None else judge(task.against)
        if task.compared:
            *best, own = (notation.action_from_text(text, game.ruleset().action_types) for text in task.compared)
            if task.against and not best:
                return Choice(
                    own, otherwise=better_action_against(policy, task.view, own, task.against, task.line, rng)
                )
            if task.against:
                otherwise = judge_against_others(policy, task.view, (best[0], own), task.against, task.line, rng)
                return Choice(best[0], otherwise=otherwise)
            if task.looks:
                return compare_again(policy, task.view, best[0], own, rng)
            return confirm_choice(policy, task.view, tuple(best), own, task.line, rng)
        if task.sure:
            return judge_choice(policy, task.view, rng, task.times)
        choice = policy.choose(task.view, rng, task.milliseconds)
        signal = choose_signal(choice, task.view, players.signals) if task.signals and players.signals else None
        return signal or apply_temperament(choice, task.temperament)
    except Exception as error:  # noqa: BLE001 - any unforeseen fault
        raise ThoughtFailed(describe(error)) from None


def answer(ticket: int, done: Future[Choice]) -> ThoughtFinished:
    """Return the result of a task as an item for the inbox. Its choice is None if the task failed, was cancelled or
    lost its process; its fault is then the description of the policy's error, empty for another reason.

    :param ticket: ticket of the task. :param done: the finished task.
    """
    error = CancelledError() if done.cancelled() else done.exception()
    if error is None:
        return ThoughtFinished(ticket, done.result())
    return ThoughtFinished(ticket, None, error.fault if isinstance(error, ThoughtFailed) else "")


class _Task(NamedTuple):
    """A task in progress, and the number of its worker."""

    future: Future[Choice]
    worker: int


class WorkerThinker:
    """Lets policies think and puts their choices into the inbox; nothing is started before the first task.

    :param inbox: receives the choices. :param catalogue: the games with their players.
    :param processes: False to think in a thread (for tests, and where no process can be started).
    """

    def __init__(self, inbox: Inbox, catalogue: Catalogue, processes: bool = True) -> None:
        self._inbox = inbox
        self._catalogue = catalogue
        self._processes = processes
        self._executor: Executor | None = None
        self._worker = 0
        self._ticket = 0
        #: the tasks in progress by ticket
        self._asked: dict[int, _Task] = {}
        #: the worker of each failed ticket
        self._failed: dict[int, int] = {}

    def ask(self, task: ThinkingTask) -> int:
        """Give a task to the worker, which does tasks in order; return its ticket, the number in the
        ``ThoughtFinished`` with its result.

        If no process can be started, or it has died, policies think in a thread from now on.

        :param task: the task. :raises KeyError: for an unknown game.
        """
        self._ticket += 1
        ticket, game = self._ticket, self._catalogue[task.game]
        try:
            future = self._submit(game, task)
        except (BrokenExecutor, OSError, RuntimeError):
            self._think_in_a_thread()
            future = self._submit(game, task)
        self._asked[ticket] = _Task(future, self._worker)
        future.add_done_callback(lambda done: self._answer(ticket, done))
        return ticket

    def _submit(self, game: Game, task: ThinkingTask) -> Future[Choice]:
        """Give a task to the worker; the first one starts its process."""
        from numeramis_access.app.shell.child_process import ignored_interrupts

        with ignored_interrupts() if self._processes else nullcontext():
            return self._start_worker().submit(think, game, task)

    def forget(self, ticket: int) -> None:
        """Cancel a task that has not begun; the result of one that has is ignored.

        :param ticket: ticket of the task; an unknown one is ignored.
        """
        asked = self._asked.pop(ticket, None)
        if asked is not None:
            asked.future.cancel()

    def stop_worker(self, ticket: int) -> None:
        """End the worker that was given this ticket, because it died or hangs, and think in a thread from now on.

        The worker's other tasks are answered as failed. Nothing happens if another worker has taken its place already.

        :param ticket: ticket of the task.
        """
        asked = self._asked.pop(ticket, None)
        worker = self._failed.pop(ticket, 0) if asked is None else asked.worker
        if worker == self._worker:
            self._think_in_a_thread()

    def close(self) -> None:
        """End the worker without waiting for a task to finish; a later task starts a new one."""
        executor, self._executor = self._executor, None
        if executor is None:
            return
        if not self._processes:
            executor.shutdown(wait=False, cancel_futures=True)
            return
        from concurrent.futures import ProcessPoolExecutor

        from numeramis_access.app.shell.child_process import end_at_once

        assert isinstance(executor, ProcessPoolExecutor)
        end_at_once(executor)

    def _think_in_a_thread(self) -> None:
        self.close()
        self._processes = False

    def _start_worker(self) -> Executor:
        if self._executor is None:
            self._executor = _process() if self._processes else _thread()
            self._worker += 1
        return self._executor

    def _answer(self, ticket: int, done: Future[Choice]) -> None:
        """Put the result of a task into the inbox, unless it is no longer wanted."""
        asked = self._asked.pop(ticket, None)
        if asked is None:
            return
        thought = answer(ticket, done)
        if thought.choice is None:
            self._failed[ticket] = asked.worker
        self._inbox.put(thought)


def _process() -> Executor:
    """Return a worker in its own process; imported only here, because some programs may not start one."""
    from numeramis_access.app.shell.child_process import process_pool

    return process_pool(1)


def _thread() -> Executor:
    """Return a worker in a thread of this process."""
    from concurrent.futures import ThreadPoolExecutor

    return ThreadPoolExecutor(1, thread_name_prefix="thinker")
