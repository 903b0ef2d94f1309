"""Stock Orca at the page while menus come and go: each focus is heard, and no former entry stays for the reader.

A second reader of the accessibility tree notes, while Orca speaks, which buttons and fields the browser offers. This is
a campaign: ``pytest tests/peers/page_left.py`` takes three minutes on an otherwise idle machine. With
``HEARD_IN=folder`` it writes the speech there, key by key.
"""

from __future__ import annotations

import json
from itertools import groupby, pairwise
from math import inf

import pytest

from numeramis_access.words.language import Language
from tests.peers.desktop import Desktop
from tests.peers.page_player import BUTTON, WITH_ORCA, Player, keep

pytestmark = WITH_ORCA

#: seconds in which a reader may still find an entry of the former screen
STAYS = 0.3
#: seconds that a reading of the tree must stand to count as a whole screen: a shorter one fell into a change
STANDS = 0.1
#: prints each change of the heading, and of the buttons and fields below it, with its time
WATCHES = """
import json, sys, time, pyatspi
ENTRIES = (pyatspi.ROLE_PUSH_BUTTON, pyatspi.ROLE_ENTRY)
PAGES = (pyatspi.ROLE_DOCUMENT_WEB, pyatspi.ROLE_DOCUMENT_FRAME)
page = next(one for app in pyatspi.Registry.getDesktop(0) if app
            for one in pyatspi.findAllDescendants(app, lambda one: one.getRole() in PAGES))
tree = page.queryCollection()
rule = tree.createMatchRule(pyatspi.StateSet().raw(), tree.MATCH_NONE, "", tree.MATCH_NONE,
                            [pyatspi.ROLE_HEADING, *ENTRIES], tree.MATCH_ANY, "", tree.MATCH_NONE, False)
before = None
while True:
    try:
        matches = tree.getMatches(rule, tree.SORT_ORDER_CANONICAL, 0, True)
        found = [(one.getRole() in ENTRIES, one.name) for one in matches]
    except Exception:  # an element went while it was asked
        continue
    heads = [at for at, (entry, _) in enumerate(found) if not entry]
    now = [found[heads[0]][1], [name for entry, name in found[:heads[-2]] if entry and name]]
    if now != before:
        print(json.dumps([time.monotonic(), *now]), flush=True)
    before = now
    time.sleep(0.02)
"""


def found(desktop: Desktop) -> list[tuple[float, str, set[str]]]:
    """Return each change of the tree: its time in seconds, the heading, and the names of buttons and fields."""
    lines = desktop.log("watches").splitlines()
    return [(time, title, set(names)) for time, title, names in map(json.loads, lines)]


def own(title: str, change: tuple[float, str, set[str]]) -> set[str]:
    """Return the names without the title, which the first focused entry has before its own."""
    return {name.removeprefix(f"{title}. ") for name in change[2]}


@pytest.mark.timeout(600)
@pytest.mark.parametrize("browser", ["firefox", "chromium"])
def test_each_menu_is_heard_and_nothing_of_the_former_is_found(browser: str, request: pytest.FixtureRequest) -> None:
    words = Language("en").text
    with Desktop() as desktop:
        player = Player(desktop, "en-GB")
        try:
            player.open(browser, desktop.serve())
            player.find_menu()
            desktop.python(WATCHES, "watches", system=True)
            desktop.wait(lambda: bool(found(desktop)), "the tree is read")
            for names in (("menu-settings", "settings-game"), ("menu-rules",), ("menu-new-match",)):
                player.press("Home")
                for name in names:
                    player.go_to(words(name))
                    hears(player, "Return")
                for _ in names:
                    hears(player, "Escape")
            player.press("Home")
            player.go_to(words("menu-people"))
            hears(player, "Return", "entry.")
            hears(player, "Escape")
            assert stayed(found(desktop)) == []
        finally:
            keep(request.node.callspec.id + "-left", player.note())


def hears(player: Player, key: str, ends: str = BUTTON) -> None:
    """Press a key that leads to another screen; its title and focus are heard."""
    before = len(player.heard)
    player.press(key)
    title = found(player.desktop)[-1][1]
    heard = [text for text in player.heard[before:] if text.endswith(ends)]
    assert [text.startswith(title) for text in heard] == [True], player.note()


def whole(changes: list[tuple[float, str, set[str]]], ends: float) -> tuple[float, str, set[str]]:
    """Return the last reading of a screen that stood, without the readings while the next screen was being drawn."""
    times = [*(change[0] for change in changes[1:]), ends]
    stood = [change for change, after in zip(changes, times, strict=True) if after - change[0] > STANDS]
    return (stood or changes)[-1]


def stayed(seen: list[tuple[float, str, set[str]]]) -> list[tuple[str, set[str]]]:
    """Return the entries of a former screen that were found too late, with the title of the screen that had come."""
    screens = [(title, list(changes)) for title, changes in groupby(seen, lambda change: change[1])]
    ends = [*(changes[0][0] for _, changes in screens[1:]), inf]
    wholes = [own(title, whole(changes, end)) for (title, changes), end in zip(screens, ends, strict=True)]
    late = list[tuple[str, set[str]]]()
    for (before, after), (title, changes) in zip(pairwise(wholes), screens[1:], strict=True):
        former = before - after - {title}
        late += [(title, own(title, one) & former) for one in changes if one[0] - changes[0][0] > STAYS]
    return [(title, names) for title, names in late if names]


def test_the_comparison_finds_an_entry_that_stayed() -> None:
    seen = [(0.0, "One", {"a", "b"}), (1.0, "Two", {"a", "b", "Two. c"}), (1.1, "Two", {"c", "Two"})]
    assert stayed(seen) == []
    assert stayed([*seen, (2.0, "Two", {"c", "a"}), (2.5, "Two", {"c"})]) == [("Two", {"a"})]


def test_a_reading_that_fell_into_a_change_is_no_whole_screen() -> None:
    seen = [(0.0, "One", {"a", "Two"}), (1.0, "Two", {"Two. c", "Two"}), (4.0, "One", {"One. Two", "a"})]
    torn = [(5.0, "One", {"a", "Two"}), (6.0, "One", {"a"}), (6.02, "Three", {"d"})]
    assert stayed(seen + torn) == []
