"""What a game's players are to the rest of the program: a policy for each level, and what a deal was worth to them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from numeramis_access.core.cards import Card
from numeramis_access.core.codec import plain
from numeramis_access.core.ruleset import DealResult, Options, View
from numeramis_access.players.policy import Policy


def in_points(options: Options) -> str:
    """Return ``points``, the unit in which most games count a deal."""
    return "points"


def points(options: Options, result: DealResult) -> Sequence[float]:
    """Return a deal's points by seat or side; its result must have a field of that name."""
    return [float(number) for number in plain(result)["points"]]


class Signals(NamedTuple):
    """What partners of a game tell each other by cards that the rules allow.

    :param fit: whether there are partners with these options. :param choose: which of several cards that are as good
        tells most, given what the seat knows; None where none tells anything.
    """

    fit: Callable[[Options], bool]
    choose: Callable[[View, Sequence[Card]], Card | None]


@dataclass(frozen=True)
class Opponents:
    """The players of one game; its functions have names in their module, so that it can go to another process.

    :param policy: the policy of a level or another member of the ladder; raises KeyError for an unknown name.
    :param names: all names that it knows, the weakest first.
    :param sampling: the same for a given number of worlds, None where no member of the ladder samples any.
    :param unit: what a deal is counted in with these options: ``tricks``, ``points`` or ``chips``.
    :param worth: how many of these units each seat, or side, made of a deal, given the options and its result.
    :param judge: the strongest player against others of a level; None where one serves whoever sits there.
    :param supposes_good_play: whether judgements suppose that all play well, whoever sits there, so that ``judge`` is
        asked only whether what they blame is worse against those as well. :param doubts_best: whether another choice
        than the best one is better against weaker players so often that it is asked of the best one too.
    :param signals: what partners tell by cards, None where nothing is agreed.
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
        """Return the policy of a level or another member of the ladder.

        :param worlds: how many are sampled when no time is given; 0 for what is usual.
        :raises KeyError: for an unknown name. :raises ValueError: for worlds where nobody samples any.
        """
        if not worlds:
            return self.policy(name)
        if self.sampling is None:
            raise ValueError(str(worlds))
        return self.sampling(name, worlds)
