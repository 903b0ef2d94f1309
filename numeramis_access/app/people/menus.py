"""Playing with people as menus: which house, its lobby, a table that gathers."""

from __future__ import annotations

import contextlib
from functools import partial

from numeramis_access.app.people.company import Company, new_id
from numeramis_access.app.people.match import PeopleMatch, say_menu, tell_said
from numeramis_access.app.shell.menu import Entry, Menu, back, button, game_menu, opens
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import Again, Pop, Push, Scene, Transition
from numeramis_access.app.shell.writing import NAME, WritingMenu
from numeramis_access.core.codec import plain
from numeramis_access.core.ruleset import AnyRuleset, Options
from numeramis_access.input.inbox import FromHouse, Incoming
from numeramis_access.store.files import clean_name
from numeramis_access.tables.protocol import (
    Begin,
    Joined,
    Json,
    Leave,
    MakePassphrase,
    OpenTable,
    Removed,
    Said,
    Sit,
    TableNow,
)
from numeramis_access.tables.remote_seat import RemoteSeat
from numeramis_access.words.announcement import Priority

#: houses whose addresses are remembered
REMEMBERED = 5
#: longest address of a house, and longest code or passphrase, in characters
ADDRESS, WORDS = 100, 100


def menu(app: App) -> Scene:
    """Return where playing with people begins: at the name, then at the house."""
    if not app.settings.name:
        return WritingMenu(app, "people-name", partial(_named, app), longest=NAME)
    return _houses(app)


def _named(app: App, name: str) -> Transition:
    app.change(name=clean_name(name))
    return Push(_houses(app))


def _houses(app: App) -> Scene:
    if app.in_house:
        return HouseMenu(Company(app, ""))

    def entries() -> list[Entry]:
        last = [Entry(partial(str, address), partial(_join, app, address)) for address in _remembered(app)]
        asks = WritingMenu(app, "people-address", partial(_join, app), longest=ADDRESS)
        return [*last, button(app, "people-join", lambda: Push(asks)), back(app)]

    return Menu(app, "people-houses", entries)


def _join(app: App, address: str) -> Transition:
    addresses = [address, *(one for one in _remembered(app) if one != address)]
    with contextlib.suppress(OSError):
        app.home.houses.parent.mkdir(parents=True, exist_ok=True)
        app.home.houses.write_text("\n".join(addresses[:REMEMBERED]) + "\n", encoding="utf-8")
    return Push(HouseMenu(Company(app, address)))


def _remembered(app: App) -> list[str]:
    """Return the addresses of the last houses, the last first."""
    try:
        lines = app.home.houses.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError):
        return []
    return [clean_name(line)[:ADDRESS] for line in lines if line.strip()][:REMEMBERED]


class HouseMenu(Menu):
    """A house: one's tables, open tables, a new one, a code; who is here."""

    def __init__(self, company: Company) -> None:
        super().__init__(company.app, "people-house", self._lines)
        self.company = company
        self._going_to = ""

    def _lines(self) -> list[Entry]:
        app, company = self.app, self.company
        if not company.here:
            return [Entry(partial(app.text, "people-connecting")), back(app)]
        own = [Entry(partial(self.called, one), partial(self._enter, one.table)) for one in company.lobby.mine]
        others = [Entry(partial(self.called, one), partial(self._enter, one.table)) for one in company.lobby.tables]
        code = WritingMenu(app, "people-code", self._enter, longest=WORDS)
        words = WritingMenu(app, "people-recover", self._recover, longest=WORDS)
        return [
            *own, *others,
            opens(app, "people-new-table", lambda: game_menu(app, partial(self._set_up, "code"))),
            opens(app, "people-open-table", lambda: game_menu(app, partial(self._set_up, "open"))),
            button(app, "people-code", lambda: Push(code)),
            Entry(partial(app.text, "people-who"), None, self._who),
            button(app, "people-passphrase", self._passphrase),
            button(app, "people-recover", lambda: Push(words)),
            back(app, "people-leave-house"),
        ]  # fmt: skip

    def called(self, table: TableNow) -> str:
        """Return what a table is called: its game and who sits there."""
        names = self.app.narrator.language.join([place.name for place in table.places if place.name])
        free = sum(1 for place in table.places if not place.name)
        stage = table.stage if table.own is not None else "gathering"
        return self.app.text(
            "people-table", game=self.app.text(f"game-{table.game}"), names=names, free=free, stage=stage
        )

    def _who(self) -> str:
        return self.app.narrator.language.join(list(self.company.lobby.people))

    def _set_up(self, access: str, game: str) -> Scene:
        def begin(app: App, rules: AnyRuleset, options: Options, seats: int, seed: int | None) -> Transition:
            request = OpenTable(
                id=new_id(), game=rules.name, players=seats, options=plain(options),
                access="open" if access == "open" else "code", level=app.settings.level, rests=app.settings.pace > 0,
            )  # fmt: skip
            self.company.ask(request, self._entered)
            return Pop(2)

        return self.app.doors.new_match(self.app, game, begin, among_people=True)

    def _enter(self, table: str) -> Transition | None:
        self.company.enter(table, self._entered)
        return None

    def _entered(self, answer: Json) -> None:
        self._going_to = str(answer.get("table", ""))

    def _passphrase(self) -> None:
        def told(answer: Json) -> None:
            self.app.say("people-passphrase-is", words=str(answer.get("words", "")))

        self.company.ask(MakePassphrase(id=new_id()), told)

    def _recover(self, words: str) -> Transition | None:
        self.company.recover(words, lambda answer: self.app.say("people-recovered", name=str(answer.get("name", ""))))
        return None

    def receive(self, item: Incoming) -> Transition | None:
        """Take what the house says, for this scene and for those above; go to a table that one has come to."""
        if not isinstance(item, FromHouse):
            return None
        self.company.receive(item)
        self.renew()
        if self.company.latest in ("here", "lost", "back", "refused"):
            return self._line()
        if self._going_to and self.company.ready(self._going_to):
            table, self._going_to = self._going_to, ""
            return Push(TableMenu(self.company, table))
        return None

    def _line(self) -> Transition | None:
        """Tell what became of the line; the menu that waited for it is there now."""
        match self.company.latest:
            case "here":
                return Again()
            case "back":
                self.app.say("people-line-back", Priority.QUEUE)
            case "lost":
                waits = not self.company.known_here
                self.app.say("people-no-house" if waits else "people-line-lost", Priority.QUEUE, cue="refusal")
        return None

    def renew(self) -> None:
        """Make the entries anew, the focus staying on the entry that has it."""
        if not self.entries:
            return
        label = self.entries[self.focus].label()
        self.entries = self._lines()
        same = (at for at, one in enumerate(self.entries) if one.label() == label)
        self.focus = next(same, min(self.focus, len(self.entries) - 1))

    def leave(self) -> None:
        """Leave the house."""
        self.company.close()


class TableMenu(Menu):
    """A table where people gather: who sits where, the code for others, beginning; then the way into the match."""

    def __init__(self, company: Company, table: str) -> None:
        game = company.app.text(f"game-{company.tables[table].game}")
        super().__init__(company.app, "people-at-table", self._lines, game=game)
        self.company = company
        self.table = table
        self._places = self.now.places
        self._there = self.now.stage != "gathering"

    @property
    def now(self) -> TableNow:
        """Return how the table stands."""
        return self.company.tables[self.table]

    def _lines(self) -> list[Entry]:
        app, now = self.app, self.now
        places = [self._place(at) for at in range(len(now.places))]
        say = button(app, "people-say", lambda: Push(say_menu(self.company, self.table)))
        leave = button(app, "people-leave-table", self._leave)
        if now.stage != "gathering":
            return [button(app, "people-to-match", self._to_match), say, *places, leave]
        begin = [button(app, "people-begin", self._begin)] if now.host == self.company.person else []
        code = [Entry(partial(app.text, "people-code-is"), None, lambda: now.code)] if now.code else []
        return [*begin, *code, *places, say, leave]

    def _place(self, at: int) -> Entry:
        place = self.now.places[at]
        label = partial(self.app.text, "people-place", number=at + 1)
        if not place.name:
            return Entry(label, partial(self._sit, at), partial(self.app.text, "people-place-free"))
        own = "yes" if at == self.now.own else "no"
        return Entry(label, None, partial(self.app.text, "people-place-of", name=place.name, own=own))

    def _begin(self) -> None:
        self.company.ask(Begin(id=new_id(), table=self.table))

    def _sit(self, at: int) -> None:
        self.company.ask(Sit(id=new_id(), table=self.table, place=at))

    def _leave(self) -> Transition:
        self.company.ask(Leave(id=new_id(), table=self.table))
        return Pop()

    def _to_match(self) -> Transition | None:
        self.company.enter(self.table)
        seat = self.company.seats.get(self.table)
        return None if seat is None else Push(match_at(self.company, seat))

    def receive(self, item: Incoming) -> Transition | None:
        """Tell who comes and goes; when the match begins, be there."""
        if not isinstance(item, FromHouse):
            return None
        match self.company.latest:
            case TableNow(table=self.table, stage="gathering") as now:
                self._tell_people(now)
                self.entries = self._lines()
            case Said(table=self.table) as said if said.person != self.company.person and self.now.stage == "gathering":
                tell_said(self.company, said)
            case Removed(table=self.table) if self.now.stage == "gathering":
                return Pop(then=lambda: self.app.say("people-removed"))
            case Joined(table=self.table) if not self._there:
                self._there = True
                return Push(match_at(self.company, self.company.seats[self.table]))
        return None

    def _tell_people(self, now: TableNow) -> None:
        for before, after in zip(self._places, now.places, strict=True):
            if before.person != after.person and self.company.person not in (before.person, after.person):
                gone, come = before.name, after.name
                if gone and all(place.person != before.person for place in now.places):
                    self.app.say("people-left", Priority.QUEUE, name=gone, gender=before.gender)
                if come and all(place.person != after.person for place in self._places):
                    self.app.say("people-came", Priority.QUEUE, name=come, gender=after.gender)
        self._places = now.places


def match_at(company: Company, seat: RemoteSeat) -> PeopleMatch:
    """Return the scene of a match; what is past of it goes into the history."""
    scene = PeopleMatch(company, seat)
    scene.recall()
    return scene
