"""The deal of the day: equal cards everywhere, one result a day, a line to send, the week and the calendar."""

from __future__ import annotations

import datetime
import json

import pytest

from numeramis_access.app.daily import days
from numeramis_access.app.daily.days import DayResult
from numeramis_access.app.daily.scene import DailyScene
from numeramis_access.app.practice.table_scene import PracticeScene
from numeramis_access.app.shell.scene import Push
from numeramis_access.catalogue import STANDARD
from numeramis_access.core.seats import CHANCE
from numeramis_access.output.channel import HasClipboard
from numeramis_access.store.journal import read_journal
from tests.app.player import Player, behind, home, player
from tests.standard import GAMES
from tests.standins import Recorder

SUNDAY = datetime.date(2026, 11, 22)


@pytest.fixture(autouse=True)
def sunday(monkeypatch: pytest.MonkeyPatch) -> None:
    """Set today's date to a Sunday for the test."""
    monkeypatch.setattr(days, "today", lambda: SUNDAY)


def entry(someone: Player, begins: str) -> list[str]:
    """Press Enter on the first entry that begins with ``begins``."""
    place = next(at for at, item in enumerate(someone.screen.items) if item.label.startswith(begins))
    return someone.press("home", *(["down"] * place), "return")


def day_menu(someone: Player) -> list[str]:
    someone.app.follow(Push(someone.app.doors.daily(someone.app)))
    someone.app.refresh()
    return someone.told()


def play(someone: Player, scene: DailyScene) -> list[str]:
    """Play the deal to its end, with Enter and the first choice."""
    said = []
    for _ in range(600):
        if scene.is_over:
            return said
        said += someone.press("z", "return", "return")
        if someone.app.scene is not scene and not scene.is_over:
            said += someone.press("return")
    raise AssertionError("the deal does not end")


def at_the_table(someone: Player, game: str) -> DailyScene:
    day_menu(someone)
    entry(someone, someone.app.text(f"game-{game}"))
    scene = someone.app.scene
    assert isinstance(scene, DailyScene)
    return scene


NUMBERS = [389689006, 83999829, 770743428, 600442136]
FIRST = "0 9 8 4 4 2 9 5 3"


def test_the_cards_of_a_day_are_the_same_for_ever() -> None:
    """The cards are typed from the first run. If they changed, friends with other versions would play other cards."""
    assert [days.match_number(game, SUNDAY) for game in ("quist", "sipky", "loker", "whist")] == NUMBERS
    table = days.new_table_of_day(STANDARD["quist"], SUNDAY)
    while table.to_act == CHANCE:
        table.act(table.next_chance_action())
    assert " ".join(table.dealt_packs[0][:9]) == FIRST


def test_each_day_and_game_has_its_own_cards() -> None:
    many = [SUNDAY + datetime.timedelta(days=ahead) for ahead in range(400)]
    assert len({days.match_number(game, day) for day in many for game in GAMES}) == 1600


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_a_deal_is_played_counts_once_and_stands_in_the_calendar(game: str, language: str) -> None:
    with player(language, wait_for_speech=False) as someone:
        scene = at_the_table(someone, game)
        dealt = behind(scene).dealt_packs[0]
        said = play(someone, scene)
        over = "Rozdání dne je dohrané" if language == "cs" else "The deal of the day is over"
        assert any(over in one for one in said), said[-5:]
        [result] = days.load_results(home())
        assert (result.game, result.day) == (game, SUNDAY)
        title = someone.press("return")[0] if someone.app.scene is scene else someone.app.scene.screen().title
        assert someone.app.text(f"game-{game}") in title
        entry(someone, "Zahrát znovu" if language == "cs" else "Play it again")
        again = someone.app.scene
        assert isinstance(again, PracticeScene)
        assert behind(again).dealt_packs[0] == dealt
    with player(language) as someone:
        day_menu(someone)
        entry(someone, someone.app.text(f"game-{game}"))
        assert not isinstance(someone.app.scene, DailyScene), "it counts once"
    [kept] = home().records.glob("*.match")
    assert read_journal(kept).finished
    assert not list(home().days.glob("*"))


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_that_is_over_is_left_for_the_main_menu(game: str) -> None:
    with player("en", wait_for_speech=False) as someone:
        main = someone.app.scene
        scene = at_the_table(someone, game)
        play(someone, scene)
        if someone.app.scene is scene:
            someone.press("escape")
        entry(someone, "Back to the table")
        assert someone.app.scene is scene
        someone.press("escape")
        entry(someone, "End and return to the main menu")
        assert someone.app.scenes == [main]


def test_a_deal_is_left_for_the_main_menu_where_its_result_could_not_be_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError("no space left on device")

    monkeypatch.setattr(days, "add_result", full)
    with player("en", wait_for_speech=False) as someone:
        main = someone.app.scene
        scene = at_the_table(someone, "quist")
        play(someone, scene)
        if someone.app.scene is scene:
            someone.press("escape")
        entry(someone, "End and return to the main menu")
        assert someone.app.scenes == [main]


def test_a_deal_that_was_left_goes_on_where_it_was() -> None:
    with player("en") as someone:
        at_the_table(someone, "quist")
        someone.press("return", "return", "return", "return")
        done = len(behind(someone.match).record)
    assert not list(home().matches.glob("*")), "it is no match to be continued"
    with player("en") as someone:
        said = day_menu(someone)
        assert "started, continue" in " ".join(said)
        entry(someone, "Quist")
        scene = someone.app.scene
        assert isinstance(scene, DailyScene)
        assert len(behind(scene).record) >= done
        play(someone, scene)
        assert len(days.load_results(home())) == 1


class Clipboard(Recorder, HasClipboard):
    """A channel with a clipboard that a test can look at."""

    def __init__(self) -> None:
        super().__init__()
        self.text = ""

    def copy(self, text: str) -> bool:
        self.text = text
        return True


RESULTS = tuple(DayResult("quist", SUNDAY - datetime.timedelta(days=ago), "tricks", 4.0 + ago) for ago in (0, 2, 9))
LINES = {
    "en": ("Numeramis Quist 22. 11. 2026: 4 tricks",
           "Numeramis Quist, week from 16. 11. 2026: - - - - 6 - 4 = 10 tricks"),
    "cs": ("Numeramis Quist 22. 11. 2026: 4 zdvihy",
           "Numeramis Quist, týden od 16. 11. 2026: - - - - 6 - 4 = 10 zdvihů"),
}  # fmt: skip


@pytest.mark.parametrize("language", LINES)
def test_the_line_to_send_goes_to_the_clipboard_or_into_a_file(language: str) -> None:
    home().calendar_file.write_bytes(days.encode_calendar(RESULTS))
    day, week = LINES[language]
    with player(language) as someone:
        day_menu(someone)
        entry(someone, "Quist")
        said = someone.press("home", "return")
        assert any(day in one for one in said), said
        assert (home().exports / "quist-2026-11-22.txt").read_text() == f"{day}\n"
        clipboard = Clipboard()
        someone.app.announcer.channels.append(clipboard)
        entry(someone, "This week" if language == "en" else "Série")
        entry(someone, "Quist")
        said = someone.press("end", "up", "return")
        assert any(week in one for one in said), said
        assert clipboard.text == week


def test_a_day_of_this_week_that_was_missed_can_be_played() -> None:
    with player("en") as someone:
        day_menu(someone)
        entry(someone, "This week")
        entry(someone, "Quist")
        labels = [item.label for item in someone.screen.items]
        assert labels[:7] == ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
        entry(someone, "Tuesday")
        scene = someone.app.scene
        assert isinstance(scene, DailyScene)
        play(someone, scene)
        [result] = days.load_results(home())
        assert result.day == SUNDAY - datetime.timedelta(days=5)


def test_the_calendar_lists_what_was_played_the_last_day_first() -> None:
    home().calendar_file.write_bytes(days.encode_calendar(RESULTS))
    with player("en") as someone:
        day_menu(someone)
        entry(someone, "My calendar")
        items = [(item.label, item.value) for item in someone.screen.items][:-1]
        assert items == [
            ("Quist, twenty-second of November two thousand and twenty-six", "four tricks"),
            ("Quist, twentieth of November two thousand and twenty-six", "six tricks"),
            ("Quist, thirteenth of November two thousand and twenty-six", "thirteen tricks"),
        ]


@pytest.mark.parametrize("content", [b"", b"nothing", b'[{"game": 1}]', b"[" * 9000])
def test_a_damaged_calendar_is_put_aside_and_a_new_one_begun(content: bytes) -> None:
    home().calendar_file.write_bytes(content)
    with player("en") as someone:
        day_menu(someone)
        assert "not played yet" in someone.screen.items[0].value
    assert list(home().data.glob("calendar.json.damaged-*"))


def test_the_first_result_of_a_day_is_the_one_that_counts() -> None:
    own = home()
    days.add_result(own, DayResult("quist", SUNDAY, "tricks", 3.0))
    days.add_result(own, DayResult("quist", SUNDAY, "tricks", 9.0))
    assert [one.value for one in days.load_results(own)] == [3.0]
    assert json.loads(own.calendar_file.read_text())[0]["day"] == "2026-11-22"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["cs", "en"])
def test_the_deal_of_the_day_is_no_match_of_more_games(game: str, language: str) -> None:
    with player(language) as someone:
        at_the_table(someone, game)
        said = " ".join(text for key in ("s", "shift+s", "shift+w") for text in someone.press(key))
        several = ("z deseti", "ze tří", "deset her", "of ten", "of three", "ten games")
        assert not any(number in said for number in several)
