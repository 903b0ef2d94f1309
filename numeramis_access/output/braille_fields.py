"""What stands in the fields of a braille line at the table: own cards, the trick, the score, of each game.

Fields are written in computer braille, a character a cell, whatever table the player reads texts in: a digit is a
letter a-j with dot 8, so that cards and numbers need no sign before them and never change their width.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any

from braille.cells import DOT_7, DOT_8, cell
from braille.text import Table
from numeramis_access.core.cards import HIDDEN, Card
from numeramis_access.core.ruleset import CardOnTable
from numeramis_access.core.seats import Seat
from numeramis_access.input.commands import QUESTIONS, Command
from numeramis_access.output.braille_layout import Piece, Touch
from numeramis_access.output.screen import Item, Screen
from numeramis_access.words.language import Language

if TYPE_CHECKING:
    from numeramis_access.games.loker.figures import Figure

GAP = b"\0"
#: dots of a card that is marked for an exchange; the letters a-j, which cards are, have neither
MARKED = cell("36")
#: a seat that has not played, and the one that everybody waits for
EMPTY, AWAITED = cell("36"), cell("2356")
TIED = "="
#: how a player's score is marked when it can't change any more
STANDING = {"ended": ".", "hit": "!", "out": "-"}


@dataclass(frozen=True)
class Sight:
    """What fields are made from: a screen of the table, and how its words are written."""

    screen: Screen
    language: Language

    @cached_property
    def table(self) -> Table:
        """Return the computer braille of the language."""
        return Table(f"{self.language.code}-8")

    @property
    def view(self) -> Any:
        """Return what the player's seat may know."""
        return self.screen.view

    @property
    def cards_on_table(self) -> tuple[CardOnTable, ...]:
        """Return the cards of the trick under way, or between two of them still those of the last one."""
        view = self.screen.view
        return () if view is None else view.cards_on_table() or view.last_cards_on_table()

    def write(self, text: object) -> bytes:
        """Return a number or a word in cells."""
        return self.table.cells(str(text))

    def card(self, card: Card) -> bytes:
        """Return a card: one cell, or two for a French one, rank and suit."""
        return _card_cells(self.language, card)

    def letter(self, seat: Seat) -> bytes:
        """Return the letter of a player; small, because dot 7 has another meaning."""
        return self.write(self.language.text("line-seat", seat=seat).lower())


@lru_cache(maxsize=256)
def _card_cells(language: Language, card: Card) -> bytes:
    return Table(f"{language.code}-8").cells(language.text("line-card", card=card))


Field = Callable[[Sight], list[Piece]]


def fields_of(sight: Sight) -> dict[str, list[Piece]]:
    """Return the fields of the game at the table by name."""
    game = GAMES.get(sight.screen.game or "", {}) if sight.view is not None else {}
    return {name: field(sight) for name, field in {**COMMON, **game}.items()}


def asking(question: Command) -> Touch:
    """Return the touch of a cell that a question belongs to."""
    return Touch("question", QUESTIONS.index(question))


# own cards and choices


def hand(sight: Sight) -> list[Piece]:
    """Return the own cards."""
    items = enumerate(sight.screen.items)
    return [Piece(_own_card(sight, place, item), Touch("items", place)) for place, item in items if item.card]


def _own_card(sight: Sight, place: int, item: Item) -> bytes:
    dots = DOT_7 * (place == sight.screen.focus) | DOT_8 * item.playable | MARKED * item.marked
    return bytes(value & ~DOT_8 | dots for value in sight.card(item.card or HIDDEN))


def choices(sight: Sight) -> list[Piece]:
    """Return what else can be done, the one under the cursor with dot 7."""
    found = []
    for place, item in enumerate(sight.screen.items):
        if item.role == "choice":
            under = DOT_7 * (place == sight.screen.focus)
            cells = bytes(value | under for value in sight.write(item.braille or item.label))
            found.append(Piece(cells + GAP, Touch("items", place)))
    return found


# the trick


def _around(sight: Sight) -> list[Seat]:
    """Return the seats from the left one round to the own one."""
    me = sight.view.seat or 0
    count = len(sight.view.hands)
    return [(me + step) % count for step in range(1, count + 1)]


def _played(sight: Sight, seats: Sequence[Seat], named: bool = False) -> list[Piece]:
    cards = {play.seat: play for play in sight.cards_on_table}
    gap = GAP * named
    found = []
    for seat in seats:
        play = cards.get(seat)
        name = sight.letter(seat) if named else b""
        shown = _on_table(sight, play) if play else _nothing(sight, seat)
        found.append(Piece(name + shown + gap, Touch("table", seat)))
    return found


def _on_table(sight: Sight, play: CardOnTable) -> bytes:
    return bytes(value | DOT_7 * play.leads for value in sight.card(play.card))


def _nothing(sight: Sight, seat: Seat) -> bytes:
    """Return as many cells as a card has."""
    width = 2 if sight.screen.game == "whist" else 1
    return bytes([AWAITED if sight.view.to_act == seat else EMPTY]) * width


def trick(sight: Sight) -> list[Piece]:
    """Return what each seat has played."""
    return _played(sight, _around(sight))


def others(sight: Sight) -> list[Piece]:
    """Return what each seat but the own one has played."""
    return _played(sight, _around(sight)[:-1])


def named(sight: Sight) -> list[Piece]:
    """Return what each seat has played, after the player's letter."""
    return _played(sight, _around(sight), named=True)


def highest(sight: Sight) -> list[Piece]:
    """Return the highest card, whose it is, and whether others have the same."""
    leading = [play for play in sight.cards_on_table if play.leads]
    if not leading:
        return []
    tied = sight.write(TIED) if len(leading) > 1 else b""
    cells = sight.card(leading[0].card) + sight.letter(leading[0].seat) + tied
    return [Piece(cells, asking(Command.HIGHEST))]


def _asked(sight: Sight, text: object, question: Command) -> list[Piece]:
    return [Piece(sight.write(text), asking(question))]


def _score_of(sight: Sight, seat: Seat, text: str, *, leads: bool = False) -> Piece:
    """Return a player's letter and score, as one of many."""
    number = bytes(value | DOT_7 * leads for value in sight.write(text))
    return Piece(sight.letter(seat) + number + GAP, Touch("table", seat))


# Quist


def _pair(sight: Sight, numbers: Sequence[int], question: Command) -> list[Piece]:
    """Return two numbers by side, the own one first; nothing before there are any."""
    if not numbers:
        return []
    own = (sight.view.seat or 0) % 2
    return _asked(sight, f"{numbers[own]}:{numbers[1 - own]}", question)


def quist_tricks(sight: Sight) -> list[Piece]:
    """Return the tricks of this game."""
    return _pair(sight, sight.view.won, Command.SCORE_DETAIL)


def quist_games(sight: Sight) -> list[Piece]:
    """Return the games won."""
    return _pair(sight, sight.view.games_won, Command.SCORE)


def quist_worth(sight: Sight) -> list[Piece]:
    """Return the tricks that are played for."""
    return _asked(sight, sight.view.worth, Command.WORTH)


# Whist


def whist_trump(sight: Sight) -> list[Piece]:
    """Return the suit of trumps, a line without one; while tricks are null a nought."""
    suit = sight.view.trump
    named = sight.language.text("line-suit", suit=suit) if suit else "-"
    return _asked(sight, "0" if sight.view.null else named, Command.TRUMP)


def whist_tricks(sight: Sight) -> list[Piece]:
    """Return the tricks as they count: by side, or alone the own ones of all."""
    view = sight.view
    if view.tour.alone and view.counted:
        return _asked(sight, f"{view.counted[view.seat or 0]}/{len(view.past)}", Command.SCORE_DETAIL)
    return _pair(sight, view.counted, Command.SCORE_DETAIL)


def whist_points(sight: Sight) -> list[Piece]:
    """Return the points of the game under way, by side or by player."""
    points = sight.view.sheet.game
    if sight.view.tour.alone:
        return [_score_of(sight, seat, str(points[seat])) for seat in _around(sight)]
    return _pair(sight, points, Command.SCORE)


# Šipky


def sipky_own(sight: Sight) -> list[Piece]:
    """Return the own score."""
    scores = sight.view.scores
    return _asked(sight, scores[sight.view.seat or 0], Command.SCORE) if scores else []


def sipky_missing(sight: Sight) -> list[Piece]:
    """Return what is missing to the limit; below nought when it has been passed."""
    scores = sight.view.scores
    return _asked(sight, sight.view.limit - scores[sight.view.seat or 0], Command.MISSING) if scores else []


def sipky_limit(sight: Sight) -> list[Piece]:
    """Return the limit."""
    return _asked(sight, sight.view.limit, Command.SCORE) if sight.view.scores else []


def sipky_throw(sight: Sight) -> list[Piece]:
    """Return whose the last throw was and what it counted; a line for a miss."""
    if not sight.view.throws:
        return []
    seat, _, number = sight.view.throws[-1]
    cells = sight.letter(seat) + sight.write("-" if number is None else number)
    return [Piece(cells, asking(Command.LAST_TRICK))]


def sipky_players(sight: Sight) -> list[Piece]:
    """Return everybody's score, the best within the limit with dot 7."""
    view = sight.view
    best = max((score for score in view.scores if score <= view.limit), default=None)
    return [_sipky_player(sight, seat, score == best) for seat, score in enumerate(view.scores)]


def _sipky_player(sight: Sight, seat: Seat, leads: bool) -> Piece:
    view = sight.view
    mark = STANDING.get(view.standings[seat], "")
    piece = _score_of(sight, seat, str(view.scores[seat]), leads=leads)
    state = bytes([AWAITED]) if view.to_act == seat else sight.write(mark)
    return Piece(piece.cells[:-1] + state + GAP, piece.touch)


# Loker


def loker_figure(sight: Sight) -> list[Piece]:
    """Return the name of the own figure and its numbers."""
    figure = sight.view.figure
    return [Piece(_figure(sight, figure), asking(Command.FIGURE))] if figure else []


def _figure(sight: Sight, figure: Figure) -> bytes:
    from numeramis_access.words.loker import figure_values

    return sight.write(sight.language.form("figure-name", "braille", **figure_values(figure)))


def loker_best(sight: Sight) -> list[Piece]:
    """Return whose hand is to be beaten, and its figure."""
    best = sight.view.best
    if best is None:
        return []
    return [Piece(sight.letter(best.seat) + GAP + _figure(sight, best.figure), asking(Command.HIGHEST))]


def loker_bank(sight: Sight) -> list[Piece]:
    """Return the chips in the bank, where there are stakes."""
    return _asked(sight, sight.view.bank, Command.CHIPS) if sight.view.options.stakes != "none" else []


def loker_chips(sight: Sight) -> list[Piece]:
    """Return the own chips, where there are stakes."""
    view = sight.view
    return _asked(sight, view.chips[view.seat or 0], Command.CHIPS) if view.options.stakes != "none" else []


def loker_call(sight: Sight) -> list[Piece]:
    """Return the chips to stay in, while players bet."""
    betting = sight.view.betting
    return _asked(sight, sight.view.to_call, Command.CHIPS) if betting and betting.open else []


def loker_players(sight: Sight) -> list[Piece]:
    """Return everybody's points or chips; of a hand that lies open its cards."""
    return [_loker_player(sight, seat) for seat in sight.view.order]


def _loker_player(sight: Sight, seat: Seat) -> Piece:
    view = sight.view
    folded = view.betting is not None and view.betting.folded[seat]
    if view.laid[seat] and not folded:
        shown = b"".join(map(sight.card, view.hands[seat]))
    else:
        shown = sight.write((view.points if view.options.stakes == "none" else view.chips)[seat])
    state = bytes([AWAITED]) if view.to_act == seat else sight.write("-" if folded else "")
    return Piece(sight.letter(seat) + shown + state + GAP, Touch("table", seat))


COMMON: dict[str, Field] = {"hand": hand, "choices": choices}
_TRICK: dict[str, Field] = {"trick": trick, "others": others, "named": named, "highest": highest}
GAMES: dict[str, dict[str, Field]] = {
    "quist": {**_TRICK, "worth": quist_worth, "tricks": quist_tricks, "score": quist_games},
    "whist": {**_TRICK, "trump": whist_trump, "tricks": whist_tricks, "score": whist_points},
    "sipky": {
        "own": sipky_own, "missing": sipky_missing, "limit": sipky_limit, "throw": sipky_throw,
        "players": sipky_players,
    },
    "loker": {
        "figure": loker_figure, "best": loker_best, "bank": loker_bank, "chips": loker_chips, "call": loker_call,
        "players": loker_players,
    },
}  # fmt: skip
