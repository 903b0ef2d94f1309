"""The time at a table of people: it runs on between the server's messages, and the player is told about it."""

from __future__ import annotations

from numeramis_access.app.people.company import Company
from numeramis_access.app.people.turns import tell_time
from numeramis_access.output.screen import Countdown
from numeramis_access.tables.pushes import TablePlace, TimeNow, TurnsNow
from numeramis_access.tables.remote_seat import RemoteSeat
from numeramis_access.tables.seats import Human
from numeramis_access.words.announcement import Priority
from numeramis_access.words.phrases import Phrase

#: seconds left at which the player is warned, if there was at least twice as much at the beginning
WARNING_SECONDS = (30, 10)
#: seconds to wait beyond a step of the clock, so that it has surely passed
ROUNDING_SECONDS = 0.05
#: seconds of waiting that are too short to tell
MIN_TOLD_SECONDS = 5


class TableTimes:
    """The time at one table, for one seat.

    The server sends no times during play at a table without a clock; the seat's position shows who decides.

    :param company: the connection to the server. :param seat: the player's seat.
    """

    def __init__(self, company: Company, seat: RemoteSeat) -> None:
        self._company = company
        self._app = company.app
        self._seat = seat
        self._position = seat.position
        self._times = TimeNow(table=seat.table, entrant=None, waited=0.0, runs=False)
        self._waiting_since = self._times_at = self._app.now()
        #: warnings not given yet: seconds left and message, the most first; seconds of the reserve mark its beginning
        self._warnings: list[tuple[float, str]] = []
        self._told_wait = True
        known = company.times.get(seat.table)
        if known is not None:
            self.take_times(*known)

    @property
    def own_place(self) -> int | None:
        """Return the player's place, from 0; None for a watcher."""
        return self._seat.witness.entrant

    @property
    def deciding_entrant(self) -> int | None:
        """Return the entrant of the person who decides now; None while the match is paused or over, rests, or waits for
        a computer.
        """
        seat, position = self._seat, self._seat.position
        at = position.view.to_act
        if seat.is_resting or seat.paused or position.over or at is None or not 0 <= at < len(seat.seats):
            return None
        entrant = position.seating[at]
        return entrant if isinstance(seat.seats[entrant].occupant, Human) else None

    # news

    def take_times(self, times: TimeNow, at: float) -> None:
        """Take the server's times, and plan the warnings before the player's own time ends.

        :param times: the times. :param at: time of their arrival, in seconds of the program's clock.
        """
        fresh = times.entrant != self._times.entrant or times.waited < at - self._waiting_since - 1
        self._times, self._times_at = times, at
        self._waiting_since = at - times.waited
        if fresh:
            self._told_wait = False
        total = self._total_then()
        self._warnings = []
        if times.entrant is None or times.entrant != self.own_place or not times.runs or times.left is None:
            return
        self._warnings = [(left, "people-time-warned") for left in WARNING_SECONDS if total >= 2 * left]
        if times.left and times.reserves[times.entrant]:
            self._warnings.append((times.reserves[times.entrant], "people-time-reserve"))
        self._warnings.sort(reverse=True)

    def note_news(self) -> None:
        """Restart the count of the waiting time if the seat has a new position."""
        if self._seat.position is not self._position:
            self._position = self._seat.position
            self._waiting_since, self._told_wait = self._app.now(), False

    # present time

    @property
    def has_clock(self) -> bool:
        """Return whether the table has a clock."""
        return self._company.tables[self._seat.table].clock is not None

    @property
    def _turns(self) -> TurnsNow | None:
        """Return the time at a table by turns, None at any other table."""
        return self._company.tables[self._seat.table].turns

    @property
    def waited_seconds(self) -> float:
        """Return the seconds for which the present person has been awaited."""
        return self._app.now() - self._waiting_since

    def decision_and_reserve_left(self) -> tuple[float, float]:
        """Return the seconds left for this decision, and of the deciding person's reserve.

        Both are 0 without a clock and while no one decides.
        """
        now = self._times
        if now.left is None or now.entrant is None:
            return 0.0, 0.0
        passed = self._app.now() - self._times_at if now.runs else 0.0
        return max(0.0, now.left - passed), max(0.0, now.reserves[now.entrant] - max(0.0, passed - now.left))

    def _total_then(self) -> float:
        now = self._times
        return 0.0 if now.left is None or now.entrant is None else now.left + now.reserves[now.entrant]

    @property
    def time_left_phrase(self) -> Phrase | None:
        """Return the player's time left, rounded down, as a phrase.

        None for a watcher, while others decide, and without a clock.
        """
        now = self._times
        if (
            self.own_place is None
            or now.left is None
            or now.entrant != self.own_place
            or self.deciding_entrant != self.own_place
        ):
            return None
        left = _rounded_down(sum(self.decision_and_reserve_left()))
        return self._app.narrator.language.phrase("people-time-sign", left=left)

    def countdown(self, public: bool = False) -> Countdown | None:
        """Return the time of the deciding person for the screen.

        Return None without a clock, while no one decides, and while the connection is lost.

        :param public: whether others look at this screen, so that the player is named, not "you".
        """
        now, entrant = self._times, self.deciding_entrant
        if now.left is None or entrant is None or entrant != now.entrant or not self._company.is_recognised:
            return None
        sign = None if public else self.time_left_phrase
        who = self._place(entrant).name if public or entrant != self.own_place else ""
        return Countdown(who, now.left, now.reserves[entrant], self._times_at, now.runs, sign.text if sign else "")

    @property
    def is_pressing(self) -> bool:
        """Return whether the clock runs and at most 30 seconds of the deciding person's time and reserve are left."""
        return self._times.runs and sum(self.decision_and_reserve_left()) <= WARNING_SECONDS[0]

    # due messages

    def due(self) -> float | None:
        """Return when to announce something or update the screen, in seconds of the program's clock.

        Return None if nothing is due, and while the connection is lost.
        """
        if not self._company.is_recognised:
            return None
        dues = []
        if self._warnings and self.deciding_entrant == self.own_place:
            dues.append(self._times_at + self._total_then() - self._warnings[0][0])
        if self._waits_long():
            dues.append(self._waiting_since + self._app.settings.wait_told)
        if not self._seat.paused:  # its minutes stand on a braille line
            dues += [self._app.now() + left % 60 + ROUNDING_SECONDS for _, left in self.absent_people]
        if self._times.runs and self.time_left_phrase:
            total = sum(self.decision_and_reserve_left())
            dues.append(self._app.now() + total - _rounded_down(total) + ROUNDING_SECONDS)
        return min(dues, default=None)

    def _waits_long(self) -> bool:
        """Return whether to tell, in time, that another person is waited for."""
        if self._turns is not None:
            return False
        waits_for_other = self.deciding_entrant not in (None, self.own_place)
        return bool(self._app.settings.wait_told) and not self._told_wait and waits_for_other

    def tick(self) -> None:
        """Announce that little time is left, or that the table has waited long for a person, if that is due.

        While the connection is lost the times are unknown, and nothing is announced.
        """
        if not self._company.is_recognised:
            return
        left = self._times_at + self._total_then() - self._app.now()
        while self._warnings and self.deciding_entrant == self.own_place and left <= self._warnings[0][0]:
            seconds, message = self._warnings.pop(0)
            if not self._warnings or left > self._warnings[0][0]:
                cue = "time-last" if seconds == WARNING_SECONDS[-1] else "time-short"
                self._app.say(message, Priority.QUEUE, cue, left=rounded_seconds(seconds))
        if self._waits_long() and self.waited_seconds >= self._app.settings.wait_told:
            self._told_wait = True
            self._tell_waited_for(Priority.QUEUE)

    # answers

    def tell_turn(self) -> None:
        """Say for how long another person has been awaited, and how long a lost connection can last; say nothing on the
        player's turn.

        The caller has said whose turn it is.
        """
        entrant = self.deciding_entrant
        if entrant is None or entrant == self.own_place or not self._company.is_recognised:
            return
        if self._turns is not None:
            tell_time(self._company, self._seat.table)
            return
        if self.waited_seconds >= MIN_TOLD_SECONDS:
            self._app.say("people-waited", Priority.QUEUE, seconds=rounded_seconds(self.waited_seconds))
        self._tell_grace(self._place(entrant), Priority.QUEUE)

    def _tell_waited_for(self, priority: Priority) -> None:
        entrant = self.deciding_entrant
        assert entrant is not None
        place = self._place(entrant)
        if place.here:
            self._app.say("people-thinks", priority, name=place.name)
        else:
            self._tell_grace(place, priority)

    def _tell_grace(self, place: TablePlace, priority: Priority) -> None:
        if place.here or place.sits_in or self._turns is not None:
            return
        left = place.grace - place.gone - (self._app.now() - self._company.news_times[self._seat.table])
        if left > 0:
            self._app.say("people-still-gone", priority, name=place.name, seconds=rounded_seconds(left))

    @property
    def absent_people(self) -> list[tuple[TablePlace, float]]:
        """Return the people whose connection is lost while their place waits, each with the seconds left.

        In a pause no seconds pass, and all are left after it. Empty at a table by turns, which waits for days.
        """
        now = self._company.tables[self._seat.table]
        if now.turns is not None:
            return []
        passed = self._app.now() - self._company.news_times[self._seat.table]
        places = (place for at, place in enumerate(now.places) if at != self.own_place and place.person)
        absent = (place for place in places if not (place.here or place.sits_in))
        waiting = ((place, place.grace - (0.0 if self._seat.paused else place.gone + passed)) for place in absent)
        return [(place, left) for place, left in waiting if left > 0]

    def tell_absent_people(self) -> None:
        """Say which people have lost their connection, and for how long their places still wait; in a pause until its
        end.
        """
        for place, left in self.absent_people:
            if self._seat.paused:
                self._app.say("people-gone-in-pause", Priority.QUEUE, name=place.name)
                continue
            self._app.say("people-still-gone", Priority.QUEUE, name=place.name, seconds=rounded_seconds(left))

    def _place(self, entrant: int) -> TablePlace:
        return self._company.tables[self._seat.table].places[entrant]

    def tell_time_left(self) -> None:
        """Say the time of the player or the deciding person, and how many extra minutes the player has left.

        At an evening's table without a clock, the time left in the round comes first. If time is unknown, stands still
        or is unlimited, say that.
        """
        app, entrant = self._app, self.deciding_entrant
        round_left = self._company.round_seconds_left(self._company.tables[self._seat.table].of)
        if not self._company.is_recognised:
            app.say("people-time-unknown")
        elif round_left is not None and not self.has_clock:
            app.say("people-time-round", over=round_left <= 0, seconds=rounded_seconds(round_left))
            self.tell_turn()
        elif self._seat.paused:
            app.say("people-time-stands")
        elif self._turns is not None:
            tell_time(self._company, self._seat.table)
        elif not self.has_clock:
            app.say("people-time-none")
            self.tell_turn()
        elif entrant is None or entrant != self._times.entrant:
            app.say("people-time-nobody", reserve=self._own_reserve, more=self._own_extra_minutes)
        else:
            left, reserve = map(rounded_seconds, self.decision_and_reserve_left())
            if entrant == self.own_place:
                app.say("people-time-own", left=left, reserve=reserve, more=self._own_extra_minutes)
            else:
                app.say("people-time-of", name=self._place(entrant).name, left=left, reserve=reserve)
                app.say("people-time-nobody", Priority.QUEUE, reserve=self._own_reserve, more=self._own_extra_minutes)

    @property
    def _own_reserve(self) -> int:
        return (
            0
            if self.own_place is None or not self._times.reserves
            else rounded_seconds(self._times.reserves[self.own_place])
        )

    @property
    def _own_extra_minutes(self) -> int:
        return 0 if self.own_place is None or not self._times.more else self._times.more[self.own_place]


def _rounded_down(seconds: float) -> int:
    """Return the time left, rounded down as the screen shows it: minutes, half a minute, ten seconds, none."""
    return int(seconds // 60) * 60 or next((least for least in WARNING_SECONDS if seconds >= least), 0)


def rounded_seconds(seconds: float) -> int:
    """Return seconds rounded for speech, the longer the coarser: to 1 below 10 seconds, to 60 from 5 minutes on."""
    step = 60 if seconds >= 300 else 30 if seconds >= 120 else 10 if seconds >= 20 else 5 if seconds >= 10 else 1
    return int((seconds + 0.5) // step) * step
