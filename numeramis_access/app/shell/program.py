"""The loop: one inbox, one scene on top, every channel told; from here a key press can be followed all the way."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, Protocol

import msgspec

from numeramis_access.app.shell.announcer import Announcer
from numeramis_access.app.shell.scene import Scene
from numeramis_access.catalogue import STANDARD, Catalogue
from numeramis_access.input.commands import Command
from numeramis_access.input.inbox import Fate, Inbox, Incoming, KeyDown, Leave, Report, Touched, Typed
from numeramis_access.input.keymap import Keymap
from numeramis_access.input.keymap import load as load_keymap
from numeramis_access.input.typed import meant
from numeramis_access.output.channel import FollowsSettings, HasVoices
from numeramis_access.output.screen import Screen, ScreenView
from numeramis_access.output.voices import READERS
from numeramis_access.store import settings as store
from numeramis_access.store.folders import keymap_file
from numeramis_access.words.announcement import Announcement, Policy
from numeramis_access.words.game import Line
from numeramis_access.words.narrator import Narrator
from numeramis_access.words.plain import system_language

#: voices that are no screen reader; while none has been found the wish counts
OWN = ("espeak", "speech-dispatcher", "pyttsx3")


class Front(Protocol):
    """Where keys come from and the loop waits: the window, the terminal, or nothing but the inbox."""

    def wait(self, inbox: Inbox, seconds: float | None) -> Incoming | None:
        """Return the next thing that comes in, waiting at most so long (None: for ever)."""


class InboxFront:
    """No window and no terminal: keys come from a braille display, a controller or a test."""

    def wait(self, inbox: Inbox, seconds: float | None) -> Incoming | None:
        """Return the next item of the inbox."""
        return inbox.take(seconds)


class App:
    """The running program.

    :param settings: the player's settings. :param settings_file: where changes are kept, None: nowhere (tests).
    :param processes: whether opponents think in a process of their own (a thread otherwise).
    :param inbox: where things already come in, or None for a new one.
    :param catalogue: the games that are offered.
    """

    def __init__(
        self,
        settings: store.Settings,
        settings_file: Path | None = None,
        processes: bool = True,
        inbox: Inbox | None = None,
        catalogue: Catalogue = STANDARD,
    ) -> None:
        self.catalogue = catalogue
        self.processes = processes
        self.settings = settings
        self.settings_file = settings_file
        self.inbox = inbox or Inbox()
        self.announcer = Announcer(settings, self.inbox)
        self.narrator = self._narrator(settings.language or system_language())
        self.keymap: Keymap = load_keymap(keymap_file(), settings.letters)
        self.scenes: list[Scene] = []
        self.screen_views: list[ScreenView] = []
        self.running = True
        self._started = False
        self._shown: Screen | None = None
        #: seconds (perf_counter) of the key being handled, for measurements
        self.key_at = 0.0
        #: where the last key came from: ``braille``, ``pad``, or empty for the keyboard
        self.device = ""

    def _narrator(self, language: str) -> Narrator:
        return Narrator(language, locales=self.catalogue.locales())

    # scenes

    @property
    def scene(self) -> Scene:
        """Return the scene on top."""
        return self.scenes[-1]

    def push(self, scene: Scene) -> None:
        """Put a scene on top and enter it."""
        self.scenes.append(scene)
        scene.enter()

    def pop(self) -> None:
        """Take the top scene off and enter the one below; the last one ends the program."""
        self.scenes.pop().leave()
        if self.scenes:
            self.scene.enter()
        else:
            self.running = False

    def replace(self, scene: Scene) -> None:
        """Put a scene in the place of all others but the lowest."""
        while len(self.scenes) > 1:
            self.scenes.pop().leave()
        self.push(scene)

    # telling

    def say(self, message: str, policy: Policy = Policy.NOW, cue: str | None = None, **values: Any) -> None:
        """Tell a message of the program itself; before the loop runs nothing cuts off what came before."""
        if not self._started:
            policy = Policy.QUEUE
        self.tell([self.narrator.say(Line(message, values, cue=cue), policy)])

    def text(self, message: str, **values: Any) -> str:
        """Return a message's text in the player's language."""
        return self.narrator.language.text(message, **values)

    def tell(self, announcements: Iterable[Announcement]) -> None:
        """Tell announcements through all channels."""
        self.announcer.tell(announcements)

    def reader_speaks(self) -> bool:
        """Return whether a screen reader speaks now, or is to speak."""
        voice = next((channel.voice for channel in self.announcer.channels if isinstance(channel, HasVoices)), "")
        return voice in READERS or (self.settings.mode == "screen-reader" and voice not in OWN)

    # settings

    def change(self, **fields: Any) -> None:
        """Change settings, at once and for the next start."""
        before = self.settings
        self.settings = msgspec.structs.replace(before, **fields)
        self.announcer.settings = self.settings
        if self.settings.language != before.language:
            self.narrator = self._narrator(self.settings.language)
        if self.settings.letters != before.letters:
            self.keymap = load_keymap(keymap_file(), self.settings.letters)
        for channel in list(self.announcer.channels):
            if isinstance(channel, FollowsSettings):
                self.announcer.attempt(channel, partial(channel.apply, self.settings))
        self._save()

    def _save(self) -> None:
        if self.settings_file is None:
            return
        try:
            store.save(self.settings, self.settings_file)
        except OSError:
            self.inbox.put(Report("settings-not-saved", {}))

    # the loop

    def run(self, front: Front) -> None:
        """Run until the player leaves."""
        self._started = True
        while self.running:
            self.refresh()
            item = self._wait(front)
            if item is not None:
                self.receive(item)
            if self.running:
                self.tick()

    def tick(self) -> None:
        """Do what has become due."""
        if self.announcer.revive():
            self._shown = None  # a view that is back shows the screen anew
        self.scene.tick()

    def close(self) -> None:
        """Leave every scene and close every channel."""
        while self.scenes:
            self.scenes.pop().leave()
        for channel in list(self.announcer.channels):
            self.announcer.attempt(channel, channel.close)

    def _wait(self, front: Front) -> Incoming | None:
        """Return what comes in next; while the window is lost, keys come from other devices alone."""
        if self.announcer.is_lost(front):
            return self.inbox.take(self._seconds())
        return self.announcer.attempt(front, lambda: front.wait(self.inbox, self._seconds()))

    def _seconds(self) -> float | None:
        """Return how long nothing is due, or None."""
        due = [due for due in (self.scene.due(), self.announcer.due()) if due is not None]
        return max(0.0, min(due) - time.monotonic()) if due else None

    def refresh(self) -> None:
        """Show the screen where it has changed."""
        if not self.screen_views or not self.scenes:
            return
        screen = self.scene.screen()
        if screen != self._shown:
            self._shown = screen
            self._each_view(lambda view: view.draw(screen))
        self._each_view(lambda view: view.flush())

    def _each_view(self, work: Callable[[ScreenView], None]) -> None:
        """Do something with every view of the screen that has not failed."""
        for view in self.screen_views:
            if not self.announcer.is_lost(view):
                self.announcer.attempt(view, partial(work, view))

    def receive(self, item: Incoming) -> None:
        """Take one thing from the inbox."""
        match item:
            case KeyDown(key, at):
                self.key_at = at
                self.press(key)
            case Typed(text):
                self._typed(text)
            case Touched(zone, index):
                self._each_view(lambda view: view.pressed())
                self.scene.touched(zone, index)
            case Report("voice-changed", values):
                self.say("voice-changed", Policy.QUEUE, **{key: self._voice(name) for key, name in values.items()})
            case Report(code, values, cue):
                self.say(code, Policy.QUEUE, cue, **values)
            case Fate(number, state):
                self.announcer.fates[number] = state
            case Leave():
                self.running = False
            case _:
                for scene in self.scenes:
                    scene.receive(item)

    def _voice(self, name: str) -> str:
        """Return what people call a voice; anything else, and none, as it is."""
        known = name != "none" and self.narrator.language.has(f"voice-{name}")
        return self.text(f"voice-{name}") if known else name

    def press(self, key: str) -> None:
        """Do what a key asks in the scene on top; a key without a meaning says so."""
        self._each_view(lambda view: view.pressed())
        self.device = key.partition(" ")[0] if key.startswith(("braille ", "pad ")) else ""
        command = self.keymap.command(self.scene.context, key)
        if command is None:
            if self.device != "pad" and key not in ("shift", "alt", "tab", "super"):
                self.say("unknown-key", cue="refusal")
            return
        self.do(command)

    def do(self, command: Command) -> None:
        """Do a command: those of the whole program here, all others in the scene."""
        from numeramis_access.app.shell import global_commands as everywhere

        if not everywhere.do(self, command):
            self.scene.command(command)

    def _typed(self, text: str) -> None:
        word = text.strip().lower()
        capital = f"shift+{word}"
        if text.strip() != word and self.keymap.command(self.scene.context, capital) is not None:
            word = capital
        self._each_view(lambda view: view.pressed())
        if not word:
            self.do(Command.ACTIVATE)
        elif self.scene.typed(word):
            return
        elif self.keymap.command(self.scene.context, word) is not None:
            self.press(word)
        elif (command := meant(word, self._command_names())) is not None:
            self.do(command)
        else:
            self.say("unknown-word", cue="refusal", word=text.strip()[:40])

    def _command_names(self) -> Iterator[tuple[str, Command]]:
        """Give the names of all commands: the program's own, what help calls them, and words that people try."""
        for command in Command:
            yield command, command
            message = f"command-{command}"
            if self.narrator.language.has(message):
                does = self.text(message)
                yield does, command
                typed = self.narrator.language.form(message, "typed")
                yield from ((word, command) for word in typed.split(", ") if typed != does)
