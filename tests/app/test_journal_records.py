"""Records told by ear, written out and deleted; statistics counted, heard and written out."""

from __future__ import annotations

import csv
import io
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from numeramis_access.app.reading import records, replay
from numeramis_access.app.reading import statistics as statistics_menu
from numeramis_access.app.shell.scene import Push
from numeramis_access.app.table import kept_matches, kept_names
from numeramis_access.catalogue import STANDARD
from numeramis_access.cli import main
from numeramis_access.core.cards import NUMBERS
from numeramis_access.store import journal as journals
from numeramis_access.store.statistics import Statistics
from numeramis_access.words.announcement import Announcement
from numeramis_access.words.current import CurrentLanguage
from tests.app.player import Player, behind, home, player


def play_quist(someone: Player, cards: int | None = None) -> None:
    """Play a match of Quist to its end, or some of its cards. :param cards: in number, None for all."""
    someone.app.change(matches={"quist": {"games": 1}})
    someone.app.scene.enter()
    someone.press("home", "return", "return", "home", "return")
    match = someone.match
    assert match is not None
    while not behind(match).is_over and cards != 0:
        someone.press("return", "return")
        cards = None if cards is None else cards - 1


def finished_record(language: str = "en") -> Path:
    with player(language) as someone:
        play_quist(someone)
    (path,) = records.records(home())
    return path


def test_a_record_is_told_step_by_step_forwards_and_backwards() -> None:
    path = finished_record()
    with player("en") as someone:
        someone.app.follow(replay.begin_replay(someone.app, path))
        said = someone.told()
        assert said[0].startswith("Quist, ")
        assert "two thousand" in said[0]
        assert "Step with the arrow keys" in said[-1]
        first = someone.press("right")
        second = someone.press("right")
        assert first != second
        assert someone.press("left") == first
        assert "match" in someone.press("end")[0]
        assert someone.press("right") == ["End of the record; the match is over."]
        assert someone.press("page up") == second
        assert someone.press("home") == ["Beginning of the record."]
        assert someone.press("page down") == second


def test_a_record_names_its_result_in_the_list() -> None:
    path = finished_record()
    with player("en") as someone:
        someone.app.follow(Push(records.menu(someone.app)))
        places = journals.read_ending(path).places
        assert {(1, 2): ", won ", (2, 1): ", lost "}[places[0], places[1]] in someone.told()[-1]


def ended(found: tuple[int, ...]) -> tuple[str, int]:
    """Return the message about the outcome of a record with these places."""
    path = home().records / "quist-20260101-120000.match"
    path.unlink(missing_ok=True)
    path.parent.mkdir(parents=True, exist_ok=True)
    journals.Journal.create(path, journals.Header("quist", 4, 1, {}, ())).finish(found)
    return kept_names.outcome_of(journals.read_ending(path))


def test_a_record_is_named_won_only_where_somebody_was_beaten() -> None:
    assert ended((1, 2)) == ("won", 1)
    assert ended((2, 1)) == ("lost", 2)
    assert ended((1, 1, 3)) == ("tied", 1)
    assert ended((3, 1, 2, 4)) == ("place", 3)
    assert ended((1,)) == ("alone", 0)
    assert ended(()) == ("unknown", 0)


def test_everything_told_in_the_match_is_told_in_the_record() -> None:
    with player("cs", own_plays="say") as someone:
        kinds = ("card-played", "trick-won", "phase-tied", "deal-scored", "match-won")
        show, heard = someone.show, list[str]()

        def heard_too(one: Announcement) -> None:
            if one.kind in kinds:
                heard.append(one.text)
            show(one)

        someone.show = heard_too  # type: ignore[method-assign]
        play_quist(someone)
    (path,) = records.records(home())
    with player("cs") as someone:
        someone.app.follow(replay.begin_replay(someone.app, path))
        match = journals.read_journal(path)
        someone.told()
        told: list[str] = []
        for _ in range(3 * len(match.actions)):
            someone.app.press("right")
            told += [one.text for one in someone.announcements() if one.kind in kinds]
        assert told == heard


def test_a_record_tells_itself_at_a_pace() -> None:
    path = finished_record()
    with player("en") as someone:
        someone.app.follow(replay.begin_replay(someone.app, path, pace=0.0))
        scene = someone.app.scene
        assert isinstance(scene, replay.Replay)
        said: list[str] = []
        while scene.due() is not None:
            someone.app.tick()
            said += someone.told()
        assert said[-1] == "End of the record; the match is over."
        assert "one step every one and a half seconds" in replay_pace(path)


def replay_pace(path: Path) -> str:
    with player("en") as someone:
        someone.app.follow(replay.begin_replay(someone.app, path, pace=2.0))
        return someone.press("up")[-1]


def test_questions_are_answered_as_the_table_was_then() -> None:
    path = finished_record()
    with player("en") as someone:
        someone.app.follow(replay.begin_replay(someone.app, path))
        someone.press("right", "right", "right")
        assert someone.press("h")
        assert someone.press("s")


def test_hidden_cards_of_others_are_told_only_when_the_match_is_over() -> None:
    with player("en") as someone:
        play_quist(someone, cards=2)
        match = someone.match
        assert match is not None
        path = kept_matches.unfinished_matches(home())[0]
        text = records.record_file(path, "txt", CurrentLanguage("en"), STANDARD).decode()
        someone.app.follow(replay.begin_replay(someone.app, path))
        someone.told()
        said = someone.press("shift+o")
        assert said == ["You can see the others' cards when the match is over."]
        told = "\n".join(text for _ in behind(match).moments for text in someone.press("right"))
    for everything in (text, told):
        assert "Partner:" not in everything
        assert not any(f"{seat.occupant.name}: " in everything for seat in match.seat.seats[1:])
    with player("en") as someone:
        someone.press("home", "return")
        match = someone.match
        assert match is not None
        while not behind(match).is_over:
            someone.press("return")
    text = records.record_file(records.records(home())[0], "txt", CurrentLanguage("en"), STANDARD).decode()
    hands = [line for line in text.splitlines() if f"{match.seat.seats[1].occupant.name}: " in line]
    assert hands, "a finished match is told openly"


def test_a_record_is_written_as_text_and_as_braille_from_the_menu(own_home: Path) -> None:
    finished_record()
    with player("cs") as someone:
        someone.app.follow(Push(records.menu(someone.app)))
        someone.press("return", "down")
        assert "Uloženo do souboru" in someone.press("return")[-1]
        someone.press("down")
        assert "Uloženo do souboru" in someone.press("return")[-1]
    (text,) = own_home.glob("exports/*.txt")
    (braille,) = own_home.glob("exports/*.brf")
    assert "První rozdání" in text.read_text("utf-8")
    lines = braille.read_bytes().replace(b"\f", b"").split(b"\r\n")
    assert max(map(len, lines)) <= 40
    assert any(re.match(rb"#A ,[A-Z(] (#[A-J] ){4}", line) for line in lines), "a row for the first trick"
    assert len(lines) < 40


def test_deleting_asks_twice_and_no_stands_first() -> None:
    path = finished_record()
    with player("en") as someone:
        someone.app.follow(Push(records.menu(someone.app)))
        someone.press("return", "end", "up")
        assert any("Really delete" in text for text in someone.press("return"))
        someone.press("return")
        assert path.exists()
        someone.press("return", "end", "return")
        assert not path.exists()


def test_a_match_that_is_open_elsewhere_cannot_be_deleted() -> None:
    with player("en") as someone, player("en") as other:
        play_quist(someone, cards=1)
        (path,) = records.records(home())
        other.app.follow(Push(records.menu(other.app)))
        other.press("return", "end", "up", "return", "end")
        assert any("Another window" in text for text in other.press("return"))
        assert path.exists()


def test_statistics_count_a_match_and_its_games_and_are_heard() -> None:
    finished_record()
    sums = {(one.game, one.level, one.what): one.number for one in Statistics(home().statistics).sums()}
    assert sums["quist", "club", "matches"] == sums["quist", "club", "games"] == 1
    assert 0 <= sums["quist", "club", "tricks"] <= 9
    with player("en") as someone:
        someone.app.follow(Push(statistics_menu.menu(someone.app)))
        said = someone.press("return", "down", "down", "down")
        assert "Heading: Opponents: club player." in said
        assert any(text.startswith("One match, ") for text in said)
        assert any("tricks" in text or "trick" in text for text in said)


def test_counting_anew_from_the_records_gives_the_same_sums() -> None:
    finished_record()
    before = Statistics(home().statistics).sums()
    Statistics(home().statistics).path.write_bytes(b"this is no data base at all" * 100)
    with player("en") as someone:
        someone.app.follow(Push(statistics_menu.menu(someone.app)))
        assert any("statistics file was damaged" in text for text in someone.told())
        someone.press("end", "up")
        assert "One record counted." in someone.press("return")
    assert Statistics(home().statistics).sums() == before
    assert Statistics(home().statistics).path.with_name("statistics.sqlite.damaged-1").exists()


def test_a_continued_match_is_not_counted_twice() -> None:
    with player("en") as someone:
        play_quist(someone, cards=8)
    with player("en") as someone:
        someone.press("home", "return")
        someone.press("return", "return", "return")
    sums = {one.what: one.number for one in Statistics(home().statistics).sums()}
    assert sums["games"] == sums["matches"] == 1


def test_statistics_are_written_out_as_a_table(own_home: Path) -> None:
    finished_record()
    with player("en") as someone:
        someone.app.follow(Push(statistics_menu.menu(someone.app)))
        label = someone.app.text("statistics-export")
        while someone.screen.items[someone.screen.focus].label != label:
            someone.press("down")
        assert "Saved in the file" in someone.press("return")[-1]
    rows = list(csv.DictReader(io.StringIO((own_home / "exports" / "statistics.csv").read_text("utf-8"))))
    assert {row["what"] for row in rows} >= {"matches", "games", "tricks"}


@pytest.mark.parametrize(("form", "expected"), [("--text", "First deal"), ("--brf", "\n#B ,")])
def test_the_command_line_prints_a_record(form: str, expected: str) -> None:
    path = finished_record()
    command = [sys.executable, "-m", "numeramis_access", "replay", str(path), form, "--language", "en"]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env={**os.environ, "NUMERAMIS_OWN": "1"})
    assert expected in done.stdout


def test_the_command_line_tells_a_record_in_the_terminal() -> None:
    path = finished_record()
    words = [str(path), "--terminal", "--speech", "none", "--language", "en", "--pace", "0"]
    command = [sys.executable, "-m", "numeramis_access", "replay", *words]
    process = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env={**os.environ, "NUMERAMIS_OWN": "1"}
    )
    assert process.stdin is not None
    assert process.stdout is not None
    lines = []
    for line in process.stdout:
        lines.append(line.strip())
        if line.startswith("End of the record"):
            break
    process.stdin.close()
    assert process.wait(60) == 0
    assert sum(bool(re.search(r"^\w+(,| leads?) an? \w+", line)) for line in lines) == 36
    assert len(set(NUMBERS)) == 10


@pytest.mark.parametrize(("words", "expected"), [((), "Which record?"), (("lost.match",), "There's no record lost")])
def test_a_record_that_is_not_named_or_not_there_is_asked_for(
    words: tuple[str, ...], expected: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", *words, "--text", "--language", "en"]) == 2
    assert capsys.readouterr().err.startswith(expected)


def test_replay_alone_offers_the_records() -> None:
    finished_record()
    words = ["replay", "--terminal", "--speech", "none", "--language", "en"]
    command = [sys.executable, "-m", "numeramis_access", *words]
    process = subprocess.run(
        command, input="", stdout=subprocess.PIPE, text=True, env={**os.environ, "NUMERAMIS_OWN": "1"}, timeout=120
    )
    at = process.stdout.index("Records of matches")
    assert "Quist" in process.stdout[at:]


def test_a_file_that_is_no_record_is_said_to_be_none(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.match"
    wrong.write_text("nothing")
    with player("en") as someone:
        someone.app.follow(replay.begin_replay(someone.app, wrong))
        assert any("too damaged to recover" in text for text in someone.told())
        someone.app.follow(replay.begin_replay(someone.app, tmp_path / "missing.match"))
        assert any("There's no record missing.match" in text for text in someone.told())
    assert wrong.read_text() == "nothing"


@pytest.mark.parametrize("language", ["cs", "en"])
def test_help_in_a_record_names_the_keys_of_records_and_none_that_plays(language: str) -> None:
    path = finished_record(language)
    with player(language) as someone:
        someone.app.follow(replay.begin_replay(someone.app, path))
        someone.press("f1")
        told = [item.label for item in someone.screen.items]
        assert someone.app.text("help-replay") in told
        for command in ("next", "previous", "mark", "lowest-of-suit"):
            named = someone.app.text(f"command-{command}-replay")
            assert any(named in line.lower() for line in told), named
        assert not any(someone.app.text("command-claim") in line.lower() for line in told)
