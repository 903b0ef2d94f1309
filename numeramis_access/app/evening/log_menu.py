"""The list of all acts of an evening, in which a director undoes any of them."""

from __future__ import annotations

from functools import partial

from numeramis_access.app.evening.evening_menu import EveningMenu, end_with_message
from numeramis_access.app.evening.evening_writer import EveningWriter
from numeramis_access.app.evening.keeper import EveningKeeper
from numeramis_access.app.shell.menu import Entry, back_entry, confirmation_menu
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import EnterAgain, Push, Transition
from numeramis_access.evening import events as ev
from numeramis_access.evening.log import LogEntry, undone_numbers


def log_menu(app: App, keeper: EveningKeeper) -> EveningMenu:
    """Return the menu of all acts, the last first; each says whether it was undone, and Enter asks whether to undo it.

    An act on which a later one depends is then refused with a reason.
    """

    def entries() -> list[Entry]:
        undone = undone_numbers(keeper.log.entries)
        return [
            *(
                Entry(partial(menu.tell.entry, entry), partial(_undo, entry),
                      partial(app.text, "evening-log-value", time=entry.at[11:16], gone=entry.number in undone))
                for entry in reversed(keeper.log.entries)
            ),
            back_entry(app),
        ]  # fmt: skip

    def _undo(entry: LogEntry) -> Transition:
        message, what = undo_message(menu.tell, entry)

        def undo() -> Transition:
            return end_with_message(app, message, what=what) if keeper.undo(entry) else EnterAgain()

        return Push(confirmation_menu(app, "evening-really-undo", undo, what=menu.tell.entry(entry)))

    menu = EveningMenu(app, keeper, "evening-log", entries)
    return menu


def undo_message(tell: EveningWriter, entry: LogEntry) -> tuple[str, str]:
    """Return the id of the message that an act, or an undo, was taken back, and the text of that act.

    Call it before the act is taken back.

    :param tell: forms the texts of the evening. :param entry: the act, or the undo that is taken back.
    """
    if isinstance(entry.event, ev.EventUndone):
        return "evening-did-redo", tell.entry(tell.keeper.log.entries[entry.event.of])
    return "evening-did-undone", tell.entry(entry)
