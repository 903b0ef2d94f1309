"""The braille line: the screen under the fingers, messages beside or over it, and the display's own keys.

``BrailleLine`` is both a channel (messages) and a view of the screen. ``flush`` sends everything that the loop told it
since the last flush as one write, so one event is one write. Keys arrive in the display's own thread: panning and
routing are handled there, all others go into the inbox. ``LineBoard`` decides the contents at one moment.
"""

from __future__ import annotations

import math
import re
import threading
import time
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from braille.detect import check_device
from braille.display import RETRY_SECONDS, Display
from braille.driver import CellsReplaced, CellsRestored, Keys
from braille.events import Connected, Disconnected, DisplayEvent, Key
from braille.link import UnknownDevice
from numeramis_access.catalogue import STANDARD, Catalogue
from numeramis_access.catalogue.load import find_part, path_of
from numeramis_access.input.inbox import CommandOrdered, Inbox, KeyDown, PaceLearned, Report, Touched, load_failure
from numeramis_access.output.braille_board import HELD_AT_TURN_CELL, HELD_CELL, LineBoard, hand_of, turn_of
from numeramis_access.output.braille_fields import NO_FIELDS, GameFields
from numeramis_access.output.braille_layout import GENERAL_LAYOUT_FILE, DisplaySize, Touch
from numeramis_access.output.braille_messages import UNANSWERABLE_SECONDS, LineMessage
from numeramis_access.output.braille_screen import DisplayContents, WritingStyle, display_contents, table_named
from numeramis_access.output.braille_time import PaceLearner, seconds_shown
from numeramis_access.output.channel import ChannelUnavailable, FollowsSettings, ForgetsHistory, HasKeys, SuspendsDevice
from numeramis_access.output.screen import ROUNDING_SECONDS, Screen, ScreenView
from numeramis_access.output.timers import SystemTimers, Timers
from numeramis_access.store.settings import Settings
from numeramis_access.words.announcement import Announcement, Priority
from numeramis_access.words.current import CurrentLanguage
from numeramis_access.words.kinds import ON_SCREEN_KINDS, TALK_KINDS
from numeramis_access.words.language import Language

if TYPE_CHECKING:  # the tables are loaded when a display is connected
    from braille.text import BrailleTable

AUTO_DEVICE, NO_DEVICE = "auto", "off"
#: the cue of a key that reached the end
END_CUE = "hand-end"
PAN_DIRECTIONS = {"pan left": -1, "pan right": 1}
#: time of a change that a key asked for, older than any change that came by itself
NEVER_CHANGED = -math.inf


class BrailleLine(ScreenView, FollowsSettings, ForgetsHistory, HasKeys, SuspendsDevice):
    """The braille line; its methods can be called from any thread.

    :param settings: the player's settings; the line follows their changes.
    :param inbox: receives the keys that the line does not handle itself. :param language: the player's language.
    :param device: name of the device from the command line, instead of the setting; empty for none.
    :param retry: seconds between two attempts to find a display.
    :param catalogue: the games with their words and fields. :param timers: measure how long messages stand.
    """

    name = "braille"

    def __init__(
        self,
        settings: Settings,
        inbox: Inbox,
        language: CurrentLanguage,
        device: str = "",
        retry: float = RETRY_SECONDS,
        catalogue: Catalogue = STANDARD,
        timers: Timers | None = None,
    ) -> None:
        self._catalogue = catalogue
        self._language = language
        self._retry = retry
        self._settings = settings
        self._inbox = inbox
        self._forced_device = device
        self._lock = threading.RLock()
        self._display: Display | None = None
        self._is_open = False  # whether the line looks for a display, if one is wanted
        self._is_suspended = False
        self._opened_device = ""
        self._timers = timers or SystemTimers()
        self._cancel_alarm: Callable[[], None] = lambda: None
        self._board = LineBoard(self._pages, self._count)
        self._learner = PaceLearner()
        self._keys: Keys | None = None
        self._heading: tuple[str, str] = ("", "")
        #: the players of the last table, each with their sign
        self._signs: dict[str, str] = {}
        self._pending: list[Announcement] = []
        self._shown_portion: tuple[LineMessage | None, int] = (None, 0)
        self._shown_since = 0.0  # time when the standing text came, or of the last key
        self._by_key = False  # whether a key was pressed since the last flush
        self._has_unread_talk = False  # whether words of other people wait unread
        self._is_covered = False  # whether something else than our cells stands on the display
        self._held_screen: Screen | None = None  # newest screen since everything is held, None while nothing is
        #: meaning of each cell, and the time when it came there by itself
        self._cell_meanings: list[tuple[object, float]] = []
        self._game_languages: dict[tuple[str, str | None], Language] = {}
        self._tables: dict[tuple[str, str], BrailleTable] = {}

    # the channel

    @property
    def device(self) -> str:
        """Return the name of the wanted device."""
        return self._forced_device or self._settings.braille

    def probe(self) -> bool:
        """Return whether the settings name a display and the name is valid; only ``open`` looks for the display."""
        try:
            check_device(self.device)
        except UnknownDevice:
            return False
        return self.device != NO_DEVICE

    def open(self) -> None:
        """Begin to look for the display, which can come and go from now on; look for none if the device is ``off``.

        :raises ChannelUnavailable: ``unknown-device``.
        """
        self.close()
        self._is_open = True
        device = self.device
        if device in ("", NO_DEVICE):
            return
        with self._lock:
            try:
                self._display = Display(device, self._on_event, self._retry)
            except UnknownDevice as error:
                raise ChannelUnavailable("unknown-device", error.device) from error
            self._opened_device = device

    def show(self, announcement: Announcement) -> None:
        """Queue a message for the next ``flush``."""
        with self._lock:
            self._pending.append(announcement)

    def hush(self) -> None:
        """Remove the message from the line, and mark those that wait as read."""
        with self._lock:
            self._board.messages.clear()
            self._present()

    def forget(self) -> None:
        """Forget all messages, also those not shown yet, and release the held line; another screen follows."""
        with self._lock:
            self._pending.clear()
            self._held_screen, self._board.held_mark = None, None
            self._board.messages.forget()

    def close(self) -> None:
        """Release the display."""
        with self._lock:
            display, self._display = self._display, None
            self._is_open, self._opened_device, self._board.size = False, "", None
            self._cancel_alarm()
        if display is not None:
            display.close()

    def suspend(self) -> None:
        """Release the display, so that the shell can have it."""
        is_open = self._is_open
        self.close()
        self._is_suspended = is_open

    def resume(self) -> None:
        """Look for the display again, if ``suspend`` released it."""
        if self._is_suspended:
            self._is_suspended = False
            self.open()

    def apply(self, settings: Settings) -> None:
        """Apply changed settings at once; a display that is no longer wanted is released in the background, and a name
        that is not valid is reported in the inbox.
        """
        with self._lock:
            self._settings = settings
            self._tables.clear()
            if not self._is_open:
                return
            if self.device == (self._opened_device or NO_DEVICE):
                self._lay_out()  # the next flush writes it, with the items of the same event
                return
            old, self._display, self._opened_device, self._board.size = self._display, None, "", None
        if old is not None:
            threading.Thread(target=old.close, name="braille closing", daemon=True).start()
        try:
            self.open()
        except ChannelUnavailable as error:
            self._inbox.put(Report("display-unknown", {"name": error.detail}))

    def has_key(self, key: str) -> bool:
        """Return whether the display has a key, by its name in keymaps; True if that is unknown."""
        return self._keys is None or self._keys.has(key.removeprefix("braille "))

    @property
    def dots(self) -> int:
        """Return the number of dots of the display's cells, 6 or 8; of the last display if none is connected, and 8
        before the first.
        """
        return self._board.dots

    @property
    def is_connected(self) -> bool:
        """Return whether a display is connected."""
        return self._board.size is not None

    # the view of the screen

    def draw(self, screen: Screen) -> None:
        """Queue a new screen for the next ``flush``.

        While the line is held, the screen waits until it is released, unless a key led to another scene.
        """
        with self._lock:
            before = self._board.screen
            entered = before is None or (before.kind, before.title) != (screen.kind, screen.title)
            if self._held_screen is not None and not (entered and self._by_key):
                self._held_screen = screen
                self._board.held_mark = HELD_AT_TURN_CELL if turn_of(screen) is not None else HELD_CELL
                return
            self._held_screen, self._board.held_mark = None, None
            self._board.screen = screen
            if not entered:
                self._heading = ("", "")
            self._lay_out()
            self._board.follow(before, screen, entered)
            if before is not None and hand_of(before) != hand_of(screen):
                self._by_key = False  # the key that played a card did not ask for the next screen
            self._board.forget_entering()
            self._name_signs(screen)

    def _name_signs(self, screen: Screen) -> None:
        """Tell once the sign of each newcomer at the table; at a new table, the signs that are longer than a letter.

        Several newcomers at once mean another table, as in an evening's next round; its beginning names everyone.
        """
        people = screen.people
        if people is None or people.me is None or screen.kind != "table" or screen.tour:
            return
        words = self._writing(screen.game).language
        words.people = people
        names = {person.name: seat for seat, person in enumerate(people.persons) if seat != people.me}
        signs = {name: words.text("line-seat", seat=seat) for name, seat in names.items()}
        before = {person.name: self._signs[person.name] for person in people.persons if person.name in self._signs}
        self._signs = before | signs
        is_new = not before.keys() & signs.keys() or len(signs.keys() - before.keys()) > 1
        told = [name for name, sign in signs.items() if (len(sign) > 1 if is_new else before.get(name) != sign)]
        if told:
            text = words.phrase("line-comes", seats=tuple(names[name] for name in told)).braille
            message = LineMessage((self._table(words.code).cells(text),), self._settings.braille_verbosity > 1)
            self._board.messages.add(message, Priority.QUEUE)

    def note_key(self) -> None:
        """Note that a key of any kind was pressed: the screen takes the place of a message unless the line is held, and
        the next ``flush`` may replace the text.
        """
        with self._lock:
            now, self._by_key = self._timers.now(), True
            if self._held_screen is None:
                self._board.show_screen_again(now - self._shown_since)
            if self._board.messages.standing is None:
                self._shown_since = now

    def uncover_focus(self) -> bool:
        """Show the focused item if it is hidden; return whether it was hidden, or appeared only a moment ago. While the
        line is held, return True and show nothing.

        A message over the item does not count as hiding it: every key of the display takes the message away.
        """
        with self._lock:
            if self._held_screen is not None:
                return True
            if self._board.hides_focus:
                self._board.go_to_focus()
                return True
            return self._is_new(self._board.places_of_focus)

    def read_up_to(self, kinds: Collection[str]) -> bool:
        """Read on by one part towards the end of an unread message of these kinds; return False if none is left.

        While the line is held, or within ``UNANSWERABLE_SECONDS`` of the last change of its text, return True and show
        nothing.

        :param kinds: kinds of announcements.
        """
        with self._lock:
            now = self._timers.now()
            if not self._board.has_unread(kinds):
                return False
            if self._held_screen is not None or now - self._shown_since < UNANSWERABLE_SECONDS:
                return True
            moved = self._board.show_next_part(kinds)
            self._note_portion(now)
            return moved

    def is_focus_felt(self) -> bool:
        """Return whether the focused item is under the fingers, so that the player needs no name for it; False for one
        who wants the name first.
        """
        with self._lock:
            return not self._settings.name_first and bool(self._board.places_of_focus)

    def has_unread(self) -> bool:
        """Return whether a display is connected and either messages wait that it has not shown yet, or the line is
        held.
        """
        with self._lock:
            waits = self._held_screen is not None or self._board.messages.next_message is not None
            return self.is_connected and waits

    def hold(self) -> bool | None:
        """Hold the line, or release it; while it is held, it changes only at the reader's keys, and a mark in the last
        cell shows that.

        :return: whether the line is held now; None if there is nothing to hold.
        """
        with self._lock:
            if self._board.is_empty or self._board.screen is None:
                return None
            if self._held_screen is None:
                self._held_screen = self._board.screen
                self._board.held_mark = HELD_AT_TURN_CELL if turn_of(self._held_screen) is not None else HELD_CELL
                return True
            held, self._held_screen, self._board.held_mark = self._held_screen, None, None
            self.draw(held)
            return False

    def drop_question(self, kind: str) -> None:
        """Stop a waiting question from coming over the line; going back still finds it.

        :param kind: the kind of its announcement.
        """
        with self._lock:
            self._pending = [announcement for announcement in self._pending if announcement.kind != kind]
            self._board.messages.drop_kind(kind)

    def flush(self) -> None:
        """Write the messages and the screen that came since the last call to the display, in one write."""
        with self._lock:
            pending, self._pending = self._pending, []
            if self._held_screen is None:
                self._board.make_room()
            unshown = [announcement for announcement in pending if not self._is_shown(announcement)]
            for message, priority in self._messages_of(unshown):
                self._board.add(message, priority, self._by_key)
            if self._held_screen is None:
                self._board.make_room()
            self._present(self._by_key)
            self._by_key = False

    def _is_shown(self, announcement: Announcement) -> bool:
        """Show an announcement that is no message (history, title, focused item); return whether it was one."""
        if announcement.recalled:
            self._board.messages.recall(LineMessage((self._cells(announcement),)))
            return True
        if self._show_on_screen(announcement):
            self._board.is_at_end = self._board.is_at_end or announcement.cue == END_CUE
            return True
        return False

    def _messages_of(self, told: Sequence[Announcement]) -> list[tuple[LineMessage, Priority]]:
        """Return the announcements of one event as messages; those that come over the line form one message."""
        messages: list[tuple[LineMessage, Priority]] = []
        answering = False
        for announcement in told:
            answer = announcement.priority is Priority.NOW
            loud = answer or answering or announcement.braille_level <= self._settings.braille_verbosity
            answering = answering or answer
            last = messages[-1][0] if messages else None
            if last is None or answer or announcement.priority is Priority.LOW or last.loud != loud:
                messages.append((LineMessage((), loud, answer, self._table_now()), announcement.priority))
                last = messages[-1][0]
            last.kinds += (announcement.kind,)
            last.texts += (self._cells(announcement),)
        return messages

    def _table_now(self) -> Screen | None:
        screen = self._board.screen
        return screen if screen is not None and screen.kind == "table" and not screen.tour else None

    def _cells(self, announcement: Announcement) -> bytes:
        return self._table(announcement.language).cells(announcement.braille)

    def _show_on_screen(self, announcement: Announcement) -> bool:
        """Return whether the screen shows the announcement already: as its title, at which the line then begins again,
        or as the focused item.
        """
        screen = self._board.screen
        if announcement.kind in ON_SCREEN_KINDS:
            return True
        if screen is None:
            return False
        if screen.kind != "table" and announcement.shown_by == "title":
            if announcement.priority is Priority.NOW:
                self._board.messages.set_aside()
            self._heading = (screen.title, announcement.braille)
            self._lay_out()
            self._board.go_to_first_page()
            return True
        return bool(screen.items) and announcement.shown_by == "focus"

    # contents of the line

    def _table(self, language: str) -> BrailleTable:
        """Return the braille table for a language; a table that cannot be used is reported once."""
        key = (self._settings.braille_table, language)
        if key not in self._tables:
            record, dots = self._language.languages[language], self._board.dots
            usual = record.computer_braille if dots == 8 else record.literary_braille
            self._tables[key], is_usable = table_named(key[0], usual, dots)
            if not is_usable:
                self._inbox.put(Report("display-table", {"name": key[0]}))
        return self._tables[key]

    def _writing(self, game: str | None) -> WritingStyle:
        code = self._language.code
        record = self._catalogue[game] if game else None
        if (code, game) not in self._game_languages:
            self._game_languages = {(code, game): self._language.messages(record.game_words() if record else None)}
        words, table = self._game_languages[code, game], self._table(code)
        detailed = self._settings.braille_verbosity == 3
        if record is None:
            return WritingStyle(words, table, detailed, dots=self._board.dots, foreign=self._table)
        fields = find_part(record.braille_fields, GameFields) or NO_FIELDS
        layout = path_of(record.braille_layout) if record.braille_layout else GENERAL_LAYOUT_FILE
        return WritingStyle(words, table, detailed, fields, layout, self._board.dots, self._table)

    def _pages(self, screen: Screen, size: DisplaySize, heading: bytes) -> list[DisplayContents]:
        """Return the pages of a screen for a display of this size, with the sign of unread talk if nothing is open."""
        if self._has_unread_talk and screen.kind == "table" and not (screen.open or screen.tour):
            language = self._writing(screen.game).language
            screen = replace(screen, open=language.phrase("line-open", kind="talk", minutes=0).braille)
        return display_contents(screen, size, self._writing(screen.game), heading)

    def _count(self, waiting: int) -> bytes:
        """Return the number of waiting messages in cells."""
        return self._table(self._language.code).cells(f"+{waiting}")

    def _lay_out(self) -> None:
        """Lay out the pages of the screen; do nothing without a display."""
        screen, (title, heading) = self._board.screen, self._heading
        told = screen is not None and title == screen.title
        self._board.lay_out(self._table(self._language.code).cells(heading) if told else b"")

    @property
    def cells(self) -> bytes:
        """Return the cells that belong on the display now; empty without a display or a screen."""
        with self._lock:
            return self._board.cells()

    def _present(self, by_key: bool = True) -> None:
        """Write the present cells to the display. :param by_key: whether a key caused it."""
        if self._display is not None and not self._board.is_empty:
            now = self._timers.now()
            if (talks := self._board.messages.has_waiting(TALK_KINDS)) != self._has_unread_talk:
                self._has_unread_talk = talks
                self._lay_out()
            self._replace_old_text(now)
            self._note_cells(NEVER_CHANGED if by_key else now)
            self._display.show(self._board.cells())

    def _note_cells(self, now: float) -> None:
        """Note which cells have a new meaning. :param now: the time of the change, ``NEVER_CHANGED`` if a key asked for
        it.
        """
        meanings = self._board.meanings
        before = [*self._cell_meanings, *[(None, NEVER_CHANGED)] * len(meanings)]
        self._cell_meanings = [
            (what, since if what == known else now) for what, (known, since) in zip(meanings, before, strict=False)
        ]

    def _is_new(self, places: Iterable[int]) -> bool:
        """Return whether the meaning of one of these cells changed by itself so recently that no key can intend it."""
        since = [self._cell_meanings[place][1] for place in places if place < len(self._cell_meanings)]
        return self._timers.now() - max(since, default=NEVER_CHANGED) < UNANSWERABLE_SECONDS

    # messages that go by themselves

    def _replace_old_text(self, now: float) -> None:
        """Replace a text whose time is over if something new waits, and set the alarm for the next time."""
        board = self._board
        self._cancel_alarm()
        if self._is_covered:
            return
        self._note_portion(now)
        while (
            board.can_be_replaced
            and (seconds := self._seconds_shown())
            and now - self._shown_since >= seconds - ROUNDING_SECONDS
        ):
            board.show_next()
            self._note_portion(now)
        if board.can_be_replaced and (seconds := self._seconds_shown()):
            self._cancel_alarm = self._timers.later(self._shown_since + seconds - now, self._time_is_up)

    def _seconds_shown(self) -> float:
        """Return the seconds for which the present text stands, 0.0 for until a key."""
        settings = self._settings
        waits = not settings.braille_pace and (bool(settings.pace_asked) or not settings.language)
        return seconds_shown(self._board.length, settings.braille_pace, 0.0 if waits else settings.braille_seconds)

    def _learn(self) -> None:
        """In the tour of the line, learn from the time that the portion stood before the reader went on."""
        screen = self._board.screen
        if screen is not None and screen.tour and self._board.messages.standing is not None:
            pace = self._learner.note_portion(self._board.length, self._timers.now() - self._shown_since)
            if pace is not None:
                self._inbox.put(PaceLearned(pace))

    def _note_portion(self, now: float) -> None:
        """Note the time at which the standing text came."""
        stands = (self._board.messages.standing, self._board.messages.part)
        if stands != self._shown_portion:
            self._shown_portion, self._shown_since = stands, now

    def _time_is_up(self) -> None:
        with self._lock:
            self._present(by_key=False)

    # the display and its keys, in its own thread

    def _on_event(self, event: DisplayEvent) -> None:
        match event:
            case Connected():
                self._keys = event.keys
                self._take_display(event.model, DisplaySize(event.lines, event.columns), event.dots)
            case Disconnected(code):
                self._report_absence(code)
            case CellsReplaced() | CellsRestored():
                self._take_cover(isinstance(event, CellsReplaced))
            case Key(name, stands):
                self._key(name, stands)

    def _take_cover(self, covered: bool) -> None:
        """Stop the time while the cells do not stand on the display; after that all of them are new."""
        with self._lock:
            self._is_covered = covered
            self._cell_meanings, self._shown_since = [], self._timers.now()
            self._present(by_key=False)

    def _take_display(self, model: str, size: DisplaySize, dots: int) -> None:
        with self._lock:
            known, self._board.size, self._is_covered = self._board.size, size, False
            if self._board.dots != dots:
                self._board.dots = dots
                self._tables.clear()
            self._lay_out()
            self._board.follow_focus()
            self._cell_meanings = []
            self._present(by_key=False)
        if known is None:
            self._report("display-connected", model=model, cells=size.width)

    def _report_absence(self, code: str) -> None:
        """Report the absence of a display; it is news only if one was there before, or one was named."""
        with self._lock:
            known, self._board.size, self._is_covered = self._board.size, None, False
        if code == "no pyserial" and self.device == AUTO_DEVICE:
            self._inbox.put(load_failure("serial"))
        elif known is not None or self.device != AUTO_DEVICE:
            self._report("display-lost", why=code.replace(" ", "-"))

    def _report(self, code: str, **values: object) -> None:
        self._inbox.put(Report(code, values, cue=code))

    def _key(self, name: str, stands: bool) -> None:
        """Handle a key. :param stands: whether the newest cells were on the display; else no key acts on them."""
        over_cells = re.fullmatch(r"(routing|line) (\d+)", name)
        if self._is_covered or (over_cells and not stands):
            if self._display is not None:
                self._display.repaint()
        elif over_cells:
            with self._lock:
                number = int(over_cells[2])
                self._route(number if over_cells[1] == "routing" else self._board.place_on_line(number))
        elif name not in PAN_DIRECTIONS or not self._pan(PAN_DIRECTIONS[name]):
            self._inbox.put(KeyDown(f"braille {name}", time.perf_counter(), unfelt=not stands))

    def _route(self, place: int) -> None:
        """Handle a routing key: read on in a message under it, or put the touched item into the inbox."""
        with self._lock:
            if self._board.size is None or self._board.is_empty or not 0 <= place < self._board.size.cells:
                return
            if self._is_new([place]) or (self._held_screen is not None and place not in self._board.message_places):
                return
            if place in self._board.message_places:
                self._learn()
            touch = self._board.touch(place)
            if touch is None:
                self._present()
                return
            zone = self._meant_zone(touch)
        asked = touch.question is not None and CommandOrdered(touch.question, "braille")
        self._inbox.put(asked or Touched(zone, touch.index, "braille"))

    def _meant_zone(self, touch: Touch) -> str:
        """Return the zone to act on; an item acts only if it was felt as selected, or is one entry of many."""
        board = self._board
        if touch.zone == "items" and board.size is not None and board.size.lines > 1 and self._table_now() is None:
            return "press"
        if touch.zone != "items" or self._settings.routing_plays:
            return touch.zone
        if not board.is_selected(touch):
            return "focus"
        return "items" if self._settings.name_first or self._table_now() is None else "press"

    def _pan(self, by: int) -> bool:
        """Move in a message or in the pages of the screen; return False if the key belongs to the scene."""
        with self._lock:
            if self._is_new(range(len(self._cell_meanings))):
                return True
            if by > 0:
                self._learn()
            moved = self._board.pan(by)
            if moved:
                self._present()
            return moved
