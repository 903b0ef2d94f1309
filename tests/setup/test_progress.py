"""The set-up is never silent for long: it tells its progress in print and by a voice."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

import pytest

from numeramis_access.bootstrap import environment, packages, telling
from numeramis_access.bootstrap.packages import Runner
from numeramis_access.bootstrap.start import LOCK_FILES, READER_PACKAGES
from numeramis_access.words.languages import LANGUAGES
from tests.setup.clone import Clone
from tests.waiting import until

#: stands for pip: goes on when the player has heard its present step, and fails otherwise
WORK = """\
import pathlib, sys, time
def shows(text, heard):
    print(text, flush=True)
    for _ in range(2000):
        if pathlib.Path(heard).exists():
            return
        time.sleep(0.01)
    sys.exit("nothing was told")
shows("", "set-up-fetching 0 %")
shows("Collecting one\\nIgnoring two: of another system", "set-up-fetching 50 %")
shows("Collecting three\\nCollecting four\\nCollecting five", "set-up-fetching 100 %")
shows("Installing collected packages: one, three", "set-up-installing")
sys.exit(int(sys.argv[1]))
"""


@pytest.mark.parametrize(("status", "good"), [(0, True), (1, False)])
def test_each_step_of_a_long_set_up_is_told(
    status: int, good: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []

    def tell(message: str, done: str = "") -> None:
        heard.append(f"{message} {done}".strip())
        (tmp_path / heard[-1]).touch()

    monkeypatch.setattr(packages, "REPORT_SECONDS", 0.05)
    monkeypatch.setattr(packages, "tell_step", tell)
    log = tmp_path / "log"
    log.write_bytes(b"Collecting what an earlier command wanted\n" * 9)
    with (tmp_path / "lock").open("ab") as lock:
        work, step = [sys.executable, "-c", WORK, str(status)], packages.FETCHING_STEP
        assert Runner(log, lock).run(work, tmp_path, wanted=4, step=step) is good
    told = list(dict.fromkeys(heard))
    assert told == ["set-up-fetching 0 %", "set-up-fetching 50 %", "set-up-fetching 100 %", "set-up-installing"]


@pytest.mark.slow
def test_steps_and_percents_never_go_back_when_packages_are_asked_for_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A real set-up from an index without a package for readers: tried for all, for the others, for each alone."""
    clone = Clone(tmp_path)
    clone.needs("needed", "another", "third")
    (clone.index / f"{READER_PACKAGES[-1]}-1-py3-none-any.whl").unlink()
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_FIND_LINKS", str(clone.index))
    told: list[tuple[str, str]] = []
    monkeypatch.setattr(packages, "REPORT_SECONDS", 0.02)
    monkeypatch.setattr(packages, "tell_step", lambda message, done="": told.append((message, done)))
    monkeypatch.setattr(environment, "tell_step", lambda *_: None)
    locks = tuple(clone.root / lock.relative_to(packages.PROGRAM_FOLDER) for lock in LOCK_FILES)
    clone.beside.mkdir()
    with (clone.beside / environment.LOCK_FILE).open("ab") as lock:
        environment._fill(clone.beside, Runner(clone.beside / environment.LOG_FILE, lock), locks, READER_PACKAGES)
    steps = [packages.STEP_MESSAGES.index(message) for message, _ in told]
    percents = [int(done.removesuffix(" %")) for _, done in told if done]
    assert (steps, percents) == (sorted(steps), sorted(percents))
    assert set(steps) == {packages.MAKING_STEP, packages.FETCHING_STEP, packages.INSTALLING_STEP}
    assert len(set(percents)) > 1


def test_ten_seconds_of_silence_are_the_most_and_telling_takes_a_moment() -> None:
    assert 0 < packages.REPORT_SECONDS < 10


def test_commands_that_are_short_each_are_told_when_they_are_long_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(packages, "REPORT_SECONDS", 900.0)
    monkeypatch.setattr(packages, "tell_step", heard.append)
    now = [100.0]
    monkeypatch.setattr(packages.time, "monotonic", lambda: now[0])
    with (tmp_path / "lock").open("ab") as lock:
        runner = Runner(tmp_path / "log", lock)
        for _ in range(5):
            now[0] += 600.0  # as if each had taken ten minutes
            assert runner.run([sys.executable, "-c", "import time; time.sleep(0.2)"], tmp_path)
    assert heard == ["set-up-goes-on"] * 2, "after the second and the fourth"


def test_who_waits_for_another_window_hears_so_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    monkeypatch.setattr(packages, "REPORT_SECONDS", 0.05)
    monkeypatch.setattr(environment, "POLL_SECONDS", 0.01)
    monkeypatch.setattr(environment, "tell_step", heard.append)

    def hold(_: object) -> None:
        if len(heard) < 3:
            raise environment.FileBusy

    monkeypatch.setattr(environment, "lock_file", hold)
    with (tmp_path / "lock").open("ab") as lock:
        environment._wait_for(lock)
    assert heard == ["set-up-waiting"] * 3


def test_every_package_of_the_locks_counts_once() -> None:
    texts = [re.findall(r"^[^#\s]+==\S+", lock.read_text("utf-8"), re.MULTILINE) for lock in LOCK_FILES]
    assert len(packages._locked_packages(LOCK_FILES)) == len({name for text in texts for name in text})


@pytest.mark.system("posix", "a shell script stands for PowerShell; under Windows tests/windows has a program for it")
@pytest.mark.parametrize("language", LANGUAGES.complete())
def test_windows_says_it_by_its_own_voice(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A shell script stands for PowerShell and shows its input; no text can become a command there."""
    shell = tmp_path / "powershell"
    shell.write_text(
        "#!/bin/sh\n"
        f'printf "%s\\n" "$NUMERAMIS_LANGUAGE" "$NUMERAMIS_SAYS" "$@" >{tmp_path}/unfinished\n'
        f"mv {tmp_path}/unfinished {tmp_path}/said\n"
    )
    shell.chmod(0o755)
    (tmp_path / "timeout").symlink_to("/bin/false")  # that of Windows is another program
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}/usr/bin{os.pathsep}/bin")
    monkeypatch.setattr(telling, "sys", Windows())
    monkeypatch.setattr("numeramis_access.output.running_reader.find_line_reader", lambda: Windows)
    telling.tell_step("set-up-fetching", "C:\\'; exit", language, done="12 %")
    printed = capsys.readouterr().err
    assert until((tmp_path / "said").exists)
    code, text, *words = (tmp_path / "said").read_text("utf-8").splitlines()
    assert (code, words[:-1]) == (language, ["-NoProfile", "-NonInteractive", "-Command"])
    assert text.endswith("12 %")
    assert printed == f"{text} C:\\'; exit\n"
    assert text not in words[-1], "the text is no part of the command"


class Windows:
    """``sys`` of Windows, without a screen reader."""

    platform = "win32"
    argv = ("numeramis-access",)
    version_info = sys.version_info
    available = False

    @property
    def stderr(self) -> object:
        """Return the path of the error output."""
        return sys.stderr
