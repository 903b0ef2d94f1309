"""Screen readers through accessible-output2: NVDA, JAWS, VoiceOver and others.

On Linux the library speaks through speech-dispatcher's Python client, which no package index has. We load the system's
copy by its path, because without it the library only prints an error. We make all its classes one by one, because its
``Auto`` cannot be silenced and fails on a DLL of the wrong architecture.
"""

from __future__ import annotations

import contextlib
import importlib
import importlib.util
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from numeramis_access.output.channel import NOT_LOADED
from numeramis_access.output.probe import Probe
from numeramis_access.output.voices import Utterance, VoiceFailed, VoiceSettings, nvda_client
from numeramis_access.output.voices.context import VoiceContext
from numeramis_access.output.voices.library_errors import CHARACTERS_PER_SECOND, LIBRARY_ERRORS, library_errors

SYSTEM_SPEECHD_FILE = Path("/usr/lib/python3/dist-packages/speechd/__init__.py")
_KNOWN = (
    ("accessible_output2.outputs.base", "OutputError"),
    ("speechd.client", "SSIPError"),
    ("speechd.client", "SSIPResponseError"),
    ("speechd.client", "SpawnError"),
    ("pywintypes", "com_error"),
    ("appscript", "ApplicationNotFoundError"),
    ("appscript.reference", "CommandError"),
)


class AccessibleOutput:
    """The running screen reader that accessible-output2 finds; on Linux speech-dispatcher.

    :param system: the name of the system, as ``sys.platform``.
    """

    name = "accessible-output2"
    opening = 3.0

    def __init__(self, system: str = sys.platform) -> None:
        self._linux = system.startswith("linux")
        self._output: Any = None
        self._until = 0.0

    def probe(self) -> Probe:
        """Return whether the library is installed, and on Linux whether speech-dispatcher's client is installed too and
        its daemon runs; on other systems whether a screen reader runs.
        """
        if importlib.util.find_spec("accessible_output2") is None:
            return Probe(False, "not-installed", "accessible-output2")
        if self._linux:
            return _linux_probe()
        try:
            return Probe(True, detail=str(_reader().name))
        except VoiceFailed as failure:
            return Probe(False, failure.code, failure.detail)

    def open(self) -> None:
        """Connect to the first running screen reader, on Linux to speech-dispatcher.

        :raises VoiceFailed: ``no-screen-reader``, ``no-speech-dispatcher``, ``no-speechd``, ``not-loaded``, or ``died``
            if the library fails.
        """
        if self._linux:
            _load_speechd()
            self._output = _speech_dispatcher()
        else:
            self._output = _reader()

    def configure(self, settings: VoiceSettings) -> None:
        """Do nothing: a screen reader has its user's settings."""

    def speak(self, utterance: Utterance) -> None:
        """Send the text to the screen reader, which speaks it after its own text, and the short form, if there is one,
        to its braille display.

        :raises VoiceFailed: ``died`` if the library fails, or the reader was closed, when the library would drop the
            text silently.
        """
        with _faults():
            if self._linux:  # speech-dispatcher's client
                self._output._client.set_language(utterance.language)
            elif not _runs(self._output):
                raise VoiceFailed("died", str(self._output.name))
            self._output.speak(utterance.text)
            if utterance.braille:
                self._output.braille(utterance.braille)
        self._until = time.monotonic() + len(utterance.text) / CHARACTERS_PER_SECOND

    def is_sounding(self) -> bool:
        """Return whether it probably still speaks, by the length of the text: screen readers do not report the end."""
        return time.monotonic() < self._until

    def cancel(self) -> None:
        """Silence the screen reader.

        :raises VoiceFailed: ``died`` if the library fails.
        """
        self._until = 0.0
        with _faults(), contextlib.suppress(AttributeError):  # JAWS and a few others have no silence method
            self._output.silence()

    def close(self) -> None:
        """End the connection, if there is one."""
        output, self._output = self._output, None
        if self._linux and output is not None:
            with contextlib.suppress(VoiceFailed), _faults():
                output.close()

    def speakers(self, language: str) -> tuple[str, ...]:
        """Return nothing: the user chooses the voice in the screen reader."""
        return ()


def make(context: VoiceContext) -> AccessibleOutput:
    """Return the voice of a screen reader known to accessible-output2. :param context: ignored."""
    return AccessibleOutput()


def _load(module: str) -> Any:
    """Return a module of the library.

    :raises VoiceFailed: ``not-loaded``.
    """
    try:
        importlib.import_module("accessible_output2.outputs")  # else the library finds none of its outputs
        return importlib.import_module(module)
    except Exception as error:
        raise VoiceFailed(NOT_LOADED, "accessible-output2") from error


def _speech_dispatcher() -> Any:
    """Return the library's output through speech-dispatcher.

    :raises VoiceFailed: ``no-speech-dispatcher`` with the library's printed error, or ``not-loaded``.
    """
    module, said = _load("accessible_output2.outputs.speech_dispatcher"), [""]
    vars(module)["print"] = lambda trouble: said.append(str(trouble).partition("\n")[0])
    with _faults():
        output = module.output_class()
    if not output.is_active():
        raise VoiceFailed("no-speech-dispatcher", said[-1])
    return output


def _reader() -> Any:
    """Return the first of the library's outputs whose screen reader runs.

    :raises VoiceFailed: ``no-screen-reader``, or ``not-loaded`` when the library cannot be loaded.
    """
    with contextlib.suppress(Exception):  # JAWS and others use COM, which every thread initialises itself
        importlib.import_module("pythoncom").CoInitialize()
    library = _load("accessible_output2")
    with _faults():
        kinds = library.get_output_classes()
    for kind in kinds:
        if kind.system_output or kind.priority > 100:  # a plain voice; we have our own
            continue
        with contextlib.suppress(VoiceFailed), _faults():
            output = kind()
            if _runs(output):
                return output
    raise VoiceFailed("no-screen-reader")


def _runs(output: Any) -> bool:
    """Return whether the screen reader of one of the library's outputs runs."""
    return bool(output.is_active()) and (output.name != "NVDA" or nvda_client.can_answer())


def _linux_probe() -> Probe:
    from numeramis_access.output.voices.speech_dispatcher import (  # imports sockets, slow for the other voices
        address,
        is_running,
    )

    speechd = _speechd()
    if speechd is None:
        return Probe(False, "no-speechd", str(SYSTEM_SPEECHD_FILE.parent))
    return Probe(True, detail=str(speechd)) if is_running() else Probe(False, "no-speech-dispatcher", address())


def _speechd() -> Path | None:
    """Return the file of speech-dispatcher's Python client; None if it is not installed."""
    spec = importlib.util.find_spec("speechd")
    if spec and spec.origin:
        return Path(spec.origin)
    return SYSTEM_SPEECHD_FILE if SYSTEM_SPEECHD_FILE.exists() else None


def _load_speechd() -> None:
    """Load the client under its name before the library looks for it.

    :raises VoiceFailed: ``no-speechd``.
    """
    if "speechd" in sys.modules:
        return
    place = _speechd()
    spec = place and importlib.util.spec_from_file_location(
        "speechd", place, submodule_search_locations=[str(place.parent)]
    )
    if not spec or spec.loader is None:
        raise VoiceFailed("no-speechd")
    module = importlib.util.module_from_spec(spec)
    sys.modules["speechd"] = module
    try:
        spec.loader.exec_module(module)
    except LIBRARY_ERRORS as error:
        del sys.modules["speechd"]
        raise VoiceFailed("no-speechd", str(error)) from None


@contextlib.contextmanager
def _faults() -> Iterator[None]:
    """Turn exceptions of the libraries into VoiceFailed ``died``."""
    try:
        yield
    except library_errors(*_KNOWN) as error:
        raise VoiceFailed("died", f"{type(error).__name__}: {error}") from None
