"""Computers at a table: the task for a thinker, the thinker's port, and the timing of computers' actions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

import msgspec

from numeramis_access.core.ruleset import View
from numeramis_access.players.characters import Temperament
from numeramis_access.players.policy import Choice

#: seconds that a table waits beyond the thinking time; a process on a slow machine needs some to start
THINKING_GRACE_SECONDS = 30.0
#: seconds before the table retries a failed recording
RECORD_RETRY_SECONDS = 1.0


class ThinkingTask(msgspec.Struct, frozen=True):
    """A request for a computer player's choice, based on one seat's view alone.

    :param game: name of the game.
    :param level: playing strength.
    :param view: the seat's view.
    :param chance: seed of all randomness in this choice; without a time limit the same seed gives the same choice.
    :param milliseconds: thinking time; 0 for a fixed amount of work.
    :param temperament: how the player chooses among equal actions.
    :param sure: whether to compare close alternatives more exactly than a choice needs.
    :param times: factor for the work of that exact comparison.
    :param compared: actions in the notation of ``core.notation``, best first, for a comparison instead of a choice: it
        finds out whether the last is worse than any other by at least ``line``; for a single action, whether another is
        better by that much.
    :param line: the smallest difference that matters, in the unit of the level's policy.
    :param against: level of the other players, if it is known and the game's judge uses it; otherwise empty.
    :param signals: whether to play the game's conventional signals to the partner.
    :param looks: number of earlier comparisons of the same ``compared`` actions.
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
    """Chooses actions for the computers of all tables of a program in the background, so that tables never block.

    The driver of the tables passes each answer to their ``take_thinker_answer(ticket, choice)``; the choice is None if
    thinking failed.
    """

    def ask(self, task: ThinkingTask) -> int:
        """Start a task and return its ticket, a number that comes back with the answer."""

    def forget(self, ticket: int) -> None:
        """Drop a task, because its answer is no longer needed. :param ticket: number of the task, as ``ask`` returned
        it.
        """

    def stop_worker(self, ticket: int) -> None:
        """Stop the worker that has a task, because it died or hangs, and let other means think from now on.

        :param ticket: number of the task, as ``ask`` returned it.
        """


class Timing(msgspec.Struct, frozen=True):
    """The pace of a table and the behaviour of its computers.

    :param pace: least number of seconds between two actions, so that people can listen.
    :param thinking: thinking time of a computer in milliseconds; 0 for a fixed amount of work.
    :param rests: whether the table waits between deals until every person is ready.
    :param rests_alone: whether it also waits while only computers play.
    :param rests_after_trick: whether it also waits before a computer leads to the next trick.
    :param signals: whether a person's partner plays the signals that the lessons teach.
    """

    pace: float = 0.0
    thinking: int = 0
    rests: bool = False
    rests_alone: bool = True
    rests_after_trick: bool = False
    signals: bool = False


@dataclass
class OpponentTurn:
    """The state of a computer's turn; times are in seconds of the table's clock.

    :ivar ticket: number of its task at the thinker.
    :ivar choice: the chosen action until it is played, None before.
    :ivar not_before: earliest time to act.
    :ivar waiting: whether its task has been sent and the computer has not acted yet.
    :ivar overdue: time at which the table stops waiting for the choice.
    :ivar is_second: whether this is the second attempt, after thinking failed.
    """

    ticket: int = 0
    choice: Choice | None = None
    not_before: float = 0.0
    waiting: bool = False
    overdue: float = 0.0
    is_second: bool = False
