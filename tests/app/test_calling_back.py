"""What a caller hears when a call goes: which card, how many calls, and what has changed of the score."""

from __future__ import annotations

from pathlib import Path

import pytest

from numeramis_access.app.calling import set_up
from numeramis_access.app.calling.scene import CallingScene
from numeramis_access.app.shell.menu import Menu
from numeramis_access.core.cards import HIDDEN_CARD
from numeramis_access.core.table import Table
from numeramis_access.games.loker.events import Exchange, Pass
from numeramis_access.games.loker.rules import Loker
from numeramis_access.games.loker.state import LokerOptions
from numeramis_access.games.sipky.rules import Sipky
from numeramis_access.games.sipky.state import SipkyOptions
from numeramis_access.output.braille_layout import Touch
from numeramis_access.store.home import Home
from numeramis_access.tables.called.match import Penalty
from numeramis_access.words.narrator import Narrator
from numeramis_access.words.people import People, Person
from tests.app.calling import PEOPLE, called
from tests.app.fingers import NAMES, Fingers, reading
from tests.app.player import Player, player
from tests.app.test_calling import quist, typed, whist
from tests.braille.emulators.baum import BaumDisplay


def enter(someone: Player, label: str) -> list[str]:
    """Press Enter on the entry that begins with a label."""
    menu = someone.app.scene
    assert isinstance(menu, Menu)
    place = next(at for at, entry in enumerate(menu.entries) if entry.label().casefold().startswith(label.casefold()))
    return someone.press("home", *["down"] * place, "return")


def test_backspace_says_which_card_it_takes_back() -> None:
    with player("cs") as someone:
        quist(someone, *"71")
        assert someone.press("backspace")[0].startswith("Vzato zpět: Eva, jednička")


def test_the_word_back_takes_a_call_back_and_opens_no_menu() -> None:
    with player("cs") as someone:
        scene = quist(someone, *"71")
        assert typed(someone, "zpět")[0].startswith("Vzato zpět: Eva, jednička")
        assert someone.app.scene is scene
        assert len(scene.seat.match.calls) == 1


def test_taking_back_several_calls_tells_their_number_and_the_score_now() -> None:
    with player("cs") as someone:
        quist(someone, *"7123", *"456")
        someone.press("escape")
        enter(someone, someone.app.text("call-correct"))
        enter(someone, "První zdvih, Jan, sedmička")
        assert isinstance(someone.app.scene, Menu)
        assert "celkem sedm" in someone.app.scene.entries[1].label()
        said = " ".join(enter(someone, someone.app.text("call-back-to-here", count=7)))
        assert "Vzato zpět hlášení: sedm." in said
        assert "Zdvihy v této hře: první dvojice nula, druhá nula." in said
        assert said.endswith("Na tahu: Jan.")


def test_a_correction_that_changes_who_won_a_trick_tells_the_score() -> None:
    with player("cs") as someone:
        quist(someone, *"7123")
        someone.press("escape")
        enter(someone, someone.app.text("call-correct"))
        enter(someone, "První zdvih, Eva, jednička")
        enter(someone, someone.app.text("call-other-card"))
        said = " ".join(enter(someone, "Devítka"))
        assert "Opraveno: Eva, devítka" in said
        assert "Zdvihy v této hře: první dvojice jeden, druhá nula." in said


def test_a_typed_code_names_the_right_card_of_a_correction() -> None:
    with player("cs") as someone:
        whist(someone)
        typed(someone, "5p")
        someone.press("escape")
        enter(someone, someone.app.text("call-correct"))
        someone.press("return")
        enter(someone, someone.app.text("call-other-card"))
        assert "piková šestka" in " ".join(typed(someone, "6p"))


def listed_calls(someone: Player) -> list[str]:
    """Return the entries of the list of calls, latest first."""
    someone.press("escape")
    enter(someone, someone.app.text("call-correct"))
    menu = someone.app.scene
    assert isinstance(menu, Menu)
    return [item.label for item in menu.screen().items[:-1]]


@pytest.mark.parametrize(("language", "first", "third"), [
    ("cs", "První zdvih, Jan, sedmička", "Třetí zdvih, Marie, pětka"),
    ("en", "First trick, Jan, seven", "Third trick, Marie, five"),
    ("sk", "Prvý zdvih, Jan, sedmička", "Tretí zdvih, Marie, päťka"),
    ("de", "Erster Stich, Jan, Sieben", "Dritter Stich, Marie, Fünf"),
    ("pl", "Pierwsza lewa, Jan, siódemka", "Trzecia lewa, Marie, piątka"),
])  # fmt: skip
def test_the_list_of_calls_names_trick_and_player(language: str, first: str, third: str) -> None:
    with player(language) as someone:
        quist(someone, *"7123", *"2456", "5")
        listed = listed_calls(someone)
        assert (listed[-1], listed[0]) == (first, third)


def test_the_title_of_a_correction_names_the_trick() -> None:
    with player("cs") as someone:
        quist(someone, *"7123", *"4")
        listed_calls(someone)
        enter(someone, "První zdvih, Eva")
        assert someone.app.scene.screen().title == "Opravit: první zdvih, Eva, jednička"


def test_the_list_of_calls_numbers_the_throws_of_each_player() -> None:
    with player("cs") as someone:
        called(someone, Table(Sipky(), SipkyOptions(), 3, 1), 0)
        someone.press("9", "5", "9", "5", "9", "5", "1", "0")
        assert [label.partition(" ")[0] for label in listed_calls(someone)] == ["Druhý"] * 2 + ["První"] * 6


def test_the_list_of_calls_names_the_player_of_a_penalty() -> None:
    with player("cs") as someone:
        scene = whist(someone)
        typed(someone, "5p")
        scene.seat._call(Penalty(1, "7h", 1))
        assert listed_calls(someone)[0] == f"{someone.app.text('call-penalty')}, {scene._name(1)}"


def test_lately_tells_the_present_trick_whoever_sits_first() -> None:
    with player("cs") as someone:
        quist(someone, *"7123")
        said = someone.press("x")
        assert "Jan vynáší sedmičku" in said[0]
        assert "Marie hraje trojku" in said[0]
        someone.press("4")
        assert "sedmičku" not in someone.press("x")[0]


def test_after_taking_back_lately_tells_the_highest_card() -> None:
    with player("cs") as someone:
        quist(someone, *"712")
        someone.press("backspace")
        assert someone.press("x") == ["Vede Jan se sedmičkou.", "Na tahu: Cyril."]


def test_a_rank_with_the_first_letter_of_two_suits_asks_which_and_one_letter_answers() -> None:
    with player("cs") as someone:
        scene = whist(someone)
        typed(someone, "5p")
        calls = len(scene.seat.match.calls)
        said = typed(someone, "9k")
        assert said == ["Devítka, a barva?", "Kříže písmeno ř; káry písmeno o."]
        assert "křížovou devítku" in typed(someone, "ř")[0]
        assert len(scene.seat.match.calls) == calls + 1


@pytest.mark.parametrize("code", ["9p", "p9", "10s"])
def test_a_rank_with_the_letter_of_one_suit_is_a_card(code: str) -> None:
    with player("cs") as someone:
        scene = whist(someone)
        typed(someone, "5p")
        calls = len(scene.seat.match.calls)
        typed(someone, code)
        assert len(scene.seat.match.calls) == calls + 1


def test_the_score_of_called_sipky_names_everybody() -> None:
    with player("cs") as someone:
        called(someone, Table(Sipky(), SipkyOptions(), 3, 1), 0)
        someone.press("9", "5")
        said = " ".join(someone.press("s"))
        assert not [name for name in ("Marie", "Jan", "Eva") if name not in said]


def test_who_begins_is_told_as_now_once_another_player_leads() -> None:
    with player("cs") as someone:
        quist(someone, "1")
        assert "začíná Jan" in someone.press("d")[0]
        assert "teď" not in someone.press("d")[0]
        someone.press(*"923")
        assert "teď začíná Eva" in someone.press("d")[0]


@pytest.mark.parametrize(
    ("language", "told"), [("cs", "v šest hodin a šest minut"), ("sk", "o šiestej hodine a šesť minút")]
)
def test_minutes_below_ten_are_told_without_a_zero(language: str, told: str) -> None:
    with player(language) as someone:
        values = {"contest": "plays", "game": "none", "title": "none"}
        said = someone.app.text("evening-of", when="2026-11-25T06:06:00", **values)
        assert told in said


def test_two_equal_cards_are_told_together() -> None:
    with player("cs") as someone:
        people = People((Person(""), Person("Jan")), 0, False)
        words = Narrator(someone.app.language, someone.app.catalogue["sipky"].game_words(), people).language
        values = {"more": "yes", "own": "yes", "seat": 0, "cards": ("9", "9"), "count": 2}
        assert words.text("cards-taken", **values) == "Přichází dvě devítky."


@pytest.mark.parametrize(("language", "word"), [
    ("cs", "oprava"), ("cs", "chyba"), ("sk", "oprava"), ("de", "Korrektur"), ("pl", "poprawka"), ("en", "mistake"),
])  # fmt: skip
def test_the_word_for_a_mistake_opens_the_list_of_calls(language: str, word: str) -> None:
    with player(language) as someone:
        quist(someone)
        someone.press("5")
        typed(someone, word)
        assert someone.app.scene.screen().title.startswith(someone.app.text("call-corrections"))


def test_the_line_begins_again_when_the_called_position_has_changed(tmp_path: Path) -> None:
    with BaumDisplay(NAMES[40], 40) as device, reading(
        device, f"baum:{device.path}", "cs", where=Home.at(tmp_path), called_players=PEOPLE
    ) as reader:
        reader.app.follow(set_up.open_set_up(reader.app, Loker(), LokerOptions(), 3))
        reader.app.start()
        reader.app.press("return")
        scene = reader.app.scene
        assert isinstance(scene, CallingScene)
        scene.act(Exchange((HIDDEN_CARD,)))
        shows_choice(reader)
        for _ in range(3):
            reader.press("pan right")
        scene.act(Pass())
        assert shows_choice(reader)


def shows_choice(reader: Fingers) -> bool:
    """Read every message to its end; return whether the first choice then stands on the line."""
    reader.settle()
    while reader.line.standing or reader.line.more_waits:
        reader.press("pan right")
    return Touch("items", 0) in reader.line.touches
