"""The few messages that are needed before anything is installed or imported: set-up and greeting.

They stand in ``setup.ftl`` as one ``id = text`` a line, without placeables, so that no library is needed.
Pythons as old as 3.6 read this file too: annotations here are none that 3.6 does not know.
"""

import locale
import os

from numeramis_access.words.languages import LANGUAGES, Languages


def system_language(languages: Languages = LANGUAGES) -> str:
    """Return the code of the language for whoever uses this system."""
    name = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    if not name:
        name = locale.getlocale()[0] or ""
    return languages.of_system(name)


def plain_messages(language: str, languages: Languages = LANGUAGES) -> "dict[str, str]":
    """Return the plain messages of a language by id."""
    file = languages[language].folder / "setup.ftl"
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    pairs = (line.partition(" = ") for line in lines if line and not line.startswith("#"))
    return {name: text for name, _, text in pairs}


def plain_message(message: str, language: str, languages: Languages = LANGUAGES) -> "tuple[str, str]":
    """Return a plain message and the language that it is in: the one that stands in where this one lacks it."""
    found = plain_messages(language, languages)
    if message in found:
        return found[message], language
    return plain_messages(languages.stand_in, languages)[message], languages.stand_in
