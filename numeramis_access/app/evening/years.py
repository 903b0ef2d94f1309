"""The years of a club: the results of its people over all evenings, heard or as a table, and each person's evenings."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from numeramis_access.app.evening.evening_writer import rounded_number
from numeramis_access.app.evening.papers import write_paper
from numeramis_access.app.shell.menu import Entry, Menu, back_entry, button_entry
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import Push
from numeramis_access.evening.evening import Evening
from numeramis_access.evening.years import OwnResult, YearLine, year_csv, year_results
from numeramis_access.store.evenings import KeptPerson
from numeramis_access.words.phrases import braille_of
from numeramis_access.words.sorting import sort_key

#: evenings that are over, with their dates, ISO 8601, the first one first
PastEvenings = list[tuple[str, Evening]]


def years_menu(app: App, over: Callable[[], PastEvenings], people: Callable[[], Mapping[str, KeptPerson]]) -> Menu:
    """Return the menu of the years with evenings, the latest year first; Enter opens the results of a year.

    :param app: the program. :param over: returns the finished evenings with their dates, ISO 8601.
    :param people: returns the known people by id.
    """

    def entries() -> list[Entry]:
        years = sorted({date[:4] for date, _ in over()}, reverse=True)
        rows = (button_entry(app, "evening-year", partial(_open, year), year=int(year)) for year in years)
        return [*rows, back_entry(app)]

    def _open(named: str) -> Push:
        evenings = [(date, evening) for date, evening in over() if date.startswith(named)]
        return Push(_year_menu(app, named, evenings, people()))

    return Menu(app, "evening-years", entries)


def _year_menu(app: App, named: str, over: PastEvenings, people: Mapping[str, KeptPerson]) -> Menu:
    """Return the results of a year, the best first; Enter opens a person's evenings."""
    lines = list(year_results(over, people))

    def entries() -> list[Entry]:
        lines.sort(key=lambda line: (line.place, sort_key(people[line.person].name, app.language.record)))
        table = button_entry(app, "evening-as-csv", partial(write_paper, app, named, "year", "csv", _csv))
        rows = [
            Entry(partial(_name, line.person), lambda line=line: Push(_person_menu(app, _name(line.person), line)),  # type: ignore[misc]
                  partial(_line_text, app, line))
            for line in lines
        ]  # fmt: skip
        return (
            [*rows, table, back_entry(app)]
            if rows
            else [Entry(partial(app.text, "evening-no-standings")), back_entry(app)]
        )

    def _name(person: str) -> str:
        return people[person].name

    def _csv() -> bytes:
        shown = [line for line in lines if people[line.person].shown]
        return year_csv(shown, lambda person: braille_of(people[person].name)).encode()

    return Menu(app, "evening-year", entries, year=int(named))


def _line_text(app: App, line: YearLine) -> str:
    return app.text(
        "evening-year-line", place=_place(app, line), evenings=len(line.results), boards=line.boards
    )


def _place(app: App, result: YearLine | OwnResult, of: int = 0) -> str:
    worth = app.text("evening-worth", kind="percent", value=rounded_number(result.percent))
    return app.text("evening-place", place=result.place, shared=result.shared, worth=worth, of=of)


def _person_menu(app: App, name: str, line: YearLine) -> Menu:
    """Return a person's evenings of a year, the last one first."""

    def entries() -> list[Entry]:
        rows = (
            Entry(
                partial(app.text, "evening-of", when=result.date, contest="none", game="none", title="none"), None,
                partial(_own_result, result),
            )
            for result in reversed(line.results)
        )
        return [*rows, back_entry(app)]

    def _own_result(result: OwnResult) -> str:
        return _place(app, result, result.of)

    return Menu(app, "evening-person", entries, name=name)
