"""Words at the terminal: commands, menu entries and cards by their names in the player's language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

import pytest

from numeramis_access.app.menus.named_match import begin_named
from numeramis_access.app.shell.menu import Menu
from numeramis_access.app.shell.named_commands import command_names
from numeramis_access.app.table import local_match
from numeramis_access.app.table.not_offered import _each_action, _words
from numeramis_access.app.table.readings import lookup_forms
from numeramis_access.app.table.scene import MatchScene
from numeramis_access.app.table.typed import PlaceOnDesk, _meaning, _names, _not_held, card_codes, card_names
from numeramis_access.catalogue import STANDARD
from numeramis_access.core.actions import PlayCard
from numeramis_access.core.cards import NUMBERS, french_pack
from numeramis_access.input.commands import Command, all_commands
from numeramis_access.input.inbox import LineTyped
from numeramis_access.input.typed import MIN_NAME_LETTERS, can_mean_name, match_exact, match_name, plain_name
from numeramis_access.words.language import Language
from numeramis_access.words.languages import LANGUAGES
from tests.app.player import Player, player


def typed(someone: Player, *lines: str) -> list[str]:
    """Type lines one after another; return all announcements."""
    for line in lines:
        someone.app.receive(LineTyped(line))
        someone.settle()
    return someone.told()


def at_table(someone: Player, game: str) -> MatchScene:
    """Begin a match and let opponents play until it is the player's turn."""
    someone.app.follow(begin_named(someone.app, local_match.begin_match, game, [], 5, None, None))
    someone.settle()
    assert someone.match is not None
    return someone.match


@pytest.mark.parametrize(
    ("word", "found"),
    [("Nabídka", 1), ("nabidka", 1), ("nabi", 1), ("na", None), ("nap", 2), ("na stole", 3), ("up", 5), ("xyz", None)],
)
def test_a_word_means_what_is_called_so_or_alone_begins_so(word: str, found: int | None) -> None:
    names = [("nabídka", 1), ("nápověda", 2), ("na stole", 3), ("na stole vlevo", 4), ("up", 5)]
    assert match_name(word, names) == found


def test_what_two_names_begin_with_means_neither() -> None:
    assert match_name("srdc", [("srdcová dáma", 1), ("srdcové eso", 2)]) is None
    assert match_name("srdcova", [("srdcová dáma", 1), ("srdcové eso", 2)]) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_of_a_command_is_understood_as_that_command(language: str) -> None:
    names = list(command_names(Language(language, locales=STANDARD.locales()), all_commands(STANDARD.questions)))
    misunderstood = {name: match_name(name, names) for name, command in names if match_name(name, names) != command}
    assert misunderstood == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_means_two_commands(language: str) -> None:
    words = Language(language, locales=STANDARD.locales())
    owners: dict[str, str] = {}
    for command in all_commands(STANDARD.questions):
        message = f"command-{command}"
        name = words.text(message) if words.has(message) else command
        typed = words.form(message, "typed") if words.has(message) else name
        for word in {command, name, *(typed.split(", ") if typed != name else ())}:
            assert owners.setdefault(plain_name(word), command) == command


@pytest.mark.parametrize(
    ("language", "words", "starts"),
    [
        ("cs", ("skóre", "skore", "stav"), "Body: vy nula, soupeři nula"),
        ("en", ("score", "points"), "Points: you none, them none"),
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
        ("en", "quist", "play 2", "You don't have a two."), ("cs", "quist", "hraj dvojku", "Dvojku v ruce nemáte."),
        ("en", "whist", "jack of spades", "You don't have the jack of spades."),
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
    """Return the ways in which people type a French card."""
    rank = {"T": "10"}.get(card[0], card[0])
    if language == "en":
        suit = {"c": "clubs", "d": "diamonds", "h": "hearts", "s": "spades"}[card[1]]
        name = {"J": "jack", "Q": "queen", "K": "king", "A": "ace"}.get(rank, rank)
        return [f"{name} {suit}", f"{suit} {name}", f"{name.upper()} of {suit}", f"{suit[:4]} {name}"]
    suits = {"c": ("kříže", "krizova"), "d": ("káry", "kara"), "h": ("srdce", "srdcova"), "s": ("piky", "pikova")}
    names = {"J": "kluk", "Q": "dáma", "K": "král", "A": "eso"}
    suit, adjective = suits[card[1]]
    if rank in names:
        return [
            f"{suit} {names[rank]}",
            f"{names[rank].upper()} {suit}",
            f"{plain_name(names[rank])} {plain_name(suit)}",
        ]
    return [f"{suit} {rank}", f"{rank} {suit}", f"{adjective} {rank}", f"{plain_name(suit)} {rank}"]


@pytest.mark.parametrize("language", ["cs", "en"])
def test_suits_and_numbers_are_understood_in_any_order(language: str) -> None:
    with player(language) as someone:
        match = at_table(someone, "whist")
        for card in match.desk.hand:
            place = match.desk.hand.index(card)
            for words in spellings(language, card):
                name = someone.screen.items[place].label.rstrip(".")
                assert [one.label for one in match.fitting_meanings(words)] == [name], words


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
    """The test types the common first word of two entries, in the main menu and in each menu that it opens."""
    met = 0
    for number in range(1, 12):
        with player(language) as someone:
            typed(someone, str(number))
            menu = someone.app.scene
            if not isinstance(menu, Menu):
                continue
            labels = [entry.label() for entry in menu.entries]
            words = Counter(plain_name(label).split()[0] for label in labels)
            for word in (word for word, count in words.items() if count > 1 and word not in map(plain_name, labels)):
                names = command_names(someone.app.narrator.language, someone.app.keymap.commands)
                if match_name(word, names) is not None or len(word) < MIN_NAME_LETTERS:
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
        shown = plain_name(language.text("typed-code", card=card))
        codes = card_codes(card, language)
        assert all(owners.setdefault(one, card) == card for one in codes)
        assert not shown[0].isdigit() or {f"{card[0]}{shown[-1]}", f"{shown[-1]}{card[0]}"} <= codes
    letter = plain_name(language.text("typed-code", card="4h"))[-1]
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


#: players' names of ranks and suits, by the program's names
RANKS = {
    "cs": {
        "J": "kluk, kluka, klukem, spodek, spodka, dolník, filek", "Q": "dáma, dámu, královna, královnu, svršek",
        "K": "král, krále, králem", "A": "eso, esa, esem", "T": "10, desítka, desítku, deset",
        "9": "9, devítka, devítku", "8": "8, osmička, osma, osmu", "7": "7, sedmička, sedma, sedmu",
        "2": "2, dvojka, dvojku, dva",
    },
    "en": {
        "J": "jack, knave, jacks", "Q": "queen", "K": "king", "A": "ace", "T": "10, ten", "9": "9, nine", "2": "2, two",
    },
}  # fmt: skip
SUITS = {
    "cs": {
        "c": "kříže, křížová, křížový, křížovou, křížové, křížů, trefy, tref, trefová, žaludy",
        "d": "kára, káry, káro, kárová, kárový, károvou, kule, kulová", "s": "piky, pik, piková, pikový, pika, listy",
        "h": "srdce, srdcí, srdcová, srdcový, srdcovou, červené, červená",
    },
    "en": {
        "c": "clubs, club, of clubs", "d": "diamonds, diamond, of diamonds", "h": "hearts, heart, of hearts",
        "s": "spades, spade, of spades",
    },
}  # fmt: skip
#: words before a card or a number that add no meaning
BEFORE = {
    "cs": "hraj, zahraj, hraju, dej, dám, vylož, vynáším, beru, karta, kartu, hraj kartu",
    "en": "play, lead, play the, the, a, card, play card",
}


def cards_meant(text: str, language: Language, pack: Mapping[str, Sequence[str]]) -> list[str]:
    """Return the cards that fit the first fitting reading of a line. :param pack: names of each card."""
    letters = language.record.letters
    found = ([card for card, names in pack.items() if any(can_mean_name(read, name, letters) for name in names)]
             for read in lookup_forms(text, language))  # fmt: skip
    return next(filter(None, found), [])


@pytest.mark.parametrize("code", ["cs", "en"])
def test_a_card_is_understood_by_every_word_of_its_rank_and_suit_in_any_order_with_and_without_accents(
    code: str,
) -> None:
    language = Language(code)
    pack = {card: list(dict.fromkeys(map(plain_name, card_names(card, language)))) for card in french_pack()}
    ranks = {rank: words.split(", ") for rank, words in RANKS[code].items()}
    suits = {suit: words.split(", ") for suit, words in SUITS[code].items()}
    usual = next(iter(ranks))
    pairs = [(rank, word, suit, suits[suit][0]) for rank, words in ranks.items() for word in words for suit in "h"]
    pairs += [(usual, ranks[usual][0], suit, word) for suit, words in suits.items() for word in words]
    for rank, of_rank, suit, of_suit in pairs:
        for said in (f"{of_rank} {of_suit}", plain_name(f"{of_suit} {of_rank}")):
            assert cards_meant(said, language, pack) == [rank + suit], said
    for rank, words in ranks.items():
        for word in (one for one in words if not one.isdigit()):
            assert {card[0] for card in cards_meant(word, language, pack)} == {rank}, word
    for suit, words in suits.items():
        for word in words:
            assert {card[1] for card in cards_meant(word, language, pack)} == {suit}, word
    for before in BEFORE[code].split(", "):
        said = f"{ranks[usual][0]} {suits['h'][0]}"
        assert cards_meant(f"{before} {said}", language, pack) == [f"{usual}h"], before


@pytest.mark.parametrize("game", [game.name for game in STANDARD if game.name != "whist"])
@pytest.mark.parametrize("code", ["cs", "en"])
def test_a_number_is_understood_in_digits_and_words_behind_what_says_nothing(code: str, game: str) -> None:
    """A digit alone is a key; with a full stop, or after a word for playing, it is a card."""
    with player(code) as someone:
        match = at_table(someone, game)
        language, hand = someone.app.narrator.language, match.desk.hand
        for card in NUMBERS:
            said = [f"{card}.", *(f"{before} {card}" for before in BEFORE[code].split(", "))]
            said += [f"{before} {name}" for before in BEFORE[code].split(", ") for name in card_names(card, language)]
            for line in said if hand else ():
                found = _meaning(line, match.desk, match.talk, match_exact)
                lacking = _not_held(line, match.desk, match.talk)
                assert (hand[found.place] if isinstance(found, PlaceOnDesk) else lacking) == card, line
    assert hand or game == "sipky"


@pytest.mark.parametrize(
    ("language", "lines", "said"),
    [("cs", ("vyměň 3", "vyměň trojku", "měním 3 a 5", "vyhoď trojku"), "Trojku v ruce nemáte."),
     ("en", ("exchange 3", "discard the three", "swap 3 and 5", "throw away 3"), "You don't have a three.")],
)  # fmt: skip
def test_a_card_to_be_exchanged_that_is_not_held_is_said_to_be_so(
    language: str, lines: tuple[str, ...], said: str
) -> None:
    with player(language) as someone:
        match = at_table(someone, "loker")
        assert match.desk.exchanges()
        assert "3" not in match.desk.hand
        for line in lines:
            someone.told()
            assert typed(someone, line) == [said]


@pytest.mark.parametrize("game", STANDARD.names)
@pytest.mark.parametrize("code", ["cs", "en"])
def test_no_command_is_taken_for_a_card_because_a_word_of_it_says_nothing(code: str, game: str) -> None:
    with player(code) as someone:
        match = at_table(someone, game)
        language = someone.app.narrator.language
        for name, command in command_names(language, someone.app.keymap.commands):
            read = lookup_forms(plain_name(name), language)[1:]
            found = [one for one in read if match_name(one, _names(match.desk, match.talk)) is not None]
            assert not found or command is Command.ACTIVATE, (name, found)


@pytest.mark.parametrize(
    ("language", "lines", "said"),
    [("cs", ("jednu", "jen jednu kartu", "vezmi jednu", "konec", "Vzít jen jednu kartu"),
      "První hod je vždy ze dvou karet, vezměte si dvě."),
     ("en", ("one", "take one card", "end", "just one"), "The first throw is always two cards, so take two.")],
)  # fmt: skip
def test_what_the_first_throw_of_darts_may_not_be_is_told_by_its_rule(
    language: str, lines: tuple[str, ...], said: str
) -> None:
    with player(language) as someone:
        match = at_table(someone, "sipky")
        before = match.view
        someone.told()
        for line in lines:
            assert typed(someone, line) == [said], line
        assert match.view == before


@pytest.mark.parametrize(
    ("language", "lines"),
    [("cs", {"dvě": "Nejdřív složte číslo", "jednu": "Nejdřív složte číslo", "99": "Číslo devadesát devět"}),
     ("en", {"two cards": "First make a number", "99": "You can't make"})],
)  # fmt: skip
def test_what_is_no_answer_to_the_question_of_a_throw_is_told_by_its_rule(
    language: str, lines: Mapping[str, str]
) -> None:
    with player(language) as someone:
        match = at_table(someone, "sipky")
        typed(someone, "dvě" if language == "cs" else "two")
        assert match.desk.hand
        for line, said in lines.items():
            heard = typed(someone, line)
            assert heard[0].startswith(said), heard


def names_of(match: MatchScene) -> set[str]:
    """Return the names of all actions of the game except the current choices."""
    actions = (action for kind in match.seat.ruleset.action_types for action in _each_action(kind))
    found = {name for action in actions for name in _words(match.talk, action)}
    return found - {plain_name(name) for name, _ in _names(match.desk, match.talk)}


@pytest.mark.parametrize("game", STANDARD.names)
@pytest.mark.parametrize("code", ["cs", "en"])
def test_every_action_of_a_game_that_cannot_be_done_now_is_answered_and_none_is_not_understood(
    code: str, game: str
) -> None:
    """The answer is a refusal or a list of choices that fit the name, and no action happens."""
    with player(code) as someone:
        match = at_table(someone, game)
        unknown = someone.app.text("unknown-word", word="").split(" ")[0]
        before = match.view
        for name in sorted(names_of(match))[::7]:
            someone.told()
            said = typed(someone, name)
            assert said, name
            assert not said[0].startswith(unknown), (name, said)
            while someone.app.scene is not match:
                someone.press("escape")
            assert match.view == before, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_for_the_table_asked_in_its_help_hears_the_way_back(language: str) -> None:
    with player(language) as someone:
        match = at_table(someone, "quist")
        someone.press("f1")
        stem = match.talk.narrator.language.form("command-turn", "stems").split(", ")[0]
        assert typed(someone, f"{stem}?") == [someone.app.text("word-at-table")]
        said = typed(someone, match.talk.narrator.language.text("command-hint"))
        assert said == [someone.app.text("word-at-table")]
        back = said[0].rstrip(".“").split()[-1].lstrip("„")
        typed(someone, back)
        assert someone.app.scene is match
    with player(language) as someone:
        typed(someone, someone.app.text("command-hint"))
        assert "word-at-table" not in {told.kind for told in someone.shown}
