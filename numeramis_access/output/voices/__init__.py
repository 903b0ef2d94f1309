"""What can speak: one file per voice, and the order in which voices are tried.

Lives here: the Voice contract, one file per voice, and whether a screen reader is running (``presence``).
Must not live here: threads, queues, policies and second tries (``output.speech`` has them, once, for every
voice), or text for people.
Start reading at ``Voice`` below, then ``espeak`` (the voice that is always there), then ``output.speech``.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from numeramis_access.words.languages import LANGUAGES, Languages

if TYPE_CHECKING:
    from numeramis_access.output.mixer import Mixer
    from numeramis_access.output.voices.reader import Mouthpiece
    from numeramis_access.words.announcement import Announcement

#: every name that ``--speech`` understands; the last means text alone
NAMES = ("screen-reader", "prism", "accessible-output2", "speech-dispatcher", "espeak", "pyttsx3", "none")
#: those that speak with a screen reader's voice
READERS = ("prism", "screen-reader", "accessible-output2")


class VoiceFailed(Exception):
    """A voice cannot go on.

    :param code: what happened, as a word for programs. :param detail: the library's own words, for the doctor.
    """

    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__(code, detail)
        self.code = code
        self.detail = detail


@dataclass(frozen=True, slots=True)
class Probe:
    """Whether a voice could be opened, found out without opening it.

    :param code: ``ok``, or why not. :param detail: what was found or missed, for the doctor.
    """

    available: bool
    code: str = "ok"
    detail: str = ""


@dataclass(frozen=True, slots=True)
class VoiceSettings:
    """How a voice speaks; a screen reader keeps its own.

    :param rate: 0–100, 50 is the voice's ordinary speed. :param pitch: 0–100, 50 is its ordinary pitch.
    :param volume: 0–100. :param voices: one of the voice's ``choices`` per language, empty for its own.
    :param languages: those that are spoken, with what systems and espeak-ng call their voices.
    """

    rate: int = 50
    pitch: int = 50
    volume: int = 100
    voices: Mapping[str, str] = field(default_factory=dict)
    languages: Languages = field(default_factory=lambda: LANGUAGES)


def always() -> bool:
    """Say that an utterance is still wanted."""
    return True


@dataclass(frozen=True, slots=True)
class Utterance:
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
        """One of NAMES."""

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


@dataclass(frozen=True, slots=True)
class Candidate:
    """A voice that the chain may make, and make again after it has failed.

    :param make: raises VoiceFailed when it is clear at once that the voice cannot be opened.
    """

    name: str
    make: Callable[[], Voice]


def order(forced: str = "", system: str = sys.platform) -> tuple[str, ...]:
    """Return the names of voices in the order in which they are tried.

    A running screen reader, else the built-in voice, else (Linux) the system's voice, else pyttsx3. A forced voice
    comes first and the others stay behind it, so that its failure is not silence; ``none`` is none at all.

    :raises ValueError: when ``forced`` is not one of NAMES.
    """
    if forced and forced not in NAMES:
        raise ValueError(forced)
    if forced == "none":
        return ()
    linux = system.startswith("linux")
    readers = ("prism", "screen-reader" if linux else "accessible-output2")
    rest = (*readers, "espeak", *(("speech-dispatcher",) if linux else ()), "pyttsx3")
    first = readers if forced == "screen-reader" else (forced,) if forced else ()
    return (*first, *(name for name in rest if name not in first))


def candidates(
    mixer: Mixer,
    forced: str = "",
    system: str = sys.platform,
    window: Mouthpiece | None = None,
    *,
    lines: bool = False,
) -> list[Candidate]:
    """Return the chain's candidates; raises ValueError as ``order``.

    :param mixer: carries the built-in voice. :param window: where there is one with an accessibility tree, Linux's
        screen reader speaks through that and nothing beside it, unless a voice is forced.
    :param lines: everything is printed at a terminal. A screen reader reads that by itself, so none is among the voices
        unless forced.
    """
    names = order(forced, system)
    if lines:
        names = tuple(name for name in names if name not in READERS or name == forced)
    if window is not None:
        names = tuple(name for name in names if name != "prism" or name == forced or not system.startswith("linux"))
    return [Candidate(name, _maker(name, mixer, spawn=name == forced, window=window)) for name in names]


def survey(mixer: Mixer, system: str = sys.platform) -> list[tuple[str, Probe]]:
    """Return the probe of every voice that this system may have, in the order of the chain, for the doctor."""
    names = order(system=system)
    names += tuple({"accessible-output2"} - set(names))  # on Linux it is another way to speech-dispatcher
    return [(name, probe(Candidate(name, _maker(name, mixer, spawn=True)))) for name in names]


def probe(candidate: Candidate) -> Probe:
    """Say whether a candidate could be opened."""
    try:
        return candidate.make().probe()
    except VoiceFailed as failure:
        return Probe(False, failure.code, failure.detail)


def _maker(name: str, mixer: Mixer, *, spawn: bool, window: Mouthpiece | None = None) -> Callable[[], Voice]:
    """Return what makes a voice; no voice's module is imported before it is called."""

    def make() -> Voice:
        if name == "espeak":
            from numeramis_access.output.voices.espeak import Espeak

            return Espeak(mixer)
        if name == "screen-reader" and window is not None:
            from numeramis_access.output.voices.reader import ScreenReader

            return ScreenReader(window)
        if name == "screen-reader":
            from numeramis_access.output.voices import presence

            reader = presence.reader()
            if not reader.available:
                raise VoiceFailed(reader.code, reader.detail)
        if name in ("screen-reader", "speech-dispatcher"):
            from numeramis_access.output.voices.ssip import SpeechDispatcher

            return SpeechDispatcher(name=name, spawn=spawn)
        return _foreign(name)

    return make


def _foreign(name: str) -> Voice:
    if name == "prism":
        from numeramis_access.output.voices.prism import Prism

        return Prism()
    if name == "accessible-output2":
        from numeramis_access.output.voices.accessible import AccessibleOutput

        return AccessibleOutput()
    from numeramis_access.output.voices.pyttsx import Pyttsx

    return Pyttsx()
