"""What can speak: one file per voice, and one line for it in ``chain``, where the order of trying them stands too.

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

    :param code: what happened, as a word for programs. :param detail: the library's own words, for the doctor.
    """

    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__(code, detail)
        self.code = code
        self.detail = detail


class VoiceSettings(msgspec.Struct, frozen=True):
    """How a voice speaks; a screen reader keeps its own.

    :param rate: 0–100, 50 is the voice's ordinary speed. :param pitch: 0–100, 50 is its ordinary pitch.
    :param volume: 0–100. :param voices: one of the voice's ``choices`` per language, empty for its own.
    :param languages: those that are spoken, with what systems and espeak-ng call their voices.
    """

    rate: int = 50
    pitch: int = 50
    volume: int = 100
    voices: Mapping[str, str] = msgspec.field(default_factory=dict)
    languages: Languages = msgspec.field(default_factory=lambda: LANGUAGES)


def always() -> bool:
    """Say that an utterance is still wanted."""
    return True


class Utterance(msgspec.Struct, frozen=True):
    """What a voice is given to say.

    :param language: ``cs`` or ``en``. :param place: −1 left to 1 right. :param pitch: −50 to 50, added to the
        settings' pitch. :param seat: whose voice it is, if a seat's. :param urgent: it answers a key and may cut
        in on others. :param braille: for screen readers that show braille on request, else empty.
    :param wanted: asked while a long text is worked on; False means stop at once. :param source: whose text it is,
        when it is one announcement's.
    """

    text: str
    language: str = "cs"
    place: float = 0.0
    pitch: int = 0
    seat: int | None = None
    urgent: bool = False
    braille: str = ""
    wanted: Callable[[], bool] = always
    source: Announcement | None = None


class Voice(Protocol):
    """One way to speak; it may block, and lives in one worker thread of the chain.

    Every method but ``probe`` and ``choices`` is called from that thread only, and raises VoiceFailed when the
    voice cannot go on; ``close`` never raises.
    """

    @property
    def name(self) -> str:
        """Return its name in the chain."""

    @property
    def opening(self) -> float:
        """Seconds that ``open`` may take before the chain gives the voice up."""

    def probe(self) -> Probe:
        """Say whether it could be opened; cheap, without side effects, from any thread."""

    def open(self) -> None:
        """Make ready to speak."""

    def configure(self, settings: VoiceSettings) -> None:
        """Take settings for what is spoken from now on."""

    def speak(self, utterance: Utterance) -> None:
        """Hand one utterance over; return when it is on its way, not when it has ended."""

    def sounding(self) -> bool:
        """Say whether the last utterance is still under way."""

    def cancel(self) -> None:
        """Silence, at once."""

    def close(self) -> None:
        """Give everything back."""

    def choices(self, language: str) -> tuple[str, ...]:
        """Names for ``VoiceSettings.voices``; empty where there is nothing to choose."""


class Candidate(msgspec.Struct, frozen=True):
    """A voice that the chain may make, and make again after it has failed.

    :param make: raises VoiceFailed when it is clear at once that the voice cannot be opened.
    """

    name: str
    make: Callable[[], Voice]
