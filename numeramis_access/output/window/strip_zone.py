"""What never leaves the picture where a table has several pages, a line each; and what was told lately, beside it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from numeramis_access.core.cards import SUIT, Card
from numeramis_access.output.screen import Screen
from numeramis_access.output.window.canvas import Canvas
from numeramis_access.output.window.cards import index_of
from numeramis_access.output.window.layout import Box
from numeramis_access.output.window.paging import triangle

#: sizes of the letters in a line of the strip and in the log, and the height of a line of the strip, in ems
LETTERS, LOG, LINE = 0.6, 0.85, 0.76
#: between two pieces of a line, and between the suits of the hand, in ems
GAP, HELD_GAP = 0.5, 0.2
#: how many messages stand in the log
KEPT = 8
#: in the place of a suit: the arrow before whoever is to act
TURN = ">"
#: a text, and the sign of a suit behind it, or none; whether it is what counts most
Piece = tuple[str, str, bool]


def draw_strip(canvas: Canvas, box: Box, screen: Screen) -> None:
    """Write score and trumps in one line, and in the other whose turn it is and the table, the highest card first."""
    left, top, wide, _ = box
    margin, high = canvas.px(0.2), canvas.px(LINE)
    room = left + margin, wide - 2 * margin
    facts = [(fact.text, fact.suit, False) for fact in screen.facts]
    laid = sorted(screen.cards_on_table, key=lambda one: not one.highest)
    turn = [(screen.status[0], "", True)] if screen.status and not laid else []
    turn += [(one.who, TURN, True) for one in screen.seated if one.turn and laid]
    table = [(f"{one.who} {index_of(one.card)}", _suit(one.card), one.highest) for one in laid]
    _line(canvas, facts, (room[0], top, room[1], high))
    _line(canvas, [*table, *turn], (room[0], top + high, room[1], high))


def draw_held(canvas: Canvas, box: Box, cards: Sequence[Card]) -> None:
    """Write the cards of the hand in one line, the sign of a suit once behind those that stand together."""
    left, top, wide, high = box
    margin = canvas.px(0.2)
    runs = [(suit, [index_of(card) for card in run]) for suit, run in groupby(cards, _suit)]
    pieces = [(" ".join(run), suit, False) for suit, run in runs]
    _line(canvas, pieces, (left + margin, top, wide - 2 * margin, high), HELD_GAP)


def _suit(card: Card) -> str:
    return SUIT.get(card, "")


def _line(canvas: Canvas, pieces: Sequence[Piece], box: Box, gap: float = GAP) -> None:
    """Write pieces side by side, as far as they have room as a whole. :param gap: between them, in ems."""
    left, top, wide, high = box
    size, end = canvas.px(LETTERS), left + wide
    for text, suit, counts in pieces:
        sign = high * 3 // 4 if suit in (*"cdhs", TURN) else 0
        room = end - left - sign
        if room < canvas.px(1):
            return
        (line,) = canvas.elided(text, size, (room, high))[:1] or ("",)
        if suit == TURN:
            triangle(canvas, (left + sign / 2, top + high / 2), sign * 0.4, 1)
            left += sign
        colour = canvas.look.theme.accent if counts else canvas.look.theme.text
        canvas.lines("strip", (line,), size, (left, top + max(0, high - canvas.line(size)) // 2), colour)
        left += canvas.width(line, size)
        if sign and suit != TURN:
            canvas.sign(suit, (left, top + high // 8, sign, sign))
            left += sign
        left += canvas.px(gap)


def draw_log(canvas: Canvas, box: Box, told: Sequence[str]) -> None:
    """Write what was told lately, the newest at the bottom, as many messages as have room as a whole."""
    left, top, wide, tall = box
    size, bottom = canvas.px(LOG), top + tall
    for text in reversed(told[-KEPT:]):
        lines = canvas.wrapped(text, size, wide)
        bottom -= len(lines) * canvas.line(size)
        if bottom < top:
            return
        canvas.lines("log", lines, size, (left, bottom))
