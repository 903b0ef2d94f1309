"""Each game declares its questions and counts; general rooms take name, key, unit and sentence from there."""

from __future__ import annotations

import ast
import random
import re
from collections import Counter
from collections.abc import Iterable
from datetime import date
from pathlib import Path
from typing import Any

import pytest

import numeramis_access
from numeramis_access.app.reading import milestones, statistics
from numeramis_access.app.reading.reader import keys_text
from numeramis_access.app.table.help import listed_commands
from numeramis_access.catalogue import Game
from numeramis_access.core.counts import GAME_COUNT, MATCH_COUNT, Count
from numeramis_access.input.commands import Command, Question
from numeramis_access.input.inbox import LineTyped
from numeramis_access.input.keymap import default_commands
from numeramis_access.practice.playing_on import deal_outcome
from numeramis_access.store.statistics import PlayedCount, StatisticsSum
from numeramis_access.web.session import Session
from numeramis_access.words.current import CurrentLanguage
from numeramis_access.words.languages import LOCALE_FOLDER
from tests import sources
from tests.app.player import Player, begin, player
from tests.contract.walk import EVERY, name_of, table_of, walk
from tests.fifth.record import WITH_FULL

ROOT = Path(numeramis_access.__file__).parent
every_game = pytest.mark.parametrize("game", [*WITH_FULL], ids=WITH_FULL.names)
every_setting = pytest.mark.parametrize("setting", EVERY, ids=name_of)
languages = pytest.mark.parametrize("language", ["cs", "en"])
#: nouns of several games, which may name a question or a count of one game
SHARED = {"chips"}
WORDS = [CurrentLanguage(code, locales=WITH_FULL.locales()).messages() for code in ("cs", "en")]


def at_table(someone: Player, game: Game) -> None:
    rules = game.ruleset()
    begin(someone.app, rules, rules.options(), 4, 3)
    someone.settle()
    someone.told()


@languages
@every_game
def test_a_question_is_asked_by_its_key_its_name_its_button_and_stands_in_help(game: Game, language: str) -> None:
    with player(language, WITH_FULL) as someone:
        at_table(someone, game)
        app, match = someone.app, someone.match
        assert match is not None
        unknown = app.text("no-such-question")
        for question in game.questions:
            name = app.text(f"command-{question}")
            said = someone.press(question.keys[0])
            assert said
            assert unknown not in " ".join(said)
            app.receive(LineTyped(name.lower()))
            someone.settle()
            assert someone.told() == said
            helped = [one.text for one in keys_text(app, "table", match.possible_commands(), (game.name,))]
            assert any(name.lower() in text.lower() for text in helped), helped
            session = Session(app)
            assert [str(question), name] in [shown[:2] for _, shown in session._buttons("table")]  # type: ignore[index]
            assert question in listed_commands(match.talk, match.possible_commands())


@every_game
def test_the_keys_of_a_question_are_nobody_elses(game: Game) -> None:
    general = {key for context in ("table", "everywhere") for key in default_commands()[context]}
    for question in game.questions:
        assert question.keys
        assert not general & {*question.keys}, question
        assert question not in {*Command}
    owners = Counter(key for question in WITH_FULL.questions for key in question.keys)
    assert max(owners.values(), default=1) == 1, owners


@every_setting
def test_every_number_that_is_counted_is_declared(setting: Any) -> None:
    table, found = table_of(setting, 7), 0
    for _ in walk(table, random.Random(5), 600):
        pass
    for event, state in table.moments:
        if isinstance(event, table.ruleset.ends_deal):
            found += 1
            for seat in range(table.seats):
                counts = table.ruleset.deal_counts(state, seat)
                assert {*counts} <= {*table.ruleset.counts}
                assert counts[GAME_COUNT] == 1
                unit, value = deal_outcome(table.ruleset, state, seat)
                assert unit in {"nothing", *(one.name for one in counts)}
                for words in WORDS:
                    assert words.text("day-amount", unit=unit, value=value)
                    assert unit == "nothing" or words.form(f"unit-{unit}", "label")
    assert found


@languages
@every_game
def test_every_count_is_told_with_its_unit_streaks_bests_and_aims(game: Game, language: str) -> None:
    counts, name = game.ruleset().counts, f"{game.name}-20261103-101500"
    whole = {MATCH_COUNT.name: 1, f"{MATCH_COUNT.name}-won": 1}
    numbers = {**whole, **{one.name: 1 for one in counts}}
    with player(language, WITH_FULL) as someone:
        sums = [StatisticsSum(game.name, "", "club", what, number) for what, number in numbers.items()]
        told = [one.text for one in statistics.statistics_text(someone.app, game.name, sums)]
        assert len(told) == 1 + len([one for one in (MATCH_COUNT, *counts) if one.is_alone])
        assert told[1:3] == [statistics._lines(someone.app.language.messages(), (one,), numbers)[-1]
                             for one in (MATCH_COUNT, GAME_COUNT)]
        deals = [PlayedCount(name, game.name, "", "club", deal, {one.name: 1 for one in counts}) for deal in (1, 2)]
        someone.app.change(aims={game.name: 5})
        played = [*deals, PlayedCount(name, game.name, "", "club", 0, whole)]
        told = [one.text for one in milestones.milestones_text(someone.app, game.name, played, date(2026, 11, 20))]
        kinds = Counter(one.kind for one in counts)
        assert len(told) >= 4 + kinds["success"] + kinds["measure"]
        aim = milestones._aim_entry(someone.app, game.name, milestones.count_to_aim_at(counts, played))
        assert aim.value is not None
        assert aim.value()


def own_names() -> set[str]:
    """Return the names of games' own questions and counts that have no other meaning anywhere."""
    general = {one.name for one in vars(numeramis_access.core.counts).values() if isinstance(one, Count)}
    counts = {one.name for game in WITH_FULL for one in game.ruleset().counts} - general
    return {*map(str, WITH_FULL.questions), *counts} - SHARED


def texts_in(nodes: Iterable[ast.AST]) -> set[str]:
    """Return every string constant of a module."""
    constants = {node.value for node in nodes if isinstance(node, ast.Constant)}
    return {text for text in constants if isinstance(text, str)}


def test_no_general_room_names_a_question_or_a_count_of_a_game() -> None:
    names = own_names()
    assert {"figure", "hits", "packets", "figure-loker"} <= names
    assert texts_in(ast.walk(ast.parse("answer('packets')"))) & names == {"packets"}
    quoted = [part for name in names for quote in "\"'" for part in (f"{quote}{name}", f"{name}{quote}")]
    for file, nodes in sources.nodes_with(quoted, "numeramis_access"):
        if not file.is_relative_to(ROOT / "games"):
            assert not texts_in(nodes) & names, file
    for file in (ROOT / "input" / "keymaps").glob("*.toml"):
        assert not set(re.findall(r'= "(.*)"', file.read_text(encoding="utf-8"))) & names, file


def test_no_general_message_is_of_a_question_or_a_count_of_a_game() -> None:
    names = "|".join(map(re.escape, sorted(own_names())))
    games = "|".join(game.name for game in WITH_FULL)
    own = re.compile(rf"^(?:(?:command|count|unit)-(?:{names})|command-[\w-]+-(?:{games}))\b.*|.*\[(?:{names})\].*")
    assert own.match("command-packets = x")
    assert own.match("        [hits] x")
    found = [
        f"{file.name}: {line}" for file in sorted(LOCALE_FOLDER.rglob("*.ftl"))
        for line in file.read_text(encoding="utf-8").splitlines() if own.match(line)
    ]  # fmt: skip
    assert not found, "\n".join(found)


def test_a_question_is_its_name() -> None:
    one = Question("peak", "x", about="hand")
    assert one == "peak"
    assert {one, Question("peak", "y")} == {"peak"}
