"""Sound cues: each announcement's sound, from the seat that it is about; they neither wait for speech nor delay it."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Sequence

import sounds
from numeramis_access.output.channel import NOT_LOADED, ChannelUnavailable, FollowsSettings, KnowsSeating, PlaysGraphs
from numeramis_access.output.mixer import Mixer, side_volumes
from numeramis_access.output.soundstage import SoundStage
from numeramis_access.store.settings import Settings
from numeramis_access.words.announcement import Announcement

AMBIENCE_GROUP = "ambience"


class Sound(FollowsSettings, KnowsSeating, PlaysGraphs):
    """The channel of cues and ambience.

    :param mixer: shared with the built-in voice.
    :param settings: the player's settings, with the volumes.
    :ivar seating: the places of the seats; assign another value to change them.
    """

    name = "sound"

    def __init__(self, mixer: Mixer, settings: Settings) -> None:
        self._mixer = mixer
        self._settings = settings
        self._ambient = False
        self._graph = 0
        #: an error from the thread that opens the device
        self._trouble: ChannelUnavailable | RuntimeError | None = None
        self.seating = SoundStage()

    def probe(self) -> bool:
        """Return whether there are cues to play; only opening shows whether a device takes them."""
        return bool(sounds.cue_names())

    def open(self) -> None:
        """Start opening the device in a separate thread: some devices take a second.

        A failure other than a missing device is raised by the next ``show``.
        """
        threading.Thread(target=self._open, name="sound", daemon=True).start()

    def _open(self) -> None:
        try:
            self._mixer.open()
            self.apply(self._settings)
        except ChannelUnavailable as error:  # play goes on without a device; the next cue tries again
            self._trouble = error if error.code == NOT_LOADED else None
        except RuntimeError as error:
            self._trouble = error

    def apply(self, settings: Settings) -> None:
        """Apply changed settings at once: volumes, one-sided hearing, and whether the ambience plays."""
        self._settings = settings
        self._mixer.mono = settings.mono
        self._mixer.set_volume("cue", settings.cue_volume / 100)
        self._mixer.set_volume("ambience", settings.ambience_volume / 100)
        wanted = settings.ambience_volume > 0
        if wanted != self._ambient and self._mixer.is_open:
            self._ambient = wanted
            if wanted:
                self._mixer.play(sounds.cue_samples(AMBIENCE_GROUP), group="ambience", loop=True)
            else:
                self._mixer.stop("ambience")

    def show(self, announcement: Announcement) -> None:
        """Play the announcement's cue, if it has one, from its seat; without an open device it is lost.

        If opening the device in the background failed since the last call, raise that error and play nothing. A missing
        device raises none.

        :raises ChannelUnavailable: ``not-loaded``, if pygame's mixer could not be loaded.
        :raises RuntimeError: for another failure of pygame. :raises KeyError: if there is no such cue.
        """
        trouble, self._trouble = self._trouble, None
        if trouble is not None:
            raise trouble
        if announcement.cue is not None:
            self.play(announcement.cue, announcement.seat)

    def play(self, cue: str, seat: int | None = None) -> None:
        """Play a cue. If no device is open, open it in the background instead; this cue is lost.

        :param cue: name of the cue.
        :param seat: seat from which the cue sounds, None for the middle.
        :raises KeyError: if there is no such cue.
        """
        pcm = sounds.cue_samples(cue)
        left, right = side_volumes(self.seating.place(seat)[0])
        if not self._mixer.is_open:
            self.open()
            return
        try:
            self._mixer.play(pcm, left=left, right=right)
        except ChannelUnavailable:
            self.open()

    def play_graph(self, values: Sequence[float | None], seconds: float, hertz: tuple[float, float]) -> None:
        """Play a graph in place of the present one; a separate thread makes its tones, because that takes a tenth of a
        second. Without a device nothing is played.

        :param values, seconds, hertz: as in ``PlaysGraphs.play_graph``.
        """
        self.hush()
        self._graph += 1
        asked = self._graph, tuple(values), seconds, hertz
        threading.Thread(target=self._play_graph, args=asked, name="graph", daemon=True).start()

    def _play_graph(
        self, number: int, values: tuple[float | None, ...], seconds: float, hertz: tuple[float, float]
    ) -> None:
        from sounds import graph

        pcm = graph.graph_samples(values, seconds, hertz)
        with contextlib.suppress(ChannelUnavailable):
            self._mixer.open()
            if pcm and number == self._graph:  # else another graph or silence was asked for meanwhile
                self._mixer.play(pcm)

    def hush(self) -> None:
        """Stop a graph that plays or is being made; cues are short and play to their end, because the stop key is for
        speech.
        """
        if self._graph:
            self._graph += 1
            self._mixer.stop("cue")

    def close(self) -> None:
        """Stop cues and ambience; the mixer stays open for the voice."""
        self._ambient = False
        self._mixer.stop("cue")
        self._mixer.stop("ambience")
