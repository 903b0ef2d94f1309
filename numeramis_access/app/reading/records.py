"""Records of matches: listen, write as text or braille, play again, verify, delete after a question."""

from __future__ import annotations

import sys
from dataclasses import replace
from functools import partial
from pathlib import Path

from numeramis_access.app.reading import replay
from numeramis_access.app.reading.called_record import with_first_seat
from numeramis_access.app.shell.menu import Entry, Menu, back_entry, button_entry, confirmation_menu, opening_entry
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import EnterAgain, Pop, Push, Transition
from numeramis_access.app.table.kept_matches import record_error_message, restore_match, start_time
from numeramis_access.app.table.kept_names import name_makers
from numeramis_access.app.table.record_text import read_record, short_text_of, text_of
from numeramis_access.app.table.verified import verify
from numeramis_access.catalogue import Catalogue
from numeramis_access.practice import judgements
from numeramis_access.store.files import clean_name, write_whole
from numeramis_access.store.home import Home
from numeramis_access.store.journal import UnreadableJournal, delete_journal, header_of, read_journal
from numeramis_access.words.announcement import Priority
from numeramis_access.words.current import CurrentLanguage


def records(home: Home) -> list[Path]:
    """Return the paths of all records, finished or not, those of the latest start first; called matches under way are
    left out.
    """
    files = [*home.records.glob("*.match"), *home.matches.glob("*.match")]
    return sorted(files, key=start_time, reverse=True)


def menu(app: App) -> Menu:
    """Return the menu of all records, as ``records`` returns them; if there are none, an entry that says so leads back.
    """

    def entries() -> list[Entry]:
        paths = records(app.home)
        named = zip(paths, name_makers(app, paths), strict=True)
        rows = [Entry(name, partial(_open, app, path)) for path, name in named]
        return rows or [back_entry(app, "records-none")]

    return Menu(app, "menu-records", entries)


def _open(app: App, path: Path) -> Push:
    return Push(Menu(app, "record-menu", partial(_entries, app, path)))


def _entries(app: App, path: Path) -> list[Entry]:
    called = is_called(path)
    again = path.parent == app.home.records and not called
    return [
        button_entry(app, "record-listen", partial(replay.begin_replay, app, path)),
        *(
            [opening_entry(app, "call-record-places", partial(_places_menu, app, path))]
            if called and _shows_hands(app, path)
            else []
        ),
        button_entry(app, "record-as-text", partial(export_record, app, path, "txt")),
        button_entry(app, "record-as-braille", partial(export_record, app, path, "brf")),
        *([button_entry(app, "record-again", partial(_play_again, app, path))] if again else []),
        *([] if called else [button_entry(app, "record-verify", partial(_verify, app, path))]),
        opening_entry(
            app, "record-delete", lambda: confirmation_menu(app, "really-delete", partial(_delete, app, path))
        ),
        back_entry(app),
    ]


def is_called(path: Path) -> bool:
    """Return whether a record holds a match with real cards, told by a caller; False if it cannot be read."""
    try:
        return header_of(path).called
    except (UnreadableJournal, OSError):
        return False


def _shows_hands(app: App, path: Path) -> bool:
    """Return whether a record of real cards shows the hands of a deal."""
    try:
        record = read_record(read_journal(path), app.catalogue)
    except (UnreadableJournal, OSError):
        return False
    return any(map(record.shows_hands, record.deal_starts))


def _places_menu(app: App, path: Path) -> Menu:
    """Return the menu of the players of a record of real cards; the chosen player is the listener."""
    saved = read_journal(path)

    def listen(place: int, name: str) -> Transition | None:
        try:
            return Push(replay.Replay(app, with_first_seat(saved, place), by=name))
        except UnreadableJournal as error:
            app.say(record_error_message(error), cue="refusal", name=path.name)
            return None

    def entries() -> list[Entry]:
        names = [entrant.name for entrant in saved.header.entrants]
        return [
            *(Entry(partial(str, name), partial(listen, place, name)) for place, name in enumerate(names)),
            back_entry(app),
        ]

    return Menu(app, "call-record-place", entries)


def _play_again(app: App, path: Path) -> Transition | None:
    """Return the transition to a practice table at which the deals of a finished match are played again.

    If its record cannot be read, say why and return None, to stay.
    """
    try:
        played = restore_match(read_journal(path), app.catalogue)
    except (UnreadableJournal, OSError) as error:
        app.say(record_error_message(error), cue="refusal", name=path.name)
        return None
    return app.doors.practise(app, played.ruleset, played.options, played.seats, played.seed)


def _verify(app: App, path: Path) -> None:
    """Tell whether a record agrees with the proof of its cards."""
    for number, line in enumerate(verify(path, app.catalogue).lines):
        app.tell([replace(app.narrator.announcement(line), priority=Priority.QUEUE if number else Priority.NOW)])


def record_file(path: Path, form: str, language: CurrentLanguage, catalogue: Catalogue) -> bytes:
    """Return the record of a match as the content of a text file.

    :param path: path of the record. :param form: ``txt`` for UTF-8 text, ``brf`` for braille.
    :param language: the language of the text. :param catalogue: the games.
    :raises UnreadableJournal: if this version cannot understand the record.
    :raises OSError: if the record cannot be read.
    """
    if form == "brf":
        from numeramis_access.output import embosser

        parts = short_text_of(language, read_journal(path), catalogue)
        return embosser.record_file(*parts, language.code, embosser.EmbossStyle(language.record.literary_braille))
    text = text_of(language, read_journal(path), catalogue)
    texts = (f"\n{paragraph.text}\n" if paragraph.level else paragraph.text for paragraph in text)
    return ("\n".join(texts).strip() + "\n").encode()


def export_record(app: App, path: Path, form: str) -> None:
    """Write a record as text to a file in the player's folder of exports, replacing an earlier one, and tell its path;
    if that is impossible, say why.

    :param app: the program. :param path: path of the record. :param form: as for ``record_file``.
    """
    target = app.home.exports / f"{path.stem}.{form}"
    try:
        content = record_file(path, form, app.language, app.catalogue)
    except (UnreadableJournal, OSError) as error:
        app.say(record_error_message(error), cue="refusal", name=path.name)
        return
    try:
        write_whole(target, content)
    except OSError:
        app.say("not-exported", cue="refusal", name=str(target))
    else:
        app.say("exported", name=str(target))


def print_out(file: str | None, form: str, language: CurrentLanguage, catalogue: Catalogue) -> int:
    """Write a record to standard output for the command line; return 0, or 2 after a message if it cannot be read or
    understood.

    :param file: path of the record, None if the command line names none, which is an error too.
    :param form: ``txt`` or ``brf``, as for ``record_file``. :param language: the language of the text.
    :param catalogue: the games.
    """
    try:
        content = record_file(Path(file or ""), form, language, catalogue)
    except (UnreadableJournal, OSError) as error:
        message = record_error_message(error) if file else "journal-not-named"
        print(language.messages().text(message, name=clean_name(file or "", 200)), file=sys.stderr)
        return 2
    if sys.stdout is not None:  # None where it was closed on purpose
        sys.stdout.buffer.write(content)
    return 0


def _delete(app: App, path: Path) -> Transition:
    """Delete a record and return to the list; refuse if another program has it open."""
    try:
        delete_journal(path)
        judgements.delete_judgements(path)
    except OSError as error:
        return EnterAgain(partial(app.say, record_error_message(error), cue="refusal", name=path.name))
    return Pop(then=lambda: EnterAgain(partial(app.say, "record-deleted")))
