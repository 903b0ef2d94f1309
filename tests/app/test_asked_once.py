"""The program asks once for the verb forms of the player, at the first start of any kind."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from numeramis_access.app.menus.first_start import QuestionsMenu
from numeramis_access.app.practice.table_scene import PracticeScene
from numeramis_access.app.shell.launch_options import LaunchOptions
from numeramis_access.app.shell.menu import Menu
from numeramis_access.app.table.scene import MatchScene
from numeramis_access.compose import begin_match
from numeramis_access.input.commands import Command
from numeramis_access.store import settings as store
from numeramis_access.words.languages import LANGUAGES
from tests.app.player import Player, home

#: ways to start the program, with the first scene of each
STARTED: dict[str, tuple[LaunchOptions, type]] = {
    "menus": (LaunchOptions(), Menu),
    "match": (LaunchOptions(scene="play", game="quist", seed=5), MatchScene),
    "practice table": (LaunchOptions(scene="practice", game="whist", seed=5), PracticeScene),
    "practice": (LaunchOptions(scene="practice"), Menu),
    "records": (LaunchOptions(scene="replay"), Menu),
}
#: ways to leave a question, with their keys
LEAVES = {"Enter": ("return",), "the last entry": ("end", "return"), "Escape": ("escape",)}


def started(wishes: LaunchOptions, language: str = "", system: str = "en") -> Player:
    """Return a player who starts the program at the test's home. :param language: from the command line."""
    settings = store.load_settings(home().settings_file)[0]
    someone = Player(store.change_settings(settings, language=language) if language else settings)
    if not someone.app.settings.language:
        someone.app.language.change(system)
    begin_match(someone.app, wishes)
    someone.app.start()
    someone.app.refresh()
    return someone


def asked(someone: Player) -> bool:
    """Return whether the program asks for verb forms."""
    of_verbs = someone.app.text("set-gender")
    return isinstance(someone.app.scene, QuestionsMenu) and of_verbs in [item.label for item in someone.screen.items]


@pytest.mark.turns(3)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", STARTED)
def test_who_starts_in_a_language_by_the_command_is_asked_before_what_was_asked_for(what: str, language: str) -> None:
    wishes, scene = STARTED[what]
    someone = started(wishes, language)
    assert asked(someone) == LANGUAGES[language].gendered
    if asked(someone):
        said = someone.told()
        assert someone.app.text("choose-address") in said
        assert someone.app.text("main-menu") not in said
        someone.press("left", "end", "return")
        assert someone.app.settings.gender == "feminine"
    assert isinstance(someone.app.scene, scene)
    assert not isinstance(someone.app.scene, QuestionsMenu)
    someone.app.change(rate=60)
    someone.app.close()
    for again, language_again in ((wishes, language), (LaunchOptions(), "")):
        later = started(again, language_again)
        assert not isinstance(later.app.scene, QuestionsMenu)
        later.app.close()


@pytest.mark.parametrize("keys", LEAVES.values(), ids=LEAVES)
def test_every_way_out_of_the_question_leads_to_the_match_and_it_is_asked_no_more(keys: tuple[str, ...]) -> None:
    wishes, scene = STARTED["match"]
    someone = started(wishes, "cs")
    someone.press(*keys)
    assert isinstance(someone.app.scene, scene)
    someone.app.close()
    later = started(LaunchOptions(), "cs")
    assert not asked(later)
    later.app.close()


def test_who_answered_before_a_match_is_asked_for_the_language_later_and_for_the_verbs_no_more() -> None:
    """A match without a chosen language begins in the language of the system; the question comes at a later start."""
    someone = started(STARTED["match"][0], system="cs")
    assert asked(someone)
    someone.press("left", "end", "return")
    someone.app.close()
    later = started(LaunchOptions(), system="cs")
    assert later.app.text("choose-language") in " ".join(later.told())
    later.press("home", "return")
    assert later.app.settings.language == "cs"
    assert not asked(later)
    assert later.app.settings.gender == "feminine"
    later.app.close()


def by_key(someone: Player) -> None:
    """Go round the languages with the key until Czech comes."""
    while someone.app.language.code != "cs":
        someone.app.do_command(Command.LANGUAGE)


def by_moving(someone: Player) -> None:
    """Move to Czech in the question of the first start, and leave the program there."""
    names = [item.label for item in someone.screen.items]
    someone.press("home", *["down"] * names.index(LANGUAGES["cs"].name))


@pytest.mark.parametrize(
    ("what", "does"), [("match", by_key), ("menus", by_moving)], ids=["by the key", "in the first start"]
)
def test_who_comes_to_a_language_otherwise_is_asked_at_the_next_occasion(
    what: str, does: Callable[[Player], None]
) -> None:
    someone = started(STARTED[what][0])
    does(someone)
    assert someone.app.settings.language == "cs"
    someone.app.close()
    later = started(STARTED["match"][0])
    assert asked(later)
    later.app.close()


@pytest.mark.parametrize("keys", LEAVES.values(), ids=LEAVES)
def test_who_does_not_say_at_the_first_start_is_spoken_of_without_a_gender(keys: tuple[str, ...]) -> None:
    someone = started(STARTED["menus"][0], "cs")
    assert asked(someone)
    someone.press(*keys)
    assert (someone.app.settings.gender, someone.app.settings.address) == ("none", "asked")
    someone.app.close()


@pytest.mark.parametrize(("keys", "gender"), [(("escape",), "masculine"), (("right", "return"), "feminine")])
def test_who_never_answered_in_an_earlier_version_is_asked_once_after_the_news(
    keys: tuple[str, ...], gender: str
) -> None:
    store.save_settings(store.Settings(language="cs", known_version="0.1.0"), home().settings_file)
    someone = started(STARTED["menus"][0])
    assert not asked(someone)
    someone.press("escape")
    assert asked(someone)
    someone.press(*keys)
    assert (someone.app.settings.gender, someone.app.settings.address) == (gender, "asked")
    someone.app.close()
    later = started(STARTED["menus"][0])
    assert not asked(later)
    later.app.close()


@pytest.mark.parametrize("told", [{"gender": "feminine"}, {"address": "asked"}], ids=str)
def test_who_answered_in_an_earlier_version_is_not_asked(told: dict[str, str]) -> None:
    store.save_settings(store.Settings(language="cs", known_version="0.1.0", **told), home().settings_file)  # type: ignore[arg-type]
    someone = started(STARTED["menus"][0])
    someone.press("escape")
    assert not asked(someone)
    someone.app.close()


def test_what_is_new_is_told_before_what_was_asked_for() -> None:
    store.save_settings(store.Settings(language="cs", known_version="0.1.0", address="asked"), home().settings_file)
    someone = started(STARTED["practice"][0])
    assert someone.screen.title == someone.app.text("about-news", version=store.Settings().known_version)
    someone.press("escape")
    assert someone.screen.title == someone.app.text("practice-menu")
    someone.app.close()
