"""The company at the table: who the opponents are, as data, and what a temperament makes of a choice."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Literal

import msgspec

from numeramis_access.core.actions import PlayCard
from numeramis_access.core.cards import RANK
from numeramis_access.core.ruleset import View
from numeramis_access.players.opponents import Signals
from numeramis_access.players.policy import Choice

FILE = Path(__file__).parent / "characters.toml"
Temperament = Literal["calm", "bold", "careful"]
#: how long each temperament takes before it plays, against the pace that is set
HASTE: dict[Temperament, float] = {"calm": 1.0, "bold": 0.75, "careful": 1.3}
#: candidates are all the same when they differ by no more than this share of what lies between the best and the worst
EVEN = 0.02
#: the same where a card can tell the partner something
TELLING = 0.1


class Character(msgspec.Struct, frozen=True):
    """One opponent.

    :param pitch: of the voice against the player's setting, -20 to 20. :param temperament: see ``lean`` and ``HASTE``.
    """

    name: str
    gender: Literal["masculine", "feminine"]
    pitch: int
    temperament: Temperament


@cache
def characters() -> tuple[Character, ...]:
    """Return everybody who can sit down with the player, in the order in which they come."""
    return msgspec.convert(tomllib.loads(FILE.read_text(encoding="utf-8"))["character"], tuple[Character, ...])


def characters_invited(names: Sequence[str], count: int) -> list[Character]:
    """Return who comes when these are asked first: they in their order, then the others.

    :param names: unknown ones are passed over. :param count: of chairs.
    """
    known = {one.name: one for one in characters()}
    first = [known[name] for name in dict.fromkeys(names) if name in known]
    return [*first, *(one for one in characters() if one not in first)][:count]


def temperament_of(name: str) -> Temperament:
    """Return somebody's temperament; whoever is no character is calm."""
    return next((one.temperament for one in characters() if one.name == name), "calm")


def as_good(choice: Choice, share: float) -> list[PlayCard]:
    """Return the cards that are as good as the one chosen, it among them; none where it is not the best, or all are.

    :param share: of what lies between best and worst, by which they may be worse.
    """
    cards = [(action, value) for action, value in choice.candidates if isinstance(action, PlayCard)]
    if not isinstance(choice.action, PlayCard) or len(cards) < 2:
        return []
    values = [value for _, value in cards]
    best, least = max(values), max(values) - share * (max(values) - min(values))
    chosen = next((value for action, value in cards if action == choice.action), None)
    if chosen is None or chosen < least or best == least:
        return []
    return [action for action, value in cards if value >= least]


def signalled(choice: Choice, view: View, signals: Signals) -> Choice | None:
    """Return the choice that tells the partner most by these signals, of cards as good; None where none tells any."""
    even = [action.card for action in as_good(choice, TELLING)]
    card = signals.choose(view, even) if even else None
    return None if card is None else msgspec.structs.replace(choice, action=PlayCard(card))


def lean(choice: Choice, temperament: Temperament) -> Choice:
    """Return the choice that a temperament makes where several cards are as good as the best one.

    The bold play the highest of them, the careful the lowest, the calm what was chosen.
    """
    even = [] if temperament == "calm" else as_good(choice, EVEN)
    if not even:
        return choice
    action = (max if temperament == "bold" else min)(even, key=lambda action: (RANK.get(action.card, 0), action.card))
    return msgspec.structs.replace(choice, action=action)
