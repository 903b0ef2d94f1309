"""Sixty certain positions: the search solves every one, and is never worse than the club player."""

from __future__ import annotations

import random
from functools import cache
from itertools import product
from pathlib import Path
from typing import NamedTuple

import pytest

from numeramis_access.games.quist.players.model import PartialDeal, PublicDeal
from numeramis_access.games.quist.players.rules_of_thumb import club
from numeramis_access.games.quist.players.search import QuistSearch


class Position(NamedTuple):
    """The seat to act has two cards left, third or fourth in the last phase but one."""

    public: PublicDeal
    known: PartialDeal
    answer: int


@cache
def positions() -> tuple[Position, ...]:
    found = []
    for line in Path(__file__).with_name("quist_certain.txt").read_text("ascii").splitlines():
        if not line.startswith("#"):
            first, phases, hand, answer = line.split(" | ")
            public, plays = PublicDeal(int(first)), []
            for card in map(int, phases.replace(" ", "")):
                plays.append((public.seat, card))
                public.play(card)
            counts = tuple(hand.count(str(number)) for number in range(10))
            found.append(Position(public, PartialDeal(public.seat, counts, tuple(plays), int(first)), int(answer)))
    return tuple(found)


def all_ends(position: Position) -> dict[int, list[int]]:
    """Return each card's results over every possible hand and play of the others, in the same order."""
    public, known = position.public, position.known
    unseen = [8 - known.hand[n] - sum(played[n] for played in public.played) for n in range(10)]
    later = 3 - len(public.phase)
    held = [number for number in range(10) if known.hand[number]]
    ends: dict[int, list[int]] = {card: [] for card in held}
    for others in product(range(10), repeat=3 + later):
        if all(others.count(number) <= unseen[number] for number in set(others)):
            for card in held:
                kept = held[1 - held.index(card)]
                ends[card].append(end(known, card, kept, others[:later], others[later:]))
    return ends


def end(known: PartialDeal, card: int, kept: int, now: tuple[int, ...], last: tuple[int, ...]) -> int:
    """Return the tricks of the side to act when the rest of the phase is ``now`` and others keep ``last``."""
    public = PublicDeal.of(known)
    for played in (card, *now):
        public.play(played)
    for _ in range(4):
        rel = (public.seat - known.seat) % 4
        public.play(last[rel - 1] if rel else kept)
    return public.won[known.seat % 2]


def test_there_are_sixty_different_ones() -> None:
    assert len({position.known for position in positions()}) == 60


@pytest.mark.turns(3)
@pytest.mark.parametrize(
    "number", [pytest.param(number, marks=pytest.mark.long if number % 3 else ()) for number in range(60)]
)
def test_the_answer_is_certain_and_the_search_finds_it(number: int) -> None:
    position = positions()[number]
    ends = all_ends(position)
    best = ends.pop(position.answer)
    ((_, other),) = ends.items()
    assert all(mine >= theirs for mine, theirs in zip(best, other, strict=True))
    assert best != other
    found = QuistSearch().think(position.known, random.Random(number))
    assert found.choice == position.answer


def test_the_club_player_does_not_find_all_of_them() -> None:
    """Otherwise they would not prove that search is better."""
    missed = [p for p in positions() if club(p.public, list(p.known.hand)) != p.answer]
    assert missed
