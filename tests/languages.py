"""``python -m tests.languages`` lists the gaps of each incomplete language, and forms every message of it.

``python -m tests.languages [LANGUAGE]`` counts messages, and paragraphs of the texts to read. With a file's name behind
(``cards`` or ``whist/practice``) it lists that file's missing messages and shows the present ones in speech and in
dots, with values of each kind. It prints messages that do not form with the reason, and then fails.

``python -m tests.languages --numbers LANGUAGE [FILE]`` forms every message that takes a number with 0, 1, 2, 5, 12, 22,
100 and 1.5, to be read aloud.
"""

from __future__ import annotations

import sys
from pathlib import Path

from fluent.syntax import ast as ftl

from numeramis_access.words.languages import LANGUAGES
from numeramis_access.words.texts import paragraphs
from tests.words import by_number
from tests.words.message_files import entries_of, game_of, message_files
from tests.words.samples import Formed, tried

#: messages that differ by each language's grammar
OWN = ("numeral-", "ordinal-", "adjective-", "preposition-", "noun-", "agrees-", "compounds-")
#: cells of the shortest line
LINE = 14
#: documents that differ by language: the English README is the project's first page
FOR_TRANSLATORS = ("README.md", "TERMS.md")
#: how many samples of one form are shown
SHOWN = 4


def named(path: Path) -> str:
    """Return a file's name on the command line: a general file's own name, or a game's name and the file's."""
    return f"{game_of(path)}/{path.stem}" if game_of(path) else path.stem


def same(path: Path, language: str) -> Path:
    """Return the file in another language that corresponds to a file. :param language: code of the other language."""
    return path.parent.parent / language / path.name


def unlike(one: ftl.Message, other: ftl.Message) -> bool:
    """Return whether two messages differ; one without words (a number, a sign) always counts as different."""
    has_words = any(part.isalpha() and len(part) > 3 for part in _text(other).split())
    return not has_words or not one.equals(other, ignored_fields=["span", "comment"])


def _text(message: ftl.Message) -> str:
    elements = message.value.elements if message.value else []
    return " ".join(part.value for part in elements if isinstance(part, ftl.TextElement))


def about(language: str, wanted: str = "") -> list[str]:
    """Return lines about a language: the counts of each file, or everything about one file.

    :param wanted: name of the file, empty for all.
    """
    lines = []
    total = done = 0
    for english in message_files(LANGUAGES.fallback):
        if wanted and named(english) != wanted:
            continue
        there, own = entries_of(english), entries_of(same(english, language))
        asked = {name for name in there if not name.startswith(OWN)}
        missing = [name for name in there if name in asked and name not in own]
        spare = [name for name in own if name not in there and not name.startswith(OWN)]
        unchanged = [name for name in own if name in there and not unlike(own[name], there[name])]
        formed = tried(language, same(english, language)).formed if own else []
        long = {one.id for one in formed if one.form in ("braille", "short") and len(one.text) > LINE}
        total, done = total + len(asked), done + len(asked) - len(missing)
        lines.append(
            f"{named(english)}: {len(asked) - len(missing)} of {len(asked)}, spare {len(spare)}, "
            f"as in English {len(unchanged)}, longer than {LINE} cells {len(long)}"
        )
        if wanted:
            for title, names in (("missing", missing), ("spare", spare), ("as in English", unchanged)):
                lines += [f"{title}: {' '.join(names)}"] if names else []
            few = [one for form in by_form(formed).values() for one in form[:SHOWN]]
            lines += map(shown, few)
    return [f"{language}: {done} of {total} messages", *lines, *([] if wanted else about_texts(language))]


def about_texts(language: str) -> list[str]:
    """Return lines about the texts for players: their paragraphs, against the number in English."""
    english, own = LANGUAGES[LANGUAGES.fallback].folder, LANGUAGES[language].folder
    counts = [
        (file.name, *(len(paragraphs((folder / file.name).read_text(encoding="utf-8"))) for folder in (own, english)))
        for file in sorted(english.glob("*.md"))
        if (own / file.name).exists() and file.name not in FOR_TRANSLATORS
    ]
    missing = [file.name for file in sorted(english.glob("*.md")) if not (own / file.name).exists()]
    return [
        *(f"{name}: {there} of {asked} paragraphs" for name, there, asked in counts),
        *(f"{name}: missing, read in English" for name in missing if name not in FOR_TRANSLATORS),
    ]


def by_form(formed: list[Formed]) -> dict[tuple[str, str], list[Formed]]:
    """Return formed messages grouped by the message's id and the name of its form."""
    found: dict[tuple[str, str], list[Formed]] = {}
    for one in formed:
        found.setdefault((one.id, one.form), []).append(one)
    return found


def shown(one: Formed) -> str:
    """Return a formed message as a line."""
    return f"  {one.id}{'.' * bool(one.form)}{one.form}: {one.text}"


def troubles(language: str, wanted: str = "") -> list[str]:
    """Return the messages of a language, or of one of its files, that do not form, with the reasons."""
    files = [path for path in message_files(language) if wanted in ("", named(path))]
    return [f"{language}/{named(path)} {why}" for path in files for why in tried(language, path).wrong]


def main(words: list[str]) -> int:
    """Print the report; return 1 if a message does not form."""
    if words[:1] == ["--numbers"]:
        print("\n".join(by_number.lines(*words[1:3])))
        return 0
    codes = words[:1] or [code for code, record in LANGUAGES.items() if not record.complete]
    wrong: list[str] = []
    for code in codes:
        print("\n".join(about(code, *words[1:2])))
        wrong += troubles(code, *words[1:2])
    print("\n".join(["", "WRONG:", *wrong] if wrong else ["", "Every message forms."]))
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
