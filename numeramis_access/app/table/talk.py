"""What is said of a table to the one who sits there: events, answers to questions, names of things and people."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from numeramis_access.app.shell.ports import App
from numeramis_access.app.table.arrangement import Arrangement
from numeramis_access.core.actions import Action, AmountRange
from numeramis_access.core.ruleset import View
from numeramis_access.core.seats import Seat
from numeramis_access.tables.local_seat import SeatPort
from numeramis_access.tables.messages import Happened, Message, Position, Refused
from numeramis_access.tables.seats import TableSeat
from numeramis_access.words.announcement import Announcement, Priority, ShownBy
from numeramis_access.words.game import Line
from numeramis_access.words.language import Language
from numeramis_access.words.narrator import Narrator
from numeramis_access.words.people import People, Person


def people_at(seats: tuple[TableSeat, ...], position: Position) -> People:
    """Return everybody by seat, as words need them, and which of them listens. :param seats: by entrant."""
    persons = tuple(Person(seat.occupant.name, seat.occupant.gender) for seat in seats)
    return People(tuple(persons[entrant] for entrant in position.seating), position.seat, position.pairs)


class TableTalk:
    """Forms what is said at one seat, in the language that the player has now.

    :param seat: whose table it is about. :ivar arrangement: of the own cards. :ivar words: of the game.
    :ivar narrator: forms announcements.
    """

    def __init__(self, app: App, seat: SeatPort) -> None:
        self._app = app
        self._seat = seat
        self.arrangement = Arrangement(app, seat.facts.game)
        self.words = app.catalogue[seat.facts.game].game_words()
        self.narrator = Narrator(app.language, self.words, self.people())
        self._watching = Narrator(app.language, self.words)

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

    def seat_people(self) -> None:
        """Have words know who sits where now."""
        self.narrator.seat_people(self.people())

    def heard(self, messages: Sequence[Message | Refused]) -> None:
        """Remember what words and the order of the hand need of what the seat was told."""
        for message in messages:
            if isinstance(message, Happened):
                self.arrangement.happened(message, self._seat.ruleset)

    def event(self, message: Happened) -> list[Announcement]:
        """Return what is told of something that happened."""
        return told(self.narrator, self._seat.seats, message)

    def past(self, messages: list[Message]) -> Callable[[], list[Announcement]]:
        """Return what makes the announcements of these messages again; it takes a while in a long match."""
        seats = self._seat.seats

        def make() -> list[Announcement]:
            narrator = Narrator(self._app.language, self.words, self.people())
            events = (message for message in messages if isinstance(message, Happened))
            return [said for message in events for said in told(narrator, seats, message)]

        return make

    def answer(self, question: str) -> list[Announcement]:
        """Return the answer to a question about the table as it is now."""
        return self.narrator.answer(question, self.view)

    def answer_about(self, seat: Seat) -> list[Announcement]:
        """Return what a seat has played, or else who sits there; all about the table for no seat of it."""
        answers = self.answer("table")
        if not 0 <= seat < self._seat.facts.seats:
            return answers
        for play in self.view.cards_on_table() or self.view.last_cards_on_table():
            if play.seat == seat:
                return [self.say(Line("on-table", {"seat": seat, "card": play.card}, seat), Priority.NOW)]
        own = [announcement for announcement in answers if announcement.seat == seat]
        if own:
            return [replace(own[0], priority=Priority.NOW), *own[1:]]
        return [self.say(Line("laid-by", {"seat": seat}, seat), Priority.NOW)]

    def say(self, line: Line, priority: Priority = Priority.QUEUE, shown_by: ShownBy = "") -> Announcement:
        """Return a line as an announcement. :param shown_by: what of the screen shows it anyway."""
        return self.narrator.say(line, priority, shown_by)

    def choice(self, action: Action | AmountRange) -> Line:
        """Return the line that names a choice."""
        return self.narrator.action(action, self.view)


def told(narrator: Narrator, seats: tuple[TableSeat, ...], message: Happened) -> list[Announcement]:
    """Return what is told of something that happened, everybody sitting as they did then."""
    narrator.seat_people(people_at(seats, message.position))
    return narrator.event(message.event, message.position.view)
