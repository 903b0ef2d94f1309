"""What checkers of pages find in ours: types, markup as written, markup as it stands in each scene, Lighthouse."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import platformdirs
import pytest

from numeramis_access.web import wire
from numeramis_access.web.static.fetch import HERE, from_npm
from tests.web import static_site
from tests.web.browsing import at_the_table, chromium, opened, press, served
from tests.web.checkers import checker, installed, run

pytestmark = [pytest.mark.peer("npm"), pytest.mark.peer("package-index"), pytest.mark.timeout(600)]

PAGE = Path(wire.__file__).parent / "page"


STRICT = (
    "--checkJs", "--allowJs", "--noEmit", "--strict", "--noUncheckedIndexedAccess", "--noUnusedLocals",
    "--noUnusedParameters", "--noImplicitReturns", "--target", "es2022", "--module", "es2022", "--skipLibCheck",
)  # fmt: skip


def test_the_types_of_the_modules_hold() -> None:
    modules = sorted(str(module) for module in PAGE.glob("*.js"))
    assert len(modules) > 3
    run(checker("tsc"), *STRICT, "--lib", "es2022,dom,dom.iterable", *modules)


def test_the_types_of_the_static_pages_modules_hold(tmp_path: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    site = static_site.built(tmp_path_factory)
    (version,) = (file.parent for file in site.glob("*/host.js"))
    for module in [*version.glob("*.js"), site / "service.js"]:
        shutil.copy(module, tmp_path)
    pyodide = from_npm(HERE, platformdirs.user_cache_path("numeramis-access", appauthor=False) / "site") / "pyodide"
    shutil.copy(pyodide / "pyodide.d.ts", tmp_path / "pyodide.d.mts")
    shutil.copy(pyodide / "ffi.d.ts", tmp_path)
    page = [str(module) for module in tmp_path.glob("*.js") if module.name != "service.js"]
    run(checker("tsc"), *STRICT, "--lib", "es2022,dom,dom.iterable", *page)
    run(checker("tsc"), *STRICT, "--lib", "es2022,webworker", str(tmp_path / "service.js"))


@pytest.mark.peer("chromium")
@pytest.mark.peer("java")
def test_the_markup_is_valid_in_every_scene(tmp_path: Path) -> None:
    shutil.copy(PAGE / "index.html", tmp_path / "served.html")
    with served(tmp_path / "home") as (address, _), chromium() as browser:
        page = opened(browser, address)
        (tmp_path / "menu.html").write_text(page.content())
        press(page, "Settings")
        press(page, "Sight")
        page.locator(".row").first.wait_for()
        (tmp_path / "settings.html").write_text(page.content())
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
        at_the_table(page, "Whist")
        (tmp_path / "table.html").write_text(page.content())
    pages = [str(file) for file in tmp_path.glob("*.html")]
    assert len(pages) == 4
    nu = str(installed() / "vnu-jar" / "build" / "dist" / "vnu.jar")
    # of ARIA 1.3, which Nu does not know yet
    run("java", "-jar", nu, "--errors-only", "--filterpattern", ".*aria-braillelabel.*", "--format", "text", *pages)
    (tmp_path / ".htmlvalidate.json").write_text(json.dumps(RULES))
    # as served it has no words yet, in whatever language
    run(checker("html-validate"), *(file for file in pages if not file.endswith("served.html")))


#: html-validate: what a serialised page writes otherwise than a person, and styles that the page's code sets, are fine
RULES = {
    "root": True,
    "extends": ["html-validate:recommended", "html-validate:a11y"],
    "rules": {
        "void-style": "off", "no-trailing-whitespace": "off", "no-inline-style": "off",
        "attribute-boolean-style": "off", "prefer-native-element": "off", "long-title": "off",
        "attribute-empty-style": "off", "doctype-style": "off",
    },
}  # fmt: skip


@pytest.mark.peer("chromium")
def test_lighthouse_gives_full_marks_for_accessibility(tmp_path: Path) -> None:
    report = tmp_path / "report.json"
    with served(tmp_path / "home") as (address, _):
        run(
            checker("lighthouse"), address, "--only-categories=accessibility", "--output=json", "--quiet",
            f"--output-path={report}", "--chrome-flags=--headless=new --no-sandbox --disable-gpu",
            CHROME_PATH=shutil.which("chromium") or "",
        )  # fmt: skip
    found = json.loads(report.read_text())
    wrong = [audit["id"] for audit in found["audits"].values() if audit["score"] not in (None, 1)]
    assert found["categories"]["accessibility"]["score"] == 1, wrong
