"""How Loker players bet: bluffs at the theoretical rate, only winnable pots counted, ranges inferred from stakes."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from numeramis_access.core.cards import numeramis_pack, without_cards
from numeramis_access.games.loker.events import Bet, Call, Check, Fold, Raise
from numeramis_access.games.loker.players.betting import (
    WEAK_STRENGTH,
    betting_spot,
    bluff_frequency,
    fold_frequency,
    likelihoods_from_bets,
    stake_value,
)
from numeramis_access.games.loker.players.habits import (
    BET_CHANCE,
    chances_to_be_best,
    least_calling_chance,
    share_of_weaker_hands,
    share_that_folds,
)
from numeramis_access.games.loker.players.model import strength_of
from numeramis_access.games.loker.players.policies import judge_among, policy
from numeramis_access.games.loker.players.profiles import PROFILES
from numeramis_access.games.loker.rules import Loker
from numeramis_access.games.loker.state import Betting, LokerOptions, LokerState, LokerView

RULES = Loker()
RECKONERS = ("strong", "judge")


def at(hand: str, bets: tuple[int, ...], paid: tuple[int, ...], left: tuple[int, ...], **more: Any) -> LokerView:
    """Return the view of seat 0 in the last interval: stakes of the interval and of the game, chips left."""
    seats = len(bets)
    mine = tuple(sorted(hand))
    pack = without_cards(numeramis_pack(), *mine)
    fields: dict[str, Any] = {"folded": (False,) * seats, "acted": (False,) * seats, "interval": 3, **more}
    betting = Betting(bets, paid, open=True, step=max(bets), raises=int(any(bets)), **fields)
    state = LokerState(
        LokerOptions(stakes="poker"), seats, thrown=((),) * seats, laid=(False,) * seats, points=(0,) * seats,
        hands=(mine, *(pack[6 * place : 6 * place + 6] for place in range(seats - 1))), chips=left, ante_paid=True,
        changed=((3, 3),) * seats, dealer=seats - 1, dealing=False, order=tuple(range(seats)), stock=pack[60:],
        round=2, turn=0, bank=sum(paid), betting=betting,
    )  # fmt: skip
    return RULES.view(state, 0)


@pytest.mark.parametrize("level", RECKONERS)
def test_bluffs_stand_to_bets_for_value_as_the_stake_to_pot_and_stake(level: str) -> None:
    """Over all possible hands, alone against one opponent who may then call or fold."""
    rng, player = random.Random(5), policy(level)
    reasons: Counter[str] = Counter()
    parts: list[float] = []
    for _ in range(3000):
        hand = "".join(rng.sample(numeramis_pack(), 6))
        view = at(hand, (0, 0), (10, 10), (90, 90))
        choice = player.choose(view, rng, 0)
        # Dealt hands are weaker than hands after two exchanges: only weak and strong ones count.
        reasons[choice.reason] += 1
        if isinstance(choice.action, Bet):
            parts.append(choice.action.to / (20 + choice.action.to))
    assert reasons["bluffs"] > 100
    spot = betting_spot(at("013579", (0, 0), (10, 10), (90, 90)), PROFILES[level])
    weak = sum(reasons[name] for name in ("bluffs", "checks")) * 1.0
    expected = bluff_frequency(spot, 14)
    # Some of the hands that check are not weak enough to bluff, and stakes differ: the margin is wide.
    assert 0.4 * expected < reasons["bluffs"] / weak < 1.6 * expected
    assert all(0.2 < part < 0.85 for part in parts)


def test_the_share_of_bluffs_makes_calling_worth_nothing() -> None:
    spot = betting_spot(at("013579", (0, 0), (10, 10), (90, 90)), PROFILES["judge"])
    for to in (8, 14, 20, 30):
        part = to / (20 + to)
        calls = 1 - part
        value, bluffs = calls / 2, bluff_frequency(spot, to) * WEAK_STRENGTH
        # A call wins pot and stake from bluffs and loses the stake to the rest.
        assert bluffs * (20 + to) - value * to == pytest.approx(0)


@pytest.mark.parametrize("level", RECKONERS)
def test_nobody_bluffs_somebody_who_is_all_in(level: str) -> None:
    view = at("013579", (0, 0, 0), (30, 30, 30), (70, 0, 70))
    for seed in range(40):
        assert policy(level).choose(view, random.Random(seed), 0).action == Check()
    assert fold_frequency(betting_spot(view, PROFILES[level]), 30) == 0


@pytest.mark.parametrize("level", RECKONERS)
def test_a_call_is_for_the_pots_that_one_can_win(level: str) -> None:
    """With 10 chips left it can win only 10 of each of two stakes of 90."""
    short = at("445556", (0, 90, 90), (10, 100, 100), (10, 0, 0))
    deep = at("445556", (0, 90, 90), (10, 100, 100), (90, 0, 0))
    worth = {}
    for name, view in (("short", short), ("deep", deep)):
        choice = policy(level).choose(view, random.Random(1), 0)
        worth[name] = dict(choice.candidates)[Call()]
    assert worth["short"] <= 60 - 10
    assert worth["deep"] <= 300 - 90
    assert worth["short"] > worth["deep"] or worth["deep"] > 0


@pytest.mark.parametrize("level", RECKONERS)
def test_the_better_the_hand_the_more_a_call_and_a_stake_are_worth(level: str) -> None:
    calls, stakes = [], []
    for hand in ("013579", "001135", "889912", "777013", "777881", "999913", "999999"):
        view = at(hand, (0, 14), (10, 24), (90, 76))
        spot = betting_spot(view, PROFILES[level])
        calls.append(spot.call_value)
        stakes.append(stake_value(spot, 60))
    assert calls == sorted(calls)
    assert stakes == sorted(stakes)


@pytest.mark.parametrize("level", RECKONERS)
def test_a_king_loker_raises_and_a_hand_with_nothing_gives_up(level: str) -> None:
    strong = policy(level).choose(at("999999", (0, 14), (10, 24), (90, 76)), random.Random(1), 0)
    weak = policy(level).choose(at("013579", (0, 14), (10, 24), (90, 76)), random.Random(1), 0)
    assert isinstance(strong.action, Raise)
    assert strong.values["chance"] > 0.99
    assert weak.action == Fold()


def test_who_bet_last_is_told_from_those_who_called() -> None:
    """Seats 2 and 3 have matched the stake; 2 acts before 3, so 2 bet."""
    view = at("013579", (0, 0, 10, 10), (5, 5, 15, 15), (90, 90, 80, 80), acted=(False, False, True, True))
    likely = likelihoods_from_bets(view, 0)
    assert likely[2][0] < likely[3][0] * 1.5
    assert likely[2][1] < likely[3][1]
    assert set(likely) == {1, 2, 3}


def test_club_never_bluffs_and_a_beginner_calls_more() -> None:
    rng = random.Random(9)
    calls: Counter[str] = Counter()
    for _ in range(400):
        hand = "".join(rng.sample(numeramis_pack(), 6))
        for level in ("beginner", "club"):
            asked = policy(level).choose(at(hand, (0, 14), (10, 24), (90, 76)), rng, 0)
            calls[level] += asked.action == Call()
            free = policy(level).choose(at(hand, (0, 0), (10, 10), (90, 90)), rng, 0)
            assert free.reason in ("bets-strong", "checks")
    assert calls["beginner"] > 1.3 * calls["club"]


# Among players by rules of thumb


@pytest.mark.parametrize("level", ["beginner", "club"])
def test_the_stakes_of_a_level_are_those_of_its_habits(level: str) -> None:
    rng, player = random.Random(5), policy(level)
    for _ in range(300):
        hand = tuple(sorted(rng.sample(numeramis_pack(), 6)))
        hope = chances_to_be_best(1, 0)[strength_of(hand)]
        bets = player.choose(at("".join(hand), (0, 0), (10, 10), (90, 90)), rng, 0).action
        assert isinstance(bets, Bet) == (hope > BET_CHANCE)
        answers = player.choose(at("".join(hand), (0, 10), (10, 20), (90, 80)), rng, 0).action
        assert isinstance(answers, Fold) == (hope < least_calling_chance(level, 10, 30))


@pytest.mark.parametrize("level", ["beginner", "club"])
def test_the_share_of_a_range_that_gives_up_grows_with_the_stake(level: str) -> None:
    for done in range(3):
        shares = [share_of_weaker_hands(level, done, 1, chance / 20) for chance in range(21)]
        assert shares == sorted(shares)
        assert shares[0] == 0
        assert shares[-1] == pytest.approx(1, abs=0.001)
    # Players who have had their exchanges hold less than the good players that they compare themselves with.
    assert share_of_weaker_hands(level, 2, 1, 0.5) > 0.5
    view = at("013579", (0, 0), (10, 10), (90, 90))
    folds = [share_that_folds(view, level, (1,), to) for to in (4, 20, 80)]
    assert folds == sorted(folds)
    assert folds[0] < folds[-1]


def test_against_club_players_who_never_bluff_the_call_of_a_weak_figure_is_worth_less() -> None:
    view = at("114579", (0, 20), (10, 30), (90, 70))
    worth = {}
    for level in ("expert", "club"):
        values = dict(judge_among(level).choose(view, random.Random(1), 0).candidates)
        worth[level] = values[Call()] - values[Fold()]
    assert worth["club"] < worth["expert"]


@pytest.mark.parametrize("level", ["beginner", "improver", "club"])
def test_a_stake_of_a_rule_of_thumb_grows_with_pot_and_hand(level: str) -> None:
    """A beginner raised one chip at a time: to three, to four, to nine, to ten."""
    player, rng = policy(level), random.Random(4)

    def stake(hand: str, pot: int) -> int:
        made = player.choose(at(hand, (0, 0), (pot // 2, pot // 2), (500, 500)), rng, 0).action
        assert isinstance(made, Bet)
        return made.to

    good, best = "077799", "999999"
    assert stake(good, 20) < stake(best, 20) < stake(best, 100)
    assert stake(good, 100) >= 100 / 5
    raised = player.choose(at(best, (0, 40), (20, 60), (500, 460)), rng, 0).action
    assert isinstance(raised, Raise)
    assert raised.to >= 40 + (60 + 20 + 40) / 2
