"""Connects the rooms of the program: the scene behind each door, and the channels.

A room is imported when its door is first opened, so that the first sentence waits for none of them.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from types import FunctionType
from typing import Any, Literal

from numeramis_access import __version__
from numeramis_access.app.menus import first_start
from numeramis_access.app.menus.newer_home import NewerHomeMenu
from numeramis_access.app.shell import loop
from numeramis_access.app.shell.launch_options import LaunchOptions
from numeramis_access.app.shell.loop import EventSource, InboxFront
from numeramis_access.app.shell.ports import App, ConnectToHouse, Doors, Finder, Link, ProgramThinker
from numeramis_access.app.shell.program import Program
from numeramis_access.app.shell.scene import EnterAgain, Push, Transition
from numeramis_access.app.shell.voice import SpeechChannel
from numeramis_access.catalogue import Catalogue
from numeramis_access.catalogue.load import load_part
from numeramis_access.input.inbox import Inbox, QuitRequested, Report, load_failure
from numeramis_access.output.channel import NOT_LOADED, ChannelUnavailable
from numeramis_access.output.mixer import Mixer
from numeramis_access.output.voices.mouthpiece import Mouthpiece
from numeramis_access.store.files import clean_name
from numeramis_access.store.home import Home
from numeramis_access.store.settings import FIRST_STEP_COUNT, Settings
from numeramis_access.words.announcement import Announcement, Priority


def _worker(inbox: Inbox, catalogue: Catalogue) -> ProgramThinker:
    """Return a thinker in a separate process."""
    from numeramis_access.app.shell.thinker import WorkerThinker

    return WorkerThinker(inbox, catalogue)


def _connect(address: str, inbox: Inbox) -> Link:
    """Return a connection to a server of tables, in its own thread."""
    from numeramis_access.server.client import open_connection

    return open_connection(address, inbox)


def find_houses(inbox: Inbox) -> Finder:
    """Begin to look for servers of tables in this network, and return the search.

    :param inbox: receives all servers found (``HousesFound``) after each change.
    """
    from numeramis_access.server.finding import HouseFinder as Looking

    return Looking(inbox)


def make_program(
    settings: Settings,
    home: Home,
    *,
    thinker: Callable[[Inbox, Catalogue], ProgramThinker] = _worker,
    connect: ConnectToHouse = _connect,
    doors: Doors | None = None,
    **more: Any,
) -> Program:
    """Make the program of one player, with the main menu as its lowest scene; its channels are not open yet.

    :param settings: the player's settings. :param home: the player's files.
    :param thinker: makes the thinker, which computes opponents' choices, hints and reviews, from the program's inbox
        and games; by default in a separate process.
    :param connect: connects to a server of tables, given its address and the program's inbox, and returns the
        connection.
    :param doors: the scenes that rooms can open in each other, None for all of the program.
    :param more: further arguments of ``Program``.
    """
    made = Program(settings, home, doors or DOORS, thinker=thinker, connect=connect, **more)
    made.scenes.append(made.doors.main(made))
    return made


#: the module and the function of the scene behind each door
SCENE_OF_DOOR = {
    "main": "menus.main_menu:main_menu", "settings": "menus.settings:menu", "new_match": "menus.new_match:menu",
    "together": "menus.together:menu",
    "play": "table.local_match:begin_match", "practise": "practice.table_scene:begin_practice",
    "practice": "practice.practice_menu:menu", "next_lesson": "practice.practice_menu:next_lesson",
    "practice_table": "practice.table_scene:scene_of_match", "same_deal": "practice.another_play:compare_plays",
    "records": "reading.records:menu", "statistics": "reading.statistics:menu", "progress": "reading.progress:menu",
    "help": "reading.reader:help_reader", "keys": "reading.key_explorer:menu", "rules": "reading.reader:rules_reader",
    "about": "reading.about:menu", "people": "people.houses:menu",
    "tables_by_turns": "people.waiting:make_waiting_tables",
    "transfer": "transfer.menu:menu",
    "daily": "daily.menu:menu", "evening": "evening.menu:menu", "new_evening": "evening.at_house:plan_menu",
    "evening_table": "evening.at_house:evening_scene", "places": "menus.places:named_places",
    "called_matches": "calling.set_up:menu", "set_up_called_match": "calling.set_up:open_set_up",
    "call_board": "calling.set_up:begin_board", "unfinished_board": "evening.called_board:called_board_of",
    "call_lesson": "calling.lesson:calling_lesson", "resume_called_match": "calling.set_up:continue_called_match",
    "resume_day": "daily.menu:return_to_deal", "unfinished_evening": "evening.menu:way_back",
}  # fmt: skip


def _open(scene: str, *values: object, **named: object) -> Any:
    """Import a scene's module, call its function and return the result."""
    return load_part(f"numeramis_access.app.{scene}", FunctionType)(*values, **named)


#: every scene that another room can open
DOORS = Doors(**{name: partial(_open, scene) for name, scene in SCENE_OF_DOOR.items()})


def run_player(
    app: Program,
    problems: list[tuple[str, str]],
    wishes: LaunchOptions,
    mixer: Mixer,
    speech: SpeechChannel | None,
    greeting: Announcement,
) -> bool:
    """Open all other channels while the greeting is spoken, then drive the program until the player leaves.

    The program is closed at the end, also after an error. Return False if it had to end at once because nothing could
    give it keys.

    :param app: the program.
    :param problems: errors in the settings to tell, each a message's id and a name.
    :param wishes: the launch options.
    :param mixer: plays all sounds.
    :param speech: the voice, which speaks already; None for no speech.
    :param greeting: the first announcement.
    """
    front = open_terminal_channel(app) if wishes.terminal else None
    app.tell([greeting])
    if speech is not None:
        app.announcer.channels.append(speech)
    open_sound_channel(app, mixer)
    open_braille_channel(app, wishes.braille)
    waits = (wishes.braille or app.settings.braille) != "off" and not wishes.newer_at_home
    front = front or open_window_channel(app, speech.mouthpiece if speech is not None else None, wishes.show, waits)
    for code, name in (*problems, *app.keymap.problems):
        app.say(code, Priority.QUEUE, name=name)
    open_second_device(app, mixer)
    try:
        begin_match(app, wishes)
        loop.run_program(app, front)
    finally:
        app.close()
    return waits or not isinstance(front, InboxFront)


def begin_match(app: Program, wishes: LaunchOptions) -> None:
    """Put the scene on top that the launch options name: a match, a record, a part of the program, or the questions of
    the first start.

    If a newer version has used this home, a notice comes instead. Unknown words of the command line are told.

    :param app: the program, at its main menu.
    :param wishes: the launch options.
    """
    if wishes.newer_at_home:
        app.follow(Push(NewerHomeMenu(app, wishes.newer_at_home)))
    elif wishes.game or wishes.file is not None:
        _welcome(app)
        app.follow(first_start.ask_address_first(app, partial(_begin_named, app, wishes)))
    else:
        if wishes.words:
            app.say("bad-command-line", what=clean_name(wishes.words[0]))
        app.follow(first_scene(app, partial(_asked_for, app, wishes)))


def first_scene(app: App, then: Callable[[], Transition] = EnterAgain) -> Transition:
    """Return the transition to the scene that opens over the main menu without a key: the questions of the first start,
    the news of an update, or a missing answer about verb forms.

    For a new player, the explanation of the first steps is switched on.

    :param app: the program. :param then: returns the transition after that scene, or instead of it if there is none.
    """
    if _welcome(app):
        return first_start.first_question(app, then)
    ask = partial(first_start.ask_address_first, app, then)
    if app.settings.known_version == __version__:
        return ask()
    from numeramis_access.app.reading import about

    return about.news_transition(app, ask)


def _welcome(app: App) -> bool:
    """Return whether the player is new; the first match will then tell the first steps."""
    is_new = not app.settings.language
    if is_new:
        app.change(first_steps=FIRST_STEP_COUNT)
    return is_new


def _asked_for(app: App, wishes: LaunchOptions) -> Transition:
    """Return the transition to the scene of a command other than a match or a record; without such a command the main
    menu stays.
    """
    match wishes.scene:
        case "practice":
            return Push(DOORS.practice(app))
        case "replay":
            return Push(DOORS.records(app))
        case "evening":
            return Push(DOORS.evening(app))
        case "call":
            return Push(DOORS.called_matches(app))
        case "translate":
            from numeramis_access.app.translating import scenes

            return Push(scenes.menu(app, wishes.into))
    return EnterAgain()


def _begin_named(app: App, wishes: LaunchOptions) -> Transition:
    """Begin the match or open the record named on the command line."""
    if wishes.file is not None:
        from numeramis_access.app.reading import replay

        return replay.begin_replay(app, wishes.file, wishes.pace) or EnterAgain()
    from numeramis_access.app.menus.named_match import begin_named

    begins = {"practice": DOORS.practise, "call": DOORS.set_up_called_match}.get(wishes.scene, DOORS.play)
    return begin_named(app, begins, wishes.game, list(wishes.words), wishes.seed, wishes.players, wishes.level)


def open_sound_channel(app: Program, mixer: Mixer) -> None:
    """Open the channel of sounds, and add it to the program's channels.

    :param app: the program. :param mixer: plays the sounds.
    """
    from numeramis_access.output.sound import Sound

    channel = Sound(mixer, app.settings)
    app.announcer.channels.append(channel)
    channel.open()


def open_second_device(app: Program, mixer: Mixer) -> None:
    """Prepare the program for a second person at this computer, who can play on a controller or a braille display.

    :param mixer: plays the second person's sounds too.
    :param app: the program.
    """
    from numeramis_access.app.shell.second_device import SecondDevice

    app.devices = SecondDevice(app, mixer)


def open_braille_channel(app: Program, device: str = "") -> None:
    """Open the braille line: from now on a display can come and go. If the named device is unknown, the player is told.

    :param device: name of the device from the command line, empty to use the setting.
    :param app: the program.
    """
    from numeramis_access.output.braille_line import BrailleLine

    line = BrailleLine(app.settings, app.inbox, app.language, device, catalogue=app.catalogue)
    app.announcer.channels.append(line)
    app.views.all.append(line)
    try:
        line.open()
    except ChannelUnavailable as error:
        app.inbox.put(Report("display-unknown", {"name": error.detail}))


def open_terminal_channel(app: Program) -> EventSource:
    """Make the terminal a channel of the program and its device of keys, and return it as the front end that yields
    events.

    :param app: the program.
    """
    from numeramis_access.output.terminal import Terminal

    lines = Terminal()
    app.keyboard = app.device = "terminal"
    app.announcer.channels.append(lines)
    lines.listen(app.inbox)
    return lines


def _without_keys(app: Program, waits: bool) -> EventSource:
    """Print that there is neither window nor terminal; wait for a display, or end.

    Announcements of the meantime, such as an error in the command line, are printed too.
    """
    from numeramis_access.output.terminal import Terminal

    print(app.text("waiting-for-a-display" if waits else "no-keys-at-all"), file=sys.stderr)
    app.announcer.channels.append(Terminal())
    if not waits:
        app.inbox.put(QuitRequested())
    return InboxFront()


def open_window_channel(
    app: Program, mouthpiece: Mouthpiece | None = None, show: Literal["all", "public"] | None = None, waits: bool = True
) -> EventSource:
    """Open the window with the rumble of controllers, and return it as front end.

    Without a screen the player is told, and the terminal is returned if there is one. Otherwise a sentence is printed
    and a front end returned that takes keys of a braille display only.

    :param mouthpiece: speaks by the window's accessibility tree; None for a window without one.
    :param show: opens a window of spectators too, with ``all`` cards or ``public`` ones only; None for no such window.
    :param waits: whether a braille display that comes later can give keys; if not, the program ends without a window or
        terminal.
    :param app: the program.
    """
    from numeramis_access.output.haptics import Haptics
    from numeramis_access.output.window.window import Window

    shown = Window(app.settings, app.inbox, app.language, mouthpiece, app.home.window_file, show)
    try:
        shown.open()
    except ChannelUnavailable as error:
        missing = error.code == NOT_LOADED
        app.inbox.put(load_failure(error.detail) if missing else Report("no-window", {"why": error.detail}))
        return open_terminal_channel(app) if sys.stdin is not None and sys.stdin.isatty() else _without_keys(app, waits)
    rumble = Haptics(shown.controllers, app.settings)
    rumble.open()
    app.announcer.channels += [shown, rumble]
    app.views.all.append(shown)
    return shown
