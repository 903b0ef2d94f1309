"""The deal of the day in a house: consent, sending a result, comparing with friends and the field, deleting it."""

from __future__ import annotations

import datetime
import random
from pathlib import Path

import pytest

from numeramis_access.app.daily import days
from numeramis_access.app.daily.scene import _header, _seats
from numeramis_access.catalogue import STANDARD
from numeramis_access.core.table import Table
from numeramis_access.server.people.answering import ANSWERER_OF_REQUEST
from numeramis_access.server.people.limits import DEAL_KEEP_SECONDS
from numeramis_access.server.people.sweeping import SWEEP_SECONDS
from numeramis_access.store.journal import Journal
from numeramis_access.tables.person_requests import DeleteMe, MyData
from numeramis_access.tables.request_fields import Request
from numeramis_access.tables.requests import DealField, DealPlayed, ShareDeal, ShareNoMore
from tests.app.friends import Friend, arrive, club, friends
from tests.app.test_people_talk import possible
from tests.contract.walk import some_action
from tests.server.guests import TODAY, Club
from tests.server.guests import Friend as Guest

__all__ = ["club"]

DAY = datetime.datetime.fromtimestamp(TODAY, datetime.UTC).date()
GAMES = STANDARD.names


@pytest.fixture(autouse=True)
def one_day(monkeypatch: pytest.MonkeyPatch) -> None:
    """Set today's date to the day on which the house of the tests opens."""
    monkeypatch.setattr(days, "today", lambda: DAY)


def played(game: str, seed: int) -> Table:
    """Play the deal of the day at random; return its table."""
    table, rng = days.new_table_of_day(STANDARD[game], DAY), random.Random(seed)
    table.draw()
    while days.result_of(STANDARD[game], DAY, table) is None:
        table.act(some_action(table, rng))
        if days.result_of(STANDARD[game], DAY, table) is None:
            table.draw()
    return table


def deal(game: str) -> str:
    return f"{game}/{DAY.isoformat()}"


def value(table: Table) -> float:
    result = days.result_of(STANDARD[table.ruleset.name], DAY, table)
    assert result is not None
    return result.value


def give(friend: Guest, table: Table, *hearers: Guest) -> None:
    friend.done(ShareDeal, deal=deal(table.ruleset.name), moves=days.moves_text(table), friends=[*map(id_of, hearers)])


def id_of(friend: Guest) -> str:
    assert friend.guest is not None
    assert friend.guest.person is not None
    return friend.guest.person.id


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_is_given_as_it_was_played_and_counted_by_the_house_itself(game: str, club: Club) -> None:
    adam, eva, jana = (Guest(club, name) for name in ("Adam", "Eva", "Jana"))
    tables = [played(game, seed) for seed in range(3)]
    for friend, table in zip((adam, eva, jana), tables, strict=True):
        give(friend, table, *([adam] if friend is eva else []))
    values = sorted(map(value, tables))
    told = adam.done(DealField, deal=deal(game))
    assert told["own"] == value(tables[0])
    assert told["field"] == [[one, values.count(one)] for one in sorted(set(values))]
    assert [(one["name"], one["value"]) for one in told["friends"]] == [("Eva", value(tables[1]))]
    moves = adam.done(DealPlayed, deal=deal(game), person=id_of(eva))["moves"]
    assert days.replay_moves(STANDARD[game], DAY, moves).record == tables[1].record
    assert adam.denied(DealPlayed, deal=deal(game), person=id_of(jana)) == "not-given", "she has not agreed to it"


def test_who_has_not_given_theirs_hears_nothing_and_what_was_not_played_is_refused(club: Club) -> None:
    adam, eva = Guest(club, "Adam"), Guest(club, "Eva")
    whole = days.moves_text(played("quist", 1))
    give(eva, played("quist", 1), adam)
    assert adam.denied(DealField, deal=deal("quist")) == "not-given"
    assert adam.denied(DealPlayed, deal=deal("quist"), person=id_of(eva)) == "not-given"
    for moves, code in ((whole.rpartition(",")[0], "not-over"), ("0,0,0", "no-such-action"), ("?", "no-such-action")):
        assert adam.denied(ShareDeal, deal=deal("quist"), moves=moves) == code
    for name in ("chess/2025-10-09", "quist/2025-13-09", "quist/2020-10-09"):
        assert adam.denied(ShareDeal, deal=name, moves=whole) == "no-such-match"


def test_the_first_play_counts_and_who_hears_it_may_change(club: Club) -> None:
    adam, eva = Guest(club, "Adam"), Guest(club, "Eva")
    give(adam, played("whist", 1))
    give(eva, played("whist", 2), adam)
    give(eva, played("whist", 3))
    told = adam.done(DealField, deal=deal("whist"))
    assert not told["friends"]
    assert sum(count for _, count in told["field"]) == 2
    assert eva.done(DealField, deal=deal("whist"))["own"] == value(played("whist", 2))


@pytest.mark.parametrize("ends", [ShareNoMore, DeleteMe])
def test_what_was_given_goes_with_the_consent_and_with_the_person(ends: type, club: Club) -> None:
    adam, eva = Guest(club, "Adam"), Guest(club, "Eva")
    give(adam, played("loker", 1), eva)
    give(eva, played("loker", 2), adam)
    assert [one["deal"] for one in eva.done(MyData)["deals"]] == [deal("loker")]
    eva.done(ends)
    told = adam.done(DealField, deal=deal("loker"))
    assert not told["friends"]
    assert told["field"] == [[value(played("loker", 1)), 1]]


def test_what_was_given_goes_after_a_month(club: Club) -> None:
    adam = Guest(club, "Adam")
    give(adam, played("sipky", 1))
    club.clock.now += DEAL_KEEP_SECONDS - 86_400
    club.house.sweeper.sweep()
    assert club.house.store.shared_deals(id_of(adam))
    club.clock.now += SWEEP_SECONDS + 3 * 86_400
    club.house.sweeper.sweep()
    assert not club.house.store.shared_deals(id_of(adam))


def record(friend: Friend, table: Table) -> None:
    """Write the finished deal of the day to a friend's home."""
    app, game = friend.app, STANDARD[table.ruleset.name]
    path = days.record_path(app.home, game.name, DAY)
    path.parent.mkdir(parents=True, exist_ok=True)
    journal = Journal.create(path, _header(table, _seats(app, table.seats)))
    journal.append(*table.record)
    journal.finish((1,), (0,))
    journal.close()
    result = days.result_of(game, DAY, table)
    assert result is not None
    days.add_result(app.home, result)


def test_friends_who_agreed_are_heard_card_by_card_by_keys_alone(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        for one, seed in ((adam, 1), (eva, 2)):
            record(one, played("quist", seed))
            arrive(one)
        adam.choose("Who is here", "Eva", "Friend")
        adam.press("escape", "escape")
        eva.choose("Kdo tu je", "Adam", "Přátelé")
        eva.press("escape", "escape")
        assert "off" in adam.choose("The deal of the day, compared")
        assert "Quist" not in possible(adam)
        adam.press("home", "right")
        assert "Quist" in possible(adam)
        assert "Nobody else here has shared this deal yet" in adam.choose("Quist")
        adam.press("escape")
        eva.choose("Rozdání dne ve srovnání")
        eva.press("home", "right")
        said = adam.choose("Quist")
        assert "One other player has shared this deal, and did" in said
        assert "two thousand" not in said, "it is a deal of the last week"
        assert "Eva" in possible(adam)
        read = adam.choose("Eva")
        assert "The same cards, played by Eva" in read
        line = "; ".join(entry.label() for entry in adam.app.scene.entries)  # type: ignore[attr-defined]
        assert "Here you differ" in line or "play differently" in line
        assert "Eva finished with" in line
        assert line.startswith("Eva and "), "who the first pair is"
        assert " are partners, against " in line.split("; ")[0]
        assert [told for told in line.split("; ") if told.startswith("You")] == [], "it is Eva who plays"
        assert "Eva, a " in line
        adam.press("escape", "escape", "home", "left")
        assert not club.house.store.shared_deals(adam.lines[0].guest.person.id)  # type: ignore[union-attr]
        assert "zatím nikdo jiný" in eva.choose("Quist")


def test_an_answer_that_this_version_cannot_read_is_told(
    club: Club, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: type[Request] = DealField
    monkeypatch.setitem(
        ANSWERER_OF_REQUEST, asked, ANSWERER_OF_REQUEST[asked]._replace(known=lambda *_: {"own": "much"})
    )
    with friends(club, tmp_path, ("Adam", "en")) as (adam,):
        record(adam, played("quist", 1))
        arrive(adam)
        adam.choose("The deal of the day, compared")
        adam.press("home", "right")
        assert "This version can't read the server's answer." in adam.choose("Quist")
