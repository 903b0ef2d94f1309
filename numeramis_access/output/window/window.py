"""The window: where the keyboard is heard, and what sighted people and low vision see; nothing is only visible.

It is channel (the last message), view of the screen and front end (keys) in one, and lives in the main thread.
"""

from __future__ import annotations

import contextlib
import os
import threading
import time
from collections import deque
from pathlib import Path
from typing import TYPE_CHECKING, Any

from numeramis_access.input.controller import Controllers
from numeramis_access.input.inbox import (
    FocusReturned,
    Inbox,
    Incoming,
    KeyDown,
    Ordered,
    QuitRequested,
    Touched,
    not_loaded,
)
from numeramis_access.input.keyboard import Keyboard, written
from numeramis_access.output.channel import NOT_LOADED, ChannelUnavailable, FollowsSettings, HasClipboard, load
from numeramis_access.output.desktop import has_display
from numeramis_access.output.screen import Screen, WithOnlookers
from numeramis_access.output.voices.mouthpiece import Mouthpiece
from numeramis_access.output.waiting import Waiter
from numeramis_access.output.window import layout, placement, system
from numeramis_access.output.window.canvas import Look, Part, Target
from numeramis_access.output.window.colour_themes import theme_of
from numeramis_access.output.window.drawing import Drawing
from numeramis_access.output.window.glide import FRAME, Glide
from numeramis_access.output.window.hand_zone import Slots
from numeramis_access.output.window.lettering import TextStyle
from numeramis_access.output.window.pictures import Pictures
from numeramis_access.output.window.pointer import Pointer, Scrolled, switch_of, within
from numeramis_access.output.window.spectators import Shown, Spectators
from numeramis_access.output.window.strip_zone import KEPT
from numeramis_access.store.settings import Settings
from numeramis_access.words.announcement import Announcement, Priority
from numeramis_access.words.current import CurrentLanguage

if TYPE_CHECKING:
    from pygame.event import Event

    from numeramis_access.output.accessibility import Accessibility


TITLE = "Numeramis Access"
#: our own drawing, the same in every package: two cards, the letter N in dots
ICON = Path(__file__).parent / "icon.svg"
#: how many messages are shown together at most
TOGETHER = 3
#: what SDL draws into where there is no display, unless it was asked to
UNSEEN = ("offscreen", "dummy")
#: seconds after which a tree that has just been asked for is looked at again
SETTLE = 0.05
#: seconds that the keyboard may be elsewhere without the player having left: other windows of our own, the full screen
AWAY = 0.5
#: seconds after which Python may look for signals, which do not end SDL's waiting
SLICE = 0.5


class Window(WithOnlookers, FollowsSettings, HasClipboard):
    """The window of the program; every method belongs to the main thread.

    :param inbox: wakes the window when something comes in from another thread.
    :param mouthpiece: carries what a screen reader shall say, or None: no accessibility tree.
    :param kept: the file in which place and size are kept, or None.
    :param show: what a second window shows to spectators, None without one.
    :ivar boxes: where each item of the screen was drawn, (left, top, width, height) in pixels.
    """

    name = "window"

    def __init__(
        self,
        settings: Settings,
        inbox: Inbox,
        language: CurrentLanguage,
        mouthpiece: Mouthpiece | None = None,
        kept: Path | None = None,
        show: Shown | None = None,
    ) -> None:
        self._settings = settings
        self._inbox = inbox
        self._mouthpiece = mouthpiece
        self._keyboard = Keyboard()
        self._told: deque[str] = deque(maxlen=TOGETHER)
        self._log: deque[str] = deque(maxlen=KEPT)
        self._fresh = False  # what was told has not been drawn yet
        self._screen: Screen | None = None
        self._stale = False
        self._pygame: Any = None
        self._waiter: Waiter | None = None
        self._unseen = False
        self._woken = 0
        self._language = language
        self._words = language.messages()
        self._tree: Accessibility | None = None
        self.controllers = Controllers()
        self.boxes: dict[int, tuple[int, int, int, int]] = {}
        self._kept = kept
        self._show = show
        self._asked = False
        self._beside: Spectators | None = None
        self._glide: Glide | None = None
        self._painted: Screen | None = None
        self._wishes = system.SystemAppearance()
        self._slots = Slots()
        self._pictures = Pictures()
        self._pointer = Pointer()
        self._targets: list[Target] = []
        self._zones: dict[str, tuple[int, int, int, int]] = {}
        self._turns: dict[str, int] = {}
        self._parts: dict[str, Part] = {}
        #: the time that is left, as it was drawn last
        self._passing = ("", "")
        self._full = False
        self._left: float | None = None  # when the keyboard went elsewhere, by time.monotonic

    def probe(self) -> bool:
        """Return whether there is a display, as far as the environment tells."""
        return has_display()

    def open(self) -> None:
        """Open the window.

        :raises ChannelUnavailable: ``no-display``, ``not-loaded``.
        """
        os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
        # A plain framebuffer: through OpenGL without a graphics card the window costs 90 MB more.
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
        # Windows: real pixels on every screen instead of blown-up ones.
        os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
        try:
            pygame = self._pygame = load("pygame")
            pygame.display.init()
            self._unseen = pygame.display.get_driver() in UNSEEN
            if self._unseen and "SDL_VIDEODRIVER" not in os.environ:
                raise pygame.error("there is no display")
            pygame.font.init()
            pygame.display.set_caption(TITLE)
            with contextlib.suppress(pygame.error):  # a pygame that reads no SVG has a window all the same
                pygame.display.set_icon(pygame.image.load(ICON))
            size, place = placement.on_a_screen(self._placement(), pygame.display.get_desktop_sizes())
            self._woken = pygame.event.custom_type()
            # Before there is a window: choosing throws away what has already come, and a key may come at once.
            self._choose_events()
            pygame.display.set_mode(size, pygame.RESIZABLE | pygame.HIDDEN)
            self._open_tree()
            pygame.display.set_mode(size, pygame.RESIZABLE | pygame.SHOWN)
            if place is not None:
                pygame.display.set_window_position(place)
            pygame.display.set_allow_screensaver(True)
            pygame.key.set_repeat()
            pygame.key.stop_text_input()  # an input method would keep letters for itself
        except (ChannelUnavailable, ImportError, RuntimeError) as error:  # pygame.error is a RuntimeError
            self._pygame = None
            if self._mouthpiece is not None:
                self._mouthpiece.offered = None
            raise _unavailable(error) from error
        self._open_controllers()
        if self._show is not None:
            self._beside = Spectators(self._show, f"{TITLE} ({self._words.text('window-spectators')})")
            self._pygame.Window.from_display_module().focus()
        self._waiter = Waiter()
        self._inbox.wake = self._wake
        if self._mouthpiece is not None:
            self._mouthpiece.offered = None if self._tree is None else True
        self._follow_settings()

    def _placement(self) -> placement.Placement:
        return placement.Placement() if self._kept is None else placement.load(self._kept)

    def _follow_settings(self) -> None:
        """Go to the full screen or back, and ask the system for its wishes where the player wants them followed."""
        if self._settings.full_screen != self._full and self._pygame is not None:
            self._full = self._settings.full_screen
            window = self._pygame.Window.from_display_module()
            window.set_fullscreen(desktop=True) if self._full else window.set_windowed()
        if (
            not self._asked
            and not self._unseen
            and (self._settings.theme == "system" or self._settings.motion == "auto")
        ):
            self._asked = True
            threading.Thread(target=self._ask_system, daemon=True).start()

    def _ask_system(self) -> None:
        """Ask the system for its wishes, beside everything else: it may take its time."""
        before, self._wishes = self._wishes, system.wishes()
        if self._wishes != before:
            self._stale = True
            self._wake()

    def _choose_events(self) -> None:
        """Have only such events wake the program as mean something."""
        pygame = self._pygame
        pygame.event.set_blocked(None)
        pygame.event.set_allowed([
            pygame.QUIT, pygame.KEYDOWN, pygame.KEYUP, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP,
            pygame.MOUSEMOTION, pygame.MOUSEWHEEL, pygame.WINDOWEXPOSED, pygame.WINDOWSIZECHANGED,
            pygame.WINDOWFOCUSGAINED, pygame.WINDOWFOCUSLOST, pygame.WINDOWCLOSE, self._woken,
            *self.controllers.events(),
        ])  # fmt: skip

    def _open_tree(self) -> None:
        """Make the accessibility tree, before the window can be seen, where there may be one."""
        if self._mouthpiece is None:
            return
        from numeramis_access.output.accessibility import Accessibility

        self._mouthpiece.wake = self._wake
        try:
            tree = Accessibility(self._mouthpiece, self._inbox, self._wake, self._settings.old_orca)
        except ChannelUnavailable as error:
            self._inbox.put(not_loaded(error.detail))
            return
        self._tree = tree
        tree.open(self._pygame.display.get_wm_info().get("window"))

    def _open_controllers(self) -> None:
        """Listen to controllers, where what reads them can be loaded."""
        try:
            self.controllers.open()
        except (ImportError, NotImplementedError):
            self._inbox.put(not_loaded("pygame"))

    # the channel

    def show(self, announcement: Announcement) -> None:
        """Show the message at the bottom, with those that came since the last drawing."""
        if announcement.text and announcement.shown_by != "page":
            if announcement.priority is Priority.NOW or not self._fresh:
                self._told.clear()
                self._turns.pop("message", None)
            self._told.append(announcement.text)
            self._log.append(announcement.text)
            self._stale = self._fresh = True
            if self._tree is not None:
                self._tree.note_message(announcement)

    def hush(self) -> None:
        """Do nothing: what is shown stays."""

    def close(self) -> None:
        """Close the window."""
        if self._tree is not None:
            self._tree.close()
            self._tree = None
        if self._pygame is not None:
            self._keep_place()
            self._close_beside()
            self.controllers.close()
            self._pygame.display.quit()
            self._pygame = None

    def _close_beside(self) -> None:
        if self._beside is not None:
            self._beside.close()
            self._beside = None

    def _keep_place(self) -> None:
        """Keep place and size of the window, unless it fills the screen; where that fails nothing is lost."""
        if self._kept is None or self._full or self._unseen:
            return
        where = self._pygame.display.get_window_position()
        size = self._pygame.display.get_window_size()
        with contextlib.suppress(OSError):
            placement.save(placement.Placement(tuple(size), tuple(where)), self._kept)

    def apply(self, settings: Settings) -> None:
        """Take changed settings, at once."""
        if self._language.code != self._words.code:
            self._words = self._language.messages()
        self._settings = settings
        self._stale = True
        self._follow_settings()

    def copy(self, text: str) -> bool:
        """Put a text on the system's clipboard; return whether it is there now."""
        try:
            self._pygame.scrap.put_text(text)
        except self._pygame.error:
            return False
        return True

    # the view of the screen

    def draw(self, screen: Screen) -> None:
        """Show the screen with the next drawing; what was turned by the wheel follows the focus again."""
        before, self._screen = self._screen, screen
        if before is None or (before.focus, before.title, before.spot) != (screen.focus, screen.title, screen.spot):
            self._turns = {zone: turn for zone, turn in self._turns.items() if zone == "message"}
        if self._beside is not None and self._beside.shown == "all":
            self._beside.draw(screen)
        self._stale = True
        self._take_text(before, screen)

    def _take_text(self, before: Screen | None, now: Screen) -> None:
        """Have the system make characters of keys only while a text is written."""
        if self._pygame is None or _writes(now) == (before is not None and _writes(before)):
            return
        if _writes(now):
            self._pygame.key.start_text_input()
        else:
            self._pygame.key.stop_text_input()

    @property
    def watched(self) -> bool:
        """Return whether there is a window for people who may see no more than what is public."""
        return self._beside is not None and self._beside.shown == "public"

    def draw_public(self, screen: Screen) -> None:
        """Show them the table."""
        if self._beside is not None:
            self._beside.draw(screen)
        self._stale = True

    def turn(self, by: int) -> tuple[int, int] | None:
        """Turn the page of the message, and of the entry in focus, where they have no room as a whole."""
        found = None
        for zone, part in reversed(self._parts.items()):
            number = min(max(0, part.number + by), part.of - 1)
            if number != part.number:
                self._turns[zone], self._stale = number, True
                found = number + 1, part.of
        return found

    def paint(self) -> None:
        """Draw what has changed since the last time, for eyes and for screen readers."""
        if self._screen is not None and self._screen.clock is not None:
            passing = self._screen.clock.lines(time.monotonic())
            self._stale, self._passing = self._stale or passing != self._passing, passing
        if self._stale and self._screen is not None:
            surface = self._pygame.display.get_surface()
            more = self._words.text("window-more", count="{}")
            look = look_of(self._settings, self._wishes)
            drawing = Drawing(surface, look, self._settings.scale, more, self._pictures, tuple(self._log))
            drawing.draw(self._screen, " ".join(self._told), self._slots, self._screen.spot, self._turns)
            self._fresh = False
            self._turns, self._parts = drawing.turned, drawing.parts
            self._begin_glide(drawing)
            self.boxes, self._targets, self._zones = drawing.boxes, drawing.targets, drawing.zones
            if self._tree is not None:
                self._tree.note_place(tuple(self._pygame.display.get_window_position()))
                self._tree.draw(self._screen, self._words, self.boxes, (0, 0, *surface.get_size()))
            self._pygame.display.flip()
            if self._beside is not None:
                self._beside.paint(drawing.look, " ".join(self._told))
            self._stale = False
        elif self._glide is not None:
            self._glide_on()
        if self._tree is not None:
            self._tree.tell()

    def _begin_glide(self, drawing: Drawing) -> None:
        """Have a card just played come from its player's place, or from the hand, where things may move."""
        before, self._painted = self._painted, self._screen
        now, played = time.monotonic(), _seat_that_played(before, self._screen)
        if self._moves and before is not None and played in drawing.laid:
            start = self.boxes.get(before.focus) if before.view and before.view.seat == played else None
            start = start or next(target.box for target in drawing.targets if target[1:] == ("table", played))
            self._glide = Glide(start[:2], drawing.laid[played], now)
        if self._glide is not None and not self._glide.over(now):
            self._glide.take(drawing.surface, drawing.look.theme.ground)
            self._glide.draw(drawing.surface, now)

    def _glide_on(self) -> None:
        assert self._glide is not None
        now = time.monotonic()
        self._glide.draw(self._pygame.display.get_surface(), now)
        self._pygame.display.flip()
        if self._glide.over(now):
            self._glide = None

    @property
    def _moves(self) -> bool:
        """Return whether things may move: as the player says, or else as the system does."""
        return self._settings.motion == "on" or (self._settings.motion == "auto" and self._wishes.motion is True)

    # the front end

    def _wake(self) -> None:
        pygame = self._pygame
        if pygame is not None:
            pygame.event.post(pygame.event.Event(self._woken))

    def wait(self, inbox: Inbox, seconds: float | None) -> Incoming | None:
        """Return the next key, or the next item of the inbox, waiting at most so long."""
        ends = None if seconds is None else time.monotonic() + seconds
        while True:
            item = inbox.take()
            if item is not None:
                return item
            self.paint()
            event = self._next_event(None if ends is None else ends - time.monotonic())
            item = self._incoming(event) if event is not None else self._pointer.held(time.monotonic())
            if item is not None:
                return item
            if ends is not None and time.monotonic() >= ends:
                return inbox.take()

    def _next_event(self, seconds: float | None) -> Event | None:
        assert self._waiter is not None
        slice_ = SETTLE if self._tree is not None and self._tree.unsettled else SLICE
        looks = self._unseen or bool(self.controllers.pads)
        now, clock = time.monotonic(), self._screen.clock if self._screen is not None else None
        passes = clock.due(now) if clock is not None else None
        waits = (seconds, slice_, passes, self._pointer.due(now), FRAME if self._glide is not None else None)
        return self._waiter.wait(min(wait for wait in waits if wait is not None), looks)

    def _incoming(self, event: Event) -> Incoming | None:
        pygame = self._pygame
        if event.type == pygame.QUIT:
            return QuitRequested()
        beside = self._beside is not None and event.dict.get("window") is self._beside.window
        if event.type == pygame.WINDOWCLOSE:
            self._close_beside()
            return None if beside else QuitRequested()
        if event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWSIZECHANGED):
            self._stale = True
            return None
        if event.type in (pygame.WINDOWFOCUSGAINED, pygame.WINDOWFOCUSLOST):
            return self._note_focus(event.type == pygame.WINDOWFOCUSGAINED, beside)
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION, pygame.MOUSEWHEEL):
            return None if beside else self._take_pointing(event)
        key = self._key(event)
        writes = written(event) if event.type == pygame.KEYDOWN else ""
        return KeyDown(key, time.perf_counter(), writes) if key else None

    def _note_focus(self, gained: bool, beside: bool) -> Incoming | None:
        """Take note that a window has the keyboard now, or no more. :param beside: whether it is the spectators'."""
        if gained:
            self._asked = False  # whoever comes back may have been to the system's settings
            self._follow_settings()
        if beside:
            return None
        if self._tree is not None:
            self._tree.note_focus(gained)
        left, self._left = self._left, None if gained else time.monotonic()
        return FocusReturned() if gained and left is not None and time.monotonic() - left > AWAY else None

    def _key(self, event: Event) -> str | None:
        if event.type == self._woken:
            return None
        if event.type == self._pygame.KEYDOWN:
            return self._keyboard.pressed(event)
        if event.type == self._pygame.KEYUP:
            return self._keyboard.released(event)
        return self.controllers.key(event)

    def _take_pointing(self, event: Event) -> Touched | Ordered | KeyDown | None:
        """Take what the mouse or a finger does; a button that is a switch is a key."""
        pygame, now = self._pygame, time.monotonic()
        if event.type == pygame.MOUSEBUTTONDOWN and (switch := switch_of(event.button, self._settings)):
            return KeyDown(switch, time.perf_counter())
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._pointer.down(event.button, event.pos, now, self._targets)
            return None
        if event.type == pygame.MOUSEMOTION:
            return self._pointer.move(event.pos, layout.em(pygame.display.get_window_size(), self._settings.scale))
        if event.type == pygame.MOUSEWHEEL:
            self._turn(pygame.mouse.get_pos(), -event.y)
            return None
        meant = self._pointer.up(event.button, event.pos, now, self._targets, self._zones.get("table"))
        if isinstance(meant, Scrolled):
            self._turn(meant.at, meant.by)
            return None
        return meant

    def _turn(self, at: tuple[int, int], by: int) -> None:
        """Turn the pages of the zone that the pointer is over."""
        zone = next((zone for zone, box in self._zones.items() if within(box, at)), "")
        self._turns = {**self._turns, zone: self._turns.get(zone, 0) + by}
        self._stale = True


def _unavailable(error: ChannelUnavailable | ImportError | RuntimeError) -> ChannelUnavailable:
    """Return why there is no window; a part of pygame that could not be loaded says that it is not implemented."""
    if isinstance(error, ChannelUnavailable):
        return error
    if isinstance(error, (ImportError, NotImplementedError)):
        return ChannelUnavailable(NOT_LOADED, "pygame")
    return ChannelUnavailable("no-display", str(error))


def _writes(screen: Screen) -> bool:
    """Return whether a text is asked for."""
    return any(item.is_text_field for item in screen.items)


def _seat_that_played(before: Screen | None, now: Screen | None) -> int | None:
    """Return whose card has come to those on the table, None where not just one has."""
    if before is None or now is None or not now.cards_on_table:
        return None
    seats = [laid.seat for laid in now.cards_on_table]
    return seats[-1] if seats[:-1] == [laid.seat for laid in before.table] else None


def look_of(settings: Settings, wishes: system.SystemAppearance) -> Look:
    """Return how the window looks with these settings.

    :param wishes: of the system, for those who follow it: strong contrast is also bolder letters and a thicker ring.
    """
    strong = settings.theme == "system" and wishes.contrast is True
    weight, ring = settings.weight, settings.focus_ring
    if strong:
        weight, ring = "bold" if weight == "regular" else weight, max(3, ring)
    style = TextStyle(weight, settings.letter_spacing)
    return Look(theme_of(settings, wishes.dark, strong), style, ring, settings.suit_colours)
