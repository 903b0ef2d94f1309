"""The results of an evening as a page: Axe finds no fault, and at 320 pixels the page needs no sideways scrolling."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from numeramis_access.app.evening import standing
from numeramis_access.tables.evening import StandingLine
from tests.app.director import begun, director
from tests.app.player import home
from tests.web.browsing import chromium
from tests.web.checkers import axe

pytestmark = pytest.mark.peer("chromium")

#: script for the pixels by which a page is wider than the window
TOO_WIDE = "() => document.documentElement.scrollWidth - innerWidth"


def look(page: Page, address: str) -> None:
    """Demand that Axe finds no fault, and that the page fits a narrow and a wide window."""
    page.goto(address)
    found = axe(page)
    assert found.violations_count == 0, found.generate_report()
    assert found.response["testEngine"]["name"] == "axe-core"
    for width in (320, 1000):
        page.set_viewport_size({"width": width, "height": 600})
        assert page.evaluate(TOO_WIDE) <= 0, width
    assert page.get_by_role("table").count() == 1


def test_results_with_real_cards_and_of_a_house_are_right_for_axe_and_fit_a_phone() -> None:
    with director("cs") as made:
        begun(made, ("evening-plan-rounds", 1))
        made.enter_results([7, 8, 6, 5])
        made.choose("evening-finish", missing=0)
        made.choose("evening-results-out")
        made.choose("evening-as-html")
        names = ("Marie Nová-Zahradníčková", "Bartoloměj Podhradský")
        lines = [StandingLine(one, 0, one, False, 62.5, 12, names, True) for one in (1, 2, 3)]
        pages = [next(home().exports.glob("*.html")), home().exports / "house.html"]
        pages[1].write_bytes(standing._page(made.app, lines))
        with chromium() as browser, browser.new_page() as page:
            for file in pages:
                look(page, file.as_uri())
