"""With exactly the packages of a first start, a served page and a table at home work without a fault."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from numeramis_access.compose_server import _import_all
from numeramis_access.tables.protocol import DEFAULT_PORT
from tests.setup.first_install import Program, faults, install, packages, started
from tests.web.browsing import chromium, opened

SETTINGS = 'language = "en"\nname = "Adam"\naddress = "asked"\npace = 0.0\n'


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(tmp_path_factory.mktemp("first") / "venv")


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as found:
        yield found


def test_nothing_else_can_be_imported_there(python: Path) -> None:
    command = [str(python), "-I", "-c", "import importlib.metadata as m; print(*{d.name for d in m.distributions()})"]
    found = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
    assert {name.lower().replace("_", "-").replace(".", "-") for name in found} == {one.name for one in packages()}


def is_well(program: Program, home: Path) -> None:
    """Wait for the end of the early imports, and check that none failed."""
    found = program.hears(r"imported early (\d+) \[(.*)\]")
    assert int(found[1]) > 200
    assert found[2] == "", "not imported early"
    assert "Traceback" not in "\n".join(program.told)
    assert faults(home) == ""


@pytest.mark.slow
@pytest.mark.peer("chromium")
def test_a_served_page(python: Path, browser: Browser, tmp_path: Path) -> None:
    with started(python, tmp_path, "serve", "--port", "0") as server:
        page = opened(browser, server.hears(r"http://\S+/")[0])
        is_well(server, tmp_path)
        page.context.close()


@pytest.mark.slow
@pytest.mark.peer("chromium")
def test_a_table_at_home_that_a_page_visits(python: Path, browser: Browser, tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_text(SETTINGS, encoding="utf-8")
    with started(python, tmp_path, "--terminal", "--speech", "none", "--braille", "off") as host:
        host.hears("^Heading: Version")  # the home is of an older one
        host.types("back")
        host.choose("Play with people", "Open tables here", "New private table, by code", "Quist", "Open the table")
        at = host.hears(r"join at the address (\S+) with the code")[1]
        page = opened(browser, f"http://{at}/" if ":" in at else f"http://{at}:{DEFAULT_PORT}/")
        is_well(host, tmp_path)
        page.context.close()


def test_one_early_import_that_fails_keeps_no_other_from_being_done() -> None:
    from sys import modules

    modules.pop("numeramis_access.app.tools.doctor", None)
    with pytest.raises(ExceptionGroup, match="modules that players open") as caught:
        _import_all(["numeramis_access.no_such_module", "numeramis_access.app.tools.doctor"])
    assert [error.name for error in caught.value.exceptions] == ["numeramis_access.no_such_module"]  # type: ignore[attr-defined]
    assert "numeramis_access.app.tools.doctor" in modules
