"""The program as a driven machine: input goes in, the channels tell the results.

``start``, ``receive``, ``tick``, ``due`` and ``refresh`` never block and never sleep; a driver (``loop`` is one) calls
them and waits between the calls. Nothing belongs to the process: home, clock, channels and thinker are passed in, so a
process can hold any number of programs. To follow a key press all the way, start at ``receive``.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial
from typing import ClassVar, TypeVar

import msgspec

from numeramis_access.app.shell import global_commands, scanner
from numeramis_access.app.shell.announcer import Announcer, Views
from numeramis_access.app.shell.coming_language import ComingLanguage
from numeramis_access.app.shell.defence import FaultGuard, FaultVerdict, Work
from numeramis_access.app.shell.keys import key_of_command, typed_key
from numeramis_access.app.shell.ports import (
    ConnectToHouse,
    Devices,
    Doors,
    FindHouses,
    LanguageTexts,
    OpenHouse,
    ProgramThinker,
    TablesByTurns,
)
from numeramis_access.app.shell.scan_items import TouchScanItem
from numeramis_access.app.shell.scanner import NameScanItem, Scanner, Step, TakeScanItem
from numeramis_access.app.shell.scene import DoCommand, EndProgram, NothingHere, Pop, Push, Scene, Stay, Transition
from numeramis_access.app.shell.scene_stack import SceneStack
from numeramis_access.app.shell.typed_lines import do_typed_line
from numeramis_access.catalogue import STANDARD, Catalogue
from numeramis_access.input import inbox as inbox_items
from numeramis_access.input.commands import AnyCommand, Command
from numeramis_access.input.inbox import Inbox
from numeramis_access.input.keyboard import DEAD_KEY, LOCK_KEYS
from numeramis_access.input.keymap import BRAILLE_PREFIX, Keymap, LastKeys
from numeramis_access.input.keymap import load_keymap as load_keymap
from numeramis_access.input.typed import NAMED_KEYS
from numeramis_access.input.writing import cell_of, character_of_key, is_written
from numeramis_access.output.channel import EndsLines, FollowsSettings, HasKeys, SuspendsDevice
from numeramis_access.store import settings as store
from numeramis_access.store.faults import FaultLog
from numeramis_access.store.home import Home
from numeramis_access.words.announcement import Announcement, Priority, ShownBy
from numeramis_access.words.current import CurrentLanguage
from numeramis_access.words.game import Line
from numeramis_access.words.languages import LANGUAGES, Languages
from numeramis_access.words.narrator import Narrator

#: commands that move the focus to an item that they find
FINDING_COMMANDS = (Command.NEXT_PLAYABLE, Command.PREVIOUS_PLAYABLE)
#: commands that act on the focused entry
FOCUS_COMMANDS = (Command.ACTIVATE, Command.NEXT, Command.PREVIOUS, Command.UP, Command.DOWN)
#: zones of touches that act like Enter
ACTING_ZONES = ("items", "point", "press")
#: keys without a meaning of their own, which get no answer
SILENT_KEYS = ("shift", "alt", "tab", "super", *LOCK_KEYS)

T = TypeVar("T")


class Program:
    """The running program of one player.

    :param settings: the player's settings. :param home: the player's files. :param doors: the scenes of all rooms.
    :param catalogue: the offered games. :param languages: the available languages.
    :param language: code of the language that is used while the settings name none; empty for the fallback language.
    :param inbox: an inbox that already receives input, or None for a new one. :param clock: returns monotonic seconds.
    :param thinker: gets the inbox and the games; returns the thinker, which puts its answers into the inbox and is
        closed with the program.
    :param connect, host, find: as in ``App``.
    :param in_house: whether a server serves this program.
    :param without: names of settings without effect where it runs.
    :param texts: source of texts that are fetched when a language is chosen, None if all are present.
    :param saved_settings: the settings as read from the home, None if they are ``settings``.
    :cvar owns_home: as in ``Preferences``.
    """

    owns_home: ClassVar[bool] = True

    def __init__(
        self,
        settings: store.Settings,
        home: Home,
        doors: Doors,
        *,
        catalogue: Catalogue = STANDARD,
        languages: Languages = LANGUAGES,
        language: str = "",
        inbox: Inbox | None = None,
        clock: Callable[[], float] = time.monotonic,
        thinker: Callable[[Inbox, Catalogue], ProgramThinker],
        connect: ConnectToHouse,
        host: OpenHouse | None = None,
        find: FindHouses | None = None,
        in_house: bool = False,
        without: frozenset[str] = frozenset(),
        texts: LanguageTexts | None = None,
        saved_settings: store.Settings | None = None,
    ) -> None:
        self.settings = settings
        self._saved_settings = settings if saved_settings is None else saved_settings
        self._awaited_language = ComingLanguage(texts)
        self.without = without
        self.home = home
        self.catalogue = catalogue
        self.doors = doors
        self.inbox = inbox or Inbox()
        self.now = clock
        self.connect = connect
        self.host = host
        self.find = find
        self.in_house = in_house
        self.thinker = thinker(self.inbox, catalogue)
        self._faults = FaultLog(home.fault_log)
        self._defence = FaultGuard(self._faults)
        #: work that failed since the last input; it is not tried again before the next one
        self._failed_work: set[Work] = set()
        #: missing libraries that the player has been told about
        self._reported_libraries: set[object] = set()
        self.announcer = Announcer(settings, self.inbox, self._faults, clock)
        heard = settings.language or language or languages.fallback
        self.language = CurrentLanguage(heard, languages, catalogue.locales(), self._faults.note)
        self.narrator = Narrator(self.language)
        self.keymap: Keymap = load_keymap(home.keymap_file, settings.letters, settings.hands, catalogue.questions)
        self._stack = SceneStack()
        self.scenes = self._stack.scenes
        self.scanner = Scanner(self.announcer, clock)
        self.views = Views(self.announcer)
        self.running = True
        self._started = False
        self.last_keys = LastKeys()
        #: source of keys besides displays and controllers: empty for the window's keyboard, ``terminal`` or ``page``
        self.keyboard = ""
        #: device of the last key or touch: ``braille``, ``pad``, or the value of ``keyboard``
        self.device = ""
        #: as in ``App``
        self.was_focus_felt = False
        #: the program of the second person at this computer, and the devices whose keys are theirs
        self.second: Program | None = None
        self.second_devices: tuple[str, ...] = ()
        #: gives a second person another device; None where there is none
        self.devices: Devices | None = None
        #: the player's tables by turns; None without one
        self.tables_by_turns: TablesByTurns | None = None

    # being driven

    def start(self) -> None:
        """Begin to answer keys: from now on the message that answers a key can cut off present speech. Before this call
        every message waits for earlier ones. Watch the player's tables by turns if the home has unfinished matches with
        people.
        """
        self._started = True
        if self.home.unfinished_matches_file.exists():
            self.tables_by_turns = self.doors.tables_by_turns(self)

    def receive(self, item: inbox_items.Incoming) -> None:
        """Take one item from the inbox and do all that follows from it, or pass it on to the second person's program if
        it is theirs.

        An unforeseen error is logged and told, not raised. If the second person's program ends, this one ends too.
        """
        theirs = self._item_of_second(item)
        if self.second is not None and theirs is not None:
            self.second.receive(theirs)
            if not self.second.running:
                self._end()
            return
        self._failed_work.clear()
        self.was_focus_felt = False
        self._guard("input", partial(self._receive, item))

    def _item_of_second(self, item: inbox_items.Incoming) -> inbox_items.Incoming | None:
        """Return an item as the second person's program takes it, None if it is not from that person's devices."""
        match item:
            case inbox_items.ForSecond():
                theirs: inbox_items.Incoming = item.item
                return theirs
            case inbox_items.KeyDown(key) if key.partition(" ")[0] in self.second_devices:
                return item
            case inbox_items.Touched() | inbox_items.CommandOrdered() if item.device in self.second_devices:
                return item
            case inbox_items.PaceLearned() if "braille" in self.second_devices:
                return item
        return None

    def _receive(self, item: inbox_items.Incoming) -> None:
        match item:
            case inbox_items.KeyDown(key, writes=writes, unfelt=unfelt):
                self.press(key, writes, unfelt)
            case inbox_items.LineDropped():
                self.say("line-dropped", Priority.NOW)
            case inbox_items.LineTyped(text):
                self._take_typed(text)
            case inbox_items.DraftKept(text):
                self.scene.keep_draft(text)
            case inbox_items.Touched(zone, index, device):
                self.device = device or self.keyboard
                unread = (
                    device == "braille" and zone in ACTING_ZONES and self.views.read_up_to(self.scene.enter_answers)
                )
                self.views.note_key()
                if not unread:
                    self.follow(self.scene.take_touch(zone, index))
            case inbox_items.CommandOrdered(command, device):
                self.device = device or self.device
                self.views.note_key()
                self.do_command(command)
            case inbox_items.Report("voice-changed", values) if values["new"] == "none" and not self.settings.language:
                pass  # said after the player has chosen a language for it
            case inbox_items.Report("voice-changed", values):
                names = {key: self._voice_title(str(name)) for key, name in values.items()}
                self.say("voice-changed", Priority.QUEUE, shown_by="", **names)
            case inbox_items.Report(code, values, cue) if values.get("part") not in self._reported_libraries:
                if code == "not-loaded":
                    self._reported_libraries.add(values["part"])
                self.say(code, Priority.QUEUE, cue, shown_by="", **values)
            case inbox_items.SpeechEnded():
                pass  # it only wakes the driver, because work that waits for the end of speech can be due
            case inbox_items.FocusReturned():
                self._say_where()
            case inbox_items.PageOpened() if self.scenes:
                self.scene.enter_again()
            case inbox_items.LanguageCame(code, there):
                self._language_came(code, there)
            case inbox_items.InvitationFollowed(code) if not self._hears(inbox_items.InvitationFollowed):
                if self.doors.people is not None:
                    self.follow(Push(self.doors.people(self, code)))
            case inbox_items.QuitRequested():
                self._end()
            case inbox_items.FromHouse() if self.tables_by_turns is not None and self.tables_by_turns.receive(item):
                pass
            case _:
                if isinstance(item, inbox_items.ThoughtFinished) and item.fault:
                    self._faults.note(item.fault)
                for scene in self.scenes:
                    if isinstance(item, scene.item_types):
                        item = scene.understand(item)
                news = item.news if isinstance(item, inbox_items.HouseNews) else item
                for scene in list(self.scenes):
                    if isinstance(item, scene.item_types) or isinstance(news, scene.item_types):
                        self._hand_in(scene, item)

    def _hears(self, kind: type) -> bool:
        """Return whether a scene takes items of this type."""
        return any(kind in scene.item_types for scene in self.scenes)

    def _hand_in(self, scene: Scene, item: inbox_items.Incoming) -> None:
        """Pass an item from the inbox to a scene; if that scene leaves, those on top of it leave too."""
        if scene not in self.scenes:
            return  # a scene below it has removed it
        transition = scene.receive(item)
        if isinstance(transition, Pop):
            above = len(self.scenes) - 1 - self.scenes.index(scene)
            transition = replace(transition, count=transition.count + above)
        self.follow(transition)

    def _say_where(self) -> None:
        """Say where the player is, unless a voice still tells the events of the meantime."""
        if self.scenes and not self.announcer.is_speaking:
            self.scene.enter()

    def tick(self) -> None:
        """Do the work that is due: of failed channels, of the scene on top, of tables by turns, of the scanner of
        switches, and of the second person's program.

        Call it after every input, and when the seconds of ``due`` are over. An unforeseen error is logged and told.
        """
        if self.announcer.revive():
            self.views.redraw_next()
        if self.running and self._can_do("time"):
            self._guard("time", self._tick)
        if self.second is not None:
            self.second.tick()

    def _tick(self) -> None:
        """Do the scene's due work, and name the next choice if switches are used."""
        self.follow(self.scene.tick())
        if self.tables_by_turns is not None:
            self.tables_by_turns.tick()
        if self.settings.switches != "off":
            self._scan(self.scanner.tick(self.scene))

    def _scan(self, step: Step) -> None:
        """Name a choice, or do the chosen one, for a player who uses switches."""
        match step:
            case NameScanItem(TouchScanItem(index)):
                self.follow(self.scene.take_touch("name", index))
            case NameScanItem(way) if not isinstance(way, TouchScanItem):
                self.tell([self.narrator.announcement(scanner.name_of(self, self.scene, way), Priority.NOW)])
            case TakeScanItem(way):
                self.follow(scanner.take_scan_item(self.scene, way))
                self.scanner.restart_if_changed(self.scene)

    def _can_do(self, work: Work) -> bool:
        """Return whether there is a scene for this work that has not just failed at it."""
        return bool(self.scenes) and work not in self._failed_work

    def due(self) -> float | None:
        """Return the seconds until ``tick`` has work to do, 0 or more; None if only input can bring some."""
        scene = self._guard("time", self.scene.due) if self._can_do("time") else None
        waiting = self.tables_by_turns.due() if self.tables_by_turns is not None and self._can_do("time") else None
        due = [due for due in (scene, waiting, self.scanner.due(), self.announcer.due()) if due is not None]
        seconds = [max(0.0, min(due) - self.now())] if due else []
        theirs = self.second.due() if self.second is not None else None
        return min([*seconds, *([] if theirs is None else [theirs])], default=None)

    def refresh(self) -> None:
        """Show the screen of the scene on top in all views if it has changed, and then the public one to spectators;
        write all changes to the devices. Call it before each wait for input.

        With two people on two devices it refreshes the second person's program first.
        """
        if self.second is not None:
            self.second.refresh()
        for channel in self.announcer.channels:
            if self.scenes and isinstance(channel, EndsLines):
                channel.whole_lines = self.scene.whole_lines
        if not self.views.all or not self._can_do("screen"):
            return
        screen = self._guard("screen", self.scene.screen)
        if screen is not None and self.views.draw(screen):
            self._show_onlookers()
        self.views.flush()

    def _show_onlookers(self) -> None:
        """Show spectators the public screen, if there are any."""
        views = self.views.watched_views()
        screen = self._guard("screen", self.scene.public_screen) if views else None
        if screen is not None:
            self.views.draw_public(views, screen)

    def suspend(self) -> None:
        """Release the terminal and displays for other programs while this process is stopped, also those of the second
        person.
        """
        for channel in self._channels_to_suspend():
            self.announcer.attempt(channel, channel.suspend)

    def resume(self) -> None:
        """Take terminal and displays again after ``suspend``, also those of the second person."""
        for channel in self._channels_to_suspend():
            self.announcer.attempt(channel, channel.resume)

    def _channels_to_suspend(self) -> list[SuspendsDevice]:
        programs = [self] if self.second is None else [self, self.second]
        channels = [channel for program in programs for channel in program.announcer.channels]
        return [channel for channel in channels if isinstance(channel, SuspendsDevice)]

    def close(self) -> None:
        """Leave every scene, end thinking, and close every channel; a scene's fault is logged, and no error is raised.
        """
        while self.scenes:
            self._attempt("input", self.scenes.pop().leave)
        self._attempt("input", self.thinker.close)
        for channel in list(self.announcer.channels):
            self.announcer.attempt(channel, channel.close)
        self.announcer.channels.clear()
        self.views.all.clear()

    # unforeseen faults

    def _guard(self, work: Work, do: Callable[[], T]) -> T | None:
        """Do work of a scene that can fail; return its result, None after a fault. The scene is not asked for this kind
        of work again before the next input. After a fault that led to another scene, say where the player is.
        """
        before = self.scenes[-1:]
        done, result = self._attempt(work, do)
        if not done:
            self._failed_work.add(work)
            if self.scenes[-1:] != before:
                self._attempt("input", self.scene.enter)
        return result

    def _attempt(self, work: Work, do: Callable[[], T]) -> tuple[bool, T | None]:
        """Do work that can fail; return whether it succeeded, and its result. After a fault tell the player; after
        repeated ones leave every scene for the main menu.
        """
        done, result = self._defence.guard(work, do)
        if not done:
            self._defence.survive(partial(self._follow_verdict, self._defence.judge(work)))
        return done, result

    def _follow_verdict(self, verdict: FaultVerdict) -> None:
        if verdict == "fault-again":
            self._start_over()
        if verdict:
            self.say(verdict, Priority.QUEUE, "refusal")

    def _start_over(self) -> None:
        """Leave every scene and open a new main menu."""
        scenes = list(self.scenes)
        self.scenes[:] = [self.doors.main(self)]
        for scene in reversed(scenes):
            self._attempt("input", scene.leave)

    # scenes

    @property
    def scene(self) -> Scene:
        """Return the scene on top."""
        return self.scenes[-1]

    def follow(self, transition: Transition | None) -> None:
        """Carry out the transition that a scene has returned, then the one that follows from it, and so on.

        :param transition: the transition; None to stay.
        """
        while transition is not None:
            step, transition = transition, None
            match step:
                case Stay():
                    pass
                case DoCommand(command, missing):
                    done = self._do(command)
                    transition = NothingHere(missing) if isinstance(done, NothingHere) else done
                case NothingHere(message):
                    self._say_nothing(message)
                case EndProgram():
                    self._end()
                case _:
                    transition = self._stack.move(step)

    def _end(self) -> None:
        """Say goodbye, in the words of the topmost scene that has its own, and end the program."""
        farewells = (scene.farewell() for scene in reversed(self.scenes))
        self.say(next((farewell for farewell in farewells if farewell != "goodbye"), "goodbye"))
        self.running = False

    # telling

    def say(
        self,
        message: str,
        priority: Priority = Priority.NOW,
        cue: str | None = None,
        *,
        shown_by: ShownBy = "",
        **values: object,
    ) -> None:
        """Tell a message, as ``Speaker.say``; before the start no message cuts off an earlier one."""
        if not self._started:
            priority = Priority.QUEUE
        self.tell([self.narrator.announcement(Line(message, values, cue=cue), priority, shown_by)])

    @property
    def has_touch_alone(self) -> bool:
        """Return whether the player has a touch screen and no keys."""
        return self.language.layer == "touch"

    @property
    def has_pad_alone(self) -> bool:
        """Return whether the player has a game controller and no keys."""
        return self.language.layer == "pad"

    def text(self, message: str, **values: object) -> str:
        """Return a message's text in the player's language."""
        return self.narrator.language.text(message, **values)

    def tell(self, announcements: Iterable[Announcement]) -> None:
        """Tell announcements through all channels; after a refusal the focused entry is named again before it acts."""
        told = list(announcements)
        self.announcer.tell(told)
        if self.scenes and any(announcement.cue == "refusal" for announcement in told):
            self.scene.note_refusal()

    def _voice_title(self, name: str) -> str:
        """Return a voice's name for people; an unknown name, and ``none``, unchanged."""
        known = name != "none" and self.narrator.language.has(f"voice-{name}")
        return self.text(f"voice-{name}") if known else name

    @property
    def has_draft(self) -> bool:
        """Return whether a scene contains an unsent text."""
        return any(scene.has_draft for scene in self.scenes)

    # settings

    def change(self, **fields: object) -> None:
        """Change settings, at once and for the next start; the language, keys and channels follow.

        A language whose texts must be fetched first is chosen when they have arrived. Tables and other collections that
        another program of the player has saved meanwhile are taken over. If the settings cannot be saved, a report says
        so and they apply until the program ends.

        :param fields: the new values by name of the setting.
        """
        before = self.settings
        self.settings = store.change_settings(before, **self._without_awaited_language(fields))
        self.announcer.settings = self.settings
        if self.settings.language != before.language:
            self.language.change(self.settings.language)
        if (self.settings.letters, self.settings.hands) != (before.letters, before.hands):
            self.reload_keys()
        for channel in list(self.announcer.channels):
            if isinstance(channel, FollowsSettings):
                self.announcer.attempt(channel, partial(channel.apply, self.settings))
        self._keep_settings()

    def _keep_settings(self) -> None:
        """Save the changed settings; take over additions by another program, such as tables."""
        try:
            there = store.merge_settings(self.settings, self._saved_settings, self.home.settings_file)
        except OSError:
            self.inbox.put(inbox_items.Report("settings-not-saved", {}))
            return
        self.settings = self._saved_settings = store.with_collections_of(self.settings, there)
        self.announcer.settings = self.settings

    def _without_awaited_language(self, fields: dict[str, object]) -> dict[str, object]:
        """Return settings to change, without a language whose texts must be fetched first."""
        code = str(fields.get("language", ""))
        if "language" not in fields or not self._awaited_language.fetch(code):
            return fields
        self.say("page-language-coming", Priority.QUEUE, name=self.language.languages[code].name)
        return fields | {"language": self.language.code}

    def _language_came(self, code: str, there: bool) -> None:
        """Change to the fetched language, unless the player has chosen another one meanwhile."""
        if not self._awaited_language.note_arrival(code):
            return
        if there:
            self.change(language=code)
            global_commands.say_language(self)
        else:
            self.say("page-language-not-come", cue="refusal", name=self.language.languages[code].name)

    def reload_settings(self) -> None:
        """Load settings and keys again from the player's home, after they were imported, and apply them; the inbox gets
        a report of each problem. The present language stays if the settings name none.
        """
        settings, problems = store.load_settings(self.home.settings_file, self.language.languages)
        fields = msgspec.structs.asdict(settings)
        self.change(**{**fields, "language": settings.language or self.language.code})
        self.reload_keys()
        for code, name in (*problems, *self.keymap.problems):
            self.inbox.put(inbox_items.Report(code, {"name": name}))

    # keys and words

    def reload_keys(self) -> None:
        """Load the keys from the player's file again."""
        questions = self.catalogue.questions
        self.keymap = load_keymap(self.home.keymap_file, self.settings.letters, self.settings.hands, questions)

    def has_key(self, key: str) -> bool:
        """Return whether a key can be pressed here: False for a key that the connected braille display lacks, True for
        all others, also while the display's keys are unknown. :param key: the key by its keymap name.
        """
        displays = (channel for channel in self.announcer.channels if isinstance(channel, HasKeys))
        return not key.startswith(BRAILLE_PREFIX) or all(display.has_key(key) for display in displays)

    def press(self, key: str, writes: str = "", unfelt: bool = False) -> None:
        """Do a key's command; say that a key has no meaning, unless it is one of ``SILENT_KEYS``.

        A scene with ``takes_keys`` gets the key instead, a switch goes to the scanner, and in a text field a key that
        types a character writes it. A braille key that would act on an item which is not under the fingers only brings
        it there.

        :param key: the key by its keymap name.
        :param writes: the character that it types, if the keyboard's layout is known.
        :param unfelt: as in ``KeyDown``; such a key activates nothing.
        """
        hidden = self._uncover_before_acting(key) or (unfelt and not self.scene.writes and self._is_enter(key))
        self.was_focus_felt = key.startswith("braille ") and self.views.is_focus_felt()
        if self.keymap.command(self.scene.context, key) is not Command.HOLD:
            self.views.note_key()
        self.device = key.partition(" ")[0] if key.startswith(("braille ", "pad ")) else self.keyboard
        self._note_key(key, writes)
        if self.scene.takes_keys:
            self.follow(self.scene.take_key(key))
            return
        if self.settings.switches != "off" and self.scanner.is_switch(key):
            self._scan(self.scanner.press(key, self.scene))
            return
        if self.scene.writes and (typed := writes or character_of_key(key)):
            self.follow(self.scene.write(typed))
            return
        if self.scene.writes and (cell := cell_of(key)):
            self.follow(self.scene.write_cell(cell, self._braille_tables()))
            return
        command = self.keymap.command(self.scene.context, key)
        if hidden:
            return
        if command is not None:
            self.do_command(command)
            if command in FINDING_COMMANDS and key.startswith("braille "):
                self.views.uncover_focus()  # the focus can be unchanged, and not under the fingers
        elif key not in SILENT_KEYS and not (self.scene.writes and key.endswith(DEAD_KEY)):
            self._say_nothing("unknown-key")

    def _say_nothing(self, message: str) -> None:
        """Say that a command or key does nothing here, with the present device's key of help."""
        self.say(message, cue="refusal", help=key_of_command(self, self.scene.context, Command.HELP) or "none")

    def _is_enter(self, key: str) -> bool:
        return self.keymap.command(self.scene.context, key) is Command.ACTIVATE

    def _uncover_before_acting(self, key: str) -> bool:
        """Return whether a key of a display acts on an item that is not under the fingers, and bring the item there."""
        if not key.startswith("braille ") or self.scene.takes_keys:
            return False
        command = self.keymap.command(self.scene.context, key)
        if command is Command.ACTIVATE and self.scene.enter_answers:
            return self.views.read_up_to(self.scene.enter_answers)
        return command in FOCUS_COMMANDS and self.views.uncover_focus()

    def _braille_tables(self) -> tuple[str, ...]:
        """Return the player's braille table, then the computer braille of the language."""
        from numeramis_access.output.braille_screen import table_named  # imported late: it loads all of braille

        record = self.language.record
        dots = min((channel.dots for channel in self.announcer.channels if isinstance(channel, HasKeys)), default=8)
        usual = record.literary_braille if dots == 6 else record.computer_braille
        return (table_named(self.settings.braille_table, usual, dots)[0].name, record.computer_braille)

    def _note_key(self, key: str, writes: str) -> None:
        """Note a key for a report, without its text or the card that it names."""
        context = self.scene.context
        is_text = self.scene.writes and bool(writes or is_written(key))
        self.last_keys.note(context, key, self.keymap.command(context, key), is_text)

    def do_command(self, command: AnyCommand) -> None:
        """Do a command and carry out the transition that follows: one of ``GLOBAL_COMMANDS`` in the whole program, any
        other in the scene on top.
        """
        self.follow(self._do(command))

    def _do(self, command: AnyCommand) -> Transition | None:
        """Do a command and return its transition: commands of the whole program here, all others in the scene. Return
        None to stay.
        """
        if command not in global_commands.GLOBAL_COMMANDS:
            return self.scene.command(command)
        done = global_commands.do_global_command(self, self.scenes, command)
        self.scene.notice_command(command)
        return done

    def _take_typed(self, text: str) -> None:
        """Interpret a line typed at the terminal: as text for the scene, as a key, or as the name of a command."""
        key = typed_key(self, text)
        self.views.note_key()
        self.device = self.keyboard
        self.last_keys.note(self.scene.context, key if len(key) > 1 and key in NAMED_KEYS else "line", None, False)
        if not text:
            self.do_command(Command.ACTIVATE)
        elif self.scene.writes:
            self.follow(self.scene.take_line(text))
        else:
            self.follow(do_typed_line(self, self.scenes, text))
