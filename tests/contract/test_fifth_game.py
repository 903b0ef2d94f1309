"""A game of the tests runs everywhere in the program, once with all parts of a game, once with only rules and words."""

from __future__ import annotations

import io
import json
import shutil
import sys
import time
from pathlib import Path

import msgspec
import pytest

from numeramis_access.app.practice.drill import Drill
from numeramis_access.app.practice.lesson_scene import LessonScene
from numeramis_access.app.practice.table_scene import PracticeScene
from numeramis_access.app.shell.scene import Push
from numeramis_access.catalogue import STANDARD, Catalogue
from numeramis_access.cli import main
from numeramis_access.core.actions import PlayCard
from numeramis_access.engine.loop import Engine
from numeramis_access.input.inbox import LineTyped
from tests.app.fingers import fingers
from tests.app.player import PATIENCE, Player, behind, player
from tests.fifth.record import BARE, WITH_BARE, WITH_FULL

both = pytest.mark.parametrize("catalogue", [WITH_BARE, WITH_FULL], ids=["bare", "full"])
languages = pytest.mark.parametrize("language", ["cs", "en"])
NAME = {"cs": "Vrchol", "en": "Summit"}


def to_menu(someone: Player, *messages: str) -> None:
    """Choose menu entries by their names."""
    for message in messages:
        someone.app.receive(LineTyped(message.lower()))
        someone.settle()


def heard_after(someone: Player, key: str) -> str:
    """Press a key, wait for its answer, which may need a computation, and return it."""
    said, ends = someone.press(key), time.monotonic() + PATIENCE
    while not said and time.monotonic() < ends:
        someone.settle()
        said = someone.told()
    return " ".join(said)


def play_on(someone: Player) -> list[str]:
    """Play the first card of the hand until the match is over; return all announcements."""
    said: list[str] = []
    match = someone.match
    assert match is not None
    for _ in range(40):
        if behind(match).is_over:
            break
        if behind(match).to_act == 0:
            match.act(PlayCard(match.desk.hand[0]))
        else:
            match.tick()
        someone.settle()
        said += someone.told()
    assert behind(match).is_over
    return said


@both
@languages
def test_it_is_played_from_the_menu_to_the_last_trick(catalogue: Catalogue, language: str) -> None:
    with player(language, catalogue) as someone:
        to_menu(someone, someone.app.text("menu-new-match"), NAME[language], someone.app.text("start-match"))
        said = someone.told() + play_on(someone)
        assert someone.screen.title == NAME[language]
        assert any(text.startswith({"cs": "Poslední štych", "en": "The last trick"}[language]) for text in said)
        assert {"cs": "Sebrané štychy", "en": "Tricks taken"}[language] in " ".join(someone.press("s"))


@languages
@pytest.mark.parametrize("written", [True, False], ids=["written", "none"])
def test_its_rules_are_read_or_said_not_to_be_there(language: str, written: bool, tmp_path: Path) -> None:
    without = shutil.copytree(BARE.locale_folder(), tmp_path / "locale", ignore=lambda *_: [] if written else ["rules"])
    catalogue = Catalogue((*STANDARD, msgspec.structs.replace(BARE, locale=f"tests.fifth:{without}")))
    with player(language, catalogue) as someone:
        to_menu(someone, someone.app.text("menu-new-match"), NAME[language], someone.app.text("start-match"))
        said = " ".join(someone.press("ctrl+f1", "down"))
        rules = {"cs": "Nejvyšší číslo bere štych", "en": "The highest number takes the trick"}[language]
        assert (rules if written else someone.app.text("rules-none")) in said


@both
@languages
def test_at_the_practice_table_what_it_lacks_is_not_in_this_game(catalogue: Catalogue, language: str) -> None:
    with player(language, catalogue) as someone:
        app = someone.app
        to_menu(someone, app.text("menu-practice"), app.text("practice-table"), NAME[language], app.text("start-match"))
        assert isinstance(someone.match, PracticeScene)
        while behind(someone.match).to_act != 0:
            someone.match.tick()
            someone.settle()
        someone.told()
        lacking = app.text("no-such-question")
        full = catalogue is WITH_FULL
        odds, hint = " ".join(someone.press("o")), heard_after(someone, "i")
        assert (lacking in hint, lacking in odds) == (not full, not full)
        if full:
            assert {"cs": "Nejvyšší číslo bere štych", "en": "The highest number takes"}[language] in hint
            assert {"cs": "Vyšších čísel", "en": "Higher numbers"}[language] in odds
        play_on(someone)


@languages
def test_its_lesson_and_its_drill_are_taken(language: str) -> None:
    with player(language, WITH_FULL) as someone:
        lesson = LessonScene(someone.app, "summit-first")
        someone.app.follow(Push(lesson))
        someone.settle()
        assert {"cs": "Zahraj nejvyšší", "en": "Play your highest"}[language] in " ".join(someone.told())
        lesson.act(PlayCard("1"))
        assert {"cs": "Máš ještě vyšší", "en": "There is a higher one"}[language] in " ".join(someone.told())
        lesson.act(PlayCard("9"))
        someone.settle()
        assert lesson.step is None
        someone.app.follow(Push(Drill(someone.app, ("summit",))))
        assert {"cs": "které bere štych", "en": "which one takes"}[language] in " ".join(someone.told())


@both
def test_it_is_played_by_dots_alone(catalogue: Catalogue) -> None:
    with fingers("en", 40, catalogue) as someone:
        someone.choose("new match", "summit", "start")
        match = someone.match
        assert match is not None
        for _ in range(40):
            if behind(match).is_over:
                break
            if behind(match).to_act == 0:
                someone.press("dot8")
            else:
                someone.wait(lambda: behind(match).to_act in (0, None))
        assert behind(match).is_over


@both
def test_it_is_played_by_the_engine_protocol(catalogue: Catalogue) -> None:
    engine = Engine(catalogue)

    def ask(op: str, **fields: object) -> dict[str, object]:
        found: dict[str, object] = json.loads(engine.answer(json.dumps({"op": op, **fields}).encode()))
        assert found["ok"], found
        return found

    assert list(ask("hello")["games"]) == [*catalogue.names]  # type: ignore[call-overload]
    status = ask("new", game="summit", seats=3, seed=4)
    table = status["table"]
    while not status["over"]:
        choice = ask("choose", table=table, level="club", ms=0)
        status = ask("act", table=table, seat=status["to_act"], action=choice["action"])
    assert sum(status["deal"]["points"]) == 5  # type: ignore[index]
    refused = json.loads(engine.answer(json.dumps({"op": "new", "game": "summit", "seats": 9}).encode()))
    assert refused["error"]["code"] == "bad-request"


@both
@pytest.mark.parametrize("jobs", [1, 2])
def test_its_players_meet_in_the_arena(catalogue: Catalogue, jobs: int, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "summit", "club", "expert", "--deals", "4", "--jobs", str(jobs), "--language", "en"]
    assert main(words, catalogue) == 0
    assert "points" in capsys.readouterr().out


@both
@languages
def test_its_sheet_and_its_cards_are_embossed(catalogue: Catalogue, language: str, tmp_path: Path) -> None:
    for thing in ("sheet", "cards"):
        target = tmp_path / f"{thing}.brf"
        assert main(["emboss", thing, "summit", "--output", str(target), "--language", language], catalogue) == 0
        assert target.read_bytes().strip()
    target = tmp_path / "rules.brf"
    assert main(["emboss", "rules", "summit", "--output", str(target), "--language", language], catalogue) == 0
    assert main(["kit", "board", "--game", "summit", "--out", str(tmp_path), "--language", language], catalogue) == 0


@both
def test_it_is_played_at_the_terminal(
    catalogue: Catalogue, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    lines = "h\n" + "0\n1\n2\n3\n4\n5\n6\n7\n8\n9\n" * 6
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(lines.encode())))
    monkeypatch.setenv("NUMERAMIS_HOME", str(tmp_path))
    words = ["play", "summit", "--terminal", "--speech", "none", "--seed", "5", "--language", "en", "--braille", "off"]
    assert main(words, catalogue) == 0
    told = capsys.readouterr().out
    assert "Everybody has five numbers." in told
    assert "You hold" in told
