"""The voices: one file each, and one line each in ``chain``, in the order in which they are tried.

Lives here: the Voice contract and one file per voice. ``output.running_reader`` asks whether a screen reader runs.
Must not live here: threads, queues, policies and second tries (``output.speech`` has them, once, for every
voice), or text for people.
Start reading at ``Voice`` below, then ``espeak`` (the voice that is always there), then ``chain``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

import msgspec

from numeramis_access.output.probe import Probe
from numeramis_access.words.announcement import Announcement
from numeramis_access.words.languages import LANGUAGES, Languages


class VoiceFailed(Exception):
    """A voice cannot go on.

    :param code: the fault, such as ``died``, ``hung`` or ``no-screen-reader``. :param detail: the library's own words,
        for the doctor.
    """

    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__(code, detail)
        self.code = code
        self.detail = detail


class VoiceSettings(msgspec.Struct, frozen=True):
    """Settings of a voice; a screen reader keeps its own.

    :param rate: 0–100, 50 is the voice's ordinary speed. :param pitch: 0–100, 50 is its ordinary pitch.
    :param volume: 0–100.
    :param voices: the chosen one of the voice's ``speakers``, keyed by code of the language; a missing language has the
        voice's own.
    :param languages: the spoken languages, with the names of their voices in systems and espeak-ng.
    """

    rate: int = 50
    pitch: int = 50
    volume: int = 100
    voices: Mapping[str, str] = msgspec.field(default_factory=dict)
    languages: Languages = msgspec.field(default_factory=lambda: LANGUAGES)


def is_always_wanted() -> bool:
    """Return True: the default of ``Utterance.wanted``."""
    return True


class Utterance(msgspec.Struct, frozen=True):
    """A text for a voice, and how to say it.

    :param text: the words to speak.
    :param language: code of its language.
    :param place: direction from −1 (left) to 1 (right).
    :param pitch: −50 to 50, added to the settings' pitch.
    :param seat: number of the seat that speaks, from 0; None if no seat does.
    :param urgent: whether it answers a key, so that it can interrupt others.
    :param braille: text for screen readers that show braille on request, empty to show none.
    :param wanted: asked while a long text is synthesised; False means stop at once.
    :param source: the announcement that it says, None without one.
    """

    text: str
    language: str = "cs"
    place: float = 0.0
    pitch: int = 0
    seat: int | None = None
    urgent: bool = False
    braille: str = ""
    wanted: Callable[[], bool] = is_always_wanted
    source: Announcement | None = None


class Voice(Protocol):
    """A way to speak; it can block, and lives in one worker thread of the chain.

    Every method but ``probe`` and ``speakers`` is called only from that thread, and raises VoiceFailed when the
    voice cannot go on; ``close`` never raises.
    """

    @property
    def name(self) -> str:
        """Return the voice's name in the chain."""

    @property
    def opening(self) -> float:
        """Return the seconds that ``open`` may take before the chain gives the voice up."""

    def probe(self) -> Probe:
        """Return whether it could be opened, and if not, the reason; cheap, without side effects, from any thread."""

    def open(self) -> None:
        """Get ready to speak."""

    def configure(self, settings: VoiceSettings) -> None:
        """Use these settings from the next utterance on."""

    def speak(self, utterance: Utterance) -> None:
        """Hand an utterance over; return when it is on its way, not when it has ended."""

    def is_sounding(self) -> bool:
        """Return whether the last utterance still sounds or waits to sound."""

    def cancel(self) -> None:
        """Fall silent at once."""

    def close(self) -> None:
        """Release all resources."""

    def speakers(self, language: str) -> tuple[str, ...]:
        """Return names for ``VoiceSettings.voices``; empty if there is no choice.

        :param language: code of the language to speak.
        """


class Candidate(msgspec.Struct, frozen=True):
    """A voice that the chain can make, and make again after a failure.

    :param name: name of the voice in the chain.
    :param make: makes the voice; raises VoiceFailed if it obviously cannot be opened.
    """

    name: str
    make: Callable[[], Voice]
