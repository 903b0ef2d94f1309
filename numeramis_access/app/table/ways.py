"""The items that a switch scans at a table: cards and choices first, then questions, then the menu."""

from __future__ import annotations

from collections.abc import Sequence, Set

from numeramis_access.app.shell.ports import Wording
from numeramis_access.app.shell.scan_items import (
    CommandScanItem,
    ScanGroup,
    ScanItem,
    TouchScanItem,
    scan_items_of_commands,
)
from numeramis_access.app.table.desk import Desk
from numeramis_access.app.table.help import listed_commands
from numeramis_access.app.table.screen import OPEN_MENU_CHOICE
from numeramis_access.app.table.talk import TableTalk
from numeramis_access.input.commands import AnyCommand, Command

#: most cards to scan one by one; more are grouped by row
MAX_SINGLE_CARDS = 6


def table_scan_items(
    wording: Wording, talk: TableTalk, desk: Desk | None, possible: Set[AnyCommand], waiting: str
) -> Sequence[ScanItem]:
    """Return the items to scan at a table now.

    The first items are the player's cards and choices on their turn; while the table waits for Enter alone, the first
    item is Enter.

    :param wording: names the items.
    :param talk: the words of the table.
    :param desk: hand and choices of the player, None while others are to act.
    :param possible: the commands that have an effect.
    :param waiting: id of the message for Enter while the table waits for Enter alone; empty otherwise.
    """
    every = scan_items_of_commands(Command.REPEAT, Command.HELP, *listed_commands(talk, possible))
    asked = ScanGroup(wording.text("scan-asks"), tuple(every))
    ends: list[ScanItem] = [asked, CommandScanItem(Command.MENU, wording.text("command-menu"))]
    if waiting not in ("", OPEN_MENU_CHOICE):
        return [CommandScanItem(Command.ACTIVATE, wording.text(waiting)), *ends]
    if desk is None:
        return ends
    hand = len(desk.hand)
    choices: list[ScanItem] = [TouchScanItem(hand + place) for place in range(len(desk.choices))]
    return [*_cards(desk, talk), *choices, *ends]


def _cards(desk: Desk, talk: TableTalk) -> list[ScanItem]:
    """Return the cards that can be played or marked; more than ``MAX_SINGLE_CARDS`` are grouped by row."""
    playable = [place for place, card in enumerate(desk.hand) if desk.is_playable(card)]
    rows = talk.rows()
    if len(playable) <= MAX_SINGLE_CARDS or len(rows) < 2:
        return [TouchScanItem(place) for place in playable]
    ways: list[ScanItem] = []
    start = 0
    for size in rows:
        row = tuple(TouchScanItem(place) for place in playable if start <= place < start + size)
        cards = tuple(desk.hand[way.index] for way in row)
        if row:
            ways.append(ScanGroup(talk.narrator.language.text("scan-row", cards=cards), row))
        start += size
    return ways
