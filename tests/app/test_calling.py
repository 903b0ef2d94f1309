"""A caller at a table of real cards: whole matches by keys, corrections, a killed program, and who hears what."""

from __future__ import annotations

import io
import random
import re
from typing import Any

import pytest

from numeramis_access.app.calling import set_up
from numeramis_access.app.calling.log import unfinished_journals
from numeramis_access.app.calling.scene import CallingScene
from numeramis_access.app.shell.menu import Menu
from numeramis_access.catalogue import STANDARD
from numeramis_access.core.actions import ChooseCards, Concede, PlayCard
from numeramis_access.core.cards import HIDDEN_CARD, SUIT, french_pack
from numeramis_access.core.seats import ONLOOKER
from numeramis_access.core.table import Table
from numeramis_access.games.loker.rules import Loker
from numeramis_access.games.loker.state import LokerOptions
from numeramis_access.games.quist.rules import Quist
from numeramis_access.games.quist.state import QuistOptions
from numeramis_access.games.sipky.rules import Sipky
from numeramis_access.games.sipky.state import SipkyOptions
from numeramis_access.games.whist.rules import Whist
from numeramis_access.games.whist.state import WhistOptions
from numeramis_access.input.commands import Command
from numeramis_access.input.escapes import TypedPiece
from numeramis_access.input.inbox import Inbox, KeyDown, LineTyped, Touched
from numeramis_access.output.terminal import ENTER_OF_LINE_SECONDS, Terminal
from numeramis_access.tables.called.caller_actions import ShowSuit
from numeramis_access.tables.called.match import Penalty, TableCall, TurnedUp
from numeramis_access.words.people import People, Person
from tests.app.calling import NAMES, call_by_keys, called, in_any_order, keys_of, match_events
from tests.app.player import Player, player
from tests.contract.walk import SETTINGS, name_of
from tests.tables.test_called import real_table


@pytest.mark.turns(2)
@pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
def test_a_match_called_by_keys_gives_the_public_events_of_the_real_one(setting: Any) -> None:
    match = real_table(setting, 11)
    with player("cs") as someone:
        scene = call_by_keys(someone, match, 11)
        told, real = in_any_order(match_events(scene.seat.match.moments)), in_any_order(match.events(ONLOOKER))
        assert len(told) > 5
        assert told == real
        scene.seat.close()


def quist(someone: Player, *keys: str) -> CallingScene:
    """Begin a called match of Quist that Jan leads, and press keys."""
    match = Table(Quist(), QuistOptions(games=2), 4, 1)
    scene = called(someone, match, 0)
    someone.press(*keys)
    return scene


def read_aloud(someone: Player, *labels: str) -> None:
    """Choose entries of menus by their messages."""
    for label in labels:
        menu = someone.app.scene
        assert isinstance(menu, Menu)
        wanted = someone.app.text(label)
        place = [entry.label() for entry in menu.entries].index(wanted)
        someone.press("home", *["down"] * place, "return")


@pytest.mark.parametrize("language", ["cs", "en"])
def test_the_program_says_who_played_what_and_who_leads(language: str) -> None:
    with player(language) as someone:
        quist(someone)
        said = [line for key in "7882" for line in someone.press(key)]
        first, tie = {
            "cs": ("Jan vynáší sedmičku.", "Shoda osmiček, hraje se o dva zdvihy."),
            "en": ("Jan leads a seven.", ""),
        }[language]
        assert said[0] == first
        assert tie in said[-1]
        assert not [line for line in said if re.search(r"\b(vy|vám|you|your)\b", line, re.IGNORECASE)]


def test_no_key_tells_a_hand_a_hint_or_a_choice_of_a_player() -> None:
    with player("cs") as someone:
        scene = quist(someone, "7")
        for key in ("h", "i", "o", "shift+o", "shift+r", "shift+g"):
            said = someone.press(key)
            assert said, key
        assert len(scene.seat.match.calls) == 1
        assert scene.seat.position.view.hands_by_seat() == scene.seat.match.view.hands_by_seat()
        assert {card for hand in scene.seat.position.view.hands_by_seat() for card in hand} == {HIDDEN_CARD}


def test_a_ninth_card_is_told_with_the_way_out_and_is_no_call() -> None:
    with player("cs") as someone:
        scene = quist(someone, *"99999999")
        assert someone.press("9") == ["Další taková karta už není: devítka. Opravte některé hlášení."]
        assert len(scene.seat.match.calls) == 8
        assert someone.press("8")[0].startswith("Jan vynáší")


def test_a_call_is_taken_back_by_one_key_and_an_earlier_card_corrected_by_the_menu() -> None:
    with player("cs") as someone:
        scene = quist(someone, *"7123", *"45")
        assert someone.press("backspace")[0].startswith("Vzato zpět: ")
        someone.press("escape")
        read_aloud(someone, "call-correct")
        someone.press("end", "up", "return")  # the oldest call is the last before the way back
        read_aloud(someone, "call-other-card")
        said = someone.press(*["down"] * 9, "return")
        assert "Opraveno: Jan, devítka." in said
        assert someone.app.scene is scene
        assert scene.seat.match.calls[0] == TableCall(PlayCard("9"))
        assert len(scene.seat.match.calls) == 5


def test_a_correction_that_contradicts_a_later_call_is_refused_with_that_call() -> None:
    with player("cs") as someone:
        scene = quist(someone, *"99999999", *"0000")
        someone.press("escape")
        read_aloud(someone, "call-correct")
        someone.press("return")  # the last call
        read_aloud(someone, "call-other-card")
        said = someone.press(*["down"] * 9, "return")
        assert any("nesedí" in line for line in said)
        assert len(scene.seat.match.calls) == 12
        assert scene.seat.match.calls[11] == TableCall(PlayCard("0"))


def test_a_killed_program_continues_the_match_with_the_same_standing() -> None:
    with player("cs") as someone:
        scene = quist(someone, *"7882", *"39", "backspace", "8")
        before = scene.seat.match.view
        assert unfinished_journals(someone.app.home)
        seat = scene.seat
        seat.close()  # a killed program leaves the file as it is
        someone.app.follow(set_up.continue_called_match(someone.app, unfinished_journals(someone.app.home)[0]))
        again = someone.app.scene
        assert isinstance(again, CallingScene)
        assert again is not scene
        assert again.seat.match.view == before
        assert again.talk.people().persons[1].name == "Jan"
        someone.press("7")
        assert len(again.seat.match.calls) == 7
        again.seat.close()


def test_a_finished_match_is_no_longer_offered() -> None:
    with player("cs") as someone:
        for path in unfinished_journals(someone.app.home):
            path.unlink()
        scene = quist(someone)
        chance = random.Random(3)
        while not scene.is_over:
            someone.press(chance.choice(scene.seat.match.callable_cards()))
        scene.seat.close()
        assert unfinished_journals(someone.app.home) == []


def test_a_line_of_the_terminal_calls_several_cards() -> None:
    with player("cs") as someone:
        scene = quist(someone)
        someone.app.receive(LineTyped("7882"))
        assert len(scene.seat.match.calls) == 4
        someone.app.receive(LineTyped("4"))
        assert len(scene.seat.match.calls) == 5


def test_codes_of_french_cards_are_joined_after_one_of_letters() -> None:
    """A code of letters needs Enter; a caller who goes on typing loses no card."""
    with player("cs") as someone:
        scene = called(someone, Table(Whist(), WhistOptions(length=1), 4, 1), 0)
        someone.press("f4", "4")  # turned up
        someone.app.receive(LineTyped("5o7o2pko"))
        assert [call.action for call in scene.seat.match.calls[1:]] == [  # type: ignore[union-attr]
            PlayCard("5d"), PlayCard("7d"), PlayCard("2s"), PlayCard("Kd")
        ]  # fmt: skip
        someone.app.receive(LineTyped("kř9ř 8ř3ř"))
        assert len(scene.seat.match.calls) == 9
        someone.app.receive(LineTyped("kolik"))
        assert len(scene.seat.match.calls) == 9


def test_whist_is_called_by_rank_and_suit_in_either_order_and_a_revoke_is_told() -> None:
    with player("cs") as someone:
        match = Table(Whist(), WhistOptions(length=1), 4, 1)
        scene = called(someone, match, 0)
        someone.press("f3", "7")  # turned up
        someone.press("1", "f10", "f10", "2", "3", "f2", "4", "f10")
        assert len(scene.seat.match.calls) == 5
        someone.press("k", "f10", "5", "f10")
        said = someone.press("6", "f10")
        assert said[0] == "Šestka, a barva?"
        assert said[1].startswith("Cyril má pikovou šestku, ale nectil barvu: první zdvih.")
        assert len(scene.seat.match.calls) == 7


def test_a_proved_revoke_is_settled_by_one_key_if_a_penalty_was_agreed() -> None:
    with player("cs") as someone:
        someone.app.change(called_penalty="tricks-2")
        scene = called(someone, Table(Whist(), WhistOptions(length=1), 4, 1), 0)
        for card in ("7d", "As", "2s", "3c", "4s", "Ks", "5s"):
            someone.press(*keys_of(card))
        said = someone.press(*keys_of("6s"))
        assert "Platí karty i trest: dva zdvihy, první ze tří." in said[-1]
        said = someone.press("return")
        assert "Trest je zapsaný, započítá se na konci rozdání." in said
        assert someone.app.scene is scene
        assert scene.seat.match.calls[-2:] == [Penalty(3, "6s", 2, 0), TableCall(PlayCard("6s"))]
        someone.press("backspace", "backspace")
        assert len(scene.seat.match.calls) == 7
        scene.seat.close()


def test_a_revoke_can_be_settled_later_from_the_menu_of_the_table() -> None:
    with player("cs") as someone:
        someone.app.change(called_penalty="points-1")
        scene = called(someone, Table(Whist(), WhistOptions(length=1), 4, 1), 0)
        for card in ("7d", "As", "2s", "3c", "4s", "Ks", "5s", "6s"):
            someone.press(*keys_of(card))
        someone.press("escape", "escape")
        read_aloud(someone, "call-settle")
        someone.press("return")
        assert someone.app.scene is scene
        assert scene.seat.match.calls[-2:] == [Penalty(3, "6s", 0, 1), TableCall(PlayCard("6s"))]


def test_without_an_agreed_penalty_the_correction_comes_first() -> None:
    with player("cs") as someone:
        someone.app.change(called_penalty="none")
        scene = called(someone, Table(Whist(), WhistOptions(length=1), 4, 1), 0)
        for card in ("7d", "As", "2s", "3c", "4s", "Ks", "5s"):
            someone.press(*keys_of(card))
        assert "Opravit hlášení, první ze tří." in someone.press(*keys_of("6s"))[-1]
        scene.seat.close()


def whist(someone: Player) -> CallingScene:
    """Begin a called match of Whist that Jan leads with diamonds as trumps."""
    scene = called(someone, Table(Whist(), WhistOptions(length=1), 4, 1), 0)
    someone.press("f3", "7")
    return scene


def typed(someone: Player, text: str) -> list[str]:
    """Type a line at the terminal."""
    someone.app.receive(LineTyped(text))
    return someone.told()


@pytest.mark.parametrize(
    ("language", "code", "card"),
    [("cs", "7s", "7h"), ("cs", "s7", "7h"), ("cs", "7ř", "7c"), ("cs", "7r", "7c"), ("cs", "7o", "7d"),
     ("cs", "7p", "7s"), ("cs", "ks", "Kh"), ("cs", "7d", "7d"), ("cs", "10o", "Td"), ("cs", "0o", "Td"),
     ("cs", "1p", "As"), ("en", "7d", "7d"), ("en", "d7", "7d"), ("en", "7s", "7s"), ("en", "js", "Js"),
     ("de", "7r", "7c"), ("de", "7d", "7d"), ("pl", "7t", "7c"), ("sk", "7t", "7c"), ("cs", "7♥", "7h"),
     ("cs", "-7", "7h"), ("cs", "7-", "7h"), ("cs", "//", "Jc"), ("cs", "+*", "Qs"), ("cs", "*-", "Kd")],
)  # fmt: skip
def test_a_french_card_is_typed_by_rank_and_suit_in_either_order(language: str, code: str, card: str) -> None:
    with player(language) as someone:
        scene = called(someone, Table(Whist(), WhistOptions(length=1), 4, 1), 0)
        typed(someone, "+1" if card != "As" else "+0")
        typed(someone, code)
        assert scene.seat.match.calls[1:] == [TableCall(PlayCard(card))]


def test_two_presses_of_a_number_pad_call_any_french_card() -> None:
    keys = {"T": "0", "A": "1", "J": "/", "Q": "*", "K": "-"}
    suits = {"c": "/", "d": "*", "h": "-", "s": "+"}
    for card in french_pack():
        with player("cs") as someone:
            scene = called(someone, Table(Whist(), WhistOptions(length=1), 4, 1), 0)
            someone.press(suits[card[1]], keys.get(card[0], card[0]))
            assert scene.seat.match.calls == [TurnedUp(card)]


def test_a_letter_after_a_rank_is_the_suit_and_then_a_question_again() -> None:
    with player("cs") as someone:
        scene = whist(someone)
        someone.press("1", "p")
        someone.press("9", "braille dot1+dot2+dot3+dot4")
        assert [entry.action for entry in scene.seat.match.calls[1:]] == [PlayCard("As"), PlayCard("9s")]
        someone.press("8")
        assert any("ved" in line.lower() for line in someone.press("v"))
        someone.press("o")
        assert scene.seat.match.calls[-1] == TableCall(PlayCard("8d"))
        assert len(scene.seat.match.calls) == 4


def test_the_hand_of_a_caller_shows_the_suit_that_was_led_in_fixed_places() -> None:
    with player("cs") as someone:
        scene = whist(someone)
        someone.press("f4", "7", "f4", "8")
        cards = [item.card for item in scene.screen().items if item.card]
        assert cards == [card for card in french_pack() if SUIT[card] == "h"]
        assert [item.card for item in scene.screen().items if item.card and not item.playable] == ["7h", "8h"]
        scene.take_touch("items", cards.index("9h"))
        assert scene.seat.match.calls[-1] == TableCall(PlayCard("9h"))
        suits = [item.label for item in scene.screen().items]
        scene.take_touch("items", suits.index("Piky"))
        scene.take_touch("items", cards.index("2h"))
        assert scene.seat.match.calls[-1] == TableCall(PlayCard("2s"))
        scene.take_touch("items", suits.index("Vzít zpět"))
        assert scene.seat.match.calls[-1] == TableCall(PlayCard("9h"))
        someone.app.follow(scene.take_touch("items", suits.index("Opravit")))
        assert isinstance(someone.app.scene, Menu)
        someone.press("return")
        read_aloud(someone, "call-other-card")
        someone.press("return")
        assert someone.app.scene is scene
        assert scene.seat.match.calls[-1] == TableCall(PlayCard("2c"))


def test_one_press_of_a_routing_key_calls_a_card_that_does_not_have_the_focus() -> None:
    with player("cs") as someone:
        scene = quist(someone)
        for index, device in ((7, "braille"), (8, ""), (9, "braille")):
            someone.app.receive(Touched("focus", index, device))
        assert [entry.action.card for entry in scene.seat.match.calls] == ["7", "9"]


def test_nobody_asks_a_caller_to_mark_cards() -> None:
    with player("en") as someone:
        scene = called(someone, Table(Loker(), LokerOptions(games=1), 3, 1), 0)
        assert any(isinstance(choice, ChooseCards) for choice in scene.desk.choices)
        asked = someone.app.text("help-exchange")
        assert scene.screen().hint == ""
        assert asked not in scene.situation()
        assert asked not in someone.press("space")


@pytest.mark.parametrize("at_terminal", [True, False])
def test_one_digit_at_a_terminal_needs_no_enter(at_terminal: bool) -> None:
    """Enter right after it belongs to it, so that habits call nothing twice; a piped line is the same."""
    with player("cs") as someone:
        terminal = Terminal(io.StringIO(), io.StringIO())
        terminal._has_own_echo = at_terminal
        someone.app.announcer.channels.append(terminal)
        scene = quist(someone)
        for character in "7\n88\n\n":
            terminal._take_character(character, someone.app.inbox)
            someone.settle()
        assert [entry.action.card for entry in scene.seat.match.calls] == ["7", "8", "8"]
        for character in "vede\n":
            terminal._take_character(character, someone.app.inbox)
            someone.settle()
        assert len(scene.seat.match.calls) == 3


def test_enter_a_while_after_the_last_digit_opens_the_menu_as_it_is_told() -> None:
    with player("cs") as someone:
        now = 0.0
        terminal = Terminal(io.StringIO(), io.StringIO(), lambda: now)
        terminal._has_own_echo = True
        someone.app.announcer.channels.append(terminal)
        quist(someone)
        inbox = Inbox()
        terminal._take_character("7", inbox)
        now = ENTER_OF_LINE_SECONDS + 0.1
        terminal._take_character("\n", inbox)
        assert [inbox.take(0.0) for _ in range(2)] == [LineTyped("7"), LineTyped("")]


def test_enter_after_another_key_is_a_key_of_its_own() -> None:
    with player("cs") as someone:
        typed = iter([[TypedPiece(character="7")], [TypedPiece("right")], [TypedPiece(character="\n")], None])
        terminal = Terminal(io.StringIO(), io.StringIO())
        terminal._has_own_echo, terminal._read_input = True, lambda: next(typed)
        someone.app.announcer.channels.append(terminal)
        quist(someone)
        inbox = Inbox()
        terminal._read(inbox)
        assert [inbox.take(0.0) for _ in range(3)] == [LineTyped("7"), KeyDown("right"), LineTyped("")]


@pytest.mark.parametrize("game", STANDARD.names)
def test_no_option_leaves_the_menu_of_a_called_match_by_its_own_change(game: str) -> None:
    with player("cs") as someone:
        menu = set_up.CallSetUp(someone.app, STANDARD[game]).menu()
        for place in range(len(menu.entries)):
            label = menu.entries[place].label()
            for _ in range(12):
                if place < len(menu.entries) and (change := menu.entries[place].change) is not None:
                    change(1)
                    menu.renew()
                    assert label in [entry.label() for entry in menu.entries] or label.endswith(NAMES[0]), label


def test_a_side_of_quist_gives_up_the_rest_where_whist_plays_on() -> None:
    with player("cs") as someone:
        scene = quist(someone, "7")
        assert Command.CONCEDE in scene.possible_commands()
        someone.press("shift+g", "end", "return")
        assert scene.seat.match.calls[-1] == TableCall(Concede())
        scene = whist(someone)
        assert Command.CONCEDE not in scene.possible_commands()
        assert someone.press("shift+g") == [someone.app.text("call-play-on")]


def test_one_key_takes_back_a_throw_with_its_number() -> None:
    with player("cs") as someone:
        scene = called(someone, Table(Sipky(), SipkyOptions(games=1), 2, 1), 0)
        someone.press("0", "1", "backspace")
        assert scene.seat.match.calls == []
        someone.press("1", "0")
        assert scene.seat.match.view.scores == (0, 10)  # type: ignore[attr-defined]


def test_after_the_exchange_of_the_last_turn_a_number_begins_the_laid_hand() -> None:
    with player("cs") as someone:
        scene = called(someone, Table(Loker(), LokerOptions(games=1), 2, 1), 0)
        someone.app.receive(LineTyped("konec"))
        said = someone.press(*"777223", "1", *"012345")
        assert scene.is_over
        assert said[-1] == someone.app.text("match-finished")


def test_a_code_of_whist_needs_no_enter_but_no_word_is_cut() -> None:
    with player("cs") as someone:
        terminal = Terminal(io.StringIO(), io.StringIO())
        someone.app.announcer.channels.append(terminal)
        scene = whist(someone)
        for character in "1p" + "p2" + "kdo vede\n" + "ks":
            terminal._take_character(character, someone.app.inbox)
            someone.settle()
        assert [entry.action.card for entry in scene.seat.match.calls[1:]] == ["As", "2s"]
        assert terminal._line.text == "ks"
        terminal._take_character("\n", someone.app.inbox)
        someone.settle()
        someone.press("f10")
        terminal._take_character("3", someone.app.inbox)
        someone.settle()
        assert scene.seat.match.calls[-1] == TableCall(PlayCard("3s"))


def test_after_a_match_the_menu_begins_another_of_the_same_people() -> None:
    with player("cs") as someone:
        scene = called(someone, Table(Quist(), QuistOptions(games=1), 4, 1), 0)
        chance = random.Random(3)
        while not scene.is_over:
            someone.press(chance.choice(scene.seat.match.callable_cards()))
        assert Command.PLAY_AGAIN in scene.possible_commands()
        someone.press("return")
        menu = someone.app.scene
        assert isinstance(menu, Menu)
        assert menu.entries[0].label() == "Ještě jednou ve stejné sestavě"
        someone.press("return", "return")
        again = someone.app.scene
        assert isinstance(again, CallingScene)
        assert again is not scene
        assert again.seat.match.dealer == 1
        assert [seat.occupant.name for seat in again.seat.seats] == [seat.occupant.name for seat in scene.seat.seats]
        assert list(someone.app.home.records.glob("*.match"))


def test_after_a_suit_was_chosen_its_first_card_is_before_the_caller() -> None:
    with player("cs") as someone:
        scene = whist(someone)
        scene._wish(ShowSuit("h"))
        assert scene.desk.item_under_cursor() == scene.desk.hand[0]
        assert {SUIT[card] for card in scene.desk.hand} == {"h"}


@pytest.mark.parametrize(("language", "names"), [
    ("cs", ["druhý hráč", "druhá hráčka"]), ("sk", ["druhý hráč", "druhá hráčka"]),
    ("de", ["Spieler zwei", "Spielerin zwei"]),
])  # fmt: skip
def test_a_player_without_a_name_is_called_by_the_told_gender(language: str, names: list[str]) -> None:
    with player(language) as someone:
        set_up_menu = set_up.CallSetUp(someone.app, someone.app.catalogue["quist"])
        entry = set_up_menu.entries()[2]
        heard = [entry.label()]
        for _ in range(2):
            assert entry.change is not None
            entry.change(1)
            heard.append(entry.label())
        assert {name for name in names if any(name in label for label in heard)} == {*names}


@pytest.mark.parametrize(("language", "own", "other"), [
    ("cs", "rozdáváte", "rozdává"), ("sk", "rozdávate", "rozdáva"), ("de", "geben", "gibt"),
    ("pl", "rozdajesz", "rozdaje"),
])  # fmt: skip
def test_the_dealer_at_the_table_has_a_verb_and_no_gender(language: str, own: str, other: str) -> None:
    with player(language) as someone:
        text = someone.app.narrator.language.text
        call_to = called(someone, real_table(("quist", 4, {}), 1), 0)
        seated = call_to.screen().seated
        assert [note for shown in seated if shown.seat == 0 for note in shown.notes][:2].count(other) == 1
        someone.app.narrator.language.people = People((Person("Marie", "feminine"), Person("Jan")), me=0)
        assert [text("seat-dealer", seat=seat) for seat in (0, 1)] == [own, other]


@pytest.mark.parametrize("language", ["cs", "sk", "de", "pl"])
def test_a_host_who_is_a_woman_is_called_so(language: str) -> None:
    with player(language) as someone:
        for message in ("people-you-muted", "people-you-unmuted"):
            assert someone.app.text(message, gender="feminine") != someone.app.text(message, gender="masculine")
