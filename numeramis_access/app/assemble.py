"""Puts the program together: which channels are opened, and how each tells the loop about itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from numeramis_access.app.loop import App, Front, InboxFront
from numeramis_access.input.inbox import Fate, Inbox, Report
from numeramis_access.output.channel import ChannelUnavailable
from numeramis_access.output.speech import Speech
from numeramis_access.output.voices import VoiceSettings, candidates
from numeramis_access.store.settings import Settings

if TYPE_CHECKING:
    from numeramis_access.output.mixer import Mixer


@dataclass(frozen=True)
class Wishes:
    """What the command line asks for over the settings.

    :param speech: name of a voice. :param braille: a device. :param terminal: lines instead of a window.
    """

    speech: str = ""
    braille: str = ""
    terminal: bool = False


def voice_settings(settings: Settings) -> VoiceSettings:
    """Return how voices speak by the player's settings."""
    voices = {str(settings.language): settings.voice} if settings.voice else {}
    return VoiceSettings(settings.rate, settings.pitch, settings.volume, voices)


def voice_name(settings: Settings, wishes: Wishes) -> str:
    """Return the name of the voice to force, empty for the usual chain."""
    if wishes.speech:
        return wishes.speech
    if settings.speech != "auto":
        return settings.speech
    return {"own-voice": "espeak", "screen-reader": "screen-reader"}.get(settings.mode, "")


class SpeechChannel(Speech):
    """The speech channel with the player's settings applied as they change."""

    def __init__(self, mixer: Mixer, settings: Settings, wishes: Wishes, inbox: Inbox) -> None:
        self._mixer = mixer
        self._wishes = wishes
        self._forced = voice_name(settings, wishes)
        super().__init__(
            candidates(mixer, self._forced),
            voice_settings(settings),
            on_change=lambda code, old, new: _changed(inbox, code, old, new),
            on_fate=lambda number, fate: inbox.put(Fate(number, str(fate))),
            on_sounding=mixer.duck if settings.ducking else lambda sounding: None,
        )

    def apply(self, settings: Settings) -> None:
        """Take changed settings, at once."""
        self.settings = voice_settings(settings)
        forced = voice_name(settings, self._wishes)
        if forced != self._forced:
            self._forced = forced
            self.use(candidates(self._mixer, forced))


def _changed(inbox: Inbox, code: str, old: str, new: str) -> None:
    """Have it said that another voice speaks; the first one simply begins."""
    if code != "opened":
        inbox.put(Report("voice-changed", {"why": code, "old": old, "new": new}))


def speak(app: App, wishes: Wishes) -> Mixer:
    """Open the speech channel; return the mixer, which sounds share."""
    from numeramis_access.output.mixer import Mixer

    mixer = Mixer(mono=app.settings.mono)
    speech = SpeechChannel(mixer, app.settings, wishes, app.inbox)
    if voice_name(app.settings, wishes) != "none":
        app.announcer.channels.append(speech)
        speech.open()
    return mixer


def sound(app: App, mixer: Mixer) -> None:
    """Open the channel of cues."""
    from numeramis_access.output.sound import Sound

    channel = Sound(mixer, app.settings)
    app.announcer.channels.append(channel)
    channel.open()


def terminal(app: App) -> Front:
    """Open the terminal, as channel and as front end."""
    from numeramis_access.output.terminal import Terminal

    lines = Terminal()
    app.announcer.channels.append(lines)
    lines.listen(app.inbox)
    return lines


def window(app: App) -> Front:
    """Open the window, or wait for keys of other devices alone where there is no display, and say so."""
    from numeramis_access.output.window import Window

    shown = Window(app.settings)
    try:
        shown.open()
    except ChannelUnavailable as error:
        app.inbox.put(Report("no-window", {"why": error.detail}))
        return InboxFront()
    shown.listen(app.inbox)
    app.announcer.channels.append(shown)
    app.showers.append(shown)
    return shown
