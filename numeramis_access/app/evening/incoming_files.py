"""CSV files of names and results from the player's folder of exports; the errors of all wrong lines are listed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from numeramis_access.app.evening.evening_menu import EveningMenu, end_with_message
from numeramis_access.app.evening.keeper import EveningKeeper
from numeramis_access.app.reading.reader import Reader
from numeramis_access.app.shell.menu import Entry, back_entry
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import EnterAgain, Pop, Push, Transition
from numeramis_access.evening import events as ev
from numeramis_access.evening.interchange import WrongLine, read_names, read_results
from numeramis_access.store.files import clean_name, read_text
from numeramis_access.words.sorting import files_by_name
from numeramis_access.words.texts import Paragraph

#: enters all entries of a file; returns whether it succeeded
EnterAll = Callable[[Sequence[Sequence[str]]], bool]


def files_menu(app: App, keeper: EveningKeeper, enter_all: EnterAll | None) -> EveningMenu:
    """Return the menu of the CSV files in the folder of exports; Enter takes one in, all of it or, with a wrong line,
    nothing. Without a file the way back says so.

    :param app: the program. :param keeper: the evening's keeper.
    :param enter_all: enters the names of a file; None for files of results.
    """

    def entries() -> list[Entry]:
        files = files_by_name(app.home.exports.glob("*.csv"), app.language.record)
        rows = [
            Entry(partial(clean_name, file.name, 80), partial(_take, app, keeper, file, enter_all)) for file in files
        ]
        return [*rows, back_entry(app, "back" if rows else "evening-no-files")]

    kind = "names" if enter_all is not None else "seats" if keeper.evening.plan.by_seat else "results"
    return EveningMenu(app, keeper, "evening-files", entries, folder=str(app.home.exports), kind=kind)


def _take(app: App, keeper: EveningKeeper, file: Path, enter_all: EnterAll | None) -> Transition | None:
    """Read a file and take in all of it; if any line is wrong, open a list of the wrong lines and take nothing.

    If the file cannot be read, say so and return None, to stay.
    """
    try:
        text = read_text(file)
    except (OSError, ValueError):
        app.say("evening-file-unreadable", cue="refusal", name=file.name)
        return None
    if enter_all is not None:
        names = read_names(text, keeper.evening.plan)
        if names.wrong:
            return Push(_wrong(app, file, names.wrong))
        return Pop(then=EnterAgain) if enter_all(names.entrants) else EnterAgain()
    results = read_results(text, keeper.evening)
    if results.wrong:
        return Push(_wrong(app, file, results.wrong))
    if not keeper.do_acts([ev.ResultEntered(line, score) for line, score in results.scores]):
        return EnterAgain()
    return Pop(then=lambda: end_with_message(app, "evening-results-taken", count=len(results.scores)))


def _wrong(app: App, file: Path, wrong: Sequence[WrongLine]) -> Reader:
    """Return a text with one line for each wrong line of a file."""
    words = app.narrator.language
    title = words.phrase("evening-file-wrong", name=clean_name(file.name, 80), count=len(wrong)).text
    told = (words.phrase(mistake.code, line=mistake.line, what=clean_name(mistake.what, 80)).text for mistake in wrong)
    return Reader(app, title, [Paragraph(title, 1), *(Paragraph(text, 0) for text in told)])
