"""The menu of messages about waiting tables: an e-mail address with its code, a browser, quiet hours, and the end."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from numeramis_access.app.people.lobby import HouseMenu
from numeramis_access.app.people.own_calls import KEPT_MESSAGES, local_zone
from numeramis_access.input.inbox import SubscriptionGiven
from numeramis_access.output.channel import ShowsCalls
from numeramis_access.server.people.calls import CallOffers
from numeramis_access.server.stores.calls import CallRow
from tests.app.friends import Friend, arrive, friends
from tests.server.guests import Club
from tests.server.test_calls import ADA, PUSH, offer
from tests.standins import Recorder


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    made = Club(tmp_path)
    offer(made)
    yield made
    made.house.close()


@pytest.fixture
def pair(club: Club, tmp_path: Path) -> Iterator[tuple[Friend, Friend]]:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        yield adam, eva


def label(friend: Friend, message: str, **values: object) -> str:
    return friend.app.text(message, **values)


def in_menu(friend: Friend) -> str:
    """Go to the menu of calls; return the spoken texts."""
    if not isinstance(friend.app.scene, HouseMenu):
        arrive(friend)
    return friend.choose(label(friend, "calls-menu"))


def lobby(friend: Friend) -> HouseMenu:
    """Go to the lobby."""
    arrive(friend)
    assert isinstance(friend.app.scene, HouseMenu)
    return friend.app.scene


def labels(friend: Friend) -> list[str]:
    friend.settle()
    return [entry.label() for entry in friend.app.scene.entries]  # type: ignore[attr-defined]


def rows(friend: Friend) -> list[CallRow]:
    store = friend.club.house.store
    return store.calls([person.id for person in store.people() if person.name == friend.app.settings.name])


@pytest.mark.parametrize("who", [0, 1])
def test_an_address_is_confirmed_by_its_code_and_stopped_by_one_key(
    pair: tuple[Friend, Friend], club: Club, who: int
) -> None:
    friend = pair[who]
    in_menu(friend)
    assert label(friend, "calls-mail-code") not in labels(friend)
    friend.choose(label(friend, "calls-mail"))
    friend.app._take_typed("ada at example")
    assert label(friend, "calls-mail-bad", address="ada at example") in friend.told()
    friend.choose(label(friend, "calls-mail"))
    friend.app._take_typed(ADA)
    assert label(friend, "calls-mail-sent", address=ADA) in friend.told()
    letter = club.house.calls.letters.popleft()
    assert letter.language == friend.app.language.code
    friend.choose(label(friend, "calls-mail-code"))
    friend.app._take_typed("000000" if letter.code != "000000" else "111111")
    assert label(friend, "people-denied-wrong-code") in friend.told()
    friend.choose(label(friend, "calls-mail-code"))
    friend.app._take_typed(letter.code)
    assert label(friend, "calls-mail-on", address=ADA) in friend.told()
    assert [row.name for row in rows(friend)] == [ADA]
    stop = label(friend, "calls-mail-no-more", address=ADA)
    assert stop in labels(friend)
    assert label(friend, "calls-stopped") in friend.choose(label(friend, "calls-stop"))
    assert not rows(friend)
    assert stop not in labels(friend)


def test_quiet_hours_are_chosen_from_the_clock_and_one_message_a_day_by_one_key(pair: tuple[Friend, Friend]) -> None:
    friend, _ = pair
    in_menu(friend)
    friend.choose("Quiet hours: from 22:00 to 7:00")
    assert "Saved." in friend.choose("21:00", "8:00")
    assert "Quiet hours: from 21:00 to 8:00" in labels(friend)
    friend.choose("Quiet hours", "9:00", "9:00")
    assert "Quiet hours: none" in labels(friend)
    friend.choose("All in one message a day: off")
    assert "All in one message a day: on" in labels(friend)
    (when,) = (json.loads(row.body) for row in rows(friend))
    assert when == {"zone": local_zone(), "begins": 9, "ends": 9, "daily": True}


@pytest.mark.parametrize("who", [0, 1])
def test_what_the_server_keeps_is_told_sentence_by_sentence(pair: tuple[Friend, Friend], who: int) -> None:
    friend = pair[who]
    in_menu(friend)
    friend.choose(label(friend, "calls-kept"))
    assert labels(friend)[:-1] == [label(friend, message) for message in KEPT_MESSAGES]


class Page(Recorder, ShowsCalls):
    """Stands for the page's browser."""

    zone = "Europe/Prague"

    def __init__(self, call_ability: str) -> None:
        super().__init__()
        self.call_ability = call_ability
        self.keys: list[str] = []

    def subscribe(self, key: str) -> None:
        self.keys.append(key)


@contextmanager
def in_page(friend: Friend, call_ability: str) -> Iterator[Page]:
    """Let a program in a lobby run in a page of that server, and go to the menu of calls."""
    page, company = Page(call_ability), lobby(friend).company
    friend.app.announcer.channels.append(page)
    company.address = ""
    try:
        in_menu(friend)
        yield page
    finally:
        friend.app.announcer.channels.remove(page)


@pytest.mark.parametrize("reason", ["open-line", "install", "blocked", "unsupported"])
def test_a_page_says_why_its_browser_cannot_tell(pair: tuple[Friend, Friend], reason: str) -> None:
    friend, _ = pair
    with in_page(friend, reason):
        assert label(friend, f"calls-push-{reason}") in labels(friend)
        assert label(friend, "calls-push") not in labels(friend)


def test_a_browser_subscribes_and_stops(pair: tuple[Friend, Friend]) -> None:
    friend, _ = pair
    with in_page(friend, "yes") as page:
        friend.choose(label(friend, "calls-push"))
        assert page.keys == ["key"]
        for subscription in ("", "{}", '{"endpoint": "x", "keys": {}}'):
            friend.app.inbox.put(SubscriptionGiven(subscription))
            assert label(friend, "calls-push-none") in friend.told()
        keys = {"p256dh": PUSH["p256dh"], "auth": PUSH["auth"]}
        friend.app.inbox.put(SubscriptionGiven(json.dumps({"endpoint": PUSH["endpoint"], "keys": keys})))
        assert label(friend, "calls-push-on") in friend.told()
        assert [row.name for row in rows(friend)] == [PUSH["endpoint"]]
        assert label(friend, "calls-stopped") in friend.choose(label(friend, "calls-push-no-more", count=1))
        assert not rows(friend)


@pytest.mark.parametrize("mail", [False, True])
def test_a_menu_offers_only_what_the_server_can_do(pair: tuple[Friend, Friend], club: Club, mail: bool) -> None:
    friend, _ = pair
    club.house.calls.offers = CallOffers(mail, "" if mail else "key", lambda _: True)
    in_menu(friend)
    assert (label(friend, "calls-mail") in labels(friend)) is mail
    assert (label(friend, "calls-push-by-page") in labels(friend)) is not mail


def test_a_server_that_cannot_call_has_no_such_entry(tmp_path: Path) -> None:
    club = Club(tmp_path)
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as pair:
        for friend in pair:
            lobby(friend)
            assert label(friend, "calls-menu") not in labels(friend)
    club.house.close()
