"""The record of one game: names of everything that exists for it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import msgspec

from numeramis_access.catalogue.load import load, load_class, path
from numeramis_access.core.cards import Card
from numeramis_access.core.ruleset import AnyRuleset, Ruleset, fitting_seats
from numeramis_access.input.commands import Question
from numeramis_access.players.opponents import Opponents
from numeramis_access.players.policy import LEVELS, Level
from numeramis_access.words.game import OF_HAND, GameWords

#: the players of a game that has none of its own
ANYBODY = "numeramis_access.players.search.random_player:OPPONENTS"


class Game(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that exists for a game, by name (see ``load``); a game has at least rules and words.

    :param name: in records, on the command line and in the engine protocol.
    :param rules: its ``Ruleset`` class. :param words: its ``GameWords``. :param opponents: its ``Opponents``.
    :param levels: that its computers have, the weakest first. :param judge: who of its ``Opponents`` hints and reviews.
    :param practice: its odds, a ``GamePractice``. :param drills: its ``Drills``. :param lessons: files of its lessons.
    :param topics: its lessons in which the learner decides, ``Topics``. :param themes: of its deals, ``Themes``.
    :param braille_fields: what the braille line shows of its table, ``GameFields``. :param braille_layout: the file
        that says where.
    :param questions: that can be asked at its table besides those of every table.
    :param score_digits: how many digits a player's score can have, for counting boards.
    :param locale: the folder of its messages, ``<language>/<name>.ftl`` and its title in ``<language>/games.ftl``.
    """

    name: str
    rules: str
    words: str
    opponents: str = ""
    levels: tuple[Level, ...] = ("beginner", "club", "strong", "expert")
    judge: str = "expert"
    practice: str = ""
    drills: str = ""
    topics: str = ""
    themes: str = ""
    lessons: tuple[str, ...] = ()
    braille_fields: str = ""
    braille_layout: str = ""
    questions: tuple[Question, ...] = ()
    score_digits: int = 2
    locale: str

    def ruleset(self) -> AnyRuleset:
        """Return the rules.

        :raises WrongPart: when the record names something else.
        """
        return load_class(self.rules, Ruleset)()  # type: ignore[type-abstract]

    def game_words(self) -> GameWords:
        """Return the words, with their name and their folder of messages.

        :raises WrongPart: when the record names something else.
        """
        of_hand = (*OF_HAND, *(question for question in self.questions if question.about == "hand"))
        words = load(self.words, GameWords)
        return replace(words, name=self.name, locale=self.locale_folder(), of_hand=of_hand)

    def players(self) -> Opponents:
        """Return who plays against a person; a game without players of its own has some that do anything legal.

        :raises WrongPart: when the record names something else.
        """
        return load(self.opponents or ANYBODY, Opponents)

    def level(self, wished: Level) -> Level:
        """Return the level that is played where this one is wished for: the strongest of the game up to it."""
        return [one for one in self.levels if LEVELS.index(one) <= LEVELS.index(wished)][-1]

    def pack(self) -> tuple[Card, ...]:
        """Return the cards of the game as it is usually played, in the order of a new pack."""
        from numeramis_access.core.table import first_pack  # not before the first sentence: it brings random numbers

        rules = self.ruleset()
        options = rules.options()
        return first_pack(rules, fitting_seats(rules, options), options)

    def in_pairs(self) -> bool:
        """Return whether the game is usually played by two pairs."""
        rules = self.ruleset()
        options = rules.options()
        return rules.pairs(rules.start(fitting_seats(rules, options), options))

    def locale_folder(self) -> Path:
        """Return the folder of the game's messages."""
        return path(self.locale)
