"""Deals a second of random play through the public rules API, beside OpenSpiel and RLCard in the same run."""

from __future__ import annotations

import importlib.util
import random
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from numeramis_access.core.actions import AmountRange, DrawDealer, Shuffle
from numeramis_access.core.codec import read_options
from numeramis_access.core.ruleset import AnyRuleset, Options, perform
from numeramis_access.core.seats import CHANCE
from tests.bench.figures import Report
from tests.contract.walk import concrete
from tests.standard import ruleset

SECONDS = 2.0
#: game, players, options: one deal each
OURS: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("quist", 4, {"games": 1}),
    ("whist", 4, {"tour": "base"}),
    ("sipky", 4, {"limit": 101, "games": 1}),
    ("loker", 4, {"games": 1}),
)


def run(say: Report) -> None:
    """Print the deals a second of every game, then of the other programs."""
    for game, seats, words in OURS:
        rules = ruleset(game)
        deal = partial(one_deal, rules, seats, read_options(rules, words))
        pace = rate(deal)
        say(f"rules {game:18} {pace:10.0f} deals/s")
        say.note(f"rules, random deals: {game}", pace, "a second of one core")
    for name in ("bridge", "hearts", "spades"):
        _openspiel(name, say)
    _rlcard(say)


def rate(deal: Callable[[], None]) -> float:
    """Return the number of deals in a second of processor time, which other work on the machine does not affect."""
    deal()
    done, start = 0, time.process_time()
    while time.process_time() - start < SECONDS:
        deal()
        done += 1
    return done / (time.process_time() - start)


def one_deal(rules: AnyRuleset, seats: int, options: Options) -> None:
    """Play one deal at random, with legal, refuse, decide, evolve and follow for every action."""
    state = rules.start(seats, options)
    while True:
        if rules.to_act(state) == CHANCE:
            needed = rules.chance(state)
            if needed.kind == "dealer":
                action: Any = DrawDealer(0)
            else:
                cards = list(needed.cards)
                random.shuffle(cards)
                action = Shuffle(tuple(cards))
        else:
            legal = rules.legal(state)
            action = legal[int(random.random() * len(legal))]
            if isinstance(action, AmountRange):
                action = concrete(rules, action, random.Random())
            if rules.refuse(state, action) is not None:
                raise AssertionError(action)
        moments = perform(rules, state, action)
        state = moments[-1][1]
        if len(moments) > 1 and any(isinstance(event, rules.ends_deal) for event, _ in moments):
            return


def _openspiel(name: str, say: Report) -> None:
    if importlib.util.find_spec("pyspiel") is None:
        say(f"rules open_spiel {name}: not installed")
        return
    import pyspiel

    game = pyspiel.load_game(name)

    def deal() -> None:
        state = game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(random.random() * len(actions))])

    say(f"rules open_spiel {name:7} {rate(deal):10.0f} deals/s")


def _rlcard(say: Report) -> None:
    if importlib.util.find_spec("rlcard") is None:
        say("rules rlcard bridge: not installed")
        return
    from rlcard.games.bridge import Game

    game = Game()

    def deal() -> None:
        game.init_game()
        while not game.is_over():
            actions = game.judger.get_legal_actions()
            game.step(actions[int(random.random() * len(actions))])

    say(f"rules rlcard bridge      {rate(deal):10.0f} deals/s")
