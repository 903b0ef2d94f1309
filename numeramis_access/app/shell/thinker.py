"""Opponents think in another process, so that no key, word or dot ever waits for them."""

from __future__ import annotations

import multiprocessing
import random
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from numeramis_access.app.shell.child_process import end_with_parent
from numeramis_access.catalogue import Game
from numeramis_access.core.ruleset import View
from numeramis_access.input.inbox import Inbox, Thought
from numeramis_access.players.characters import Temperament, lean
from numeramis_access.players.policy import Choice


def think(game: Game, level: str, view: View, chance: str, ms: int, temperament: Temperament = "calm") -> Choice:
    """Return what a policy chooses; the same words of chance give the same choice when ``ms`` is 0."""
    return lean(game.players().policy(level).choose(view, random.Random(chance), ms), temperament)


class Thinker:
    """Asks policies and puts their choices into the inbox.

    :param processes: False thinks in a thread instead (tests, and where no process can be started).
    """

    def __init__(self, inbox: Inbox, processes: bool = True) -> None:
        self._inbox = inbox
        self._processes = processes
        self._executor: Executor | None = None
        self._ticket = 0

    def ask(
        self, game: Game, level: str, view: View, chance: str, ms: int, temperament: Temperament = "calm"
    ) -> int:
        """Begin to think; return the ticket that the Thought will carry."""
        self._ticket += 1
        ticket = self._ticket
        try:
            future = self._start().submit(think, game, level, view, chance, ms, temperament)
        except (BrokenProcessPool, OSError, RuntimeError):
            self.give_up()
            future = self._start().submit(think, game, level, view, chance, ms, temperament)
        future.add_done_callback(lambda done: self._answer(ticket, done))
        return ticket

    def give_up(self) -> None:
        """End a process that died or hangs, and think in a thread from now on rather than not at all."""
        if isinstance(self._executor, ProcessPoolExecutor):
            for process in list((self._executor._processes or {}).values()):
                process.kill()  # a stopped one would otherwise be waited for at the end of the program
        self.close()
        self._processes = False

    def close(self) -> None:
        """End the process without waiting for a thought."""
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)
            self._executor = None

    def _start(self) -> Executor:
        if self._executor is None:
            if self._processes:
                context = multiprocessing.get_context("spawn")
                self._executor = ProcessPoolExecutor(1, mp_context=context, initializer=end_with_parent)
            else:
                self._executor = ThreadPoolExecutor(1, thread_name_prefix="thinker")
        return self._executor

    def _answer(self, ticket: int, done: Future[Choice]) -> None:
        if done.cancelled():
            return
        failed = done.exception() is not None
        self._inbox.put(Thought(ticket, None if failed else done.result()))
