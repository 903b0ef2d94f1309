"""Lists the commands that work at a table now, and tells the situation in words, for help."""

from __future__ import annotations

from collections.abc import Set

from numeramis_access.app.table.desk import Desk, sortings
from numeramis_access.app.table.screen import choice_item
from numeramis_access.app.table.talk import TableTalk
from numeramis_access.core.actions import Claim, Concede, EndPlay, PlayCard
from numeramis_access.core.cards import SUIT
from numeramis_access.input.commands import QUESTIONS, SEAT_OFFSET_BY_COMMAND, AnyCommand, Command, all_commands

#: keys of the ranks that are letters
DIGIT_OF_RANK = {"T": "0", "A": "1"}
RANK_COMMANDS = {command: command.value[-1] for command in Command if command.value.startswith(("number-", "rank-"))}
SORT_COMMANDS = {
    command: command.value.removeprefix("sort-") for command in Command if command.value.startswith("sort-")
}
SUIT_COMMANDS = {command: command.value[-1] for command in Command if command.value.startswith("suit-")}
#: commands that move among cards and choices
MOVING_COMMANDS = frozenset({Command.PREVIOUS, Command.NEXT, Command.FIRST, Command.LAST})
#: the most words of a list that is spoken; a longer one is walked
MAX_SPOKEN_WORDS = 60
#: commands that ask to end the play of a deal early
CLAIM_COMMANDS: dict[AnyCommand, EndPlay] = {Command.CLAIM: Claim(), Command.CONCEDE: Concede()}
#: commands of tables where people play
PEOPLE_COMMANDS = frozenset({
    Command.TIME, Command.MORE_TIME, Command.PAUSE, Command.ONE_MOMENT, Command.LAST_HEARD, Command.OTHER_TABLES,
})  # fmt: skip
PRACTICE_COMMANDS = frozenset(
    {Command.HINT, Command.ODDS, Command.UNDO, Command.OPEN_CARDS, Command.STEP, Command.RETRY}
)
#: commands of every table, before ``possible_commands`` removes those without effect now; a match tells where hints are
USUAL_COMMANDS = frozenset(Command) - {*QUESTIONS, *PRACTICE_COMMANDS, *PEOPLE_COMMANDS, Command.PLAY_AGAIN} | {
    Command.HINT
}


def possible_commands(desk: Desk, talk: TableTalk) -> set[AnyCommand]:
    """Return the commands that have an effect at this table now: moving, asking and acting.

    :param desk: hand and choices. :param talk: answers the questions of this table.
    """
    hand, view = set(desk.hand), talk.view
    ways = sortings(view)
    commands: set[AnyCommand] = set(USUAL_COMMANDS)
    commands |= {question for question in talk.questions if talk.has_answer(question, view)}
    ranks = {card[0].lower() for card in hand} | {DIGIT_OF_RANK[card[0]] for card in hand if card[0] in DIGIT_OF_RANK}
    commands -= {command for command, rank in RANK_COMMANDS.items() if rank not in ranks}
    if desk.has_only_choices():
        commands |= {command for command in RANK_COMMANDS if str(command)[-1] in "123456789"[: len(desk.choices)]}
    suits = {SUIT.get(card) for card in hand}
    commands -= {command for command, suit in SUIT_COMMANDS.items() if suit not in suits}
    if not hand:
        commands -= {Command.LOWEST_OF_SUIT, Command.HIGHEST_OF_SUIT}
    commands -= {command for command, sorting in SORT_COMMANDS.items() if sorting not in ways}
    commands -= {command for command, step in SEAT_OFFSET_BY_COMMAND.items() if talk.seat_at(step) is None}
    commands -= {command for command, action in CLAIM_COMMANDS.items() if action not in view.end_play_actions()}
    if not desk.exchanges():
        commands.discard(Command.MARK)
    if not desk.count():
        commands -= MOVING_COMMANDS
    if not hand or not desk.choices:
        commands.discard(Command.OTHER_ROW)
        if len(talk.rows()) < 2:
            commands -= {Command.UP, Command.DOWN}
    if not any(map(desk.is_playable, desk.hand)):
        commands -= {Command.NEXT_PLAYABLE, Command.PREVIOUS_PLAYABLE}
    return commands


def listed_commands(talk: TableTalk, possible: Set[AnyCommand]) -> list[AnyCommand]:
    """Return the possible commands to sort, to ask the table and to practise, in the order of the help. Commands that
    move, choose a card, or concern the whole program are left out.

    :param talk: the words of the table, which has the game's own questions.
    :param possible: the commands that have an effect now.
    """
    every = all_commands(talk.own_questions)
    first, last = every.index(Command.SORT_SUITS), every.index(Command.OPEN_CARDS)
    return [command for command in every[first : last + 1] if command in possible]


def sign_sentences(talk: TableTalk) -> list[str]:
    """Return the sentence that explains the signs for the other players on a braille line, as a list of one; empty in a
    game of one player.
    """
    people = talk.people()
    others = tuple(seat for seat in range(len(people.persons)) if seat != people.me)
    return [talk.narrator.language.text("line-who", seats=others)] if others else []


def situation_sentences(desk: Desk, talk: TableTalk) -> list[str]:
    """Return sentences about the turn, the playable cards, exchanges and the choices.

    Of a long list of choices only the number is told.
    """
    view, language = talk.view, talk.narrator.language
    sentences = [announcement.text for announcement in talk.answer("turn")]
    cards = [card for card in desk.hand if PlayCard(card) in view.legal]
    if cards:
        message = "help-any-card" if len(cards) == len(desk.hand) else "help-cards"
        sentences.append(language.text(message, cards=tuple(cards)))
    if desk.exchanges():
        sentences.append(language.text("help-exchange"))
    return [*sentences, *choices_sentences(desk, talk)]


def choices_sentences(desk: Desk, talk: TableTalk, message: str = "help-choices") -> list[str]:
    """Return the sentence that lists the choices, or tells their number if their names have more than
    ``MAX_SPOKEN_WORDS`` words, as a list of one; empty without choices.

    :param desk: hand and choices.
    :param talk: names the choices.
    :param message: id of the sentence that lists the choices.
    """
    language = talk.narrator.language
    choices = [choice_item(talk, choice).label for choice in desk.choices]
    if sum(len(choice.split()) for choice in choices) > MAX_SPOKEN_WORDS:
        return [language.text("help-choices-walked", count=len(choices))]
    return [language.text(message, choices=language.join(choices))] if choices else []
