"""Checkers of pages find no fault in ours: types, and in each scene Axe, Lighthouse and markup."""

from __future__ import annotations

import json
import os
import re
import shutil
from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from pathlib import Path

import platformdirs
import pytest
from playwright.sync_api import Browser, Page

from numeramis_access.web import wire
from numeramis_access.web.static.fetch import THIS_FOLDER, npm_packages
from tests.web import static_site
from tests.web.browsing import PLAIN_WASM, chromium, served
from tests.web.checkers import axe, checker, free_port, installed, lighthouse, read_through, run, virtual_reader
from tests.web.scenes import SCENES, alone, together
from tests.web.static_scenes import coming, staying

pytestmark = [pytest.mark.peer("npm"), pytest.mark.peer("package-index"), pytest.mark.timeout(600)]

PAGE = Path(wire.__file__).parent / "page"

#: walks through scenes in a browser, given a site and an empty folder
Walk = Callable[[Browser, Path, Path], Iterator[tuple[str, Page]]]


STRICT = (
    "--checkJs", "--allowJs", "--noEmit", "--strict", "--noUncheckedIndexedAccess", "--noUnusedLocals",
    "--noUnusedParameters", "--noImplicitReturns", "--target", "es2022", "--module", "es2022", "--skipLibCheck",
)  # fmt: skip


def test_the_types_of_all_modules_hold(tmp_path: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    site = static_site.built(tmp_path_factory)
    (version,) = (file.parent for file in site.glob("*/host.js"))
    for module in [*version.glob("*.js"), site / "service.js"]:
        shutil.copy(module, tmp_path)
    pyodide = (
        npm_packages(THIS_FOLDER, platformdirs.user_cache_path("numeramis-access", appauthor=False) / "site")
        / "pyodide"
    )
    shutil.copy(pyodide / "pyodide.d.ts", tmp_path / "pyodide.d.mts")
    shutil.copy(pyodide / "ffi.d.ts", tmp_path)
    shutil.copy(PAGE / "service.js", tmp_path / "unreached.js")
    workers = [str(tmp_path / name) for name in ("service.js", "unreached.js")]
    page = [str(module) for module in tmp_path.glob("*.js") if str(module) not in workers]
    assert {Path(module).name for module in page} > {module.name for module in PAGE.glob("*.js")} - {"service.js"}
    run(checker("tsc"), *STRICT, "--lib", "es2022,dom,dom.iterable", *page)
    for worker in workers:
        run(checker("tsc"), *STRICT, "--lib", "es2022,webworker", worker)


@pytest.mark.peer("chromium")
@pytest.mark.peer("java")
def test_nothing_is_found_in_any_scene(tmp_path: Path) -> None:
    port = free_port()
    with served(tmp_path / "home") as (address, _), chromium(f"--remote-debugging-port={port}") as browser:
        visitors = tmp_path / "home" / "visitors"
        scenes = chain(alone(browser, address, visitors), together(browser, address))
        kept = looked_at(asked_first(scenes), port, tmp_path / "pages")
    assert set(kept) == set(SCENES)
    # as served it has no words yet, in any language
    shutil.copy(PAGE / "index.html", tmp_path / "pages")
    markup(tmp_path / "pages")


#: sentences during the load, by language
SAID = {
    "en-GB": ("Setting the table, one", "percent", "without the internet", "couldn't be set", "another tab"),
    "cs-CZ": ("Stůl se připravuje, chvilku", "procent", "bez internetu", "nepodařilo připravit", "jiné kartě"),
}


def coming_in(language: str) -> Walk:
    """Return the walk through a page's load in a language."""
    return lambda browser, site, _: coming(browser, site, language, SAID[language])


#: walks through the static page's own scenes: during the load, by language, and later; each takes long
STATIC: dict[str, Walk] = {**{language: coming_in(language) for language in SAID}, "later": staying}


@pytest.mark.peer("chromium")
@pytest.mark.peer("java")
@pytest.mark.turns(len(STATIC))
@pytest.mark.parametrize("walk", STATIC)
def test_nothing_is_found_in_what_only_the_static_page_shows(
    tmp_path: Path, tmp_path_factory: pytest.TempPathFactory, walk: str
) -> None:
    site, port = static_site.built(tmp_path_factory), free_port()
    with chromium(f"--remote-debugging-port={port}", PLAIN_WASM) as browser:
        assert len(looked_at(STATIC[walk](browser, site, tmp_path), port, tmp_path / "pages")) == 5
    markup(tmp_path / "pages")


#: the latest text is within the picture, and not over the focused element
IN_SIGHT = """() => {
  const latest = document.getElementById("latest").getBoundingClientRect();
  const focus = document.querySelector("#play :focus")?.getBoundingClientRect();
  return !latest.height || latest.bottom <= innerHeight + 1 && latest.top >= 0
    && !(focus && focus.top < latest.top && focus.bottom > latest.top + 1);
}"""
#: buttons that a finger would miss
TOO_SMALL = """() => [...document.querySelectorAll("button")].filter((one) => one.checkVisibility())
  .filter((one) => one.offsetWidth < 44 || one.offsetHeight < 44).map((one) => one.outerHTML)"""
#: if the title is a question, the focused element's name begins with it
ASKED_FIRST = """() => {
  const focus = document.querySelector("#play :focus");
  return !focus || !document.getElementById("title").textContent.includes("?")
    || focus.getAttribute("aria-label").startsWith(document.getElementById("title").textContent);
}"""


#: the kinds of elements on a page, in words
SHAPE = """() => [...new Set([...document.querySelectorAll("body *")].filter((one) => one.checkVisibility())
  .map((one) => [one.tagName, one.role, one.type, ...one.classList].join(" ")))].sort().join(", ")"""


def file_name(scene: str) -> str:
    """Return the name of a scene's file, without its suffix."""
    return re.sub("[^a-z]+", "-", scene.lower())


def asked_first(scenes: Iterable[tuple[str, Page]]) -> Iterator[tuple[str, Page]]:
    """Yield scenes; each question must be part of the focused element's name."""
    for name, page in scenes:
        assert page.evaluate(ASKED_FIRST), name
        yield name, page


def looked_at(scenes: Iterable[tuple[str, Page]], port: int, pages: Path) -> list[str]:
    """Let Axe check each scene, and Lighthouse each with new kinds of elements; return the names of the scenes.

    :param port: the browser's debugging port. :param pages: folder for the markup of the latter.
    """
    pages.mkdir()
    names: list[str] = []
    reader, shapes = virtual_reader(), set[str]()
    with lighthouse(port) as look:
        for name, page in scenes:
            found = axe(page)
            assert found.violations_count == 0, f"{name}: {found.generate_report()}"
            if (shape := str(page.evaluate(SHAPE))) not in shapes:
                shapes.add(shape)
                look(page, name)
                (pages / f"{file_name(name)}.html").write_text(page.content())
            assert page.evaluate(IN_SIGHT), name
            assert page.evaluate(TOO_SMALL) == [], name
            said = read_through(page, reader)
            keep(name, said)
            assert said[-1] == "end of document", name
            assert not [one for one in NAMED if one in said], f"{name}: {said}"
            assert all(said.count(one) == said.count(f"end of {one}") for one in FILLED), f"{name}: {said}"
            names.append(name)
    return names


#: the reader's words for an element without a name; words without an end if the element is empty
NAMED, FILLED = ("button", "link", "toolbar", "heading", "region", "textbox"), ("list", "paragraph")


def keep(name: str, said: list[str]) -> None:
    """Write the reader's speech for inspection, a file for each scene, if the folder ``HEARD_IN`` is set."""
    if folder := os.environ.get("HEARD_IN"):
        Path(folder).mkdir(parents=True, exist_ok=True)
        (Path(folder) / f"{file_name(name)}.txt").write_text("\n".join(said) + "\n", "utf-8")


#: only Java's quick compiler and no helpers: the slow one costs more than it gains in a few seconds
BRIEFLY = ("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC")


def markup(pages: Path) -> None:
    """Let html-validate and Nu check the markup in a folder."""
    files = sorted(str(file) for file in pages.iterdir())
    (pages / ".htmlvalidate.json").write_text(json.dumps(RULES))
    run(checker("html-validate"), *(file for file in files if not file.endswith("index.html")))
    nu = str(installed() / "vnu-jar" / "build" / "dist" / "vnu.jar")
    # of ARIA 1.2, ARIA 1.3 and the third Content Security Policy, which Nu does not know yet
    unknown = ".*(“paragraph” for attribute “role”|aria-braillelabel|wasm-unsafe-eval).*"
    ours = ("--errors-only", "--filterpattern", unknown, "--format", "text")
    run("java", *BRIEFLY, "-jar", nu, *ours, *files)


#: html-validate: allows the differences of a serialised page from hand-written markup, and the code's own styles
RULES = {
    "root": True,
    "extends": ["html-validate:recommended", "html-validate:a11y"],
    "rules": {
        "void-style": "off", "no-trailing-whitespace": "off", "no-inline-style": "off",
        "attribute-boolean-style": "off", "prefer-native-element": "off", "long-title": "off",
        "attribute-empty-style": "off", "doctype-style": "off",
    },
}  # fmt: skip
