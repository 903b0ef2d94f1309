"""Forms the announcements for one seat of a table: events, answers to questions, names of choices and people."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from numeramis_access.app.shell.ports import App
from numeramis_access.app.table.desk import Arrangement
from numeramis_access.core.actions import PlayersChoice
from numeramis_access.core.ruleset import View
from numeramis_access.core.seats import CHANCE, Seat
from numeramis_access.input.commands import QUESTIONS, AnyCommand
from numeramis_access.input.typed import match_name
from numeramis_access.tables import messages as table_messages
from numeramis_access.tables.local_seat import SeatPort
from numeramis_access.tables.seats import TableSeat
from numeramis_access.words.announcement import Announcement, Priority, ShownBy, join_announcements
from numeramis_access.words.game import Line
from numeramis_access.words.language import Language
from numeramis_access.words.narrator import Narrator
from numeramis_access.words.options import effective_options
from numeramis_access.words.people import People, Person

#: events of a game without tricks that are told in one breath
EVENTS_IN_A_BREATH = 8


def people_at(seats: tuple[TableSeat, ...], position: table_messages.Position) -> People:
    """Return the players by seat, and which of them is the listener, for the narrator (the object that forms
    sentences).

    :param seats: the seats, one for each entrant by its number from 0.
    :param position: the state of the match, as the listener sees it.
    """
    persons = [Person(seat.occupant.name, seat.occupant.gender) for seat in seats]
    by_seat = tuple([persons[entrant] for entrant in position.seating])
    listener, shown = (None if position.watches else position.seat), (position.seat if position.shown else None)
    return People(by_seat, listener, position.pairs, shown)


class RecentEvents:
    """The events since the player acted last, kept as far as the player may still look at their cards (rule Q14).

    :ivar messages: the events in order, without the cards of finished tricks. The first event of the player's own
        action is left out; those that followed from it stay.
    :ivar whole: the same events with the cards of all finished tricks.
    """

    def __init__(self) -> None:
        self.messages: list[table_messages.EventHappened] = []
        self.whole: list[table_messages.EventHappened] = []
        self._before: table_messages.Position | None = None
        self._actions = 0

    def note_event(self, message: table_messages.EventHappened, looks_back: bool) -> None:
        """Take the next event.

        The first event of the player's own action drops all earlier ones and is not kept. For people who watch a match
        or call its real cards, the first event of a trick drops those before it.

        :param message: the event.
        :param looks_back: whether the player may look at finished tricks again; if not, their cards are dropped.
        """
        before, self._before = self._before, message.position
        new, self._actions = message.actions != self._actions, message.actions
        if message.position.watches:  # nobody's own seat: the present trick, or without tricks the last action
            if new and (before is None or not before.view.cards_on_table()):
                self.messages, self.whole = [], []
        elif new and before is not None and before.view.to_act == before.seat:
            self.messages, self.whole = [], []
            return
        self.whole.append(message)
        self.messages.append(message)
        if not looks_back:
            self.messages = open_messages(self.messages)


def open_messages(messages: Sequence[table_messages.EventHappened]) -> list[table_messages.EventHappened]:
    """Return the events without the cards of finished tricks; a trick stays until the next one begins."""
    open_messages: list[table_messages.EventHappened] = []
    for message in messages:
        if message.event.shows_trick and message.position.view.begins_trick():
            open_messages = [message for message in open_messages if not message.event.shows_trick]
        open_messages.append(message)
    return open_messages


def split_into_tricks(messages: Sequence[table_messages.EventHappened]) -> list[list[table_messages.EventHappened]]:
    """Return the messages grouped by trick; in a game without tricks, in groups of at most ``EVENTS_IN_A_BREATH``
    messages.

    The last group can be unfinished.
    """
    tricks: list[list[table_messages.EventHappened]] = []
    for message in messages:
        view = message.position.view
        begins = message.event.shows_trick and view.begins_trick()
        if begins or not tricks or (len(tricks[-1]) >= EVENTS_IN_A_BREATH and not message.event.shows_trick):
            tricks.append([])
        tricks[-1].append(message)
    return tricks


class TableTalk:
    """Forms the announcements for one seat, in the player's current language.

    :param seat: the seat. :ivar arrangement: order of its hand. :ivar words: the words of the game.
    :ivar narrator: forms announcements.
    """

    def __init__(self, app: App, seat: SeatPort) -> None:
        self._app = app
        self._seat = seat
        self.arrangement = Arrangement(app, seat.facts.game)
        #: whether the player may look at finished tricks again, as in practice
        self.may_look_back = False
        #: whether the player, who may have been away for days, can hear all that happened since their last action
        self.tells_finished_tricks = False
        #: the answer to "whose turn" while play is stopped before the end of the deal; None while it is not
        self.stopped_answer: Line | None = None
        self._lately = RecentEvents()
        #: the questions of this game alone, and all questions of this table
        self.own_questions = app.catalogue[seat.facts.game].questions
        self.questions: tuple[AnyCommand, ...] = (*QUESTIONS, *self.own_questions)
        self.words = app.catalogue[seat.facts.game].game_words()
        self.narrator = Narrator(app.language, self.words, self.people())
        self._watching = Narrator(app.language, self.words)
        #: the seats, by entrant, at the time of the next event to announce
        self._then = seat.seats

    @property
    def view(self) -> View:
        """Return the seat's current view, its hand sorted by the player's setting."""
        return self.arrangement.sorted_view(self._seat.position.view)

    def rows(self) -> tuple[int, ...]:
        """Return the number of cards in each row of the hand."""
        return self.arrangement.rows(self.view)

    def people(self) -> People:
        """Return the current players by seat."""
        return people_at(self._seat.seats, self._seat.position)

    def onlooker_language(self) -> Language:
        """Return the language for onlookers: it addresses no player as "you", and names the player of this program too.
        """
        people, settings = self.people(), self._app.settings
        persons = list(people.persons)
        if people.me is not None and not settings.name:
            persons[people.me] = Person(self._app.text(f"player-{settings.gender}"), settings.gender)
        self._watching.seat_people(People(tuple(persons), None, people.has_partners))
        return self._watching.language

    def result_for_onlookers(self) -> tuple[str, ...]:
        """Return the result of a finished deal or match in words for onlookers; empty while a deal goes on."""
        view = self.view.public_view()
        if view.to_act not in (None, CHANCE):
            return ()
        self.onlooker_language()
        over = self.words.message_after_match if view.to_act is None else self.words.message_between_deals(view)
        told = (self._watching.answer_line(Line(over)), *self._watching.answer("score", view))
        return tuple(announcement.text for announcement in told)

    def seat_people(self) -> None:
        """Pass the current players, by seat, to the narrator."""
        self.narrator.seat_people(self.people())

    def set_occupants(self, seats: tuple[TableSeat, ...]) -> None:
        """Set the occupants with whose names ``event`` announces the next events.

        :param seats: the seats, one for each entrant by its number from 0.
        """
        self._then = seats

    def note_messages(self, messages: Sequence[table_messages.Message | table_messages.Refused]) -> None:
        """Update the order of the hand and the recent events from new messages; an action taken back drops the events.
        """
        for message in messages:
            if isinstance(message, table_messages.EventHappened):
                self.arrangement.note_event(message, self._seat.ruleset)
                self._lately.note_event(message, self.may_look_back)
            elif isinstance(message, table_messages.ActionsUndone):
                self._lately = RecentEvents()

    def event(self, message: table_messages.EventHappened) -> list[Announcement]:
        """Return the announcements of an event, in the seating that ``set_occupants`` has set.

        The player's setting ``highest`` decides after which cards the highest one is announced.
        """
        self.narrator.highest = self._app.settings.highest
        return announcements(self.narrator, self._then, message)

    def past_announcements(self, messages: list[table_messages.Message]) -> Callable[[], list[Announcement]]:
        """Return a function that forms the announcements of earlier messages; in a long match its call is slow.

        Cards of finished tricks are left out, unless the player may look back.
        """
        seats = self._seat.seats

        def make() -> list[Announcement]:
            narrator = Narrator(self._app.language, self.words, self.people())
            events = [message for message in messages if isinstance(message, table_messages.EventHappened)]
            told = events if self.may_look_back else open_messages(events)
            return [said for message in told for said in announcements(narrator, seats, message)]

        return make

    def recent_events(self) -> list[Announcement]:
        """Return one announcement of the events since the player's last action, as ``recent_open_events``, or one that
        there are none.
        """
        return self.recent_open_events() or [self.narrator.answer_line(Line("lately-nothing"))]

    def recent_open_events(self) -> list[Announcement]:
        """Return one announcement that tells the events since the player's last action, with the cards that the player
        may still see; empty if there are none.
        """
        return self._told_at_once(self._lately.whole if self.tells_finished_tricks else self._lately.messages)

    def missed_events(self) -> list[list[Announcement]]:
        """Return the events since the player's last action, with the cards of finished tricks: for each trick a list of
        one announcement, or of none if there is nothing to say.

        The news that it is the player's turn is left out.
        """
        return [self._told_at_once(trick, without="your-turn") for trick in split_into_tricks(self._lately.whole)]

    def _told_at_once(self, messages: Sequence[table_messages.EventHappened], without: str = "") -> list[Announcement]:
        told = (announcements(self.narrator, self._seat.seats, message) for message in messages)
        said = [announcement for those in told for announcement in those if announcement.kind != without]
        return [replace(join_announcements(said), kind="lately", topic="answer", seat=None)] if said else []

    def answer(self, question: str) -> list[Announcement]:
        """Return the answer to a question.

        The answer about the turn is ``stopped_answer`` while that is set. At rest and after the match it says that the
        deal, the trick or the match is over, and tells players what Enter does.

        :param question: name of the question.
        """
        if question == "turn" and self.stopped_answer is not None:
            return [self.narrator.answer_line(self.stopped_answer)]
        if question != "turn" or not (self._seat.is_resting or self._seat.position.over):
            return self.narrator.answer(question, self.view)
        watched = self._seat.position.watches
        if self._seat.is_resting:
            said = [self.narrator.answer_line(Line(message)) for message in (self._over_message(), "turn-rests")]
            return said[:1] if watched else [join_announcements(said)]
        over = self.narrator.answer_line(Line(self.words.message_after_match))
        return [over] if watched else [over, self.narrator.answer_line(Line("match-finished"))]

    def _over_message(self) -> str:
        """Return the message that tells, while the table rests, whether the deal or the trick is over."""
        return self.words.message_between_deals(self.view) if self.view.to_act == CHANCE else "trick-over"

    def has_answer(self, question: str, view: View) -> bool:
        """Return whether this game knows a question in this view.

        :param question: name of the question. :param view: the current view.
        """
        return self.words.answer(question, view, self.narrator.language.people)[0].id != "no-such-question"

    def answer_about(self, seat: Seat) -> list[Announcement]:
        """Return one announcement about a player and their cards; about the table if there is no such seat."""
        if not 0 <= seat < self._seat.facts.seats:
            return self.answer("table")
        lines = self.words.describe_seat(self.view, seat, self.people())
        return [join_announcements([self.narrator.answer_line(line) for line in lines])]

    def cards_played_by(self, seat: Seat) -> list[Announcement]:
        """Return one announcement of the cards that the player at a seat has openly played in this deal."""
        return [join_announcements(list(map(self.narrator.answer_line, self.words.played_lines(self.view, seat))))]

    def agreed_options(self) -> list[Announcement]:
        """Return one announcement of the options of this match."""
        options, language = self._seat.facts.options, self.narrator.language
        lines = (Line("agreed", values) for values in effective_options(language, options))
        return [join_announcements([self.narrator.answer_line(line) for line in lines])]

    def seat_at(self, step: int) -> Seat | None:
        """Return the seat at a distance, None if the table has too few seats.

        :param step: places clockwise from the listener's seat.
        """
        seats, own = self._seat.facts.seats, self._seat.position.seat
        return (own + step) % seats if step < seats else None

    def seat_named(self, word: str) -> Seat | None:
        """Return the seat of the player with a typed name, or with a typed word such as "partner".

        A beginning of at least ``MIN_NAME_LETTERS`` letters is enough if no other player's name or word begins with it.
        Return None if no player or several fit.
        """
        language, persons = self.narrator.language, self.people().persons
        called = [(language.text("laid-by", seat=seat), seat) for seat in range(len(persons))]
        return match_name(word, [*self.seat_names(), *called], language.record.letters)

    def seat_names(self) -> list[tuple[str, Seat]]:
        """Return the names of all players with their seats."""
        return [(person.name, seat) for seat, person in enumerate(self.people().persons)]

    def announcement(self, line: Line, priority: Priority = Priority.QUEUE, shown_by: ShownBy = "") -> Announcement:
        """Return a line as an announcement.

        :param line: the line. :param shown_by: part of the screen that shows the same, empty for none.
        :param priority: its treatment of other speech.
        """
        return self.narrator.announcement(line, priority, shown_by)

    def choice(self, action: PlayersChoice) -> Line:
        """Return the line that names a choice."""
        return self.narrator.action(action, self.view)


def announcements(
    narrator: Narrator, seats: tuple[TableSeat, ...], message: table_messages.EventHappened
) -> list[Announcement]:
    """Return the announcements of an event, with the players in their seats at that time.

    While a computer plays in the listener's place, its action is not told as "you"; partner and opponents stay the
    same.

    :param narrator: forms them.
    :param seats: the seats at that time, one for each entrant by its number from 0.
    :param message: the event.
    """
    position, people = message.position, people_at(seats, message.position)
    if people.me is not None and seats[position.seating[people.me]].away is not None:
        people = replace(people, me=None, absent=people.me)
    return narrator.event(message.event, message.position.view, people)


class TableTeller:
    """Puts the messages to one seat into words; practice, the deal of the day and people extend it.

    :param talk: forms the announcements for the same seat.
    """

    def __init__(self, talk: TableTalk) -> None:
        self._talk = talk

    def announcements(self, message: table_messages.EventHappened) -> list[Announcement]:
        """Return the announcements of an event."""
        return self._talk.event(message)

    def remarks(self, message: table_messages.Message | table_messages.Refused) -> list[Announcement]:
        """Return the announcements of a message that is no event of the match; empty if there is nothing to say.

        New occupants of the seats are set for the announcement of the next event.
        """
        match message:
            case table_messages.Refused(refusal=refusal):
                return [self._talk.narrator.refusal(refusal)]
            case table_messages.TableResting():
                return [self._talk.announcement(Line("continue-with-enter"))]
            case table_messages.ThinkingFailed():
                return [self._talk.announcement(Line("opponent-failed"))]
            case table_messages.MatchOver():
                return [self._talk.announcement(Line("match-finished"))]
            case table_messages.SeatsChanged(seats=seats):
                self._talk.set_occupants(seats)  # announced with the next action
        return []
