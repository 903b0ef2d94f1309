"""How it stands between a listener and the others, which practice adds to the words of every game."""

from __future__ import annotations

from numeramis_access.core.seats import Seat

#: how it stands between the listener and the best of the others, as values of a message
Standing = dict[str, object]


def lead(own: int, others: dict[Seat, int]) -> Standing:
    """Return who is ahead by how much: ``kind`` is ahead, behind or level, ``seat`` the best of the others."""
    best = max(others.values(), default=own)
    seat = next((other for other, number in others.items() if number == best), 0)
    kind = "ahead" if own > best else "behind" if own < best else "level"
    return {"kind": kind, "seat": seat, "size": abs(own - best), "best": best}
