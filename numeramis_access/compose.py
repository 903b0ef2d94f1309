"""Put the program together: the scene behind each door, and the channels.

A room is imported when its door is first opened, so that the first sentence waits for none of them.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from numeramis_access import __version__
from numeramis_access.app.menus import first_start
from numeramis_access.app.menus.newer_home import NewerHome
from numeramis_access.app.shell import loop
from numeramis_access.app.shell.launch_options import LaunchOptions
from numeramis_access.app.shell.loop import Front, InboxFront
from numeramis_access.app.shell.ports import App, Begin, Connect, Doors, Finder, Link, ProgramThinker
from numeramis_access.app.shell.program import Program
from numeramis_access.app.shell.scene import Again, Push, Scene, Transition
from numeramis_access.app.shell.voice import SpeechChannel
from numeramis_access.catalogue import Catalogue
from numeramis_access.core.ruleset import AnyRuleset, Options, State
from numeramis_access.core.table import Table
from numeramis_access.input.inbox import Inbox, QuitRequested, Report, not_loaded
from numeramis_access.output.channel import NOT_LOADED, ChannelUnavailable
from numeramis_access.output.mixer import Mixer
from numeramis_access.output.voices.mouthpiece import Mouthpiece
from numeramis_access.store.files import clean_name
from numeramis_access.store.home import Home
from numeramis_access.store.settings import Settings
from numeramis_access.words.announcement import Announcement, Priority

if TYPE_CHECKING:
    from numeramis_access.app.people.company import Company
    from numeramis_access.app.people.gathering import Gathering
    from numeramis_access.store.journal import Entrant
    from numeramis_access.tables.requests import Json


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


def _main(app: App) -> Scene:
    from numeramis_access.app.menus.main_menu import main_menu

    return main_menu(app)


def _settings(app: App) -> Scene:
    from numeramis_access.app.menus import settings

    return settings.menu(app)


def _learn(app: App) -> Scene:
    from numeramis_access.app.practice import practice_menu

    return practice_menu.next_lesson(app)


def _practice(app: App) -> Scene:
    from numeramis_access.app.practice import practice_menu

    return practice_menu.menu(app)


def _play(app: App, rules: AnyRuleset, options: Options, seats: int, seed: int | None) -> Transition:
    from numeramis_access.app.table import local_match

    return local_match.begin(app, rules, options, seats, seed)


def _practise(app: App, rules: AnyRuleset, options: Options, seats: int, seed: int | None) -> Transition:
    from numeramis_access.app.practice import table_scene

    return table_scene.begin(app, rules, options, seats, seed)


def _practice_table(
    app: App, match: Table, before: State | None = None, record: Path | None = None, by: str = ""
) -> Scene:
    from numeramis_access.app.practice import table_scene

    return table_scene.with_match(app, match, before, record, by)


def _same_deal(app: App, own: Table, theirs: Table, people: Sequence[Entrant]) -> Scene:
    from numeramis_access.app.practice import another_play

    return another_play.compare_plays(app, own, theirs, people)


def _records(app: App) -> Scene:
    from numeramis_access.app.reading import records

    return records.menu(app)


def _new_match(app: App, game: str, begin: Begin, among_people: bool = False) -> Scene:
    from numeramis_access.app.menus import new_match

    return new_match.menu(app, game, begin, among_people)


def _statistics(app: App) -> Scene:
    from numeramis_access.app.reading import statistics

    return statistics.menu(app)


def _progress(app: App) -> Scene:
    from numeramis_access.app.reading import progress

    return progress.menu(app)


def _help(app: App, scene: Scene) -> Scene:
    from numeramis_access.app.reading.reader import help_reader

    return help_reader(app, scene)


def _keys(app: App, context: str) -> Scene:
    from numeramis_access.app.reading.key_explorer import menu

    return menu(app, context)


def _rules(app: App, names: Sequence[str]) -> Scene:
    from numeramis_access.app.reading.reader import rules

    return rules(app, names)


def _people(app: App, code: str = "", back: bool = False) -> Scene:
    from numeramis_access.app.people import houses

    return houses.back_to_table(app, code) if back else houses.menu(app, code)


def _transfer(app: App) -> Scene:
    from numeramis_access.app.transfer import menu

    return menu.menu(app)


def _daily(app: App) -> Scene:
    from numeramis_access.app.daily import menu

    return menu.menu(app)


def _evening(app: App) -> Scene:
    from numeramis_access.app.evening import menu

    return menu.menu(app)


def _new_evening(company: Company, come_to: Callable[[Json], None]) -> Scene:
    from numeramis_access.app.evening import at_house

    return at_house.plan_menu(company, come_to)


def _evening_table(company: Company, gathering: Gathering, table: str, address: str) -> Scene:
    from numeramis_access.app.evening import at_house

    return at_house.scene(company, gathering, table, address)


def _about(app: App) -> Scene:
    from numeramis_access.app.reading import about

    return about.menu(app)


#: every scene that another room can open
DOORS = Doors(
    main=_main, settings=_settings, practice=_practice, learn=_learn, play=_play, practise=_practise,
    practice_table=_practice_table,
    same_deal=_same_deal,
    new_match=_new_match, statistics=_statistics, progress=_progress, help=_help, keys=_keys, rules=_rules,
    records=_records, people=_people, transfer=_transfer, daily=_daily, evening=_evening,
    new_evening=_new_evening, evening_table=_evening_table, about=_about,
)  # fmt: skip


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
    front = front or window(app, speech.mouthpiece if speech is not None else None, wishes.show)
    for code, name in (*problems, *app.keymap.problems):
        app.say(code, Priority.QUEUE, name=name)
    try:
        begin(app, wishes)
        loop.run(app, front)
    finally:
        app.close()
    return not (isinstance(front, InboxFront) and app.settings.braille == "off")


def begin(app: Program, wishes: LaunchOptions) -> None:
    """Put the requested scene on top: a match with its options, a record, or the menus."""
    if wishes.newer_at_home:
        app.follow(Push(NewerHome(app, wishes.newer_at_home)))
    elif wishes.game or wishes.file is not None:
        app.follow(first_start.address_first(app, partial(_begin_named, app, wishes)))
    else:
        if wishes.words:
            app.say("bad-command-line", what=clean_name(wishes.words[0]))
        app.follow(first(app, partial(_asked_for, app, wishes)))


def first(app: App, then: Callable[[], Transition] = Again) -> Transition:
    """Return the scene that opens by itself over the main menu: the first start's questions, or the news of an update.

    :param then: returns the transition after it.
    """
    if not app.settings.language:
        return first_start.begin(app, then)
    ask = partial(first_start.address_first, app, then)
    if app.settings.known_version == __version__:
        return ask()
    from numeramis_access.app.reading import about

    return about.news(app, ask)


def _asked_for(app: App, wishes: LaunchOptions) -> Transition:
    """Return the scene of a command other than a match or a record, the main menu without a command."""
    match wishes.scene:
        case "practice":
            return Push(_practice(app))
        case "replay":
            return Push(_records(app))
        case "evening":
            return Push(_evening(app))
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
    from numeramis_access.app.table import local_match

    begins = _practise if wishes.scene == "practice" else local_match.begin
    return begin_named(app, begins, wishes.game, list(wishes.words), wishes.seed, wishes.players, wishes.level)


def sound(app: Program, mixer: Mixer) -> None:
    """Open the channel of cues."""
    from numeramis_access.output.sound import Sound

    channel = Sound(mixer, app.settings)
    app.announcer.channels.append(channel)
    channel.open()


def braille(app: Program, device: str = "") -> None:
    """Open the braille line: from now on a display can come and go.

    :param device: from the command line, or empty for the setting.
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


def _without_keys(app: Program) -> Front:
    """Print that there is neither window nor terminal; wait for a display, or end.

    Announcements of the meantime, such as an error in the command line, are printed too.
    """
    from numeramis_access.output.terminal import Terminal

    waits = app.settings.braille != "off"
    print(app.text("waiting-for-a-display" if waits else "no-keys-at-all"), file=sys.stderr)
    if waits:
        app.announcer.channels.append(Terminal())
    else:
        app.inbox.put(QuitRequested())
    return InboxFront()


def window(app: Program, mouthpiece: Mouthpiece | None = None, show: Literal["all", "public"] | None = None) -> Front:
    """Open the window; without a display say so and go on in lines, or with keys of other devices only."""
    from numeramis_access.output.haptics import Haptics
    from numeramis_access.output.window.window import Window

    shown = Window(app.settings, app.inbox, app.language, mouthpiece, app.home.window_file, show)
    try:
        shown.open()
    except ChannelUnavailable as error:
        missing = error.code == NOT_LOADED
        app.inbox.put(not_loaded(error.detail) if missing else Report("no-window", {"why": error.detail}))
        return terminal(app) if sys.stdin is not None and sys.stdin.isatty() else _without_keys(app)
    rumble = Haptics(shown.controllers, app.settings)
    rumble.open()
    app.announcer.channels += [shown, rumble]
    app.views.all.append(shown)
    return shown
