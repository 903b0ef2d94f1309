"""Milestones of the player's own play: streaks, bests, successes, month by month, and the month's aim."""

from __future__ import annotations

import datetime
from collections.abc import Iterable, Sequence
from functools import partial
from itertools import groupby
from typing import NamedTuple

from numeramis_access.app.shell.menu import Entry, Menu, back
from numeramis_access.app.shell.number import number_entry
from numeramis_access.app.shell.ports import App
from numeramis_access.core.counts import GAMES, MATCHES, MATCHES_WON, Count
from numeramis_access.store.statistics import Played
from numeramis_access.words.language import Language
from numeramis_access.words.texts import Paragraph

#: highest aim for a month; 0 is none
MOST = 500


class Streak(NamedTuple):
    """Successes one after the other.

    :param longest: the longest run.
    :param now: the run up to the last game; 0 after a failure.
    """

    longest: int
    now: int


def streak(successes: Iterable[bool]) -> Streak:
    """Return the longest run of successes, and the present one."""
    longest = now = 0
    for success in successes:
        now = now + 1 if success else 0
        longest = max(longest, now)
    return Streak(longest, now)


def best(played: Sequence[Played], what: str) -> Played | None:
    """Return the game with the most of a count, the first of several; None if there was none."""
    found = [one for one in played if one.deal and one.counts.get(what, 0) > 0]
    return max(found, key=lambda one: one.counts[what], default=None)


def months(played: Sequence[Played]) -> dict[tuple[int, int], dict[str, int]]:
    """Return the counts by year and month, the newest first; undated games are left out."""
    dated = sorted(((one.day.year, one.day.month), one) for one in played if one.day is not None)
    found: dict[tuple[int, int], dict[str, int]] = {}
    for month, ones in groupby(dated, key=lambda pair: pair[0]):
        sums: dict[str, int] = {}
        for _, one in ones:
            for what, number in one.counts.items():
                sums[what] = sums.get(what, 0) + number
        found = {month: sums, **found}
    return found


def aimed_at(counts: Sequence[Count], played: Sequence[Played]) -> Count:
    """Return the count at which a month's aim for this game is set.

    It is the first count of kind ``success`` with its own sentence that any of the played deals recorded, otherwise
    matches won.
    """
    own = (one for one in counts if one.kind == "success" and one.is_alone)
    return next((one for one in own if any(one.name in deal.counts for deal in played)), MATCHES_WON)


def text_of(app: App, game: str, played: Sequence[Played], today: datetime.date) -> list[Paragraph]:
    """Return this month's aim, streaks and bests, and a sentence for each month."""
    words, counts = app.language.messages(), app.catalogue[game].ruleset().counts
    by_month = months(played)
    now = by_month.get((today.year, today.month), {})
    lines = [*_aim(app, words, game, aimed_at(counts, played), now), *_streaks(words, counts, played)]
    lines += _bests(words, counts, played)
    head = [Paragraph(words.text("milestones"), 2)] if lines else []
    monthly = [_month(words, counts, month, sums) for month, sums in by_month.items()]
    below = [Paragraph(words.text("milestones-months"), 2)] if monthly else []
    return [*head, *(Paragraph(line, 0) for line in lines), *below, *(Paragraph(line, 0) for line in monthly)]


def _aim(app: App, words: Language, game: str, what: Count, sums: dict[str, int]) -> list[str]:
    """Return the progress towards this month's aim, if one is set."""
    aim = app.settings.aims.get(game, 0)
    return [words.text(f"{what.message}-wanted", aim=aim, number=sums.get(what.name, 0))] if aim else []


def _streaks(words: Language, counts: Sequence[Count], played: Sequence[Played]) -> list[str]:
    found = []
    for what in (MATCHES_WON, *(one for one in counts if one.kind == "success")):
        flags = [one.counts[what.name] > 0 for one in played if what.name in one.counts]
        if what.is_alone and flags:
            found.append(words.text(f"{what.message}-of", number=sum(flags), count=len(flags)))
        run = streak(flags)
        if run.longest > 1:
            found.append(words.text(f"{what.message}-streak", longest=run.longest, now=run.now))
    return found


def _bests(words: Language, counts: Sequence[Count], played: Sequence[Played]) -> list[str]:
    found = []
    for what in (one for one in counts if one.kind == "measure"):
        one = best(played, what.name)
        if one is not None and one.day is not None:
            values = {"number": one.counts[what.name], "day": one.day.day, "month": one.day.month}
            found.append(words.text(f"{what.message}-most", year=one.day.year, **values))
    return found


def _month(words: Language, counts: Sequence[Count], month: tuple[int, int], sums: dict[str, int]) -> str:
    """Return the results of a month in one sentence."""
    own = (one for one in counts if one.kind == "success" and one.is_alone)
    told = [one for one in (MATCHES, MATCHES_WON, GAMES, *own) if sums.get(one.name, 0)]
    parts = [words.text(f"{one.message}-month", number=sums[one.name]) for one in told]
    return words.phrase("milestones-month", year=month[0], month=month[1], text=words.join(parts)).text


def aims_menu(app: App, played: Sequence[Played]) -> Menu:
    """Return the menu of monthly aims, one for each game played."""
    games = {game: [one for one in played if one.game == game.name] for game in app.catalogue}
    aims = {game.name: aimed_at(game.ruleset().counts, found) for game, found in games.items() if found}

    def entries() -> list[Entry]:
        return [*(_aim_entry(app, game, what) for game, what in aims.items()), back(app)]

    return Menu(app, "milestones-aims-menu", entries)


def _aim_entry(app: App, game: str, what: Count) -> Entry:
    def value() -> str:
        aim = app.settings.aims.get(game, 0)
        return app.text(f"{what.message}-aim", aim=aim) if aim else app.text("milestones-no-aim")

    def take(aim: int) -> None:
        app.change(aims={**app.settings.aims, game: aim})

    return number_entry(
        app, partial(app.text, f"game-{game}"), lambda: app.settings.aims.get(game, 0), take, (0, MOST), value
    )
