"""No complete language is partly in English: English sentences give a half-translated file away."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from numeramis_access.catalogue import STANDARD
from numeramis_access.words.bundle import entries_of
from numeramis_access.words.languages import LANGUAGES, LOCALE_FOLDER

#: folders of messages, of the program and of each game
FOLDERS = (LOCALE_FOLDER, *STANDARD.locales())
#: the code in a message, and the comments that follow it
CODE = re.compile(r"^#.*$|\{[^{}]*\}|^\S+ =|\[[\w-]+\]|^ +\.[\w-]+ =|\$[\w-]+|[A-Z]+\(.*?\)", re.MULTILINE)
#: common words of English sentences, which no other language of the program has
ENGLISH = re.compile(r"\b(?:the|your|you|with|this|which|there|their|are|of)\b")
#: least number of words of a sentence
SENTENCE = 3


def words_in(entry: str) -> list[str]:
    """Return the words of a message without its code."""
    return re.findall(r"[^\W\d_]{2,}", CODE.sub(" ", entry))


def english_in(text: str, english: str) -> list[str]:
    """Return the messages of a file that are in English: word for word, or in other English words."""
    theirs, found = entries_of(english), []
    for name, entry in entries_of(text).items():
        words = words_in(entry)
        same = len(words) >= SENTENCE and words == words_in(theirs.get(name, ""))
        if same or len(ENGLISH.findall(" ".join(words).lower())) >= 2:
            found.append(name)
    return found


def files_of(language: str) -> list[Path]:
    """Return all files of messages of a language."""
    return [file for folder in FOLDERS for file in sorted((folder / language).glob("*.ftl"))]


@pytest.mark.parametrize("language", [code for code in LANGUAGES.complete() if code != "en"])
def test_no_message_stands_there_in_english(language: str) -> None:
    found = {
        file.name: names for file in files_of(language)
        if (names := english_in(file.read_text("utf-8"), (file.parent.parent / "en" / file.name).read_text("utf-8")))
    }  # fmt: skip
    assert not found


@pytest.mark.parametrize("language", [code for code in LANGUAGES.complete() if code != "en"])
def test_a_file_half_in_english_is_found(language: str) -> None:
    for file in files_of(language):
        english = (file.parent.parent / "en" / file.name).read_text("utf-8")
        theirs, own = entries_of(english), entries_of(file.read_text("utf-8"))
        long = [name for name, entry in theirs.items() if len(words_in(entry)) >= SENTENCE and name in own]
        planted = {**own, **{name: theirs[name] for name in long[: len(long) // 2]}}
        assert len(long) < 2 or english_in("\n".join(planted.values()), english), file
