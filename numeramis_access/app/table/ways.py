"""What can be done at a table by a switch or two: cards and choices first, then questions, then the menu."""

from __future__ import annotations

from collections.abc import Sequence, Set

from numeramis_access.app.shell.ports import Wording
from numeramis_access.app.shell.ways import CommandWay, Group, ItemWay, Way, commands
from numeramis_access.app.table.desk import Desk
from numeramis_access.app.table.help import asks
from numeramis_access.app.table.screen import OPEN_MENU
from numeramis_access.app.table.talk import TableTalk
from numeramis_access.input.commands import AnyCommand, Command

#: how many cards are scanned one after another; of more, first the rows in which they lie
MOST = 6


def table_ways(
    wording: Wording, talk: TableTalk, desk: Desk | None, possible: Set[AnyCommand], waiting: str
) -> Sequence[Way]:
    """Return all that can be done at a table now.

    :param desk: what lies before the player who is to act, None while others are. :param possible: the commands that
        can do something. :param waiting: the message that names what Enter does where the table waits for that alone.
    """
    every = commands(Command.REPEAT, Command.HELP, *asks(talk, possible))
    asked = Group(wording.text("scan-asks"), tuple(every))
    ends: list[Way] = [asked, CommandWay(Command.MENU, wording.text("command-menu"))]
    if waiting not in ("", OPEN_MENU):
        return [CommandWay(Command.ACTIVATE, wording.text(waiting)), *ends]
    if desk is None:
        return ends
    hand = len(desk.hand)
    choices: list[Way] = [ItemWay(hand + place) for place in range(len(desk.choices))]
    return [*_cards(desk, talk), *choices, *ends]


def _cards(desk: Desk, talk: TableTalk) -> list[Way]:
    """Return the cards that can be played or marked; many of them by the rows in which they lie."""
    playable = [place for place, card in enumerate(desk.hand) if desk.playable(card)]
    rows = talk.rows()
    if len(playable) <= MOST or len(rows) < 2:
        return [ItemWay(place) for place in playable]
    found: list[Way] = []
    start = 0
    for size in rows:
        row = tuple(ItemWay(place) for place in playable if start <= place < start + size)
        cards = tuple(desk.hand[way.index] for way in row)
        if row:
            found.append(Group(talk.narrator.language.text("scan-row", cards=cards), row))
        start += size
    return found
