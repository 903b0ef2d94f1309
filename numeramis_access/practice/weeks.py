"""Results of practice by week: the share of good choices by game and kind of choice, and the cost of the other choices.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import UTC, date, datetime, timedelta
from typing import NamedTuple, TypeAlias

import msgspec

from numeramis_access.core.actions import Action, PlayCard
from numeramis_access.core.ruleset import View

#: the most weeks told and drawn
MAX_SHOWN_WEEKS = 26
#: separates a game from a kind of choice in a name
NAME_SEPARATOR = "/"


class JudgedChoices(msgspec.Struct, frozen=True):
    """The judged choices of one kind in one week.

    :param count: number of the choices. :param good: the choices of ``count`` without a loss worth telling; a choice
        after advice counts half.
    :param lost: the loss of the others, by unit.
    """

    count: int = 0
    good: float = 0
    lost: dict[str, float] = {}

    def __add__(self, other: JudgedChoices) -> JudgedChoices:
        """Return the sum of both."""
        units = self.lost.keys() | other.lost.keys()
        lost = {unit: self.lost.get(unit, 0.0) + other.lost.get(unit, 0.0) for unit in sorted(units)}
        return JudgedChoices(self.count + other.count, self.good + other.good, lost)

    @property
    def share(self) -> float | None:
        """Return the share of good choices, 0 to 1; None if nothing was judged."""
        return self.good / self.count if self.count else None


#: judged choices by week, then by game and kind (the game, a slash, the kind)
Weeks: TypeAlias = Mapping[str, Mapping[str, JudgedChoices]]


class GraphPoint(NamedTuple):
    """One week of a graph.

    :param value: 0 to 1, or a count; None for a week without data.
    :param week: the ISO week, such as ``2026-W47``.
    """

    week: str
    value: float | None


def week_of(now: float) -> str:
    """Return the ISO week of a time in seconds of ``time.time``, such as ``2026-W47``."""
    return week_name(datetime.fromtimestamp(now, UTC).date())


def week_name(day: date) -> str:
    """Return the ISO week of a day, such as ``2026-W47``."""
    year, number, _ = day.isocalendar()
    return f"{year}-W{number:02}"


def monday(week: str) -> date:
    """Return the first day of a week.

    :param week: the ISO week, such as ``2026-W47``.
    :raises ValueError: for a text that is no such week.
    """
    year, _, number = week.partition("-W")
    return date.fromisocalendar(int(year), int(number), 1)


def kind_of(view: View, action: Action, kinds: Mapping[str, str]) -> str:
    """Return the kind of choice of an action, under which weekly results are counted.

    A card is ``lead``, or ``follow`` if cards lie on the table; another action has the game's name for it.

    :param view: the view before the action.
    :param action: the action that was chosen.
    :param kinds: the game's names by the action's name; without one the action's name is the kind.
    """
    if isinstance(action, PlayCard):
        return "follow" if view.cards_on_table() else "lead"
    return kinds.get(action.name(), action.name())


def with_choice(weeks: Weeks, week: str, name: str, judged: JudgedChoices) -> dict[str, dict[str, JudgedChoices]]:
    """Return the weeks with a judged choice added to one of them.

    :param week: the ISO week, such as ``2026-W47``. :param name: game and kind of choice. :param judged: the choice.
    :param weeks: the weeks so far.
    """
    before = weeks.get(week, {})
    return {
        **{other: dict(kinds) for other, kinds in weeks.items()},
        week: {**before, name: before.get(name, JudgedChoices()) + judged},
    }


def sum_weeks(weeks: Weeks, beginning: str = "") -> dict[str, JudgedChoices]:
    """Return for each week the sum of the judged choices whose name starts with some text.

    :param weeks: judged choices by week, then by game and kind.
    :param beginning: the beginning of the names, such as a game and a slash; empty for all.
    """
    return {
        week: sum((judged for name, judged in kinds.items() if name.startswith(beginning)), JudgedChoices())
        for week, kinds in weeks.items()
    }


def choices_by_kind(weeks: Weeks, game: str) -> dict[str, JudgedChoices]:
    """Return a game's judged choices by kind, summed over all weeks, the most frequent kind first.

    :param weeks: judged choices by week, then by game and kind.
    :param game: name of the game.
    """
    totals: dict[str, JudgedChoices] = {}
    for kinds in weeks.values():
        for name, judged in kinds.items():
            of, _, kind = name.partition(NAME_SEPARATOR)
            if of == game:
                totals[kind] = totals.get(kind, JudgedChoices()) + judged
    return dict(sorted(totals.items(), key=lambda item: -item[1].count))


def weekly_graph(values: Mapping[str, float | None], now: str) -> tuple[GraphPoint, ...]:
    """Return the weeks from the first one with a value to ``now``, at most the last ``MAX_SHOWN_WEEKS``; empty if no
    week has a value.

    :param values: value of each week, by its name, such as ``2026-W47``; None for a week without data.
    :param now: name of the present week.
    """
    known = sorted(week for week, value in values.items() if value is not None and week <= now)
    if not known:
        return ()
    last = monday(now)
    first = max(monday(known[0]), last - timedelta(weeks=MAX_SHOWN_WEEKS - 1))
    count = (last - first).days // 7 + 1
    names = [week_name(first + timedelta(weeks=place)) for place in range(count)]
    return tuple(GraphPoint(name, values.get(name)) for name in names)


def days_by_week(days: Iterable[date]) -> dict[str, float | None]:
    """Return the number of days by the ISO week that they lie in, such as ``2026-W47``; weeks without any are missing,
    no value is None.
    """
    numbers: dict[str, float | None] = {}
    for day in days:
        name = week_name(day)
        numbers[name] = (numbers.get(name) or 0) + 1
    return numbers


def valid_weeks(weeks: Weeks, games: Iterable[str]) -> dict[str, dict[str, JudgedChoices]]:
    """Return the weeks whose names are valid, each with only the kinds of these games.

    :param weeks: judged choices by week.
    :param games: names of the games.
    """
    known = set(games)
    by_week: dict[str, dict[str, JudgedChoices]] = {}
    for week, kinds in weeks.items():
        try:
            monday(week)
        except ValueError:
            continue
        by_week[week] = {name: judged for name, judged in kinds.items() if name.partition(NAME_SEPARATOR)[0] in known}
    return by_week
