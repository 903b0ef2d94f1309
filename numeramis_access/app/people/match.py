"""The scene of a match among people: a server sends the table's messages, arrivals, departures and talk."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import replace
from functools import partial

from numeramis_access.app.people.agreement_requests import (
    AGREEING_COMMANDS,
    GO_ON_QUESTIONS,
    PAUSED_QUESTIONS,
    PLACE_QUESTIONS,
    OpenAgreements,
    drop_questions,
)
from numeramis_access.app.people.arrivals import MatchNow, Notice, PeopleChanges
from numeramis_access.app.people.chat import talk_entries, tell_said
from numeramis_access.app.people.company import Company
from numeramis_access.app.people.hosting import tell_host_act
from numeramis_access.app.people.identity import new_id
from numeramis_access.app.people.people_tellers import PeopleTeller, is_asked_to_concede
from numeramis_access.app.people.person_menu import people_menu, person_menu
from numeramis_access.app.people.reading import ReadingTime
from numeramis_access.app.people.times import TableTimes
from numeramis_access.app.people.turns import go_to_next_table, next_table_entries, tell_arrival, tell_changes
from numeramis_access.app.shell.menu import Entry, Menu, back_entry, button_entry, confirmation_menu, opening_entry
from numeramis_access.app.shell.scene import DoCommand, NothingHere, Pop, Push, Scene, Transition
from numeramis_access.app.table.help import PEOPLE_COMMANDS
from numeramis_access.app.table.scene import MatchScene
from numeramis_access.app.table.screen import CONTINUE_CHOICE
from numeramis_access.core.actions import Action, Concede
from numeramis_access.input.commands import SEAT_OFFSET_BY_COMMAND, AnyCommand, Command, is_question
from numeramis_access.input.inbox import HouseNews, Incoming
from numeramis_access.output.screen import Screen
from numeramis_access.tables.evening import EveningNow
from numeramis_access.tables.messages import EventHappened, Message, Refused, SeatsChanged
from numeramis_access.tables.pushes import HostDid, Removed, Said, TableNow, TablePlace, TimeNow, Waiting
from numeramis_access.tables.remote_seat import RemoteSeat
from numeramis_access.tables.table_requests import Leave, MoreTime, NextDeal, Say, TakeBack, WishPause
from numeramis_access.words.announcement import Priority

#: seconds after the player's connection returns in which others can return too, without announcements
SETTLING_SECONDS = 10.0


class PeopleMatch(MatchScene):
    """A match at a table of people.

    :param company: the connection to the server. :param seat: the player's seat there.
    """

    item_types = (*MatchScene.item_types, HouseNews)
    #: the server may have drawn the seats and given free places to computers
    opening_questions = ("seats",)

    def __init__(self, company: Company, seat: RemoteSeat) -> None:
        super().__init__(company.app, seat)
        self.company = company
        self.table = seat.table
        self.seat: RemoteSeat = seat
        self.times = TableTimes(company, seat)
        self.agreements = OpenAgreements(company.app, seat)
        self.reading = ReadingTime(company, seat.table)
        #: the player's action that waits for a reader, None without one; whether waiting was told
        self._delayed_action: Action | None = None
        self._waiting_told = False
        now = company.tables[seat.table]
        self.teller: PeopleTeller = PeopleTeller(self.talk, company.app, seat, now)
        self._places: tuple[TablePlace, ...] = now.places
        self._turns = now.turns
        #: whether the player leaves their place at a table by turns to a computer
        self._gives_up = False
        self._people_changes = PeopleChanges(company.person, now)
        self._fault_told = False
        #: end of the silence about others' connections in seconds of the clock, None without silence
        self._silence_ends_at: float | None = None
        self.talk.tells_finished_tricks = self._by_turns

    def _tell_entered(self) -> None:
        """Tell the standing as any match does; at a table by turns the missed events, the hand and the time left."""
        if self._by_turns and self._continued:
            tell_arrival(self.company, self.table, self.talk)
        else:
            super()._tell_entered()

    def enter(self) -> None:
        """Announce the match; then, if the player does not know it yet, that the server was restored from a copy, and
        that all people agree to wait for readers.
        """
        super().enter()
        self.company.line.tell_restored()
        self._tell_agreement()

    def receive(self, item: Incoming) -> Transition | None:
        """Announce news of the server about this table; leave if the player was removed, or the server was restored
        from a copy. Return the next transition, None to stay.

        Other items are handled as in any match.
        """
        if not isinstance(item, HouseNews):
            return super().receive(item)
        match item.news:
            case TableNow(table=self.table) as now:
                self._tell_people(now)
            case TimeNow(table=self.table) as times:
                self.times.take_times(times, self.company.times[self.table][1])
            case "back":
                self._silence_ends_at = self.app.now() + SETTLING_SECONDS
            case "restored":
                return Pop(then=lambda: None)
            case Waiting(table=self.table, what=what):
                self._silence_ends_at = self.app.now() + SETTLING_SECONDS
                self.app.say("people-waits", Priority.QUEUE, cue="refusal" if what else None, what=what)
            case Said(table=self.table) as said:
                tell_said(self.company, said)
            case HostDid(table=self.table) as did:
                tell_host_act(self.company, did)
            case Removed(table=self.table, by="owner"):
                return Pop(then=lambda: None)
            case Removed(table=self.table, sent_away=False) if self.company.tables[self.table].called:
                return Pop(then=lambda: self.app.say("call-shown-over"))
            case Removed(table=self.table):
                return Pop(then=lambda: self.app.say("people-removed"))
        self.announce_news()
        return None

    def announce_news(self) -> None:
        """Announce the new messages of the seat, and the first contradiction between the cards and their seals if there
        is one.
        """
        self.teller.now = self.company.tables.get(self.table, self.teller.now)
        self.teller.is_last_round, self.teller.plays_freely = self._is_last_round, self._plays_freely
        self.teller.plays_whole = self._evening is not None and self._evening.plays
        super().announce_news()
        self.times.note_news()
        self._note_deciding(self.is_own_turn and not self.is_waiting_for_player and not self.is_over)
        fault = self.seat.witness.fault
        if fault is not None and not self._fault_told:
            self._fault_told = True
            self.app.say("people-unfair", Priority.QUEUE, cue="refusal")
            self.app.say(f"verify-{fault.code}", Priority.QUEUE, deal=fault.deal)

    @property
    def _by_turns(self) -> bool:
        """Return whether the player plays at a table that waits for days for people who are away."""
        return self.company.tables[self.table].turns is not None and not self.seat.position.watches

    @property
    def _compares(self) -> bool:
        """Return whether the boards of this finished match can be compared with those of other tables."""
        return self.is_over and self.is_of_evening and self.company.compare is not None

    @property
    def is_of_evening(self) -> bool:
        """Return whether this table belongs to a club's evening."""
        return bool(self.company.tables[self.table].of)

    def _tell_events(self, messages: Sequence[EventHappened]) -> None:
        """Announce the events of one action, and close the questions that they answer."""
        for message in messages:
            if self.agreements.pause_wishes or self.agreements.is_concession_asked or self.agreements.waiting_request:
                self.agreements.follow_message(message, self.times.own_place)
            self.agreements.position_before = message.position
            super()._tell_events([message])

    def _tell_message(self, message: Message | Refused) -> None:
        """Announce a message that is no event of the match, and note computers that take people's places."""
        self.agreements.follow_message(message, self.times.own_place)
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
    def _plays_freely(self) -> bool:
        """Return whether people of the evening get their next table without a round."""
        return self._evening is not None and self._evening.free

    @property
    def _rests(self) -> bool:
        """Return whether the evening rests before its next round and waits for this player."""
        evening = self._evening
        return self.is_over and evening is not None and evening.breath is not None and not evening.ready

    def tell_proof(self) -> None:
        """Say how many deals have proved fair so far, or which contradiction was found."""
        witness = self.seat.witness
        if witness.fault is not None:
            self.app.say(f"verify-{witness.fault.code}", deal=witness.fault.deal)
        else:
            rules = self.seat.ruleset
            self.app.say("people-proof", deals=witness.checked, waits="deal" if rules.opens_deals else "match")

    def _tell_people(self, now: TableNow) -> None:
        """Announce people who have gone or returned, and the end of the computer's play in the player's place.

        Say nothing for ``SETTLING_SECONDS`` seconds after the player's connection returns: after a restart of the
        server, the other connections need a moment too.
        """
        if self._silence_ends_at is not None:
            return
        self._tell_agreement()
        match = MatchNow(self.is_over, self.seat.paused, self.is_of_evening, self._by_turns)
        for at, (before, after) in enumerate(zip(self._places, now.places, strict=True)):
            if before.here and after.here and (at in self.teller.helped_entrants or after.sits_in):
                if not after.sits_in:
                    self.teller.helped_entrants.discard(at)
            elif at != now.own:
                goes_ahead = self._goes_ahead(after.person)
                self._tell_notices(self._people_changes.compare_places(before, after, match, goes_ahead))
                if after.reading and not before.reading:
                    self.company.announce_notice("people-reads", f"{self.table}/{after.name}/reads", name=after.name)
            elif before.sits_in and before.here and not after.sits_in:
                drop_questions(self.app, PLACE_QUESTIONS)
                self.app.say("people-plays-again", Priority.QUEUE)
        if now.own is not None and now.places[now.own].grace < min(now.grace / 2, self._places[now.own].grace):
            self.app.say("people-grace-short", Priority.QUEUE, seconds=int(now.places[now.own].grace))
        self._places = now.places
        tell_changes(self.company, now, self._turns)
        self._turns = now.turns
        self._tell_notices(self._people_changes.compare_onlookers(now))

    def _tell_agreement(self) -> None:
        """Tell once that all people here agree to wait for readers."""
        before, self._waiting_told = self._waiting_told, self.reading.is_agreed
        if self._waiting_told and not before:
            self.app.say("people-waits-agreed", Priority.QUEUE)

    def _note_deciding(self, deciding: bool) -> None:
        """Note whether the player has to decide now; when that is over, tell the waiting notices."""
        notices = self.company.notices
        notices.is_deciding = deciding
        if not deciding and notices.waiting:
            notices.announce_all()

    def _tell_notices(self, notices: Iterable[Notice]) -> None:
        """Announce who has come or gone, or hold it until the player has decided or asks."""
        for notice in notices:
            about = f"{self.table}/{notice.about}" if notice.about else ""
            self.company.announce_notice(notice.message, about, **notice.values)

    def _tell_connection(self, message: str, name: str, **values: object) -> None:
        """Announce the state of a person's connection, or hold it until the player has decided or asks."""
        self.company.announce_notice(message, f"{self.table}/{name}", name=name, **values)

    def _goes_ahead(self, person: str) -> bool:
        """Return whether a person leaves a finished match for another one at the same table, as far as known here."""
        return person == self.company.once_more.asking_person(self.table)

    def due(self) -> float | None:
        """Return the time of the next tick in seconds of the program's clock; None if none is due."""
        reads = self.reading.due() if self._tells_reading else None
        dues = (super().due(), self._silence_ends_at, self.times.due(), reads)
        return min((due for due in dues if due is not None), default=None)

    def tick(self) -> Transition | None:
        """Do the work that is due, as at any table. Return the next transition, None to stay.

        It also announces people who are still absent some seconds after a connection returned, says the time, tells the
        server that the player reads, and does an act that waited for readers.
        """
        if self._silence_ends_at is not None and self.app.now() >= self._silence_ends_at:
            self._silence_ends_at = None
            self._tell_people(self.company.tables[self.table])
        self.times.tick()
        if self._tells_reading:
            self.reading.tick()
        if self._delayed_action is not None and not self._waits_for_reader:
            action, self._delayed_action = self._delayed_action, None
            if action in self.talk.view.legal:
                self.act(action)
        return super().tick()

    # time and pauses

    @property
    def is_own_turn(self) -> bool:
        """Return whether the player is to act; False while a computer plays for them and while the match is paused."""
        return super().is_own_turn and self._plays and not self.seat.paused

    @property
    def _plays(self) -> bool:
        """Return whether no computer plays for the player."""
        own = self.times.own_place
        return own is None or self.seat.seats[own].away is None

    @property
    def _waiting_choice(self) -> str:
        """Return the message for Enter while the table waits for Enter alone; empty otherwise."""
        if self.seat.paused:
            return CONTINUE_CHOICE
        if self._rests:
            return "choice-next-play" if self._plays_freely else "choice-next-round"
        return "choice-take-back" if self._can_take_back else super()._waiting_choice

    @property
    def _can_take_back(self) -> bool:
        """Return whether a computer plays in the player's place for more than one decision."""
        return not self._plays and self.times.own_place not in self.teller.helped_entrants

    def command(self, command: AnyCommand) -> Transition | None:
        """Carry out a command about time, pauses and other people here; all others are carried out as at any table.
        Return the next transition, None to stay.

        While the connection is lost or the server silent, questions about others are answered from the last known
        state, and the player is told so.
        """
        if command is Command.CONCEDE and is_asked_to_concede(self.seat):
            self.seat.offer(Concede())
            return None
        if command is Command.LAST_HEARD:
            return self._open_last_heard()
        if command is Command.PLAY_AGAIN and self.is_of_evening:
            return NothingHere()
        if command is Command.OTHER_TABLES and self._by_turns:
            return go_to_next_table(self.company, self.table)
        if command is Command.OTHER_TABLES:
            return self.company.compare() if self._compares and self.company.compare is not None else NothingHere()
        if command in PEOPLE_COMMANDS:
            TIME_COMMANDS[command](self)
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
            self.company.notices.announce_all()
        return transition

    def _is_about_others(self, command: AnyCommand) -> bool:
        """Return whether a command asks for facts that others can change."""
        if command in SEAT_OFFSET_BY_COMMAND:
            return self.talk.seat_at(SEAT_OFFSET_BY_COMMAND[command]) is not None
        return is_question(command) and command not in OWN_QUESTIONS

    def _answer_of_before(self, command: AnyCommand) -> None:
        """Answer a question from the last known state, after telling that the connection is lost or silent."""
        seat = self.talk.seat_at(SEAT_OFFSET_BY_COMMAND[command]) if command in SEAT_OFFSET_BY_COMMAND else None
        answers = self.talk.answer(command) if seat is None else self.talk.answer_about(seat)
        if self.company.is_recognised:
            self.company.requests.tell_silence()
        else:
            self.app.say("people-asked-away")
        self.app.tell(replace(answer, priority=Priority.QUEUE) for answer in answers)

    def act(self, action: Action) -> None:
        """Offer an action to the table.

        If the table waits for a person who still reads, it is offered after that, if it is then still legal. If the
        connection is lost, it is offered when the connection returns. While the server is silent, a second action is
        not offered. In each case the player is told.
        """
        if self.company.requests.silent and self.seat.has_offer:
            self.company.requests.tell_silence()
            return
        if self._waits_for_reader:
            self._delayed_action = action
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
        return self.app.settings.tells_reading or self.reading.told_at is not None

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
        """Return the ids of the messages that say what Enter does now: end a pause, or take back the place; otherwise
        empty.
        """
        return {**PAUSED_QUESTIONS, **GO_ON_QUESTIONS} if self.seat.paused else () if self._plays else PLACE_QUESTIONS

    def activate(self) -> Transition | None:
        """Do what Enter means: end a pause, be ready for an evening's next round, or take the seat back from a
        computer. Return the next transition, None to stay.

        In any other state it acts as at any table, but while the connection is lost and others are to act it says whose
        turn it is.
        """
        if not self.company.is_recognised and not (self.is_own_turn or self.is_over):
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
        """Open the menu of the person heard last; its first entry mutes them.

        If no one was heard, say so and return None, to stay.
        """
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
        """Take a touch: on the clock it tells the time left, on the sign of an open question that question, elsewhere
        it acts as at any table.

        Return the next transition, None to stay.

        :param zone, index: as in ``input.inbox.Touched``.
        """
        if zone == "open":
            return self._tell_open()
        if zone != "time":
            return super().take_touch(zone, index)
        self.times.tell_time_left()
        return None

    def _tell_open(self) -> Transition | None:
        """Tell the open question again, else who is cut off, else whose turn it is. Return None, to stay."""
        if (request := self.agreements.waiting_request) is not None:
            self.app.tell(replace(remark, priority=Priority.NOW) for remark in self.teller.remarks(request))
            return None
        if self.times.absent_people and self.company.is_recognised:
            self.times.tell_absent_people()
            return None
        return self.command(Command.TURN)

    @property
    def _open_sign(self) -> str:
        """Return the braille line's sign of an open question; empty for none."""
        away, minutes = self.times.absent_people if self.company.is_recognised else [], 0
        if away and not self.seat.paused:
            minutes = math.ceil(min(left for _, left in away) / 60)
        kind = (
            "question" if self.agreements.waiting_request is not None
            else "away" if away or not self.company.is_recognised
            else "pause" if self.seat.paused
            else ""
        )  # fmt: skip
        if not kind or self.is_over:
            return ""
        return self.app.narrator.language.phrase("line-open", kind=kind, minutes=minutes).braille

    def possible_commands(self) -> set[AnyCommand]:
        """Return the commands that have an effect at this table now: those of any table, and those of time, pauses and
        other people.
        """
        clock = {Command.MORE_TIME} if self.times.has_clock else set[AnyCommand]()
        asked = {Command.CONCEDE} if is_asked_to_concede(self.seat) else set[AnyCommand]()
        heard = {Command.LAST_HEARD} if self.company.heard_last is not None else set[AnyCommand]()
        commands = super().possible_commands() | {Command.TIME, Command.PAUSE, Command.ONE_MOMENT}
        commands |= heard | clock | asked
        leads_on = self._by_turns or self._compares
        others = {Command.OTHER_TABLES} if leads_on else set[AnyCommand]()
        return (commands | others) - ({Command.PLAY_AGAIN} if self.is_of_evening else set())

    def screen(self) -> Screen:
        """Return the screen for the player, with their time left."""
        sign = self.times.time_left_phrase
        time = sign.braille if sign and self.times.is_pressing else ""
        return replace(
            super().screen(), time=time, clock=self.times.countdown(), open=self._open_sign, paused=self.seat.paused
        )

    def public_screen(self) -> Screen:
        """Return the screen for onlookers, with the time left of the player to act."""
        return replace(super().public_screen(), clock=self.times.countdown(public=True))

    def leave(self) -> None:
        """Leave the table, and remove its questions from all views.

        At a table by turns only this connection leaves, and the table waits for the player, unless they give the match
        up.
        """
        if self.company.seats.get(self.table) is self.seat:  # a restored server gives another one at the same table
            if self._by_turns and not self._gives_up:
                self.company.ask(Leave(id=new_id(), table=self.table, aside=True))
            else:
                super().leave()
        drop_questions(self.app, AGREEING_COMMANDS)
        self._note_deciding(False)

    def _way_out(self) -> Transition:
        """Return the transition that leaves the match; the table keeps the place until the match is over."""
        return self._leaves(0)

    def _leaves(self, above: int) -> Transition:
        """Return the transition that leaves the match; a page asks first, because a touch is soon done.

        :param above: number of menus open above the match.
        """
        if self.is_over:
            self.company.ask(Leave(id=new_id(), table=self.table), None, lambda code: None)
            return Pop((1 if self.is_of_evening else 2) + above)  # the table's menu below has no use any more
        if self._by_turns:
            below = self.app.scenes[-2 - above]  # an evening's menu has the standings; the table's own has no use
            return Pop((2 if below.return_place == self.table else 1) + above)
        if self.app.device == "page" and not self.seat.position.watches:
            return Push(confirmation_menu(self.app, "people-really-leave", lambda: Pop(1 + above)))
        return Pop(1 + above)

    def _give_up(self) -> Transition:
        """Leave a match by turns, so that a computer plays on."""
        self._gives_up = True
        return Pop(3)

    def menu(self) -> Scene:
        """Return the menu that Escape opens: back to the table, time, talk, the people here, the proof of the cards,
        and leaving.

        After the match it begins with an entry for another match or, at an evening, for the other tables.
        """

        def entries() -> list[Entry]:
            again = button_entry(self.app, "people-once-more", lambda: Pop(then=lambda: DoCommand(Command.PLAY_AGAIN)))
            others = button_entry(
                self.app, "evening-house-others", lambda: Pop(then=lambda: DoCommand(Command.OTHER_TABLES))
            )
            drawn = self._drawn_again()
            really = confirmation_menu(self.app, "people-really-leave", self._give_up)
            give_up = button_entry(self.app, "turns-give-up", lambda: Push(really))
            goes = "turns-aside" if self._by_turns else "people-leave-match"
            leaves = "people-leave-over" if self.is_over else goes
            return [
                *(next_table_entries(self.company, self.table) if self._by_turns and not self.is_own_turn else []),
                *([again, *drawn] if self.is_over and not self.is_of_evening else []),
                *([others] if self._compares else []),
                back_entry(self.app, "people-to-table"),
                *self._time_entries(),
                *self.company_entries(),
                *([give_up] if self._by_turns and not self.is_over else []),
                button_entry(self.app, leaves, lambda: self._leaves(1)),
            ]

        return Menu(self.app, "people-match-menu", entries)

    def _drawn_again(self) -> list[Entry]:
        """Return the entry for another match with drawn seats; none if seats are drawn anyway or a player has asked."""
        company, table = self.company, self.table
        if company.once_more.asking_person(table) or company.tables[table].drawn:
            return []
        wish = partial(company.play_once_more, table, drawn=True)
        return [button_entry(self.app, "people-once-more-drawn", lambda: Pop(then=wish))]

    def company_entries(self) -> list[Entry]:
        """Return the entries for players and onlookers: talk, the other people, the proof of the cards."""
        return [
            *talk_entries(self.company, self.table),
            opening_entry(self.app, "people-here", partial(people_menu, self.company, self.table)),
            button_entry(self.app, "people-proof-ask", self.tell_proof),
        ]

    def _time_entries(self) -> list[Entry]:
        """Return the entries for more time and for a pause or its end; none after the match or for onlookers."""
        if self.is_over or self.times.own_place is None:
            return []
        wish = "people-wish-go-on" if self.seat.paused else "people-wish-pause"

        def entry(message: str, command: AnyCommand) -> Entry:
            return button_entry(self.app, message, lambda: Pop(then=lambda: DoCommand(command)))

        more = [entry("people-take-more-time", Command.MORE_TIME)] if self.times.has_clock else []
        return [*more, entry(wish, Command.PAUSE)]

    def play_again(self) -> None:
        """Invite the people who are still here to another match, or accept their invitation to it."""
        self.company.play_once_more(self.table)


#: questions whose answers other players cannot change
OWN_QUESTIONS = (Command.HAND,)
#: the methods behind the commands of tables of people
TIME_COMMANDS: dict[AnyCommand, Callable[[PeopleMatch], None]] = {
    Command.TIME: lambda match: match.times.tell_time_left(),
    Command.MORE_TIME: PeopleMatch._take_more_time,
    Command.PAUSE: PeopleMatch._wish_pause,
    Command.ONE_MOMENT: PeopleMatch._ask_for_moment,
}
