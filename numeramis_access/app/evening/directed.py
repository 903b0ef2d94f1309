"""The director's side of an evening at the tables of a house: the log leads, and the house plays what the log says.

Log, scoring and desk are those of evenings with real cards. This scene asks the house for each round that the log
begins, and enters the house's results in the log. The house follows each act and each undo of the director. If either
program is killed, the next comparison of both repairs the difference.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import count

import msgspec

from numeramis_access.app.evening.at_tables import EveningTable
from numeramis_access.app.evening.director_menu import DirectorDesk, shuffle
from numeramis_access.app.evening.evening_menu import EveningMenu, done
from numeramis_access.app.evening.house_keeper import HouseKeeper, PendingAct
from numeramis_access.app.evening.keeper import ID_BYTES, Keeper
from numeramis_access.app.evening.results import OpenLines, all_lines, average_all
from numeramis_access.app.evening.telling import Telling
from numeramis_access.app.people.company import Company
from numeramis_access.app.people.gathering import Gathering
from numeramis_access.app.people.identity import new_id
from numeramis_access.app.shell.menu import Entry, back, button, confirm, opens
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import Again, Pop, Push, Transition
from numeramis_access.evening import events as ev
from numeramis_access.evening.draw import draw
from numeramis_access.evening.evening import Evening, open_lines
from numeramis_access.evening.movements import INDIVIDUALS, NoMovement
from numeramis_access.input.inbox import HouseNews, Incoming
from numeramis_access.players.characters import characters
from numeramis_access.store.evenings import KeptPerson
from numeramis_access.tables import conduct
from numeramis_access.tables.evening import OwnStanding, StandingLine, chairs
from numeramis_access.tables.pushes import LogGrew, TableNow, TablePlace
from numeramis_access.tables.requests import Leave, RoundsBegin, TellStandings
from numeramis_access.words.announcement import Priority

#: fewest people: two tables, because comparing needs two
PEOPLE = 8


class DirectedEvening(EveningTable):
    """The evening's menu for its directors and scorers."""

    directs = True

    def __init__(self, company: Company, gathering: Gathering, table: str, address: str, keeper: Keeper) -> None:
        super().__init__(company, gathering, table, address)
        self.keeper = keeper
        self._itself: bool | None = None
        keeper.changed = self._show_news
        self._agreeing = False
        #: the people whose agreement to publish their name was kept last
        self._agreed: frozenset[str] = frozenset()
        #: the round that was requested last; the standings that were sent last
        self._asked = 0
        self._told_standings: tuple[tuple[OwnStanding, ...], tuple[StandingLine, ...], bool] = ((), (), False)

    @property
    def by_itself(self) -> bool:
        """Return whether each round begins as soon as the last one is over."""
        return self.evening.itself if self._itself is None else self._itself

    @property
    def _leads(self) -> bool:
        """Return whether this program runs the evening; of all present directors' programs one does."""
        return self.evening.leads or not self.evening.role

    @property
    def _knows(self) -> bool:
        """Return whether the log is complete; a copy in the home can be older than the house's log."""
        return self.log.stage != "new" and not (isinstance(self.keeper, HouseKeeper) and not self.keeper.loaded)

    @property
    def log(self) -> Evening:
        """Return the evening as its log tells it."""
        return self.keeper.evening

    def _lines(self) -> list[Entry]:
        app, role = self.app, self.evening.role
        *rest, leave = super()._lines()
        if role in ("scorer", "player"):
            return [*self._in_order(rest, self._scoring() if role == "scorer" else []), leave]
        begins = [button(app, "evening-house-begin", self._begin_evening)] if self.log.stage == "entering" else []
        rounds = Entry(partial(app.text, "evening-house-rounds"), None, self._rounds_value, self._switch)
        now, drawn = self.evening, self.log.stage == "drawn"
        whole = drawn and self.log.whole if self._knows else 0 < now.rounds == now.round
        comes = self.log.stage != "over" and not whole
        desk = [] if self.log.stage in ("new", "entering") else [
            opens(app, "evening-house-desk", self._desk), *([rounds] if comes else []),
        ]  # fmt: skip
        if self.now.host != self.company.person:
            return [*begins, *self._in_order(rest, desk), leave]
        ask = confirm(app, "evening-house-really-close", self._close)
        close = replace(button(app, "evening-house-close", lambda: Push(ask)), last=True)
        return [*begins, *self._in_order(rest, desk), close]

    def _desk(self) -> DirectorDesk:
        return DirectorDesk(self.app, self.keeper, partial(_not_done, self.app, self.keeper))

    def _scoring(self) -> list[Entry]:
        """Return a scorer's entries: missing results and all results."""
        app, keeper = self.app, self.keeper
        return [
            opens(app, "evening-enter-results", lambda: OpenLines(app, keeper), count=len(open_lines(self.log))),
            opens(app, "evening-all-lines", partial(all_lines, app, keeper)),
        ] if self.log.stage == "drawn" else []  # fmt: skip

    def _in_order(self, rest: Sequence[Entry], desk: Sequence[Entry]) -> list[Entry]:
        """Return the entries in order: the way to the player's table comes before the desk, which a playing director
        does not need."""
        own = len(self._own_table_entries())
        return [*rest[:own], *desk, *rest[own:]]

    def _title_values(self) -> dict[str, object]:
        about = super()._title_values()
        return {**about, "round": self.log.round + 1, "rounds": conduct.round_count(self.log)} if self._knows else about

    def _rounds_value(self) -> str:
        return self.app.text("evening-house-rounds-value", itself=self.by_itself)

    def _switch(self, by: int) -> None:
        self._itself = not self.by_itself
        if self.evening.role:
            self.company.ask(RoundsBegin(id=new_id(), table=self.table, itself=self._itself))
        self._agree()

    def _greet(self) -> None:
        """Tell the director how people join, and what comes next."""
        if isinstance(self.keeper, HouseKeeper):
            self.keeper.look()
        if self.now.host != self.company.person:
            self.app.say("evening-house-second", Priority.QUEUE, role=self.evening.role)
            return
        if self.log.stage == "entering":
            self.app.say("evening-house-director", Priority.QUEUE, code=self.now.code, contest=self._contest)
        else:
            self._asked = 0

    def _close(self) -> Transition:
        self.company.ask(Leave(id=new_id(), table=self.table))
        self.company.records.note_evening(self.table, over=True)
        return Pop(2)

    # beginning

    def _begin_evening(self) -> Transition | None:
        """Enter the people who are here, fill up with computers, draw, and begin the first round."""
        keeper = self.keeper
        keeper.read_again()
        parties = list(self._parties())
        people = [one for party in parties for one in party]
        if not keeper.change_people(people):
            return None
        with keeper.together():
            return self._enter_parties(parties)

    def _enter_parties(self, parties: Sequence[Sequence[KeptPerson]]) -> Transition | None:
        """Enter each party, then draw."""
        keeper = self.keeper
        for party in parties:
            if not keeper.do(ev.Entered(tuple(one.id for one in party))):
                return Again()
        return self._draw_evening() if keeper.do(ev.Closed()) else Again()

    def _draw_evening(self) -> Transition | None:
        try:
            drawn = draw(self.log, (), shuffle)
        except NoMovement as error:
            self.app.say("evening-no-movement", cue="refusal", least=error.least, most=error.most)
            return Again()
        if not self.keeper.do(drawn):
            return Again()
        self.focus = 0
        self._begin_round()
        return Again()

    def _parties(self) -> Iterator[list[KeptPerson]]:
        """Yield the people of each entry, with computers in its empty places."""
        names = _computers({place.name for place in self.now.places})
        size, whole = self.log.plan.persons, 0
        places = self.now.places[: len(self.now.places) + 1 - len(chairs(self.now.players))]
        for at in range(1, len(places) - 1, size):
            party = places[at : at + size]
            if any(place.person for place in party):
                whole += 1
                yield [self._person(place) if place.person else self._computer(next(names)) for place in party]
        for _ in range(whole, _filled_up_size(whole, size)):
            yield [self._computer(next(names)) for _ in range(size)]

    def _person(self, place: TablePlace) -> KeptPerson:
        known = self.keeper.people.get(place.person)
        kept = known.kept if known is not None else False
        return KeptPerson(place.person, self.keeper.id, place.name, kept=kept, shown=known is not None and known.shown)

    def _computer(self, name: str) -> KeptPerson:
        return KeptPerson(conduct.COMPUTER + secrets.token_hex(ID_BYTES), self.keeper.id, name)

    # house and log agree

    def _follow(self) -> None:
        """Bring the house's news into the log, then tell the director the same as each player."""
        self._tell_time()
        if isinstance(self.keeper, HouseKeeper):
            self.keeper.look()
        self._agree()
        super()._follow()

    def receive(self, item: Incoming) -> Transition | None:
        """Follow the evening; after a lost line, repeat the requests that the house did not answer."""
        if isinstance(item, HouseNews) and isinstance(self.keeper, HouseKeeper):
            if item.news == "back":
                self.keeper.back()
            if isinstance(item.news, LogGrew) and item.news.table == self.table:
                self.keeper.look()
            if isinstance(item.news, TableNow) and item.news.table == self.table:
                self._itself = None
        return super().receive(item)

    def _show_news(self) -> None:
        """Show the new entries of the log, then agree with the house."""
        self.renew()
        self._agree()

    def _agree(self) -> None:
        """Bring results into the log, ask the house for the log's round, and send each player their standing."""
        if self._agreeing or not self._leads or not self.keeper.settled or self.log.stage == "new":
            return
        self._agreeing = True
        try:
            self._take_agreements()
            self._take_results()
            self._end_by_clock()
            if not self.keeper.settled:
                return  # tell the standings from the house's log first, then begin the next round
            self._tell_standings()
            self._seat_late()
            if self.by_itself and self._round_is_over and not self.log.whole:
                with self.keeper.together():
                    self._begin_round()
            self._ask_for_round()
        finally:
            self._agreeing = False

    def _take_agreements(self) -> None:
        """Keep each change of the people's agreement to publish their names."""
        now = frozenset(self.evening.agreed)
        if now != self._agreed:
            told = {**dict.fromkeys(self._agreed - now, False), **dict.fromkeys(now - self._agreed, True)}
            people = [(self.keeper.people[one], shown) for one, shown in told.items() if one in self.keeper.people]
            changed = [msgspec.structs.replace(one, shown=shown) for one, shown in people if one.shown != shown]
            if len(people) == len(told) and (not changed or self.keeper.change_people(changed)):
                self._agreed = now

    def _take_results(self) -> None:
        """Enter the new results of the round under way."""
        new = conduct.missing_results(self.log, self.evening.round, self.evening.results)
        with self.keeper.together():
            for event in new:
                self.keeper.do(event, decided=False)
        if new and self._round_is_over:
            self.app.say("evening-house-all-in", Priority.QUEUE, round=self.log.round + 1, last=self.log.whole)

    def _end_by_clock(self) -> None:
        """Where rounds follow by themselves, average the boards that were not played in time; otherwise the desk
        decides."""
        now = self.evening
        if self.by_itself and now.left == 0.0 and now.round == self.log.round + 1 and self.log.stage == "drawn":
            missing = open_lines(self.log)
            with self.keeper.together():
                averaged = bool(missing) and average_all(self.keeper, missing)
            if averaged:
                self.app.say("evening-house-averaged", Priority.QUEUE, count=len(missing))

    @property
    def _round_is_over(self) -> bool:
        return conduct.is_round_over(self.log)

    def _begin_round(self) -> None:
        """Begin the next round; in Swiss, draw it first."""
        drawn = conduct.next_draw(self.log, shuffle)
        begun = conduct.next_round(self.log, self.keeper.timestamp())
        self.keeper.do_all([begun] if drawn is None else [drawn, begun])

    def _seat_late(self) -> None:
        """Give each late comer a computer's place from the next round on."""
        for place, substitute in conduct.late_comers(self.log, self.now.places, self.now.players):
            self.keeper.do_all([substitute], [self._person(place)])

    def _ask_for_round(self) -> None:
        """Ask the house for the round that the log has begun, unless the house plays it already."""
        number = self.log.round + 1
        if self.log.stage != "drawn" or not number or self._asked == number or not self.keeper.settled:
            return
        asked = self._telling.play_round(new_id(), self.table) if self.evening.round <= number else None
        if asked is not None:
            self._asked = number
            self.company.ask(asked, None, self._not_played)

    def _not_played(self, code: str) -> None:
        """Say why a round could not begin; the next update of the evening tries again."""
        self._asked = 0
        self.company.say_why(code)

    @property
    def _telling(self) -> conduct.HouseTelling:
        return conduct.HouseTelling(self.log, self._name, self._is_shown)

    def _name(self, person: str) -> str:
        known = self.keeper.people.get(person)
        return known.name if known is not None else self.app.text("evening-somebody")

    def _tell_standings(self) -> None:
        """Send each player their standing when a round is over, and at the end."""
        over = self.log.stage == "over"
        if not over and not self._round_is_over:
            return
        found, everybody = self._telling.standings()
        if (found, everybody, over) != self._told_standings:
            self._told_standings = found, everybody, over
            self.company.ask(TellStandings(id=new_id(), table=self.table, standings=found, over=over, all=everybody))

    def _is_shown(self, person: str) -> bool:
        """Return whether a person's name can be published."""
        known = self.keeper.people.get(person)
        return known is not None and known.shown

    @property
    def _rounds_over(self) -> int:
        if not self._knows:
            return self.evening.told
        return self.log.round + 1 if self._round_is_over or self.log.stage == "over" else max(0, self.log.round)

    def leave(self) -> None:
        """Stop following the log: this menu is closed."""
        super().leave()
        self.keeper.changed = lambda: None


def _not_done(app: App, keeper: Keeper) -> list[Entry]:
    """Return the acts that another director was faster than; each can still be done or dropped."""
    waits = keeper.not_done if isinstance(keeper, HouseKeeper) else []
    return [
        Entry(partial(app.text, "evening-house-not-done", what=Telling(app, keeper).event(one.event)),
              partial(_ask_still, app, keeper, one))
        for one in waits
    ]  # fmt: skip


def _ask_still(app: App, keeper: Keeper, waits: PendingAct) -> Transition:
    """Ask whether to do a refused act now, or to drop it."""
    assert isinstance(keeper, HouseKeeper)

    def still() -> Transition:
        return Pop(then=lambda: done(app, "evening-house-done-still") if keeper.do_still(waits) else Again())

    def leave() -> Transition:
        keeper.drop(waits)
        return Pop()

    def entries() -> list[Entry]:
        return [button(app, "evening-house-do-still", still), button(app, "evening-house-drop", leave), back(app)]

    what = Telling(app, keeper).event(waits.event)
    return Push(EveningMenu(app, keeper, "evening-house-not-done", entries, what=what))


def _computers(taken: Collection[str]) -> Iterator[str]:
    """Yield names of computers, each once; skip the names of people."""
    for number in count(1):
        names = (one.name if number == 1 else f"{one.name} {number}" for one in characters())
        yield from (name for name in names if name not in taken)


def _filled_up_size(there: int, size: int) -> int:
    """Return how many entries there are after computers fill up: whole tables, at least two.

    :param there: entries of people.
    :param size: persons of an entry.
    """
    least = max(there, PEOPLE // size)
    if size == 1:
        return next(number for number in sorted(INDIVIDUALS) if number >= least and number % 4 == 0)
    return least + least % 2
