"""Own mistakes as exercises: kept after a review, solved by keys, sent as text and taken in, in both languages."""

from __future__ import annotations

import time
from typing import Any

import pytest

from numeramis_access.app.practice.table_scene import PracticeScene
from numeramis_access.app.practice.topic_scene import TopicScene
from numeramis_access.app.shell.scene import PopThrough, Push
from numeramis_access.core.actions import Action
from numeramis_access.input.inbox import LineTyped
from numeramis_access.practice import positions
from tests.app.player import PATIENCE, Player, begin, behind, home, player
from tests.practice.test_topics import arrived, wrong
from tests.practice.test_worth import settled
from tests.standard import GAMES, ruleset


def bad_deal(someone: Player, game: str, seed: int) -> PracticeScene:
    """Play a deal by the first or the last possible action, and let it be reviewed."""
    rules = ruleset(game)
    match: Any = begin(someone.app, rules, rules.options(), 4, seed, practice=True)
    until = time.monotonic() + PATIENCE
    someone.settle()
    while not match.is_waiting_for_player and not behind(match).is_over and time.monotonic() < until:
        if match.is_own_turn:
            legal = [one for one in match.view.legal if isinstance(one, Action)]
            match.act(legal[-1 if len(behind(match).record) % 2 else 0])
        someone.settle()
        someone.wait()
    someone.press("i")
    settled(someone, match, lambda: match.review.findings is None)
    return match


def reviewed(someone: Player, game: str) -> PracticeScene:
    """Return a practice table with a costly choice in its review."""
    for seed in range(5, 30):
        match = bad_deal(someone, game, seed)
        if match.review.costly_moments:
            someone.told()
            return match
    raise AssertionError("no costly moment in 25 deals")


def choose(someone: Player, label: str) -> list[str]:
    """Go to the entry that begins so, and press Enter there."""
    someone.told()
    items = someone.screen.items
    labels = [item.label.casefold() for item in items]
    assert any(shown.startswith(label.casefold()) for shown in labels), labels
    place = next(at for at, shown in enumerate(labels) if shown.startswith(label.casefold()))
    someone.press(*["up"] * len(items), *["down"] * place)
    someone.told()
    return someone.press("return")


def kept() -> tuple[positions.KeptMistake, ...]:
    return positions.load_positions(home().positions_file)


WORDS = {
    "en": ("Save a moment", "All", "Your positions", "Solve waiting", "The position is saved", "are saved", "Save all"),
    "cs": ("Nechat si", "Všechny", "Vlastní pozice", "Řešit", "Pozice je uložená", "jsou uložené", "Uložit všechny"),
}


@pytest.mark.usefixtures("brief_judge")
@pytest.mark.turns(4)
@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_a_costly_moment_is_kept_and_the_same_moment_comes_and_is_solved(game: str, language: str) -> None:
    keep, _, mine, solve, one_kept, _, _ = WORDS[language]
    with player(language, level="beginner") as someone:
        match = reviewed(someone, game)
        first = match.review.costly_moments[0]
        someone.press("escape")
        choose(someone, keep)
        said = choose(someone, match.moment_name(first)[:12])
        assert said[0].startswith(one_kept)
        assert someone.app.scene is match
        (found,) = kept()
        assert not found.is_due(time.time())
        someone.app.follow(PopThrough(someone.app.scenes[1]))
        soon = positions.record_answer(kept(), found.text, False, time.time() - 3600)
        positions.change_positions(lambda _: soon, home().positions_file)
        someone.app.follow(_push(someone))
        choose(someone, mine)
        told = choose(someone, solve)
        scene = arrived(someone)
        assert scene.view == first.decision.view
        assert {"en": "Your position", "cs": "Vlastní pozice"}[language] in told[0]
        assert scene.choice is not None
        assert scene.choice.action == first.best.action
        scene.act(first.decision.action)
        assert not scene.answered
        scene.act(first.best.action)
        assert scene.answered
        (after,) = kept()
        assert after.memory is not None
        assert not after.is_due(time.time())
        someone.press("return")
        assert not isinstance(someone.app.scene, TopicScene)


def _push(someone: Player) -> Push:
    return Push(someone.app.doors.practice(someone.app))


def test_the_folder_into_which_a_friends_text_is_to_be_put_is_there() -> None:
    with player("en") as someone:
        someone.app.follow(_push(someone))
        choose(someone, "Your positions")
        assert not home().exports.exists()
        said = choose(someone, "Add")
        assert str(home().exports) in said[0]
        assert home().exports.is_dir()


@pytest.mark.usefixtures("brief_judge")
@pytest.mark.turns(2)
@pytest.mark.parametrize("language", ["cs", "en"])
def test_positions_go_out_as_text_and_come_in_by_file_and_by_typing(language: str) -> None:
    keep, every, mine, _, one_kept, many_kept, save = WORDS[language]
    with player(language, level="beginner") as someone:
        match = reviewed(someone, "quist")
        count = len(match.review.costly_moments)
        someone.press("escape")
        choose(someone, keep)
        said = choose(someone, every if count > 1 else match.moment_name(match.review.costly_moments[0])[:12])
        assert (many_kept if count > 1 else one_kept) in said[0]
        before = kept()
        assert len(before) == count
        someone.app.follow(PopThrough(someone.app.scenes[1]))
        someone.app.follow(_push(someone))
        choose(someone, mine)
        assert str(home().exports) in choose(someone, save)[0]
        text = (home().exports / "positions.txt").read_text(encoding="utf-8")
        assert text.split() == [one.text for one in before]
        positions.change_positions(lambda _: (), home().positions_file)
        choose(someone, {"en": "Add", "cs": "Přidat"}[language])
        said = choose(someone, "positions.txt")
        assert any(str(one) in line for line in said for one in ("new", "nov"))
        assert [one.text for one in kept()] == [one.text for one in before]
        assert all(one.is_due(time.time()) for one in kept())
        positions.change_positions(lambda _: (), home().positions_file)
        someone.app.receive(LineTyped(before[0].text.upper()))
        assert [one.text for one in kept()] == [before[0].text]
        someone.told()
        someone.app.receive(LineTyped(before[0].text[:-20]))
        assert any({"en": "no position", "cs": "žádná pozice"}[language] in line for line in someone.told())


def test_a_wrong_choice_is_met_as_in_lessons_and_a_miss_comes_again() -> None:
    with player("en", level="beginner") as someone:
        match = reviewed(someone, "whist")
        match.save_moments(match.review.costly_moments[:1])
        (one,) = kept()
        answered = time.time() - 3600
        positions.change_positions(
            lambda old: positions.record_answer(old, one.text, False, answered), home().positions_file
        )
        someone.app.follow(PopThrough(someone.app.scenes[1]))
        someone.app.follow(_push(someone))
        choose(someone, "Your positions")
        choose(someone, "Solve waiting")
        scene = arrived(someone)
        bad = wrong(scene)
        someone.told()
        for miss in range(3):
            scene.act(bad)
            said = someone.told()
            assert said[0].startswith("That costs") or "costs you" in said[0], said
            assert scene.answered == (miss == 2)
        (after,) = kept()
        assert after.memory is not None
        assert after.memory.due > time.time()
        assert not after.is_solved


def test_own_positions_stand_among_the_moments_to_repeat_and_before_new_lessons() -> None:
    with player("en", level="beginner") as someone:
        match = reviewed(someone, "sipky")
        first = match.review.costly_moments[0]
        match.save_moments((first,))
        (one,) = kept()
        answered = time.time() - 3600
        positions.change_positions(
            lambda old: positions.record_answer(old, one.text, False, answered), home().positions_file
        )
        someone.app.follow(PopThrough(someone.app.scenes[1]))
        choose(someone, "Learn to play")
        scene = arrived(someone)
        assert scene.view == first.decision.view


def test_a_position_that_this_version_cannot_play_is_said_and_never_asked() -> None:
    with player("en") as someone:
        strange = positions.KeptPosition("quist", 4, 5, 1, "9,9,9,9,9,9,9,9,9,9")
        positions.change_positions(
            lambda _: (positions.KeptMistake(positions.position_text(strange), "quist", 1.0),), home().positions_file
        )
        someone.app.follow(_push(someone))
        choose(someone, "Your positions")
        assert not any(item.label.startswith("Solve") for item in someone.screen.items)
        choose(someone, "Quist")
        assert choose(someone, "Solve") == ["This version of the program can't play that position."]
        choose(someone, "Delete")
        choose(someone, "Yes")
        assert kept() == ()


@pytest.mark.usefixtures("brief_judge")
def test_the_review_of_a_second_deal_is_of_that_deal() -> None:
    with player("en", level="beginner") as someone:
        match = reviewed(someone, "quist")
        first = match.review.costly_moments
        someone.press("return")
        assert match.review.costly_moments == ()
        assert first
