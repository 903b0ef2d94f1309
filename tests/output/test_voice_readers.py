"""Screen readers of other systems, through stand-ins for the two libraries: no real one runs on this system."""

from __future__ import annotations

import enum
import subprocess
import sys
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from numeramis_access.output.probe import Probe
from numeramis_access.output.voices import Utterance, VoiceFailed
from numeramis_access.output.voices.accessible import AccessibleOutput
from numeramis_access.output.voices.prism import Prism


class Output:
    """One output of accessible-output2."""

    name, priority, system_output, active = "reader", 100, False, True
    done: list[tuple[str, ...]] = []

    def is_active(self) -> bool:
        return self.active

    def speak(self, text: str) -> None:
        self.done.append(("speak", text))

    def braille(self, text: str) -> bool:
        self.done.append(("braille", text))
        return True

    def silence(self) -> None:
        self.done.append(("silence",))


def kind(name: str, **attributes: Any) -> type[Output]:
    return type(name, (Output,), {"name": name, "done": [], **attributes})


def wrong_architecture(_: Output) -> None:
    raise OSError("%1 is not a valid Win32 application")


WRONG = kind("JAWS", __init__=wrong_architecture)
ASLEEP = kind("Dolphin", active=False)
PLAIN = kind("SAPI5", priority=101, system_output=True)
OTHER_PLAIN = kind("SAPI4", priority=102)


def install(monkeypatch: pytest.MonkeyPatch, *kinds: type[Output]) -> AccessibleOutput:
    library, outputs = ModuleType("accessible_output2"), ModuleType("accessible_output2.outputs")
    library.__spec__ = SimpleNamespace(origin="stand-in")  # type: ignore[assignment]
    library.get_output_classes = lambda: list(kinds)  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "accessible_output2", library)
    monkeypatch.setitem(sys.modules, "accessible_output2.outputs", outputs)
    return AccessibleOutput("win32")


def test_the_running_screen_reader_is_found_past_those_that_fail_or_sleep(monkeypatch: pytest.MonkeyPatch) -> None:
    nvda = kind("NVDA")
    voice = install(monkeypatch, PLAIN, WRONG, ASLEEP, nvda)
    assert voice.probe().detail == "NVDA"
    voice.open()
    voice.speak(Utterance("Devítka.", braille="9"))
    assert voice.is_sounding()
    voice.cancel()
    assert not voice.is_sounding()
    voice.close()
    assert nvda.done == [("speak", "Devítka."), ("braille", "9"), ("silence",)]


def test_a_plain_voice_is_no_screen_reader(monkeypatch: pytest.MonkeyPatch) -> None:
    voice = install(monkeypatch, PLAIN, OTHER_PLAIN, ASLEEP)
    assert voice.probe().code == "no-screen-reader"
    with pytest.raises(VoiceFailed, match="no-screen-reader"):
        voice.open()


def test_a_screen_reader_that_goes_away_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def gone(_: Output, text: str) -> None:
        raise OSError(f"no answer to {text}")

    voice = install(monkeypatch, kind("NVDA", speak=gone))
    voice.open()
    with pytest.raises(VoiceFailed, match="died"):
        voice.speak(Utterance("Devítka."))


def test_a_screen_reader_that_was_closed_without_a_word_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """accessible-output2 discards the answer of NVDA's own DLL, so the voice must ask before it speaks."""
    nvda = kind("NVDA")
    voice = install(monkeypatch, nvda)
    voice.open()
    nvda.active = False
    with pytest.raises(VoiceFailed, match="died"):
        voice.speak(Utterance("Devítka."))
    assert nvda.done == []
    nvda.active = True  # it was started again
    voice.open()
    voice.speak(Utterance("Devítka."))
    assert nvda.done == [("speak", "Devítka.")]


def test_what_the_library_prints_of_speech_dispatcher_is_why_it_does_not_open(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    module = ModuleType("accessible_output2.outputs.speech_dispatcher")
    vars(module)["Asleep"] = ASLEEP
    exec("def output_class():\n    print('no socket\\nand more')\n    return Asleep()", vars(module))
    monkeypatch.setitem(sys.modules, "speechd", ModuleType("speechd"))
    install(monkeypatch, ASLEEP)
    monkeypatch.setitem(sys.modules, module.__name__, module)
    with pytest.raises(VoiceFailed) as failure:
        AccessibleOutput("linux").open()
    assert (failure.value.code, failure.value.detail) == ("no-speech-dispatcher", "no socket")
    assert capsys.readouterr() == ("", "")


class PrismError(Exception):
    """Prism's own error."""


class Backend:
    """One backend of prism."""

    def __init__(self, there: bool, braille: bool = True) -> None:
        self.features = SimpleNamespace(is_supported_at_runtime=there, supports_braille=braille)
        self.done: list[tuple[str, ...]] = []

    def speak(self, text: str, interrupt: bool) -> None:
        if text == "gone":
            raise PrismError(text)
        self.done.append(("speak", text))

    def braille(self, text: str) -> None:
        self.done.append(("braille", text))

    def stop(self) -> None:
        self.done.append(("stop",))


def install_prism(monkeypatch: pytest.MonkeyPatch, **backends: tuple[int, Backend | None]) -> Prism:
    """Install a stand-in for prism: a priority and a backend by name, None for a backend that fails."""
    prism = ModuleType("prism")
    prism.__spec__ = SimpleNamespace(origin="stand-in")  # type: ignore[assignment]
    make: Any = enum.IntEnum
    identities = make("BackendId", list(backends))

    class Context:
        backends_count = len(backends)

        def id_of(self, number: int) -> Any:
            return list(identities)[number]

        def priority_of(self, identity: Any) -> int:
            return backends[identity.name][0]

        def create(self, identity: Any) -> Backend:
            backend = backends[identity.name][1]
            if backend is None:
                raise PrismError(identity.name)
            return backend

    vars(prism).update(BackendId=identities, Context=Context, PrismError=PrismError)
    monkeypatch.setitem(sys.modules, "prism", prism)
    return Prism()


def test_prism_takes_the_first_screen_reader_that_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    reader = Backend(True)
    voice = install_prism(
        monkeypatch, SAPI=(99, Backend(True)), ORCA=(5, reader), NVDA=(9, None), JAWS=(8, Backend(False))
    )
    assert voice.probe() == Probe(True, detail="ORCA")
    voice.open()
    voice.speak(Utterance("Devítka.", braille="9"))
    voice.cancel()
    assert reader.done == [("speak", "Devítka."), ("braille", "9"), ("stop",)]
    with pytest.raises(VoiceFailed, match="died"):
        voice.speak(Utterance("gone"))


def test_prism_without_braille_is_given_none(monkeypatch: pytest.MonkeyPatch) -> None:
    reader = Backend(True, braille=False)
    voice = install_prism(monkeypatch, NVDA=(9, reader))
    voice.open()
    voice.speak(Utterance("Devítka.", braille="9"))
    assert reader.done == [("speak", "Devítka.")]


def test_prisms_plain_voices_are_no_screen_reader(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(VoiceFailed, match="no-screen-reader"):
        install_prism(monkeypatch, SAPI=(99, Backend(True)), SPEECH_DISPATCHER=(97, Backend(True))).open()


def test_prism_where_no_reader_runs_is_no_voice(monkeypatch: pytest.MonkeyPatch) -> None:
    voice = install_prism(monkeypatch, SAPI=(99, Backend(True)), NVDA=(9, None), JAWS=(8, Backend(False)))
    assert voice.probe() == Probe(False, "no-screen-reader")


@pytest.mark.peer("prism")
def test_prism_is_loaded_without_sockets_which_the_first_word_would_wait_for() -> None:
    code = (
        "import sys\n"
        "from numeramis_access.output.voices.prism import Prism\n"
        "Prism().probe()\n"
        "assert 'prism.core' in sys.modules\n"
        "print({'asyncio', 'socket', 'ssl', 'multiprocessing'} & set(sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "set()\n"
