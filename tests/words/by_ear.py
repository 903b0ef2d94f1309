"""``python -m tests.words.by_ear``: sentences against the rules of ``words/STYLE.md`` that a program can check.

``locale/<language>/by_ear.toml`` lists a language's ambiguous words and how its sentences name keys. The record
``by_ear.txt`` holds the sentences that broke a rule when the rule came. The command removes the mended ones from the
record, and prints new offences, which it never adds; ``--all`` records every offence, after a new rule or a new word.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from itertools import chain
from pathlib import Path
from typing import Any, NamedTuple

from fluent.syntax import ast as ftl

from numeramis_access.words.languages import LANGUAGES, LOCALE_FOLDER
from tests.fifth.record import WITH_FULL
from tests.words.message_files import entries_of, messages_of

RECORD = Path(__file__).with_name("by_ear.txt")
#: forms that are not heard as a sentence: dots, and words and stems that a player types
UNHEARD = ("braille", "short", "typed", "stems")
#: files of single words, and messages with the words that a player types
VOCABULARY, TYPED = ("cards", "numbers"), "typed-"
#: words in a sentence at the table, and elsewhere; a value of the program counts as one word
AT_TABLE, ELSEWHERE = 15, 20
#: general files whose sentences are heard at the table; a game's own are in its rules, hints and odds
TABLE_FILES = ("common", "odds", "practice")
#: keys in one message
MOST_KEYS = 2
#: how a sentence shows the name of a key that the program gives, and any other value
KEY, VALUE = "⌨", "□"


class Offence(NamedTuple):
    """A sentence that breaks a rule.

    :ivar message: its id, with its form. :ivar rule: its name. :ivar why: the fault and the remedy.
    """

    language: str
    file: str
    message: str
    rule: str
    sentence: str
    why: str

    def line(self) -> str:
        """Return its line of the record: a changed sentence has another one."""
        digest = sha256(self.sentence.encode()).hexdigest()[:8]
        return " ".join((self.language, self.file, self.message, self.rule, digest))

    def report(self) -> str:
        """Return the fault and its place, for a translator."""
        return f"{self.language} {self.file} {self.message}: {self.why}; in: {self.sentence}"


class Ear:
    """Checks sentences as a listener of one language hears them.

    :param record: the contents of ``by_ear.toml``. :param names: the names of keys.
    """

    def __init__(self, record: dict[str, Any], names: list[str]) -> None:
        keys = record["keys"]
        plain = "|".join(sorted(map(re.escape, {*names, *map(_capital, names)}), key=len, reverse=True))
        named, letter = rf"{KEY}|{plain}|{keys['names']}", keys["letter"]
        self._words = [(whole(word), why) for word, why in record["words"].items()]
        #: a letter that is a word counts as a key only where it is called a letter
        word = f"(?![{keys['opening']}])" if keys["opening"] else ""
        self._key = re.compile(rf"(?<!\w)(?:{named}|(?:{letter}) [A-Z]|{word}[A-Z])(?!\w)")
        #: at the beginning of a clause a key, or two, then a verb
        self._subject = re.compile(
            rf"(?:^|[.,;:!?–(] |\b(?:{keys['and']}) )(?:{named}|(?:{letter}) [A-Z]|(?:{_capital(letter)}) [A-Z])"
            rf"(?: (?:{keys['and']}) (?:{named}))?(?: \w{{2,6}})? (?!(?:{keys['not_verb']})\b)(?:{keys['verb']})\b"
        )
        #: a capital letter alone inside a sentence, or before a word at its beginning where it is no word itself
        self._letter = re.compile(rf"(?:(?<=[\w,;:] )|^{word})[A-Z](?= [^\W\d_A-Z]|[,;]|[.!?]$)")
        self._marked = re.compile(rf"(?:{letter}|{_capital(letter)}) [A-Z]\b")
        self._statement = re.compile(keys["statement"])

    def offences(self, sentence: str, most: int) -> Iterator[tuple[str, str]]:
        """Give each rule that a sentence breaks, and why. :param most: words in it."""
        for word, why in self._words:
            if heard := word.search(sentence):
                yield "word", f"“{heard[0]}”: {why}"
        if subject := self._subject.search(sentence):
            yield "key", f"“{subject[0]}”: a key does nothing; tell the player to press it"
        if self._letter.search(self._marked.sub(KEY, sentence)):
            yield "letter", "a single letter is heard as a word; say letter I, capital P"
        if statement := self._statement.search(sentence):
            yield "request", f"“{statement[0]}”: heard as done already; use an imperative"
        if (count := len(re.findall(rf"[\w{KEY}{VALUE}][^ ]*", sentence))) > most:
            yield "long", f"{count} words, {most} at most: make two sentences"

    def count_keys(self, text: str) -> int:
        """Return how many keys a text names."""
        return len(self._key.findall(text))


def _capital(names: str) -> str:
    """Return a name, or each of several alternatives, with a capital letter."""
    return "|".join(name[:1].upper() + name[1:] for name in names.split("|"))


def whole(word: str) -> re.Pattern[str]:
    """Return an expression for a whole word; case counts where the word has a capital letter."""
    capital = any(letter.isupper() for letter in word)
    return re.compile(rf"(?<!\w)(?:{word})(?!\w)", 0 if capital else re.IGNORECASE)


@cache
def ear(language: str) -> Ear:
    """Return the checks of a language."""
    folder = LANGUAGES[language].folder
    named = chain(entries_of(folder / "app.ftl").items(), entries_of(folder / "braille.ftl").items())
    keys = (entry.value for name, entry in named if name.startswith(("key-", "line-key-")) and entry.value)
    names = {text for value in keys for text in texts(value) if VALUE not in text and len(text) > 2}
    return Ear(tomllib.loads((folder / "by_ear.toml").read_text(encoding="utf-8")), sorted(names))


def texts(pattern: ftl.Pattern) -> list[str]:
    """Return a pattern as texts that together have each of its variants; the first one has the defaults."""
    return list(dict.fromkeys(" ".join(text.split()) for text in _variants(pattern)))


def _variants(pattern: ftl.Pattern) -> list[str]:
    parts = [_part(element) for element in pattern.elements]
    usual = [part[0] for part in parts]
    variants = ["".join(usual)]
    for place, part in enumerate(parts):
        variants += ["".join((*usual[:place], other, *usual[place + 1 :])) for other in part[1:]]
    return variants


def _part(element: ftl.TextElement | ftl.Placeable) -> list[str]:
    """Return an element's texts, that of the default variant first."""
    if isinstance(element, ftl.TextElement):
        return [element.value]
    inner = element.expression
    if isinstance(inner, ftl.SelectExpression):
        variants = sorted(inner.variants, key=lambda variant: not variant.default)
        return [text for variant in variants for text in _variants(variant.value)]
    if isinstance(inner, ftl.StringLiteral):
        return [inner.value]
    name = inner.id.name if isinstance(inner, ftl.VariableReference | ftl.MessageReference) else ""
    return [KEY if "key" in name.split("-") or name in ("keys", "back") else VALUE]


def of_message(language: str, file: str, entry: ftl.Message, most: int) -> Iterator[Offence]:
    """Give the offences of a message in the forms that are heard. :param most: words in one of its sentences."""
    forms = [("", entry.value), *((attribute.id.name, attribute.value) for attribute in entry.attributes)]
    for form, pattern in forms:
        if pattern is None or form in UNHEARD:
            continue
        name = ".".join(filter(None, (entry.id.name, form)))
        for text in texts(pattern):
            if ear(language).count_keys(text) > MOST_KEYS:
                yield Offence(language, file, name, "keys", text, f"more than {MOST_KEYS} keys in one message")
            for sentence in re.split(r"(?<=[.!?]) ", text):
                for rule, why in ear(language).offences(sentence, most):
                    yield Offence(language, file, name, rule, sentence, why)


@cache
def files(language: str) -> list[Path]:
    """Return every file of messages of a language, those of the small games of the tests too."""
    folders = [locale / language for locale in (LOCALE_FOLDER, *WITH_FULL.locales())]
    return [path for folder in folders for path in sorted(folder.glob("*.ftl")) if path.stem not in VOCABULARY]


def of_language(language: str) -> dict[str, Offence]:
    """Return the offences of a language by their lines of the record."""
    offences: dict[str, Offence] = {}
    for path in files(language):
        game = path.parents[2].name if path.parents[1] != LOCALE_FOLDER else ""
        file = f"{game}/{path.stem}" if game else path.stem
        most = AT_TABLE if path.stem in (*TABLE_FILES, game) else ELSEWHERE
        for entry in messages_of(path):
            if not entry.id.name.startswith(TYPED):
                offences |= {offence.line(): offence for offence in of_message(language, file, entry, most)}
    return offences


def recorded(language: str) -> set[str]:
    """Return the lines of the record about a language."""
    lines = RECORD.read_text(encoding="utf-8").splitlines() if RECORD.exists() else []
    return {line for line in lines if line.startswith(f"{language} ")}


def main(words: list[str]) -> int:
    """Write the record; return 1 where offences are not in it."""
    lines, new = [], []
    for language in LANGUAGES:
        offences, known = of_language(language), recorded(language)
        new += [offence for line, offence in offences.items() if line not in known]
        lines += [line for line in offences if "--all" in words or line in known]
    RECORD.write_text("\n".join((*sorted(lines), "")), encoding="utf-8")
    for offence in new:
        print(offence.report())
    return int(bool(new) and "--all" not in words)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
