"""Random playouts of the players' fast models beside OpenSpiel, Loker's evaluation beside phevaluator, thinking times.

Our playouts include the deal, OpenSpiel's do not. One run measures everything in processor time, because other work
shares the machine.
"""

from __future__ import annotations

import importlib.util
import random
import statistics
import threading
import time
from collections.abc import Callable
from importlib import import_module
from multiprocessing import active_children
from typing import Any

from numeramis_access.catalogue import STANDARD
from numeramis_access.core.cards import COPIES, NUMBERS, Card
from numeramis_access.core.seats import CHANCE
from numeramis_access.games.loker.players import model, ranges
from numeramis_access.games.quist.players.model import PLAY_COUNT
from numeramis_access.games.whist.players.model import CARDS
from numeramis_access.input.inbox import Inbox
from numeramis_access.server.thinking import SharedPool
from numeramis_access.tables.computers import ThinkingTask
from tests.bench.figures import Report
from tests.bench.web import spent
from tests.contract.walk import table_of
from tests.players.quist_at_random import random_tricks
from tests.players.whist_at_random import random_tricks as whist_tricks
from tests.standard import policy

SECONDS = 0.5
BATCH = 200
HANDS = 4000
#: games of Loker with timed decisions
GAMES = 6
#: tables of a server, experts at each, seconds between two cards, and deals that give the questions to experts
TABLES, EXPERTS, TURN, SERVED_DEALS = 250, 3, 5, 20


def run(say: Report) -> None:
    """Print moves a second of each model, and hands a second of each evaluation, with the ratios."""
    # Without the double-dummy solver OpenSpiel plays the tricks of bridge.
    bridge, hearts = openspiel("bridge(use_double_dummy_result=false)"), openspiel("hearts")
    quist = PLAY_COUNT * BATCH * rate(lambda: random_tricks(BATCH, random.getrandbits(32)))
    whist = CARDS * BATCH * rate(lambda: whist_tricks(BATCH, random.getrandbits(32)))
    for name, moves in (("open_spiel bridge", bridge), ("open_spiel hearts", hearts)):
        say(f"players {name:18} {moves:12.0f} moves/s" if moves else f"players {name}: not installed")
    say(f"players quist model        {quist:12.0f} moves/s{ratio(quist, bridge, 'bridge')}")
    say(f"players whist model        {whist:12.0f} moves/s{ratio(whist, hearts, 'hearts')}")
    evaluation(say)
    exchanges(say)
    decisions(say)
    served_experts(say, "quist", {"games": 1})
    served_experts(say, "whist", {"rubbers": 1})


def served_experts(say: Report, game: str, options: dict[str, Any]) -> None:
    """Print the cost for a server of tables with three experts each and a card every few seconds.

    Tasks go to a worker of the pool as in a server; the figures are seconds of processor time of both processes.
    """
    asked, answered = threading.Semaphore(0), Inbox()
    pool = SharedPool(1, STANDARD, lambda hand_over: (hand_over(), asked.release()))
    share, tasks = pool.new_share(answered), _expert_tasks(game, options)
    share.ask(tasks[0])
    asked.acquire()
    workers = [one.pid for one in active_children() if one.pid]
    before = time.process_time() + sum(map(spent, workers))
    for task in tasks:
        share.ask(task)
        asked.acquire()
    cost = (time.process_time() + sum(map(spent, workers)) - before) / len(tasks)
    pool.close()
    cards = TABLES * EXPERTS / (EXPERTS + 1) / TURN
    say.note(f"expert's card through the server's pool: {game}", 1000 * cost, "ms of the processor")
    say(f"players {game} expert through the server's pool {1000 * cost:.2f} ms a card: {TABLES} tables with {EXPERTS} "
        f"experts each at a card every {TURN} s take {cost * cards:.1%} of a core")  # fmt: skip


def _expert_tasks(game: str, options: dict[str, Any]) -> list[ThinkingTask]:
    """Return the tasks of experts in a few deals."""
    tasks, player = [], policy(game, "strong")
    for seed in range(SERVED_DEALS):
        table = table_of((game, 4, options), seed)
        table.draw()
        while not table.is_over and table.to_act != CHANCE:
            view = table.view(table.to_act)
            tasks.append(ThinkingTask(game, "expert", view, f"{seed}/{len(tasks)}", 200))
            table.act(player.choose(view, random.Random(1), 0).action)
    return tasks


def ratio(ours: float, theirs: float, name: str) -> str:
    """Return the ratio of our figure to theirs as text; empty if theirs is missing."""
    return f", {ours / theirs:.2f} x {name}" if theirs else ""


def rate(work: Callable[[], object]) -> float:
    """Return the number of repetitions in a second of processor time."""
    work()
    done, start = 0, time.process_time()
    while time.process_time() - start < SECONDS:
        work()
        done += 1
    return done / (time.process_time() - start)


def openspiel(name: str) -> float:
    """Return the random moves a second of a game of OpenSpiel without its deals; 0 without OpenSpiel."""
    if importlib.util.find_spec("pyspiel") is None:
        return 0.0
    game, chance = import_module("pyspiel").load_game(name), random.random
    moves, spent = 0, 0.0
    while spent < SECONDS:
        states = [dealt(game) for _ in range(BATCH)]
        start = time.process_time()
        for state in states:
            while not state.is_terminal():
                actions = state.legal_actions()
                state.apply_action(actions[int(chance() * len(actions))])
                moves += 1
        spent += time.process_time() - start
    return moves / spent


def dealt(game: Any) -> Any:
    """Return a state of a game after the deal."""
    state = game.new_initial_state()
    while state.is_chance_node():
        actions = state.legal_actions()
        state.apply_action(actions[int(random.random() * len(actions))])
    return state


def evaluation(say: Report) -> None:
    """Print the hands a second of Loker's evaluation, beside phevaluator with seven cards as integers."""
    theirs = 0.0
    if importlib.util.find_spec("phevaluator") is None:
        say("players phevaluator: not installed")
    else:
        evaluate = import_module("phevaluator").evaluate_cards
        seven = [tuple(random.sample(range(52), 7)) for _ in range(HANDS)]
        theirs = HANDS * rate(lambda: [evaluate(*hand) for hand in seven])
        say(f"players phevaluator        {theirs:12.0f} hands/s")
    six = [tuple(random.choices(NUMBERS, k=6)) for _ in range(HANDS)]
    ours = HANDS * rate(lambda: [model.strength_of(hand) for hand in six])
    say(f"players loker evaluation   {ours:12.0f} hands/s{ratio(ours, theirs, 'phevaluator')}")


def exchanges(say: Report) -> None:
    """Print the time of Loker's exact exchanges in plain Python: a new hand each time, the opponents' ranges known."""
    hand_values = ranges.expected_points(ranges.OpponentRanges(((ranges.Range("?"), 3),)))
    waiting = model.BetweenExchanges([model.UNAVAILABLE] * len(hand_values), [0.0] * len(hand_values), hand_values)
    pack = [number for number in NUMBERS for _ in range(COPIES)]

    def dealt_hand() -> tuple[tuple[Card, ...], model.NumberCounts]:
        hand = tuple(sorted(random.sample(pack, 6)))
        return hand, tuple(COPIES - hand.count(number) for number in NUMBERS)

    def single() -> None:
        hand, counts = dealt_hand()
        model.draw_chances.cache_clear()
        [model.exchange_value(hand, cards, hand_values, counts) for cards in model.possible_discards(hand, 3)]

    def both() -> None:
        hand, counts = dealt_hand()
        model.two_exchange_values(hand, model.possible_discards(hand, 3), counts, waiting)

    say(f"players loker best single exchange, exact  {1000 / rate(single):6.2f} ms")
    say(f"players loker both exchanges, exact        {1000 / rate(both):6.2f} ms")


def decisions(say: Report) -> None:
    """Print the thinking time of each level of Loker, over the deals of one seed with all seats at that level."""
    for stakes in ("none", "simple", "poker"):
        for level in STANDARD["loker"].levels:
            times = _times(level, stakes)
            middle, worst = 1000 * statistics.median(times), 1000 * max(times)
            say(f"players loker {level:8} stakes {stakes:6} {middle:6.2f} ms, worst {worst:6.1f} ms ({len(times)})")


def _times(level: str, stakes: str) -> list[float]:
    """Return the processor seconds of each choice of a few games."""
    table = table_of(("loker", 4, {"stakes": stakes, "games": GAMES}), 7)
    player = policy("loker", level)
    times = []
    table.draw()
    while not table.is_over:
        view = table.view(table.to_act)
        start = time.process_time()
        choice = player.choose(view, random.Random(len(table.record)), 0)
        times.append(time.process_time() - start)
        table.act(choice.action)
        table.draw()
    return times
