"""Every command that a key can give. A command's message is ``command-<name>``; help is read from these."""

from __future__ import annotations

from enum import StrEnum


class Command(StrEnum):
    """What a key asks for; the same names stand in the keymap files."""

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
    TRUMP = "trump"
    FIGURE = "figure"
    CHIPS = "chips"
    MISSING = "missing"
    HONOURS = "honours"
    PACKETS = "packets"
    TOUR = "tour"
    LED = "led"
    PROGRESS = "progress"
    ORDER = "order"
    SEATS = "seats"
    GOAL = "goal"
    AGREED = "agreed"
    LATELY = "lately"
    CLAIM = "claim"
    CONCEDE = "concede"
    PACE_FASTER = "pace-faster"
    PACE_SLOWER = "pace-slower"
    PLAY_AGAIN = "play-again"
    # one player, counted clockwise from the own place
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
    FULL_SCREEN = "full-screen"
    PAGE_BACK = "page-back"
    PAGE_ON = "page-on"
    STEP = "step"
    HELP = "help"
    RULES = "rules"
    MENU = "menu"
    QUIT = "quit"


#: commands that put a question to the table; the rest of the name is the question
QUESTIONS = (
    Command.HAND, Command.TABLE, Command.HIGHEST, Command.TURN, Command.SCORE, Command.SCORE_DETAIL,
    Command.LAST_TRICK, Command.WORTH, Command.TRUMP, Command.FIGURE, Command.CHIPS, Command.MISSING,
    Command.HONOURS, Command.PACKETS, Command.TOUR, Command.LED, Command.PROGRESS, Command.ORDER, Command.SEATS,
    Command.GOAL,
)  # fmt: skip

#: commands that ask about a player, with how many places clockwise from the own one that player sits
SEATS = {command: int(command.value[-1]) for command in Command if command.value.startswith("seat-")}
