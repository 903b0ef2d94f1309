"""Identity: a thief gains only the stolen key, and a person without the words gets new ones in time."""

from __future__ import annotations

import pytest

from numeramis_access.server.people.limits import RECOVERY_SECONDS
from numeramis_access.server.people.members import device_id
from numeramis_access.tables.person_requests import (
    CancelPassphraseWait,
    DeleteMe,
    Hello,
    MakePassphrase,
    MyData,
    Recover,
    ReplaceLostPassphrase,
    SignOutOthers,
)
from numeramis_access.tables.pushes import Bye, Denied, PassphraseMade, PassphraseWait
from numeramis_access.tables.request_fields import Request
from tests.server.guests import Club, Friend, key_of

WRONG = "one two three four five six"


def with_words(club: Club, name: str = "Eva") -> tuple[Friend, str]:
    """Return a friend with six words."""
    friend = Friend(club, name)
    return friend, friend.done(MakePassphrase)["words"]


def is_out(friend: Friend) -> bool:
    """Return whether the house ended a device's line because the device lost its person."""
    return isinstance(friend.heard[-1], Bye) and friend.heard[-1].code == "signed-out"


def again(friend: Friend) -> dict[str, object]:
    """Connect a device again; return the answer."""
    friend.drop()
    friend.guest = friend.club.house.connections.open(friend.hear)
    return friend.done(Hello, version=1, key=friend.key, name=friend.name)


@pytest.mark.parametrize("request_", [Recover, Hello])
def test_what_was_refused_makes_no_thief_another_device(club: Club, request_: type[Request]) -> None:
    """The thief names a new key with wrong words, and stays the stolen device when the owner signs the others out."""
    eva, words = with_words(club)
    phone = Friend(club, "Phone")
    phone.done(Recover, version=1, key=phone.key, words=words)
    thief = Friend(club, "Thief", eva.key)
    wrong = {"words": WRONG} if request_ is Recover else {"name": " "}
    thief.denied(request_, version=1, key=key_of("new"), **wrong)
    phone.done(SignOutOthers, words=words)
    assert is_out(thief)
    assert is_out(eva)
    assert not is_out(phone)
    late = Friend(club, "Late")
    assert late.denied(Hello, version=1, key=thief.key, name="Eva") == "signed-out"
    late.drop()
    late.arrive()
    assert late.done(Hello, version=1, key=key_of("new"), name="Eva")["person"] != phone.done(MyData)["person"]["id"]


def test_a_refused_recovery_changes_nothing(club: Club) -> None:
    eva, words = with_words(club)
    before = eva.done(MyData)
    other = Friend(club, "Other")
    assert other.denied(Recover, version=1, key=eva.key, words=WRONG) == "unknown-words"
    assert other.done(MyData)["person"]["name"] == "Other"
    assert again(other)["name"] == "Other"
    assert again(eva)["person"] == before["person"]["id"]
    assert eva.done(MyData) == before
    assert Friend(club, "Phone").done(Recover, version=1, key=key_of("Phone"), words=words)["name"] == "Eva"


def test_a_stolen_key_makes_no_new_words(club: Club) -> None:
    """New words demand the older ones."""
    eva, words = with_words(club)
    thief = Friend(club, "Thief", eva.key)
    assert thief.denied(MakePassphrase) == "old-words"
    assert thief.denied(MakePassphrase, words=WRONG) == "unknown-words"
    assert thief.denied(MakePassphrase, proof="{}") == "unknown-passkey"
    newer = eva.done(MakePassphrase, words=words)["words"]
    assert Friend(club, "Phone").denied(Recover, version=1, key=key_of("Phone"), words=words) == "unknown-words"
    assert Friend(club, "Desk").done(Recover, version=1, key=key_of("Desk"), words=newer)["name"] == "Eva"


def test_all_other_devices_hear_of_new_words_now_or_when_they_come_in(club: Club) -> None:
    eva, words = with_words(club)
    phone = Friend(club, "Phone")
    first = phone.done(Recover, version=1, key=phone.key, words=words)["words"]
    copy = Friend(club, "Copy", eva.key)
    club.clock.now += 60
    made = eva.done(MakePassphrase, words=words)["made"]
    assert phone.last(PassphraseMade) == copy.last(PassphraseMade) == PassphraseMade(at=made)
    assert made > first
    assert not any(isinstance(push, PassphraseMade) for push in eva.heard)
    assert again(phone)["words"] == made, "a device that was away compares it with what it knows"


def test_signing_others_out_ends_every_line_of_theirs_also_of_a_copy_of_the_own_key(club: Club) -> None:
    eva, words = with_words(club)
    thief = Friend(club, "Thief", eva.key)
    stranger = Friend(club, "Otto")
    eva.done(SignOutOthers, words=words, key=key_of("new"))
    assert [is_out(one) for one in (thief, eva, stranger)] == [True, False, False]
    assert Friend(club, "Eva", key_of("new")).done(MyData)["person"]["name"] == "Eva"
    late = Friend(club, "Late")
    for key in (eva.key, thief.key):
        assert late.denied(Hello, version=1, key=key, name="Eva") == "signed-out"
        assert late.denied(Recover, version=1, key=key, words=words) == "signed-out"


@pytest.mark.parametrize("key", [key_of("Otto"), "k" * 43, "é" + key_of("x")])
def test_a_key_that_is_anothers_or_none_signs_nobody_out(club: Club, key: str) -> None:
    eva, words = with_words(club)
    phone, otto = Friend(club, "Phone"), Friend(club, "Otto")
    phone.done(Recover, version=1, key=phone.key, words=words)
    assert eva.denied(SignOutOthers, words=words, key=key) == "key"
    assert not is_out(phone)
    assert again(otto)["name"] == "Otto"


def test_whoever_has_lost_the_words_has_new_ones_after_seven_days_across_a_restart(club: Club) -> None:
    eva, words = with_words(club)
    phone = Friend(club, "Phone")
    phone.done(Recover, version=1, key=phone.key, words=words)
    assert eva.done(ReplaceLostPassphrase)["left"] == RECOVERY_SECONDS
    assert phone.last(PassphraseWait) == PassphraseWait(left=RECOVERY_SECONDS)
    club.clock.now += RECOVERY_SECONDS - 1
    assert eva.denied(MakePassphrase) == "old-words"
    club.house.close()
    club.open()
    assert again(phone)["waits"] == {"is": "words-wait", "left": 1, "own": False}
    assert again(eva)["waits"] == {"is": "words-wait", "left": 1, "own": True}
    club.clock.now += 2
    assert eva.done(ReplaceLostPassphrase)["left"] == 0
    assert phone.denied(MakePassphrase) == "old-words", "only the device that has asked"
    newer = eva.done(MakePassphrase)["words"]
    assert "waits" not in again(phone)
    assert eva.denied(MakePassphrase) == "old-words", "once"
    assert phone.denied(Recover, version=1, key=phone.key, words=words) == "unknown-words"
    assert phone.done(Recover, version=1, key=phone.key, words=newer)["name"] == "Eva"


def test_any_device_refuses_and_the_words_are_good_as_before(club: Club) -> None:
    eva, words = with_words(club)
    phone, thief = Friend(club, "Phone"), Friend(club, "Thief", eva.key)
    phone.done(Recover, version=1, key=phone.key, words=words)
    thief.done(ReplaceLostPassphrase)
    assert phone.denied(ReplaceLostPassphrase) == "another-waits"
    phone.done(CancelPassphraseWait)
    assert thief.last(PassphraseWait) == PassphraseWait(left=None)
    club.clock.now += RECOVERY_SECONDS + 1
    assert thief.denied(MakePassphrase) == "old-words"
    assert Friend(club, "Desk").done(Recover, version=1, key=key_of("Desk"), words=words)["name"] == "Eva"
    eva.done(ReplaceLostPassphrase)
    thief.done(CancelPassphraseWait)
    assert "waits" not in again(eva), "a copy of the key refuses too"


def test_who_waits_is_gone_with_the_device_with_the_person_and_with_other_new_words(club: Club) -> None:
    eva, words = with_words(club)
    phone = Friend(club, "Phone")
    phone.done(Recover, version=1, key=phone.key, words=words)
    store, person = club.house.store, eva.done(MyData)["person"]["id"]
    eva.done(ReplaceLostPassphrase)
    words = phone.done(MakePassphrase, words=words)["words"]
    assert store.current_wait(person) is None
    eva.done(ReplaceLostPassphrase)
    phone.done(SignOutOthers, words=words)
    assert store.current_wait(person) is None
    phone.done(ReplaceLostPassphrase)
    phone.done(DeleteMe, words=words)
    assert store.current_wait(person) is None
    assert store.passphrase_made(person) == 0


def test_a_stolen_key_alone_deletes_its_person_only_after_the_week_in_which_each_device_can_refuse(club: Club) -> None:
    eva, words = with_words(club)
    phone, thief = Friend(club, "Phone"), Friend(club, "Thief", eva.key)
    phone.done(Recover, version=1, key=phone.key, words=words)
    assert thief.denied(DeleteMe, words=WRONG) == "unknown-words"
    reply = thief.ask(DeleteMe)
    assert reply == Denied(re=reply.re, code="old-words", wait=RECOVERY_SECONDS)
    waiting = PassphraseWait(left=RECOVERY_SECONDS, own=True)
    assert thief.last(PassphraseWait) == waiting, "an older program tells this reason"
    assert phone.last(PassphraseWait) == PassphraseWait(left=RECOVERY_SECONDS)
    phone.done(CancelPassphraseWait)
    club.clock.now += RECOVERY_SECONDS + 1
    assert thief.denied(DeleteMe) == "old-words", "the wait begins again"
    assert phone.done(MyData)["person"]["name"] == "Eva"
    club.clock.now += RECOVERY_SECONDS + 1
    thief.done(DeleteMe)
    assert phone.heard[-1] == Bye(code="deleted")


def test_a_person_without_words_or_passkeys_is_deleted_at_once_and_their_other_devices_hear_of_it(club: Club) -> None:
    eva = Friend(club, "Eva")
    copy = Friend(club, "Copy", eva.key)
    eva.done(DeleteMe)
    assert copy.heard[-1] == Bye(code="deleted")
    assert club.house.store.person_of(device_id(eva.key)) is None


def test_whoever_never_had_words_needs_not_wait(club: Club) -> None:
    eva = Friend(club, "Eva")
    assert eva.denied(ReplaceLostPassphrase) == "no-words"
    assert len(eva.done(MakePassphrase)["words"].split()) == 6


@pytest.mark.parametrize("key", ["k" * 43, "ab" * 22, "é" * 43, " " * 43, "a\0" * 22 + key_of("x")[:40]])
def test_a_key_that_no_device_has_made_by_chance_is_nobodys(club: Club, key: str) -> None:
    friend = Friend(club, "Eva")
    assert friend.denied(Hello, version=1, key=key, name="Eva") == "key"
    words = friend.done(MakePassphrase)["words"]
    assert friend.denied(Recover, version=1, key=key, words=words) == "key"
