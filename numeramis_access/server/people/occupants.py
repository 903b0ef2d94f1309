"""The occupants of the seats of a table of people: people, and the computers beside them or in their places."""

from __future__ import annotations

from collections.abc import Sequence

from numeramis_access.players.characters import Character, Temperament, characters_invited
from numeramis_access.server.people.setting import TableSetting
from numeramis_access.tables.pushes import TablePlace
from numeramis_access.tables.seats import Computer, Human, TableSeat


def substitute_computer(setting: TableSetting, seats: Sequence[TableSeat]) -> Computer:
    """Return a computer of the agreed level that has no seat at the table yet.

    :param setting: the table's setting. :param seats: the seats, in the order of the entrants' numbers.
    """
    names = {seat.occupant.name for seat in seats}
    character = next(character for character in characters_invited((), len(names) + 1) if character.name not in names)
    return Computer(character.name, character.gender, setting.level, _temperament(setting, character))


def occupant_of(setting: TableSetting, place: TablePlace) -> Human | Computer:
    """Return the occupant of a place: its person, else a computer; with real cards a person sits everywhere.

    :param setting: the table's setting. :param place: the place.
    """
    if place.person or setting.called is not None:
        return Human(place.name, place.gender)
    character = next(iter(characters_invited((place.name,), 1)))
    return Computer(place.name, place.gender, place.level, _temperament(setting, character))


def _temperament(setting: TableSetting, character: Character) -> Temperament:
    """Return the temperament of a computer; at tables of an evening all play alike."""
    return "calm" if setting.played is not None else character.temperament
