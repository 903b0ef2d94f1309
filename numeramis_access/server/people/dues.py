"""When something is due, by name: the first is known at once, and those that are not due are not looked at."""

from __future__ import annotations

from heapq import heapify, heappop, heappush


class Dues:
    """Times by name, the earliest first; one that was noted otherwise since is dropped when it comes up."""

    def __init__(self) -> None:
        self._at: dict[str, float] = {}
        self._heap: list[tuple[float, str]] = []

    def note(self, name: str, due: float | None) -> None:
        """Note when something is due, in seconds of any clock, None for never."""
        if due is None:
            self._at.pop(name, None)
        elif self._at.get(name) != due:
            self._at[name] = due
            heappush(self._heap, (due, name))
            if len(self._heap) > 64 + 2 * len(self._at):  # what was noted anew again and again
                self._heap = [(at, one) for one, at in self._at.items()]
                heapify(self._heap)

    def first(self) -> float | None:
        """Return when the first is due, None where nothing is."""
        while self._heap and self._at.get(self._heap[0][1]) != self._heap[0][0]:
            heappop(self._heap)
        return self._heap[0][0] if self._heap else None

    def take(self, now: float) -> list[str]:
        """Return what is due by now, the earliest first; it is not due any more until it is noted again."""
        found = []
        while (first := self.first()) is not None and first <= now:
            name = heappop(self._heap)[1]
            del self._at[name]
            found.append(name)
        return found
