"""A schedule of named times, stored in a heap, so that finding the next one is fast."""

from __future__ import annotations

from heapq import heapify, heappop, heappush


class DueTimes:
    """Names with the time at which each is due, in seconds of the caller's clock."""

    def __init__(self) -> None:
        self._at: dict[str, float] = {}
        self._heap: list[tuple[float, str]] = []

    def schedule(self, name: str, due: float | None) -> None:
        """Set the time of a name.

        :param name: an id, such as a table's. :param due: the time in seconds of any clock; None removes the name.
        """
        if due is None:
            self._at.pop(name, None)
        elif self._at.get(name) != due:
            self._at[name] = due
            heappush(self._heap, (due, name))
            if len(self._heap) > 64 + 2 * len(self._at):  # too many outdated entries
                self._heap = [(at, name) for name, at in self._at.items()]
                heapify(self._heap)

    def time_of(self, name: str) -> float | None:
        """Return the time at which a name is due, in seconds of the caller's clock; None if it has none."""
        return self._at.get(name)

    def earliest(self) -> float | None:
        """Return the earliest time in seconds of the clock, None if there is none."""
        while self._heap and self._at.get(self._heap[0][1]) != self._heap[0][0]:
            heappop(self._heap)
        return self._heap[0][0] if self._heap else None

    def pop_due(self, now: float, most: int | None = None) -> list[str]:
        """Remove and return the names that are due, earliest first.

        :param now: the current time in seconds of the same clock.
        :param most: the greatest number of names, None for all.
        """
        names: list[str] = []
        while len(names) != most and (first := self.earliest()) is not None and first <= now:
            name = heappop(self._heap)[1]
            del self._at[name]
            names.append(name)
        return names
