"""Pressing every key of a scene: keys in its help must do what help says, other keys must say why they do nothing."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

import msgspec

from numeramis_access.app.calling.lesson import CallingLesson
from numeramis_access.app.calling.scene import CallingScene
from numeramis_access.app.people.match import PeopleMatch
from numeramis_access.app.people.watching import WatchedMatch
from numeramis_access.app.practice.table_scene import PracticeScene
from numeramis_access.app.reading.reader import Reader, help_reader
from numeramis_access.app.reading.replay import Replay
from numeramis_access.app.shell.global_commands import VOICE_COMMANDS, has_effect
from numeramis_access.app.shell.key_help import help_line
from numeramis_access.app.shell.keys import keys_of_device
from numeramis_access.app.shell.menu import Menu
from numeramis_access.app.shell.number import DIGIT_OF_COMMAND, NumberMenu
from numeramis_access.app.shell.program import Program
from numeramis_access.app.shell.scene import Scene
from numeramis_access.app.table.help import (
    PEOPLE_COMMANDS,
    PRACTICE_COMMANDS,
    RANK_COMMANDS,
    SORT_COMMANDS,
    SUIT_COMMANDS,
)
from numeramis_access.app.table.scene import MatchScene
from numeramis_access.catalogue import Catalogue
from numeramis_access.core.actions import Action, EndPlay
from numeramis_access.core.cards import SUIT
from numeramis_access.input.commands import SEAT_OFFSET_BY_COMMAND, Command, is_question
from numeramis_access.input.inbox import Inbox, KeyDown, LineTyped, ThoughtFinished
from numeramis_access.input.reach import reaches_a_page
from numeramis_access.input.typed import KEY_OF_SIGN
from numeramis_access.output.channel import HasKeys, HasVoices
from numeramis_access.output.screen import Screen, ScreenView
from numeramis_access.players.policy import Choice
from numeramis_access.tables.computers import ThinkingTask
from numeramis_access.words.announcement import Announcement
from tests.standins import Recorder

#: sources of keys: the window, a terminal, a page, a braille display, a controller
DEVICES = ("", "terminal", "page", "braille", "pad")
#: keys outside every keymap
STRANGE = ("f24", "ctrl+x", "shift+f1", "ů")
#: whether the answer to a key outside help is true; other such keys say that they do nothing
Reason = Callable[[Program, Scene, Command], bool]
#: commands that change the play at the table; the walk presses them last
ACTS = (
    Command.ODDS, Command.OPEN_CARDS, Command.RETRY, Command.CONCEDE, Command.CLAIM, Command.PAUSE, Command.MORE_TIME,
    Command.UNDO, Command.HINT, Command.STEP, Command.ACTIVATE, Command.PLAY_AGAIN, Command.QUIT,
)  # fmt: skip
#: commands of numbers, ranks and suits
CARDS = frozenset((*RANK_COMMANDS, *SUIT_COMMANDS))
#: commands that repeat earlier announcements
AGAIN = (Command.REPEAT, Command.REPEAT_SLOWLY, Command.HISTORY_BACK, Command.HISTORY_FORWARD, Command.HISTORY_FIRST,
         Command.HISTORY_LAST)  # fmt: skip
#: commands that move among cards, choices, entries, paragraphs: they name the new place, or the missing one
PLACES = (
    Command.PREVIOUS, Command.NEXT, Command.FIRST, Command.LAST, Command.LOWEST_OF_SUIT, Command.HIGHEST_OF_SUIT,
    Command.NEXT_PLAYABLE, Command.PREVIOUS_PLAYABLE, *RANK_COMMANDS, *SUIT_COMMANDS,
)  # fmt: skip


class Ears(Recorder, HasVoices):
    """A voice that remembers its announcements."""

    voice = "espeak"

    def speakers(self, language: str) -> tuple[str, ...]:
        """Return two speakers."""
        return "one", "two"


class Sounds(Recorder):
    """A channel that remembers the sounds, also of news that the player hears by their sound alone."""

    name = "sound"


class Dots(Recorder, HasKeys, ScreenView):
    """A braille display that has all keys and can hold its contents."""

    name = "braille"
    dots = 8
    is_connected = True

    def has_key(self, key: str) -> bool:
        """Return True."""
        return True

    def draw(self, screen: Screen) -> None:
        """Do nothing, because the walk only needs announcements."""

    def hold(self) -> bool:
        """Return True, as if the contents were now held."""
        return True


def _hand(scene: Scene) -> tuple[str, ...]:
    return scene.desk.hand if isinstance(scene, MatchScene) else ()


REASONS: dict[str, Reason] = {
    "no-such-card": lambda app, scene, command: RANK_COMMANDS.get(command, "-") not in _hand(scene),
    "no-such-rank": lambda app, scene, command: any(card in SUIT for card in _hand(scene)) and command in RANK_COMMANDS,
    "no-such-suit": lambda app, scene, command: any(card in SUIT for card in _hand(scene)) and command in SUIT_COMMANDS,
    "no-cards": lambda app, scene, command: not _hand(scene),
    "nothing-here": lambda app, scene, command: isinstance(scene, MatchScene) and not scene.desk.count(),
    "call-no-hands": lambda app, scene, command: isinstance(scene, CallingScene) and is_question(command),
    "call-marks-nothing": lambda app, scene, command: (
        isinstance(scene, CallingScene) and scene._exchanges and not scene.desk.exchanges()
    ),
    "call-no-card": lambda app, scene, command: (
        isinstance(scene, CallingScene) and not any(map(scene.desk.is_playable, scene.desk.hand))
    ),
    "no-choices": lambda app, scene, command: isinstance(scene, MatchScene) and not scene.desk.choices,
    "nothing-playable": lambda app, scene, command: (
        isinstance(scene, MatchScene) and not any(map(scene.desk.is_playable, scene.desk.hand))
    ),
    "nothing-to-mark": lambda app, scene, command: (
        isinstance(scene, MatchScene) and scene._exchanges and not scene.desk.exchanges()
    ),
    "no-such-seat": lambda app, scene, command: (
        isinstance(scene, MatchScene) and SEAT_OFFSET_BY_COMMAND.get(command, 0) >= scene.seat.facts.seats
    ),
    "no-such-question": lambda app, scene, command: (
        is_question(command) and command not in (scene.possible_commands() or ())
    ),
    "only-in-practice": lambda app, scene, command: (
        command in PRACTICE_COMMANDS and not isinstance(scene, PracticeScene | Replay)
    ),
    "only-with-people": lambda app, scene, command: command in PEOPLE_COMMANDS,
    "tricks-only": lambda app, scene, command: (
        isinstance(scene, MatchScene) and not any(issubclass(one, EndPlay) for one in scene.seat.ruleset.action_types)
    ),
    "call-no-hints": lambda app, scene, command: isinstance(scene, CallingScene) and command in PRACTICE_COMMANDS,
    "match-over": lambda app, scene, command: isinstance(scene, CallingScene) and scene.is_over,
    "call-nothing-back": lambda app, scene, command: isinstance(scene, CallingScene) and not scene.seat.match.calls,
    "not-now": lambda app, scene, command: isinstance(scene, CallingScene) and command in RANK_COMMANDS,
    "call-play-on": lambda app, scene, command: isinstance(scene, CallingScene),
    "call-numbers-only": lambda app, scene, command: isinstance(scene, CallingScene) and command in CARDS,
    "call-begin-from-menu": lambda app, scene, command: isinstance(scene, CallingScene),
    "people-only-watching": lambda app, scene, command: isinstance(scene, WatchedMatch),
    "people-denied-no-clock": lambda app, scene, command: isinstance(scene, PeopleMatch) and not scene.times.has_clock,
    "people-nobody-heard": lambda app, scene, command: command is Command.LAST_HEARD,
    "review-retry-none": lambda app, scene, command: command is Command.RETRY,
    "nothing-to-change": lambda app, scene, command: (
        isinstance(scene, Menu) and scene.entries[scene.focus].change is None
    ),
    "no-voice-speaks": lambda app, scene, command: command in VOICE_COMMANDS and app.announcer.voice in ("", "none"),
    "replay-hidden": lambda app, scene, command: isinstance(scene, Replay) and not scene.saved.finished,
    "replay-not-begun": lambda app, scene, command: isinstance(scene, Replay) and not scene.place,
}


def is_reason(scene: Scene, command: Command, said: Announcement, true: Sequence[str]) -> bool:
    """Return whether the answer to a command outside help is a true reason."""
    if isinstance(scene, CallingLesson) and said.kind.startswith("lesson-"):
        return True  # the step, which says what is wanted
    if command in (Command.CLAIM, Command.CONCEDE) and said.cue != "refusal":
        # it names the seat to act
        return said.topic == "answer" and isinstance(scene, MatchScene) and not scene.is_own_turn
    if command is Command.CLAIM and said.kind.startswith("claim-"):
        return True  # a refusal of the rules
    return said.kind in true


def fits(scene: Scene, command: Command, said: list[Announcement]) -> bool:
    """Return whether the announcements fit the help of a command."""
    if command is Command.HUSH:
        return not said
    if not said or command in AGAIN:
        return bool(said)
    first = said[0]
    if command in (Command.ACTIVATE, Command.CLAIM, Command.CONCEDE):
        return first.kind not in ("unknown-key", *REASONS)  # the rules may refuse a card, a menu a number
    if isinstance(scene, CallingLesson) and first.kind.startswith("lesson-"):  # the step, or that the call is wrong
        return True
    if isinstance(scene, CallingScene) and command in CARDS:  # a card, half of one, or why it is gone
        return first.seat is not None or first.kind.startswith("call-")
    if isinstance(scene, NumberMenu) and command in DIGIT_OF_COMMAND:
        return first.kind in ("value-now", "number-too-long", "number-outside", "entry-value") or len(said) > 1
    if command is Command.PAUSE and first.kind == "people-denied-known-already":
        return True
    if first.cue == "refusal" or first.kind in ("unknown-key", *REASONS):
        return False
    if scene.writes and command in PLACES and first.kind.startswith("writing-"):
        return True  # a place in the text
    if command in PLACES and isinstance(scene, Menu | MatchScene | Reader):
        is_place = first.shown_by == "focus" or first.kind.startswith("focus-")
        return is_place or first.kind == "value-now" or first.cue == "hand-end"
    if command in SORT_COMMANDS:
        return first.kind == "hand-sorted"
    if is_question(command) and isinstance(scene, MatchScene):
        return any(one.topic == "answer" for one in said) or first.kind.startswith("practice-old-trick")
    return True


class Walk:
    """A walk that presses every key of every scene.

    :param app: the program. :param heard: a channel for the announcements. :param settle: waits for the effects of a
        key, None if ``AtOnce`` thinks.
    :ivar tried: tried combinations: device, kind of scene, and the commands in its help.
    :ivar scenes: classes of the tried scenes. :ivar devices: devices with these classes. :ivar wrong: faults.
    """

    def __init__(self, app: Program, heard: Recorder, settle: Callable[[], object] | None = None) -> None:
        self.app, self.heard, self.settle = app, heard, settle or self._settle
        self.tried: set[object] = set()
        self.scenes: set[type[Scene]] = set()
        self.devices: set[tuple[str, type[Scene]]] = set()
        self.wrong: list[str] = []
        self.pressed = 0
        self._sounds = Sounds()

    def check(self, *devices: str) -> None:
        """Press every key of the top scene, from each of these devices."""
        scene = self.app.scene
        self.scenes.add(type(scene))
        self.settle()
        if scene.takes_keys:
            return
        for device in devices:
            self.devices.add((device, type(scene)))
            with self._at(device):
                self._check(scene, device)

    @contextmanager
    def _at(self, device: str) -> Iterator[None]:
        """Make the program believe that the player uses a device."""
        app = self.app
        keyboard, channels, views = app.keyboard, list(app.announcer.channels), list(app.views.all)
        app.device = device
        app.keyboard = device if device in ("terminal", "page") else ""
        app.announcer.channels.append(self._sounds)
        if device == "":
            app.announcer.channels.append(Ears())
        elif device == "braille":
            app.announcer.channels.append(dots := Dots())
            app.views.all.append(dots)
        yield
        app.announcer.channels[:] = channels
        app.views.all[:] = views
        app.keyboard = app.device = keyboard

    def _check(self, scene: Scene, device: str) -> None:
        app, context = self.app, scene.context
        known = {one: keys_of_device(app, keys, context) for one, keys in app.keymap.keys_of(context)}
        named = {one for one in known if self._is_named(scene, one)}
        of = Menu if type(scene).command is Menu.command else type(scene)
        what = device, of, scene.context, scene.kind, frozenset(named - RANK_COMMANDS.keys() - SUIT_COMMANDS.keys())
        if what in self.tried:
            return
        self.tried.add(what)
        self._compare_help(scene, device, known, named)
        for command in sorted(known, key=lambda one: (one in ACTS and ACTS.index(one) + 1, one)):
            for key in [key for key in known[command] if self._has(device, scene, key)][:2]:
                self._try(scene, device, key, command)
        for key in STRANGE if device == "" and not scene.writes else ():
            said = self._press(scene, device, key)
            if [one.kind for one in said] != ["unknown-key"]:
                self._note(scene, device, key, "strange", said)

    def _is_named(self, scene: Scene, command: Command) -> bool:
        """Return whether help must name a command of the scene now."""
        possible = scene.possible_commands()
        return has_effect(self.app, command) and (possible is None or command in possible)

    def _compare_help(
        self, scene: Scene, device: str, known: dict[Command, list[str]], named: set[Command]
    ) -> None:
        """Demand that the text after F1 names those commands and no others."""
        where = [*scene.rules_topics()[-1:], *([scene.kind] if scene.kind else [])]
        texts = {one: help_line(self.app, scene.context, one, where) for one in known}
        told = {one.text for one in help_reader(self.app, scene).paragraphs}
        expected = {texts[one] for one in named if texts[one]}
        if {text for text in texts.values() if text} & told != expected:
            self.wrong.append(f"help of {type(scene).__name__} at {device}: {told ^ expected}")

    @staticmethod
    def _has(device: str, scene: Scene, key: str) -> bool:
        """Return whether a device has a key, and the key is no letter in a scene that takes text."""
        if scene.writes and (len(key.removeprefix("shift+")) == 1 or key in ("space", *KEY_OF_SIGN.values())):
            return False
        if device == "page":
            return reaches_a_page(key, scene.context, letters=True)
        return device not in ("braille", "pad") or key.startswith(device)

    def _try(self, scene: Scene, device: str, key: str, command: Command) -> None:
        """Press a key and compare the announcements with help, which earlier keys may have changed."""
        named = self._is_named(scene, command) or (command in DIGIT_OF_COMMAND and isinstance(scene, NumberMenu))
        reasons = [one for one, holds in REASONS.items() if holds(self.app, scene, command)]
        said = self._press(scene, device, key)
        if named and not fits(scene, command, said):
            self._note(scene, device, key, f"named {command}", said)
        if named or (command is Command.HUSH and not said):
            return
        nothing = bool(said) and said[0].kind == "unknown-key"
        if not nothing and not (said and is_reason(scene, command, said[0], reasons)):
            self._note(scene, device, key, f"not named {command}", said)

    def _press(self, scene: Scene, device: str, key: str) -> list[Announcement]:
        """Press a key, return to the scene, and return the announcements; if there is none, those told by sound."""
        app, settings = self.app, self.app.settings
        scene.note_refusal()
        if isinstance(scene, CallingScene):
            scene._drop_part()
        self.heard.shown.clear()
        self._sounds.shown.clear()
        self.pressed += 1
        with self.coming_back():
            app.receive(_as_typed(key) if device == "terminal" else KeyDown(key))
            app.device = device
            self.settle()
        if app.settings != settings:
            app.change(**msgspec.structs.asdict(settings))
        return list(self.heard.shown) or list(self._sounds.shown)

    @contextmanager
    def coming_back(self) -> Iterator[list[Scene]]:
        """Yield the current scenes, and restore them afterwards."""
        app, scenes = self.app, list(self.app.scenes)
        yield scenes
        if app.scenes != scenes:
            for one in reversed([one for one in app.scenes if one not in scenes]):
                one.leave()
            app.scenes[:] = scenes
        app.running = True

    def _settle(self) -> None:
        """Handle everything in the inbox, and everything due after it."""
        self.app.tick()
        while (item := self.app.inbox.take(0.0)) is not None:
            self.app.receive(item)
            self.app.tick()

    def _note(self, scene: Scene, device: str, key: str, what: str, said: list[Announcement]) -> None:
        told = " | ".join(f"{one.kind}: {one.text}" for one in said)
        self.wrong.append(f"{type(scene).__name__} at {device or 'window'}: {key} ({what}) -> {told[:160]}")


def _as_typed(key: str) -> LineTyped | KeyDown:
    """Return the input of a terminal for a key; signs and the space bar come as lines."""
    of_sign = {name: sign for sign, name in KEY_OF_SIGN.items()}
    if key in of_sign:
        return LineTyped(of_sign[key])
    if key in ("space", "return"):
        return LineTyped(" " if key == "space" else "")
    if key.startswith("shift+") and len(key) == 7:
        return LineTyped(key[-1].upper())
    return LineTyped(key) if len(key) == 1 else KeyDown(key)


class AtOnce:
    """A thinker that answers at once with the first legal action, and values each later action much lower.

    :param inbox: receives its answers.
    """

    def __init__(self, inbox: Inbox, catalogue: Catalogue) -> None:
        self._inbox, self._tickets = inbox, itertools.count(1)

    def ask(self, task: ThinkingTask) -> int:
        """Answer a question; return its ticket."""
        ticket = next(self._tickets)
        legal = [one if isinstance(one, Action) else task.view.choices()[0] for one in task.view.legal]
        weighed = tuple((one, -50.0 * at) for at, one in enumerate(legal) if isinstance(one, Action))
        self._inbox.put(ThoughtFinished(ticket, Choice(weighed[0][0], weighed)))
        return ticket

    def forget(self, ticket: int) -> None:
        """Do nothing, because no thought is ever pending."""

    def close(self) -> None:
        """Do nothing."""

    def stop_worker(self, ticket: int) -> None:
        """Do nothing, because no thought ever hangs."""
