"""Every lesson is played to its end, in both languages, after every wrong step has been tried and explained."""

from __future__ import annotations

import pytest

from numeramis_access.app.practice.lesson_scene import LessonScene
from numeramis_access.app.shell.scene import Push
from numeramis_access.catalogue import STANDARD
from numeramis_access.catalogue.load import path_of
from numeramis_access.core.actions import Action
from numeramis_access.core.notation import action_from_text
from numeramis_access.input.commands import QUESTIONS, Command
from numeramis_access.practice.lesson import lessons_of, load_lesson
from tests.app.player import Player, behind, player

ORDER = lessons_of(STANDARD)


def begin(someone: Player, name: str) -> LessonScene:
    match = LessonScene(someone.app, name)
    someone.app.follow(Push(match))
    run(someone, match)
    return match


def run(someone: Player, match: LessonScene) -> None:
    """Let everything that plays itself be played."""
    while match.due() is not None:
        match.tick()
    someone.app.refresh()


def ask_wrongly(someone: Player, match: LessonScene, ask: str) -> None:
    place = match.place
    own = (Command.ACTIVATE,) if Command(ask) in QUESTIONS else ()
    for command in (*QUESTIONS[:4], *own):
        if command.value != ask:
            someone.app.do_command(command)
            assert someone.told()
            assert match.place == place


def act_wrongly(someone: Player, match: LessonScene, do: str) -> int:
    """Try every other legal action; return their number."""
    place, state = match.place, behind(match).state
    right = action_from_text(do, behind(match).ruleset.action_types)
    others = [one for one in behind(match).view(0).legal if isinstance(one, Action) and one != right]
    for action in others:
        match.act(action)
        told = someone.told()
        assert len(told) == 2, (action, told)
        assert match.place == place
        assert behind(match).state is state
    return len(others)


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("name", ORDER)
def test_a_lesson_is_played_to_its_end_and_explains_every_wrong_step(name: str, language: str) -> None:
    with player(language) as someone:
        match = begin(someone, name)
        assert someone.told()
        wrong = 0
        while (step := match.step) is not None:
            place = match.place
            if step.ask:
                ask_wrongly(someone, match, step.ask)
                someone.app.do_command(Command(step.ask))
                if someone.app.scene is not match:
                    assert match.place == place
                    someone.press("escape")
            elif step.do:
                assert behind(match).to_act == 0, step
                wrong += act_wrongly(someone, match, step.do)
                match.act(action_from_text(step.do, behind(match).ruleset.action_types))
            else:
                someone.press("return")
            run(someone, match)
            told = someone.told()
            assert match.place > place, step
            assert all(text.strip() and "{" not in text for text in told)
        assert wrong >= 1
        assert not match.moves
        scenes = len(someone.app.scenes)
        someone.press("return")
        assert len(someone.app.scenes) == scenes - 1


def test_the_keys_of_the_whole_program_may_be_passed_over() -> None:
    with player("en") as someone:
        match = begin(someone, "keys")
        while (step := match.step) is not None and step.say != "end":
            if step.ask and Command(step.ask) in QUESTIONS:
                someone.app.do_command(Command(step.ask))
            elif step.do:
                match.act(action_from_text(step.do, behind(match).ruleset.action_types))
            else:
                someone.press("return")
            run(someone, match)
        assert match.step is not None


def test_every_file_is_listed_and_every_lesson_has_a_file() -> None:
    calling = [path_of(game.calling_lesson) for game in STANDARD if game.calling_lesson]
    files = {file for folder in {file.parent for file in ORDER.values()} for file in folder.glob("*.toml")}
    assert sorted(files) == sorted([*ORDER.values(), *calling])


@pytest.mark.parametrize("name", ORDER)
def test_every_step_has_a_deal_it_can_be_taken_at(name: str) -> None:
    lesson = load_lesson(ORDER[name])
    assert lesson.steps[0].say
    assert lesson.steps[-1].say
    assert not lesson.steps[-1].do
