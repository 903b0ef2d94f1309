"""Two directors of a club evening at house tables, by keys: from different devices, at once, and in turn."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from numeramis_access.app.evening import keeper
from numeramis_access.app.evening.directed import DirectedEveningMenu
from numeramis_access.app.evening.house_keeper import HouseEveningKeeper
from numeramis_access.app.people.identity import device_key
from numeramis_access.evening import events as ev
from numeramis_access.evening.evening import open_lines
from numeramis_access.evening.scoring import Artificial
from numeramis_access.store.evenings import Evenings
from tests.app.friends import Friend, arrive, club, friends
from tests.app.test_people_evenings import evening_of, opened
from tests.server.guests import Club

__all__ = ["club"]


def keeper_of(friend: Friend) -> HouseEveningKeeper:
    keeper = evening_of(friend).keeper
    assert isinstance(keeper, HouseEveningKeeper)
    return keeper


def together(adam: Friend, eva: Friend) -> str:
    """Let Adam announce an evening and Eva lead it with him; return her announcements."""
    opened(adam, eva)
    adam.choose("Pair one, first", "Lead the evening")
    heard = eva.told()
    labels = [one.label() for one in eva.app.scene.entries]  # type: ignore[attr-defined]
    eva.press("home", *["down"] * (1 + labels.index("Židle vedoucího")), "return")
    adam.told()
    return heard


def begun(adam: Friend, eva: Friend) -> None:
    """Let both lead, and begin the first round."""
    together(adam, eva)
    adam.choose("Begin")
    eva.told()


def test_who_is_named_leads_too_and_hears_in_one_sentence_what_the_other_did(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        heard = together(adam, eva)
        assert "Teď večer vedete také vy" in heard
        assert "Večer vedete také vy. Vedoucí navzájem slyší své kroky." in heard
        assert isinstance(eva.app.scene, DirectedEveningMenu)
        adam.choose("Begin")
        assert "Adam: Začalo první kolo. Je to poslední ze sedmi kroků" in eva.told()
        number = open_lines(evening_of(adam).log)[-1]
        assert keeper_of(adam).do_act(ev.ScoreAdjusted(number, Artificial(60, 40), "irregular"))
        heard = eva.told()
        assert heard.count("Adam: Rozhodnutí") == 1
        assert "Co se stalo" not in heard, "one thing is one sentence"
        log = keeper_of(eva).log
        assert log.entries == keeper_of(adam).log.entries, "all have one order"
        assert {one.by for one in log.entries} == {keeper_of(adam).company.person}
        eva.choose("Stůl vedoucího")
        assert "Vzato zpět: Rozhodnutí" in (heard := eva.press("u"))
        assert "; Adam" in heard, "with whose it was"
        assert "Eva: Undone" in adam.told()
        assert evening_of(adam).log.outcomes.get(number) != Artificial(60, 40)


def test_who_led_and_is_sent_away_hears_it_and_comes_back_without_the_lead(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        opened(adam, eva)
        adam.choose("Pair one, first", "Lead the evening")
        assert "Teď večer vedete také vy" in eva.told()
        adam.choose("Pair one, first", "Remove from the table", "Yes")
        heard = eva.told()
        assert "Hostitel vás od stolu vykázal" in heard
        assert "večer zavřel" not in heard
        heard = eva.choose("Klubový večer")
        assert "vedete" not in heard, "nothing of the state before"
        assert "Začít" not in " ".join(entry.label() for entry in eva.app.scene.entries)  # type: ignore[attr-defined]
        adam.choose("Close the evening", "Yes")
        assert "Vedoucí večer zavřel" in eva.told()


def test_of_two_who_decide_the_same_at_once_the_second_is_told_by_whom_it_is_done(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        begun(adam, eva)
        *_, line, other = open_lines(evening_of(adam).log)
        adam.told()
        eva.told()
        for one in (adam, eva):  # neither knows of the other's act yet
            assert keeper_of(one).do_act(ev.ScoreAdjusted(line, Artificial(60, 40), "irregular"))
        assert "Pozdě, to už je rozhodnuté. Adam: Rozhodnutí" in (heard := eva.told())
        assert "něco jiného" not in heard, "both meant the same"
        adam.told()
        assert keeper_of(adam).do_act(ev.ScoreAdjusted(other, Artificial(50, 50), "time"))
        assert keeper_of(eva).do_act(ev.ScoreAdjusted(other, Artificial(40, 60), "mistake"), "pes štěkal")
        assert "Vaše jiné rozhodnutí čeká u stolu vedoucího." in eva.told()
        assert evening_of(eva).log.outcomes[other] == Artificial(50, 50)
        assert evening_of(eva).log == evening_of(adam).log
        eva.choose("Stůl vedoucího", "Neprovedeno: Rozhodnutí")
        assert "Hotovo." in eva.choose("Udělat to teď")
        adam.told()
        assert evening_of(adam).log.outcomes[other] == Artificial(40, 60), "it was not lost"
        assert "pes štěkal" in keeper_of(adam).notes.values() or adam.told()
        assert "Neprovedeno" not in [one.label()[:11] for one in eva.app.scene.entries]  # type: ignore[attr-defined]


def test_one_is_killed_and_the_other_goes_on_then_the_first_from_another_device(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        begun(adam, eva)
        key = device_key(adam.app.home)
        adam.app.close()  # without leaving first
        eva.told()
        for _ in range(400):
            eva.settle()
            if evening_of(eva).log.round == 1:
                break
        assert evening_of(eva).log.round == 1, "computers have played the round, and the next one has begun"
        with friends(club, tmp_path / "telephone", ("Adam", "en")) as (again,):
            assert not again.app.home.evenings.exists(), "nothing of it was ever on this device"
            give_key(again, key)
            arrive(again)
            again.told()
            assert "open for entries" not in again.choose("Club evening")
            eva.told()
            again.told()
            assert keeper_of(again).log.entries == keeper_of(eva).log.entries
            assert evening_of(again).log.round == 1
            names = {place.name for place in evening_of(again).now.places if place.person}
            assert {one.name for one in keeper_of(again).people.values()} >= names - {"Adam", "Eva"}
            again.choose("The director's desk")
            assert "U takes" not in again.press("u"), "what he undoes is told"
            kept = Evenings(again.app.home.evenings).all().evenings
            assert [json.loads(line)["event"]["type"] for line in kept[0].lines][:2] == ["announced", "entered"]


def give_key(friend: Friend, key: str) -> None:
    """Give a device the key of another one."""
    path = friend.app.home.people_key
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(key)


def by_nobody(path: Path) -> tuple[str, ...]:
    """Rewrite a file of evenings in an older form, without the id of a person at each act; return the log."""
    everything = Evenings(path).all()
    (kept,) = everything.evenings
    lines = tuple(json.dumps({**json.loads(line), "by": ""}, separators=(",", ":")) for line in kept.lines)
    path.unlink()
    before = msgspec.structs.replace(everything, evenings=(msgspec.structs.replace(kept, lines=lines),))
    Evenings(path).add_all(before)
    return lines


@pytest.mark.parametrize("handed", [2, 6])
def test_an_evening_that_began_in_the_directors_home_alone_goes_on_in_the_house(
    club: Club, tmp_path: Path, handed: int
) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        begun(adam, eva)
        line = open_lines(evening_of(adam).log)[-1]
        assert keeper_of(adam).do_act(ev.ScoreAdjusted(line, Artificial(60, 40), "irregular"), "the dog barked")
        adam.told()
        sitting = next(one for one in club.house.sittings.values() if one.setting.club is not None)
        adam.app.close()
        eva.app.close()
        lines = by_nobody(adam.app.home.evenings)
        with club.house.store._atomic() as do:  # type: ignore[attr-defined]
            do("DELETE FROM entry WHERE sitting = ? AND number > ?", sitting.id, handed - 2)
            do("DELETE FROM evening_person WHERE sitting = ?", sitting.id)
        club.open()
        with friends(club, tmp_path, ("Adam", "en")) as (again,):
            arrive(again)
            again.told()
            again.choose("Club evening")
            again.told()
            assert [json.loads(one)["event"] for one in lines] == [
                json.loads(one)["event"] for one in club.house.store.entries(sitting.id)
            ][: len(lines)]  # type: ignore[comparison-overlap]
            assert keeper_of(again).house_entries == keeper_of(again).log.entries, "the house has all of it"
            assert evening_of(again).log.outcomes[line] == Artificial(60, 40)
            assert club.house.store.evening_people(sitting.id), "and who plays"
            assert keeper.load_evenings(again.app).evenings[0].lines[: len(lines)] == lines
