"""Advice to install fits the way of installation, so that the system accepts the advised command."""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

import pytest

from numeramis_access.app.shell import installation as shipped
from numeramis_access.app.shell.installation import (
    DEBIAN_PACKAGES,
    EXTRA_NAMES,
    PIPX_FILE,
    SERVER_PACKAGES,
    how_to_add,
    shipping_form,
)
from numeramis_access.app.tools import doctor
from numeramis_access.words.language import Language
from numeramis_access.words.languages import LANGUAGES
from tests.lock import SHIPPED
from tests.wheels import locked

ROOT = Path(__file__).resolve().parents[2]
INSTALLED = "/home/zofie/env/lib/python3.13/site-packages/numeramis_access/app/shell/installation.py"
PYTHON = "/home/zofie/env/bin/python"
PIP = f"{PYTHON} -m pip install --only-binary=:all:"
#: commands to add a package and to repair an installed one, by the way of installation
EXPECTED = {
    "folder": (f"{PIP} hidapi", f"{PIP} --force-reinstall hidapi"),
    "pip": (f"{PIP} hidapi", f"{PIP} --force-reinstall hidapi"),
    "pipx": (
        "pipx inject numeramis-access --pip-args=--only-binary=:all: hidapi",
        "pipx runpip numeramis-access install --only-binary=:all: --force-reinstall hidapi",
    ),
    "deb": ("sudo apt install --reinstall numeramis-access",) * 2,
    "zip": ("", ""),
}  # fmt: skip


@pytest.fixture(params=EXPECTED)
def way(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> str:
    """Return the name of a way of installation, after making the program believe it."""
    name: str = request.param
    monkeypatch.setenv("NUMERAMIS_OWN", name if name in shipped.PACKAGED_FORMS else "")
    monkeypatch.setattr(sys, "prefix", str(tmp_path))
    monkeypatch.setattr(sys, "executable", PYTHON)
    if name in ("pipx", "pip"):
        monkeypatch.setattr(shipped, "__file__", INSTALLED)
    if name == "pipx":
        (tmp_path / PIPX_FILE).touch()
    assert shipping_form() == name
    return name


def test_a_package_is_added_and_mended_in_the_way_the_program_came(way: str) -> None:
    assert (how_to_add("hidapi")["command"], how_to_add("hidapi", again=True)["command"]) == EXPECTED[way]
    assert how_to_add("hidapi")["how"] == ("unpack" if way == "zip" else "run")


def test_what_no_package_carries_is_added_by_a_command_everywhere(way: str) -> None:
    advice = how_to_add(*SERVER_PACKAGES)
    assert advice["how"] == "run"
    assert ("numeramis-access[society]" if way in shipped.PACKAGED_FORMS else '"psycopg[binary,pool]"') in advice[
        "command"
    ]


def test_a_path_with_a_space_can_be_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/home/Žofie Čápová/bin/python")
    assert how_to_add("hidapi")["command"].startswith('"/home/Žofie Čápová/bin/python" -m pip')


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_doctor_says_it_of_every_package(language: str, way: str) -> None:
    words = Language(language)
    found = [(code, "") for code in (*doctor.MISSING_PACKAGES, *doctor.BROKEN_PACKAGES)]
    found += [("not-installed", "accesskit"), ("not-loaded", "prism")]
    for code, detail in found:
        line = doctor._finding_line(words, code, "thing", detail)
        broken = code in doctor.BROKEN_PACKAGES or code == "not-loaded"
        package = {**doctor.MISSING_PACKAGES, **doctor.BROKEN_PACKAGES}.get(code) or doctor.PACKAGE_OF_MODULE.get(
            detail, detail
        )
        advice = words.text("advice", **how_to_add(package, again=broken))
        assert len(advice) > 10
        assert advice in line, code


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_names_a_command_that_one_way_alone_knows(language: str) -> None:
    for path in (ROOT / "numeramis_access").rglob(f"locale/{language}/*.ftl"):
        for line in path.read_text(encoding="utf-8").splitlines():
            if not line.startswith(("update-", "set-up-", "club-")):
                assert not re.search(r"\b(pip|pipx|apt) install\b", line), f"{path.name}: {line}"


def test_the_packages_of_servers_are_those_of_the_project() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for packages, extra in EXTRA_NAMES.items():
        assert tuple(re.split("[><=]", one)[0] for one in project["optional-dependencies"][extra]) == packages


def test_debians_own_packages_are_parts_of_what_packages_carry() -> None:
    assert set(DEBIAN_PACKAGES) <= {package.name for package in locked(SHIPPED)}
