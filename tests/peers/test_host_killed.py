"""A host's program is killed in mid-trick; three friends at real programs press nothing, and all play on.

The house is in the host's own program, at a terminal in tmux. The friends are at another terminal, at a window with
speech-dispatcher, and at a page of that house in Chromium. With ``HEARD_IN=folder`` each writes its messages there.
"""

from __future__ import annotations

import re
import socket
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from numeramis_access.tables.protocol import DEFAULT_PORT
from tests.peers.page_player import keep
from tests.peers.people_four import Referee, act, click_a_card
from tests.peers.seats import CzechTerminal, Seat, SpokenWindow
from tests.waiting import until, wait_until
from tests.web.browsing import FIELD, chromium, comes_in, press

pytestmark = [
    pytest.mark.peer(name)
    for name in ("xvfb", "dbus", "speech-dispatcher", "chromium", "tmux")
]  # fmt: skip

#: a short match, so that Enter alone sets up the tables
MATCHES: dict[str, dict[str, object]] = {"quist": {"games": 1}}
#: actions before the kill, in mid-trick, and after it
BEFORE, AFTER = 6, 8
#: sentences about the line in either language, and about a computer in a person's place
LOST = re.compile("[Cc]onnection (was|is) (lost|gone)|Spojení se přerušilo|line is lost")
BACK = re.compile("The connection is back|Spojení je zpět|Connected again")
SITS_IN = re.compile("zaskakuje|, a computer, is playing for")
#: collects all lines of the page's log, also removed ones
COLLECT = """() => {
  window.told = [];
  for (const name of ["log", "notice"]) {
    new MutationObserver((changes) => {
      for (const change of changes) for (const node of change.addedNodes) window.told.push(node.textContent);
    }).observe(document.getElementById(name), { childList: true, subtree: true });
  }
}"""


class PlainPage:
    """A person at a page of the house, without a screen reader."""

    def __init__(self, browser: Browser, address: str, name: str) -> None:
        self.page: Page = comes_in(browser, address, name)
        self.page.evaluate(COLLECT)

    @property
    def told(self) -> str:
        return " ".join(" ".join(self.page.evaluate("window.told")).split())

    def arrive(self, code: str) -> None:
        press(self.page, "I have a code: type the four words")
        self.page.locator(FIELD).fill(code)
        self.page.get_by_role("button", name="Done").click()

    def play(self, referee: Referee) -> None:
        click_a_card(self.page, referee)


class Table:
    """A match of four people in a house that the first of them has opened."""

    def __init__(self, host: CzechTerminal, friends: list[Seat], page: PlainPage, referee: Referee) -> None:
        self.host, self.friends, self.page, self.referee = host, friends, page, referee

    def play(self, actions: int) -> None:
        """Let people play this many cards, each in turn."""
        seats = {one.name: one for one in (self.host, *self.friends)}
        for _ in range(actions):
            name, _, _ = self.referee.waits_for()
            assert name, "the match is over"
            if name in seats:
                act(seats[name], self.referee)
            else:
                self.page.play(self.referee)

    @property
    def told(self) -> dict[str, str]:
        """Return all people's messages so far, by name."""
        return {one.name: one.told for one in (self.host, *self.friends)} | {"Cyril": self.page.told}

    @property
    def friends_told(self) -> dict[str, str]:
        """Return the messages so far of all except the host."""
        return {who: told for who, told in self.told.items() if who != self.host.name}

    def keep(self, name: str) -> None:
        for who, told in self.told.items():
            keep(f"{name}-{who}", [told])


@contextmanager
def usual_port_taken() -> Iterator[None]:
    """Occupy the usual port, so that the house takes another one."""
    try:
        taken = socket.create_server(("0.0.0.0", DEFAULT_PORT))
    except OSError:
        yield  # another program has the port, which serves as well
    else:
        with taken:
            yield


@contextmanager
def gathered(folder: Path) -> Iterator[Table]:
    """Yield four people whose match has begun."""
    with ExitStack() as closes:
        closes.enter_context(usual_port_taken())
        host = closes.enter_context(closing(CzechTerminal(folder, "Jana", MATCHES)))
        friends: list[Seat] = [
            closes.enter_context(closing(kind(folder, name, MATCHES)))  # type: ignore[abstract]
            for name, kind in (("Adam", SpokenWindow), ("Bara", CzechTerminal))
        ]
        host.start()
        host.entry("Hrát s lidmi")
        host.entry("Otevřít stoly tady")
        wait_until(lambda: "Nový soukromý stůl na kód" in host.told, lambda: host.told)
        for entry in ("Nový soukromý stůl na kód", "Quist", "Otevřít stůl"):
            host.entry(entry)
        wait_until(lambda: invitation(host), lambda: host.told[-800:])
        address, code = invitation(host)
        for friend in friends:
            friend.start()
            friend.arrive(address)
            wait_until(lambda friend=friend: re.search("New private table|Nový soukromý stůl", friend.told))
            friend.entry("I have a code", "Mám kód")
            friend.write(code)
            wait_until(lambda friend=friend: re.search("waiting for players|stůl se schází", friend.told))
        browser = closes.enter_context(chromium())
        page = PlainPage(browser, f"http://{address}/", "Cyril")
        page.arrive(code)
        referee = closes.enter_context(closing(Referee(host.home)))
        wait_until(lambda: all(place.name for place in referee.sitting.setting.places))
        host.entry("Začít partii")
        wait_until(lambda: referee.sitting.stage == "playing")
        yield Table(host, friends, page, referee)


def invitation(host: Seat) -> tuple[str, str] | None:
    """Return address and code of the table from its host's messages."""
    found = re.search(r"na adresu (\S+) s kódem: ((?:\w+ ){3}\w+)", host.told)
    return (found[1], found[2]) if found else None


@pytest.mark.timeout(900)
def test_a_host_is_killed_in_mid_trick_and_three_friends_who_press_nothing_play_on(tmp_path: Path) -> None:
    with gathered(tmp_path) as table:
        try:
            table.play(BEFORE)
            seats = [place.name for place in table.referee.sitting.setting.places]
            table.host.kill()
            assert until(lambda: all(LOST.search(told) for told in table.friends_told.values())), table.friends_told
            table.host.start()
            table.host.entry("Zpět ke stolu")
            assert until(lambda: all(BACK.search(told) for told in table.friends_told.values())), table.friends_told
            table.play(AFTER)
            assert [place.name for place in table.referee.sitting.setting.places] == seats
            assert not [who for who, told in table.told.items() if SITS_IN.search(told)], table.told
        finally:
            table.keep("host-killed")
