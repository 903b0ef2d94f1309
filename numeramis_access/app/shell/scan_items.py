"""The choices of a scene as data, for players with one switch or two: they are scanned one after another."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from numeramis_access.input.commands import AnyCommand, Command


@dataclass(frozen=True, slots=True)
class TouchScanItem:
    """A choice of one item on the screen, named by the item's label: the choice presses it, as a touch would.

    :param index: index among the screen's items, from 0.
    :param commands: commands for the item, which are scanned after the choice; empty if the choice presses the item.
    """

    index: int
    commands: tuple[CommandScanItem, ...] = ()


@dataclass(frozen=True, slots=True)
class CommandScanItem:
    """A choice that does a command.

    :param command: the command. :param name: name of the command in this place, empty for its name in help.
    """

    command: AnyCommand
    name: str = ""


@dataclass(frozen=True, slots=True)
class LetterScanItem:
    """A choice that types a character. :param character: the character."""

    character: str


@dataclass(frozen=True, slots=True)
class ScanGroup:
    """Several choices under one name, which are scanned after the name is chosen.

    :param name: name of the group in words. :param items: the choices in the group.
    """

    name: str
    items: tuple[ScanItem, ...]


ScanItem: TypeAlias = TouchScanItem | CommandScanItem | LetterScanItem | ScanGroup

#: the commands for a value in a menu: raise it, lower it, activate its entry
VALUE_COMMANDS = (CommandScanItem(Command.DOWN), CommandScanItem(Command.UP), CommandScanItem(Command.ACTIVATE))


def scan_items_of_commands(*commands: AnyCommand) -> tuple[CommandScanItem, ...]:
    """Return a choice for each of these commands, in order."""
    return tuple(map(CommandScanItem, commands))
