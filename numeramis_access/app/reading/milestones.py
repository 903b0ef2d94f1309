"""Milestones of the player's own play: streaks, best results, successes, month by month, and the aim for the month."""

from __future__ import annotations

import datetime
from collections.abc import Iterable, Sequence
from functools import partial
from itertools import groupby
from typing import NamedTuple

from numeramis_access.app.shell.menu import Entry, Menu, back_entry
from numeramis_access.app.shell.number import number_entry
from numeramis_access.app.shell.ports import App
from numeramis_access.core.counts import GAME_COUNT, MATCH_COUNT, WON_MATCH_COUNT, Count
from numeramis_access.store.statistics import PlayedCount
from numeramis_access.words.language import Language
from numeramis_access.words.texts import Paragraph

#: highest aim for a month; 0 is none
MAX_MONTHLY_AIM = 500


class Streak(NamedTuple):
    """Successes one after another.

    :param longest: the highest number of successes in a row.
    :param now: the number of successes since the last failure.
    """

    longest: int
    now: int


def streak_of(successes: Iterable[bool]) -> Streak:
    """Return the longest run of successes, and the present one, which is 0 after a failure."""
    longest = now = 0
    for success in successes:
        now = now + 1 if success else 0
        longest = max(longest, now)
    return Streak(longest, now)


def best_deal(played: Sequence[PlayedCount], what: str) -> PlayedCount | None:
    """Return the deal with the highest number of a count, the first of equals; None if no deal has more than 0.

    :param played: counts of deals, and of whole matches, which are ignored; oldest first.
    :param what: name of the count.
    """
    results = [result for result in played if result.deal and result.counts.get(what, 0) > 0]
    return max(results, key=lambda result: result.counts[what], default=None)


def counts_by_month(played: Sequence[PlayedCount]) -> dict[tuple[int, int], dict[str, int]]:
    """Return the sums of the counts by their names, for each pair of year and month, the newest first; counts without a
    day are left out.

    :param played: counts of matches and deals.
    """
    dated = sorted(((result.day.year, result.day.month), result) for result in played if result.day is not None)
    by_month: dict[tuple[int, int], dict[str, int]] = {}
    for month, results in groupby(dated, key=lambda pair: pair[0]):
        sums: dict[str, int] = {}
        for _, result in results:
            for what, number in result.counts.items():
                sums[what] = sums.get(what, 0) + number
        by_month = {month: sums, **by_month}
    return by_month


def count_to_aim_at(counts: Sequence[Count], played: Sequence[PlayedCount]) -> Count:
    """Return the count for which the player can set a monthly aim in a game: the first of its counts that counts a
    success, has a sentence of its own and occurs in these results; without one, matches won.

    :param counts: the counts of the game. :param played: counts of its matches and deals.
    """
    own = (count for count in counts if count.kind == "success" and count.is_alone)
    return next((count for count in own if any(count.name in deal.counts for deal in played)), WON_MATCH_COUNT)


def milestones_text(app: App, game: str, played: Sequence[PlayedCount], today: datetime.date) -> list[Paragraph]:
    """Return this month's aim if one is set, streaks and bests, then a sentence for each month; empty if there is
    nothing.

    :param app: the program. :param game: name of the game.
    :param played: counts of its matches and deals, oldest first. :param today: the present day.
    """
    words, counts = app.language.messages(), app.catalogue[game].ruleset().counts
    by_month = counts_by_month(played)
    now = by_month.get((today.year, today.month), {})
    lines = [*_aim(app, words, game, count_to_aim_at(counts, played), now), *_streaks(words, counts, played)]
    lines += _bests(words, counts, played)
    head = [Paragraph(words.text("milestones"), 2)] if lines else []
    monthly = [_month(words, counts, month, sums) for month, sums in by_month.items()]
    below = [Paragraph(words.text("milestones-months"), 2)] if monthly else []
    return [*head, *(Paragraph(line, 0) for line in lines), *below, *(Paragraph(line, 0) for line in monthly)]


def _aim(app: App, words: Language, game: str, what: Count, sums: dict[str, int]) -> list[str]:
    """Return the progress towards this month's aim, if one is set."""
    aim = app.settings.aims.get(game, 0)
    return [words.text(f"{what.message}-wanted", aim=aim, number=sums.get(what.name, 0))] if aim else []


def _streaks(words: Language, counts: Sequence[Count], played: Sequence[PlayedCount]) -> list[str]:
    lines = []
    for what in (WON_MATCH_COUNT, *(count for count in counts if count.kind == "success")):
        flags = [result.counts[what.name] > 0 for result in played if what.name in result.counts]
        if what.is_alone and flags:
            lines.append(words.text(f"{what.message}-of", number=sum(flags), count=len(flags)))
        run = streak_of(flags)
        if run.longest > 1:
            lines.append(words.text(f"{what.message}-streak", longest=run.longest, now=run.now))
    return lines


def _bests(words: Language, counts: Sequence[Count], played: Sequence[PlayedCount]) -> list[str]:
    lines = []
    for what in (count for count in counts if count.kind == "measure"):
        top = best_deal(played, what.name)
        if top is not None and top.day is not None:
            values = {"number": top.counts[what.name], "day": top.day.day, "month": top.day.month}
            lines.append(words.text(f"{what.message}-most", year=top.day.year, **values))
    return lines


def _month(words: Language, counts: Sequence[Count], month: tuple[int, int], sums: dict[str, int]) -> str:
    """Return the results of a month in one sentence."""
    own = (count for count in counts if count.kind == "success" and count.is_alone)
    told = [count for count in (MATCH_COUNT, WON_MATCH_COUNT, GAME_COUNT, *own) if sums.get(count.name, 0)]
    parts = [words.text(f"{count.message}-month", number=sums[count.name]) for count in told]
    return words.phrase("milestones-month", year=month[0], month=month[1], text=words.join(parts)).text


def aims_menu(app: App, played: Sequence[PlayedCount]) -> Menu:
    """Return the menu of monthly aims, an entry for each game played.

    :param app: the program. :param played: counts of all games' matches and deals.
    """
    games = {game: [result for result in played if result.game == game.name] for game in app.catalogue}
    aims = {game.name: count_to_aim_at(game.ruleset().counts, results) for game, results in games.items() if results}

    def entries() -> list[Entry]:
        return [*(_aim_entry(app, game, what) for game, what in aims.items()), back_entry(app)]

    return Menu(app, "milestones-aims-menu", entries)


def _aim_entry(app: App, game: str, what: Count) -> Entry:
    def value() -> str:
        aim = app.settings.aims.get(game, 0)
        return app.text(f"{what.message}-aim", aim=aim) if aim else app.text("milestones-no-aim")

    def take(aim: int) -> None:
        app.change(aims={**app.settings.aims, game: aim})

    return number_entry(
        app,
        partial(app.text, f"game-{game}"),
        lambda: app.settings.aims.get(game, 0),
        take,
        (0, MAX_MONTHLY_AIM),
        value,
    )
