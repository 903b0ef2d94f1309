"""The rules of Quist by their numbers, and the worked example as played and as spoken."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from numeramis_access.core.actions import PlayCard, Refusal
from numeramis_access.core.cards import numeramis_pack
from numeramis_access.core.seats import CHANCE
from numeramis_access.core.table import Table
from numeramis_access.games.quist.events import (
    DealScored,
    ExtraGame,
    MatchWon,
    PhaseTied,
    PileLeft,
    TrickWon,
)
from numeramis_access.games.quist.rules import Quist
from numeramis_access.games.quist.state import QuistOptions, QuistState, highest_of
from numeramis_access.games.shared.number_cards import HandsDealt
from numeramis_access.games.shared.pairs import CardsCut, PartnersDrawn, seat_partners
from numeramis_access.words.current import CurrentLanguage
from numeramis_access.words.narrator import Narrator
from numeramis_access.words.people import People, Person
from tests.in_json import in_json
from tests.standard import words_of

EXAMPLE = Path(__file__).parent.parent / "transcripts" / "rules" / "quist-tied-phases.toml"
PEOPLE = People(
    (Person("Marie", "feminine"), Person("Alojz"), Person("Petra", "feminine"), Person("David")),
    me=0,
    has_partners=True,
)


def pack_of(hands: list[str], dealer: int = 3) -> tuple[str, ...]:
    """Return a pack that deals these hands (N2): one card at a time from the dealer's left."""
    rest = list(numeramis_pack())
    for card in "".join(hands):
        rest.remove(card)
    dealt = [hands[(dealer + 1 + step) % 4][turn] for turn in range(9) for step in range(4)]
    return (*dealt, *rest)


def table_of(hands: list[str], dealer: int = 3, **options: Any) -> Table:
    """Return a table at which these hands have been dealt."""
    chosen = QuistOptions(**{"games": 1, **options})
    table = Table(Quist(), chosen, 4, seed=1, dealer=dealer, packs=[pack_of(hands, dealer)])
    table.draw()
    return table


def play(table: Table, cards: str) -> list[Any]:
    """Play cards one after another, each from the seat to act; return the events."""
    events = []
    for card in cards:
        happened = table.act(PlayCard(card))
        assert not isinstance(happened, Refusal), happened
        events += [event for event, _ in happened]
    return events


#: seats 0-3 hold one number each, so that the winner is always seat 3
LADDER = ["000011112", "222233334", "444455556", "666677778"]


def test_Q3_nine_cards_each_from_the_dealers_left_and_44_hidden() -> None:
    table = table_of(LADDER, dealer=1)
    dealt = next(event for event, _ in table.moments if isinstance(event, HandsDealt))
    assert dealt.leader == 2
    assert [len(hand) for hand in dealt.hands] == [9] * 4
    assert len(dealt.stock) == 44
    assert table.view(0).stock == ("?",) * 44  # type: ignore[attr-defined]


def test_Q5_any_card_may_be_played_and_a_card_not_held_is_refused() -> None:
    table = table_of(LADDER)
    assert table.ruleset.legal(table.state) == (PlayCard("0"), PlayCard("1"), PlayCard("2"))
    refusal = table.act(PlayCard("9"))
    assert isinstance(refusal, Refusal)
    assert (refusal.code, refusal.rule) == ("not-held", "Q5")


def test_Q6_Q7_a_phase_is_four_cards_and_the_single_highest_takes_them() -> None:
    events = play(table_of(LADDER), "0246")
    assert events[-1] == TrickWon(3, "6", 1)


def test_Q8_Q9_partners_tie_as_well_and_only_the_phases_own_cards_count() -> None:
    table = table_of(["911111111", "022222222", "933333333", "044444444"])
    events = play(table, "9090")
    assert events[-1] == PhaseTied("9", 0, 2)
    assert table.to_act == 0
    assert play(table, "1234")[-1] == TrickWon(3, "4", 2)


def test_Q10_the_winner_leads_to_the_next_trick() -> None:
    table = table_of(LADDER)
    play(table, "0246")
    assert table.to_act == 3


def test_Q11_the_last_pile_goes_to_who_would_have_led_or_by_option_to_nobody() -> None:
    hands = ["123456789", "123456789", "123456780", "123456780"]
    for last_pile, kind in (("leader", TrickWon), ("nobody", PileLeft)):
        table = table_of(hands, last_pile=last_pile)
        events: list[Any] = []
        while table.to_act not in (None, CHANCE):
            events += play(table, table.state.hands[table.to_act][0])
        ends = [event for event in events if isinstance(event, TrickWon | PileLeft)]
        assert len(ends) == 1
        assert isinstance(ends[0], kind)
        assert ends[0].tricks == 9
        if isinstance(ends[0], TrickWon):
            assert ends[0].by_tie
            assert ends[0].seat == highest_of(table.state.past_piles[-1][-1]).seat  # type: ignore[union-attr]


def test_Q12_all_nine_tricks_are_shared_out() -> None:
    table = table_of(LADDER)
    events: list[Any] = []
    while table.to_act not in (None, CHANCE):
        events += play(table, table.state.hands[table.to_act][0])
    scored = next(event for event in events if isinstance(event, DealScored))
    assert sum(scored.tricks) == 9
    assert in_json(table.ruleset.deal_result(table.state)) == {"tricks": list(scored.tricks), "winner": scored.winner}


def after(scores: tuple[tuple[int, int], ...], games: int, last_pile: str = "leader", extra: int = 0) -> QuistState:
    """Return the state after games with these scores."""
    options = QuistOptions(games=games, last_pile=last_pile)  # type: ignore[arg-type]
    return QuistState(options, (0, 1, 2, 3), dealer=0, scores=scores, announced_extra=extra)


def test_Q13_more_games_win_the_match() -> None:
    won = Quist().follow(after(((5, 4), (6, 3), (0, 9)), 3))
    assert won == MatchWon(0, (2, 1), (11, 16), by_tricks=False)


def test_Q13_level_games_are_decided_by_tricks() -> None:
    won = Quist().follow(after(((5, 4), (0, 9)), 2))
    assert won == MatchWon(1, (1, 1), (5, 13), by_tricks=True)


def test_Q13_level_tricks_too_ask_for_one_extra_game_which_decides() -> None:
    level = ((5, 4), (4, 5))
    assert Quist().follow(after(level, 2)) == ExtraGame(3)
    assert Quist().follow(after(level, 2, extra=3)) is None
    assert isinstance(Quist().follow(after((*level, (5, 4)), 2, extra=3)), MatchWon)


def test_Q13_extra_games_go_on_while_nobody_is_ahead() -> None:
    level = ((5, 4), (4, 5), (4, 4))
    assert Quist().follow(after(level, 2, "nobody", extra=3)) == ExtraGame(4)


def test_Q2_partners_are_the_two_odd_cuts_and_everyone_cuts_again_otherwise() -> None:
    for seed in range(40):
        table = Table(Quist(), QuistOptions(partners="draw"), 4, seed)
        table.draw()
        events = [event for event, _ in table.moments]
        cuts = [event for event in events if isinstance(event, CardsCut)]
        drawn = next(event for event in events if isinstance(event, PartnersDrawn))
        odd = [{place for place, card in enumerate(cut.cards) if int(card) % 2} for cut in cuts]
        assert [cut.decided for cut in cuts] == [len(places) == 2 for places in odd]
        assert cuts[-1].decided
        assert {drawn.seating[0], drawn.seating[2]} in (odd[-1], {0, 1, 2, 3} - odd[-1])


def test_Q2_the_first_entrant_keeps_seat_0() -> None:
    assert seat_partners((1, 3)) == (0, 1, 2, 3)
    assert seat_partners((0, 1)) == (0, 2, 1, 3)
    assert seat_partners((2, 3)) == (0, 2, 1, 3)


def test_Q14_the_last_trick_is_seen_until_the_next_card_and_not_after() -> None:
    table = table_of(LADDER)
    play(table, "0246")
    view: Any = table.view(1)
    assert [play.card for phase in view.last_trick for play in phase] == list("0246")
    play(table, "6")
    view = table.view(1)
    assert view.last_trick == ()


def test_Q15_highest_tied_and_worth_are_in_every_view() -> None:
    table = table_of(["594711100", "834662223", "891633345", "290544477"])
    play(table, "588")
    for seat in range(4):
        view: Any = table.view(seat)
        assert (view.highest.card, view.highest.seat, view.highest.tied, view.worth) == ("8", 1, True, 1)
    play(table, "2")
    assert table.view(2).worth == 2  # type: ignore[attr-defined]


@pytest.mark.parametrize("language", ["cs", "en"])
def test_the_worked_example_is_played_and_spoken_as_typed_by_hand(language: str) -> None:
    example = tomllib.loads(EXAMPLE.read_text(encoding="utf-8"))
    table = table_of(example["hands"], example["dealer"])
    narrator = Narrator(CurrentLanguage(language), words_of("quist"), PEOPLE)
    said_in = {said["phase"]: said[language] for said in example["said"]}
    for number, line in enumerate(example["phases"], start=1):
        leader, cards, end, *rest = line.split()
        assert table.to_act == int(leader)
        before = len(table.moments)
        events = play(table, cards)
        if end == "=":
            assert events[-1] == PhaseTied(rest[0], int(rest[1]), int(rest[2]))
        else:
            assert events[-1] == TrickWon(int(rest[0]), events[-1].card, int(rest[1]))
        texts = [
            announcement.text
            for event, state in table.moments[before:]
            for announcement in narrator.event(event.seen_by(0), table.ruleset.view(state, 0))
        ]
        if number in said_in:
            assert texts == said_in[number]
