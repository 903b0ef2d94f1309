"""A game of another kind, in which players foretell tricks, needs only its own folder and a line in the catalogue."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from numeramis_access.cli import main
from numeramis_access.core.actions import PlayCard
from numeramis_access.engine.loop import Engine
from numeramis_access.input.inbox import LineTyped
from tests.app.player import Player, behind, player
from tests.fifth.record import WITH_FULL
from tests.protocols import ROOT

NAME = {"cs": "Věštba", "en": "Augur"}
PLAYERS = pytest.mark.parametrize("players", [3, 4, 5])
#: the files outside its folder that name it: the catalogue of the tests, and this one
PLACES = {"tests/fifth/record.py", "tests/contract/test_sixth_game.py"}


def say(someone: Player, *messages: str) -> str:
    """Type the messages; return the announcements."""
    for message in messages:
        someone.app.receive(LineTyped(message.lower()))
        someone.settle()
    return " ".join(someone.told())


def wait_for_turn(someone: Player) -> bool:
    """Let the others act until it is the player's turn; return False if the match is over."""
    match = someone.match
    assert match is not None
    while behind(match).to_act not in (0, None):
        match.tick()
        someone.settle()
    return behind(match).to_act == 0


@PLAYERS
@pytest.mark.parametrize("language", ["cs", "en"])
def test_it_is_played_from_the_menu_to_its_end_by_words_alone(language: str, players: int) -> None:
    with player(language, WITH_FULL, players={"augur": players}) as someone:
        say(someone, someone.app.text("menu-new-match"), NAME[language], someone.app.text("start-match"))
        match, said = someone.match, ""
        assert match is not None
        assert behind(match).seats == players
        while wait_for_turn(someone):
            said += " ".join(someone.told())
            first = match.view.legal[0]
            if isinstance(first, PlayCard):
                match.act(first)
                someone.settle()
                said += " ".join(someone.told())
            else:
                said += say(someone, f"{ {'cs': 'předpovědět', 'en': 'foretell'}[language]} {first.tricks}")
        said += " ".join(someone.told())
        assert {"cs": "předpověď", "en": "foretold"}[language] in said
        assert said.count({"cs": "Body za tuto hru", "en": "Points of this deal"}[language]) == 2 * players
        assert {"cs": "Partie skončila", "en": "The match is over"}[language] in said
        assert {"cs": "Body", "en": "Points"}[language] in " ".join(someone.press("s"))
        assert {"cs": "Předpovíš", "en": "Foretell how many"}[language] in " ".join(someone.press("ctrl+f1", "down"))


@PLAYERS
def test_by_the_engine_the_last_to_foretell_may_not_let_all_be_right(players: int) -> None:
    engine = Engine(WITH_FULL)

    def ask(op: str, **fields: object) -> dict[str, Any]:
        answer: dict[str, Any] = json.loads(engine.answer(json.dumps({"op": op, **fields}).encode()))
        return answer

    assert ask("hello")["games"]["augur"]["seats"] == [3, 5]
    assert [ask("new", game="augur", seats=seats)["ok"] for seats in (2, 6)] == [False, False]
    status, foretold, refused = ask("new", game="augur", seats=players, seed=4), [], 0
    table = status["table"]
    while not status["over"]:
        if len(foretold) == players - 1 and sum(foretold) <= 5:
            wrong = {"type": "foretell", "tricks": 5 - sum(foretold)}
            answer = ask("act", table=table, seat=status["to_act"], action=wrong)
            assert (answer["error"]["rule"], answer["error"]["code"]) == ("A3", "illegal-action")
            refused += 1
        action = ask("choose", table=table, level="club", ms=0)["action"]
        foretold = [*foretold, action["tricks"]] if action["type"] == "foretell" else []
        status = ask("act", table=table, seat=status["to_act"], action=action)
    assert refused or players > 3
    assert len(status["deal"]["points"]) == players


def test_it_is_embossed_and_meets_itself_in_the_arena(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["emboss", "rules"], ["emboss", "sheet"], ["emboss", "cards"]):
        assert main([*words, "augur", "--output", str(tmp_path / "one.brf"), "--language", "cs"], WITH_FULL) == 0
    words = ["arena", "augur", "club", "expert", "--deals", "2", "--jobs", "1", "--language", "en"]
    assert main(words, WITH_FULL) == 0
    assert "points" in capsys.readouterr().out


def test_nothing_names_it_but_its_folder_and_one_line_of_a_catalogue() -> None:
    naming = {
        path.relative_to(ROOT).as_posix()
        for room in ("numeramis_access", "braille", "tests") for path in (ROOT / room).rglob("*.py")
        if "augur" in path.read_text(encoding="utf-8").lower()
    }
    assert {name for name in naming if not name.startswith("tests/sixth/")} == PLACES
