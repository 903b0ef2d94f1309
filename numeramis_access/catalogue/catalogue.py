"""A catalogue: the games that a program, a command or an engine offers, handed in like any other value."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from numeramis_access.catalogue.game import Game


class Catalogue:
    """Games in the order in which they are offered."""

    def __init__(self, games: Sequence[Game]) -> None:
        self._games = {game.name: game for game in games}

    def __iter__(self) -> Iterator[Game]:
        """Give the games' records in order."""
        return iter(self._games.values())

    def __getitem__(self, name: str) -> Game:
        """Return the record of a game.

        :raises KeyError: for an unknown name.
        """
        return self._games[name]

    def __contains__(self, name: object) -> bool:
        """Return whether there is a game of this name."""
        return name in self._games

    @property
    def names(self) -> tuple[str, ...]:
        """Return the names of all games."""
        return tuple(self._games)

    def locales(self) -> tuple[Path, ...]:
        """Return the folders in which the games' names for menus are found, each once."""
        return tuple(dict.fromkeys(game.locale_folder() for game in self))
