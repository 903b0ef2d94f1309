"""The scene of a match among people: a server sends the table's messages, arrivals, departures and talk."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from functools import partial

from numeramis_access.app.people.asked import GO_ON, PAUSED, PLACE, QUESTIONS, OpenQuestions, drop
from numeramis_access.app.people.chat import talk_entries, tell_said
from numeramis_access.app.people.company import Company
from numeramis_access.app.people.hosting import tell_deed
from numeramis_access.app.people.identity import new_id
from numeramis_access.app.people.people_tellers import PeopleTeller, is_asked_to_concede
from numeramis_access.app.people.person_menu import person_menu
from numeramis_access.app.people.reading import Reading
from numeramis_access.app.people.times import TableTimes
from numeramis_access.app.shell.menu import Entry, Menu, back, button, confirm, opens
from numeramis_access.app.shell.scene import Do, NothingHere, Pop, Push, Scene, Transition
from numeramis_access.app.table.help import PEOPLE_ONLY
from numeramis_access.app.table.scene import MatchScene
from numeramis_access.app.table.screen import CONTINUE
from numeramis_access.core.actions import Action, Concede
from numeramis_access.input.commands import SEATS, AnyCommand, Command, is_question
from numeramis_access.input.inbox import HouseNews, Incoming
from numeramis_access.output.screen import Screen
from numeramis_access.tables.evening import EveningNow
from numeramis_access.tables.messages import Happened, Message, Refused, SeatsChanged
from numeramis_access.tables.pushes import HostDid, Present, Removed, Said, TableNow, TablePlace, TimeNow, Waiting
from numeramis_access.tables.remote_seat import RemoteSeat
from numeramis_access.tables.requests import Leave, MoreTime, NextDeal, Say, TakeBack, WishPause
from numeramis_access.words.announcement import Priority

#: seconds after the player's connection returns in which others can return too, without announcements
SETTLING = 10.0


class PeopleMatch(MatchScene):
    """A match at a table of people.

    :param company: the connection to the server. :param seat: the player's seat there.
    """

    hears = (*MatchScene.hears, HouseNews)
    #: the server may have drawn the seats and given free places to computers
    opens_with = ("seats",)
    def __init__(self, company: Company, seat: RemoteSeat) -> None:
        super().__init__(company.app, seat)
        self.company = company
        self.table = seat.table
        self.seat: RemoteSeat = seat
        self.times = TableTimes(company, seat)
        self.asked = OpenQuestions(company.app, seat)
        self.reading = Reading(company, seat.table)
        #: the player's action that waits for a reader, None without one; whether waiting was told
        self._act_waits: Action | None = None
        self._waiting_told = False
        now = company.tables[seat.table]
        self.teller: PeopleTeller = PeopleTeller(self.talk, company.app, seat, now)
        self._places: tuple[TablePlace, ...] = now.places
        self._onlookers = now.onlookers
        #: the people who have been at the table; at an evening they arrive from the previous round
        self._been = {place.person for place in self._places if place.here}
        self._fault_told = False
        #: end of the silence about others' connections in seconds of the clock, None without silence
        self._settled_at: float | None = None

    def enter(self) -> None:
        """Announce the match; then, once, that the server was restored from a copy."""
        super().enter()
        self.company.line.tell_restored()
        self._tell_agreement()

    def receive(self, item: Incoming) -> Transition | None:
        """Announce news of the server about this table."""
        if not isinstance(item, HouseNews):
            return super().receive(item)
        match item.news:
            case TableNow(table=self.table) as now:
                self._tell_people(now)
            case TimeNow(table=self.table) as times:
                self.times.take_times(times, self.company.times[self.table][1])
            case "back":
                self._settled_at = self.app.now() + SETTLING
            case "restored":
                return Pop(then=lambda: None)
            case Waiting(table=self.table, what=what):
                self._settled_at = self.app.now() + SETTLING
                self.app.say("people-waits", Priority.QUEUE, cue="refusal" if what else None, what=what)
            case Said(table=self.table) as said:
                tell_said(self.company, said)
            case HostDid(table=self.table) as did:
                tell_deed(self.company, did)
            case Removed(table=self.table, by="owner"):
                return Pop(then=lambda: None)
            case Removed(table=self.table, sent_away=False) if self.company.tables[self.table].called:
                return Pop(then=lambda: self.app.say("call-shown-over"))
            case Removed(table=self.table):
                return Pop(then=lambda: self.app.say("people-removed"))
        self.hear()
        return None

    def hear(self) -> None:
        """Announce the new messages of the seat and, once, a contradiction between the cards and their seals."""
        self.teller.now = self.company.tables.get(self.table, self.teller.now)
        self.teller.is_last_round = self._is_last_round
        super().hear()
        self.times.note_news()
        self.company.note_deciding(self.own_turn and not self.waits_for_player and not self.over)
        fault = self.seat.witness.fault
        if fault is not None and not self._fault_told:
            self._fault_told = True
            self.app.say("people-unfair", Priority.QUEUE, cue="refusal")
            self.app.say(f"verify-{fault.code}", Priority.QUEUE, deal=fault.deal)

    @property
    def of_evening(self) -> bool:
        """Return whether this table belongs to a club's evening, where the director starts the next round."""
        return bool(self.company.tables[self.table].of)

    def _tell_events(self, messages: Sequence[Happened]) -> None:
        """Announce the events of one action, and close the questions that they answer."""
        for message in messages:
            if self.asked.wishing or self.asked.concedes or self.asked.open:
                self.asked.hear(message, self.times.own)
            self.asked.before = message.position
            super()._tell_events([message])

    def _tell_message(self, message: Message | Refused) -> None:
        """Announce a message that is no event of the match, and note computers that take people's places."""
        self.asked.hear(message, self.times.own)
        super()._tell_message(message)
        if isinstance(message, SeatsChanged):
            for seat in self.teller.take_absent(message.seats):
                assert seat.away is not None
                self._tell_connection("people-sits-in", seat.away.name, computer=seat.occupant.name)

    @property
    def _evening(self) -> EveningNow | None:
        """Return the evening of this table as the house told it last, None if there is none."""
        gathering = self.company.tables.get(self.company.tables[self.table].of)
        return gathering.evening if gathering is not None else None

    @property
    def _is_last_round(self) -> bool:
        """Return whether this is the last round of the evening."""
        return self._evening is not None and self._evening.round == self._evening.rounds

    @property
    def _rests(self) -> bool:
        """Return whether the evening rests before its next round and waits for this player."""
        evening = self._evening
        return self.over and evening is not None and evening.breath is not None and not evening.ready

    def tell_proof(self) -> None:
        """Say how many deals are proven fair so far, or the contradiction."""
        witness = self.seat.witness
        if witness.fault is not None:
            self.app.say(f"verify-{witness.fault.code}", deal=witness.fault.deal)
        else:
            rules = self.seat.ruleset
            self.app.say("people-proof", deals=witness.checked, waits="deal" if rules.opens_deals else "match")

    def _tell_people(self, now: TableNow) -> None:
        """Announce people who have gone or returned, and the end of the computer's play in the player's place.

        Say nothing for ``SETTLING`` seconds after the player's connection returns: after a restart of the server, the
        other connections need a moment too.
        """
        if self._settled_at is not None:
            return
        self._tell_agreement()
        for at, (before, after) in enumerate(zip(self._places, now.places, strict=True)):
            if before.here and after.here and (at in self.teller.helped or after.sits_in):
                if not after.sits_in:
                    self.teller.helped.discard(at)
            elif at != now.own:
                self._tell_person(before, after)
                if after.reading and not before.reading:
                    self.company.notice("people-reads", f"{self.table}/{after.name}/reads", name=after.name)
            elif before.sits_in and before.here and not after.sits_in:
                drop(self.app, PLACE)
                self.app.say("people-plays-again", Priority.QUEUE)
        if now.own is not None and now.places[now.own].grace < min(now.grace / 2, self._places[now.own].grace):
            self.app.say("people-grace-short", Priority.QUEUE, seconds=int(now.places[now.own].grace))
        self._places = now.places
        self._tell_onlookers(now)

    def _tell_agreement(self) -> None:
        """Tell once that all people here agree to wait for readers."""
        before, self._waiting_told = self._waiting_told, self.reading.is_agreed
        if self._waiting_told and not before:
            self.app.say("people-waits-agreed", Priority.QUEUE)

    def _tell_onlookers(self, now: TableNow) -> None:
        """Announce new and departed onlookers."""
        before, self._onlookers = self._onlookers, now.onlookers
        for onlooker in now.onlookers:
            if onlooker not in before and onlooker.person != self.company.person:
                self.company.notice("people-watches", name=onlooker.name)
        for onlooker in before:
            if onlooker not in now.onlookers and onlooker.person != self.company.person:
                self.company.notice("people-watches-no-more", name=onlooker.name)

    def _tell_person(self, before: TablePlace, after: TablePlace) -> None:
        """Announce that a person has gone or returned; messages of the match tell of computers in people's places."""
        name, gender = after.name, after.gender
        if self.over:
            left = before.here and not after.here and not self.of_evening  # there they go to the next round
            if left and not self._goes_ahead(after.person):
                self.company.notice("people-left", name=name, gender=gender)
            return
        if before.here and not after.here and not after.sits_in:
            self._tell_connection("people-gone", name, gender=gender, seconds=int(after.grace))
        comes = self.of_evening and after.person not in self._been
        self._been |= {after.person} if after.here else set()
        if after.here and not after.sits_in and (before.sits_in or not (before.here or comes)):
            self._tell_connection("people-returned", name, gender=gender)

    def _tell_connection(self, message: str, name: str, **values: object) -> None:
        """Announce the state of a person's connection, or hold it until the player has decided or asks."""
        self.company.notice(message, f"{self.table}/{name}", name=name, **values)

    def _goes_ahead(self, person: str) -> bool:
        """Return whether a person leaves a finished match for another one at the same table, as far as known here."""
        return person == self.company.once_more.asked_by(self.table)

    def due(self) -> float | None:
        """Return the time of the next tick in seconds of the program's clock, None without one."""
        reads = self.reading.due() if self._tells_reading else None
        dues = (super().due(), self._settled_at, self.times.due(), reads)
        return min((due for due in dues if due is not None), default=None)

    def tick(self) -> Transition | None:
        """Announce people who are still absent after the silence, say the time, and do the work of any table."""
        if self._settled_at is not None and self.app.now() >= self._settled_at:
            self._settled_at = None
            self._tell_people(self.company.tables[self.table])
        self.times.tick()
        if self._tells_reading:
            self.reading.tick()
        if self._act_waits is not None and not self._waits_for_reader:
            action, self._act_waits = self._act_waits, None
            if action in self.talk.view.legal:
                self.act(action)
        return super().tick()

    # time and pauses

    @property
    def own_turn(self) -> bool:
        """Return whether the player is to act; False while a computer plays for them or the match pauses."""
        return super().own_turn and self._plays and not self.seat.paused

    @property
    def _plays(self) -> bool:
        """Return whether no computer plays for the player."""
        own = self.times.own
        return own is None or self.seat.seats[own].away is None

    @property
    def _waiting_choice(self) -> str:
        """Return the message for Enter while the table waits for Enter alone; empty otherwise."""
        if self.seat.paused:
            return CONTINUE
        if self._rests:
            return "choice-next-round"
        return "choice-take-back" if self._can_take_back else super()._waiting_choice

    @property
    def _can_take_back(self) -> bool:
        """Return whether a computer plays in the player's place for more than one decision."""
        return not self._plays and self.times.own not in self.teller.helped

    def command(self, command: AnyCommand) -> Transition | None:
        """Carry out a command: about time, pauses and other people here, all others as at any table."""
        if command is Command.CONCEDE and is_asked_to_concede(self.seat):
            self.seat.offer(Concede())
            return None
        if command is Command.LAST_HEARD:
            return self._open_last_heard()
        if command is Command.PLAY_AGAIN and self.of_evening:
            return NothingHere()
        if command is Command.OTHER_TABLES:
            return self.company.compare() if self.over and self.of_evening else NothingHere()
        if command in PEOPLE_ONLY:
            ABOUT_TIME[command](self)
            return None
        away = not self.company.is_recognised or self.company.requests.silent
        if away and self._is_about_others(command):
            self._answer_of_before(command)
            return None
        transition = super().command(command)
        if command is Command.TURN:
            self.times.tell_turn()
            self._tell_reader()
        if command in (Command.TURN, Command.HAND):
            self.company.held.tell()
        return transition

    def _is_about_others(self, command: AnyCommand) -> bool:
        """Return whether a command asks for facts that others can change."""
        if command in SEATS:
            return self.talk.seat_at(SEATS[command]) is not None
        return is_question(command) and command not in OWN

    def _answer_of_before(self, command: AnyCommand) -> None:
        """Answer a question from the last known state, after telling that the connection is lost or silent."""
        seat = self.talk.seat_at(SEATS[command]) if command in SEATS else None
        answers = self.talk.answer(command) if seat is None else self.talk.answer_about(seat)
        if self.company.is_recognised:
            self.company.requests.tell_silence()
        else:
            self.app.say("people-asked-away")
        self.app.tell(replace(answer, priority=Priority.QUEUE) for answer in answers)

    def act(self, action: Action) -> None:
        """Offer an action; while the server is silent, offer it once only. A lost connection sends it after its return.
        """
        if self.company.requests.silent and self.seat.has_offer:
            self.company.requests.tell_silence()
            return
        if self._waits_for_reader:
            self._act_waits = action
            self.app.say("people-act-waits-reader", cue="refusal", name=self._reader_name)
            return
        if self.company.is_recognised:
            super().act(action)
            return
        if not self.seat.has_offer:
            self.seat.offer(action)
        self.app.say("people-act-waits", cue="refusal")

    @property
    def _tells_reading(self) -> bool:
        """Return whether the server is told that the player reads, or still has to be told the end."""
        return self.app.settings.tells_reading or self.reading.told is not None

    @property
    def _reader_name(self) -> str:
        """Return the name of another person who still reads, empty without one."""
        if not any(place.reading for place in self.company.tables[self.table].places):
            return ""
        reader = self.reading.reader
        return reader.name if reader is not None else ""

    @property
    def _waits_for_reader(self) -> bool:
        """Return whether the player's actions wait for another person who still reads."""
        return bool(self._reader_name) and self.reading.is_agreed and self.company.is_recognised

    def _tell_reader(self) -> None:
        """Say who still reads."""
        if self._reader_name and self.company.is_recognised:
            self.app.say("people-reads", Priority.QUEUE, name=self._reader_name)

    @property
    def enter_answers(self) -> Collection[str]:
        """Return the kinds of messages that tell the present effect of Enter: it ends a pause, or takes back the place.
        """
        return {**PAUSED, **GO_ON} if self.seat.paused else () if self._plays else PLACE

    def activate(self) -> Transition | None:
        """End a pause, or take the seat back from a computer; else act as at any table, or say the turn during an
        absence.
        """
        if not self.company.is_recognised and not (self.own_turn or self.over):
            return self.command(Command.TURN)
        if self.seat.paused:
            self._wish_pause()
        elif self._rests:
            self.company.ask(NextDeal(id=new_id(), table=self.company.tables[self.table].of))
        elif self._can_take_back:
            self.company.ask(TakeBack(id=new_id(), table=self.table))
        else:
            return super().activate()
        return None

    def _open_last_heard(self) -> Transition | None:
        """Open the menu of the person heard last; its first entry mutes them."""
        if self.company.heard_last is None:
            self.app.say("people-nobody-heard", cue="refusal")
            return None
        return Push(person_menu(self.company, *self.company.heard_last, self.table, disturbs=True))

    def _take_more_time(self) -> None:
        self.company.ask(MoreTime(id=new_id(), table=self.table))

    def _ask_for_moment(self) -> None:
        """Say to the table: one moment."""
        said = Say(id=new_id(), table=self.table, phrase="one-moment")
        text = self.app.text("people-phrase-one-moment")
        self.company.ask(said, lambda _: self.app.say("people-said-own", text=text))

    def _wish_pause(self) -> None:
        self.company.ask(WishPause(id=new_id(), table=self.table))

    def take_touch(self, zone: str, index: int) -> Transition | None:
        """Take a touch; on the clock it tells the time left, elsewhere it acts as at any table."""
        if zone == "open":
            return self._tell_open()
        if zone != "time":
            return super().take_touch(zone, index)
        self.times.tell()
        return None

    def _tell_open(self) -> Transition | None:
        """Tell the open question again, else the turn and who is cut off."""
        if self.asked.open is not None:
            self.app.tell(replace(remark, priority=Priority.NOW) for remark in self.teller.remarks(self.asked.open))
            return None
        if self.times.away and self.company.is_recognised:
            self.times.tell_away()
            return None
        return self.command(Command.TURN)

    @property
    def _open_sign(self) -> str:
        """Return the braille line's sign of an open question; empty for none."""
        away, minutes = self.times.away if self.company.is_recognised else [], 0
        if away:
            minutes = math.ceil(min(left for _, left in away) / 60)
        kind = (
            "question" if self.asked.open is not None
            else "away" if away or not self.company.is_recognised
            else "pause" if self.seat.paused
            else ""
        )  # fmt: skip
        if not kind or self.over:
            return ""
        return self.app.narrator.language.phrase("line-open", kind=kind, minutes=minutes).braille

    def possible(self) -> set[AnyCommand]:
        """Return the commands that have an effect at this table now."""
        clock = {Command.MORE_TIME} if self.times.limited else set[AnyCommand]()
        asked = {Command.CONCEDE} if is_asked_to_concede(self.seat) else set[AnyCommand]()
        heard = {Command.LAST_HEARD} if self.company.heard_last is not None else set[AnyCommand]()
        commands = super().possible() | {Command.TIME, Command.PAUSE, Command.ONE_MOMENT} | heard | clock | asked
        others = {Command.OTHER_TABLES} if self.over and self.of_evening else set[AnyCommand]()
        return (commands | others) - ({Command.PLAY_AGAIN} if self.of_evening else set())

    def screen(self) -> Screen:
        """Return the screen for the player, with their time left."""
        sign = self.times.time_left_phrase
        time = sign.braille if sign and self.times.is_pressing else ""
        return replace(
            super().screen(), time=time, clock=self.times.countdown(), open=self._open_sign, paused=self.seat.paused
        )

    def public(self) -> Screen:
        """Return the screen for onlookers, with the time left of the player to act."""
        return replace(super().public(), clock=self.times.countdown(public=True))

    def leave(self) -> None:
        """Leave the table, and drop the open questions."""
        if self.company.seats.get(self.table) is self.seat:  # a restored server gives another one at the same table
            super().leave()
        drop(self.app, QUESTIONS)
        self.company.note_deciding(False)

    def _way_out(self) -> Transition:
        """Return the transition that leaves the match; the table keeps the place until the match is over."""
        return self._leaves(0)

    def _leaves(self, above: int) -> Transition:
        """Return the transition that leaves the match; a page asks first, because a touch is soon done.

        :param above: number of menus open above the match.
        """
        asks = self.app.device == "page" and not self.seat.position.watches
        if not self.over and not asks:
            return Pop(1 + above)
        if not self.over:
            return Push(confirm(self.app, "people-really-leave", lambda: Pop(1 + above)))
        self.company.ask(Leave(id=new_id(), table=self.table), None, lambda code: None)
        return Pop((1 if self.of_evening else 2) + above)  # the table's menu below has no use any more

    def menu(self) -> Scene:
        """Return the menu that Escape opens: time, talk, the people here, and leaving."""

        def entries() -> list[Entry]:
            again = button(self.app, "people-once-more", lambda: Pop(then=lambda: Do(Command.PLAY_AGAIN)))
            others = button(self.app, "evening-house-others", lambda: Pop(then=lambda: Do(Command.OTHER_TABLES)))
            drawn = self._drawn_again()
            leaves = "people-leave-over" if self.over else "people-leave-match"
            return [
                *([again, *drawn] if self.over and not self.of_evening else []),
                *([others] if self.over and self.of_evening else []),
                back(self.app, "people-to-table"),
                *self._time_entries(),
                *self.company_entries(),
                button(self.app, leaves, lambda: self._leaves(1)),
            ]

        return Menu(self.app, "people-match-menu", entries)

    def _drawn_again(self) -> list[Entry]:
        """Return the entry for another match with drawn seats; none if seats are drawn anyway or a player has asked."""
        company, table = self.company, self.table
        if company.once_more.asked_by(table) or company.tables[table].drawn:
            return []
        wish = partial(company.play_once_more, table, drawn=True)
        return [button(self.app, "people-once-more-drawn", lambda: Pop(then=wish))]

    def company_entries(self) -> list[Entry]:
        """Return the entries for players and onlookers: talk, the other people, the proof of the cards."""
        return [
            *talk_entries(self.company, self.table),
            opens(self.app, "people-here", partial(people_menu, self.company, self.table)),
            button(self.app, "people-proof-ask", self.tell_proof),
        ]

    def _time_entries(self) -> list[Entry]:
        """Return the entries for more time and for a pause or its end; none after the match or for onlookers."""
        if self.over or self.times.own is None:
            return []
        wish = "people-wish-go-on" if self.seat.paused else "people-wish-pause"

        def entry(message: str, command: AnyCommand) -> Entry:
            return button(self.app, message, lambda: Pop(then=lambda: Do(command)))

        more = [entry("people-take-more-time", Command.MORE_TIME)] if self.times.limited else []
        return [*more, entry(wish, Command.PAUSE)]

    def play_again(self) -> None:
        """Wish for another match with the players who stay."""
        self.company.play_once_more(self.table)


#: questions whose answers other players cannot change
OWN = (Command.HAND,)
#: the methods behind the commands of tables of people
ABOUT_TIME: dict[AnyCommand, Callable[[PeopleMatch], None]] = {
    Command.TIME: lambda match: match.times.tell(),
    Command.MORE_TIME: PeopleMatch._take_more_time,
    Command.PAUSE: PeopleMatch._wish_pause,
    Command.ONE_MOMENT: PeopleMatch._ask_for_moment,
}


def people_menu(company: Company, table: str) -> Menu:
    """Return the menu of the other people at a table. :param table: id of the table."""

    def entry(person: TablePlace | Present) -> Entry:
        return Entry(partial(str, person.name), lambda: Push(person_menu(company, person.person, person.name, table)))

    def entries() -> list[Entry]:
        now = company.tables[table]
        asked = [Present(person=person, name=name) for person, name in company.wish_to_watch.get(table, {}).items()]
        there: list[TablePlace | Present] = [*now.places, *now.onlookers, *asked]
        return [*(entry(person) for person in there if person.person not in ("", company.person)), back(company.app)]

    return Menu(company.app, "people-here", entries)
