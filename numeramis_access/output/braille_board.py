"""The contents of a braille display at one moment: a page of the screen, with a message on it or over it.

A message keeps the table under the fingers as it was when the message came, until its time is over or a key is pressed:
a finished trick stays although the next one has begun. Nothing here waits or knows the time.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from itertools import groupby

from braille.brf import wrap
from braille.cells import BLANK, cell, fit_cells
from numeramis_access.output.braille_layout import (
    MORE_DOTS,
    DisplaySize,
    Slot,
    Touch,
    lengthen_last_row,
    to_six_dots,
    whole_slot,
)
from numeramis_access.output.braille_messages import LineMessage, Messages
from numeramis_access.output.braille_screen import TITLE_GAP, DisplayContents
from numeramis_access.output.screen import Screen
from numeramis_access.words.announcement import Priority

#: last cell when a key reached the end; the cue of the same name tells it by sound
END_CELL = 0xFF
#: from this many waiting messages on the reader has fallen behind
BEHIND_MESSAGES = 2
#: last cell while everything is held, and while it is held at the player's turn (it contains the sign of the awaited
#: seat)
HELD_CELL, HELD_AT_TURN_CELL = cell("3678"), cell("235678")
#: a portion of a message: its rows, or None for the table that the message came with
Portion = Sequence[bytes] | None


class LineBoard:
    """The pages of the screen on a display, the shown page, the messages on it, and the meaning of each cell.

    :param write: makes the pages of a screen from the screen, the size of the display, and the title in cells.
    :param count: returns the cells for a number of waiting messages.
    :ivar size: size of the display; None while there is none.
    :ivar dots: number of dots of its cells, 6 or 8.
    :ivar screen: the screen to show, None before the first.
    :ivar messages: the messages.
    :ivar is_at_end: whether a key has reached the end of the pages.
    :ivar held_mark: the mark in the last cell while the line is held (it changes only at the reader's keys), None while
        it is not.
    """

    def __init__(
        self, write: Callable[[Screen, DisplaySize, bytes], list[DisplayContents]], count: Callable[[int], bytes]
    ) -> None:
        self.size: DisplaySize | None = None
        self.dots = 8
        self.screen: Screen | None = None
        self.messages = Messages()
        self.is_at_end = False
        self.held_mark: int | None = None
        self._write = write
        self._count = count
        self._pages: list[DisplayContents] = []
        self._page_index = 0
        self._enters_from_end = False
        self._message_page: tuple[LineMessage, Screen, DisplaySize, DisplayContents] | None = None
        #: the table last read without a text over it, and the message it came with: no other message brings it again
        self._last_table_read: tuple[tuple[object, ...], LineMessage | None] | None = None
        #: the standing text when the mark appeared, and the number of messages that waited then, which must not change
        self._first_count: tuple[tuple[LineMessage | None, int], int] | None = None

    @property
    def is_empty(self) -> bool:
        """Return whether there is nothing to show, or no display to show it on."""
        return self.size is None or not self._pages

    # the screen

    def lay_out(self, heading: bytes = b"") -> None:
        """Lay out the pages again; without a screen or a display there are none.

        :param heading: title, in cells, of a menu or text that the player has just entered; empty for none.
        """
        if self.screen is None or self.size is None:
            self._pages = []
            return
        self._pages = self._write(self.screen, self.size, heading)
        self._page_index = min(self._page_index, len(self._pages) - 1)
        self._message_page = None

    def go_to_first_page(self) -> None:
        """Go to the first page."""
        self._page_index = 0

    def follow(self, before: Screen | None, screen: Screen, entered: bool) -> None:
        """Go to the page that a new screen needs: the page of its focus, of a change, of a new deal, of the hand at the
        player's turn, or the first page in a new position of real cards.

        A new deal, the end of the player's turn or another company also makes the messages forget what is out of date.

        :param before: the screen before it, None for none.
        :param screen: the new screen.
        :param entered: whether it is another scene than before.
        """
        if before is not None and _is_other_table(before, screen):
            self.messages.forget_tables()
        if entered or before is None or _focus_place(before) != _focus_place(screen):
            self.follow_focus()
        elif _focus_value(before) != _focus_value(screen):
            self._page_index = next((at for at, page in enumerate(self._pages) if page.is_followed), self._page_index)
        if before is not None and len(hand_of(before)) < len(hand_of(screen)):
            self.go_to_first_page()  # reading of the previous deal is over
            self.messages.note_deal()
        elif before is not None and _calls_next(screen) not in (None, _calls_next(before)):
            self.go_to_first_page()
        if turn_of(screen) not in (None, turn_of(before)):
            self.show_hand_at_turn()
        if turn_of(before) not in (None, turn_of(screen)):
            self.messages.drop_advice()

    def follow_focus(self) -> None:
        """At a table go to the page of the focus, or to the first one if no page has it; elsewhere to the first page,
        or to the last one of a text that the reader entered from below.
        """
        if self.screen is None or self.screen.kind != "table":
            self._page_index = max(0, len(self._pages) - 1) if self._enters_from_end else 0
        else:
            self._page_index = _page_of(self._pages, self.screen.focus) or 0

    def show_hand_at_turn(self) -> None:
        """Go to the page of the focus and leave a message that the reader went back to, because it is the player's
        turn.
        """
        if self.messages.standing is not None and not self.messages.is_queued:
            self.messages.set_aside()
        self.follow_focus()

    def forget_entering(self) -> None:
        """Forget from which side the reader entered a text, and that a key reached the end."""
        self._enters_from_end = self.is_at_end = False

    # the shown page

    @property
    def _shown_page(self) -> DisplayContents:
        """Return the shown page: the one that the message came with, or the reader's own."""
        message = self.messages.standing
        if message is None or message.screen is None or self.size is None or not self.messages.is_queued:
            return self._pages[self._page_index]
        if self._message_page is None or self._message_page[:3] != (message, message.screen, self.size):
            pages = self._write(replace(message.screen, is_kept=True), self.size, b"")
            self._message_page = message, message.screen, self.size, pages[_page_of_table(pages, message.screen.focus)]
        return self._message_page[3]

    @property
    def _hides_turn(self) -> bool:
        """Return whether it is the player's turn, but the display still shows the table of a finished trick."""
        message, turn = self.messages.standing, turn_of(self.screen)
        if turn is None or message is None or message.screen is None or not self.messages.is_queued:
            return False
        return turn_of(message.screen) != turn

    def _slot(self, message: LineMessage) -> Slot:
        """Return the slot of a message: beside the table where it fits, else the whole display."""
        assert self.size is not None
        return _free_slot(message, self._shown_page, self.size) or whole_slot(self.size)

    def portions(self) -> list[Portion]:
        """Return the parts of the message on the line, at least one; each part fills the place for messages once.

        Only valid while a message stands there.
        """
        message = self.messages.standing
        assert message is not None
        return self._portions(message, self._slot(message))

    def _portions(self, message: LineMessage, slot: Slot) -> list[Portion]:
        rows, at_once = _rows(message, slot.width - 1), len(slot.starts)
        portions: list[Portion] = [rows[n : n + at_once] for n in range(0, len(rows), at_once)]
        hidden = self.size is not None and len(slot.starts) * slot.width == self.size.cells
        leads = hidden and self.messages.is_queued and not message.answer and _has_finished_trick(message.screen)
        return [None, *portions] if leads and not self._was_felt(message.screen) else portions

    def _was_felt(self, screen: Screen | None) -> bool:
        """Return whether the reader read the table of the standing message before that message."""
        felt = self._last_table_read
        return felt is not None and felt[1] is not self.messages.standing and felt[0] == self._page_read(screen)

    def _page_read(self, screen: Screen | None) -> tuple[object, ...]:
        return self._shown_page.line.cells, () if screen is None else hand_of(screen)

    @property
    def length(self) -> int:
        """Return the number of cells to read, without blanks: of the shown part of the message, else of the line; 0 for
        an empty line.
        """
        message = self.messages.standing
        if self.is_empty:
            return 0
        portions = [] if message is None else self.portions()
        portion = portions[min(self.messages.part, len(portions) - 1)] if portions else None
        rows = [self._shown_page.line.cells] if portion is None else portion
        return sum(len(row) - row.count(BLANK) for row in rows)

    def cells(self) -> bytes:
        """Return the cells of the display, also with the mark of waiting messages, of the end or of holding; empty
        without a display or a screen.
        """
        if self.is_empty:
            return b""
        cells = bytearray(self._shown_page.line.cells)
        if self.messages.standing is not None:
            self._put_message(cells)
        elif self.messages.next_message is not None and not self._goes_on:
            self._mark(cells)
        elif self.is_at_end:
            cells[-1] = END_CELL
        if self.held_mark is not None:
            cells[-1] = self.held_mark
        return bytes(cells) if self.dots == 8 or self.size is None else to_six_dots(bytes(cells), self.size.width)

    def _put_message(self, cells: bytearray) -> None:
        message = self.messages.standing
        assert message is not None
        portions, slot = self.portions(), self._slot(message)
        part = min(self.messages.part, len(portions) - 1)
        portion = portions[part]
        more = part + 1 < len(portions) or self.messages.has_more
        if portion is None:
            if more:
                self._mark(cells)
            return
        for start, row in zip(slot.starts, [*portion, *[b""] * len(slot.starts)], strict=False):
            cells[start : start + slot.width] = fit_cells(row, slot.width)
        if more:
            end = slot.starts[-1] + slot.width - 1
            cells[end] = MORE_DOTS
            self._put_count(cells, end)

    def _mark(self, cells: bytearray) -> None:
        """Put the mark for waiting messages into the last blank cell, or into the last cell if none is blank."""
        end = cells.rfind(BLANK) % len(cells)
        cells[end] = MORE_DOTS
        self._put_count(cells, end)

    def _put_count(self, cells: bytearray, end: int) -> None:
        """Write the number of waiting messages before the mark, if the reader has fallen behind and there is room."""
        stands, waiting = (self.messages.standing, self.messages.part), self.messages.waiting_count
        if self._first_count is None or self._first_count[0] != stands:
            if self.held_mark is not None:
                return  # nothing moves under the fingers
            self._first_count = stands, waiting
        waiting = min(waiting, self._first_count[1])
        if waiting < BEHIND_MESSAGES:
            return
        count = self._count(waiting)
        if not any(cells[max(0, end - len(count) - 1) : end]) and end > len(count):
            cells[end - len(count) : end] = count

    @property
    def can_be_replaced(self) -> bool:
        """Return whether the text on the line may now be replaced by a waiting message or by the changed screen."""
        message = self.messages.standing
        if self.held_mark is not None:
            return False
        if message is None:
            return self.messages.next_message is not None and not self._goes_on
        if not self.messages.is_queued:
            return False
        news = message.screen is not None and message.screen != self.screen
        portions = self.portions()  # a result gives way over the table that stood before it
        return news or self.messages.has_more or self.messages.part + 1 < len(portions) or portions[0] is None

    def show_next(self) -> None:
        """Show the next portion of the message, the next message, or the screen."""
        message = self.messages.standing
        if message is None:
            felt = None if self.is_empty else self._page_read(self.screen)
            self.messages.show_waiting(self._table_now())
        else:
            portions = self.portions()
            is_table = portions[min(self.messages.part, len(portions) - 1)] is None
            felt = self._page_read(message.screen) if is_table else None
            self.messages.go_forward(len(portions))
        self._last_table_read = self._last_table_read if felt is None else (felt, message)

    def has_unread(self, kinds: Collection[str]) -> bool:
        """Return whether a message of these kinds was not yet read to its end; False without a display or with nothing
        to show.
        """
        return not self.is_empty and self.messages.has_unread(kinds)

    def show_next_part(self, kinds: Collection[str]) -> bool:
        """Read on by one part towards the end of an unread message of these kinds.

        :param kinds: kinds of announcements.
        :return: False, without a change, if the standing message shows its last text of these kinds already.
        """
        standing = self.messages.standing
        if standing is not None and self.messages.part >= self._last_part_of(standing, kinds):
            return False
        if standing is not None and (standing.answer or not self.messages.is_queued):
            self.messages.set_aside()
        self.show_next()
        if self.messages.standing is not None and not self.message_places:
            self.show_next()  # past the table that the message came with
        return True

    def _last_part_of(self, message: LineMessage, kinds: Collection[str]) -> float:
        """Return the part in which the texts of these kinds end, though the message continues after them."""
        ends = max((place for place, kind in enumerate(message.kinds, 1) if kind in kinds), default=0)
        asked = replace(message, texts=message.texts[:ends], kinds=message.kinds[:ends])
        return len(self._portions(asked, self._slot(message))) - 1 if ends else math.inf

    def _table_now(self) -> Screen | None:
        screen = self.screen
        return screen if screen is not None and screen.kind == "table" and not screen.tour else None

    @property
    def _goes_on(self) -> bool:
        """Return whether an entry or a paragraph continues on the next page: no message comes between."""
        return self.screen is not None and self.screen.kind != "table" and self._page_index + 1 < len(self._pages)

    def add(self, message: LineMessage, priority: Priority, by_key: bool) -> None:
        """Add a message.

        It waits while the line is held; unless a key caused it, it also waits while a menu or a text is read.

        :param message: the message.
        :param priority: priority of its announcement.
        :param by_key: whether a key caused it.
        """
        reads = self.screen is not None and self.screen.kind != "table"
        self.messages.add(message, priority, waits=(reads and not by_key) or self.held_mark is not None)

    def make_room(self) -> None:
        """Show the waiting message at once if the page has a free place for it, so that it covers no field."""
        waiting = self.messages.next_message
        if self.messages.standing is not None or waiting is None or self.is_empty or self.size is None:
            return
        if _free_slot(waiting, self._pages[self._page_index], self.size) is not None:
            self.messages.show_waiting(None)

    # fingers

    def show_screen_again(self, stood: float) -> None:
        """Show the screen again, because the reader pressed a key that does not read on.

        If only the table of a message was shown so far, the message waits; one that has stood for less than
        ``UNANSWERABLE_SECONDS`` stays.

        :param stood: seconds for which the message stood.
        """
        self.is_at_end, self._first_count = False, None
        if self.messages.standing is not None and not self.message_places:
            self.messages.set_aside()  # its table stands first, its text was not shown yet
        else:
            self.messages.dismiss(stood)

    @property
    def touches(self) -> tuple[Touch | None, ...]:
        """Return for each cell the item that its routing key touches; None where a message stands.

        Empty if there is nothing to show.
        """
        if self.is_empty:
            return ()
        covered = self.message_places
        return tuple(None if place in covered else touch for place, touch in enumerate(self._shown_page.line.touches))

    @property
    def hides_focus(self) -> bool:
        """Return whether something covers the focused item: a title, another page, a message, or at the player's turn
        the table of a finished trick.

        An answer to a key hides nothing: the player felt the item before asking.
        """
        screen, message = self.screen, self.messages.standing
        if self.is_empty or screen is None or _page_of(self._pages, screen.focus) is None:
            return False
        by_choice = message is not None and (message.answer or not self.messages.is_queued)
        return self._hides_turn or (not by_choice and Touch("items", screen.focus) not in self.touches)

    @property
    def places_of_focus(self) -> list[int]:
        """Return the indices of the cells that belong to the focused item, from 0; none if it is hidden."""
        focus = Touch("items", self.screen.focus) if self.screen is not None else None
        return [place for place, touch in enumerate(self.touches) if touch == focus]

    @property
    def meanings(self) -> tuple[object, ...]:
        """Return the meaning of each cell, so that a change under the fingers can be noticed; () for an empty line."""
        if self.is_empty:
            return ()
        message, part, covered = self.messages.standing, self.messages.part, set(self.message_places)
        return tuple(
            (id(message), part) if place in covered else self._meaning(touch)
            for place, touch in enumerate(self._shown_page.line.touches)
        )

    def _meaning(self, touch: Touch | None) -> object:
        """Return the meaning of a cell of the screen: for an entry its identity, and whether a key can use it."""
        items, focus = (self.screen.items, self.screen.focus) if self.screen is not None else ((), 0)
        if touch is None or touch.zone != "items" or touch.index >= len(items):
            return touch
        item = items[touch.index]
        return touch, item.card or item.label, item.playable, touch.index == focus

    def go_to_focus(self) -> None:
        """Go to the page on which the focused entry begins, or to the first one if no page has it."""
        if self.screen is not None:
            self._page_index = _page_of(self._pages, self.screen.focus) or 0

    @property
    def message_places(self) -> list[int]:
        """Return the indices of the cells that a message covers, sorted; none without a message."""
        message = self.messages.standing
        if self.is_empty or message is None:
            return []
        portions = self.portions()
        shown = portions[min(self.messages.part, len(portions) - 1)]
        return [] if shown is None else sorted(self._slot(message).places)

    def touch(self, place: int) -> Touch | None:
        """Return the item that a routing key touches, None for nothing.

        Over a message the key shows its next part; over a cell that has changed since the message came, or that has a
        card of the player whose turn it is by now, the key shows the change. In these cases the result is None.

        :param place: index of the cell under the key; the display must show something.
        """
        message = self.messages.standing
        if place in self.message_places:
            self.show_next()
            return None
        touch = self._shown_page.line.touches[place]
        if touch is None or message is None or message.screen is None or not self.messages.is_queued:
            return touch
        if touch.zone == "items" and self._hides_turn:
            self.messages.set_aside()
            return None
        if touch.zone == "items" and not _is_same_item(message.screen, self.screen, touch.index):
            self.show_next()
            return None
        return touch

    def place_on_line(self, line: int) -> int:
        """Return the index of the cell for the key beside a line; -1 if nothing on that line can be touched.

        It is the focused item if that is on the line, else the first item; on a line with a message it is the first
        cell.

        :param line: index of the line, from 0.
        """
        if self.is_empty or self.size is None:
            return -1
        width, touches = self.size.width, self.touches
        places = range(line * width, min((line + 1) * width, self.size.cells))
        if set(places) & set(self.message_places):
            return places[0]
        touched = [place for place in places if touches[place] is not None]
        focus = Touch("items", self.screen.focus) if self.screen is not None else None
        return next((place for place in touched if touches[place] == focus), touched[0] if touched else -1)

    def is_selected(self, touch: Touch) -> bool:
        """Return whether a touch is of the focused item."""
        return self.screen is not None and touch.zone == "items" and touch.index == self.screen.focus

    def pan(self, by: int) -> bool:
        """Move in a message or in the pages of the screen; return False if there is no further page or nothing to show,
        so that the scene gets the key.

        :param by: 1 for right, -1 for left.
        """
        return not self.is_empty and (self._pan_message(by) or self._pan_page(by) or self._pan_back(by))

    def _pan_message(self, by: int) -> bool:
        if self.messages.standing is None and (by < 0 or self.messages.next_message is None or self._goes_on):
            return False
        if by > 0:
            self.show_next()
        elif not self.messages.go_back():
            self.is_at_end = True
        return True

    def _pan_page(self, by: int) -> bool:
        to = self._page_index + by
        if not 0 <= to < len(self._pages):
            return False
        self._page_index = to
        self.is_at_end = False
        return True

    def _pan_back(self, by: int) -> bool:
        """Go from the first page of a table back into the messages, or end at the last page; return False if the key is
        the scene's.

        :param by: 1 for the next page, -1 for the page before.
        """
        screen = self.screen
        if screen is not None and _is_typed(screen):
            self.is_at_end = True  # panning never leaves typed text for the neighbours: the next one can be "cancel"
            return True
        if screen is None or screen.kind != "table":
            self._enters_from_end = by < 0 and screen is not None and screen.kind == "reader"
            return False
        if by > 0 or not self.messages.go_back():
            self.is_at_end = True
        return True


def _free_slot(message: LineMessage, page: DisplayContents, size: DisplaySize) -> Slot | None:
    """Return the slot in which a message covers nothing; None if it does not fit there. Several lines always have one,
    in which a long message continues.
    """
    slot = page.slot
    if size.lines > 1:
        return slot
    fits = slot.width < size.width and len(_rows(message, slot.width - 1)) <= len(slot.starts)
    return slot if fits else None


def _rows(message: LineMessage, width: int) -> list[bytes]:
    """Return the rows of a message; texts of one kind share a row where they fit, such as cards that were played."""
    rows: list[bytes] = []
    last: list[bytes] = []  # the rows from the newest text that begins a row
    kinds = message.kinds or ("",) * len(message.texts)
    for _, group in groupby(zip(kinds, message.texts, strict=True), key=lambda pair: pair[0]):
        texts = [text for _, text in group]
        together = bytes(1).join(texts)
        for gap, text in [(TITLE_GAP, together)] if len(together) <= width else _gaps(texts):
            if last and len(last[-1]) + len(gap) + len(text) <= width:
                last[-1] += gap + text
            else:
                rows += lengthen_last_row(last, width)
                last = wrap(text, max(1, width)) or [b""]
    return [*rows, *lengthen_last_row(last, width)] or [b""]


def _gaps(texts: Sequence[bytes]) -> list[tuple[bytes, bytes]]:
    """Return texts of one kind, each with the blanks before it."""
    return [(bytes(1) if number else TITLE_GAP, text) for number, text in enumerate(texts)]


def _page_of(pages: Sequence[DisplayContents], focus: int) -> int | None:
    """Return the page of an item; None if no page has it."""
    touch = Touch("items", focus)
    return next((at for at, page in enumerate(pages) if touch in page.line.touches), None)


def _page_of_table(pages: Sequence[DisplayContents], focus: int) -> int:
    """Return the page with the cards on the table; if several have them, the one with the focus."""
    zones = [{touch.zone for touch in page.line.touches if touch is not None} for page in pages]
    with_table = [at for at, here in enumerate(zones) if "table" in here]
    here = _page_of(pages, focus)
    return here if here is not None and (here in with_table or not with_table) else (with_table or [0])[0]


def turn_of(screen: Screen | None) -> object:
    """Return a value that identifies the player's present turn; None when others are to act, or the table waits for a
    key.
    """
    view = screen.view if screen is not None and not screen.waits else None
    return None if view is None or view.seat is None or view.to_act != view.seat else (view.hand, view.legal)


def _calls_next(screen: Screen) -> object:
    """Return the position in which a caller of real cards makes the next call; None for anybody else."""
    return screen.view if screen.view is not None and screen.view.seat is None and screen.view.legal else None


def hand_of(screen: Screen) -> tuple[str, ...]:
    """Return the player's cards; none without a view of a seat."""
    return () if screen.view is None else screen.view.hand


def _is_other_table(before: Screen, screen: Screen) -> bool:
    """Return whether the player sits with other people now: one newcomer takes a place at the same table."""
    if before.people is None or screen.people is None:
        return False
    return len(set(screen.people.persons) - set(before.people.persons)) > 1


def _focus_place(screen: Screen) -> tuple[int, bool]:
    """Return the place that the line follows: the focus, and whether there is an item."""
    return screen.focus, bool(screen.items)


def _focus_value(screen: Screen) -> object:
    """Return the changing part of the focused entry: the typed text, or label and value; None at a table."""
    if screen.kind != "menu" or not screen.items:
        return None
    item = screen.items[screen.focus]
    if item.is_text_field:
        return item.typed, item.cursor, item.unread
    return item.label, item.value


def _is_typed(screen: Screen) -> bool:
    """Return whether the focused item is a text field, or a field for numbers in a menu with something typed."""
    item = screen.items[screen.focus] if screen.items else None
    return item is not None and (item.is_text_field or bool(item.typed) or item.unsent)


def _has_finished_trick(screen: Screen | None) -> bool:
    """Return whether a finished trick lies on the table."""
    if screen is None or screen.view is None:
        return False
    return bool(screen.view.last_cards_on_table()) and not screen.view.cards_on_table()


def _is_same_item(screen: Screen, other: Screen | None, index: int) -> bool:
    """Return whether two screens have the same item at a place."""
    if other is None or index >= len(screen.items) or index >= len(other.items):
        return False
    return (screen.items[index].card, screen.items[index].label) == (other.items[index].card, other.items[index].label)
