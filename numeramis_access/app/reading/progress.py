"""The progress of practice, week by week: text, graph in sound, dots and picture, table."""

from __future__ import annotations

import csv
import io
import time
from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from typing import NamedTuple

from numeramis_access.app.reading.reader import Reader
from numeramis_access.app.shell.menu import Entry, Menu, back_entry, button_entry, opening_entry
from numeramis_access.app.shell.ports import App
from numeramis_access.output.channel import PlaysGraphs
from numeramis_access.output.screen import Chart, Screen
from numeramis_access.practice import hints, schedule, weeks
from numeramis_access.practice.rating import Rating
from numeramis_access.practice.schedule import Progress, Week
from numeramis_access.practice.weeks import GraphPoint, JudgedChoices
from numeramis_access.store.database import DamagedDatabase
from numeramis_access.store.files import write_whole
from numeramis_access.store.settings import GraphPitch
from numeramis_access.store.statistics import PlayedCount, Statistics
from numeramis_access.words.announcement import Priority
from numeramis_access.words.phrases import braille_of, join_texts
from numeramis_access.words.texts import Paragraph

#: offered lengths of a tone, in seconds
TONE_SECONDS = (0.1, 0.2, 0.5, 1.0)
#: hertz of the lowest and the highest value; hearing differs from person to person
HERTZ_LIMITS: dict[GraphPitch, tuple[float, float]] = {
    "low": (110.0, 440.0), "middle": (220.0, 880.0), "high": (440.0, 1760.0), "wide": (110.0, 1760.0),
}  # fmt: skip
#: dots of the left and the right column of a cell, from below
LEFT_COLUMN_DOTS, RIGHT_COLUMN_DOTS = (0x40, 0x04, 0x02, 0x01), (0x80, 0x20, 0x10, 0x08)
#: the first braille pattern: no dots
BLANK_PATTERN = 0x2800


class Series(NamedTuple):
    """One graph.

    :param message: id of the message that names the graph.
    :param game: the game of its choices, empty for all.
    :param points: a value for each week, None where it is missing.
    :param share: whether the values are shares from 0 to 1; otherwise they are counts.
    """

    message: str
    game: str
    points: tuple[GraphPoint, ...]
    share: bool = True

    @property
    def upper_limit(self) -> float:
        """Return the value at the upper edge of the graph: 1 for shares; for counts the highest, 1 if all are missing.
        """
        return 1.0 if self.share else max((value for _, value in self.points if value is not None), default=1.0)

    def heights(self) -> tuple[float | None, ...]:
        """Return each value as a share of the upper edge, from 0 to 1; None for a missing value."""
        return tuple(None if value is None else value / self.upper_limit for _, value in self.points)


class LearnerData(NamedTuple):
    """The saved data about the learner.

    :param progress: the saved progress of practice.
    :param judged: the judged choices by week, such as ``2026-W07``, then by game and kind as ``weeks.NAME_SEPARATOR``
        joins them.
    :param played: counts of real matches and their deals, oldest first. :param now: the present week.
    """

    progress: Progress
    judged: dict[str, dict[str, JudgedChoices]]
    played: list[PlayedCount]
    now: str


def learner_data(app: App) -> LearnerData:
    """Return the saved data of practice and play; unreadable data count as missing."""
    try:
        progress = schedule.load_progress((), app.home.progress_file)
    except OSError:
        progress = Progress()
    try:
        played = Statistics(app.home.statistics).counts_in_order()
    except (OSError, DamagedDatabase):
        played = []
    judged = weeks.valid_weeks(progress.judged, app.catalogue.names)
    return LearnerData(progress, judged, played, weeks.week_of(time.time()))


def series_of(app: App, data: LearnerData) -> list[Series]:
    """Return the graphs that have data, in order: all choices, choices of each game, questions about counting, matches.
    """

    def judged(beginning: str) -> tuple[GraphPoint, ...]:
        shares = {week: judged.share for week, judged in weeks.sum_weeks(data.judged, beginning).items()}
        return weeks.weekly_graph(shares, data.now)

    counting = {name: week.right / week.asked if week.asked else None for name, week in _weeks(data).items()}
    every = [
        Series("learnt-choices", "", judged("")),
        *(Series("learnt-choices-of", game, judged(game + weeks.NAME_SEPARATOR)) for game in app.catalogue.names),
        Series("learnt-counting", "", weeks.weekly_graph(counting, data.now)),
        Series("learnt-matches", "", weeks.weekly_graph(weeks.days_by_week(_days(data)), data.now), share=False),
    ]
    return [series for series in every if series.points]


def _weeks(data: LearnerData) -> dict[str, Week]:
    return data.progress.weeks


def _days(data: LearnerData) -> list[date]:
    """Return the day of each finished match."""
    return [result.day for result in data.played if result.deal == 0 and result.day is not None]


# as a text

def progress_text(app: App, data: LearnerData) -> list[Paragraph]:
    """Return the progress as a text: this week, the choices by game and kind, the strength at games whose rating is
    known, then a line for each week, the newest first.
    """
    page = [Paragraph(app.text("learnt-now"), 1), *_week_now(app, data)]
    for game in app.catalogue.names:
        kinds = weeks.choices_by_kind(data.judged, game)
        if kinds:
            page.append(Paragraph(app.text("learnt-choices-of", game=app.text(f"game-{game}")), 2))
            page += (
                [Paragraph(_kind(app, "learnt-all", sum(kinds.values(), JudgedChoices())), 0)] if len(kinds) > 1 else []
            )
            page += [Paragraph(_kind(app, f"learnt-kind-{kind}", judged), 0) for kind, judged in kinds.items()]
    rated = [game for game in app.catalogue.names if data.progress.ratings.get(game, Rating()).is_known]
    if rated:
        page.append(Paragraph(app.text("strength"), 2))
        page += [Paragraph(_strength(app, game, data.progress.ratings[game]), 0) for game in rated]
    page.append(Paragraph(app.text("learnt-by-week"), 2))
    return [*page, *(Paragraph(text, 0) for text in _by_week(app, data))]


def _strength(app: App, game: str, rating: Rating) -> str:
    """Return the learner's strength in a game, as a sentence."""
    told = app.text("strength-value", word=rating.word, number=round(rating.value))
    return app.text("strength-learnt", game=app.text(f"game-{game}"), strength=told, count=rating.count)


def _week_now(app: App, data: LearnerData) -> list[Paragraph]:
    text = _of_week(app, data, data.now)
    return [Paragraph(text or app.text("learnt-nothing-now"), 0)]


def _kind(app: App, message: str, judged: JudgedChoices) -> str:
    """Return the share of good choices of one kind, and the total cost of the others."""
    cost = max(judged.lost.items(), key=lambda item: item[1], default=("points", 0.0))
    values = {"free": cost[1] < hints.EQUAL_DIFFERENCE, **hints.difference_values(cost[1], cost[0])}
    share = round(100 * (judged.share or 0))
    return app.text("learnt-kind", kind=app.text(message), share=share, count=judged.count, **values)


def _by_week(app: App, data: LearnerData) -> list[str]:
    """Return a sentence for each week with practice or play."""
    names = {*data.judged, *_weeks(data), *(weeks.week_name(day) for day in _days(data))}
    told = []
    for week in sorted(names, reverse=True):
        try:
            monday = weeks.monday(week)
        except ValueError:
            continue
        text = _of_week(app, data, week)
        if text:
            told.append(app.text("learnt-week", day=monday.day, month=monday.month, text=text))
    return told


def _of_week(app: App, data: LearnerData, week: str) -> str:
    """Return the results of one week, empty for none."""
    parts = []
    judged = weeks.sum_weeks(data.judged).get(week, JudgedChoices())
    if judged.count:
        share = round(100 * (judged.share or 0))
        parts.append(app.text("learnt-week-choices", share=share, count=judged.count))
    counting = _weeks(data).get(week, Week())
    if counting.asked:
        parts.append(app.text("learnt-week-counting", right=counting.right, asked=counting.asked))
    matches = weeks.days_by_week(_days(data)).get(week)
    if matches:
        parts.append(app.text("learnt-week-matches", count=int(matches)))
    return join_texts(" ", parts)


# as a table

def progress_csv(data: LearnerData) -> str:
    """Return all data by week as a CSV table with a heading: choices by game and kind, questions about counting,
    matches.
    """
    target = io.StringIO()
    writer = csv.writer(target)
    writer.writerow(("week", "game", "what", "count", "good", "lost", "unit"))
    for week in sorted(data.judged):
        for name, judged in sorted(data.judged[week].items()):
            game, _, kind = name.partition(weeks.NAME_SEPARATOR)
            for unit, lost in (judged.lost or {"": 0.0}).items():
                writer.writerow((week, game, kind, judged.count, f"{judged.good:g}", round(lost, 3), unit))
    for week, counting in sorted(_weeks(data).items()):
        writer.writerow((week, "", "counting", counting.asked, counting.right, counting.points, "questions"))
    for week, count in sorted(weeks.days_by_week(_days(data)).items()):
        writer.writerow((week, "", "matches", int(count or 0), "", "", ""))
    return target.getvalue()


def _export(app: App) -> None:
    target = app.home.exports / "progress.csv"
    try:
        write_whole(target, progress_csv(learner_data(app)).encode())
    except OSError:
        app.say("not-exported", cue="refusal", name=str(target))
    else:
        app.say("exported", name=str(target))


# as a graph

class ProgressMenu(Menu):
    """The menu of the progress: the text, a graph with its options, and the table as a file; the window draws the
    chosen graph.

    :ivar graph_index: index of the chosen graph among those with data.
    """

    def __init__(self, app: App) -> None:
        super().__init__(app, "learnt-menu", self._entries_now)
        self.graph_index = 0
        self._data = learner_data(app)
        self._series = series_of(app, self._data)

    def enter(self) -> None:
        """Read the saved data again, and say the title and the entry in focus."""
        self._data = learner_data(self.app)
        self._series = series_of(self.app, self._data)
        super().enter()

    def _entries_now(self) -> Sequence[Entry]:
        app = self.app
        if not self._series:
            return [back_entry(app, "learnt-none")]
        return [
            opening_entry(
                app, "learnt-read", lambda: Reader(app, app.text("learnt-title"), progress_text(app, self._data))
            ),
            Entry(
                lambda: app.text("learnt-graph"), self._play, self._graph_line, self._turn, braille=self._graph_in_dots
            ),
            Entry(lambda: app.text("learnt-seconds"), None, self._seconds, self._change_seconds),
            Entry(lambda: app.text("learnt-pitch"), None, self._pitch, self._change_pitch),
            button_entry(app, "learnt-export", lambda: _export(app)),
            back_entry(app),
        ]

    @property
    def series(self) -> Series:
        """Return the chosen graph. :raises ZeroDivisionError: if no graph has data."""
        return self._series[self.graph_index % len(self._series)]

    def _turn(self, by: int) -> None:
        self.graph_index = (self.graph_index + by) % len(self._series)

    def _graph_line(self) -> str:
        """Return the graph's name and, in one sentence, its course."""
        return self.app.text("learnt-graph-of", name=self._name(), course=self._course())

    def _name(self) -> str:
        game = self.series.game
        return self.app.text(self.series.message, game=self.app.text(f"game-{game}") if game else "")

    def _course(self) -> str:
        """Return the graph's first, last and best value."""
        factor = 100 if self.series.share else 1
        values = [round(factor * value) for _, value in self.series.points if value is not None]
        return self.app.text(
            "learnt-course", first=values[0], last=values[-1], most=max(values), weeks=len(self.series.points),
            unit="percent" if self.series.share else "matches", alone=len(values) == 1,
        )  # fmt: skip

    def _graph_in_dots(self) -> str:
        """Return the graph in dots, two weeks a cell, the newest at the right."""
        return f"{braille_of(self._name())} {braille_graph(self.series.heights())}"

    def _play(self) -> None:
        """Play the graph as sound."""
        heard = [channel for channel in self.app.announcer.channels if isinstance(channel, PlaysGraphs)]
        for channel in heard:
            settings = self.app.settings
            channel.play_graph(self.series.heights(), settings.graph_seconds, HERTZ_LIMITS[settings.graph_pitch])
        if not heard:
            self.app.say("learnt-no-sound", Priority.NOW, cue="refusal")

    def _seconds(self) -> str:
        return self.app.text("learnt-seconds-long", seconds=self.app.settings.graph_seconds)

    def _change_seconds(self, by: int) -> None:
        nearest = min(TONE_SECONDS, key=lambda seconds: abs(seconds - self.app.settings.graph_seconds))
        place = min(max(TONE_SECONDS.index(nearest) + by, 0), len(TONE_SECONDS) - 1)
        self.app.change(graph_seconds=TONE_SECONDS[place])

    def _pitch(self) -> str:
        least, greatest = HERTZ_LIMITS[self.app.settings.graph_pitch]
        return self.app.text(f"learnt-pitch-{self.app.settings.graph_pitch}", least=int(least), greatest=int(greatest))

    def _change_pitch(self, by: int) -> None:
        names = list(HERTZ_LIMITS)
        place = min(max(names.index(self.app.settings.graph_pitch) + by, 0), len(names) - 1)
        self.app.change(graph_pitch=names[place])

    def screen(self) -> Screen:
        """Return the entries with the chosen graph as a chart; without a chart if no graph has data."""
        screen = super().screen()
        if not self._series:
            return screen
        days = [weeks.monday(self.series.points[place].week) for place in (0, -1)]
        ends = [braille_of(self.app.text("learnt-day", day=day.day, month=day.month)) for day in days]
        edges = ("0 %", "100 %") if self.series.share else ("0", f"{self.series.upper_limit:g}")
        return replace(screen, chart=Chart(self.series.heights(), (ends[0], ends[1]), edges))


def braille_graph(heights: Sequence[float | None]) -> str:
    """Return a graph as braille patterns: a column for each value, with one dot for 0, four dots for 1, and no dot for
    a missing value.

    :param heights: values from 0 to 1.
    """
    columns = [0 if height is None else 1 + round(height * (len(LEFT_COLUMN_DOTS) - 1)) for height in heights]
    columns += [0] * (len(columns) % 2)
    pairs = zip(columns[::2], columns[1::2], strict=True)
    return "".join(
        chr(BLANK_PATTERN + sum(LEFT_COLUMN_DOTS[:left]) + sum(RIGHT_COLUMN_DOTS[:right])) for left, right in pairs
    )


def menu(app: App) -> Menu:
    """Return the menu of the learner's progress."""
    return ProgressMenu(app)
