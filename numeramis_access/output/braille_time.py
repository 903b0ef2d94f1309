"""How long an incoming message stands on a braille line: as long as its reader needs for its cells."""

from __future__ import annotations

#: paces to choose from, in cells a second
PACES = (1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20)
#: starting point of the two keys while the pace is unknown, in cells a second
USUAL = 5
#: minimum seconds, even for a single cell
LEAST = 1.0
#: portions to read before the pace is known, and the fewest cells of a portion that counts
PORTIONS, CELLS = 3, 6
#: a portion left sooner was passed over, one left later was interrupted, in seconds
SHORTEST, LONGEST = 1.0, 60.0


def stands_for(cells: int, pace: int, usual: float) -> float:
    """Return the seconds for which a portion of a message is shown; 0.0 means until a key is pressed.

    :param cells: number of cells to read. :param pace: cells a second, 0 while it is unknown. :param usual: seconds for
        every portion while the pace is unknown; 0.0 if messages are to stand until a key.
    """
    return max(LEAST, cells / pace) if pace and usual else usual


def step(pace: int, by: int) -> int:
    """Return the next higher (1) or lower (-1) pace to choose; at an end it stays.

    :param pace: the pace in cells a second, 0 while it is unknown. :param by: 1 for the next higher pace, -1 for the
    next lower one.
    """
    near = min(range(len(PACES)), key=lambda at: abs(PACES[at] - (pace or USUAL)))
    return PACES[min(max(near + by, 0), len(PACES) - 1)]


class PaceLearner:
    """Learns a reader's pace from the time that portions stood before the reader went on."""

    def __init__(self) -> None:
        self._paces: list[float] = []

    def read(self, cells: int, seconds: float) -> int | None:
        """Note a portion that was read; return the pace once it is known, rounded down to one of ``PACES``.

        :param seconds: seconds that the portion stood on the line.
        """
        if cells < CELLS or not SHORTEST <= seconds <= LONGEST:
            return None
        self._paces.append(cells / seconds)
        if len(self._paces) < PORTIONS:
            return None
        pace = sorted(self._paces)[PORTIONS // 2]
        self._paces.clear()
        return max((preset for preset in PACES if preset <= pace), default=PACES[0])
