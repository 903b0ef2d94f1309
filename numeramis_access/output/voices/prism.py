"""Screen readers through prismatoid (the "prism" library), if it is installed."""

from __future__ import annotations

import contextlib
import importlib
import importlib.util
import sys
import time
from collections.abc import Iterator
from types import ModuleType
from typing import Any

from numeramis_access.output.channel import NOT_LOADED
from numeramis_access.output.probe import Probe
from numeramis_access.output.voices import Utterance, VoiceFailed, VoiceSettings
from numeramis_access.output.voices.context import VoiceContext
from numeramis_access.output.voices.library_errors import CHARACTERS_PER_SECOND, library_errors

#: prism's backends for screen readers; the others are plain voices, and we have our own
READER_BACKENDS = (
    *("NVDA", "JAWS", "VOICE_OVER", "ORCA", "ZDSR", "ZOOM_TEXT", "BOY_PC_READER"),
    *("PC_TALKER", "SENSE_READER", "SYSTEM_ACCESS", "WINDOW_EYES"),
)


class Prism:
    """The running screen reader that prism ranks first."""

    name = "prism"
    opening = 3.0

    def __init__(self) -> None:
        self._context: Any = None
        self._backend: Any = None
        self._reader = ""
        self._braille = False
        self._until = 0.0

    def probe(self) -> Probe:
        """Return whether the package is installed and finds a running screen reader; this connects to the reader for a
        moment.
        """
        if importlib.util.find_spec("prism") is None:
            return Probe(False, "not-installed", "prismatoid")
        try:
            self.open()
        except VoiceFailed as failure:
            return Probe(False, failure.code, failure.detail)
        finally:
            self.close()
        return Probe(True, detail=self._reader)

    def open(self) -> None:
        """Connect to the running screen reader of the highest rank.

        :raises VoiceFailed: ``no-screen-reader``, ``not-loaded``, or ``died`` if the library fails.
        """
        prism = _library()
        with _faults():
            self._context = prism.Context()
            known = [self._context.id_of(number) for number in range(self._context.backends_count)]
            readers = {kind for name, kind in prism.BackendId.__members__.items() if name in READER_BACKENDS}
            ranked = sorted(readers & set(known), key=self._context.priority_of, reverse=True)
        for identity in ranked:
            with contextlib.suppress(VoiceFailed), _faults():
                backend = self._context.create(identity)
                if backend.features.is_supported_at_runtime:
                    self._backend, self._braille = backend, backend.features.supports_braille
                    self._reader = next(name for name, kind in prism.BackendId.__members__.items() if kind == identity)
                    return
        raise VoiceFailed("no-screen-reader")

    def configure(self, settings: VoiceSettings) -> None:
        """Do nothing: a screen reader has its user's settings."""

    def speak(self, utterance: Utterance) -> None:
        """Hand the text to the screen reader, and its short form to the braille display if the reader has one.

        :raises VoiceFailed: ``died`` if the library fails.
        """
        with _faults():
            self._backend.speak(utterance.text.replace("\0", " "), False)
            if utterance.braille and self._braille:
                self._backend.braille(utterance.braille)
        self._until = time.monotonic() + len(utterance.text) / CHARACTERS_PER_SECOND

    def is_sounding(self) -> bool:
        """Return whether it probably still speaks, by the length of the text: screen readers do not report the end."""
        return time.monotonic() < self._until

    def cancel(self) -> None:
        """Silence the screen reader. :raises VoiceFailed: ``died`` if the library fails."""
        self._until = 0.0
        with _faults():
            self._backend.stop()

    def close(self) -> None:
        """Release the backend before its context."""
        self._backend = None
        self._context = None

    def speakers(self, language: str) -> tuple[str, ...]:
        """Return nothing: the user chooses the voice in the screen reader."""
        return ()


def make(context: VoiceContext) -> Prism:
    """Return the voice of the running screen reader. :param context: ignored."""
    return Prism()


def _library() -> Any:
    """Import the library without its part that reports readers as they come and go, which we do not use.

    That part imports asyncio with sockets and TLS: eighty modules that would delay the first word.

    :raises VoiceFailed: ``not-loaded``.
    """
    without = ModuleType("prism._dispatch")
    vars(without)["_Dispatcher"] = None
    missing = without.__name__ not in sys.modules
    if missing:
        sys.modules[without.__name__] = without
    try:
        return importlib.import_module("prism")
    except Exception as error:
        raise VoiceFailed(NOT_LOADED, "prism") from error
    finally:
        if missing:
            del sys.modules[without.__name__]


@contextlib.contextmanager
def _faults() -> Iterator[None]:
    """Turn prism's exceptions into VoiceFailed ``died``."""
    try:
        yield
    except library_errors(("prism", "PrismError")) as error:
        raise VoiceFailed("died", f"{type(error).__name__}: {error}") from None
