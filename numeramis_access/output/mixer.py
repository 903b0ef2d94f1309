"""The only owner of the sound device: the built-in voice and the sound cues share it.

Two people at one pair of headphones have a voice each, so there are two groups of speech.

Other users of pygame initialise and quit only their own parts (``pygame.display.init``): ``pygame.init`` would open the
device at another rate, ``pygame.quit`` would close it.

The rate is 22050 Hz because espeak-ng produces that: nothing is resampled between text and sound, and cues have the
same rate. The place from left to right is scaled into the samples: pygame's own panning leaks into the first buffer, is
lost when a queued sound follows, and differs between pygame and pygame-ce.
"""

from __future__ import annotations

import contextlib
import os
import sys
import threading
import time
from array import array
from collections.abc import Iterator
from functools import lru_cache
from types import ModuleType
from typing import Any

from numeramis_access.output.channel import NOT_LOADED, ChannelUnavailable, load_library

SAMPLE_RATE = 22050  #: frames a second
BUFFER_FRAMES = 256  #: frames the device takes at once: 12 ms, the wait before a sound starts
RETRY_SECONDS = 5.0  #: seconds before the mixer looks again for a missing device
STALLED_SECONDS = 2.0  #: seconds after the due end of the device's samples at which it counts as dead
#: which of the device's channels each group plays on
CHANNELS_OF_GROUP = {"speech": range(1), "cue": range(1, 12), "ambience": range(12, 16), "second speech": range(16, 17)}
#: the share of a group's volume while the voice speaks
DUCKED_VOLUMES = {"speech": 1.0, "cue": 0.7, "ambience": 0.3, "second speech": 1.0}
#: room for a voice and a cue at once without clipping
GROUP_VOLUMES = {"speech": 0.9, "cue": 0.6, "ambience": 0.4, "second speech": 0.9}
#: the groups of speech: of the program, and of the second person at one pair of headphones
SPEECH_GROUP, SECOND_SPEECH_GROUP = "speech", "second speech"


class StreamReplaced(ChannelUnavailable):
    """Raised for samples of a stream that was stopped or replaced; the device works."""


class Mixer:
    """A sound device with the groups of ``CHANNELS_OF_GROUP``; its methods can be called from any thread.

    :param mono: play the same on both sides, for people who hear on one.
    """

    def __init__(self, mono: bool = False) -> None:
        """Make a mixer that is not open yet. :param mono: as above; assign to change it."""
        self.mono = mono
        #: whether two people share the headphones; ``mono`` has no effect then, because each side is private
        self.is_shared = False
        #: when the first samples of the last utterance were handed over, by time.monotonic; for measurements
        self.last_speech_at = 0.0
        self._device: Any = None  # pygame.mixer while it is open
        self._channels: list[Any] = []
        self._volumes = dict(GROUP_VOLUMES)
        self._ducked = False
        self._next = dict.fromkeys(CHANNELS_OF_GROUP, 0)
        self._last_failure: tuple[float, str] | None = None  # when the search failed, and why
        self._speech: dict[str, Stream] = {}  # the stream that feeds the channel of each group of speech
        self._lock = threading.RLock()
        self._opening_lock = threading.Lock()  # separate: a hanging device must not block a thread that plays a cue

    @property
    def is_open(self) -> bool:
        """Return whether sounds can be played; if pygame has closed the device, the mixer notes that too."""
        with self._lock:
            if self._channels and self._device.get_init() is None:
                self._channels = []  # pygame.quit() was called; playing a sound now would crash the process
            return bool(self._channels)

    def open(self) -> None:
        """Open the device if it is not open. It can take a second, so never call it in the main loop.

        :raises ChannelUnavailable: ``not-loaded`` or ``no-sound-device``; within RETRY_SECONDS seconds after a failure
            it raises the same without another search.
        """
        with self._opening_lock:
            if self.is_open:
                return
            if self._last_failure and time.monotonic() - self._last_failure[0] < RETRY_SECONDS:
                raise ChannelUnavailable("no-sound-device", self._last_failure[1])
            pygame = _load()
            mixer = pygame.mixer
            try:
                _initialise(mixer)
            except pygame.error as error:
                self._last_failure = time.monotonic(), str(error)
                raise ChannelUnavailable("no-sound-device", str(error)) from None
            with self._lock:
                self._device = mixer
                self._channels = [mixer.Channel(number) for number in range(mixer.get_num_channels())]
                for group in CHANNELS_OF_GROUP:
                    self._apply(group)

    def close(self) -> None:
        """Silence everything and release the device."""
        with self._lock:  # no thread may use a channel while its device closes
            self._last_failure = None
            self._channels = []
            if self._device is not None:
                self._device.quit()

    def play(
        self, pcm: bytes, *, group: str = "cue", left: float = 1.0, right: float = 1.0, loop: bool = False
    ) -> None:
        """Play 16-bit mono samples at ``SAMPLE_RATE``. If all channels of the group sound, one of them is cut.

        :param pcm: native-endian samples.
        :param group: one of ``CHANNELS_OF_GROUP``, by which the sound can be stopped. :param left, right: volume of
            each side, 0–1.
        :param loop: whether to repeat until the group is stopped.
        :raises ChannelUnavailable: ``closed`` when the device is not open.
        """
        left, right = self._sides(left, right)
        with self._lock:
            channel = self._free_channel(group)
            channel.play(self._to_sound(_placed(pcm, left, right)), -1 if loop else 0)

    def start_stream(self, left: float = 1.0, right: float = 1.0, group: str = SPEECH_GROUP) -> Stream:
        """Cut the present stream of a group of speech; return a new one, which sounds as soon as samples are written to
        it.

        :param left, right: volume of each side, 0–1.
        :param group: name of the group of speech.
        :raises ChannelUnavailable: ``closed`` when the device is not open.
        """
        left, right = self._sides(left, right)
        with self._lock:
            self.stop(group)
            self._speech[group] = Stream(self, self._free_channel(group), left, right)
            return self._speech[group]

    def stop(self, group: str) -> None:
        """Silence one group at once; its stream takes no more samples."""
        with self._lock:
            self._speech.pop(group, None)
            if self.is_open:
                for number in CHANNELS_OF_GROUP[group]:
                    _halt(self._channels[number])
            self._apply(group)

    def end(self, stream: Stream) -> None:
        """Silence a stream at once, unless another one already speaks in its group. :param stream: the stream."""
        with self._lock:
            for group in [group for group, current in self._speech.items() if current is stream]:
                self.stop(group)

    def set_volume(self, group: str, volume: float) -> None:
        """Set a group's volume, also for the sounds that play now; it is limited to 0–1."""
        with self._lock:
            self._volumes[group] = min(1.0, max(0.0, volume)) * GROUP_VOLUMES[group]
            self._apply(group)

    def duck(self, sounding: bool) -> None:
        """Lower cues and ambience while the voice speaks. :param sounding: whether the voice speaks."""
        with self._lock:
            if sounding != self._ducked:
                self._ducked = sounding
                self._apply("cue")
                self._apply("ambience")

    def _sides(self, left: float, right: float) -> tuple[float, float]:
        return (max(left, right),) * 2 if self.mono and not self.is_shared else (left, right)

    def _apply(self, group: str) -> None:
        volume = self._volumes[group] * (DUCKED_VOLUMES[group] if self._ducked else 1.0)
        if self.is_open:
            for number in CHANNELS_OF_GROUP[group]:
                self._channels[number].set_volume(volume)

    def _free_channel(self, group: str) -> Any:
        """Return an idle channel of the group, else the next one in turn."""
        if not self.is_open:
            raise ChannelUnavailable("closed")
        numbers = CHANNELS_OF_GROUP[group]
        turn = self._next[group]
        tried = [numbers[(turn + step) % len(numbers)] for step in range(len(numbers))]
        chosen = next((number for number in tried if not self._channels[number].get_busy()), tried[0])
        self._next[group] = (numbers.index(chosen) + 1) % len(numbers)
        return self._channels[chosen]

    def _to_sound(self, frames: bytes) -> Any:
        return self._device.Sound(buffer=frames)


class Stream:
    """Speech that sounds from its first samples on, while the rest is still being made.

    pygame's channels hold one sound and one queued sound that follows without a gap. The first samples are the first
    sound; the samples that arrive until shortly before its end become the queued one.

    :param mixer: the owner of the device. :param channel: pygame's channel for speech.
    :param left, right: volume of each side, 0–1.
    :ivar started_at: time of the first samples, by ``time.monotonic``; None before them.
    """

    def __init__(self, mixer: Mixer, channel: Any, left: float, right: float) -> None:
        self._mixer, self._channel = mixer, channel
        self._left, self._right = left, right
        self._pending = bytearray()
        self._ends = 0.0  # due end of the device's samples, by time.monotonic
        self.started_at: float | None = None

    def write(self, pcm: bytes) -> None:
        """Add samples of the speech.

        :param pcm: 16-bit mono samples at ``SAMPLE_RATE``, native-endian.
        :raises StreamReplaced: when the stream was stopped, perhaps by another one of its group.
        :raises ChannelUnavailable: ``closed`` when the device is closed.
        """
        self._pending += _placed_now(pcm, self._left, self._right)
        with self._mixer._lock:
            if not self._is_current():
                raise StreamReplaced("closed") if self._mixer.is_open else ChannelUnavailable("closed")
            if self.started_at is None or (time.monotonic() > self._ends - 0.04 and self.has_room()):
                self._hand_over()

    def finish(self) -> None:
        """Hand over the remaining samples if the device has room; otherwise a later call does it."""
        with self._mixer._lock:
            if self._pending and self._is_current() and self.has_room():
                self._hand_over()

    def is_sounding(self) -> bool:
        """Hand over the remaining samples if there is room, and return whether the stream still sounds; False once it
        was stopped or replaced.

        :raises ChannelUnavailable: ``stalled`` when the device no longer takes samples.
        """
        with self._mixer._lock:
            self.finish()
            if not self._is_current() or not self._channel.get_busy():
                return False
        if time.monotonic() > self._ends + STALLED_SECONDS:
            raise ChannelUnavailable("stalled")
        return True

    def has_room(self) -> bool:
        """Return whether the device has room for another sound; False once the stream was stopped or replaced."""
        with self._mixer._lock:
            return self._is_current() and not (self._channel.get_busy() and self._channel.get_queue())

    def _is_current(self) -> bool:
        return self._mixer.is_open and self in self._mixer._speech.values()

    def _hand_over(self) -> None:
        sound = self._mixer._to_sound(bytes(self._pending))
        if self._channel.get_busy():
            self._channel.queue(sound)
        else:
            self._channel.play(sound)
        now = time.monotonic()
        if self.started_at is None:
            self.started_at = self._mixer.last_speech_at = now
        self._ends = max(self._ends, now) + len(self._pending) / (4 * SAMPLE_RATE)
        self._pending.clear()


def side_volumes(place: float) -> tuple[float, float]:
    """Return the volumes of left and right, 0–1, for a place from −1 (left) to 1 (right); the nearer side has 1."""
    return min(1.0, 1.0 - place), min(1.0, 1.0 + place)


def _placed_now(pcm: bytes, left: float, right: float) -> bytes:
    """Return mono samples as interleaved stereo frames. :param left, right: volume of each side, 0–1."""
    mono = array("h", pcm)
    frames = array("h", bytes(4 * len(mono)))
    frames[0::2] = _scale(mono, left)
    frames[1::2] = _scale(mono, right)
    return frames.tobytes()


#: the same cues are played from the same few places
_placed = lru_cache(maxsize=128)(_placed_now)


def _scale(samples: array[int], volume: float) -> array[int]:
    if volume >= 1.0:
        return samples
    if volume <= 0.0:
        return array("h", bytes(2 * len(samples)))
    share = int(volume * 256)
    return array("h", [sample * share >> 8 for sample in samples])


def _halt(channel: Any) -> None:
    """Stop a channel twice: pygame-ce starts the queued sound when the first one is stopped."""
    channel.set_volume(0.0)
    channel.stop()
    channel.stop()


def _load() -> Any:
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    load_library("pygame.mixer")
    import pygame

    if not isinstance(pygame.mixer, ModuleType):  # pygame's substitute for a mixer that could not be loaded
        raise ChannelUnavailable(NOT_LOADED, "pygame.mixer")
    return pygame


def _initialise(mixer: Any) -> None:
    wanted = (SAMPLE_RATE, -16, 2)
    if mixer.get_init() not in (None, wanted):  # another caller ran pygame.init(), with another rate
        mixer.quit()
    if mixer.get_init() is None:
        with _silencing_alsa():
            mixer.init(SAMPLE_RATE, -16, 2, BUFFER_FRAMES, allowedchanges=0)
    count = max(numbers.stop for numbers in CHANNELS_OF_GROUP.values())
    mixer.set_num_channels(count)
    mixer.set_reserved(count)


@contextlib.contextmanager
def _silencing_alsa() -> Iterator[None]:
    """Keep ALSA from printing its search for a device: console screen readers would read it."""
    if not sys.platform.startswith("linux"):
        yield
        return
    kept = os.dup(2)
    with open(os.devnull, "wb") as nowhere:
        os.dup2(nowhere.fileno(), 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
