"""The protocol of ``engine.md``: every op and every error code; no input ends the engine."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from numeramis_access.engine.loop import Engine as Answering
from numeramis_access.engine.tables import Tables
from numeramis_access.store.faults import FaultLog
from tests.contract.walk import SETTINGS, name_of
from tests.engine.client import Engine
from tests.standard import GAMES

#: our tied-phase example of Quist: dealer 3, seat 0 leads; the plays by phase
EXAMPLE = ("5882", "3999", "1044", "7665")


@pytest.fixture(scope="module")
def engine() -> Iterator[Engine]:
    """Yield one engine for all tests of this file, as a tournament runs one for all matches."""
    with Engine() as running:
        yield running
    assert running.rest == b""
    assert running.status == 0


def test_hello_names_every_game_with_its_options(engine: Engine) -> None:
    hello = engine.ask("hello", id="a")
    assert (hello["ok"], hello["id"], hello["protocol"]) == (True, "a", 1)
    assert set(hello["games"]) == set(GAMES)
    assert hello["games"]["quist"]["seats"] == [4, 4]
    assert hello["games"]["quist"]["options"]["games"]["default"] == 10
    assert hello["games"]["quist"]["options"]["last_pile"]["choices"] == ["leader", "nobody"]
    assert hello["games"]["sipky"]["seats"] == [1, 8]
    assert hello["games"]["loker"]["seats"] == [1, 10]
    assert hello["games"]["sipky"]["options"]["limit"]["choices"] == [101, 201, 301, "series"]
    assert "queen_of_spades" in hello["games"]["whist"]["options"]["tour"]["choices"]


def test_a_pack_gives_the_worked_example_of_quist(engine: Engine) -> None:
    """Q7, Q8: three tied phases, then seat 0 takes sixteen cards."""
    leaders = (0, 1, 2, 0)
    hands: list[list[str]] = [[], [], [], []]
    for leader, phase in zip(leaders, EXAMPLE, strict=True):
        for step, card in enumerate(phase):
            hands[(leader + step) % 4].append(card)
    rest = [card for card in "0123456789" for _ in range(8)]
    for card in "".join(EXAMPLE):
        rest.remove(card)
    for hand in hands:
        hand += [rest.pop(0) for _ in range(5)]
    pack = [hands[seat][turn] for turn in range(9) for seat in range(4)] + rest
    new = engine.ask("new", game="quist", seats=4, dealer=3, packs=[pack], options={"games": 1})
    assert new["to_act"] == 0
    events: list[dict[str, Any]] = []
    for leader, phase in zip(leaders, EXAMPLE, strict=True):
        for step, card in enumerate(phase):
            seat = (leader + step) % 4
            done = engine.ask("act", table=new["table"], seat=seat, action={"type": "play", "card": card})
            assert done["ok"], done
            events += done["events"]
    kinds = [event["type"] for event in events if event["type"] != "card-played"]
    assert kinds == ["phase-tied", "phase-tied", "phase-tied", "trick-won"]
    assert events[-1]["seat"] == 0
    assert events[-1]["tricks"] == 4
    assert done["to_act"] == 0


@pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
def test_a_match_of_every_game_is_played_by_its_legal_lists(engine: Engine, setting: Any) -> None:
    game, seats, options = setting
    chance = random.Random(1)
    status = engine.ask("new", game=game, seats=seats, options=options, seed=11)
    assert status["ok"], status
    table = status["table"]
    deals = 0
    for _ in range(3000):
        if status["over"]:
            break
        seat, legal = status["to_act"], status["legal"]
        assert legal
        action = chance.choice(legal)
        if "min" in action and "max" in action:
            action = {"type": action["type"], "to": chance.choice((action["min"], action["max"]))}
        status = engine.ask("act", table=table, seat=seat, action=action)
        assert status["ok"], (action, status)
        assert status["events"]
        deals += "deal" in status
    assert status["over"]
    assert deals >= 1
    assert {"winner", "places", "totals"} <= set(status["match"])
    assert engine.refused("act", table=table, seat=0, action={"type": "play", "card": "1"}) == "match-over"
    assert engine.refused("choose", table=table, level="club") == "match-over"
    assert engine.ask("close", table=table)["ok"]
    assert engine.refused("view", table=table, seat=0) == "unknown-table"


def test_views_and_events_are_redacted_for_a_seat(engine: Engine) -> None:
    table = engine.ask("new", game="quist", seats=4, seed=4)["table"]
    view = engine.ask("view", table=table, seat=2)["view"]
    assert view["hands"][1] == ["?"] * 9
    assert "?" not in view["hand"]
    whole = engine.ask("view", table=table, seat=None)["view"]
    assert sorted([card for hand in whole["hands"] for card in hand] + whole["stock"]) == sorted(list("0123456789") * 8)
    told = engine.ask("events", table=table, seat=1)["events"]
    dealt = next(event for event in told if event["type"] == "hands-dealt")
    assert dealt["hands"][0] == ["?"] * 9


def test_an_opponent_chooses_something_legal(engine: Engine) -> None:
    for game in GAMES:
        new = engine.ask("new", game=game, seed=9)
        for level in ("beginner", "club"):
            choice = engine.ask("choose", table=new["table"], level=level, ms=50)
            assert choice["ok"], choice
            done = engine.ask("act", table=new["table"], seat=new["to_act"], action=choice["action"])
            assert done["ok"], (choice, done)
            new = {**new, "to_act": done["to_act"]}
        assert engine.refused("choose", table=new["table"], level="genius") == "bad-request"


def test_every_error_has_its_code_and_changes_nothing(engine: Engine) -> None:
    new = engine.ask("new", game="quist", seats=4, dealer=3, seed=1)
    table = new["table"]
    before = engine.ask("view", table=table, seat=None)
    assert engine.refused("dance") == "unknown-op"
    assert engine.refused("new", game="chess") == "unknown-game"
    assert engine.refused("new", game="quist", options={"games": 0}) == "bad-option"
    assert engine.refused("new", game="quist", options={"colour": "red"}) == "bad-option"
    assert engine.refused("new", game="quist", seats=5) == "bad-request"
    assert engine.refused("new", game="quist", packs=[["1"] * 80]) == "bad-request"
    assert engine.refused("new", game="quist", packs=[sorted("0123456789" * 8), ["1"]]) == "bad-request"
    assert engine.refused("act", table=table, seat=1, action={"type": "play", "card": "1"}) == "not-your-turn"
    assert engine.refused("act", table=table, seat=7, action={"type": "play", "card": "1"}) == "bad-request"
    assert engine.refused("act", table=table, seat=0, action={"type": "play", "card": "Q"}) == "illegal-action"
    assert engine.refused("act", table=table, seat=0, action={"type": "fly"}) == "bad-request"
    assert engine.refused("act", table=[1], seat=0, action={"type": "play", "card": "1"}) == "unknown-table"
    assert engine.refused("view", table=10**30, seat=0) == "unknown-table"
    assert engine.ask("view", table=table, seat=None) == before


JUNK = [
    b"", b"{", b"null", b"7", b'"hello"', b"[]", b"{}", b'{"op": 7}', b'{"op": "hello", "op": "hello"', b"\x00\xff\xfe",
    b'{"op": "view", "table": 1e999}', b'{"op": "new", "game": "quist", "seed": ' + b"9" * 5000 + b"}",
    b'{"op": "new", "game": "quist", "seats": -1}', b'{"op": "new", "game": "quist", "packs": 7}',
    b'{"op": "act", "table": 1, "seat": "x", "action": []}', b"[" * 100_000, b'{"a":' * 50_000,
    b'{"op": "hello", "x": "' + b"y" * 10_000_000 + b'"}', b'{"op": "hello", "id": ' + b"[" * 900 + b"]" * 900 + b"}",
    b'{"op": "new", "game": "' + b"y" * 1_000_000 + b'"}', b'{"op": "new", "options": {"' + b"y" * 900_000 + b'": 1}}',
    b'{"op": "choose", "game": "quist", "view": ' + b'{"x":' * 300 + b"1" + b"}" * 301, b"[" + b"[]," * 300_000,
    b'{"op": "new", "game": "whist", "seed": -' + b"9" * 400 + b"}", b'{"op": "hel\x00lo"}',
]  # fmt: skip


@pytest.mark.parametrize("line", JUNK, ids=lambda line: repr(line[:24]))
def test_whatever_comes_is_answered_with_one_line_and_changes_no_table(engine: Engine, line: bytes) -> None:
    table = engine.ask("new", game="quist", seed=2)["table"]
    before = engine.ask("view", table=table, seat=None)
    reply = engine.line(line)
    codes = ("bad-json", "bad-request", "unknown-op", "unknown-table", "unknown-game")
    assert reply["ok"] or reply["error"]["code"] in codes
    assert len(json.dumps(reply)) < 4000
    assert engine.ask("view", table=table, seat=None) == before
    engine.ask("close", table=table)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
requests = st.fixed_dictionaries(
    {"op": st.sampled_from(["hello", "new", "act", "view", "choose", "events", "close"]) | json_values},
    optional={
        "id": json_values, "game": st.sampled_from(list(GAMES)) | json_values, "seats": json_values,
        "options": json_values, "dealer": json_values, "seed": json_values, "packs": json_values,
        "table": st.just(1) | json_values, "seat": st.integers(-1, 5) | json_values, "ms": st.just(0) | json_values,
        "action": st.fixed_dictionaries({"type": st.sampled_from(["play", "take", "bet"]) | json_values},
                                        optional={"card": json_values, "cards": json_values, "to": json_values}),
        "level": st.sampled_from(["club", "x"]) | json_values,
    },
)  # fmt: skip


@pytest.mark.slow
@settings(max_examples=300, deadline=None)
@given(request=requests)
def test_no_request_raises(request: Any) -> None:
    engine = Answering()
    engine.answer(b'{"op": "new", "game": "quist", "seed": 1}')
    reply = json.loads(engine.answer(json.dumps(request).encode()))
    assert isinstance(reply["ok"], bool)
    if not reply["ok"]:
        assert reply["error"]["code"]


def test_the_id_comes_back_whatever_it_is(engine: Engine) -> None:
    assert engine.ask("hello", id={"a": [1, None]})["id"] == {"a": [1, None]}
    assert engine.ask("dance", id=5)["id"] == 5


def test_an_error_is_told_in_the_language_that_is_asked_for(engine: Engine) -> None:
    table = engine.ask("new", game="quist", seed=2, dealer=3)["table"]
    english = engine.ask("view", table=-1)["error"]["message"]
    czech = engine.ask("view", table=-1, language="cs")["error"]["message"]
    assert english.startswith("There is no such table")
    assert czech.startswith("Takový stůl není")
    assert engine.ask("view", table=-1, language="xx")["error"]["message"] == english
    illegal = {"table": table, "seat": 0, "action": {"type": "play", "card": "Q"}}
    both = [engine.ask("act", **illegal, language=code)["error"] for code in ("cs", "en")]
    assert both[0]["code"] == both[1]["code"] == "illegal-action"
    assert both[0]["message"] != both[1]["message"]
    assert "objekt JSON" in Answering(language="cs").answer(b"7").decode()


def test_a_choice_from_a_view_alone_is_that_of_the_table(engine: Engine) -> None:
    for game in GAMES:
        new = engine.ask("new", game=game, seed=21)
        for _ in range(6):
            view = engine.ask("view", table=new["table"], seat=new["to_act"])["view"]
            alone = engine.ask("choose", game=game, view=view, level="club", ms=0)
            assert alone["ok"], alone
            assert alone == engine.ask("choose", game=game, view=view, level="club", ms=0)
            done = engine.ask("act", table=new["table"], seat=new["to_act"], action=alone["action"])
            assert done["ok"], done
            new = {**new, "to_act": done["to_act"]}
        other = next(seat for seat in range(2) if seat != new["to_act"])
        view = engine.ask("view", table=new["table"], seat=other)["view"]
        assert engine.refused("choose", game=game, view=view) in ("not-your-turn", "bad-request")
    assert engine.refused("choose", game="chess", view={}) == "unknown-game"
    assert engine.refused("choose", game="quist", view={"seat": 1}) == "bad-request"


def test_a_view_that_no_game_can_come_to_is_refused_and_no_fault(engine: Engine) -> None:
    new = engine.ask("new", game="whist", seed=21)
    view = engine.ask("view", table=new["table"], seat=new["to_act"])["view"]
    refused = engine.refused("choose", game="whist", view={**view, "hand": []}, level="beginner", ms=0)
    assert refused == "bad-request"
    assert engine.refused("choose", game="whist", view={**view, "seat": None}, level="beginner") == "not-your-turn"


def test_a_fault_behind_a_request_is_answered_and_noted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    faults = FaultLog(tmp_path / "faults.log")
    engine = Answering(faults=faults)
    with monkeypatch.context() as patched:
        patched.setattr(Tables, "answer", lambda self, request: {}["As"])
        reply = json.loads(engine.answer(b'{"op": "hello", "id": 3}'))
    assert (reply["error"]["code"], reply["id"]) == ("internal-error", 3)
    assert "KeyError" in faults.path.read_text()
    assert json.loads(engine.answer(b'{"op": "hello"}'))["ok"]


def test_a_reader_that_is_gone_ends_the_engine_quietly() -> None:
    command = [sys.executable, "-m", "numeramis_access", "engine"]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen(command, **pipes) as running:
        assert running.stdout is not None
        running.stdout.close()
        assert running.stdin is not None
        running.stdin.write(b'{"op": "hello"}\n' * 3)
        running.stdin.close()
        assert running.stderr is not None
        assert running.stderr.read() == b""
        assert running.wait(60) == 0
