"""Put the program together: the scene behind each door, and the channels.

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
from numeramis_access.app.menus.newer_home import NewerHome
from numeramis_access.app.shell import loop
from numeramis_access.app.shell.launch_options import LaunchOptions
from numeramis_access.app.shell.loop import Front, InboxFront
from numeramis_access.app.shell.ports import App, Connect, Doors, Finder, Link, ProgramThinker
from numeramis_access.app.shell.program import Program
from numeramis_access.app.shell.scene import Again, Push, Transition
from numeramis_access.app.shell.voice import SpeechChannel
from numeramis_access.catalogue import Catalogue
from numeramis_access.catalogue.load import load
from numeramis_access.input.inbox import Inbox, QuitRequested, Report, not_loaded
from numeramis_access.output.channel import NOT_LOADED, ChannelUnavailable
from numeramis_access.output.mixer import Mixer
from numeramis_access.output.voices.mouthpiece import Mouthpiece
from numeramis_access.store.files import clean_name
from numeramis_access.store.home import Home
from numeramis_access.store.settings import FIRST_STEPS, Settings
from numeramis_access.words.announcement import Announcement, Priority


def _worker(inbox: Inbox, catalogue: Catalogue) -> ProgramThinker:
    """Return a thinker in a separate process."""
    from numeramis_access.app.shell.thinker import WorkerThinker

    return WorkerThinker(inbox, catalogue)


def _connect(address: str, inbox: Inbox) -> Link:
    """Return a connection to a server of tables, in its own thread."""
    from numeramis_access.server.client import open_line

    return open_line(address, inbox)


def find(inbox: Inbox) -> Finder:
    """Look for servers of tables in this network."""
    from numeramis_access.server.finding import HouseFinder as Looking

    return Looking(inbox)


def program(
    settings: Settings,
    home: Home,
    *,
    thinker: Callable[[Inbox, Catalogue], ProgramThinker] = _worker,
    connect: Connect = _connect,
    doors: Doors | None = None,
    **more: Any,
) -> Program:
    """Return the program of one player with the main menu as its lowest scene; other arguments as for ``Program``."""
    made = Program(settings, home, doors or DOORS, thinker=thinker, connect=connect, **more)
    made.scenes.append(made.doors.main(made))
    return made


#: the module and the function of the scene behind each door
SCENES = {
    "main": "menus.main_menu:main_menu", "settings": "menus.settings:menu", "new_match": "menus.new_match:menu",
    "play": "table.local_match:begin", "practise": "practice.table_scene:begin",
    "practice": "practice.practice_menu:menu", "learn": "practice.practice_menu:next_lesson",
    "practice_table": "practice.table_scene:with_match", "same_deal": "practice.another_play:compare_plays",
    "records": "reading.records:menu", "statistics": "reading.statistics:menu", "progress": "reading.progress:menu",
    "help": "reading.reader:help_reader", "keys": "reading.key_explorer:menu", "rules": "reading.reader:rules",
    "about": "reading.about:menu", "people": "people.houses:menu", "transfer": "transfer.menu:menu",
    "daily": "daily.menu:menu", "evening": "evening.menu:menu", "new_evening": "evening.at_house:plan_menu",
    "evening_table": "evening.at_house:scene", "places": "menus.places:places", "call": "calling.set_up:menu",
    "call_game": "calling.set_up:begin", "call_board": "calling.set_up:begin_board",
    "call_again": "calling.set_up:again", "day_again": "daily.menu:again", "evening_again": "evening.menu:again",
}  # fmt: skip


def _open(scene: str, *values: object, **named: object) -> Any:
    """Return what a scene's function makes; its module is imported here."""
    return load(f"numeramis_access.app.{scene}", FunctionType)(*values, **named)


#: every scene that another room can open
DOORS = Doors(**{name: partial(_open, scene) for name, scene in SCENES.items()})


def run(
    app: Program,
    problems: list[tuple[str, str]],
    wishes: LaunchOptions,
    mixer: Mixer,
    speech: SpeechChannel | None,
    greeting: Announcement,
) -> bool:
    """Open everything else while the greeting is spoken, then drive the program until the player leaves.

    Return False if it had to end at once, because nothing could give it keys.

    :param problems: errors in the settings, to be told. :param speech: the voice, already speaking.
    """
    front = terminal(app) if wishes.terminal else None
    app.tell([greeting])
    if speech is not None:
        app.announcer.channels.append(speech)
    sound(app, mixer)
    braille(app, wishes.braille)
    waits = (wishes.braille or app.settings.braille) != "off" and not wishes.newer_at_home
    front = front or window(app, speech.mouthpiece if speech is not None else None, wishes.show, waits)
    for code, name in (*problems, *app.keymap.problems):
        app.say(code, Priority.QUEUE, name=name)
    try:
        begin(app, wishes)
        loop.run(app, front)
    finally:
        app.close()
    return waits or not isinstance(front, InboxFront)


def begin(app: Program, wishes: LaunchOptions) -> None:
    """Put the requested scene on top: a match with its options, a record, or the menus."""
    if wishes.newer_at_home:
        app.follow(Push(NewerHome(app, wishes.newer_at_home)))
    elif wishes.game or wishes.file is not None:
        _welcome(app)
        app.follow(first_start.ask_address_first(app, partial(_begin_named, app, wishes)))
    else:
        if wishes.words:
            app.say("bad-command-line", what=clean_name(wishes.words[0]))
        app.follow(first(app, partial(_asked_for, app, wishes)))


def first(app: App, then: Callable[[], Transition] = Again) -> Transition:
    """Return the scene that opens by itself over the main menu: the first start's questions, or the news of an update.

    :param then: returns the transition after it.
    """
    if _welcome(app):
        return first_start.begin(app, then)
    ask = partial(first_start.ask_address_first, app, then)
    if app.settings.known_version == __version__:
        return ask()
    from numeramis_access.app.reading import about

    return about.news(app, ask)


def _welcome(app: App) -> bool:
    """Return whether the player is new; the first match will then tell the first steps."""
    is_new = not app.settings.language
    if is_new:
        app.change(first_steps=FIRST_STEPS)
    return is_new


def _asked_for(app: App, wishes: LaunchOptions) -> Transition:
    """Return the scene of a command other than a match or a record, the main menu without a command."""
    match wishes.scene:
        case "practice":
            return Push(DOORS.practice(app))
        case "replay":
            return Push(DOORS.records(app))
        case "evening":
            return Push(DOORS.evening(app))
        case "call":
            return Push(DOORS.call(app))
        case "translate":
            from numeramis_access.app.translating import scenes

            return Push(scenes.menu(app, wishes.into))
    return Again()


def _begin_named(app: App, wishes: LaunchOptions) -> Transition:
    """Begin the match or open the record named on the command line."""
    if wishes.file is not None:
        from numeramis_access.app.reading import replay

        return replay.begin(app, wishes.file, wishes.pace) or Again()
    from numeramis_access.app.menus.named_match import begin_named

    begins = {"practice": DOORS.practise, "call": DOORS.call_game}.get(wishes.scene, DOORS.play)
    return begin_named(app, begins, wishes.game, list(wishes.words), wishes.seed, wishes.players, wishes.level)


def sound(app: Program, mixer: Mixer) -> None:
    """Open the channel of cues."""
    from numeramis_access.output.sound import Sound

    channel = Sound(mixer, app.settings)
    app.announcer.channels.append(channel)
    channel.open()


def braille(app: Program, device: str = "") -> None:
    """Open the braille line: from now on a display can come and go.

    :param device: name of the device from the command line, or empty for the setting.
    """
    from numeramis_access.output.braille_line import BrailleLine

    line = BrailleLine(app.settings, app.inbox, app.language, device, catalogue=app.catalogue)
    app.announcer.channels.append(line)
    app.views.all.append(line)
    try:
        line.open()
    except ChannelUnavailable as error:
        app.inbox.put(Report("display-unknown", {"name": error.detail}))


def terminal(app: Program) -> Front:
    """Open the terminal, as channel and as front end."""
    from numeramis_access.output.terminal import Terminal

    lines = Terminal()
    app.keyboard = app.device = "terminal"
    app.announcer.channels.append(lines)
    lines.listen(app.inbox)
    return lines


def _without_keys(app: Program, waits: bool) -> Front:
    """Print that there is neither window nor terminal; wait for a display, or end.

    Announcements of the meantime, such as an error in the command line, are printed too.
    """
    from numeramis_access.output.terminal import Terminal

    print(app.text("waiting-for-a-display" if waits else "no-keys-at-all"), file=sys.stderr)
    app.announcer.channels.append(Terminal())
    if not waits:
        app.inbox.put(QuitRequested())
    return InboxFront()


def window(
    app: Program, mouthpiece: Mouthpiece | None = None, show: Literal["all", "public"] | None = None, waits: bool = True
) -> Front:
    """Open the window; without a display say so and go on in lines, or with keys of other devices only.

    :param waits: whether a braille display that comes later can give it keys.
    """
    from numeramis_access.output.haptics import Haptics
    from numeramis_access.output.window.window import Window

    shown = Window(app.settings, app.inbox, app.language, mouthpiece, app.home.window_file, show)
    try:
        shown.open()
    except ChannelUnavailable as error:
        missing = error.code == NOT_LOADED
        app.inbox.put(not_loaded(error.detail) if missing else Report("no-window", {"why": error.detail}))
        return terminal(app) if sys.stdin is not None and sys.stdin.isatty() else _without_keys(app, waits)
    rumble = Haptics(shown.controllers, app.settings)
    rumble.open()
    app.announcer.channels += [shown, rumble]
    app.views.all.append(shown)
    return shown
