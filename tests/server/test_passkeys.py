"""Passkeys: a valid one proves its maker on any device, and anything else proves no one."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from numeramis_access.server.people import passkeys
from numeramis_access.server.people.limits import CHALLENGE_SECONDS
from numeramis_access.tables.person_requests import (
    AskPasskeys,
    DeleteMe,
    ForgetPasskeys,
    KeepPasskey,
    MakePassphrase,
    MyData,
    PasskeyChallenge,
    SignIn,
    SignOutOthers,
)
from numeramis_access.tables.pushes import Bye, Denied, Done, PasskeysGone
from numeramis_access.tables.request_fields import Json, Request
from tests.server.authenticator import Authenticator
from tests.server.guests import Club, Friend

HERE = "https://table.example"


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    made = Club(tmp_path)
    made.house.passkeys.hosts = frozenset({"table.example", "other.example", "localhost:8765", "192.0.2.5:8765"})
    yield made
    made.house.close()


def options(friend: Friend, make: bool, origin: str = HERE) -> Json:
    found: Json = friend.done(PasskeyChallenge, origin=origin, make=make)["options"]
    return found


def with_passkey(club: Club, name: str = "Adam") -> tuple[Friend, Authenticator]:
    """Return a friend with a passkey."""
    friend, device = Friend(club, name), Authenticator()
    friend.done(KeepPasskey, proof=device.make(options(friend, True), HERE))
    return friend, device


def sign_in(friend: Friend, proof: str) -> Done | Denied:
    return friend.ask(SignIn, version=1, key=friend.key, proof=proof)


def refused(friend: Friend, proof: str) -> bool:
    friend.club.run(60.0)
    reply = sign_in(friend, proof)
    return isinstance(reply, Denied) and reply.code == "unknown-passkey"


def test_whoever_shows_a_passkey_is_the_person_who_made_it_from_then_on(club: Club) -> None:
    adam, device = with_passkey(club)
    phone = Friend(club, "Phone")
    reply = sign_in(phone, device.show(options(phone, False), HERE))
    assert isinstance(reply, Done)
    assert reply.answer["name"] == "Adam"
    assert reply.answer["person"] == adam.done(MyData)["person"]["id"]
    assert Friend(club, "Whoever", phone.key).done(MyData)["person"]["name"] == "Adam"
    assert adam.done(AskPasskeys, origin=HERE) == {"offered": True, "own": 1}
    assert adam.done(MyData)["passkeys"] == ["table.example"]


def test_an_answer_is_good_once_for_its_challenge_in_time_and_from_its_page(club: Club) -> None:
    _, device = with_passkey(club)
    thief = Friend(club, "Thief")
    proof = device.show(options(thief, False), HERE)
    assert isinstance(sign_in(thief, proof), Done)
    assert refused(thief, proof), "the challenge is used up"
    old = device.show(options(thief, False), HERE)
    options(thief, False)
    assert refused(thief, old), "another challenge"
    assert refused(thief, device.show(options(thief, False), "https://evil.example"))
    assert refused(thief, device.show(options(thief, False, "https://other.example"), "https://other.example"))
    late = device.show(options(thief, False), HERE)
    club.clock.now += CHALLENGE_SECONDS + 1
    assert refused(thief, late)
    assert refused(thief, device.make({**options(thief, True), "rp": {"id": "table.example"}}, HERE))


def test_a_copy_that_counts_from_before_and_another_device_are_nobody(club: Club) -> None:
    adam, device = with_passkey(club)
    device.signs = 5
    assert isinstance(sign_in(adam, device.show(options(adam, False), HERE)), Done)
    device.signs = 2
    assert refused(adam, device.show(options(adam, False), HERE)), "a copy of the device"
    other = Authenticator()
    other.id = device.id
    other.signs = 50
    assert refused(adam, other.show(options(adam, False), HERE)), "another key"


def test_what_is_no_answer_at_all_is_refused_and_nothing_else(club: Club) -> None:
    adam, device = with_passkey(club)
    words = adam.done(MakePassphrase, proof=device.show(options(adam, False), HERE))["words"]
    shown, made = device.show(options(adam, False), HERE), Authenticator().make(options(adam, True), HERE)
    for field in ("rawId", "response"):
        assert refused(adam, json.dumps({**json.loads(shown), field: None}))
    for proof in ("x", "[]", "{}", "1", shown[:-40], "null", "[" * 5900):
        options(adam, False)
        assert refused(adam, proof), proof
    for name in ("clientDataJSON", "attestationObject"):
        for wrong in ("", "AA", "oWNmbXQ", "____", json.loads(made)["response"][name][:-60]):
            options(adam, True)
            changed = json.loads(made)
            changed["response"][name] = wrong
            reply = adam.ask(KeepPasskey, proof=json.dumps(changed), words=words)
            club.run(60.0)
            assert isinstance(reply, Denied)
            assert reply.code == "unknown-passkey"
    options(adam, True)
    assert isinstance(adam.ask(KeepPasskey, proof='{"response":' * 490, words=words), Denied)


def test_passkeys_are_offered_to_pages_of_this_house_that_may_have_them(club: Club) -> None:
    adam = Friend(club, "Adam")
    offered = {
        HERE: True, "http://localhost:8765": True, "http://table.example": False, "https://192.0.2.5:8765": False,
        "https://evil.example": False, "https://table.example/x": False, "https://[": False,
    }  # fmt: skip
    for origin, there in offered.items():
        assert adam.done(AskPasskeys, origin=origin)["offered"] is there, origin
        assert isinstance(adam.ask(PasskeyChallenge, origin=origin, make=True), Done if there else Denied), origin


def test_without_its_package_nothing_is_offered(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passkeys, "find_spec", lambda name: None)
    assert Friend(club, "Adam").done(AskPasskeys, origin=HERE) == {"offered": False, "own": 0}


@pytest.mark.parametrize("way", ["forget", "sign-out", "delete"])
def test_a_passkey_that_was_removed_signs_nobody_in(club: Club, way: str) -> None:
    adam, device = with_passkey(club)
    eva = Friend(club, "Eva")
    if way == "forget":
        adam.done(ForgetPasskeys, proof=device.show(options(adam, False), HERE))
    elif way == "sign-out":
        words = adam.done(MakePassphrase, proof=device.show(options(adam, False), HERE))["words"]
        adam.done(SignOutOthers, words=words)
    else:
        adam.done(DeleteMe, proof=device.show(options(adam, False), HERE))
    assert refused(eva, device.show(options(eva, False), HERE))


@pytest.mark.parametrize("kind", [ForgetPasskeys, DeleteMe])
def test_a_passkey_is_a_proof_for_what_cannot_be_undone_and_a_key_alone_is_none(
    club: Club, kind: type[Request]
) -> None:
    adam, device = with_passkey(club)
    thief, other = Friend(club, "Thief", adam.key), Authenticator()
    own = Friend(club, "Otto")
    own.done(KeepPasskey, proof=other.make(options(own, True), HERE))
    assert thief.denied(kind) == "old-words"
    assert thief.denied(kind, proof=other.show(options(thief, False), HERE)) == "unknown-passkey"
    assert thief.denied(MakePassphrase) == "old-words", "or the thief would have a proof"
    assert thief.denied(KeepPasskey, proof=Authenticator().make(options(thief, True), HERE)) == "old-words"
    assert adam.done(AskPasskeys, origin=HERE)["own"] == 1
    adam.done(kind, proof=device.show(options(adam, False), HERE))
    news = thief.heard[-1]
    assert isinstance(news, PasskeysGone) or news == Bye(code="deleted"), "the other device hears of it"


def test_a_passkey_cannot_be_made_somebody_elses(club: Club) -> None:
    adam, device = with_passkey(club)
    eva = Friend(club, "Eva")
    reply = eva.ask(KeepPasskey, proof=device.make(options(eva, True), HERE))
    assert isinstance(reply, Denied)
    phone = Friend(club, "Phone")
    signed = sign_in(phone, device.show(options(phone, False), HERE))
    assert isinstance(signed, Done)
    assert signed.answer["name"] == adam.name
