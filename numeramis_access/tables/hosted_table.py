"""A driven table: it takes offers, lets chance and computers act, and answers each seat's questions.

An action goes from ``offer`` (or a computer's choice in ``tick``) to the rules, which refuse or perform it, then to the
durable record, then to the message log; then chance acts and the next computer starts to think.
"""

from __future__ import annotations

import contextlib
from collections import OrderedDict
from collections.abc import Callable, Collection, Sequence

from numeramis_access.core.actions import Action, Concede, PlayCard, Refusal
from numeramis_access.core.ruleset import State
from numeramis_access.core.seats import CHANCE, Seat, partner_of
from numeramis_access.core.table import Moment, Table
from numeramis_access.players.characters import PACE_OF_TEMPERAMENT
from numeramis_access.players.policy import Choice
from numeramis_access.tables import messages as table_messages
from numeramis_access.tables import seats as who
from numeramis_access.tables.clocks import Clocks, PauseState
from numeramis_access.tables.computers import (
    RECORD_RETRY_SECONDS,
    THINKING_GRACE_SECONDS,
    OpponentTurn,
    Thinker,
    ThinkingTask,
    Timing,
)
from numeramis_access.tables.fairness import Lot, Lots, SeededLots
from numeramis_access.tables.log import MessageLog, Onlooker, position_of
from numeramis_access.tables.record import Deed, DurableRecord, NoRecord, RecordFailed
from numeramis_access.tables.seats import Computer, Human, TableSeat

#: number of answers per entrant that the table keeps for repeated offers
KEPT_ANSWERS = 64


class HostedTable:
    """One match with people and computers on its seats.

    The table performs people's offers and computers' choices, writes them to the record, and numbers the messages to
    each seat. It also keeps the clocks, pauses, rests between deals, and wishes to concede. It needs a driver, which
    calls ``tick`` at the time that ``due`` returns and passes on the thinker's answers.

    :param match: a new or a running match.
    :param seats: the seats, one for each entrant, in the order of their numbers from 0.
    :param thinker: finds the choices of computers.
    :param clock: returns monotonic seconds.
    :param timing: returns the current timing; called for each use, so changes take effect at once.
    :param record: the durable record; None to record nothing.
    :param lots: the source of chance; None for the match's seed.
    :param past: after a restart, all entries of the earlier record, performed here on a new ``match``; every seat then
        gets the same messages again under the same numbers.
    :param clocks: time limits for people; None for no limits.
    :ivar resting: whether the table waits, between deals or after a trick, until every person is ready.
    :ivar conceding: the entrant who wants to concede and waits for the partner's consent, None if no one does.
    :ivar finished_deal_count: number of finished deals.
    :raises ValueError: if the rules refuse an action in ``past``.
    """

    def __init__(
        self,
        match: Table,
        seats: tuple[TableSeat, ...],
        thinker: Thinker,
        clock: Callable[[], float],
        timing: Callable[[], Timing],
        record: DurableRecord | None = None,
        lots: Lots | None = None,
        past: Sequence[Deed | table_messages.Message] = (),
        clocks: Clocks | None = None,
    ) -> None:
        self.match = match
        self.seats = seats
        self.record = record or NoRecord()
        self.turn = OpponentTurn()
        #: seconds that the table waits beyond a computer's thinking time
        self.patience = THINKING_GRACE_SECONDS
        self.finished_deal_count = 0
        self._thinker = thinker
        self._clock = clock
        self._timing = timing
        self._lots = lots or SeededLots()
        self._log = MessageLog(match)
        self._clocks = clocks or Clocks(None, len(seats), lambda _: False, clock)
        self._pausing = PauseState()
        self.conceding: int | None = None
        #: the entrant whose decision a computer makes, and the number of that decision in the match
        self._helped: tuple[int, int] | None = None
        self._answers: list[OrderedDict[str, table_messages.Answer]] = [OrderedDict() for _ in seats]
        self._ready: set[int] = set()
        self._ended = False
        self._end_told = False
        self._retry_at: float | None = None
        self.resting = self._waits_for_a_deal() and self._rests()
        for entry in past:
            self._replay_entry(entry)

    # state for a seat

    @property
    def facts(self) -> table_messages.TableFacts:
        """Return the constants of this table: game, options, number of seats, number of the match."""
        match = self.match
        return table_messages.TableFacts(match.ruleset.name, match.options, match.seats, match.number)

    @property
    def number(self) -> int:
        """Return the number of the last message, 0 before the first."""
        return len(self._log)

    def messages(self, entrant: int, after: int = 0, most: int | None = None) -> list[table_messages.Message]:
        """Return messages for an entrant, in order.

        :param entrant: number of the entrant, from 0.
        :param after: number of the last message that the entrant has, 0 for none.
        :param most: greatest number of messages, None for all.
        """
        return self._log.messages_after(entrant, after, most)

    def position(self, entrant: int) -> table_messages.Position:
        """Return the match as an entrant's seat sees it now. :param entrant: number of the entrant, from 0."""
        return position_of(self.match.ruleset, self.match.state, entrant, self.match.seats)

    def state(self, entrant: int) -> table_messages.WholeState:
        """Return all that an entrant needs to join or to resume. :param entrant: number of the entrant, from 0."""
        return table_messages.WholeState(
            self.number, self.facts, self.position(entrant), self.seats, self.resting, self.is_paused, self.conceding
        )

    @property
    def is_paused(self) -> bool:
        """Return whether the match is paused."""
        return self._pausing.paused

    def onlooker_messages(
        self, onlooker: Onlooker, after: int = 0, most: int | None = None
    ) -> list[table_messages.Message]:
        """Return messages for an onlooker, in order, as far as the onlooker may have them now.

        :param onlooker: the onlooker. :param after: number of the last message that the onlooker has, 0 for none.
        :param most: greatest number of messages, None for all.
        """
        return self._log.onlooker_messages(onlooker, after, most)

    def watched_state(self, onlooker: Onlooker) -> table_messages.WholeState:
        """Return all that an onlooker needs to start watching.

        An onlooker with delay gets the state after the last message that such an onlooker may have now.
        """
        position = self._log.onlooker_position(onlooker, self.match.start_state)
        number = self._log.last_number_for(onlooker)
        resting = self.resting and number == self.number
        return table_messages.WholeState(number, self.facts, position, self.seats, resting)

    def entrant_to_act(self) -> int | None:
        """Return the entrant to act, None for chance and after the match."""
        seat = self.match.to_act
        return None if seat is None or seat == CHANCE else self.match.ruleset.seating(self.match.state)[seat]

    # actions of a seat

    def start(self) -> None:
        """Start or continue the match: chance acts, and the computer to act starts to think.

        Nothing happens while the match is paused or rests. After the match its record is closed.
        """
        self._go_on()

    def offer(self, entrant: int, offer: table_messages.Offer) -> table_messages.Answer:
        """Perform or refuse a person's offer and return the answer.

        An offer whose id is among the entrant's latest ``KEPT_ANSWERS`` ids has no new effect and gets the same answer.
        If a player with a person as partner offers to concede, the table only asks the partner, whose offer to concede
        performs it.

        :param entrant: number of the person's entrant, from 0. :param offer: the offer.
        """
        given = self._answers[entrant]
        answer = given.get(offer.id)
        if answer is None:
            answer = given[offer.id] = self._answer(entrant, offer)
            if len(given) > KEPT_ANSWERS:
                given.popitem(last=False)
        return answer

    def _answer(self, entrant: int, offer: table_messages.Offer) -> table_messages.Answer:
        if self._consents(entrant, offer):
            refusal = self._do(offer.action, offer.id)
        elif (refusal := self._out_of_turn(entrant, offer.seen)) is None:
            asks = isinstance(offer.action, Concede) and self._partner(entrant) is not None
            refusal = self._wish_to_concede(entrant) if asks else self._do(offer.action, offer.id)
        if refusal is not None:
            return table_messages.Refused(offer.id, refusal)
        number = self.number  # only what the record keeps, so the number is the same after a restart
        self._go_on()
        return table_messages.Accepted(offer.id, number)

    def _out_of_turn(self, entrant: int, seen: int) -> Refusal | None:
        """Return why an entrant cannot act now; None if the entrant can.

        :param seen: number of the last message that the entrant had when choosing.
        """
        if self.match.is_over:
            return Refusal("match-over")
        if seen > self.number:
            return Refusal("offer-early")
        if seen < self._log.last_event_number:
            return Refusal("offer-late")
        if self.is_paused:
            return Refusal("match-paused")
        if self.entrant_to_act() != entrant or not isinstance(self.seats[entrant].occupant, Human):
            return Refusal("offer-not-your-turn")
        return None

    # concessions

    def _partner(self, entrant: int) -> int | None:
        """Return an entrant's partner, None if there is none or a computer plays there."""
        rules, state = self.match.ruleset, self.match.state
        if not rules.has_partners(state):
            return None
        seating = rules.seating(state)
        partner = seating[partner_of(seating.index(entrant))]
        return partner if isinstance(self.seats[partner].occupant, Human) else None

    def _consents(self, entrant: int, offer: table_messages.Offer) -> bool:
        """Return whether this offer is the partner's consent to a concession."""
        wished = self.conceding is not None and isinstance(offer.action, Concede) and not self.is_paused
        return wished and offer.seen >= self._log.last_event_number and self._partner(entrant) == self.conceding

    def _wish_to_concede(self, entrant: int) -> Refusal | None:
        """Ask the partner to concede, and tell all seats, as if said aloud; return why that is impossible."""
        refusal = self.match.ruleset.refuse(self.match.state, Concede())
        if refusal is None and self.conceding is None:
            try:
                self._tell_all(table_messages.ConcessionWished(number=0, entrant=entrant))
            except RecordFailed:
                return Refusal("offer-not-recorded")
        return refusal

    def note_ready(self, entrant: int) -> None:
        """Record that a person is ready for the next deal or trick; play continues when every person is ready.

        It does nothing while the table does not rest.

        :param entrant: number of the person's entrant, from 0.
        """
        if self.resting:
            self._ready.add(entrant)
            self._end_rest()

    def _end_rest(self) -> None:
        """Continue if every person is ready, or if only computers are left and the table does not rest for them."""
        people = {number for number, seat in enumerate(self.seats) if isinstance(seat.occupant, Human)}
        if self.resting and (people <= self._ready if people else not self._rests()):
            self._forget_rest()
            self._go_on()

    def _rests(self) -> bool:
        """Return whether the table waits between two deals."""
        timing = self._timing()
        return timing.rests and (timing.rests_alone or any(isinstance(seat.occupant, Human) for seat in self.seats))

    # occupants

    def change_level(self, level: str) -> None:
        """Set all computers to a level. :raises RecordFailed: if it cannot be recorded; then nothing has changed."""
        self._seat(who.with_level(self.seats, level))

    def replace_by_computer(self, entrant: int, computer: Computer) -> None:
        """Replace an absent person by a computer; the person keeps the right to the seat. Do nothing if no person sits
        there.

        :param entrant: number of the person's entrant, from 0. :param computer: the computer that takes the seat.
        :raises RecordFailed: if it cannot be recorded; then nothing has changed.
        """
        occupant = self.seats[entrant].occupant
        if isinstance(occupant, Human):
            self._replace(entrant, TableSeat(computer, away=occupant))
            self._end_rest()

    def give_seat_back(self, entrant: int, person: Human | None = None) -> None:
        """Give the seat back to a person who was replaced by a computer; possible at any moment.

        It does nothing if no person was replaced, or if the computer only makes one decision for a person who is out of
        time.

        :param entrant: number of the person's entrant, from 0.
        :param person: the person who takes the seat instead, None for its previous person.
        :raises RecordFailed: if it cannot be recorded; then the computer keeps the seat.
        """
        away = self.seats[entrant].away
        if away is not None and not self.is_helped(entrant):
            if self.entrant_to_act() == entrant:
                self._forget_turn()
            self._replace(entrant, TableSeat(person or away))

    def is_helped(self, entrant: int) -> bool:
        """Return whether a computer makes one decision for this entrant, a person who is out of time."""
        return self._helped is not None and self._helped[0] == entrant

    def _replace(self, entrant: int, seat: TableSeat) -> None:
        self._seat(self._seats_with(entrant, seat))
        self._go_on()

    def _seats_with(self, entrant: int, seat: TableSeat) -> tuple[TableSeat, ...]:
        return (*self.seats[:entrant], seat, *self.seats[entrant + 1 :])

    def _seat(self, seats: tuple[TableSeat, ...]) -> None:
        self._tell_all(table_messages.SeatsChanged(number=0, seats=seats))

    def _tell_all(self, message: table_messages.Message) -> None:
        """Send a message to every seat. :raises RecordFailed: if it cannot be recorded; then nothing has changed."""
        self.record.record_message(message)
        self._take_message(message)

    def _take_message(self, message: table_messages.Message) -> None:
        """Update the table from a message to every seat."""
        match message:
            case table_messages.TimeOver(seats=seats, entrant=entrant, once=once):
                self.seats = seats
                self._clocks.note_time_out(entrant, once)
                self._helped = (entrant, len(self.match.record)) if once else None
            case table_messages.SeatsChanged(seats=seats):
                self.seats = seats
                if self._helped is not None and seats[self._helped[0]].away is None:
                    self._helped = None
            case table_messages.MoreTimeTaken(entrant=entrant):
                self._clocks.note_extra_time(entrant)
            case table_messages.ConcessionWished(entrant=entrant):
                self.conceding = entrant
            case _:
                self._pausing.follow_message(message)
        if self.conceding is not None and self.seats[self.conceding].away is not None:
            self.conceding = None
        self._log.add_message(message)

    # clocks and pauses

    def decide_for_late(self, entrant: int, computer: Computer) -> None:
        """Let a computer decide for a person who is out of time.

        After a number of time-outs in a row (``Clocks``) it keeps the seat, until the person takes it back. Nothing
        happens if no person sits there.

        :param entrant: number of the person's entrant, from 0. :param computer: the computer that decides.
        :raises RecordFailed: if it cannot be recorded; then nothing has changed.
        """
        occupant = self.seats[entrant].occupant
        if isinstance(occupant, Human):
            once = not self._clocks.is_next_time_out_last(entrant)
            seats = self._seats_with(entrant, TableSeat(computer, away=occupant))
            self._tell_all(table_messages.TimeOver(number=0, seats=seats, entrant=entrant, once=once))
            self._go_on()

    def play_only_card(self, entrant: int) -> bool:
        """Play the card of the person to act if it is the only legal action; return whether it was played.

        Return False too if another person is to act, during a pause, or if the card cannot be recorded.

        :param entrant: number of the person's entrant, from 0.
        """
        if self._out_of_turn(entrant, self.number) is not None:
            return False
        legal = self.match.view(self.match.to_act).legal
        if len(legal) != 1 or not isinstance(legal[0], PlayCard) or self._do(legal[0]) is not None:
            return False
        self._go_on()
        return True

    def take_more_time(self, entrant: int) -> None:
        """Give a person a minute more for the current decision. The caller checks that the person has a request left.

        :param entrant: number of the person's entrant, from 0.
        :raises RecordFailed: if it cannot be recorded; then nothing has changed.
        """
        left = self._clocks.extra_minutes_left(entrant) - 1
        self._tell_all(table_messages.MoreTimeTaken(number=0, entrant=entrant, left=left))

    def wish_pause(self, entrant: int, all_of: Collection[int]) -> None:
        """Register a person's wish to pause, or to resume during a pause; it takes effect when everyone shares it.

        Nothing happens after the match.

        :param entrant: number of the person's entrant, from 0.
        :param all_of: the entrants who must all share the wish.
        :raises RecordFailed: if it cannot be recorded; then nothing has changed.
        """
        if self.match.is_over:
            return
        for message in self._pausing.messages_of_wish(entrant, all_of):
            self._tell_all(message)
        self._go_on()

    def _gives_back(self) -> bool:
        """Give the seat back after a computer's single decision; return False if that has to be retried."""
        if self._helped is None or len(self.match.record) == self._helped[1]:
            return True
        entrant, _ = self._helped
        away = self.seats[entrant].away
        assert away is not None
        try:
            self._seat(self._seats_with(entrant, TableSeat(away)))
        except RecordFailed:
            self._retry_at = self._clock() + RECORD_RETRY_SECONDS
            return False
        return True

    # time

    @property
    def is_thinking(self) -> bool:
        """Return whether a computer is to act and has not acted yet."""
        return self.turn.waiting

    def due(self) -> float | None:
        """Return the time of the next ``tick``, in seconds of the table's clock; None during a pause and if no tick is
        needed.
        """
        if self.is_paused:
            return None
        if self._retry_at is not None:
            return self._retry_at
        if self.turn.choice is not None:
            return self.turn.not_before
        return self.turn.overdue if self.turn.waiting else None

    def tick(self) -> None:
        """Do the work that is due: play a computer's choice, retry a recording, or replace a choice that did not arrive
        in time.

        It does nothing before the time that ``due`` returns.
        """
        due = self.due()
        if due is None or self._clock() < due:
            return
        if self._retry_at is not None:
            self._retry_at = None
            self._go_on()
        elif self.turn.choice is not None:
            self._play_choice(self.turn.choice)
        else:
            self._think_otherwise()

    def take_thinker_answer(self, ticket: int, choice: Choice | None) -> bool:
        """Take an answer from the thinker; return whether it was for this table.

        The choice is played later, by ``tick``. If thinking failed, the table asks once more; after a second failure it
        takes the first legal action and tells every seat.

        :param ticket: ticket of the task.
        :param choice: the computer's choice, None if thinking failed.
        """
        if not self.turn.waiting or ticket != self.turn.ticket:
            return False
        if choice is None:
            self._think_otherwise()
        else:
            self.turn.choice = choice
        return True

    def close(self) -> None:
        """Stop a computer's thinking, and close the record so that the match can be continued later."""
        self._forget_turn()
        self.record.close()

    # course of the match

    def _go_on(self) -> None:
        """Let chance act and start the next computer's thinking; between two deals wait for the people."""
        if self.is_paused or not self._gives_back() or self.resting or not self._draw():
            return
        if self.match.is_over:
            self._end()
            return
        entrant = self.entrant_to_act()
        occupant = None if entrant is None else self.seats[entrant].occupant
        if isinstance(occupant, Computer) and not self.turn.waiting:
            self._ask(occupant)

    def _do(self, action: Action, offer: str = "") -> Refusal | None:
        """Perform, record and tell an action of the seat to act; return why that is impossible, None if it is done."""
        entrant = self.entrant_to_act()
        spent = self._clocks.spent_reserve(entrant) if offer and self._clocks.terms else 0.0
        moments = self.match.act(action)
        if isinstance(moments, Refusal):
            return moments
        done = self._settle(Deed((action,), entrant=entrant, offer=offer, spent=spent), [moments])
        return None if done else Refusal("offer-not-recorded")

    def _draw(self) -> bool:
        """Let chance act until a player has to; return False if recording failed and has to be retried."""
        lots: list[Lot] = []
        done: list[list[Moment]] = []
        while self.match.to_act == CHANCE:
            lot = self._lots.draw(self.match)
            lots.append(lot)
            done.append(self._do_certain(lot.action))
        if done and not self._settle(Deed(tuple(lot.action for lot in lots), tuple(lots)), done):
            self._retry_at = self._clock() + RECORD_RETRY_SECONDS
            return False
        return True

    def _do_certain(self, action: Action) -> list[Moment]:
        """Perform an action that the rules must accept; return its events. :raises ValueError: if they refuse it."""
        moments = self.match.act(action)
        if isinstance(moments, Refusal):
            raise ValueError(f"{action} was refused: {moments}")
        return moments

    def _settle(self, deed: Deed, done: list[list[Moment]]) -> bool:
        """Record performed actions and then tell them; undo them and return False if recording fails.

        :param done: the events of each action.
        """
        try:
            self.record.record_deed(deed)
        except RecordFailed:
            for _ in done:
                self.match.undo()
            return False
        for state in self._tell(deed, done):
            self.record.count_deal(state, self.seats)
        self.turn = OpponentTurn(not_before=self._clock() + self._timing().pace)
        return True

    def _tell(self, deed: Deed, done: list[list[Moment]]) -> list[State]:
        """Tell a recorded deed; return the state at the end of each deal that it ended."""
        if deed.lots:
            self._lots.note_drawn(deed.lots)
        if deed.offer and deed.entrant is not None:
            self._clocks.note_decision(deed.entrant, deed.spent)
        if self._pausing.wishing:
            self._pausing.drop_wish(deed.entrant)
        self.conceding = None
        first = len(self.match.record) - len(done) + 1
        ended: list[State] = []
        for number, moments in enumerate(done):
            if deed.lots:
                self._log.add_seal(deed.lots[number])
            for event, state in moments:
                self._log.add_event(event, state, first + number)
                if isinstance(event, self.match.ruleset.ends_deal):
                    ended.append(state)
        self.finished_deal_count += len(ended)
        if ended:
            self._end_deal()
        elif self._waits_after_trick(done):
            self._rest()
        if self.match.is_over:
            self._tell_end()
        return ended

    def _end_deal(self) -> None:
        if self.match.ruleset.opens_deals:
            self._log.reveal_lots(self.match.record)
        if not self.match.is_over and self._rests():
            self._rest()

    def _waits_after_trick(self, done: list[list[Moment]]) -> bool:
        """Return whether people should look at a finished trick before a computer leads to the next one."""
        if not self._timing().rests_after_trick or self.match.to_act in (CHANCE, None):
            return False
        entrant = self.entrant_to_act()
        trick_over = any(isinstance(event, self.match.ruleset.ends_trick) for event, _ in done[-1])
        return trick_over and entrant is not None and isinstance(self.seats[entrant].occupant, Computer)

    def _rest(self) -> None:
        self.resting = True
        self._log.add_message(table_messages.TableResting(number=0))

    def _replay_entry(self, entry: Deed | table_messages.Message) -> None:
        """Restore one entry of the record of an earlier run."""
        if isinstance(entry, Deed):
            self._forget_rest()
            self._tell(entry, [self._do_certain(action) for action in entry.actions])
            if entry.offer and entry.entrant is not None:
                self._answers[entry.entrant][entry.offer] = table_messages.Accepted(entry.offer, self.number)
            return
        self._take_message(entry)

    def _forget_rest(self) -> None:
        self.resting = False
        self._ready.clear()

    def _end(self) -> None:
        if not self._ended:
            self._ended = True
            self.record.count_match(self.seats)
            self._tell_end()

    def _tell_end(self) -> None:
        if not self._end_told:
            self._end_told = True
            self._log.reveal_lots(self.match.record)
            self._log.add_message(table_messages.MatchOver(number=0))

    def _waits_for_a_deal(self) -> bool:
        """Return whether a deal is over and the next one has not been dealt."""
        rules, state = self.match.ruleset, self.match.state
        if rules.to_act(state) != CHANCE or rules.chance(state).kind != "deal":
            return False
        return any(isinstance(event, rules.ends_deal) for event, _ in self.match.moments)

    # computers

    def _ask(self, computer: Computer) -> None:
        """Start the computer's thinking for the seat to act."""
        seat, timing, turn = self.match.to_act, self._timing(), self.turn
        chance = f"{self.match.seed}/{len(self.match.record)}/{seat}"
        view = self.match.view(seat)
        turn.ticket = self._thinker.ask(
            ThinkingTask(
                self.match.ruleset.name, computer.level, view, chance, timing.thinking, computer.temperament,
                signals=timing.signals and self._faces_person(seat),
            )
        )
        turn.not_before += (PACE_OF_TEMPERAMENT[computer.temperament] - 1) * timing.pace
        turn.waiting = True
        turn.overdue = self._clock() + self.patience + timing.thinking / 1000

    def _faces_person(self, seat: Seat | None) -> bool:
        """Return whether a person sits opposite, at a table of four; the game decides whether they are partners."""
        across = None if seat is None or len(self.seats) != 4 else self.seats[partner_of(seat)].occupant
        return isinstance(across, Human)

    def _play_choice(self, choice: Choice) -> None:
        """Play a computer's choice; an illegal choice counts as failed thinking."""
        refusal = self._do(choice.action)
        if refusal is None:
            self._go_on()
        elif refusal.code == "offer-not-recorded":
            self.turn.not_before = self._clock() + RECORD_RETRY_SECONDS
        else:
            self._think_otherwise()

    def _think_otherwise(self) -> None:
        """After failed thinking, try once more by another means; after a second failure play the first legal action."""
        entrant = self.entrant_to_act()
        assert entrant is not None
        if not self.turn.is_second:
            self._thinker.stop_worker(self.turn.ticket)
            self.turn = OpponentTurn(not_before=self.turn.not_before, is_second=True)
            self._go_on()
        else:
            self._tell_failure(table_messages.ThinkingFailed(number=0, entrant=entrant))
            view = self.match.view(self.match.to_act)
            self.turn.choice = Choice(next(action for action in view.legal if isinstance(action, Action)))

    def _tell_failure(self, message: table_messages.ThinkingFailed) -> None:
        """Tell that thinking failed, if it can be recorded; the match continues either way."""
        with contextlib.suppress(RecordFailed):
            self.record.record_message(message)
            self._log.add_message(message)

    def _forget_turn(self) -> None:
        """Drop a computer's thinking for a decision that no longer exists."""
        if self.turn.waiting and self.turn.choice is None:
            self._thinker.forget(self.turn.ticket)
        self.turn = OpponentTurn()
