"""The values that a voice gets when it is made: its name, the mixer, the window."""

from __future__ import annotations

import msgspec

from numeramis_access.output.mixer import SPEECH_GROUP, Mixer
from numeramis_access.output.voices.mouthpiece import Mouthpiece


class VoiceContext(msgspec.Struct, frozen=True):
    """Everything that a voice can need when it is made.

    :param name: name of the voice in the chain. :param mixer: plays the built-in voice.
    :param spawn: whether the voice can start the daemon that it needs.
    :param window: connects a screen reader to the window's accessibility tree, None without a window.
    :param group: the mixer's group on which the built-in voice speaks.
    """

    name: str
    mixer: Mixer
    spawn: bool = False
    window: Mouthpiece | None = None
    group: str = SPEECH_GROUP
