"""A caller shows real cards to people elsewhere, who watch them in their own language like a table of people."""

from __future__ import annotations

from pathlib import Path

from numeramis_access.app.calling.scene import CallingScene
from numeramis_access.app.people.watching import WatchedMatch
from numeramis_access.app.shell.menu import Menu
from tests.app.calling import PEOPLE
from tests.app.friends import Friend, arrive, club, friends
from tests.server.guests import Club

__all__ = ["club"]


def shows(adam: Friend) -> str:
    """Let a caller show a game of Quist at a house; return the announcements."""
    arrive(adam)
    adam.app.change(called_players=PEOPLE)
    return adam.choose("Real cards that others watch", "Quist", "Start calling")


def watches(eva: Friend, club: Club) -> str:
    """Let a person watch by the code; return the announcements."""
    arrive(eva)
    eva.choose("Mám kód")
    return eva.line(next(iter(club.house.sittings.values())).code)


def test_the_caller_tells_the_code_and_each_listener_hears_the_cards_in_their_own_language(
    club: Club, tmp_path: Path
) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        heard = shows(adam)
        code = next(iter(club.house.sittings.values())).code
        assert f"with the code: {code}" in heard
        adam.press("7")
        watches(eva, club)
        assert isinstance(eva.app.scene, WatchedMatch)
        assert "Eva, an eight: ahead." in adam.press("8")
        assert "Eva hraje osmičku, vede." in eva.told()
        assert "Vede Eva s osmičkou." in eva.press("v")
        assert "Taken back: " in adam.press("backspace")
        assert eva.told() == "Oprava u stolu."
        adam.press("9")
        assert "hraje devítku, vede" in eva.told()


def test_the_table_closes_when_the_caller_leaves_and_stays_saved(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        shows(adam)
        watches(eva, club)
        adam.press("7", "escape")
        adam.choose("Leave", "Yes")
        assert isinstance(adam.app.scene, Menu)
        assert "Hlášení skončilo, stůl už se neukazuje." in eva.told()
        assert isinstance(eva.app.scene, Menu)
        assert len(club.house.sittings) == 0
        adam.choose("Real cards that others watch", "Continue")
        assert isinstance(adam.app.scene, CallingScene)
        watched = next(iter(club.house.sittings.values())).match
        assert watched is not None
        adam.settle()
        assert watched.number == len(adam.app.scene.seat.match.moments)
        adam.app.scene.seat.close()
