"""What can be done in a scene, one thing after another, for whoever has but a switch or two: data that is scanned."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from numeramis_access.input.commands import AnyCommand, Command


@dataclass(frozen=True, slots=True)
class ItemWay:
    """Touch an item of the screen, which names itself.

    :param index: into the screen's items. :param inside: what can be done with it; nothing where it is pressed at once.
    """

    index: int
    inside: tuple[CommandWay, ...] = ()


@dataclass(frozen=True, slots=True)
class CommandWay:
    """Give a command. :param name: what it is called here, empty where it is what help calls it."""

    command: AnyCommand
    name: str = ""


@dataclass(frozen=True, slots=True)
class LetterWay:
    """Write a character."""

    character: str


@dataclass(frozen=True, slots=True)
class Group:
    """Several ways under one name, scanned when it has been chosen."""

    name: str
    ways: tuple[Way, ...]


Way: TypeAlias = ItemWay | CommandWay | LetterWay | Group

#: what can be done with a value: change it, or take it as it is
VALUE = (CommandWay(Command.DOWN), CommandWay(Command.UP), CommandWay(Command.ACTIVATE))


def commands(*asked: AnyCommand) -> tuple[CommandWay, ...]:
    """Return ways that give these commands."""
    return tuple(map(CommandWay, asked))
