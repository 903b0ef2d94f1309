"""Every Šipky player is legal, blind, repeatable, able to give reasons, and right in certain positions."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from numeramis_access.catalogue import STANDARD
from numeramis_access.core.actions import Action, Refusal
from numeramis_access.core.cards import numeramis_pack
from numeramis_access.core.table import Table
from numeramis_access.games.sipky.events import LayNumber, StopThrowing, TakeCards
from numeramis_access.games.sipky.players.policies import policy
from numeramis_access.games.sipky.players.value_tables import hit_plan
from numeramis_access.games.sipky.rules import Sipky
from numeramis_access.games.sipky.state import PlayerState, SipkyOptions, SipkyState, SipkyView
from numeramis_access.players.policy import Choice
from numeramis_access.words.language import Language
from tests.long.sipky_hits import hits
from tests.standard import words_of

RULES = Sipky()
LADDER = (*STANDARD["sipky"].levels, "greedy", "random")
MATCHES: list[tuple[int, dict[str, Any]]] = [
    (1, {"games": 2}), (2, {"games": 2}), (5, {"games": 1}), (3, {"limit": "series"}), (1, {"limit": "series"}),
    (3, {"variant": "exact", "games": 2}), (1, {"variant": "exact", "games": 1}),
]  # fmt: skip
SENSIBLE = ("club", "strong", "expert")


def at(
    scores: tuple[int, ...], standings: str, hand: str = "", exact: bool = False, limit: int = 101, **more: Any
) -> SipkyView:
    """Return the view of seat 0 at its turn with these scores; standings by letter: throwing, ended, out."""
    named: dict[str, PlayerState] = {"t": "throwing", "e": "ended", "o": "out"}
    options = SipkyOptions(limit=limit, variant="exact" if exact else "plain")  # type: ignore[arg-type]
    pack = list(numeramis_pack())
    for card in hand:
        pack.remove(card)
    state = SipkyState(
        options, len(scores), 0, 0, 1, True, limit, tuple(pack), (), tuple(hand), 0, len(hand), scores,
        tuple(named[letter] for letter in standings), tuple(int(score > 0) for score in scores), **more,
    )  # fmt: skip
    return RULES.view(state, 0)


def choice(level: str, view: SipkyView) -> Choice:
    return policy(level).choose(view, random.Random(3), 0)


def chosen(level: str, *args: Any, **more: Any) -> Action:
    return choice(level, at(*args, **more)).action


@pytest.mark.turns(3)
@pytest.mark.parametrize("level", LADDER)
@pytest.mark.parametrize(("seats", "options"), MATCHES)
def test_whole_matches_are_played_by_the_rules_and_every_choice_says_why(
    level: str, seats: int, options: dict[str, Any]
) -> None:
    table = Table(RULES, SipkyOptions(**options), seats, 11)
    words = [Language(code, words_of("sipky")) for code in ("cs", "en")]
    table.draw()
    for _ in range(120):
        if table.is_over:
            return
        view = table.view(table.to_act)
        found = policy(level).choose(view, random.Random(len(table.record)), 0)
        assert found == policy(level).choose(view, random.Random(len(table.record)), 0)
        assert {action for action, _ in found.candidates} <= set(view.legal)
        for language in words:
            assert language.phrase(f"reason-{found.reason}", **found.values).text
        assert not isinstance(table.act(found.action), Refusal)
        table.draw()


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(KeyError):
        policy("grandmaster")


@pytest.mark.turns(3)
@pytest.mark.parametrize("level", LADDER)
@pytest.mark.parametrize(("seats", "options"), MATCHES)
def test_the_order_of_the_pack_never_changes_a_choice(level: str, seats: int, options: dict[str, Any]) -> None:
    table, chance = Table(RULES, SipkyOptions(**options), seats, 5), random.Random(5)
    table.draw()
    for _ in range(25):
        if table.is_over:
            return
        state: SipkyState = table.state
        pack = list(state.pack)
        chance.shuffle(pack)
        other = RULES.view(msgspec.structs.replace(state, pack=tuple(pack)), state.turn)
        view = table.view(state.turn)
        assert view == other
        found = policy(level).choose(view, random.Random(1), 0)
        assert found == policy(level).choose(other, random.Random(1), 0)
        table.act(found.action)
        table.draw()


# positions with a certain answer


@pytest.mark.parametrize("level", SENSIBLE)
def test_the_sure_first_ends(level: str) -> None:
    assert chosen(level, (70, 69, 40), "teo") == StopThrowing()
    assert chosen(level, (96, 102), "to") == StopThrowing()


@pytest.mark.parametrize("level", SENSIBLE)
def test_the_sure_last_goes_on(level: str) -> None:
    assert chosen(level, (97, 99), "te") == TakeCards(1)
    assert chosen(level, (98, 101, 100), "tee") == TakeCards(1)


@pytest.mark.parametrize("level", SENSIBLE)
@pytest.mark.parametrize(("score", "hand", "number"), [(74, "27", 27), (97, "04", 4), (61, "04", 40), (90, "11", 11)])
def test_an_exact_hit_is_composed(level: str, score: int, hand: str, number: int) -> None:
    assert chosen(level, (score, 50), "tt", hand) == LayNumber(number)
    assert chosen(level, (score,), "t", hand) == LayNumber(number)


@pytest.mark.parametrize("level", [*SENSIBLE, "beginner", "greedy"])
def test_nobody_goes_out_who_need_not(level: str) -> None:
    assert chosen(level, (60, 50), "tt", "27") == LayNumber(27)
    assert chosen(level, (60,), "t", "27") == LayNumber(27)
    assert chosen(level, (95,), "t", "05") == LayNumber(5)


@pytest.mark.parametrize("level", LADDER)
def test_the_only_choice_is_taken(level: str) -> None:
    assert chosen(level, (0, 50), "tt") == TakeCards(2)


@pytest.mark.parametrize("level", [*SENSIBLE, "greedy", "beginner"])
def test_the_only_choice_is_said_to_be_the_only_one(level: str) -> None:
    assert choice(level, at((0, 50), "tt")).reason == "only-choice"
    assert choice(level, at((98, 50), "tt", "7", exact=True)).reason == "must-miss"


@pytest.mark.parametrize("level", [*SENSIBLE, "greedy", "beginner"])
def test_for_an_exact_result_the_hit_is_added(level: str) -> None:
    assert chosen(level, (94, 50), "tt", "7", exact=True) == LayNumber(7)


@pytest.mark.parametrize("level", SENSIBLE)
def test_for_an_exact_result_near_the_limit_one_card_is_taken(level: str) -> None:
    for score in (92, 96, 100):
        assert chosen(level, (score, 90), "tt", exact=True) == TakeCards(1)


@pytest.mark.parametrize("level", ["strong", "expert"])
def test_alone_the_hit_is_tried_and_never_ended_short(level: str) -> None:
    assert chosen(level, (100,), "t") == TakeCards(1)
    assert chosen(level, (91,), "t") == TakeCards(2)


def test_the_expert_counts_the_cards_that_are_left() -> None:
    """Three missing and one three left among 65 cards that are not 0."""
    view = at((98,), "t")
    assert choice("expert", view).action == TakeCards(1)
    gone = ("3",) * 7
    rest = msgspec.structs.replace(view, used_cards=gone, pack=("?",) * 73)
    by_card = dict(choice("expert", rest).candidates)
    assert by_card[TakeCards(1)] == pytest.approx(1 / 65)


def test_the_expert_answers_what_the_strong_player_overlooks() -> None:
    """A rival who still throws can answer an end: 96 is worth less than without such a rival."""
    ends = [dict(choice(level, at((96, 95, 40), "ttt")).candidates)[StopThrowing()] for level in ("expert", "strong")]
    assert ends[0] < ends[1]


def test_in_a_series_the_last_game_is_played_for_the_sum() -> None:
    """Far ahead, a low score is enough to win; far behind, only more throws can help (S13)."""
    for level in ("strong", "expert"):
        ahead = msgspec.structs.replace(
            at((80, 90), "te", limit=301), options=SipkyOptions(limit="series"), game=3, games=3, totals=(300, 150)
        )
        assert choice(level, ahead).action == StopThrowing()
        behind = msgspec.structs.replace(ahead, totals=(150, 300))
        assert choice(level, behind).action == TakeCards(2)


# the figure: hits in solo play


def chosen_values(level: str, limit: int) -> list[float]:
    """Return the chance of a hit by distance under a level's own choices, with an endless pack."""
    player, values = policy(level), [1.0]
    for distance in range(1, limit + 1):
        view = at((limit - distance,), "t", limit=limit)
        taken = player.choose(view, random.Random(0), 0).action
        if taken == TakeCards(1):
            values.append(1 / 9 if distance < 10 else 0.0)
        elif taken == TakeCards(2):
            values.append(sum(composed(player, limit, distance, values)) / 99)
        else:
            values.append(0.0)
    return values


def composed(player: Any, limit: int, distance: int, values: list[float]) -> list[float]:
    """Return the chance of a hit after each of the 99 draws of two cards, as the player combines them."""
    found = []
    for low in range(10):
        for high in range(max(low, 1), 10):
            view = at((limit - distance,), "t", f"{low}{high}", limit=limit)
            number = player.choose(view, random.Random(0), 0).action.number
            found += [values[distance - number] if number <= distance else 0.0] * (1 if low == high else 2)
    return found


@pytest.mark.parametrize("level", ["strong", "expert"])
def test_choices_hit_within_a_thousandth_of_the_optimum(level: str) -> None:
    assert chosen_values(level, 101)[101] == pytest.approx(hit_plan(101).values[101], abs=0.001)


def test_hits_of_whole_games_by_the_rules_agree_with_the_optimum() -> None:
    """Four standard errors round the optimum; the long command narrows it."""
    best = hit_plan(301).values[301]
    found, played = hits(20_000, 301)
    error = (best * (1 - best) / played) ** 0.5
    assert abs(found / played - best) < 4 * error
