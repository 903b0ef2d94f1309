"""The voice of the program: selects the voices to try, opens one, and follows the player's settings.

``start`` needs it for the first sentence, before it imports most of the program, so this module imports little.
"""

from __future__ import annotations

from numeramis_access.app.shell.launch_options import LaunchOptions
from numeramis_access.input.inbox import Inbox, Report, SpeechEnded, load_failure
from numeramis_access.output.channel import FollowsSettings
from numeramis_access.output.mixer import Mixer
from numeramis_access.output.speech import Speech
from numeramis_access.output.voices import Candidate, VoiceSettings
from numeramis_access.output.voices.chain import voice_candidates, voice_of_ear
from numeramis_access.output.voices.mouthpiece import Mouthpiece
from numeramis_access.store.settings import Settings
from numeramis_access.words.languages import LANGUAGES, Languages


def voice_settings(settings: Settings, languages: Languages) -> VoiceSettings:
    """Return the settings of voices that follow from the player's settings.

    :param settings: the player's settings. :param languages: the available languages.
    """
    voices = {str(settings.language): settings.voice} if settings.voice else {}
    return VoiceSettings(settings.rate, settings.pitch, settings.volume, voices, languages)


def voice_name(settings: Settings, wishes: LaunchOptions) -> str:
    """Return the name of the voice to try first, ``none`` for no voice, empty for the usual order.

    The command line decides if it names a voice, else the setting ``speech`` unless it is ``auto``, else ``mode``.

    :param settings: the player's settings. :param wishes: the options of the command line.
    """
    if wishes.speech:
        return wishes.speech
    if settings.speech != "auto":
        return settings.speech
    return {"own-voice": "espeak", "screen-reader": "screen-reader"}.get(settings.mode, "")


class SpeechChannel(Speech, FollowsSettings):
    """The speech channel, which applies the player's settings as they change.

    :param mixer: plays the samples of synthesizers. :param settings: the player's settings.
    :param wishes: the options of the command line, which go before the settings. :param inbox: takes reports of the
        voice.
    :param languages: the available languages.
    :param ear: the mixer's group of speech while one of two people hears it on one side; empty for one player.
    :ivar mouthpiece: connects it to the window's accessibility tree; None if the program has a terminal instead of a
        window, or the library of the tree is missing.
    :ivar read: whether a screen reader reads the terminal aloud, so that no other voice may speak.
    """

    def __init__(
        self,
        mixer: Mixer,
        settings: Settings,
        wishes: LaunchOptions,
        inbox: Inbox,
        languages: Languages = LANGUAGES,
        ear: str = "",
    ) -> None:
        self._mixer = mixer
        self._ear = ear
        self._languages = languages
        self._wishes = wishes
        self._ducks = settings.ducking
        self.mouthpiece = _mouthpiece(wishes)
        self._forced = voice_name(settings, wishes)
        super().__init__(
            self._candidates(),
            voice_settings(settings, languages),
            on_change=lambda code, old, new: self._tell_change(inbox, code, old, new),
            on_fate=lambda number, fate: inbox.put(SpeechEnded(number, str(fate))),
            on_sounding=lambda sounding: mixer.duck(sounding and self._ducks),
            on_missing=lambda part: inbox.put(load_failure(part)),
        )
        self.hurries = not settings.wait_for_speech
        if self.read:
            inbox.put(Report("terminal-read", {}))

    @property
    def voice(self) -> str:
        """Return the name of the present voice as ``Announcer.voice``; ``screen-reader`` while a screen reader reads
        the terminal aloud.
        """
        return "screen-reader" if self.read else super().voice

    def apply(self, settings: Settings) -> None:
        """Apply changed settings at once; if another voice was chosen, it takes over."""
        self.settings = voice_settings(settings, self._languages)
        self._ducks = settings.ducking
        self.hurries = not settings.wait_for_speech
        forced = voice_name(settings, self._wishes)
        if forced != self._forced:
            self._forced = forced
            self.use(self._candidates())

    @property
    def keeps_to_ear(self) -> bool:
        """Return whether speech goes to one ear only, because two people share the headphones."""
        return bool(self._ear)

    def keep_to_ear(self, ear: str) -> None:
        """Speak with the only voice that can keep to one ear, or again with the usual ones.

        :param ear: the mixer's group of speech for that ear; empty for the usual voices.
        """
        self._ear = ear
        self.use(self._candidates())

    def _candidates(self) -> list[Candidate]:
        """Return the voices to try: none if a screen reader reads the terminal and no voice was asked for; only one can
        keep to one ear.
        """
        if self._ear:
            self.read = False
            return voice_of_ear(self._mixer, self._ear)
        asked = self._wishes.speech
        self.read = self._wishes.terminal and not asked and _is_read_aloud(self._forced)
        if self.read:
            return []
        return voice_candidates(self._mixer, self._forced, window=self.mouthpiece, lines=self._wishes.terminal)

    def _tell_change(self, inbox: Inbox, code: str, old: str, new: str) -> None:
        """Report a change of voice, unless the player chose it and knows, or a screen reader reads anyway."""
        if not self.read and self._forced != "none" and (code, new) != ("chosen", self._forced):
            _report_change(inbox, code, old, new)


def _report_change(inbox: Inbox, code: str, old: str, new: str) -> None:
    """Report a change of voice; the first voice needs no report."""
    if code != "opened":
        inbox.put(Report("voice-changed", {"why": code, "old": old, "new": new}))


def _is_read_aloud(voice: str) -> bool:
    """Return whether a screen reader reads the terminal to the player."""
    from numeramis_access.output import running_reader

    return voice == "screen-reader" or (not voice and running_reader.find_line_reader().available)


def _mouthpiece(wishes: LaunchOptions) -> Mouthpiece | None:
    from importlib.util import find_spec

    if wishes.terminal or find_spec("accesskit") is None:
        return None
    return Mouthpiece()


def open_speech(
    settings: Settings, wishes: LaunchOptions, inbox: Inbox, mixer: Mixer, languages: Languages = LANGUAGES
) -> SpeechChannel | None:
    """Open the speech channel and return it, also if no voice was found; None if the program was started without
    speech.

    :param settings: the player's settings. :param wishes: the options of the command line.
    :param inbox: takes reports of the voice. :param mixer: plays the samples of synthesizers.
    :param languages: the known languages.
    """
    if wishes.speech == "none":
        return None
    speech = SpeechChannel(mixer, settings, wishes, inbox, languages)
    speech.open()
    return speech
