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
from numeramis_access.app.shell.menu import Entry, Menu, back_entry, button_entry, opening_entry
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import EnterAgain, Push, Transition
from numeramis_access.app.table import tally
from numeramis_access.app.table.kept_matches import restore_match
from numeramis_access.core.counts import GAME_COUNT, MATCH_COUNT, WON_ENDING, Count
from numeramis_access.core.table import Table
from numeramis_access.store.database import DamagedDatabase
from numeramis_access.store.files import write_whole
from numeramis_access.store.journal import TOGETHER_FORMAT, SavedMatch, UnreadableJournal, read_journal
from numeramis_access.store.statistics import PlayedCount, Statistics, StatisticsSum
from numeramis_access.words.language import Language
from numeramis_access.words.texts import Paragraph


def menu(app: App) -> Menu:
    """Return the menu of statistics: each game played, or an entry that says that there is none; monthly aims and the
    export if there is a game; each companion with statistics; progress; matches with real cards; the recount.
    """

    def entries() -> list[Entry]:
        games = _games(app, app.home.statistics)
        tools = [
            opening_entry(app, "milestones-aims",
            lambda: milestones.aims_menu(app, _all_played(app, app.home.statistics))),
            button_entry(app, "statistics-export", partial(_export, app)),
        ]  # fmt: skip
        return [
            *(games or [back_entry(app, "statistics-none")]),
            *(tools if games else []),
            *(_companion_entry(app, name) for name in app.settings.companions if _is_counted(app, name)),
            opening_entry(app, "learnt", partial(app.doors.progress, app)),
            opening_entry(app, "call-statistics", partial(called_statistics.called_statistics_reader, app)),
            button_entry(app, "statistics-recount", partial(_recount, app)),
            back_entry(app),
        ]

    return Menu(app, "menu-statistics", entries)


def _games(app: App, path: Path) -> list[Entry]:
    """Return an entry for each game in statistics. :param path: path of the statistics."""
    return [
        opening_entry(app, f"game-{game}", partial(_text, app, game, list(group), path))
        for game, group in groupby(_sums(app, path), key=lambda total: total.game)
        if game in app.catalogue
    ]


def _is_counted(app: App, name: str) -> bool:
    """Return whether a person beside the player has statistics."""
    return app.home.statistics_of(name).exists()


def _companion_entry(app: App, name: str) -> Entry:
    """Return the entry of the statistics of a person beside the player."""

    def games() -> list[Entry]:
        return [*_games(app, app.home.statistics_of(name)), back_entry(app)]

    return Entry(
        partial(app.text, "together-statistics", name=name),
        lambda: Push(Menu(app, "together-statistics", games, name=name)),
    )


def _sums(app: App, path: Path) -> list[StatisticsSum]:
    """Return all sums; unreadable data are reported and count as nothing."""
    try:
        return Statistics(path).sums()
    except DamagedDatabase as damaged:
        app.say("statistics-damaged", name=damaged.name)
    except OSError:
        app.say("statistics-unreadable")
    return []


def _all_played(app: App, path: Path) -> list[PlayedCount]:
    """Return all counted games; unreadable data count as nothing."""
    try:
        return Statistics(path).counts_in_order()
    except (OSError, DamagedDatabase):
        return []


def _text(app: App, game: str, sums: list[StatisticsSum], path: Path) -> Reader:
    played = [result for result in _all_played(app, path) if result.game == game]
    more = milestones.milestones_text(app, game, played, date.today())
    title = app.text("statistics-of", game=app.text(f"game-{game}"))
    return Reader(app, title, [*statistics_text(app, game, sums), *more])


def statistics_text(app: App, game: str, sums: list[StatisticsSum]) -> list[Paragraph]:
    """Return the sums of a game's counts as text: for each variant and level a heading, then a sentence for each count
    that has one.

    :param app: the program. :param game: name of the game.
    :param sums: the sums of this game, in which those of the same variant and level stand together.
    """
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
    games = numbers.get(GAME_COUNT.name, 0)
    shown_counts = [count for count in (MATCH_COUNT, *counts) if count.is_alone and count.name in numbers]
    shown_counts.sort(key=lambda count: -numbers[count.name] if count.kind == "sort" else -math.inf)
    lines = []
    for count in shown_counts:
        number, won = numbers[count.name], numbers.get(count.name + WON_ENDING)
        share = round(number / games, 1) if games else 0
        lines.append(words.phrase(count.message, number=number, won=won, share=share).text)
    return lines


def variant_name(words: Language, variant: str) -> str:
    """Return the name of a variant: the name of its option's value, or the value itself if it has no name; ``none`` for
    a game without variants.

    :param words: the game's messages. :param variant: the option and its value, with ``=`` between them, or empty.
    """
    message = "option-" + variant.replace("=", "-").replace("_", "-")
    if not variant:
        return "none"
    return words.text(message) if words.has(message) else variant.partition("=")[2]


def level_name(words: Language, level: str) -> str:
    """Return the name of a level in a heading, the level itself if this version has no name for it."""
    message = f"level-{level}"
    return words.text(message) if words.has(message) else level


def _export(app: App) -> None:
    """Write all sums as a table to the player's folder of exports, and say where."""
    target = app.home.exports / "statistics.csv"
    try:
        write_whole(target, Statistics(app.home.statistics).table().encode())
    except (OSError, DamagedDatabase):
        app.say("not-exported", cue="refusal", name=str(target))
    else:
        app.say("exported", name=str(target))


def _recount(app: App) -> Transition | None:
    """Count every record again; games without a readable record keep their counts.

    Return the transition that tells the number of records; if they cannot be written, say so and return None, to stay.
    """
    statistics, counted = Statistics(app.home.statistics), 0
    try:
        for path in records(app.home):
            try:
                saved = read_journal(path)
                if saved.header.called:
                    continue
                table = restore_match(saved, app.catalogue)
            except (UnreadableJournal, OSError):
                continue
            tally.recount_match(statistics, path.stem, table, saved.levels)
            if saved.header.format == TOGETHER_FORMAT:
                _recount_companions(app, path.stem, table, saved)
            counted += 1
    except (OSError, DamagedDatabase):
        app.say("statistics-not-written", cue="refusal")
        return None
    return EnterAgain(partial(app.say, "statistics-recounted", count=counted))


def _recount_companions(app: App, name: str, table: Table, saved: SavedMatch) -> None:
    """Count a match of several people at this computer for those beside the player."""
    for entrant, person in enumerate(saved.header.entrants):
        if entrant != saved.header.own and not person.level:
            tally.recount_match(Statistics(app.home.statistics_of(person.name)), name, table, saved.levels, entrant)
