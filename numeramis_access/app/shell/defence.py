"""The last line of defence of a running program: a fault that nobody foresaw is noted, said, and survived.

This is the one boundary between scenes and whoever drives the program. Nothing behind it catches what it does not
know: a fault comes up to here, from wherever it happened, and the next key finds the program ready.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Literal, TypeAlias, TypeVar

from numeramis_access.store.faults import FaultLog

#: faults at one work in a row after which the player is better off elsewhere
TOO_MANY = 3

#: what a scene does: answer to what comes in, do what it does by itself, be shown. Each has a row of faults of its own.
Work: TypeAlias = Literal["input", "time", "screen"]
T = TypeVar("T")


class LastDefence:
    """Does what may fail in ways that nobody foresaw.

    :param faults: where they are noted. :param say: tells the player a message of the program. :param leave: takes
        the player out of whatever fails again and again, to the main menu.
    """

    def __init__(self, faults: FaultLog, say: Callable[[str], None], leave: Callable[[], None]) -> None:
        self._faults = faults
        self._say = say
        self._leave = leave
        self._in_a_row: Counter[Work] = Counter()

    def guard(self, work: Work, do: Callable[[], T]) -> tuple[bool, T | None]:
        """Return whether it was done, and what came of it."""
        try:
            result = do()
        except Exception as error:  # noqa: BLE001 - this is what the last line of defence is for
            self._faults.write(error)
            self._in_a_row[work] += 1
            self._recover(work)
            return False, None
        self._in_a_row[work] = 0
        return True, result

    def _recover(self, work: Work) -> None:
        """Tell the player; where this work fails again and again, lead out of it. A screen may stay dark."""
        row = self._in_a_row[work]
        try:
            if row >= TOO_MANY and work != "screen":
                self._in_a_row.clear()
                self._leave()
                self._say("fault-again")
            elif row == 1 or work != "screen":
                self._say("fault")
        except Exception as error:  # noqa: BLE001 - even where what leads out of it fails too
            self._faults.write(error)
