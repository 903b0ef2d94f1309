"""After the last deal one key begins another match for all people who stay, each in their place."""

from __future__ import annotations

from pathlib import Path

import pytest

from braille.driver import Keys
from braille.events import Connected
from numeramis_access.app.people.identity import new_id
from numeramis_access.app.people.lobby import HouseMenu
from numeramis_access.app.people.match import PeopleMatch
from numeramis_access.app.people.table_menu import TableMenu
from numeramis_access.app.people.watching import WatchedMatch
from numeramis_access.input.commands import Command
from numeramis_access.input.keymap import Keymap
from numeramis_access.tables.requests import OpenTable
from numeramis_access.tables.table_requests import Invite
from tests.app.fingers import Line, Unhurried
from tests.app.friends import arrive, club, friends
from tests.app.test_every_line import Plugged
from tests.app.test_people_records import at_a_table, play_out
from tests.app.test_people_watching import watch
from tests.server.guests import Club
from tests.standard import GAMES, ruleset

__all__ = ["club"]


@pytest.mark.turns(2)
@pytest.mark.parametrize("game", GAMES)
def test_two_play_once_more_by_one_key_each_in_their_places(club: Club, tmp_path: Path, game: str) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        at_a_table(adam, eva, game)
        old, agreed = adam.match, adam.match.seat.facts
        play_out([adam, eva])
        assert "Once more with the same players: Shift n." in adam.told()
        assert "Ještě jednou s týmiž hráči: Shift n." in eva.told()
        own = [friend.match.times.own_place for friend in (adam, eva)]
        heard = eva.press("shift+n")
        assert "Hraje se ještě jednou, čeká se, zda chce i Adam." in heard
        assert isinstance(eva.app.scene, TableMenu)
        told = adam.told()
        assert told.count("Eva would like to play once more. To agree, press Shift n.") == 1
        assert "Eva has left" not in told, "she has gone ahead"
        assert adam.match is old, "nobody is taken away from what they look at"
        adam.press("shift+n")
        eva.settle()
        adam.settle()
        for friend, place in zip((adam, eva), own, strict=True):
            assert isinstance(friend.app.scene, PeopleMatch)
            assert friend.match is not old
            assert not friend.match.is_over
            assert friend.match.times.own_place == place
        assert (adam.match.seat.facts.game, adam.match.seat.facts.options) == (agreed.game, agreed.options)
        assert isinstance(adam.app.scenes[-3], HouseMenu), "the old table is left behind"
        play_out([adam, eva])
        assert len(list(adam.app.home.records.glob("*.match"))) == 2


@pytest.mark.parametrize("game", [name for name in GAMES if ruleset(name).seats[0] <= 2])
def test_who_is_asked_once_more_to_a_table_that_lacks_their_place_sits_where_there_is_one(
    club: Club, tmp_path: Path, game: str
) -> None:
    """Another program may invite to any table; an invitation to a table with fewer places raised an error here."""
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        at_a_table(adam, eva, game, place=3)
        play_out([adam, eva])
        adam.told()
        eva.told()
        assert eva.match.times.own_place == 3
        company = adam.match.company
        fewer = OpenTable(id=new_id(), game=game, players=2, access="code")
        opened: list[str] = []
        company.ask(fewer, lambda answer: opened.append(str(answer["table"])))
        adam.settle()
        assert eva.app.scene is eva.match
        company.ask(Invite(id=new_id(), table=opened[0], person=club.house.store.people()[1].id))
        adam.settle()
        assert "Adam" in eva.told()
        eva.press("shift+n")
        eva.settle()
        assert club.house.sittings[opened[0]].place_number_of(club.house.store.people()[1].id) == 1
        assert isinstance(eva.app.scene, TableMenu)
        assert not eva.app.home.fault_log.exists()


def test_who_does_not_wish_it_stays_and_the_other_begins_alone(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        at_a_table(adam, eva, "quist")
        play_out([adam, eva])
        adam.told()
        adam.press("shift+n")
        eva.told()
        eva.press("escape")
        eva.choose("Odejít od stolu")
        eva.told()
        adam.choose("Begin")
        assert isinstance(adam.app.scene, PeopleMatch)
        assert not adam.match.is_over


def test_the_menu_of_a_match_that_is_over_begins_with_once_more(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        at_a_table(adam, eva, "loker")
        play_out([adam, eva])
        eva.press("escape")
        labels = [entry.label() for entry in eva.app.scene.entries]  # type: ignore[attr-defined]
        assert labels[0] == "Ještě jednou, s týmiž hráči"
        assert not any("počítač" in one for one in labels), labels
        eva.press("home", "return")
        assert "Eva would like to play once more" in adam.told()
        adam.press("escape", "home", "return")
        eva.settle()
        adam.settle()
        assert isinstance(adam.app.scene, PeopleMatch)
        assert not adam.match.is_over


def test_nobody_is_waited_for_who_has_gone(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        at_a_table(adam, eva, "quist")
        play_out([adam, eva])
        eva.press("escape")
        eva.choose("Odejít od stolu")
        eva.choose("Odejít od stolů")
        adam.told()
        heard = adam.press("shift+n")
        adam.settle()
        told = heard + adam.told()
        assert "others are no longer here" in told
        assert "We're waiting" not in told


@pytest.mark.parametrize("by", ["menu", "word"])
def test_who_leaves_a_match_that_is_over_is_offered_no_way_back_into_it(club: Club, tmp_path: Path, by: str) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        at_a_table(adam, eva, "quist")
        play_out([adam, eva])
        adam.told()
        if by == "menu":
            eva.press("escape")
            eva.choose("Odejít od stolu")
        else:
            eva.line("odejít")
        assert isinstance(eva.app.scene, HouseMenu)
        labels = [entry.label() for entry in eva.app.scene.entries]
        assert not any("Pokračovat" in one or "Adam" in one for one in labels), labels
        assert adam.told() == "Eva has left."


def test_the_key_is_called_as_it_is_on_the_own_device_and_without_one_the_menu_does_it(
    club: Club, tmp_path: Path
) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        at_a_table(adam, eva, "quist")
        adam.app.keyboard = adam.app.device = "terminal"
        without = Command.PAUSE, Command.PLAY_AGAIN
        eva.app.keymap = Keymap(
            {name: {key: one for key, one in keys.items() if one not in without}
             for name, keys in eva.app.keymap.keys.items()}
        )  # fmt: skip
        adam.line("P")
        assert "Adam prosí o pauzu. Souhlas: nabídka." in eva.told()
        eva.press("escape")
        eva.choose("Požádat o pauzu")
        for one in (adam, eva):
            one.settle()
            one.match.activate()
            one.settle()
        play_out([adam, eva])
        assert "Once more with the same players: capital N." in adam.told()
        assert "Ještě jednou s týmiž hráči: nabídka." in eva.told()


def test_a_question_that_waits_on_the_line_is_not_asked_in_the_match_that_has_begun(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        at_a_table(adam, eva, "quist")
        line = Line(adam.app.settings, adam.app.inbox, adam.app.language, "off", timers=Unhurried())
        adam.app.announcer.channels.append(line)
        adam.app.views.all.append(line)
        line.plug(Plugged())  # type: ignore[arg-type]
        line.display_told(Connected("", 20, 1, Keys.of((), routing=True), 8))
        play_out([adam, eva])
        eva.press("shift+n")
        adam.settle()
        adam.app.refresh()
        waiting = [kind for one in line.wanted if not one.read for kind in one.kinds]
        assert "people-once-more-asked" in waiting
        adam.press("shift+n")
        eva.settle()
        adam.settle()
        adam.app.refresh()
        assert not adam.match.is_over
        still = {kind for one in line.wanted if not one.read for kind in one.kinds}
        assert not still & {"people-once-more-asked", "people-once-more-offered"}, still
        heard = adam.told().splitlines()
        assert not any("once more" in one for one in heard[1:]), heard


def test_who_watches_hears_that_they_play_once_more_and_goes_on_watching_by_the_same_key(
    club: Club, tmp_path: Path
) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs"), ("Jana", "cs")) as (adam, eva, jana):
        at_a_table(adam, eva, "sipky", watch="all")
        arrive(jana)
        watch(jana, adam)
        play_out([adam, eva])
        jana.told()
        eva.press("shift+n")
        assert jana.told() == "Eva chce s ostatními hrát ještě jednou. Až začnou, uslyšíte to."
        assert "do not" not in adam.told()
        adam.press("shift+n")
        eva.settle()
        adam.settle()
        heard = jana.told()
        assert heard == "Hraje se ještě jednou. Dívat se můžete z nabídky."
        old = jana.match
        jana.press("shift+n")
        assert isinstance(jana.app.scene, WatchedMatch)
        assert jana.match is not old
        assert not jana.match.is_over
        assert old not in jana.app.scenes


@pytest.mark.parametrize("drawn", [False, True])
def test_once_more_with_seats_drawn_is_one_entry_and_who_is_drawn_at_first_is_drawn_again(
    club: Club, tmp_path: Path, drawn: bool
) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        at_a_table(adam, eva, "sipky", drawn=drawn)
        play_out([adam, eva])
        eva.told()
        adam.press("escape")
        labels = [entry.label() for entry in adam.app.scene.entries]  # type: ignore[attr-defined]
        assert ("Once more, seats drawn again" in labels) != drawn
        adam.choose("Once more" if drawn else "Once more, seats drawn")
        eva.told()
        eva.press("shift+n")
        adam.settle()
        assert "The places were drawn by lot." in adam.told()
        assert adam.match.company.tables[adam.match.table].drawn
        assert not adam.match.is_over


def test_two_who_wish_it_at_the_same_moment_meet_at_one_table(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        at_a_table(adam, eva, "sipky")
        play_out([adam, eva])
        old = adam.match
        for one in (adam, eva):
            one.app.press("shift+n")
        for one in (adam, eva, adam, eva, adam, eva):
            one.settle()
        assert adam.match is not old
        assert adam.match.table == eva.match.table
        assert not eva.match.is_over


def test_who_has_played_once_more_plays_once_more_again_whoever_asks(club: Club, tmp_path: Path) -> None:
    """The key means the last of several finished matches."""
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        at_a_table(adam, eva, "sipky")
        for first, second in ((adam, eva), (adam, eva), (eva, adam)):
            play_out([adam, eva])
            old = adam.match
            first.press("shift+n")
            second.settle()
            second.press("shift+n")
            first.settle()
            second.settle()
            assert adam.match is not old
            assert adam.match.table == eva.match.table
            assert len([one for one in adam.app.scenes if isinstance(one, PeopleMatch)]) == 1
