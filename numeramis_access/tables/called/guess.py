"""Move cards between hidden piles until they agree with a call.

Every move is a shortest cycle: the called card enters a pile, another card leaves it, and each card that moves lands in
a pile where it can lie. If any distribution agrees with the call, such cycles lead to one.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Mapping, Sequence

from numeramis_access.core.cards import Card
from numeramis_access.core.hidden import Piles

#: whether a card can lie in a pile
CanLie = Callable[[Card, int], bool]
#: the cards of a pile that do not move
Stays = Mapping[int, Mapping[Card, int]]


def place_cards(piles: Piles, wanted: Mapping[int, Sequence[Card]], can_lie: CanLie) -> Piles | None:
    """Return piles of the same sizes in which certain piles contain certain cards, None if no distribution allows that.

    :param piles: the hidden piles of the guess.
    :param wanted: by number of the pile, from 0, the cards that it must contain, at most as many as it holds.
    :param can_lie: takes a card and the number of a pile; returns whether the card can lie there.
    """
    moving = [list(pile) for pile in piles]
    stays = {pile: Counter(cards) for pile, cards in wanted.items()}
    for to, cards in stays.items():
        for card, count in cards.items():
            while moving[to].count(card) < count:
                if not _bring_card(moving, to, card, stays, can_lie):
                    return None
    return tuple(map(tuple, moving))


def move_impossible_cards(piles: Piles, can_lie: CanLie) -> Piles | None:
    """Return piles of the same sizes in which no card lies where it cannot, None if no distribution allows that.

    :param piles: the hidden piles of the guess.
    :param can_lie: takes a card and the number of a pile, from 0; returns whether the card can lie there.
    """
    moving = [list(pile) for pile in piles]
    for source in range(len(moving)):
        while (card := next((card for card in moving[source] if not can_lie(card, source)), None)) is not None:
            if not _drive_card_out(moving, source, card, can_lie):
                return None
    return tuple(map(tuple, moving))


def _bring_card(piles: list[list[Card]], to: int, card: Card, stays: Stays, can_lie: CanLie) -> bool:
    """Move a copy of a card into a pile by a shortest cycle; return whether there is one."""
    sources = [place for place in range(len(piles)) if place != to and card in _movable(piles, place, stays)]
    if not sources or not can_lie(card, to):
        return False
    path = _path(piles, to, set(sources), stays, can_lie)
    if path is None:
        return False
    source = path[-1][1]
    piles[source].remove(card)
    _move(piles, to, path)
    piles[to].append(card)
    return True


def _drive_card_out(piles: list[list[Card]], source: int, card: Card, can_lie: CanLie) -> bool:
    """Move a card out of a pile by a shortest cycle; return whether there is one."""
    for to in range(len(piles)):
        if to != source and piles[to] and can_lie(card, to):
            path = _path(piles, to, {source}, {}, can_lie)
            if path is not None:
                piles[source].remove(card)
                _move(piles, to, path)
                piles[to].append(card)
                return True
    return False


def _path(
    piles: list[list[Card]], start: int, goals: set[int], stays: Stays, can_lie: CanLie
) -> list[tuple[Card, int]] | None:
    """Return the cards that move from pile to pile from the start to a goal, each with its new pile."""
    came: dict[int, tuple[int, Card]] = {}
    waiting = deque([start])
    while waiting:
        place = waiting.popleft()
        for card in _movable(piles, place, stays):
            for to in range(len(piles)):
                if to not in came and to != start and piles[to] and can_lie(card, to):
                    came[to] = place, card
                    if to in goals:
                        return _trace(came, start, to)
                    waiting.append(to)
    return None


def _movable(piles: list[list[Card]], place: int, stays: Stays) -> dict[Card, None]:
    """Return the cards that can leave a pile, each number or card once."""
    fixed = stays.get(place, {})
    return {card: None for card in piles[place] if piles[place].count(card) > fixed.get(card, 0)}


def _trace(came: dict[int, tuple[int, Card]], start: int, goal: int) -> list[tuple[Card, int]]:
    """Return the way from the start to the goal."""
    way: list[tuple[Card, int]] = []
    while goal != start:
        before, card = came[goal]
        way.append((card, goal))
        goal = before
    return way[::-1]


def _move(piles: list[list[Card]], start: int, path: list[tuple[Card, int]]) -> None:
    """Move the cards of a path."""
    place = start
    for card, to in path:
        piles[place].remove(card)
        piles[to].append(card)
        place = to
