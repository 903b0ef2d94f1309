"""The sentences that people type, written down before the program was read: nearly all are answered at once.

``tests/words/sentences/<language>.txt`` lists them with their places and the kinds of answer that serve.
``python -m tests.app.test_sentences_people_type`` prints the figures.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import pytest

from numeramis_access.app.menus.named_match import begin_named
from numeramis_access.app.practice.lesson_scene import LessonScene
from numeramis_access.app.shell.keys import name_of_command
from numeramis_access.app.shell.menu import Menu
from numeramis_access.app.shell.scene import Pop, Stay
from numeramis_access.app.table import local_match
from numeramis_access.app.table.typed import card_names
from numeramis_access.catalogue import STANDARD
from numeramis_access.core.actions import PlayCard
from numeramis_access.input.commands import AnyCommand, all_commands
from numeramis_access.input.inbox import LineTyped
from numeramis_access.input.typed import can_mean_name, is_nearly
from numeramis_access.words.announcement import Announcement
from numeramis_access.words.languages import LANGUAGES
from tests.app.player import Player, behind, player
from tests.app.test_typed_words import typed

SENTENCES = Path(__file__).parents[1] / "words" / "sentences"
#: sentences of a language, and those that have to be answered at once
ALL, AT_ONCE = 50, 45
#: the commands that each give the answer of a kind
COMMANDS: dict[str, tuple[str, ...]] = {
    "score": ("score", "score-detail"), "turn": ("turn",), "hand": ("hand",), "highest": ("highest",),
    "table": ("table", "led"), "seats": ("seats",), "progress": ("progress",), "last": ("last-trick",),
    "hint": ("hint",), "repeat": ("repeat",), "trump": ("trump",), "tricks": ("score",), "wins": ("goal",),
    "help": ("help",), "moves": ("help",), "rules": ("rules",),
}  # fmt: skip
#: the beginning of the title of the menu, or the message, that a kind leads to
TITLES = {
    "sipky": "game-sipky", "whist": "game-whist", "quist": "game-quist", "people": "people-", "learn": "learn-",
    "settings": "settings-", "day": "day-menu", "quit": "really-quit", "leave": "really-leave-kept",
    "slower": "rate-now",
}  # fmt: skip
#: the titles of questions about the meaning of a line
ASKED = ("did-you-mean", "several-fit")


class Sentence(NamedTuple):
    """A typed line. :ivar place: where. :ivar kinds: the answers that serve."""

    place: str
    line: str
    kinds: tuple[str, ...]


def sentences(language: str) -> Iterator[Sentence]:
    """Yield the sentences of a language."""
    for row in (SENTENCES / f"{language}.txt").read_text("utf-8").splitlines():
        if not row.startswith("#"):
            place, _, rest = row.partition(": ")
            line, _, kinds = rest.rpartition(" = ")
            yield Sentence(place, line, tuple(kinds.split()))


def go_to(someone: Player, place: str) -> None:
    """Lead a player to a place of the sentences."""
    if place == "menu":
        return
    game = {"leaving": "quist", "choice": "sipky"}.get(place, place)
    someone.app.follow(begin_named(someone.app, local_match.begin_match, game, [], 5, None, None))
    someone.settle()
    if place == "leaving":
        assert someone.match is not None
        someone.app.follow(someone.match._way_out())
    if place == "choice":
        at_question(someone)
    someone.settle()


def at_question(someone: Player) -> None:
    """Play until the game asks for one of several numbers."""
    for _ in range(60):
        match = someone.match
        assert match is not None
        legal = match.view.legal if match.is_own_turn else ()
        if len(legal) > 1 and not any(isinstance(action, PlayCard) for action in legal):
            return
        if match.is_own_turn:
            match.act(legal[0])
        elif match.is_waiting_for_player:
            someone.press("return")
        someone.settle()
    raise AssertionError("no question")


def outcome(language: str, sentence: Sentence) -> str:
    """Return ``answered``, ``asked``, ``played`` or the wrong answer to a sentence typed in its place."""
    with player(language) as someone:
        go_to(someone, sentence.place)
        wanted = [answer(someone, name) for kind in sentence.kinds for name in COMMANDS.get(kind, ())]
        match, scenes = someone.match, len(someone.app.scenes)
        acts = len(behind(match).record) if match else 0
        someone.announcements()
        someone.app.receive(LineTyped(sentence.line))
        said = someone.announcements()
        acted = match is not None and len(behind(match).record) > acts
        place = {"first": 0, "second": 1}.get(sentence.kinds[0])
        if place is not None and match is not None and (match.desk.row, match.desk.place) == (1, place) and said:
            return "answered"  # named under the cursor, for Enter
        if acted:
            return "played"
        if [told.text for told in said] in wanted or any(leads_to(someone, kind, said) for kind in sentence.kinds):
            return "answered"
        left = scenes - len(someone.app.scenes)
        if sentence.place == "leaving" and left == {"yes": 2, "no": 1}[sentence.kinds[0]]:
            return "answered"
        top = someone.app.scene
        if isinstance(top, Menu) and any(map(top.is_question, ASKED)):
            return "asked"
        return " ".join(told.text for told in said)


def answer(someone: Player, command: str) -> list[str]:
    """Return the answer to a command, and go back to where it was asked."""
    scenes = len(someone.app.scenes)
    someone.announcements()
    someone.app.do_command(next(other for other in all_commands(STANDARD.questions) if other == command))
    said = someone.announcements()
    while len(someone.app.scenes) > scenes:
        someone.app.follow(Pop(then=lambda: None))
    return [told.text for told in said]


def leads_to(someone: Player, kind: str, said: Sequence[Announcement]) -> bool:
    """Return whether the player is in the menu that a kind leads to, or has heard its message."""
    start = TITLES.get(kind, "never")
    top = someone.app.scene
    titled = isinstance(top, Menu) and top._title.startswith(start)
    lesson = kind == "learn" and isinstance(top, LessonScene)
    # in tests no voice speaks
    slower = kind in ("slower", "settings") and any(told.kind == "no-voice-speaks" for told in said)
    return titled or lesson or slower or any(told.kind == start for told in said)


@pytest.mark.parametrize("language", list(LANGUAGES))
def test_nearly_all_sentences_are_answered_at_once_and_none_plays_a_card(language: str) -> None:
    listed = list(sentences(language))
    assert len({(sentence.place, sentence.line) for sentence in listed}) == ALL
    results = {sentence: outcome(language, sentence) for sentence in listed}
    others = {sentence.line: result for sentence, result in results.items() if result != "answered"}
    assert set(others.values()) <= {"asked"}, others
    assert len(listed) - len(others) >= AT_ONCE


def test_a_nearly_right_word_is_asked_about_and_another_line_is_taken_at_the_table() -> None:
    with player("cs") as someone:
        go_to(someone, "quist")
        score = answer(someone, "score")
        for lines in (("stvav", "ano"), ("stvav", ""), ("stvav", "stav"), ("stva", "jo")):
            assert f"Myslíte „stav“? {someone.app.text('yes')}" in " ".join(typed(someone, lines[0]))
            assert typed(someone, lines[1]) == score
        typed(someone, "stvav", "ne")
        assert someone.app.scene is someone.match


@pytest.mark.turns(3)
@pytest.mark.parametrize("language", list(LANGUAGES))
@pytest.mark.parametrize("game", STANDARD.names)
def test_a_nearly_right_card_is_never_played(language: str, game: str) -> None:
    with player(language) as someone:
        go_to(someone, game)
        match = someone.match
        assert match is not None
        before = len(behind(match).record)
        names = [name for card in {*match.desk.hand} for name in card_names(card, match.talk.narrator.language)]
        for name in names:
            for wrong in (name[1:], name[1] + name[0] + name[2:], name[:2] + "w" + name[2:]):
                if not any(can_mean_name(wrong, other) for other in names):
                    someone.app.receive(LineTyped(wrong))
                    someone.app.scenes[someone.app.scenes.index(match) + 1 :] = []
        assert len(behind(match).record) == before


@pytest.mark.parametrize("language", list(LANGUAGES))
@pytest.mark.parametrize("game", STANDARD.names)
def test_every_name_that_help_gives_a_command_is_understood(language: str, game: str) -> None:
    with player(language) as someone:
        go_to(someone, game)
        match = someone.match
        assert match is not None
        done: list[AnyCommand] = []
        someone.app._do = lambda command: done.append(command) or Stay()  # type: ignore[method-assign, func-returns-value]
        for command in match.possible_commands():
            if someone.app.narrator.language.has(f"command-{command}"):
                done.clear()
                name = name_of_command(someone.app, command, (game, "table"))
                someone.app.receive(LineTyped(name))
                assert [name_of_command(someone.app, other, (game, "table")) for other in done] == [name]


@pytest.mark.parametrize("language", list(LANGUAGES))
def test_every_menu_finds_games_variants_and_settings_by_name(language: str) -> None:
    with player(language) as someone:
        places = someone.app.doors.places(someone.app)
        for game in STANDARD.names:
            assert any(someone.app.text(f"game-{game}") == place.meaning.label for place in places)
        for place in places:
            someone.app.receive(LineTyped(place.meaning.label))
            assert not {"unknown-word", "word-not-here"} & {told.kind for told in someone.announcements()}, place
            someone.app.scenes[1:] = []
            someone.app.change(language=language)  # some names are also commands: one changes the language


def test_again_repeats_the_last_answer_and_no_refusal() -> None:
    with player("cs") as someone:
        go_to(someone, "quist")
        someone.told()
        score = typed(someone, "stav")
        typed(someone, "hokuspokus", "jkl")
        assert typed(someone, "znovu") == score
        assert typed(someone, "opakuj") == score


@pytest.mark.parametrize(
    ("said", "name", "near"),
    [("stva", "stav", True), ("stvav", "stav", True), ("sta", "stav", True), ("star", "stav", True),
     ("stav", "stav", False), ("sav", "stav", True), ("atsv", "stav", False), ("eso", "esa", False)],
)  # fmt: skip
def test_one_wrong_letter_is_near(said: str, name: str, near: bool) -> None:
    assert is_nearly(said, name) is near


def measure() -> None:
    """Print how many sentences of each language are answered at once, and the others with their answers."""
    for language in LANGUAGES:
        results = {sentence: outcome(language, sentence) for sentence in sentences(language)}
        others = {sentence: result for sentence, result in results.items() if result != "answered"}
        print(f"{language}: {len(results) - len(others)} of {len(results)}")
        for sentence, result in others.items():
            print(f"    {sentence.place}: {sentence.line}: {result}")


if __name__ == "__main__":
    os.environ["NUMERAMIS_HOME"] = tempfile.mkdtemp()
    measure()
