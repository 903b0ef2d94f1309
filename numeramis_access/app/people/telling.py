"""What a table of people tells besides: clocks, pauses, wishes, and for whom a computer plays."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from numeramis_access.app.table.telling import TableTelling
from numeramis_access.core.seats import partner_of
from numeramis_access.input.commands import Command
from numeramis_access.tables.messages import (
    ConcessionWished,
    Happened,
    MatchOver,
    Message,
    MoreTimeTaken,
    Paused,
    PauseWished,
    Refused,
    Resting,
    SeatsChanged,
    TimeOver,
    WentOn,
)
from numeramis_access.tables.seats import TableSeat
from numeramis_access.words.announcement import Announcement, Priority

if TYPE_CHECKING:
    from numeramis_access.app.people.match import PeopleMatch


class PeopleTelling(TableTelling):
    """Tells what a table of people says.

    :ivar helped: for whom a computer makes one decision, by entrant.
    """

    def __init__(self, match: PeopleMatch) -> None:
        super().__init__(match)
        self._match: PeopleMatch = match
        self.helped: set[int] = set()
        #: who plays once that decision is told, empty where there is none
        self._after_help: tuple[TableSeat, ...] = ()
        self._was_paused = match.seat.paused
        #: for whom a computer plays, as far as the player was told
        self._away = _absent_entrants(match.seat.seats)

    def tell_message(self, message: Message | Refused) -> None:
        """Tell what is no event of the match: clocks, pauses; at its end also where its record is."""
        table, company = self._match, self._match.company
        table.asked.hear(message, table.times.own)
        super().tell_message(message)
        match message:
            case MatchOver():
                table.app.say("people-record-kept", Priority.QUEUE)
                if table.of_evening:
                    table.app.say("people-evening-waits", Priority.QUEUE, last=table.is_last_round)
                else:
                    table.app.say("people-once-more-offered", Priority.QUEUE, key=company.key(Command.PLAY_AGAIN))
            case TimeOver():
                self._tell_time_over(message)
                self._away = _absent_entrants(message.seats)
            case SeatsChanged(seats=seats):
                self._tell_sits_in(seats)
            case MoreTimeTaken(entrant=entrant, left=left):
                self._tell_of("people-more-time", entrant, left=left)
            case PauseWished():
                self._tell_wish(message)
            case ConcessionWished(entrant=entrant):
                asked = "people-concession-partner" if table.asked_to_concede else "people-concession"
                self._tell_of(asked, entrant, partner=self._partner(entrant), key=company.key(Command.CONCEDE))
            case Paused(entrant=entrant):
                self._was_paused = True
                clock = "no" if company.tables[table.table].clock is None else "yes"
                self._tell_of("people-paused", entrant, clock=clock)
            case WentOn():
                self._was_paused = False
                table.app.say("people-went-on", Priority.QUEUE)
                table.app.tell(replace(said, priority=Priority.QUEUE) for said in table.talk.answer("turn"))
            case _:
                pass

    def _tell_wish(self, wish: PauseWished) -> None:
        """Tell who wishes a pause or that it goes on: whoever is asked that they are, the others who is waited for."""
        own, places = self._match.times.own, self._match.company.tables[self._match.table].places
        names = [places[entrant].name for entrant in wish.waits if entrant != own]
        asked = "asks" if wish.asked in (None, wish.entrant) else "agrees"
        others = self._match.app.narrator.language.join(names) or "none"
        self._tell_of(
            f"people-{'go-on' if self._was_paused else 'pause'}-{asked}", wish.entrant,
            you="asked" if own in wish.waits else "waits", others=others,
            key=self._match.company.key(Command.PAUSE),
        )  # fmt: skip

    def _tell_sits_in(self, seats: tuple[TableSeat, ...]) -> None:
        """Tell for whom a computer plays from now on, and which."""
        before, self._away = self._away, _absent_entrants(seats)
        for entrant in self._away - before - {self._match.times.own}:
            seat = seats[entrant]
            self._match.company.notice("people-sits-in", name=seat.away.name, computer=seat.occupant.name)  # type: ignore[union-attr]

    def _tell_time_over(self, message: TimeOver) -> None:
        """Tell that somebody's time is over and who plays instead."""
        if message.once:
            self.helped.add(message.entrant)
            self._after_help = message.seats_before_help
        computer = message.seats[message.entrant].occupant.name
        self._tell_of("people-time-over" if message.once else "people-time-over-again", message.entrant, by=computer)

    def announcements(self, message: Happened) -> list[Announcement]:
        """Return what is told of something that happened: what comes of a computer's one decision is the person's."""
        self._match.asked.hear(message, self._match.times.own)
        found = super().announcements(message)
        if self._after_help:
            self._match.talk.sit(self._after_help)
            self._after_help = ()
        return found

    def _tell_of(self, message: str, entrant: int, **values: object) -> None:
        """Tell what somebody has done about time; in other words where it is the listener."""
        own = "-own" if entrant == self._match.times.own else ""
        name = self._match.company.tables[self._match.table].places[entrant].name
        self._match.app.say(message + own, Priority.QUEUE, name=name, **values)  # type: ignore[arg-type]

    def _partner(self, entrant: int) -> str:
        """Return the name of somebody's partner."""
        seating = self._match.seat.position.seating
        return self._match.company.tables[self._match.table].places[seating[partner_of(seating.index(entrant))]].name


class WatchingTelling(PeopleTelling):
    """Tells what those who watch are told: no record is kept here, and nothing is asked of them."""

    def tell_message(self, message: Message | Refused) -> None:
        """Tell what is no event of the match."""
        match message:
            case Resting():
                self._match.app.say("people-watch-rests", Priority.QUEUE)
            case MatchOver():
                TableTelling.tell_message(self, message)
            case _:
                super().tell_message(message)


def _absent_entrants(seats: Sequence[TableSeat]) -> set[int]:
    """Return for whom a computer plays, by entrant."""
    return {entrant for entrant, seat in enumerate(seats) if seat.away is not None}
