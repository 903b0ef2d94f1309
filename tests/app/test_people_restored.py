"""A restored house: programs that know later messages start again, say so once, and play on at the same table."""

from __future__ import annotations

from pathlib import Path

from numeramis_access.app.people.match import PeopleMatch
from numeramis_access.app.people.table_menu import TableMenu
from numeramis_access.app.people.watching import WatchedMatch
from numeramis_access.evening import events as ev
from numeramis_access.evening.evening import open_lines
from numeramis_access.evening.scoring import Artificial
from numeramis_access.server.people.sitting import Sitting
from numeramis_access.server.stores.copies import back_up, restore_store
from tests.app.friends import Friend, arrive, club, friends, gathered
from tests.app.test_leading_together import begun, keeper_of
from tests.app.test_people_evenings import evening_of
from tests.app.test_people_watching import play, three, watch
from tests.server.guests import Club
from tests.waiting import until

__all__ = ["club"]

RESTORED = {"en": "The server was restored from an earlier copy", "cs": "Server je obnovený ze starší kopie"}


def copy(club: Club) -> None:
    """Copy the house beside its store."""
    back_up(club.folder / "house.sqlite", club.folder / "copy.sqlite")


def restore_copy(club: Club, *people: Friend) -> list[str]:
    """Kill the house, restore the copy and open the house again; return what each person hears."""
    for friend in people:
        friend.told()
        friend.lines[-1].cut()
    club.house.close()
    restore_store(club.folder / "copy.sqlite", club.folder / "house.sqlite")
    club.open()
    for friend in people:
        friend.lines[-1].mend()
    for _ in range(3):
        for friend in people:
            friend.settle()
    return [friend.told() for friend in people]


def have_all(sitting: Sitting, *friends: Friend) -> bool:
    """Return whether friends have received all messages of their table; computers can act meanwhile."""
    for friend in friends:
        friend.settle()
    return {friend.match.seat.last_received for friend in friends} == {sitting.number}


def test_programs_in_a_match_begin_anew_say_so_once_and_play_on(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        gathered(adam, eva)
        adam.choose("Begin")
        eva.told()
        play(adam, eva)
        copy(club)
        then = adam.match.seat.last_received
        play(adam, eva)
        known = adam.match.seat.last_received
        assert known > then
        heard = restore_copy(club, adam, eva)
        for friend, said in zip((adam, eva), heard, strict=True):
            assert said.count(RESTORED[friend.app.language.code]) == 1, said
            assert friend.match.seat is friend.match.company.seats[friend.match.table]
            assert then <= friend.match.seat.last_received < known
        (sitting,) = club.house.sittings.values()
        assert sitting.match is not None
        assert not any(seat.away for seat in sitting.match.seats), "both keep their seats"
        play(adam, eva)
        assert adam.match.seat.last_received > then
        assert until(lambda: have_all(sitting, adam, eva))
        adam.lines[-1].cut()
        adam.lines[-1].mend()
        assert RESTORED["en"] not in adam.told(), "once"
        adam.press("escape", "escape")


def test_a_match_that_has_not_begun_in_the_restored_house_begins_again(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        gathered(adam, eva)
        copy(club)
        adam.choose("Begin")
        eva.told()
        play(adam, eva)
        restore_copy(club, adam, eva)
        assert isinstance(adam.app.scene, TableMenu)
        assert isinstance(eva.app.scene, TableMenu)
        adam.choose("Begin")
        eva.told()
        play(adam, eva)
        (sitting,) = club.house.sittings.values()
        assert sitting.number > 0
        assert until(lambda: have_all(sitting, adam, eva))


def test_a_table_that_the_restored_house_lacks_is_left_and_the_reason_is_told(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        arrive(adam)
        copy(club)
        adam.choose("New private table, by code", "Quist", "Open the table", "Begin")
        play(adam)
        (heard,) = restore_copy(club, adam)
        assert RESTORED["en"] in heard
        assert not isinstance(adam.app.scene, PeopleMatch | TableMenu)
        arrive(eva)


def test_a_program_that_comes_later_is_told_once(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en")) as (adam,):
        arrive(adam)
        copy(club)
    club.house.close()
    restore_store(club.folder / "copy.sqlite", club.folder / "house.sqlite")
    club.open()
    for told in (True, False):
        with friends(club, tmp_path, ("Adam", "en")) as (adam,):
            assert (RESTORED["en"] in arrive(adam)) is told


def test_an_onlooker_watches_again(club: Club, tmp_path: Path) -> None:
    with three(club, tmp_path) as (adam, eva, jana):
        watch(jana, adam)
        play(adam, eva)
        copy(club)
        play(adam, eva)
        *_, heard = restore_copy(club, adam, eva, jana)
        assert RESTORED["cs"] in heard
        assert isinstance(jana.app.scene, WatchedMatch)
        assert jana.match.seat is jana.match.company.seats[jana.match.table]
        jana.told()
        play(adam, eva)
        assert "Adam" in jana.told()


def test_directors_read_the_log_again_and_the_hosts_copy_gives_back_the_later_acts(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        begun(adam, eva)
        copy(club)
        then = len(keeper_of(eva).house_entries)
        line = open_lines(evening_of(adam).log)[-1]
        assert keeper_of(adam).do_act(ev.ScoreAdjusted(line, Artificial(60, 40), "irregular"))
        adam.told()
        eva.told()
        assert len(keeper_of(eva).house_entries) > then
        heard = restore_copy(club, adam, eva)
        assert RESTORED["en"] in heard[0]
        assert RESTORED["cs"] in heard[1]
        adam.told()
        eva.told()
        logs = [keeper_of(one).log.entries for one in (adam, eva)]
        assert logs[0] == logs[1] == keeper_of(eva).house_entries
        assert evening_of(eva).log.outcomes[line] == Artificial(60, 40)
