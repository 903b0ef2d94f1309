"""How long what comes by itself stands on a braille line: as long as its reader needs for its cells."""

from __future__ import annotations

#: cells a second that can be set
PACES = (1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20)
#: what two keys begin from while the pace is unknown, in cells a second
USUAL = 5
#: seconds for which even a single cell stands
LEAST = 1.0
#: how many portions are read until the pace is known, and the fewest cells of one that counts
PORTIONS, CELLS = 4, 6
#: seconds below which a portion was not read but passed over, and above which the reader was elsewhere
SHORTEST, LONGEST = 1.0, 60.0


def stands_for(cells: int, pace: int, usual: float) -> float:
    """Return for how many seconds a portion stands, 0.0 for until a key.

    :param cells: that are to be read. :param pace: cells a second, 0 while it is unknown. :param usual: seconds that
        every portion stands then; 0.0 where the reader wishes all to stand until a key.
    """
    return max(LEAST, cells / pace) if pace and usual else usual


def step(pace: int, by: int) -> int:
    """Return the next higher (1) or lower (-1) pace that can be set; at an end it stays."""
    near = min(range(len(PACES)), key=lambda at: abs(PACES[at] - (pace or USUAL)))
    return PACES[min(max(near + by, 0), len(PACES) - 1)]


class PaceLearner:
    """Learns a reader's pace from how long portions stood before they were read on from."""

    def __init__(self) -> None:
        self._paces: list[float] = []

    def read(self, cells: int, seconds: float) -> int | None:
        """Take note that a portion was read; return the pace once it is known, rounded down to one that can be set."""
        if cells < CELLS or not SHORTEST <= seconds <= LONGEST:
            return None
        self._paces.append(cells / seconds)
        if len(self._paces) < PORTIONS:
            return None
        pace = sorted(self._paces)[PORTIONS // 2]
        self._paces.clear()
        return max((one for one in PACES if one <= pace), default=PACES[0])
