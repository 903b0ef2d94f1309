"""A voice that follows a test's script: speak, stay silent, hang, die."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from itertools import chain, repeat

from numeramis_access.output.probe import Probe
from numeramis_access.output.speech import Fate, Speech
from numeramis_access.output.voices import Candidate, Utterance, VoiceFailed, VoiceSettings
from numeramis_access.words.announcement import Announcement, Priority

PATIENCE = 0.15  #: seconds that the chains of these tests have
LONG = 600.0


class Script:
    """The acts of a voice, scripted and done; shared by every voice that a candidate makes.

    :param sound: seconds of sound of an utterance. :param speaks: the act of each ``speak`` in turn: ``ok``, ``hang``,
        ``die``, ``crash``; the last one repeats for ever.
    """

    def __init__(self, name: str, *, sound: float = 0.0, speaks: tuple[str, ...] = ("ok",)) -> None:
        self.name, self.sound = name, sound
        self.available = True
        self.opens = "ok"
        self.said: list[Utterance] = []
        self.settings: list[VoiceSettings] = []
        self.opened = self.cancelled = self.closed = 0
        self.let_go = threading.Event()  # wakes hanging voices
        self.speaks: Iterator[str] = chain(speaks, repeat(speaks[-1]))

    @property
    def texts(self) -> list[str]:
        return [utterance.text for utterance in self.said]

    def has_said(self, text: str) -> bool:
        return text in self.texts

    def candidate(self) -> Candidate:
        return Candidate(self.name, lambda: Voice(self))

    def do(self, what: str) -> None:
        if what == "hang":
            self.let_go.wait(30)
        elif what == "die":
            raise VoiceFailed("died")
        elif what == "crash":
            raise ZeroDivisionError


class Voice:
    """The voice that follows a script."""

    opening = 0.3

    def __init__(self, script: Script) -> None:
        self.script, self.name = script, script.name
        self.until = 0.0

    def probe(self) -> Probe:
        return Probe(self.script.available, "ok" if self.script.available else "not-there")

    def open(self) -> None:
        self.script.opened += 1
        self.script.do(self.script.opens)

    def configure(self, settings: VoiceSettings) -> None:
        self.script.settings.append(settings)

    def speak(self, utterance: Utterance) -> None:
        self.script.do(next(self.script.speaks))
        self.script.said.append(utterance)
        self.until = time.monotonic() + self.script.sound

    def is_sounding(self) -> bool:
        return time.monotonic() < self.until

    def cancel(self) -> None:
        self.script.cancelled += 1
        self.until = 0.0

    def close(self) -> None:
        self.script.closed += 1

    def speakers(self, language: str) -> tuple[str, ...]:
        return (f"{self.name}-{language}",)


class Chain:
    """A chain of scripted voices with all its reports."""

    def __init__(self, *scripts: Script, patience: float = PATIENCE, retry: float = LONG) -> None:
        self.scripts = scripts
        self.changes: list[tuple[str, str, str]] = []
        self.fates: dict[int, Fate] = {}
        self.sounding: list[bool] = []
        self.speech = Speech(
            [script.candidate() for script in scripts],
            on_change=lambda *change: self.changes.append(change),
            on_fate=self._fate,
            on_sounding=self.sounding.append,
            patience=patience,
            retry=retry,
        )
        self._number = 0
        self.speech.open()

    def _fate(self, number: int, fate: Fate) -> None:
        assert number not in self.fates, "a message has one fate"
        self.fates[number] = fate

    def say(self, text: str, priority: Priority = Priority.QUEUE, **fields: object) -> int:
        self._number += 1
        values: dict[str, object] = {"kind": "test", "text": text, "brief": text[:3], "braille": ""}
        values |= fields
        self.speech.show(Announcement(priority=priority, number=self._number, **values))  # type: ignore[arg-type]
        return self._number

    def __enter__(self) -> Chain:
        return self

    def __exit__(self, *_: object) -> None:
        for script in self.scripts:
            script.let_go.set()
        self.speech.close()
