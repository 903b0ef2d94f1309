"""A caller of real cards: whole real matches are called to the program by keys."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

import msgspec

from numeramis_access.app.calling import set_up
from numeramis_access.app.calling.scene import CallingScene
from numeramis_access.app.shell.menu import Menu
from numeramis_access.core.actions import Action, ChooseCards, Event, PlayCard
from numeramis_access.core.cards import SUIT, Card
from numeramis_access.core.seats import CHANCE
from numeramis_access.core.table import Moment, Table
from numeramis_access.games.shared.number_cards import PackRestocked
from numeramis_access.games.sipky.events import CardsTaken, LayNumber, NumberLaid, TakeCards, ZeroMissed, ZerosLaidAside
from numeramis_access.store.settings import CalledPlayer
from numeramis_access.tables.called.match import PublicMoment
from numeramis_access.tables.called.seat import CalledSeat
from tests.app.player import Player
from tests.tables.test_called import call_of, dealer_of, some_action

#: the keys of ranks that are no digits, and of suits
RANK_KEYS = {"T": "0", "A": "1", "J": "j", "Q": "q", "K": "k"}
SUIT_KEYS = {"c": "f2", "d": "f3", "h": "f4", "s": "f10"}
NAMES = ("Marie", "Jan", "Eva", "Cyril", "Dana", "Emil", "Filip", "Gita", "Hana", "Ivo")
PEOPLE = {
    str(number): CalledPlayer(name, "feminine" if name[-1] == "a" or name == "Marie" else "masculine")
    for number, name in enumerate(NAMES, 1)
}
#: most actions of a match
LONG = 600


def called(someone: Player, match: Table, dealer: int) -> CallingScene:
    """Begin the called match by its menu."""
    someone.app.change(called_players=PEOPLE)
    someone.app.follow(set_up.open_set_up(someone.app, match.ruleset, match.options, match.seats))
    menu = someone.app.scene
    assert isinstance(menu, Menu)
    for entry in menu.entries:
        if entry.label() == someone.app.text("call-dealer") and entry.change:
            entry.change(dealer)
    someone.press("return")
    scene = someone.app.scene
    assert isinstance(scene, CallingScene)
    return scene


def keys_of(card: str) -> tuple[str, ...]:
    """Return the keys that call a card."""
    return (RANK_KEYS.get(card[0], card[0]), SUIT_KEYS[card[1]]) if card in SUIT else (card,)


def press_call(someone: Player, scene: CallingScene, action: Action, moments: list[Moment]) -> list[str]:
    """Call a real action by keys, or by a choice where the game has choices; return the spoken texts."""
    call = call_of(action, moments)
    said: list[str] = []
    if isinstance(action, PlayCard):
        return someone.press(*keys_of(action.card))
    if isinstance(action, TakeCards) and action.cards == 2:
        return said  # called with the number that the cards make
    if isinstance(action, LayNumber) and action not in scene.seat.match.choices():
        taken = [event for event in match_events(moments) if isinstance(event, CardsTaken)]
        zeros = "0" * (sum(len(event.cards) for event in taken) - 2)
        return someone.press(*zeros, *f"{action.number:02d}")
    if isinstance(action, ChooseCards):
        said += someone.press(str(len(action.cards)))
    else:
        scene.act(msgspec.structs.replace(action))
        said += someone.told()
    for cards in (call.cards, *(cards for _, cards in call.hands)) if scene.seat.needed else ():
        said += someone.press(*(key for card in cards for key in keys_of(card)))
    return said


def call_something(scene: CallingScene, chance: random.Random) -> None:
    """Call a random card or choice that is possible now."""
    acts: list[Action] = [PlayCard(card) for card in scene.seat.cards]
    if scene.seat.needed is None:
        acts += [choice for choice in scene.seat.match.choices() if isinstance(choice, Action)]
    scene.act(chance.choice(acts))


def match_events(moments: Sequence[Moment | PublicMoment]) -> list[Event]:
    """Return the events of moments."""
    return [moment.event for moment in moments]


def since(match: Table, action: Action, before: int) -> int:
    """Return the first moment of an action; of a number, that of the throw before it. :param before: its own first."""
    of_throw = (CardsTaken, ZerosLaidAside, ZeroMissed, PackRestocked)
    while isinstance(action, LayNumber) and isinstance(match.moments[before - 1].event, of_throw):
        before -= 1
    return before


def in_any_order(events: list[Event]) -> list[Event]:
    """Return events in which the cards of a number lie in order: nobody at a table knows which was taken first."""
    return [
        msgspec.structs.replace(event, cards=tuple(sorted(event.cards))) if isinstance(event, NumberLaid) else event
        for event in events
    ]


def call_whole(
    match: Table, chance: random.Random, seat: Callable[[], CalledSeat], turned: Callable[[Card], object],
    call: Callable[[Action, list[Moment]], object],
) -> None:  # fmt: skip
    """Play a real match by chance, and call everything in it.

    :param seat: returns the caller's seat. :param turned: calls a card turned up. :param call: calls an action with its
        moments.
    """
    for _ in range(LONG):
        match.draw()
        if seat().match.to_act == CHANCE:
            turned(match.state.turned)  # type: ignore[attr-defined]
        if match.is_over:
            return
        before, action = len(match.moments), some_action(match, chance)
        match.act(action)
        while match.to_act == CHANCE and match.ruleset.chance(match.state).kind == "restock":
            match.act(match.next_chance_action())
        call(action, match.moments[since(match, action, before) :])
    raise AssertionError("the match has no end")


def call_by_keys(someone: Player, match: Table, seed: int) -> CallingScene:
    """Call a whole real match by keys; return the scene. :param seed: decides what the players do."""
    scene = called(someone, match, dealer_of(match))
    call_whole(
        match, random.Random(seed), lambda: scene.seat, lambda card: someone.press(*keys_of(card)),
        lambda action, moments: press_call(someone, scene, action, moments),
    )  # fmt: skip
    return scene
