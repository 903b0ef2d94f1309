"""The demands on every record of a catalogue: each name leads to its object, and no other file names a game."""

from __future__ import annotations

import pickle
import re
from pathlib import Path

import msgspec
import pytest

import numeramis_access
from numeramis_access.catalogue import STANDARD, Game
from numeramis_access.catalogue.load import WrongPart, find_part, load_part, path_of
from numeramis_access.core.actions import AmountRange
from numeramis_access.core.ruleset import fitting_seats
from numeramis_access.output.braille_fields import COMMON_FIELDS, GameFields
from numeramis_access.output.braille_layout import MESSAGE_SLOT, layout
from numeramis_access.players.policy import LEVELS
from numeramis_access.practice.drills import DRILL_LEVELS as DRILL_LEVELS
from numeramis_access.practice.drills import Drills, make_question
from numeramis_access.practice.lesson import load_lesson as load_lesson
from numeramis_access.practice.lesson import table_of
from numeramis_access.practice.odds import GamePractice
from numeramis_access.words.language import Language
from tests.fifth.record import BARE, FULL, WITH_FULL

GAMES = {**{game.name: game for game in WITH_FULL if game is not FULL}, "bare": BARE, "full": FULL}
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)

ROOT = Path(numeramis_access.__file__).parent
#: folders of the games and the one list of all games; mathematicians also call a movement "whist"
OWN = re.compile(r"^(evening/movements\.py$|catalogue/standard\.py$|games/|words/locale/)")


@every_game
def test_rules_words_and_players_are_what_the_record_says(game: Game) -> None:
    rules, words = game.ruleset(), game.game_words()
    assert (rules.name, words.name) == (game.name, game.name)
    for name in (*game.levels, game.judge):
        assert game.players().policy(name)
    assert list(game.levels) == [level for level in LEVELS if level in game.levels]
    assert [game.level(level) for level in game.levels] == list(game.levels)
    assert game.level("master") == game.levels[-1]
    with pytest.raises(KeyError):
        game.players().policy("nobody")
    for code in ("cs", "en"):
        language = Language(code, words)
        assert language.text("game-name")
        assert language.text(f"game-{game.name}")


@pytest.mark.parametrize("game", list(STANDARD), ids=STANDARD.names)
def test_a_game_has_every_level_that_its_players_have(game: Game) -> None:
    own = game.players().names if game.opponents else game.levels  # a game without players has any level
    assert set(game.levels) == set(LEVELS) & set(own)


@every_game
def test_all_that_goes_to_a_process_that_thinks_comes_there_as_it_was(game: Game) -> None:
    rules = game.ruleset()
    options = rules.options()
    view = rules.view(rules.start(fitting_seats(rules, options), options), 0)
    for sent in (game, rules, options, view, game.players()):
        assert pickle.loads(pickle.dumps(sent)) == sent


@every_game
def test_the_pack_is_what_is_dealt(game: Game) -> None:
    rules = game.ruleset()
    assert fitting_seats(rules, rules.options())
    assert len(game.pack()) >= 27


@every_game
def test_odds_and_drills_are_of_their_types_and_every_drill_has_a_question_and_a_name(game: Game) -> None:
    find_part(game.practice, GamePractice)
    drills = find_part(game.drills, Drills)
    languages = [Language(code, game.game_words()) for code in ("cs", "en")]
    for kind, drill in drills.kinds.items() if drills else ():
        for level in DRILL_LEVELS:
            asked = make_question(drill, kind, level, 1)
            assert 0 <= asked.right < len(asked.choices)
        for language in languages:
            assert language.text(f"drill-kind-{kind}")


@every_game
def test_lessons_are_lessons_of_this_game_and_have_titles(game: Game) -> None:
    for file in map(path_of, game.lessons):
        lesson = load_lesson(file)
        assert lesson.game == game.name
        assert table_of(lesson, game.ruleset()).draw()
        for code in ("cs", "en"):
            assert Language(code, game.game_words()).text(f"lesson-{file.stem}-title")


@every_game
def test_the_braille_layout_names_fields_that_there_are(game: Game) -> None:
    fields = find_part(game.braille_fields, GameFields)
    known = {*COMMON_FIELDS, *(fields.by_name if fields else ()), MESSAGE_SLOT}
    if game.braille_layout:
        for pages in layout(path_of(game.braille_layout)).values():
            assert {slot.field for page in pages for slot in page} <= known


@pytest.mark.parametrize("part", [name for name in Game.__struct_fields__ if name in ("rules", "words", "opponents")])
def test_a_record_that_names_something_else_is_told_so_when_it_is_asked_for(part: str) -> None:
    wrong = msgspec.structs.replace(FULL, **{part: "tests.fifth.parts:odds"})
    with pytest.raises(WrongPart):
        {"rules": wrong.ruleset, "words": wrong.game_words, "opponents": wrong.players}[part]()
    with pytest.raises(WrongPart):
        load_part("tests.fifth.parts:nothing", AmountRange)


def test_nothing_is_imported_before_it_is_asked_for() -> None:
    """A record holds names, so a catalogue can list games that do not exist."""
    nowhere = msgspec.structs.replace(BARE, rules="nowhere.rules:Rules")
    with pytest.raises(ModuleNotFoundError):
        nowhere.ruleset()


def test_no_other_file_names_a_game() -> None:
    names = re.compile("|".join((*STANDARD.names, "šipky")))
    named = []
    for file in sorted(ROOT.rglob("*")):
        place = file.relative_to(ROOT).as_posix()
        if file.suffix in (".py", ".toml", ".json") and not OWN.match(place):
            lines = enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
            named += [f"{place}:{number}: {line.strip()}" for number, line in lines if names.search(line.lower())]
    assert not named, "\n".join(named)
