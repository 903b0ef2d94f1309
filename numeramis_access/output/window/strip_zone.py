"""The lines that stay on every page of a table, and the log of recent messages beside it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Literal, NamedTuple

from numeramis_access.core.cards import SUIT, Card
from numeramis_access.output.screen import Screen
from numeramis_access.output.window.canvas import Canvas
from numeramis_access.output.window.cards import index_of
from numeramis_access.output.window.layout import Box
from numeramis_access.output.window.paging import draw_triangle
from numeramis_access.output.window.table_zone import draw_crown

#: sizes of the letters in the strip and in the log, and height of a line of the strip, in ems
STRIP_LETTER_SIZE, LOG_LETTER_SIZE, STRIP_LINE_HEIGHT = 0.6, 0.85, 0.76
#: gaps between pieces of a line, and between the suits of the hand, in ems
PIECE_GAP, SUIT_GAP = 0.5, 0.2
#: least room for a text that is longer, in ems: it is shortened to it, or left out where less remains
MIN_TEXT_ROOM = 1.0
#: number of messages in the log
MAX_LOGGED_MESSAGES = 8
#: before a text: the arrow of the player to act, and the crown of the highest card, as beside the names of a full table
StripSign = Literal["", "turn", "crown"]


class StripPiece(NamedTuple):
    """A piece of a line of the strip.

    :param sign: the sign before the text, empty for none. :param text: the text.
    :param suit: letter of the suit whose sign follows, empty for none.
    :param is_main: whether the piece is in the accent of the theme.
    """

    sign: StripSign
    text: str
    suit: str
    is_main: bool


def draw_strip(canvas: Canvas, box: Box, screen: Screen) -> None:
    """Write the game's name, score and trumps, and in the last line the cards on the table and the player to act.

    The leading card comes first. Facts that do not fit into the lines above follow in the last line, where names of
    players are shortened to make room. If even names of one letter leave no room, these facts stand at the end of the
    line above, which is cut, or are left out if there is no line above.

    :param canvas: the canvas. :param box: the box, in pixels. :param screen: the screen of the table.
    """
    left, top, wide, tall = box
    margin, high = canvas.to_pixels(0.2), canvas.to_pixels(STRIP_LINE_HEIGHT)
    room, lines = wide - 2 * margin, round(tall / high) - 1
    title = [StripPiece("", screen.title, "", True)] if screen.title else []
    facts = [*title, *(StripPiece("", fact.text, fact.suit, False) for fact in screen.facts)]
    names = [person.who for person in screen.seated] + [play.who for play in screen.cards_on_table]
    longest = max(map(len, names), default=1)
    tables_by_name_length = [_on_table(screen, letters) for letters in range(longest, 0, -1)]

    def fits(pieces: Sequence[StripPiece]) -> bool:
        return _width(canvas, pieces, high, PIECE_GAP) <= room

    lines_above: list[list[StripPiece]] = []
    rest = facts
    while rest and len(lines_above) < lines:
        count = next((count for count in range(len(rest), 1, -1) if fits(rest[:count])), 1)
        lines_above, rest = [*lines_above, rest[:count]], rest[count:]
    last_line = next((table + rest for table in tables_by_name_length if fits(table + rest)), None)
    if last_line is None:
        last_line = next(filter(fits, tables_by_name_length), tables_by_name_length[-1])
        if lines_above:
            lines_above[-1] += rest  # writing shortens them
    for number, pieces in enumerate([*lines_above, last_line]):
        _write_pieces(canvas, pieces, (left + margin, top + number * high, room, high))


def _on_table(screen: Screen, letters: int) -> list[StripPiece]:
    """Return the cards on the table and the player to act; without cards, the state and who leads.

    :param letters: maximum length of a name.
    """

    def name(who: str) -> str:
        return who if len(who) <= letters + 1 else f"{who[:letters]}."

    laid = sorted(screen.cards_on_table, key=lambda play: not play.highest)
    pieces = [
        StripPiece(
            "crown" if play.highest else "", f"{name(play.who)} {index_of(play.card)}", _suit(play.card), play.highest
        )
        for play in laid
    ]
    if laid:
        return pieces + [StripPiece("turn", name(person.who), "", True) for person in screen.seated if person.turn]
    state = [StripPiece("", text, "", True) for text in screen.status[:1]]
    return state + [StripPiece("crown", name(person.who), "", True) for person in screen.seated if person.leads]


def draw_held(canvas: Canvas, box: Box, cards: Sequence[Card]) -> None:
    """Write the cards of the hand in one line; adjacent cards of one suit share its sign.

    :param canvas: the canvas. :param box: the box, in pixels. :param cards: the cards, in the order of the hand.
    """
    left, top, wide, high = box
    margin = canvas.to_pixels(0.2)
    runs = [(suit, [index_of(card) for card in run]) for suit, run in groupby(cards, _suit)]
    pieces = [StripPiece("", " ".join(run), suit, False) for suit, run in runs]
    _write_pieces(canvas, pieces, (left + margin, top, wide - 2 * margin, high), SUIT_GAP)


def _suit(card: Card) -> str:
    return SUIT.get(card, "")


def _width(canvas: Canvas, pieces: Sequence[StripPiece], high: int, gap: float) -> int:
    """Return the width of pieces side by side, in pixels.

    :param high: height of a sign, in pixels. :param gap: space between two pieces, in ems.
    """
    signs = sum(bool(piece.sign) + bool(piece.suit) for piece in pieces) * (high * 3 // 4)
    texts = sum(canvas.text_width(piece.text, canvas.to_pixels(STRIP_LETTER_SIZE)) for piece in pieces)
    return signs + texts + canvas.to_pixels(gap) * max(0, len(pieces) - 1)


def _write_pieces(canvas: Canvas, pieces: Sequence[StripPiece], box: Box, gap: float = PIECE_GAP) -> None:
    """Write pieces side by side; shorten the first that does not fit, and leave out those for which no room remains.

    :param gap: space between two pieces, in ems.
    """
    left, top, wide, high = box
    size, end = canvas.to_pixels(STRIP_LETTER_SIZE), left + wide
    for sign, text, suit, is_main in pieces:
        before, behind = (high * 3 // 4 if part else 0 for part in (sign, suit))
        room = end - left - before - behind
        if room < min(canvas.to_pixels(MIN_TEXT_ROOM), canvas.text_width(text, size)):
            return
        (line,) = canvas.elide(text, size, (room, high))[:1] or ("",)
        _draw_sign(canvas, sign, (left + before / 2, top + high / 2), before * 0.4)
        left += before
        colour = canvas.look.theme.accent if is_main else canvas.look.theme.text
        canvas.write_lines("strip", (line,), size, (left, top + max(0, high - canvas.line_height(size)) // 2), colour)
        left += canvas.text_width(line, size)
        if suit:
            canvas.draw_suit(suit, (left, top + high // 8, behind, behind))
        left += behind + canvas.to_pixels(gap)


def _draw_sign(canvas: Canvas, sign: StripSign, centre: tuple[float, float], reach: float) -> None:
    if sign == "turn":
        draw_triangle(canvas, centre, reach, 1)
    elif sign == "crown":
        draw_crown(canvas, *centre, reach)


def draw_log(canvas: Canvas, box: Box, told: Sequence[str]) -> None:
    """Write the latest messages that fit as a whole, at most ``MAX_LOGGED_MESSAGES``, with the newest at the bottom.

    :param canvas: the canvas. :param box: the box, in pixels. :param told: the messages, the newest last.
    """
    left, top, wide, tall = box
    size, bottom = canvas.to_pixels(LOG_LETTER_SIZE), top + tall
    for text in reversed(told[-MAX_LOGGED_MESSAGES:]):
        lines = canvas.wrap(text, size, wide)
        bottom -= len(lines) * canvas.line_height(size)
        if bottom < top:
            return
        canvas.write_lines("log", lines, size, (left, bottom))
