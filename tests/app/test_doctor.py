"""``doctor`` prints a line for everything that it checks, in both languages, with advice for missing things."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

import numeramis_access
from braille.__main__ import REASON_SENTENCES
from numeramis_access.app.tools import doctor
from numeramis_access.output.mixer import Mixer
from numeramis_access.output.voices import chain
from numeramis_access.words.language import Language
from tests import sources
from tests.output.scripted import Script
from tests.peers.brltty import BRLAPI_PORT, free_port, start_virtual
from tests.waiting import until

LANGUAGES = ("cs", "en")
THINGS = {"cs": ("Vestavěný hlas", "Strom přístupnosti okna", "Zvukové zařízení", "Braillský řádek", "Herní ovladač"),
          "en": ("Built-in voice", "The window's accessibility tree", "Sound device", "Braille display",
                 "Game controller")}  # fmt: skip
#: codes outside the doctor's checks: the window, and a wrong name of a device
ELSEWHERE = {"no-display", "unknown-device"}
ROOT = Path(numeramis_access.__file__).parents[1]
MAKERS = {"Probe": 1, "VoiceFailed": 0, "ChannelUnavailable": 0}


def codes() -> Iterator[str]:
    """Yield every code that the program gives to a voice, a probe or the sound device."""
    for _, nodes in sources.nodes_with(MAKERS, "numeramis_access/output", "numeramis_access/input"):
        for node in nodes:
            place = MAKERS.get(getattr(getattr(node, "func", None), "id", ""))
            if isinstance(node, ast.Call) and place is not None and len(node.args) > place:
                strings = (part for part in ast.walk(node.args[place]) if isinstance(part, ast.Constant))
                yield from (part.value for part in strings if isinstance(part.value, str) and " " not in part.value)


def examined(*words: str, **environment: str) -> str:
    """Run the doctor in its own process; return its output."""
    nowhere = f"127.0.0.1:{free_port(BRLAPI_PORT) - BRLAPI_PORT}"
    environ = {**os.environ, "BRLAPI_HOST": nowhere, "BRLAPI_AUTH": "none", **environment}
    command = [sys.executable, "-m", "numeramis_access", "doctor", *words]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False, env=environ)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_words_and_says_what_to_do(language: str) -> None:
    words = Language(language)
    found = set(codes()) - ELSEWHERE
    assert {"no-screen-reader", "no-sound-device", "died", "no-espeak", "not-installed", "hung"} <= found
    of_braille = {f"braille-{code.replace(' ', '-')}" for code in REASON_SENTENCES} | {
        "braille-no-brlapi",
        "braille-no-ports",
    }
    missing = [code for code in sorted(found | of_braille) if not words.has(f"doctor-{code}")]
    assert missing == []
    advised = found | of_braille
    silent = [
        code
        for code in sorted(advised - {"ok", "ask-the-reader"})
        if not {";", ","} & set(words.text(f"doctor-{code}", code=code, detail="x", how="run", command="x"))
    ]
    assert silent == [], "nothing is said of what to do"


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_a_line_for_everything(language: str) -> None:
    lines = examined("--language", language, SDL_AUDIODRIVER="dummy").splitlines()
    for thing in THINGS[language]:
        assert any(line.startswith(f"{thing}: ") for line in lines), thing
    other = Language(language).text("doctor-other", code="").strip()
    assert not [line for line in lines if other in line]


@pytest.mark.parametrize(("language", "spoke"), [("cs", "Vestavěný hlas: mluvil"), ("en", "Built-in voice: it spoke")])
def test_a_voice_that_is_named_says_a_sentence(language: str, spoke: str) -> None:
    assert examined("--speech", "espeak", "--language", language, SDL_AUDIODRIVER="dummy") == spoke + "\n"
    silent = examined("--speech", "espeak", "--language", language, SDL_AUDIODRIVER="nothing")
    assert silent.startswith(spoke.partition(":")[0] + ": " + Language(language).text("doctor-no-sound-device"))


@pytest.mark.parametrize(("opens", "code"), [("ok", "ok"), ("die", "died"), ("hang", "hung"), ("crash", "crashed")])
def test_a_voice_that_is_there_but_cannot_start_is_not_all_right(
    opens: str, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = Script("any of them")
    script.opens = opens
    monkeypatch.setattr(chain, "_make_voice", lambda context: script.candidate().make())
    monkeypatch.setattr(threading, "excepthook", lambda found: None)
    found = chain.voice_findings(Mixer())
    script.let_go.set()
    assert {name for name, _ in found} >= set(chain.voice_order())
    assert {probe.code for _, probe in found} == {code}
    assert until(lambda: script.closed == script.opened == len(found)), "what was opened is closed"


def test_pyttsx3_without_a_voice_of_the_system_says_what_to_install(tmp_path: Path) -> None:
    words = Language("en")
    for name, text in (("pyttsx3.py", "def init(): raise RuntimeError('no driver')"), ("aplay", "#!/bin/sh")):
        (tmp_path / name).write_text(text)
    (tmp_path / "aplay").chmod(0o700)
    path, modules = f"{tmp_path}{os.pathsep}{os.environ['PATH']}", f"{tmp_path}{os.pathsep}{ROOT}"
    lines = examined("--language", "en", PATH=path, PYTHONPATH=modules, SDL_AUDIODRIVER="dummy").splitlines()
    (told,) = (line for line in lines if words.text("doctor-no-system-voice") in line)
    assert told.lower().startswith(words.text("voice-pyttsx3").lower())
    assert "no driver" in told


@pytest.mark.parametrize(
    ("there", "line"), [(True, "all right (accesskit)"), (False, "-m pip install --only-binary=:all: accesskit")]
)
def test_the_accessibility_tree_is_told_of(there: bool, line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "find_spec", lambda name: object() if there else None)
    (told,) = doctor._tree(Language("en"))
    assert told.startswith("The window's accessibility tree: ")
    assert told.endswith(line)


@pytest.mark.turns(2)
@pytest.mark.peer("brltty")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_display_behind_brltty_is_found_and_brltty_missed_where_it_is_not(language: str) -> None:
    words = Language(language)
    line = partial(words.text, "doctor-line", thing=words.text("doctor-braille"))
    with start_virtual(40) as virtual:
        told = examined("--language", language, BRLAPI_HOST=virtual.host)
    assert line(found=words.text("doctor-braille-found"), detail=" (Virtual all, 40, brlapi:)") in told.splitlines()
    told = examined("--language", language)
    assert line(found=words.text("doctor-braille-no-brlapi"), detail=" (brlapi:)") in told.splitlines()
