"""Calls to tables by turns: who is called and when; a call tells nothing that could be misused."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from numeramis_access.server.people.allowance import MAX_BUCKETS, CountedGuest
from numeramis_access.server.people.calling import BrowserKeys, BrowserSubscription, Resubscription, renew_browser
from numeramis_access.server.people.calls import (
    AGAIN_SECONDS,
    CODE_SECONDS,
    GRACE_SECONDS,
    HALF_DAY_SECONDS,
    MADE_BY,
    MAX_WRONG_CODES,
    CallOffers,
    CallToTables,
    WhenCalled,
    earliest_call,
)
from numeramis_access.server.people.code_limits import count_code_for_mailbox
from numeramis_access.server.people.limits import KNOWN_PERSON_SECONDS, LIMITS
from numeramis_access.server.people.mailboxes import mailbox_of
from numeramis_access.server.stores.calls import CallRow
from numeramis_access.tables.long_clocks import DAY_SECONDS, REMINDER_SHARE
from numeramis_access.tables.person_requests import (
    AskCalls,
    CallByMail,
    CallByPush,
    CallWhen,
    DeleteMe,
    MyData,
    StopCalls,
    TakeHoliday,
)
from numeramis_access.tables.pushes import MailEnded
from tests.server.guests import Club, Friend, key_of
from tests.server.test_bad_guests import pass_time
from tests.server.test_by_turns import act, begun, come, kill, to_act

ADA, OTHER = "ada@example.org", "somebody@example.org"
#: a subscription of a browser, with keys of the right size
PUSH = {"endpoint": "https://push.example.org/1", "p256dh": "A" * 87, "auth": "B" * 22}


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    made = Club(tmp_path)
    offer(made)
    yield made
    made.house.close()


def offer(club: Club) -> None:
    """Let the house call by e-mail and through browsers of one push service."""
    club.house.calls.offers = CallOffers(True, "key", lambda endpoint: endpoint.startswith("https://push.example.org/"))


def code_for(friend: Friend, address: str) -> str:
    """Ask for a code and return it as the mailbox gets it, empty if it gets none."""
    assert friend.done(CallByMail, address=address) == {}
    letters = friend.club.house.calls.letters
    sent = letters.popleft() if letters else None
    assert sent is None or sent.address == address
    return "" if sent is None else sent.code


def confirmed(friend: Friend, address: str = ADA) -> None:
    """Let the house write to an address at any hour."""
    friend.done(CallByMail, address=address, code=code_for(friend, address))
    friend.done(CallWhen, begins=0, ends=0)


def calls(club: Club, seconds: float = 0.0) -> list[CallToTables]:
    """Return the calls that the house makes within some time, looked at every ten minutes."""
    made: list[CallToTables] = []
    for _ in range(max(1, int(seconds / GRACE_SECONDS))):
        pass_time(club, min(seconds, GRACE_SECONDS))
        begun = [call for way in MADE_BY for call in club.house.calls.begin_due_calls(way, 100)]
        club.house.calls.note_made(begun)
        made += begun
    return made


def gone(club: Club) -> tuple[Friend, Friend]:
    """Return two people whose match by turns waits for the first, who is called by e-mail; nobody is there."""
    pair = begun(club, "Adam", "Eva")
    slow = to_act(club, pair)
    (other,) = (friend for friend in pair if friend is not slow)
    confirmed(slow)
    for friend in pair:
        friend.drop()
    return slow, other


def test_a_call_names_the_table_and_who_sits_there_once_for_each_wait(club: Club) -> None:
    slow, other = gone(club)
    assert not calls(club, GRACE_SECONDS / 2), "not at once: perhaps she comes"
    (call,) = calls(club, GRACE_SECONDS)
    (table,) = call.tables
    people = {person.name: person.id for person in club.house.store.people()}
    assert (call.person, call.addresses, call.browsers) == (people[slow.name], (ADA,), ())
    assert table.table == slow.table
    assert table.game == "quist"
    assert other.name in table.names
    assert slow.name not in table.names
    assert not calls(club, 23 * 3600 - GRACE_SECONDS), "once for this wait"
    (reminder,) = calls(club, 2 * 3600)
    assert [table.table for table in reminder.tables] == [slow.table], "once more when the time is over"
    assert not calls(club, DAY_SECONDS * REMINDER_SHARE - 2 * 3600)


def test_who_is_at_the_table_is_not_called_until_they_leave(club: Club) -> None:
    slow, _ = gone(club)
    come(slow)
    assert not calls(club, 3 * 3600)
    slow.drop()
    assert calls(club, 2 * GRACE_SECONDS)


def test_a_table_is_called_for_at_most_once_in_half_a_day(club: Club) -> None:
    slow, other = gone(club)
    first = calls(club, 2 * GRACE_SECONDS)
    for _ in range(2):  # a quick round of decisions, after which the table waits for the same person again
        while to_act(club, [slow, other]) is slow:
            come(slow)
            _act_once(slow)
        while to_act(club, [slow, other]) is other:
            come(other)
            _act_once(other)
    for friend in (slow, other):
        if friend.guest is not None:
            friend.drop()
    assert len(first) == 1
    assert not calls(club, HALF_DAY_SECONDS - 2 * GRACE_SECONDS)
    assert len(calls(club, 3 * GRACE_SECONDS)) == 1


def _act_once(friend: Friend) -> None:
    act(friend)
    friend.club.run(60)


def test_a_restarted_house_calls_nobody_twice(club: Club) -> None:
    gone(club)
    assert len(calls(club, 2 * GRACE_SECONDS)) == 1
    club.house.close()
    club.open()
    offer(club)
    assert not calls(club, 2 * GRACE_SECONDS)


def test_a_call_that_a_kill_interrupts_comes_again_after_half_a_day_and_then_no_more(club: Club) -> None:
    gone(club)
    pass_time(club, 2 * GRACE_SECONDS)
    (begun,) = club.house.calls.begin_due_calls("mail", 100)
    kill(club)
    offer(club)
    assert not calls(club, HALF_DAY_SECONDS - 2 * GRACE_SECONDS), "at most one in half a day: it may have been sent"
    assert [call.tables for call in calls(club, 3 * GRACE_SECONDS)] == [begun.tables]
    assert not calls(club, 23 * 3600 - HALF_DAY_SECONDS - 3 * GRACE_SECONDS), "it is known to be made"


def test_a_call_without_a_result_comes_again_after_half_a_day_without_a_restart_too(club: Club) -> None:
    gone(club)
    pass_time(club, 2 * GRACE_SECONDS)
    (begun,) = club.house.calls.begin_due_calls("mail", 100)
    assert not calls(club, HALF_DAY_SECONDS - GRACE_SECONDS)
    assert [call.tables for call in calls(club, 2 * GRACE_SECONDS)] == [begun.tables]
    assert not calls(club, 10 * 3600)


def test_a_call_that_another_server_has_made_is_not_made_again(club: Club) -> None:
    gone(club)
    (person,) = (row.person for row in club.house.store.calls([one.id for one in club.house.store.people()])
                 if row.kind == "mail")  # fmt: skip
    row = CallRow(person, "mailed", "t", 1000, "a wait")
    store = club.house.store
    assert store.claim_calls([row], 500) == {(person, "t")}
    assert not store.claim_calls([row._replace(since=1100)], 900), "too soon"
    assert store.claim_calls([row._replace(since=2000)], 1500)


def test_a_call_that_could_not_be_made_is_made_later(club: Club) -> None:
    gone(club)
    (call,) = calls(club, 2 * GRACE_SECONDS)
    club.house.calls.plan_again(call)
    assert not calls(club, 0)
    assert [again.tables for again in calls(club, AGAIN_SECONDS + GRACE_SECONDS)] == [call.tables]


def test_on_holiday_nobody_is_called(club: Club) -> None:
    slow, _ = gone(club)
    slow.connect()
    slow.done(TakeHoliday, days=2)
    slow.drop()
    assert not calls(club, 2 * DAY_SECONDS - GRACE_SECONDS)
    assert calls(club, 3 * GRACE_SECONDS)


def test_without_opting_in_and_after_stopping_nobody_is_called(club: Club) -> None:
    slow, _ = gone(club)
    slow.connect()
    slow.done(CallByPush, **PUSH)
    assert slow.done(AskCalls) | {"zone": ""} == {
        "mail": True, "push": "key", "address": ADA, "browsers": 1, "zone": "", "begins": 0, "ends": 0, "daily": False,
    }  # fmt: skip
    slow.done(StopCalls, way="push")
    assert slow.done(AskCalls)["address"] == ADA
    slow.done(StopCalls)
    assert (slow.done(AskCalls)["address"], slow.done(AskCalls)["browsers"]) == ("", 0)
    slow.drop()
    assert not calls(club, DAY_SECONDS)


def test_a_browser_is_called_only_at_an_allowed_push_service(club: Club) -> None:
    slow, _ = gone(club)
    slow.connect()
    assert slow.denied(CallByPush, **PUSH | {"endpoint": "https://internal.example.org/1"}) == "no-calls"
    slow.done(CallByPush, **PUSH)
    slow.drop()
    by_mail, call = calls(club, 2 * GRACE_SECONDS)
    assert (by_mail.addresses, by_mail.browsers, call.addresses) == ((ADA,), (), ())
    assert [row.name for row in call.browsers] == [PUSH["endpoint"]]


def subscription(endpoint: str, auth: str = "B") -> BrowserSubscription:
    return BrowserSubscription(endpoint, BrowserKeys("A" * 87, auth * 22))


def test_a_browser_renews_its_subscription_by_showing_the_old_one(club: Club) -> None:
    slow, _ = gone(club)
    slow.connect()
    slow.done(CallByPush, **PUSH)
    old, new = subscription(PUSH["endpoint"]), subscription("https://push.example.org/2")
    renewals = [
        (Resubscription(subscription(old.endpoint, "C"), new), False), (Resubscription(subscription("x"), new), False),
        (Resubscription(old, subscription("https://internal.example.org/1")), False),
        (Resubscription(old, new), True), (Resubscription(old, new), False),
        (Resubscription(new, subscription(new.endpoint, "D")), True),
    ]  # fmt: skip
    for change, done in renewals:
        assert renew_browser(club.house, change) is done, change
    assert slow.done(AskCalls)["browsers"] == 1
    slow.drop()
    _, call = calls(club, 2 * GRACE_SECONDS)
    assert [(row.name, "D" * 22 in row.body) for row in call.browsers] == [(new.endpoint, True)]


@pytest.mark.parametrize("zone", ["Europe/Prague", "America/New_York", "Australia/Lord_Howe", "", "No/Where"])
@pytest.mark.parametrize("when", [WhenCalled(), WhenCalled(begins=1, ends=3), WhenCalled(daily=True)])
def test_quiet_hours_hold_in_every_zone_and_on_the_days_of_summer_time(zone: str, when: WhenCalled) -> None:
    when = WhenCalled(zone, when.begins, when.ends, when.daily)
    local = ZoneInfo(zone if zone not in ("", "No/Where") else "UTC")
    for month, day in ((3, 8), (3, 29), (10, 4), (10, 25), (11, 1), (12, 31)):
        for quarter in range(4 * 24):
            moment = datetime(2026, month, day, tzinfo=local).timestamp() + quarter * 900
            at = earliest_call(when, moment)
            assert moment <= at <= moment + 25 * 3600
            hour = datetime.fromtimestamp(at, local).hour
            quiet = {hour % 24 for hour in range(when.begins, when.ends + 24 * (when.ends < when.begins))}
            assert hour == when.ends if when.daily else hour not in quiet


def test_in_quiet_hours_a_call_waits_for_their_end(club: Club) -> None:
    slow, _ = gone(club)
    slow.connect()
    hour = datetime.fromtimestamp(club.date(), ZoneInfo("Europe/Prague")).hour
    slow.done(CallWhen, zone="Europe/Prague", begins=hour, ends=(hour + 6) % 24)
    slow.drop()
    assert not calls(club, 5 * 3600)
    assert calls(club, 3600 + GRACE_SECONDS)


def test_one_message_a_day_names_all_tables(club: Club) -> None:
    slow, other = gone(club)
    slow.connect()
    hour = datetime.fromtimestamp(club.date(), ZoneInfo("UTC")).hour
    slow.done(CallWhen, begins=0, ends=(hour + 3) % 24, daily=True)
    slow.drop()
    second = begun(club, slow.name, other.name)
    waits = to_act(club, second)
    for friend in second:
        friend.drop()
    made = [call for call in calls(club, 23 * 3600) if ADA in call.addresses]
    assert len(made) == 1
    assert len(made[0].tables) == (2 if waits.name == slow.name else 1)


# confirmation


def test_only_the_right_code_confirms_an_address(club: Club) -> None:
    ada = Friend(club, "Ada")
    assert ada.denied(CallByMail, address=ADA, code="123456") == "wrong-code"
    code = code_for(ada, ADA)
    wrong = f"{(int(code) + 1) % 1_000_000:06}"
    assert ada.denied(CallByMail, address=ADA, code=wrong) == "wrong-code"
    assert ada.denied(CallByMail, address=OTHER, code=code) == "wrong-code"
    assert ada.done(AskCalls)["address"] == ""
    ada.done(CallByMail, address=ADA.upper(), code=f" {code[:3]} {code[3:]}")
    assert ada.done(AskCalls)["address"] == ADA


def test_a_code_ends_after_an_hour_and_after_wrong_guesses(club: Club) -> None:
    ada = Friend(club, "Ada")
    code = code_for(ada, ADA)
    pass_time(club, CODE_SECONDS + 60)
    assert ada.denied(CallByMail, address=ADA, code=code) == "wrong-code"
    code = code_for(ada, ADA)
    for guess in range(MAX_WRONG_CODES):
        assert ada.denied(CallByMail, address=ADA, code=f"{(int(code) + 1 + guess) % 1_000_000:06}") == "wrong-code"
    assert ada.denied(CallByMail, address=ADA, code=code) == "wrong-code"


def test_an_address_is_kept_only_once_it_is_confirmed(club: Club) -> None:
    ada = Friend(club, "Ada")
    code = code_for(ada, ADA)
    assert ADA not in str(list(club.house.store.rows()))
    ada.done(CallByMail, address=ADA, code=code)
    assert ADA in str(list(club.house.store.rows()))


def test_a_dead_mailbox_is_deleted_and_its_person_hears_it_at_the_next_visit(club: Club) -> None:
    slow, _ = gone(club)
    (call,) = calls(club, 2 * GRACE_SECONDS)
    club.house.calls.delete_address(call.person, ADA)
    slow.connect()
    assert [push.address for push in slow.heard if isinstance(push, MailEnded)] == [ADA]
    assert slow.done(AskCalls)["address"] == ""
    slow.drop()
    slow.heard.clear()
    slow.connect()
    assert not [push for push in slow.heard if isinstance(push, MailEnded)], "once"
    confirmed(slow)
    club.house.calls.delete_address(call.person, ADA)
    assert [push for push in slow.heard if isinstance(push, MailEnded)], "at once to a person who is there"


def test_no_answer_tells_whether_an_address_is_known_or_wants_no_codes(club: Club) -> None:
    confirmed(Friend(club, "Ada"))
    house = club.house
    house.store.refuse_address(house.calls.digest("refuses@example.org"), int(club.date()))
    while count_code_for_mailbox(house, "full@example.org"):
        pass
    answers = []
    for at, address in enumerate((ADA, OTHER, "refuses@example.org", "full@example.org")):
        guest = Friend(club, "Guest", key_of(f"guest {at}"))
        answers.append((
            guest.done(CallByMail, address=address), guest.denied(CallByMail, address=address, code="000000"),
            guest.done(AskCalls), [type(push).__name__ for push in guest.heard],
        ))  # fmt: skip
    assert all(answer == answers[0] for answer in answers)
    assert {letter.address for letter in house.calls.letters} == {ADA, OTHER}


def test_a_guest_cannot_flood_mail(club: Club) -> None:
    guest, most = Friend(club, "Guest"), LIMITS["mail-codes"].rates["person"].most
    for number in range(most):
        guest.done(CallByMail, address=f"{number}@example.org")
    assert guest.denied(CallByMail, address=ADA) == "too-often"
    for number in range(40):
        other = Friend(club, "Other", key_of(f"other {number}"), address=f"203.0.113.{number}")
        other.done(CallByMail, address=ADA)
    sent = [letter for letter in club.house.calls.letters if letter.address == ADA]
    assert len(sent) == LIMITS["mailbox-codes"].rates["address"].most
    for number in range(40):
        other = Friend(club, "Other", key_of(f"near {number}"), address="198.51.100.7")
        other.ask(CallByMail, address=f"n{number}@example.org")
    letters = [letter for letter in club.house.calls.letters if letter.address.startswith("n")]
    assert len(letters) == LIMITS["mail-codes"].rates["address"].most


@pytest.mark.parametrize(
    ("address", "mailbox"),
    [("Ada+tables@Example.org", ADA), ("ADA@EXAMPLE.ORG", ADA), ("a.da+1@GoogleMail.com", "ada@gmail.com"),
     ("a.da@example.org", "a.da@example.org"), ("+ada@example.org", "+ada@example.org")],
)  # fmt: skip
def test_letter_case_and_tags_make_no_other_mailbox(address: str, mailbox: str) -> None:
    assert mailbox_of(address) == mailbox


def test_a_mailbox_gets_a_few_codes_by_whatever_tag_and_none_after_it_has_refused(club: Club) -> None:
    most = LIMITS["mailbox-codes"].rates["address"].most
    tags = ["ada", "ADA", "ada+1", "Ada+2", "ada+3", "ada+4"]
    sent = [code_for(Friend(club, tag, key_of(tag)), f"{tag}@example.org".lower()) for tag in tags]
    assert [bool(code) for code in sent] == [True] * most + [False] * (len(tags) - most)
    pass_time(club, DAY_SECONDS)
    club.house.store.refuse_address(club.house.calls.digest(ADA), int(club.date()))
    assert not code_for(Friend(club, "Eva"), "ada+5@example.org")


def test_neither_many_connections_nor_a_restart_give_more_codes(club: Club) -> None:
    guest = Friend(club, "Guest")
    for number in range(LIMITS["mail-codes"].rates["person"].most):
        guest.done(CallByMail, address=f"{number}@example.org")
    for number in range(MAX_BUCKETS + 1):
        club.house.allowance.charge("lines", CountedGuest(address=f"192.0.2.{number}"))
    assert guest.denied(CallByMail, address=ADA) == "too-often"
    guest.drop()
    club.house.close()
    club.open()
    offer(club)
    guest.connect()
    assert guest.denied(CallByMail, address=ADA) == "too-often"
    pass_time(club, DAY_SECONDS / LIMITS["mail-codes"].rates["person"].most + 60)
    assert guest.done(CallByMail, address=ADA) == {}


def test_a_crowd_of_newcomers_uses_up_only_their_own_codes(club: Club) -> None:
    known = Friend(club, "Ada")
    pass_time(club, KNOWN_PERSON_SECONDS + 60)
    club.limit("house-codes", "house", 5)
    crowd = [Friend(club, f"G{number}", address=f"203.0.113.{number}") for number in range(7)]
    replies = [guest.ask(CallByMail, address=f"g{number}@example.org") for number, guest in enumerate(crowd)]
    assert [getattr(reply, "code", "") for reply in replies] == [""] * 5 + ["too-often"] * 2
    assert known.done(CallByMail, address=ADA) == {}


@pytest.mark.parametrize(
    "address",
    ["ada", "ada@localhost", "ada@127.0.0.1", "ada@[127.0.0.1]", "a b@example.org", "ada@example.org\nBcc: x@y.org",
     '"ada"@example.org', "ada@example.org,eva@example.org", "áda@example.org", "@example.org", "ada@.org"],
)  # fmt: skip
def test_an_address_that_is_none_is_denied(club: Club, address: str) -> None:
    assert Friend(club, "Ada").denied(CallByMail, address=address) == "unknown-value"
    assert not club.house.calls.letters


def test_all_data_of_calls_is_told_and_goes_with_the_person(club: Club) -> None:
    slow, _ = gone(club)
    calls(club, 2 * GRACE_SECONDS)
    slow.connect()
    slow.done(CallByPush, **PUSH)
    code_for(slow, OTHER)
    told = slow.done(MyData)["calls"]
    assert {row["kind"] for row in told} == {"mail", "push", "when", "code", "mailed"}
    assert OTHER not in str(told), "an address that is not confirmed is kept only as a digest"
    person = next(one.id for one in club.house.store.people() if one.name == slow.name)
    slow.done(DeleteMe)
    assert not club.house.store.calls([person])


def test_old_codes_notes_and_refusals_are_deleted(club: Club) -> None:
    ada = Friend(club, "Ada")
    person = club.house.store.people()[0].id
    code_for(ada, ADA)
    store, now = club.house.store, int(club.date())
    store.keep_call(CallRow(person, "mailed", "t", now - 61 * DAY_SECONDS, "a wait"))
    store.refuse_address("0" * 32, now - 366 * DAY_SECONDS)
    pass_time(club, 2 * DAY_SECONDS)
    assert not [row for row in store.calls([person]) if row.kind in ("code", "mailed")]
    assert not store.refuses_codes(["0" * 32])
    assert not [row for row in store.rows() if row[0] == "calling_limit"]


def test_a_house_that_cannot_call_says_so(tmp_path: Path) -> None:
    club = Club(tmp_path)
    ada = Friend(club, "Ada")
    assert "calls" not in ada.connect()
    for request, fields in ((CallByMail, {"address": ADA}), (CallByPush, PUSH)):
        assert ada.denied(request, **fields) == "no-calls"  # type: ignore[arg-type]
    assert not [call for way in MADE_BY for call in club.house.calls.begin_due_calls(way, 10)]
    offer(club)
    assert ada.connect()["calls"] is True
    club.house.close()


def test_a_code_that_is_not_sent_cannot_be_guessed(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    """An address that refuses codes would otherwise get calls by luck."""
    monkeypatch.setattr("secrets.randbelow", lambda _: 12345)
    club.house.store.refuse_address(club.house.calls.digest(OTHER), int(club.date()))
    adam = Friend(club, "Adam")
    assert code_for(adam, OTHER) == ""
    assert adam.ask(CallByMail, address=OTHER, code="012345").code == "wrong-code"
