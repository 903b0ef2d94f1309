"""Messages of the program that channels treat differently from others."""

from __future__ import annotations

#: messages about the history itself; they are no part of it, so stepping back from its end works
HISTORY_KINDS = frozenset({"history-end"})

#: messages that every screen shows under its focus; a braille line shows them there, never as a message
ON_SCREEN_KINDS = frozenset(
    {
        "value-now", "changed", "marked", "unmarked", "display-connected", "display-lost",
        "writing-now", "writing-gone", "writing-at", "writing-end", "writing-begin", "writing-sign",
        "writing-sign-gone",
        "hold-now",
    }
)  # fmt: skip

#: the words of other people; while they wait unread, a braille line shows a sign
TALK_KINDS = frozenset({"people-said"})

#: the beginnings of the kinds that tell how far something has come: work in the background, or the game in practice; on
#: a braille line a newer message takes the place of an unread older one
PROGRESS_KINDS = ("review-progress", "practice-running")

#: the beginning of the kinds of advice for the present choice; on a braille line no advice waits after the choice
ADVICE_KINDS = ("hint-",)

#: The lowest braille level (``braille_verbosity``) for messages that the line shows anyway or that only ears need. An
#: event of a game has its own (``Event.braille_level``).
BRAILLE_LEVELS = {"choose-language": 3, "choose-language-too": 3, "no-voice-here": 3}
