"""A catalogue: the games that a program, a command or an engine offers, passed as a value."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from pathlib import Path

from numeramis_access.catalogue.game import Game
from numeramis_access.catalogue.load import load
from numeramis_access.input.commands import Question


class Catalogue:
    """Games in menu order.

    :param records: each game's record, or its name (``package.module:name``), which is loaded on the first request.
    """

    def __init__(self, records: Sequence[Game | str]) -> None:
        self._records = tuple(records)

    @cached_property
    def _games(self) -> dict[str, Game]:
        games = [load(record, Game) if isinstance(record, str) else record for record in self._records]
        return {game.name: game for game in games}

    def __iter__(self) -> Iterator[Game]:
        """Iterate over the games' records in order."""
        return iter(self._games.values())

    def __getitem__(self, name: str) -> Game:
        """Return the record of a game.

        :raises KeyError: for an unknown name.
        """
        return self._games[name]

    def __contains__(self, name: object) -> bool:
        """Return whether there is a game with this name."""
        return name in self._games

    @property
    def names(self) -> tuple[str, ...]:
        """Return the names of all games."""
        return tuple(self._games)

    @property
    def record_names(self) -> tuple[str, ...]:
        """Return the names of the records given by name, ``package.module:name``."""
        return tuple(record for record in self._records if isinstance(record, str))

    @cached_property
    def questions(self) -> tuple[Question, ...]:
        """Return the questions of all games; a question shared by several appears once."""
        return tuple(dict.fromkeys(question for game in self for question in game.questions))

    def locales(self) -> tuple[Path, ...]:
        """Return the folders with the games' titles, each once."""
        return tuple(dict.fromkeys(game.locale_folder() for game in self))
