"""Without any optional library or channel the program says one sentence about it, and play goes on."""

from __future__ import annotations

import json
import pkgutil
import re
import subprocess
import sys
from collections import Counter
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import pygame
import pytest

from numeramis_access.output.voices.chain import VOICES
from tests.app.test_bad_circumstances import PATIENCE, environment

HOUSE = Path(__file__).parents[2]
#: rooms whose libraries may be missing without harm to the rest of the program
ROOMS = ("numeramis_access/output", "numeramis_access/input", "braille")
OURS = ("numeramis_access", "braille", "sounds")
#: libraries that the program needs
NEEDED = ("msgspec", "fluent", "babel", "platformdirs", "tomlkit")
#: libraries that every installation has; others may be missing on the machine of the test
PROMISED = ("pygame", "serial", "accesskit", "prism")
#: kinds of messages that are no answer to a key
NEWS = ("not-loaded", "channel-failed", "channel-returned", "voice-changed", "display-lost", "no-window")
CHANNELS = ("speech", "sound", "braille", "window", "haptics")


#: imports of modules: by a statement, or by name
STATEMENT = re.compile(r"from ([\w.]+) import|import ([\w., ]+)$")
BY_NAME = re.compile(r"(?:import_module|load_library)\(\s*\"([\w.]+)\"")


@cache
def _imported(path: Path) -> tuple[str, ...]:
    """Return the modules that a file imports, found by patterns, because parsing takes ten times as long."""
    text = path.read_text(encoding="utf-8")
    lines = (line for line in map(str.strip, text.splitlines()) if line.startswith(("import ", "from ")))
    found = [said[1] or said[2] for said in map(STATEMENT.match, lines) if said]
    return (*(name.split()[0] for names in found for name in names.split(",")), *BY_NAME.findall(text))


@cache
def _is_there(library: str) -> bool:
    return find_spec(library) is not None


def _libraries() -> dict[str, str]:
    """Return the installed libraries that these rooms import, each with the voice that needs it."""
    voices = {f"numeramis_access/output/voices/{voice.module}.py": voice.name for voice in VOICES}
    found: dict[str, str] = {}
    for path in (path for room in ROOMS for path in sorted((HOUSE / room).rglob("*.py"))):
        for module in _imported(path):
            top = module.partition(".")[0]
            if top not in sys.stdlib_module_names and top not in (*OURS, *NEEDED) and _is_there(top):
                found[top] = voices.get(path.relative_to(HOUSE).as_posix(), "espeak")
    return found


def _parts_of_pygame() -> set[str]:
    """Return the modules of pygame in use; each is a separate library that may fail to load."""
    files = [path for room in ROOMS for path in (HOUSE / room).rglob("*.py")]
    modules = {module.name for module in pkgutil.iter_modules(pygame.__path__)}
    used = re.findall(r"\bpygame\.(\w+)\.", "".join(path.read_text(encoding="utf-8") for path in files))
    imported = {name for path in files for name in _imported(path) if name.startswith("pygame.")}
    return imported | {f"pygame.{name}" for name in used if name in modules}


LIBRARIES = _libraries()
CASES = [
    *(("broken", library, voice) for library, voice in LIBRARIES.items()),
    *((how, library, LIBRARIES[library]) for library in PROMISED for how in ("absent", "crashing")),
    *(("broken", part, "espeak") for part in sorted(_parts_of_pygame())),
    *(("failing", channel, "espeak") for channel in CHANNELS),
]


def _told(home: Path, *case: str) -> list[tuple[str, str]]:
    """Return kind and text of the program's announcements about itself, without its greeting and answers to keys."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.app.deprived", *case], cwd=HOUSE, capture_output=True, text=True,
        env=environment(home, SDL_VIDEODRIVER="dummy"), timeout=PATIENCE, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    told: list[tuple[str, str]] = [(kind, text) for kind, text in json.loads(done.stdout.splitlines()[-1])]
    assert sum(kind == "entry" for kind, _ in told) > 5, "the program did not go on"
    return [(kind, text) for kind, text in told if kind.startswith("fault") or kind in NEWS]


def test_what_may_be_missing_is_found() -> None:
    assert set(PROMISED) <= set(LIBRARIES)
    assert "pygame.mixer" in _parts_of_pygame()


@pytest.mark.turns(6)
@pytest.mark.parametrize("case", CASES, ids=lambda case: "-".join(case[:2]))
def test_what_is_missing_is_said_once_and_then_nothing_more(case: tuple[str, str, str], tmp_path: Path) -> None:
    how, name, _ = case
    told = _told(tmp_path, *case)
    said = [text for kind, text in told if kind in ("not-loaded", "channel-failed")]
    assert not [text for kind, text in told if kind.startswith("fault")]
    assert max(Counter(text for _, text in told).values(), default=0) <= 1, told
    if how == "failing" or (name in PROMISED and (how, name) not in (("absent", "accesskit"), ("absent", "prism"))):
        assert len(said) == 1, told
    else:
        assert len(said) <= 1, told
    assert not any(kind == "channel-returned" for kind, _ in told), "it was said that it works"


@pytest.mark.turns(2)
@pytest.mark.parametrize("library", PROMISED)
def test_the_doctor_looks_on_where_a_library_cannot_be_loaded(library: str, tmp_path: Path) -> None:
    code = (
        "import sys; from tests.app.deprived import ERRORS, take; take(sys.argv[1], ERRORS['broken']);"
        "from numeramis_access.cli import main; sys.exit(main(['--language', 'en', 'doctor']))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, library], cwd=HOUSE, capture_output=True, text=True,
        env=environment(tmp_path, SDL_VIDEODRIVER="dummy"), timeout=PATIENCE, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert library in done.stdout
    assert re.search(r"to (repair|add) it run .*pip install", done.stdout), done.stdout
