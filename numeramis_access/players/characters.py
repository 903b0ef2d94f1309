"""The characters who play as opponents, loaded from a data file, and the effect of their temperaments."""

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

CHARACTERS_FILE = Path(__file__).parent / "characters.toml"
Temperament = Literal["calm", "bold", "careful"]
#: The time that each temperament takes to play, as a multiple of the pace in the settings.
PACE_OF_TEMPERAMENT: dict[Temperament, float] = {"calm": 1.0, "bold": 0.75, "careful": 1.3}
#: Cards count as equally good within this share of the range from the best value to the worst.
EQUAL_SHARE = 0.02
#: The same share when a card can tell the partner something.
SIGNAL_SHARE = 0.1


class Character(msgspec.Struct, frozen=True):
    """One opponent.

    :param name: the name.
    :param gender: grammatical gender for sentences about the character.
    :param pitch: added to the pitch of the voice in the settings, which goes from 0 to 100; -20 to 20.
    :param temperament: the temperament, with the effects of ``apply_temperament`` and ``PACE_OF_TEMPERAMENT``.
    """

    name: str
    gender: Literal["masculine", "feminine"]
    pitch: int
    temperament: Temperament


@cache
def characters() -> tuple[Character, ...]:
    """Return all characters, in the order in which they join a table."""
    return msgspec.convert(
        tomllib.loads(CHARACTERS_FILE.read_text(encoding="utf-8"))["character"], tuple[Character, ...]
    )


def characters_invited(names: Sequence[str], count: int) -> list[Character]:
    """Return characters for free seats: first the invited ones in their order, then others.

    :param names: names of the invited characters; unknown and repeated ones are ignored.
    :param count: number of seats; the list is shorter if there are fewer characters.
    """
    known = {character.name: character for character in characters()}
    first = [known[name] for name in dict.fromkeys(names) if name in known]
    return [*first, *(character for character in characters() if character not in first)][:count]


def temperament_of(name: str) -> Temperament:
    """Return a character's temperament; an unknown name gets the calm one. :param name: name of the character."""
    return next((character.temperament for character in characters() if character.name == name), "calm")


def nearly_best_cards(choice: Choice, share: float) -> list[PlayCard]:
    """Return the cards that are about as good as the best one, the chosen card among them.

    Empty if the chosen action is no card or a worse one, if fewer than two cards have values, or if all values are
    equal.

    :param choice: the choice with the values of all candidates.
    :param share: the part of the range from best to worst value by which a card can be worse, 0 to 1.
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


def choose_signal(choice: Choice, view: View, signals: Signals) -> Choice | None:
    """Return the choice with the card that tells the partner most, among about equally good cards.

    Return None if no such card tells anything, or the choice is no card.

    :param choice: the choice of a player.
    :param view: the view of the player's seat.
    :param signals: the signals of the game.
    """
    even = [action.card for action in nearly_best_cards(choice, SIGNAL_SHARE)]
    card = signals.choose(view, even) if even else None
    return None if card is None else msgspec.structs.replace(choice, action=PlayCard(card))


def apply_temperament(choice: Choice, temperament: Temperament) -> Choice:
    """Return a temperament's choice among about equally good cards.

    Bold characters play the highest card, careful ones the lowest. Calm ones keep the choice, and all do if no other
    card is about as good.

    :param choice: the choice of a player, with the values of all candidates.
    :param temperament: the temperament.
    """
    even = [] if temperament == "calm" else nearly_best_cards(choice, EQUAL_SHARE)
    if not even:
        return choice
    action = (max if temperament == "bold" else min)(even, key=lambda action: (RANK.get(action.card, 0), action.card))
    return msgspec.structs.replace(choice, action=action)
