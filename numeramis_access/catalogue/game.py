"""The record of one game: names of everything that exists for it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import msgspec

from numeramis_access.catalogue.load import load, load_class, path
from numeramis_access.core.ruleset import AnyRuleset, Ruleset
from numeramis_access.players.opponents import Opponents
from numeramis_access.words.game import GameWords

#: the players of a game that has none of its own
ANYBODY = "numeramis_access.players.search.random_player:OPPONENTS"


class Game(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that exists for a game, by name (see ``load``); a game has at least rules and words.

    :param name: in records, on the command line and in the engine protocol.
    :param rules: its ``Ruleset`` class. :param words: its ``GameWords``. :param opponents: its ``Opponents``.
    :param practice: its odds, a ``GamePractice``. :param drills: its ``Drills``. :param lessons: files of its lessons.
    :param braille_fields: what the braille line shows of its table, ``GameFields``. :param braille_layout: the file
        that says where.
    :param locale: the folder of its messages, ``<language>/<name>.ftl`` and its title in ``<language>/games.ftl``.
    """

    name: str
    rules: str
    words: str
    opponents: str = ""
    practice: str = ""
    drills: str = ""
    lessons: tuple[str, ...] = ()
    braille_fields: str = ""
    braille_layout: str = ""
    locale: str = "numeramis_access.words:locale"

    def ruleset(self) -> AnyRuleset:
        """Return the rules.

        :raises WrongPart: when the record names something else.
        """
        return load_class(self.rules, Ruleset)()  # type: ignore[type-abstract]

    def game_words(self) -> GameWords:
        """Return the words, with their name and their folder of messages.

        :raises WrongPart: when the record names something else.
        """
        return replace(load(self.words, GameWords), name=self.name, locale=self.locale_folder())

    def players(self) -> Opponents:
        """Return who plays against a person; a game without players of its own has some that do anything legal.

        :raises WrongPart: when the record names something else.
        """
        return load(self.opponents or ANYBODY, Opponents)

    def locale_folder(self) -> Path:
        """Return the folder of the game's messages."""
        return path(self.locale)
