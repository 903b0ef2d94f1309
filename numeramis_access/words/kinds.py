"""Messages of the program itself that are told otherwise than others."""

from __future__ import annotations

#: what tells about the history itself, and is no part of it: whoever came to its end goes back from there
ABOUT_HISTORY = frozenset({"history-end"})

#: what every screen shows under its focus anyway: never a message on a braille line
ON_SCREEN = frozenset(
    {
        "value-now", "changed", "marked", "unmarked", "display-connected", "display-lost",
        "writing-now", "writing-gone", "writing-at", "writing-end", "writing-begin", "writing-sign",
        "writing-sign-gone",
        "hold-now",
    }
)  # fmt: skip

#: from which level on (``braille_verbosity``) these come over the braille line, which shows them anyway, or ears alone
#: need them; what happens in a game says it of itself (``Event.braille_level``)
BRAILLE_LEVELS = {"choose-language": 3, "choose-language-too": 3, "no-voice-here": 3}
