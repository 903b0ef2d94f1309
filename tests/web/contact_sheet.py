"""Pictures of the page for people to look at: every game and some menus, in each size and set of colours, on one page.

``python -m tests.web.contact_sheet --out FOLDER`` plays until it has each scene, takes its picture, and writes
``page.html``. If the folder has the window's pictures of ``python -m tests.contact_sheet``, they stand beside those of
the same scene.
"""

from __future__ import annotations

import argparse
import html
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from numeramis_access.catalogue import STANDARD
from tests.web.browsing import FIELD, GAMES, at_the_table, chromium, opened, press, served, until
from tests.web.scenes import back, into

#: a phone, held both ways; a window, a laptop, a screen; 1280 x 1024 at 400 %
SIZES = ((320, 480), (360, 640), (640, 360), (800, 600), (1366, 768), (1920, 1080), (3840, 2160), (320, 256))
SCHEMES = {"light": ("light", "none"), "dark": ("dark", "none"), "forced": ("light", "active")}
#: a resized page keeps its scroll position: restore the position after a load
AS_LOADED = 'page.scrollTo(0, 0); document.querySelector("#play :focus")?.scrollIntoView({ block: "nearest" })'
#: largest width of a picture on the page, in pixels
SHOWN = 480
PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Contact sheet of the page</title>
<style>body{font-family:sans-serif;background:#888}figure{display:inline-block;margin:8px}img{max-width:%dpx}</style>
%s</html>"""


def scenes(browser: Browser, address: str) -> Iterator[tuple[str, Page]]:
    """Yield every scene with its name: turn, choices, later and score of each game, a menu, settings, a text, help."""
    for name, game in zip(STANDARD.names, GAMES, strict=True):
        page = opened(browser, address)
        at_the_table(page, game)
        page.locator("#hand button.card").first.focus()
        yield f"{name} turn", page
        choices = page.locator("#choices button")
        if choices.count():
            choices.first.focus()
            yield f"{name} choices", page
        page.locator("#play button:not([aria-disabled=true])").first.click()
        until(lambda page=page: page.locator("#play button").count() > 0)  # type: ignore[misc]
        yield f"{name} later", page
        page.keyboard.press("s")
        expect(page.locator("#latest")).not_to_be_empty()
        yield f"{name} score", page
        if name == STANDARD.names[0]:
            page.keyboard.press("F1")
            expect(page.locator("#text")).to_be_visible()
            yield "help", page
        page.context.close()
    page = opened(browser, address)
    yield "menu", page
    into(page, "Settings", "Sight")
    yield "settings", page
    page.locator("#play .row button").first.focus()
    press(page, "Size in percent: 100")
    expect(page.locator(FIELD)).to_be_focused()
    yield "field", page
    back(page, 3)
    into(page, "Rules", "Whist")
    yield "text", page
    page.context.close()


def pictures(folder: Path, name: str, page: Page) -> Iterator[str]:
    """Take the pictures of a scene; yield the sheet's lines."""
    for colours, (scheme, forced) in SCHEMES.items():
        page.emulate_media(color_scheme=scheme, forced_colors=forced)  # type: ignore[arg-type]
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(AS_LOADED)
            file = f"page-{name}-{colours}-{width}x{height}.png".replace(" ", "-")
            page.screenshot(path=folder / file)
            yield figure(file)
    page.set_viewport_size({"width": 1366, "height": 768})
    yield from (figure(found.name) for found in sorted(folder.glob(f"{name.replace(' ', '-')}-*.png")))


def figure(file: str) -> str:
    """Return a picture with its name."""
    return f'<figure><img src="{html.escape(file)}" alt=""><figcaption>{html.escape(file)}</figcaption></figure>'


def main() -> None:
    """Write the pictures and the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, required=True)
    wanted = parser.parse_args()
    wanted.out.mkdir(parents=True, exist_ok=True)
    rows = []
    with served(Path(tempfile.mkdtemp())) as (address, _), chromium() as browser:
        for name, page in scenes(browser, address):
            rows.append(f"<h2>{html.escape(name)}</h2>" + "".join(pictures(wanted.out, name, page)))
    (wanted.out / "page.html").write_text(PAGE % (SHOWN, "\n".join(rows)), encoding="utf-8")
    print(wanted.out / "page.html")


if __name__ == "__main__":
    main()
