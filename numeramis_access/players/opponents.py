"""The computer players that a game offers: a policy for each level, and the value of a deal for them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from numeramis_access.core.cards import Card
from numeramis_access.core.codec import to_json_value
from numeramis_access.core.ruleset import DealResult, Options, View
from numeramis_access.players.policy import Policy


def name_of_points_unit(options: Options) -> str:
    """Return ``points``, the name of the unit of most games. :param options: ignored."""
    return "points"


def points_unit(options: Options, result: DealResult) -> Sequence[float]:
    """Return the points of each seat or side in a deal, from 0, from the field ``points`` of its result.

    :param options: ignored.
    :param result: the result of the deal.
    :raises KeyError: if it has no such field.
    """
    return [float(number) for number in to_json_value(result)["points"]]


class Signals(NamedTuple):
    """The signals that partners give each other by their choice of cards, as far as the rules allow.

    :param fit: returns whether a match with the options given has partners who can signal.
    :param choose: returns the card with the clearest signal, given the seat's view and the equally good cards; None if
        no card is a signal.
    """

    fit: Callable[[Options], bool]
    choose: Callable[[View, Sequence[Card]], Card | None]


@dataclass(frozen=True)
class Opponents:
    """The computer players of one game. All functions are at module level, so that it can be sent to another process.

    :param policy: returns the policy of a level or of another player of the game; raises KeyError for an unknown name.
    :param names: all known names, weakest first.
    :param sampling: returns the policy of a name with a given number of worlds; None if no player samples worlds.
    :param unit: returns the unit of a deal under the options given: ``tricks``, ``points`` or ``chips``.
    :param worth: returns the units that each seat, or side, from 0, made in a deal, given the options and the deal's
        result.
    :param judge: returns the judge of play against opponents of the level given; None if one judge serves for all
        levels.
    :param supposes_good_play: whether judgements assume good play at every level. ``judge`` is then asked only whether
        a blamed action also loses against the actual opponents.
    :param doubts_best: whether another choice is often better against weaker opponents, so that the best choice is
        checked too.
    :param signals: the signals of partners; None if the game has none.
    """

    policy: Callable[[str], Policy]
    names: tuple[str, ...]
    sampling: Callable[[str, int], Policy] | None = None
    unit: Callable[[Options], str] = name_of_points_unit
    worth: Callable[[Options, DealResult], Sequence[float]] = points_unit
    judge: Callable[[str], Policy] | None = None
    supposes_good_play: bool = False
    doubts_best: bool = False
    signals: Signals | None = None

    def member(self, name: str, worlds: int = 0) -> Policy:
        """Return the policy of a level or of another player of the game.

        :param name: one of ``names``.
        :param worlds: number of sampled worlds without a time limit; 0 for the usual number.
        :raises KeyError: for an unknown name.
        :raises ValueError: for a number of worlds in a game without sampling players.
        """
        if not worlds:
            return self.policy(name)
        if self.sampling is None:
            raise ValueError(str(worlds))
        return self.sampling(name, worlds)
