"""Whether a voice or a screen reader can be reached; standard library alone, for the set-up asks too."""

from __future__ import annotations

from typing import NamedTuple


class Probe(NamedTuple):
    """Whether a voice could be opened or a screen reader runs.

    :param available: whether it can be used. :param code: ``ok``, or the reason as a word for programs.
    :param detail: more about it, for the doctor.
    """

    available: bool
    code: str = "ok"
    detail: str = ""
