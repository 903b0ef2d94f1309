"""Lists the commands that work at a table now, and tells the situation in words, for help."""

from __future__ import annotations

from collections.abc import Set

from numeramis_access.app.table.desk import Desk, sortings
from numeramis_access.app.table.screen import choice_item
from numeramis_access.app.table.talk import TableTalk
from numeramis_access.core.actions import Claim, Concede, EndPlay, PlayCard
from numeramis_access.core.cards import SUIT
from numeramis_access.input.commands import QUESTIONS, SEATS, AnyCommand, Command, all_commands

#: keys of the ranks that are letters
FIGURES = {"T": "0", "A": "1"}
RANKS = {command: command.value[-1] for command in Command if command.value.startswith(("number-", "rank-"))}
SORTS = {command: command.value.removeprefix("sort-") for command in Command if command.value.startswith("sort-")}
SUITS = {command: command.value[-1] for command in Command if command.value.startswith("suit-")}
#: commands that move among cards and choices
MOVES = frozenset({Command.PREVIOUS, Command.NEXT, Command.FIRST, Command.LAST})
#: the most words of a list that is spoken; a longer one is walked
LONGEST_LIST = 60
#: commands that ask to end the play of a deal early
ENDINGS: dict[AnyCommand, EndPlay] = {Command.CLAIM: Claim(), Command.CONCEDE: Concede()}
#: commands of tables where people play
PEOPLE_ONLY = frozenset({
    Command.TIME, Command.MORE_TIME, Command.PAUSE, Command.ONE_MOMENT, Command.LAST_HEARD, Command.OTHER_TABLES,
})  # fmt: skip
PRACTICE_ONLY = frozenset({Command.HINT, Command.ODDS, Command.UNDO, Command.OPEN_CARDS, Command.STEP, Command.RETRY})
#: commands of every table, before ``possible`` removes those without effect now; a match tells where hints are
USUAL = frozenset(Command) - {*QUESTIONS, *PRACTICE_ONLY, *PEOPLE_ONLY, Command.PLAY_AGAIN} | {Command.HINT}


def possible(desk: Desk, talk: TableTalk) -> set[AnyCommand]:
    """Return the commands that have an effect at this table now."""
    hand, view = set(desk.hand), talk.view
    ways = sortings(view)
    commands: set[AnyCommand] = set(USUAL)
    commands |= {question for question in talk.questions if talk.means_something(question, view)}
    ranks = {card[0].lower() for card in hand} | {FIGURES[card[0]] for card in hand if card[0] in FIGURES}
    commands -= {command for command, rank in RANKS.items() if rank not in ranks}
    if desk.only_choices():
        commands |= {command for command in RANKS if str(command)[-1] in "123456789"[: len(desk.choices)]}
    suits = {SUIT.get(card) for card in hand}
    commands -= {command for command, suit in SUITS.items() if suit not in suits}
    if not hand:
        commands -= {Command.LOWEST_OF_SUIT, Command.HIGHEST_OF_SUIT}
    commands -= {command for command, sorting in SORTS.items() if sorting not in ways}
    commands -= {command for command, step in SEATS.items() if talk.seat_at(step) is None}
    commands -= {command for command, action in ENDINGS.items() if action not in view.ends_play()}
    if not desk.exchanges():
        commands.discard(Command.MARK)
    if not desk.count():
        commands -= MOVES
    if not hand or not desk.choices:
        commands.discard(Command.OTHER_ROW)
        if len(talk.rows()) < 2:
            commands -= {Command.UP, Command.DOWN}
    if not any(map(desk.is_playable, desk.hand)):
        commands -= {Command.NEXT_PLAYABLE, Command.PREVIOUS_PLAYABLE}
    return commands


def listed_commands(talk: TableTalk, possible: Set[AnyCommand]) -> list[AnyCommand]:
    """Return the possible commands of the table, without those that only move the cursor.

    :param possible: the commands that have an effect now.
    """
    every = all_commands(talk.own_questions)
    first, last = every.index(Command.SORT_SUITS), every.index(Command.OPEN_CARDS)
    return [command for command in every[first : last + 1] if command in possible]


def signs(talk: TableTalk) -> list[str]:
    """Return the text that explains the signs of the other players on a braille line."""
    people = talk.people()
    others = tuple(seat for seat in range(len(people.persons)) if seat != people.me)
    return [talk.narrator.language.text("line-who", seats=others)] if others else []


def situation(desk: Desk, talk: TableTalk) -> list[str]:
    """Return sentences that tell the turn, the playable cards and the choices."""
    view, language = talk.view, talk.narrator.language
    sentences = [announcement.text for announcement in talk.answer("turn")]
    cards = [card for card in desk.hand if PlayCard(card) in view.legal]
    if cards:
        message = "help-any-card" if len(cards) == len(desk.hand) else "help-cards"
        sentences.append(language.text(message, cards=tuple(cards)))
    if desk.exchanges():
        sentences.append(language.text("help-exchange"))
    choices = [choice_item(talk, choice).label for choice in desk.choices]
    if sum(len(choice.split()) for choice in choices) > LONGEST_LIST:
        return [*sentences, language.text("help-choices-walked", count=len(choices))]
    return [*sentences, *([language.text("help-choices", choices=language.join(choices))] if choices else [])]
