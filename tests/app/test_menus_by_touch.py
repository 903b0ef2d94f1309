"""On a touch screen no menu offers keys or speaks of them: a crawl through all menus from the main menu."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from numeramis_access.app.reading.reader import Reader
from numeramis_access.app.shell.key_scene import KeyScene
from numeramis_access.app.shell.menu import Menu
from numeramis_access.web.wire import FromPage
from tests.app.key_walk import AtOnce
from tests.app.player import player
from tests.app.test_ways_home import crawl, unwritten
from tests.app.way_home import Front, WayHome
from tests.web.test_session import session

__all__ = ["unwritten"]

#: words for keys of a keyboard
KEYS = {"cs": re.compile(r"[Kk]láves|\b(Enter|Escape)\b"), "en": re.compile(r"\b([Kk]eys|[Kk]eyboard|Enter|Escape)\b")}


class Listener(WayHome):
    """A walk that collects texts about keys, each with its place; texts to read tell of all devices."""

    def __init__(self, *given: object) -> None:
        super().__init__(*given)  # type: ignore[arg-type]
        self.told: dict[str, list[str]] = {}

    def check(self, *fronts: type[Front]) -> None:
        """Collect the texts of the current scene; a switch is a key, whatever presses it."""
        scene, screen = self.app.scene, self.app.scene.screen()
        if isinstance(scene, Reader | KeyScene) or not isinstance(scene, Menu):
            return
        switches = {entry.label() for entry in scene.entries if entry.setting.startswith("switch_")}
        items = [item for item in screen.items if item.label not in switches]
        texts = [screen.title, screen.about, *(text for one in items for text in (one.label, one.value, one.about))]
        keys = KEYS[self.app.language.code]
        if named := [text for text in texts if text and keys.search(text)]:
            self.told[" > ".join(one.title() for one in self.app.scenes if isinstance(one, Menu))] = named


@pytest.mark.parametrize("language", KEYS)
def test_no_menu_speaks_of_keys(language: str) -> None:
    with player(language, thinker=AtOnce, level="beginner", name="Adam") as someone:
        app = someone.app
        app.language.layer, app.device, app.keyboard = "touch", "page", "page"
        assert isinstance(app.scene, Menu)
        app.scene.renew()
        way = Listener(app)
        crawl(way, {f"{app.text('main-menu')} {app.text('menu-quit')}"})
        assert way.told == {}


def test_what_is_only_for_keys_goes_when_the_page_says_that_it_has_none(tmp_path: Path) -> None:
    opened = session(tmp_path)
    labels = [item.label for item in opened.program.scene.screen().items]
    assert "Learn the keys" in labels
    opened.take(FromPage(fingers=True))
    now = [item.label for item in opened.program.scene.screen().items]
    assert now == [label for label in labels if label != "Learn the keys"]
