"""Stock Orca reads the served page in real browsers: a whole deal from the main menu, by keys alone.

What the program tells is compared with what Orca gives to the voice: all of it, in order, nothing twice. It is a
campaign, run by ``pytest tests/peers/page_orca.py`` on a machine that does nothing else: a key that Orca takes while it
reads a whole page leads elsewhere, and then no deal has an end.
"""

from __future__ import annotations

import json
import time

import pytest

from numeramis_access.catalogue import STANDARD
from tests.peers import browsers
from tests.peers.desktop import PATIENCE, Desktop
from tests.web import static_site

pytestmark = [
    pytest.mark.peer(name)
    for name in ("xvfb", "dbus", "at-spi", "orca", "speech-dispatcher", "firefox", "chromium", "openbox")
]  # fmt: skip

#: seconds in which Orca says nothing: then it has said all, and a key cuts nothing off
QUIET = 1.0
#: the first entry of the main menu
FIRST = {"en-GB": "New match", "cs": "Nová partie"}
#: most keys that one deal takes, and most that go once around the page
KEYS, TABS = 80, 50
#: seconds; an Orca that needs longer to echo a key has no time for anything, whatever a page does
STARVED = 0.9


class Player:
    """Somebody who plays by keys and by ear.

    :param language: as a browser asks for it. :ivar lag: longest time until Orca said anything to a key, in seconds.
    """

    def __init__(self, desktop: Desktop, language: str) -> None:
        self.desktop = desktop
        self.first = FIRST[language]
        self.lag = 0.0

    @property
    def told(self) -> list[dict[str, object]]:
        """Return what the program has told so far, without what the focus shows anyway."""
        path = self.desktop.folder / "told"
        lines = path.read_text("utf-8").splitlines() if path.exists() else []
        return [told for told in map(json.loads, lines) if not told["shown"]]

    @property
    def heard(self) -> list[str]:
        """Return what Orca has spoken so far, with ordinary spaces."""
        return [" ".join(text.split()) for text in self.desktop.tap.spoken]

    def listen(self) -> None:
        """Wait until Orca says nothing more."""
        while True:
            before = len(self.desktop.tap.spoken)
            time.sleep(QUIET)
            if before == len(self.desktop.tap.spoken):
                return

    def press(self, *keys: str) -> None:
        """Press keys one after another, each after everything was heard."""
        for key in keys:
            before, begun = len(self.desktop.tap.spoken), time.monotonic()
            self.desktop.press(key)
            while len(self.desktop.tap.spoken) == before and time.monotonic() - begun < PATIENCE:
                time.sleep(0.02)
            self.lag = max(self.lag, time.monotonic() - begun)
            self.listen()

    def find_menu(self) -> None:
        """Go to the main menu by Tab, as often as it takes."""
        for _ in range(TABS):
            before = len(self.heard)
            self.press("Tab")
            if any(text.startswith(self.first) for text in self.heard[before:]):
                return
        pytest.fail(f"no menu: {self.heard}")

    def begin(self, game: str) -> None:
        """Begin a match as it is proposed."""
        self.find_menu()
        self.press("Return", *["Down"] * [record.name for record in STANDARD].index(game), "Return", "Return")

    def unheard(self) -> list[str]:
        """Return what was told and not heard, or not in order, or twice."""
        return unheard([" ".join(str(told["text"]).split()) for told in self.told], self.heard)

    def play_a_deal(self) -> None:
        """Play the first card or choice that there is, until the deal is over."""
        for _ in range(KEYS):
            kinds = [told["kind"] for told in self.told]
            if "continue-with-enter" in kinds or "match-finished" in kinds:
                return
            if self.told and self.told[-1]["own"]:
                self.press(*["Down"] * bool(self.told[-1]["choices"]), "Return")
            self.listen()
            self.desktop.wait(lambda: not self.unheard(), f"all is heard; left: {self.unheard()}")
        pytest.fail(f"the deal has no end: {self.heard}")


def unheard(told: list[str], heard: list[str]) -> list[str]:
    """Return what was not heard, heard at another place, or heard twice.

    :param heard: also what a reader says of its own; several sentences may have become one.
    """
    left, wrong = list(told), []
    for text in heard:
        rest = text
        while left and (rest == left[0] or rest.startswith(left[0] + " ")):
            rest = rest[len(left.pop(0)) :].strip()
        if rest == text and text in told:
            wrong.append(text)
    return wrong + left


def test_the_comparison_finds_what_is_lost_late_and_twice() -> None:
    told = ["One.", "Two.", "Three.", "Two."]
    assert unheard(told, ["menu", "One. Two.", "button", "Three.", "Two."]) == []
    assert unheard(told, ["One.", "Three.", "Two."]) != []
    assert unheard(told, ["One.", "Two.", "Two.", "Three.", "Two."]) == ["Two."]
    assert unheard(told, ["One.", "Two.", "Three."]) == ["Two."]


@pytest.mark.timeout(600)
@pytest.mark.parametrize(
    ("browser", "game", "language"),
    [
        ("firefox", "quist", "en-GB"), ("chromium", "quist", "cs"),
        ("firefox", "loker", "cs"), ("chromium", "loker", "en-GB"),
    ],
)  # fmt: skip
def test_a_deal_is_heard_whole_in_order_and_nothing_twice(browser: str, game: str, language: str) -> None:
    with Desktop() as desktop:
        hears_a_deal(desktop, desktop.serve(), browser, game, language)


@pytest.mark.peer("npm")
@pytest.mark.timeout(600)
@pytest.mark.parametrize(
    ("browser", "game", "language"), [("firefox", "quist", "cs"), ("chromium", "loker", "cs")]
)  # fmt: skip
def test_a_deal_of_the_static_page_is_heard_so_too(
    browser: str, game: str, language: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    site = static_site.built(tmp_path_factory)
    with Desktop() as desktop:
        telling = type("TellingHere", (static_site.Telling,), {"told": desktop.folder / "told", "screen": {}})
        with static_site.offered(site, telling) as address:
            hears_a_deal(desktop, address, browser, game, language)


def hears_a_deal(desktop: Desktop, address: str, browser: str, game: str, language: str) -> None:
    """Play a deal with Orca and compare what was told with what was heard."""
    desktop.orca()
    desktop.wait(lambda: desktop.tap.heard("Screen reader on"), "Orca starts")
    browsers.start(desktop, browser, address, language)
    desktop.wait(lambda: desktop.tap.heard("Finished loading"), "the page is loaded")
    player = Player(desktop, language)
    desktop.wait((desktop.folder / "told").exists, "the program tells something")
    player.listen()
    player.begin(game)
    try:
        player.play_a_deal()
        assert len(player.told) > 10
        assert player.unheard() == [], player.heard
    except AssertionError:
        if player.lag > STARVED:
            pytest.skip(f"this machine is too busy to judge: Orca needed {player.lag:.1f} s to echo a key")
        raise
