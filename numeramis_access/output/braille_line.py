"""The braille line: the screen under the fingers, messages over it, and the display's own keys.

It is channel (messages) and view of the screen in one. What the loop tells it is put together with ``flush``, so
that one thing that happens is one writing to the display. Keys come in the display's own thread: panning and routing
are answered there, everything else goes into the inbox.
"""

from __future__ import annotations

import re
import threading
import time
from typing import TYPE_CHECKING

from braille.brf import wrap
from braille.cells import fit
from braille.detect import check_device
from braille.display import RETRY, Display
from braille.events import Connected, Disconnected, DisplayEvent, Key
from braille.link import UnknownDevice
from numeramis_access.catalogue import STANDARD, Catalogue
from numeramis_access.catalogue.load import find, path
from numeramis_access.input.inbox import Inbox, KeyDown, Report, Touched
from numeramis_access.output.braille_fields import NO_FIELDS, GameFields
from numeramis_access.output.braille_layout import MORE, OTHER, Slot, Touch
from numeramis_access.output.braille_messages import LineMessage, Messages
from numeramis_access.output.braille_screen import Strip, Writing, strips, table_named
from numeramis_access.output.channel import ChannelUnavailable, FollowsSettings
from numeramis_access.output.screen import Screen, ScreenView
from numeramis_access.store.settings import Settings
from numeramis_access.words.announcement import Announcement, Policy
from numeramis_access.words.current import CurrentLanguage
from numeramis_access.words.kinds import BRAILLE_FROM, ON_SCREEN
from numeramis_access.words.language import Language

if TYPE_CHECKING:
    from braille.text import Table

AUTO, OFF = "auto", "off"
#: last cell when a key found nothing further; what the cue of this name is for ears
END = 0xFF
END_CUE = "hand-end"
PAN = {"pan left": -1, "pan right": 1}


class BrailleLine(ScreenView, FollowsSettings):
    """The line; its methods may be called from any thread.

    :param language: what the player hears and reads. :param device: asked for on the command line, instead of what
        the settings say. :param retry: seconds between two attempts to find a display.
    :param catalogue: the games whose words and fields there are.
    """

    name = "braille"

    def __init__(
        self,
        settings: Settings,
        inbox: Inbox,
        language: CurrentLanguage,
        device: str = "",
        retry: float = RETRY,
        catalogue: Catalogue = STANDARD,
    ) -> None:
        self._catalogue = catalogue
        self._language = language
        self._retry = retry
        self._settings = settings
        self._inbox = inbox
        self._forced = device
        self._lock = threading.RLock()
        self._display: Display | None = None
        self._is_open = False  # whether a display is looked for, where one is wanted
        self._opened = ""
        self._width = 0
        self._screen: Screen | None = None
        self._strips: list[Strip] = []
        self._at = 0
        self._heading: tuple[str, str] = ("", "")
        self._from_end = False
        self._end = False
        self._messages = Messages()
        self._pending: list[Announcement] = []
        self._timer: threading.Timer | None = None
        self._timed: tuple[LineMessage | None, int] = (None, 0)
        self._words: dict[tuple[str, str | None], Language] = {}
        self._tables: dict[tuple[str, str], Table] = {}

    # the channel

    @property
    def device(self) -> str:
        """Return the device that is wanted."""
        return self._forced or self._settings.braille

    def probe(self) -> bool:
        """Return whether a display is wanted and named in the right way; whether it is there shows later."""
        try:
            check_device(self.device)
        except UnknownDevice:
            return False
        return self.device != OFF

    def open(self) -> None:
        """Begin to look for the display; it may come and go from now on.

        :raises ChannelUnavailable: ``unknown-device``.
        """
        self.close()
        self._is_open = True
        device = self.device
        if device in ("", OFF):
            return
        with self._lock:
            try:
                self._display = Display(device, self._on_event, self._retry)
            except UnknownDevice as error:
                raise ChannelUnavailable("unknown-device", error.device) from error
            self._opened = device

    def show(self, announcement: Announcement) -> None:
        """Take a message; it comes with the next ``flush``."""
        with self._lock:
            self._pending.append(announcement)

    def hush(self) -> None:
        """Give the line back."""
        with self._lock:
            self._messages.clear()
            self._present()

    def close(self) -> None:
        """Let go of the display."""
        with self._lock:
            display, self._display = self._display, None
            self._is_open, self._opened, self._width = False, "", 0
            self._stop_timer()
        if display is not None:
            display.close()

    def apply(self, settings: Settings) -> None:
        """Take changed settings, at once; a display that is not wanted any more is let go in the background."""
        with self._lock:
            self._settings = settings
            self._tables.clear()
            if not self._is_open:
                return
            if self.device == (self._opened or OFF):
                self._lay_out()
                self._present()
                return
            old, self._display, self._opened, self._width = self._display, None, "", 0
        if old is not None:
            threading.Thread(target=old.close, name="braille closing", daemon=True).start()
        try:
            self.open()
        except ChannelUnavailable as error:
            self._inbox.put(Report("display-unknown", {"name": error.detail}))

    # the view of the screen

    def draw(self, screen: Screen) -> None:
        """Take a new screen; it comes with the next ``flush``."""
        with self._lock:
            before, self._screen = self._screen, screen
            entered = before is None or (before.kind, before.title) != (screen.kind, screen.title)
            if not entered:
                self._heading = ("", "")
            self._lay_out()
            if entered or before is None or _place(before) != _place(screen):
                self._at = self._place_of_focus()
            self._from_end = self._end = False

    def pressed(self) -> None:
        """Give the line back because a key of any kind was pressed; it comes with the next ``flush``."""
        with self._lock:
            self._end = False
            self._messages.dismiss(time.monotonic())

    def flush(self) -> None:
        """Put everything told since the last time on the display, in one writing."""
        with self._lock:
            pending, self._pending = self._pending, []
            answering = False
            for announcement in pending:
                answering = self._take(announcement, answering) or answering
            self._present()

    def _take(self, announcement: Announcement, answering: bool) -> bool:
        """Make a message of an announcement, unless the screen shows it; return whether it answers a key."""
        message = LineMessage(self._table(announcement.language).cells(announcement.braille), came=time.monotonic())
        if announcement.recalled:
            self._messages.recall(message)
            return False
        if self._on_screen(announcement):
            self._end = self._end or announcement.cue == END_CUE
            return False
        message.answer = announcement.policy is Policy.NOW
        level = BRAILLE_FROM.get(announcement.kind, 1)
        message.loud = message.answer or answering or level <= self._settings.braille_verbosity
        self._messages.add(message, announcement.policy)
        return message.answer

    def _on_screen(self, announcement: Announcement) -> bool:
        """Return whether the screen shows it anyway: its title, or what is in focus."""
        screen = self._screen
        if announcement.kind in ON_SCREEN:
            return True
        if screen is None:
            return False
        if screen.kind != "table" and announcement.shown_by == "title":
            if announcement.policy is Policy.NOW:
                self._messages.clear()
            self._heading = (screen.title, announcement.braille)
            self._lay_out()
            self._at = 0
            return True
        return bool(screen.items) and announcement.shown_by == "focus"

    # what is on the line

    def _table(self, language: str) -> Table:
        """Return the braille table for texts of a language; one that can't be used is reported once."""
        key = (self._settings.braille_table, language)
        if key not in self._tables:
            usual = self._language.languages[language].computer_braille
            self._tables[key], found = table_named(key[0], usual)
            if not found:
                self._inbox.put(Report("display-table", {"name": key[0]}))
        return self._tables[key]

    def _writing(self, game: str | None) -> Writing:
        code = self._language.code
        record = self._catalogue[game] if game else None
        if (code, game) not in self._words:
            self._words = {(code, game): self._language.messages(record.game_words() if record else None)}
        words, table, detailed = self._words[code, game], self._table(code), self._settings.braille_verbosity == 3
        if record is None:
            return Writing(words, table, detailed)
        fields = find(record.braille_fields, GameFields) or NO_FIELDS
        return Writing(words, table, detailed, fields, path(record.braille_layout) if record.braille_layout else OTHER)

    def _lay_out(self) -> None:
        """Make the lines of the screen; nothing is done while there is no display."""
        if self._screen is None or not self._width:
            return
        writing = self._writing(self._screen.game)
        title, heading = self._heading
        told = writing.table.cells(heading) if title == self._screen.title else b""
        self._strips = strips(self._screen, self._width, writing, told)
        self._at = min(self._at, len(self._strips) - 1)

    def _place_of_focus(self) -> int:
        """Return the line on which the focus is; in a text that was entered from below its last line."""
        screen = self._screen
        if screen is None or screen.kind != "table":
            return len(self._strips) - 1 if self._from_end and self._strips else 0
        focus = Touch("items", screen.focus)
        return next((at for at, strip in enumerate(self._strips) if focus in strip.line.touches), 0)

    def _slot(self) -> Slot:
        return self._strips[self._at].slot

    def _parts(self, message: LineMessage) -> list[bytes]:
        """Return what fits beside the mark for more, part by part."""
        return wrap(message.cells, max(1, self._slot().width - 1)) or [b""]

    def _present(self) -> None:
        """Put the line, or the message over it, on the display."""
        if self._display is not None and self._width and self._strips:
            self._display.show(self.cells)
            self._start_timer()

    @property
    def cells(self) -> bytes:
        """Return what is to stand on the display now; nothing while there is none."""
        with self._lock:
            return self._composed() if self._width and self._strips else b""

    def _composed(self) -> bytes:
        cells = bytearray(self._strips[self._at].line.cells)
        message = self._messages.standing
        if message is not None:
            slot = self._slot()
            parts = self._parts(message)
            part = min(self._messages.part, len(parts) - 1)
            more = part + 1 < len(parts) or self._messages.more
            shown = fit(parts[part], slot.width - 1) + bytes([MORE if more else 0])
            cells[slot.start : slot.start + slot.width] = shown
        elif self._end:
            cells[-1] = END
        return bytes(cells)

    # messages that go by themselves

    def _start_timer(self) -> None:
        """Have a message that came by itself go after its time; each of its parts has as much."""
        seconds = self._settings.braille_seconds
        timed = (self._messages.standing if seconds and self._messages.queued else None, self._messages.part)
        if timed[0] is self._timed[0] and timed[1] == self._timed[1]:
            return
        self._stop_timer()
        self._timed = timed
        if timed[0] is not None:
            self._timer = threading.Timer(seconds, self._time_is_up, timed)
            self._timer.daemon = True
            self._timer.start()

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer, self._timed = None, (None, 0)

    def _time_is_up(self, message: LineMessage, part: int) -> None:
        with self._lock:
            if self._messages.standing is message and self._messages.part == part and self._strips:
                self._messages.forward(len(self._parts(message)))
                self._present()

    # the display and its keys, in its own thread

    def _on_event(self, event: DisplayEvent) -> None:
        match event:
            case Connected():
                self._connected(event.model, event.columns)
            case Disconnected(code):
                self._disconnected(code)
            case Key(name):
                self._key(name)

    def _connected(self, model: str, cells: int) -> None:
        with self._lock:
            known, self._width = self._width, cells
            self._lay_out()
            self._at = self._place_of_focus()
            self._present()
        if not known:
            self._report("display-connected", model=model, cells=cells)

    def _disconnected(self, code: str) -> None:
        """Have it said; that no display is found is news only where there was one, or where one was named."""
        with self._lock:
            known, self._width = self._width, 0
        if known or self.device != AUTO:
            self._report("display-lost", why=code.replace(" ", "-"))

    def _report(self, code: str, **values: object) -> None:
        self._inbox.put(Report(code, values, cue=code))

    def _key(self, name: str) -> None:
        routing = re.fullmatch(r"routing (\d+)", name)
        if routing:
            self._route(int(routing[1]))
        elif name not in PAN or not self._pan(PAN[name]):
            self._inbox.put(KeyDown(f"braille {name}", time.perf_counter()))

    def _route(self, place: int) -> None:
        """Go on in a message under the key, or tell what was touched."""
        with self._lock:
            if not self._strips or not 0 <= place < self._width:
                return
            slot, message = self._slot(), self._messages.standing
            if message is not None and slot.start <= place < slot.start + slot.width:
                self._messages.forward(len(self._parts(message)))
                self._present()
                return
            touch = self._strips[self._at].line.touches[place]
        if touch is not None:
            self._inbox.put(Touched(touch.zone, touch.index))

    def _pan(self, by: int) -> bool:
        """Move in a message, or in the lines of the screen; return False where the key is the scene's."""
        with self._lock:
            if not self._strips:
                return False
            moved = self._pan_message(by) or self._pan_line(by) or self._pan_back(by)
            if moved:
                self._present()
            return moved

    def _pan_message(self, by: int) -> bool:
        message = self._messages.standing
        if message is None:
            return False
        if by > 0:
            self._messages.forward(len(self._parts(message)))
        elif not self._messages.back():
            self._end = True
        return True

    def _pan_line(self, by: int) -> bool:
        to = self._at + by
        if not 0 <= to < len(self._strips):
            return False
        self._at = to
        self._end = False
        return True

    def _pan_back(self, by: int) -> bool:
        """At the table, go from the first line back into the messages; elsewhere the key is the scene's."""
        screen = self._screen
        if screen is None or screen.kind != "table":
            self._from_end = by < 0 and screen is not None and screen.kind == "reader"
            return False
        if by > 0 or not self._messages.back():
            self._end = True
        return True


def _place(screen: Screen) -> tuple[int, bool]:
    """Return what the line follows: where the focus is, and whether there is anything to stand on."""
    return screen.focus, bool(screen.items)


def survey() -> list[tuple[str, str]]:
    """Return every place where a display may be: a code and its detail each; for the doctor.

    Displays on ports that only displays have are opened for a moment, no other port is written to.
    """
    from braille.detect import survey as places

    looked = places()
    found = [] if len(looked) > 1 else [("no-ports", "")]
    for place in looked:
        if place.model:
            found.append(("found", f"{place.model}, {place.cells}, {place.device}"))
        else:
            server = place.device.startswith("brlapi:")
            code = "no-brlapi" if server and place.code == "absent" else place.code.replace(" ", "-")
            found.append((code, " ".join(filter(None, (place.device, place.usb)))))
    return found
