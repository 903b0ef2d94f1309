"""Statistics by ear: a text for each game, by variant and level; export as a table; recount."""

from __future__ import annotations

import math
from collections.abc import Sequence
from datetime import date
from functools import partial
from itertools import groupby
from pathlib import Path

from numeramis_access.app.reading import called_statistics, milestones
from numeramis_access.app.reading.reader import Reader
from numeramis_access.app.reading.records import records
from numeramis_access.app.shell.menu import Entry, Menu, back, button, opens
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import Again, Push, Transition
from numeramis_access.app.table import tally
from numeramis_access.app.table.kept_matches import restore
from numeramis_access.core.counts import GAMES, MATCHES, WON, Count
from numeramis_access.core.table import Table
from numeramis_access.store.database import Damaged
from numeramis_access.store.files import write_whole
from numeramis_access.store.journal import TOGETHER, Saved, Unreadable, read
from numeramis_access.store.statistics import Played, Statistics, Sum
from numeramis_access.words.language import Language
from numeramis_access.words.texts import Paragraph


def menu(app: App) -> Menu:
    """Return the menu of statistics, with an entry for each game played and each person beside the player."""

    def entries() -> list[Entry]:
        games = _games(app, app.home.statistics)
        tools = [
            opens(app, "milestones-aims", lambda: milestones.aims_menu(app, _all_played(app, app.home.statistics))),
            button(app, "statistics-export", partial(_export, app)),
        ]  # fmt: skip
        return [
            *(games or [back(app, "statistics-none")]),
            *(tools if games else []),
            *(_companion_entry(app, name) for name in app.settings.companions if _is_counted(app, name)),
            opens(app, "learnt", partial(app.doors.progress, app)),
            opens(app, "call-statistics", partial(called_statistics.reader, app)),
            button(app, "statistics-recount", partial(_recount, app)),
            back(app),
        ]

    return Menu(app, "menu-statistics", entries)


def _games(app: App, path: Path) -> list[Entry]:
    """Return an entry for each game in statistics. :param path: path of the statistics."""
    return [
        opens(app, f"game-{game}", partial(_text, app, game, list(group), path))
        for game, group in groupby(_sums(app, path), key=lambda total: total.game)
        if game in app.catalogue
    ]


def _is_counted(app: App, name: str) -> bool:
    """Return whether a person beside the player has statistics."""
    return app.home.statistics_of(name).exists()


def _companion_entry(app: App, name: str) -> Entry:
    """Return the entry of the statistics of a person beside the player."""

    def games() -> list[Entry]:
        return [*_games(app, app.home.statistics_of(name)), back(app)]

    return Entry(
        partial(app.text, "together-statistics", name=name),
        lambda: Push(Menu(app, "together-statistics", games, name=name)),
    )


def _sums(app: App, path: Path) -> list[Sum]:
    """Return all sums; unreadable data are reported and count as nothing."""
    try:
        return Statistics(path).sums()
    except Damaged as damaged:
        app.say("statistics-damaged", name=damaged.name)
    except OSError:
        app.say("statistics-unreadable")
    return []


def _all_played(app: App, path: Path) -> list[Played]:
    """Return all counted games; unreadable data count as nothing."""
    try:
        return Statistics(path).played()
    except (OSError, Damaged):
        return []


def _text(app: App, game: str, sums: list[Sum], path: Path) -> Reader:
    played = [result for result in _all_played(app, path) if result.game == game]
    more = milestones.text_of(app, game, played, date.today())
    title = app.text("statistics-of", game=app.text(f"game-{game}"))
    return Reader(app, title, [*text_of(app, game, sums), *more])


def text_of(app: App, game: str, sums: list[Sum]) -> list[Paragraph]:
    """Return a game's sums as headings and sentences."""
    words, counts = app.language.messages(app.catalogue[game].game_words()), app.catalogue[game].ruleset().counts
    paragraphs: list[Paragraph] = []
    for (variant, level), group in groupby(sums, key=lambda total: (total.variant, total.level)):
        numbers = {total.what: total.number for total in group}
        heading = words.text("statistics-heading", variant=variant_name(words, variant), level=level_name(words, level))
        paragraphs.append(Paragraph(heading, 2))
        paragraphs += [Paragraph(line, 0) for line in _lines(words, counts, numbers)]
    return paragraphs


def _lines(words: Language, counts: Sequence[Count], numbers: dict[str, int]) -> list[str]:
    """Return a sentence for each count with a value; sorts of a thing by their frequency."""
    games = numbers.get(GAMES.name, 0)
    shown_counts = [count for count in (MATCHES, *counts) if count.is_alone and count.name in numbers]
    shown_counts.sort(key=lambda count: -numbers[count.name] if count.kind == "sort" else -math.inf)
    lines = []
    for count in shown_counts:
        number, won = numbers[count.name], numbers.get(count.name + WON)
        share = round(number / games, 1) if games else 0
        lines.append(words.phrase(count.message, number=number, won=won, share=share).text)
    return lines


def variant_name(words: Language, variant: str) -> str:
    """Return the name of a variant: the value of its option, ``none`` for a game without variants."""
    message = "option-" + variant.replace("=", "-").replace("_", "-")
    if not variant:
        return "none"
    return words.text(message) if words.has(message) else variant.partition("=")[2]


def level_name(words: Language, level: str) -> str:
    """Return the name of a level in a heading, the level itself if this version does not know it."""
    message = f"level-{level}"
    return words.text(message) if words.has(message) else level


def _export(app: App) -> None:
    """Write all sums as a table to the player's folder of exports, and say where."""
    target = app.home.exports / "statistics.csv"
    try:
        write_whole(target, Statistics(app.home.statistics).table().encode())
    except (OSError, Damaged):
        app.say("not-exported", cue="refusal", name=str(target))
    else:
        app.say("exported", name=str(target))


def _recount(app: App) -> Transition | None:
    """Count every record again; games without a readable record keep their counts."""
    statistics, counted = Statistics(app.home.statistics), 0
    try:
        for path in records(app.home):
            try:
                saved = read(path)
                if saved.header.called:
                    continue
                table = restore(saved, app.catalogue)
            except (Unreadable, OSError):
                continue
            tally.recount(statistics, path.stem, table, saved.levels)
            if saved.header.format == TOGETHER:
                _recount_companions(app, path.stem, table, saved)
            counted += 1
    except (OSError, Damaged):
        app.say("statistics-not-written", cue="refusal")
        return None
    return Again(partial(app.say, "statistics-recounted", count=counted))


def _recount_companions(app: App, name: str, table: Table, saved: Saved) -> None:
    """Count a match of several people at this computer for those beside the player."""
    for entrant, person in enumerate(saved.header.entrants):
        if entrant != saved.header.own and not person.level:
            tally.recount(Statistics(app.home.statistics_of(person.name)), name, table, saved.levels, entrant)
