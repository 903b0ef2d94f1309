"""The list of voices in the order in which they are tried; a voice is a file and one line here."""

from __future__ import annotations

import sys
import threading
from functools import partial
from importlib import import_module
from typing import Literal, NamedTuple

from numeramis_access.output.mixer import Mixer
from numeramis_access.output.probe import Probe
from numeramis_access.output.voices import Candidate, Voice, VoiceFailed
from numeramis_access.output.voices.context import VoiceContext
from numeramis_access.output.voices.mouthpiece import Mouthpiece


class VoiceEntry(NamedTuple):
    """An entry in the list of voices.

    :param name: name in ``--speech`` and in the settings.
    :param module: name of its module here, which has a function ``make(VoiceContext)``.
    :param reads: whether it speaks with a screen reader's voice.
    :param system: systems on which the chain tries it although nobody named it.
    """

    name: str
    module: str
    reads: bool = False
    system: Literal["any", "linux", "not-linux"] = "any"

    def is_tried_on(self, system: str) -> bool:
        """Return whether the chain tries it although nobody named it.

        :param system: name of the system, as in ``sys.platform``.
        """
        return self.system == "any" or (self.system == "linux") == system.startswith("linux")


#: best first: a running screen reader, else the built-in voice, else the system's
VOICES = (
    VoiceEntry("prism", "prism", reads=True),
    VoiceEntry("screen-reader", "screen_reader", reads=True, system="linux"),
    VoiceEntry("accessible-output2", "accessible", reads=True, system="not-linux"),
    VoiceEntry("espeak", "espeak"),
    VoiceEntry("speech-dispatcher", "speech_dispatcher", system="linux"),
    VoiceEntry("pyttsx3", "pyttsx"),
)
#: every name that ``--speech`` understands; the last one means only text
VOICE_NAMES = (*(voice.name for voice in VOICES), "none")
#: voices that speak through a screen reader, and the others
READER_VOICES = tuple(voice.name for voice in VOICES if voice.reads)
OWN_VOICES = tuple(voice.name for voice in VOICES if not voice.reads)


def voice_order(forced: str = "", system: str = sys.platform) -> tuple[str, ...]:
    """Return the names of voices in the order in which they are tried. A forced voice comes first and the others stay
    behind it, so its failure is not silence.

    :param forced: one of VOICE_NAMES, or empty: ``none`` gives no voice, ``screen-reader`` any screen reader's voice.
    :param system: name of the system, as ``sys.platform``.
    :raises ValueError: if ``forced`` is not one of VOICE_NAMES.
    """
    if forced and forced not in VOICE_NAMES:
        raise ValueError(forced)
    if forced == "none":
        return ()
    usual = tuple(voice for voice in VOICES if voice.is_tried_on(system))
    readers = tuple(voice.name for voice in usual if voice.reads)
    first = readers if forced == "screen-reader" else (forced,) if forced else ()
    return (*first, *(voice.name for voice in usual if voice.name not in first))


def voice_candidates(
    mixer: Mixer,
    forced: str = "",
    system: str = sys.platform,
    window: Mouthpiece | None = None,
    *,
    lines: bool = False,
) -> list[Candidate]:
    """Return the chain's candidates.

    :param mixer: plays the built-in voice.
    :param forced: name of a voice to try first, as in ``voice_order``; empty for none.
    :param system: name of the system, as in ``sys.platform``.
    :param window: the window's accessibility tree, None without a window. With a window on Linux the screen reader
        speaks only through the tree, unless a voice is forced.
    :param lines: whether everything is printed at a terminal. A screen reader reads that aloud, so its voices are left
        out unless forced.
    :raises ValueError: as ``voice_order``.
    """
    names = voice_order(forced, system)
    if lines:
        names = tuple(name for name in names if name not in READER_VOICES or name == forced)
    if window is not None:
        names = tuple(name for name in names if name != "prism" or name == forced or not system.startswith("linux"))
    return [_candidate(VoiceContext(name, mixer, spawn=name == forced, window=window)) for name in names]


def voice_of_ear(mixer: Mixer, group: str) -> list[Candidate]:
    """Return the only voice that keeps to one ear, as a list of one candidate.

    :param mixer: the sound device. :param group: the mixer's group on which it speaks.
    """
    return [_candidate(VoiceContext("espeak", mixer, group=group))]


def voice_findings(mixer: Mixer, system: str = sys.platform) -> list[tuple[str, Probe]]:
    """Return for the doctor every voice of this system, in the chain's order, and whether it starts.

    Each is opened and closed, because a probe does not show whether the voice works.

    :param mixer: plays the built-in voice. :param system: name of the system, as in ``sys.platform``.
    """
    names = voice_order(system=system)
    names += tuple({"accessible-output2"} - set(names))  # on Linux another way to speech-dispatcher
    return [(name, _trial(_candidate(VoiceContext(name, mixer, spawn=True)))) for name in names]


def probe(candidate: Candidate) -> Probe:
    """Return whether a candidate could be opened, and if not, the reason; the voice is made for this but not opened."""
    try:
        return candidate.make().probe()
    except VoiceFailed as failure:
        return Probe(False, failure.code, failure.detail)


def _trial(candidate: Candidate) -> Probe:
    """Open a voice and close it; return its probe's result, or the reason why it does not start."""
    outcome = probe(candidate)
    if not outcome.available:
        return outcome
    voice, ended = candidate.make(), [Probe(False, "hung")]

    def try_voice() -> None:
        ended.append(Probe(False, "crashed"))
        try:
            voice.open()
            ended.append(outcome)
        except VoiceFailed as failure:
            ended.append(Probe(False, failure.code, failure.detail or outcome.detail))
        finally:
            voice.close()

    trying = threading.Thread(target=try_voice, name=f"trial-{candidate.name}", daemon=True)
    trying.start()
    trying.join(voice.opening)
    return ended[0] if trying.is_alive() else ended[-1]


def _candidate(context: VoiceContext) -> Candidate:
    return Candidate(context.name, partial(_make_voice, context))


def _make_voice(context: VoiceContext) -> Voice:
    """Make a voice; its module, and the library behind it, is imported only now."""
    module = next(voice.module for voice in VOICES if voice.name == context.name)
    voice: Voice = import_module(f"numeramis_access.output.voices.{module}").make(context)
    return voice
