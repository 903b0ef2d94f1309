"""A server as one client knows it: the player's identity, the lobby, the player's tables, open requests."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Literal, TypeAlias

import msgspec

from numeramis_access.app.people.acquaintances import Acquaintances
from numeramis_access.app.people.admissions import AdmissionRequests
from numeramis_access.app.people.fetching import RecordFetcher
from numeramis_access.app.people.heard_talk import HeardTalk
from numeramis_access.app.people.held_notices import HeldNotices
from numeramis_access.app.people.house_line import ConnectionNews, HouseConnection
from numeramis_access.app.people.identity import adopt_next_key, device_key, new_id, store_new_key
from numeramis_access.app.people.once_more import RematchAgreements
from numeramis_access.app.people.open_requests import OpenRequests, TakeDenial, TakeReply, ignore_answer
from numeramis_access.app.people.passphrase import Passphrase
from numeramis_access.app.people.same_deals import SharedDeals
from numeramis_access.app.people.shown_lobby import ShownLobby
from numeramis_access.app.people.standing_wishes import WishSender
from numeramis_access.app.shell.keys import key_of_command
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import Transition
from numeramis_access.core.codec import read_options
from numeramis_access.input.commands import Command
from numeramis_access.input.inbox import FromHouse
from numeramis_access.store.journal import UnreadableJournal
from numeramis_access.tables import person_requests, pushes, table_requests
from numeramis_access.tables.messages import MatchOver
from numeramis_access.tables.protocol import PROTOCOL_VERSION, read_push, readable_members, table_id_of
from numeramis_access.tables.remote_seat import RemoteSeat
from numeramis_access.tables.request_fields import Json, Request
from numeramis_access.tables.seats import Gender, gender_at_older
from numeramis_access.words.announcement import Priority

News: TypeAlias = pushes.AnyPush | ConnectionNews
#: id of the request that tells the player's gender; a connection sends it once, right after ``hello``
TELLS_GENDER = "tell-gender"


class _Facts(msgspec.Struct):
    """The part of a match's state that names its rules."""

    game: str
    options: Json


class Company:
    """One server and its people, as this program knows them; it holds their state and sends the player's requests.

    :param address: address of the server, as the player wrote it; empty for the server that serves this program.
    :param back: whether to accept only the server that was last at this address, even if it has moved.
    :ivar person: the player's id on the server, empty before it is known; ``name``: the name that others hear.
    :ivar tables: the last news of each table, by id; ``seats``: the player's seats at matches, by id of the table.
    :ivar times: by id of the table, the last news of its time, and its arrival in seconds of the program's clock;
        ``news_times``: by id of the table, the arrival of its last news.
    :ivar line: the state of the connection to the server; ``requests``: the requests that wait for an answer.
    :ivar pages: the shown part of the lobby. :ivar records: fetches the records of matches here.
    :ivar deals: the deals of the day that the player compares with others.
    :ivar passphrase: the six words that prove the player.
    :ivar talk: what people say. :ivar admissions: the people who ask to enter or watch.
    :ivar once_more: further matches with the people of the last one.
    :ivar compare: asks how other tables played the last round of the player's evening; returns the next transition,
        None to stay. None before the player has come to an evening whose boards are compared.
    :ivar acquaintances: the player's own list of people.
    :ivar blocked: names of blocked people by id; the server keeps them for all devices of the player.
    :ivar invitations: invitations to tables, by id of the table. :ivar notices: notices that can wait for the player.
    """

    def __init__(self, app: App, address: str, back: bool = False) -> None:
        self.app = app
        self.address = address
        self.person = self.name = ""
        self.tables: dict[str, pushes.TableNow] = {}
        self.seats: dict[str, RemoteSeat] = {}
        self.times: dict[str, tuple[pushes.TimeNow, float]] = {}
        self.news_times: dict[str, float] = {}
        self._wishes = WishSender(self)
        #: news for the scenes from the push that is being read
        self._news: News | None = None
        self.acquaintances = Acquaintances(app.home)
        self.blocked: dict[str, str] = {}
        self.invitations: dict[str, pushes.Invited] = {}
        self.admissions = AdmissionRequests(self)
        #: id and name of the person heard last
        self.heard_last: tuple[str, str] | None = None
        self.talk = HeardTalk()
        self.notices = HeldNotices(app)
        #: the player's tables, which the client asks for again when the connection is back
        self._joined_tables: set[str] = set()
        #: tables at which the player was before the match, so that its messages are told as news
        self._known_from_start: set[str] = set()
        #: tables that the player watched until the server was restored from a copy
        self.watched: list[str] = []
        #: id or code by which the player watches each table
        self._watch_names: dict[str, str] = {}
        #: requests to send once the connection reaches the machine that has their table
        self._delayed_entries: dict[str, Callable[[], None]] = {}
        #: whether the server has tables by turns, which older ones have not; whether it calls people to them, has
        #: evenings of whole plays, also free ones, and knows people without a gender
        self.knows_turns = self.knows_calls = self.knows_plays = self.knows_ungendered = False
        self.knows_free_plays = self.knows_reasons = False
        self.line = HouseConnection(app, address, back)
        self._link = self.line.link
        self.requests = OpenRequests(app, self._link)
        self.pages = ShownLobby(self)
        self.records, self.deals, self.passphrase = RecordFetcher(self), SharedDeals(self), Passphrase(self)
        self.once_more = RematchAgreements(self)
        self.compare: Callable[[], Transition | None] | None = None

    @property
    def is_recognised(self) -> bool:
        """Return whether the server has recognised the player."""
        return self.line.state == "here"

    def readable_gender(self, gender: Gender) -> Gender:
        """Return a gender as this server can read it; older servers know only two."""
        return gender if self.knows_ungendered else gender_at_older(gender)

    @property
    def lobby(self) -> pushes.LobbyNow:
        """Return the shown people and tables of the lobby."""
        return self.pages.lobby

    # asking

    def ask(self, request: Request, reply: TakeReply | None = None, denied: TakeDenial | None = None) -> None:
        """Send a request to the server.

        While an equal request waits for an answer, the request is not sent (``OpenRequests.is_open``); if the server
        does not answer at all, the player is told. The wish to leave a table where the player is not is ignored.

        :param request: the request. :param reply: takes the answer, None to ignore it.
        :param denied: takes the code of a denial; None to tell the player the reason.
        """
        if self.requests.is_open(request):
            self.requests.tell_silence()
            return
        if isinstance(request, table_requests.Leave):
            if request.table not in self._joined_tables:
                return  # the host has removed the player already
            self._joined_tables.remove(request.table)
            self.pages.left.add(request.table)
            self.talk.rejoined_tables.discard(request.table)
        self.requests.send(request, reply, denied)

    def enter(self, table: str, reply: TakeReply | None = None, denied: TakeDenial | None = None) -> None:
        """Join a table, or return to it; a table that the player watches is watched again.

        If another machine of the server has the table and the player is at no other table, the connection first moves
        to that machine.

        :param table: id of the table, or its code. :param reply: takes the answer, None to ignore it.
        :param denied: takes the code of a denial; None to tell the player the reason.
        """
        seat = self.seats.get(table)
        if seat is not None and seat.is_onlooker:
            self.watch(table, reply, denied)
        else:
            self._enter(table, not self._joined_tables - {table}, reply, denied)

    def _enter(self, table: str, follow: bool, reply: TakeReply | None, denied: TakeDenial | None) -> None:
        """Join a table.

        :param follow: whether to connect to the machine of the server that has it, if that is another one.
        """

        def arrive(answer: Json) -> None:
            if server := answer.get("server"):
                enter_there = partial(self._enter, table, False, reply, denied)
                if self._link.go_to(str(server)):
                    self._delayed_entries[table] = enter_there
                else:
                    enter_there()
            else:
                (reply or ignore_answer)(answer)

        seat = self.seats.get(table)
        known = seat.last_received if seat else 0
        request = table_requests.Enter(
            id=new_id(), table=table, after=known, follow=follow, epoch=self.line.epoch, plays=self.knows_plays
        )
        self.ask(request, arrive, denied)

    def watch(self, table: str, reply: TakeReply | None = None, denied: TakeDenial | None = None) -> None:
        """Watch a table, or continue to watch it.

        :param table: id of the table, or its code. :param reply: takes the answer, None to ignore it.
        :param denied: takes the code of a denial; None to tell the player the reason.
        """

        def take_name(answer: Json) -> None:
            self._watch_names.setdefault(str(answer.get("table", "")), table)
            (reply or ignore_answer)(answer)

        seat, name = self.seats.get(table), self._watch_names.get(table, table)
        known = seat.last_received if seat else 0
        request = table_requests.WatchTable(id=new_id(), table=name, after=known, epoch=self.line.epoch)
        self.ask(request, take_name, denied)

    def recover(self, words: str, reply: TakeReply) -> None:
        """Ask the server to sign in this device as the person with this passphrase; a denial is told.

        :param words: the passphrase. :param reply: takes the answer.
        """
        key = device_key(self.app.home)
        self.sign_in_as(person_requests.Recover(id=new_id(), version=PROTOCOL_VERSION, key=key, words=words), reply)

    def sign_in_as(self, request: Request, reply: TakeReply) -> None:
        """Sign in on this device by a request that proves the person, for example by a passkey.

        A denial is told; after the answer the device asks for the person's missing records.

        :param request: the request with the proof. :param reply: takes the answer.
        """

        def take_person(answer: Json) -> None:
            self._take_identity(answer)
            self.passphrase.take_state(answer, here=True)
            self.records.ask_for_missing()
            reply(answer)

        self.ask(request, take_person)

    def is_heard(self, person: str) -> bool:
        """Return whether the player hears this person's words: they are neither muted nor blocked."""
        return person not in self.acquaintances.muted and person not in self.blocked

    def close(self) -> None:
        """Close the connection to the server, which keeps the player's tables."""
        self._link.close()

    def key_name(self, command: Command) -> str:
        """Return the name of a command's key at a table, in words; ``none`` if the command has no key."""
        return key_of_command(self.app, "table", command) or "none"

    # notices that can wait

    def announce_notice(self, message: str, about: str = "", **values: object) -> None:
        """Announce an arrival, departure or invitation; while the player chooses an action, it waits, unless the
        setting ``comings_at_once`` is on.

        :param message: id of the message.
        :param about: the person and table that it is about; it replaces an earlier waiting notice about them; empty for
            none.
        :param values: the values of the message.
        """
        self.notices.announce(message, about, **values)

    def is_silent(self, table: str) -> bool:
        """Return whether typed talk is refused now: partners play a deal, and the table has not agreed to free talk.

        :param table: id of a table that the server has told. :raises KeyError: for an unknown table.
        """
        now, seat = self.tables[table], self.seats.get(table)
        if seat is None or now.talk or now.stage != "playing":
            return False
        return seat.position.pairs and not seat.is_resting

    # hearing

    def receive(self, item: FromHouse) -> News | None:
        """Take a message from the server or a change of the connection; return the news for the scenes, None if there
        is none.

        Items of an earlier connection are ignored. News that belong to no scene, such as invitations, are announced.
        """
        self._news = None
        if item.link is self._link:
            self._read(item)
        return self._news

    def _read(self, item: FromHouse) -> None:
        if item.text is None:
            self.requests.silent = False
            self._news = self.line.note_connection(item)
            if item.up:
                self._say_hello()
            return
        try:
            push = read_push(item.text)
        except msgspec.DecodeError:  # a newer server has messages unknown here
            if table := table_id_of(item.text):
                self._leave_unreadable(table)
            return
        self._hear(push)

    def _say_hello(self) -> None:
        """Introduce the player to the server: the connection is up."""
        settings = self.app.settings
        hello = person_requests.Hello(
            id=new_id(), version=PROTOCOL_VERSION, key=device_key(self.app.home),
            name=settings.name or self.app.text("you"), gender=gender_at_older(settings.gender),
            language=self.app.language.code,
        )  # fmt: skip
        self.ask(hello, self._welcome, self._unwelcome)

    def _tell_gender(self, is_new: bool) -> None:
        """Tell a server that knows people without a gender that this program does too, and the player's gender.

        :param is_new: whether the server did not know the player. A server that did keeps the gender of
            another device until this one has asked the player.
        """
        settings = self.app.settings
        told: Gender | Literal[""] = settings.gender if is_new or settings.address == "asked" else ""
        self.ask(person_requests.TellGender(id=TELLS_GENDER, gender=told), None, lambda _: None)

    def _take_identity(self, answer: Json) -> None:
        """Take the player's id and name from an answer."""
        self.person, self.name = str(answer.get("person", "")), str(answer.get("name", ""))

    def _welcome(self, answer: Json) -> None:
        self._take_identity(answer)
        self.passphrase.take_state(answer, here=False)
        if self.line.is_restored(answer):
            self._begin_anew()
        news = self.line.note_welcome(answer)
        self._news = ("restored" if news == "back" and self.line.restored else news) or self._news
        self._link.add_addresses([str(server) for server in answer.get("servers", ())])
        self._take_blocked(tuple(readable_members(answer.get("blocked"), pushes.Present)))
        self.knows_turns, self.knows_calls = bool(answer.get("turns")), bool(answer.get("calls"))
        self.knows_free_plays, self.knows_reasons = bool(answer.get("free")), bool(answer.get("reasons"))
        self.knows_plays, self.knows_ungendered = bool(answer.get("plays")), bool(answer.get("ungendered"))
        if self.knows_ungendered:
            self._tell_gender(bool(answer.get("new")))
        self.pages.begin(bool(answer.get("pages")))
        self.records.ask_for_missing()
        self.deals.share_deals()
        self.talk.rejoined_tables = {*self._joined_tables}
        delayed, self._delayed_entries = self._delayed_entries, {}
        for table in {*self._joined_tables, *delayed}:
            delayed.get(table, partial(self.enter, table, None, partial(self._lose_table, table)))()
        for seat in self.seats.values():
            seat.repeat_offers()

    def _begin_anew(self) -> None:
        """Forget everything with a number: the server was restored from a copy. Its tables are asked for again."""
        self.line.restored = True
        self.watched = [table for table, seat in self.seats.items() if seat.is_onlooker]
        self._joined_tables.difference_update(self.watched)
        self.seats.clear()
        self._known_from_start.clear()
        self.talk.forget()
        self._wishes.forget()

    def _lose_table(self, table: str, code: str) -> None:
        """Handle a failed return to a table after a lost connection: scenes leave it."""
        if code != "no-such-table":
            self.requests.say_why(code)
            return
        self.app.say("people-table-gone", Priority.QUEUE, cue="refusal")
        self.line.tell_restored()
        self.records.forget_lost(table)
        self._remove(table)
        self._news = pushes.Removed(table=table, by="owner")

    def _take_lobby(self, lobby: pushes.LobbyNow) -> None:
        """Take the new state of the lobby, and fetch the records of matches that ended without this device."""
        self._news = lobby
        self.records.fetch_missed(self.line.addresses, {*(table.table for table in lobby.mine), *self.seats})

    def _take_blocked(self, people: tuple[pushes.Present, ...]) -> None:
        """Take the list of blocked people, and drop their invitations."""
        self.blocked = {person.person: person.name for person in people}
        self.invitations = {
            at: invitation for at, invitation in self.invitations.items() if invitation.person not in self.blocked
        }

    def _unwelcome(self, code: str) -> None:
        """Handle a refused greeting. A signed-out device gets a new key, and so a new identity.

        If this device signed out the others and the answer was lost, it takes its next key instead.
        """
        if code == "signed-out" and adopt_next_key(self.app.home):
            self._say_hello()
            return
        self.requests.say_why(code)
        if code == "signed-out":
            store_new_key(self.app.home)
        self.close_for_good()

    def close_for_good(self) -> None:
        """Close the connection and do not reconnect, because the server no longer accepts this player; ``receive`` then
        returns ``refused`` as the news for the scenes.
        """
        self._news = self.line.refuse()

    def _hear(self, push: pushes.AnyPush) -> None:
        self._news = push
        if isinstance(push, pushes.Said | pushes.Invited | pushes.Asks):
            self._note_heard(push.person, push.name)
        match push:
            case pushes.Done(re=name, answer=answer):
                self._take_reply(name, answer)
            case pushes.Denied(re=name, code=code, wait=wait):
                self.requests.deny(name, code, wait)
            case pushes.Bye(code="banned" | "address-banned" | "signed-out" | "deleted" as code):
                self._unwelcome(code)
            case pushes.Bye(code="back-soon" | "closed" as code) if self.is_recognised:
                self._news = self.line.note_end(code)
            case pushes.Bye(code="malformed" as code):
                self.requests.forget()
                self.requests.say_why(code)
            case pushes.Bye(code="restored"):
                self._begin_anew()
            case pushes.Bye(code="no-room" as code) if not self.line.known_here:
                self.requests.say_why(code)
            case pushes.LobbyNow():
                self._take_lobby(self.pages.show(push))
            case pushes.LobbyNews():
                self._take_lobby(self.pages.apply_changes(push))
            case pushes.PassphraseMade() | pushes.PassphraseWait() | pushes.PasskeysGone():
                self.passphrase.announce_change(push)
            case pushes.MailEnded(address=address):
                self.app.say("calls-mail-ended", Priority.QUEUE, address=address)
            case pushes.Blocked(people=people):
                self._take_blocked(people)
            case pushes.EveningStopped():
                self.announce_notice("people-evening-stopped")
            case pushes.Answered(name=name, text=text):
                self.announce_notice("people-answered", name=name, text=text)
            case _:
                self._hear_of_table(push)

    def _hear_of_table(self, push: pushes.AnyPush) -> None:
        """Take the news of one table: its state, the player's seat and its messages, talk, invitations, questions."""
        match push:
            case pushes.TableNow(table=table) if not self._can_show(push):
                self._leave_unreadable(table)
            case pushes.TableNow(table=table):
                self._take_table(table, push)
            case pushes.TimeNow(table=table):
                self.times[table] = push, self.app.now()
            case pushes.Joined(table=table, state=state):
                with self._leaving_where_unreadable(table):
                    self._take_seat(table, state)
            case pushes.TableClosed(game=game):
                self.announce_notice("people-table-left", game=self.game_name(game))
            case pushes.Removed(table=table, by=by):
                self._remove(table)
                self.records.stop_fetching(table)
                if by == "owner":
                    self.app.say("people-table-closed", Priority.QUEUE)
            case pushes.Said() if not self.talk.add_said(push):
                self._news = None
            case pushes.Invited(person=person) if self.is_heard(person) and self._meets_again(push):
                pass
            case pushes.Invited(person=person) if self.acquaintances.can_invite(person):
                self.invitations[push.table] = push
                self.announce_notice("people-invited", name=push.name, game=self.game_name(push.game))
            case pushes.Asks(what="watch" | "come" | "knock"):
                self.admissions.take_request(push)
            case pushes.Asks(name=name, what="hand", person=person) if self.is_heard(person):
                self.announce_notice("people-asks-hand", name=name)
            case pushes.Told(table=table, messages=messages) if table in self.seats:
                with self._leaving_where_unreadable(table):
                    self._take_messages(table, messages)

    def _take_table(self, table: str, now: pushes.TableNow) -> None:
        """Take the state of a table at which the player is."""
        self.tables[table] = now
        self.news_times[table] = self.app.now()
        self._joined_tables.add(table)
        self.pages.left.discard(table)
        self.admissions.note_let_in(table, {onlooker.person for onlooker in now.onlookers})
        self._wishes.send(now)
        if now.stage == "gathering":
            self._known_from_start.add(table)
        self.once_more.follow_table(now, self.pages.names())

    def _note_heard(self, person: str, name: str) -> None:
        """Note the person heard last."""
        if person != self.person and self.is_heard(person):
            self.heard_last = person, name

    def game_name(self, name: str) -> str:
        """Return the name of a game in the player's language; for a game that this version lacks, a general word.

        :param name: name of the game in records.
        """
        known = self.app.narrator.language.has(f"game-{name}")
        return self.app.text(f"game-{name}" if known else "people-unknown-game")

    def can_play(self, game: str, options: Json) -> bool:
        """Return whether this version of the program can play a game with these options; False for a game that it does
        not have.

        :param game: name of the game in records. :param options: its options as JSON.
        """
        try:
            read_options(self.app.catalogue[game].ruleset(), options)
        except (KeyError, ValueError):
            return False
        return True

    def _can_show(self, now: pushes.TableNow) -> bool:
        """Return whether this version can show a table; a table whose record is fetched has to show its match."""
        fetched = now.table in self.records.requested_tables and now.table not in self.seats
        return self.can_play(now.game, now.options) and not fetched

    @contextmanager
    def _leaving_where_unreadable(self, table: str) -> Iterator[None]:
        """Leave the table if its messages, from a newer server, cannot be read.

        Any other error ends the fetching of this record alone; the program reports it as every fault.
        """
        try:
            yield
        except msgspec.ValidationError:
            self._leave_unreadable(table)
        except Exception:
            if table in self.records.requested_tables:
                self._leave_unreadable(table)
            raise

    def _leave_unreadable(self, table: str) -> None:
        """Leave a table that this version cannot read; the server keeps the place and lets a computer play there."""
        here = table in self.seats
        self._joined_tables.add(table)
        self.ask(table_requests.Leave(id=new_id(), table=table), None, lambda _: None)
        self._remove(table)
        self._news = pushes.Removed(table=table, by="owner")  # scenes leave silently on this news
        if not self.records.stop_fetching(table):
            self.app.say("people-match-beyond" if here else "people-table-beyond", Priority.QUEUE, cue="refusal")

    def _remove(self, table: str) -> None:
        """Forget a table, so that it is not asked for again when the connection is back."""
        for tables in (self._joined_tables, self._known_from_start, self.talk.rejoined_tables):
            tables.discard(table)
        self.seats.pop(table, None)

    def _meets_again(self, invited: pushes.Invited) -> bool:
        """Return whether an invitation asks to play once more after a finished match here, and take it."""
        matches = [(self.tables[table], seat) for table, seat in reversed(self.seats.items())]
        taken = self.once_more.take_invitation(invited, matches)
        if taken == "waits":
            self.invitations[invited.table] = invited
        return bool(taken)

    def play_once_more(self, table: str, drawn: bool = False) -> None:
        """Invite the people of a finished match to another one, or accept their invitation to it.

        :param table: id of the finished match's table. :param drawn: as for ``RematchAgreements.request_rematch``.
        """
        self.invitations.pop(self.once_more.request_rematch(self.tables[table], self.pages.names(), drawn), None)

    def _take_reply(self, name: str, answer: Json) -> None:
        request, reply = self.requests.pop(name)
        if isinstance(request, table_requests.Act) and request.table in self.seats:
            self.seats[request.table].take_answer(answer.get("answer", {}))
            self._news = None  # the seat has the answer; the results come as messages
        try:
            reply(answer)
        except (msgspec.ValidationError, UnreadableJournal):  # of a newer server
            self.app.say("people-answer-unread", cue="refusal")

    def note_beginning(self, table: str) -> None:
        """Record that a match begins while the player is there, so that its messages sent before the player has the
        seat are announced as news.

        :param table: id of the table.
        """
        self._known_from_start.add(table)

    def _take_messages(self, table: str, messages: Sequence[Json]) -> None:
        """Take messages of a match; keep its record when it is over."""
        seat = self.seats[table]
        new = seat.take(messages)
        if any(isinstance(message, MatchOver) for message in new):
            if self.records.save_record(self.tables[table], seat):
                self.seats.pop(table)
        elif table in self.records.requested_tables and seat.is_complete:  # a fetched record that lacks its end
            self._leave_unreadable(table)

    def _take_seat(self, table: str, state: Json) -> None:
        """Take a seat at a match; its earlier messages are news only if the player saw the match begin.

        A match that this version does not know is left when the table itself is told.
        """
        facts = msgspec.convert(state.get("facts"), _Facts)
        if not self.can_play(facts.game, facts.options):
            return
        if table in self.seats:
            self.seats[table].take_onlooker_state(state)
        else:
            rules = self.app.catalogue[facts.game].ruleset()
            is_old = table not in self._known_from_start
            seat = self.seats[table] = RemoteSeat(table, rules, state, self.ask, old=is_old)
            if not seat.is_onlooker:
                self.records.note_begun(table)

    def round_seconds_left(self, gathering: str) -> float | None:
        """Return the seconds left in an evening's round; 0 when time is over, None without a clock or an evening.

        :param gathering: id of the table at which the evening's people gather.
        """
        now = self.tables.get(gathering)
        if now is None or now.evening is None or now.evening.left is None:
            return None
        return max(0.0, now.evening.left - (self.app.now() - self.news_times[gathering]))

    def can_open(self, table: str) -> bool:
        """Return whether the player is at a table whose match has not begun, or whose match's messages have all
        arrived.

        :param table: id of the table.
        """
        if table not in self._joined_tables or table not in self.tables:  # the last news of a table left is old
            return False
        seat = self.seats.get(table)
        return self.tables[table].stage == "gathering" or (seat is not None and seat.is_complete)
