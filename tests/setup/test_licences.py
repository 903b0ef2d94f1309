"""NOTICE names a licence for everything shipped, and every installed package has a compatible one."""

from __future__ import annotations

import re
from fnmatch import fnmatchcase
from importlib.metadata import PackageNotFoundError, metadata
from pathlib import Path
from typing import NamedTuple

import sounds
from tests import licences

ROOT = Path(__file__).resolve().parents[2]
#: shipped folders
FOLDERS = ("numeramis_access", "braille", "sounds", "tests")
#: made by tools while working
MADE = ("__pycache__", ".pyc", ".egg-info")
#: data files: each kind needs a line about its origin
DATA = (".wav", ".json", ".match", ".events", ".lock", ".ttf", "wheels.csv")


class Line(NamedTuple):
    pattern: str
    licence: str
    origin: str


def notice() -> list[Line]:
    text = (ROOT / "NOTICE").read_text(encoding="utf-8")
    found = re.findall(r"^(\S+) {2,}(\S+) {2,}(\S.*)$", text, re.MULTILINE)
    return [Line(*one) for one in found]


def shipped() -> list[str]:
    files = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*") if path.is_file()]
    files += [ROOT / name for name in ("LICENSE", "NOTICE", "README.md", "pyproject.toml")]
    names = sorted(path.relative_to(ROOT).as_posix() for path in files)
    return [name for name in names if not any(part in name for part in MADE)]


def about(name: str) -> Line:
    """Return the last line of NOTICE that fits a file."""
    return [line for line in notice() if fnmatchcase(name, line.pattern)][-1]


def test_every_file_has_a_licence_and_every_data_file_an_origin_of_its_own() -> None:
    files = shipped()
    assert len(files) > 500
    for name in files:
        line = about(name)
        assert line.licence in ("GPL-3.0-or-later", "CC0-1.0", "OFL-1.1", "LicenseRef-Text"), name
        assert line.pattern != "*" or not name.endswith(DATA), f"NOTICE must say where this comes from: {name}"


def test_every_line_of_the_notice_is_about_something() -> None:
    spoken_of = {about(name) for name in shipped()}
    assert set(notice()) == spoken_of
    for line in notice():
        for script in re.findall(r"games/\S+/training/\S+\.py", line.origin):
            assert list((ROOT / "numeramis_access").glob(script)), script


def test_every_sound_is_one_that_the_description_makes() -> None:
    assert {path.stem for path in (ROOT / "sounds/wav").glob("*.wav")} == set(sounds.cue_names())


def listed() -> dict[tuple[str, str], str]:
    rows = re.findall(r"^\| (\S+) \| (\d\S*) \| ([^|]+) \| \S+ \|$", licences.LIST.read_text("utf-8"), re.MULTILINE)
    return {(name, version): licence for name, version, licence in rows}


def test_everything_installed_is_listed_with_a_licence_that_goes_with_ours() -> None:
    assert listed().keys() == licences.packages().keys(), "lock files have changed: run `python -m tests.licences`"
    for package, licence in listed().items():
        assert set(re.split(r" AND | OR ", licence)) <= licences.ALLOWED, package


def test_the_list_says_what_the_packages_say() -> None:
    met = 0
    for (name, version), licence in listed().items():
        try:
            said = metadata(name)
        except PackageNotFoundError:
            continue
        if said["Version"] == version:
            assert licences.licence(name, said) == licence  # type: ignore[arg-type]
            met += 1
    assert met > 10
