"""Prepare a record of a match with real cards to be told from the place of any of its players."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from numeramis_access.store.journal import SavedMatch


def with_first_seat(saved: SavedMatch, place: int) -> SavedMatch:
    """Return a record of a match with real cards with the seats renumbered, so that one player is the first.

    :param saved: the record, which holds the actions of a whole match, or its calls.
    :param place: number of that player in the record, from 0.
    """
    header, seats = saved.header, saved.header.seats

    def renumber(value: object) -> object:
        match value:
            case {"type": "draw-dealer", "seat": int(seat), **others}:
                return {**others, "type": "draw-dealer", "seat": (seat - place) % seats}
            case {"type": "penalty", "seat": int(seat), **others}:
                return {**others, "type": "penalty", "seat": (seat - place) % seats}
            case {"type": "call", "hands": [*hands], **others}:
                return {**others, "type": "call", "hands": [((seat - place) % seats, cards) for seat, cards in hands]}
        return value

    entrants = (*header.entrants[place:], *header.entrants[:place])
    dealer = None if header.dealer is None else (header.dealer - place) % seats
    header = msgspec.structs.replace(header, entrants=entrants, dealer=dealer)
    levels = (*saved.levels[place:], *saved.levels[:place])
    return replace(saved, header=header, actions=[renumber(value) for value in saved.actions], levels=levels)
