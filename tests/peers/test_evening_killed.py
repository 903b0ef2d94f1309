"""A club evening survives kills of its house and of people's programs: a player's, and the director's.

One director is at a page in Chromium and presses nothing after the kill, another leads and plays at a terminal in tmux.
A player is at a terminal. The house is a separate server that restarts at its port after a kill.
"""

from __future__ import annotations

import os
import re
import signal
from pathlib import Path

import pytest
from playwright.sync_api import expect

from numeramis_access.evening.events import Plan, PlanAnnounced
from numeramis_access.evening.log import LogEntry, line_of
from numeramis_access.store.evenings import Evenings
from tests.peers.page_evening import announce, choose
from tests.peers.seats import CzechTerminal
from tests.ports import free_port
from tests.waiting import until, wait_until
from tests.web.browsing import chromium, comes_in, served

pytestmark = [pytest.mark.peer(name) for name in ("chromium", "tmux")]

#: most keys of a board
KEYS = 60


def play_until(player: CzechTerminal, heard: str) -> None:
    """Let a player play legal cards until a text is heard."""
    for _ in range(KEYS):
        if heard in player.told or until(lambda: re.search(r"Jste na řadě|Vynášíte\.", tail(player)), 2.0) is None:
            break
        for key in ("z", "return"):
            player.key(key)
    wait_until(lambda: heard in player.told, lambda: player.told[-1500:])


def tail(player: CzechTerminal) -> str:
    return player.told[-200:]


@pytest.mark.timeout(900)
def test_an_evening_goes_on_after_its_house_and_a_player_were_killed(tmp_path: Path) -> None:
    port = str(free_port())
    folder = tmp_path / "house"
    folder.mkdir()
    eva = CzechTerminal(tmp_path, "Eva", {})
    with chromium() as browser:
        try:
            with served(folder, "--port", port) as (address, server):
                adam = comes_in(browser, address, "Adam")
                announce(adam, contest="pairs", rounds="at most two")
                eva.start()
                eva.arrive(f"127.0.0.1:{port}")
                wait_until(lambda: "Klubový večer, Quist" in eva.told, lambda: eva.told[-800:])
                eva.entry("Klubový večer")
                choose(adam, "Begin")
                wait_until(lambda: "První kolo ze dvou" in eva.told, lambda: eva.told[-800:])
                os.killpg(server.pid, signal.SIGKILL)
                expect(adam.locator("#notice")).to_contain_text("is restoring it")
                wait_until(lambda: "Spojení se přerušilo" in eva.told, lambda: eva.told[-800:])
            with served(folder, "--port", port):
                expect(adam.locator("#play")).to_contain_text("The director's desk")
                wait_until(lambda: "Spojení je zpět" in eva.told, lambda: eva.told[-800:])
                eva.kill()
                eva.start()
                eva.entry("Zpět ke stolu")
                play_until(eva, "Druhé kolo ze dvou: stůl")
                eva.key("escape")
                eva.entry("Odejít z partie")
                wait_until(lambda: "Klubový večer" in tail(eva) or "večer" in tail(eva), lambda: tail(eva))
        finally:
            eva.close()


def plan_of_before(director: CzechTerminal) -> None:
    """Keep an evening of few cards in a director's home; the next evening begins with its plan."""
    at = "2026-11-21T18:00:00+00:00"
    announced = LogEntry(0, at, "", PlanAnnounced(Plan(game="quist", tricks=9, boards=1, at_tables=True)))
    director.home.evenings.parent.mkdir(parents=True, exist_ok=True)
    Evenings(director.home.evenings).begin("before", at, line_of(announced))


@pytest.mark.timeout(900)
def test_a_directors_way_back_is_the_evening_with_the_table_over_it(tmp_path: Path) -> None:
    port = str(free_port())
    folder = tmp_path / "house"
    folder.mkdir()
    jana = CzechTerminal(tmp_path, "Jana", {})
    plan_of_before(jana)
    try:
        with served(folder, "--port", port) as (_, server):
            jana.start()
            jana.arrive(f"127.0.0.1:{port}")
            for entry in ("Nový klubový večer", "Vyhlásit", "První hráč první dvojice", "Začít: rozlosovat"):
                jana.entry(entry)
            wait_until(lambda: "První kolo ze tří: stůl" in jana.told, lambda: jana.told[-1500:])
            os.killpg(server.pid, signal.SIGKILL)
            wait_until(lambda: "Spojení se přerušilo" in jana.told, lambda: jana.told[-800:])
            jana.kill()
        with served(folder, "--port", port):
            jana.start()
            jana.entry("Zpět ke stolu")
            play_until(jana, "Druhé kolo ze tří: stůl")
            jana.key("escape")
            jana.entry("Odejít z partie")
            wait_until(lambda: "Stůl vedoucího" in jana.told, lambda: jana.told[-1500:])
    finally:
        jana.close()
