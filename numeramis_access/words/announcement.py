"""An announcement: one message for the player, in a form for each channel."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Literal


class Priority(StrEnum):
    """How an announcement treats speech that is being spoken or waits to be spoken."""

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
    """One message for the player.

    :param kind: id of the message, by which settings switch it.
    :param text: text for speech at the normal level.
    :param brief: text for speech at the brief level.
    :param braille: text for the braille line.
    :param seat: seat that it is about, from whose direction the voice comes; None for none.
    :param priority: its treatment of other speech.
    :param cue: name of its sound, None for none.
    :param language: code of its language.
    :param number: its number among all announcements of the program, from 1; 0 before it is told.
    :param recalled: whether it is repeated from the history.
    :param full: text for speech at the full level; empty if it is ``text``.
    :param shown_by: part of the screen that shows the same in any case, empty for none.
    :param topic: its subject in the match; keys step through the history by topic.
    :param player: for an act at the table, whose act it is.
    :param shows_trick: whether it shows cards of a trick, which players can review until the next trick begins (Q14).
    :param braille_level: lowest setting for unrequested messages at which the braille line shows it; it shows all
        answers.
    :param in_brief: whether it is spoken at the brief level.
    :param listener: number, from 0, of the only entrant who may hear it again at a computer with several people; None
        for everyone.
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
    shows_trick: bool = False
    braille_level: int = 1
    in_brief: bool = True
    listener: int | None = None

    def text_at(self, level: int) -> str:
        """Return the text for speech at a level: 1 brief, 2 normal, 3 full, or normal if there is no full text."""
        return self.brief if level == 1 else self.full or self.text if level == 3 else self.text


def join_announcements(announcements: Sequence[Announcement], priority: Priority = Priority.NOW) -> Announcement:
    """Return several announcements as one that keeps the first one's other properties, among them seat, kind and
    language.

    The texts follow each other; the sounds are dropped. The result shows a trick if one of the announcements does.

    :param announcements: the announcements, at least one. :param priority: priority of the result.
    :raises IndexError: if there is none.
    """
    first = announcements[0]
    return replace(
        first,
        text=" ".join(announcement.text for announcement in announcements),
        brief=" ".join(announcement.brief for announcement in announcements),
        braille="; ".join(announcement.braille for announcement in announcements),
        full=" ".join(announcement.full or announcement.text for announcement in announcements),
        priority=priority,
        cue=None,
        shows_trick=any(announcement.shows_trick for announcement in announcements),
    )
