"""Records of real cards: kept, told as everybody knew them, reviewed from each player's place, counted apart."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from numeramis_access import __version__
from numeramis_access.app.calling import set_up
from numeramis_access.app.calling.log import unfinished
from numeramis_access.app.calling.scene import CallingScene
from numeramis_access.app.practice.table_scene import PracticeScene
from numeramis_access.app.reading import called_statistics, records, replay, statistics
from numeramis_access.app.reading.called_record import from_place
from numeramis_access.app.reading.replay import Replay
from numeramis_access.app.shell.menu import Menu
from numeramis_access.app.table.kept_names import names_of
from numeramis_access.app.table.record_text import text_of
from numeramis_access.app.table.verified import verify
from numeramis_access.app.transfer.items import items_at
from numeramis_access.catalogue import STANDARD
from numeramis_access.core.actions import Concede
from numeramis_access.core.table import Table
from numeramis_access.games.loker.rules import Loker
from numeramis_access.games.loker.state import LokerOptions
from numeramis_access.games.quist.rules import Quist
from numeramis_access.games.quist.state import QuistOptions
from numeramis_access.input.commands import Command
from numeramis_access.store.journal import read
from numeramis_access.store.statistics import Statistics
from tests.app.calling import called, press_call
from tests.app.player import PATIENCE, Player, player
from tests.tables.test_called import some_action


def finished(someone: Player, concede: bool = False) -> Path:
    """Call a game of Quist to its end and leave; return its record. :param concede: whether the rest is given up."""
    for path in (*someone.app.home.records.glob("*"), *someone.app.home.called.glob("*")):
        path.unlink()
    scene = called(someone, Table(Quist(), QuistOptions(games=1), 4, 1), 0)
    chance = random.Random(3)
    for _ in range(12 if concede else 36):
        someone.press(chance.choice(scene.seat.match.callable_cards()))
    if concede:
        scene.act(Concede())
    assert scene.over
    scene.leave()
    (path,) = someone.app.home.records.glob("*.match")
    return path


def test_a_finished_match_is_kept_as_a_record_that_says_called() -> None:
    with player("cs") as someone:
        path = finished(someone)
        saved = read(path)
        assert saved.finished
        assert saved.header.called
        assert not list(someone.app.home.called.glob("*.match"))
        (name,) = names_of(someone.app, [path])
        assert "se skutečnými kartami, vyhráv" in name()
        assert "u stolu Marie, Jan, Eva a Cyril" in name()


def test_a_program_killed_after_the_last_card_keeps_the_record_when_the_match_is_opened_again() -> None:
    with player("cs") as someone:
        path = finished(someone)
        scene = called(someone, Table(Quist(), QuistOptions(games=1), 4, 1), 0)
        chance = random.Random(4)
        while not scene.over:
            someone.press(chance.choice(scene.seat.match.callable_cards()))
        scene.seat._log.close()  # type: ignore[attr-defined]  # the program is killed
        (kept,) = unfinished(someone.app.home)
        someone.app.follow(set_up.again(someone.app, kept))
        again = someone.app.scene
        assert isinstance(again, CallingScene)
        again.leave()
        assert unfinished(someone.app.home) == []
        assert {path.name, kept.name} == {record.name for record in someone.app.home.records.glob("*.match")}


def test_a_record_is_told_as_everybody_at_the_table_knew_it() -> None:
    with player("cs") as someone:
        path = finished(someone)
        someone.app.follow(replay.begin(someone.app, path))
        said = someone.told()
        assert "Hrálo se skutečnými kartami." in said
        said = someone.press("right", "right", "right", "right")
        assert [line for line in said if line.startswith("Jan vynáší")]
        assert not [line for line in said if " v ruce " in line]
        said = someone.press("i")
        assert said == ["Rozbor je vždy z místa některého hráče. Vyberte ho v nabídce záznamu."]


@pytest.mark.parametrize("place", range(4))
def test_the_deal_is_reviewed_from_the_place_of_each_player(place: int) -> None:
    with player("cs") as someone:
        path = finished(someone)
        saved = read(path)
        someone.app.follow(records._open(someone.app, path))
        menu = someone.app.scene
        assert isinstance(menu, Menu)
        someone.press("home", "down", "return", *["down"] * place, "return")
        scene = someone.app.scene
        assert isinstance(scene, Replay)
        someone.press("right", "right", "right", "right")
        own = scene.record.message(2).position
        assert scene.record.seats[own.seat].occupant.name == saved.header.entrants[place].name
        assert len(set(own.view.hand)) > 1
        someone.press("shift+i")
        table = someone.app.scene
        assert isinstance(table, PracticeScene)
        names = [seat.occupant.name for seat in table.seat.seats]
        others = [entrant.name for entrant in saved.header.entrants]
        assert names[1:] == [*others[place + 1 :], *others[:place]]
        assert table.view.hand == own.view.hand or len(table.view.hand) == 8  # the leader has led


def test_each_place_of_a_record_is_the_same_match() -> None:
    with player("cs") as someone:
        path = finished(someone)
        saved = read(path)
        first = Replay(someone.app, saved)
        for place in range(4):
            turned = Replay(someone.app, from_place(saved, place), by="x")
            assert len(turned.record) == len(first.record)
            cards = [
                (turned.record.message(number).event, first.record.message(number).event)
                for number in range(1, len(first.record) + 1)
            ]
            assert [(theirs.card, (theirs.seat + place) % 4) for theirs, _ in cards if hasattr(theirs, "card")] == [
                (ours.card, ours.seat) for _, ours in cards if hasattr(ours, "card")
            ]


def test_a_deal_that_was_given_up_tells_no_hand_and_has_no_review() -> None:
    with player("cs") as someone:
        path = finished(someone, concede=True)
        scene = Replay(someone.app, from_place(read(path), 1), by="Jan")
        scene.place = 3
        for command in (Command.HINT, Command.RETRY, Command.OPEN_CARDS):
            someone.shown.clear()
            assert scene.command(command) is None
            assert someone.texts() == ["Tady se neukázaly všechny karty, kdo je držel, se neví."]
            assert command not in scene.possible()


def test_called_matches_count_apart_from_the_players_own() -> None:
    with player("cs") as someone:
        finished(someone)
        before = Statistics(someone.app.home.statistics).sums()
        statistics._recount(someone.app)
        assert Statistics(someone.app.home.statistics).sums() == before
        texts = [paragraph.text for paragraph in called_statistics.reader(someone.app).paragraphs]
        assert texts[0] == "Quist: jedna partie"
        assert len(texts) == 5
        assert sum("jedna vyhraná" in text for text in texts) == 2


def test_a_record_of_real_cards_proves_nothing_and_is_packed_with_all_others() -> None:
    with player("cs") as someone:
        path = finished(someone)
        assert verify(path, STANDARD).lines[0].id == "call-verify"
        assert f"records/{path.name}" in [item.name for item in items_at(someone.app.home)]


def test_a_record_of_loker_is_told_though_nobody_saw_all_cards() -> None:
    with player("cs") as someone:
        finished(someone)
        match = Table(Loker(), LokerOptions(games=1, stakes="simple"), 4, 2)
        match.draw()
        scene = called(someone, match, match.record[0].seat)  # type: ignore[attr-defined]
        chance = random.Random(2)
        while not match.over:
            before = len(match.moments)
            action = some_action(match, chance)
            match.act(action)
            match.draw()
            press_call(someone, scene, action, match.moments[before:])
        assert scene.over
        scene.leave()
        (path,) = someone.app.home.records.glob("loker-*.match")
        saved = read(path)
        assert saved.header.called
        told = Replay(someone.app, saved)
        assert len(told.record) == len(scene.seat.match.moments)
        text = "\n".join(part.text for part in text_of(someone.app.language, saved, STANDARD))
        assert "Hrálo se skutečnými kartami." in text
        assert "Marie" in text


def asked_of_program(home: Path, *words: str) -> subprocess.Popen[str]:
    """Start a real program with lines for a terminal. :param words: its command line."""
    command = [sys.executable, "-m", "numeramis_access", *words, "--terminal", "--speech", "none", "--language", "cs"]
    environment = {**os.environ, "NUMERAMIS_HOME": str(home), "PYTHONUNBUFFERED": "1"}
    return subprocess.Popen(command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def tell_until(running: subprocess.Popen[str], lines: str, wanted: str) -> str:
    """Type lines, and return what is told up to a wanted sentence."""
    assert running.stdin is not None
    assert running.stdout is not None
    ends = threading.Timer(PATIENCE, running.kill)
    ends.start()
    running.stdin.write(lines)
    running.stdin.flush()
    told = ""
    for line in running.stdout:
        told += line
        if wanted in line:
            ends.cancel()
            return told
    raise AssertionError(told)


def test_a_real_program_killed_in_the_middle_goes_on_from_its_menu(tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_text(
        f'address = "asked"\nbraille = "off"\nknown_version = "{__version__}"\n'
    )
    running = asked_of_program(tmp_path, "call", "quist")
    tell_until(running, "\n7\n8\n8\n2\n", "První hráč hraje dvojku.")
    running.kill()
    running.wait()
    again = asked_of_program(tmp_path)
    told = tell_until(again, "\n", "Pokračuje hra se skutečnými kartami: Quist.")
    tell_until(again, "9\n", "devítku")
    again.kill()
    again.wait()
    assert "Pokračovat v hlášení karet" in told
