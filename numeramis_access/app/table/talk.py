"""What is said of a table to the one who sits there: events, answers to questions, names of things and people."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from numeramis_access.app.shell.ports import App
from numeramis_access.app.table.arrangement import Arrangement
from numeramis_access.app.table.lately import Lately, still_open
from numeramis_access.core.actions import Action, AmountRange
from numeramis_access.core.ruleset import View
from numeramis_access.core.seats import CHANCE, Seat
from numeramis_access.input.commands import QUESTIONS, AnyCommand
from numeramis_access.input.typed import match_name
from numeramis_access.tables.local_seat import SeatPort
from numeramis_access.tables.messages import Happened, Message, Position, Refused, TakenBack
from numeramis_access.tables.seats import TableSeat
from numeramis_access.words.announcement import Announcement, Priority, ShownBy, joined
from numeramis_access.words.game import Line
from numeramis_access.words.language import Language
from numeramis_access.words.narrator import Narrator
from numeramis_access.words.options import agreed
from numeramis_access.words.people import People, Person


def people_at(seats: tuple[TableSeat, ...], position: Position) -> People:
    """Return everybody by seat, as words need them, and which of them listens. :param seats: by entrant."""
    persons = tuple(Person(seat.occupant.name, seat.occupant.gender) for seat in seats)
    by_seat = tuple(persons[entrant] for entrant in position.seating)
    listener, shown = (None if position.watches else position.seat), (position.seat if position.shown else None)
    return People(by_seat, listener, position.pairs, shown)


class TableTalk:
    """Forms what is said at one seat, in the language that the player has now.

    :param seat: whose table it is about. :ivar arrangement: of the own cards. :ivar words: of the game.
    :ivar narrator: forms announcements.
    """

    def __init__(self, app: App, seat: SeatPort) -> None:
        self._app = app
        self._seat = seat
        self.arrangement = Arrangement(app, seat.facts.game)
        #: whether tricks that are over may be looked at again: at a practice table
        self.looks_back = False
        #: what is answered to whose turn it is, where nobody acts any more though the deal is not over
        self.stands: Line | None = None
        self._lately = Lately()
        #: what can be asked at this table: of the game alone, and all of it
        self.own_questions = app.catalogue[seat.facts.game].questions
        self.questions: tuple[AnyCommand, ...] = (*QUESTIONS, *self.own_questions)
        self.words = app.catalogue[seat.facts.game].game_words()
        self.narrator = Narrator(app.language, self.words, self.people())
        self._watching = Narrator(app.language, self.words)
        #: who played, by entrant, when what is told next happened
        self._then = seat.seats

    @property
    def view(self) -> View:
        """Return what the seat may know now, its hand in the order that the player wishes."""
        return self.arrangement.arranged(self._seat.position.view)

    def rows(self) -> tuple[int, ...]:
        """Return how many cards lie in each row of the hand."""
        return self.arrangement.rows(self.view)

    def people(self) -> People:
        """Return who sits where now."""
        return people_at(self._seat.seats, self._seat.position)

    def for_onlookers(self) -> Language:
        """Return the words for people who watch: nobody is "you" to them, and the player has a name too."""
        people, settings = self.people(), self._app.settings
        persons = list(people.persons)
        if people.me is not None and not settings.name:
            persons[people.me] = Person(self._app.text(f"player-{settings.gender}"), settings.gender)
        self._watching.seat_people(People(tuple(persons), None, people.pairs))
        return self._watching.language

    def result_for_onlookers(self) -> tuple[str, ...]:
        """Return how it stands when a deal or the match is over, as people who watch hear it; nothing before."""
        view = self.view.public()
        if view.to_act not in (None, CHANCE):
            return ()
        self.for_onlookers()
        over = self.words.match_over if view.to_act is None else self.words.ended(view)
        return tuple(one.text for one in (self._watching.answered(Line(over)), *self._watching.answer("score", view)))

    def seat_people(self) -> None:
        """Have words know who sits where now."""
        self.narrator.seat_people(self.people())

    def sit(self, seats: tuple[TableSeat, ...]) -> None:
        """Take note of who plays from here on, in what is told. :param seats: by entrant."""
        self._then = seats

    def note_messages(self, messages: Sequence[Message | Refused]) -> None:
        """Remember what words and the order of the hand need of what the seat was told."""
        for message in messages:
            if isinstance(message, Happened):
                self.arrangement.note_event(message, self._seat.ruleset)
                self._lately.note_event(message, self.looks_back)
            elif isinstance(message, TakenBack):
                self._lately = Lately()

    def event(self, message: Happened) -> list[Announcement]:
        """Return what is told of something that happened."""
        return announcements(self.narrator, self._then, message)

    def past(self, messages: list[Message]) -> Callable[[], list[Announcement]]:
        """Return what makes the announcements of these messages again; it takes a while in a long match."""
        seats = self._seat.seats

        def make() -> list[Announcement]:
            narrator = Narrator(self._app.language, self.words, self.people())
            events = [message for message in messages if isinstance(message, Happened)]
            found = events if self.looks_back else still_open(events)
            return [said for message in found for said in announcements(narrator, seats, message)]

        return make

    def lately(self) -> list[Announcement]:
        """Return in one utterance all that has happened since the player's own last action, as far as it is open."""
        seats, messages = self._seat.seats, self._lately.messages
        said = [one for message in messages for one in announcements(self.narrator, seats, message)]
        if not said:
            return [self.narrator.answered(Line("lately-nothing"))]
        return [replace(joined(said), kind="lately", topic="answer", seat=None)]

    def answer(self, question: str) -> list[Announcement]:
        """Return the answer to a question about the table as it is now: at rest and at the end what Enter does, too."""
        if question == "turn" and self.stands is not None:
            return [self.narrator.answered(self.stands)]
        if question != "turn" or not (self._seat.resting or self._seat.position.over):
            return self.narrator.answer(question, self.view)
        watched = self._seat.position.watches
        if self._seat.resting:
            said = [self.narrator.answered(Line(one)) for one in (self._over_message(), "turn-rests")]
            return said[:1] if watched else [joined(said)]
        over = self.narrator.answered(Line(self.words.match_over))
        return [over] if watched else [over, self.narrator.answered(Line("match-finished"))]

    def _over_message(self) -> str:
        """Return the message that says what is over while the table rests."""
        return self.words.ended(self.view) if self.view.to_act == CHANCE else "trick-over"

    def means_something(self, question: str, view: View) -> bool:
        """Return whether this game has an answer to a question. :param view: as it is now."""
        return self.words.answer(question, view, self.narrator.language.people)[0].id != "no-such-question"

    def answer_about(self, seat: Seat) -> list[Announcement]:
        """Return in one utterance who sits on a seat, what lies there and what is left; of no seat, the whole table."""
        if not 0 <= seat < self._seat.facts.seats:
            return self.answer("table")
        return [joined([self.narrator.answered(line) for line in self.words.about(self.view, seat, self.people())])]

    def played_by(self, seat: Seat) -> list[Announcement]:
        """Return in one utterance all that somebody has played in this deal, as far as everybody has seen it."""
        return [joined([self.narrator.answered(line) for line in self.words.played(self.view, seat)])]

    def agreed(self) -> list[Announcement]:
        """Return in one utterance what was agreed for this match."""
        options, language = self._seat.facts.options, self.narrator.language
        return [joined([self.narrator.answered(Line("agreed", values)) for values in agreed(language, options)])]

    def seat_at(self, step: int) -> Seat | None:
        """Return the seat so many places clockwise from the own one, None where the table has no such place."""
        seats, own = self._seat.facts.seats, self._seat.position.seat
        return (own + step) % seats if step < seats else None

    def seat_named(self, word: str) -> Seat | None:
        """Return the seat of somebody whose name, or "partner", was typed; None where nobody is called so."""
        language, persons = self.narrator.language, self.people().persons
        called = [(language.text("laid-by", seat=seat), seat) for seat in range(len(persons))]
        return match_name(word, [*self.seat_names(), *called], language.record.letters)

    def seat_names(self) -> list[tuple[str, Seat]]:
        """Return everybody's name with their seat."""
        return [(person.name, seat) for seat, person in enumerate(self.people().persons)]

    def say(self, line: Line, priority: Priority = Priority.QUEUE, shown_by: ShownBy = "") -> Announcement:
        """Return a line as an announcement. :param shown_by: what of the screen shows it anyway."""
        return self.narrator.say(line, priority, shown_by)

    def choice(self, action: Action | AmountRange) -> Line:
        """Return the line that names a choice."""
        return self.narrator.action(action, self.view)


def announcements(narrator: Narrator, seats: tuple[TableSeat, ...], message: Happened) -> list[Announcement]:
    """Return what is told of something that happened, everybody sitting as they did then.

    What a computer does for the listener is not told as the listener's own; partner and opponents stay what they are.
    """
    position, people = message.position, people_at(seats, message.position)
    if people.me is not None and seats[position.seating[people.me]].away is not None:
        people = replace(people, me=None, absent=people.me)
    return narrator.event(message.event, message.position.view, people)
