"""Changes of the terms and places of a table; each function returns a new setting and stores nothing."""

from __future__ import annotations

import secrets
from collections.abc import Iterable

from msgspec.structs import replace

from numeramis_access.server.people.setting import Setting
from numeramis_access.tables.pushes import TablePlace
from numeramis_access.tables.requests import Arrange


def exchange(setting: Setting, at: int, to: int) -> Setting | None:
    """Return the setting with two places exchanged, None if a place does not exist or both are the same.

    :param at: number of one place, from 0. :param to: number of the other place, from 0.
    """
    places = list(setting.places)
    if max(at, to) >= len(places) or at == to:
        return None
    places[at], places[to] = places[to], places[at]
    return replace(setting, places=tuple(places))


def draw(setting: Setting) -> Setting:
    """Return the setting with the people shuffled onto its places."""
    return replace(setting, places=shuffled_places(setting.places))


def mute(setting: Setting, person: str, on: bool) -> Setting:
    """Return the setting with a person muted or no longer muted. :param person: an id. :param on: True to mute."""
    others = tuple(muted for muted in setting.muted if muted != person)
    return replace(setting, muted=(*others, person) if on else others)


def hand_over(setting: Setting, person: str) -> Setting:
    """Return the setting with another host, who is not muted. :param person: id of the host, empty for none."""
    return replace(mute(setting, person, on=False), host=person)


def arrange(setting: Setting, wished: Arrange) -> Setting:
    """Return the setting with the terms that the host has requested. :param wished: the host's request."""
    return replace(
        setting, access=wished.access, level=wished.level, grace=wished.grace, talk=wished.talk, clock=wished.clock,
        watch=wished.watch, later=wished.later, drawn=wished.drawn, friends=wished.friends,
    )  # fmt: skip


def change_place(setting: Setting, at: int, **changed: object) -> Setting:
    """Return the setting with some fields of one place changed.

    :param at: number of the place, from 0.
    :param changed: the new values by the names of the fields of ``TablePlace``.
    """
    places = list(setting.places)
    places[at] = replace(places[at], **changed)
    return replace(setting, places=tuple(places))


def shuffled_places(places: Iterable[TablePlace]) -> tuple[TablePlace, ...]:
    """Return the places in random order."""
    order = list(places)
    secrets.SystemRandom().shuffle(order)
    return tuple(order)
