"""What one likes to know of one's own play: streaks, bests, exact hits, month by month, and the month's own aim."""

from __future__ import annotations

import datetime
from collections.abc import Iterable, Sequence
from functools import partial
from itertools import groupby
from typing import NamedTuple

from numeramis_access.app.shell.menu import Entry, Menu, back
from numeramis_access.app.shell.number import number_entry
from numeramis_access.app.shell.ports import App
from numeramis_access.store.statistics import Played
from numeramis_access.words.language import Language
from numeramis_access.words.texts import Paragraph

#: what makes a streak, in the order in which it is told
STREAKS = ("matches-won", "games-won", "hits")
#: of what the most in one game is told
BESTS = ("tricks", "points")
#: what is told of a month, and by which message
MONTHLY = {
    "matches": "milestones-matches", "matches-won": "milestones-matches-won", "games": "milestones-games",
    "hits": "milestones-hits-count",
}  # fmt: skip
#: the greatest aim for a month; 0 is none
MOST = 500


class Streak(NamedTuple):
    """Successes one after the other. :param longest: ever. :param now: up to the last game; 0 after a failure."""

    longest: int
    now: int


def streak(successes: Iterable[bool]) -> Streak:
    """Return the longest run of successes and the one that goes on."""
    longest = now = 0
    for success in successes:
        now = now + 1 if success else 0
        longest = max(longest, now)
    return Streak(longest, now)


def best(played: Sequence[Played], what: str) -> Played | None:
    """Return the game in which there was the most of something, the first of several; None where there was none."""
    found = [one for one in played if one.deal and one.counts.get(what, 0) > 0]
    return max(found, key=lambda one: one.counts[what], default=None)


def months(played: Sequence[Played]) -> dict[tuple[int, int], dict[str, int]]:
    """Return what was counted by year and month, the newest first; what has no day is left out."""
    dated = sorted(((one.day.year, one.day.month), one) for one in played if one.day is not None)
    found: dict[tuple[int, int], dict[str, int]] = {}
    for month, ones in groupby(dated, key=lambda pair: pair[0]):
        sums: dict[str, int] = {}
        for _, one in ones:
            for what, number in one.counts.items():
                sums[what] = sums.get(what, 0) + number
        found = {month: sums, **found}
    return found


def aimed_at(played: Sequence[Played]) -> str:
    """Return what an aim counts in this game: exact hits where there are any to be had, else matches won."""
    return "hits" if any("hits" in one.counts for one in played) else "matches-won"


def text_of(app: App, game: str, played: Sequence[Played], today: datetime.date) -> list[Paragraph]:
    """Return the aim of this month, streaks and bests, and a sentence for each month."""
    words = app.language.messages()
    by_month = months(played)
    lines = [*_aim(app, words, game, played, by_month.get((today.year, today.month), {})), *_streaks(words, played)]
    lines += _bests(words, played)
    head = [Paragraph(words.text("milestones"), 2)] if lines else []
    monthly = [_month(words, month, sums) for month, sums in by_month.items()]
    below = [Paragraph(words.text("milestones-months"), 2)] if monthly else []
    return [*head, *(Paragraph(line, 0) for line in lines), *below, *(Paragraph(line, 0) for line in monthly)]


def _aim(app: App, words: Language, game: str, played: Sequence[Played], sums: dict[str, int]) -> list[str]:
    """Return how far the aim of this month is, where one was set."""
    aim = app.settings.aims.get(game, 0)
    what = aimed_at(played)
    return [words.text("milestones-aim", what=what, aim=aim, number=sums.get(what, 0))] if aim else []


def _streaks(words: Language, played: Sequence[Played]) -> list[str]:
    found = []
    for what in STREAKS:
        flags = [one.counts[what] > 0 for one in played if what in one.counts]
        if what == "hits" and flags:
            found.append(words.text("milestones-hits", number=sum(flags), count=len(flags)))
        run = streak(flags)
        if run.longest > 1:
            found.append(words.text("milestones-streak", what=what, longest=run.longest, now=run.now))
    return found


def _bests(words: Language, played: Sequence[Played]) -> list[str]:
    found = []
    for what in BESTS:
        one = best(played, what)
        if one is not None and one.day is not None:
            values = {"what": what, "number": one.counts[what], "day": one.day.day, "month": one.day.month}
            found.append(words.text("milestones-best", year=one.day.year, **values))
    return found


def _month(words: Language, month: tuple[int, int], sums: dict[str, int]) -> str:
    """Return what a month brought in one sentence."""
    parts = [
        words.text(message, number=sums[what]) for what, message in MONTHLY.items() if sums.get(what, 0)
    ]
    return words.phrase("milestones-month", year=month[0], month=month[1], text=words.join(parts)).text


def aims_menu(app: App, played: Sequence[Played]) -> Menu:
    """Return the menu of aims: how many matches won, or exact hits, the player wants in a month of each game played."""
    games = {game: [one for one in played if one.game == game] for game in app.catalogue.names}

    def entries() -> list[Entry]:
        return [*(_aim_entry(app, game, aimed_at(found)) for game, found in games.items() if found), back(app)]

    return Menu(app, "milestones-aims-menu", entries)


def _aim_entry(app: App, game: str, what: str) -> Entry:
    def value() -> str:
        return app.text("milestones-aim-value", what=what, aim=app.settings.aims.get(game, 0))

    def take(aim: int) -> None:
        app.change(aims={**app.settings.aims, game: aim})

    return number_entry(
        app, partial(app.text, f"game-{game}"), lambda: app.settings.aims.get(game, 0), take, (0, MOST), value
    )
