"""A session drives one program for one page: it acts on each press, and sends only announcements and displays."""

from __future__ import annotations

import json
import re
import time
from pathlib import Path

import msgspec
import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message

import numeramis_access
from numeramis_access.app.practice.lesson_scene import LessonScene
from numeramis_access.app.reading.reader import keys_text
from numeramis_access.app.shell.global_commands import has_effect
from numeramis_access.app.shell.keys import key_name, key_of_command
from numeramis_access.app.shell.menu import confirmation_menu
from numeramis_access.app.shell.scene import Pop, Push, name_places
from numeramis_access.app.shell.writing import WritingMenu
from numeramis_access.catalogue import STANDARD
from numeramis_access.compose import first_scene, make_program
from numeramis_access.input.commands import Command
from numeramis_access.input.inbox import CommandOrdered, DraftKept, KeyDown, LineTyped, Touched
from numeramis_access.input.reach import reaches_a_page
from numeramis_access.output.window.colour_themes import MIN_CONTRAST, SUIT_COLOURS, contrast, parse_colour
from numeramis_access.practice.lesson import lessons_of
from numeramis_access.store.home import Home
from numeramis_access.store.settings import Settings
from numeramis_access.web import wire
from numeramis_access.web.session import PAGE_COMMANDS, Session
from numeramis_access.words.languages import LANGUAGES
from tests.app.player import begin
from tests.standins import in_a_thread

PATIENCE = 30.0
#: presses of the last entry in a lesson
STEPS = 6


def session(folder: Path, language: str = "en") -> Session:
    """Return a session at the main menu, with opponents that do not wait."""
    settings = Settings(language=language, pace=0.0, level="club", thinking=10)
    made = make_program(settings, Home.at(folder), catalogue=STANDARD, thinker=in_a_thread)
    opened = Session(made)
    made.follow(first_scene(made))
    made.start()
    opened.feed()
    opened.send_everything()
    return opened


def heard(opened: Session) -> dict[str, object]:
    """Return the page's next sentences, empty if there are none."""
    message = opened.messages()
    return json.loads(message) if message else {}


def test_a_page_that_joins_gets_its_labels_the_screen_and_the_commands(tmp_path: Path) -> None:
    opened = session(tmp_path)
    first = heard(opened)
    assert first["lang"] == "en"
    assert first["labels"]["hand"] == "Your hand"  # type: ignore[index]
    assert first["screen"]["items"][0]["label"] == "New match"  # type: ignore[index]
    assert ["help", "what you can do now", "", ""] in first["commands"]  # type: ignore[operator]
    assert heard(opened) == {}, "nothing is sent twice"


def test_only_what_has_changed_of_the_screen_is_sent(tmp_path: Path) -> None:
    opened = session(tmp_path)
    heard(opened)
    opened.feed(Touched("focus", 2))
    assert set(heard(opened)["screen"]) == {"focus"}  # type: ignore[call-overload]


def test_a_scene_that_comes_at_once_after_the_page_moved_the_focus_says_where_its_own_is(tmp_path: Path) -> None:
    opened = session(tmp_path)
    heard(opened)
    opened.take(wire.FromPage(touch=("focus", 2)))
    opened.take(wire.FromPage(touch=("press", 2)))
    assert heard(opened)["screen"]["focus"] == 0  # type: ignore[index]


def test_what_is_pressed_is_what_the_page_showed_though_another_screen_is_on_its_way(tmp_path: Path) -> None:
    opened = session(tmp_path)
    labels = [item["label"] for item in heard(opened)["screen"]["items"]]  # type: ignore[index]
    quit_at = labels.index("Quit")
    opened.take(wire.FromPage(touch=("press", quit_at), label="Quit"))
    asked = [item["label"] for item in heard(opened)["screen"]["items"]]  # type: ignore[index]
    assert asked == ["No", "Yes"]
    opened.take(wire.FromPage(touch=("press", 1), label=labels[1]))
    assert opened.is_running, "the question came between the look and the press"
    assert heard(opened) == {}
    opened.take(wire.FromPage(touch=("press", 0), label="Yes"))
    assert not opened.is_running, "what stands elsewhere now is found"


def test_a_second_touch_of_yes_does_not_answer_the_next_question(tmp_path: Path) -> None:
    opened = session(tmp_path)
    app = opened.program
    app.follow(Push(confirmation_menu(app, "really-quit", lambda: Push(confirmation_menu(app, "really-leave", Pop)))))
    opened.feed()
    first = heard(opened)["screen"]["title"]  # type: ignore[index]
    yes = wire.FromPage(touch=("press", 1), label="Yes", title=str(first))
    opened.take(yes)
    second = heard(opened)["screen"]["title"]  # type: ignore[index]
    opened.take(yes)
    assert first != second
    assert app.scene.screen().title == second
    opened.take(msgspec.structs.replace(yes, title=str(second)))
    assert app.scene.screen().title != second


def test_the_button_that_goes_on_activates_nothing_that_has_come_meanwhile(tmp_path: Path) -> None:
    opened = session(tmp_path)
    shown = heard(opened)["screen"]
    opened.take(wire.FromPage(touch=("go-on", 0)))
    assert shown["items"]  # type: ignore[index]
    assert heard(opened) == {}


def test_a_text_is_typed_in_a_field_of_the_page(tmp_path: Path) -> None:
    opened = session(tmp_path)
    app = opened.program
    app.follow(Push(WritingMenu(app, "people-name", lambda text: app.change(name=text))))
    opened.feed()
    assert heard(opened)["screen"]["items"][0]["typed"] == ""  # type: ignore[index]
    opened.take(wire.FromPage(typed="Jana"))
    assert app.settings.name == "Jana"
    assert heard(opened)["screen"]["items"][0].get("typed") is None  # type: ignore[index]


def test_a_match_is_begun_and_a_card_played_by_touches_alone(tmp_path: Path) -> None:
    opened = session(tmp_path)
    said: list[str] = []
    for place in (0, 0, 0):  # new match, Quist, start
        opened.feed(Touched("press", place))
    ends = time.monotonic() + PATIENCE
    hands = set()
    while len(hands) < 3:
        assert time.monotonic() < ends, said
        opened.feed()
        told = heard(opened)
        said += [one["text"] for one in told.get("say", ())]  # type: ignore[attr-defined]
        if any(one["text"].startswith(("Your turn", "You lead")) for one in told.get("say", ())):  # type: ignore[attr-defined]
            hands.add(len(opened.program.scene.screen().items))
            opened.feed(Touched("press", 0))
        time.sleep(0.005)  # opponents think in a thread
    assert any(line.startswith("You") for line in said)
    opened.program.close()


@pytest.mark.parametrize("name", tuple(lessons_of(STANDARD)))
def test_a_player_reads_the_hand_while_the_table_waits_for_go_on(tmp_path: Path, name: str) -> None:
    opened = session(tmp_path)
    opened.program.follow(Push(LessonScene(opened.program, name)))
    waited = 0
    for _ in range(STEPS):
        opened.feed()
        screen = opened.program.scene.screen()
        heard(opened)
        if screen.kind == "table" and screen.waits and len(screen.items) > 1:
            waited += 1
            opened.take(wire.FromPage(touch=("focus", 0), label=screen.items[0].label))
            assert "focus" not in heard(opened).get("screen", {}), "the page moves the focus away from the card"  # type: ignore[operator]
        opened.feed(Touched("press", len(screen.items) - 1))
    opened.program.close()
    assert waited, "the lesson never waits with a hand"


@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize("context", ["menu", "number", "writing", "table", "reader"])
def test_help_names_the_keys_that_a_page_takes_and_the_rest_has_buttons(
    tmp_path: Path, language: str, context: str
) -> None:
    opened = session(tmp_path, language)
    app = opened.program
    known = app.keymap.keys_of(context)
    taken = {key_name(app, key) for _, keys in known for key in keys if reaches_a_page(key, context, letters=True)}
    others = {key_name(app, key) for _, keys in known for key in keys} - taken
    told = " ".join(one.text for one in keys_text(app, context)).casefold()
    assert not [name for name in others if re.search(rf": ([^:.]+, | |)?{re.escape(name.casefold())}[.,]", told)]
    assert len(told.split(": ")) > len(taken) / 3
    for command, keys in known:
        by_key = any(reaches_a_page(key, context, letters=True) for key in keys)
        by_button = command in [one for one, _ in opened._buttons(context)]
        assert by_key or by_button or command in PAGE_COMMANDS, command


def test_no_button_is_for_a_braille_line_or_for_what_the_browsers_field_does(tmp_path: Path) -> None:
    """A page has neither its own line nor a text that the program edits: such buttons would do nothing."""
    opened = session(tmp_path)
    shown = {}
    for context in ("menu", "number", "writing", "table", "reader"):
        made = [one for one in opened._buttons(context) if has_effect(opened.program, one[0])]
        shown[context] = {command: label for command, (_, label, *_) in made}
        assert not [label for label in shown[context].values() if "braille" in label.casefold()]
    assert shown["number"] == shown["writing"] == shown["menu"]
    assert len(shown["table"]) > len(shown["menu"]) > 10


@pytest.mark.parametrize("name", STANDARD.names)
def test_a_button_has_the_name_that_its_command_has_in_this_game(tmp_path: Path, name: str) -> None:
    opened = session(tmp_path)
    rules = STANDARD[name].ruleset()
    begin(opened.program, rules, rules.options(), 4, 5)
    opened.feed()
    words, at_table = opened.program.narrator.language, opened.program.scene
    assert name in name_places(at_table)
    shown = {command: label for command, label, *_ in heard(opened)["commands"]}  # type: ignore[attr-defined]
    assert len(shown) > 20
    for command, label in shown.items():
        own = f"command-{command}-{name}"
        assert label == words.text(own if words.has(own) else f"command-{command}")
    opened.program.close()


def test_keys_that_the_browser_has_are_called_by_their_buttons(tmp_path: Path) -> None:
    app = session(tmp_path).program
    assert key_of_command(app, "table", Command.HAND) == "h"
    assert key_of_command(app, "table", Command.REPEAT) == "the button “repeat the last message”"


def test_a_new_language_gives_new_labels(tmp_path: Path) -> None:
    opened = session(tmp_path)
    heard(opened)
    opened.feed(CommandOrdered(Command.LANGUAGE))
    told = heard(opened)
    assert told["lang"] == "cs"
    assert told["labels"]["hand"] == "Vaše karty"  # type: ignore[index]


def test_what_stands_in_focus_is_told_as_such_so_that_no_reader_says_it_twice(tmp_path: Path) -> None:
    opened = session(tmp_path)
    heard(opened)
    opened.feed(Touched("focus", 1))
    assert {one["shown"] for one in heard(opened)["say"]} == {"focus"}  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("text", "item"),
    [
        ('{"key": "h"}', KeyDown("h")),
        ('{"typed": "score"}', LineTyped("score")),
        ('{"draft": "sco"}', DraftKept("sco")),
        ('{"touch": ["press", 3]}', Touched("press", 3)),
        ('{"do": "score"}', CommandOrdered(Command.SCORE)),
        ("{}", None),
    ],
)
def test_what_a_page_sends_is_read(text: str, item: object) -> None:
    assert wire.inbox_item(wire.read_input(text)) == item


@pytest.mark.parametrize(
    "text",
    ["", "[]", '{"do": 1}', '{"do": "format"}', '{"touch": ["question", 1]}', '{"key": 1}', '{"more": 1}',
     '{"touch": [1]}', '{"x": ' + "[" * 9999],
)  # fmt: skip
def test_anything_else_is_refused(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - of any kind
        wire.read_input(text)


def test_what_is_too_long_is_cut() -> None:
    assert wire.inbox_item(wire.FromPage(key="x" * 1000)) == KeyDown("x" * wire.MAX_KEY_CHARACTERS)
    assert wire.inbox_item(wire.FromPage(typed="x" * 1000)) == LineTyped("x" * wire.MAX_LINE_CHARACTERS)


#: only the build runs these
BUILDING = ("check.js", "pack.js")


def test_the_page_has_neither_a_sentence_nor_a_game_in_it() -> None:
    folder, static = Path(wire.__file__).parent / "page", Path(wire.__file__).parent / "static"
    host = [file for file in static.glob("*.js") if file.name not in BUILDING]
    page = list(folder.glob("*.js"))
    code = re.compile(r"^\s*[^\s/*]", re.MULTILINE)
    served = sum(len(file.read_text().splitlines()) for file in page)
    both = sum(len(code.findall(file.read_text())) for file in (*page, *host))
    text = " ".join(file.read_text().lower() for file in (*folder.iterdir(), *host) if file.suffix != ".png")
    assert served < 3000, "every line of the served page"
    assert both < 3000, "code of both hosts, the worker and the service worker included"
    assert not [game.name for game in STANDARD if game.name in text]


#: the code's questions before an action, by message id
ASKED = re.compile(r'confirmation_menu\(\s*(?:self\.)?app,\s*"([a-z-]+)"')
HOUSE = Path(numeramis_access.__file__).parent


@pytest.mark.turns(2)
@pytest.mark.parametrize("language", LANGUAGES.complete())
def test_every_question_is_seen_to_be_one(language: str) -> None:
    """Readers say a title that is a question before its first answer; the page knows it by its question mark."""
    asked = {name for file in HOUSE.rglob("*.py") for name in ASKED.findall(file.read_text("utf-8"))}
    assert len(asked) > 10
    for file in HOUSE.rglob(f"locale/{language}/*.ftl"):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, Message) and entry.id.name in asked:
                asked.remove(entry.id.name)
                assert "?" in FluentSerializer().serialize_entry(entry).split("\n    .")[0], entry.id.name
    assert not asked


@pytest.mark.parametrize("theme", ["dark", "light", "yellow", "own"])
def test_suits_are_readable_on_the_cards_of_every_theme(theme: str) -> None:
    """Also in a player's own colours, where a suit has the plain colour if its own cannot be read."""
    settings = Settings(theme=theme, own_colours=("#000080", "#ffffff", "#000080"))  # type: ignore[arg-type]
    cloth = wire.page_settings(settings)["cloth"]
    assert isinstance(cloth, dict)
    for name, shown in cloth.items():
        if name.startswith(("suit-", "out-")):
            ground = parse_colour(str(cloth["card" if name.startswith("suit-") else "ground"]))
            ink = parse_colour(str(shown))
            assert ink is not None
            assert ground is not None
            assert contrast(ink, ground) >= MIN_CONTRAST, name


def test_the_page_and_the_window_have_the_same_colours_of_suits() -> None:
    style = (Path(wire.__file__).parent / "page" / "style.css").read_text()
    for suit, pair in SUIT_COLOURS.items():
        for name, value in zip(("suit", "out"), pair, strict=True):
            named = re.search(rf"--{name}-{suit}: (#[0-9a-f]+);", style)
            assert suit == "s" or (named is not None and parse_colour(named[1]) == value), (name, suit)
