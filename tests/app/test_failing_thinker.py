"""Killing or stopping the process in which opponents think: the match goes on by itself, with the same choices."""

from __future__ import annotations

import os
import random
import re
import signal
import threading
import time
from concurrent.futures import ProcessPoolExecutor

import msgspec
import pytest

from numeramis_access.app.shell.thinker import WorkerThinker
from numeramis_access.app.table.scene import MatchScene
from numeramis_access.catalogue import STANDARD, Catalogue
from numeramis_access.core.ruleset import View
from numeramis_access.core.seats import CHANCE
from numeramis_access.core.table import Table
from numeramis_access.games.whist.state import WhistOptions
from numeramis_access.input.inbox import Inbox
from numeramis_access.players.opponents import Opponents
from numeramis_access.players.policy import LEVELS, Choice, Policy
from numeramis_access.tables.computers import ThinkingTask
from tests.app.player import PATIENCE, Player, behind, home, hosted, player
from tests.standard import ruleset

BEGIN = ("return", "return", "home", "return")
#: the first Enter names the card under the cursor, the second plays it
PLAY = ("return", "return")


class Failing:
    """A policy with an unforeseen error."""

    def choose(self, view: View, rng: random.Random, ms: int) -> Choice:
        """Raise an error that contains a secret card."""
        return {}[view.hand[0] + SECRET]  # type: ignore[no-any-return,attr-defined]


def failing(level: str) -> Policy:
    """Return the failing policy."""
    return Failing()


#: words of the announcement about a failed opponent
FAULT = "Something went wrong with an opponent"
SECRET = ", the card that is " + "secret"
OPPONENTS = Opponents(failing, LEVELS)
WITH_FAILING = Catalogue(
    tuple(
        msgspec.structs.replace(game, opponents=f"{__name__}:OPPONENTS") if game.name == "quist" else game
        for game in STANDARD
    )
)


def worker(someone: Player) -> WorkerThinker:
    thinker = someone.app.thinker
    assert isinstance(thinker, WorkerThinker)
    return thinker


def thinking_process(someone: Player) -> int:
    """Wait for the process of the thinker; return its id."""
    ends = time.monotonic() + 60
    while time.monotonic() < ends:
        executor = worker(someone)._executor
        processes = list((getattr(executor, "_processes", None) or {}).values())
        if processes and processes[0].pid:
            return int(processes[0].pid)
        time.sleep(0.01)
    raise AssertionError("no process thinks")


def begun(someone: Player) -> MatchScene:
    someone.app.thinker = WorkerThinker(someone.app.inbox, STANDARD)
    someone.press(*BEGIN)
    match = someone.match
    assert match is not None
    return match


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGSTOP], ids=["killed", "stopped"])
def test_a_process_that_dies_or_hangs_costs_nobody_a_turn(number: int) -> None:
    with player("en", level="beginner") as someone:
        match = begun(someone)
        while behind(match).to_act != 0:
            someone.settle()
        process = thinking_process(someone) if worker(someone)._executor else 0
        if not process:  # the player leads, so no opponent has thought yet
            someone.press(*PLAY)
            process = thinking_process(someone)
        os.kill(process, number)
        hosted(match).patience = 0.3
        said = someone.press(*PLAY) + someone.press(*PLAY)
        assert not any(FAULT in text for text in said)
        assert len([text for text in said if re.search(r"\w+(,| leads) an? \w+", text)]) >= 3
        assert not worker(someone)._processes, "it thinks in this process now"
        assert gone(process), "the stopped process is left behind"


@pytest.mark.parametrize("processes", [True, False])
def test_a_fault_in_a_policy_is_noted_with_its_lines_and_the_match_goes_on(processes: bool) -> None:
    with player("en", WITH_FAILING, level="beginner") as someone:
        someone.app.thinker = WorkerThinker(someone.app.inbox, WITH_FAILING, processes)
        said = someone.press(*BEGIN)
        said += someone.press(*PLAY) + someone.press(*PLAY)
        assert any(FAULT in text for text in said)
        assert someone.match is not None
        assert behind(someone.match).to_act == 0, "everybody has played"
        noted = home().fault_log.read_text(encoding="utf-8")
    assert "in choose" in noted
    assert "KeyError" in noted
    assert "secret" not in noted


def test_closing_waits_for_no_thought_and_leaves_neither_process_nor_thread() -> None:
    before = set(threading.enumerate())
    inbox = Inbox()
    thinker = WorkerThinker(inbox, STANDARD)
    table = Table(ruleset("whist"), WhistOptions(), 4, seed=1)
    while table.to_act == CHANCE:
        table.draw()
    view = table.view(table.to_act)
    thinker.ask(ThinkingTask("whist", "beginner", view, "1"))
    assert inbox.take(PATIENCE) is not None, "the process is at work"
    assert isinstance(thinker._executor, ProcessPoolExecutor)
    (process,) = thinker._executor._processes
    tickets = [thinker.ask(ThinkingTask("whist", "expert", view, "1", milliseconds=600_000)) for _ in range(4)]
    thinker.forget(tickets[-1])
    thinker.close()
    assert gone(process)
    assert set(threading.enumerate()) <= before


def gone(process: int) -> bool:
    ends = time.monotonic() + 30
    while time.monotonic() < ends:
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.02)
    return False
