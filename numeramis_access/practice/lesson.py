"""Lessons are data: a stacked deal and the steps that are taken at it, one file each in ``lessons/``.

A step tells something (``say``, the end of a message id), and then waits: for a question (``ask``), for the player's
own action (``do``), for moves that play themselves (``moves``, everybody's, by commas), or for the player to go on.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import msgspec

from numeramis_access.core.actions import Action
from numeramis_access.core.cards import Card, french_pack, numeramis_pack
from numeramis_access.core.codec import read_action, read_options
from numeramis_access.core.seats import clockwise, left_of
from numeramis_access.core.table import Table
from numeramis_access.games import ruleset
from numeramis_access.games.whist.tours import pack_for

FOLDER = Path(__file__).parent / "lessons"
#: all lessons in the order in which they are best taken
ORDER = (
    "keys", "quist", "sipky", "loker", "loker-simple", "loker-poker", "whist-base", "whist-cayenne", "whist-grand",
    "whist-grand-null", "whist-grand-null-queen", "whist-amor", "whist-duck", "whist-bismarck",
    "whist-queen-of-spades", "whist-hussar", "whist-three",
)  # fmt: skip
#: how the words after an action's name are read
_ARGUMENTS: dict[str, Any] = {
    "play": lambda words: {"card": words[0]},
    "take": lambda words: {"cards": int(words[0])},
    "compose": lambda words: {"number": int(words[0])},
    "exchange": lambda words: {"cards": sorted(words)},
    "bet": lambda words: {"to": int(words[0])},
    "raise": lambda words: {"to": int(words[0])},
    "name_trump": lambda words: {"suit": words[0]},
    "packets": lambda words: {"own": int(words[0]), "partner": int(words[1])},
}


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One step of a lesson.

    :param wrong: the end of the id of what is told after another action; empty for the general words.
    """

    say: str = ""
    ask: str = ""
    do: str = ""
    wrong: str = ""
    moves: str = ""


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson.

    :param players: names of the others, clockwise from the player's left. :param hands: by seat, the player first.
    :param turned: Whist's card turned up. :param packets: Bismarck's packets. :param stock: the cards that come next.
    """

    game: str
    dealer: int
    steps: tuple[Step, ...]
    players: tuple[str, ...] = ()
    options: dict[str, Any] = {}
    hands: tuple[str, ...] = ()
    turned: str = ""
    packets: tuple[str, ...] = ()
    stock: str = ""

    @property
    def seats(self) -> int:
        """Return the number of players."""
        return len(self.players) + 1


def load(name: str) -> Lesson:
    """Return a lesson by name.

    :raises FileNotFoundError: for an unknown one. :raises msgspec.ValidationError: for a file that is no lesson.
    """
    raw = tomllib.loads((FOLDER / f"{name}.toml").read_text(encoding="utf-8"))
    return msgspec.convert(raw, Lesson)


def table_of(lesson: Lesson) -> Table:
    """Return the table at which a lesson is played, nothing dealt yet."""
    rules = ruleset(lesson.game)
    options = read_options(rules, lesson.options)
    return Table(rules, options, lesson.seats, 0, lesson.dealer, [pack_of(lesson)])


def pack_of(lesson: Lesson) -> tuple[Card, ...]:
    """Return the stacked pack: dealt one card at a time from the dealer's left (rules N2, W2), then the stock."""
    hands = [hand.split() for hand in lesson.hands]
    if lesson.turned:
        own = hands[lesson.dealer]
        own.append(own.pop(own.index(lesson.turned)))
    order = clockwise(left_of(lesson.dealer, lesson.seats), lesson.seats)
    dealt = [hands[seat][at] for at in range(len(hands[0])) for seat in order] if hands else []
    known = [*dealt, *(card for packet in lesson.packets for card in packet.split()), *lesson.stock.split()]
    whole = pack_for(lesson.seats) if lesson.game == "whist" else numeramis_pack()
    rest = list(whole)
    for card in known:
        rest.remove(card)
    return (*known, *rest)


def action_of(lesson: Lesson, words: str) -> Action:
    """Return the action that words name: ``play 5``, ``exchange 4 2 5``, ``name_trump s``; a bare card is played."""
    kind, *arguments = words.split()
    if kind in french_pack() or (kind.isdigit() and not arguments):
        kind, arguments = "play", [kind]
    read = _ARGUMENTS.get(kind)
    return read_action(ruleset(lesson.game), {"type": kind, **(read(arguments) if read else {})})


def moves_of(lesson: Lesson, step: Step) -> list[Action]:
    """Return the actions that play themselves in a step."""
    return [action_of(lesson, words.strip()) for words in step.moves.split(",") if words.strip()]
