"""An announcement: one thing told to the player, in the form that each channel takes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Literal


class Priority(StrEnum):
    """How an announcement meets what is still being said."""

    #: answers a key: what is waiting is cleared, what is sounding is cut
    NOW = "now"
    #: events: in order, after what is sounding
    QUEUE = "queue"
    #: hints: dropped when anything is waiting
    LOW = "low"


#: what of the screen shows an announcement anyway: its title, or what is in focus; nothing where it is news
ShownBy = Literal["", "title", "focus", "page"]


#: what an announcement is about: something done at the table, how something ended, the answer to the own question
Topic = Literal["", "play", "score", "answer"]


#: who did something: the listener, the partner, or anybody else
Player = Literal["", "own", "partner", "others"]


@dataclass(frozen=True, slots=True)
class Announcement:
    """One thing told to the player.

    :param kind: the message id, which settings switch by. :param text: for speech as usual. :param brief: for
        speech, short. :param braille: for the braille line. :param full: for speech at the full level, empty where
        it is the text. :param seat: about whom (its voice sounds from that seat), or None. :param cue: name of its
        sound. :param language: ``cs`` or ``en``. :param number: running number in the history. :param recalled: asked
        for again, out of the history. :param shown_by: what of the screen shows it anyway.
    :param topic: what of the match it is about. :param player: who did it, where it is something done at the table.
    :param of_trick: whether it shows cards of a trick, so that it may be looked up until the next trick begins.
    :param braille_level: from which level on it comes over the braille line by itself; answers always do.
    :param in_brief: whether it is said at the brief level.
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

    def at(self, level: int) -> str:
        """Return what is spoken at a level: 1 brief, 2 usual, 3 full."""
        return self.brief if level == 1 else self.full or self.text if level == 3 else self.text


def joined(announcements: Sequence[Announcement], priority: Priority = Priority.NOW) -> Announcement:
    """Return several announcements as one, which is said in one go; it is about whom the first one is."""
    first = announcements[0]
    return replace(
        first,
        text=" ".join(one.text for one in announcements),
        brief=" ".join(one.brief for one in announcements),
        braille="; ".join(one.braille for one in announcements),
        full=" ".join(one.full or one.text for one in announcements),
        priority=priority,
        cue=None,
        of_trick=any(one.of_trick for one in announcements),
    )
