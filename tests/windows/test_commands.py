"""On Windows each command writes and answers the same as here, to the byte; the page is served there."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import expect

from numeramis_access.store.home import Home
from numeramis_access.words.language import Language
from tests.web.browsing import PATIENCE, chromium
from tests.web.test_page import at_the_table, opened
from tests.windows.drive import own_python
from tests.windows.wine import ROOT, Machine, finish

pytestmark = [pytest.mark.windows, pytest.mark.timeout(3600)]

#: commands that write a file or a folder, named OUT
WRITING = {
    "emboss rules": "emboss rules quist --width 40 --language cs --output OUT",
    "emboss cards": "emboss cards whist --language en --output OUT",
    "kit": "kit cards --game quist --out OUT --language cs",
}
#: commands that describe a record
RECORDS = sorted((ROOT / "tests/store/old").glob("*.match"))[:3]


def here(home: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run the program on this machine."""
    command = [sys.executable, "-m", "numeramis_access", *words]
    environment = {**os.environ, "NUMERAMIS_HOME": str(home), "NUMERAMIS_OWN": "1", "PYTHONUTF8": "1"}
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


class There:
    """The program on the Windows machine, with a separate home."""

    def __init__(self, machine: Machine, program: Path, home: Path) -> None:
        self.machine, self.program, self.home = machine, program, home
        self.named = {"NUMERAMIS_HOME": machine.path(home), "PYTHONUTF8": "1"}

    def command(self, *words: str) -> list[str]:
        """Return the command that runs the program there."""
        line = [own_python(self.machine, self.program), "-m", "numeramis_access", *words]
        return self.machine.command(line, self.program, self.named)

    def run(self, *words: str) -> subprocess.CompletedProcess[str]:
        """Run the program there."""
        done = finish(self.command(*words))
        out, err = (part.decode("utf-8").replace("\r\n", "\n") for part in (done.stdout, done.stderr))
        assert "Traceback" not in out + err, err
        return subprocess.CompletedProcess(words, done.returncode, out, err)

    def path(self, name: str) -> str:
        """Return the machine's path of a file in the home."""
        return self.machine.path(self.home / name)


@pytest.fixture
def there(machine: Machine, program: Path, home: Path) -> There:
    """The program there, with an empty home."""
    return There(machine, program, home)


def files(top: Path) -> dict[str, bytes]:
    """Return the content of a file or a folder, by name."""
    if top.is_file():
        return {"": top.read_bytes()}
    return {path.relative_to(top).as_posix(): path.read_bytes() for path in top.rglob("*") if path.is_file()}


@pytest.mark.parametrize("name", WRITING)
def test_what_is_written_there_is_what_is_written_here(there: There, tmp_path: Path, name: str) -> None:
    words = WRITING[name].split()
    done = there.run(*(there.path("out") if word == "OUT" else word for word in words))
    ours = here(tmp_path, *(str(tmp_path / "out") if word == "OUT" else word for word in words))
    assert (done.returncode, ours.returncode) == (0, 0), done.stderr + ours.stderr
    made, expected = files(there.home / "out"), files(tmp_path / "out")
    assert expected
    assert sorted(made) == sorted(expected)
    assert [inside for inside in made if made[inside] != expected[inside]] == []


@pytest.mark.parametrize(
    "record",
    [RECORDS[0], *(pytest.param(record, marks=pytest.mark.long) for record in RECORDS[1:])],
    ids=lambda path: path.stem,
)
def test_a_record_is_judged_there_as_here(there: There, tmp_path: Path, record: Path) -> None:
    shutil.copy(record, there.home / record.name)
    done = there.run("verify", there.path(record.name), "--language", "cs")
    ours = here(tmp_path, "verify", str(record), "--language", "cs")
    assert (done.returncode, done.stdout) == (
        ours.returncode,
        ours.stdout.replace(str(record), there.path(record.name)),
    )


def test_what_was_packed_here_is_unpacked_there_and_back(there: There, tmp_path: Path) -> None:
    lived = tmp_path / "lived"
    (lived / "matches").mkdir(parents=True)
    (lived / "settings.toml").write_text('language = "cs"\nname = "Žofie Čápová"\n', encoding="utf-8")
    assert here(lived, "pack", str(there.home / "moving.zip")).returncode == 0
    done = there.run("unpack", there.path("moving.zip"))
    assert done.returncode == 0, done.stdout + done.stderr
    kept = Home.at(there.home).settings_file.read_text("utf-8")
    assert "Žofie Čápová" in kept
    assert there.run("pack", there.path("back.zip")).returncode == 0
    back = tmp_path / "back"
    back.mkdir()
    done = here(back, "unpack", str(there.home / "back.zip"))
    assert done.returncode == 0, done.stdout + done.stderr
    assert Home.at(back).settings_file.read_text("utf-8") == kept


def test_doctor_finds_the_built_in_voice_and_blames_nothing_on_the_program(there: There) -> None:
    done = there.run("doctor", "--language", "cs")
    assert done.returncode == 0, done.stderr
    assert re.search(r"^Vestavěný hlas: v pořádku", done.stdout, re.MULTILINE), done.stdout
    assert Language("cs").text("doctor-no-system-voice") in done.stdout, "Wine's SAPI cannot be used, see README"
    assert not (there.home / "faults.log").exists()


def test_site_tells_that_npm_is_missing(there: There) -> None:
    done = there.run("site", "--out", there.path("site"), "--language", "en")
    assert done.returncode == 1
    assert "npm" in done.stdout + done.stderr
    assert not (there.home / "site").exists()


def test_the_engine_answers_a_program_there_as_here(there: There, tmp_path: Path) -> None:
    asked = "".join(
        json.dumps({"op": op, "id": number}) + "\n" for number, op in enumerate(("hello", "games", "nothing"))
    )
    said = [
        subprocess.run(command, input=asked.encode(), capture_output=True, check=False, timeout=PATIENCE * 2)
        for command in (there.command("engine"), [sys.executable, "-m", "numeramis_access", "engine"])
    ]
    answers = [[json.loads(line) for line in one.stdout.splitlines()] for one in said]
    assert len(answers[1]) == 3
    assert answers[0] == answers[1], said[0].stderr


@pytest.mark.peer("chromium")
def test_the_page_served_there_is_played_in_a_browser_here(there: There) -> None:
    (there.home / "settings.toml").write_text('language = "en"\npace = 0.0\nlevel = "beginner"\n', encoding="utf-8")
    server = subprocess.Popen(there.command("serve", "--port", "0"), stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    try:
        assert server.stdout is not None
        told = iter(server.stdout.readline, b"")
        address = next(found[0] for line in told if (found := re.search(r"http://\S+/", line.decode())))
        with chromium() as browser:
            page = opened(browser, address)
            at_the_table(page)
            cards = page.locator("#hand button.card")
            held = cards.count()
            cards.first.click()
            expect(cards).to_have_count(held - 1)
    finally:
        there.machine.kill(there.home)
        server.wait(PATIENCE)
