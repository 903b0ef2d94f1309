"""Kinds of messages by how much a player wants to hear."""

from __future__ import annotations

#: left out at the brief level (its sound still comes); what a message says more at the full level is its ``.full``
NOT_IN_BRIEF = frozenset({"won-so-far", "won-so-far-alone"})

#: what tells about the history itself, and is no part of it: whoever came to its end goes back from there
ABOUT_HISTORY = frozenset({"history-end"})

#: answers that show cards of a trick, which may be looked at until the next trick begins (Q14)
SHOWS_TRICK = frozenset(
    {"on-table", "highest-now", "highest-tied", "highest-last", "phase-tied", "last-trick", "player", "player-played"}
)

#: what every screen shows under its focus anyway: never a message on a braille line
ON_SCREEN = frozenset(
    {
        "value-now", "changed", "focus-card", "focus-card-marked", "focus-card-placed",
        "focus-card-marked-placed",
        "marked", "unmarked", "display-connected", "display-lost",
        "writing-now", "writing-gone", "writing-at", "writing-end", "writing-begin", "writing-sign",
        "writing-sign-gone",
        "hold-now",
    }
)  # fmt: skip

#: from which level on (``braille_verbosity``) a kind comes over the braille line; all others always do, and below
#: their level these are found by going back. What the line itself shows, or ears alone need, comes at the full one.
BRAILLE_FROM = {
    **dict.fromkeys(
        (
            "card-played", "your-turn", "your-turn-lead", "won-so-far", "cards-taken", "cards-to-compose",
            "number-laid", "card-missed", "compose-now", "add-or-miss", "round-opened",
            "choose-language", "choose-language-too", "no-voice-here",
        ),
        3,
    ),
    **dict.fromkeys(
        (
            "trick-won", "trick-taken", "phase-tied", "pile-left", "null-began", "hands-dealt", "cards-dealt",
            "game-begun", "cards-cut", "dealer-drawn", "zeros-laid-aside", "zero-missed", "pack-restocked",
            "greeting", "antes-paid", "cards-exchanged", "cards-drawn", "turn-passed", "checked", "called", "folded",
            "bet-made", "bet-raised", "betting-opened", "figure-changed",
        ),
        2,
    ),
}  # fmt: skip
