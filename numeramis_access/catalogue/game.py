"""The record of one game: the names of all its parts."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

import msgspec

from numeramis_access.catalogue.load import load_class, load_part, path_of
from numeramis_access.core.cards import Card
from numeramis_access.core.ruleset import AnyRuleset, Ruleset, fitting_seats
from numeramis_access.input.commands import Question
from numeramis_access.players.opponents import Opponents
from numeramis_access.players.policy import LEVELS, Level
from numeramis_access.words.game import HAND_QUESTIONS, GameWords

#: the players for games without their own
ANY_GAME_OPPONENTS = "numeramis_access.players.search.random_player:OPPONENTS"


class Game(msgspec.Struct, frozen=True, kw_only=True):
    """All parts of a game by name (see ``load_part``); only name, rules, words and folder of messages are required.

    An empty name means that the game lacks that part, unless a parameter says otherwise.

    :param name: the game's name in records, on the command line and in the engine protocol.
    :param rules: name of its ``Ruleset`` class.
    :param words: name of its ``GameWords``.
    :param opponents: name of its ``Opponents``, empty for random players.
    :param levels: the levels of its computer players, weakest first.
    :param judge: the level or other player of its ``Opponents`` that judges for hints and reviews.
    :param practice: name of its ``GamePractice``, with the odds.
    :param drills: name of its ``Drills``.
    :param topics: name of its ``Topics``, lessons in which the learner decides.
    :param themes: name of its ``Themes`` of deals.
    :param lessons: names of the files of its scripted lessons.
    :param calling_lesson: name of the file of the lesson for the person who tells the program real cards.
    :param braille_fields: name of its ``GameFields``, the content of the braille line at its table.
    :param braille_layout: name of the file with the positions of these fields.
    :param questions: the questions that only this game has.
    :param score_digits: greatest number of digits of a player's score, for counting boards.
    :param locale: name of the folder of its messages: ``<language>/<name>.ftl``, and its title in
        ``<language>/games.ftl``.
    """

    name: str
    rules: str
    words: str
    opponents: str = ""
    levels: tuple[Level, ...] = ("beginner", "improver", "club", "strong", "expert")
    judge: str = "expert"
    practice: str = ""
    drills: str = ""
    topics: str = ""
    themes: str = ""
    lessons: tuple[str, ...] = ()
    calling_lesson: str = ""
    braille_fields: str = ""
    braille_layout: str = ""
    questions: tuple[Question, ...] = ()
    score_digits: int = 2
    locale: str

    def ruleset(self) -> AnyRuleset:
        """Return the rules of the game.

        :raises ImportError: if the module does not exist.
        :raises WrongPart: if the record does not name a ruleset.
        """
        return load_class(self.rules, Ruleset)()  # type: ignore[type-abstract]

    def game_words(self) -> GameWords:
        """Return the words of the game, with its name, its folder of messages and its questions about the hand.

        :raises ImportError: if the module does not exist.
        :raises WrongPart: if the record does not name the words of a game.
        """
        of_hand = (*HAND_QUESTIONS, *(question for question in self.questions if question.about == "hand"))
        words = load_part(self.words, GameWords)
        return replace(words, name=self.name, locale=self.locale_folder(), hand_questions=of_hand)

    def players(self) -> Opponents:
        """Return the game's computer players; random players for a game without its own.

        :raises ImportError: if the module does not exist.
        :raises WrongPart: if the record does not name computer players.
        """
        return _players(self.opponents or ANY_GAME_OPPONENTS)

    def level(self, wished: Level) -> Level:
        """Return the game's strongest level that is not stronger than a wished one.

        :raises IndexError: if all levels of the game are stronger.
        """
        return [level for level in self.levels if LEVELS.index(level) <= LEVELS.index(wished)][-1]

    def pack(self) -> tuple[Card, ...]:
        """Return the cards of the game with default options, in the order of a new pack.

        :raises ImportError: as ``ruleset``. :raises WrongPart: as ``ruleset``.
        """
        from numeramis_access.core.table import first_pack  # imports random numbers

        rules = self.ruleset()
        options = rules.options()
        return first_pack(rules, fitting_seats(rules, options), options)

    def has_partners(self) -> bool:
        """Return whether opposite players are partners with default options.

        :raises ImportError: as ``ruleset``. :raises WrongPart: as ``ruleset``.
        """
        rules = self.ruleset()
        options = rules.options()
        return rules.has_partners(rules.start(fitting_seats(rules, options), options))

    def locale_folder(self) -> Path:
        """Return the folder of the game's messages. :raises WrongPart: if its package does not exist."""
        return path_of(self.locale)


@cache
def _players(name: str) -> Opponents:
    """Return computer players by the name of the part, cached because each choice of a computer asks for them."""
    return load_part(name, Opponents)
