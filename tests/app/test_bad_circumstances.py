"""The program as a process with missing or wrong things around it: it says a clear sentence, and the game goes on."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from numeramis_access import __version__

#: seconds; generous, because machines are shared
PATIENCE = 60


def environment(home: Path, **more: str) -> dict[str, str]:
    """Return an environment with this home, without screen, sound device or screen reader."""
    kept = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    own = {
        "NUMERAMIS_HOME": str(home), "SDL_AUDIODRIVER": "dummy", "LANG": "cs_CZ.UTF-8", "NUMERAMIS_OWN": "1",
        "BRLAPI_HOST": ":97", "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nonexistent", "XDG_RUNTIME_DIR": str(home),
    }  # fmt: skip
    return {**kept, **own, **more}


def start(home: Path, *words: str, **more: str) -> subprocess.Popen[str]:
    """Start the program with its standard streams as pipes."""
    return subprocess.Popen(
        [sys.executable, "-m", "numeramis_access", *words],
        env=environment(home, **more), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip


def play(home: Path, lines: str, *words: str, **more: str) -> tuple[str, int]:
    """Type lines into the program, end its input, and return its output and its exit status."""
    child = start(home, "--terminal", *words, **more)
    printed, complaints = child.communicate(lines, timeout=PATIENCE)
    return printed + complaints, child.returncode


def wait_for_match(home: Path, child: subprocess.Popen[str]) -> None:
    """Wait until the program has begun a match, which creates a record in the home."""
    ends = time.monotonic() + PATIENCE
    while not list(home.glob("matches/*.match")):
        assert child.poll() is None
        assert time.monotonic() < ends, "no match begins"
        time.sleep(0.02)


def settings(home: Path, text: str) -> None:
    """Write a settings file of this version, so that the program does not tell its changes."""
    (home / "settings.toml").write_text(f'known_version = "{__version__}"\n{text}', encoding="utf-8")


PLAIN = 'language = "cs"\npace = 0.0\nbraille = "off"\n'


def test_a_wrong_word_on_the_command_line_is_answered_in_the_players_language(tmp_path: Path) -> None:
    for words, sentence in (
        (("--language", "cs", "tancuj"), "Slovu „tancuj“ nerozumím. Možné je: play, practice,"),
        (("--language", "en", "dance"), "I don't understand “dance”. You can say: play, practice,"),
        (("--speech", "zpěv"), "Slovu „zpěv“ nerozumím. Možné je: "),
    ):
        child = start(tmp_path, *words)
        _, complaint = child.communicate(timeout=PATIENCE)
        assert sentence in complaint
        assert len(complaint.strip().splitlines()) == 1
        assert child.returncode == 2


def test_a_match_named_wrongly_leads_to_the_menu_with_a_sentence(tmp_path: Path) -> None:
    settings(tmp_path, PLAIN)
    printed, status = play(tmp_path, "", "--speech", "none", "play", "quist", "--colour", "red")
    assert "--colour" in printed
    assert "Hlavní nabídka." in printed
    assert status == 0


def test_rubbish_in_the_settings_is_set_aside_and_said(tmp_path: Path) -> None:
    settings(tmp_path, "[[[ this is = not TOML")
    printed, status = play(tmp_path, "", "--speech", "none")
    assert "Soubor s nastavením byl poškozený" in printed
    assert list(tmp_path.glob("settings.toml.damaged-*"))
    assert status == 0


def test_one_wrong_value_costs_only_itself(tmp_path: Path) -> None:
    settings(tmp_path, 'language = "en"\nrate = 5000\nbraille = "off"\n')
    printed, _ = play(tmp_path, "", "--speech", "none")
    assert "The setting rate had a value that isn't allowed" in printed
    assert "Main menu." in printed


def test_a_keymap_with_mistakes_is_read_as_far_as_it_can_be(tmp_path: Path) -> None:
    settings(tmp_path, PLAIN)
    (tmp_path / "keymap.toml").write_text('[table]\n"x" = "hand"\n"y" = "dance"\n', encoding="utf-8")
    printed, _ = play(tmp_path, "x\n", "--speech", "none", "play", "quist", "--seed", "1")
    assert "dance" in printed
    assert "V ruce: " in printed


def test_without_a_sound_device_the_voice_is_missed_and_lines_go_on(tmp_path: Path) -> None:
    settings(tmp_path, PLAIN)
    child = start(tmp_path, "--terminal", "--speech", "espeak", "play", "quist", "--seed", "1", SDL_AUDIODRIVER="none")
    assert child.stdin is not None
    assert child.stdout is not None
    said = ""
    ends = time.monotonic() + PATIENCE
    while "Řeč není k dispozici" not in said and time.monotonic() < ends:
        said += child.stdout.readline()
    child.stdin.write("h\n")
    child.stdin.flush()
    while "V ruce: " not in said and time.monotonic() < ends:
        said += child.stdout.readline()
    child.stdin.close()
    child.stdout.read()
    assert child.wait(PATIENCE) == 0
    assert "Rozdáno" in said


@pytest.mark.parametrize("words", [("--terminal",), ()], ids=["lines", "window"])
def test_ctrl_c_ends_it_cleanly(tmp_path: Path, words: tuple[str, ...]) -> None:
    settings(tmp_path, PLAIN)
    child = start(tmp_path, *words, "--speech", "none", "play", "quist", "--seed", "1", SDL_VIDEODRIVER="dummy")
    wait_for_match(tmp_path, child)
    child.send_signal(signal.SIGINT)
    _, complaints = child.communicate(timeout=PATIENCE)
    assert child.returncode == 0
    assert "Traceback" not in complaints


def test_without_a_display_the_window_is_missed_and_the_program_goes_on(tmp_path: Path) -> None:
    settings(tmp_path, PLAIN)
    child = start(tmp_path, "--speech", "none", "play", "quist", "--seed", "1", SDL_VIDEODRIVER="x11")
    wait_for_match(tmp_path, child)
    child.send_signal(signal.SIGTERM)
    _, complaints = child.communicate(timeout=PATIENCE)
    assert "Traceback" not in complaints
    assert child.returncode == 3, "nothing there could give it keys"
