"""A copy of a house is restored while three people play: a window, a terminal and a page start again and go on.

The window speaks by speech-dispatcher, the terminal runs in tmux and the page in Chromium. The house is a separate
server that is killed and starts at its port again.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Page

from numeramis_access.store.home import Home
from tests.peers.page_evening import choose, log
from tests.peers.people_four import Referee, act, click_a_card, code_heard
from tests.peers.seats import CzechTerminal, Seat, SpokenWindow
from tests.ports import free_port
from tests.server.test_club import told
from tests.waiting import until
from tests.web.browsing import chromium, comes_in, served

pytestmark = [
    pytest.mark.peer(name) for name in ("xvfb", "dbus", "at-spi", "speech-dispatcher", "openbox", "chromium", "tmux")
]

#: actions of people before the copy, after it, and after its restoration
ACTIONS = 5
RESTORED = {"en": "The server was restored from an earlier copy", "cs": "Server je obnovený ze starší kopie"}


@contextmanager
def record_of(folder: Path) -> Iterator[Referee]:
    """Yield the record of the only table of a house."""
    with closing(Referee(Home.at(folder))) as referee:
        yield referee


def play(folder: Path, people: dict[str, Seat], page: Page) -> int:
    """Let the people do some actions; return the number of the last message."""
    with record_of(folder) as referee:
        for _ in range(ACTIONS):
            assert until(lambda: referee.waits_for()[0] in {*people, "Cyril"})
            name, _, _ = referee.waits_for()
            if name in people:
                act(people[name], referee)
            else:
                click_a_card(page, referee)
        return referee.sitting.number


def begin(folder: Path, port: str, adam: Seat, eva: Seat, page: Page) -> None:
    """Gather the three at a table of Quist and begin the match."""
    for one in (adam, eva):
        one.start()
        one.arrive(f"127.0.0.1:{port}")
    for entry in ("New private table, by code", "Quist", "Open the table"):
        adam.entry(entry)
    assert until(lambda: code_heard(adam))
    eva.entry("I have a code", "Mám kód")
    eva.write(code_heard(adam))
    choose(page, "I have a code")
    page.keyboard.type(code_heard(adam))
    page.keyboard.press("Enter")
    with record_of(folder) as referee:
        assert until(lambda: sum(bool(place.name) for place in referee.sitting.setting.places) == 3)
        adam.entry("Begin the match")
        assert until(lambda: referee.sitting.stage == "playing"), adam.told[-1500:]


@pytest.mark.timeout(900)
def test_a_window_a_terminal_and_a_page_go_on_in_a_restored_house_and_tell_it(tmp_path: Path) -> None:
    port, folder, copy = str(free_port()), tmp_path / "house", str(tmp_path / "copy.zip")
    folder.mkdir()
    matches: dict[str, dict[str, object]] = {"quist": {}}
    with (
        chromium() as browser,
        closing(SpokenWindow(tmp_path, "Adam", matches)) as adam,
        closing(CzechTerminal(tmp_path, "Eva", matches)) as eva,
    ):
        people: dict[str, Seat] = {"Adam": adam, "Eva": eva}
        with served(folder, "--port", port) as (address, server):
            page = comes_in(browser, address, "Cyril")
            begin(folder, port, adam, eva, page)
            then = play(folder, people, page)
            status, said = told(folder, "backup", copy)
            assert status == 0, said
            assert play(folder, people, page) > then
            os.killpg(server.pid, signal.SIGKILL)
        status, said = told(folder, "restore", copy)
        assert status == 0, said
        with served(folder, "--port", port):
            for one in people.values():
                assert until(lambda one=one: RESTORED[one.language] in one.told), one.told[-1500:]  # type: ignore[misc]
            assert until(lambda: RESTORED["en"] in log(page)), log(page)[-1500:]
            with record_of(folder) as referee:
                assert referee.sitting.number >= then
            assert play(folder, people, page) > then
            for one in people.values():
                assert one.told.count(RESTORED[one.language]) == 1
