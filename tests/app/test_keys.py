"""Keys follow help: no key of any input plays, marks or ends anything by surprise."""

from __future__ import annotations

import random

import pytest

from numeramis_access.app.menus import new_match
from numeramis_access.app.menus.named_match import begin_named
from numeramis_access.app.menus.settings import amount_entry, switch_entry
from numeramis_access.app.practice import table_scene
from numeramis_access.app.practice.drill import Drill
from numeramis_access.app.reading.reader import Reader, help_reader
from numeramis_access.app.shell.menu import Menu
from numeramis_access.app.shell.scene import Push
from numeramis_access.app.table import local_match
from numeramis_access.app.table.help import PRACTICE_COMMANDS
from numeramis_access.app.table.scene import MatchScene
from numeramis_access.core.actions import PlayCard
from numeramis_access.games.loker.events import Close, Exchange, Fold, Lay
from numeramis_access.games.sipky.events import LayNumber, StopThrowing, TakeCards
from numeramis_access.games.whist.events import KeepTrump, NameTrump
from numeramis_access.input.commands import Command
from numeramis_access.input.inbox import FocusReturned
from numeramis_access.output.channel import ReportsSpeechEnd
from tests.app.player import Player, behind, player
from tests.app.test_typed_words import typed
from tests.standins import Recorder

#: commands of the practice table from the first card on; retrying a costly moment needs a review first
AT_ONCE = PRACTICE_COMMANDS - {Command.RETRY}


def at_table(someone: Player, game: str, *words: str, players: int | None = None, practice: bool = False) -> MatchScene:
    """Begin a match and let opponents play until it is the player's turn."""
    begins = table_scene.begin_practice if practice else local_match.begin_match
    someone.app.follow(begin_named(someone.app, begins, game, list(words), 5, players, None))
    someone.settle()
    assert someone.match is not None
    someone.told()
    return someone.match


def played(match: MatchScene) -> int:
    """Return the number of actions in the match."""
    return len(behind(match).record)


def placed(someone: Player, match: MatchScene) -> str:
    """Return the sentence that names the card under the cursor and its place."""
    place, count = match.desk.place + 1, match.desk.count()
    words = someone.app.narrator.language
    return words.phrase("focus-card-placed", card=match.desk.item_under_cursor(), place=place, count=count).text


@pytest.mark.parametrize("language", ["cs", "en"])
def test_a_digit_finds_a_card_and_plays_none(language: str) -> None:
    with player(language) as someone:
        match = at_table(someone, "quist")
        before, card = played(match), match.desk.hand[3]
        for _ in range(3):
            assert typed(someone, card) == [placed(someone, match)]
        someone.press(card)
        assert played(match) == before
        assert match.desk.item_under_cursor() == card
        typed(someone, "")
        assert PlayCard(card) in behind(match).record[before:]


@pytest.mark.parametrize("key", ["return", "pad a", "braille dot8", ""])
def test_a_card_that_nobody_named_is_named_before_it_is_played(key: str) -> None:
    with player("en") as someone:
        match = at_table(someone, "quist")
        for _ in range(3):
            before, card = played(match), match.desk.item_under_cursor()
            said = someone.press(key) if key else typed(someone, "")
            assert said == [placed(someone, match)]
            assert played(match) == before
            someone.press(key) if key else typed(someone, "")
            assert PlayCard(card) in behind(match).record[before:]


@pytest.mark.parametrize("zone", ["items", "press"])
def test_a_touch_names_a_card_before_it_plays_one_and_a_press_by_a_reader_is_meant(zone: str) -> None:
    with player("en") as someone:
        match = at_table(someone, "quist")
        before, place = played(match), match.desk.place
        someone.app.follow(match.take_touch(zone, place))
        someone.settle()
        assert (played(match) == before) == (zone == "items")
        if zone == "items":
            someone.app.follow(match.take_touch(zone, place))
            assert played(match) > before


@pytest.mark.parametrize(
    ("language", "line", "card"),
    [
        ("cs", "devítka", "9"), ("cs", "hraj 8", "8"), ("cs", "zahraj sedmičku", "7"), ("cs", "nulu", "0"),
        ("en", "nine", "9"), ("en", "play 8", "8"), ("en", "a seven", "7"), ("en", "play the zero", "0"),
    ],
)  # fmt: skip
def test_a_card_is_played_by_every_natural_word(language: str, line: str, card: str) -> None:
    with player(language) as someone:
        match = at_table(someone, "quist")
        before = played(match)
        said = typed(someone, line)
        assert PlayCard(card) in behind(match).record[before:], said


@pytest.mark.parametrize(("language", "line"), [("cs", "dvojka"), ("cs", "hraj 3"), ("en", "play the two")])
def test_a_card_that_is_not_held_is_not_played_by_its_name(language: str, line: str) -> None:
    with player(language) as someone:
        match = at_table(someone, "quist")
        before = played(match)
        assert typed(someone, line)
        assert played(match) == before


def test_a_french_card_is_played_by_its_sign() -> None:
    with player("en") as someone:
        match = at_table(someone, "whist")
        card = next(action.card for action in match.view.legal if isinstance(action, PlayCard))
        before = played(match)
        typed(someone, card.lower())
        assert PlayCard(card) in behind(match).record[before:]


def test_a_composed_number_is_what_is_typed() -> None:
    with player("cs") as someone:
        match = at_table(someone, "sipky")
        typed(someone, "dvě karty")
        number = max(action.number for action in match.view.legal if isinstance(action, LayNumber))
        before = played(match)
        typed(someone, str(number))
        assert LayNumber(number) in behind(match).record[before:]


def test_after_a_throw_of_sipky_the_cursor_stands_on_nothing_that_ends_the_game() -> None:
    with player("cs") as someone:
        match = at_table(someone, "sipky")
        someone.press("down", "return", "right", "return")
        while not match.is_own_turn or not any(isinstance(one, StopThrowing) for one in match.view.legal):
            someone.settle()
            if match.is_own_turn and any(isinstance(one, LayNumber) for one in match.view.legal):
                someone.press("home", "return")
        before = played(match)
        assert match.desk.choices[0] == TakeCards(2)
        assert match.desk.item_under_cursor() == TakeCards(2)
        someone.press("return")
        assert played(match) == before, "it is named first"


@pytest.mark.parametrize("stakes", ["none", "poker"])
def test_what_gives_everything_up_stands_last(stakes: str) -> None:
    with player("cs") as someone:
        match = at_table(someone, "loker", "--stakes", stakes)
        decisions = 0
        for _ in range(12):
            if match.is_own_turn and len(match.desk.choices) > 1:
                decisions += 1
                assert not isinstance(match.desk.choices[0], Close | Fold | Lay)
                someone.press("home", "space", "down")
                assert not isinstance(match.desk.item_under_cursor(), Close | Fold | Lay)
            someone.press("return", "return")
        assert decisions


@pytest.mark.parametrize("language", ["cs", "en"])
def test_a_fourth_mark_is_refused_there_and_then(language: str) -> None:
    with player(language) as someone:
        match = at_table(someone, "loker")
        assert any(isinstance(one, Exchange) for one in match.view.legal)
        someone.press("home", "space", "right", "space", "right", "space", "right")
        said = someone.press("space")
        assert said == [someone.app.text("marks-full", count=3)]
        assert len(match.desk.marks) == 3
        someone.press("down")
        assert isinstance(match.desk.item_under_cursor(), Exchange)
        someone.press("space")
        assert len(match.desk.marks) == 3, "refused from the choices too, not called impossible"
        someone.press("left", "space")
        assert len(match.desk.marks) == 2


@pytest.mark.parametrize("word", ["rada", "i", "zpátky", "o", "n"])
def test_what_only_practice_has_says_so_and_where(word: str) -> None:
    with player("cs") as someone:
        at_table(someone, "quist")
        message = "hints-where" if word in ("rada", "i") else "only-in-practice"
        assert typed(someone, word) == [someone.app.text(message)]


def numbers_drill(someone: Player) -> Drill:
    """Begin a drill with numbers as answers."""
    scene = Drill(someone.app, ("gone",), 0, random.Random(2))
    someone.app.follow(Push(scene))
    someone.told()
    return scene


@pytest.mark.parametrize("language", ["cs", "en"])
def test_a_number_typed_in_a_drill_is_that_number_and_no_place(language: str) -> None:
    with player(language) as someone:
        drill = numbers_drill(someone)
        for right in range(3):
            assert drill.question is not None
            answer = drill.question.choices[drill.question.right].values["number"]
            assert typed(someone, str(answer))[0] == someone.app.text("drill-right")
            assert drill.progress.skill("gone").right == right + 1
        before = drill.question
        offered = [entry.label() for entry in drill.entries if entry.number is not None]
        assert someone.app.text("number-not-offered", choices="; ".join(offered)) == typed(someone, "77")[0]
        assert drill.question is before


def test_a_number_typed_at_a_setting_is_its_value_and_elsewhere_a_place() -> None:
    with player("en") as someone:
        someone.app.follow(Push(Menu(someone.app, "settings-speech", lambda: [
            amount_entry(someone.app, "rate"), switch_entry(someone.app, "position")])))  # fmt: skip
        someone.told()
        assert typed(someone, "80") == ["Speed of speech: 80."]
        assert someone.app.settings.rate == 80
        assert typed(someone, "101") == [someone.app.text("number-outside", least=0, most=100)]
        assert someone.press("return")[0].startswith("Speed of speech: 80"), "after a refusal it is named first"
        someone.press("return", "4", "5", "return")
        assert someone.app.settings.rate == 45
        someone.press("down")
        assert typed(someone, "2") == ["Say a card's place in the hand: off."]


@pytest.mark.parametrize(
    ("game", "stakes", "shown", "hidden"),
    [
        ("loker", "none", (), ("chips", "ante", "min-bet", "winner-by")),
        ("loker", "simple", ("chips", "winner-by"), ("ante", "rising")),
        ("loker", "poker", ("chips", "ante", "min-bet", "rising"), ("winner-by",)),
    ],
)
def test_only_options_that_do_something_are_shown_and_zero_says_what_it_means(
    game: str, stakes: str, shown: tuple[str, ...], hidden: tuple[str, ...]
) -> None:
    with player("en", matches={game: {"stakes": stakes}}) as someone:
        someone.app.follow(Push(new_match.menu(someone.app, game, local_match.begin_match)))
        someone.app.refresh()
        words = someone.app.language.messages(someone.app.catalogue[game].game_words())
        values = {item.label: item.value for item in someone.screen.items}
        assert {words.text(f"option-{name}") for name in shown} <= values.keys()
        assert not {words.text(f"option-{name}") for name in hidden} & values.keys()
        if "chips" in shown:
            usual = 20 if stakes == "simple" else 100
            assert values[words.text("option-chips")] == words.text("option-chips-0", usual=usual)


def test_a_setting_that_shows_another_keeps_its_place() -> None:
    with player("en") as someone:
        someone.app.follow(Push(new_match.menu(someone.app, "loker", local_match.begin_match)))
        while someone.screen.items[someone.screen.focus].label != "Stakes":
            someone.press("down")
        assert someone.press("right") == ["Stakes: simple."]
        assert someone.screen.items[someone.screen.focus].label == "Stakes"
        assert "Chips at the start" in [item.label for item in someone.screen.items]


@pytest.mark.parametrize("line", [",", ".", "<", ">"])
def test_signs_typed_in_a_line_go_through_the_history(line: str) -> None:
    with player("en") as someone:
        at_table(someone, "quist")
        typed(someone, "h", "s")
        typed(someone, ",", ",")
        history = [one.text for one in someone.app.announcer.history]
        wanted = {",": history[-3], ".": history[-1], "<": history[0], ">": history[-1]}
        assert typed(someone, line) == [wanted[line]]


@pytest.mark.parametrize("language", ["cs", "en"])
def test_from_an_end_of_the_history_the_other_key_leads_on_from_what_stands_there(language: str) -> None:
    with player(language) as someone:
        at_table(someone, "quist")
        someone.press("h", "s")
        history = [one.text for one in someone.app.announcer.history]
        at_end = someone.app.text("history-end")
        assert someone.press(*["comma"] * (len(history) + 2))[-2:] == [at_end, at_end]
        assert someone.press("period") == [history[1]]
        assert someone.press(*["period"] * len(history))[-1] == at_end
        assert someone.press("comma") == [history[-2]]


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("key", ["f7", "f8", "f9", "f11"])
def test_where_no_voice_speaks_keys_of_the_voice_say_so(language: str, key: str) -> None:
    with player(language, speech="none") as someone:
        at_table(someone, "quist")
        assert someone.press(key) == [someone.app.text("no-voice-speaks")]


def test_blanks_are_the_space_bar_and_mark() -> None:
    with player("en") as someone:
        match = at_table(someone, "loker")
        typed(someone, " ")
        assert len(match.desk.marks) == 1
        typed(someone, "mark a card")
        assert not match.desk.marks


def help_lines(someone: Player) -> str:
    """Return the current help for a player at a terminal."""
    someone.app.keyboard = "terminal"
    typed(someone, "help")
    scene = someone.app.scene
    assert isinstance(scene, Reader)
    return "\n".join(paragraph.text for paragraph in scene.paragraphs)


@pytest.mark.parametrize(("language", "name", "word"), [("en", "hint", "advice"), ("cs", "rada", "rada")])
def test_help_at_a_terminal_names_what_can_be_typed_there(language: str, name: str, word: str) -> None:
    with player(language) as someone:
        at_table(someone, "quist", practice=True)
        told = help_lines(someone)
        assert f"“{word}”" in told or f"„{word}“" in told
        for key in ("comma", "period", "shift-comma", "shift-period"):  # in words, because no voice speaks a sign alone
            assert someone.app.text(f"key-{key}") in told
        assert someone.app.text("lines-help-table") in told
        assert "Ctrl+F" not in told
        for command in AT_ONCE:
            assert someone.app.text(f"command-{command}").lower() in told.lower(), name


@pytest.mark.parametrize("device", ["", "braille", "pad", "terminal"])
def test_every_command_that_help_names_has_a_way_on_that_road(device: str) -> None:
    with player("en") as someone:
        at_table(someone, "quist", practice=True)
        someone.app.device = device
        told = [paragraph.text for paragraph in help_reader(someone.app, someone.app.scene).paragraphs]
        for command in AT_ONCE:
            assert any(line.lower().startswith(someone.app.text(f"command-{command}").lower()) for line in told)


@pytest.mark.parametrize("language", ["cs", "en"])
def test_after_a_throw_is_taken_back_the_choice_is_asked_again(language: str) -> None:
    with player(language) as someone:
        at_table(someone, "sipky", practice=True)
        typed(someone, "two cards", "dvě karty")
        assert someone.match is not None
        low = next(action.number for action in someone.match.view.legal if isinstance(action, LayNumber))
        someone.match.act(LayNumber(low))
        someone.settle()
        someone.told()
        said = someone.press("backspace")
        assert any("?" in text for text in said), said
        someone.press("backspace")
        assert someone.told() == []


@pytest.mark.parametrize(("language", "spades"), [("cs", "piky"), ("en", "spades")])
def test_a_suit_is_chosen_by_its_name_and_each_stands_once(language: str, spades: str) -> None:
    with player(language) as someone:
        for seed in range(40):
            words = ["--tour", "cayenne"]
            someone.app.follow(begin_named(someone.app, local_match.begin_match, "whist", words, seed, 4, None))
            someone.settle()
            match = someone.match
            assert match is not None
            if match.is_own_turn and match.view.asked == "trump":  # type: ignore[attr-defined]
                break
            someone.told()
        said = someone.told()
        assert someone.app.narrator.language.phrase("how-to-choose", lines="no").text in said
        suits = [one for one in match.desk.choices if isinstance(one, NameTrump | KeepTrump)]
        assert len(suits) == 4
        assert match.desk.item_under_cursor() in suits, "arrows go over the choices at once"
        typed(someone, spades)
        wanted = KeepTrump() if match.view.trump == "s" else NameTrump("s")  # type: ignore[attr-defined]
        assert wanted in behind(match).record or behind(match).state.trump == "s"


@pytest.mark.parametrize("language", ["cs", "en"])
def test_after_a_match_it_is_played_again_or_set_up_anew(language: str) -> None:
    with player(language) as someone:
        match = at_table(someone, "quist", "--games", "1")
        for _ in range(200):
            if behind(match).is_over:
                break
            someone.press("return")
        assert behind(match).is_over
        someone.press("return")
        labels = [item.label for item in someone.screen.items]
        assert labels[:2] == [someone.app.text("match-again"), someone.app.text("match-set-up")]
        someone.press("down", "return")
        assert someone.app.text("option-opponents") in [item.label for item in someone.screen.items]
        someone.press("escape", "home", "return")
        again = someone.match
        assert again is not None
        assert again is not match
        assert behind(again).options == behind(match).options
        assert behind(again).dealt_packs != behind(match).dealt_packs


def test_the_number_of_players_is_remembered() -> None:
    with player("en") as someone:
        someone.app.follow(Push(new_match.menu(someone.app, "sipky", local_match.begin_match)))
        while someone.screen.items[someone.screen.focus].label != "Number of players":
            someone.press("down")
        typed(someone, "2")
        someone.press("home", "return")
        assert behind(someone.match).seats == 2
        assert new_match.MatchSetUp(someone.app, someone.app.catalogue["sipky"], local_match.begin_match).seats == 2


def test_the_main_menu_stands_on_continuing_when_there_is_a_match() -> None:
    with player("en") as someone:
        assert someone.screen.items[0].label == someone.app.text("menu-new-match")
        at_table(someone, "quist")
        someone.press("escape", "end", "return", "end", "return")
        assert someone.screen.items[someone.screen.focus].label == someone.app.text("menu-continue")
        someone.press("return")
        assert someone.match is not None


def test_who_comes_back_to_the_program_hears_where_he_is_unless_a_voice_still_speaks() -> None:
    with player("en") as someone:
        at_table(someone, "quist")
        someone.app.receive(FocusReturned())
        assert someone.told() == [someone.app.text("back-at-table"), "Your turn."]
        someone.press("escape")
        someone.app.receive(FocusReturned())
        title, entry = someone.told()
        assert (title, entry.split(",")[0]) == (someone.app.text("match-menu"), someone.app.text("match-back"))
        someone.app.announcer.channels.append(Talking())
        someone.app.receive(FocusReturned())
        assert someone.told() == []


class Talking(Recorder, ReportsSpeechEnd):
    """A voice that is still speaking."""

    @property
    def is_speaking(self) -> bool:
        """Return True."""
        return True
