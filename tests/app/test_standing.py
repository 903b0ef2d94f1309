"""The standings of an evening at house tables, as players read them: their own line, then all lines, then files."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe

from numeramis_access.app.evening.standing import StandingsMenu
from numeramis_access.app.shell.scene import Push
from numeramis_access.tables.evening import StandingLine
from tests.app.player import player
from tests.web.browsing import chromium

#: many lines with long names, in two fields; two share a place, and every third person has not agreed to be named
FOUND = tuple(
    StandingLine(number, number // 17, 2 if number == 3 else (number - 1) % 16 + 1, number in (2, 3),
             round(100 - 2.7 * number, 1), 30,
             (f"Maxmiliána {number}", "Krasoslav-Hviezdoslavov"), shown=number % 3 != 0)
    for number in range(1, 33)
)  # fmt: skip


def test_the_own_line_stands_first_with_who_is_next_to_it() -> None:
    with player("en") as one:
        one.app.follow(Push(StandingsMenu(one.app, FOUND, 20)))
        heard = " ".join(one.told())
        assert "My place: fourth place of sixteen, forty-six percent; before you Maxmiliána 19 and " in heard
        assert "; behind you Maxmiliána 21 and " in heard
        items = one.app.scene.screen().items
        assert [item.label for item in items[1:3]] == [
            "North and south", "Pair one, Maxmiliána 1 and Krasoslav-Hviezdoslavov",
        ]  # fmt: skip
        assert len(items) == 1 + 2 + len(FOUND) + 2, "two fields with a heading each, the ways on"


def test_whoever_shares_the_own_place_stands_neither_before_nor_behind() -> None:
    with player("en") as one:
        one.app.follow(Push(StandingsMenu(one.app, FOUND, 2)))
        heard = " ".join(one.told())
        assert "tied for second place" in heard
        assert "; before you Maxmiliána 1 and " in heard
        assert "; behind you Maxmiliána 4 and " in heard


def test_a_person_whose_name_the_house_has_forgotten_is_somebody() -> None:
    """A house has no words: it sends an empty name."""
    with player("en") as one:
        one.app.follow(Push(StandingsMenu(one.app, [StandingLine(1, 0, 1, False, 50, 2, ("", "Ada"), shown=True)], 0)))
        assert f"one, {one.app.text('evening-somebody')} and Ada" in one.app.scene.screen().items[0].label


@pytest.mark.turns(2)
@pytest.mark.peer("chromium")
@pytest.mark.parametrize("colours", ["light", "dark"])
def test_the_page_has_no_fault_and_needs_no_scrolling_sideways_on_a_narrow_screen(colours: str) -> None:
    with player("en") as one:
        one.app.follow(Push(StandingsMenu(one.app, FOUND, 20)))
        one.press("end", "up", "return", "end", "up", "return")
        text = next(one.app.home.exports.glob("*.html")).read_text(encoding="utf-8")
    assert "Maxmiliána 3<" not in text
    assert text.count("<th scope=\"row\">") == len(FOUND) == text.count("<li>") - 2, "each row is a sentence too"
    with chromium() as browser:
        page = browser.new_page(viewport={"width": 320, "height": 480}, color_scheme=colours)
        page.set_content(text)
        assert page.evaluate("document.documentElement.scrollWidth") <= 320
        assert Axe().run(page).violations_count == 0
