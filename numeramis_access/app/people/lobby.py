"""The lobby of a server: its people and tables, and the ways to them, as a menu."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import ClassVar

from numeramis_access.app.people.acquaintances import MAY_INVITE
from numeramis_access.app.people.company import Company
from numeramis_access.app.people.gathering import GATHERING_NEWS, Gathering
from numeramis_access.app.people.identity import new_id
from numeramis_access.app.people.myself import MyselfMenu
from numeramis_access.app.people.open_requests import TakeDenial
from numeramis_access.app.people.own_calls import OwnCalls
from numeramis_access.app.people.passkeys import OwnPasskeys
from numeramis_access.app.people.person_menu import acquaintances_menu
from numeramis_access.app.people.present import PresentMenu, people_by_name, table_pages
from numeramis_access.app.people.same_deals import DealsMenu
from numeramis_access.app.people.showing import ShownCalls
from numeramis_access.app.people.table_menu import TableMenu
from numeramis_access.app.people.turns import is_waiting_for_player, sort_waiting_first, title_with_wait
from numeramis_access.app.people.waiting import note_tables
from numeramis_access.app.people.watching import watched_match_scene
from numeramis_access.app.shell.menu import (
    Activate,
    Entry,
    Menu,
    button_entry,
    cached_label,
    confirmation_menu,
    game_menu,
    opening_entry,
)
from numeramis_access.app.shell.ports import App, ServerInProgram
from numeramis_access.app.shell.scene import EnterAgain, Meaning, Pop, Push, Scene, Transition
from numeramis_access.app.shell.writing import WritingMenu
from numeramis_access.core.codec import to_json_value
from numeramis_access.core.ruleset import AnyRuleset, Options
from numeramis_access.input.commands import AnyCommand, Command
from numeramis_access.input.inbox import (
    FromHouse,
    HouseNews,
    HouseSilenceChanged,
    Incoming,
    InvitationFollowed,
    PasskeyGiven,
    SubscriptionGiven,
)
from numeramis_access.tables.pushes import Admitted, Invited, LobbyNow, TableNow, Told
from numeramis_access.tables.request_fields import Json
from numeramis_access.tables.requests import OpenTable
from numeramis_access.words.announcement import Priority

#: longest code or passphrase, in characters
MAX_CODE_CHARACTERS = 100
#: words of a table's code
CODE_WORDS = 4


class HouseMenu(Menu):
    """The menu of a server: the player's tables, open tables, a new one, a code; people who are there.

    :param company: the connection to the server.
    :param code: code of the table in an invitation; with ``back``, the id of the player's table; empty for none.
    :param hosting: the server, if this program runs it.
    :param back: whether to lead the player back to their seat at that table; the table of an evening comes before the
        match.
    """

    item_types = (FromHouse, HouseSilenceChanged, HouseNews, InvitationFollowed, PasskeyGiven, SubscriptionGiven)
    keeps_places: ClassVar[bool] = True

    def __init__(
        self, company: Company, code: str = "", hosting: ServerInProgram | None = None, back: bool = False
    ) -> None:
        super().__init__(company.app, "people-house", self._lines)
        self.company = company
        self._passkeys = OwnPasskeys(company)
        self._calls = OwnCalls(company)
        self._code = code
        self._back = back
        self._hosting = hosting
        self._going_to = ""
        self._gatherings: dict[str, Gathering] = {}
        #: whether the player is on the way to the invited table, past the lobby
        self._passes_lobby = False
        #: the table whose host has to let the player in, or let them watch; empty for none
        self._awaited_table = ""
        company.once_more.watch = self._watch
        #: whether the lobby has arrived; before that the player's tables would be missing
        self._has_lobby = False
        #: whether the news of the arrival was told
        self._has_told_news = False

    def _lines(self) -> list[Entry]:
        leave = replace(button_entry(self.app, "people-leave-house", self._leave), stays_last=True)
        if self.company.line.is_refused or not self._has_lobby:
            connecting = [] if self.company.line.is_refused else [Entry(partial(self.app.text, "people-connecting"))]
            return [*connecting, button_entry(self.app, "back", self._leave)]
        if self.company.is_recognised:
            return [*self._at_house(), leave]
        return [*(replace(entry, activate=self._tell_connecting) for entry in self._at_house()), leave]

    def _place_to_return(self) -> int:
        """Return the place of the table that waits longest for the player, else what any menu does."""
        waiting = [f"table {table.table}" for table in self.company.pages.own_tables if is_waiting_for_player(table)]
        places = (at for at, entry in enumerate(self.entries) if entry.identity in waiting)
        return next(places, super()._place_to_return())

    def _tell_connecting(self) -> None:
        """Say that requests are impossible now; while the connection is lost all entries keep their places."""
        self.company.line.announce_state(bool(self.company.seats))

    def _at_house(self) -> list[Entry]:
        """Return the entries of a server that answers."""
        app, company = self.app, self.company
        others = [self._table(table, partial(self._come, table)) for table in company.lobby.tables]
        return [
            *self._own_entries(), *others,
            *table_pages(company, lambda: self.begin_at(len(self._own_entries()))),
            opening_entry(app, "people-new-table", lambda: game_menu(app, partial(self._set_up, "code"))),
            self._ask_entry("people-code", self._enter),
            opening_entry(app, "people-friends-table", lambda: game_menu(app, partial(self._set_up, "friends"))),
            opening_entry(app, "people-open-table", lambda: game_menu(app, partial(self._set_up, "open"))),
            opening_entry(app, "people-new-evening", lambda: app.doors.new_evening(company, self._come_to)),
            opening_entry(
                app, "call-show", lambda: app.doors.called_matches(app, ShownCalls(company, lambda: self._address))
            ),
            Entry(partial(app.text, "people-who"), lambda: Push(PresentMenu(company)), self._names_of_present),
            opening_entry(app, "people-deals", lambda: DealsMenu(company)),
            opening_entry(app, "people-acquaintances", lambda: acquaintances_menu(company)),
            Entry(partial(app.text, "people-may-invite"), None, self._may_invite, self._let_invite),
            *company.passphrase.entries(),
            self._ask_entry("people-sign-out", self._sign_out_others),
            self._ask_entry("people-recover", self._recover),
            *self._passkeys.entries(),
            *self._calls.entries(),
            opening_entry(app, "people-myself", partial(MyselfMenu, company)),
        ]  # fmt: skip

    def _ask_entry(self, message: str, written: Callable[[str], Transition | None]) -> Entry:
        """Return an entry that asks for a code or a passphrase.

        :param written: takes the text, returns the next transition.
        """
        return opening_entry(
            self.app, message, lambda: WritingMenu(self.app, f"{message}-words", written, longest=MAX_CODE_CHARACTERS)
        )

    def _own_entries(self) -> list[Entry]:
        """Return the player's entries, which stand before the tables of others."""
        company = self.company
        invited = [self._invitation(invitation) for invitation in company.invitations.values()]
        mine = sort_waiting_first(company.pages.own_tables)
        own = [self._table(table, partial(self._enter, table.table)) for table in mine]
        return [*company.passphrase.first_entries(), *invited, *own]

    def enter(self) -> None:
        """Say the entries, and news of the passphrase or the server; before the server has answered, say only that the
        program connects.
        """
        if self._has_lobby:
            super().enter()
            if not self._has_told_news:
                self._has_told_news = True
                self.company.passphrase.tell_news()
            self.company.line.tell_restored()
            return
        self.entries, self.focus = self._lines(), 0
        self.app.say("people-connecting", shown_by="focus")

    def _leave(self) -> Transition:
        """Leave the server; ask first if this program runs it, because it closes for all."""
        if self._hosting is None:
            return Pop()
        return Push(confirmation_menu(self.app, "people-really-close", Pop))

    def command(self, command: AnyCommand) -> Transition | None:
        """Move, change or activate an entry; the command to leave does what the entry for leaving does.

        Return the next transition, None to stay.
        """
        return self._leave() if command in (Command.BACK, Command.MENU) else super().command(command)

    def _table(self, table: TableNow, come: Activate) -> Entry:
        return Entry(cached_label(self.app, partial(self.table_title, table)), come, identity=f"table {table.table}")

    def table_title(self, table: TableNow) -> str:
        """Return the name of a table: its game, its people, and whether it is free, played or watched."""
        names = self.app.narrator.language.join([place.name for place in table.places if place.name])
        free = sum(1 for place in table.places if not place.name)
        plays = table.stage == "playing" and table.own is None
        stage = "watched" if plays and table.watch != "nobody" else table.stage
        if table.evening is not None:
            game = self.company.game_name(table.game)
            begun = "over" if table.evening.over else "yes" if table.evening.round else "no"
            return self.app.text("people-evening", game=game, names=names or "none", begun=begun)
        game = self.company.game_name(table.game)
        return title_with_wait(
            self.app, table, self.app.text("people-table", game=game, names=names, free=free, stage=stage)
        )

    def _names_of_present(self) -> str:
        return self.app.narrator.language.join([person.name for person in people_by_name(self.company)])

    def _invitation(self, invited: Invited) -> Entry:
        def enter() -> None:
            del self.company.invitations[invited.table]
            self._enter(invited.code)

        game = self.company.game_name(invited.game)
        return button_entry(self.app, "people-invitation-of", enter, name=invited.name, game=game)

    def _may_invite(self) -> str:
        return self.app.text(f"people-may-invite-{self.company.acquaintances.who_may_invite}")

    def _let_invite(self, by: int) -> None:
        known = self.company.acquaintances
        place = MAY_INVITE.index(known.who_may_invite) + by
        known.set_who_may_invite(MAY_INVITE[min(max(place, 0), len(MAY_INVITE) - 1)])

    def _set_up(self, access: str, game: str) -> Scene:
        def begin(app: App, rules: AnyRuleset, options: Options, seats: int, seed: int | None) -> Transition:
            request = OpenTable(
                id=new_id(), game=rules.name, players=seats, options=to_json_value(options),
                access="open" if access == "open" else "code", friends=access == "friends",
                level=app.catalogue[rules.name].level(app.settings.level), rests=app.settings.pace > 0,
            )  # fmt: skip
            self.company.ask(request, self._come_to)
            return Pop(2)

        return self.app.doors.new_match(self.app, game, begin, among_people=True)

    def _come(self, table: TableNow) -> None:
        """Join an open table, or watch a match."""
        if table.stage == "gathering":
            self._enter(table.table)
        else:
            self._watch(table.table)

    def _enter(self, table: str) -> Transition | None:
        """Ask to join a table, or to watch it if it is full; a denial is told.

        Return None: the answer leads there.

        :param table: id of the table, or its code.
        """

        def refuse(code: str) -> None:
            if self._back and code == "no-such-table":
                return self._lose(table)
            self.company.requests.say_why(code)
            return self._stay_here()

        def watch_instead(code: str) -> None:
            if code == "full":
                self._watch(table, lambda why: refuse(why if why == "nobody-to-ask" else code))
            else:
                refuse(code)

        self.company.enter(table, self._come_to, watch_instead)
        return None

    def _stay_here(self) -> None:
        """Say that the player is in the lobby, if they could not be led past it."""
        if self._passes_lobby:
            self._passes_lobby = self._back = False
            self._begin_anew()
            self.app.say("people-house", Priority.QUEUE, shown_by="title")
            self._say_focus(Priority.QUEUE)

    def _begin_anew(self) -> None:
        """Build the entries of a player who was led past them, and whose connection still shows that it connects."""
        self.focus_first()
        self.entries = self._make()

    def _lose(self, table: str) -> None:
        """Handle a lost table: go to the player's table before it if this server has it, else stay in the lobby."""
        known = self.company.line.addresses
        following = self.company.records.forget_lost(table)
        if following is not None and following[0] != table and following[1] in known:
            self._enter(following[0])
        else:
            self.app.say("people-table-gone", Priority.QUEUE, cue="refusal")
            self._stay_here()

    def _come_to(self, answer: Json, to: str = "come") -> None:
        """Go to a table, or say that its host has to let the player in first.

        :param answer: the server's answer. :param to: the wish: ``come`` or ``watch``.
        """
        self._awaited_table = ""
        if answer.get("waits"):
            self._awaited_table = str(answer.get("table", ""))
            self.app.say(f"people-{to}-asked", Priority.QUEUE)
            self.company.line.tell_restored()
            return
        self._going_to = str(answer.get("table", ""))

    def fitting_meanings(self, text: str) -> Iterator[Meaning]:
        """Yield the entries that fit the typed words; if none fits and the server has recognised the player, four words
        are taken as the code of a table to join.
        """
        entries = list(super().fitting_meanings(text))
        yield from entries
        if not entries and self.company.is_recognised and len(text.split()) == CODE_WORDS:
            yield Meaning(text, partial(self._enter, text))

    def _watch(self, table: str, denied: TakeDenial | None = None) -> None:
        self.company.watch(table, partial(self._come_to, to="watch"), denied)

    def _sign_out_others(self, words: str) -> Transition | None:
        def done(_: Json) -> None:
            self.app.say("people-signed-out")
            self._passkeys.ask_for_state()

        self.company.passphrase.sign_out_others(words, done)
        return None

    def _recover(self, words: str) -> Transition | None:
        self.company.recover(words, lambda answer: self.app.say("people-recovered", name=str(answer.get("name", ""))))
        return None

    def understand(self, item: Incoming) -> Incoming:
        """Pass a message of the server to the company and return the news in it; return any other item unchanged."""
        if isinstance(item, HouseSilenceChanged):
            self.company.requests.note_silence(item)
        return HouseNews(self.company.receive(item)) if isinstance(item, FromHouse) else item

    def receive(self, item: Incoming) -> Transition | None:
        """Show and announce the server's news. Return the transition to the table that the player has joined, None to
        stay.

        It also follows an invitation, and passes on a passkey and a browser's subscription.
        """
        if isinstance(item, InvitationFollowed):
            self._follow(item.code)
        if isinstance(item, PasskeyGiven):
            self._passkeys.send_proof(item.proof)
        if isinstance(item, SubscriptionGiven):
            self._calls.take_subscription(item.subscription)
        if not isinstance(item, HouseNews):
            return None
        if isinstance(item.news, GATHERING_NEWS) and item.news.table in self._gatherings:
            self._gatherings[item.news.table].announce_push(item.news)  # also while the player is elsewhere
        if not (self._passes_lobby or isinstance(item.news, Told | None)):  # play at a table changes nothing here
            self.renew()
        if isinstance(item.news, str):
            return self._tell_line(item.news)
        if isinstance(item.news, LobbyNow):
            note_tables(self.app, self.company.address, self.company.pages.own_tables)
        if isinstance(item.news, LobbyNow) and not self._has_lobby:
            self._has_lobby = True
            self.focus_first()  # keys pressed while it connected must not move the focus
            return None if self._passes_lobby else EnterAgain()
        match item.news:
            case Admitted(table=table, what="watch") if table == self._awaited_table:
                self._watch(table)
            case Admitted(table=table) if table == self._awaited_table:
                self._enter(table)
        again = self.company.once_more
        self._going_to, again.going_to = again.going_to or self._going_to, ""
        if not self._going_to or not self.company.can_open(self._going_to):
            return None
        table, self._going_to = self._going_to, ""
        if self._back and self.company.tables[table].of:
            self._enter_evening(table, self.company.tables[table].of)
            return None
        return self._open_table(table)

    def _enter_evening(self, table: str, gathering: str) -> None:
        """Join the evening of a table, which leads on to it; if the evening is gone, open the table alone."""

        def come_to_table(_: str) -> None:
            self._back, self._going_to = False, table

        self.company.enter(gathering, self._come_to, come_to_table)

    def _open_table(self, table: str) -> Transition:
        """Return the transition to a table."""
        if self._passes_lobby:
            self._begin_anew()
        self._back = self._passes_lobby = False
        if self.company.tables[table].own is None:
            return Pop(0, then=lambda: Push(watched_match_scene(self.company, self.company.seats[table])))
        gathering = self._gatherings[table] = Gathering(self.company, self.company.tables[table])
        is_evening = self.company.tables[table].evening is not None
        at = self.app.doors.evening_table if is_evening else TableMenu
        return Pop(0, then=lambda: Push(at(self.company, gathering, table, self._address)))

    def _tell_line(self, news: str) -> Transition | None:
        """Tell the news of the connection; at the first welcome, follow the invitation. Return None, to stay."""
        match news:
            case "here":
                self._passkeys.ask_for_state()
                self._follow(self._code)
            case "back" | "restored":
                self.app.say("people-line-back", Priority.QUEUE)
                at_table = any(gathering.open for gathering in self._gatherings.values())
                if not (at_table or self.company.watched):  # else the scene that the player comes to tells it
                    self.company.line.tell_restored()
                while self.company.watched:
                    self._watch(self.company.watched.pop())
                self.company.passphrase.tell_news()
            case _:
                self.company.line.announce_state(bool(self.company.seats), Priority.QUEUE)
        return None

    def _follow(self, code: str) -> None:
        """Go to the invited table as soon as the server knows the player."""
        self._code = "" if self.company.is_recognised else code
        if code and self.company.is_recognised:
            self._passes_lobby = True
            self._enter(code)

    @property
    def _address(self) -> str:
        """Return the address for others, empty on a page."""
        return self._hosting.addresses[0] if self._hosting is not None else self.company.address

    def leave(self) -> None:
        """Leave the server, and close it if this program runs it."""
        self.company.close()
        if self._hosting is not None:
            self._hosting.close()
