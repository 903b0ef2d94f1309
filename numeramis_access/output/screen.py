"""What there is to show at one moment; window, accessibility tree, braille line and terminal show it their way.

A screen is a value: a list of items with a focus, and at the table also the view. It says what is there, never
how it looks.
"""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Collection
from dataclasses import dataclass
from typing import Literal

from numeramis_access.core.cards import Card
from numeramis_access.core.ruleset import Pile, View
from numeramis_access.words.people import People

Role = Literal["card", "choice", "button", "option", "slider", "text", "heading"]

#: what of a table it can be about besides the focus
Spot = Literal["", "table", "corner"]


#: seconds after which a second has surely passed
HAIR = 0.01


@dataclass(frozen=True, slots=True)
class Item:
    """One thing the focus can stand on.

    :param label: in full. :param braille: short. :param value: of an option or slider. :param card: for a card.
    :param marked: a card chosen for an exchange. :param playable: False where it cannot be used now.
    :param range: least and most of a slider whose value is a number. :param typed: the text of a field as it stands,
        None for what is no field. :param cursor: the character of it that the cursor is on. :param unread: braille
        patterns written before the cursor that mean nothing yet.
    """

    label: str
    braille: str = ""
    role: Role = "button"
    value: str = ""
    card: Card | None = None
    marked: bool = False
    playable: bool = True
    range: tuple[int, int] | None = None
    typed: str | None = None
    cursor: int = 0
    unread: str = ""

    @property
    def is_text_field(self) -> bool:
        """Return whether a text is typed here; numbers are keys of their own."""
        return self.typed is not None and self.range is None


@dataclass(frozen=True, slots=True)
class Laid:
    """A card on the table.

    :param who: short name of the player. :param label: the whole sentence. :param highest: whether it leads.
    """

    seat: int
    who: str
    card: Card
    label: str
    highest: bool = False


@dataclass(frozen=True, slots=True)
class Seated:
    """A player at the table, as somebody who looks at it sees them.

    :param seat: 0-based. :param step: places clockwise from the own seat, which is 0. :param who: short name.
    :param turn: whether they are to act; ``dealer``, ``leads`` and ``out`` (of this deal) likewise.
    :param cards: how many cards they hold. :param shown: those of them that everybody may see. :param notes: all of
        that in words, what signs say too before the rest. :param pile: what lies before them to be counted.
    """

    seat: int
    step: int
    who: str
    turn: bool = False
    dealer: bool = False
    leads: bool = False
    out: bool = False
    cards: int = 0
    shown: tuple[Card, ...] = ()
    pile: Pile | None = None
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Fact:
    """What stands in the corner of the table: score, trumps, bank.

    :param suit: whose sign stands beside it, or empty.
    """

    text: str
    suit: str = ""


@dataclass(frozen=True, slots=True)
class Countdown:
    """The time of whoever decides, which eyes see pass: a view that is looked at counts it down by itself.

    :param who: short name of whoever decides, empty for the player. :param left: seconds for the decision that there
        were at ``at``, in seconds of the program's clock; ``reserve`` those beyond. :param runs: whether time passes.
    :param said: the same roughly, in words for readers, which change seldom; empty where it is another's.
    """

    who: str
    left: float
    reserve: float
    at: float
    runs: bool
    said: str = ""

    def lines(self, now: float) -> tuple[str, str]:
        """Return what stands there at a time: of the own decision what is left and the reserve, else who and how long.

        :param now: seconds of the program's clock.
        """
        passed = max(0.0, now - self.at) if self.runs else 0.0
        left, reserve = self.left - passed, self.reserve + min(0.0, self.left - passed)
        time, more = (left, reserve) if left > 0 else (max(0.0, reserve), 0.0)
        if self.who:
            return self.who, _minutes(time)
        return _minutes(time), f"+{_minutes(more)}" if more else ""

    def due(self, now: float) -> float | None:
        """Return in how many seconds other lines stand there, None for never by itself."""
        return (self.left + self.reserve - (now - self.at)) % 1 + HAIR if self.runs else None


def _minutes(seconds: float) -> str:
    """Return whole seconds as a clock has them, ``4:09``."""
    minutes, rest = divmod(math.ceil(seconds), 60)
    return f"{minutes}:{rest:02}"


@dataclass(frozen=True, slots=True)
class Chart:
    """A line through values in their order, to be drawn beside a list.

    :param values: from 0 to 1; None where there is none. :param ends: what stands at the first and at the last value.
    :param edges: what stands at 0 and at 1.
    """

    values: tuple[float | None, ...]
    ends: tuple[str, str]
    edges: tuple[str, str]


@dataclass(frozen=True, slots=True)
class Screen:
    """Everything there is to show.

    :param kind: what sort of scene it is. :param title: its name. :param items: hand and choices, menu entries, or
        the paragraphs of a text. :param focus: index into the items. :param status: sentences about the table, the
        most important first. :param view: at the table, what the listener's seat may know. :param game: its game.
        :param table: the cards that lie there now, in the order in which they were played. :param spot: what it is
        about now, empty where it is about the focus. :param seated: everybody clockwise from the own seat. :param
        facts: what always stands in the corner. :param chart: what is drawn beside a list. :param before: the cards of
        the trick that is over, until the next one is played. :param waits: whether a deal or a moment of a lesson is
        over and the next one waits for the player, or a record for its next step. :param tour: whether a table is there
        to be explained and not to be played at. :param time: what little time the player has, in few cells; empty where
        nobody hurries. :param clock: the time of whoever decides, None where there is no clock.
    :param is_kept: whether fingers feel it as it was when a message came that still stands.
    :param squares: a QR code to be drawn beside a list: rows of ``1`` for dark squares and ``0`` for light ones.
    """

    kind: Literal["menu", "table", "reader"]
    title: str
    items: tuple[Item, ...] = ()
    focus: int = 0
    status: tuple[str, ...] = ()
    view: View | None = None
    game: str | None = None
    people: People | None = None
    table: tuple[Laid, ...] = ()
    seated: tuple[Seated, ...] = ()
    facts: tuple[Fact, ...] = ()
    spot: Spot = ""
    chart: Chart | None = None
    before: tuple[Laid, ...] = ()
    waits: bool = False
    tour: bool = False
    time: str = ""
    clock: Countdown | None = None
    squares: tuple[str, ...] = ()
    is_kept: bool = False

    @property
    def cards_on_table(self) -> tuple[Laid, ...]:
        """Return the cards that can be seen on the table: of the trick under way, or of the one before."""
        return self.table or self.before


class ScreenView(ABC):
    """The ability of a channel that also shows the screen: window with accessibility tree, braille line, page."""

    name: str

    @abstractmethod
    def draw(self, screen: Screen) -> None:
        """Show the screen; never blocks."""

    def turn(self, by: int) -> tuple[int, int] | None:
        """Show another part of a text that it cannot show as a whole.

        :param by: 1 on, -1 back. :return: number of the part from 1, and how many there are; None where there is no
            other.
        """
        return None

    def note_key(self) -> None:  # noqa: B027 - most views need not care
        """Take note that a key of any kind was pressed."""

    def show_focus(self) -> bool:
        """Show what is in focus where something else stands in its place; return whether that was so."""
        return False

    def read_up_to(self, kinds: Collection[str]) -> bool:
        """Go on towards a message of these kinds where it was not read yet; return whether that was so."""
        return False

    def feels_focus(self) -> bool:
        """Return whether fingers rest on what is in focus, so that one key may be meant for it."""
        return False

    def hold(self) -> bool | None:
        """Keep what is shown, or no longer; return whether it is kept now, None where it cannot be."""
        return None

    def drop_question(self, kind: str) -> None:  # noqa: B027
        """Take note that a question of this kind has its answer: where it still waits to be read it is not asked."""

    def flush(self) -> None:  # noqa: B027
        """Take note that everything that came of one thing has been told and drawn."""


class WithOnlookers(ScreenView):
    """The ability of a view that also shows the table to people who watch it, and who must not see the hand."""

    @property
    @abstractmethod
    def watched(self) -> bool:
        """Return whether anybody watches now who may see no more than what is public."""

    @abstractmethod
    def draw_public(self, screen: Screen) -> None:
        """Show a table as everybody may see it; never blocks."""
