"""The first start and the command line: whole sentences of one language, names of missing words, no silent waiting."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from numeramis_access import __version__
from numeramis_access.app.menus import named_match, settings
from numeramis_access.app.shell.launch_options import LaunchOptions
from numeramis_access.app.shell.scene import Push
from numeramis_access.app.shell.voice import open_speech
from numeramis_access.app.table import local_match
from numeramis_access.catalogue import STANDARD, Game
from numeramis_access.cli import main
from numeramis_access.core.ruleset import fitting_seats
from numeramis_access.input.inbox import Inbox
from numeramis_access.output.channel import HasVoices
from numeramis_access.output.mixer import Mixer
from numeramis_access.output.voices.chain import READER_VOICES
from numeramis_access.start import WITHOUT_KEYS_STATUS
from numeramis_access.store.settings import Settings
from numeramis_access.words.language import Language
from numeramis_access.words.languages import LANGUAGES
from numeramis_access.words.plain import system_language
from tests.app.player import Player, behind, player
from tests.standard import GAMES
from tests.standins import Recorder


class Voiced(Recorder, HasVoices):
    """A channel that speaks with a voice of this name, or without one."""

    def __init__(self, voice: str) -> None:
        super().__init__()
        self._voice = voice

    @property
    def voice(self) -> str:
        """Return the name of the voice."""
        return self._voice

    def speakers(self, language: str) -> tuple[str, ...]:
        """Return no choices."""
        return ()


def newcomer(voice: str | None) -> Player:
    """Return a player at a first start, with this voice or without any speech."""
    someone = Player(Settings(speech="auto", pace=0.0))
    if voice is not None:
        someone.app.announcer.channels.append(Voiced(voice))
    return someone


def test_the_first_start_asks_in_every_language_in_sentences_of_its_own() -> None:
    someone = newcomer("espeak")
    someone.start()
    someone.app.start()
    someone.app.scene.enter()
    asked = [one for one in someone.announcements() if one.kind.startswith("choose-language")]
    assert {one.language for one in asked} >= {"cs", "en"}
    for one in asked:
        assert one.text == Language(one.language).text(one.kind)
    someone.app.close()


@pytest.mark.parametrize("system", LANGUAGES)
def test_at_the_first_start_each_language_says_its_name_as_its_own_and_the_systems_stands_first(
    system: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", f"{system}_XX.UTF-8")
    someone = newcomer("espeak")
    someone.app.language.change(system_language())  # as ``start`` does
    someone.start()
    someone.app.start()
    names = [item.label for item in someone.screen.items]
    assert names[0] == LANGUAGES[system].name
    assert sorted(names) == sorted(record.name for record in LANGUAGES.values())
    ears = Recorder()
    someone.app.announcer.channels.append(ears)
    someone.press("end", "home", *["down"] * (len(names) - 1))
    said = {one.language: one.text for one in ears.shown if one.text.partition(",")[0] in names}
    assert {code: text.partition(",")[0] for code, text in said.items()} == {
        code: record.name for code, record in LANGUAGES.items()
    }
    someone.app.close()


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize(("voice", "why"), [("none", "found"), (None, "asked")])
def test_that_there_is_no_voice_is_said_once_and_its_speed_is_not_asked_for(
    language: str, voice: str | None, why: str
) -> None:
    someone = newcomer(voice)
    someone.start()
    someone.app.start()
    someone.press("home")
    if someone.app.language.code != language:
        someone.press("down")
    said = someone.press("return")
    words = Language(language)
    assert [text for text in said if text == words.text("no-voice-here", why=why)] == said[:1]
    assert words.text("set-rate") not in [item.label for item in someone.screen.items]
    someone.app.close()


@pytest.mark.parametrize("voice", ["espeak", READER_VOICES[0], None])
@pytest.mark.parametrize("language", LANGUAGES)
def test_that_nobody_has_confirmed_a_language_stands_in_the_menu_after_it(language: str, voice: str | None) -> None:
    someone = newcomer(voice)
    someone.start()
    someone.app.start()
    names = [item.label for item in someone.screen.items]
    someone.press("home", *["down"] * names.index(LANGUAGES[language].name), "return")
    words, record = Language(language), LANGUAGES[language]
    labels = [item.label for item in someone.screen.items]
    assert (words.text("language-unconfirmed", code=language) in labels) == (not record.confirmed)
    someone.app.close()


def test_with_a_voice_its_speed_is_asked_for() -> None:
    someone = newcomer("espeak")
    someone.start()
    someone.app.start()
    someone.press("home", "return")
    assert someone.app.text("set-rate") in [item.label for item in someone.screen.items]
    someone.app.close()


@pytest.mark.parametrize(
    ("language", "voice", "asked"),
    [
        ("cs", "espeak", ["set-rate", "set-pitch", "set-gender"]),
        ("en", "espeak", ["set-rate", "set-pitch"]),
        ("cs", "none", ["set-gender"]),
        ("cs", None, ["set-gender"]),
        ("en", "none", []),
    ],
)
def test_enter_takes_each_value_of_the_first_start_and_goes_on(
    language: str, voice: str | None, asked: list[str]
) -> None:
    someone = newcomer(voice)
    someone.start()
    someone.app.start()
    someone.press("home")
    if someone.app.language.code != language:
        someone.press("down")
    said = someone.press("return")
    before = someone.app.settings
    for question in asked:
        assert said[-1].startswith(someone.app.text(question) + ":")
        said = someone.press("return")
    now = someone.app.settings
    assert msgspec.structs.replace(now, address=before.address) == before, "Enter changes nothing"
    assert len(someone.app.scenes) == 1
    assert someone.app.text("main-menu") in said
    someone.app.close()


def test_a_value_of_the_first_start_is_changed_with_left_and_right_and_asked_in_its_place_again() -> None:
    someone = newcomer("espeak")
    someone.start()
    someone.app.start()
    someone.press("home", "down", "return", "left", "left", "return", "right", "return", "right")
    chosen = someone.app.settings
    usual = Settings()
    assert (chosen.rate, chosen.pitch, chosen.gender) == (usual.rate - 10, usual.pitch + 5, "feminine")
    assert someone.press("up", "up")[-1].startswith(someone.app.text("set-rate"))
    someone.press("return", "return", "return")
    assert someone.app.settings == chosen
    assert len(someone.app.scenes) == 1
    someone.app.close()


@pytest.mark.parametrize(
    ("voice", "offered"),
    [
        ("espeak", {"set-speech", "set-voice", "set-mode", "set-rate", "set-pitch", "set-volume"}),
        ("screen-reader", {"set-speech", "set-mode"}),
        ("none", {"set-speech", "set-mode"}),
        (None, set()),
    ],
)
def test_settings_offer_of_a_voice_what_has_an_effect(voice: str | None, offered: set[str]) -> None:
    of_voice = ("set-speech", "set-voice", "set-mode", "set-rate", "set-pitch", "set-volume", "set-old-orca")
    with player("cs") as someone:
        if voice is not None:
            someone.app.announcer.channels.append(Voiced(voice))
        someone.app.follow(Push(settings.menu(someone.app)))
        someone.press("return")
        labels = {item.label for item in someone.screen.items}
        assert {name for name in of_voice if someone.app.text(name) in labels} - {"set-old-orca"} == offered
        assert (someone.app.text("set-old-orca") in labels) == (voice is not None)
        assert someone.app.text("set-verbosity") in labels


def test_a_voice_that_the_settings_had_switched_off_is_switched_on_again() -> None:
    inbox, off = Inbox(), Settings(speech="none", language="cs")
    channel = open_speech(off, LaunchOptions(), inbox, Mixer())
    assert channel is not None
    assert channel.voice == "none"
    assert inbox.take(0.0) is None, "whoever wished for no voice is not told that there is none"
    channel.apply(msgspec.structs.replace(off, speech="espeak"))
    assert channel.candidates[0].name == "espeak"
    channel.close()
    assert open_speech(off, LaunchOptions(speech="none"), inbox, Mixer()) is None


@pytest.mark.parametrize("game", GAMES)
def test_f12_changes_everything_at_the_table_at_once(game: str) -> None:
    from tests.app.test_keys import at_table

    with player("cs") as someone:
        match = at_table(someone, game)
        assert someone.press("f12")[0] == Language("en").text("language-now")
        shown = [item.label for item in someone.screen.items]
        words = Language("en", someone.app.catalogue[game].game_words())
        for place, card in enumerate(match.desk.hand):
            assert shown[place] == words.phrase("focus-card", card=card).text
        assert someone.press("t") == [one.text for one in match.talk.answer("turn")]
        assert all(one.language == "en" for one in match.talk.answer("turn"))
        assert behind(match).ruleset.name == game


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["play", "quist", "--level"], "beginner, improver, club, strong, expert, master"),
        (["play", "quist", "--level", "superb"], "beginner, improver, club, strong, expert, master"),
        (["play", "bridge"], "quist, sipky, loker, whist"),
        (["arena", "quist"], "first"),
        (["emboss"], "rules, sheet, cards, record"),
        (["kit", "cards", "--game"], "quist, sipky, loker, whist"),
    ],
)
@pytest.mark.parametrize("language", ["cs", "en"])
def test_a_missing_or_a_wrong_word_is_answered_by_what_there_is(
    words: list[str], says: str, language: str, capsys: pytest.CaptureFixture[str], own_home: Path
) -> None:
    (own_home / "settings.toml").write_text(f'language = "{language}"\n')
    assert main(words) == 2
    told = capsys.readouterr().err
    assert says in told
    assert "usage" not in told


@pytest.mark.parametrize("wrong", [("nobody", "greedy"), ("greedy", "nobody")])
@pytest.mark.parametrize("game", STANDARD.names)
def test_a_wrong_opponent_is_answered_by_all_that_there_are(
    game: str, wrong: tuple[str, str], capsys: pytest.CaptureFixture[str], own_home: Path
) -> None:
    (own_home / "settings.toml").write_text('language = "en"\n')
    assert main(["arena", game, *wrong]) == 2
    names = STANDARD[game].players().names
    said = Language("en").text("bad-command-word", what="nobody", choices=", ".join(names))
    assert capsys.readouterr().err == f"{said}\n"
    assert {"beginner", "improver", "club", "strong", "expert", "greedy", "random"} <= set(names)
    for name in names:
        assert STANDARD[game].players().member(name) is not None


@pytest.mark.parametrize("words", [("--tour", "dcuk"), ("--foo", "1"), ("--rubbers", "many"), ("--preset", "none")])
def test_a_wrong_word_for_a_match_is_answered_by_what_there_is(words: tuple[str, str]) -> None:
    from tests.app.test_practice_command import begin

    listed = {"--tour": "duck", "--foo": "--tour", "--rubbers": "1-99", "--preset": "hussar"}
    with player("en") as someone:
        assert listed[words[0]] in begin(someone, "whist", *words)[0]


def test_a_level_that_the_game_lacks_is_answered_by_those_it_has() -> None:
    with player("en") as someone:
        for name in STANDARD.names:
            levels = STANDARD[name].levels
            someone.app.follow(
                named_match.begin_named(someone.app, local_match.begin_match, name, [], 5, None, "master")
            )
            someone.settle()
            if "master" in levels:
                assert {seat.level for seat in someone.match.seat.seats} == {"", "master"}
            else:
                assert any(said.endswith(f"You can say: {', '.join(levels)}.") for said in someone.told())


@pytest.mark.parametrize("game", list(STANDARD), ids=STANDARD.names)
def test_a_wish_for_more_than_a_game_has_is_its_strongest_level(game: Game) -> None:
    with player("en", level="master") as someone:
        someone.app.follow(Push(someone.app.doors.new_match(someone.app, game.name, local_match.begin_match)))
        someone.app.refresh()
        values = {str(item.label): item.value for item in someone.screen.items}
        assert values["Strength of the opponents"] == someone.app.text(f"set-level-{game.levels[-1]}")
        rules = game.ruleset()
        options = rules.options()
        someone.app.follow(local_match.begin_match(someone.app, rules, options, fitting_seats(rules, options), 5))
        assert {seat.level for seat in someone.match.seat.seats} <= {"", game.levels[-1]}


@pytest.mark.parametrize(("language", "heading"), [("cs", "použití: "), ("en", "usage: ")])
def test_help_is_in_the_language_of_the_settings(
    language: str, heading: str, capsys: pytest.CaptureFixture[str], own_home: Path
) -> None:
    (own_home / "settings.toml").write_text(f'language = "{language}"\n')
    for words in (["--help"], ["play", "--help"], ["play", "whist", "--help"]):
        assert main(words) == 0
        told = capsys.readouterr().out
        assert told.startswith(heading)
        assert Language(language).text("cli-help") in told


def test_the_version_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert __version__ in capsys.readouterr().out


@pytest.mark.parametrize(("braille", "code"), [("off", "no-keys-at-all"), ("auto", "waiting-for-a-display")])
def test_without_a_display_and_a_terminal_nothing_waits_silently(braille: str, code: str, own_home: Path) -> None:
    (own_home / "settings.toml").write_text(f'language = "en"\nbraille = "{braille}"\n')
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    command = [sys.executable, "-m", "numeramis_access", "--speech", "none"]
    pipes = {"stdin": subprocess.DEVNULL, "stderr": subprocess.PIPE, "text": True, "env": environment}
    with subprocess.Popen(command, **pipes) as running:  # type: ignore[call-overload]
        told = ""
        while Language("en").text(code) not in told:
            line = running.stderr.readline()
            assert line, told
            told += line
        if braille == "auto":
            running.terminate()
        assert (running.wait(60) == WITHOUT_KEYS_STATUS) == (braille == "off")


@pytest.mark.parametrize("words", [("evening",), ("--braille", "off")])
def test_without_keys_a_start_that_can_wait_for_none_ends(words: tuple[str, ...], own_home: Path) -> None:
    """At a home that a newer version has used there is only the notice; without a display there is nothing to play."""
    (own_home / "settings.toml").write_text('language = "en"\nbraille = "auto"\n')
    if words == ("evening",):
        (own_home / "version.txt").write_text("99.0.0")
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    command = [sys.executable, "-m", "numeramis_access", *words, "--speech", "none"]
    done = subprocess.run(
        command, stdin=subprocess.DEVNULL, capture_output=True, text=True, env=environment, timeout=60, check=False
    )
    assert done.returncode == WITHOUT_KEYS_STATUS, done.stderr
    assert Language("en").text("no-keys-at-all") in done.stderr
    assert ("99.0.0" in done.stdout) == (words == ("evening",))


def test_without_a_display_and_a_terminal_wrong_words_for_a_match_can_be_read() -> None:
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    command = [sys.executable, "-m", "numeramis_access", "play", "quist", "--tuor", "duck", "--speech", "none"]
    pipes = {"stdin": subprocess.DEVNULL, "stdout": subprocess.PIPE, "text": True, "env": environment}
    with subprocess.Popen([*command, "--language", "en"], **pipes) as running:  # type: ignore[call-overload]
        told = ""
        while "--tuor" not in told:
            line = running.stdout.readline()
            assert line, told
            told += line
        running.terminate()


#: modules that the first sentence must not wait for, because each imports dozens of others
HEAVY = ("asyncio", "concurrent.futures", "fluent", "http", "multiprocessing", "numpy", "select", "socket", "ssl",
         "subprocess", "zipfile")  # fmt: skip
#: makes the program end when its first samples reach the mixer, and print the modules loaded by then
UNTIL_IT_SPEAKS = """\
import os, sys
from numeramis_access import cli, start
from numeramis_access.output import mixer

def write(stream, pcm):
    print(*sys.modules, flush=True)
    os._exit(0)

start.HEAD_START_SECONDS = 60.0  # all that comes later waits as long as the voice needs here
mixer.Stream.write = write
sys.exit(cli.main(["--speech", "espeak", "play", "quist", "--level", "master"]))
"""


def test_nothing_heavy_is_loaded_before_the_first_sentence_sounds(own_home: Path) -> None:
    surroundings = {**os.environ, "SDL_AUDIODRIVER": "dummy", "SDL_VIDEODRIVER": "dummy", "NUMERAMIS_OWN": "1"}
    command = [sys.executable, "-c", UNTIL_IT_SPEAKS]
    done = subprocess.run(command, env=surroundings, capture_output=True, text=True, timeout=120, check=False)
    loaded = set(done.stdout.split())
    assert "numeramis_access.output.voices.espeak" in loaded, done.stderr
    assert not loaded & set(HEAVY)
