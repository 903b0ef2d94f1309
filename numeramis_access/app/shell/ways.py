"""The choices of a scene as data, for players with one switch or two: they are scanned one after another."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from numeramis_access.input.commands import AnyCommand, Command


@dataclass(frozen=True, slots=True)
class ItemWay:
    """Touch an item of the screen, which names itself.

    :param index: into the screen's items. :param inside: commands for the item; empty if it is pressed at once.
    """

    index: int
    inside: tuple[CommandWay, ...] = ()


@dataclass(frozen=True, slots=True)
class CommandWay:
    """Give a command. :param name: name of the command in this place, empty for its name in help."""

    command: AnyCommand
    name: str = ""


@dataclass(frozen=True, slots=True)
class LetterWay:
    """Type a character."""

    character: str


@dataclass(frozen=True, slots=True)
class Group:
    """Several choices under one name, scanned after it is chosen.

    :param name: name of the group in words. :param ways: the choices in the group.
    """

    name: str
    ways: tuple[Way, ...]


Way: TypeAlias = ItemWay | CommandWay | LetterWay | Group

#: the commands for a value: change it, or accept it
VALUE = (CommandWay(Command.DOWN), CommandWay(Command.UP), CommandWay(Command.ACTIVATE))


def commands(*asked: AnyCommand) -> tuple[CommandWay, ...]:
    """Return choices that give these commands."""
    return tuple(map(CommandWay, asked))
