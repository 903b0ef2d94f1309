"""Opponents think in a process that may be killed or stopped; the match goes on by itself, with the same choices."""

from __future__ import annotations

import os
import re
import signal
import time

import pytest

from numeramis_access.app.table import match as matches
from numeramis_access.app.table.match import Match
from tests.app.player import Player, player

BEGIN = ("return", "return", "home", "return")


def thinking_process(match: Match) -> int:
    """Wait until the process is there; return its id."""
    ends = time.monotonic() + 60
    while time.monotonic() < ends:
        executor = match.thinker._executor
        processes = list((getattr(executor, "_processes", None) or {}).values())
        if processes and processes[0].pid:
            return int(processes[0].pid)
        time.sleep(0.01)
    raise AssertionError("no process thinks")


def begun(someone: Player) -> Match:
    someone.app.processes = True
    someone.press(*BEGIN)
    match = someone.match
    assert match is not None
    return match


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGSTOP], ids=["killed", "stopped"])
def test_a_process_that_dies_or_hangs_costs_nobody_a_turn(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    with player("en", level="beginner") as someone:
        match = begun(someone)
        while match.table.to_act != 0:
            someone.settle()
        process = thinking_process(match) if match.thinker._executor else 0
        if not process:  # the player leads: let somebody think first
            someone.press("return")
            process = thinking_process(match)
        os.kill(process, number)
        monkeypatch.setattr(matches, "THINKING_PATIENCE", 0.3)
        said = someone.press("return") + someone.press("return")
        assert not any("could not decide" in text for text in said)
        assert len([text for text in said if re.search(r"\w+(,| leads) an? \w+", text)]) >= 3
        assert not match.thinker._processes, "it thinks in this process now"
        assert gone(process), "the stopped process is left behind"


def gone(process: int) -> bool:
    ends = time.monotonic() + 30
    while time.monotonic() < ends:
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.02)
    return False
