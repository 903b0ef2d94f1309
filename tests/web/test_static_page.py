"""The static page in Debian's Chromium, from a plain file server: a deal, another start, two tabs, no server."""

from __future__ import annotations

import contextlib
import json
import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from numeramis_access.words.language import Language
from tests.web import static_site
from tests.web.browsing import (
    PLAIN_WASM,
    PLAYABLE,
    at_the_table,
    chromium,
    fail,
    lasting,
    opened,
    own_turn,
    press,
    until,
)
from tests.web.static_scenes import Cut, Faulty, Lacking, publish

pytestmark = [
    pytest.mark.peer("chromium"), pytest.mark.peer("npm"), pytest.mark.peer("package-index"),
    pytest.mark.timeout(600),
]  # fmt: skip


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return static_site.built(tmp_path_factory)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium(PLAIN_WASM) as launched:
        yield launched


@pytest.fixture(scope="module")
def address(site: Path) -> Iterator[str]:
    with static_site.offered(site) as found:
        yield found


@pytest.fixture(scope="module")
def visited(browser: Browser, address: str) -> Iterator[BrowserContext]:
    """A returning browser that keeps the site and Python's memory: it starts in half the time."""
    page = opened(browser, address, accept_downloads=True, bypass_csp=True)
    kept(page)
    until(lambda: bool(page.evaluate(MEMORY, "") > 10_000_000))
    page.close()
    yield page.context
    page.context.close()


@pytest.fixture
def page(visited: BrowserContext, address: str) -> Iterator[Page]:
    """The page of a returning visitor without saved data."""
    page = visited.new_page()
    page.on("pageerror", fail)
    page.goto(f"{address}service.js")  # of that place, and without the program
    page.evaluate(FORGET)
    page.goto(address)
    expect(page.locator("#hand button").first).to_have_text("New match")
    yield page
    for one in visited.pages:
        one.close()


#: deletes the player's data from the browser
FORGET = """() => new Promise((done) => {
  const asked = indexedDB.deleteDatabase("/player");
  asked.onsuccess = () => done(null);
})"""


def cards(page: Page) -> list[str]:
    return page.locator("#hand button.card").all_text_contents()


def again(context: BrowserContext, address: str) -> Page:
    """Return a returning visitor's new page."""
    page = context.new_page()
    page.goto(address)
    expect(page.locator("#hand button").first).to_be_visible()
    return page


def kept(page: Page) -> None:
    """Wait until the browser has stored the whole site."""
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")


@pytest.mark.turns(2)
@pytest.mark.parametrize(("language", "new", "start"), [("en-GB", "New match", "Start playing"),
                                                        ("cs-CZ", "Nová partie", "Začít hrát")])  # fmt: skip
def test_a_deal_is_played_in_the_language_of_the_browser(
    browser: Browser, address: str, language: str, new: str, start: str
) -> None:
    page = opened(browser, address, language)
    assert page.locator("html").get_attribute("lang") == language[:2]
    at_the_table(page, new=new, start=start)
    for left in range(9, 0, -1):
        until(lambda: own_turn(page))
        expect(page.locator("#hand button.card")).to_have_count(left)
        page.locator(PLAYABLE).first.click()
        expect(page.locator("#hand button.card")).to_have_count(left - 1)
    expect(page.locator("#choices button").first).to_be_visible()
    page.context.close()


#: a new tab does not know the table of another one
NEW_TAB = "sessionStorage.clear()"


def test_a_match_is_where_it_was_after_a_reload_and_after_the_browser_was_killed(
    browser: Browser, address: str, tmp_path: Path
) -> None:
    with lasting(browser, tmp_path, PLAIN_WASM) as context:
        page = again(context, address)
        at_the_table(page)
        page.locator(PLAYABLE).first.click()
        expect(page.locator("#hand button.card")).to_have_count(8)
        until(lambda: own_turn(page))
        hand = cards(page)
        page.reload()
        expect(page.get_by_role("log")).to_contain_text("the match goes on")
        expect(page.locator("#play button:focus")).to_have_count(1)
        assert cards(page) == hand
        kill(tmp_path)
    with lasting(browser, tmp_path, PLAIN_WASM) as context:
        page = again(context, address)
        go_on(page)
        assert cards(page) == hand


def test_chromium_finds_no_obstacle_to_an_installation(browser: Browser, address: str, tmp_path: Path) -> None:
    with lasting(browser, tmp_path, PLAIN_WASM) as context:
        line = context.new_cdp_session(again(context, address))
        assert line.send("Page.getAppManifest")["errors"] == []
        assert line.send("Page.getInstallabilityErrors")["installabilityErrors"] == []


def go_on(page: Page) -> None:
    """Continue the saved match, which has eight cards left."""
    press(page, "Continue a match")
    expect(page.locator("#hand button.card")).to_have_count(8)


def kill(profile: Path) -> None:
    """Kill every process of the browser with this profile."""
    for process in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            if str(profile).encode() in (process / "cmdline").read_bytes():
                os.kill(int(process.name), signal.SIGKILL)


def test_it_is_played_without_a_network_after_the_first_visit(browser: Browser, site: Path) -> None:
    with static_site.offered(site) as address:
        page = opened(browser, address)
        kept(page)
    page.reload()
    at_the_table(page)
    page.locator(PLAYABLE).first.click()
    expect(page.locator("#hand button.card")).to_have_count(8)
    page.context.close()


def test_later_starts_begin_from_pythons_memory_or_without_it_where_it_is_damaged(page: Page) -> None:
    at_the_table(page)
    page.evaluate(MEMORY, "damaged")
    page.evaluate(NEW_TAB)
    page.reload()
    expect(page.locator("#hand button").first).to_have_text("Continue a match")
    until(lambda: bool(page.evaluate(MEMORY, "") > 10_000_000))


#: bytes of Python's stored memory; first replaces it by others, if there are any
MEMORY = """async (others) => {
  const name = (await caches.keys()).find((one) => one.startsWith("numeramis ")) ?? "";
  const shelf = await caches.open(name);
  const memory = document.querySelector("script").src.replace("main.js", "memory");
  if (others) await shelf.put(memory, new Response(others));
  return (await (await shelf.match(memory))?.arrayBuffer())?.byteLength ?? 0;
}"""


def test_a_second_tab_says_so_and_may_go_on_there(page: Page, address: str) -> None:
    at_the_table(page)
    hand = cards(page)
    second = page.context.new_page()
    second.goto(address)
    expect(second.get_by_role("status")).to_contain_text("another tab")
    second.get_by_role("button", name="Continue here").click()
    expect(page.get_by_role("status")).to_contain_text("Load the page again")
    press(second, "Continue a match")
    expect(second.locator("#hand button.card").first).to_be_visible()
    assert cards(second) == hand


@pytest.mark.parametrize(("kind", "says", "not_said"), [
    (Faulty, "No module named 'numeramis_access.left_out'", "internet connection"),
    (Lacking, "app.zst: 404", "internet connection"),
    (Cut, "Check your internet connection", "faulty"),
])  # fmt: skip
def test_a_page_that_cannot_begin_names_the_real_reason(
    browser: Browser, site: Path, kind: type[SimpleHTTPRequestHandler], says: str, not_said: str
) -> None:
    with static_site.offered(site, kind) as address:
        page = browser.new_context(locale="en-GB").new_page()
        page.goto(address)
        expect(page.get_by_role("status")).to_contain_text("couldn't be set")
        expect(page.get_by_role("status")).to_contain_text(says)
        expect(page.get_by_role("status")).not_to_contain_text(not_said)
        page.context.close()


def test_of_several_matches_that_are_kept_one_is_chosen_by_its_name(page: Page) -> None:
    for first in ("Continue a match", "Continue the last match"):
        at_the_table(page)
        page.evaluate(NEW_TAB)
        page.reload()
        expect(page.locator("#hand button").first).to_have_text(first)
    press(page, "Choose among the matches under way")
    expect(page.locator("#hand button").nth(1)).to_contain_text("Quist, with")
    page.locator("#hand button").first.click()
    expect(page.locator("#hand button.card")).to_have_count(9)


def test_whoever_leaves_is_told_how_to_come_back(page: Page) -> None:
    press(page, "Quit")
    press(page, "Yes")
    expect(page.get_by_role("status")).to_contain_text("Load the page again")
    page.reload()
    expect(page.locator("#hand button").first).to_have_text("New match")


def test_everything_moves_from_the_browser_to_a_computer_and_back(
    browser: Browser, page: Page, address: str, tmp_path: Path
) -> None:
    at_the_table(page)
    page.keyboard.press("Escape")
    for name in ("Leave the table", "Yes", "Settings", "Move to another machine"):
        press(page, name)
    with page.expect_download() as download:
        press(page, "Pack everything of mine into one file")
    download.value.save_as(tmp_path / "moved.zip")
    assert command(tmp_path, "unpack", "moved.zip") == 0
    assert list((tmp_path / "home" / "matches").glob("*.match"))
    assert command(tmp_path, "pack", "back.zip") == 0
    other = opened(browser, address)
    for name in ("Settings", "Move to another machine", "Unpack such a file here", "Choose a file on your machine"):
        press(other, name)
    other.locator("#file input").set_input_files(tmp_path / "back.zip")
    press(other, "Unpack it all")
    expect(other.locator("#log")).to_contain_text("Everything is unpacked")
    other.reload()
    press(other, "Continue a match")
    expect(other.locator("#hand button.card")).to_have_count(9)
    other.context.close()


def command(folder: Path, *words: str) -> int:
    """Return the exit status of the installed program with its home in this folder."""
    environment = {**os.environ, "NUMERAMIS_HOME": str(folder / "home"), "PYTHONPATH": str(Path.cwd())}
    return subprocess.run([sys.executable, "-m", "numeramis_access", *words], cwd=folder, env=environment).returncode


def test_a_browser_that_keeps_nothing_says_so_and_can_be_played_in(
    browser: Browser, address: str, tmp_path: Path
) -> None:
    (tmp_path / "Default").mkdir()
    forbidden = {"profile": {"default_content_setting_values": {"cookies": 2}}}
    (tmp_path / "Default" / "Preferences").write_text(json.dumps(forbidden))
    with lasting(browser, tmp_path, PLAIN_WASM) as context:
        page = again(context, address)
        expect(page.get_by_role("status")).to_contain_text("doesn't save anything")
        at_the_table(page)


def test_a_newer_version_is_offered_and_taken_only_when_it_is_wished(
    browser: Browser, site: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "site"
    shutil.copytree(site, folder)
    version = re.compile(r'src="(\w+)/main.js"')
    script = "script[src$='/main.js']"
    with static_site.offered(folder) as address:
        page = opened(browser, address)
        kept(page)
        old = version.findall((folder / "index.html").read_text())[0]
        publish(folder, old, "newer")
        for _ in range(2):  # as often as he comes back
            page.reload()
            expect(page.get_by_role("status")).to_contain_text("new version")
            expect(page.locator(script)).to_have_attribute("src", f"{old}/main.js")
        page.get_by_role("button", name="Switch to the new version").click()
        expect(page.locator(script)).to_have_attribute("src", "newer/main.js")
        expect(page.locator("#hand button").first).to_be_visible()
        expect(page.get_by_role("status")).to_be_empty()
    page.reload()
    expect(page.locator("#hand button").first).to_be_visible()
    page.context.close()


def test_every_module_can_be_imported_there(page: Page, address: str) -> None:
    found = page.evaluate(IMPORT_ALL, address)
    assert found["count"] > 300
    assert found["wrong"] == []


#: in a separate worker, as the program's
IMPORT_ALL = """(address) => new Promise((done) => {
  const base = document.querySelector("script").src.replace("main.js", "");
  const code = `import { python } from "${base}python.js";
    const py = await python();
    postMessage(JSON.parse(py.runPython(${JSON.stringify(`
import importlib, json, sys
from unpack import PackedModules
(archive,) = (one for one in sys.meta_path if isinstance(one, PackedModules))
wrong = []
for name in archive.names:
    try:
        importlib.import_module(name)
    except ImportError as error:
        wrong.append(f"{name}: {error}")
json.dumps({"count": len(archive.names), "wrong": wrong})`)})))`;
  const worker = new Worker(URL.createObjectURL(new Blob([code], { type: "text/javascript" })), { type: "module" });
  worker.onmessage = ({ data }) => done(data);
})"""


def test_another_language_comes_when_it_is_chosen_and_stays_without_a_network_and_through_an_update(
    browser: Browser, site: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "site"
    shutil.copytree(site, folder)
    (old,) = re.findall(r'src="(\w+)/main.js"', (folder / "index.html").read_text())
    with static_site.offered(folder) as address:
        page = opened(browser, address)
        kept(page)
        assert page.evaluate(LANGUAGES_KEPT) == []
        choose_next_language(page, "en", "sk")
        expect(page.locator("#log")).to_contain_text("Teraz hovorím po slovensky.")
        assert page.evaluate(LANGUAGES_KEPT) == ["language-sk.zst"]
        publish(folder, old, "newer")
        page.reload()
        page.get_by_role("button", name=Language("sk").text("page-update-take")).click()
        expect(page.locator("script[src$='/main.js']")).to_have_attribute("src", "newer/main.js")
        expect(page.locator("#hand button").first).to_have_text("Nová partia")
        assert page.evaluate(LANGUAGES_KEPT) == ["language-sk.zst"]
    page.reload()
    at_the_table(page, new="Nová partia", start="Začať hrať")
    page.evaluate(NEW_TAB)
    page.reload()
    choose_next_language(page, "sk", "sk")
    expect(page.locator("#log")).to_contain_text("Jazyk Deutsch sa nepodarilo stiahnuť")
    page.context.close()


#: the archives of languages that the browser keeps
LANGUAGES_KEPT = """async () => {
  const shelf = await caches.open((await caches.keys()).find((one) => one.startsWith("numeramis ")) ?? "");
  return (await shelf.keys()).map(({ url }) => url.split("/").at(-1)).filter((name) => name.startsWith("language-"));
}"""


def choose_next_language(page: Page, before: str, after: str) -> None:
    """Choose the next language in the settings. :param after: the language then."""
    expect(page.locator("html")).to_have_attribute("lang", before)
    text = Language(before).text
    for name in ("menu-settings", "settings-speech"):
        press(page, text(name))
    page.get_by_role("button", name=f"{text('set-language')}: {text('page-next')}").click()
    expect(page.locator("html")).to_have_attribute("lang", after)
