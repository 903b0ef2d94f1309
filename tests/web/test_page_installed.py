"""The served page as an installed program: its manifest and icons, and what it says without a connection."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from numeramis_access.web.installing import ICONS, SHORTCUTS, manifest
from numeramis_access.web.wire import FromPage, inbox_item
from numeramis_access.words.language import Language
from numeramis_access.words.languages import LANGUAGES
from tests.web.browsing import chromium, lasting, opened, served, until
from tests.web.icons import PAGE, draw
from tests.web.test_session import session


def own_address() -> str:
    """Return this machine's address in its network, empty without one; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking, suppress(OSError):
        asking.connect(("192.0.2.1", 9))
        return str(asking.getsockname()[0])
    return ""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as launched:
        yield launched


@pytest.mark.parametrize("icon", [name for name, _, _ in ICONS])
def test_icons_are_those_that_the_drawing_gives(icon: str) -> None:
    pytest.importorskip("pygame")
    assert (PAGE / icon).read_bytes() == draw(icon), "python -m tests.web.icons draws them again"


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_manifest_speaks_the_language_and_its_shortcuts_lead_somewhere(code: str) -> None:
    made = json.loads(manifest(Language(code)))
    assert made["lang"] == code
    assert all(shortcut["name"] for shortcut in made["shortcuts"])
    for shortcut, place in zip(made["shortcuts"], SHORTCUTS, strict=True):
        assert shortcut["url"] == f"./#{place}"
        assert inbox_item(FromPage(place=place)) is not None  # type: ignore[arg-type]


def test_the_manifests_differ_in_their_names() -> None:
    made = [json.loads(manifest(Language(code))) for code in LANGUAGES]
    assert len({told["name"] for told in made}) == len({told["description"] for told in made}) == len(LANGUAGES)


@pytest.mark.peer("chromium")
def test_the_manifest_is_in_the_pages_language_from_the_start_and_after_a_change(
    browser: Browser, tmp_path: Path
) -> None:
    with served(tmp_path / "home") as (address, _):
        page = opened(browser, address, "de-DE")
        told = "fetch(document.querySelector('link[rel=manifest]').href).then(async (told) => (await told.json()).lang)"
        assert page.evaluate(told) == "de"
        page.locator("#commands button", has_text=Language("de").text("command-language")[1:]).click()
        until(lambda: page.evaluate("document.documentElement.lang") != "de")
        assert page.evaluate(told) == page.evaluate("document.documentElement.lang")


@pytest.mark.peer("chromium")
def test_chromium_finds_no_obstacle_to_an_installation(browser: Browser, tmp_path: Path) -> None:
    with served(tmp_path / "home") as (address, _), lasting(browser, tmp_path / "profile") as context:
        page = context.pages[0]
        page.goto(address)
        expect(page.locator("#hand button").first).to_be_visible()
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        line = context.new_cdp_session(page)
        assert line.send("Page.getAppManifest")["errors"] == []
        assert line.send("Page.getInstallabilityErrors")["installabilityErrors"] == []


@pytest.mark.peer("chromium")
@pytest.mark.parametrize("language", ["cs-CZ", "en-GB"])
def test_without_a_connection_a_page_says_so_and_nothing_of_the_program_is_saved(
    browser: Browser, tmp_path: Path, language: str
) -> None:
    words = Language(language[:2])
    with served(tmp_path) as (address, server):
        page = opened(browser, address, language)
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        page.reload()  # a page that a service worker has
        expect(page.locator("#hand button").first).to_be_visible()
        saved = "caches.keys().then(async (names) => (await Promise.all(names.map(async (name) => (await (await "
        saved += "caches.open(name)).keys()).map((kept) => new URL(kept.url).pathname)))).flat())"
        until(lambda: page.evaluate(saved) == ["/unreached.html"])
        server.terminate()
        server.wait(30)
        page.reload()
        expect(page.get_by_role("heading")).to_have_text(words.text("page-unreached-title"))
        expect(page.get_by_role("alert")).to_have_text(words.text("page-unreached"))
        expect(page.get_by_role("link")).to_have_text(words.text("page-unreached-again"))
        assert page.evaluate("document.documentElement.lang") == language[:2]
        page.context.close()


@pytest.mark.peer("chromium")
def test_over_plain_http_in_a_network_no_installation_is_offered_and_the_page_says_why(
    browser: Browser, tmp_path: Path
) -> None:
    here = own_address()
    if not here:
        pytest.skip("this machine has no address in a network")
    with served(tmp_path, "--host", "0.0.0.0") as (address, _):
        port = address.rstrip("/").rpartition(":")[2]
        page = opened(browser, f"http://{here}:{port}/")
        assert not page.evaluate("isSecureContext || 'serviceWorker' in navigator")
        expect(page.locator("#install")).to_be_hidden()
        told = Language("en").text("page-open-line")
        assert "installed as a program" in told
        expect(page.get_by_role("log")).to_contain_text(told)
        page.context.close()


@pytest.mark.peer("chromium")
def test_a_shortcut_leads_to_its_place(browser: Browser, tmp_path: Path) -> None:
    with served(tmp_path) as (address, _):
        page = opened(browser, f"{address}#daily")
        expect(page.locator("#title")).to_contain_text("eal of the day")
        page.context.close()


@pytest.mark.peer("chromium")
def test_the_button_appears_when_the_browser_offers_the_installation(browser: Browser, tmp_path: Path) -> None:
    with served(tmp_path) as (address, _):
        page = opened(browser, address)
        expect(page.locator("#install")).to_be_hidden()
        page.evaluate("""const offer = new Event("beforeinstallprompt", { cancelable: true });
            offer.prompt = () => { window.asked = true; }; window.dispatchEvent(offer);""")
        expect(page.locator("#install")).to_have_text(Language("en").text("page-install"))
        page.locator("#install").click()
        assert page.evaluate("window.asked")
        expect(page.locator("#install")).to_be_hidden()
        page.context.close()


class OneWaits:
    """Stands for the player's tables by turns; one of them waits."""

    count = 1


def test_the_page_learns_how_many_tables_wait(tmp_path: Path) -> None:
    opened_session = session(tmp_path)
    assert json.loads(opened_session.messages())["waiting"] == 0, "an older page may have left a badge"
    opened_session.program.tables_by_turns = OneWaits()  # type: ignore[assignment]
    assert json.loads(opened_session.messages())["waiting"] == 1
    assert b"waiting" not in opened_session.messages()
    opened_session.program.tables_by_turns = None
    assert json.loads(opened_session.messages())["waiting"] == 0
