"""The menu of club evenings: a new one, those under way, those that are over."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from datetime import datetime
from functools import partial

from numeramis_access.app.evening import keeper
from numeramis_access.app.evening.director_menu import DirectorDesk
from numeramis_access.app.evening.keeper import ID_BYTES, Keeper
from numeramis_access.app.evening.plan import PlanMenu
from numeramis_access.app.evening.years import Over, years_menu
from numeramis_access.app.shell.menu import Entry, Menu, back, confirm, opens
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import Again, Pop, Push, Transition
from numeramis_access.evening.boards import tricks_of
from numeramis_access.evening.events import Announced, Plan
from numeramis_access.evening.log import Log, line_of, read_entries
from numeramis_access.evening.log import LogEntry as LogEntry
from numeramis_access.store.database import Damaged
from numeramis_access.store.evenings import Evenings, KeptEvening, KeptEvenings
from numeramis_access.words.announcement import Priority


def menu(app: App) -> Menu:
    """Return the menu of club evenings, the last one first."""
    logs = Logs()

    def entries() -> list[Entry]:
        kept = everything(app).evenings
        years = [opens(app, "evening-years", partial(_years_menu, app, logs))] if _past_evenings(kept, logs) else []
        return [
            *(_entry(app, evening, logs) for evening in reversed(kept)),
            opens(app, "evening-new", lambda: PlanMenu(app, first_plan(app), partial(_announce, app))), *years,
            *([opens(app, "evening-delete", partial(_delete_menu, app, logs))] if kept else []), back(app),
        ]  # fmt: skip

    return Menu(app, "evening-menu", entries)


def _past_evenings(kept: Sequence[KeptEvening], logs: Logs) -> Over:
    """Return the evenings that are over, with their dates."""
    dated_logs = ((evening.created, logs.of(evening)) for evening in kept)
    return [(created, log.evening) for created, log in dated_logs if log is not None and log.evening.stage == "over"]


def _years_menu(app: App, logs: Logs) -> Menu:
    return years_menu(
        app,
        lambda: _past_evenings(everything(app).evenings, logs),
        lambda: {person.id: person for person in everything(app).people},
    )


def first_plan(app: App) -> Plan:
    """Return the plan that a new evening starts from: the last evening's, else pairs in the game with most tricks."""
    for evening in reversed(everything(app).evenings):
        log = _log(evening)
        if log is not None:
            return log.evening.plan
    games = {game.name: tricks_of(game.ruleset()) for game in app.catalogue}
    name = max(games, key=lambda game: games[game], default="")
    return Plan(game=name, tricks=games[name]) if games.get(name) else Plan()


def everything(app: App) -> KeptEvenings:
    """Return all evenings and people; tell the player if the file cannot be read."""
    try:
        return Evenings(app.home.evenings).all()
    except Damaged as damaged:
        app.say("evening-damaged", cue="refusal", name=damaged.name)
    except OSError:
        app.say("evening-not-kept", cue="refusal")
    return KeptEvenings()


class Logs:
    """A cache of parsed logs, because a menu asks for its evenings' names at each key."""

    def __init__(self) -> None:
        self._known: dict[str, tuple[tuple[str, ...], Log | None]] = {}

    def of(self, kept: KeptEvening) -> Log | None:
        """Return the log of an evening, None if it cannot be understood."""
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


def _title(app: App, kept: KeptEvening, logs: Logs) -> str:
    """Return the name of an evening: its date and contest."""
    log = logs.of(kept)
    plan = log.evening.plan if log is not None else None
    game = app.text(f"game-{plan.game}") if plan is not None and plan.game in app.catalogue.names else "none"
    return app.text("evening-of", when=kept.created, contest=plan.contest if plan is not None else "none", game=game)


def _entry(app: App, kept: KeptEvening, logs: Logs) -> Entry:
    def value() -> str:
        log = logs.of(kept)
        stage = log.evening.stage if log is not None else "unknown"
        return app.text("evening-stage", stage=stage, round=log.evening.round + 1 if log is not None else 0)

    return Entry(partial(_title, app, kept, logs), partial(_open, app, kept), value)


def _open(app: App, kept: KeptEvening) -> Transition | None:
    """Open an evening, or say why it cannot be opened."""
    now_kept = everything(app)
    evening = next((evening for evening in now_kept.evenings if evening.id == kept.id), None)
    if evening is None:
        return Again()
    try:
        return Push(DirectorDesk(app, Keeper(app, evening, now_kept.people)))
    except ValueError:
        app.say("evening-not-understood", cue="refusal")
        return None


def again(app: App) -> tuple[float, Callable[[], Transition | None]] | None:
    """Return the time of the last act in an evening with real cards, in seconds, and the way back; None without one."""
    under_way = []
    for kept in everything(app).evenings:
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
    """Begin an evening by its plan, and open it."""
    kept = begin(app, plan)
    return None if kept is None else Pop(then=lambda: _open(app, kept) or Again())


def begin(app: App, plan: Plan) -> KeptEvening | None:
    """Begin an evening by its plan; return None, and say so, if it cannot be kept."""
    at = keeper.now().isoformat()
    kept = KeptEvening(secrets.token_hex(ID_BYTES), at)
    announced = LogEntry(0, at, "", Announced(plan))
    try:
        Evenings(app.home.evenings).begin(kept.id, at, line_of(announced))
    except (OSError, Damaged):
        app.say("evening-not-kept", cue="refusal")
        return None
    return kept


def _delete_menu(app: App, logs: Logs) -> Menu:
    """Return the menu that asks which evening to delete."""

    def deleted(kept: KeptEvening) -> Transition:
        try:
            Evenings(app.home.evenings).delete(kept.id)
        except (OSError, Damaged):
            app.say("evening-not-kept", cue="refusal")
            return Again()
        return Again(partial(app.say, "evening-is-deleted", Priority.QUEUE))

    def ask(kept: KeptEvening) -> Transition:
        called = _title(app, kept, logs)
        return Push(confirm(app, "evening-really-delete-all", partial(deleted, kept), what=called))

    def entries() -> list[Entry]:
        kept: Sequence[KeptEvening] = everything(app).evenings
        return [
            *(Entry(partial(_title, app, evening, logs), partial(ask, evening)) for evening in reversed(kept)),
            back(app),
        ]

    return Menu(app, "evening-delete", entries)
