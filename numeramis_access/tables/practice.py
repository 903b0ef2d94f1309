"""The practice table: undo, play step by step, open cards, repeated deals, other seats; it keeps no record."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from numeramis_access.core.actions import Action, Refusal, Shuffle
from numeramis_access.core.cards import HIDDEN_CARD, Card
from numeramis_access.core.seats import CHANCE
from numeramis_access.core.table import Table
from numeramis_access.tables.computers import Thinker, Timing
from numeramis_access.tables.hosted_table import HostedTable
from numeramis_access.tables.seats import TableSeat


class PracticeTable(HostedTable):
    """A table with operations that a match among people does not allow; it keeps no record.

    Parameters as in ``HostedTable``. Lessons, drills and local practice play on it through ``PracticeSeat``.

    :ivar by_step: whether a computer that has chosen waits until ``step`` is called.
    :ivar is_stopped: whether ``stop_for_good`` was called.
    """

    def __init__(
        self,
        match: Table,
        seats: tuple[TableSeat, ...],
        thinker: Thinker,
        clock: Callable[[], float],
        timing: Callable[[], Timing],
    ) -> None:
        super().__init__(match, seats, thinker, clock, timing)
        self.by_step = False
        self.is_stopped = False

    def _go_on(self) -> None:
        if not self.is_stopped:
            super()._go_on()

    def stop_for_good(self) -> None:
        """Stop play for good: chance and computers no longer act; the caller must not act either."""
        self.is_stopped = True
        self._forget_turn()

    # steps

    @property
    def is_thinking(self) -> bool:
        """Return whether a computer is to act and does not wait for ``step``."""
        return self.turn.waiting and not self.is_waiting_for_step

    @property
    def is_waiting_for_step(self) -> bool:
        """Return whether a computer has chosen and waits for ``step``."""
        return self.by_step and self.turn.choice is not None

    def due(self) -> float | None:
        """Return the time of the next ``tick``, in seconds of the table's clock.

        Return None if no tick is needed, and while a computer waits for ``step``.
        """
        return None if self.is_waiting_for_step else super().due()

    def step(self) -> bool:
        """Let the waiting computer act; return False if none waits."""
        choice = self.turn.choice
        if not self.is_waiting_for_step or choice is None:
            return False
        self._play_choice(choice)
        return True

    def play_for(self, entrant: int, action: Action) -> Refusal | None:
        """Perform an action for any entrant, as lessons do; return the refusal, or None if it was performed.

        :param entrant: number, from 0, of the entrant who acts; a refusal if another one is to act. :param action: the
            action.
        """
        if self.entrant_to_act() != entrant:
            return Refusal("offer-not-your-turn")
        refusal = self._do(action)
        if refusal is None:
            self._go_on()
        return refusal

    # undo

    def undo(self, entrant: int) -> int:
        """Undo actions up to this entrant's previous decision; if ``by_step``, only up to the previous decision of any
        player.

        :param entrant: number of the entrant, from 0.
        :return: the number of undone actions; 0 if there is no such decision, and nothing has changed.
        """
        taken: list[Action] = []
        while self.match.record:
            taken.append(self.match.undo())
            if self.entrant_to_act() == entrant or (self.by_step and self.match.to_act != CHANCE):
                break
        if not taken or self.match.to_act == CHANCE:
            for action in reversed(taken):
                self.match.act(action)
            return 0
        self._stand_still(len(taken))
        if self.by_step:
            self._go_on()
        return len(taken)

    def repeat_deal(self) -> None:
        """Undo everything since the current deal was dealt, and deal the same cards again.

        If no deal has begun, all actions of the match are undone and chance acts again.
        """
        taken = 0
        while self.match.record:
            action, taken = self.match.undo(), taken + 1
            if isinstance(action, Shuffle) and self.match.ruleset.chance(self.match.state).kind == "deal":
                break
        self._stand_still(taken)
        self._go_on()

    def replace_record(self, record: Sequence[Action]) -> None:
        """Replace the actions of the match by others, and continue from there.

        Seats get one message with the new position, not the events of the other actions.

        :param record: all actions that the match then has, chance included.
        :raises ValueError: if the rules refuse an action; the match then stands before that action.
        """
        same = 0
        while same < min(len(record), len(self.match.record)) and record[same] == self.match.record[same]:
            same += 1
        taken = len(self.match.record) - same
        for _ in range(taken):
            self.match.undo()
        for action in record[same:]:
            self._do_certain(action)
        self._stand_still(taken)
        self._go_on()

    def _stand_still(self, undone: int) -> None:
        """Drop pending work of the undone position, and tell the position now."""
        self._forget_turn()
        self._forget_rest()
        self._ended = False
        self._log.add_undo(undone, self.match.state)

    # open cards

    def open_cards(self) -> tuple[tuple[Card, ...], ...]:
        """Return one hand for each seat, from 0; a hand with hidden cards is returned as empty."""
        return tuple(() if HIDDEN_CARD in hand else hand for hand in self.match.view(None).hands_by_seat())

    # other seats

    def from_seat(self, steps: int) -> Table:
        """Return a new match that begins with this deal, with the hands moved by some seats.

        :param steps: number of seats clockwise from the first entrant to the seat whose cards that entrant then has.
        :raises StopIteration: if no deal has begun.
        """
        match = self.match
        rules = match.ruleset
        dealt = next(state for event, state in reversed(match.moments) if isinstance(event, rules.begins_deal))
        options = rules.options_for_same_deal(dealt, match.options)
        dealer = ((rules.view(dealt, None).dealer or 0) - steps) % match.seats
        return Table(rules, options, match.seats, match.seed, dealer, match.dealt_packs[-1:])
