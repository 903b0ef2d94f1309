"""Two alone at Šipky: in every position strong, expert and judge choose the best action of a plain recursion."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
import pytest

from numeramis_access.catalogue import STANDARD
from numeramis_access.core.actions import Action, Refusal
from numeramis_access.core.cards import numeramis_pack
from numeramis_access.core.table import Moment, Table
from numeramis_access.games.sipky.events import StopThrowing, TakeCards
from numeramis_access.games.sipky.rules import Sipky
from numeramis_access.games.sipky.state import SipkyOptions, SipkyState, SipkyView
from numeramis_access.players.judging import judge_choice
from numeramis_access.players.policy import Policy
from numeramis_access.practice import review
from numeramis_access.practice.odds import practice_of
from tests.players import sipky_recursion
from tests.standard import judge_of, policy

RULES = Sipky()
FAR = 101
#: so far chances for an exact result are reckoned by recursion
NEAR = 20
#: values nearer than this are the same
SAME = 1e-9


@pytest.fixture(scope="module", autouse=True)
def recursion() -> None:
    sipky_recursion.prepare(FAR)


def place(own: int, other: int, hand: str = "", gone: str = "", exact: bool = False) -> SipkyView:
    """Return the view of the seat to throw at these distances. :param gone: cards that have left play."""
    pack = list(numeramis_pack())
    for card in hand + gone:
        pack.remove(card)
    state = SipkyState(
        SipkyOptions(variant="exact" if exact else "plain"), 2, 0, 0, 1, True, 101, tuple(pack), tuple(gone),
        tuple(hand), 0, len(hand), (101 - own, 101 - other), ("throwing", "throwing"), (3, 3),
    )  # fmt: skip
    return RULES.view(state, 0)


def near_places() -> Iterator[SipkyView]:
    """Yield every pair of distances up to 30 before a throw."""
    for own in range(1, 31):
        for other in range(1, 31):
            yield place(own, other)


def far_places(count: int, far: int = FAR, exact: bool = False) -> Iterator[SipkyView]:
    """Yield random positions, before a throw and with its cards, from packs without some of the cards."""
    chance = random.Random(7)
    for _ in range(count):
        cards = chance.sample(numeramis_pack(), chance.randrange(2, 60))
        own, other = chance.randrange(1, min(far, FAR - 1) + 1), chance.randrange(1, far + 1)
        hand = "".join(cards[: chance.choice((0, 1, 2) if exact else (0, 2))])
        if set(hand) != {"0"}:
            yield place(own, other, hand, "".join(cards[2:]), exact)


def regret(view: SipkyView, action: Action, endless: bool = False) -> float:
    """Return an action's loss against the best one by recursion."""
    values = {one: sipky_recursion.value(view, one, endless) for one in view.legal if isinstance(one, Action)}
    return max(values.values()) - values[action]


@pytest.mark.parametrize(("own", "other"), [(45, 35), (42, 35), (41, 36)])
def test_who_is_behind_does_not_end_or_take_a_single_card_that_cannot_pass_the_rival(own: int, other: int) -> None:
    for player in (policy("sipky", "strong"), policy("sipky", "expert"), judge_of("sipky")):
        choice = player.choose(place(own, other), random.Random(0), 0)
        assert choice.action == TakeCards(2)
        assert dict(choice.candidates)[StopThrowing()] == -1


@pytest.mark.parametrize("level", ["strong", "expert"])
def test_no_place_near_the_end_is_played_worse_than_can_be(level: str) -> None:
    player = policy("sipky", level)
    for view in near_places():
        action = player.choose(view, random.Random(0), 0).action
        assert regret(view, action, endless=level == "strong") < SAME, (view.scores, action)


@pytest.mark.parametrize("ms", [0, 1])
@pytest.mark.parametrize("level", ["strong", "expert"])
def test_no_place_of_the_game_is_played_worse_than_can_be(level: str, ms: int) -> None:
    """Also with little time: positions from the table take none."""
    player = policy("sipky", level)
    for view in far_places(700):
        action = player.choose(view, random.Random(0), ms).action
        assert regret(view, action, endless=level == "strong") < SAME, (view.scores, view.hand, action)


@pytest.mark.parametrize("level", ["strong", "expert"])
def test_no_place_for_an_exact_result_is_played_worse_than_can_be(level: str) -> None:
    player = policy("sipky", level)
    for view in far_places(120, NEAR, exact=True):
        action = player.choose(view, random.Random(0), 0).action
        assert regret(view, action, endless=level == "strong") < SAME, (view.scores, view.hand, action)


@pytest.mark.parametrize("exact", [False, True], ids=["plain", "exact"])
def test_hint_spoken_score_and_review_tell_the_loss_that_recursion_finds(exact: bool) -> None:
    """A hint names the judge's choice; the spoken score and the review tell its loss."""
    known = practice_of(STANDARD["sipky"])
    judges: list[Policy] = [judge_of("sipky")]
    if STANDARD["sipky"].players().judge is not None:
        judges.append(STANDARD["sipky"].players().judge("expert"))  # type: ignore[misc]
    for view in far_places(60 if exact else 250, NEAR if exact else FAR, exact):
        measure, legal = known.measure(view), [one for one in view.legal if isinstance(one, Action)]
        for judge in judges if len(legal) > 1 else ():
            choice = judge_choice(judge, view, random.Random(1))
            assert regret(view, choice.action) < SAME, (view.scores, view.hand)
            for action in legal:
                verdict = review.judge(review.decision(1, view, action), choice, measure)
                assert verdict is not None
                assert verdict.values[1] - verdict.values[0] == pytest.approx(
                    measure.factor * regret(view, action), abs=SAME
                )


def test_two_for_an_exact_result_do_not_miss_for_ever() -> None:
    """At 57 each the turn is a disadvantage: to wait pays, so both would wait, and no game would end."""
    player = policy("sipky", "strong")
    for seed in range(6):
        table = Table(RULES, SipkyOptions(variant="exact", games=1), 2, seed)
        table.draw()
        event, state = table.moments[-1]
        waiting = msgspec.structs.replace(state, scores=(44, 44), throw_counts=(2, 2))
        table.moments[-1] = Moment(event, waiting)
        for _ in range(2_000):
            if table.is_over:
                break
            view = table.view(table.to_act)
            assert not isinstance(table.act(player.choose(view, random.Random(0), 0).action), Refusal)
            table.draw()
        assert table.is_over


@pytest.mark.parametrize(
    ("own", "other", "gone"),
    [
        (4, 6, "11223344556677889900" * 3), (9, 3, "1234567890" * 6), (3, 9, "9876987698769876" + "0" * 8),
        (6, 7, "123456789" * 6 + "00000"), (12, 8, "123456789" * 7 + "000000"), (11, 5, "123456789" * 7 + "0"),
    ],
)  # fmt: skip
def test_a_pack_that_runs_down_changes_hardly_anything_after_the_throw_at_hand(own: int, other: int, gone: str) -> None:
    """The table assumes an endless pack from the next throw on; this recursion uses the actual cards to the end."""
    view = place(own, other, gone=gone)
    exact = sipky_recursion.choices_from(tuple(sipky_recursion.left_of(view)), own, other)
    action = policy("sipky", "expert").choose(view, random.Random(0), 0).action
    assert max(exact.values()) - exact[action] < 0.02
