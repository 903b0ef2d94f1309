"""Changes of the terms and places of a table; each function returns a new setting and stores nothing."""

from __future__ import annotations

import secrets
from collections.abc import Iterable

from msgspec.structs import replace

from numeramis_access.server.people.members import distinct_name
from numeramis_access.server.people.setting import TableSetting
from numeramis_access.server.stores.port import KnownPerson
from numeramis_access.tables.pushes import TablePlace
from numeramis_access.tables.table_requests import Arrange


def exchange_places(setting: TableSetting, at: int, to: int) -> TableSetting | None:
    """Return the setting with two places exchanged, None if a place does not exist or both are the same.

    :param setting: the table's setting. :param at: number of one place, from 0.
    :param to: number of the other place, from 0.
    """
    places = list(setting.places)
    if max(at, to) >= len(places) or at == to:
        return None
    places[at], places[to] = places[to], places[at]
    return replace(setting, places=tuple(places))


def draw_places(setting: TableSetting) -> TableSetting:
    """Return the setting with its places, free ones included, in random order."""
    return replace(setting, places=shuffled_places(setting.places))


def mute_person(setting: TableSetting, person: str, on: bool) -> TableSetting:
    """Return the setting with a person muted or no longer muted.

    :param setting: the table's setting. :param person: an id. :param on: True to mute.
    """
    others = tuple(muted for muted in setting.muted if muted != person)
    return replace(setting, muted=(*others, person) if on else others)


def hand_over(setting: TableSetting, person: str) -> TableSetting:
    """Return the setting with another host, who is not muted.

    :param setting: the table's setting. :param person: id of the host, empty for none.
    """
    return replace(mute_person(setting, person, on=False), host=person)


def arrange_terms(setting: TableSetting, wished: Arrange) -> TableSetting:
    """Return the setting with the terms that the host has requested. The days for a decision stay the same if the
    request does not name them, and at a table where an evening gathers.

    :param setting: the table's setting. :param wished: the host's request.
    """
    return replace(
        setting, access=wished.access, level=wished.level, grace=wished.grace, talk=wished.talk, clock=wished.clock,
        watch=wished.watch, later=wished.later, drawn=wished.drawn, friends=wished.friends,
        days=setting.days if wished.days is None or setting.club else wished.days,
    )  # fmt: skip


def change_place(setting: TableSetting, at: int, **changed: object) -> TableSetting:
    """Return the setting with some fields of one place changed.

    :param setting: the table's setting. :param at: number of the place, from 0.
    :param changed: the new values by the names of the fields of ``TablePlace``.
    :raises IndexError: if there is no such place.
    """
    places = list(setting.places)
    places[at] = replace(places[at], **changed)
    return replace(setting, places=tuple(places))


def give_place(setting: TableSetting, at: int, person: KnownPerson) -> TableSetting:
    """Return the setting with another person on a place; the new person is the host if the old one was. The name on the
    place gets a number if another name there is like it.

    :param setting: the table's setting. :param at: number of the place, from 0. :param person: the person.
    """
    before, others = setting.places[at], [place.name for number, place in enumerate(setting.places) if number != at]
    place = TablePlace(distinct_name(person.name, others), person.gender, person.id)
    host = person.id if setting.host == before.person else setting.host
    return replace(setting, places=(*setting.places[:at], place, *setting.places[at + 1 :]), host=host)


def shuffled_places(places: Iterable[TablePlace]) -> tuple[TablePlace, ...]:
    """Return the places in random order."""
    order = list(places)
    secrets.SystemRandom().shuffle(order)
    return tuple(order)
