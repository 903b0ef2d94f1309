"""Other real programs that speak or detect screen readers: espeak-ng, pyttsx3's child, the accessibility bus."""

from __future__ import annotations

import os
import signal
import subprocess
import wave
from collections.abc import Iterator
from pathlib import Path

import pytest

from numeramis_access.output import running_reader
from numeramis_access.output.mixer import SAMPLE_RATE
from numeramis_access.output.voices import Utterance, VoiceFailed
from numeramis_access.output.voices.pyttsx import Pyttsx
from tests.output.test_voice_espeak import samples
from tests.waiting import until

CZECH = "Spoluhráčka zahrála devítku, vede s ní a hraje se o dva zdvihy."
LAUNCHER = Path("/usr/libexec/at-spi-bus-launcher")


@pytest.mark.peer("espeak-ng")
@pytest.mark.parametrize(("language", "text"), [("cs", CZECH), ("en", "Your partner leads with a nine.")])
def test_the_built_in_voice_reads_as_the_program_does(language: str, text: str, tmp_path: Path) -> None:
    file = tmp_path / "said.wav"
    subprocess.run(["espeak-ng", "-v", language, "-s", "190", "-w", str(file), text], check=True, timeout=20)
    with wave.open(str(file)) as said:
        theirs = said.getnframes() / said.getframerate()
    ours = len(samples(text, language)) / 2 / SAMPLE_RATE
    assert abs(ours - theirs) < 0.2 * theirs


class Player:
    """A stand-in for ALSA's player, because the machine may lack a sound device: it notes the files to play."""

    def __init__(self, folder: Path, seconds: float) -> None:
        self.notes = folder / "notes"
        self.pid = folder / "pid"
        program = folder / "aplay"
        program.write_text(
            f'#!/bin/sh\nstat -c %s "$1" >> "{self.notes}"\necho $$ > "{self.pid}"\nexec sleep {seconds}\n'
        )
        program.chmod(0o755)

    @property
    def played(self) -> list[int]:
        return [int(line) for line in self.notes.read_text().split()] if self.notes.exists() else []


@pytest.fixture
def player(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Player:
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    return Player(tmp_path, getattr(request, "param", 0.1))


@pytest.fixture
def pyttsx(player: Player) -> Iterator[Pyttsx]:
    voice = Pyttsx()
    assert voice.probe().available
    voice.open()
    yield voice
    voice.close()


@pytest.mark.peer("espeak-ng")
def test_pyttsx3_says_one_sentence_after_the_other(player: Player, pyttsx: Pyttsx) -> None:
    for text, language in ((CZECH, "cs"), ("Yes.", "en")):
        pyttsx.speak(Utterance(text, language))
        assert pyttsx.is_sounding()
        assert until(lambda: not pyttsx.is_sounding(), 20)
    assert len(player.played) == 2
    assert player.played[0] > 2 * player.played[1] > 10_000


@pytest.mark.peer("espeak-ng")
@pytest.mark.parametrize("player", [60], indirect=True)
def test_pyttsx3_is_silenced_by_killing_all_that_it_started(player: Player, pyttsx: Pyttsx) -> None:
    pyttsx.speak(Utterance(CZECH))
    assert until(lambda: player.pid.exists() and player.pid.read_text(), 20)
    pid = int(player.pid.read_text())
    folder = Path(pyttsx._speaking.folder.name)  # type: ignore[union-attr]
    assert list(folder.glob("*.wav"))
    pyttsx.cancel()
    assert until(lambda: not alive(pid))
    assert not folder.exists(), "its files are gone with it"
    assert not pyttsx.is_sounding()
    pyttsx.speak(Utterance("Yes.", "en"))
    assert until(lambda: len(player.played) == 2, 20), "and the next one is said"


@pytest.mark.peer("espeak-ng")
@pytest.mark.parametrize("player", [60], indirect=True)
def test_a_pyttsx3_child_that_dies_is_noticed_and_none_is_left_behind(player: Player) -> None:
    voice = Pyttsx()
    voice.open()
    voice.speak(Utterance(CZECH))
    speaking, spare = voice._speaking, voice._spare
    assert speaking is not None
    assert spare is not None
    os.killpg(speaking.process.pid, signal.SIGKILL)
    with pytest.raises(VoiceFailed, match="died"):
        until(lambda: not voice.is_sounding())
    voice.close()
    assert not alive(spare.process.pid)
    assert not Path(spare.folder.name).exists()


@pytest.mark.peer("espeak-ng")
@pytest.mark.peer("alsa-utils")
def test_pyttsx3_without_a_sound_device_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ALSA_CONFIG_PATH", "/dev/null")
    voice = Pyttsx()
    voice.open()
    voice.speak(Utterance("Yes.", "en"))
    with pytest.raises(VoiceFailed, match="no-sound-device"):
        until(lambda: not voice.is_sounding(), 20)
    voice.close()


def alive(pid: int) -> bool:
    """Return whether a process runs (a zombie does not)."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except FileNotFoundError:
        return False


LISTENER = """
import pyatspi
pyatspi.Registry.registerEventListener(print, "object:state-changed:focused")
print("listening", flush=True)
pyatspi.Registry.start()
"""


@pytest.fixture
def bus(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[subprocess.Popen[str]]]:
    """A private session bus; it ends with all processes in the list."""
    monkeypatch.delenv("DISPLAY", raising=False)
    for name in ("HOME", "XDG_RUNTIME_DIR"):
        monkeypatch.setenv(name, str(tmp_path))
    daemon = subprocess.Popen(
        ["dbus-daemon", "--session", "--print-address", "--nofork"],
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
    )  # fmt: skip
    assert daemon.stdout is not None
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", daemon.stdout.readline().strip())
    started = [daemon]
    yield started
    for process in reversed(started):
        process.kill()
        process.wait()
        if process.stdout:
            process.stdout.close()


@pytest.mark.peer("dbus")
@pytest.mark.peer("gdbus")
def test_asking_for_a_screen_reader_starts_nothing(bus: list[subprocess.Popen[str]]) -> None:
    for _ in range(2):
        assert running_reader.find_reader("linux").code == "no-accessibility-bus"


@pytest.mark.peer("at-spi")
@pytest.mark.peer("dbus")
@pytest.mark.peer("gdbus")
def test_a_screen_reader_is_known_by_the_events_it_listens_to(bus: list[subprocess.Popen[str]]) -> None:
    bus.append(subprocess.Popen([LAUNCHER], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, text=True))
    assert until(lambda: running_reader.find_reader("linux").code == "no-screen-reader", 20)
    listener = subprocess.Popen(
        ["/usr/bin/python3", "-c", LISTENER], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    bus.append(listener)
    assert until(lambda: running_reader.find_reader("linux").available, 20)
    listener.kill()
    assert until(lambda: not running_reader.find_reader("linux").available, 20), "and it has gone"


def test_without_a_session_there_is_no_screen_reader(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("DBUS_SESSION_BUS_ADDRESS", raising=False)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    assert running_reader.find_reader("linux").code == "no-session-bus"


@pytest.mark.peer("prism")
def test_prism_without_a_screen_reader_makes_way() -> None:
    from numeramis_access.output.voices.prism import Prism

    with pytest.raises(VoiceFailed, match="no-screen-reader"):
        Prism().open()
