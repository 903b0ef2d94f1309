"""pyttsx3, the last resort: one child process for each utterance, and a spare one ready.

In this process pyttsx3 would say only the last of two texts, could not be interrupted and would block. A child is
silenced by killing it with all its processes.
"""

from __future__ import annotations

import contextlib
import importlib.util
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import IO

from numeramis_access.output.probe import Probe
from numeramis_access.output.voices import Utterance, VoiceFailed, VoiceSettings
from numeramis_access.output.voices.context import VoiceContext

CHILD_COMMAND = (sys.executable, "-m", "numeramis_access.output.voices.pyttsx_child")
START_SECONDS = 5.0  #: seconds within which the child must begin
MIN_CHARACTERS_PER_SECOND = 3.0  #: characters a second, slower than any voice; a child that is slower hangs


class _Child:
    """A child process that says one utterance with pyttsx3, and a folder for files that it leaves when killed.

    :raises VoiceFailed: ``died`` if the process cannot be started.
    """

    def __init__(self) -> None:
        self.folder = tempfile.TemporaryDirectory(prefix="numeramis-voice-", ignore_cleanup_errors=True)
        self._errors = Path(self.folder.name, "errors")
        environment = os.environ | {"TMPDIR": self.folder.name, "PYTHONIOENCODING": "utf-8"}
        with self._errors.open("wb") as errors:
            try:
                self.process = subprocess.Popen(
                    CHILD_COMMAND,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=errors,
                    env=environment,
                    start_new_session=sys.platform != "win32",
                )
            except OSError as error:
                self.folder.cleanup()
                raise VoiceFailed("died", str(error)) from None
        self.ready, self.begun = threading.Event(), threading.Event()
        output = self.process.stdout
        assert output is not None
        threading.Thread(target=self._listen, args=(output,), name="pyttsx3-child", daemon=True).start()

    def _listen(self, output: IO[bytes]) -> None:
        with output:
            for line in output:
                {b"ready": self.ready, b"begun": self.begun}.get(line.strip(), threading.Event()).set()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(1.0)
        self.ready.set()  # it has ended, so no thread waits any longer

    def say(self, request: dict[str, object]) -> None:
        pipe = self.process.stdin
        assert pipe is not None
        try:
            with pipe:
                pipe.write(json.dumps(request).encode() + b"\n")
        except OSError as error:
            raise VoiceFailed("died", self.last_error() or str(error)) from None

    def last_error(self) -> str:
        """Return the last error line of the child or its player, else an empty string."""
        with contextlib.suppress(OSError):
            lines = self._errors.read_text("utf-8", "replace").splitlines()
            return next((line for line in reversed(lines) if "rror" in line), "")
        return ""

    def end(self) -> None:
        """Kill the child and all processes that it started; never raises."""
        with contextlib.suppress(OSError):
            if sys.platform == "win32":
                self.process.kill()
            else:
                os.killpg(self.process.pid, signal.SIGKILL)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(0.5)
        if self.process.stdin is not None:
            with contextlib.suppress(OSError):
                self.process.stdin.close()
        self.folder.cleanup()


class Pyttsx:
    """pyttsx3 in a child process."""

    name = "pyttsx3"
    opening = 10.0

    def __init__(self) -> None:
        self._settings = VoiceSettings()
        self._spare: _Child | None = None
        self._speaking: _Child | None = None
        self._said = 0.0
        self._length = 0

    def probe(self) -> Probe:
        """Return whether the package and, on Linux, the sound player that it needs are installed."""
        if importlib.util.find_spec("pyttsx3") is None:
            return Probe(False, "not-installed", "pyttsx3")
        if sys.platform.startswith("linux") and shutil.which("aplay") is None:
            return Probe(False, "no-aplay", "alsa-utils")
        return Probe(True, detail="pyttsx3")

    def open(self) -> None:
        """Start the first child and wait for it.

        :raises VoiceFailed: ``no-system-voice`` if the child ends, ``hung`` if it does not get ready in time, ``died``
            if it cannot be started.
        """
        self._spare = _Child()
        if not self._spare.ready.wait(self.opening - 1.0):
            raise VoiceFailed("hung")
        if self._spare.process.poll() is not None:
            raise VoiceFailed("no-system-voice", self._spare.last_error())

    def configure(self, settings: VoiceSettings) -> None:
        """Use these settings for the next child."""
        self._settings = settings

    def speak(self, utterance: Utterance) -> None:
        """Stop the current speech, let the spare child process speak the text, and start another spare.

        :raises VoiceFailed: ``died`` if a child cannot be started or has ended.
        """
        self._silence()
        child = self._speaking = self._spare or _Child()
        self._spare = None
        self._said, self._length = time.monotonic(), len(utterance.text)
        language = self._settings.languages[utterance.language]
        child.say(
            {
                "text": utterance.text,
                "voices": language.voices,
                "names": language.voice_names,
                "rate": 2 ** ((self._settings.rate - 50) / 50),
                "volume": self._settings.volume / 100,
            }
        )
        self._spare = _Child()

    def is_sounding(self) -> bool:
        """Return whether the child still lives; forget one that has ended.

        :raises VoiceFailed: ``died`` or ``no-sound-device`` if it ended with an error, ``hung`` if it takes too long.
        """
        child = self._speaking
        if child is None:
            return False
        code = child.process.poll()
        waited = time.monotonic() - self._said
        if code is None:
            if waited > (
                START_SECONDS + self._length / MIN_CHARACTERS_PER_SECOND if child.begun.is_set() else START_SECONDS
            ):
                raise VoiceFailed("hung")
            return True
        trouble = child.last_error()
        self._silence()
        if code != 0 or trouble:
            raise VoiceFailed("no-sound-device" if "audio open" in trouble else "died", trouble)
        return False

    def cancel(self) -> None:
        """Kill the speaking child."""
        self._silence()

    def close(self) -> None:
        """Kill both children."""
        self._silence()
        spare, self._spare = self._spare, None
        if spare is not None:
            spare.end()

    def speakers(self, language: str) -> tuple[str, ...]:
        """Return nothing: the child uses the system's voice for the language."""
        return ()

    def _silence(self) -> None:
        child, self._speaking = self._speaking, None
        if child is not None:
            child.end()


def make(context: VoiceContext) -> Pyttsx:
    """Return the system's own voice. :param context: ignored."""
    return Pyttsx()
