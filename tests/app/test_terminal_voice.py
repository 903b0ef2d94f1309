"""At a terminal with a screen reader, which reads printed lines, the program stays silent and says so once."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from numeramis_access.app.shell.launch_options import LaunchOptions
from numeramis_access.app.shell.voice import SpeechChannel
from numeramis_access.input.inbox import Inbox, Report
from numeramis_access.output import running_reader
from numeramis_access.output.mixer import Mixer
from numeramis_access.output.probe import Probe
from numeramis_access.output.voices.chain import READER_VOICES
from numeramis_access.store.settings import Settings


@contextmanager
def channel(
    there: bool, monkeypatch: pytest.MonkeyPatch, wishes: LaunchOptions, **settings: str,
) -> Iterator[SpeechChannel]:
    """Yield the speech channel of a start. :param there: whether a screen reader reads the terminal."""
    monkeypatch.setattr(running_reader, "find_line_reader", lambda: Probe(there))
    yield SpeechChannel(Mixer(), Settings(**settings), wishes, Inbox())  # type: ignore[arg-type]


def names(speech: SpeechChannel) -> list[str]:
    return [candidate.name for candidate in speech.candidates]


TERMINAL = LaunchOptions(terminal=True)


def test_where_a_screen_reader_reads_the_terminal_nothing_else_speaks(monkeypatch: pytest.MonkeyPatch) -> None:
    with channel(True, monkeypatch, TERMINAL) as speech:
        assert names(speech) == []
        assert speech.voice == "screen-reader"


def test_that_is_said_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running_reader, "find_line_reader", lambda: Probe(True))
    inbox = Inbox()
    speech = SpeechChannel(Mixer(), Settings(), TERMINAL, inbox)
    speech.open()
    speech.apply(Settings(rate=60))
    said = []
    while (item := inbox.take(0.0)) is not None:
        said.append(item)
    speech.close()
    assert said == [Report("terminal-read", {})]


def test_without_one_the_program_speaks_and_never_with_a_readers_voice(monkeypatch: pytest.MonkeyPatch) -> None:
    with channel(False, monkeypatch, TERMINAL) as speech:
        assert names(speech)[0] == "espeak"
        assert not set(names(speech)) & set(READER_VOICES)
        assert not speech.read


@pytest.mark.parametrize(
    ("wishes", "settings", "first"),
    [
        (LaunchOptions(speech="espeak", terminal=True), {}, "espeak"),
        (LaunchOptions(speech="speech-dispatcher", terminal=True), {}, "speech-dispatcher"),
        (LaunchOptions(speech="screen-reader", terminal=True), {}, "screen-reader"),
        (TERMINAL, {"mode": "own-voice"}, "espeak"),
        (TERMINAL, {"speech": "pyttsx3"}, "pyttsx3"),
    ],
)
def test_a_voice_that_was_asked_for_speaks_all_the_same(
    wishes: LaunchOptions, settings: dict[str, str], first: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with channel(True, monkeypatch, wishes, **settings) as speech:
        assert names(speech)[0] == first


def test_the_two_modes_change_places_by_the_key(monkeypatch: pytest.MonkeyPatch) -> None:
    with channel(False, monkeypatch, TERMINAL) as speech:
        speech.apply(Settings(mode="screen-reader"))
        assert names(speech) == []
        assert speech.voice == "screen-reader"
        speech.apply(Settings(mode="own-voice"))
        assert names(speech)[0] == "espeak"
        assert not speech.read


def test_the_window_has_nothing_to_do_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    with channel(True, monkeypatch, LaunchOptions()) as speech:
        assert set(names(speech)) & set(READER_VOICES)
        assert not speech.read


def made(root: Path, path: str, word: str) -> None:
    (root / path).parent.mkdir(parents=True, exist_ok=True)
    (root / path).write_text(word + "\n")


@pytest.mark.parametrize(
    ("files", "detail"),
    [
        ({}, ""),
        ({"proc/12/comm": "bash"}, ""),
        ({"proc/12/comm": "bash", "proc/13/comm": "fenrir"}, "fenrir"),
        ({"sys/accessibility/speakup/synth": "soft"}, "Speakup soft"),
        ({"sys/accessibility/speakup/synth": "none"}, ""),
    ],
)
def test_readers_of_the_console_are_found(
    files: dict[str, str], detail: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("SSH_CONNECTION", "DBUS_SESSION_BUS_ADDRESS", "XDG_RUNTIME_DIR"):
        monkeypatch.delenv(name, raising=False)
    for path, word in files.items():
        made(tmp_path, path, word)
    found = running_reader.find_line_reader("linux", str(tmp_path))
    assert found.available == bool(detail)
    assert found.detail == detail


def test_who_has_logged_in_from_elsewhere_has_a_reader_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SSH_CONNECTION", "192.0.2.1 50000 192.0.2.2 22")
    assert running_reader.find_line_reader("linux").available
