"""The program offers an invented third language, a folder of messages and one record, like the others."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import TextElement
from fluent.syntax.visitor import Visitor

from numeramis_access.app.menus import settings
from numeramis_access.app.shell.program import Program
from numeramis_access.app.shell.scene import Push
from numeramis_access.app.table import local_match
from numeramis_access.cli import main
from numeramis_access.compose import first_scene, make_program
from numeramis_access.input.inbox import LineTyped
from numeramis_access.store.home import Home
from numeramis_access.store.settings import Settings, load_settings
from numeramis_access.words.languages import LANGUAGES, LOCALE_FOLDER, LanguageRecord, Languages
from numeramis_access.words.plain import system_language
from tests.standard import STANDARD, ruleset
from tests.standins import Recorder, in_a_thread

#: replaces e in every sentence of the invented language
LETTER = "ø"


class _Sentences(Visitor):
    """A visitor that changes every sentence, but no single word, because messages may select by it."""

    def visit_TextElement(self, node: TextElement) -> None:
        if " " in node.value:
            node.value = node.value.replace("e", LETTER)


@pytest.fixture(scope="module")
def languages(tmp_path_factory: pytest.TempPathFactory) -> Languages:
    """Return the program's languages and a third one."""
    folder = tmp_path_factory.mktemp("locale") / "xx"
    shutil.copytree(LOCALE_FOLDER / "en", folder)
    for locale in STANDARD.locales():
        for path in (locale / "en").glob("*.ftl"):
            with (folder / path.name).open("a", encoding="utf-8", newline="\n") as file:
                file.write(path.read_text("utf-8"))
        shutil.copytree(locale / "en/rules", folder / "rules", dirs_exist_ok=True)
    for path in folder.glob("*.ftl"):
        resource = FluentParser().parse(path.read_text("utf-8"))
        _Sentences().visit(resource)
        path.write_text(FluentSerializer().serialize(resource), "utf-8")
    record = LanguageRecord(
        code="xx", name="Ønglish", folder=folder, systems=("xx", "ønglish"), plurals="en", espeak="en", voices=("en",),
        voice_names=("english",), computer_braille="en-8", literary_braille="en-6", letters=((LETTER, "e"),),
        complete=True, confirmed=True,
    )  # fmt: skip
    return Languages([LANGUAGES["cs"], record, LANGUAGES["en"]])


class Listener(Recorder):
    """A program with its announcements."""

    def __init__(self, home: Path, languages: Languages, language: str) -> None:
        super().__init__()
        self.app: Program = make_program(
            Settings(language=language, pace=0.0, thinking=0), Home.at(home), languages=languages, thinker=in_a_thread
        )
        self.app.announcer.channels.append(self)
        self.app.start()

    def press(self, *keys: str) -> list[str]:
        """Press keys; return the announcements."""
        self.shown.clear()
        for key in keys:
            self.app.press(key)
        return self.texts()


def test_f12_goes_through_all_of_them_at_the_table_too(tmp_path: Path, languages: Languages) -> None:
    someone = Listener(tmp_path, languages, "cs")
    rules = ruleset("quist")
    someone.app.follow(local_match.begin_match(someone.app, rules, rules.options(), 4, 5))
    said = ["\n".join(someone.press("f12", "c", "s", "h")) for _ in range(3)]
    assert LETTER in said[0]
    assert said[0].replace(LETTER, "e") == said[1], "the third language is English but for a letter"
    assert {one.language for one in someone.shown} == {"cs"}
    assert load_settings(Home.at(tmp_path).settings_file, languages)[0].language == "cs"
    someone.app.close()


def test_it_is_offered_at_the_first_start_and_in_the_settings(tmp_path: Path, languages: Languages) -> None:
    someone = Listener(tmp_path, languages, "")
    someone.app.follow(first_scene(someone.app))
    assert any("Ønglish" in text for text in someone.press("home", "end"))
    assert someone.app.settings.language == "xx"
    someone.press("return")
    assert any(LETTER in text for text in someone.press("up", "down", "up"))
    someone.app.follow(Push(settings.menu(someone.app)))
    someone.press("return")
    assert someone.press("right")[-1].endswith(": English.")
    assert someone.press("left")[-1].endswith(": Ønglish.")
    someone.app.close()


def test_a_word_is_typed_in_it_with_the_letters_that_everybody_has(tmp_path: Path, languages: Languages) -> None:
    someone = Listener(tmp_path, languages, "xx")
    someone.app.follow(first_scene(someone.app))
    name = someone.app.text("menu-new-match")
    assert LETTER in name
    someone.shown.clear()
    someone.app.receive(LineTyped(name.replace(LETTER, "e")))
    assert len(someone.app.scenes) == 2
    someone.app.close()


def test_the_command_line_knows_it(languages: Languages, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--language", "xx", "--help"], languages=languages) == 0
    assert LETTER in capsys.readouterr().out
    assert main(["--language", "xx", "--help"]) == 2
    assert LETTER not in capsys.readouterr().out


def test_its_users_are_spoken_to_in_it(monkeypatch: pytest.MonkeyPatch, languages: Languages) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "xx_XX.UTF-8")
    assert system_language(languages) == "xx"
    assert system_language() == "en"


def test_settings_with_a_language_that_is_gone_are_kept_but_for_that(tmp_path: Path, languages: Languages) -> None:
    path = tmp_path / "settings.toml"
    path.write_text('language = "xx"\nrate = 70\n')
    assert load_settings(path, languages)[0].language == "xx"
    kept, problems = load_settings(path, LANGUAGES)
    assert (kept.language, kept.rate, problems) == ("", 70, [("settings-value", "language")])
