"""The contents of the screen at one moment; window, accessibility tree, braille line and terminal show it their way.

A screen is a value: a list of items with a focus, and at the table also the view. It holds the contents, never their
look.
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

ItemRole = Literal["card", "choice", "button", "option", "slider", "text", "heading"]

#: the part of a table that the screen is about, besides the focus
ScreenPart = Literal["", "table", "corner"]


#: seconds added so that the second has surely passed
ROUNDING_SECONDS = 0.01


@dataclass(frozen=True, slots=True)
class Item:
    """An item that can have the focus.

    :param label: the full text.
    :param braille: the short text for a braille line, empty to use the label.
    :param role: a card of the hand, another choice at the table, a button, an option of a menu, a slider, or a
        paragraph or heading of a text.
    :param value: value of an option or slider, in words.
    :param card: the card, None for other items.
    :param marked: whether the card is chosen for an exchange.
    :param playable: False if it cannot be used now.
    :param range: minimum and maximum of a slider with a number, None for other items.
    :param typed: the text of a text field, None for other items.
    :param cursor: index of the character at the cursor.
    :param unread: braille patterns typed before the cursor that form no character yet.
    :param about: a sentence about the item for players who do not know it yet.
    :param unsent: whether leaving the menu would lose something typed, so that panning must not go on from here.
    """

    label: str
    braille: str = ""
    role: ItemRole = "button"
    value: str = ""
    card: Card | None = None
    marked: bool = False
    playable: bool = True
    range: tuple[int, int] | None = None
    typed: str | None = None
    cursor: int = 0
    unread: str = ""
    about: str = ""
    unsent: bool = False

    @property
    def is_text_field(self) -> bool:
        """Return whether a text is typed here; fields for numbers have a range."""
        return self.typed is not None and self.range is None


@dataclass(frozen=True, slots=True)
class LaidCard:
    """A card on the table.

    :param seat: the player's seat. :param who: short name of the player. :param card: the card laid down.
    :param label: the whole sentence. :param highest: whether the card leads.
    """

    seat: int
    who: str
    card: Card
    label: str
    highest: bool = False


@dataclass(frozen=True, slots=True)
class ShownPlayer:
    """A player at the table, as shown to viewers.

    :param seat: number of the seat, from 0. :param step: places clockwise from the viewer, whose own step is 0.
    :param who: short name. :param turn: whether they are to act. :param dealer: whether they deal.
    :param leads: whether they lead to the trick. :param out: whether they are out of this deal.
    :param cards: number of cards that they hold. :param shown: the cards of this player that are public.
    :param pile: the countable pile before them: tricks, chips or points; None without one.
    :param notes: these facts in words; those that signs show come first.
    :param laid: public groups of cards that they have laid in this deal, oldest first.
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
    laid: tuple[tuple[Card, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class Fact:
    """A fact in the corner of the table: score, trumps, bank.

    :param text: the fact in words. :param suit: letter of the suit whose sign stands beside the text, or empty.
    """

    text: str
    suit: str = ""


@dataclass(frozen=True, slots=True)
class Countdown:
    """The time of the player to act; a view for sighted people counts it down without further screens.

    :param who: short name of that player, empty for the viewer.
    :param left: seconds left for the decision at the time ``at``. :param reserve: seconds beyond those.
    :param at: time of this countdown, in seconds of the program's clock. :param runs: whether time passes.
    :param said: the rough time in words for readers, which changes seldom; empty for another player.
    """

    who: str
    left: float
    reserve: float
    at: float
    runs: bool
    said: str = ""

    def lines(self, now: float) -> tuple[str, str]:
        """Return the two lines at a time: for the viewer the time left and the reserve, else the player and their time.

        :param now: seconds of the program's clock.
        """
        passed = max(0.0, now - self.at) if self.runs else 0.0
        left, reserve = self.left - passed, self.reserve + min(0.0, self.left - passed)
        time, more = (left, reserve) if left > 0 else (max(0.0, reserve), 0.0)
        if self.who:
            return self.who, _minutes(time)
        return _minutes(time), f"+{_minutes(more)}" if more else ""

    def due(self, now: float) -> float | None:
        """Return the seconds until the lines change, None if they change only with the next screen.

        :param now: seconds, by the same clock as the countdown.
        """
        return (self.left + self.reserve - (now - self.at)) % 1 + ROUNDING_SECONDS if self.runs else None


def _minutes(seconds: float) -> str:
    """Return seconds, rounded up, as a clock shows them: ``4:09``."""
    minutes, rest = divmod(math.ceil(seconds), 60)
    return f"{minutes}:{rest:02}"


@dataclass(frozen=True, slots=True)
class Chart:
    """A line through values in order, drawn beside a list.

    :param values: heights from 0 to 1; None for a gap. :param ends: labels of the first and the last value.
    :param edges: labels of 0 and of 1.
    """

    values: tuple[float | None, ...]
    ends: tuple[str, str]
    edges: tuple[str, str]


@dataclass(frozen=True, slots=True)
class Screen:
    """Everything there is to show.

    :param kind: kind of the scene. :param title: name of the scene.
    :param items: hand and choices, menu entries, or the paragraphs of a text.
    :param focus: index into the items, their number if none has the focus.
    :param status: sentences about the table, the most important first.
    :param view: view of the player's seat, None except at a table.
    :param game: name of the game at the table, None elsewhere. :param people: the people at the table, None elsewhere.
    :param table: the cards on the table in the order of play.
    :param spot: the part of the table that the screen is about, empty for the focus.
    :param seated: all players clockwise from the viewer's seat. :param facts: permanent contents of the corner.
    :param chart: drawn beside a list, None for none.
    :param before: the cards of the finished trick, until the next card is played.
    :param waits: whether a deal or a moment of a lesson is over and the next waits for the player, or a record waits
        for its next step.
    :param tour: whether the table is only explained, not played.
    :param time: the short remaining time, in few cells; empty if there is no hurry.
    :param clock: the time of the player to act, None without a clock.
    :param open: the sign of something open between people, in few cells: a question, a lost connection, a pause; empty
        for none.
    :param paused: whether the match pauses, so that no seat has the turn.
    :param is_kept: whether this is an earlier table, kept under the fingers while its message stands.
    :param squares: a QR code drawn beside a list: rows of ``1`` for dark squares and ``0`` for light ones.
    :param middle: the countable pile in the middle of the table, None without one.
    :param about: a sentence below the title.
    :param hint: an act that no choice names, in words for the middle of the drawn table; readers have it in the help.
    """

    kind: Literal["menu", "table", "reader"]
    title: str
    items: tuple[Item, ...] = ()
    focus: int = 0
    status: tuple[str, ...] = ()
    view: View | None = None
    game: str | None = None
    people: People | None = None
    table: tuple[LaidCard, ...] = ()
    seated: tuple[ShownPlayer, ...] = ()
    facts: tuple[Fact, ...] = ()
    spot: ScreenPart = ""
    chart: Chart | None = None
    before: tuple[LaidCard, ...] = ()
    waits: bool = False
    tour: bool = False
    time: str = ""
    clock: Countdown | None = None
    squares: tuple[str, ...] = ()
    open: str = ""
    paused: bool = False
    is_kept: bool = False
    middle: Pile | None = None
    about: str = ""
    hint: str = ""

    @property
    def cards_on_table(self) -> tuple[LaidCard, ...]:
        """Return the visible cards on the table: those of the current trick, or of the finished one."""
        return self.table or self.before


class ScreenView(ABC):
    """The ability of a channel that also shows the screen: window with accessibility tree, braille line, page.

    :ivar name: name of the channel.
    """

    name: str

    @abstractmethod
    def draw(self, screen: Screen) -> None:
        """Show the screen without blocking."""

    def turn_page(self, by: int) -> tuple[int, int] | None:
        """Show another part of a text that does not fit.

        :param by: 1 on, -1 back.
        :return: number of the part from 1, and the number of parts; None if there is only one, or the view has no
            parts.
        """
        return None

    def note_key(self) -> None:  # noqa: B027 - most views need not care
        """Note that a key was pressed, on any device."""

    def uncover_focus(self) -> bool:
        """Show the focused item if something else covers it; return whether something did."""
        return False

    def read_up_to(self, kinds: Collection[str]) -> bool:
        """Read on by one part towards the end of an unread message of these kinds; return False if none is left.

        :param kinds: kinds of announcements.
        """
        return False

    def is_focus_felt(self) -> bool:
        """Return whether the focused item is under the fingers, so that one key can act on it."""
        return False

    def has_unread(self) -> bool:
        """Return whether messages wait that this view has not shown yet; False without its device."""
        return False

    def hold(self) -> bool | None:
        """Hold or release the present contents; return whether they are held now, None if that is impossible."""
        return None

    def drop_question(self, kind: str) -> None:  # noqa: B027
        """Drop a waiting question, because it is answered. :param kind: the kind of its announcement."""

    def flush(self) -> None:  # noqa: B027
        """Write everything shown and drawn since the last call to the device; called once after each event."""


class HasSpectators(ScreenView):
    """The ability of a view that also shows the table to spectators, who must not see the hand."""

    @property
    @abstractmethod
    def is_watched(self) -> bool:
        """Return whether spectators who may see only public information watch now."""

    @abstractmethod
    def draw_public(self, screen: Screen) -> None:
        """Show the public screen of a table without blocking."""
