"""What can be done at a table by a switch or two: cards and choices first, then questions, then the menu."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from numeramis_access.app.shell.ways import CommandWay, Group, ItemWay, Way, commands
from numeramis_access.app.table.help import asks
from numeramis_access.app.table.screen import OPEN_MENU
from numeramis_access.input.commands import Command

if TYPE_CHECKING:
    from numeramis_access.app.table.scene import MatchScene

#: how many cards are scanned one after another; of more, first the rows in which they lie
MOST = 6


def table_ways(table: MatchScene) -> Sequence[Way]:
    """Return all that can be done at a table now."""
    text = table.app.text
    every = commands(Command.REPEAT, Command.HELP, *asks(table.talk, table.possible()))
    asked = Group(text("scan-asks"), tuple(every))
    ends: list[Way] = [asked, CommandWay(Command.MENU, text("command-menu"))]
    screen = table.screen()
    if screen.waits and screen.items[-1].label != text(OPEN_MENU):
        return [CommandWay(Command.ACTIVATE, screen.items[-1].label), *ends]
    if not table.own_turn:
        return ends
    hand = len(table.desk.hand)
    choices: list[Way] = [ItemWay(hand + place) for place in range(len(table.desk.choices))]
    return [*_cards(table), *choices, *ends]


def _cards(table: MatchScene) -> list[Way]:
    """Return the cards that can be played or marked; many of them by the rows in which they lie."""
    desk = table.desk
    playable = [place for place, card in enumerate(desk.hand) if desk.playable(card)]
    rows = table.talk.rows()
    if len(playable) <= MOST or len(rows) < 2:
        return [ItemWay(place) for place in playable]
    found: list[Way] = []
    start = 0
    for size in rows:
        row = tuple(ItemWay(place) for place in playable if start <= place < start + size)
        cards = tuple(desk.hand[way.index] for way in row)
        if row:
            found.append(Group(table.talk.narrator.language.text("scan-row", cards=cards), row))
        start += size
    return found
