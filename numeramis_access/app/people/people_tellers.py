"""Puts the messages of a table of people into words: clocks, pauses, wishes and computers in people's places."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from numeramis_access.app.shell.keys import KeyNaming, key_of_command
from numeramis_access.app.table.talk import TableTalk, TableTeller
from numeramis_access.core.seats import partner_of
from numeramis_access.input.commands import Command
from numeramis_access.tables import messages
from numeramis_access.tables.pushes import TableNow
from numeramis_access.tables.remote_seat import RemoteSeat
from numeramis_access.tables.seats import TableSeat
from numeramis_access.words.announcement import Announcement, Priority
from numeramis_access.words.game import Line


class PeopleTeller(TableTeller):
    """Puts the messages of a table of people into words.

    :param talk: the words about the table for the player's seat. :param keys: names the keys that answer questions.
    :param seat: seat of the player. :param now: the table as the server last told it.
    :ivar is_last_round: whether this is an evening's last round.
    :ivar plays_freely: whether a next table needs no round, so that the result follows at once.
    :ivar plays_whole: whether it is an evening of whole plays.
    :ivar helped_entrants: the entrants whose next decision a computer makes.
    """

    def __init__(self, talk: TableTalk, keys: KeyNaming, seat: RemoteSeat, now: TableNow) -> None:
        super().__init__(talk)
        self._keys = keys
        self._seat = seat
        self.now = now
        self.is_last_round = self.plays_freely = self.plays_whole = False
        self.helped_entrants: set[int] = set()
        #: the seats after the announcement of that decision, empty without one
        self._after_help: tuple[TableSeat, ...] = ()
        self._was_paused = seat.paused
        #: entrants replaced by a computer, as last told to the player
        self._away = _absent_entrants(seat.seats)

    def remarks(self, message: messages.Message | messages.Refused) -> list[Announcement]:
        """Return the announcements of a message; a table of people adds clocks, pauses and the record of the match."""
        ends_in_evening = isinstance(message, messages.MatchOver) and self.now.of
        general = [] if ends_in_evening else super().remarks(message)
        return [*general, *self._remarks_of_people(message)]

    def _remarks_of_people(self, message: messages.Message | messages.Refused) -> list[Announcement]:
        match message:
            case messages.MatchOver() if self.now.of:
                if self.plays_freely:
                    return []
                return [self._say("people-evening-waits", last=self.is_last_round, plays=self.plays_whole)]
            case messages.MatchOver():
                offer = self._say("people-once-more-offered", key=self._key(Command.PLAY_AGAIN))
                return [self._say("people-record-kept"), offer]
            case messages.TimeOver():
                return [self._remark_on_time_over(message)]
            case messages.MoreTimeTaken(entrant=entrant, left=left):
                return [self._say_of("people-more-time", entrant, left=left)]
            case messages.PauseWished():
                return [self._remark_on_wish(message)]
            case messages.ConcessionWished(entrant=entrant):
                asked = "people-concession-partner" if is_asked_to_concede(self._seat) else "people-concession"
                partner, key = self._partner(entrant), self._key(Command.CONCEDE)
                return [self._say_of(asked, entrant, partner=partner, key=key)]
            case messages.TablePaused(entrant=entrant):
                self._was_paused = True
                return [self._say_of("people-paused", entrant, clock="no" if self.now.clock is None else "yes")]
            case messages.TableWentOn():
                self._was_paused = False
                turn = (replace(said, priority=Priority.QUEUE) for said in self._talk.answer("turn"))
                return [self._say("people-went-on"), *turn]
        return []

    def _remark_on_wish(self, wish: messages.PauseWished) -> Announcement:
        """Return the announcement of a wish for a pause or its end, and of the players who have to agree."""
        own = self._seat.witness.entrant
        names = [self._name(entrant) for entrant in wish.waits if entrant != own]
        asked = "asks" if wish.asked in (None, wish.entrant) else "agrees"
        return self._say_of(
            f"people-{'go-on' if self._was_paused else 'pause'}-{asked}", wish.entrant,
            you="asked" if own in wish.waits else "waits",
            others=self._talk.narrator.language.join(names) or "none", key=self._key(Command.PAUSE),
        )  # fmt: skip

    def _remark_on_time_over(self, message: messages.TimeOver) -> Announcement:
        """Return the announcement that a player's time is over and that a computer plays."""
        if message.once:
            self.helped_entrants.add(message.entrant)
            self._after_help = message.seats_before_help
        self._away = _absent_entrants(message.seats)
        computer = message.seats[message.entrant].occupant.name
        again = "people-time-over-again" if self.now.turns is None else "turns-over-again"
        return self._say_of("people-time-over" if message.once else again, message.entrant, by=computer)

    def take_absent(self, seats: tuple[TableSeat, ...]) -> list[TableSeat]:
        """Record the seats with a computer in a person's place; return the new ones, without the player's own.

        :param seats: the seats, one for each entrant by its number from 0.
        """
        before, self._away = self._away, _absent_entrants(seats)
        return [seats[entrant] for entrant in self._away - before - {self._seat.witness.entrant}]

    def announcements(self, message: messages.EventHappened) -> list[Announcement]:
        """Return the announcements of an event; after a computer's single decision the occupants of the seats are again
        those before it.
        """
        said = super().announcements(message)
        if self._after_help:
            self._talk.set_occupants(self._after_help)
            self._after_help = ()
        return said

    def _say(self, message: str, **values: object) -> Announcement:
        return self._talk.announcement(Line(message, values))

    def _say_of(self, message: str, entrant: int, **values: object) -> Announcement:
        """Return an announcement about an entrant, in the message for "you" if it is the listener."""
        own = "-own" if entrant == self._seat.witness.entrant else ""
        return self._say(message + own, name=self._name(entrant), **values)

    def _key(self, command: Command) -> str:
        """Return the spoken name of a command's key; ``none`` if only the menu has the command."""
        return key_of_command(self._keys, "table", command) or "none"

    def _name(self, entrant: int) -> str:
        return self.now.places[entrant].name

    def _partner(self, entrant: int) -> str:
        """Return the name of an entrant's partner."""
        seating = self._seat.position.seating
        return self._name(seating[partner_of(seating.index(entrant))])


class WatchingTeller(PeopleTeller):
    """Puts the messages to onlookers into words; onlookers get no record and no offer of another match."""

    def remarks(self, message: messages.Message | messages.Refused) -> list[Announcement]:
        """Return the announcements of a message that is no event of the match, in words for onlookers; at the end of
        the match without the record and the offer of another one.
        """
        match message:
            case messages.TableResting():
                return [self._say("people-watch-rests")]
            case messages.ActionsUndone():
                return [self._say("call-changed")]
            case messages.MatchOver():
                return TableTeller.remarks(self, message)
        return super().remarks(message)


def is_asked_to_concede(seat: RemoteSeat) -> bool:
    """Return whether the partner of this seat wants to concede the remaining tricks and waits for the player's consent.

    False for a watcher.
    """
    position, by, own = seat.position, seat.conceding, seat.witness.entrant
    if by is None or own is None or not position.pairs:
        return False
    return position.seating.index(by) == partner_of(position.seating.index(own))


def _absent_entrants(seats: Sequence[TableSeat]) -> set[int]:
    """Return the entrants replaced by a computer."""
    return {entrant for entrant, seat in enumerate(seats) if seat.away is not None}
