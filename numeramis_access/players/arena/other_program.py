"""Another program at the table (protocol version 2): it is shown what its seat may know, and asked to choose.

It never sees the seed, the packs or another seat's view. A move for which it gives no legal action in time is
forfeited: the first of the legal actions is played for it, with the smallest amount, and why is counted.
"""

from __future__ import annotations

from collections import Counter
from itertools import count

import msgspec

from numeramis_access.core.actions import Action, AmountRange
from numeramis_access.core.codec import from_json, plain, read_action
from numeramis_access.core.ruleset import View
from numeramis_access.core.table import Table
from numeramis_access.players.arena.caged import CagedProgram, Misbehaved

PROTOCOL = 2
#: seconds beyond ``ms`` in which an answer is taken, and for the first answer of a program that begins
GRACE, BEGINNING = 1.0, 10.0
#: seconds for an answer where no time is set
WITHOUT_LIMIT = 10.0
#: moves forfeited in a row after which the program is not asked again in this deal
GIVEN_UP = 3
#: after these a program is killed, and started anew for its next move
FATAL = ("late", "ended", "flood")


class OtherProgram:
    """A program that speaks the engine protocol, running until it is closed.

    :param command: the program and its arguments. :param level: what is asked of it in ``choose``.
    :ivar forfeits: how many moves it forfeited, by reason: those of ``Misbehaved``, and ``unasked``.
    :raises OSError: when it cannot be started.
    """

    def __init__(self, command: list[str], level: str) -> None:
        self._command = command
        self._level = level
        self._running: CagedProgram | None = None
        self._answered = False
        self._in_a_row = 0
        self._numbers = count(1)
        self.forfeits: Counter[str] = Counter()

    def begin(self, table: Table) -> None:
        """Take part in a new deal; what was forfeited in the last one is forgiven."""
        self._in_a_row = 0

    def choose(self, table: Table, chance: str, ms: int) -> Action:
        """Return what the other program does, or what is played for it."""
        view = table.view(table.to_act)
        try:
            if self._in_a_row >= GIVEN_UP:
                raise Misbehaved("unasked")
            action = self._choice(table, view, ms)
        except Misbehaved as error:
            self.forfeits[error.why] += 1
            self._in_a_row += 1
            if error.why in FATAL:
                self.close()
            return forfeited(table, view)
        self._in_a_row = 0
        return action

    def note_action(self, seat: int, action: Action, table: Table) -> None:
        """Do nothing: the next view tells it."""

    def end(self) -> None:
        """Do nothing: a view is all that the program knows of a table."""

    def close(self) -> None:
        """End the program."""
        if self._running is not None:
            self._running.kill()
            self._running = None

    def _choice(self, table: Table, view: View, ms: int) -> Action:
        """Return a legal action of the program. :raises Misbehaved: when there is none."""
        answer = self._ask(table, view, ms)
        if not answer.get("ok"):
            raise Misbehaved("refused")
        try:
            action = read_action(table.ruleset, answer.get("action"))
        except (msgspec.ValidationError, RecursionError):
            raise Misbehaved("illegal") from None
        if table.ruleset.refuse(table.state, action) is not None:
            raise Misbehaved("illegal")
        return action

    def _ask(self, table: Table, view: View, ms: int) -> dict[str, object]:
        if self._running is None:
            self._running, self._answered = CagedProgram(self._command), False
        seconds = (ms / 1000 + GRACE if ms else WITHOUT_LIMIT) + (0.0 if self._answered else BEGINNING)
        number = next(self._numbers)
        request = {
            "op": "choose", "protocol": PROTOCOL, "id": number, "game": table.ruleset.name, "level": self._level,
            "ms": ms, "options": plain(table.options), "seats": table.seats, "view": plain(view),
        }  # fmt: skip
        line = self._running.ask(msgspec.json.encode(request) + b"\n", seconds)
        self._answered = True
        try:
            answer: dict[str, object] = from_json(line, dict[str, object])
        except ValueError:
            raise Misbehaved("garbled") from None
        if answer.get("id") != number:
            raise Misbehaved("garbled")
        return answer


def forfeited(table: Table, view: View) -> Action:
    """Return what is played for somebody who forfeits a move: the first legal action, with the smallest amount."""
    first = view.legal[0]
    if not isinstance(first, AmountRange):
        return first
    (kind,) = (one for one in table.ruleset.actions if one.name() == first.type)
    (field,) = (field.name for field in msgspec.structs.fields(kind))
    return kind(**{field: first.min})
