"""The rooms of the program's own tests under Windows' Python: all pass except those in ``lacking.toml``."""

from __future__ import annotations

import tomllib
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from tests.windows.drive import own_python
from tests.windows.wine import ROOT, Machine

pytestmark = [pytest.mark.windows, pytest.mark.long, pytest.mark.timeout(7200)]

#: rooms; of the server only people's names
ROOMS = ("core", "games", "store", "tables", "words", "practice", "braille", "engine", "input", "players", "setup",
         "server/test_names.py")  # fmt: skip
#: seconds for one test, and for one room
SECONDS, ROOM_SECONDS = 900, 7000
LACKING: dict[str, str] = tomllib.loads(Path(__file__).with_name("lacking.toml").read_text(encoding="utf-8"))["lacking"]


def results(report: Path) -> dict[str, str]:
    """Return how each test ended (passed, failed, skipped) by its id; a file that cannot be read is one test."""
    found = {}
    for case in ElementTree.parse(report).iter("testcase"):
        where, name = case.get("classname", ""), case.get("name", "")
        file = where.replace(".", "/") + ".py::" + name if where else name.replace(".", "/") + ".py"
        kinds = {child.tag for child in case}
        found[file] = "failed" if kinds & {"failure", "error"} else "skipped" if "skipped" in kinds else "passed"
    return found


def named(test: str) -> bool:
    """Return whether ``lacking.toml`` lists a test, by its own name or for all its values."""
    return test in LACKING or test.partition("[")[0] in LACKING


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_passes_on_windows(machine: Machine, program: Path, room: str) -> None:
    report = program / f"{Path(room).stem}.xml"
    report.unlink(missing_ok=True)
    quiet = ["-q", "--tb=short", "-p", "no:cacheprovider", f"--timeout={SECONDS}", f"--junitxml={report.name}"]
    words = ["-m", "pytest", *quiet, "--continue-on-collection-errors", f"tests/{room}"]
    surroundings = {"NUMERAMIS_OWN": "1", "SDL_VIDEODRIVER": "dummy"}
    done = machine.run(own_python(machine, program), *words, folder=program, seconds=ROOM_SECONDS, **surroundings)
    assert report.exists(), done.stdout[-3000:] + done.stderr[-3000:]
    ended = results(report)
    assert "passed" in ended.values(), done.stdout[-3000:]
    failed = sorted(test for test, how in ended.items() if how == "failed" and not named(test))
    assert failed == [], done.stdout[-20000:]
    here = [test for test in LACKING if test.startswith(f"tests/{room}/")]
    stale = [test for test in here if not any(one == test or one.startswith(f"{test}[") for one in _failed(ended))]
    assert stale == [], "these do not fail any more: take them out of lacking.toml"


def _failed(ended: dict[str, str]) -> list[str]:
    return [test for test, how in ended.items() if how == "failed"]


def test_what_is_lacking_is_in_a_room_and_has_a_reason() -> None:
    for test, reason in LACKING.items():
        file, _, name = test.partition("::")
        assert file.split("/")[1] in ROOMS, test
        assert not name or f"def {name.partition('[')[0]}(" in (ROOT / file).read_text(encoding="utf-8"), test
        assert reason.endswith("."), test
