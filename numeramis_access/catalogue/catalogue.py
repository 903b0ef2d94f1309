"""A catalogue: the games offered by a program, a command or an engine, as a value."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from pathlib import Path

from numeramis_access.catalogue.game import Game
from numeramis_access.catalogue.load import load_part
from numeramis_access.input.commands import Question


class Catalogue:
    """The games that are offered, in menu order.

    :param records: for each game its record, or the record's name (``package.module:name``), which is loaded on the
        first request. That request raises ImportError or WrongPart for a wrong name.
    """

    def __init__(self, records: Sequence[Game | str]) -> None:
        self._records = tuple(records)

    @cached_property
    def _games(self) -> dict[str, Game]:
        games = [load_part(record, Game) if isinstance(record, str) else record for record in self._records]
        return {game.name: game for game in games}

    def __iter__(self) -> Iterator[Game]:
        """Yield the games' records in order, loading them if that has not been done."""
        return iter(self._games.values())

    def __getitem__(self, name: str) -> Game:
        """Return the record of a game. :param name: name of the game. :raises KeyError: for an unknown name."""
        return self._games[name]

    def __contains__(self, name: object) -> bool:
        """Return whether the catalogue has a game with this name."""
        return name in self._games

    @property
    def names(self) -> tuple[str, ...]:
        """Return the names of all games in order."""
        return tuple(self._games)

    @property
    def record_names(self) -> tuple[str, ...]:
        """Return the names of those records that were given by name, without loading them."""
        return tuple(record for record in self._records if isinstance(record, str))

    @cached_property
    def questions(self) -> tuple[Question, ...]:
        """Return the questions that only some games have; a question shared by several games appears once."""
        return tuple(dict.fromkeys(question for game in self for question in game.questions))

    def locales(self) -> tuple[Path, ...]:
        """Return the folders with the games' titles, without duplicates."""
        return tuple(dict.fromkeys(game.locale_folder() for game in self))
