"""All commands that a key can give. ``command-<name>`` is the id of a command's name for players, as help shows it.

Each game declares its own questions (``Question``, in its record).
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Literal, TypeAlias


class Command(StrEnum):
    """The command of a key; keymap files use the same names."""

    # moving and choosing, everywhere
    PREVIOUS = "previous"
    NEXT = "next"
    UP = "up"
    DOWN = "down"
    FIRST = "first"
    LAST = "last"
    ACTIVATE = "activate"
    MARK = "mark"
    BACK = "back"
    # cards
    NUMBER_0 = "number-0"
    NUMBER_1 = "number-1"
    NUMBER_2 = "number-2"
    NUMBER_3 = "number-3"
    NUMBER_4 = "number-4"
    NUMBER_5 = "number-5"
    NUMBER_6 = "number-6"
    NUMBER_7 = "number-7"
    NUMBER_8 = "number-8"
    NUMBER_9 = "number-9"
    ERASE = "erase"
    DELETE = "delete"
    WORD_BACK = "word-back"
    WORD_ON = "word-on"
    SUIT_CLUBS = "suit-c"
    SUIT_DIAMONDS = "suit-d"
    SUIT_HEARTS = "suit-h"
    SUIT_SPADES = "suit-s"
    RANK_JACK = "rank-j"
    RANK_QUEEN = "rank-q"
    RANK_KING = "rank-k"
    RANK_ACE = "rank-a"
    LOWEST_OF_SUIT = "lowest-of-suit"
    HIGHEST_OF_SUIT = "highest-of-suit"
    NEXT_PLAYABLE = "next-playable"
    PREVIOUS_PLAYABLE = "previous-playable"
    OTHER_ROW = "other-row"
    SORT_SUITS = "sort-suits"
    SORT_TRUMPS = "sort-trumps"
    SORT_RANK = "sort-rank"
    SORT_DEALT = "sort-dealt"
    # questions
    HAND = "hand"
    TABLE = "table"
    HIGHEST = "highest"
    TURN = "turn"
    SCORE = "score"
    SCORE_DETAIL = "score-detail"
    LAST_TRICK = "last-trick"
    WORTH = "worth"
    PROGRESS = "progress"
    ORDER = "order"
    SEATS = "seats"
    GOAL = "goal"
    AGREED = "agreed"
    LATELY = "lately"
    CLAIM = "claim"
    CONCEDE = "concede"
    TIME = "time"
    MORE_TIME = "more-time"
    PAUSE = "pause"
    ONE_MOMENT = "one-moment"
    LAST_HEARD = "last-heard"
    PACE_FASTER = "pace-faster"
    PACE_SLOWER = "pace-slower"
    PLAY_AGAIN = "play-again"
    OTHER_TABLES = "other-tables"
    # a player, counted clockwise from the listener
    SEAT_0 = "seat-0"
    SEAT_1 = "seat-1"
    SEAT_2 = "seat-2"
    SEAT_3 = "seat-3"
    SEAT_4 = "seat-4"
    SEAT_5 = "seat-5"
    SEAT_6 = "seat-6"
    SEAT_7 = "seat-7"
    SEAT_8 = "seat-8"
    SEAT_9 = "seat-9"
    # practice
    HINT = "hint"
    ODDS = "odds"
    UNDO = "undo"
    RETRY = "retry"
    OPEN_CARDS = "open-cards"
    # speech, history, program
    HUSH = "hush"
    REPEAT = "repeat"
    REPEAT_SLOWLY = "repeat-slowly"
    HISTORY_BACK = "history-back"
    HISTORY_FORWARD = "history-forward"
    HISTORY_FIRST = "history-first"
    HISTORY_LAST = "history-last"
    HISTORY_TOPIC = "history-topic"
    FASTER = "faster"
    SLOWER = "slower"
    LOUDER = "louder"
    SOFTER = "softer"
    HIGHER = "higher"
    DEEPER = "deeper"
    NEXT_VOICE = "next-voice"
    LANGUAGE = "language"
    VERBOSITY = "verbosity"
    VOICE_MODE = "voice-mode"
    HOLD = "hold"
    READING_FASTER = "reading-faster"
    READING_SLOWER = "reading-slower"
    FULL_SCREEN = "full-screen"
    PAGE_BACK = "page-back"
    PAGE_ON = "page-on"
    STEP = "step"
    HELP = "help"
    RULES = "rules"
    MENU = "menu"
    QUIT = "quit"


#: commands that move and choose everywhere
MOVING_COMMANDS = (
    Command.PREVIOUS, Command.NEXT, Command.UP, Command.DOWN, Command.FIRST, Command.LAST, Command.ACTIVATE,
    Command.MARK, Command.BACK,
)  # fmt: skip
#: commands that ask a question at any table; their names are the questions
QUESTIONS = (
    Command.HAND, Command.TABLE, Command.HIGHEST, Command.TURN, Command.SCORE, Command.SCORE_DETAIL,
    Command.LAST_TRICK, Command.WORTH, Command.PROGRESS, Command.ORDER, Command.SEATS, Command.GOAL,
)  # fmt: skip


class Question(str):
    """A question of a game besides those of every table: a command with its own keys. Games with a question of one
    name share it.

    Its name for players stands beside the game's title: ``command-<name>`` in ``games.ftl``.

    :ivar keys: keys at a table, of keyboard, display and controller.
    :ivar about: the place of its answer on the screen: the table, the corner, or the player's hand, which a watcher
        lacks.
    """

    keys: tuple[str, ...]
    about: Literal["table", "corner", "hand"]

    def __new__(cls, name: str, *keys: str, about: Literal["table", "corner", "hand"] = "table") -> Question:
        """Return a question.

        :param name: name in lower case, as in keymap files. :param keys: keys at a table, of keyboard, display and
            controller.
        :param about: the place of its answer on the screen.
        """
        question = super().__new__(cls, name)
        question.keys, question.about = keys, about
        return question


#: a command of the program or a game's question
AnyCommand: TypeAlias = Command | Question

#: commands about a player, with that player's number of seats clockwise from the listener
SEAT_OFFSET_BY_COMMAND: dict[AnyCommand, int] = {
    command: int(command[-1]) for command in Command if command.startswith("seat-")
}


def is_question(command: AnyCommand) -> bool:
    """Return whether a command is a question to the table, one of every game or a game's own."""
    return command in QUESTIONS or isinstance(command, Question)


#: questions of every table that the corner of the screen answers
CORNER_QUESTIONS = (Command.SCORE, Command.SCORE_DETAIL, Command.WORTH)


def place_of_answer(command: AnyCommand) -> Literal["", "table", "corner"]:
    """Return the part of a table's screen that answers a command; empty for the player's hand, and for any command that
    is no question.
    """
    if isinstance(command, Question):
        return "" if command.about == "hand" else command.about
    if command not in QUESTIONS or command is Command.HAND:
        return ""
    return "corner" if command in CORNER_QUESTIONS else "table"


def all_commands(questions: Sequence[Question]) -> tuple[AnyCommand, ...]:
    """Return every command in the order of the help; the games' questions stand behind ``WORTH``, among the general
    ones.

    :param questions: the questions of all games.
    """
    commands = tuple(Command)
    place = commands.index(Command.WORTH) + 1
    return (*commands[:place], *questions, *commands[place:])
