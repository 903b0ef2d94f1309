"""The last line of defence of a running program: an unforeseen fault is logged, announced and survived.

This is the only boundary between scenes and the driver of the program. Code behind it catches no unknown errors: a
fault rises to here from anywhere, and the next key finds the program ready.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Literal, TypeAlias, TypeVar

from numeramis_access.store.faults import FaultLog

#: consecutive faults of one kind of work after which the player is taken to the main menu
TOO_MANY = 3

#: the work of a scene: handle input, do timed work, make its screen; faults of each are counted separately
Work: TypeAlias = Literal["input", "time", "screen"]
T = TypeVar("T")


class LastDefence:
    """Runs work that can fail in unforeseen ways.

    :param faults: the log of faults. :param say: tells the player a message of the program. :param leave: takes the
        player from a scene that fails repeatedly to the main menu.
    """

    def __init__(self, faults: FaultLog, say: Callable[[str], None], leave: Callable[[], None]) -> None:
        self._faults = faults
        self._say = say
        self._leave = leave
        self._in_a_row: Counter[Work] = Counter()

    def guard(self, work: Work, do: Callable[[], T]) -> tuple[bool, T | None]:
        """Do some work; return whether it succeeded, and its result."""
        try:
            result = do()
        except Exception as error:  # noqa: BLE001 - the purpose of the last line of defence
            self._faults.write(error)
            self._in_a_row[work] += 1
            self._recover(work)
            return False, None
        self._in_a_row[work] = 0
        return True, result

    def _recover(self, work: Work) -> None:
        """Tell the player, and after repeated faults of this work leave the scene. A faulty screen can stay blank."""
        row = self._in_a_row[work]
        try:
            if row >= TOO_MANY and work != "screen":
                self._in_a_row.clear()
                self._leave()
                self._say("fault-again")
            elif row == 1 or work != "screen":
                self._say("fault")
        except Exception as error:  # noqa: BLE001 - leaving the scene can fail too
            self._faults.write(error)
