"""Club evenings at the tables of a house: equal boards, results, a killed house, no player ahead of others."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from numeramis_access.app.evening.board_comparison import saved_match_of_board
from numeramis_access.app.table.kept_matches import restore_match
from numeramis_access.catalogue import STANDARD
from numeramis_access.core.actions import Refusal
from numeramis_access.core.codec import to_json_value
from numeramis_access.core.ruleset import View
from numeramis_access.evening.boards import can_play_at_tables, tricks_of
from numeramis_access.server.people.sitting import Sitting
from numeramis_access.server.people.stored_match import COMPUTER_PACE_SECONDS
from numeramis_access.tables.evening import BoardResult, EveningNow, PlayedBoard, PlayedRound
from numeramis_access.tables.evening_requests import (
    Appoint,
    BoardAt,
    Direct,
    EveningLog,
    HowPlayed,
    PlayRound,
    ShowName,
    Standings,
    TellStandings,
)
from numeramis_access.tables.messages import EventHappened
from numeramis_access.tables.pushes import Denied, Removed, TableNow
from numeramis_access.tables.request_fields import Request
from numeramis_access.tables.requests import OpenTable, Records
from numeramis_access.tables.table_requests import (
    Act,
    Begin,
    DrawSeats,
    Enter,
    HandOver,
    Leave,
    NextDeal,
    Remove,
    Say,
    Sit,
    WatchTable,
)
from tests.server.guests import Club, Friend

#: computers at a table, in the order of their seats
COMPUTERS = ("Ada", "Bor", "Cyril", "Dora")
EVENING = "0123456789ab"
#: games for two pairs, and all games with comparable deals
PAIRED = [game.name for game in STANDARD if tricks_of(game.ruleset())]
COMPARED = [game.name for game in STANDARD if can_play_at_tables(game.ruleset())]


class Player(Friend):
    """A player of an evening. :ivar gathering: the evening's table."""

    gathering = ""

    @property
    def evening(self) -> EveningNow:
        """Return the evening's latest state, as told to this player."""
        told = [one for one in self.heard if isinstance(one, TableNow) and one.table == self.gathering]
        assert told[-1].evening is not None
        return told[-1].evening

    def stage(self, table: str) -> str:
        """Return a table's stage, as told to this player."""
        return next(one.stage for one in reversed(self.heard) if isinstance(one, TableNow) and one.table == table)

    def go(self) -> None:
        """Go to this player's table of the round."""
        assert self.evening.own is not None
        if self.table != self.evening.own.at:
            self.messages, self.position = [], None
        self.done(Enter, table=self.evening.own.at, after=len(self.messages))


def gathered(club: Club, game: str = "quist", names: Sequence[str] = ("Eva", "Fred")) -> tuple[Player, list[Player]]:
    """Return a director, and the people in the evening."""
    director = Player(club, "Dita")
    made = director.done(OpenTable, game=game, players=9, evening=EVENING, access="open", grace=60)
    players = [Player(club, name) for name in names]
    for player in (director, *players):
        player.gathering = made["table"]
    for player in players:
        player.done(Enter, table=made["table"])
    return director, players


def chairs(*people: Player | str) -> list[tuple[str, str]]:
    """Return chairs for people and computers."""
    return [("", one) if isinstance(one, str) else (person_of(one), one.name) for one in people]


def person_of(player: Player) -> str:
    assert player.guest is not None
    assert player.guest.person is not None
    return player.guest.person.id


def round_of(
    director: Player, *players: Player, number: int = 1, boards: Sequence[int] = (1, 2), seconds: int = 0
) -> None:
    """Begin a round with all players north, each at a separate table with computers."""
    tables = [
        {"number": at, "chairs": chairs(player, *COMPUTERS[1:])} for at, player in enumerate((*players, COMPUTERS[0]))
    ]
    director.done(
        PlayRound, table=director.gathering, round=number, rounds=3, boards=boards, seating=tables, seconds=seconds
    )


def play(club: Club, players: Sequence[Player], actions: int = 1000) -> int:
    """Let people play until no one can, or until this many actions are done; return their number."""
    chance, did = random.Random(3), 0
    for _ in range(4000):
        club.run(2 * COMPUTER_PACE_SECONDS)
        acting = [(one, choice) for one in players if not one.rests and (choice := one.choice(chance)) is not None]
        for one in [one for one in players if one.rests]:
            one.done(NextDeal, table=one.table)
        for one, choice in acting:
            one.done(Act, table=one.table, offer=one.offer(choice))
            did += 1
        if did >= actions or (not acting and all(one.over for one in players) and not busy(club)):
            return did
    raise AssertionError("it never ends")


def busy(club: Club) -> bool:
    """Return whether any match in the house is still in progress."""
    return any(one.stage == "playing" for one in club.house.sittings.values())


def plays(club: Club) -> bool:
    """Return whether a match is still in progress."""
    return any(one.match is not None and not one.match.match.is_over for one in club.house.sittings.values())


def dealt(sitting: Sitting) -> list[tuple[object, ...]]:
    """Return dealer, hands and trumps at the start of each deal of a table's match, from complete knowledge."""
    assert sitting.match is not None
    match = sitting.match.match
    rules = match.ruleset
    views: list[View] = [
        rules.view(state, None) for event, state in match.moments if isinstance(event, rules.begins_deal)
    ]
    return [(view.dealer, view.hands_by_seat(), view.trump_suit()) for view in views]


@pytest.mark.parametrize("game", COMPARED)
def test_every_table_plays_the_same_boards_and_their_results_come_to_the_director_alone(club: Club, game: str) -> None:
    director, players = gathered(club, game)
    round_of(director, *players, boards=(3, 4))
    assert [one.evening.own.table for one in players if one.evening.own] == [0, 1]
    assert players[0].evening.own is not None
    assert players[0].evening.own.names == ("Eva", *COMPUTERS[1:])
    assert director.evening.own is None, "whoever sits in the chair plays nowhere"
    for one in players:
        one.go()
    tables = [one for one in club.house.sittings.values() if one.setting.played is not None]
    play(club, players)
    assert [one.stage for one in tables] == ["over"] * 3, "also where only computers play"
    first, *others = [dealt(one) for one in tables]
    assert [dealer for dealer, *_ in first] == [2, 3]
    assert others == [first, first]
    results = director.evening.results
    assert [(one.table, one.board) for one in results] == [(at, board) for at in range(3) for board in (3, 4)]
    if game in PAIRED:
        assert {len(one.worth) for one in results} == {2}
        assert len({sum(one.worth) for one in results}) == 1, "all tricks of a deal"
    else:
        assert {len(one.worth) for one in results} == {4}, "each seat has its own"
    assert all(not one.evening.results for one in players)


@pytest.mark.parametrize("game", ["quist", *sorted({*COMPARED} - {*PAIRED})])
def test_a_killed_house_goes_on_with_the_evening(club: Club, game: str) -> None:
    director, players = gathered(club, game)
    round_of(director, *players)
    for one in players:
        one.go()
    play(club, players, actions=12)
    before = {one.id: dealt(one) for one in club.house.sittings.values() if one.match is not None}
    club.open()  # the other one is gone without a word
    for one in (director, *players):
        one.connect()
        one.done(Enter, table=one.gathering)
    for one in players:
        one.go()
    after = {id: dealt(one) for id in before if (one := club.house.sittings.find(id)) is not None}
    assert all(after[id][: len(deals)] == deals for id, deals in before.items())
    round_of(director, *players)  # the repeated order takes effect once
    assert {one.id for one in club.house.sittings.values()} == {director.gathering, *before}
    play(club, players)
    results = director.evening.results
    assert len({(one.table, one.board) for one in results}) == len(results) == 6
    club.open()
    director.connect()
    director.done(Enter, table=director.gathering)
    assert director.evening.results == results, "also those of tables that are over"


def test_a_house_killed_between_a_tables_last_card_and_its_end_ends_it_when_it_is_opened(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    director, players = gathered(club)
    round_of(director, *players)
    for one in players:
        one.go()
    with monkeypatch.context() as killed:
        killed.setattr(Sitting, "store_end", lambda *_: False)  # suppress everything after the last card
        killed.setattr(f"{__name__}.busy", plays)
        play(club, players)
    kept = [one.id for one in club.house.sittings.values() if one.setting.played is not None]
    assert {club.house.sittings[id].stage for id in kept} == {"playing"}
    assert not plays(club)
    club.open()
    club.run(2 * COMPUTER_PACE_SECONDS)
    assert {table.stage for id in kept if (table := club.house.store.table_of(id)) is not None} == {"over"}


def test_of_a_round_that_was_begun_the_missing_tables_are_made_with_its_boards(club: Club) -> None:
    director, players = gathered(club)
    round_of(director, *players)
    first, second, third = sorted(one.id for one in club.house.sittings.values() if one.setting.played)
    for id in (second, third):  # as if it had been killed after the first
        club.house.store.remove(id)
    club.open()
    director.connect()
    director.done(Enter, table=director.gathering)
    round_of(director, *players)
    club.run(2 * COMPUTER_PACE_SECONDS)
    tables = [club.house.sittings[id] for id in (first, second, third)]
    assert [dealt(one) for one in tables] == [dealt(tables[0])] * 3


@pytest.mark.parametrize("game", ["quist", *sorted({*COMPARED} - {*PAIRED})])
def test_nobody_is_ahead_of_others(club: Club, game: str) -> None:
    """Neither watching, entering, the record nor talk reveals a board before its time."""
    director, (eva, fred) = gathered(club, game)
    round_of(director, eva, fred)
    eva.go()
    fred.go()
    play(club, [eva], actions=3)
    at = eva.table
    for other in (director, fred):
        assert other.denied(WatchTable, table=at) == "no-such-table"
        assert other.denied(Enter, table=at) == "no-such-table"
    assert eva.denied(Say, table=eva.gathering, text="Keep your aces") == "deal-is-on"
    while eva.stage(at) != "over":
        play(club, [eva], actions=0)
    assert eva.denied(Records, table=at) == "not-over", "others still play these boards"
    play(club, [fred])
    assert eva.done(Say, table=eva.gathering, text="That was long") == {}
    entries = eva.done(Records, table=at)["record"]["entries"]
    assert entries


def test_a_record_is_closed_while_a_table_of_its_round_is_still_to_be_opened(club: Club) -> None:
    director, (eva, fred) = gathered(club)
    round_of(director, eva, fred)
    eva.go()
    play(club, [eva])
    at = eva.table
    other = next(one.id for one in club.house.sittings.values() if one.setting.played and one.id != at)
    club.house.delete(club.house.sittings[other])  # as if the house had been killed before it opened this table
    assert eva.stage(at) == "over"
    assert eva.denied(Records, table=at) == "not-over", "others will play these boards"
    assert eva.denied(HowPlayed, table=eva.gathering, round=1) == "not-over"
    director.done(TellStandings, table=director.gathering, standings=[])
    assert eva.done(Records, table=at)["record"]["entries"], "a table that is gone after its round keeps no record"


def test_the_time_of_a_round_goes_on_when_the_house_was_killed_and_what_is_played_ends_with_the_standings(
    club: Club,
) -> None:
    director, (eva, fred) = gathered(club)
    round_of(director, eva, fred, seconds=600)
    assert eva.evening.left == director.evening.left == 600
    eva.go()
    club.run(200.0)
    club.open()  # the other one is gone without a word
    for one in (director, eva, fred):
        one.connect()
        one.done(Enter, table=one.gathering)
    assert eva.evening.left == pytest.approx(400, abs=1)
    for one in (eva, fred):
        one.go()
    for left in (300, 0):
        club.run(eva.evening.left - left + 1)
        told = [one for one in eva.heard if isinstance(one, TableNow) and one.table == eva.gathering]
        assert told[-1].evening is not None
        assert told[-1].evening.left == pytest.approx(left, abs=1), "everybody is told by the house"
        assert any(one.stage == "playing" for one in club.house.sittings.values()), "the director leads, not the clock"
    director.done(TellStandings, table=director.gathering, standings=[])
    assert not busy(club)
    assert eva.evening.left is None


def test_who_does_not_come_is_played_for_and_a_round_that_is_over_ends(club: Club) -> None:
    director, (eva, fred) = gathered(club)
    round_of(director, eva, fred)
    eva.go()
    club.run(90.0)
    late = next(one for one in club.house.sittings.values() if one.place_number_of(person_of(fred)) == 0 and one.match)
    assert late.match is not None
    assert late.match.seats[0].away is not None
    fred.done(Leave, table=fred.gathering)
    round_of(director, eva, fred, number=2, boards=(3, 4))
    assert late.stage == "over"
    assert eva.evening.round == 2
    playing = [one for one in club.house.sittings.values() if one.stage == "playing"]
    (own,) = [one for one in playing if one.place_number_of(person_of(eva)) == 0]
    assert own.id != eva.table
    second = next(one for one in club.house.sittings.values() if one.setting.played and one.id.endswith("-2-1"))
    assert [place.person for place in second.setting.places] == [""] * 4, "who has left is a computer there"
    assert director.denied(PlayRound, table=director.gathering, round=1, rounds=3, boards=[1], seating=[
        {"number": 0, "chairs": chairs(*COMPUTERS)},
    ]) == "not-now"  # fmt: skip


@pytest.mark.parametrize("kind", [PlayRound, TellStandings, Begin, DrawSeats, HandOver])
def test_only_the_director_leads(club: Club, kind: type[Request]) -> None:
    director, (eva, _) = gathered(club)
    fields: dict[type[Request], dict[str, object]] = {
        PlayRound: {"round": 1, "rounds": 1, "boards": [1], "seating": [{"number": 0, "chairs": chairs(*COMPUTERS)}]},
        TellStandings: {"standings": []}, HandOver: {"person": person_of(eva)},
    }  # fmt: skip
    assert eva.denied(kind, table=director.gathering, **fields.get(kind, {})) == "not-the-host"
    if kind in (Begin, DrawSeats, HandOver):  # requests that tables have and evenings lack
        assert director.denied(kind, table=director.gathering, **fields.get(kind, {})) in ("begun", "not-here")


@pytest.mark.parametrize("role", ["director", "scorer"])
@pytest.mark.parametrize("removed", [False, True])
def test_a_role_ends_when_its_person_leaves_or_is_removed(club: Club, role: str, removed: bool) -> None:
    director, (eva, fred) = gathered(club)
    director.done(Appoint, table=director.gathering, person=person_of(eva), role=role)
    assert eva.evening.role == role
    if removed:
        director.done(Remove, table=director.gathering, person=person_of(eva))
    else:
        eva.done(Leave, table=eva.gathering)
    eva.done(Enter, table=eva.now.code)
    assert eva.evening.role == "player"
    assert eva.denied(EveningLog, table=eva.gathering, after=0) == "not-the-host"
    assert person_of(eva) not in (*director.evening.directors, *director.evening.scorers)
    assert fred.evening.role == "player"


def test_a_director_of_the_owner_has_the_role_again_on_return(club: Club) -> None:
    director, (eva, _) = gathered(club)
    club.house.orders.directors = frozenset({person_of(eva)})
    eva.done(Enter, table=eva.gathering)
    assert eva.evening.role == "director"
    director.done(Remove, table=director.gathering, person=person_of(eva))
    eva.done(Enter, table=director.gathering)
    assert eva.evening.role == "director"


@pytest.mark.parametrize("seating", [
    [(0, "Eva", "Eva", "Cyril", "Dora")],
    [(0, "Eva", "Bor", "Cyril", "Dora"), (1, "Bor", "Eva", "Cyril", "Dora")],
    [(0, "Eva", "Bor", "Cyril", "Dora"), (0, "Fred", "Bor", "Cyril", "Dora")],
])  # fmt: skip
def test_one_person_has_one_chair_and_one_number_one_table(club: Club, seating: list[tuple[Any, ...]]) -> None:
    director, people = gathered(club)
    known = {player.name: player for player in people}
    tables = [
        {"number": number, "chairs": chairs(*(known.get(name, name) for name in names))} for number, *names in seating
    ]
    denied = director.denied(PlayRound, table=director.gathering, round=1, rounds=1, boards=(1, 2), seating=tables)
    assert denied == "no-such-match"
    assert director.evening.round == 0
    assert len(club.house.sittings.values()) == 1


def test_of_acts_that_come_together_all_happen_or_none(club: Club) -> None:
    director = Player(club, "Adam")
    director.table = director.done(OpenTable, game="quist", players=9, evening="e")["table"]
    entered = [{"type": "entered", "persons": persons} for persons in (["a", "b"], ["c", "d"], ["b", "e"])]
    events = [{"type": "announced", "plan": {}}, *entered]
    acts = [{"at": f"18:0{at}", "event": event, "note": f"note {at}"} for at, event in enumerate(events)]

    def log() -> tuple[int, dict[str, str]]:
        answer = director.done(EveningLog, table=director.table, after=0, state=0)
        return answer["count"], answer.get("notes", {})

    assert isinstance(director.ask(Direct, table=director.table, after=0, acts=acts), Denied), "one person enters twice"
    assert log() == (0, {})
    assert director.done(Direct, table=director.table, after=0, acts=acts[:3])["number"] == 2
    assert director.done(Direct, table=director.table, after=0, acts=acts[:3])["number"] == 2, "asked for again"
    assert log() == (3, {"0": "note 0", "1": "note 1", "2": "note 2"})


def test_the_chair_is_the_directors_and_the_evening_ends_with_them(club: Club) -> None:
    director, (eva, fred) = gathered(club)
    director.done(Sit, table=director.gathering, place=3)
    assert eva.denied(Sit, table=eva.gathering, place=0) == "taken"
    late = Player(club, "Gita")
    late.done(Enter, table=director.gathering)
    assert late.now.own == 4, "not the chair, which is empty now"
    director.done(TellStandings, table=director.gathering, over=True, standings=[
        {"person": person_of(eva), "after": 1, "place": 1, "of": 4, "shared": False, "worth": 62.5},
    ])  # fmt: skip
    assert eva.evening.standing is not None
    assert eva.evening.standing.worth == 62.5
    assert fred.evening.standing is None, "each is told the own one"
    director.done(Leave, table=director.gathering)
    assert any(isinstance(one, Removed) for one in eva.heard)
    assert not club.house.sittings


@pytest.mark.parametrize("game", STANDARD.names)
def test_what_cannot_be_compared_is_refused(club: Club, game: str) -> None:
    """Three players, a bank carried over, a game that ends with the first hit."""
    director, rules = Player(club, "Dita"), STANDARD[game].ruleset()
    cannot = [one for one in rules.presets.values() if isinstance(rules.options_for_boards(one, 1), Refusal)]
    asked = [to_json_value(one) for one in cannot] + ([{"tour": "three"}] if game == "whist" else [])
    for options in asked:
        assert director.denied(OpenTable, game=game, players=9, evening=EVENING, options=options) == "no-such-match"
    assert asked or game == "quist"


def test_a_deal_that_was_played_is_told_as_it_was(club: Club) -> None:
    """The director's tricks equal those that the players were told."""
    director, (eva, _) = gathered(club, names=("Eva", "Fred"))
    round_of(director, eva, boards=(5,))
    eva.go()
    play(club, [eva])
    assert eva.rules is not None
    happened = [one.event for one in eva.messages if isinstance(one, EventHappened)]
    ended = [event for event in happened if isinstance(event, eva.rules.ends_deal)]
    assert len(ended) == 1
    own = next(one for one in director.evening.results if one.table == 0)
    assert isinstance(own, BoardResult)
    assert (own.north, own.east) == ended[0].tricks  # type: ignore[attr-defined]


@pytest.mark.parametrize("game", PAIRED)
def test_computers_play_alike_for_alike(club: Club, game: str) -> None:
    director, _ = gathered(club, game)
    seating = [{"number": at, "chairs": chairs(*names)} for at, names in enumerate((COMPUTERS, COMPUTERS[::-1]))]
    director.done(PlayRound, table=director.gathering, round=1, rounds=1, boards=(1, 2), seating=seating)
    tables = [one for one in club.house.sittings.values() if one.setting.played is not None]
    play(club, [])
    first, second = ([*one.match.match.record] for one in tables if one.match is not None)
    assert first == second, "whoever sits there"
    assert len(first) > 60


def test_a_director_who_plays_learns_no_result_of_a_board_before_playing_it(club: Club) -> None:
    director, (eva, _) = gathered(club)
    director.done(Sit, table=director.gathering, place=3)
    round_of(director, eva, director, boards=(1, 2))
    eva.go()
    director.go()
    while eva.stage(eva.table) != "over":
        play(club, [eva], actions=0)
    assert director.evening.results == ()
    assert director.stage(director.table) == "playing"
    play(club, [director])
    assert len(director.evening.results) == 6


@pytest.mark.parametrize("game", COMPARED)
def test_how_others_played_is_told_when_nobody_plays_the_round_any_more_to_those_who_did(club: Club, game: str) -> None:
    director, players = gathered(club, game, ("Eva", "Fred", "Gita"))
    eva, fred, gita = players
    round_of(director, eva, fred, boards=(3, 4))
    for one in (eva, fred):
        one.go()
    asked = {"table": eva.gathering, "round": 1}
    assert eva.denied(HowPlayed, **asked) == "not-over"
    assert eva.denied(BoardAt, **asked, number=1, board=3) == "not-over"
    play(club, (eva, fred))
    assert gita.denied(HowPlayed, **asked) == "no-such-table", "who sat out played none of it"
    for one, seat, table in ((eva, 0, 0), (fred, 0, 1), (director, 0, None)):
        played = msgspec.convert(one.done(HowPlayed, **asked)["played"], PlayedRound)
        assert (played.seat, played.table) == (seat, table)
        told = [(line.table, line.board, line.worth) for line in played.lines]
        assert sorted(told) == [(one.table, one.board, one.worth) for one in director.evening.results]
    rules = STANDARD[game].ruleset()
    for line in played.lines:
        board = msgspec.convert(eva.done(BoardAt, **asked, number=line.table, board=line.board)["board"], PlayedBoard)
        assert board.names == line.names
        pairs = len(line.worth) == 2
        for seat in range(4):
            match = restore_match(saved_match_of_board(board, seat, turned=pairs), STANDARD)
            assert match.is_over, "a match of its own"
            first = seat if pairs else 0
            counts = [rules.board_worth(match.state, (side - first) % 4) for side in range(len(line.worth))]
            assert counts == list(line.worth), "the same deal, from whichever seat it is told"
    assert eva.denied(BoardAt, **asked, number=9, board=3) == "no-such-table"
    assert eva.denied(BoardAt, **asked, number=0, board=5) == "not-over"


def test_everybody_is_told_how_all_stand_and_agrees_alone_to_be_named(club: Club) -> None:
    director, (eva, fred) = gathered(club)
    assert eva.done(Standings, table=eva.gathering) == {"standings": []}
    line = [1, 0, 1, False, 62.5, 4, ["Eva", "Ada"], True, "percent"]
    director.done(TellStandings, table=director.gathering, standings=[], all=[line])
    assert [one.done(Standings, table=eva.gathering) for one in (eva, fred)] == [{"standings": [line]}] * 2
    eva.done(ShowName, table=eva.gathering, on=True)
    assert (eva.evening.shown, fred.evening.shown) == (True, False)
    assert director.evening.agreed == (person_of(eva),)
    assert fred.evening.agreed == (), "the director alone"
    eva.done(ShowName, table=eva.gathering, on=False)
    assert director.evening.agreed == ()
