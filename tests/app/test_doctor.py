"""``doctor``: a line for everything it looks for, in both languages, with what to do where something is missing."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

import numeramis_access
from braille.__main__ import REASONS
from numeramis_access.app.tools import doctor
from numeramis_access.words.language import Language
from tests.peers.brltty import BRLAPI_PORT, free_port, start_virtual

LANGUAGES = ("cs", "en")
THINGS = {"cs": ("Vestavěný hlas", "Strom přístupnosti okna", "Zvukové zařízení", "Braillský řádek", "Herní ovladač"),
          "en": ("Built-in voice", "The window's accessibility tree", "Sound device", "Braille display",
                 "Game controller")}  # fmt: skip
#: codes of what the doctor does not look at: the window, and a device that was named in a wrong way
ELSEWHERE = {"no-display", "unknown-device"}
MAKERS = {"Probe": 1, "VoiceFailed": 0, "ChannelUnavailable": 0}


def codes() -> Iterator[str]:
    """Yield every code that a voice, a probe or the sound device is given anywhere in the program."""
    root = Path(numeramis_access.__file__).parent
    for path in (*root.glob("output/**/*.py"), *root.glob("input/*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            place = MAKERS.get(getattr(getattr(node, "func", None), "id", ""))
            if isinstance(node, ast.Call) and place is not None and len(node.args) > place:
                strings = (part for part in ast.walk(node.args[place]) if isinstance(part, ast.Constant))
                yield from (part.value for part in strings if isinstance(part.value, str) and " " not in part.value)


def examined(*words: str, **environment: str) -> str:
    """Return what the doctor prints in a process of its own."""
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
    of_braille = {f"braille-{code.replace(' ', '-')}" for code in REASONS} | {"braille-no-brlapi", "braille-no-ports"}
    missing = [code for code in sorted(found | of_braille) if not words.has(f"doctor-{code}")]
    assert missing == []
    advised = found | of_braille
    silent = [
        code
        for code in sorted(advised - {"ok", "ask-the-reader"})
        if not {";", ","} & set(words.text(f"doctor-{code}", code=code, detail="x"))
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


@pytest.mark.parametrize(("there", "line"), [(True, "all right (accesskit)"), (False, "pip install accesskit")])
def test_the_accessibility_tree_is_told_of(there: bool, line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "find_spec", lambda name: object() if there else None)
    (told,) = doctor._tree(Language("en"))
    assert told.startswith("The window's accessibility tree: ")
    assert told.endswith(line)


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
