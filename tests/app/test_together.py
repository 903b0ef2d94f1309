"""Several people at one computer: whole matches, the keyboard that changes hands, and what each of them can get."""

from __future__ import annotations

import io
import random
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from numeramis_access.app.menus import new_match
from numeramis_access.app.menus import together as together_menu
from numeramis_access.app.shell.menu import Menu
from numeramis_access.app.shell.scene import Push, Replace
from numeramis_access.app.table import local_match, together
from numeramis_access.app.table.kept_matches import unfinished_matches
from numeramis_access.app.table.record_text import text_of
from numeramis_access.app.table.together import READ_SENTENCE, TURN_SENTENCE, TogetherScene
from numeramis_access.app.transfer import transfer
from numeramis_access.catalogue import STANDARD
from numeramis_access.core.actions import Action, AmountRange, Refusal
from numeramis_access.core.cards import HIDDEN_CARD
from numeramis_access.core.codec import read_options
from numeramis_access.core.ruleset import AnyRuleset, fitting_seats
from numeramis_access.core.seats import CHANCE, ONLOOKER
from numeramis_access.core.table import Table
from numeramis_access.input.commands import Command
from numeramis_access.input.inbox import LineTyped
from numeramis_access.output.braille_layout import DisplaySize
from numeramis_access.output.braille_line import BrailleLine
from numeramis_access.output.terminal import CLEAR_SCREEN, Terminal
from numeramis_access.store.home import Home
from numeramis_access.store.journal import TOGETHER_FORMAT, read_journal
from numeramis_access.store.settings import Companion
from numeramis_access.store.statistics import Statistics
from numeramis_access.tables.computers import Timing
from numeramis_access.tables.seats import Human, TableSeat
from numeramis_access.tables.together import SharedKeyboard, SharedTable
from numeramis_access.web.session import Session
from numeramis_access.words.announcement import Announcement
from tests.app.fingers import NAMES, reading
from tests.app.player import Player, behind, home, player
from tests.braille.emulators.baum import BaumDisplay
from tests.contract.walk import concrete

MARIE = {"Marie": Companion("feminine", 8)}
GAMES = [game.name for game in STANDARD]
HIDING = [game.name for game in STANDARD if game.ruleset().hides_hands]
#: steps back that lead over everything told so far
BACK = 100
#: commands that act, leave, or open another scene that asks nothing about this table
ACTS = frozenset({Command.ACTIVATE, Command.QUIT, Command.BACK, Command.MENU, Command.CLAIM, Command.CONCEDE})


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a key take the keyboard at once."""
    monkeypatch.setattr(together, "QUIET_SECONDS", 0.0)


@contextmanager
def couple(**settings: Any) -> Iterator[Player]:
    """Yield a player with another person beside."""
    language = settings.pop("language", "cs")
    with player(language, name="Petr", companions=MARIE, **settings) as someone:
        yield someone


def begun(someone: Player, game: str, **options: object) -> TogetherScene:
    """Begin a match of two people, with as few computers as the game allows."""
    rules = someone.app.catalogue[game].ruleset()
    agreed = read_options(rules, options)
    seats = fitting_seats(rules, agreed, 2)
    someone.app.follow(local_match.begin_together(["Marie"], someone.app, rules, agreed, seats, 5))
    someone.settle()
    return scene_of(someone)


@pytest.mark.parametrize("among_games", [False, True])
@pytest.mark.parametrize(("language", "word"), [
    ("cs", "šipky"), ("cs", "Quist"), ("en", "sipky"), ("de", "Šipky"), ("pl", "Sipky"), ("sk", "sipky"),
])  # fmt: skip
def test_a_game_typed_among_the_people_is_for_these_people(language: str, word: str, among_games: bool) -> None:
    with couple(language=language) as someone:
        someone.app.follow(Push(together_menu.menu(someone.app)))
        if among_games:
            someone.app.receive(LineTyped(someone.app.text("together-games")))
        someone.app.receive(LineTyped(word))
        someone.press("home", "return")
        people = {seat.occupant.name for seat in scene_of(someone).seat.seats}
        assert {"Petr", "Marie"} <= people


def scene_of(someone: Player) -> TogetherScene:
    """Return the scene of the match, which is on top."""
    assert isinstance(someone.app.scene, TogetherScene)
    return someone.app.scene


def do_something(someone: Player, scene: TogetherScene, chance: random.Random) -> None:
    """Do what the table waits for."""
    if scene._waiting_choice or not scene.is_own_turn:
        someone.press("return")
        return
    choice = chance.choice(scene.view.legal)
    scene.act(concrete(scene.seat.ruleset, choice, chance) if isinstance(choice, AmountRange) else choice)
    someone.settle()


def play_on(someone: Player, scene: TogetherScene, until: Any, most: int = 3000) -> None:
    """Do what the table waits for until a condition holds."""
    chance = random.Random(3)
    for _ in range(most):
        if until():
            return
        do_something(someone, scene, chance)
    raise AssertionError("the condition never held")


@pytest.mark.parametrize("game", GAMES)
def test_a_couple_plays_a_match_to_its_end(game: str) -> None:
    """It is kept as one record, and counted for each person from their own side."""
    with couple() as someone:
        rules = someone.app.catalogue[game].ruleset()
        scene = begun(someone, game)
        assert len(unfinished_matches(someone.app.home)) == 1
        play_on(someone, scene, lambda: scene.is_over)
        result = rules.match_result(behind(scene).state)
        assert result is not None
        folder = someone.app.home
        (record,) = folder.records.glob("*.match")
        assert read_journal(record).header.format == TOGETHER_FORMAT
        assert [entrant.name for entrant in read_journal(record).header.entrants if not entrant.level] == [
            "Petr",
            "Marie",
        ]
        second = [seat.occupant.name for seat in scene.seat.seats].index("Marie")
        for entrant, path in ((0, folder.statistics), (second, folder.statistics_of("Marie"))):
            (match,) = [row for row in Statistics(path).counts_in_order() if not row.deal]
            assert match.level == "people"
            place = rules.seating(behind(scene).state).index(entrant) % len(result.places)
            assert match.counts == {"matches": 1, "matches-won": int(result.winner == place)}
        assert str(someone.app.announcer.listener) == "None"


@pytest.mark.parametrize("game", GAMES)
def test_once_more_seats_the_same_people(game: str) -> None:
    with couple() as someone:
        scene = begun(someone, game)
        someone.app.follow(scene.play_again())
        names = [seat.occupant.name for seat in scene_of(someone).seat.seats if isinstance(seat.occupant, Human)]
        assert names == ["Petr", "Marie"]


@pytest.mark.parametrize("game", GAMES)
def test_a_match_of_a_couple_goes_on_after_a_killed_program(game: str) -> None:
    with couple() as someone:
        scene = begun(someone, game)
        play_on(someone, scene, lambda: len(behind(scene).record) >= 12)
        record, (path,) = list(behind(scene).record), unfinished_matches(someone.app.home)
        content = path.read_bytes()
        someone.app.scenes.remove(scene)  # as if killed
        scene.seat.close()
        assert path.read_bytes() == content
        someone.told()
        someone.app.follow(local_match.resume_match(someone.app, path))
        someone.settle()
        again = scene_of(someone)
        assert behind(again).record[: len(record)] == record
        someone.told()
        play_on(someone, again, lambda: again.is_over)
        assert sum(row.deal > 0 for row in Statistics(someone.app.home.statistics_of("Marie")).counts_in_order()) >= 1


def test_where_nothing_is_hidden_the_program_only_says_who_is_to_act() -> None:
    with couple() as someone:
        scene = begun(someone, "sipky")
        kinds: list[str] = []
        for _ in range(60):
            do_something(someone, scene, random.Random(1))
            kinds += [said.kind for said in someone.announcements()]
        assert {TURN_SENTENCE, READ_SENTENCE}.isdisjoint(kinds)
        turns = [said.text for said in someone.app.announcer.history if said.kind == "turn"]
        assert {"Na řadě je Petr.", "Na řadě je Marie."} <= set(turns)


@pytest.mark.parametrize("game", HIDING)
def test_a_question_about_the_hand_tells_who_gets_it_while_nobody_has_the_keyboard(game: str) -> None:
    with couple() as someone:
        scene = begun(someone, game)
        play_on(someone, scene, lambda: scene._asked is not None)
        someone.told()
        for question in scene.talk.words.hand_questions:
            someone.app.do_command(question)
            said = someone.told()
            assert said[0] == someone.app.text("together-no-hand"), question
            assert len(said) == 2


def test_a_second_press_of_the_last_player_takes_no_keyboard(monkeypatch: pytest.MonkeyPatch) -> None:
    with couple() as someone:
        scene = begun(someone, "quist")
        monkeypatch.setattr(together, "QUIET_SECONDS", 60.0)
        someone.told()
        for _ in range(2):  # a held key says each time why the keyboard stays
            assert someone.press("return") == [someone.app.text("together-too-soon")]
            assert scene._keyboard.holder is None
        monkeypatch.setattr(together, "QUIET_SECONDS", 0.0)
        someone.press("return")
        assert scene._keyboard.holder is not None


def test_a_person_reads_cards_that_their_act_brought_before_the_keyboard_goes_on() -> None:
    with couple() as someone:
        scene = begun(someone, "loker", stakes="poker")
        play_on(someone, scene, lambda: scene._reads)
        hand = scene.view.hand
        assert HIDDEN_CARD not in hand
        assert someone.app.announcer.listener == scene._keyboard.holder
        someone.told()
        someone.press("return")
        assert someone.app.announcer.listener is None
        assert not scene.view.hand


def test_partners_at_one_computer_concede_without_a_question() -> None:
    with couple() as someone:
        scene = begun(someone, "whist")
        play_on(someone, scene, lambda: scene.is_own_turn and bool(scene.view.end_play_actions()))
        deals = len(behind(scene).dealt_packs)
        scene.act(scene.view.end_play_actions()[-1])
        someone.settle()
        rules = scene.seat.ruleset
        ended = [event for event, _ in behind(scene).moments if isinstance(event, rules.ends_deal)]
        assert len(ended) == deals or behind(scene).is_over


# what a person can get


def two_worlds(game: str) -> tuple[Table, Table, Action]:
    """Return two matches with the same cards for everyone but the second person and the player after the first, and an
    act of the second person that everyone sees alike in both.
    """
    rules: AnyRuleset = STANDARD[game].ruleset()
    seats = fitting_seats(rules, rules.options(), 2)
    first, second = 0, seats // 2
    for seed in range(400):
        one = dealt(rules, seats, seed)
        if one.to_act != second:
            continue
        chance = random.Random(seed)
        pack = list(one.dealt_packs[0])
        for _ in range(200):
            a, b = chance.sample(range(len(pack)), 2)
            swapped = list(pack)
            swapped[a], swapped[b] = pack[b], pack[a]
            other = dealt(rules, seats, seed, tuple(swapped))
            if other.to_act != second or other.view(second).hand == one.view(second).hand:
                continue
            between = [seat for seat in range(seats) if seat not in (second, (first + 1) % seats) or seat == first]
            if any(one.view(seat) != other.view(seat) for seat in between):
                continue
            for action in one.view(second).legal:
                if isinstance(action, Action) and action in other.view(second).legal and alike(one, other, action):
                    return one, other, action
    raise AssertionError("no such deal")


def dealt(rules: AnyRuleset, seats: int, seed: int, pack: tuple[str, ...] | None = None) -> Table:
    """Return a match whose first cards are dealt."""
    match = Table(rules, rules.options(), seats, seed, seed % seats, [pack] if pack else [])
    while match.to_act == CHANCE:
        assert not isinstance(match.act(match.next_chance_action()), Refusal)
    return match


def alike(one: Table, other: Table, action: Action) -> bool:
    """Return whether everyone sees an act alike in both matches, which then stand as before."""
    events = []
    for match in (one, other):
        moments = match.act(action)
        assert not isinstance(moments, Refusal)
        events.append([event.seen_by(ONLOOKER) for event, _ in moments])
        match.undo()
    return events[0] == events[1]


class Ears:
    """All that a person can hear, read and look up at the table: announcements, terminal, page and screens."""

    def __init__(self, someone: Player) -> None:
        self.someone = someone
        self.lines = io.StringIO()
        terminal = Terminal(io.StringIO(), self.lines)
        terminal._has_own_echo = True
        someone.app.announcer.channels.append(terminal)
        self.page = Session(someone.app)
        self.page._program_id = "page"  # random otherwise
        self.line = BrailleLine(someone.app.settings, someone.app.inbox, someone.app.language, "off")
        self.line._take_display("display", DisplaySize(1, 40), 8)
        someone.app.announcer.channels.append(self.line)
        someone.app.views.all.append(self.line)

    def everything(self, scene: TogetherScene) -> list[object]:
        """Press every key that only looks or asks; return everything told, and all that stands anywhere then."""
        self.someone.told()
        told: list[object] = [
            self.page.history(),
            self.lines.getvalue().rpartition(CLEAR_SCREEN)[2],
            *self._read_back(),
        ]
        keymap, app = self.someone.app.keymap, self.someone.app
        for context in ("everywhere", "table"):
            for command, _ in keymap.keys_of(context):
                if command in ACTS:
                    continue
                for _ in range(BACK if command in (Command.HISTORY_BACK, Command.HISTORY_FIRST) else 1):
                    app.do_command(command)
                self.someone.settle()
                told += [self._plain(said) for said in self.someone.announcements()]
                told.append(app.scene.screen())
                while app.scene is not scene:
                    app.do_command(Command.BACK)
                    self.someone.settle()
                    told += [self._plain(said) for said in self.someone.announcements()]
        self.page.messages()
        return [*told, self.page._sent_json]

    def _read_back(self) -> list[bytes]:
        """Return what the line shows on the way back over all messages."""
        self.someone.app.refresh()
        read = [self.line.cells]
        for _ in range(BACK):
            self.line._pan(-1)
            read.append(self.line.cells)
        return read

    @staticmethod
    def _plain(said: Announcement) -> tuple[str, ...]:
        return said.kind, said.text, said.brief, said.braille, said.full


def heard_by_the_first(game: str, match: Table, action: Action, snoops: bool) -> tuple[list[object], list[object]]:
    """Return what the second person gets who takes the keyboard and acts, and what the first then gets.

    :param snoops: whether the first looks before the second has acted, at the table of everyone.
    """
    home().settings_file.unlink(missing_ok=True)  # the keys change settings
    with couple(first_steps=0) as someone:
        app, seats = someone.app, match.seats
        sitting = local_match.new_seats(app, seats, app.catalogue[game].level("club"), ["Marie"])
        table = SharedTable(match, sitting, app.thinker, app.now, lambda: Timing(0.0, 10))
        scene = TogetherScene(app, SharedKeyboard(table), partial(pytest.fail, "again"))
        ears = Ears(someone)
        app.follow(Replace(scene))
        someone.settle()
        if snoops:
            return [], ears.everything(scene)
        someone.press("return")
        assert scene._keyboard.holder == seats // 2
        own = ears.everything(scene)
        scene.act(action)
        someone.settle()
        while scene._keyboard.holder == seats // 2:  # ends the turn by the action that names no card
            scene.act(
                min((done for done in scene.view.legal if isinstance(done, Action)), key=lambda done: len(str(done)))
            )
            someone.settle()
        assert scene._keyboard.holder is None
        public = ears.everything(scene)
        if scene._asked == 0:
            someone.press("return")
            assert scene._keyboard.holder == 0
        return own, [*public, *ears.everything(scene)]


@pytest.mark.parametrize("snoops", [False, True])
@pytest.mark.parametrize("game", HIDING)
def test_nothing_of_another_persons_cards_reaches_a_person(game: str, snoops: bool) -> None:
    """With two different hands of the second person the first gets the same, byte for byte, by every key."""
    one, other, action = two_worlds(game)
    owns, others = zip(*(heard_by_the_first(game, match, action, snoops) for match in (one, other)), strict=True)
    assert len(others[0]) > 100
    assert not [(here, there) for here, there in zip(*others, strict=True) if here != there], action
    if not snoops:
        assert owns[0] != owns[1]


@pytest.mark.parametrize("game", HIDING)
def test_an_unfinished_match_exports_what_everyone_knows(game: str) -> None:
    """The text of a match of several people tells no hand before its end."""
    with couple() as someone:
        scene = begun(someone, game)
        play_on(someone, scene, lambda: len(behind(scene).record) >= 12)
        (path,) = unfinished_matches(someone.app.home)
        text = "\n".join(part.text for part in text_of(someone.app.language, read_journal(path), someone.app.catalogue))
        seat = TableSeat(Human("Petr"))
        assert seat.occupant.name in text
        for own in ("Máte", "máte", "Dostáváte", "Vaše karty"):
            assert own not in text, text


@pytest.mark.parametrize("game", GAMES)
def test_a_packed_file_holds_no_hand_of_a_match_under_way(game: str) -> None:
    """The file of a match tells all cards to any program; it is packed only once the match is over."""
    with couple() as someone:
        scene = begun(someone, game)
        play_on(someone, scene, lambda: len(behind(scene).record) >= 12)
        (path,) = unfinished_matches(someone.app.home)
        packed = transfer.export_all(someone.app.home)
        files = transfer.read_import(packed.content, someone.app.home).files
        name = f"matches/{path.name}"
        assert (name in packed.withheld, name in files) == ((True, False) if game in HIDING else (False, True))
        assert name in transfer.read_import(
            transfer.export_all(someone.app.home, hands=True).content, someone.app.home
        ).files  # fmt: skip
        play_on(someone, scene, lambda: scene.is_over)
        scene.leave()
        assert transfer.export_all(someone.app.home).withheld == ()


def test_the_menu_adds_a_person_and_begins_a_game() -> None:
    with player(name="Petr") as someone:
        someone.app.follow(Push(together_menu.menu(someone.app)))
        someone.press("down", "return")
        for letter in "Eva":
            someone.press(letter)
        someone.press("return")
        assert someone.app.settings.companions == {"Eva": Companion("none")}
        someone.press("left")
        assert someone.app.settings.companions == {"Eva": Companion("feminine")}
        someone.press("escape", "end", "up", "return", "return", "return")
        names = [seat.occupant.name for seat in scene_of(someone).seat.seats if isinstance(seat.occupant, Human)]
        assert names == ["Petr", "Eva"]


@pytest.mark.parametrize("language", ["cs", "en"])
def test_before_the_first_game_a_page_asks_for_verb_forms_where_they_matter(language: str) -> None:
    with couple(language=language) as someone:
        someone.app.in_house = True
        someone.app.follow(Push(together_menu.menu(someone.app)))
        asks = someone.app.language.record.gendered
        someone.press("end", "up", "return")
        assert isinstance(someone.app.scene, Menu)
        assert someone.app.scene.is_question("people-gender") == asks
        if asks:
            someone.press("down", "return")
            assert someone.app.settings.gender == "feminine"
        assert someone.app.scene.screen().title == someone.app.text("choose-game")
        someone.press("escape", "return")
        assert someone.app.scene.screen().title == someone.app.text("choose-game")


def test_a_player_who_was_never_asked_for_verb_forms_is_asked_before_the_first_game() -> None:
    with couple(language="en", address="unasked") as someone:
        someone.app.follow(Push(together_menu.menu(someone.app)))
        someone.press("end", "up", "return")
        assert isinstance(someone.app.scene, Menu)
        assert someone.app.scene.is_question("people-gender")


def test_at_first_nobody_but_the_people_at_the_computer_plays_where_rules_allow_it() -> None:
    with couple() as someone:
        someone.app.change(players={"sipky": 4})
        begin = partial(local_match.begin_together, ["Marie"])
        someone.app.follow(Push(new_match.menu(someone.app, "sipky", begin, people=2)))
        someone.press("return")
        assert [seat.level for seat in scene_of(someone).seat.seats] == ["", ""]
        assert someone.app.settings.players == {"sipky": 4}


def test_after_a_match_the_same_people_can_choose_another_one() -> None:
    with couple() as someone:
        scene = begun(someone, "sipky")
        play_on(someone, scene, lambda: scene.is_over)
        someone.press("escape")
        menu = someone.app.scene
        assert isinstance(menu, Menu)
        labels = [entry.label() for entry in menu.entries]
        assert someone.app.text("option-level") not in labels
        someone.press("home", *["down"] * labels.index(someone.app.text("match-set-up")), "return")
        menu = someone.app.scene
        assert isinstance(menu, Menu)
        assert menu.title() == someone.app.text("together-who")


def test_the_line_names_the_sign_of_a_person_only_at_the_first_hand_over(tmp_path: Path) -> None:
    with BaumDisplay(NAMES[40], 40) as device, reading(
        device, f"baum:{device.path}", "en", where=Home.at(tmp_path), companions=MARIE
    ) as reader:
        reader.app.change(name="Petr")
        rules = reader.app.catalogue["quist"].ruleset()
        reader.app.follow(local_match.begin_together(["Marie"], reader.app, rules, read_options(rules, {}), 4, 5))
        reader.app.start()
        told = []
        for _ in range(40):
            reader.settle()
            told.append(reader.press("pan right" if reader.line.standing or reader.line.more_waits else "dot8"))
        assert len([text for text in told if text.startswith("marie: enter")]) > 2
        assert len([text for text in told if text.startswith("p petr")]) == 1
