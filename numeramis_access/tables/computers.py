"""Computers at a table: what their thinking is asked, who does the thinking, and when they may act."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

import msgspec

from numeramis_access.core.ruleset import View
from numeramis_access.players.characters import Temperament
from numeramis_access.players.policy import Choice

#: seconds beyond its own time that a thought is waited for: a process on a slow machine needs some to begin
THINKING_PATIENCE = 30.0
#: seconds until what could not be recorded is tried again
RECORD_RETRY = 1.0


class ThinkingTask(msgspec.Struct, frozen=True):
    """What is asked of a computer player: a choice from one seat's view alone.

    :param chance: words from which all chance of this choice is made: the same words give the same choice when there
        is no time limit. :param milliseconds: thinking time; 0 means a fixed amount of work instead of a time.
    :param sure: whether all that might be as good is compared more surely than a choice needs, ``times`` as surely as
        usual. :param compared: actions as ``core.notation`` writes them: whether the last is worse than any of the
        others, the best one first, by at least ``line``, in the policy's unit; of one alone, whether another is better
        by that. :param against: the level of the others, where that is known and the game's judge reckons with it.
        :param signals: whether the partner is to be told by cards what the game's signals tell. :param looks: how many
        comparisons of these there were before.
    """

    game: str
    level: str
    view: View
    chance: str
    milliseconds: int = 0
    temperament: Temperament = "calm"
    sure: bool = False
    times: float = 1.0
    compared: tuple[str, ...] = ()
    line: float = 0.0
    against: str = ""
    signals: bool = False
    looks: int = 0


class Thinker(Protocol):
    """Thinks for all tables of a program: elsewhere, so that no table ever waits for it.

    Whoever drives the tables brings every answer to them by ``take_thought(ticket, choice)``; the choice is None where
    thinking failed.
    """

    def ask(self, task: ThinkingTask) -> int:
        """Begin to think; return the ticket that the answer will carry."""

    def forget(self, ticket: int) -> None:
        """Drop a task that nobody waits for any more, where it has not begun."""

    def give_up(self, ticket: int) -> None:
        """Think in some other way from now on: what was to think about this ticket has died or hangs."""


class Timing(msgspec.Struct, frozen=True):
    """How a table goes, as whoever opened it wishes: how fast, and what its computers do.

    :param pace: seconds between two actions, for those who listen. :param thinking: milliseconds a computer may
        think. :param rests: whether the table waits between two deals until every person is ready.
        :param rests_after_trick: whether it waits so before a computer leads to the next trick.
    :param signals: whether a person's partner gives the signals that the lessons teach.
    """

    pace: float = 0.0
    thinking: int = 0
    rests: bool = False
    rests_after_trick: bool = False
    signals: bool = False


@dataclass
class OpponentTurn:
    """When a computer may act.

    :ivar ticket: of the question that it thinks about. :ivar choice: what it has chosen, waiting for its time.
    :ivar not_before: when it may act, in seconds of the table's clock. :ivar waiting: whether it has been asked.
    :ivar overdue: when its thought is waited for no longer. :ivar is_second: whether it is asked for the second time.
    """

    ticket: int = 0
    choice: Choice | None = None
    not_before: float = 0.0
    waiting: bool = False
    overdue: float = 0.0
    is_second: bool = False
