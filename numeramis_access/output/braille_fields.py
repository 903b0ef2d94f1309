"""The fields of a braille line at the table: the player's cards, choices, the trick.

Fields of a single game stand in that game's ``braille``. The function of a field takes the ``FieldView`` (screen,
language and game) and returns the field's pieces from left to right.

Fields use computer braille, one cell a character, also if the player reads texts in another table: a digit is a letter
a-j with dot 8, so cards and numbers need no sign before them and keep their width.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any, Generic, TypeAlias, TypeVar, cast

from braille.cells import DOT_7, DOT_8, cell
from braille.text import BrailleTable
from numeramis_access.core.cards import HIDDEN_CARD, Card
from numeramis_access.core.ruleset import CardOnTable, View
from numeramis_access.core.seats import Seat
from numeramis_access.input.commands import AnyCommand, Command
from numeramis_access.output.braille_layout import Piece, Touch, make_blanks_plain
from numeramis_access.output.screen import Item, Screen
from numeramis_access.words.language import Language

GAP_CELL = b"\0"
#: dots of a card marked for an exchange; no letter a-j, and so no card, has them
MARKED_CARD_DOTS = cell("36")
#: a seat that has not played, and the seat to act
EMPTY_SEAT_CELL, AWAITED_SEAT_CELL = cell("36"), cell("2356")
TIED_SIGN = "="
MARK_DOTS = DOT_7 | DOT_8

#: the view of the game at the table
V = TypeVar("V", bound=View)


@dataclass(frozen=True)
class FieldView(Generic[V]):
    """Everything from which the fields are made.

    :param screen: the screen of the table. :param language: the player's language. :param game: the fields of the game.
    :param dots: number of dots of the display's cells, 6 or 8.
    """

    screen: Screen
    language: Language
    game: GameFields[V]
    dots: int = 8

    @cached_property
    def table(self) -> BrailleTable:
        """Return the language's computer braille; on six dots its literary braille, where numbers have a sign."""
        record = self.language.record
        return BrailleTable(record.computer_braille if self.dots == 8 else record.literary_braille)

    @property
    def view(self) -> V:
        """Return the view of the player's seat; only valid at a table."""
        return cast(V, self.screen.view)

    @property
    def to_act(self) -> Seat | None:
        """Return the seat to act, None while no seat is or the match pauses; only valid at a table."""
        return None if self.screen.paused else self.view.to_act

    @property
    def cards_on_table(self) -> tuple[CardOnTable, ...]:
        """Return the cards of the current trick, or between two tricks those of the last one; none without a view."""
        view = self.screen.view
        return () if view is None else view.cards_on_table() or view.last_cards_on_table()

    def write(self, text: object) -> bytes:
        """Return a number or a word in cells."""
        return self.table.cells(str(text))

    def card(self, card: Card) -> bytes:
        """Return a card: one cell, or two for a French one, rank and suit; a digit on six dots is a letter a-j."""
        cells = _card_cells(self.language, card)
        return cells if self.dots == 8 else bytes(value & ~MARK_DOTS for value in cells)

    def letter(self, seat: Seat) -> bytes:
        """Return a player's sign, mostly one letter, in cells; in lower case because dot 7 has another meaning."""
        return self.write(self.language.text("line-seat", seat=seat).lower())


@lru_cache(maxsize=256)
def _card_cells(language: Language, card: Card) -> bytes:
    return BrailleTable(language.record.computer_braille).cells(language.text("line-card", card=card))


Field: TypeAlias = Callable[[FieldView[V]], list[Piece]]
#: a field of any game
AnyField: TypeAlias = Field[Any]


@dataclass(frozen=True)
class GameFields(Generic[V]):
    """The fields of one game, in addition to those of every game.

    :param by_name: each field by its name in layouts. :param card_cells: number of cells for one of its cards.
    :param signed_fields: fields that contain a player's sign, for which layouts reserve one cell.
    """

    by_name: Mapping[str, Field[V]]
    card_cells: int = 1
    signed_fields: tuple[str, ...] = ("highest",)


#: the fields of any game
AnyFields: TypeAlias = GameFields[Any]
#: for a game without fields of its own, and where there is no game
NO_FIELDS: GameFields[View] = GameFields({})


def fields_of(sight: FieldView[V]) -> dict[str, list[Piece]]:
    """Return the fields of every game and, at a table with a view, also its game's own fields, by name."""
    game = sight.game.by_name if sight.screen.view is not None else {}
    return {name: field(sight) for name, field in {**COMMON_FIELDS, **game}.items()}


def touching_names(fields: Mapping[str, Sequence[Piece]]) -> dict[str, list[Piece]]:
    """Return the fields with cells that all touch the field itself, for a tour that explains fields.

    :param fields: the pieces of each field, by name, in the order of the game's fields.
    """
    return {
        name: [Piece(piece.cells, Touch("field", place)) for piece in pieces]
        for place, (name, pieces) in enumerate(fields.items())
    }


def question_touch(question: AnyCommand) -> Touch:
    """Return the touch of a cell whose routing key asks a question. :param question: the command that asks it."""
    return Touch("question", 0, question)


# the player's cards and choices


def hand(sight: FieldView[V]) -> list[Piece]:
    """Return a piece for each card of the player: dot 7 marks the one in focus, dot 8 those that can be played, dots 3
    and 6 those chosen for an exchange.
    """
    items = enumerate(sight.screen.items)
    return [Piece(_own_card(sight, place, item), Touch("items", place)) for place, item in items if item.card]


def _own_card(sight: FieldView[V], place: int, item: Item) -> bytes:
    dots = DOT_7 * (place == sight.screen.focus) | DOT_8 * item.playable | MARKED_CARD_DOTS * item.marked
    return bytes(value & ~DOT_8 | dots for value in sight.card(item.card or HIDDEN_CARD))


def choices(sight: FieldView[V]) -> list[Piece]:
    """Return a piece for each choice on the screen; dot 7 underlines the focused one."""
    pieces = []
    for place, item in enumerate(sight.screen.items):
        if item.role == "choice":
            under = DOT_7 * (place == sight.screen.focus)
            cells = bytes(value | under for value in sight.write(item.braille or item.label))
            pieces.append(Piece(cells + GAP_CELL, Touch("items", place)))
    return pieces


def hand_or_choices(sight: FieldView[V]) -> list[Piece]:
    """Return the player's cards, or the choices if there are no cards."""
    return hand(sight) or choices(sight)


def waiting_choices(sight: FieldView[V]) -> list[Piece]:
    """Return the choices while the table waits for the player (``Screen.waits``), else nothing."""
    return choices(sight) if sight.screen.waits else []


def waiting_word(sight: FieldView[V]) -> list[Piece]:
    """Return the first word of the first choice while the table waits for the player; nothing without a choice."""
    return [
        Piece(make_blanks_plain(piece.cells).partition(bytes(1))[0], piece.touch)
        for piece in waiting_choices(sight)[:1]
    ]


def time(sight: FieldView[V]) -> list[Piece]:
    """Return the player's remaining time when it is short, then the sign of what is open between people; nothing for
    one that is not shown.
    """
    shown = [(zone, text) for zone, text in (("time", sight.screen.time), ("open", sight.screen.open)) if text]
    last = len(shown) - 1
    return [
        Piece(sight.write(text) + (GAP_CELL if at < last else b""), Touch(zone, 0))
        for at, (zone, text) in enumerate(shown)
    ]


# the trick


def seats_around(sight: FieldView[V]) -> list[Seat]:
    """Return the seats clockwise, from the player's left-hand neighbour to the player, who is last; for a watcher from
    the second seat on, with the first one last.
    """
    me = sight.view.seat or 0
    count = len(sight.view.hands_by_seat())
    return [(me + step) % count for step in range(1, count + 1)]


def _played_pieces(sight: FieldView[V], seats: Sequence[Seat], with_letters: bool = False) -> list[Piece]:
    cards = {play.seat: play for play in sight.cards_on_table}
    gap = GAP_CELL * with_letters
    pieces = []
    for seat in seats:
        play = cards.get(seat)
        name = sight.letter(seat) if with_letters else b""
        shown = _on_table(sight, play) if play and not _leads_now(sight, seat) else _blank_card(sight, seat)
        pieces.append(Piece(name + shown + gap, Touch("table", seat)))
    return pieces


def _leads_now(sight: FieldView[V], seat: Seat) -> bool:
    """Return whether the player won the trick that still lies there, leads to the next one, and has read that."""
    leads = seat == sight.view.seat == sight.view.to_act and not sight.view.cards_on_table()
    return leads and not sight.screen.is_kept


def _on_table(sight: FieldView[V], play: CardOnTable) -> bytes:
    return bytes(value | DOT_7 * play.is_winning for value in sight.card(play.card))


def _blank_card(sight: FieldView[V], seat: Seat) -> bytes:
    """Return as many cells as one card takes."""
    return bytes([AWAITED_SEAT_CELL if sight.to_act == seat else EMPTY_SEAT_CELL]) * sight.game.card_cells


def trick(sight: FieldView[V]) -> list[Piece]:
    """Return the card of each seat in the trick, the player's last; dot 7 marks the leading card.

    A mark stands for a seat that has not played, and for the player's own card once the trick is over and they lead.
    """
    return _played_pieces(sight, seats_around(sight))


def others(sight: FieldView[V]) -> list[Piece]:
    """Return the card of each other seat in the trick; a mark stands for a seat that has not played, and dot 7 for the
    leading card.
    """
    return _played_pieces(sight, seats_around(sight)[:-1])


def trick_with_letters(sight: FieldView[V]) -> list[Piece]:
    """Return the sign and card of each seat in the trick, the player's last; marks are as in ``trick``."""
    return _played_pieces(sight, seats_around(sight), with_letters=True)


def highest(sight: FieldView[V]) -> list[Piece]:
    """Return the leading card and its player's sign; of several that lead, the first one with the mark of a tie.
    Nothing while no card leads.
    """
    leading = [play for play in sight.cards_on_table if play.is_winning]
    if not leading:
        return []
    tied = sight.write(TIED_SIGN) if len(leading) > 1 else b""
    cells = sight.card(leading[0].card) + sight.letter(leading[0].seat) + tied
    return [Piece(cells, question_touch(Command.HIGHEST))]


def asking_piece(sight: FieldView[V], text: object, question: AnyCommand) -> list[Piece]:
    """Return a number or a word in cells; a routing key over it asks a question.

    :param sight: the screen, language and game.
    :param text: the number or word.
    :param question: the question.
    """
    return [Piece(sight.write(text), question_touch(question))]


def label_number(sight: FieldView[V], message: str, question: AnyCommand, **values: object) -> list[Piece]:
    """Return a number after the letter of its name.

    :param sight: the view and the language of the line.
    :param message: id of the message that writes both, in the player's language.
    :param question: the question that a routing key over it asks. :param values: values of the message.
    """
    return [Piece(sight.table.cells(sight.language.form(message, "braille", **values)), question_touch(question))]


def score_of(sight: FieldView[V], seat: Seat, text: str, *, leads: bool = False) -> Piece:
    """Return a player's letter and score, as an entry of a list.

    :param sight: the view and the language of the line. :param seat: the seat, from 0. :param text: the score.
    :param leads: whether to mark the score with dot 7.
    """
    number = bytes(value | DOT_7 * leads for value in sight.write(text))
    return Piece(sight.letter(seat) + number + GAP_CELL, Touch("table", seat))


def pair_of_numbers(sight: FieldView[V], numbers: Sequence[int], message: str, question: AnyCommand) -> list[Piece]:
    """Return the numbers of the two sides after the letter of their name, the player's side first; empty without
    numbers.

    :param sight: the screen, language and game.
    :param numbers: a number for each side: first that of the even seats, then that of the odd ones.
    :param message: id of the message that writes both, in the player's language.
    :param question: the question that a routing key over them asks.
    """
    if not numbers:
        return []
    own = (sight.view.seat or 0) % 2
    return label_number(sight, message, question, own=numbers[own], other=numbers[1 - own])


#: field on every page of one line while the table waits for the player (``Screen.waits``)
WAITING_FIELD = "waiting"
#: the first word of that field, for a page without room for more
WAITING_WORD = "waiting-word"
#: field at the end of every page while little time is left, or something is open between people
TIME_FIELD = "time"
#: the cards after player signs, which are as long as the names need; the player's cards, or the choices if there are
#: none
NAMED_FIELD, HELD_FIELD = "named", "held"
CHOICES_FIELD = "choices"
COMMON_FIELDS: dict[str, AnyField] = {
    "hand": hand, CHOICES_FIELD: choices, HELD_FIELD: hand_or_choices, WAITING_FIELD: waiting_choices,
    WAITING_WORD: waiting_word, TIME_FIELD: time,
}  # fmt: skip
#: the fields of a trick-taking game
TRICK_FIELDS: dict[str, AnyField] = {
    "trick": trick, "others": others, NAMED_FIELD: trick_with_letters, "highest": highest,
}  # fmt: skip
