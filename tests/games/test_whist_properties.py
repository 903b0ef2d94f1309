"""Invariants of every tour of Whist: no card is lost, and no seat sees or uses hidden cards."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import sounds
from numeramis_access.catalogue import STANDARD
from numeramis_access.core.actions import Refusal
from numeramis_access.core.seats import CHANCE
from numeramis_access.core.table import Table
from numeramis_access.games.whist.players.policies import policy
from numeramis_access.games.whist.rules import Whist
from numeramis_access.games.whist.state import WhistOptions, WhistState
from numeramis_access.games.whist.tours import TOURS, pack_for
from numeramis_access.words.current import CurrentLanguage
from numeramis_access.words.game import Line
from numeramis_access.words.narrator import Narrator
from numeramis_access.words.people import People, Person
from tests.examples import some
from tests.standard import words_of

RULES = Whist()
PERSONS = (Person("Marie", "feminine"), Person("Alojz"), Person("Petra", "feminine"), Person("David"))
MEMBERS = (*STANDARD["whist"].levels, "greedy", "random")
every_tour = pytest.mark.parametrize("tour", TOURS)
few, fewest = some(5), some(2)
#: worlds that a player samples; these tests hold for few as for many
WORLDS = 4
seeds = st.integers(0, 2**32)


def table_of(tour: str, seed: int) -> Table:
    table = Table(RULES, WhistOptions(tour=tour), TOURS[tour].seats, seed)  # type: ignore[arg-type]
    table.draw()
    return table


def walk(table: Table, seed: int, steps: int = 120) -> Iterator[WhistState]:
    """Play legal actions at random, through several deals; give the state before each."""
    choose = random.Random(seed)
    for _ in range(steps):
        if table.is_over:
            return
        yield table.state
        assert not isinstance(table.act(choose.choice(RULES.legal(table.state))), Refusal)
        table.draw()


def with_hidden_cards_exchanged(state: WhistState, seat: int, choose: random.Random) -> WhistState:
    """Return a state that the seat cannot tell from this one: the cards of the others are shuffled.

    The card turned up keeps its place. For the dealer of Bismarck every card of the packets does too (V7).
    """
    known = {state.turned}
    if state.packets and seat == state.dealer:
        known |= {card for packet in state.packets for card in packet}
    places = [
        (owner, at)
        for owner, hand in enumerate(state.hands)
        for at, card in enumerate(hand)
        if owner != seat and card not in known
    ]
    cards = [state.hands[owner][at] for owner, at in places]
    choose.shuffle(cards)
    hands = [list(hand) for hand in state.hands]
    for (owner, at), card in zip(places, cards, strict=True):
        hands[owner][at] = card
    return msgspec.structs.replace(state, hands=tuple(tuple(hand) for hand in hands))


@every_tour
@few
@given(seed=seeds)
def test_every_card_exists_once(tour: str, seed: int) -> None:
    table = table_of(tour, seed)
    for state in walk(table, seed):
        lying = () if state.owners else state.packets
        played = [card for trick in (*state.past, state.trick) for _, card in trick]
        cards = [*played, *(card for hand in (*state.hands, *lying) for card in hand)]
        assert sorted(cards) == sorted(pack_for(TOURS[tour].seats))


@pytest.mark.turns(3)
@every_tour
@fewest
@given(seed=seeds)
def test_blindness_others_cards_change_neither_the_view_nor_the_choice_of_any_level(tour: str, seed: int) -> None:
    table = table_of(tour, seed)
    choose = random.Random(seed)
    for step, state in enumerate(walk(table, seed, 60)):
        for seat in range(TOURS[tour].seats):
            other = with_hidden_cards_exchanged(state, seat, choose)
            assert RULES.view(other, seat) == RULES.view(state, seat)
        seat = state.turn
        assert seat is not None
        if step % 7 == 0:
            other = with_hidden_cards_exchanged(state, seat, choose)
            for member in MEMBERS:
                player = policy(member, worlds=WORLDS)
                one = player.choose(RULES.view(state, seat), random.Random(1), 0)
                assert one == player.choose(RULES.view(other, seat), random.Random(1), 0)


@pytest.mark.turns(3)
@every_tour
def test_a_whole_match_between_the_levels_is_played_by_the_rules_and_every_reason_can_be_said(tour: str) -> None:
    table = table_of(tour, 5)
    people = People(PERSONS[: table.seats], 0)
    words = [Narrator(CurrentLanguage(code), words_of("whist"), people) for code in ("cs", "en")]
    players = [policy(member, worlds=WORLDS) for member in ("judge", "beginner", "club", "expert")]
    chance = random.Random(2)
    said = set()
    while not table.is_over:
        seat = table.to_act
        assert seat is not None
        view = table.view(seat)
        choice = players[seat].choose(view, chance, 0)
        assert choice.action in view.legal
        assert all(action in view.legal for action, _ in choice.candidates)
        for narrator in words:
            assert narrator.announcement(Line(f"reason-{choice.reason}", choice.values)).text
        said.add(choice.reason)
        assert not isinstance(table.act(choice.action), Refusal)
        table.draw()
    assert len(said) >= 5


@every_tour
def test_every_cue_of_a_match_has_a_sound(tour: str) -> None:
    table = table_of(tour, 9)
    narrator = Narrator(CurrentLanguage("cs"), words_of("whist"), People(PERSONS[: table.seats], 0))
    for _ in walk(table, 9, 2000):
        pass
    cues = {
        said.cue
        for event, state in table.moments
        for said in narrator.event(event.seen_by(0), RULES.view(state, 0))
        if said.cue
    }
    assert {"deal", "your-turn", "trick-won", "trick-lost"} <= cues
    assert cues <= set(sounds.cue_names())


@pytest.mark.parametrize("code", ["cs", "en"])
def test_refusals_and_a_tie_that_play_seldom_brings_are_said(code: str) -> None:
    narrator = Narrator(CurrentLanguage(code), words_of("whist"), People(PERSONS, 0))
    expected = {
        "cs": [
            "Musíte ctít barvu: srdce.",
            "Pro sebe a pro spoluhráče musíte vybrat dvě různé hromádky.",
            "Shodně po dvanácti bodech: vy a Petra. Rozhodne další rozdání.",
        ],
        "en": [
            "Hearts were led: follow suit.",
            "Choose two different packets, one for yourself and one for your partner.",
            "Tied at twelve points: you and Petra. Another deal decides.",
        ],
    }[code]
    said = [
        narrator.refusal(Refusal("must-follow", "W3", {"suit": "h"})),
        narrator.refusal(Refusal("packets-differ", "V7")),
        narrator.announcement(Line("tied-at-ten", {"sides": (0, 2), "points": 12})),
    ]
    assert [announcement.text for announcement in said] == expected


@pytest.mark.parametrize("tour", ["base", "grand", "grand_null", "bismarck", "hussar", "three"])
def test_the_strong_player_makes_more_points_than_the_greedy_one(tour: str) -> None:
    """The strong player plays every deal from each seat in turn with the same cards."""
    strong, greedy = policy("strong"), policy("greedy")
    seats = TOURS[tour].seats
    gained = 0
    for seed in range(12):
        for place in range(seats if TOURS[tour].alone else 2):
            mine = {place} if TOURS[tour].alone else {place, place + 2}
            table = Table(RULES, WhistOptions(tour=tour), seats, seed, dealer=0)  # type: ignore[arg-type]
            table.draw()
            while table.to_act not in (CHANCE, None):
                seat = table.to_act
                assert seat is not None
                player = strong if seat in mine else greedy
                table.act(player.choose(table.view(seat), random.Random(seat), 0).action)
            points = table.state.last[0].points
            own = points[TOURS[tour].side_of(place)]
            gained += len(points) * own - sum(points)
    assert gained > 0
