"""The child of the pyttsx3 voice: it says one utterance and ends.

``python -m numeramis_access.output.voices.pyttsx_child`` prints ``ready`` when pyttsx3 has started, reads one line
of JSON (``text``, ``voices`` and ``names`` of its language, ``rate`` as a factor, ``volume`` 0–1), prints ``begun``
and ends with the sound.
"""

from __future__ import annotations

import json
import os
import sys
import threading
from typing import IO, Any


def main() -> None:
    """Speak the request in the only line of standard input; do nothing if standard input is closed first."""
    report = os.fdopen(os.dup(1), "w", buffering=1, encoding="utf-8", newline="\n")
    os.dup2(2, 1)  # pyttsx3 and the players it starts print to standard output
    import pyttsx3

    engine = pyttsx3.init()
    print("ready", file=report)
    line = sys.stdin.readline()
    if line:
        _say(engine, json.loads(line), report)


def _say(engine: Any, wanted: dict[str, Any], report: IO[str]) -> None:
    voice = _voice(engine, wanted["voices"], wanted["names"])
    if voice is not None:
        engine.setProperty("voice", voice)
    engine.setProperty("rate", int(engine.getProperty("rate") * float(wanted["rate"])))
    engine.setProperty("volume", float(wanted["volume"]))
    ended = threading.Event()
    for event in ("finished-utterance", "error"):
        engine.connect(event, lambda **_: ended.set())
    engine.say(str(wanted["text"]))
    print("begun", file=report)
    engine.runAndWait()
    ended.wait()  # its espeak driver returns while another thread plays; the parent kills a child that hangs here


def _voice(engine: Any, tags: list[str], names: list[str]) -> str | None:
    """Return the id of a voice for a language; None if no voice fits.

    :param tags: names of the language in drivers, the best first. :param names: words in voice names that imply it.
    """
    voices = engine.getProperty("voices")
    for tag in tags:
        for voice in voices:
            if tag in (str(known).lower().replace("_", "-") for known in voice.languages or ()):
                return str(voice.id)
    return next((str(voice.id) for voice in voices if any(name in str(voice.name).lower() for name in names)), None)


if __name__ == "__main__":
    main()
