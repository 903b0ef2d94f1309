"""Without keys no sentence speaks of them: each that does has another one beside it, with the same values."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from numeramis_access.app.reading.reader import Reader
from numeramis_access.app.shell.keys import key_of_command
from numeramis_access.catalogue import STANDARD
from numeramis_access.input.commands import Command
from numeramis_access.words.bundle import entries_of
from numeramis_access.words.language import Language, Layer
from numeramis_access.words.languages import LANGUAGES
from tests.app.player import begin, player
from tests.words.message_files import layer_of, message_files

#: files of other devices, and sentences that only they show: the terminal, the settings of keys, the keys' own names
OTHERS = ("braille", "doctor", "engine")
ELSEWHERE = re.compile("lines-help-|key-|press-")
VALUES = re.compile(r"\$\w+")
#: help, which lists no keys on a touch screen, and the word for keys
HELP = re.compile("(page-)?help-(?!line$)|replay-help$|call-begun$|review-retry-here$")
KEYS = {"cs": re.compile("[Kk]láves|šipk"), "en": re.compile(r"\b([Kk]eys?|[Aa]rrows?)\b")}


def entries(language: str, layer: Layer = "") -> dict[str, str]:
    """Return the messages of a layer of a language, by default those of players with keys."""
    files = [file for file in message_files(language) if layer_of(file) == layer and file.stem not in OTHERS]
    return {name: text for file in files for name, text in entries_of(Path(file).read_text("utf-8")).items()}


def spoken(entry: str) -> str:
    """Return an entry without its braille form, which a touch screen does not show."""
    return re.sub(r"\n    \.braille =.*?(?=\n    \.|\Z)", "", entry.rstrip(), flags=re.DOTALL)


@pytest.mark.parametrize("language", LANGUAGES.complete())
def test_every_sentence_about_a_named_key_has_one_about_taps(language: str) -> None:
    """English has a verb "enter", so its sentences are those of the other languages."""
    keys = re.compile(r"\b(Enter|Escape)")
    touch, others = entries(language, "touch"), entries("cs" if language == "en" else language)
    found = {name for name, text in others.items() if keys.search(spoken(text)) and not ELSEWHERE.match(name)}
    assert len(found) > 20
    assert found <= set(touch)
    assert not [name for name, text in touch.items() if keys.search(text)]


@pytest.mark.parametrize("language", LANGUAGES.complete())
def test_help_on_a_touch_screen_has_no_word_for_keys(language: str) -> None:
    told = {**entries(language), **entries(language, "touch")}
    found = {name: spoken(text) for name, text in told.items() if HELP.match(name)}
    assert len(found) > 20
    assert not [name for name, text in found.items() if KEYS[language].search(text)]


@pytest.mark.parametrize("language", LANGUAGES.complete())
@pytest.mark.parametrize("layer", list(filter(None, get_args(Layer))))
def test_a_sentence_about_taps_or_buttons_has_the_values_of_the_one_about_keys(language: str, layer: Layer) -> None:
    others = entries(language)
    for name, text in entries(language, layer).items():
        assert name in others
        assert set(VALUES.findall(spoken(text))) <= set(VALUES.findall(others[name])), name


@pytest.mark.parametrize("language", LANGUAGES.complete())
def test_who_has_no_keys_hears_of_taps_or_buttons_and_who_has_hears_of_keys(language: str) -> None:
    keys, *others = (Language(language, layer=layer).text("continue-with-enter") for layer in get_args(Layer))
    assert "Enter" in keys
    assert not [told for told in others if "Enter" in told]
    assert len({keys, *others}) == len(get_args(Layer))


@pytest.mark.parametrize("language", LANGUAGES.complete())
@pytest.mark.parametrize("name", STANDARD.names)
def test_help_on_a_touch_screen_names_buttons_and_no_keys(name: str, language: str) -> None:
    with player(language) as someone:
        rules = STANDARD[name].ruleset()
        someone.app.language.layer, someone.app.keyboard = "touch", "page"
        begin(someone.app, rules, rules.options(), 4, 5)
        someone.settle()
        someone.app.device = "page"
        assert "“" in key_of_command(someone.app, "table", Command.HAND) or "„" in key_of_command(
            someone.app, "table", Command.HAND
        )
        someone.app.do_command(Command.HELP)
        scene = someone.app.scene
        assert isinstance(scene, Reader)
        texts = [paragraph.text for paragraph in scene.paragraphs]
        score = someone.app.text(f"command-{Command.SCORE}")
        assert any(text.casefold() == f"{score}.".casefold() for text in texts), texts
        named = {someone.app.text(f"key-{key}") for key in ("return", "escape", "left", "up", "space")}
        assert not [text for text in texts for key in named if re.search(rf"\b{key}\b", text)]
