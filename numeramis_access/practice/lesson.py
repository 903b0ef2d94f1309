"""Scripted lessons are data: a stacked deal and the steps at it, one file each, named in the game's record.

Lessons whose moments come from real deals are in ``topics``, and each game's topics in its ``practice/topics.py`` and
``practice/moments.py``.

A step first tells something (``say``, the end of a message id). Then it waits for a question (``ask``) or for the
player's own action (``do``), plays moves (``moves``, of all players, separated by commas), or waits for the player to
go on. Actions are written as in ``core.notation``.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

import msgspec

from numeramis_access.catalogue import Catalogue
from numeramis_access.catalogue.load import path_of
from numeramis_access.core.actions import Action
from numeramis_access.core.cards import Card
from numeramis_access.core.codec import read_options
from numeramis_access.core.notation import action_from_text
from numeramis_access.core.ruleset import AnyRuleset
from numeramis_access.core.seats import clockwise, left_of
from numeramis_access.core.table import Table, first_pack


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One step of a lesson.

    :param say: end of the id of the message that is told at the beginning, empty for none.
    :param ask: name of the command that the step waits for, empty for none.
    :param do: the action that the step waits for, as in ``core.notation``, empty for none.
    :param wrong: end of the id of the message that is told after another action; empty for the general message.
    :param moves: actions that the script makes, as in ``core.notation``, separated by commas.
    """

    say: str = ""
    ask: str = ""
    do: str = ""
    wrong: str = ""
    moves: str = ""


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson.

    :param players: names of the others, clockwise from the player's left.
    :param hands: the cards of each seat, the player's first, each hand as one text of cards separated by spaces; empty
        for cards of the pack in its order.
    :param turned: the dealer's card that is turned up; empty for none.
    :param packets: the cards beside the hands, each packet as one text of cards separated by spaces.
    :param stock: the next cards of the stock, separated by spaces.
    :param game: name of the game.
    :param dealer: seat of the dealer; the player has seat 0.
    :param steps: the steps, in order.
    :param options: the options that differ from the defaults.
    """

    game: str
    dealer: int
    steps: tuple[LessonStep, ...]
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
    """Return the files of all scripted lessons by name, in the recommended order: game by game."""
    return {file.stem: file for game in catalogue for file in map(path_of, game.lessons)}


def load_lesson(file: Path) -> Lesson:
    """Return the lesson in a file.

    :param file: path of the file, in TOML.
    :raises OSError: if the file cannot be read.
    :raises ValueError: if the file is not TOML.
    :raises msgspec.ValidationError: if the file is no lesson.
    """
    raw = tomllib.loads(file.read_text(encoding="utf-8"))
    return msgspec.convert(raw, Lesson)


def table_of(lesson: Lesson, rules: AnyRuleset) -> Table:
    """Return the table of a lesson, before the deal.

    :param lesson: the lesson. :param rules: the rules of its game.
    :raises ValueError: if the game lacks the lesson's options, cards or number of players.
    """
    options = read_options(rules, lesson.options)
    pack = pack_of(lesson, first_pack(rules, lesson.seats, options))
    return Table(rules, options, lesson.seats, 0, lesson.dealer, [pack])


def pack_of(lesson: Lesson, pack: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return the stacked pack of a lesson: the hands, one card at a time from the dealer's left (rules N2, W2), then
    packets and stock, then the rest of the pack in its order.

    A card to turn up is dealt last, as the dealer's last card.

    :param lesson: the lesson whose cards are to be dealt; its hands have equal numbers of cards.
    :param pack: the whole pack of the game.
    :raises ValueError: if the lesson names a card more often than the pack has it, or turns up a card that the dealer
        does not hold.
    """
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


def read_moves(rules: AnyRuleset, step: LessonStep) -> list[Action]:
    """Return the moves that a step's script makes, in order.

    :param rules: the rules of the game. :param step: the step; without moves the list is empty.
    :raises ValueError: for an action that the game does not have.
    """
    return [action_from_text(words, rules.action_types) for words in step.moves.split(",") if words.strip()]
