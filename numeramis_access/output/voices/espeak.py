"""The voice that is always there: libespeak-ng inside this process, its samples played by the mixer.

The library is called with ctypes (espeak-ng ``speak_lib.h``). The package ``espeakng_loader`` contains it and all its
data, so the system needs no installation.
"""

from __future__ import annotations

import atexit
import contextlib
import ctypes
import importlib.util
import os
import re
import sys
import threading
from collections import deque
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from numeramis_access.output.channel import ChannelUnavailable
from numeramis_access.output.mixer import SAMPLE_RATE, SPEECH_GROUP, Mixer, Stream, StreamReplaced, side_volumes
from numeramis_access.output.probe import Probe
from numeramis_access.output.voices import Utterance, VoiceFailed, VoiceSettings
from numeramis_access.output.voices.context import VoiceContext
from numeramis_access.words.pronouncing import pronounce

# speak_lib.h
_SYNCHRONOUS = 2
_DONT_EXIT = 0x8000  # without it the library ends the process when its data is missing
_CHARS_UTF8 = 1
_POS_CHARACTER = 1
_RATE, _PITCH = 1, 3
_ENDPAUSE = 0x1000
_OK = 0
# locale.h of Windows
_LC_CTYPE, _OF_THREAD = 2, 1
MAX_PATH_BYTES = 140  #: bytes of the longest data path that the library takes, before its own file names
CHUNK_MILLISECONDS = 60  #: milliseconds of sound that the library hands over at once
#: words a minute at rate 0, 50 and 100
MIN_WORDS_PER_MINUTE, USUAL_WORDS_PER_MINUTE, MAX_WORDS_PER_MINUTE = 80, 190, 450
#: the offered variants; each speaks every language
VOICE_VARIANTS = (*(f"m{n}" for n in range(1, 8)), *(f"f{n}" for n in range(1, 6)), "klatt", "klatt2", "klatt4")
#: characters synthesised at a time, because the rules of a game are a quarter of an hour of sound
MAX_PIECE_CHARACTERS = 400

_Samples = Callable[[bytes], bool]
_CALLBACK = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.POINTER(ctypes.c_short), ctypes.c_int, ctypes.c_void_p)


class Library:
    """The only libespeak-ng of this process.

    The library has global state, so only one thread at a time may use it; the methods keep other threads out.
    """

    def __init__(self, path: str, data: str | None) -> None:
        """Load and start the library.

        :param path: path of the shared library, or its name for the system's search.
        :param data: folder ``espeak-ng-data`` with the voices; None if the library knows its own.
        :raises OSError: when the library cannot be loaded.
        :raises VoiceFailed: ``no-espeak-data`` when it finds no voices.
        """
        self._lock = threading.Lock()
        self._library = ctypes.CDLL(path)
        self._data = data
        with self.lock_library():
            home = _home(data) if data else None
            rate = self._library.espeak_Initialize(_SYNCHRONOUS, CHUNK_MILLISECONDS, home, _DONT_EXIT)
        if rate != SAMPLE_RATE:
            raise VoiceFailed("no-espeak-data", f"{path}: rate {rate}")
        self._take: _Samples = bool
        self._callback = _CALLBACK(self._samples)  # kept, because the library calls it as long as it lives
        self._library.espeak_SetSynthCallback(self._callback)
        self._voice = ""

    def _samples(self, samples: Any, count: int, _events: Any) -> int:
        if count <= 0 or not samples:
            return 0
        return 0 if self._take(ctypes.string_at(samples, 2 * count)) else 1

    @contextlib.contextmanager
    def lock_library(self) -> Iterator[None]:
        """Return a context that keeps other threads out of the library; it waits half a second for its turn.

        :raises VoiceFailed: ``busy`` if another thread is still inside then.
        """
        if not self._lock.acquire(timeout=0.5):
            raise VoiceFailed("busy")
        try:
            with _paths_in_utf8():
                yield
        finally:
            self._lock.release()

    def synthesise(self, text: str, voice: str, rate: int, pitch: int, take: _Samples, *, pause: bool = False) -> None:
        """Synthesise a text and pass the samples to ``take`` until it returns False.

        It returns when all samples have been passed.

        :param text: the text. :param voice: such as ``cs`` or ``cs+f2``. :param rate: words a minute.
        :param pitch: 0–100. :param pause: whether to end with the pause between sentences.
        :param take: takes 16-bit mono samples at ``SAMPLE_RATE``, in pieces; returns whether to go on.
        :raises VoiceFailed: ``busy`` while another thread hangs inside the library, ``no-espeak-data`` without a voice,
            ``no-synthesis`` if it fails.
        """
        with self.lock_library():
            self._choose(voice)
            self._library.espeak_SetParameter(_RATE, rate, 0)
            self._library.espeak_SetParameter(_PITCH, pitch, 0)
            self._take = take
            data = text.replace("\0", " ").encode("utf-8", "replace")
            size = ctypes.c_size_t(len(data) + 1)
            flags = _CHARS_UTF8 | (_ENDPAUSE if pause else 0)
            done = self._library.espeak_Synth(data, size, 0, _POS_CHARACTER, 0, flags, None, None)
            self._take = bool
        if done != _OK:
            raise VoiceFailed("no-synthesis", str(done))

    def _choose(self, voice: str) -> None:
        """Set the voice, else the language without its variant, else English.

        :raises VoiceFailed: ``no-espeak-data``.
        """
        if voice == self._voice:
            return
        for name in (voice, voice.partition("+")[0], "en"):
            if self._library.espeak_SetVoiceByName(self._file(name).encode()) == _OK:
                self._voice = voice
                return
        raise VoiceFailed("no-espeak-data", voice)

    def _file(self, name: str) -> str:
        """Return the path of a voice's file among the languages, or its name where that is unknown.

        With a name the library first reads through all its voices, on Windows in a folder whose path it can take only
        in the system's code page.
        """
        language, plus, variant = name.partition("+")
        languages = Path(self._data, "lang") if self._data else None
        file = next(languages.rglob(language), None) if languages else None
        return f"{file.relative_to(languages).as_posix()}{plus}{variant}" if languages and file else name


_loaded: Library | None = None
_loading = threading.Lock()


def library() -> Library:
    """Return the library; the first call loads it.

    :raises VoiceFailed: ``no-espeak`` or ``no-espeak-data``.
    """
    global _loaded
    with _loading:
        if _loaded is None:
            path, data = _library_place()
            try:
                _loaded = Library(path, data)
            except OSError as error:
                raise VoiceFailed("no-espeak", str(error)) from None
        return _loaded


#: the library's file name in the package, on systems other than Linux
LIBRARY_NAMES = {"win32": "espeak-ng.dll", "darwin": "libespeak-ng.dylib"}


def _packaged_folder() -> Path | None:
    """Return the folder of espeakng_loader without importing it; None if it is not installed."""
    spec = importlib.util.find_spec("espeakng_loader")
    return Path(spec.origin).parent if spec and spec.origin else None


def _library_place() -> tuple[str, str | None]:
    folder = _packaged_folder()
    if folder is None:
        return "libespeak-ng.so.1", None  # the system's library, which knows its own data
    # The package itself is not asked: on Windows it would import sockets and processes to find the system's name.
    return str(folder / LIBRARY_NAMES.get(sys.platform, "libespeak-ng.so")), str(folder / "espeak-ng-data")


@contextlib.contextmanager
def _paths_in_utf8() -> Iterator[None]:
    """Make the library take paths in UTF-8 on Windows, for this thread only; it does so by itself elsewhere.

    On Windows the C library reads paths in the code page of its locale, which can lack a letter of a user name. The
    locale is changed only in this thread, and restored afterwards, because the library changes it too.
    """
    if sys.platform != "win32":
        yield
        return
    runtime = ctypes.CDLL("ucrtbase")
    runtime.setlocale.restype = ctypes.c_char_p
    kind = runtime._configthreadlocale(_OF_THREAD)
    before = runtime.setlocale(_LC_CTYPE, None)
    runtime.setlocale(_LC_CTYPE, b".UTF-8")
    try:
        yield
    finally:
        runtime.setlocale(_LC_CTYPE, before)
        runtime._configthreadlocale(kind)


def _home(data: str) -> bytes:
    """Return a path of the data short enough for the library, through a link if necessary."""
    path = os.fsencode(data)  # UTF-8 on Windows too
    if len(path) <= MAX_PATH_BYTES:
        return path
    import shutil  # seldom needed, and every import here delays the first word
    import tempfile

    folder = tempfile.mkdtemp(prefix="numeramis-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    link = Path(folder, "espeak-ng-data")
    try:
        _lead(link, data)
    except OSError:  # a disk without links
        shutil.copytree(data, link, dirs_exist_ok=True)
    return os.fsencode(link)


def _lead(link: Path, target: str) -> None:
    """Create a link to a folder. :raises OSError: when the disk has no links."""
    if sys.platform == "win32":
        import _winapi

        _winapi.CreateJunction(target, str(link))  # only administrators can create a symbolic link
    else:
        link.symlink_to(target)


class Espeak:
    """The built-in voice: each seat speaks from its own place.

    :param mixer: plays the samples. :param group: the mixer's group on which it speaks.
    """

    name = "espeak"
    opening = 15.0  # seconds: the first start from a cold disk loads pygame and the voices

    def __init__(self, mixer: Mixer, group: str = SPEECH_GROUP) -> None:
        self._mixer = mixer
        self._group = group
        self._settings = VoiceSettings()
        self._library: Library | None = None
        self._stream: Stream | None = None
        self._utterance = Utterance("")
        self._pieces: deque[str] = deque()

    def probe(self) -> Probe:
        """Return a successful probe: with the folder of the packaged library as detail, or with the code
        ``system-espeak`` without it, because only ``open`` looks for the system's library.
        """
        folder = _packaged_folder()
        if folder is None:
            return Probe(True, "system-espeak", "espeakng-loader")
        return Probe(True, detail=str(folder))

    def open(self) -> None:
        """Open the mixer and load the library.

        :raises VoiceFailed: with the mixer's code, ``no-espeak`` or ``no-espeak-data``.
        """
        with _mixer_faults():
            self._mixer.open()
        self._library = library()
        self.configure(self._settings)

    def configure(self, settings: VoiceSettings) -> None:
        """Apply the volume at once, the other settings from the next utterance on."""
        self._settings = settings
        self._mixer.set_volume(self._group, settings.volume / 100)

    def speak(self, utterance: Utterance) -> None:
        """Begin an utterance in place of the present one: hand the sound of its first piece to the mixer.

        ``is_sounding`` makes the later pieces. An utterance that is no longer wanted is dropped.

        :param utterance: the text, its language, place and pitch.
        :raises VoiceFailed: with the code of the mixer or the library.
        """
        self._stream = None
        self._utterance = utterance
        folder = self._settings.languages[utterance.language].folder
        self._pieces = deque(split_sentences(pronounce(utterance.text, folder)))
        if not utterance.wanted():  # this voice was replaced, and its successor has the group
            return
        with _mixer_faults():
            self._stream = self._mixer.start_stream(*side_volumes(utterance.place), self._group)
            self._synthesise(self._stream)

    def is_sounding(self) -> bool:
        """Synthesise the next piece if the stream has room, and return whether the last utterance still sounds.

        :raises VoiceFailed: ``stalled`` when the device stops, or another code of the mixer or the library.
        """
        with _mixer_faults():
            if self._stream is None:
                return False
            if self._pieces and self._stream.has_room():
                self._synthesise(self._stream)
            return self._stream.is_sounding()

    def _synthesise(self, stream: Stream) -> None:
        """Synthesise the next piece of the text."""
        assert self._library is not None, "not opened"
        utterance, text = self._utterance, self._pieces.popleft()
        trouble: list[ChannelUnavailable] = []

        def take(pcm: bytes) -> bool:
            try:  # an exception must not pass through the library
                stream.write(pcm)
            except StreamReplaced:
                return False
            except ChannelUnavailable as error:
                trouble.append(error)
            return not trouble and utterance.wanted()

        pitch = min(100, max(0, self._settings.pitch + utterance.pitch))
        rate = words_a_minute(self._settings.rate)
        voice = self._voice(utterance.language)
        self._library.synthesise(text, voice, rate, pitch, take, pause=bool(self._pieces))
        for error in trouble:
            raise error
        stream.finish()

    def _voice(self, language: str) -> str:
        variant = self._settings.voices.get(language, "")
        name = self._settings.languages[language].espeak
        return f"{name}+{variant}" if variant else name

    def cancel(self) -> None:
        """Fall silent with the device's next buffer, and drop the pieces that were not synthesised yet; the sound of
        another voice of the same group goes on.
        """
        stream, self._stream = self._stream, None
        self._pieces.clear()
        if stream is not None:
            self._mixer.end(stream)

    def close(self) -> None:
        """Fall silent; the library stays loaded, and the mixer is shared."""
        self.cancel()

    def speakers(self, language: str) -> tuple[str, ...]:
        """Return the installed variants; all of ``VOICE_VARIANTS`` for the system's own library, whose folder is
        unknown.

        :param language: code of the language to speak; each has the same variants.
        """
        folder = _packaged_folder()
        if folder is None:
            return VOICE_VARIANTS
        there = folder / "espeak-ng-data" / "voices" / "!v"
        return tuple(name for name in VOICE_VARIANTS if (there / name).is_file())


def make(context: VoiceContext) -> Espeak:
    """Return the built-in voice. :param context: its mixer, and the mixer's group on which it speaks."""
    return Espeak(context.mixer, context.group)


def split_sentences(text: str) -> list[str]:
    """Return a text in pieces of whole sentences, at most MAX_PIECE_CHARACTERS characters each; a longer sentence stays
    whole.
    """
    parts: list[str] = []
    for sentence in re.split(r"(?<=[.!?…:;])\s+", text):
        if parts and len(parts[-1]) + len(sentence) < MAX_PIECE_CHARACTERS:
            parts[-1] += " " + sentence
        else:
            parts.append(sentence)
    return parts


def words_a_minute(rate: int) -> int:
    """Return the speed in words a minute for a setting of 0–100: ``MIN_WORDS_PER_MINUTE`` at 0,
    ``USUAL_WORDS_PER_MINUTE`` at 50, ``MAX_WORDS_PER_MINUTE`` at 100, and even steps between.
    """
    if rate <= 50:
        return MIN_WORDS_PER_MINUTE + (USUAL_WORDS_PER_MINUTE - MIN_WORDS_PER_MINUTE) * rate // 50
    return USUAL_WORDS_PER_MINUTE + (MAX_WORDS_PER_MINUTE - USUAL_WORDS_PER_MINUTE) * (rate - 50) // 50


@contextlib.contextmanager
def _mixer_faults() -> Iterator[None]:
    try:
        yield
    except ChannelUnavailable as error:
        raise VoiceFailed(error.code, error.detail) from None
