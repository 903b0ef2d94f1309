"""The desk is what lies before the player at the table: the cards of the hand, and the choices there are now.

It holds the cursor, the marks for an exchange and nothing of the rules: what is possible comes from the view.
"""

from __future__ import annotations

from typing import Any

from numeramis_access.core.actions import Action, AmountRange, ChooseCards, PlayCard
from numeramis_access.core.cards import Card
from numeramis_access.core.ruleset import View


class Desk:
    """Cursor and marks over one view.

    :ivar row: 0 the hand, 1 the choices. :ivar place: 0-based cursor in that row. :ivar marks: marked cards, by place.
    """

    def __init__(self) -> None:
        self.view: View | None = None
        self.row = 0
        self._places = [0, 0]
        self.marks: set[int] = set()

    def look(self, view: View) -> None:
        """Take a new view; the cursor stays on its card, or on the nearest one when that is gone."""
        if self.view is not None and view.hand != self.view.hand:
            self.marks.clear()
        self.view = view
        for row in (0, 1):
            self._places[row] = max(0, min(self._places[row], len(self._row(row)) - 1))
        if not self._row(self.row):
            self.row = 1 - self.row if self._row(1 - self.row) else 0

    @property
    def hand(self) -> tuple[Card, ...]:
        """Return the own cards."""
        return self.view.hand if self.view else ()

    @property
    def choices(self) -> tuple[Action | AmountRange, ...]:
        """Return what can be done besides playing a card: one exchange stands for all, with the cards marked."""
        if self.view is None:
            return ()
        found: list[Action | AmountRange] = []
        for action in self.view.legal:
            if isinstance(action, PlayCard):
                continue
            if not isinstance(action, ChooseCards) or self.marked() == tuple(sorted(action.cards)):
                found.append(action)
        return tuple(found)

    def exchanges(self) -> tuple[ChooseCards, ...]:
        """Return the legal actions for which cards are marked."""
        return self.view.exchanges() if self.view else ()

    def marked(self) -> tuple[Card, ...]:
        """Return the marked cards, sorted."""
        return tuple(sorted(self.hand[place] for place in self.marks))

    def playable(self, card: Card) -> bool:
        """Return whether this card of the hand can be played, or marked, now."""
        if self.view is None:
            return False
        return PlayCard(card) in self.view.legal or any(card in action.cards for action in self.exchanges())

    @property
    def place(self) -> int:
        """Return the cursor's place in its row."""
        return self._places[self.row]

    def _row(self, row: int) -> tuple[Any, ...]:
        return self.hand if row == 0 else self.choices

    def here(self) -> Any:
        """Return what the cursor stands on: a card, an action, or None where there is nothing."""
        row = self._row(self.row)
        return row[self.place] if row else None

    def count(self) -> int:
        """Return how many things are in the cursor's row."""
        return len(self._row(self.row))

    def move(self, to: int) -> bool:
        """Move the cursor in its row; return False when it stopped at an end."""
        inside = max(0, min(to, self.count() - 1))
        self._places[self.row] = inside
        return inside == to

    def change_row(self, row: int) -> bool:
        """Move the cursor to the hand (0) or the choices (1); return False when there is nothing."""
        if not self._row(row):
            return False
        self.row = row
        return True

    def find(self, cards: tuple[Card, ...]) -> bool:
        """Move to the next card of the hand that is one of these, round its end; return whether there is one."""
        places = [place for place, card in enumerate(self.hand) if card in cards]
        if not places:
            return False
        here = self._places[0] if self.row == 0 else -1
        self.row = 0
        self._places[0] = next((place for place in places if place > here), places[0])
        return True

    def step_playable(self, by: int) -> bool:
        """Move to the next (1) or previous (-1) card that can be played; return whether there is one."""
        places = [place for place, card in enumerate(self.hand) if self.playable(card)]
        if not places:
            return False
        here = self._places[0]
        ahead = [place for place in places if (place - here) * by > 0]
        self.row = 0
        self._places[0] = (min(ahead) if by > 0 else max(ahead)) if ahead else (places[0] if by > 0 else places[-1])
        return True

    def toggle(self) -> bool:
        """Mark the card under the cursor for an exchange, or take the mark off; return whether it is marked now."""
        self.marks ^= {self.place}
        return self.place in self.marks
