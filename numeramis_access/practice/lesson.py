"""Lessons are data: a stacked deal and the steps that are taken at it, one file each, named in the record of the game.

A step tells something (``say``, the end of a message id), and then waits: for a question (``ask``), for the player's
own action (``do``), for moves that play themselves (``moves``, everybody's, by commas), or for the player to go on.
Actions stand as ``core.notation`` writes them.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

import msgspec

from numeramis_access.catalogue import Catalogue
from numeramis_access.catalogue.load import path
from numeramis_access.core.actions import Action
from numeramis_access.core.cards import Card
from numeramis_access.core.codec import read_options
from numeramis_access.core.notation import read
from numeramis_access.core.ruleset import AnyRuleset
from numeramis_access.core.seats import clockwise, left_of
from numeramis_access.core.table import Table, first_pack


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
    :param turned: the dealer's card that is turned up. :param packets: what lies beside the hands.
    :param stock: the cards that come next.
    """

    game: str
    dealer: int
    steps: tuple[Step, ...]
    players: tuple[str, ...] = ()
    options: dict[str, object] = {}
    hands: tuple[str, ...] = ()
    turned: str = ""
    packets: tuple[str, ...] = ()
    stock: str = ""

    @property
    def seats(self) -> int:
        """Return the number of players."""
        return len(self.players) + 1


def lessons_of(catalogue: Catalogue) -> dict[str, Path]:
    """Return the files of all lessons by name, in the order in which they are best taken."""
    return {file.stem: file for game in catalogue for file in map(path, game.lessons)}


def load(file: Path) -> Lesson:
    """Return a lesson.

    :raises msgspec.ValidationError: for a file that is no lesson.
    """
    raw = tomllib.loads(file.read_text(encoding="utf-8"))
    return msgspec.convert(raw, Lesson)


def table_of(lesson: Lesson, rules: AnyRuleset) -> Table:
    """Return the table at which a lesson is played, nothing dealt yet."""
    options = read_options(rules, lesson.options)
    pack = pack_of(lesson, first_pack(rules, lesson.seats, options))
    return Table(rules, options, lesson.seats, 0, lesson.dealer, [pack])


def pack_of(lesson: Lesson, pack: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return the pack stacked: dealt one card at a time from the dealer's left (rules N2, W2), then the stock."""
    hands = [hand.split() for hand in lesson.hands]
    if lesson.turned:
        own = hands[lesson.dealer]
        own.append(own.pop(own.index(lesson.turned)))
    order = clockwise(left_of(lesson.dealer, lesson.seats), lesson.seats)
    dealt = [hands[seat][at] for at in range(len(hands[0])) for seat in order] if hands else []
    known = [*dealt, *(card for packet in lesson.packets for card in packet.split()), *lesson.stock.split()]
    rest = list(pack)
    for card in known:
        rest.remove(card)
    return (*known, *rest)


def moves_of(rules: AnyRuleset, step: Step) -> list[Action]:
    """Return the actions that play themselves in a step."""
    return [read(words, rules.actions) for words in step.moves.split(",") if words.strip()]
