"""The differences between Loker's levels: their methods, not the frequency of their mistakes."""

from __future__ import annotations

from typing import NamedTuple


class PlayerProfile(NamedTuple):
    """The methods of a player.

    :param looks: the number of exchanges calculated ahead exactly, 0 to 2; 0 for rules of thumb.
    :param observes: whether it considers the number of cards the others took and who closed or did not.
    :param novice: whether it keeps too little and calls too much.
    :param dreams: whether it breaks pairs in the hope of a straight.
    :param sizes: the stakes it considers, as shares of the pot; empty for rules of thumb.
    :param semibluffs: whether it also bluffs while exchanges are to come.
    :param greedy: whether it closes at once and bets the maximum.
    :param mixes: whether it plays poker stakes by the network, which mixes them.
    :param against: the level of the others, if they follow rules of thumb; empty for good players.
    """

    looks: int = 0
    observes: bool = False
    novice: bool = False
    dreams: bool = False
    sizes: tuple[float, ...] = ()
    semibluffs: bool = False
    greedy: bool = False
    mixes: bool = False
    against: str = ""


JUDGE_PROFILE = PlayerProfile(looks=2, observes=True, sizes=(0.5, 0.8, 1.3), semibluffs=True)
PROFILES = {
    "beginner": PlayerProfile(novice=True, dreams=True),
    "improver": PlayerProfile(dreams=True),
    "greedy": PlayerProfile(greedy=True),
    "club": PlayerProfile(),
    "strong": PlayerProfile(looks=1, sizes=(0.6, 1.0)),
    "judge": JUDGE_PROFILE,
    "expert": JUDGE_PROFILE._replace(mixes=True),
}
