"""Decides how long a message stays on a braille line: as long as its reader needs for its cells."""

from __future__ import annotations

#: paces to choose from, in cells a second
READING_PACES = (1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20)
#: starting point of the two keys while the pace is unknown, in cells a second
USUAL_PACE = 5
#: minimum seconds, even for a single cell
MIN_SECONDS = 1.0
#: portions to read before the pace is known, and the fewest cells of a portion that counts
LEARNING_PORTIONS, MIN_PORTION_CELLS = 3, 6
#: a portion left sooner was passed over, one left later was interrupted, in seconds
MIN_PORTION_SECONDS, MAX_PORTION_SECONDS = 1.0, 60.0


def seconds_shown(cells: int, pace: int, usual: float) -> float:
    """Return the seconds for which a portion of a message is shown; 0.0 means until a key is pressed.

    :param cells: number of cells to read. :param pace: cells a second, 0 while it is unknown.
    :param usual: seconds for every portion while the pace is unknown; 0.0 lets messages stand until a key at any pace.
    """
    return max(MIN_SECONDS, cells / pace) if pace and usual else usual


def next_pace(pace: int, by: int) -> int:
    """Return the next higher or lower of the ``READING_PACES``; at an end the pace stays.

    :param pace: the pace in cells a second, 0 while it is unknown, which counts as ``USUAL_PACE``.
    :param by: 1 for the next higher pace, -1 for the next lower one.
    """
    near = min(range(len(READING_PACES)), key=lambda at: abs(READING_PACES[at] - (pace or USUAL_PACE)))
    return READING_PACES[min(max(near + by, 0), len(READING_PACES) - 1)]


class PaceLearner:
    """Learns a reader's pace from the time that portions stood before the reader went on."""

    def __init__(self) -> None:
        self._paces: list[float] = []

    def note_portion(self, cells: int, seconds: float) -> int | None:
        """Record a portion that was read; return the reader's pace after every ``LEARNING_PORTIONS`` portions that
        count, else None.

        The pace is the middle one of those portions, in cells a second, rounded down to one of ``READING_PACES``. Short
        portions, and portions left too soon or too late, do not count.

        :param cells: number of cells of the portion.
        :param seconds: seconds that the portion stood on the line.
        """
        if cells < MIN_PORTION_CELLS or not MIN_PORTION_SECONDS <= seconds <= MAX_PORTION_SECONDS:
            return None
        self._paces.append(cells / seconds)
        if len(self._paces) < LEARNING_PORTIONS:
            return None
        pace = sorted(self._paces)[LEARNING_PORTIONS // 2]
        self._paces.clear()
        return max((preset for preset in READING_PACES if preset <= pace), default=READING_PACES[0])
