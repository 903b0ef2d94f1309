"""A language's texts load when the page selects it; until then the page speaks the present ones, and says why."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from numeramis_access import compose_browser
from numeramis_access.catalogue import STANDARD
from numeramis_access.compose_page import open_session
from numeramis_access.input.commands import Command
from numeramis_access.input.inbox import CommandOrdered, LanguageCame
from numeramis_access.store.home import Home
from numeramis_access.store.settings import Settings, language_in, save_settings
from numeramis_access.web.session import Session
from numeramis_access.words.languages import LANGUAGES, Languages
from tests.standins import in_a_thread


class Texts:
    """Holds some languages, and notes requests for others. :ivar asked: the requested ones."""

    def __init__(self, *here: str) -> None:
        self.here = set(here)
        self.asked: list[str] = []

    def has(self, code: str) -> bool:
        """Return whether a language is here."""
        return code in self.here

    def fetch(self, code: str) -> None:
        """Note the request."""
        self.asked.append(code)


def opened(folder: Path, texts: Texts, **settings: object) -> Session:
    """Return a session with these settings."""
    save_settings(Settings(known_version="9", **settings), Home.at(folder).settings_file)  # type: ignore[arg-type]
    made = open_session(
        Home.at(folder), ["en"], catalogue=STANDARD, languages=LANGUAGES, thinker=in_a_thread, texts=texts,
        connect=lambda address, inbox: (_ for _ in ()).throw(ConnectionError),
    )  # fmt: skip
    made.feed()
    return made


def said(made: Session) -> list[tuple[str, str]]:
    """Return the language and texts of the page's next message."""
    message = json.loads(made.messages() or b"{}")
    return [(one.get("lang", ""), one["text"]) for one in message.get("say", ())]


def test_it_is_asked_for_and_spoken_when_it_has_come(tmp_path: Path) -> None:
    texts = Texts("cs", "en")
    made = opened(tmp_path, texts, language="en", languages=("en", "sk"))
    said(made)
    made.feed(CommandOrdered(Command.LANGUAGE))
    assert texts.asked == ["sk"]
    assert (made.program.language.code, language_in(Home.at(tmp_path).settings_file)) == ("en", "en")
    assert [text for _, text in said(made)] == ["Slovenčina is being fetched, one moment."]
    texts.here.add("sk")
    made.feed(LanguageCame("sk", True))
    assert (made.program.language.code, language_in(Home.at(tmp_path).settings_file)) == ("sk", "sk")
    assert "Teraz hovorím po slovensky." in [text for _, text in said(made)]
    made.feed(CommandOrdered(Command.LANGUAGE))
    made.feed(CommandOrdered(Command.LANGUAGE))
    assert (texts.asked, made.program.language.code) == (["sk"], "sk"), "it is here now"


def test_where_it_cannot_be_had_one_sentence_says_so_and_the_old_one_goes_on(tmp_path: Path) -> None:
    made = opened(tmp_path, Texts("cs", "en"), language="en", languages=("en", "sk"))
    made.feed(CommandOrdered(Command.LANGUAGE))
    said(made)
    made.feed(LanguageCame("sk", False))
    assert [text for _, text in said(made)] == [
        "Slovenčina couldn't be fetched, because the first time needs a network connection. "
        "The page stays in this language."
    ]
    assert made.program.language.code == "en"


def test_what_comes_after_another_one_was_chosen_changes_nothing(tmp_path: Path) -> None:
    texts = Texts("cs", "en")
    made = opened(tmp_path, texts, language="en", languages=("cs", "en", "sk"))
    made.feed(CommandOrdered(Command.LANGUAGE))
    made.program.change(language="cs")
    texts.here.add("sk")
    made.feed(LanguageCame("sk", True))
    assert made.program.language.code == "cs"


def test_whoever_comes_with_a_language_that_is_not_here_hears_english_until_it_is(tmp_path: Path) -> None:
    texts = Texts("cs", "en")
    made = opened(tmp_path, texts, language="pl")
    assert (texts.asked, made.program.language.code) == (["pl"], "en")
    texts.here.add("pl")
    made.feed(LanguageCame("pl", True))
    assert made.program.language.code == "pl"


@pytest.mark.parametrize(
    ("kept", "wanted", "lacks"),
    [("", ["pl", "en"], "pl"), ("en", ["pl"], ""), ("pl", ["en"], "pl"), ("", ["fr"], ""), ("= damaged", ["en"], "")],
)
def test_what_will_be_lacking_is_known_before_the_program_begins(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kept: str, wanted: list[str], lacks: str
) -> None:
    away = [one if one.complete else one._replace(folder=tmp_path / one.code) for one in LANGUAGES.values()]
    monkeypatch.setattr(compose_browser, "LANGUAGES", Languages(away))
    file = Home.at(tmp_path).settings_file
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(kept if "=" in kept else f'language = "{kept}"\n')
    before = sorted(tmp_path.rglob("*"))
    assert compose_browser.missing_language(str(tmp_path), json.dumps(wanted)) == lacks
    assert sorted(tmp_path.rglob("*")) == before, "a damaged file is set aside later, and that is said"
