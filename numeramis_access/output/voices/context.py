"""What a voice is made from."""

from __future__ import annotations

import msgspec

from numeramis_access.output.mixer import Mixer
from numeramis_access.output.voices.mouthpiece import Mouthpiece


class VoiceContext(msgspec.Struct, frozen=True):
    """What a voice may need to be made.

    :param name: its name in the chain. :param mixer: carries the built-in voice. :param spawn: whether a daemon that it
        needs may be started for it. :param window: joins a screen reader to the window's accessibility tree.
    """

    name: str
    mixer: Mixer
    spawn: bool = False
    window: Mouthpiece | None = None
