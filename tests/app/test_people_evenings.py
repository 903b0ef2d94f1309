"""A club evening at the tables of a house, by keys, with a director, another player, and computers elsewhere."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from numeramis_access.app.evening.at_tables import EveningTableMenu
from numeramis_access.app.evening.directed import DirectedEveningMenu
from numeramis_access.app.evening.plan import PlanMenu
from numeramis_access.app.evening.results import enter_averages
from numeramis_access.app.people.lobby import HouseMenu
from numeramis_access.app.people.match import PeopleMatch
from numeramis_access.app.practice.table_scene import PracticeScene
from numeramis_access.evening.evening import open_lines
from numeramis_access.evening.events import Plan
from numeramis_access.evening.scoring import Artificial
from numeramis_access.server.people.conducting import conduct_evenings
from numeramis_access.server.people.round_clock import REST_SECONDS
from numeramis_access.tables.long_clocks import DAY_SECONDS
from numeramis_access.tables.table_requests import Enter
from tests.app.friends import Friend, arrive, club, friends
from tests.server.guests import Club
from tests.server.guests import Friend as Guest
from tests.server.test_bad_guests import pass_time

__all__ = ["club"]


def opened(adam: Friend, eva: Friend) -> str:
    """Let Adam open an evening of Whist and Eva come to it from the lobby; return her announcements."""
    arrive(adam)
    arrive(eva)
    adam.choose("New club evening", "Announce it")
    eva.told()
    return eva.choose("Klubový večer")


def evening_of(friend: Friend) -> DirectedEveningMenu:
    """Return the director's scene of the evening, also from below other scenes."""
    return next(scene for scene in friend.app.scenes if isinstance(scene, DirectedEveningMenu))


def play_round(*people: Friend) -> None:
    """Let people play until all boards of the round are over and the next round has begun."""
    finish_boards(*people)
    for friend in (*people, *people):
        friend.settle()  # the house tells the standings, then the evening rests
    be_ready(*people)


def test_a_whole_evening_with_its_rounds_results_and_end(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        assert "Večer vede a zahájí Adam" in opened(adam, eva)
        assert "Eva has joined." in adam.told()
        assert "You're in pair two now." in adam.choose("Pair two, first")
        assert "za druhou dvojici" in eva.told()
        assert "Moje jméno ve veřejných výsledcích: uvedené" in name_shown(eva)
        heard = adam.choose("Begin")
        assert "First round of three: table" in heard
        assert "You play boards one and two." in heard
        assert "První kolo ze tří: stůl" in eva.told()
        side = evening_of(adam)
        for number in range(3):
            assert side.log.round == number
            play_round(adam, eva)
            heard = adam.told()
            assert ("Wait here: " if number == 2 else "You'll hear the result when all tables have finished.") in heard
            assert "Your place: " in heard, (number, heard[-900:])
            assert "Vaše umístění: " in eva.told()
        assert len(side.log.outcomes) == 3 * 2 * 2, "each board at both tables"
        assert {one.north + one.east for one in side.log.outcomes.values()} == {13}  # type: ignore[union-attr]
        assert "shift+n" not in adam.press("shift+n").lower()
        assert isinstance(adam.app.scene, PeopleMatch), "there is no once more: the director leads"
        adam.press("escape")
        adam.choose("Leave the table")
        assert isinstance(adam.app.scene, DirectedEveningMenu)
        adam.choose("The director's desk", "End the evening")
        assert "Večer skončil. Vaše umístění: " in eva.told()
        look_back(eva)
        adam.press("escape")
        adam.choose("Close the evening", "Yes")
        assert "Vedoucí večer zavřel." in eva.told()
        assert {one.stage for one in club.house.sittings.values()} == {"over"}, "only the table at which Eva still sits"
        assert [one.log.evening.stage for one in (side.keeper,)] == ["over"]


def be_ready(*people: Friend) -> None:
    """Let everybody who rests between rounds be ready for the next one."""
    for friend in people:
        scene = friend.app.scene
        if isinstance(scene, PeopleMatch) and scene._waiting_choice .startswith("choice-next-"):
            scene.activate()
        elif isinstance(scene, EveningTableMenu) and scene.evening.breath is not None:
            scene._be_ready()
    for friend in (*people, *people):
        friend.settle()


def test_the_evening_rests_between_rounds_until_everybody_is_ready(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        assert "Ve veřejných výsledcích bude jen vaše číslo." in opened(adam, eva)
        adam.choose("Pair two, first")
        assert re.search(r"\w+ and \w+: computers play there\.|\w+: a computer plays there\.", adam.choose("Begin"))
        finish_boards(adam, eva)
        heard = adam.told()
        told = ["the match", "You'll hear the result", "Your place: ", "The next round starts in thirty seconds. Press"]
        places = [heard.find(one) for one in told]
        assert -1 not in places
        assert places == sorted(places), "the result comes first"
        assert "Press Enter for the menu" not in heard
        assert "To hear how others played, press Shift j" in heard
        assert "You're ready." in adam.press("return")
        assert "Druhé kolo ze tří" not in eva.told(), "it waits for Eva too"
        assert "Druhé kolo ze tří" in eva.press("return")
        assert "Second round of three: table" in adam.told()


def test_the_rest_ends_by_itself_and_waits_for_nobody_who_is_away(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        opened(adam, eva)
        adam.told()
        adam.choose("Pair two, first")
        adam.choose("Begin")
        finish_boards(adam, eva)
        assert "First round: which board?" in adam.press("shift+j"), "the boards are open during the rest"
        eva.app.close()
        adam.press("escape")
        assert "Second round of three: table" in adam.press("return"), "only Adam is here"
        finish_boards(adam)
        adam.told()
        club.run(REST_SECONDS)
        assert "Third round of three: table" in adam.told()


def finish_boards(*people: Friend) -> None:
    """Let people play until all boards of the round are over; the evening then rests."""
    chance, log = random.Random(4), evening_of(people[0]).keeper
    for _ in range(20_000):
        for friend in people:
            match = friend.app.scene
            if isinstance(match, PeopleMatch) and match.is_waiting_for_player:
                match.activate()
            elif isinstance(match, PeopleMatch) and match.is_own_turn:
                match.act(chance.choice(match.view.legal))
            friend.settle()
        if not open_lines(log.evening):
            return people[0].settle()
    raise AssertionError("it never ends")


def entries_of(friend: Friend) -> dict[str, str]:
    """Return the values of the menu by their labels."""
    friend.settle()
    return {one.label: one.value for one in friend.app.scene.screen().items}


def test_the_list_of_who_comes_names_nobody_gone_who_sits_elsewhere_and_leave_stays_last(
    club: Club, tmp_path: Path
) -> None:
    """In an evening of teams with a playing director, each arriving person hears their team and their partners."""
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "en"), ("Olga", "cs")) as (adam, eva, olga):
        for one in (adam, eva, olga):
            arrive(one)
        announced(adam, contest="teams", game="quist", tricks=9, boards=1)
        for one in (eva, olga):
            one.told()
        assert eva.choose("Club evening").endswith("You're in team one; the other places are still free.")
        adam.told()
        adam.choose("Team two, first")
        assert entries_of(eva)["Director's chair"] == "empty"
        assert "Team three, first player" in entries_of(eva), "what comes stands before what leaves"
        adam.choose("Team three, first")
        assert entries_of(eva)["Team two, first player"] == "free"
        assert not [one for one in entries_of(eva) if "no longer here" in one or "Team four" in one]
        assert list(entries_of(eva))[-1] == "Leave the evening"
        assert olga.choose("Klubový večer").endswith("Hrajete za první čtveřici, spolu s vámi Eva.")


def announced(adam: Friend, **plan: Any) -> None:
    """Let Adam announce an evening. :param plan: fields of the plan that differ from the last choice."""
    adam.choose("New club evening")
    menu = adam.app.scene
    assert isinstance(menu, PlanMenu)
    menu.plan = msgspec.structs.replace(menu.plan, **plan)
    adam.choose("Announce it")


def test_who_comes_late_hears_it_and_who_replaces_somebody_is_seated_as_everybody_else(
    club: Club, tmp_path: Path
) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "en"), ("Petr", "cs")) as (adam, eva, petr):
        for one in (adam, eva, petr):
            arrive(one)
        announced(adam, contest="individuals", game="quist", tricks=9, boards=1, minutes=30, rounds=2)
        (gathering,) = club.house.sittings
        for one in (eva, petr):
            one.told()
        eva.choose("Club evening")
        for name in ("Bob", "Cyd", "Dan", "Eli", "Fay", "Gus", "Hal"):
            Guest(club, name).done(Enter, table=gathering)
        adam.choose("Begin")
        assert "You play board one. You have thirty minutes" in eva.told()
        heard = petr.choose("Klubový večer")
        assert "První kolo ze dvou se už hraje. Zapojíte se v některém dalším" in heard
        assert "Na kolo máte" not in heard
        replace_in_next_round(adam, "Eva", "Petr")
        adam.choose("The director's desk", "Begin the second", "Yes")
        heard = petr.told()
        assert re.search(r"Druhé kolo ze dvou: stůl .*, spolu s vámi \w+, proti vám .*\. Hrajete rozdání dva\.", heard)
        assert "Na kolo máte třicet minut." in heard
        assert isinstance(petr.app.scene, PeopleMatch)
        assert "Second round of two: you sit out." in eva.told()
        assert evening_of(adam).log.substitutes[0].by == club.house.sittings[gathering].setting.places[9].person
        petr.app.close()
        with friends(club, tmp_path, ("Petr", "cs")) as (again,):
            arrive(again)
            heard = again.choose("Klubový večer")
            assert re.search(r"Druhé kolo ze dvou: .*\. Hrajete rozdání dva\. Na kolo máte dvacet devět minut\.", heard)


def replace_in_next_round(adam: Friend, gone: str, comes: str) -> None:
    """Let the director replace a player with a waiting person, and begin rounds by key.

    :param gone: the name of the player. :param comes: the name of the substitute.
    """
    adam.choose("The next round starts")
    adam.choose("The director's desk", "Who sits where")
    entrant = next(one for one in entries_of(adam) if gone in one)
    adam.choose(entrant, gone, "Substitute another player")
    assert list(entries_of(adam)) == [comes, "Cancel"], "who plays already is not offered"
    adam.choose(comes, "replaced")
    while not isinstance(adam.app.scene, DirectedEveningMenu):
        adam.press("escape")


def test_who_comes_in_the_last_round_hears_that_there_is_no_place_and_how_it_ends(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "en"), ("Petr", "cs")) as (adam, eva, petr):
        for one in (adam, eva, petr):
            arrive(one)
        announced(adam, game="quist", tricks=9, boards=1, rounds=1)
        for one in (eva, petr):
            one.told()
        eva.choose("Club evening")
        adam.choose("Begin")
        assert "Hraje se už poslední kolo, takže se na vás místo nedostane." in petr.choose("Klubový večer")
        adam.told()
        enter_averages(evening_of(adam).keeper, open_lines(evening_of(adam).log))
        assert "All tables have finished the first round." not in adam.told(), "they were not"
        adam.told()
        assert "První kolo skončilo. Bylo poslední. Pořadí najdete v této nabídce." in petr.told()
        assert "Eva" in " ".join([petr.choose("Pořadí"), *entries_of(petr)])


def name_shown(friend: Friend) -> str:
    """Let a person agree to show their name in public results; return the announcement of the entry afterwards."""
    labels = [one.label() for one in friend.app.scene.entries]  # type: ignore[attr-defined]
    friend.app.scene.focus = labels.index("Moje jméno ve veřejných výsledcích")  # type: ignore[attr-defined]
    heard = friend.press("right")
    assert "uvedené" in heard
    return friend.press("up", "down")


def look_back(eva: Friend) -> None:
    """Let Eva read the standings, export them, and replay a board as played at the other table."""
    eva.press("escape")
    eva.choose("Odejít od stolu")
    heard = eva.choose("Pořadí")
    assert re.search(r"Moje umístění: .* místo ze čtyř, .* procent.*; (před|za) vámi \w+ a ", heard)
    assert re.match(r"Dvojice \w+, \w+ a \w+: (dělené )?první místo, .* procent", eva.press("down"))
    eva.choose("Výsledky k poslechu a k tisku", "K vytištění")
    page = next(eva.app.home.exports.glob("*.html")).read_text()
    assert page.count('<th scope="row">číslo 2</th>') == 1, "nobody's business: the director agreed to nothing"
    assert page.count('<th scope="row">Dvojice 1, Eva a ') == 1, "she did, and computers are asked nothing"
    assert re.search(r"<li>[^<]*\d[.] [^<]*%: Dvojice 1, Eva a \w+</li>", page), "each row is a line too"
    eva.press("escape", "escape")
    eva.choose("Jak hráli ostatní")
    assert "Třetí kolo: které rozdání? Rozdání pět: " in eva.press("return")
    heard = eva.press("return")
    assert re.match(r"Rozdání pět u všech stolů U vašeho stolu, Eva a \w+, proti nim \w+ a \w+: .*, .*procent", heard)
    assert re.match(r"Stůl (jedna|dva), \w+ a \w+, proti nim \w+ a \w+: ", other := eva.press("down"))
    assert "Adam" in other
    assert re.search(r"Rozdání pět, stůl (jedna|dva)\. Na vašem místě: \w+\. Přehrát", eva.press("return"))
    assert re.search(r"Hráli [^.]*Adam", eva.press("return"))
    assert "Los určil, že " in eva.press("n")
    eva.press("escape")
    heard = eva.choose("Kartu po kartě, srovnání s vaším stolem")
    assert re.search(r"Tytéž karty, hraje \w+\.", heard)
    beside = [one.label() for one in eva.app.scene.entries]  # type: ignore[attr-defined]
    assert re.search(r"\w+ (až do konce volí jako vy|má nakonec: )", " ".join(beside[-3:])), beside[-3:]
    assert any(re.match(r"(Tady se hra rozchází|Odtud hrají ostatní jinak|Adam až do konce)", one) for one in beside)
    eva.press("escape")
    assert "První rozdání." in eva.choose("Zahrát si to u cvičného stolu")
    assert isinstance(eva.app.scene, PracticeScene)


def test_a_killed_house_and_a_killed_program_of_the_director_go_on(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        opened(adam, eva)
        adam.choose("Begin")
        eva.told()
        assert isinstance(adam.app.scene, DirectedEveningMenu), "who stays in the chair plays nowhere"
        for _ in range(20):
            if eva.match.is_own_turn:
                eva.press("home", "return")
            eva.settle()
        _kill(club, adam, eva)
        play_round(adam, eva)
        assert evening_of(adam).log.round == 1
        adam.app.close()
        while evening_of_round(club) < 3:  # the round ends without its director
            _step(eva)
        with friends(club, tmp_path, ("Adam", "en")) as (again,):
            arrive(again)
            again.told()
            again.choose("Club evening")
            assert isinstance(again.app.scene, DirectedEveningMenu)
            known = [line for line in evening_of(again).log.outcomes if line.round < 2]
            assert len(known) == 8, "what was played meanwhile is in the log"
            assert evening_of(again).log.round == 2, "and the next round has begun"
            assert "Třetí kolo" in eva.told()
            play_round(again, eva)
            assert len(evening_of(again).log.outcomes) == 12


def test_rounds_begin_by_themselves_while_no_directors_program_is_open(club: Club, tmp_path: Path) -> None:
    """The house enters results, seats late entrants, begins rounds and tells standings; it never ends an evening."""
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs"), ("Olga", "en")) as (adam, eva, olga):
        arrive(adam)
        arrive(eva)
        adam.choose("New club evening")
        menu = adam.app.scene
        assert isinstance(menu, PlanMenu)
        menu.plan = Plan(game="quist", tricks=9, boards=1, at_tables=True, movement="swiss", rounds=2)
        adam.choose("Announce it")
        eva.told()
        eva.choose("Klubový večer")
        adam.choose("Begin")
        assert "První kolo ze dvou" in eva.told()
        adam.app.close()
        arrive(olga)
        olga.told()
        olga.choose("Club evening")
        of_eva, of_olga = heard_while_the_house_leads(club, eva, olga)
        told = re.findall("Vaše umístění|Druhé kolo ze dvou|Večer skončil", of_eva)
        assert told == ["Vaše umístění", "Druhé kolo ze dvou", "Vaše umístění"], "a director ends it"
        assert of_olga.count("Your place: ") == 1, "who came late plays from the second round on"
        with friends(club, tmp_path, ("Adam", "en")) as (again,):
            arrive(again)
            again.told()
            again.choose("Club evening")
            log = evening_of(again).log
            assert (log.round, len(log.outcomes), len(log.substitutes)) == (1, 4, 1)
            again.choose("The director's desk", "End the evening")
            assert "Večer skončil. Vaše umístění: " in eva.told()


def test_a_house_without_a_director_averages_by_the_clock_and_the_board_is_adjusted_later(
    club: Club, tmp_path: Path
) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        arrive(adam)
        arrive(eva)
        announced(adam, game="quist", tricks=9, minutes=8, boards=1, movement="swiss", rounds=2)
        eva.told()
        eva.choose("Klubový večer")
        adam.choose("Begin")
        adam.app.close()
        eva.told()
        after(club, 480, eva)
        heard = eva.told()
        assert "Čas kola vypršel. Nedohrané rozdání dostane průměr, nerozhodne-li vedoucí jinak." in heard
        assert "Vaše umístění: " in heard
        after(club, REST_SECONDS, eva)
        assert "Druhé kolo ze dvou: stůl" in eva.told()
        with friends(club, tmp_path, ("Adam", "en")) as (again,):
            arrive(again)
            again.told()
            assert "Club evening, Quist: second round of two" in again.choose("Club evening"), "not as it was left"
            assert not [one for one in entries_of(again) if "no longer here" in one]
            again.choose("The director's desk", "All results")
            averaged = next(one for one, worth in entries_of(again).items() if "fifty percent" in worth)
            again.choose(averaged, "Adjust the result", "north and south sixty percent, east and west forty")
            again.choose("irregular")
            assert Artificial(60, 40) in evening_of(again).log.outcomes.values()
            assert club.house.sittings[evening_of(again).table].evening.log.log.evening == evening_of(again).log  # type: ignore[union-attr]


def heard_while_the_house_leads(club: Club, *people: Friend) -> list[str]:
    """Let the house conduct the evening each second until no news comes; return each person's announcements."""
    heard, idle = [""] * len(people), 0
    while idle < 15:
        for friend in people:
            _step(friend)
        conduct_evenings(club.house)
        said = [friend.told() for friend in people]
        idle = 0 if any(said) else idle + 1
        heard = [before + new for before, new in zip(heard, said, strict=True)]
    return heard


def evening_of_round(club: Club) -> int:
    """Return 3, the number after the last round, if all tables of rounds are over, and 0 while any is in play."""
    tables = [one for one in club.house.sittings.values() if one.setting.played is not None]
    return 3 if all(one.stage == "over" for one in tables) else 0


def after(club: Club, seconds: float, *people: Friend) -> None:
    """Let time pass without any act of people. :param seconds: in total."""
    end = club.clock.now + seconds
    while club.clock.now < end:
        club.run(min(20.0, end - club.clock.now))
        for friend in people:
            friend.settle()


def _step(friend: Friend) -> None:
    if isinstance(friend.app.scene, PeopleMatch):
        match = friend.match
        if match.is_waiting_for_player:
            match.activate()
        elif match.is_own_turn:
            match.act(match.view.legal[0])
    friend.settle()


def _kill(club: Club, *people: Friend) -> None:
    """Kill the house, and open it again from its store."""
    club.open()
    for friend in people:
        friend.lines[-1].up = False
        friend.lines[-1].mend()
        friend.settle()


def test_who_comes_late_takes_a_computers_place_and_rounds_wait_for_the_directors_key(
    club: Club, tmp_path: Path
) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs"), ("Olga", "en")) as (adam, eva, olga):
        opened(adam, eva)
        adam.choose("Begin")
        heard = adam.choose("The next round starts")
        assert "on my command" in heard
        arrive(olga)
        olga.told()
        olga.choose("Club evening")
        assert "You play" not in olga.told()
        play_round(adam, eva)
        side = evening_of(adam)
        assert side.log.round == 0, "it waits"
        assert not open_lines(side.log)
        adam.choose("The director's desk", "Begin the second round")
        assert "Second round of three: table" in olga.told()
        assert isinstance(olga.app.scene, PeopleMatch)
        assert len(side.log.substitutes) == 1
        assert "Olga plays" in " ".join(side.keeper.people[one].name + " plays" for one in side.keeper.people)


@pytest.mark.parametrize(("kind", "sits", "says"), [
    ({"contest": "individuals"}, "third seat", "First round of seven: "),
    ({"movement": "swiss", "rounds": 2}, "Pair two, first", "First round of two: "),
    ({"movement": "mitchell", "rounds": 2}, "Pair two, first", "First round of two: "),
])  # fmt: skip
def test_single_players_swiss_and_a_field_that_moves_go_on_from_round_to_round(
    club: Club, tmp_path: Path, kind: dict[str, Any], sits: str, says: str
) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        arrive(adam)
        arrive(eva)
        adam.choose("New club evening")
        menu = adam.app.scene
        assert isinstance(menu, PlanMenu)
        menu.plan = Plan(game="quist", tricks=9, boards=1, at_tables=True, **kind)
        adam.choose("Announce it")
        eva.told()
        eva.choose("Klubový večer")
        adam.told()
        adam.choose(sits)
        assert says in adam.choose("Begin")
        play_round(adam, eva)
        assert evening_of(adam).log.round == 1
        assert "Second round of" in adam.told()
        assert "Druhé kolo z" in eva.told()
        assert len(evening_of(adam).log.outcomes) == 2, "the board at both tables"


def test_the_clock_of_a_round_is_told_asked_for_and_ends_it(club: Club, tmp_path: Path) -> None:
    """At the end of time an unfinished board scores average, and its players return to the evening."""
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        arrive(adam)
        arrive(eva)
        adam.choose("New club evening")
        adam.settle()
        menu = adam.app.scene
        assert isinstance(menu, PlanMenu)
        menu.plan = msgspec.structs.replace(menu.plan, minutes=8, boards=1, rounds=2)
        adam.choose("Announce it")
        eva.told()
        eva.choose("Klubový večer")
        adam.choose("Begin")
        heard = eva.told()
        assert "Na kolo máte osm minut." in heard
        assert "Rozdání číslo jedna, rozdává" in heard, "the board has a dealer, no lot"
        assert "Los určil" not in heard
        assert isinstance(eva.app.scene, PeopleMatch)
        after(club, 60, eva, adam)
        assert "zbývá" not in eva.told()
        assert "Do konce kola máte šest minut." in eva.press("shift+l")
        after(club, 120, eva, adam)
        assert "Do konce kola zbývá pět minut." in eva.told()
        for number in range(2):
            after(club, 300 if not number else REST_SECONDS + 480, eva, adam)
            heard, of_adam = eva.told(), adam.told()
            assert "Čas kola vypršel. Nedohrané rozdání dostane průměr" in heard
            assert "Results averaged: " in of_adam
        assert Artificial(50, 50) in evening_of(adam).log.outcomes.values()
        assert not isinstance(eva.app.scene, PeopleMatch)


def test_a_tournament_by_turns_is_planned_put_aside_and_told_after_its_week(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        arrive(adam)
        arrive(eva)
        adam.choose("New club evening")
        by_turns = entries_of(adam)
        adam.press("home", *["down"] * list(by_turns).index("Play by turns"), "right")
        assert entries_of(adam)["Play by turns"] == "one day for each decision, one week for a round"
        assert "Time for a round" not in entries_of(adam)
        adam.choose("Announce it")
        eva.told()
        eva.choose("Klubový večer")
        assert "You have seven days for the round." in adam.choose("Begin")
        assert list(entries_of(adam))[-1] == "Put the match aside; the table waits for me"
        adam.press("end", "return")
        assert isinstance(adam.app.scene, HouseMenu)
        assert "Na kolo máte sedm dní." in eva.told()
        eva.press("escape")
        eva.choose("Odložit partii", "Odložit partii")
        assert isinstance(eva.app.scene, HouseMenu)
        pass_time(club, 7.1 * DAY_SECONDS)
        heard = eva.choose("Klubový večer")
        assert "Kolo skončilo. Vaše umístění: " in heard
        assert "stůl už zavřel" not in heard, "her table of that round is gone"
        assert len(club.house.sittings[evening_of_house(club)].setting.club.all) == 4  # type: ignore[union-attr]


def evening_of_house(club: Club) -> str:
    """Return the id of the table at which the only evening gathers."""
    (table,) = (table.id for table in club.house.sittings.values() if table.setting.club is not None)
    return table
