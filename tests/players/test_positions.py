"""Sixty positions made by hand with a certain answer, for all games.

Strong and expert solve every one, so that they never choose worse than club there. Positions of a game without players
wait for them.
"""

from __future__ import annotations

import random
import tomllib
from pathlib import Path
from typing import Any

import pytest

from numeramis_access.core.actions import Action
from numeramis_access.core.cards import french_pack, numeramis_pack, without_cards
from numeramis_access.core.codec import read_action, to_json_value
from numeramis_access.core.ruleset import View
from numeramis_access.core.table import Table
from numeramis_access.games.loker.events import Exchange
from numeramis_access.games.loker.rules import Loker
from numeramis_access.games.loker.state import LokerOptions
from numeramis_access.games.quist.players.model import PartialDeal, PublicDeal
from numeramis_access.games.quist.rules import Quist
from numeramis_access.games.quist.state import QuistOptions
from numeramis_access.games.sipky.rules import Sipky
from numeramis_access.games.sipky.state import SipkyOptions, SipkyState
from numeramis_access.games.whist.players.partial_deal import UnseenCards, card_index, card_of, mask_of
from numeramis_access.games.whist.rules import Whist
from numeramis_access.games.whist.state import WhistOptions
from tests.players.test_quist_certain import Position, all_ends
from tests.standard import GAMES, policy, ruleset

FOLDER = Path(__file__).with_name("positions")


def read(game: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = tomllib.loads((FOLDER / f"{game}.toml").read_text("utf-8"))["position"]
    return found


def pack_of(hands: list[tuple[str, ...]], first: int, rest: tuple[str, ...] = ()) -> tuple[str, ...]:
    """Return the pack that deals these hands one card at a time."""
    order = [hands[(first + step) % len(hands)] for step in range(len(hands))]
    return (*(hand[at] for at in range(len(hands[0])) for hand in order), *rest)


def played_out(table: Table, cards: list[str]) -> View:
    """Return the view of the seat to act after these plays."""
    table.draw()
    for card in cards:
        table.act(read_action(table.ruleset, {"type": "play", "card": card}))
        assert table.moments[-1].state is table.state
    return table.view(table.to_act)


def quist(position: dict[str, Any]) -> View:
    cards = [*"".join(position["phases"].split()), *position["open"]]
    public = PublicDeal(0)
    hands: list[list[str]] = [[] for _ in range(4)]
    for card in cards:
        hands[public.seat].append(card)
        public.play(int(card))
    seat = public.seat
    hands[seat] += position["hand"]
    left = list(without_cards(numeramis_pack(), *(card for hand in hands for card in hand)))
    random.Random(1).shuffle(left)
    for hand in hands:
        while len(hand) < 9:
            hand.append(left.pop())
    pack = pack_of([tuple(hand) for hand in hands], 0, tuple(left))
    return played_out(Table(Quist(), QuistOptions(games=1), 4, 1, 3, [pack]), cards)


def whist(position: dict[str, Any]) -> View:
    """Return the view after these plays; the unknown cards lie in any possible place."""
    plays, own, trumps = position["plays"], position["hand"].split(), "s"
    seat = len(plays)
    masks = [mask for place in range(4) for mask in mask_of((plays[place],) if place < seat else tuple(own))]
    known = {card_index(card) for card in (*plays, *own)}
    free = [card_index(card) for card in french_pack() if card_index(card) not in known]
    led = card_index(plays[0]) // 13
    voids = [0] * 16
    for place, card in enumerate(plays):
        voids[4 * place + led] = int(card_index(card) // 13 != led)
    sampled = UnseenCards(masks, free, [12] * seat + [0], voids).sample(random.Random(2))
    hands = [
        tuple(card_of(card) for card in range(52) if sampled[4 * place + card // 13] >> card % 13 & 1)
        for place in range(4)
    ]
    # The dealer's last card, turned up, is of the trump suit.
    hands[3] = tuple(sorted(hands[3], key=lambda card: card[1] == trumps))
    options = WhistOptions(tour=position.get("tour", "base"))
    return played_out(Table(Whist(), options, 4, 1, 3, [pack_of(hands, 0)]), plays)


def sipky(position: dict[str, Any]) -> View:
    scores, hand = tuple(position["scores"]), tuple(position.get("hand", ""))
    others = position.get("standings", ["throwing"] * (len(scores) - 1))
    limit = position.get("limit", 101)
    options = SipkyOptions(limit=limit, variant=position.get("variant", "plain"), games=1)
    state = SipkyState(
        options, len(scores), dealer=len(scores) - 1, game=1, playing=True, limit=limit,
        pack=without_cards(numeramis_pack(), *hand), hand=hand, throw=len(hand), scores=scores,
        standings=("throwing", *others), throw_counts=(3,) * len(scores),
    )  # fmt: skip
    return Sipky().view(state, 0)


def loker(position: dict[str, Any]) -> View:
    own = tuple(sorted(position["hand"]))
    left = list(without_cards(numeramis_pack(), *own))
    random.Random(1).shuffle(left)
    hands = [own, *(tuple(left[6 * place : 6 * place + 6]) for place in range(3))]
    table = Table(Loker(), LokerOptions(games=1), 4, 1, 3, [pack_of(hands, 0, tuple(left[18:]))])
    return played_out(table, [])


VIEWS = {"quist": quist, "whist": whist, "sipky": sipky, "loker": loker}
ALL = [pytest.param(game, position, id=f"{game}: {position['name']}") for game in GAMES for position in read(game)]


def right(game: str, position: dict[str, Any], action: Action) -> bool:
    """Return whether the position accepts an action as an answer."""
    if "keep" in position:
        kept = position["hand"].replace(position["keep"], "")
        thrown = action.cards if isinstance(action, Exchange) else ()
        return all(thrown.count(card) <= kept.count(card) for card in thrown)
    if not ruleset(game).ends_trick:
        return to_json_value(action) in position["answer"]
    card = to_json_value(action)["card"]
    return card in position["answer"] if "answer" in position else card not in position["never"]


def test_there_are_sixty_different_ones() -> None:
    assert len({repr(case.values[1]) for case in ALL}) == 60


@pytest.mark.parametrize(("game", "position"), ALL)
def test_the_position_is_what_it_says(game: str, position: dict[str, Any]) -> None:
    """The answer is legal, and another legal action is wrong."""
    view = VIEWS[game](position)
    judged = {right(game, position, action) for action in view.legal if isinstance(action, Action)}
    assert judged == {True, False}


@pytest.mark.parametrize("position", [pytest.param(one, id=one["name"]) for one in read("quist")])
def test_nothing_that_others_hold_or_play_makes_the_answer_of_quist_worse(position: dict[str, Any]) -> None:
    public, plays = PublicDeal(0), []
    for card in map(int, "".join(position["phases"].split()) + position["open"]):
        plays.append((public.seat, card))
        public.play(card)
    counts = tuple(position["hand"].count(str(number)) for number in range(10))
    ends = all_ends(Position(public, PartialDeal(public.seat, counts, tuple(plays), 0), int(position["answer"])))
    best = ends.pop(int(position["answer"]))
    ((_, other),) = ends.items()
    assert all(mine >= theirs for mine, theirs in zip(best, other, strict=True))
    assert best != other


@pytest.mark.turns(3)
@pytest.mark.parametrize("level", ["strong", "expert"])
@pytest.mark.parametrize(("game", "position"), ALL)
def test_strong_and_expert_find_the_answer(game: str, position: dict[str, Any], level: str) -> None:
    choice = policy(game, level).choose(VIEWS[game](position), random.Random(1), 0)
    assert right(game, position, choice.action), choice


@pytest.mark.parametrize("game", GAMES)
def test_a_player_at_random_does_not_find_them_all(game: str) -> None:
    """Otherwise they would prove nothing."""
    found = [
        right(game, position, policy(game, "random").choose(VIEWS[game](position), random.Random(number), 0).action)
        for number in range(3)
        for position in read(game)
    ]
    assert not all(found)
