"""The cards of each day, and the calendar of the player's results."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from datetime import date, datetime, timedelta
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
from numeramis_access.store.files import read_regular_file, set_aside
from numeramis_access.store.home import Home

#: greatest size of the calendar in bytes
MAX_CALENDAR_BYTES = 4 * 1024 * 1024
#: days of a week's series
DAYS_OF_WEEK = 7
#: the player's seat before partners are drawn
OWN_SEAT = 0


class DayResult(msgspec.Struct, frozen=True):
    """The player's result in the deal of a day.

    :param game: name of the game. :param day: the day of the deal.
    :param unit: unit of the result: the name of a count, ``chips``, or ``nothing`` if the game compares none.
    :param value: the result in that unit.
    """

    game: str
    day: date
    unit: str
    value: float

    @property
    def key(self) -> tuple[date, str]:
        """Return the day and the game, which together identify the deal of this result."""
        return self.day, self.game


def today() -> date:
    """Return the current day in the time zone of the machine that runs the program; for a served page, the server's."""
    return date.today()


def week_of(day: date) -> list[date]:
    """Return the days of a week from Monday up to this day, in order."""
    return [day - timedelta(days=ago) for ago in range(day.weekday(), -1, -1)]


def match_number(game: str, day: date) -> int:
    """Return the number of a day's match, which decides its cards. It is the same on every machine, and the number of
    one day tells nothing about that of another.

    :param game: name of the game. :param day: the day.
    """
    digest = hashlib.sha256(f"deal of the day/{game}/{day.isoformat()}".encode()).digest()
    return int.from_bytes(digest[:8], "big") % len(MATCH_NUMBERS)


def new_table_of_day(game: Game, day: date) -> Table:
    """Return a new table whose first deal is the deal of the day, before its first action.

    It has the default options and the usual number of seats; its match has one deal if the game allows that.
    """
    rules = game.ruleset()
    options = rules.options_for_deals(rules.options(), 1) or rules.options()
    return Table(rules, options, fitting_seats(rules, options), match_number(game.name, day))


def journal_path(home: Home, game: str, day: date) -> Path:
    """Return the path of the journal in which a deal is kept while it is played; the file need not exist.

    :param home: the player's home. :param game: name of the game. :param day: the day.
    """
    return home.days / f"{game}-{day:%Y%m%d}-000000-day.match"


def game_and_day_of_journal(path: Path) -> tuple[str, date | None]:
    """Return the name of the game and the day of a journal, by its file name; None for the day if that name has none.

    :param path: path of the journal.
    """
    game, _, rest = path.name.partition("-")
    try:
        return game, datetime.strptime(rest.partition("-")[0], "%Y%m%d").date()
    except ValueError:
        return game, None


def moves_text(match: Table) -> str:
    """Return the players' actions in the first deal of a match, without those of chance, in the notation of
    ``core.notation`` and with commas between them; empty before the first action.
    """
    rules, actions = match.ruleset, match.actions_by_moment()
    ends = (at for at, (event, _) in enumerate(match.moments) if isinstance(event, rules.ends_deal))
    record = match.record[: actions[next(ends, -1)]] if match.moments else []
    return ",".join(notation.action_to_text(action) for action in record if isinstance(action, rules.action_types))


def replay_moves(game: Game, day: date, moves: str) -> Table:
    """Return a new table of a day's deal after these moves.

    :param game: the game. :param day: the day. :param moves: at least one move, as ``moves_text`` writes them.
    :raises ValueError: if a move cannot be read or the rules refuse it.
    """
    table = new_table_of_day(game, day)
    for move in moves.split(","):
        table.draw()
        if isinstance(table.act(notation.action_from_text(move, table.ruleset.action_types)), Refusal):
            raise ValueError(move)
    return table


def record_path(home: Home, game: str, day: date) -> Path:
    """Return the path of the record of a finished deal; the file need not exist.

    :param home: the player's home. :param game: name of the game. :param day: the day.
    """
    return home.records / journal_path(home, game, day).name


def result_of(game: Game, day: date, match: Table) -> DayResult | None:
    """Return the player's result in the first deal of a match; None while that deal goes on."""
    rules = match.ruleset
    ended = next((state for event, state in match.moments if isinstance(event, rules.ends_deal)), None)
    if ended is None:
        return None
    seat = rules.seating(ended).index(OWN_SEAT)
    unit, value = practice_of(game).outcome(rules, ended, seat)
    return DayResult(game.name, day, unit, value)


def decode_calendar(content: bytes) -> tuple[DayResult, ...]:
    """Return the results in the content of a calendar file, as written. :raises ValueError: if it is no calendar."""
    return from_json(content, tuple[DayResult, ...])


def first_results(results: Iterable[DayResult]) -> tuple[DayResult, ...]:
    """Return results sorted by day and game, with only the first of several results of one deal."""
    kept: dict[tuple[date, str], DayResult] = {}
    for result in results:
        kept.setdefault(result.key, result)
    return tuple(kept[key] for key in sorted(kept))


def encode_calendar(results: Iterable[DayResult]) -> bytes:
    """Return these results as the content of a calendar file; of several results of one deal only the first."""
    return msgspec.json.encode(first_results(results))


def load_results(home: Home) -> tuple[DayResult, ...]:
    """Return all results in the calendar, the earliest day first; none if there is no calendar.

    A damaged calendar is renamed and counts as none.

    :raises OSError: if the calendar cannot be read, or a damaged one cannot be renamed.
    """
    try:
        return decode_calendar(read_regular_file(home.calendar_file, MAX_CALENDAR_BYTES))
    except FileNotFoundError:
        return ()
    except ValueError:
        set_aside(home.calendar_file)
        return ()


def add_result(home: Home, result: DayResult) -> None:
    """Save a result in the calendar, unless its deal already has one. :raises OSError: if it cannot be saved."""

    def changed(kept: tuple[DayResult, ...] | None) -> tuple[DayResult, ...]:
        return first_results((*(kept or ()), result))

    change_json(home.calendar_file, tuple[DayResult, ...], changed, MAX_CALENDAR_BYTES)
