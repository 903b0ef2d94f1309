"""The rest of a deal is given up only with the spoken consent of a human partner."""

from __future__ import annotations

import random

import pytest

from numeramis_access.core.actions import Claim, Concede
from numeramis_access.games.shared.tricks import RestConceded
from numeramis_access.tables.messages import ConcessionWished, EventHappened
from numeramis_access.tables.pushes import Joined
from numeramis_access.tables.table_requests import Act, Enter
from tests.server.guests import Club, Friend
from tests.server.test_people import begun, play
from tests.standard import WITH_CLAIMS


@pytest.mark.parametrize("game", WITH_CLAIMS)
def test_the_rest_is_claimed_and_given_up_among_people_and_all_are_told(club: Club, game: str) -> None:
    friends = begun(club, game=game)
    play(club, friends, actions=5)
    seat = next(friend for friend in friends if friend.choice(random.Random(1)) is not None)
    refused = seat.done(Act, table=seat.table, offer=seat.offer(Claim()))["answer"]
    assert refused["refusal"]["code"] in ("claim-not-leading", "claim-uncertain")
    gives_up(seat)
    club.run(6.0)
    gives_up(partner_of(friends, seat))
    club.run(6.0)
    for friend in friends:
        told = [message.event for message in friend.messages if isinstance(message, EventHappened)]
        assert [type(event) for event in told].count(RestConceded) == 1
    play(club, friends)
    assert all(friend.over for friend in friends), "it goes on to its end"


def gives_up(friend: Friend, name: str = "give-up") -> None:
    assert friend.done(Act, table=friend.table, offer=friend.offer(Concede(), name))["answer"]["type"] == "accepted"


def partner_of(friends: list[Friend], one: Friend) -> Friend:
    assert one.position is not None
    seating = one.position.seating
    return friends[seating[(seating.index(friends.index(one)) + 2) % 4]]


def conceded(friends: list[Friend]) -> bool:
    told = {any(isinstance(getattr(one, "event", None), RestConceded) for one in friend.messages) for friend in friends}
    assert len(told) == 1, "all are told alike"
    return told.pop()


@pytest.mark.parametrize("game", WITH_CLAIMS)
def test_the_rest_is_given_up_with_the_partners_consent_alone(club: Club, game: str) -> None:
    friends = begun(club, game=game)
    play(club, friends, actions=5)
    seat = next(friend for friend in friends if friend.choice(random.Random(1)) is not None)
    partner = partner_of(friends, seat)
    others = [friend for friend in friends if friend not in (seat, partner)]
    gives_up(seat)
    gives_up(seat, "once more")
    club.run()
    asked = [[one.entrant for one in friend.messages if isinstance(one, ConcessionWished)] for friend in friends]
    assert asked == [[friends.index(seat)]] * 4, "aloud, and once"
    for other in others:
        answer = other.done(Act, table=other.table, offer=other.offer(Concede(), "not mine"))["answer"]
        assert answer["refusal"]["code"] == "offer-not-your-turn"
    assert not conceded(friends)
    play(club, friends, actions=1)
    late = partner.done(Act, table=partner.table, offer=partner.offer(Concede(), "too late"))["answer"]
    if late["type"] == "accepted":  # it is the partner's own turn by now: another wish
        assert not conceded(friends)
    else:
        assert late["refusal"]["code"] == "offer-not-your-turn", "who plays on has changed his mind"


def test_a_partner_is_still_asked_after_a_kill_and_his_consent_counts_once(club: Club) -> None:
    friends = begun(club)
    play(club, friends, actions=5)
    seat = next(friend for friend in friends if friend.choice(random.Random(1)) is not None)
    partner = partner_of(friends, seat)
    gives_up(seat)
    club.open()
    for friend in friends:
        friend.connect()
        friend.done(Enter, table=friend.table, after=len(friend.messages))
    assert partner.last(Joined).state["conceding"] == friends.index(seat)
    gives_up(partner)
    gives_up(partner)
    club.run()
    assert conceded(friends)


def test_a_wish_goes_with_whoever_had_it(club: Club) -> None:
    friends = begun(club)
    play(club, friends, actions=5)
    seat = next(friend for friend in friends if friend.choice(random.Random(1)) is not None)
    gives_up(seat)
    seat.drop()
    club.run(60.5)  # a computer sits in by now, and has not played yet
    sitting = club.house.sittings[friends[0].table]
    assert sitting.match is not None
    assert sitting.match.conceding is None
    assert sitting.match.seats[friends.index(seat)].away is not None


def test_who_has_a_computer_for_a_partner_asks_nobody(club: Club) -> None:
    friends = begun(club, people=2)
    for _ in range(20):
        club.run(6.0)
        seat = next((friend for friend in friends if friend.choice(random.Random(1)) is not None), None)
        if seat is not None:
            break
    assert seat is not None
    gives_up(seat)
    club.run()
    assert conceded(friends)
