"""Another program at the table: it is told everything that happens through the engine protocol and asked to choose.

The other program keeps a table of its own, begun with the same packs and the same seed. Lots in the middle of a deal
(a pack that is used up, N4) come from the seed, which only our own engine reads as we do; with others such a deal
falls out of step, and is refused rather than counted.
"""

from __future__ import annotations

import json
import subprocess
from typing import Any

from numeramis_access.core.actions import Action, DrawDealer
from numeramis_access.core.codec import plain, read_action
from numeramis_access.core.seats import CHANCE
from numeramis_access.core.table import Table


class OutOfStep(Exception):
    """The other program said something that does not fit our table.

    :param what: its answer, or what it was asked.
    """


class OtherProgram:
    """A program that speaks the engine protocol, running until it is closed.

    :param command: the program and its arguments. :param level: what is asked of it in ``choose``.
    """

    def __init__(self, command: list[str], level: str) -> None:
        self._level = level
        self._table: object = None
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def begin(self, table: Table) -> None:
        """Begin the same table over there."""
        first = table.record[0]
        answer = self._ask(
            "new",
            game=table.ruleset.name,
            seats=table.seats,
            options=plain(table.options),
            dealer=first.seat if isinstance(first, DrawDealer) else None,
            seed=table.seed,
            packs=[list(pack) for pack in table.deals],
        )
        self._table = answer["table"]
        self._check(answer, table)

    def choose(self, table: Table, chance: str, ms: int) -> Action:
        """Return what the other program would do."""
        return read_action(table.ruleset, self._ask("choose", table=self._table, level=self._level, ms=ms)["action"])

    def happened(self, seat: int, action: Action, table: Table) -> None:
        """Tell what a seat did; what comes of it there must be what came of it here."""
        self._check(self._ask("act", table=self._table, seat=seat, action=plain(action)), table)

    def end(self) -> None:
        """Close the table over there."""
        self._ask("close", table=self._table)

    def close(self) -> None:
        """End the program."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.wait(10)
        self._process.stdout.close()

    @staticmethod
    def _check(answer: dict[str, object], table: Table) -> None:
        """Demand that the same seat is to act with the same choices."""
        legal = plain(table.ruleset.legal(table.state)) if table.to_act not in (None, CHANCE) else []
        if answer.get("to_act") != table.to_act or _sorted(answer.get("legal", ())) != _sorted(legal):
            raise OutOfStep(json.dumps(answer)[:400])

    def _ask(self, op: str, **fields: object) -> dict[str, object]:
        """Send a request and return its answer."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            self._process.stdin.write(json.dumps({"op": op, **fields}).encode() + b"\n")
            self._process.stdin.flush()
            line = self._process.stdout.readline()
            answer = json.loads(line)
        except (OSError, ValueError):
            raise OutOfStep(f"{op}: no answer") from None
        if not isinstance(answer, dict) or not answer.get("ok"):
            raise OutOfStep(json.dumps(answer)[:400])
        return answer


def _sorted(actions: Any) -> list[str]:
    return sorted(json.dumps(action, sort_keys=True) for action in actions)
