"""The director's side of an evening at the tables of a house: the director acts, and the house conducts.

Log, scoring and desk are the same as with real cards. This scene asks the house for the director's acts and shows
what the house has entered: results, averages, late players, rounds.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection, Iterator, Sequence
from functools import partial
from itertools import count

from numeramis_access.app.evening.at_tables import EveningTableMenu
from numeramis_access.app.evening.director_menu import DirectorDesk
from numeramis_access.app.evening.drawing import shuffle_entrants
from numeramis_access.app.evening.evening_menu import EveningMenu, end_with_message, say_no_movement
from numeramis_access.app.evening.evening_writer import EveningWriter
from numeramis_access.app.evening.house_keeper import HouseEveningKeeper, PendingAct
from numeramis_access.app.evening.keeper import ID_BYTES
from numeramis_access.app.evening.results import OpenLinesMenu, all_lines_menu
from numeramis_access.app.people.company import Company
from numeramis_access.app.people.gathering import Gathering
from numeramis_access.app.people.identity import new_id
from numeramis_access.app.shell.menu import Entry, back_entry, button_entry, confirmation_menu, opening_entry
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import EnterAgain, Pop, Push, Transition
from numeramis_access.evening import events as ev
from numeramis_access.evening.conductor import COMPUTER_PREFIX, is_round_over, opening_events, round_count
from numeramis_access.evening.evening import Evening, open_lines
from numeramis_access.evening.movements import INDIVIDUAL_SIZES, NoMovement
from numeramis_access.input.inbox import HouseNews, Incoming
from numeramis_access.players.characters import characters
from numeramis_access.store.evenings import KeptPerson
from numeramis_access.tables.evening import leaders_places
from numeramis_access.tables.evening_requests import RoundsBegin
from numeramis_access.tables.pushes import LogGrew, TableNow, TablePlace
from numeramis_access.tables.table_requests import Leave
from numeramis_access.words.announcement import Priority

#: fewest people: two tables, because comparing needs two
MIN_PEOPLE = 8


class DirectedEveningMenu(EveningTableMenu):
    """The evening's menu for its directors and scorers.

    Parameters not explained here are as in ``EveningTableMenu``.

    :param keeper: the evening, with its log in the house.
    """

    def __init__(
        self, company: Company, gathering: Gathering, table: str, address: str, keeper: HouseEveningKeeper
    ) -> None:
        super().__init__(company, gathering, table, address)
        self.keeper = keeper
        self._itself: bool | None = None
        keeper.changed = self._show_news
        #: number of entries whose news were told, None before the log was read
        self._told_entries: int | None = None

    @property
    def starts_by_itself(self) -> bool:
        """Return whether each round begins as soon as the last one is over, by the player's request that the house has
        not answered yet, or else by the house's state.
        """
        return self.evening.itself if self._itself is None else self._itself

    @property
    def _knows(self) -> bool:
        """Return whether the log is complete; a copy in the home can be older than the house's log."""
        return self.log.stage != "new" and self.keeper.loaded

    @property
    def log(self) -> Evening:
        """Return the evening as it follows from its log."""
        return self.keeper.evening

    def _lines(self) -> list[Entry]:
        app, role = self.app, self.evening.role
        rest, ends = self._evening_entries(), self._ends()
        if role in ("scorer", "player"):
            return [*self._in_order(rest, self._scoring() if role == "scorer" else []), *ends]
        begin = button_entry(app, "evening-house-begin", self._begin_evening, free=self.log.plan.movement == "free")
        begins = [begin] if self.log.stage == "entering" else []
        begins_next = "evening-house-free-tables" if self.log.plan.movement == "free" else "evening-house-rounds"
        rounds = Entry(partial(app.text, begins_next), None, self._rounds_value, self._switch)
        now, drawn = self.evening, self.log.stage == "drawn"
        whole = drawn and self.log.has_begun_all if self._knows else 0 < now.rounds == now.round
        comes = self.log.stage != "over" and not whole
        desk = [] if self.log.stage in ("new", "entering") else [
            opening_entry(app, "evening-house-desk", self._desk), *([rounds] if comes else []),
        ]  # fmt: skip
        return [*begins, *self._in_order(rest, desk), *ends]

    def _end(self) -> Entry:
        """Return the entry that leaves the evening; its host closes it."""
        if self.now.host != self.company.person:
            return super()._end()
        ask = confirmation_menu(self.app, "evening-house-really-close", self._close)
        return button_entry(self.app, "evening-house-close", lambda: Push(ask))

    def _desk(self) -> DirectorDesk:
        return DirectorDesk(self.app, self.keeper, partial(_failed_act_entries, self.app, self.keeper))

    def _scoring(self) -> list[Entry]:
        """Return a scorer's entries, missing results and all results; empty before the draw and after the evening."""
        app, keeper = self.app, self.keeper
        if self.log.stage != "drawn":
            return []
        missing = len(open_lines(self.log))
        return [
            opening_entry(app, "evening-enter-results", lambda: OpenLinesMenu(app, keeper), count=missing),
            opening_entry(app, "evening-all-lines", partial(all_lines_menu, app, keeper)),
        ]

    def _in_order(self, rest: Sequence[Entry], desk: Sequence[Entry]) -> list[Entry]:
        """Return the entries in order: the way to the player's table comes before the desk, which a playing director
        does not need."""
        own = len(self._own_table_entries())
        return [*rest[:own], *desk, *rest[own:]]

    @property
    def _title_name(self) -> str:
        """Return the id of the title's message, by the log, which the house confirms later."""
        free = self.log.stage == "drawn" and self.log.plan.movement == "free"
        return "evening-house-free" if free else super()._title_name

    def _title_values(self) -> dict[str, object]:
        about = super()._title_values()
        return {**about, "round": self.log.round + 1, "rounds": round_count(self.log)} if self._knows else about

    def _rounds_value(self) -> str:
        return self.app.text("evening-house-rounds-value", itself=self.starts_by_itself)

    def _switch(self, by: int) -> None:
        self._itself = not self.starts_by_itself
        self.company.ask(RoundsBegin(id=new_id(), table=self.table, itself=self._itself))

    def _greet(self) -> None:
        """Tell the director how people join, and what comes next."""
        self.keeper.ask_for_entries()
        if self.now.host != self.company.person:
            self.app.say("evening-house-second", Priority.QUEUE, role=self.evening.role)
        elif self.log.stage == "entering":
            self.app.say("evening-house-director", Priority.QUEUE, code=self.now.code, contest=self._contest)

    def _close(self) -> Transition:
        self._gathering.stop_announcing()
        self.company.ask(Leave(id=new_id(), table=self.table))
        self.company.records.note_evening(self.table, over=True)
        return Pop()

    # beginning

    def _begin_evening(self) -> Transition:
        """Enter the people who are here, fill up with computers, draw, and begin the first round."""
        parties = list(self._parties())
        people = [person for party in parties for person in party]
        entered = [[person.id for person in party] for party in parties]
        try:
            events = opening_events(self.log, entered, shuffle_entrants, self.keeper.timestamp())
        except NoMovement:
            say_no_movement(self.app, self.log.plan, len(parties))
            return EnterAgain()
        if self.keeper.do_acts(events, people):
            self.focus_first()
            return EnterAgain(self._say_sitting_out)
        return EnterAgain()

    def _say_sitting_out(self) -> None:
        """Tell the director who has no table in the first round of whole plays; where all have one, nothing."""
        out = self._desk().sitting_out()
        if out != "none":
            self.app.say("evening-round-begun", Priority.QUEUE, round=1, again=0, out=out)

    def _parties(self) -> Iterator[list[KeptPerson]]:
        """Yield the people of each entry, with computers in its empty places."""
        names = _computers({place.name for place in self.now.places})
        size, whole = self.log.plan.persons, 0
        places = self.now.places[: len(self.now.places) + 1 - len(leaders_places(self.now.players))]
        for at in range(1, len(places) - 1, size):
            party = places[at : at + size]
            if any(place.person for place in party):
                whole += 1
                yield [self._person(place) if place.person else self._computer(next(names)) for place in party]
        plan = self.log.plan
        filled = _filled_tables(plan, whole) if plan.contest == "plays" else _filled_up_size(whole, size)
        for _ in range(whole, filled):
            yield [self._computer(next(names)) for _ in range(size)]

    def _person(self, place: TablePlace) -> KeptPerson:
        known = self.keeper.people.get(place.person)
        kept = known.kept if known is not None else False
        return KeptPerson(place.person, self.keeper.id, place.name, kept=kept, shown=known is not None and known.shown)

    def _computer(self, name: str) -> KeptPerson:
        return KeptPerson(COMPUTER_PREFIX + secrets.token_hex(ID_BYTES), self.keeper.id, name)

    # what the house does

    def _follow(self) -> None:
        """Tell the director the same as each player, after the news of the log that came before it."""
        if not self.keeper.is_awaiting_entries:
            super()._follow()

    def receive(self, item: Incoming) -> Transition | None:
        """Follow the evening as a player's menu does, and ask for new entries of the log when it has grown. Return the
        next transition, None to stay.

        After a lost connection, send unanswered requests again; after a restoration of the house from a copy, read the
        whole log again.
        """
        match item:
            case HouseNews(news="back"):
                self.keeper.resend()
            case HouseNews(news="restored"):
                self.keeper.reload_log()
            case HouseNews(news=LogGrew(table=self.table)):
                self.keeper.ask_for_entries()
            case HouseNews(news=TableNow(table=self.table)):
                self._itself = None
        return super().receive(item)

    def _show_news(self) -> None:
        """Show the new entries of the log, and tell what the house has entered."""
        self.renew()
        if self._entered:
            self._tell_entries()
            self._follow()

    def _tell_entries(self) -> None:
        """Tell that all boards of a round were played, or how many the clock has ended."""
        if not self.keeper.loaded:
            return
        known, begin = self.keeper.house_entries, self._told_entries
        self._told_entries = len(known)
        new = [entry.event for entry in known[len(known) if begin is None else begin :] if not entry.by]
        averaged = sum(isinstance(event, ev.ScoreAdjusted) for event in new)
        if averaged:
            self.app.say("evening-house-averaged", Priority.QUEUE, count=averaged)
            return
        entered = [event.line.round for event in new if isinstance(event, ev.ResultEntered)]
        if entered and self.log.plan.games:
            self._tell_plays(max(entered))
            return
        number = max(entered, default=self.log.round + 1)
        if number < self.log.round or (number == self.log.round and is_round_over(self.log)):
            last = number + 1 == round_count(self.log)
            self.app.say("evening-house-all-in", Priority.QUEUE, round=number + 1, last=last)

    def _tell_plays(self, number: int) -> None:
        """Tell that all tables of a round have finished, or of the whole tournament, where each player has a number of
        plays.

        :param number: the round, from 0, of the latest result.
        """
        playing, free = open_lines(self.log), self.log.plan.movement == "free"
        if not playing and self.log.has_begun_all:
            self.app.say("evening-house-all-played", Priority.QUEUE)
        elif not free and all(line.round != number for line in playing):
            self.app.say("evening-house-all-in", Priority.QUEUE, round=number + 1, last=False)

    @property
    def _rounds_over(self) -> int:
        if not self._knows:
            return self.evening.told
        return self.log.round + 1 if is_round_over(self.log) or self.log.stage == "over" else max(0, self.log.round)

    def leave(self) -> None:
        """Leave the menu, and show no more news of the log."""
        super().leave()
        self.keeper.changed = lambda: None


def _failed_act_entries(app: App, keeper: HouseEveningKeeper) -> list[Entry]:
    """Return an entry for each act that another director was faster than; it can still be done or dropped."""
    return [
        Entry(partial(app.text, "evening-house-not-done", what=EveningWriter(app, keeper).event(act.event)),
              partial(_ask_still, app, keeper, act))
        for act in keeper.failed_acts
    ]  # fmt: skip


def _ask_still(app: App, keeper: HouseEveningKeeper, act: PendingAct) -> Transition:
    """Ask whether to do a refused act now, or to drop it."""

    def still() -> Transition:
        return Pop(
            then=lambda: end_with_message(app, "evening-house-done-still") if keeper.retry_act(act) else EnterAgain()
        )

    def leave() -> Transition:
        keeper.drop(act)
        return Pop()

    def entries() -> list[Entry]:
        return [
            button_entry(app, "evening-house-do-still", still),
            button_entry(app, "evening-house-drop", leave),
            back_entry(app),
        ]

    what = EveningWriter(app, keeper).event(act.event)
    return Push(EveningMenu(app, keeper, "evening-house-not-done", entries, what=what))


def _computers(taken: Collection[str]) -> Iterator[str]:
    """Yield names of computers, each once; skip the names of people."""
    for number in count(1):
        names = (character.name if number == 1 else f"{character.name} {number}" for character in characters())
        yield from (name for name in names if name not in taken)


def _filled_tables(plan: ev.Plan, there: int) -> int:
    """Return how many players of whole plays there are after computers fill tables of the best size, if the plan has
    computers.

    :param there: number of people.
    """
    best = plan.of_game(0).sizes[0]
    return -(-there // best) * best if plan.has_computers else there


def _filled_up_size(there: int, size: int) -> int:
    """Return how many entries there are after computers fill up: whole tables, at least two.

    :param there: entries of people.
    :param size: persons of an entry.
    """
    least = max(there, MIN_PEOPLE // size)
    if size == 1:
        return next(number for number in sorted(INDIVIDUAL_SIZES) if number >= least and number % 4 == 0)
    return least + least % 2
