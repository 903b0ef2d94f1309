"""Translating by ear and dots: examples in their own voices, refusals, hearing the new sentence, keeping it at home."""

from __future__ import annotations

from pathlib import Path

import pytest

from numeramis_access.app.shell.launch_options import LaunchOptions
from numeramis_access.app.shell.program import Program
from numeramis_access.app.shell.scene import Push
from numeramis_access.app.translating import scenes
from numeramis_access.app.translating.workshop import Source, Workshop
from numeramis_access.cli import main
from numeramis_access.compose import make_program
from numeramis_access.input.inbox import LineTyped
from numeramis_access.store.changing import LOCK_FILE
from numeramis_access.store.home import Home
from numeramis_access.store.settings import Settings
from numeramis_access.words.bundle import clear_caches
from numeramis_access.words.language import Language
from numeramis_access.words.languages import LANGUAGES, Languages
from numeramis_access.words.own_translations import MAX_FILE_BYTES
from numeramis_access.words.translation_check import fluent_text, messages_in, one_line_text
from tests.standard import words_of
from tests.standins import Recorder, in_a_thread
from tests.words.message_files import message_files
from tests.words.samples import PEOPLE


class Translator(Recorder):
    """A translator into a language without any message yet, with the program in Czech."""

    def __init__(self, home: Path) -> None:
        super().__init__()
        bare = LANGUAGES["sk"]._replace(code="xx", folder=home / "none")
        languages = Languages([LANGUAGES["cs"], LANGUAGES["en"], bare], Home.at(home).translations)
        settings = Settings(language="cs", pace=0.0, thinking=0)
        self.app: Program = make_program(settings, Home.at(home), languages=languages, thinker=in_a_thread)
        self.languages = languages
        self.app.announcer.channels.append(self)
        self.app.start()
        self.shop = Workshop("xx", languages, self.app.catalogue, Home.at(home).translations)
        self.app.follow(Push(scenes.menu(self.app, "xx")))

    def goes_to(self, words: str) -> None:
        """Go to the entry whose label begins with these words."""
        labels = [item.label for item in self.app.scene.screen().items]
        place = next(at for at, label in enumerate(labels) if label.startswith(words))
        self.app.press("home")
        for _ in range(place):
            self.app.press("down")

    def press(self, *keys: str) -> list[str]:
        """Press keys; return the announcements."""
        self.shown.clear()
        for key in keys:
            self.app.press(key)
        return self.texts()

    def writes(self, form: str, text: str) -> list[str]:
        """Write a form of the message; return the announcements."""
        self.goes_to(form)
        self.app.press("return")
        self.shown.clear()
        self.app.receive(LineTyped(text))
        return self.texts()


@pytest.fixture
def translator(tmp_path: Path) -> Translator:
    return Translator(tmp_path)


def opened(translator: Translator, file: str, message: str) -> Source:
    """Open a message of a file."""
    source = next(one for one in translator.shop.sources if one.name == file)
    translator.app.follow(Push(scenes.MessageMenu(translator.app, translator.shop, source, message)))
    return source


def test_each_example_is_said_in_its_own_voice_and_what_goes_in_is_told(translator: Translator) -> None:
    opened(translator, "quist/quist", "card-played")
    translator.press("down", "up")
    assert [one.language for one in translator.shown] == ["en", "cs"]
    told = [item.label for item in translator.app.scene.screen().items]
    assert any("seat: 1, 2, 0" in label and "card: 0, 7, 9" in label for label in told)


def test_the_own_sentence_is_heard_at_once_with_three_sets_of_values_and_kept_at_home(translator: Translator) -> None:
    source = opened(translator, "quist/quist", "card-played")
    line = "{ PERSON($seat) -> [you] Hráte *[other] { WHO($seat) } hrá } { SAY(5) }."
    said = translator.writes("Celá", line)
    assert [one.language for one in translator.shown] == ["xx"] * 3
    assert [text.split()[:2] for text in said] == [["Marie", "hrá"], ["partner", "hrá"], ["Hráte", said[2].split()[1]]]
    translator.goes_to("Uložit")
    before = len(translator.shop.missing_messages(source))
    translator.press("return")
    assert len(translator.shop.missing_messages(source)) == before - 1
    assert translator.shop.own_file(source).is_relative_to(translator.app.home.translations)
    assert isinstance(translator.app.scene, scenes.MessageMenu), "the next one is open"
    words = Language("xx", words_of("quist"), PEOPLE, languages=translator.languages)
    said_now = words.phrase("card-played", seat=0, card="7", first=False, state="untold", top="7", top_seat=0)
    assert (said_now.text.split()[0], said_now.language) == ("Hráte", "xx")


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("{ $who } hrá", "hodnotu who"),
        ("{ WHO($seat) hrá", "závorky"),
        ("{ WER($seat) } hrá", "WER"),
        ("{ no-such-message }", "no-such-message"),
        ("{ $seat -> [one] jeden }", "závorky"),
    ],
)
def test_what_would_not_form_is_refused_with_the_reason_and_stays_to_be_mended(
    translator: Translator, line: str, why: str
) -> None:
    source = opened(translator, "quist/quist", "card-played")
    said = translator.writes("Celá", line)
    assert why in said[-1]
    assert translator.shown[-1].cue == "refusal"
    translator.goes_to("Celá")
    translator.press("return")
    assert translator.app.scene.screen().items[0].value == line
    translator.press("escape")
    translator.goes_to("Uložit")
    translator.press("return")
    assert "card-played" in translator.shop.missing_messages(source)


def test_a_file_that_is_no_fluent_throughout_is_not_read_at_all(translator: Translator) -> None:
    own = translator.app.home.translations / "xx/app.ftl"
    own.parent.mkdir(parents=True)
    for content, language in (("menu-new-match = Nová partia\n", "xx"), ("menu-new-match = Zlá\nback = { $x\n", "en"),
                              ("menu-new-match = { RM($x) }\n", "en"), ("menu-new-match = Dobrá\n", "xx")):  # fmt: skip
        own.write_text(content, encoding="utf-8")
        clear_caches()
        said = Language("xx", languages=translator.languages).phrase("menu-new-match")
        assert said.language == language, content
    own.write_text("menu-new-match = { $nobody }\n", encoding="utf-8")
    clear_caches()
    assert Language("xx", languages=translator.languages).phrase("menu-new-match").language == "en"


def test_a_damaged_file_is_named_counts_for_nothing_and_is_put_aside_not_written_over(translator: Translator) -> None:
    source = opened(translator, "quist/quist", "card-played")
    whole = translator.shop.missing_messages(source)
    kept = translator.shop.save_message(source, "card-played", {"": "Karta."})
    damaged = kept.read_text(encoding="utf-8") + "back = { $x\n"
    kept.write_text(damaged, encoding="utf-8")
    assert translator.shop.missing_messages(source) == whole, "nobody hears it"
    translator.app.follow(Push(scenes.menu(translator.app, "xx")))
    assert str(kept) in translator.app.scene.screen().items[0].label
    translator.shop.save_message(source, "trick-won", {"": "Zdvih."})
    aside = [
        file.read_text(encoding="utf-8") for file in kept.parent.iterdir() if file.name not in (kept.name, LOCK_FILE)
    ]
    assert aside == [damaged]
    assert "Zdvih" in kept.read_text(encoding="utf-8")


def test_after_the_last_sentence_of_a_file_the_files_are_told_again(translator: Translator) -> None:
    source = next(one for one in translator.shop.sources if one.name == "quist/quist")
    opened(translator, "quist/quist", translator.shop.missing_messages(source)[-1])
    translator.goes_to("Přeskočit")
    told = translator.press("return")
    title = translator.app.text("translate", language=translator.languages["xx"].name)
    assert translator.app.scene.screen().title == title
    assert title in told


#: hostile files that a translator may get from a stranger
HOSTILE = {
    "messages that call each other": "menu-new-match = { -a }\n-a = { -b }\n-b = { -a }\n",
    "a message that calls itself": "menu-new-match = { menu-new-match }\n",
    "calls of calls of calls": "menu-new-match = { -a1999 }\n-a0 = x\n"
    + "".join(f"-a{n} = {{ -a{n - 1} }}\n" for n in range(1, 2000)),
    "what grows with each call": "menu-new-match = { -a39 }\n-a0 = ha\n"
    + "".join(f"-a{n} = {{ -a{n - 1} }}{{ -a{n - 1} }}\n" for n in range(1, 40)),
    "nested without end": "menu-new-match = " + "{ " * 5000 + "1" + " }" * 5000 + "\n",
    "a number without end": "menu-new-match = { SAY(1, minimumFractionDigits: 999999999) }\n",
    "a file without end": "menu-new-match = " + "x" * MAX_FILE_BYTES + "\n",
}  # fmt: skip


@pytest.mark.parametrize("hostile", HOSTILE)
def test_a_hostile_file_is_passed_over_and_the_program_speaks_on(translator: Translator, hostile: str) -> None:
    """Endless calls raised an error in every sentence, and with such a file at home the program could not start."""
    own = translator.app.home.translations / "xx/app.ftl"
    own.parent.mkdir(parents=True)
    own.write_text(HOSTILE[hostile], encoding="utf-8")
    clear_caches()
    words = Language("xx", languages=translator.languages)
    for said in (words.phrase("menu-new-match").text, words.text("menu-new-match"), words.form("back", "braille")):
        assert said
        assert len(said) < 100
    assert words.phrase("menu-new-match").language == "en"
    source = next(one for one in translator.shop.sources if one.name == "app")
    assert translator.shop.missing_messages(source), "a translator goes on beside it"
    assert list(translator.shop.spoken_forms(source, "menu-new-match", "en"))


def test_what_is_written_nested_without_end_is_refused(translator: Translator) -> None:
    opened(translator, "quist/quist", "card-played")
    translator.writes("Celá", "{ " * 5000 + "1" + " }" * 5000)
    assert translator.shown[-1].cue == "refusal"


@pytest.mark.turns(2)
@pytest.mark.parametrize("code", LANGUAGES.complete())
def test_every_message_can_be_typed_in_one_line_and_is_the_same_again(code: str) -> None:
    for file in message_files(code):
        for name, entry in messages_in(file.read_text(encoding="utf-8")).items():
            forms = {
                "": one_line_text(entry.value),
                **{one.id.name: one_line_text(one.value) for one in entry.attributes},
            }
            again = messages_in(fluent_text(name, forms)).get(name)
            assert again is not None, name
            lines = {
                "": one_line_text(again.value),
                **{one.id.name: one_line_text(one.value) for one in again.attributes},
            }
            assert lines == {form: text for form, text in forms.items() if text or not form}, name


def test_the_command_begins_with_what_is_missing(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["translate", "cs"]) == 2, "there is nothing to be translated"
    assert main(["translate"]) == 2
    assert capsys.readouterr().err


def begin(monkeypatch: pytest.MonkeyPatch, home: Path, *arguments: str) -> tuple[int, list[tuple[Languages, str]]]:
    """Run the command line at a home; return the exit status, and the languages and the wish of a program that begins.
    """
    begun: list[tuple[Languages, str]] = []

    def run(_home: Home, _settings: Settings, _faults: object, wishes: LaunchOptions, _: object, languages: Languages,
            _hosts: object) -> int:  # fmt: skip
        begun.append((languages, wishes.into or wishes.language))
        return 0

    monkeypatch.setenv("NUMERAMIS_HOME", str(home))
    monkeypatch.setattr("numeramis_access.start.run_program", run)
    return main([*arguments]), begun


@pytest.mark.parametrize("words", [("it",), ("--speech", "none", "it"), ("it", "--terminal")])
def test_a_language_that_the_program_does_not_have_is_begun_by_its_code(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, words: tuple[str, ...]
) -> None:
    status, [(languages, into)] = begin(monkeypatch, tmp_path, "translate", *words)
    assert (status, into, languages["it"].name) == (0, "it", "Italiano")
    assert languages.fallback == "en"
    assert languages.of_system("it_IT.UTF-8") == "en", "nobody is given half a language unasked"


def test_a_begun_language_can_be_played_and_the_server_of_the_program_does_not_have_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert begin(monkeypatch, tmp_path, "play", "quist", "--language", "it") == (2, [])
    Home.at(tmp_path).translations.joinpath("it").mkdir(parents=True)
    status, [(_, code)] = begin(monkeypatch, tmp_path, "play", "quist", "--language", "it")
    assert (status, code) == (0, "it")
    with monkeypatch.context() as held:
        served: list[tuple[str, Languages]] = []
        held.setattr("numeramis_access.cli._server", lambda *given: served.append((given[2], given[4])))
        Home.at(tmp_path).settings_file.write_text('language = "it"\n', encoding="utf-8")
        main(["serve"])
    assert [(code, list(languages)) for code, languages in served] == [("en", list(LANGUAGES))]


def test_a_new_language_begins_with_numbers_and_the_plurals_of_its_own(translator: Translator) -> None:
    first, *_ = translator.shop.sources
    assert (first.name, translator.shop.missing_messages(first)[0]) == ("numbers", "numeral-0")
    opened(translator, "numbers", "noun-trick")
    labels = [item.label for item in translator.app.scene.screen().items]
    assert [any(form in label for label in labels) for form in ("few", "many", "other")] == [True] * 3
    translator.writes("Celá", "štich")
    assert [text.lower() for text in translator.writes("Tvar many", "štichu")] == ["štichu"]
    with_numbers = Workshop("sk", LANGUAGES, translator.app.catalogue, translator.app.home.translations)
    assert with_numbers.missing_messages(first) == []


def test_a_file_with_the_name_of_a_command_is_opened_by_its_name(translator: Translator) -> None:
    translator.app.change(language="en")  # in English the command that reads the hand is typed so
    translator.app.receive(LineTyped("cards"))
    assert isinstance(translator.app.scene, scenes.MessageMenu)


def test_numbers_without_words_are_digits(translator: Translator) -> None:
    words = Language("xx", languages=translator.languages)
    words.replace_messages("told = { SAY($n) } { COUNT($n, of: \"xyz\") }\n")
    for number in (7, 21, 105, 2026):
        assert words.text("told", n=number) == f"{number} {number} xyz"


@pytest.mark.parametrize("word", ["en", "xx", "italiano", "../it", "IT"])
def test_what_is_no_code_of_a_new_language_is_refused_with_the_way_to_begin_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str], word: str
) -> None:
    assert begin(monkeypatch, tmp_path, "translate", word) == (2, [])
    assert "Italian" in capsys.readouterr().err


def test_any_sentence_of_the_file_can_be_opened_also_to_correct_it(translator: Translator) -> None:
    source = opened(translator, "quist/quist", "card-played")
    translator.shop.save_message(source, "trick-won", {"": "Štych."})
    translator.goes_to("Jiná věta")
    translator.press("return")
    translator.goes_to("Trick won, přeloženo: Štych")
    translator.press("return")
    assert isinstance(translator.app.scene, scenes.MessageMenu)
    assert "trick won" in translator.app.scene.screen().title.lower()
    translator.press("escape")
    assert not isinstance(translator.app.scene, scenes.MessageMenu), "the file's list is left, not piled up"


def test_a_sentence_can_refer_to_one_that_the_translator_has_kept(translator: Translator) -> None:
    source = opened(translator, "quist/quist", "highest-tied")
    translator.writes("Celá", "Remíza, { tied-first }.")
    assert "tied-first" in translator.shown[-1].text
    translator.shop.save_message(source, "tied-first", {"": "hráno dříve"})
    assert set(translator.writes("Celá", "Remíza, { tied-first }.")) == {"Remíza, hráno dříve."}


def test_a_refused_sentence_is_not_called_unwritten_when_it_is_to_be_kept(translator: Translator) -> None:
    opened(translator, "quist/quist", "highest-tied")
    refused = translator.writes("Celá", "Remíza { $nobody }.")
    translator.goes_to("Uložit")
    assert translator.press("return") == refused[-1:]


def test_a_form_refused_for_a_later_one_is_kept_with_it(translator: Translator) -> None:
    source = opened(translator, "numbers", "noun-trick")
    translator.writes("Celá", "štich")
    translator.writes("Tvar many", "{ noun-trick.few }")
    assert translator.shown[-1].cue == "refusal"
    translator.writes("Tvar few", "štichy")
    translator.goes_to("Uložit")
    translator.press("return")
    assert ".many = { noun-trick.few }" in translator.shop.own_file(source).read_text(encoding="utf-8")


def test_a_sentence_refused_for_a_missing_one_is_kept_after_that_is_translated(translator: Translator) -> None:
    source = opened(translator, "quist/quist", "highest-tied")
    translator.writes("Celá", "Remíza, { tied-first }.")
    translator.shop.save_message(source, "tied-first", {"": "hráno dříve"})
    translator.goes_to("Uložit")
    translator.press("return")
    assert "highest-tied" not in translator.shop.missing_messages(source)
