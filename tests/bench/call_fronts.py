"""Real cards on the table: whole matches called by characters at a terminal, and by a finger on a phone-sized page.

``--matches`` is the number of matches of each game at each front end, ``--seed`` the seed of the first match, and
``--game`` the only game.
"""

from __future__ import annotations

import io
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path

from playwright.sync_api import Browser, expect

from numeramis_access.core.codec import read_options
from numeramis_access.core.seats import ONLOOKER
from numeramis_access.core.table import Table
from numeramis_access.output.terminal import Terminal
from tests.app.calling import SUIT_KEYS, call_by_keys, in_any_order, match_events
from tests.app.player import Player, player
from tests.bench.figures import Report
from tests.standard import ruleset
from tests.web.browsing import chromium, served
from tests.web.test_page_called import MATCHES, begun, call_by_finger

#: letters of suits at an English terminal, by their keys
LETTERS = {key: suit for suit, key in SUIT_KEYS.items()}


def run(say: Report, matches: int = 20, seed: int = 1, game: str = "") -> None:
    """Print matches that were told otherwise than they were played, at each front end."""
    say(f"  seeds {seed} to {seed + matches - 1}")
    with tempfile.TemporaryDirectory() as folder, chromium() as browser, served(Path(folder)) as (address, _):
        for front, differs in (("terminal", _at_terminal), ("page", partial(_on_page, browser, address))):
            for called, name, options in (entry.values for entry in MATCHES if game in ("", entry.values[0])):
                wrong = _count(differs, str(called), str(name), options, range(seed, seed + matches))
                say(f"  {called} at a {front}: {matches} matches, {wrong} differ")
                say.note(f"called matches that differ at a {front}: {called}", wrong)


def _count(differs: Callable[[Table, int, str], bool], game: str, name: str, options: object, seeds: range) -> int:
    """Return the number of matches that differ."""
    rules = ruleset(game)
    return sum(differs(Table(rules, read_options(rules, options), 4, seed, 0), seed, name) for seed in seeds)


def _at_terminal(match: Table, seed: int, name: str) -> bool:
    """Call a match by characters; return whether its events differ."""
    with player("en") as someone:
        terminal = Terminal(io.StringIO(), io.StringIO())
        someone.app.announcer.channels.append(terminal)
        someone.press = partial(_type, someone, terminal, someone.press)  # type: ignore[method-assign]
        scene = call_by_keys(someone, match, seed)
        scene.seat.close()
        return in_any_order(match_events(scene.seat.match.moments)) != in_any_order(match.events(ONLOOKER))


def _type(someone: Player, terminal: Terminal, press: Callable[..., list[str]], *keys: str) -> list[str]:
    """Type the characters of cards and Enter after each line that needs it; press other keys."""
    typed = "".join(LETTERS.get(key, key) for key in keys)
    if len(typed) > 2 * len(keys):
        return press(*keys)
    for character in (*typed, *("\n" if typed.isalpha() else "")):
        terminal._take_character(character, someone.app.inbox)
        someone.settle()
    return someone.told()


def _on_page(browser: Browser, address: str, match: Table, seed: int, name: str) -> bool:
    """Call a match by a finger; return whether the page tells another result, or is wider than the phone."""
    page = begun(browser, address, name)
    told = call_by_finger(page, match, seed).partition(" ")[2]  # the names differ
    try:
        expect(page.locator("#latest")).to_contain_text(told)
        return not page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    except AssertionError:
        return True
    finally:
        page.context.close()
