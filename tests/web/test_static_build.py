"""The static page packs exactly the program's imports there, and is started before publication."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import grimp
import pytest

from numeramis_access import compose_browser
from numeramis_access.web.browser import DrivenPage
from numeramis_access.web.static import build
from numeramis_access.web.static.build import ENTRY_MODULES, EXCLUDED_MODULES, PYTHON_LIBRARIES

OURS = ("numeramis_access", "braille", "sounds")
#: packages with another distribution name; msgspec has a separate wheel for the browser
NAMED = {"attr": "attrs", "fluent": "fluent.runtime", "msgspec": "msgspec"}


def test_every_library_goes_along_or_is_left_out_on_purpose() -> None:
    graph = grimp.build_graph(*OURS, include_external_packages=True, cache_dir=None)
    upstream = set().union(*(graph.find_upstream_modules(entry) for entry in ENTRY_MODULES))
    others = {module.partition(".")[0] for module in upstream} - {*OURS, *sys.stdlib_module_names}
    assert "babel" in others, "imports are followed"
    assert {NAMED.get(name, name) for name in others} <= {*PYTHON_LIBRARIES, *EXCLUDED_MODULES, "msgspec"}


def test_the_worker_calls_only_what_the_driven_page_and_its_composition_have() -> None:
    worker = (Path(build.__file__).parent / "worker.js").read_text("utf-8")
    called = {name: set(re.findall(rf"\b{name}\.(\w+)\(", worker)) for name in ("page", "compose")}
    assert {"feed", "messages"} <= called["page"]
    assert {"begin"} <= called["compose"]
    assert called["page"] <= set(dir(DrivenPage))
    assert called["compose"] <= set(dir(compose_browser))


#: the version of Babel that imports ``zoneinfo`` whether or not it is there
NEWER = "babel==2.19.0"


@pytest.fixture(scope="module")
def newer(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the newer Babel, which takes precedence over the installed one."""
    folder = tmp_path_factory.mktemp("newer")
    how = ["--quiet", "--no-deps", "--only-binary", ":all:", "--target", str(folder)]
    command = [sys.executable, "-m", "pip", "install", *how, NEWER]
    subprocess.run(command, check=True)
    return folder


def site(out: Path, packages: Path) -> subprocess.CompletedProcess[str]:
    """Build the page as an owner with these packages does."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(packages), str(Path.cwd())])}
    command = [sys.executable, "-m", "numeramis_access", "site", "--language", "en", "--out", str(out)]
    return subprocess.run(command, capture_output=True, text=True, env=environment, check=False)


@pytest.mark.peer("npm")
@pytest.mark.peer("package-index")
@pytest.mark.slow
@pytest.mark.timeout(900)
def test_the_page_starts_with_newer_packages_and_is_not_written_where_it_does_not(newer: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    done = site(out, newer)
    assert done.returncode == 0, done.stderr
    assert "responded to a key" in done.stdout
    before = {path: path.read_bytes() for path in out.rglob("*") if path.is_file()}
    with (newer / "babel/dates.py").open("a") as file:
        file.write("import rlcompleter\n")  # which the page leaves out
    done = site(out, newer)
    assert done.returncode == 1
    assert "No module named 'rlcompleter'" in done.stderr
    assert "pip install --only-binary=:all: babel==" in done.stderr
    assert {path: path.read_bytes() for path in out.rglob("*") if path.is_file()} == before
