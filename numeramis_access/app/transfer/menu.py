"""The menus that move a player's data: export all to one file, and import it after a question if data are replaced."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from numeramis_access.app.shell.menu import Entry, Menu, back_entry, button_entry, confirmation_menu, opening_entry
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import EnterAgain, Pop, Push, Transition
from numeramis_access.app.transfer import transfer
from numeramis_access.input.inbox import FileGiven, FileRead, Incoming
from numeramis_access.output.channel import TakesFiles
from numeramis_access.store.archive import Archive, NoArchive
from numeramis_access.store.files import NotAFile, TooLarge, write_whole
from numeramis_access.store.home import Home
from numeramis_access.store.lock import FileBusy
from numeramis_access.words.announcement import Priority


def menu(app: App) -> Menu:
    """Return the menu that exports and imports the player's data."""
    return TransferMenu(app)


class TransferMenu(Menu):
    """The menu that exports the player's data, with or without the key that identifies the player on servers, and opens
    the menu of files to import.
    """

    def __init__(self, app: App) -> None:
        super().__init__(app, "moving-menu", self._ways)
        self._identity = False

    def _ways(self) -> list[Entry]:
        app = self.app
        known = [self._identity_entry()] if app.home.people_key.exists() else []
        return [
            button_entry(app, "moving-pack", self._pack),
            *known,
            opening_entry(app, "moving-unpack", partial(UnpackMenu, app)),
            back_entry(app),
        ]

    def _identity_entry(self) -> Entry:
        def change(by: int) -> None:
            self._identity = not self._identity

        app = self.app
        return Entry(
            lambda: app.text("moving-identity"), None, lambda: app.text("on" if self._identity else "off"), change
        )

    def _pack(self) -> None:
        """Export all data, and give the file to the browser if it takes files, otherwise write it."""
        app = self.app
        try:
            content, unreadable, withheld = transfer.export_all(app.home, self._identity)
        except NoArchive as error:
            app.say(archive_error_message(error), cue="refusal")
            return
        target = transfer.unused_archive_path(app.home)
        browser = browser_of(app)
        if browser is not None:
            browser.give_file(target.name, content)
            app.say("moving-given", name=target.name)
        elif not _write(app, target, content):
            return
        if unreadable:
            app.say("moving-left", Priority.QUEUE, count=len(unreadable))
        if withheld:
            app.say("moving-shared", Priority.QUEUE)


def browser_of(app: App) -> TakesFiles | None:
    """Return the channel that transfers files to and from the player's browser; None if the player uses this machine
    itself.
    """
    return next((channel for channel in app.announcer.channels if isinstance(channel, TakesFiles)), None)


def _write(app: App, target: Path, content: bytes) -> bool:
    """Write a file and say where, or say that it failed; return whether it was written."""
    try:
        write_whole(target, content)
    except OSError:
        app.say("not-exported", cue="refusal", name=str(target))
        return False
    app.say("moving-packed", name=str(target))
    return True


class UnpackMenu(Menu):
    """The menu of the files to import: those in the folder of exports, and one that a browser gives."""

    item_types = (FileGiven, FileRead)

    def __init__(self, app: App) -> None:
        browser = browser_of(app)
        super().__init__(app, "moving-files", self._files, folder=str(app.home.exports), browser=browser is not None)
        self._asked = False

    def _files(self) -> list[Entry]:
        app = self.app
        browser = browser_of(app)
        asks = [button_entry(app, "moving-choose", partial(self._ask, browser))] if browser is not None else []
        files = sorted(app.home.exports.glob("*.zip"), reverse=True)
        entries = [Entry(partial(str, file.name), partial(self._look_at, file)) for file in files]
        return [*asks, *entries, back_entry(app, "back" if asks or entries else "moving-no-files")]

    def _ask(self, browser: TakesFiles) -> None:
        """Ask the browser for a file."""
        self._asked = True
        self.app.say("moving-asked")
        browser.ask_for_file()

    def receive(self, item: Incoming) -> Transition | None:
        """Take the file that the player chose in the browser, if this menu asked for one, and start to read it in the
        background; the result comes as ``FileRead``. For that, return the transition to the file's menu, or say why it
        cannot be imported.

        Return None to stay.
        """
        app = self.app
        if isinstance(item, FileGiven) and self._asked:
            self._asked = False
            app.home.later(
                lambda: app.inbox.put(
                    FileRead(
                        _read_archive(lambda: transfer.read_import(item.content, app.home, transfer.MAX_UPLOADED_BYTES))
                    )
                )
            )
        elif isinstance(item, FileRead):
            return self._show_found(item.archive)
        return None

    def _look_at(self, file: Path) -> Transition | None:
        """Return the transition to the menu of a file on the disk.

        If it cannot be imported, say why and return None, to stay.
        """
        return self._show_found(_read_archive(lambda: transfer.read_import_file(file, self.app.home)))

    def _show_found(self, source: Archive | Exception) -> Transition | None:
        """Return the transition to the menu of a file's contents.

        If it cannot be imported, say why and return None, to stay.
        """
        if isinstance(source, Exception):
            self.app.say(archive_error_message(source), cue="refusal")
            return None
        return Push(_ways_in(self.app, source))


def _read_archive(reads: Callable[[], Archive]) -> Archive | Exception:
    """Return the contents of a file, or the error."""
    try:
        return reads()
    except (NoArchive, OSError) as error:
        return error


def archive_error_message(error: Exception) -> str:
    """Return the id of the message for an error in reading or writing an archive; an unknown one counts as unreadable.
    """
    if isinstance(error, NoArchive):
        return f"moving-{error.code}"
    known: list[tuple[type[Exception], str]] = [
        (FileNotFoundError, "moving-missing"), (TooLarge, "moving-large"), (NotAFile, "moving-foreign"),
    ]  # fmt: skip
    return next((message for kind, message in known if isinstance(error, kind)), "moving-unreadable")


def _ways_in(app: App, source: Archive) -> Menu:
    """Return the menu of a file: its contents, and the ways to import it."""
    take = partial(_take_in, app, source)

    def entries() -> list[Entry]:
        if transfer.is_unused(app.home):
            return [button_entry(app, "moving-all", partial(take, "replace")), back_entry(app)]
        return [
            button_entry(app, "moving-add", partial(take, "add")),
            opening_entry(
                app, "moving-replace", lambda: confirmation_menu(app, "moving-really", partial(take, "replace"))
            ),
            back_entry(app),
        ]

    return Menu(app, "moving-contents", entries, **transfer.count_contents(source)._asdict())


def _take_in(app: App, source: Archive, way: transfer.ImportMode) -> Transition:
    """Import a file, and say the result in the menu where the player began."""
    try:
        aside = transfer.import_archive(source, app.home, way)
    except (NoArchive, OSError) as error:
        why = archive_error_message(error) if isinstance(error, NoArchive) else import_error_message(error, app.home)
        return EnterAgain(partial(app.say, why, cue="refusal"))
    app.reload_settings()
    if aside is not None:
        name = aside.name if browser_of(app) is not None else str(aside)
        return Pop(2, lambda: EnterAgain(partial(app.say, "moving-replaced", Priority.QUEUE, name=name)))
    return Pop(
        2, lambda: EnterAgain(partial(app.say, "moving-added" if way == "add" else "moving-done", Priority.QUEUE))
    )


def import_error_message(error: OSError, home: Home) -> str:
    """Return the id of the message for an error during the import: another program is busy, the import must be finished
    at the next start, or nothing was written.
    """
    if isinstance(error, FileBusy):
        return "moving-busy"
    return "moving-unfinished" if home.pending_import.exists() else "moving-not-written"
