"""Every Loker player is legal, repeatable, and right in certain positions."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from numeramis_access.catalogue import STANDARD
from numeramis_access.core.actions import Refusal
from numeramis_access.core.cards import Card, numeramis_pack, without_cards
from numeramis_access.core.seats import CHANCE
from numeramis_access.games.loker.events import Call, Close, Exchange, Fold, Lay
from numeramis_access.games.loker.players.policies import policy
from numeramis_access.games.loker.rules import Loker
from numeramis_access.games.loker.state import Betting, LokerOptions, LokerState, LokerView
from numeramis_access.players.policy import Choice
from numeramis_access.words.language import Language
from tests.contract.walk import SETTINGS, name_of, some_action, table_of
from tests.standard import words_of

RULES = Loker()
replace = msgspec.structs.replace
LEVELS = STANDARD["loker"].levels
LADDER = (*LEVELS, "greedy", "random")
SENSIBLE = ("club", "strong", "expert")
REASONS = {
    "only-choice", "at-random", "keeps-groups", "keeps-straight", "hopes-straight", "best-exchange", "plans-both",
    "stands-pat", "saves-chips", "no-figure", "closes-strong", "closes-last", "waits", "lays-down", "bets-strong",
    "all-in", "bluffs", "semi-bluffs", "calls-odds", "folds-weak", "checks", "improves", "improves-more",
    "betters-more", "spoils-less", "stands-pat-risk",
}  # fmt: skip
LOKER_SETTINGS = [setting for setting in SETTINGS if setting[0] == "loker"]


def at(
    hand: str, round_: int = 1, closer: str = "", bank: int = 0, chips_left: int = 0, place: int = 0, **more: Any
) -> LokerView:
    """Return the view of seat 0 of three at its turn with this hand.

    :param closer: the hand with which seat 2 has closed. :param place: the number of earlier actions in this round.
    """
    mine, last = tuple(sorted(hand)), tuple(sorted(closer))
    left = without_cards(numeramis_pack(), *mine, *last)
    order = ((0, 1, 2), (2, 0, 1), (1, 2, 0))[1 if closer else place]
    done = tuple((1,) * (round_ - 1 + (order.index(seat) < order.index(0))) for seat in range(3))
    hands = (mine, left[-6:], last or left[-12:-6])
    state = LokerState(
        LokerOptions(**more), 3, hands=hands, thrown=((),) * 3, changed=done,
        laid=(False, False, bool(closer)), points=(0,) * 3, chips=(chips_left,) * 3, bank=bank,
        dealer=2, dealing=False, order=order,
        stock=left[:-12], round=round_, turn=0, closer=2 if closer else None, ante_paid=True,
    )  # fmt: skip
    return RULES.view(state, 0)


def choice(level: str, view: LokerView) -> Choice:
    return policy(level).choose(view, random.Random(3), 0)


def play(setting: tuple[str, int, dict[str, Any]], seed: int) -> list[Choice]:
    """Return all choices of a match between the members of the ladder."""
    table = table_of(setting, seed)
    rng = random.Random(seed)
    players = [policy(LADDER[(seat + seed) % len(LADDER)]) for seat in range(setting[1])]
    choices: list[Choice] = []
    while not table.is_over:
        assert len(choices) < 2000
        seat = table.to_act
        assert seat is not None
        if seat == CHANCE:
            table.act(table.next_chance_action())
            continue
        made = players[seat].choose(RULES.view(table.state, seat), rng, 0)
        choices.append(made)
        assert not isinstance(table.act(made.action), Refusal), made
    return choices


@pytest.mark.turns(3)
@pytest.mark.parametrize("setting", LOKER_SETTINGS, ids=name_of)
@pytest.mark.parametrize("seed", range(3))
def test_whole_matches_are_played_by_the_rules_and_the_same_each_time(
    setting: tuple[str, int, dict[str, Any]], seed: int
) -> None:
    choices = play(setting, seed)
    assert choices == play(setting, seed)
    assert {made.reason for made in choices} <= REASONS
    weighed = [made for made in choices if made.reason != "at-random"]
    assert all(made.candidates[0][0] == made.action for made in weighed)


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(KeyError):
        policy("champion")


@pytest.mark.parametrize("level", SENSIBLE)
def test_a_king_loker_is_closed_at_once(level: str) -> None:
    made = choice(level, at("777777"))
    assert made.action == Close()
    assert made.reason == "closes-strong"


@pytest.mark.parametrize("level", ["beginner", "greedy", *SENSIBLE])
def test_four_of_a_kind_are_kept(level: str) -> None:
    made = choice(level, at("555519"))
    assert made.action in (Close(), Exchange(("1",)), Exchange(("9",)), Exchange(("1", "9")))


@pytest.mark.parametrize("level", SENSIBLE)
def test_a_hand_with_nothing_is_exchanged_and_three_of_a_kind_are_kept(level: str) -> None:
    assert isinstance(choice(level, at("013579")).action, Exchange)
    assert choice(level, at("333069")).action == Exchange(("0", "6", "9"))


@pytest.mark.parametrize("level", ["beginner", "greedy", *SENSIBLE])
def test_after_a_close_a_hand_that_wins_is_laid_down(level: str) -> None:
    made = choice(level, at("888888", closer="112234"))
    assert made.action == Lay()
    assert made.reason in ("stands-pat", "stands-pat-risk")  # it has more cards left than it can lay down


@pytest.mark.parametrize("level", SENSIBLE)
def test_in_the_last_round_a_figure_that_no_exchange_helps_is_closed(level: str) -> None:
    assert choice(level, at("999988", round_=2)).action == Close()


@pytest.mark.parametrize(
    ("hand", "thrown", "reason"),
    [("440268", "026", "keeps-groups"), ("446689", "448", "keeps-groups"), ("334569", "39", "hopes-straight")],
)
def test_a_beginner_keeps_one_pair_and_breaks_it_for_a_straight_not_there(hand: str, thrown: str, reason: str) -> None:
    made = choice("beginner", at(hand))
    assert (made.action, made.reason) == (Exchange(tuple(thrown)), reason)


@pytest.mark.parametrize(
    ("hand", "thrown", "reason"),
    [
        ("440268", "026", "keeps-groups"), ("446689", "89", "keeps-groups"), ("334569", "456", "keeps-groups"),
        ("034569", "09", "hopes-straight"), ("345679", "9", "keeps-straight"),
    ],
)  # fmt: skip
def test_club_keeps_all_groups_and_a_straight_where_no_group_is(hand: str, thrown: str, reason: str) -> None:
    made = choice("club", at(hand))
    assert (made.action, made.reason) == (Exchange(tuple(thrown)), reason)


@pytest.mark.parametrize("level", SENSIBLE)
@pytest.mark.parametrize(("hand", "action"), [("013578", Fold()), ("999999", Call())])
def test_against_all_chips_in_the_last_interval_nothing_folds_and_a_king_loker_calls(
    level: str, hand: str, action: Fold | Call
) -> None:
    left = without_cards(numeramis_pack(), *hand)
    betting = Betting((0, 90), (10, 100), (False,) * 2, (False, True), interval=3, open=True, step=90, raises=1)
    state = LokerState(
        LokerOptions(stakes="poker"), 2, hands=(tuple(hand), left[:6]), thrown=((),) * 2, changed=((3, 3), (3, 3)),
        laid=(False,) * 2, points=(0,) * 2, chips=(90, 0), dealer=1, dealing=False, order=(0, 1), stock=left[6:],
        round=2, turn=0, bank=110, ante_paid=True, betting=betting,
    )  # fmt: skip
    assert choice(level, RULES.view(state, 0)).action == action


def shuffled_unseen(state: LokerState, seat: int, chance: random.Random) -> LokerState:
    """Return the state with this seat's hidden cards shuffled."""
    hidden_hands = [other for other in range(state.seats) if other != seat and not state.laid[other]]
    others = [other for other in range(state.seats) if other != seat]
    pool = [card for other in hidden_hands for card in state.hands[other]]
    pool += [card for other in others for card in state.thrown[other]] + list(state.stock)
    chance.shuffle(pool)

    def take(number: int) -> tuple[Card, ...]:
        return tuple(pool.pop() for _ in range(number))

    hands, thrown = list(state.hands), list(state.thrown)
    for other in hidden_hands:
        hands[other] = tuple(sorted(take(len(hands[other]))))
    for other in others:
        thrown[other] = take(len(thrown[other]))
    return replace(state, hands=tuple(hands), thrown=tuple(thrown), stock=take(len(state.stock)))


@pytest.mark.turns(3)
@pytest.mark.parametrize("setting", LOKER_SETTINGS, ids=name_of)
@pytest.mark.parametrize("level", LEVELS)
def test_what_a_seat_does_not_see_never_changes_its_choice(
    level: str, setting: tuple[str, int, dict[str, Any]]
) -> None:
    table, chance = table_of(setting, 3), random.Random(3)
    for step in range(60):
        if table.is_over:
            break
        if table.to_act != CHANCE:
            seat = table.to_act
            assert seat is not None
            made = policy(level).choose(table.view(seat), random.Random(step), 0)
            other = RULES.view(shuffled_unseen(table.state, seat, chance), seat)
            assert policy(level).choose(other, random.Random(step), 0) == made
        table.act(some_action(table, chance))


@pytest.mark.turns(3)
@pytest.mark.parametrize(("level", "matches"), [("beginner", 120), ("club", 120), ("strong", 25), ("expert", 10)])
@pytest.mark.parametrize(
    "options", [{}, {"stakes": "simple"}, {"stakes": "poker"}, {"stakes": "poker", "limit": "pot"}]
)
def test_no_choice_is_refused_whatever_the_others_do(level: str, matches: int, options: dict[str, Any]) -> None:
    player, chance = policy(level), random.Random(8)
    words = [Language(code, words_of("loker")) for code in ("cs", "en")]
    said: set[str] = set()
    for seed in range(matches):
        seats = 2 + seed % 5
        table = table_of(("loker", seats, {"games": 1, **options}), seed)
        while not table.is_over:
            if table.to_act != seed % seats:
                table.act(some_action(table, chance))
                continue
            made = player.choose(table.view(table.to_act), chance, 0)
            assert made.action in [action for action, _ in made.candidates]
            assert not isinstance(table.act(made.action), Refusal), made
            if made.reason not in said:
                said.add(made.reason)
                assert all(language.phrase(f"reason-{made.reason}", **made.values).text for language in words)
    assert len(said) >= 4


@pytest.mark.parametrize("level", ["strong", "expert"])
def test_at_simple_stakes_an_exchange_must_be_worth_its_chips(level: str) -> None:
    """Against a King Loker on the table no hand can win, so no player pays to exchange cards."""
    chips: dict[str, Any] = {"stakes": "simple", "winner_by": "chips", "chips_left": 20}
    made = choice(level, at("013579", closer="999999", bank=60, **chips))
    assert (made.action, made.reason) == (Lay(), "saves-chips")
    assert isinstance(choice(level, at("013579", closer="999999")).action, Exchange)
    assert isinstance(choice(level, at("333069", bank=60, **chips)).action, Exchange)
    assert not isinstance(choice(level, at("333069", bank=3, **chips)).action, Exchange)


def test_expert_reads_who_did_not_close_in_the_last_round() -> None:
    """Players who passed after their last exchange have nothing: a pair of pairs almost surely comes first."""
    view = at("112257", round_=2, place=2)
    made = choice("expert", view)
    assert made.action == Close() or isinstance(made.action, Exchange)
    values = {type(action): worth for action, worth in reversed(made.candidates)}
    strong = {type(action): worth for action, worth in reversed(choice("strong", view).candidates)}
    kind = type(made.action)
    assert values[kind] > strong.get(kind, 0)
