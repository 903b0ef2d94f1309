"""What is known of the days: which cards a day has, and what its deals have brought."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from datetime import date, timedelta
from pathlib import Path

import msgspec

from numeramis_access.catalogue import Game
from numeramis_access.core import notation
from numeramis_access.core.actions import Refusal
from numeramis_access.core.codec import from_json
from numeramis_access.core.ruleset import fitting_seats
from numeramis_access.core.table import MATCH_NUMBERS, Table
from numeramis_access.practice.odds import practice_of
from numeramis_access.store.changing import change_json
from numeramis_access.store.files import read_plain, set_aside
from numeramis_access.store.home import Home

#: bytes of the calendar at most
LONGEST = 4 * 1024 * 1024
#: days of a week's series
WEEK = 7
#: where the player sits, before partners are drawn
OWN = 0


class DayResult(msgspec.Struct, frozen=True):
    """What the deal of a day brought the player, the first time.

    :param unit: a count's name, ``chips`` or ``nothing``. :param value: in that unit.
    """

    game: str
    day: date
    unit: str
    value: float

    @property
    def key(self) -> tuple[date, str]:
        """Return what tells one result from another."""
        return self.day, self.game


def today() -> date:
    """Return the day that it is where the player is."""
    return date.today()


def week_of(day: date) -> list[date]:
    """Return the days of a day's week, Monday first, up to that day."""
    return [day - timedelta(days=ago) for ago in range(day.weekday(), -1, -1)]


def number_of(game: str, day: date) -> int:
    """Return the number of a day's match: on every machine the same, and of no other day by any rule to be guessed."""
    digest = hashlib.sha256(f"deal of the day/{game}/{day.isoformat()}".encode()).digest()
    return int.from_bytes(digest[:8], "big") % len(MATCH_NUMBERS)


def table_of(game: Game, day: date) -> Table:
    """Return the match whose first deal is that of the day, under the game's usual options."""
    rules = game.ruleset()
    options = rules.of_deals(rules.options(), 1) or rules.options()
    return Table(rules, options, fitting_seats(rules, options), number_of(game.name, day))


def journal_of(home: Home, game: str, day: date) -> Path:
    """Return where a deal of the day is kept while it is played."""
    return home.days / f"{game}-{day:%Y%m%d}-000000-day.match"


def moves_of(match: Table) -> str:
    """Return what the players did in the first deal of a match, as ``core.notation`` writes it, by commas."""
    rules, actions = match.ruleset, match.actions_by_moment()
    ends = (at for at, (event, _) in enumerate(match.moments) if isinstance(event, rules.ends_deal))
    record = match.record[: actions[next(ends, -1)]] if match.moments else []
    return ",".join(notation.write(action) for action in record if isinstance(action, rules.actions))


def replayed(game: Game, day: date, moves: str) -> Table:
    """Return the deal of a day as it was played. :raises ValueError: where it cannot have been played so."""
    table = table_of(game, day)
    for move in moves.split(","):
        table.draw()
        if isinstance(table.act(notation.read(move, table.ruleset.actions)), Refusal):
            raise ValueError(move)
    return table


def record_of(home: Home, game: str, day: date) -> Path:
    """Return where the record of a deal of the day lies that was played to its end."""
    return home.records / journal_of(home, game, day).name


def result_of(game: Game, day: date, match: Table) -> DayResult | None:
    """Return what the first deal of a match has brought the player; None while it goes on."""
    rules = match.ruleset
    ended = next((state for event, state in match.moments if isinstance(event, rules.ends_deal)), None)
    if ended is None:
        return None
    seat = rules.seating(ended).index(OWN)
    unit, value = practice_of(game).outcome(rules, ended, seat)
    return DayResult(game.name, day, unit, value)


def read(content: bytes) -> tuple[DayResult, ...]:
    """Return the results that stand in a calendar. :raises ValueError: where it is none."""
    return from_json(content, tuple[DayResult, ...])


def first_results(results: Iterable[DayResult]) -> tuple[DayResult, ...]:
    """Return the results of a calendar, the earliest day first; of two results of one deal the first one counts."""
    kept: dict[tuple[date, str], DayResult] = {}
    for result in results:
        kept.setdefault(result.key, result)
    return tuple(kept[key] for key in sorted(kept))


def written(results: Iterable[DayResult]) -> bytes:
    """Return a calendar as the content of its file."""
    return msgspec.json.encode(first_results(results))


def load(home: Home) -> tuple[DayResult, ...]:
    """Return all results; a damaged calendar is set aside, and a new one begun.

    :raises OSError: when it can be neither read nor set aside.
    """
    try:
        return read(read_plain(home.calendar, LONGEST))
    except FileNotFoundError:
        return ()
    except ValueError:
        set_aside(home.calendar)
        return ()


def add(home: Home, result: DayResult) -> None:
    """Keep a result, unless that deal has one already. :raises OSError: when it cannot be kept."""

    def changed(kept: tuple[DayResult, ...] | None) -> tuple[DayResult, ...]:
        return first_results((*(kept or ()), result))

    change_json(home.calendar, tuple[DayResult, ...], changed, LONGEST)
