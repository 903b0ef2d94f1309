"""The last line of defence of a running program: an unforeseen fault is logged, and a message about it is chosen.

This is the only boundary between scenes and the driver of the program. Code behind it catches no unknown errors: a
fault rises to here from anywhere, and the next key finds the program ready.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Literal, TypeAlias, TypeVar

from numeramis_access.store.faults import FaultLog

#: consecutive faults of one kind of work after which the player is taken to the main menu
MAX_FAULTS_IN_A_ROW = 3

#: the work of a scene: handle input, do timed work, make its screen; faults of each are counted separately
Work: TypeAlias = Literal["input", "time", "screen"]
T = TypeVar("T")


#: the message after a fault; ``fault-again`` also takes the player to the main menu, and a faulty screen stays blank
FaultVerdict: TypeAlias = Literal["fault", "fault-again", ""]


class FaultGuard:
    """Runs work that can fail in unforeseen ways, and counts the faults in a row. :param faults: the log of faults."""

    def __init__(self, faults: FaultLog) -> None:
        self._faults = faults
        self._in_a_row: Counter[Work] = Counter()

    def guard(self, work: Work, do: Callable[[], T]) -> tuple[bool, T | None]:
        """Run some work; return whether it succeeded, and its result, which is None after a fault. A fault, which is
        any ``Exception``, is logged and counted; success ends the row of faults of this kind of work.

        :param work: kind of the work. :param do: does the work.
        """
        try:
            result = do()
        except Exception as error:  # noqa: BLE001 - the purpose of the last line of defence
            self._faults.write(error)
            self._in_a_row[work] += 1
            return False, None
        self._in_a_row[work] = 0
        return True, result

    def judge(self, work: Work) -> FaultVerdict:
        """Return the id of the message about the fault that ``guard`` counted last for this kind of work, empty for
        none.

        It is ``fault-again`` from ``MAX_FAULTS_IN_A_ROW`` faults in a row, and then all counts begin again. Of several
        faults of the screen in a row only the first has a message, and it is always ``fault``.

        :param work: kind of the work that failed.
        """
        row = self._in_a_row[work]
        if row >= MAX_FAULTS_IN_A_ROW and work != "screen":
            self._in_a_row.clear()
            return "fault-again"
        return "fault" if row == 1 or work != "screen" else ""

    def survive(self, do: Callable[[], None]) -> None:
        """Run the reaction to a fault; if the reaction raises an ``Exception``, log that and go on.

        :param do: the reaction.
        """
        try:
            do()
        except Exception as error:  # noqa: BLE001 - the player goes on after any fault
            self._faults.write(error)
