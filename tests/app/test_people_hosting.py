"""The acts of a host on the people of a table, by menu entries; each person hears them in their language."""

from __future__ import annotations

from pathlib import Path

from tests.app.friends import Friend, arrive, club, friends, gathered
from tests.app.test_people_talk import say
from tests.server.guests import Club

__all__ = ["club"]


def label(friend: Friend) -> list[str]:
    return [entry.label() for entry in friend.app.scene.entries]  # type: ignore[attr-defined]


def test_whom_the_host_mutes_hears_so_once_and_is_heard_by_nobody(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        gathered(adam, eva)
        assert "Eva is muted at this table." in adam.choose("second seat", "Mute for everybody")
        heard = eva.told()
        assert heard.count("Hostitel vás u tohoto stolu umlčel: co řeknete, se k nikomu nedostane.") == 1
        say(eva, "Ano?")
        assert "Ano?" not in adam.told()
        eva.choose("Něco říct", "Díky")
        assert "Thank you" not in adam.told()
        assert "Eva can speak at this table again." in adam.choose("second seat", "Let them speak")
        assert "zase nechává mluvit" in eva.told()
        say(eva, "Ano!")
        assert "Eva: Ano!" in adam.told()


def test_whoever_is_muted_hears_that_nobody_heard(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        gathered(adam, eva)
        adam.choose("second seat", "Mute for everybody")
        eva.told()
        eva.choose("Něco říct")
        entry = next(at for at, one in enumerate(label(eva)) if one == "Díky")
        assert "nikdo to tedy neslyšel" in eva.press("home", *["down"] * entry, "return")


def test_the_host_moves_somebody_and_both_hear_where_they_sit(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        gathered(adam, eva)
        assert "A new place for Eva" in adam.choose("second seat", "Move to another")
        assert "Fourth seat: free" in adam.press("down", "down")
        heard = adam.press("return")
        assert "Eva is now in the fourth seat." in heard
        assert "Quist" in heard, "the menu of the table is there again"
        assert "Teď sedíte na čtvrtém místě." in eva.told()
        adam.choose("fourth seat", "Move to another", "first seat")
        heard = eva.told()
        assert "Adam teď sedí na čtvrtém místě." in heard
        assert "Teď sedíte na prvním místě." in heard


def test_whoever_takes_another_free_place_and_all_others_hear_so(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        gathered(adam, eva)
        assert "Teď sedíte na třetím místě." in eva.choose("třetí místo")
        heard = adam.told()
        assert "Eva is now in the third seat." in heard
        assert "has joined" not in heard


def test_drawn_seats_are_told_in_order_to_all(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        gathered(adam, eva)
        heard = adam.choose("Draw lots")
        (sitting,) = club.house.sittings.values()
        english = [place.name or "free" for place in sitting.setting.places]
        assert f"In order: {', '.join(english[:-1])} and {english[-1]}." in heard
        told = eva.told()
        assert "Místa jsou rozlosovaná. Po řadě sedí:" in told
        assert "místě" not in told, "and not each place once more"


def test_seats_drawn_when_the_match_begins_are_told_before_it(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        gathered(adam, eva)
        adam.choose("Agreements")
        at = label(adam).index("Places at the table")
        assert "drawn by lot when the match starts" in adam.press("home", *["down"] * at, "right")
        adam.press("escape")
        assert "Místa se rozlosují na začátku partie." in eva.told()
        adam.choose("Begin")
        heard = eva.told()
        assert heard.index("Místa jsou rozlosovaná") < heard.index("Rozdáno"), heard
        assert heard.count("rozlosovaná") == 1


def test_what_the_host_does_during_the_match_is_told(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        gathered(adam, eva)
        adam.choose("Begin")
        eva.told()
        adam.press("escape")
        assert "Eva is muted at this table" in adam.choose("The others", "Eva", "Mute for everybody")
        assert "Hostitel vás u tohoto stolu umlčel" in eva.told()
        adam.choose("Eva", "Make them the host")
        assert "Tento stůl teď vedete vy." in eva.told()


def test_whoever_is_elsewhere_meanwhile_hears_who_comes_speaks_and_that_the_match_begins(
    club: Club, tmp_path: Path
) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs"), ("Jana", "cs")) as (adam, eva, jana):
        gathered(adam, eva)
        eva.press("escape")
        adam.press("escape")
        arrive(jana)
        jana.choose("Mám kód")
        (sitting,) = club.house.sittings.values()
        jana.line(sitting.code)
        assert adam.told().count("Jana has joined.") == 1
        assert eva.told().count("Jana.") == 1
        say(jana, "Ahoj")
        assert adam.told().count("Jana: Ahoj") == 1
        adam.choose("Quist: Adam")
        adam.choose("Begin")
        assert eva.told().count("Začala vaše partie: Quist.") == 1
        eva.choose("Quist: Adam")
        assert eva.match.table == sitting.id


def test_whoever_is_sent_away_while_elsewhere_hears_so_once(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        gathered(adam, eva)
        eva.press("escape")
        assert "Remove Eva" in adam.choose("second seat", "Remove from the table")
        assert "Eva is no longer at this table." in adam.choose("Yes")
        assert eva.told().count("Hostitel vás od stolu vykázal.") == 1
