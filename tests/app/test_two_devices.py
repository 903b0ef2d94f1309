"""Two people at one computer with a device each: whole matches, who gets what, refused keys, one pair of headphones."""

from __future__ import annotations

import random
import time
from array import array
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

import numpy as np
import pytest

from numeramis_access.app.menus import together as together_menu
from numeramis_access.app.shell.launch_options import LaunchOptions
from numeramis_access.app.shell.program import Program
from numeramis_access.app.shell.scene import Push, Replace
from numeramis_access.app.shell.second_device import BRAILLE_DEVICE, PAD_DEVICE, SecondDevice
from numeramis_access.app.shell.voice import SpeechChannel
from numeramis_access.app.table import local_match
from numeramis_access.app.table.kept_matches import unfinished_matches
from numeramis_access.app.table.scene import MatchScene
from numeramis_access.app.table.together import TogetherScene
from numeramis_access.app.table.two_devices import KeyboardScene, SecondScene
from numeramis_access.core.actions import Action, AmountRange
from numeramis_access.core.cards import HIDDEN_CARD
from numeramis_access.core.codec import read_options
from numeramis_access.core.ruleset import fitting_seats
from numeramis_access.core.table import Table
from numeramis_access.input.commands import Command
from numeramis_access.input.controller import Controllers
from numeramis_access.input.inbox import ControllerChanged, KeyDown, Touched
from numeramis_access.output.braille_layout import DisplaySize
from numeramis_access.output.braille_line import BrailleLine
from numeramis_access.output.haptics import Haptics
from numeramis_access.output.mixer import Mixer
from numeramis_access.output.sound import Sound
from numeramis_access.store.statistics import Statistics
from numeramis_access.tables.computers import Timing
from numeramis_access.tables.seats import Human
from numeramis_access.tables.together import SharedTable
from numeramis_access.words.announcement import Announcement
from tests.app.player import Player, behind, home
from tests.app.test_together import ACTS, BACK, GAMES, HIDING, couple, two_worlds
from tests.contract.walk import concrete
from tests.output.heard import heard as heard
from tests.standins import Recorder
from tests.waiting import until


class Rumbling:
    """A connected controller that rumbles."""

    def rumble(self, low: float, high: float, milliseconds: int, /) -> bool:
        """Do nothing."""
        return True


def with_display(someone: Player) -> BrailleLine:
    """Connect a display of 40 cells to the program."""
    app = someone.app
    line = BrailleLine(app.settings, app.inbox, app.language, "off")
    line._take_display("display", DisplaySize(1, 40), 8)
    app.announcer.channels.append(line)
    app.views.all.append(line)
    return line


def with_pad(someone: Player) -> Haptics:
    """Connect a controller to the program."""
    controllers = Controllers()
    controllers.pads[0] = Rumbling()
    rumble = Haptics(controllers, someone.app.settings)
    someone.app.announcer.channels.append(rumble)
    return rumble


@contextmanager
def at_two_devices(devices: str, **settings: Any) -> Iterator[Player]:
    """Yield a player with another person beside, a display and a controller."""
    with couple(devices=devices, **settings) as someone:
        someone.app.devices = SecondDevice(someone.app, Mixer())
        with_display(someone)
        with_pad(someone)
        yield someone


def begun(someone: Player, game: str, seed: int = 5, **options: object) -> tuple[KeyboardScene, SecondScene]:
    """Begin a match of two people, with as few computers as the game allows; return both scenes."""
    rules = someone.app.catalogue[game].ruleset()
    agreed = read_options(rules, options)
    seats = fitting_seats(rules, agreed, 2)
    someone.app.follow(local_match.begin_together(["Marie"], someone.app, rules, agreed, seats, seed))
    someone.settle()
    return scenes(someone)


def scenes(someone: Player) -> tuple[KeyboardScene, SecondScene]:
    """Return the scene of the keyboard and that of the other device."""
    first, second = someone.app.scene, second_of(someone).scenes[0]
    assert isinstance(first, KeyboardScene)
    assert isinstance(second, SecondScene)
    return first, second


def second_of(someone: Player) -> Program:
    """Return the program of the second person."""
    assert someone.app.second is not None
    return someone.app.second


def settle(someone: Player) -> None:
    """Let the table move, and both people hear it."""
    someone.settle()
    while (due := someone.app.due()) is not None and due <= 0:
        someone.app.tick()
        someone.settle()
    someone.app.refresh()


def do_something(someone: Player, chance: random.Random) -> None:
    """Do what the table waits for, on the device that it waits for."""
    both = scenes(someone)
    rests = [scene for scene in both if scene.is_waiting_for_player]
    for scene in rests:
        scene.activate()
    acting = next((scene for scene in both if scene.is_own_turn), None) if not rests else None
    if acting is not None:
        choice = chance.choice(acting.view.legal)
        acting.act(concrete(acting.seat.ruleset, choice, chance) if isinstance(choice, AmountRange) else choice)
    settle(someone)


def play_on(someone: Player, done: Any, most: int = 3000) -> None:
    """Do what the table waits for until a condition holds."""
    chance = random.Random(3)
    for _ in range(most):
        if done():
            return
        do_something(someone, chance)
    raise AssertionError("the condition never held")


@pytest.mark.parametrize("devices", ["braille", "own-braille"])
@pytest.mark.parametrize("game", GAMES)
def test_two_people_play_a_match_to_its_end(game: str, devices: str) -> None:
    """It is counted for both, and the display goes back to the program."""
    with at_two_devices(devices) as someone:
        rules, line = someone.app.catalogue[game].ruleset(), someone.app.announcer.channels[-2]
        assert isinstance(line, BrailleLine)
        first, second = begun(someone, game)
        names = [scene.talk.people().persons[scene.seat.position.seat].name for scene in (first, second)]
        assert names == (["Petr", "Marie"] if devices == "braille" else ["Marie", "Petr"])
        assert line in second.app.announcer.channels
        assert line not in someone.app.announcer.channels
        play_on(someone, lambda: first.is_over)
        result = rules.match_result(behind(first).state)
        assert result is not None
        assert second.is_over
        for name, path in (("Petr", home().statistics), ("Marie", home().statistics_of("Marie"))):
            (match,) = [row for row in Statistics(path).counts_in_order() if not row.deal]
            assert match.level == "people", name
        someone.app.follow(Replace(someone.app.doors.main(someone.app)))
        assert someone.app.second is None
        assert line in someone.app.announcer.channels
        assert line in someone.app.views.all


def test_the_same_people_play_once_more_on_the_same_devices() -> None:
    with at_two_devices("braille") as someone:
        first, _ = begun(someone, "sipky")
        someone.app.follow(first.play_again())
        settle(someone)
        again, second = scenes(someone)
        assert again is not first
        names = [seat.occupant.name for seat in second.seat.seats if isinstance(seat.occupant, Human)]
        assert names == ["Petr", "Marie"]


@pytest.mark.parametrize("game", GAMES)
def test_a_match_goes_on_at_two_devices_after_a_killed_program(game: str) -> None:
    with at_two_devices("braille") as someone:
        first, _ = begun(someone, game)
        play_on(someone, lambda: len(behind(first).record) >= 12)
        record, (path,) = list(behind(first).record), unfinished_matches(someone.app.home)
        someone.app.follow(Replace(someone.app.doors.main(someone.app)))
        someone.app.follow(local_match.resume_match(someone.app, path))
        settle(someone)
        again, second = scenes(someone)
        assert behind(again).record[: len(record)] == record
        assert second.seat.position.seat != again.seat.position.seat
        play_on(someone, lambda: again.is_over)


def test_without_the_device_a_match_goes_on_at_one_keyboard() -> None:
    with at_two_devices("braille") as someone:
        first, _ = begun(someone, "quist")
        play_on(someone, lambda: len(behind(first).record) >= 12)
        (path,) = unfinished_matches(someone.app.home)
        someone.app.follow(Replace(someone.app.doors.main(someone.app)))
        channels = someone.app.announcer.channels
        channels[:] = [channel for channel in channels if not isinstance(channel, BrailleLine)]
        someone.told()
        someone.app.follow(local_match.resume_match(someone.app, path))
        assert isinstance(someone.app.scene, TogetherScene)
        assert someone.app.text("together-no-display") in someone.told()


def test_both_are_ready_before_the_next_deal_begins() -> None:
    with at_two_devices("braille", pace=0.01) as someone:
        first, second = begun(someone, "quist")
        chance = random.Random(2)
        for _ in range(200):
            if first.is_waiting_for_player:
                break
            do_something(someone, chance)
        assert second.is_waiting_for_player
        someone.told()
        someone.app.receive(KeyDown("return"))
        assert someone.app.text("together-waits", name="Marie") in someone.told()
        assert first.is_waiting_for_player
        second.activate()
        settle(someone)
        assert not first.is_waiting_for_player


def test_only_the_keyboard_leaves_the_table() -> None:
    with at_two_devices("braille") as someone:
        first, _ = begun(someone, "quist", games=1)
        second = second_of(someone)
        heard = Recorder()
        second.announcer.channels.append(heard)
        second.do_command(Command.MENU)
        assert second.text("match-leave") not in [item.label for item in second.scene.screen().items]
        second.do_command(Command.BACK)
        play_on(someone, lambda: first.is_over)
        second.do_command(Command.PLAY_AGAIN)
        assert second.text("together-leads", name="Petr") in heard.texts()
        assert someone.app.second is second


# refused keys


@pytest.mark.parametrize("own_turn", [True, False])
def test_a_key_out_of_turn_is_refused_on_its_own_device(own_turn: bool) -> None:
    with at_two_devices("braille") as someone:
        first, second = begun(someone, "quist")
        heard = Recorder()
        second.app.announcer.channels.append(heard)
        play_on(someone, lambda: (second if own_turn else first).is_own_turn)
        refused, key = (first, "return") if own_turn else (second, "braille enter")
        acted, other = len(behind(first).record), (someone, heard)[own_turn]
        someone.told()
        heard.shown.clear()
        for _ in range(3):
            someone.app.inbox.put(KeyDown(key))
            someone.app.inbox.put(Touched("press", 0, "" if own_turn else "braille"))
            settle(someone)
        assert len(behind(first).record) == acted
        texts = someone.texts() if own_turn else heard.texts()
        assert refused.talk.answer("turn")[0].text in texts
        assert not other.texts()


# what a person can get


def everything(app: Program, scene: MatchScene, recorder: Recorder) -> list[object]:
    """Press every key that only looks or asks; return everything told and shown in this program."""
    told: list[object] = [plain(said) for said in recorder.shown]
    recorder.shown.clear()
    for context in ("everywhere", "table"):
        for command, _ in app.keymap.keys_of(context):
            if command in ACTS:
                continue
            for _ in range(BACK if command in (Command.HISTORY_BACK, Command.HISTORY_FIRST) else 1):
                app.do_command(command)
            told += [plain(said) for said in recorder.shown]
            recorder.shown.clear()
            told.append(app.scene.screen())
            while app.scene is not scene:
                app.do_command(Command.BACK)
    app.refresh()
    lines = [view for view in app.views.all if isinstance(view, BrailleLine)]
    for line in lines:
        for _ in range(BACK):
            line._pan(-1)
            told.append(line.cells)
    return told


def plain(said: Announcement) -> tuple[str, ...]:
    """Return the forms of an announcement."""
    return said.kind, said.text, said.brief, said.braille, said.full


def got(game: str, match: Table, action: Action, devices: str) -> tuple[list[object], list[object]]:
    """Return what the person who acts and looks gets, and what the other one gets. :param action: the act."""
    home().settings_file.unlink(missing_ok=True)  # the keys change settings
    with at_two_devices(devices, first_steps=0) as someone:
        app, seats = someone.app, match.seats
        sitting = local_match.new_seats(app, seats, app.catalogue[game].level("club"), ["Marie"])
        table = SharedTable(match, sitting, app.thinker, app.now, lambda: Timing(0.0, 10))
        app.follow(Replace(local_match._scene_together(app, table, [])))
        first, second = scenes(someone)
        recorder = Recorder()
        second.app.announcer.channels.append(recorder)
        settle(someone)
        acts = second if devices == "braille" else first
        assert acts.is_own_turn
        programs = {first: (app, someone), second: (second_of(someone), recorder)}
        own = everything(programs[acts][0], acts, programs[acts][1])
        acts.act(action)
        settle(someone)
        while acts.is_own_turn:  # ends the turn by the action that names no card
            choices = [done for done in acts.view.legal if isinstance(done, Action)]
            acts.act(min(choices, key=lambda done: len(str(done))))
            settle(someone)
        other = second if acts is first else first
        return own, everything(programs[other][0], other, programs[other][1])


@pytest.mark.parametrize("devices", ["braille", "own-braille"])
@pytest.mark.parametrize("game", HIDING)
def test_nothing_of_a_persons_cards_reaches_the_other_device(game: str, devices: str) -> None:
    """With two different hands of the person who acts, the other one gets the same, byte for byte, by every key."""
    one, other, action = two_worlds(game)
    owns, others = zip(*(got(game, match, action, devices) for match in (one, other)), strict=True)
    assert len(others[0]) > 100
    assert not [(here, there) for here, there in zip(*others, strict=True) if here != there], action
    assert owns[0] != owns[1]


# one pair of headphones


@contextmanager
def at_one_pair(mixer: Mixer, mono: bool = False) -> Iterator[Player]:
    """Yield a couple at a keyboard and a controller, with the program's own voice."""
    with couple(devices=PAD_DEVICE, speech="espeak", wait_for_speech=False, cue_volume=0, mono=mono) as someone:
        app = someone.app
        mixer.mono = mono
        speech = SpeechChannel(mixer, app.settings, LaunchOptions(terminal=True), app.inbox)
        speech.open()
        app.announcer.channels += [speech, Sound(mixer, app.settings)]
        with_pad(someone)
        app.devices = SecondDevice(app, mixer)
        yield someone


def silent(app: Program) -> bool:
    """Return whether no voice speaks in this program."""
    return not app.announcer.is_speaking


def sides(samples: array[int]) -> tuple[int, int]:
    """Return the loudest sample of the left and of the right side."""
    frames = np.abs(np.array(samples, np.int32).reshape(-1, 2))
    left, right = frames.max(axis=0, initial=0)
    return int(left), int(right)


@pytest.mark.parametrize("mono", [False, True])
def test_each_ear_hears_only_its_own_person(heard: Any, mono: bool) -> None:
    with at_one_pair(heard.mixer, mono) as someone:
        _, second = begun(someone, "quist")
        both = (someone.app, second_of(someone))
        assert until(lambda: all(map(silent, both)), 60)
        loud = {}
        for side, app in enumerate(both):
            time.sleep(0.3)
            before = len(heard.samples())
            app.do_command(Command.HAND)
            assert until(partial(silent, app), 30)
            time.sleep(0.3)
            loud[side] = sides(heard.samples()[before:])
        assert loud[0][0] > 1000 > loud[0][1] == 0
        assert loud[1][1] > 1000 > loud[1][0] == 0
        assert HIDDEN_CARD not in second.view.hand


def test_the_window_of_two_people_shows_no_hand_and_no_message(heard: Any) -> None:
    with at_one_pair(heard.mixer) as someone:
        begun(someone, "quist")
        settle(someone)
        shown = len(someone.shown)
        someone.app.do_command(Command.HAND)
        second_of(someone).do_command(Command.HAND)
        settle(someone)
        assert len(someone.shown) == shown  # the window is no channel now
        assert {item.card for item in someone.screen.items} == {HIDDEN_CARD}
        someone.app.do_command(Command.MENU)
        someone.app.refresh()
        assert someone.screen.kind == "table"


# the menu


def test_the_menu_asks_for_the_devices_and_refuses_a_missing_one() -> None:
    with couple() as someone:
        app = someone.app
        app.devices = SecondDevice(app, Mixer())
        app.follow(Push(together_menu.menu(app)))
        labels = [item.label for item in app.scene.screen().items]
        place = labels.index(app.text("together-devices"))
        someone.press("home", *["down"] * place)
        for device in (PAD_DEVICE, "own-pad", BRAILLE_DEVICE):
            said = someone.press("right")
            assert any("Marie" in text and "Petr" in text for text in said)
            assert app.settings.devices == device
        someone.press("end", "up")
        assert app.text("together-no-display") in someone.press("return")
        with_display(someone)
        someone.press("return", "return")
        assert app.scene.screen().title == app.text("choose-game")


def test_three_people_are_not_asked_for_devices() -> None:
    with couple() as someone:
        app = someone.app
        app.devices = SecondDevice(app, Mixer())
        app.change(companions={**app.settings.companions, "Eva": app.settings.companions["Marie"]})
        app.follow(Push(together_menu.menu(app)))
        assert app.text("together-devices") not in [item.label for item in app.scene.screen().items]


def test_help_explains_the_players_and_the_devices() -> None:
    with at_two_devices("braille") as someone:
        first, second = begun(someone, "quist")
        for scene in (first, second):
            assert scene.situation()[-1] == someone.app.text("together-help-devices")
        people = together_menu.menu(someone.app)
        assert people.situation() == [someone.app.text("together-who-help")]


def test_both_hear_that_the_controller_was_pulled_out_and_that_it_is_back(heard: Any) -> None:
    with at_one_pair(heard.mixer) as someone:
        begun(someone, "sipky")
        first, second = someone.app.announcer.history, second_of(someone).announcer.history
        for there, kind in ((False, "together-pad-gone"), (False, ""), (True, "together-pad-back")):
            before = len(first), len(second)
            someone.app.receive(ControllerChanged(there))
            for told, since in zip((first, second), before, strict=True):
                assert [said.kind for said in told[since:]] == ([kind] if kind else [])
        assert someone.app.settings.name in next(said.text for said in first if said.kind == "together-pad-gone")
