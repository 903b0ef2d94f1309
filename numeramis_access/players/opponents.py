"""The computer players that a game offers: a policy for each level, and how deals are counted for them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from numeramis_access.core.cards import Card
from numeramis_access.core.codec import plain
from numeramis_access.core.ruleset import DealResult, Options, View
from numeramis_access.players.policy import Policy


def in_points(options: Options) -> str:
    """Return ``points``, the unit of most games."""
    return "points"


def points(options: Options, result: DealResult) -> Sequence[float]:
    """Return the points of a deal by seat or side; the game's result must have a field ``points``."""
    return [float(number) for number in plain(result)["points"]]


class Signals(NamedTuple):
    """The signals that partners give each other by their choice of cards, as far as the rules allow.

    :param fit: whether these options have partners.
    :param choose: the most telling of several equally good cards, given the seat's view; None if none of them tells
        anything.
    """

    fit: Callable[[Options], bool]
    choose: Callable[[View, Sequence[Card]], Card | None]


@dataclass(frozen=True)
class Opponents:
    """The computer players of one game; its functions are module-level, so that it can be sent to another process.

    :param policy: returns the policy of a level or of another member of the ladder; raises KeyError for an unknown
        name.
    :param names: all known names, the weakest first.
    :param sampling: returns the policy of a name with a given number of worlds; None if no member of the ladder samples
        worlds.
    :param unit: the unit of a deal with these options: ``tricks``, ``points`` or ``chips``.
    :param worth: the units that each seat, or side, made of a deal, given the options and the result.
    :param judge: returns the strongest player against opponents of a level; None if one judge serves for all levels.
    :param supposes_good_play: whether judgements assume good play at every level. ``judge`` is then asked only whether
        a blamed action also loses against the actual opponents.
    :param doubts_best: whether weaker opponents make another choice better so often that the best choice is checked
        too.
    :param signals: the signals of partners; None if the game has none.
    """

    policy: Callable[[str], Policy]
    names: tuple[str, ...]
    sampling: Callable[[str, int], Policy] | None = None
    unit: Callable[[Options], str] = in_points
    worth: Callable[[Options, DealResult], Sequence[float]] = points
    judge: Callable[[str], Policy] | None = None
    supposes_good_play: bool = False
    doubts_best: bool = False
    signals: Signals | None = None

    def member(self, name: str, worlds: int = 0) -> Policy:
        """Return the policy of a level or of another member of the ladder.

        :param worlds: the number of sampled worlds without a time limit; 0 for the usual number.
        :raises KeyError: for an unknown name.
        :raises ValueError: for a number of worlds in a game without sampling players.
        """
        if not worlds:
            return self.policy(name)
        if self.sampling is None:
            raise ValueError(str(worlds))
        return self.sampling(name, worlds)
