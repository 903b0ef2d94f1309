"""An announcement: one thing told to the player, in a form for each channel."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Literal


class Priority(StrEnum):
    """How an announcement treats speech that is still going on or waiting."""

    #: answers to a key: stops the present speech and clears the queue
    NOW = "now"
    #: events: spoken in order
    QUEUE = "queue"
    #: hints: dropped if anything waits
    LOW = "low"


#: the part of the screen that shows an announcement anyway; empty for news
ShownBy = Literal["", "title", "focus", "page"]


#: the subject: a play at the table, a result, or the answer to the player's own question
Topic = Literal["", "play", "score", "answer"]


#: the player whose act it is: the listener, the partner, or another
Player = Literal["", "own", "partner", "others"]


@dataclass(frozen=True, slots=True)
class Announcement:
    """One thing told to the player.

    :param kind: the message id, by which settings switch it.
    :param text: the text for speech at the normal level.
    :param brief: the text for speech at the brief level.
    :param braille: the text for the braille line.
    :param seat: the seat that it is about, whose position the voice comes from, or None.
    :param cue: the name of its sound.
    :param language: the code of its language.
    :param number: running number in the history.
    :param recalled: whether it is repeated from the history.
    :param full: the text for speech at the full level; empty if it is ``text``.
    :param shown_by: the part of the screen that shows it anyway.
    :param topic: subject in the match; keys step through the history by topic.
    :param player: the player whose act it is, for an act at the table.
    :param of_trick: whether it shows cards of a trick; they can be looked up until the next trick begins.
    :param braille_level: the lowest level at which it comes to the braille line by itself; answers always do.
    :param in_brief: whether the brief level says it.
    :param listener: the entrant who alone may hear it again at a computer with several people; None for everyone.
    """

    kind: str
    text: str
    brief: str
    braille: str
    seat: int | None = None
    priority: Priority = Priority.QUEUE
    cue: str | None = None
    language: str = "cs"
    number: int = 0
    recalled: bool = False
    full: str = ""
    shown_by: ShownBy = ""
    topic: Topic = ""
    player: Player = ""
    of_trick: bool = False
    braille_level: int = 1
    in_brief: bool = True
    listener: int | None = None

    def at(self, level: int) -> str:
        """Return the spoken form at a level: 1 brief, 2 normal, 3 full."""
        return self.brief if level == 1 else self.full or self.text if level == 3 else self.text


def join(announcements: Sequence[Announcement], priority: Priority = Priority.NOW) -> Announcement:
    """Return several announcements as one; it takes seat and kind from the first."""
    first = announcements[0]
    return replace(
        first,
        text=" ".join(announcement.text for announcement in announcements),
        brief=" ".join(announcement.brief for announcement in announcements),
        braille="; ".join(announcement.braille for announcement in announcements),
        full=" ".join(announcement.full or announcement.text for announcement in announcements),
        priority=priority,
        cue=None,
        of_trick=any(announcement.of_trick for announcement in announcements),
    )
