"""Real cards on the table: real deals called through the core and by keys, keys for a trick, planted revokes.

``--deals`` is the number of deals of each game and tour that go through the core.
"""

from __future__ import annotations

import random
import time
from typing import Any

from numeramis_access.core.actions import PlayCard
from numeramis_access.core.seats import ONLOOKER
from numeramis_access.core.table import Table
from numeramis_access.tables.called.match import CalledMatch
from numeramis_access.tables.called.record import whole_match
from tests.app.calling import call_by_keys, in_any_order, keys_of, match_events
from tests.app.player import player
from tests.bench.figures import Report
from tests.contract.walk import SETTINGS, name_of
from tests.tables.test_called import call_match, dealer_of, planted_revoke, real_table

#: deals with a planted revoke, and matches of each setting by keys
REVOKES, MATCHES = 300, 20
#: seeds of matches by keys, apart from those of the core
BY_KEYS = 1_000_000


def run(say: Report, deals: int = 1000) -> None:
    """Print matches that were told otherwise than they were played, keys for a trick, and revokes that were told."""
    core = [_through_core(say, setting, deals) for setting in SETTINGS]
    _note(say, "called through the core: matches that differ", sum(core))
    keys = [_by_keys(say, setting) for setting in SETTINGS]
    _note(say, "called by keys: matches that differ", sum(keys))
    planted = [planted_revoke(seed) for seed in range(REVOKES)]
    told = sum(revoked is not None and refusal is not None for _, refusal, revoked in planted)
    _note(say, f"called: planted revokes that were told, of {REVOKES}", told)
    clean = [planted_revoke(seed, plants=False) for seed in range(REVOKES)]
    _note(say, "called: revokes told where there was none", sum(refusal is not None for _, refusal, _ in clean))


def _note(say: Report, metric: str, value: float) -> None:
    say(f"  {metric}: {value:g}")
    say.note(metric, value)


def _through_core(say: Report, setting: Any, deals: int) -> int:
    """Call whole matches until enough deals are played; return the number that differ in events, views or record."""
    played = wrong = seed = calls = 0
    spent = 0.0
    while played < deals:
        match = real_table(setting, seed)
        rules, seed = match.ruleset, seed + 1
        each = CalledMatch(rules, match.options, match.seats, dealer_of(match), seed)
        begun = time.perf_counter()
        call_match(match, random.Random(seed), [each])
        spent += time.perf_counter() - begun
        played, calls = played + len(match.dealt_packs), calls + len(each.calls)
        whole = whole_match(each)
        told = [moment.event for moment in each.moments]
        views = [rules.view(state, 0).public_view() for _, state in match.moments]
        kept = told if whole is None else whole.events(ONLOOKER)
        wrong += not (told == match.events(ONLOOKER) == kept and [moment.view for moment in each.moments] == views)
    pace = f"{1000 * spent / calls:.2f} ms for a call and the real play behind it"
    say(f"  {name_of(setting)}: {seed} matches, {played} deals, {calls} calls, {wrong} differ, {pace}")
    return wrong


def _by_keys(say: Report, setting: Any) -> int:
    """Call matches by keys of the program; return the number that differ."""
    wrong = keys = cards = 0
    for seed in range(BY_KEYS, BY_KEYS + MATCHES):
        match = real_table(setting, seed)
        with player("cs") as someone:
            scene = call_by_keys(someone, match, seed)
            played = [action.card for action in match.record if isinstance(action, PlayCard)]
            keys, cards = keys + sum(len(keys_of(card)) for card in played), cards + len(played)
            told, real = match_events(scene.seat.match.moments), match.events(ONLOOKER)
            wrong += in_any_order(told) != in_any_order(real) or scene.seat.match.result != _result(match)
            scene.seat.close()
    pace = f", {4 * keys / cards:g} keys for four cards" if cards else ""
    say(f"  {name_of(setting)} by keys: {MATCHES} matches, {wrong} differ{pace}")
    if cards:
        say.note(f"called by keys: keys for four cards, {name_of(setting)}", 4 * keys / cards)
    return wrong


def _result(match: Table) -> Any:
    return match.ruleset.match_result(match.state)
