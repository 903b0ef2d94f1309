"""The few messages needed before anything is installed or imported: set-up and greeting.

They are in ``setup.ftl``, one ``id = text`` per line and without placeables, so that no library is needed. Python 3.6
must be able to read this file, so its annotations are in the old form.
"""

import locale
import os

from numeramis_access.words.languages import LANGUAGES, Languages


def system_language(languages: Languages = LANGUAGES) -> str:
    """Return the code of the language for the current user, from the environment variables of the locale, else from
    Python's locale; the fallback language if both are empty or unknown.

    As in gettext, the first language of ``LANGUAGE`` goes before them, unless the locale is C or POSIX.

    :param languages: the languages to choose from.
    """
    name = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    name = name or os.environ.get("LC_CTYPE") or locale.getlocale()[0] or ""
    if name.partition(".")[0] not in ("C", "POSIX"):  # as in gettext: the list of languages comes first
        name = os.environ.get("LANGUAGE", "").partition(":")[0] or name
    return languages.of_system(name)


def plain_messages(language: str, languages: Languages = LANGUAGES) -> "dict[str, str]":
    """Return a language's messages in ``setup.ftl`` by id; empty without that file.

    :param language: code of the language. :param languages: the known languages. :raises KeyError: for an unknown code.
    """
    file = languages[language].folder / "setup.ftl"
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    pairs = (line.partition(" = ") for line in lines if line and not line.startswith("#"))
    return {name: text for name, _, text in pairs}


def setup_message(message: str, language: str, languages: Languages = LANGUAGES) -> "tuple[str, str]":
    """Return a message in ``setup.ftl`` and the code of its language, which is the fallback language if this one lacks
    it.

    :param message: id of the message. :param language: code of the language. :param languages: the known languages.
    :raises KeyError: if the fallback language lacks it too.
    """
    messages = plain_messages(language, languages)
    if message in messages:
        return messages[message], language
    return plain_messages(languages.fallback, languages)[message], languages.fallback
