"""The menu of club evenings: a new one, those under way, those that are over, leagues, copies of other places."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Sequence
from datetime import datetime
from functools import partial

import msgspec

from numeramis_access.app.evening import keeper
from numeramis_access.app.evening.director_menu import DirectorDesk, stage_value
from numeramis_access.app.evening.evening_copies import copies_menu
from numeramis_access.app.evening.evening_writer import name_of_evening
from numeramis_access.app.evening.keeper import ID_BYTES, EveningKeeper, load_evenings
from numeramis_access.app.evening.leagues import NamedEvening, Season, leagues_menu
from numeramis_access.app.evening.plan import PlanMenu
from numeramis_access.app.evening.years import PastEvenings, years_menu
from numeramis_access.app.shell.menu import Entry, Menu, back_entry, confirmation_menu, opening_entry
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import EnterAgain, Pop, Push, Transition
from numeramis_access.core.actions import Refusal
from numeramis_access.evening.boards import tricks_of
from numeramis_access.evening.events import PeopleEntered, PersonId, Plan, PlanAnnounced
from numeramis_access.evening.log import Log, NewerLog, line_of, read_entries
from numeramis_access.evening.log import LogEntry as LogEntry
from numeramis_access.store.database import DamagedDatabase
from numeramis_access.store.evenings import Evenings, KeptEvening
from numeramis_access.words.announcement import Priority


def menu(app: App) -> Menu:
    """Return the menu of club evenings: the evenings, the latest one first, then a new one, the years if an evening is
    over, leagues, copies, and deleting if there is an evening.
    """
    logs = EveningLogs()

    def entries() -> list[Entry]:
        kept = load_evenings(app).evenings
        years = (
            [opening_entry(app, "evening-years", partial(_years_menu, app, logs))] if _past_evenings(kept, logs) else []
        )
        return [
            *(_entry(app, evening, logs) for evening in reversed(kept)),
            opening_entry(app, "evening-new", lambda: PlanMenu(app, first_plan(app), partial(_announce, app))), *years,
            opening_entry(app, "league-menu", partial(leagues_menu, app, _season(app, logs))),
            opening_entry(app, "league-copies-menu", partial(copies_menu, app)),
            *([opening_entry(app, "evening-delete", partial(_delete_menu, app, logs))] if kept else []),
            back_entry(app),
        ]  # fmt: skip

    return Menu(app, "evening-menu", entries)


def _past_evenings(kept: Sequence[KeptEvening], logs: EveningLogs) -> PastEvenings:
    """Return the evenings that are over, with their dates."""
    dated_logs = ((evening.created, logs.log_of(evening)) for evening in kept)
    return [(created, log.evening) for created, log in dated_logs if log is not None and log.evening.stage == "over"]


def _season(app: App, logs: EveningLogs) -> Season:
    """Return the evenings that have begun and the people, from which leagues are made."""

    def evenings() -> dict[str, NamedEvening]:
        known = ((kept, logs.log_of(kept)) for kept in load_evenings(app).evenings)
        return {
            kept.id: NamedEvening(_title(app, kept, logs), log.evening)
            for kept, log in known if log is not None and log.evening.round >= 0
        }  # fmt: skip

    def announce(plan: Plan, persons: Sequence[PersonId]) -> Transition:
        kept = create_evening(app, plan, persons)
        return EnterAgain() if kept is None else Pop(then=lambda: _open(app, kept) or EnterAgain())

    return Season(evenings, lambda: {person.id: person for person in load_evenings(app).people}, announce)


def _years_menu(app: App, logs: EveningLogs) -> Menu:
    return years_menu(
        app,
        lambda: _past_evenings(load_evenings(app).evenings, logs),
        lambda: {person.id: person for person in load_evenings(app).people},
    )


def first_plan(app: App) -> Plan:
    """Return the plan from which a new evening starts: the last readable evening's, without its last day for entries.

    If there is none, it plans pairs in the game with the most tricks, or is the default plan if no game has tricks.
    """
    for evening in reversed(load_evenings(app).evenings):
        log = _log(evening)
        if log is not None:
            return msgspec.structs.replace(log.evening.plan, closes="")
    games = {game.name: tricks_of(game.ruleset()) for game in app.catalogue}
    name = max(games, key=lambda game: games[game], default="")
    return Plan(game=name, tricks=games[name]) if games.get(name) else Plan()


class EveningLogs:
    """A cache of parsed logs, because a menu asks for its evenings' names at each key."""

    def __init__(self) -> None:
        self._known: dict[str, tuple[tuple[str, ...], Log | None]] = {}

    def log_of(self, kept: KeptEvening) -> Log | None:
        """Return the log of an evening, which is cached until it grows; None if it cannot be read."""
        lines, log = self._known.get(kept.id, ((), None))
        if lines != kept.lines or not lines:
            log = _log(kept)
            self._known[kept.id] = kept.lines, log
        return log


def _log(kept: KeptEvening) -> Log | None:
    try:
        return Log(read_entries(kept.lines))
    except ValueError:
        return None


def _title(app: App, kept: KeptEvening, logs: EveningLogs) -> str:
    """Return the name of an evening: its date and contest."""
    log = logs.log_of(kept)
    return name_of_evening(app, log.evening.plan if log is not None else None, kept.created)


def _entry(app: App, kept: KeptEvening, logs: EveningLogs) -> Entry:
    def value() -> str:
        log = logs.log_of(kept)
        stage = stage_value(log.evening) if log is not None else "unknown"
        return app.text("evening-stage", stage=stage, round=log.evening.round + 1 if log is not None else 0)

    return Entry(partial(_title, app, kept, logs), partial(_open, app, kept), value)


def _open(app: App, kept: KeptEvening) -> Transition | None:
    """Return the transition to an evening; enter the menu again if it was deleted.

    If its log cannot be read, say why and return None, to stay.
    """
    now_kept = load_evenings(app)
    evening = next((evening for evening in now_kept.evenings if evening.id == kept.id), None)
    if evening is None:
        return EnterAgain()
    try:
        return Push(DirectorDesk(app, EveningKeeper(app, evening, now_kept.people)))
    except NewerLog:
        app.say("evening-newer", cue="refusal")
        return None
    except ValueError:
        app.say("evening-not-understood", cue="refusal")
        return None


def way_back(app: App) -> tuple[float, Callable[[], Transition | None]] | None:
    """Return the time of the latest act in an unfinished evening with real cards, in seconds since 1970, and a function
    that opens this evening; None if there is no such evening.
    """
    under_way = []
    for kept in load_evenings(app).evenings:
        log = _log(kept)
        if log is not None and log.evening.stage != "over" and not log.evening.plan.at_tables:
            under_way.append((_seconds_of(log), partial(_open, app, kept)))
    return max(under_way, default=None, key=lambda way: way[0])


def _seconds_of(log: Log) -> float:
    """Return the time of the last entry of a log in seconds, 0 if it names none."""
    try:
        return datetime.fromisoformat(log.entries[-1].at).timestamp()
    except (IndexError, ValueError, OverflowError, OSError):
        return 0.0


def _announce(app: App, plan: Plan) -> Transition | None:
    """Create an evening by its plan, and open it. If it cannot be stored, say so and return None, to stay."""
    kept = create_evening(app, plan)
    return None if kept is None else Pop(then=lambda: _open(app, kept) or EnterAgain())


def create_evening(app: App, plan: Plan, persons: Iterable[PersonId] = ()) -> KeptEvening | None:
    """Create an evening with its plan and store it; return it, or say that it cannot be stored and return None.

    :param app: the program. :param plan: the evening's plan. :param persons: ids of people who enter one by one.
    """
    at = keeper.now().isoformat()
    kept = KeptEvening(secrets.token_hex(ID_BYTES), at)
    entries = Log().next_entries((PlanAnnounced(plan), *(PeopleEntered((person,)) for person in persons)), at)
    assert not isinstance(entries, Refusal)  # the menu of the plan refuses first
    lines = map(line_of, entries)
    try:
        Evenings(app.home.evenings).begin(kept.id, at, *lines)
    except (OSError, DamagedDatabase):
        app.say("evening-not-kept", cue="refusal")
        return None
    return kept


def _delete_menu(app: App, logs: EveningLogs) -> Menu:
    """Return the menu that asks which evening to delete."""

    def deleted(kept: KeptEvening) -> Transition:
        try:
            Evenings(app.home.evenings).delete(kept.id)
        except (OSError, DamagedDatabase):
            app.say("evening-not-kept", cue="refusal")
            return EnterAgain()
        return EnterAgain(partial(app.say, "evening-is-deleted", Priority.QUEUE))

    def ask(kept: KeptEvening) -> Transition:
        called = _title(app, kept, logs)
        return Push(confirmation_menu(app, "evening-really-delete-all", partial(deleted, kept), what=called))

    def entries() -> list[Entry]:
        kept: Sequence[KeptEvening] = load_evenings(app).evenings
        return [
            *(Entry(partial(_title, app, evening, logs), partial(ask, evening)) for evening in reversed(kept)),
            back_entry(app),
        ]

    return Menu(app, "evening-delete", entries)
