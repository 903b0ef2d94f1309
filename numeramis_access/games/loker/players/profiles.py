"""How Loker's levels differ: by what they reckon with, not by how often they err."""

from __future__ import annotations

from typing import NamedTuple


class PlayerProfile(NamedTuple):
    """What a player reckons with.

    :param looks: how many exchanges ahead are reckoned out exactly; 0 goes by rules of thumb.
    :param observes: whether it minds how many cards the others took, and who closed or did not.
    :param novice: whether it keeps too little, dreams of straights and calls too much.
    :param sizes: stakes that it weighs, as parts of the pot; none goes by rules of thumb.
    :param semibluffs: whether it also bluffs while exchanges are to come.
    :param against: the level of the others, where they are taken to go by rules of thumb.
    :param greedy: whether it closes at once and bets all it may. :param mixes: whether it plays poker stakes by the
        network, which mixes them.
    """

    looks: int = 0
    observes: bool = False
    novice: bool = False
    sizes: tuple[float, ...] = ()
    semibluffs: bool = False
    greedy: bool = False
    mixes: bool = False
    against: str = ""


JUDGE = PlayerProfile(looks=2, observes=True, sizes=(0.5, 0.8, 1.3), semibluffs=True)
PROFILES = {
    "beginner": PlayerProfile(novice=True),
    "greedy": PlayerProfile(greedy=True),
    "club": PlayerProfile(),
    "strong": PlayerProfile(looks=1, sizes=(0.6, 1.0)),
    "judge": JUDGE,
    "expert": JUDGE._replace(mixes=True),
}
