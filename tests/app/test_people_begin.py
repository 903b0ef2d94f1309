"""What those who play with people are told before it is of no use to them any more."""

from __future__ import annotations

from pathlib import Path

from numeramis_access.app.shell.writing import WritingMenu
from tests.app.test_people import club, friends, gathered
from tests.server.guests import Club

__all__ = ["club"]


def test_when_a_match_begins_one_hears_who_sits_where_and_which_computers(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        gathered(adam, eva)
        heard = {adam: adam.choose("Begin"), eva: eva.told()}
        for friend, words in ((adam, ("on your left", "your partner")), (eva, ("Vlevo", "spoluhráč"))):
            told = heard[friend]
            names = {seat.occupant.name for seat in friend.match.seat.seats} - {friend.match.company.name}
            opening = told[: told.index(words[1]) + 60]
            assert words[0] in opening, told
            assert len(names) == 3
            assert all(name in opening for name in names), (names, told)
            assert told.count(words[0]) == 1


def test_what_may_not_be_typed_now_is_refused_before_it_is_typed(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        gathered(adam, eva)
        adam.choose("Begin")
        eva.told()
        for friend, sentence in ((adam, "partners do not write"), (eva, "spoluhráči si nepíšou")):
            friend.press("escape")
            heard = friend.choose(friend.app.text("people-say"), friend.app.text("people-write"))
            assert sentence in heard
            assert not isinstance(friend.app.scene, WritingMenu)
