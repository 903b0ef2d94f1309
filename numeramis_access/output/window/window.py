"""The window: it takes the keyboard, and shows the screen to sighted people and low vision; nothing is only visible.

``Window`` is channel (the last message), view of the screen and front end (keys) in one, and lives in the main thread.
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
    CommandOrdered,
    FocusReturned,
    Inbox,
    Incoming,
    KeyDown,
    QuitRequested,
    Touched,
    load_failure,
)
from numeramis_access.input.keyboard import Keyboard, typed_character
from numeramis_access.input.pygame_types import Event
from numeramis_access.output.channel import (
    NOT_LOADED,
    ChannelUnavailable,
    FollowsSettings,
    ForgetsHistory,
    HasClipboard,
    load_library,
)
from numeramis_access.output.desktop import has_graphical_display
from numeramis_access.output.screen import HasSpectators, Screen
from numeramis_access.output.voices.mouthpiece import Mouthpiece
from numeramis_access.output.waiting import Waiter
from numeramis_access.output.window import layout, system, window_place
from numeramis_access.output.window.canvas import Look
from numeramis_access.output.window.colour_themes import theme_of
from numeramis_access.output.window.drawing import Drawing
from numeramis_access.output.window.glide import FRAME_SECONDS
from numeramis_access.output.window.lettering import TextStyle
from numeramis_access.output.window.pointer import Pointer, Scroll, switch_of
from numeramis_access.output.window.screen_picture import ScreenPicture
from numeramis_access.output.window.spectators import Spectators, SpectatorView
from numeramis_access.output.window.strip_zone import MAX_LOGGED_MESSAGES
from numeramis_access.store.settings import Settings
from numeramis_access.words.announcement import Announcement, Priority
from numeramis_access.words.current import CurrentLanguage

if TYPE_CHECKING:  # the accessibility tree is loaded when the window is open
    from numeramis_access.output.accessibility import Accessibility


WINDOW_TITLE = "Numeramis Access"
#: our own drawing, also used in the packages: two cards, the letter N in dots
ICON_FILE = Path(__file__).parent / "icon.svg"
#: maximum number of messages shown together
MAX_SHOWN_MESSAGES = 3
#: SDL's drivers without a display
INVISIBLE_DRIVERS = ("offscreen", "dummy")
#: seconds until the next look at a tree that has just been asked for
TREE_SECONDS = 0.05
#: seconds without the keyboard that do not count as leaving: for our other windows and the full screen
LEAVING_SECONDS = 0.5
#: longest wait in SDL in seconds, because signals do not end it and Python must look for them
MAX_WAIT_SECONDS = 0.5


class Window(HasSpectators, FollowsSettings, ForgetsHistory, HasClipboard):
    """The window of the program; every method belongs to the main thread.

    :param settings: the player's settings.
    :param inbox: wakes the window when an item comes in from another thread.
    :param language: the player's language.
    :param mouthpiece: carries the messages for a screen reader, or None: no accessibility tree.
    :param place_file: the file that stores position and size, None to store nothing.
    :param spectator_view: the spectators' view in a second window, None without one.
    :ivar picture: the drawn screen. :ivar controllers: the game controllers.
    """

    name = "window"

    def __init__(
        self,
        settings: Settings,
        inbox: Inbox,
        language: CurrentLanguage,
        mouthpiece: Mouthpiece | None = None,
        place_file: Path | None = None,
        spectator_view: SpectatorView | None = None,
    ) -> None:
        self._settings = settings
        self._inbox = inbox
        self._language = language
        self._messages = language.messages()
        self._mouthpiece = mouthpiece
        self._place_file = place_file
        self._spectator_view = spectator_view
        # while the window is open
        self._pygame: Any = None
        self._waiter: Waiter | None = None
        self._tree: Accessibility | None = None
        self._spectators: Spectators | None = None
        self._wake_event = 0  # type of the event that ends a wait
        self._is_invisible = False  # whether SDL draws without a display
        self._is_full_screen = False
        # the contents and their look
        self._screen: Screen | None = None
        self._shown_messages: deque[str] = deque(maxlen=MAX_SHOWN_MESSAGES)
        self._logged_messages: deque[str] = deque(maxlen=MAX_LOGGED_MESSAGES)
        self._system_appearance = system.SystemAppearance()
        self._has_asked_system = False
        self.picture = ScreenPicture()
        self._drawn_clock = ("", "")  # the remaining time as drawn last
        self._must_redraw = False
        self._has_undrawn_message = False
        # keys, pointer and controllers
        self._keyboard = Keyboard()
        self._pointer = Pointer()
        self.controllers = Controllers()
        self._focus_lost_at: float | None = None  # when the keyboard left the window, by time.monotonic

    def probe(self) -> bool:
        """Return whether the environment promises a display."""
        return has_graphical_display()

    def open(self) -> None:
        """Open the window, its accessibility tree, the controllers and, if wanted, the window of spectators.

        :raises ChannelUnavailable: ``no-display``, ``not-loaded``.
        """
        try:
            self._open_window()
        except (ChannelUnavailable, ImportError, RuntimeError) as error:  # pygame.error is a RuntimeError
            self._pygame = None
            if self._mouthpiece is not None:
                self._mouthpiece.has_tree = None
            raise _unavailable(error) from error
        self._open_controllers()
        if self._spectator_view is not None:
            title = f"{WINDOW_TITLE} ({self._messages.text('window-spectators')})"
            self._spectators = Spectators(self._spectator_view, title)
            self._pygame.Window.from_display_module().focus()
        self._waiter = Waiter()
        self._inbox.wake = self._wake
        if self._mouthpiece is not None:
            self._mouthpiece.has_tree = None if self._tree is None else True
        self._follow_settings()

    def _open_window(self) -> None:
        """Load pygame, and open the player's window at its saved place; its tree exists before it becomes visible."""
        os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
        # A plain framebuffer: OpenGL without a graphics card costs 90 MB more.
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
        # Windows: real pixels on every screen, not magnified ones.
        os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
        pygame = self._pygame = load_library("pygame")
        pygame.display.init()
        self._is_invisible = pygame.display.get_driver() in INVISIBLE_DRIVERS
        if self._is_invisible and "SDL_VIDEODRIVER" not in os.environ:
            raise pygame.error("there is no display")
        pygame.font.init()
        pygame.display.set_caption(WINDOW_TITLE)
        with contextlib.suppress(pygame.error):  # some builds of pygame cannot read SVG
            pygame.display.set_icon(pygame.image.load(ICON_FILE))
        size, place = window_place.fit_on_screen(self._load_place(), pygame.display.get_desktop_sizes())
        self._wake_event = pygame.event.custom_type()
        # Before the window exists, because choosing events discards those in the queue, and a key can come at once.
        self._allow_events()
        pygame.display.set_mode(size, pygame.RESIZABLE | pygame.HIDDEN)
        self._open_tree()
        pygame.display.set_mode(size, pygame.RESIZABLE | pygame.SHOWN)
        if place is not None:
            pygame.display.set_window_position(place)
        pygame.display.set_allow_screensaver(True)
        pygame.key.set_repeat()
        pygame.key.stop_text_input()  # an input method would swallow letters

    def _load_place(self) -> window_place.WindowPlace:
        return window_place.WindowPlace() if self._place_file is None else window_place.load_place(self._place_file)

    def _follow_settings(self) -> None:
        """Enter or leave the full screen, and ask for the system's settings if the player follows them."""
        if self._settings.full_screen != self._is_full_screen and self._pygame is not None:
            self._is_full_screen = self._settings.full_screen
            window = self._pygame.Window.from_display_module()
            window.set_fullscreen(desktop=True) if self._is_full_screen else window.set_windowed()
        if (
            not self._has_asked_system
            and not self._is_invisible
            and (self._settings.theme == "system" or self._settings.motion == "auto")
        ):
            self._has_asked_system = True
            threading.Thread(target=self._ask_system, daemon=True).start()

    def _ask_system(self) -> None:
        """Ask for the system's settings, in a separate thread because the answer can take time."""
        before, self._system_appearance = self._system_appearance, system.read_appearance()
        if self._system_appearance != before:
            self._must_redraw = True
            self._wake()

    def _allow_events(self) -> None:
        """Let only the events that we use wake the program."""
        pygame = self._pygame
        pygame.event.set_blocked(None)
        pygame.event.set_allowed([
            pygame.QUIT, pygame.KEYDOWN, pygame.KEYUP, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP,
            pygame.MOUSEMOTION, pygame.MOUSEWHEEL, pygame.WINDOWEXPOSED, pygame.WINDOWSIZECHANGED,
            pygame.WINDOWFOCUSGAINED, pygame.WINDOWFOCUSLOST, pygame.WINDOWCLOSE, self._wake_event,
            *self.controllers.event_kinds(),
        ])  # fmt: skip

    def _open_tree(self) -> None:
        """Create the accessibility tree before the window becomes visible, if it is wanted."""
        if self._mouthpiece is None:
            return
        from numeramis_access.output.accessibility import Accessibility

        self._mouthpiece.wake = self._wake
        try:
            tree = Accessibility(self._mouthpiece, self._inbox, self._wake, self._settings.old_orca)
        except ChannelUnavailable as error:
            self._inbox.put(load_failure(error.detail))
            return
        self._tree = tree
        tree.open(self._pygame.display.get_wm_info().get("window"))

    def _open_controllers(self) -> None:
        """Listen to controllers, if their library can be loaded."""
        try:
            self.controllers.open()
        except (ImportError, NotImplementedError):
            self._inbox.put(load_failure("pygame"))

    # the channel

    def show(self, announcement: Announcement) -> None:
        """Show a message at the bottom from the next drawing on, behind those that came since the last one; an urgent
        message (``NOW``) replaces them.

        A message without text is left out, and so is one that only names a page of a text, which the window shows.

        :param announcement: the message.
        """
        if announcement.text and announcement.shown_by != "page":
            if announcement.priority is Priority.NOW or not self._has_undrawn_message:
                self._shown_messages.clear()
                self.picture.follow_message()
            self._shown_messages.append(announcement.text)
            self._logged_messages.append(announcement.text)
            self._must_redraw = self._has_undrawn_message = True
            if self._tree is not None:
                self._tree.note_message(announcement)

    def hush(self) -> None:
        """Do nothing: shown messages stay."""

    def forget(self) -> None:
        """Remove all messages, also from the log and the accessibility tree; the screen stays until the next one."""
        self._shown_messages.clear()
        self._logged_messages.clear()
        self.picture.follow_message()
        self._must_redraw, self._has_undrawn_message = True, False
        if self._tree is not None:
            self._tree.forget()

    def close(self) -> None:
        """Close the window with everything that ``open`` opened, and save its place; nothing if it is not open."""
        if self._tree is not None:
            self._tree.close()
            self._tree = None
        if self._pygame is not None:
            self._save_place()
            self._close_spectators()
            self.controllers.close()
            self._pygame.display.quit()
            self._pygame = None

    def _close_spectators(self) -> None:
        if self._spectators is not None:
            self._spectators.close()
            self._spectators = None

    def _save_place(self) -> None:
        """Save position and size of the window, unless it fills the screen; a failure is ignored."""
        if self._place_file is None or self._is_full_screen or self._is_invisible:
            return
        where = self._pygame.display.get_window_position()
        size = self._pygame.display.get_window_size()
        with contextlib.suppress(OSError):
            window_place.save_place(window_place.WindowPlace(tuple(size), tuple(where)), self._place_file)

    def apply(self, settings: Settings) -> None:
        """Apply changed settings at once."""
        if self._language.code != self._messages.code:
            self._messages = self._language.messages()
        self._settings = settings
        self._must_redraw = True
        self._follow_settings()

    def copy(self, text: str) -> bool:
        """Put a text on the system's clipboard; return whether that succeeded."""
        try:
            self._pygame.scrap.put_text(text)
        except self._pygame.error:
            return False
        return True

    # the view of the screen

    def draw(self, screen: Screen) -> None:
        """Show the screen with the next drawing; if its focus, title or spot differs from the last one, zones turned by
        the wheel show the focus again.
        """
        before, self._screen = self._screen, screen
        if before is None or (before.focus, before.title, before.spot) != (screen.focus, screen.title, screen.spot):
            self.picture.follow_focus()
        if self._spectators is not None and self._spectators.shown == "all":
            self._spectators.draw(screen)
        self._must_redraw = True
        self._switch_text_input(before, screen)

    def _switch_text_input(self, before: Screen | None, now: Screen) -> None:
        """Turn the system's text input on only while a text is typed."""
        if self._pygame is None or _has_text_field(now) == (before is not None and _has_text_field(before)):
            return
        if _has_text_field(now):
            self._pygame.key.start_text_input()
        else:
            self._pygame.key.stop_text_input()

    @property
    def is_watched(self) -> bool:
        """Return whether there is a window for spectators who may see only public information."""
        return self._spectators is not None and self._spectators.shown == "public"

    def draw_public(self, screen: Screen) -> None:
        """Show a table to the spectators with the next drawing; ignore it without their window."""
        if self._spectators is not None:
            self._spectators.draw(screen)
        self._must_redraw = True

    def turn_page(self, by: int) -> tuple[int, int] | None:
        """Turn the page of the message, and of the focused entry, if they do not fit.

        :param by: 1 to turn forward, -1 to turn back.
        :return: number of the page, from 1, and count of the pages; None if nothing turned.
        """
        page = self.picture.turn_page(by)
        self._must_redraw = self._must_redraw or page is not None
        return page

    def paint(self) -> None:
        """Draw the changes since the last call in both windows, and give them and waiting messages to the tree."""
        if self._screen is not None and self._screen.clock is not None:
            passing = self._screen.clock.lines(time.monotonic())
            self._must_redraw, self._drawn_clock = self._must_redraw or passing != self._drawn_clock, passing
        if self._must_redraw and self._screen is not None:
            surface = self._pygame.display.get_surface()
            more = self._messages.text("window-more", count="{}")
            look = look_of_settings(self._settings, self._system_appearance)
            log = tuple(self._logged_messages)
            drawing = Drawing(surface, look, self._settings.scale, more, self.picture.pictures, log)
            self.picture.draw(drawing, self._screen, " ".join(self._shown_messages), self._may_move)
            self._has_undrawn_message = False
            if self._tree is not None:
                self._tree.note_place(tuple(self._pygame.display.get_window_position()))
                self._tree.draw(self._screen, self._messages, self.picture.boxes, (0, 0, *surface.get_size()))
            self._pygame.display.flip()
            if self._spectators is not None:
                self._spectators.paint(drawing.look, " ".join(self._shown_messages))
            self._must_redraw = False
        elif self.picture.is_gliding:
            self.picture.draw_glide(self._pygame.display.get_surface())
            self._pygame.display.flip()
        if self._tree is not None:
            self._tree.tell()

    @property
    def _may_move(self) -> bool:
        """Return whether motion is allowed: by the player's setting, else by the system's."""
        motion = self._settings.motion
        return motion == "on" or (motion == "auto" and self._system_appearance.motion is True)

    # the front end

    def _wake(self) -> None:
        pygame = self._pygame
        if pygame is not None:
            pygame.event.post(pygame.event.Event(self._wake_event))

    def wait(self, inbox: Inbox, seconds: float | None) -> Incoming | None:
        """Return the next key or item of the inbox; None if none comes in time. Draw changes meanwhile.

        :param inbox: the program's inbox. :param seconds: the longest wait, None for any time.
        """
        ends = None if seconds is None else time.monotonic() + seconds
        while True:
            item = inbox.take()
            if item is not None:
                return item
            self.paint()
            event = self._next_event(None if ends is None else ends - time.monotonic())
            item = self._incoming(event) if event is not None else self._pointer.take_long_press(time.monotonic())
            if item is not None:
                return item
            if ends is not None and time.monotonic() >= ends:
                return inbox.take()

    def _next_event(self, seconds: float | None) -> Event | None:
        assert self._waiter is not None
        slice_ = TREE_SECONDS if self._tree is not None and self._tree.has_pending_output else MAX_WAIT_SECONDS
        must_poll = self._is_invisible or bool(self.controllers.pads)
        now, clock = time.monotonic(), self._screen.clock if self._screen is not None else None
        passes = clock.due(now) if clock is not None else None
        waits = (seconds, slice_, passes, self._pointer.due(now), FRAME_SECONDS if self.picture.is_gliding else None)
        return self._waiter.wait(min(wait for wait in waits if wait is not None), must_poll)

    def _incoming(self, event: Event) -> Incoming | None:
        pygame = self._pygame
        if event.type == pygame.QUIT:
            return QuitRequested()
        beside = self._spectators is not None and event.dict.get("window") is self._spectators.window
        if event.type == pygame.WINDOWCLOSE:
            self._close_spectators()
            return None if beside else QuitRequested()
        if event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWSIZECHANGED):
            self._must_redraw = True
            return None
        if event.type in (pygame.WINDOWFOCUSGAINED, pygame.WINDOWFOCUSLOST):
            return self._note_focus(event.type == pygame.WINDOWFOCUSGAINED, beside)
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION, pygame.MOUSEWHEEL):
            return None if beside else self._take_mouse(event)
        key = self._key(event)
        writes = typed_character(event) if event.type == pygame.KEYDOWN else ""
        return KeyDown(key, time.perf_counter(), writes) if key else self.controllers.change(event)

    def _note_focus(self, gained: bool, beside: bool) -> Incoming | None:
        """Note that a window got or lost the keyboard; return the news that it came back after a while, else None.

        :param beside: whether it is the spectators' window.
        """
        if gained:
            self._has_asked_system = False  # the user may have changed the system's settings meanwhile
            self._follow_settings()
        if beside:
            return None
        if self._tree is not None:
            self._tree.note_focus(gained)
        left, self._focus_lost_at = self._focus_lost_at, None if gained else time.monotonic()
        return FocusReturned() if gained and left is not None and time.monotonic() - left > LEAVING_SECONDS else None

    def _key(self, event: Event) -> str | None:
        if event.type == self._wake_event:
            return None
        if event.type == self._pygame.KEYDOWN:
            return self._keyboard.press(event)
        if event.type == self._pygame.KEYUP:
            return self._keyboard.release(event)
        return self.controllers.key(event)

    def _take_mouse(self, event: Event) -> Touched | CommandOrdered | KeyDown | None:
        """Handle mouse and finger; return the input that they mean, None for none. A button used as a switch is a key.
        """
        pygame, now = self._pygame, time.monotonic()
        if event.type == pygame.MOUSEBUTTONDOWN and (switch := switch_of(event.button, self._settings)):
            return KeyDown(switch, time.perf_counter())
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._pointer.press_button(event.button, event.pos, now, self.picture.targets)
            return None
        if event.type == pygame.MOUSEMOTION:
            return self._pointer.move(
                event.pos, layout.em_pixels(pygame.display.get_window_size(), self._settings.scale)
            )
        if event.type == pygame.MOUSEWHEEL:
            self.picture.turn_zone(pygame.mouse.get_pos(), -event.y)
            self._must_redraw = True
            return None
        meant = self._pointer.release_button(
            event.button, event.pos, now, self.picture.targets, self.picture.zones.get("table")
        )
        if isinstance(meant, Scroll):
            self.picture.turn_zone(meant.at, meant.by)
            self._must_redraw = True
            return None
        return meant


def _unavailable(error: ChannelUnavailable | ImportError | RuntimeError) -> ChannelUnavailable:
    """Return why there is no window; parts of pygame that could not be loaded raise NotImplementedError."""
    if isinstance(error, ChannelUnavailable):
        return error
    if isinstance(error, (ImportError, NotImplementedError)):
        return ChannelUnavailable(NOT_LOADED, "pygame")
    return ChannelUnavailable("no-display", str(error))


def _has_text_field(screen: Screen) -> bool:
    """Return whether a text is asked for."""
    return any(item.is_text_field for item in screen.items)


def look_of_settings(settings: Settings, appearance: system.SystemAppearance) -> Look:
    """Return the look for these settings.

    :param settings: the player's settings.
    :param appearance: the system's settings, for players who follow it; high contrast also makes letters bolder and the
        ring thicker.
    """
    strong = settings.theme == "system" and appearance.contrast is True
    weight, ring = settings.weight, settings.focus_ring
    if strong:
        weight, ring = "bold" if weight == "regular" else weight, max(3, ring)
    style = TextStyle(weight, settings.letter_spacing)
    return Look(theme_of(settings, appearance.dark, strong), style, ring, settings.suit_colours)
