"""Every Quist player is legal, blind to hidden cards, and as strong as intended."""

from __future__ import annotations

import random

import msgspec
import pytest

from numeramis_access.core.actions import PlayCard
from numeramis_access.core.table import Table
from numeramis_access.games.quist.players.model import PublicDeal
from numeramis_access.games.quist.players.policies import LADDER, OPPONENTS, policy
from numeramis_access.games.quist.players.reasons import REASON_CODES, reason
from numeramis_access.games.quist.rules import Quist
from numeramis_access.games.quist.state import QuistOptions, QuistState, QuistView
from numeramis_access.players.arena.arena import Contest, ContestResult, contest_result, play_deal
from numeramis_access.players.policy import LEVELS, Choice
from tests.standard import policy as named

#: worlds of the sampling players: enough to choose
WORLDS = 40


def played_to(count: int, seed: int, last_pile: str = "leader") -> QuistState:
    """Return a state of the ruleset after this many random plays."""
    options = QuistOptions(games=1, last_pile=last_pile)  # type: ignore[arg-type]
    match, chance = Table(Quist(), options, 4, seed), random.Random(seed)
    match.draw()
    for _ in range(count):
        match.act(chance.choice(match.view(match.to_act).legal))  # type: ignore[arg-type]
    state: QuistState = match.state
    return state


def chosen(level: str, state: QuistState, ms: int = 0) -> tuple[Choice, QuistView]:
    rules = Quist()
    view = rules.view(state, rules.to_act(state))
    return policy(level, WORLDS).choose(view, random.Random(3), ms), view


def test_the_ladder_has_every_level() -> None:
    assert set(LEVELS) < set(LADDER)
    assert type(named("quist", "expert")) is type(policy("expert"))
    with pytest.raises(KeyError):
        policy("nobody")


@pytest.mark.parametrize("level", LADDER)
@pytest.mark.parametrize("count", [0, 6, 17, 27, 30, 34, 35])
def test_choices_are_legal_and_say_why(level: str, count: int) -> None:
    for last_pile in ("leader", "nobody"):
        choice, view = chosen(level, played_to(count, count + 1, last_pile))
        assert choice.action in view.legal
        assert {action for action, _ in choice.candidates} <= set(view.legal)
        assert choice.reason in (REASON_CODES if level != "random" else ("at-random",))


@pytest.mark.parametrize("level", sorted(set(LADDER) - {"random"}))
def test_the_reason_names_the_card(level: str) -> None:
    for count in (0, 17, 35):
        choice, _ = chosen(level, played_to(count, count + 1))
        assert PlayCard(choice.values["card"]) == choice.action


@pytest.mark.turns(3)
@pytest.mark.parametrize("level", LADDER)
@pytest.mark.parametrize("count", [0, 5, 18, 29, 33])
def test_exchanging_what_a_seat_cannot_see_never_changes_its_choice(level: str, count: int) -> None:
    state, chance = played_to(count, 20 + count), random.Random(count)
    seat = Quist().to_act(state)
    hidden = [card for owner, hand in enumerate(state.hands) if owner != seat for card in hand] + list(state.stock)
    before, _ = chosen(level, state)
    for _ in range(3):
        chance.shuffle(hidden)
        rest = iter(hidden)
        hands = tuple(
            hand if owner == seat else tuple(sorted(next(rest) for _ in hand)) for owner, hand in enumerate(state.hands)
        )
        other = msgspec.structs.replace(state, hands=hands, stock=tuple(rest))
        assert chosen(level, other)[0] == before


def test_with_a_time_the_master_plays_a_legal_card() -> None:
    choice, view = chosen("master", played_to(9, 1), ms=5)
    assert choice.action in view.legal


def duplicate(first: str, second: str, deals: int, seed: int, ms: int = 0) -> ContestResult:
    """Return the first player's result over this many deals, each played from both sides."""
    contest = Contest(Quist(), OPPONENTS, QuistOptions(), 4, first, second, seed, ms)
    return contest_result([play_deal(contest, number) for number in range(deals)])


@pytest.mark.turns(3)
@pytest.mark.parametrize(("level", "low", "high"), [("beginner", 3.8, 4.3), ("club", 4.7, 5.1), ("strong", 5.4, 9.0)])
def test_tricks_of_nine_against_greedy(level: str, low: float, high: float) -> None:
    assert low <= duplicate(level, "greedy", deals=200, seed=2).mean_units <= high


@pytest.mark.long
@pytest.mark.timeout(7200)
@pytest.mark.parametrize(
    ("opponent", "least"), [("random", 6.2), ("greedy", 5.45), ("club", 4.5), ("sampler", 4.5), ("strong", 4.65)]
)
def test_tricks_of_the_judge_at_200_ms(opponent: str, least: float) -> None:
    found = duplicate("judge", opponent, deals=100, seed=5, ms=200)
    assert found.mean_units + found.half_interval >= least


def public_of(phases: str, now: str, leader: int = 0) -> PublicDeal:
    public = PublicDeal(leader)
    for card in (phases + now).replace(" ", ""):
        public.play(int(card))
    return public


def hand_of(cards: str) -> list[int]:
    return [cards.count(str(number)) for number in range(10)]


REASONED = [
    ("", "", "555", 5, "only-choice"),
    ("", "", "357", 3, "leads-keeping"),
    ("", "", "357", 5, "leads-keeping"),
    ("", "", "357", 7, "leads-top"),
    ("9999 9999", "", "37", 7, "leads-top"),
    ("9999 9999 8888 8888", "", "37777777", 7, "leads-top"),
    ("9999 9999 8888 8888", "", "377777777", 7, "leads-sure"),
    ("", "5", "357", 7, "beats-some"),
    ("", "525", "357", 7, "wins"),
    ("", "52", "357", 7, "overtakes-partner"),
    ("", "5", "359", 9, "beats-all"),
    ("", "5", "357", 5, "ties-for-now"),
    ("", "9", "359", 9, "ties-to-deny"),
    ("", "524", "357", 5, "ties-to-deny"),
    ("", "52", "357", 5, "ties-partner"),
    ("", "52", "357", 3, "leaves-to-partner"),
    ("", "452", "357", 3, "partner-has"),
    ("", "452", "5558", 8, "saves-from-tie"),
    ("", "452", "357", 7, "takes-over"),
    ("", "554", "357", 3, "keeps-high"),
    ("", "554", "345", 5, "tied-already"),
    ("", "995", "357", 3, "cannot-beat"),
    ("", "9", "357", 3, "cannot-beat"),
    ("", "6", "3999", 3, "keeps-high"),
]


def test_every_reason_has_an_example() -> None:
    assert {code for *_, code in REASONED} == set(REASON_CODES)


@pytest.mark.parametrize(("phases", "now", "hand", "card", "code"), REASONED)
def test_reasons(phases: str, now: str, hand: str, card: int, code: str) -> None:
    assert reason(public_of(phases, now), hand_of(hand), card).code == code


def test_keeping_a_nine_tells_how_many_are_still_out() -> None:
    why = reason(public_of("9990 1239", "6"), hand_of("3999"), 3)
    assert why.code == "keeps-high"
    told = {"card": "3", "worth": 1, "kept": "9", "left": 1, "top": "6", "seat": 3}
    assert told.items() <= why.values.items()
