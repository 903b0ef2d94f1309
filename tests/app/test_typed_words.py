"""The terminal by words: commands, menu entries and cards by their names in the player's own language."""

from __future__ import annotations

from collections import Counter

import pytest

from numeramis_access.app.menus.named_match import begin_named
from numeramis_access.app.shell.menu import Menu
from numeramis_access.app.shell.named_commands import command_names
from numeramis_access.app.table import local_match
from numeramis_access.app.table.scene import MatchScene
from numeramis_access.app.table.typed import card_codes, fitting
from numeramis_access.catalogue import STANDARD
from numeramis_access.core.actions import PlayCard
from numeramis_access.core.cards import french_pack
from numeramis_access.input.commands import all_commands
from numeramis_access.input.inbox import Typed
from numeramis_access.input.typed import SHORTEST, meant, plain
from numeramis_access.words.language import Language
from numeramis_access.words.languages import LANGUAGES
from tests.app.player import Player, player


def typed(someone: Player, *lines: str) -> list[str]:
    """Type lines one after another; return everything said meanwhile."""
    for line in lines:
        someone.app.receive(Typed(line))
        someone.settle()
    return someone.told()


def at_table(someone: Player, game: str) -> MatchScene:
    """Begin a match and let opponents play until it is the player's turn."""
    someone.app.follow(begin_named(someone.app, local_match.begin, game, [], 5, None, None))
    someone.settle()
    assert someone.match is not None
    return someone.match


@pytest.mark.parametrize(
    ("word", "found"),
    [("Nabídka", 1), ("nabidka", 1), ("nabi", 1), ("na", None), ("nap", 2), ("na stole", 3), ("up", 5), ("xyz", None)],
)
def test_a_word_means_what_is_called_so_or_alone_begins_so(word: str, found: int | None) -> None:
    assert meant(word, [("nabídka", 1), ("nápověda", 2), ("na stole", 3), ("na stole vlevo", 4), ("up", 5)]) == found


def test_what_two_names_begin_with_means_neither() -> None:
    assert meant("srdc", [("srdcová dáma", 1), ("srdcové eso", 2)]) is None
    assert meant("srdcova", [("srdcová dáma", 1), ("srdcové eso", 2)]) == 1


@pytest.mark.parametrize("language", ["cs", "en"])
def test_no_word_means_two_commands(language: str) -> None:
    words = Language(language, locales=STANDARD.locales())
    owners: dict[str, str] = {}
    for command in all_commands(STANDARD.questions):
        message = f"command-{command}"
        name = words.text(message) if words.has(message) else command
        typed = words.form(message, "typed") if words.has(message) else name
        for word in {command, name, *(typed.split(", ") if typed != name else ())}:
            assert owners.setdefault(plain(word), command) == command


@pytest.mark.parametrize(
    ("language", "words", "starts"),
    [
        ("cs", ("skóre", "skore", "stav"), "Body: vy nula, soupeři nula"),
        ("en", ("score", "points"), "Points: you zero, they zero"),
        ("cs", ("nápověda", "napoveda", "pomoc", "help"), "Nápověda"),
        ("en", ("help",), "Help"),
    ],
)
def test_a_command_is_called_by_its_name(language: str, words: tuple[str, ...], starts: str) -> None:
    with player(language) as someone:
        match = at_table(someone, "whist")
        someone.told()
        for word in words:
            said = typed(someone, word)
            assert said[0].startswith(starts), said
            while someone.app.scene is not match:
                someone.press("escape")
            someone.told()


def test_an_entry_is_opened_by_its_name_and_a_choice_that_is_none_is_said_so() -> None:
    with player("cs") as someone:
        typed(someone, "nová", "quist", "začít")
        assert someone.match is not None
        assert "Slovu „hokuspokus“ nerozumím" in typed(someone, "hokuspokus")[0]


@pytest.mark.parametrize("language", ["cs", "en"])
def test_a_card_is_played_by_its_name(language: str) -> None:
    with player(language) as someone:
        match = at_table(someone, "whist")
        legal = [action for action in match.view.legal if isinstance(action, PlayCard)]
        place = match.desk.hand.index(legal[0].card)
        typed(someone, someone.screen.items[place].label)
        assert legal[0].card not in match.desk.hand


def test_a_card_that_may_not_be_played_is_refused_with_its_rule() -> None:
    with player("cs") as someone:
        match = at_table(someone, "whist")
        legal = {action.card for action in match.view.legal if isinstance(action, PlayCard)}
        place, card = next((at, card) for at, card in enumerate(match.desk.hand) if card not in legal)
        assert any(said.startswith("Musíte ctít barvu: ") for said in typed(someone, someone.screen.items[place].label))
        assert card in match.desk.hand


def test_a_card_to_be_exchanged_is_marked_by_its_name() -> None:
    with player("cs") as someone:
        match = at_table(someone, "loker")
        typed(someone, someone.screen.items[0].label)
        assert len(match.desk.marks) == 1


@pytest.mark.parametrize(
    ("language", "game", "line", "said"),
    [
        ("en", "quist", "play 2", "You do not hold a two."), ("cs", "quist", "hraj dvojku", "Dvojku v ruce nemáte."),
        ("en", "whist", "jack of spades", "You do not hold the jack of spades."),
        ("cs", "whist", "pikového kluka", "Pikového kluka v ruce nemáte."),
    ],
)  # fmt: skip
def test_a_card_that_is_not_held_is_said_to_be_so(language: str, game: str, line: str, said: str) -> None:
    with player(language) as someone:
        match = at_table(someone, game)
        assert not {"2", "Js"} & set(match.desk.hand)
        someone.told()
        assert typed(someone, line) == [said]


@pytest.mark.parametrize(
    ("language", "down", "others"),
    [
        ("cs", ("dolů", "dolu", "šipka dolů", "down"),
         ("nahoru", "doprava", "vlevo", "mezerník", "mezerník", "tabulátor")),
        ("en", ("down", "down arrow"), ("up", "right arrow", "left", "space bar", "space bar", "tab")),
    ],
)  # fmt: skip
def test_keys_have_names_that_can_be_typed(language: str, down: tuple[str, ...], others: tuple[str, ...]) -> None:
    with player(language=language, name="") as someone:
        at_table(someone, "quist")
        someone.press("escape", "home")
        pressed = someone.press("down")
        for word in down:
            someone.press("home")
            assert typed(someone, word) == pressed
        unknown = someone.app.text("unknown-word", word="").split(" ")[0]
        assert not any(line.startswith(unknown) for line in typed(someone, *others))


def spellings(language: str, card: str) -> list[str]:
    """Return what people type for a French card."""
    rank = {"T": "10"}.get(card[0], card[0])
    if language == "en":
        suit = {"c": "clubs", "d": "diamonds", "h": "hearts", "s": "spades"}[card[1]]
        name = {"J": "jack", "Q": "queen", "K": "king", "A": "ace"}.get(rank, rank)
        return [f"{name} {suit}", f"{suit} {name}", f"{name.upper()} of {suit}", f"{suit[:4]} {name}"]
    suits = {"c": ("kříže", "krizova"), "d": ("káry", "kara"), "h": ("srdce", "srdcova"), "s": ("piky", "pikova")}
    names = {"J": "kluk", "Q": "dáma", "K": "král", "A": "eso"}
    suit, adjective = suits[card[1]]
    if rank in names:
        return [f"{suit} {names[rank]}", f"{names[rank].upper()} {suit}", f"{plain(names[rank])} {plain(suit)}"]
    return [f"{suit} {rank}", f"{rank} {suit}", f"{adjective} {rank}", f"{plain(suit)} {rank}"]


@pytest.mark.parametrize("language", ["cs", "en"])
def test_suits_and_numbers_are_understood_in_any_order(language: str) -> None:
    with player(language) as someone:
        match = at_table(someone, "whist")
        for card in match.desk.hand:
            place = match.desk.hand.index(card)
            for words in spellings(language, card):
                name = someone.screen.items[place].label.rstrip(".")
                assert [one.label for one in fitting(match, words)] == [name], words


@pytest.mark.parametrize(("language", "line"), [("cs", "hraj 4 srdce"), ("en", "play hearts four")])
def test_a_word_for_playing_may_stand_before_them(language: str, line: str) -> None:
    with player(language) as someone:
        match = at_table(someone, "whist")
        assert "4h" in match.desk.hand
        typed(someone, line)
        assert "4h" not in match.desk.hand


@pytest.mark.parametrize(("language", "several", "none"), [("cs", "dáma", "král"), ("en", "queen", "king")])
def test_what_fits_several_cards_is_a_list_of_them_and_a_number_chooses(
    language: str, several: str, none: str
) -> None:
    with player(language) as someone:
        match = at_table(someone, "whist")
        someone.told()
        queens = [card for card in match.desk.hand if card[0] == "Q"]
        assert len(queens) > 1
        assert not [card for card in match.desk.hand if card[0] == "K"]
        assert typed(someone, none) == [someone.app.text("not-held-any")]
        names = [someone.screen.items[match.desk.hand.index(card)].label.rstrip(".") for card in queens]
        assert typed(someone, several)[0] == someone.app.text("several-fit", word=several)
        assert [item.label for item in someone.screen.items] == [*names, someone.app.text("back")]
        legal = {action.card for action in match.view.legal if isinstance(action, PlayCard)}
        (right,) = legal & set(queens)
        typed(someone, str(queens.index(right) + 1))
        assert someone.app.scene is match
        assert right not in match.desk.hand


def test_the_one_card_that_fits_is_played_and_who_goes_back_plays_none() -> None:
    with player("cs") as someone:
        match = at_table(someone, "whist")
        hand = match.desk.hand
        typed(someone, "srdce", "zpět")
        assert someone.app.scene is match
        assert match.desk.hand == hand
        typed(someone, "4 srdce")
        assert "4h" not in match.desk.hand


@pytest.mark.parametrize("language", ["cs", "en"])
def test_words_of_several_entries_of_any_menu_are_answered_by_the_list_of_them(language: str) -> None:
    """Of the main menu and all that open from it: two entries that begin with the same word, not with their whole."""
    met = 0
    for number in range(1, 12):
        with player(language) as someone:
            typed(someone, str(number))
            menu = someone.app.scene
            if not isinstance(menu, Menu):
                continue
            labels = [entry.label() for entry in menu.entries]
            words = Counter(plain(label).split()[0] for label in labels)
            for word in (word for word, count in words.items() if count > 1 and word not in map(plain, labels)):
                names = command_names(someone.app.narrator.language, someone.app.keymap.commands)
                if meant(word, names) is not None or len(word) < SHORTEST:
                    continue
                someone.told()
                assert typed(someone, word)[0] == someone.app.text("several-fit", word=word)
                assert len(someone.screen.items) > 2
                someone.press("escape")
                met += 1
    assert met > 2


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_code_of_a_card_is_the_one_that_stands_on_the_own_line(code: str) -> None:
    language = Language(code)
    owners: dict[str, str] = {}
    for card in french_pack():
        shown = plain(language.text("typed-code", card=card))
        codes = card_codes(card, language)
        assert all(owners.setdefault(one, card) == card for one in codes)
        assert not shown[0].isdigit() or {f"{card[0]}{shown[-1]}", f"{shown[-1]}{card[0]}"} <= codes
    letter = plain(language.text("typed-code", card="4h"))[-1]
    assert owners[f"4{letter}"] == owners["♥4"] == owners["4♡"] == "4h"
    assert owners[f"10{letter}"] == owners["♥10"] == "Th"
    assert code == "en" or "jo" not in owners


@pytest.mark.parametrize(("language", "code"), [("cs", "4s"), ("cs", "s4"), ("en", "h4"), ("cs", "♥4"), ("en", "4♥")])
def test_a_card_is_played_by_its_code_and_no_other_by_that_of_another_language(language: str, code: str) -> None:
    with player(language) as someone:
        match = at_table(someone, "whist")
        assert "4h" in match.desk.hand
        typed(someone, code)
        assert "4h" not in match.desk.hand
