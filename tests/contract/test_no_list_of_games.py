"""No test keeps its own list of games, so that a demand on every game holds for the next game too."""

from __future__ import annotations

import ast
from pathlib import Path

from numeramis_access.catalogue import STANDARD
from tests import sources
from tests.protocols import ROOT

#: modules that name several games in one list, with the reason; tests of one game lie in ``tests/games``
MEANT = {
    "tests/app/test_braille_play.py": "labels of the line as its fields have them, three fields of two games",
    "tests/app/test_counting.py": "a table of each way to count that the games have, stakes and three players too",
    "tests/app/test_daily.py": "in which order the cards of the day were first dealt",
    "tests/app/test_evening_called.py": "games of tricks, whose hands are all known after a called deal",
    "tests/app/test_keys_as_help_says.py": "words with which each game shows most of its keys; one unknown here fails",
    "tests/app/test_practice_command.py": "words that are wrong, each of another kind",
    "tests/app/test_open_sign.py": "games in pairs, which need four players",
    "tests/app/test_roads.py": "what players of each game were seen to look for",
    "tests/app/test_sentences_people_type.py": "where a sentence is typed, as people wrote it down",
    "tests/app/test_typed_actions.py": "variants whose actions differ, by game; one unknown here fails",
    "tests/app/test_table_once.py": "games of tricks, whose finished trick stays on the line",
    "tests/output/test_braille_line_room.py": "games of tricks, in which a choice can wait alone",
    "tests/bench/practice.py": "what is measured",
    "tests/bench/reading_load.py": "tricks of recorded deals",
    "tests/bench/rules.py": "what is measured",
    "tests/campaigns/damage.py": "actions of recorded matches",
    "tests/campaigns/line_taken.py": "games of tricks, whose cards a display plays by one key",
    "tests/campaigns/playing.py": "matches of a campaign, of one length",
    "tests/contact_sheet.py": "how each game is pictured; one unknown here fails",
    "tests/contract/test_rulesets.py": "cards that a seat sees of a fresh deal, from the rules; one unknown fails",
    "tests/contract/walk.py": "matches that reach every rule; that each game has one is demanded there",
    "tests/evening/test_exchange.py": "tricks of a deal, typed from the rules",
    "tests/load/crowd.py": "what a crowd plays",
    "tests/peers/people_four.py": "an evening, game after game",
    "tests/players/test_arena.py": "each kind of contest: pairs, pairs without trumps, everybody alone",
    "tests/players/test_improver.py": "deals in which a level shows, by game; one unknown here fails",
    "tests/players/test_positions.py": "how a position of each game is laid out; one unknown here fails",
    "tests/practice/test_faults.py": "games that take long to search",
    "tests/practice/test_hints_and_odds.py": "what hints of each game must not contradict; one unknown here fails",
    "tests/practice/test_judgements.py": "the judge's own answers, by game; one unknown here fails",
    "tests/practice/test_told_while_thinking.py": "games whose reviews take a moment",
    "tests/practice/faults.py": "what is wrong with choices of each game, as claimed; one unknown here fails",
    "tests/practice/reasons.py": "what reasons of each game claim; one unknown here fails",
    "tests/practice/test_practice_table.py": "stakes and tours, which the other games do not have; places beside four",
    "tests/practice/test_reasons.py": "games that take long to search",
    "tests/practice/test_review.py": "games that take long to weigh",
    "tests/practice/test_teachers_report.py": "what must be heard before each first lesson; one unknown here fails",
    "tests/practice/test_themes.py": "what each theme says; that none is missing is demanded there",
    "tests/practice/test_worth.py": "a game judged exactly and one by worlds",
    "tests/tables/test_computers.py": "two matches at once",
    "tests/transcripts/make.py": "recorded logs",
    "tests/transcripts/people.py": "recorded logs",
    "tests/transcripts/people_lines.py": "recorded logs",
    "tests/words/test_cut_and_alone.py": "one game of each pack that is cut",
    "tests/words/test_how_much_is_said.py": "words of a trick, measured; one unknown here fails",
    "tests/transcripts/call.py": "called matches that are recorded, one of each kind",
    "tests/transcripts/tournament.py": "recorded tournaments, one of each way to count",
    "tests/web/test_page_called.py": "whole matches by touch, of bearable length",
}


def lists_of_games(path: Path) -> list[int]:
    """Return the lines of a module at which one list, tuple, set or dictionary names several games."""
    text = sources.text(path)
    if sum(f'"{name}"' in text or f"'{name}'" in text for name in STANDARD.names) < 2:
        return []
    found = []
    for node in sources.nodes(path):
        entries = node.keys if isinstance(node, ast.Dict) else getattr(node, "elts", [])
        named = {_first_text(entry) for entry in entries} & {*STANDARD.names}
        found += [node.lineno] if isinstance(node, ast.expr) and len(named) > 1 else []
    return found


def _first_text(node: ast.expr | None) -> object:
    """Return a text, or the text at the beginning of a tuple, a list or a call."""
    while isinstance(node, ast.Tuple | ast.List | ast.Call):
        inner = node.args if isinstance(node, ast.Call) else node.elts
        node = inner[0] if inner else None
    return node.value if isinstance(node, ast.Constant) else None


def test_no_test_lists_games_without_a_reason(tmp_path: Path) -> None:
    planted = tmp_path / "planted.py"
    planted.write_text(f"GAMES = {STANDARD.names[:2]!r}\nSEATS = {dict.fromkeys(STANDARD.names, 4)!r}\n")
    assert lists_of_games(planted) == [1, 2]
    modules = {path: path.relative_to(ROOT).as_posix() for path in (ROOT / "tests").rglob("*.py")}
    found = {name: lines for path, name in modules.items() if (lines := lists_of_games(path))}
    assert {*found} == {*MEANT}, {name: found.get(name) for name in {*found} ^ {*MEANT}}
