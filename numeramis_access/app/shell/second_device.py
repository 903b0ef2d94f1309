"""Two people at one computer, each on a device of their own: the second person gets a program of their own.

The program of the keyboard keeps the voice, the window and the cues. The second one gets the controller, with the right
ear of one pair of headphones, or the braille display. What one program tells never reaches a channel of the other.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

import msgspec

from numeramis_access.app.shell.launch_options import LaunchOptions
from numeramis_access.app.shell.ports import App, ProgramThinker
from numeramis_access.app.shell.program import Program
from numeramis_access.app.shell.scene import Push, Scene
from numeramis_access.app.shell.voice import SpeechChannel
from numeramis_access.input.inbox import ForSecond, Inbox, Incoming
from numeramis_access.output.channel import Channel, ForgetsHistory, HasKeys, KnowsSeating
from numeramis_access.output.haptics import Haptics
from numeramis_access.output.mixer import SECOND_SPEECH_GROUP, SPEECH_GROUP, Mixer
from numeramis_access.output.screen import HasSpectators, Screen, ScreenView
from numeramis_access.output.sound import Sound
from numeramis_access.output.soundstage import SoundStage
from numeramis_access.store.settings import MENU_ROWS
from numeramis_access.tables.computers import Thinker, ThinkingTask
from numeramis_access.tables.seats import Gender

PAD_DEVICE, BRAILLE_DEVICE = "pad", "braille"
#: the ears of two people at one pair of headphones: of the keyboard, and of the controller
LEFT_EAR, RIGHT_EAR = -1, 1


class SecondInbox(Inbox):
    """The inbox of the second person's program: its items go to the first program's inbox, marked as the second
    person's.

    :param first: the first program's inbox.
    """

    def __init__(self, first: Inbox) -> None:
        super().__init__()
        self._first = first

    def put(self, item: Incoming) -> None:
        """Put an item into the first program's inbox, marked as the second person's; from any thread."""
        self._first.put(ForSecond(item))


class SharedThinker:
    """The thinker of the first program for the second one, which cannot close it. :param shared: that thinker."""

    def __init__(self, shared: Thinker) -> None:
        self._shared = shared

    def ask(self, task: ThinkingTask) -> int:
        """Start a task; return its ticket, the number that comes back with the answer in the first program's inbox."""
        return self._shared.ask(task)

    def forget(self, ticket: int) -> None:
        """Drop a task, because its answer is no longer needed. :param ticket: ticket of the task."""
        self._shared.forget(ticket)

    def stop_worker(self, ticket: int) -> None:
        """End the worker that has a task, because it died or hangs, for both programs. :param ticket: ticket of the
        task.
        """
        self._shared.stop_worker(ticket)

    def close(self) -> None:
        """Do nothing: the first program closes it."""


class SecondProgram(Program):
    """The program of the second person; its changed settings apply until it ends and are not saved."""

    owns_home: ClassVar[bool] = False

    def _keep_settings(self) -> None:
        """Keep nothing: the file belongs to the first program."""

    def _start_over(self) -> None:
        """Return to the only scene, because there is no main menu."""
        for scene in reversed(self.scenes[1:]):
            self._attempt("input", scene.leave)
        del self.scenes[1:]


class PublicWindow(ScreenView):
    """A window that two people see: it shows only the public table, without messages or menus.

    :param window: the window. :param app: the program of the keyboard.
    """

    name = "window"

    def __init__(self, window: ScreenView, app: Program) -> None:
        self._window = window
        self._app = app

    def draw(self, screen: Screen) -> None:
        """Show the public table, also while a menu lies above it; without a table, the given screen."""
        public = next(
            (shown for scene in reversed(self._app.scenes) if (shown := scene.public_screen()) is not None), screen
        )
        self._window.draw(public)
        if isinstance(self._window, HasSpectators) and self._window.is_watched:
            self._window.draw_public(public)

    def flush(self) -> None:
        """Write to the device."""
        self._window.flush()


class SecondDevice:
    """Moves a device between the first program and a second one.

    :param app: the first program. :param mixer: the sound device.
    """

    def __init__(self, app: Program, mixer: Mixer) -> None:
        self._app = app
        self._mixer = mixer
        #: channels and views of the first program before the device moved
        self._channels: list[Channel] = []
        self._views: list[ScreenView] = []

    def missing_message(self, device: str) -> str:
        """Return the id of the message about a missing device or voice; empty if two people can play.

        With a controller the program also needs a channel of speech and an open sound device, because the two people
        share headphones.

        :param device: ``pad`` or ``braille``.
        """
        app = self._app
        channels = [*app.announcer.channels, *(app.second.announcer.channels if app.second is not None else ())]
        if device == BRAILLE_DEVICE:
            there = any(channel.is_connected for channel in channels if isinstance(channel, HasKeys))
            return "" if there else "together-no-display"
        if not any(channel.probe() for channel in channels if isinstance(channel, Haptics)):
            return "together-no-pad"
        speaks = any(isinstance(channel, SpeechChannel) for channel in channels)
        return "" if speaks and self._mixer.is_open else "together-no-ears"

    def open(self, device: str, name: str, gender: Gender, make: Callable[[App], Scene]) -> None:
        """Move the device to a new program of the second person, and enter its scene. With a braille display the
        controller moves too, to rumble for its reader.

        If the device is the controller, the first person hears with the left ear and the second with the right one, and
        windows show only the public table.

        :param device: ``pad`` or ``braille``. :param name: name of the person. :param gender: their grammatical gender.
        :param make: makes the lowest scene of that program.
        """
        app, second = self._app, self._program(device, name, gender)
        self._channels, self._views = list(app.announcer.channels), list(app.views.all)
        own = (HasKeys, Haptics) if device == BRAILLE_DEVICE else (Haptics,)
        second.announcer.channels += [channel for channel in self._channels if isinstance(channel, own)]
        second.views.all = [view for view in self._views if isinstance(view, own)]
        app.announcer.channels[:] = [channel for channel in self._channels if not isinstance(channel, own)]
        app.views.all = [view for view in self._views if not isinstance(view, own)]
        if device == PAD_DEVICE:
            second.language.layer = "pad"
            self._share_ears(second)
            self._share_window()
        second.device = device
        app.second, app.second_devices = (
            second,
            (PAD_DEVICE, BRAILLE_DEVICE) if device == BRAILLE_DEVICE else (PAD_DEVICE,),
        )
        app.views.redraw_next()
        second.start()
        second.follow(Push(make(second)))

    def close(self) -> None:
        """End the second person's program, and move the device back; do nothing if there is none."""
        app, second = self._app, self._app.second
        if second is None:
            return
        app.second, app.second_devices = None, ()
        announcer = second.announcer
        announcer.channels[:] = [channel for channel in announcer.channels if channel not in self._channels]
        second.close()
        lost = app.announcer.is_lost
        app.announcer.channels[:] = [channel for channel in self._channels if not lost(channel)]
        app.views.all = self._views
        app.views.redraw_next()
        self._mixer.is_shared = False
        for channel in app.announcer.channels:
            if isinstance(channel, KnowsSeating):
                channel.seating = SoundStage()
            if isinstance(channel, SpeechChannel) and channel.keeps_to_ear:
                channel.keep_to_ear("")

    def _program(self, device: str, name: str, gender: Gender) -> SecondProgram:
        """Return the program of the second person, with the settings of the first one."""
        app = self._app
        settings = msgspec.structs.replace(
            app.settings, name=name, gender=gender, switches="off", ambience_volume=0, first_steps=0
        )

        def thinker(*_: object) -> ProgramThinker:
            return SharedThinker(app.thinker)

        return SecondProgram(
            settings, app.home, app.doors, catalogue=app.catalogue, languages=app.language.languages,
            language=app.language.code, inbox=SecondInbox(app.inbox), clock=app.now, thinker=thinker,
            connect=app.connect,
            without=app.without | {name for name, row in MENU_ROWS.items() if device not in row.devices},
        )  # fmt: skip

    def _share_ears(self, second: SecondProgram) -> None:
        """Give the first person the left ear, and the second one a voice and cues in the right ear."""
        app, mixer = self._app, self._mixer
        mixer.is_shared = True
        for channel in app.announcer.channels:
            if isinstance(channel, KnowsSeating):
                channel.seating = SoundStage(ear=LEFT_EAR)
            if isinstance(channel, SpeechChannel):
                channel.keep_to_ear(SPEECH_GROUP)
        plain = LaunchOptions(terminal=True)
        speech = SpeechChannel(mixer, second.settings, plain, second.inbox, app.language.languages, SECOND_SPEECH_GROUP)
        sound = Sound(mixer, second.settings)
        speech.seating = sound.seating = SoundStage(ear=RIGHT_EAR)
        speech.open()
        second.announcer.channels += [speech, sound]

    def _share_window(self) -> None:
        """Let the window show both people only the public table, and no messages, not even earlier ones."""
        app = self._app
        windows = [view for view in self._views if not isinstance(view, HasKeys)]
        for window in windows:
            if isinstance(window, ForgetsHistory):
                window.forget()
        unseen: list[object] = [*windows]
        app.announcer.channels[:] = [channel for channel in app.announcer.channels if channel not in unseen]
        app.views.all = [PublicWindow(view, app) if view in windows else view for view in app.views.all]
