"""The result of looking for a voice or screen reader; standard library only, because set-up uses it too."""

from __future__ import annotations

from typing import NamedTuple


class Probe(NamedTuple):
    """Whether a voice could be opened or a screen reader runs.

    :param available: whether it can be used. :param code: ``ok``, or the reason as a code.
    :param detail: technical detail, shown by ``doctor``.
    """

    available: bool
    code: str = "ok"
    detail: str = ""
