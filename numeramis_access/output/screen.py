"""What there is to show at one moment; window, accessibility tree, braille line and terminal show it their way.

A screen is a value: a list of items with a focus, and at the table also the view. It says what is there, never
how it looks.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Literal

from numeramis_access.core.cards import Card
from numeramis_access.core.ruleset import View
from numeramis_access.words.people import People

Role = Literal["card", "choice", "button", "option", "slider", "text", "heading"]


@dataclass(frozen=True, slots=True)
class Item:
    """One thing the focus can stand on.

    :param label: in full. :param braille: short. :param value: of an option or slider. :param card: for a card.
    :param marked: a card chosen for an exchange. :param playable: False where it cannot be used now.
    :param range: least and most of a slider whose value is a number.
    """

    label: str
    braille: str = ""
    role: Role = "button"
    value: str = ""
    card: Card | None = None
    marked: bool = False
    playable: bool = True
    range: tuple[int, int] | None = None


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
class Screen:
    """Everything there is to show.

    :param kind: what sort of scene it is. :param title: its name. :param items: hand and choices, menu entries, or
        the paragraphs of a text. :param focus: index into the items. :param status: sentences about the table, the
        most important first. :param view: at the table, what the listener's seat may know. :param game: its game.
    :param table: the cards that lie there now, in the order in which they were played.
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


class ScreenView(ABC):
    """The ability of a channel that also shows the screen: window with accessibility tree, braille line, page."""

    name: str

    @abstractmethod
    def draw(self, screen: Screen) -> None:
        """Show the screen; never blocks."""

    def pressed(self) -> None:  # noqa: B027 - most views need not care
        """Take note that a key of any kind was pressed."""

    def flush(self) -> None:  # noqa: B027
        """Take note that everything that came of one thing has been told and drawn."""
