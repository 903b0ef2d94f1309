"""Another program as a player, by version 2 of the engine protocol: it gets its seat's view and returns an action.

It never sees the seed, the packs or another seat's view. If it returns no legal action in time, its move is forfeited:
the first legal action with the smallest amount is played, and the reason is counted.
"""

from __future__ import annotations

from collections import Counter
from itertools import count

import msgspec

from numeramis_access.core.actions import Action, AmountRange
from numeramis_access.core.codec import from_json, read_action, to_json_value
from numeramis_access.core.ruleset import View
from numeramis_access.core.table import Table
from numeramis_access.players.arena.caged import CagedProgram, ProgramFault

PROTOCOL_VERSION = 2
#: seconds of grace beyond ``ms``, and additional seconds for the first answer of a started program
GRACE_SECONDS, FIRST_ANSWER_SECONDS = 1.0, 10.0
#: seconds for an answer without a time limit
UNLIMITED_ANSWER_SECONDS = 10.0
#: forfeits in a row after which the program is not asked again in this deal
MAX_FORFEITS_IN_A_ROW = 3
#: Reasons for which the program is killed; it is started again for its next move.
FATAL_REASONS = ("late", "ended", "flood")


class OtherProgram:
    """A program that speaks the engine protocol.

    It starts at the first move and runs until ``close``; after a failure of ``FATAL_REASONS`` it is killed and starts
    again.

    :param command: the program and its arguments.
    :param level: the level that it is asked for.
    :ivar forfeits: number of forfeited moves by reason (see ``ProgramFault``).
    """

    def __init__(self, command: list[str], level: str) -> None:
        self._command = command
        self._level = level
        self._running: CagedProgram | None = None
        self._answered = False
        self._in_a_row = 0
        self._numbers = count(1)
        self.forfeits: Counter[str] = Counter()

    def note_new_table(self, table: Table) -> None:
        """Start a new deal, in which the program is asked again even if it has failed too often before."""
        self._in_a_row = 0

    def choose(self, table: Table, chance: str, ms: int) -> Action:
        """Return the program's action, or the replacement for a forfeited move.

        :param table: the match. :param chance: ignored: the program has its own randomness.
        :param ms: time limit in milliseconds, to which ``GRACE_SECONDS`` are added; 0 for ``UNLIMITED_ANSWER_SECONDS``.
            The first answer of a started program may take ``FIRST_ANSWER_SECONDS`` more.
        :raises OSError: if the program cannot be started.
        """
        view = table.view(table.to_act)
        try:
            if self._in_a_row >= MAX_FORFEITS_IN_A_ROW:
                raise ProgramFault("unasked")
            action = self._choice(table, view, ms)
        except ProgramFault as error:
            self.forfeits[error.why] += 1
            self._in_a_row += 1
            if error.why in FATAL_REASONS:
                self.close()
            return replace_forfeit(table, view)
        self._in_a_row = 0
        return action

    def note_action(self, seat: int, action: Action, table: Table) -> None:
        """Do nothing: the next view includes the action."""

    def note_end(self) -> None:
        """Do nothing: the program keeps nothing about a table."""

    def close(self) -> None:
        """Kill the program."""
        if self._running is not None:
            self._running.kill()
            self._running = None

    def _choice(self, table: Table, view: View, ms: int) -> Action:
        """Return the program's action.

        :param ms: time limit in milliseconds. :raises ProgramFault: if it is missing or illegal.
        """
        answer = self._ask(table, view, ms)
        if not answer.get("ok"):
            raise ProgramFault("refused")
        try:
            action = read_action(table.ruleset, answer.get("action"))
        except (msgspec.ValidationError, RecursionError):
            raise ProgramFault("illegal") from None
        if table.ruleset.refuse(table.state, action) is not None:
            raise ProgramFault("illegal")
        return action

    def _ask(self, table: Table, view: View, ms: int) -> dict[str, object]:
        if self._running is None:
            self._running, self._answered = CagedProgram(self._command), False
        seconds = (ms / 1000 + GRACE_SECONDS if ms else UNLIMITED_ANSWER_SECONDS) + (
            0.0 if self._answered else FIRST_ANSWER_SECONDS
        )
        number = next(self._numbers)
        request = {
            "op": "choose", "protocol": PROTOCOL_VERSION, "id": number, "game": table.ruleset.name,
            "level": self._level, "ms": ms, "options": to_json_value(table.options), "seats": table.seats,
            "view": to_json_value(view),
        }  # fmt: skip
        line = self._running.ask(msgspec.json.encode(request) + b"\n", seconds)
        self._answered = True
        try:
            answer: dict[str, object] = from_json(line, dict[str, object])
        except ValueError:
            raise ProgramFault("garbled") from None
        if answer.get("id") != number:
            raise ProgramFault("garbled")
        return answer


def replace_forfeit(table: Table, view: View) -> Action:
    """Return the action that replaces a forfeited move: the first legal one, with the smallest amount.

    :param table: the match. :param view: the view of the seat to act.
    """
    first = view.legal[0]
    if not isinstance(first, AmountRange):
        return first
    (kind,) = (action for action in table.ruleset.action_types if action.name() == first.type)
    (field,) = (field.name for field in msgspec.structs.fields(kind))
    return kind(**{field: first.min})
