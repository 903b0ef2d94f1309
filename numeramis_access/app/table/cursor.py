"""Moves over the desk and names each item: first the item, then its place."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec

from numeramis_access.app.shell.ports import App
from numeramis_access.app.table.desk import Desk
from numeramis_access.app.table.talk import TableTalk
from numeramis_access.core.cards import NUMBERS, RANK, SUIT, SUITS, Card
from numeramis_access.input.commands import AnyCommand, Command
from numeramis_access.store.settings import Sorting
from numeramis_access.words.announcement import Priority, ShownBy
from numeramis_access.words.game import Line

#: messages that name a card, and the messages that also tell its place
PLACE_MESSAGES = {"focus-card": "focus-card-placed", "focus-card-marked": "focus-card-marked-placed"}


class Cursor:
    """Carries out the commands that explore the desk, sort the hand or mark cards; none of them acts at the table."""

    def __init__(self, app: App, desk: Desk, talk: TableTalk) -> None:
        self._app = app
        self._desk = desk
        self._talk = talk

    def command(self, command: AnyCommand) -> bool:
        """Carry out a command; return False if the cursor does not know it.

        A command that finds nothing says so and returns True.
        """
        name = str(command)
        if name.startswith("sort-"):
            return self._sort(msgspec.convert(name.removeprefix("sort-"), Sorting))
        of_cards = name.startswith(("number-", "rank-", "suit-")) or name.endswith("-of-suit")
        if not of_cards:
            return self._move(command)
        if name.startswith("number-") and self.name_choice(int(name[-1])):
            return True
        if not self._desk.hand:
            self._say_nothing("no-cards", cue="hand-end")
            return True
        if name.endswith("-of-suit"):
            self._end_of_suit(command is Command.HIGHEST_OF_SUIT)
            return True
        return self._find_suit(name[-1]) if name.startswith("suit-") else self._find_rank(name[-1].upper())

    def _say_nothing(self, message: str, cue: str) -> None:
        """Say that there is nothing to go to; a caller of real cards has other sentences."""
        self._app.say(message, cue=cue)

    def name_choice(self, place: int) -> bool:
        """Go to a choice by its place, from 1, and name it; return whether that was done.

        It is not done, and nothing is said, if there is no such choice, or while a card can be played or marked.
        """
        if not self._desk.has_only_choices() or not self._desk.move_to_choice(place - 1):
            return False
        self.say_place(True)
        return True

    def _move(self, command: AnyCommand) -> bool:
        desk = self._desk
        match command:
            case Command.NEXT:
                self.say_place(desk.step(1))
            case Command.PREVIOUS:
                self.say_place(desk.step(-1))
            case Command.FIRST:
                self.say_place(desk.move(0))
            case Command.LAST:
                self.say_place(desk.move(desk.count() - 1))
            case Command.UP:
                self._row_beside(-1)
            case Command.DOWN:
                self._row_beside(1)
            case Command.OTHER_ROW:
                self.go_to_row(1 - desk.row)
            case Command.NEXT_PLAYABLE | Command.PREVIOUS_PLAYABLE:
                self._playable(1 if command is Command.NEXT_PLAYABLE else -1)
            case Command.MARK:
                self.mark()
            case _:
                return False
        return True

    def _find_suit(self, suit: str) -> bool:
        """Go to the next card of a suit; return False if the cards have no suits."""
        if not any(card in SUIT for card in self._desk.hand):
            return False
        self._jump(tuple(card for card in SUIT if SUIT[card] == suit), "no-such-suit")
        return True

    def _find_rank(self, sign: str) -> bool:
        """Go to the next card of a number or a rank, ``J`` for a jack; with French cards 0 is a ten and 1 an ace.

        Return False for a rank if the cards have no ranks.
        """
        ranks = {"0": "T", "1": "A"}
        if any(card in SUIT for card in self._desk.hand):
            rank = ranks.get(sign, sign)
            self._jump(tuple(rank + suit for suit in SUITS), "no-such-rank")
        elif sign in NUMBERS:
            self._jump((sign,), "no-such-card")
        else:
            return False
        return True

    def _sort(self, sorting: Sorting) -> bool:
        """Sort the hand, or reverse its order if it is sorted so; return False if this hand does not allow it."""
        talk = self._talk
        if not talk.arrangement.sort(sorting, talk.view):
            return False
        self._desk.take_view(talk.view, talk.rows())
        self._app.say("hand-sorted", sorting=sorting, down="yes" if talk.arrangement.is_reversed else "no")
        return True

    def _row_beside(self, by: int) -> None:
        """Go to the row of cards above (-1) or below (1); the choices lie below all cards."""
        desk = self._desk
        cards = desk.row_beside(by) if not desk.row else ()
        if cards:
            desk.move(cards[0])
            self.say_place(True)
        elif not desk.hand:
            self.go_to_row(0)
        elif not desk.choices and len(desk.row_here()) == len(desk.hand):
            self.go_to_row(1)
        elif not desk.row and desk.hand and len(desk.row_here()) < len(desk.hand) and (by < 0 or not desk.choices):
            self.say_place(False)
        else:
            self.go_to_row(int(by > 0))

    def _jump(self, cards: tuple[Card, ...], missing: str) -> None:
        if self._desk.find(cards):
            self.say_place(True)
        else:
            values = {"suit": SUIT[cards[0]]} if missing == "no-such-suit" else {"card": cards[0]}
            self._app.tell([self._talk.announcement(Line(missing, values, cue="refusal"), Priority.NOW)])

    def _end_of_suit(self, highest: bool) -> None:
        desk = self._desk
        here = desk.item_under_cursor()
        suit = SUIT.get(here) if isinstance(here, str) else None
        cards = [card for card in desk.hand if SUIT.get(card) == suit] if suit else list(desk.hand)
        ordered = sorted(cards, key=lambda card: RANK.get(card, card))
        self._jump((ordered[-1 if highest else 0],), "no-such-card")

    def _playable(self, by: int) -> None:
        if self._desk.step_playable(by, from_here=self._knows_by_ear):
            self.say_place(True)
        else:
            self._say_nothing("nothing-playable", cue="refusal")

    @property
    def _knows_by_ear(self) -> bool:
        """Return whether the player only hears the item under the cursor.

        False after a key of a braille display, which has the card under the finger, and in a window without speech.
        """
        device, voice = self._app.device, self._app.announcer.voice
        return device != "braille" and (device in ("terminal", "page") or voice not in ("", "none"))

    @property
    def _is_read_besides(self) -> bool:
        """Return whether the braille display shows the name of the item under the cursor besides its mark."""
        return self._app.device == "braille" and self._app.settings.name_first

    def name_here(self) -> None:
        """Name the item under the cursor.

        For a player who only hears, the cursor first moves from an unplayable card to a playable one.
        """
        here = self._desk.item_under_cursor()
        if self._knows_by_ear and isinstance(here, str) and not self._desk.is_playable(here):
            self._desk.step_playable(1)
        self.say_place(True)

    def go_to_row(self, row: int) -> None:
        """Move the cursor to the hand or to the choices, and name the item there; if that row is empty, only say so.

        :param row: 0 for the hand, 1 for the choices.
        """
        if self._desk.change_row(row):
            self.say_place(True)
        else:
            self._say_nothing("no-choices" if row else "no-cards", cue="hand-end")

    def say_place(self, inside: bool) -> None:
        """Name the item under the cursor, with its place if the player's settings want it; if there is no item, say so.

        :param inside: False if the cursor stopped at an end of the row, which has another sound.
        """
        desk = self._desk
        here = desk.item_under_cursor()
        if here is None:
            self._app.say("nothing-here", cue="hand-end")
            return
        desk.note_named()
        line = self._label(here)
        if self._app.settings.position and len(desk.row_here()) > 1:
            line = self._line_with_place(line)
        line = replace(line, cue="card-select" if inside else "hand-end")
        shown_by: ShownBy = "" if self._is_read_besides else "focus"
        self._app.tell([self._talk.announcement(line, Priority.NOW, shown_by=shown_by)])

    def _label(self, here: Any) -> Line:
        if isinstance(here, str):
            marked = self._desk.row == 0 and self._desk.place in self._desk.marks
            return Line("focus-card-marked" if marked else "focus-card", {"card": here})
        return self._talk.choice(here)

    def _line_with_place(self, line: Line) -> Line:
        """Return a line that tells in one sentence the item of a line, its place in the row and the row's length."""
        row = self._desk.row_here()
        place: dict[str, object] = {"place": row.index(self._desk.place) + 1, "count": len(row)}
        if line.id in PLACE_MESSAGES:
            return Line(PLACE_MESSAGES[line.id], {**line.values, **place})
        named = self._talk.narrator.language.phrase(line.id, **line.values)
        values = {"label": named.text, "short": named.brief, "dots": named.braille, **place}
        return Line("focus-choice", values, line.seat)

    def mark(self) -> None:
        """Mark or unmark the card under the cursor for an exchange, and say so.

        It is refused with a reason if no exchange is legal, or if as many cards are marked as the rules allow.
        """
        desk = self._desk
        most = desk.most_marks()
        if not most:
            self._say_nothing("nothing-to-mark", cue="refusal")
            return
        desk.change_row(0)
        if len(desk.marks) >= most and desk.place not in desk.marks:
            self._app.say("marks-full", cue="refusal", count=most)
            return
        marked = desk.toggle()
        desk.note_named()
        values = {"card": desk.hand[desk.place], "count": len(desk.marks)}
        line = Line("marked" if marked else "unmarked", values, cue="card-select")
        self._app.tell([self._talk.announcement(line, Priority.NOW)])
