"""The running screen reader, through the window's accessibility tree; one voice of the chain like any other.

The chain lets one voice speak at a time, so no other voice repeats what went through the tree, and the next voice says
what the tree could not.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from numeramis_access.output import running_reader
from numeramis_access.output.probe import Probe
from numeramis_access.output.voices import Utterance, Voice, VoiceFailed, VoiceSettings
from numeramis_access.output.voices.context import VoiceContext
from numeramis_access.output.voices.mouthpiece import Mouthpiece
from numeramis_access.output.voices.speech_dispatcher import SpeechDispatcher

#: seconds between two checks whether the reader still runs
CHECK_SECONDS = 5.0
#: seconds for the window to open, and then for the reader to ask for its tree
OPENING_SECONDS, ASKING_SECONDS = 20.0, 5.0
POLL_SECONDS = 0.02


class ScreenReader:
    """The voice that passes everything to the window; the screen reader queues and cuts by its own rules.

    :param mouthpiece: tells the window's accessibility tree.
    """

    name = "screen-reader"
    opening = OPENING_SECONDS + ASKING_SECONDS + 3.0

    def __init__(self, mouthpiece: Mouthpiece) -> None:
        self._mouthpiece = mouthpiece
        self._checked = 0.0

    def probe(self) -> Probe:
        """Return whether a screen reader runs, with its name or the reason as in ``running_reader.find_reader``."""
        return running_reader.find_reader()

    def open(self) -> None:
        """Wait until the reader has asked the window for its tree; from then on the focus moves in it.

        :raises VoiceFailed: ``no-screen-reader``, or ``no-accessibility-tree`` when no reader asks.
        """
        self._check("no-screen-reader")
        mouthpiece = self._mouthpiece
        self._wait(lambda: mouthpiece.has_tree is not False, OPENING_SECONDS)
        self._wait(lambda: mouthpiece.is_tree_wanted or mouthpiece.has_tree is None, ASKING_SECONDS)
        if not mouthpiece.is_tree_wanted:
            raise VoiceFailed("no-accessibility-tree")
        self._mouthpiece.is_voice = True
        self._mouthpiece.wake()

    @staticmethod
    def _wait(happened: Callable[[], bool], seconds: float) -> None:
        ends = time.monotonic() + seconds
        while not happened() and time.monotonic() < ends:
            time.sleep(POLL_SECONDS)

    def configure(self, settings: VoiceSettings) -> None:
        """Do nothing: a screen reader has settings of its own."""

    def speak(self, utterance: Utterance) -> None:
        """Hand an utterance to the window.

        :raises VoiceFailed: ``died`` when no reader asks for the tree any more.
        """
        if not self._mouthpiece.is_tree_wanted:
            raise VoiceFailed("died")
        self._mouthpiece.waiting.append(utterance)
        self._mouthpiece.wake()

    def is_sounding(self) -> bool:
        """Return False, because the reader does not report the end; now and then check that it still runs.

        :raises VoiceFailed: ``died``; the chain gives the message to the next voice.
        """
        if time.monotonic() - self._checked > CHECK_SECONDS:
            self._check("died")
        return False

    def _check(self, code: str) -> None:
        probe = running_reader.find_reader()
        if not probe.available:
            raise VoiceFailed(code, probe.detail)
        self._checked = time.monotonic()
        self._mouthpiece.takes_announcements = running_reader.takes_announcements(probe)

    def cancel(self) -> None:
        """Drop the messages that the window has not told yet."""
        self._mouthpiece.waiting.clear()

    def close(self) -> None:
        """Drop the messages that wait. The reader's user can still explore the tree, but its focus no longer moves."""
        self._mouthpiece.is_voice = False
        self._mouthpiece.waiting.clear()
        self._mouthpiece.wake()

    def speakers(self, language: str) -> tuple[str, ...]:
        """Return nothing: the user chooses the voice in the screen reader."""
        return ()


def make(context: VoiceContext) -> Voice:
    """Return the running screen reader's voice: through the window's tree, or without a window by speech-dispatcher.

    :param context: the window, if there is one, and the voice's name.
    :raises VoiceFailed: with the code of ``running_reader.find_reader``, when there is neither a window nor a screen
        reader.
    """
    if context.window is not None:
        return ScreenReader(context.window)
    probe = running_reader.find_reader()
    if not probe.available:
        raise VoiceFailed(probe.code, probe.detail)
    return SpeechDispatcher(name=context.name, spawn=context.spawn)
