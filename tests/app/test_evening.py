"""A club evening led by keys: announcements of a whole evening, refusals, and the kept log."""

from __future__ import annotations

import random
import re
from collections.abc import Iterable
from types import SimpleNamespace
from unittest.mock import patch

import pytest

from numeramis_access.app.evening import menu
from numeramis_access.app.evening.house_keeper import HouseEveningKeeper
from numeramis_access.app.evening.keeper import EveningKeeper
from numeramis_access.app.evening.papers import CARDS_PER_PARAGRAPH
from numeramis_access.app.evening.results import OpenLinesMenu, all_lines_menu
from numeramis_access.app.shell.launch_options import LaunchOptions
from numeramis_access.app.shell.number import NumberMenu
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import Push
from numeramis_access.catalogue import STANDARD
from numeramis_access.compose import begin_match
from numeramis_access.evening.boards import can_play_at_tables, is_scored_by_seat, make_board
from numeramis_access.evening.evening import sides_of, table_of_line
from numeramis_access.evening.events import (
    AnyEvent,
    AppealMade,
    EveningEvent,
    ResultCorrected,
    ResultEntered,
    ScoreAdjusted,
)
from numeramis_access.evening.log import Log, read_entries
from numeramis_access.evening.scoring import SeatScores
from numeramis_access.evening.standings import standings
from numeramis_access.input.commands import Command
from numeramis_access.store.evenings import Evenings, KeptPerson
from numeramis_access.tables.evening import EveningNow, Role
from tests.app.director import PAIRS, Director, begun, director, kept
from tests.app.fingers import fingers
from tests.app.player import home, player
from tests.transcripts import evening as recorded
from tests.transcripts import evening_lines
from tests.transcripts.make import FOLDER

#: games without partners
ALONE = [game.name for game in STANDARD if can_play_at_tables(game.ruleset()) and is_scored_by_seat(game.ruleset())]


@pytest.mark.parametrize("language", recorded.LANGUAGES)
def test_a_whole_evening_is_told_as_its_log_says(language: str) -> None:
    """After an intended change run ``python -m tests.transcripts.evening``, and read the difference."""
    assert recorded.play(language) == (FOLDER / f"evening-{language}.txt").read_text(encoding="utf-8")


@pytest.mark.turns(2)
@pytest.mark.parametrize(("language", "cells"), evening_lines.CELLS.items())
def test_the_same_evening_is_led_by_dots_alone_as_its_log_says(language: str, cells: int) -> None:
    """After an intended change run ``python -m tests.transcripts.evening_lines``, and read the difference."""
    log = (FOLDER / f"evening-{language}-line-{cells}.txt").read_text(encoding="utf-8")
    assert evening_lines.play(language) == log


@pytest.mark.parametrize("language", recorded.LANGUAGES)
def test_one_key_takes_back_what_was_done_last_and_says_what_it_was(language: str) -> None:
    with director(language) as made:
        possible = made.someone.app.scene.possible_commands() or set()
        assert Command.UNDO not in possible, "in other menus it does nothing"
        made.announce()
        assert Command.UNDO not in (made.someone.app.scene.possible_commands() or set())
        made.enter_pair(*PAIRS[0])
        made.enter_pair(*PAIRS[1])
        assert Command.UNDO in (made.someone.app.scene.possible_commands() or set())
        said = made.someone.press("u")
        assert any(PAIRS[1][0] in one and PAIRS[1][1] in one for one in said), said
        assert len(kept().evening.playing) == 1
        made.someone.press("u")
        assert not kept().evening.playing


def test_the_main_menu_leads_to_the_evenings() -> None:
    with player("en") as someone:
        labels = [item.label for item in someone.app.scene.screen().items]
        someone.press("home", *["down"] * labels.index(someone.app.text("menu-evening")), "return")
        assert someone.app.scene.screen().items[0].label == someone.app.text("evening-new")


def test_no_key_in_the_menu_of_evenings_reckons_one_anew() -> None:
    """Each key computed each evening twice; with a year of evenings that blocked a server for a second."""
    with director("en") as made:
        begun(made)
        made.back()
        with patch.object(menu, "Log", wraps=menu.Log) as reckoned:
            made.look_through()
            made.someone.press("home", "down", "end", "home")
            assert not reckoned.called
            assert made.values[made.labels[0]] == made.text("evening-stage", stage="drawn", round=1)


@pytest.mark.parametrize("language", recorded.LANGUAGES)
def test_an_evening_goes_on_where_it_was_when_the_program_is_started_again(language: str) -> None:
    with director(language) as made:
        begun(made)
        made.enter_results([7])
        before = kept().evening
    with director(language) as made:
        assert made.values[made.labels[0]] == made.text("evening-stage", stage="drawn", round=1)
        made.enter(made.labels[0])
        assert made.labels[0] == made.text("evening-enter-results", count=3)
    assert kept().evening == before


def test_everything_that_was_said_to_be_done_is_on_the_disk() -> None:
    """The test reads every act from the file right after its announcement, so no write may be pending."""
    with director("en") as made:
        made.announce()
        for number, pair in enumerate(PAIRS, 1):
            made.enter_pair(*pair)
            assert len(kept().evening.playing) == number
        made.choose("evening-close")
        assert kept().evening.stage == "drawn"
        made.choose("evening-begin-round", round=1)
        assert kept().evening.round == 0
        made.enter_results([7])
        assert len(kept().evening.outcomes) == 1


def test_where_nothing_can_be_written_nothing_happens_and_it_is_said() -> None:
    with director("en") as made:
        begun(made)
        made.choose("evening-enter-results", count=4)
        made.enter(made.labels[0])
        made.type(7, 6)
        with patch.object(Evenings, "append_all", side_effect=OSError(28, "full")):
            said = made.choose("evening-keep-it")
        assert any("couldn't save that" in one for one in said), said
        assert not kept().evening.outcomes


def test_two_programs_at_one_evening_lose_nothing() -> None:
    with director("en") as made:
        begun(made)
        [evening] = Evenings(home().evenings).all().evenings
        other = Log(read_entries(evening.lines))
        made.choose("evening-enter-results", count=4)
        made.enter(made.labels[0])
        made.type(7, 6)
        line = other.entries[-1]
        Evenings(home().evenings).append(evening.id, len(other.entries), evening.lines[-1].replace(
            f'"number":{line.number}', f'"number":{line.number + 1}').replace("round-begun", "penalized").replace(
            '"round":0', '"entrant":0,"percent":10,"reason":"late"'))  # fmt: skip
        said = made.choose("evening-keep-it")
        assert any("Another program" in one for one in said), said
        assert kept().evening.penalties == ((0, 10),)
        made.enter(made.labels[0])
        made.type(7, 6)
        made.choose("evening-keep-it")
        assert len(kept().evening.outcomes) == 1


def by_seat_begun(made: Director, game: str, *choices: tuple[str, str]) -> None:
    """Announce an evening of eight single players, and draw. :param choices: labels of options with their values."""
    made.choose("evening-new")
    while made.values[made.text("evening-game")] != made.text(f"game-{game}"):
        made.change("evening-game")
    for label, value in choices:
        made.go_to(label)
        while made.values[label] != value:
            made.someone.press("right")
    made.change("evening-plan-boards", 1, "left")
    made.choose("evening-announce")
    for name in "ABCDEFGH":
        made.enter_pair(f"{name}{name.lower()}")
    made.choose("evening-close")


@pytest.mark.parametrize("game", ALONE)
def test_with_real_cards_each_seat_gets_a_pile_of_its_own_and_a_result(game: str) -> None:
    rules = STANDARD[game].ruleset()
    with director("en") as made:
        by_seat_begun(made, game)
        plan = kept().evening.plan
        assert (plan.by_seat, plan.contest, plan.at_tables) == (True, "individuals", False)
        made.choose("evening-papers")
        for paper in ("deals", "travellers"):
            made.choose(f"evening-paper-{paper}")
            made.choose("evening-as-html")
            made.choose("evening-as-brf")
            made.back()
        files = home().exports.glob("*.html")
        pages = {file.name.rpartition("-")[2]: file.read_text(encoding="utf-8") for file in files}
        evening = kept().evening
        board = make_board(rules, evening.deals, 1)
        for stock in board.stocks:
            rows = [stock[at : at + CARDS_PER_PARAGRAPH] for at in range(0, len(stock), CARDS_PER_PARAGRAPH)]
            assert all(f": {' '.join(row)}<" in pages["deals.html"] for row in rows)
        assert len(re.findall("first seat .* …, second .* …, third .* …, fourth .* …", pages["travellers.html"])) == 14
        made.back()
        made.choose("evening-begin-round", round=1)
        made.choose("evening-enter-results", count=2)
        made.enter(made.labels[0])
        made.type(plan.most, 0, 1)
        made.type(plan.most + 1)
        assert isinstance(made.app.scene, NumberMenu), "more cannot be typed"
        for _ in str(plan.most + 1):
            made.someone.press("backspace")
        made.type(2)
        made.choose("evening-keep-it")
        assert [*kept().evening.outcomes.values()] == [SeatScores(plan.most, 0, 1, 2)]
        made.back()
        made.choose("evening-all-lines")
        said = " ".join(made.enter(made.labels[0]))
        assert re.match(r"Table one, board one, first seat \w+, second \w+, third \w+, fourth \w+\. Correct", said)
        assert made.text("evening-seat-count", way="first") in " ".join(made.choose("evening-correct"))
        assert made.text("evening-seat-has", way="second", count=3) in " ".join(made.type(0, 3))
        made.type(2, 1)
        made.choose("evening-keep-it")
        said = " ".join(made.choose("evening-reason", reason="mistake"))
        assert "first seat zero, second three, third two, fourth one" in said
        assert [*kept().evening.outcomes.values()] == [SeatScores(0, 3, 2, 1)]


class Noting(HouseEveningKeeper):
    """A keeper of an evening at home with a role as in a house. :ivar did: kinds of events that the menus allowed."""

    def __init__(self, app: App, role: Role) -> None:
        [found] = Evenings(home().evenings).all().evenings
        EveningKeeper.__init__(self, app, found, Evenings(home().evenings).all().people)
        self.table = ""
        self.company = SimpleNamespace(tables={"": SimpleNamespace(evening=EveningNow(id="", role=role))})  # type: ignore[assignment]
        self.did: set[type[EveningEvent]] = set()

    def do_acts(self, events: Iterable[AnyEvent], people: Iterable[KeptPerson] = (), note: str = "") -> bool:
        """Note the kinds of the events, and add the events."""
        every = list(events)
        self.did |= set(map(type, every))
        return EveningKeeper.do_acts(self, every, people, note)

    _author, _keep, undo = EveningKeeper._author, EveningKeeper._keep, EveningKeeper.undo


def walk(made: Director, seen: set[tuple[str, str]]) -> None:
    """Choose every entry of the open menu and of all menus below it, and answer each question."""
    scene, depth = made.app.scene, len(made.app.scenes)
    for label in made.labels:
        place = str(getattr(scene, "_title", "")), label
        left_out = [made.text(message) for message in ("back", "cancel", "evening-call")]  # a match of its own
        if place in seen or label in left_out or label not in made.labels:
            continue
        seen.add(place)
        made.enter(label)
        for number in (7, 6):
            if isinstance(made.app.scene, NumberMenu):
                made.type(number)
        if made.app.scene.writes:
            made.write("x")
        if len(made.app.scenes) > depth:
            walk(made, seen)
        while len(made.app.scenes) > depth:
            made.back()
            if made.text("yes") in made.labels:  # numbers that were typed and not entered
                made.choose("yes")
        if len(made.app.scenes) < depth:
            return


@pytest.mark.parametrize(("role", "can"), [
    ("director", {ResultEntered, ResultCorrected, ScoreAdjusted, AppealMade}),
    ("scorer", {ResultEntered, ResultCorrected}),
])  # fmt: skip
def test_what_somebody_has_no_right_to_is_in_no_menu_of_theirs(role: Role, can: set[type[EveningEvent]]) -> None:
    with director("en") as made:
        begun(made)
        keeper = Noting(made.app, role)
        for opened in (OpenLinesMenu, all_lines_menu):
            made.app.follow(Push(opened(made.app, keeper)))
            seen = set[tuple[str, str]]()
            for _ in range(3):  # opens lines again, because a line with a result has more entries
                walk(made, seen)
                seen = {one for one in seen if one[0] not in ("evening-open-lines", "evening-all-lines")}
            made.back()
        assert keeper.did == can
        assert all(map(keeper.is_allowed, keeper.did))


def test_loker_at_poker_stakes_has_as_many_chips_as_there_were() -> None:
    with director("en") as made:
        by_seat_begun(made, "loker", ("Stakes", "as in poker"))
        assert kept().evening.plan.tricks == 400
        made.choose("evening-begin-round", round=1)
        made.choose("evening-enter-results", count=2)
        made.enter(made.labels[0])
        made.type(120, 80, 100)
        said = made.type(90)
        assert "The points add up to three hundred and ninety, not four hundred. Enter" in " ".join(said)
        made.type(120, 80, 100, 100)
        made.choose("evening-keep-it")
        assert [*kept().evening.outcomes.values()] == [SeatScores(120, 80, 100, 100)]


def test_what_cannot_be_compared_is_not_announced_and_the_game_says_why() -> None:
    with director("en") as made:
        made.choose("evening-new")
        while made.values[made.text("evening-game")] != made.text("game-loker"):
            made.change("evening-game")
        made.go_to("Stakes")
        made.someone.press("right")
        said = made.choose("evening-announce")
        assert "chips left in the pot carry over" in " ".join(said)
        assert not Evenings(home().evenings).all().evenings


def test_in_another_game_fewer_may_be_better() -> None:
    with director("en") as made:
        made.choose("evening-new")
        while made.values[made.text("evening-game")] != made.text("evening-other-game"):
            made.change("evening-game")
        made.change("evening-better")
        made.choose("evening-announce")
        for pair in PAIRS:
            made.enter_pair(*pair)
        made.choose("evening-close")
        made.choose("evening-begin-round", round=1)
        made.enter_results([3, 9, 3, 9])
        evening = kept().evening
        best = [rank.entrant for rank in standings(evening)[0] if rank.place == 1]
        north = {one for line, outcome in evening.outcomes.items() if outcome.worth < 0
                 for one in sides_of(evening, table_of_line(evening, line))[0]}  # fmt: skip
        assert {*best} & north, "who took fewer leads"


def test_whoever_is_known_is_offered_again_and_their_needs_go_after_each_evening() -> None:
    store = Evenings(home().evenings)
    marie = KeptPerson("p1", "before", "Marie Nová", ("seated",), kept=True)
    store.put_people([marie, KeptPerson("p2", "before", "Eva")])
    with director("en") as made:
        made.announce(("evening-plan-rounds", 1))
        made.choose("evening-enter")
        assert "Marie Nová" in made.labels
        assert "Eva" not in made.labels
        made.enter("Marie Nová")
        made.choose("evening-write-name")
        made.write("Jan Malý")
        assert kept().evening.entrants[0][0] == "p1"
        [evening] = store.all().evenings
        store.close(evening.id)
        assert {one.name: one.needs for one in store.all().people} == {"Marie Nová": (), "Eva": ()}


def test_other_contests_are_led_too() -> None:
    with director("en") as made:
        for steps, count, size in ((1, 5, 1), (1, 2, 4)):
            made.announce(("evening-plan-contest", steps), ("evening-plan-rounds", 1))
            for number in range(count):
                made.enter_pair(*(f"{chr(65 + number)}{chr(97 + seat)}" for seat in range(size)))
            made.choose("evening-close")
            made.choose("evening-seats")
            assert all("Table" in value or "sits out" in value for value in list(made.values.values())[:-1])
            made.back()
            made.choose("evening-begin-round", round=1)
            lines = 2 if size == 1 else 4
            made.enter_results([7] * lines)
            made.choose("evening-standings")
            assert len(made.labels) - 1 == (4 if size == 1 else 2)
            made.back()
            made.back()


@pytest.mark.parametrize("language", recorded.LANGUAGES)
def test_swiss_with_a_late_pair_a_penalty_an_earlier_result_and_an_appeal(language: str) -> None:
    with director(language) as made:
        made.announce(("evening-plan-movement", 2), ("evening-plan-rounds", 2), ("evening-plan-boards", -1))
        for number in range(5):
            made.enter_pair(f"A{number}", f"B{number}")
        made.choose("evening-close")
        made.choose("evening-begin-round", round=1)
        made.enter_results([7, 8])
        made.enter_late("Late", "Comer")
        made.choose("evening-begin-round", round=2)
        assert len(kept().evening.rounds[1]) == 3
        made.choose("evening-seats")
        made.enter(made.text("evening-numbered", number=1, names="", count=2))
        made.choose("evening-penalty", percent=25)
        made.choose("evening-reason", reason="late")
        made.choose("evening-carry")
        made.type(60, 4)
        made.back()
        made.back()
        made.enter_results([9, 6, 5])
        made.choose("evening-all-lines")
        made.enter(made.labels[0])
        made.enter(made.text("evening-appeal", names=""))
        made.back()
        made.back()
        said = made.choose("evening-finish", missing=0)
        assert made.text("evening-appeals-open", count=1) in said
        made.enter(made.text("evening-appeal-open", names="", line="")[:5])
        made.choose("evening-dismiss")
        made.choose("evening-finish", missing=0)
        evening = kept().evening
        assert (evening.stage, evening.penalties, evening.carried_results) == ("over", ((0, 25),), {0: (6000, 4)})
        made.choose("evening-standings")
        assert len(made.labels) == 8, "six pairs, a note on boards with fewer results, and back"


@pytest.mark.parametrize("language", recorded.LANGUAGES)
def test_a_mitchell_has_two_winners(language: str) -> None:
    with director(language) as made:
        begun(made, ("evening-plan-movement", 1), ("evening-plan-boards", -1), ("evening-plan-rounds", 1))
        made.enter_results([7, 8])
        made.choose("evening-standings")
        assert [made.labels[at] for at in (0, 3)] == [made.text("evening-field", field=field) for field in (0, 1)]


def test_an_evening_is_led_by_dots_alone() -> None:
    """On forty cells without speech, a director enters pairs, draws, begins, enters a result and reads it back."""
    with fingers("cs", 40) as someone:
        someone.app.follow(Push(menu.menu(someone.app)))
        someone.settle()
        someone.choose("vyhlásit nový", "vyhlásit a začít")
        for pair in PAIRS:
            someone.choose("přihlásit další")
            for name in pair:
                if not someone.app.scene.writes:
                    someone.choose("napsat jméno")
                for letter in name:
                    someone.app.scene.write(letter)
                someone.press("dot8")
        someone.choose("uzavřít přihlášky")
        someone.choose("začít 1.")
        someone.choose("zapsat výsledky")
        someone.choose("1. kolo, stůl 1, rozdání 1")
        assert someone.app.scene.context == "number"
        for digits in (("dot1+dot2+dot4+dot5",), ("dot1+dot2+dot4",)):
            someone.press(*digits, "dot8")
        someone.choose("souhlasí, zapsat")
        outcomes = kept().evening.outcomes
        assert [(one.north, one.east) for one in outcomes.values()] == [(7, 6)]  # type: ignore[union-attr]


def test_the_command_opens_the_evenings() -> None:
    with player("cs") as someone:
        begin_match(someone.app, LaunchOptions(scene="evening"))
        someone.app.refresh()
        assert "Klubové večery" in someone.told()
        assert someone.screen.title == "Klubové večery"


def test_whoever_was_deleted_is_somebody_in_the_log() -> None:
    with director("en") as made:
        begun(made)
        made.choose("evening-seats")
        made.enter(made.text("evening-numbered", number=1, names="", count=2))
        made.enter("Marie Nová")
        made.choose("evening-delete-person")
        made.choose("yes")
        made.back()
        made.back()
        made.choose("evening-log")
        assert any(one == "Added: somebody and Jan Malý" for one in made.labels), made.labels


KEYS = ("return", "return", "return", "down", "down", "up", "right", "left", "home", "end", "7", "6", "1", "escape")


@pytest.mark.parametrize("seed", range(1))
def test_whatever_is_pressed_nothing_fails_and_the_log_tells_of_an_evening(seed: int) -> None:
    press_anything(seed, 200)


def press_anything(seed: int, keys: int) -> None:
    """Press random keys in evenings of all kinds; write a text if the program asks for one."""
    chance = random.Random(seed)
    with director(chance.choice(recorded.LANGUAGES)) as made:
        made.announce(("evening-plan-movement", chance.randint(0, 2)), ("evening-plan-contest", chance.randint(0, 2)),
                      ("evening-plan-minutes", 1))  # fmt: skip
        for number in range(chance.randint(4, 9)):
            size = Log(read_entries(Evenings(home().evenings).all().evenings[-1].lines)).evening.plan.persons
            made.enter_pair(*(f"Hráč {number} {seat}" for seat in range(size)))
        app = made.someone.app
        for _ in range(keys):
            if app.scene.writes:
                made.write(f"Nový {chance.randint(0, 99)}")
            elif len(app.scenes) < 3:
                made.someone.press("home", "return")  # back into the evening
            else:
                made.someone.press(chance.choice(KEYS))
            if chance.random() < 0.05:
                made.wait(chance.randint(0, 4))
    assert not home().fault_log.exists(), home().fault_log.read_text()
    for one in Evenings(home().evenings).all().evenings:
        Log(read_entries(one.lines))
