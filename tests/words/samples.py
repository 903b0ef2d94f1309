"""Every message of every .ftl file, formed with values of each kind that it asks for."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, get_args

import msgspec
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from numeramis_access.words.language import Language, Layer, MessageError
from numeramis_access.words.languages import LANGUAGES
from numeramis_access.words.people import Gender, People, Person
from tests.made_once import alone
from tests.standard import WITH_TRICKS, words_of
from tests.words.message_files import entries_of, game_of, junk_of, layer_of, message_files

PEOPLE = People((Person("Jiří"), Person("Marie", "feminine"), Person("Alojz"), Person("Petra", "feminine")), 0, True)
#: values by the function that takes them; all other values of a message are numbers
SAMPLES_BY_FUNCTION: dict[str, tuple[Any, ...]] = {
    "WHO": (0, 1, 2, 3), "PERSON": (0, 1, 3), "NAME": (0, 1), "SIDE": (0, 1), "SUIT": ("c", "d", "h", "s"),
    "CHANCE": (0.0, 0.003, 0.37, 0.998, 1.0), "NUMBER": (1, 2.5, 12), "SEATS": ((1,), (0, 1, 3)),
    "SIGNS": ((1,), (1, 2, 3)),
    "AMOUNT": (0, 1, 2, 5), "UNIT": ("tricks", "points", "chips"),
    "RANK": ("2c", "Td", "As"), "COUNT": (0, 1, 2, 5, 21, 1.5), "SAY": (0, 1, 2, 5, 12), "ORDINAL": (1, 2, 3, 5, 21),
    "DURATION": (0, 1, 30, 60, 135, 600), "DATE": ("2026-11-21T23:44:00", "2026-01-02T07:00:00"),
}  # fmt: skip
GENDERS: tuple[Gender, ...] = get_args(Gender)
NUMBERS: tuple[Any, ...] = ("0", "7", "9")
FRENCH: tuple[Any, ...] = ("2c", "Td", "Jh", "Qs", "Kc", "As")
CATEGORIES = {"one": 1, "few": 3, "many": 1.5, "other": 12}
#: how many forms of one message are tried at most
MOST = 60


class Formed(NamedTuple):
    """One formed message.

    :param form: its form, empty for its value. :param given: whether it had a number among its values.
    """

    id: str
    text: str
    form: str = ""
    given: bool = False


#: folder that shares the formed messages with the run's other processes, set by ``conftest``
kept: Path | None = None


@cache
def formed(language: str) -> list[Formed]:
    """Return every message of a language in all its forms, each text once; one of several processes forms them."""
    if kept is None:
        return _formed_anew(language)
    file = kept / f"formed-{language}.json"
    with alone(file):
        if not file.exists():
            file.write_bytes(msgspec.json.encode(_formed_anew(language)))
    return msgspec.json.decode(file.read_bytes(), type=list[Formed])


def _formed_anew(language: str) -> list[Formed]:
    found = []
    files = {path: entries_of(path) for path in message_files(language)}
    for path, entries in files.items():
        games = (game_of(path),) if game_of(path) else WITH_TRICKS
        known = {**general(language, layer_of(path)), **entries}
        for entry in entries.values():
            found += _of_message(entry, known, language, games, layer_of(path))
    return list(dict.fromkeys(found))


class Tried(NamedTuple):
    """The messages of one file of a language that may be incomplete.

    :ivar formed: each text once. :ivar wrong: messages that do not form, with the reason.
    """

    formed: list[Formed]
    wrong: list[str]


@cache
def tried(language: str, path: Path) -> Tried:
    """Form every message of a file with values of each kind that it, or its complete counterpart, needs."""
    given = {code: _with_common(code, path) for code in LANGUAGES.complete()}
    known, games = _with_common(language, path), (game_of(path),) if game_of(path) else WITH_TRICKS
    found: list[Formed] = []
    wrong = [f"{path.name}: {one.content.strip().splitlines()[0]}" for one in junk_of(path)]
    for name, entry in entries_of(path).items():
        try:
            uses = Uses(known)
            uses.visit(entry)
        except KeyError as error:
            wrong.append(f"{name}: there is no message {error}")
            continue
        asked: set[str] = set()
        for entries in given.values():
            if name in entries:
                uses.of(entries)
                uses.visit(entries[name])
                asked |= _variables(entries, name)
        spare = _variables(known, name) - asked
        if spare and path.stem != "numbers" and any(name in entries for entries in given.values()):
            wrong.append(f"{name}: the program does not give ${', $'.join(sorted(spare))}")
            continue
        why = _try(entry, uses, [words_in(language, game, layer_of(path)) for game in games], found)
        wrong += [f"{name}: {why}"] if why else []
    return Tried(list(dict.fromkeys(found)), wrong)


def _with_common(language: str, path: Path) -> dict[str, ftl.Message]:
    """Return the messages of a language's general files and of the file's counterpart."""
    counterpart = path.parent.parent / language / path.name
    return general(language, layer_of(path)) | (entries_of(counterpart) if game_of(path) else {})


@cache
def general(language: str, layer: Layer) -> dict[str, ftl.Message]:
    """Return the messages of a language's general files, with the sentences of a layer in place of others."""
    general = [file for file in message_files(language) if not game_of(file)]
    files = sorted((file for file in general if layer_of(file) in ("", layer)), key=layer_of)
    return {name: entry for file in files for name, entry in entries_of(file).items()}


def _variables(entries: dict[str, ftl.Message], name: str) -> set[str]:
    uses = Uses(entries)
    uses.visit(entries[name])
    return set(uses.functions)


def _try(
    entry: ftl.Message, uses: Uses, spoken: list[Language], found: list[Formed]
) -> str | None:  # fmt: skip
    """Form a message with all values; return the reason if all fail, or if one must never be formed so."""
    for form in ["", *(attribute.id.name for attribute in entry.attributes)]:
        why, told = "", False
        for words in spoken:
            for values in _values(uses, words.game.name if words.game else ""):
                try:
                    name = entry.id.name
                    text = words.form(name, form, **values) if form else words.text(name, **values)
                except (MessageError, TypeError, ValueError, IndexError) as error:
                    why = str(error)
                    if "Reference" in why:
                        return why
                    continue
                told = True
                given = any(isinstance(value, int | float) for value in values.values())
                found.append(Formed(name, text, form, given))
        if not told:
            return why
    return None


def _of_message(
    entry: ftl.Message,
    entries: dict[str, ftl.Message],
    language: str,
    games: tuple[str, ...],
    layer: Layer = "",
) -> list[Formed]:
    found = []
    uses = Uses(entries)
    uses.visit(entry)
    forms = ["", *(attribute.id.name for attribute in entry.attributes)]
    for game in games:
        words = words_in(language, game, layer)
        for values in _values(uses, game):
            for form in forms:
                text = _formed(words, entry.id.name, form, values)
                if text is not None:
                    given = any(isinstance(value, int | float) for value in values.values())
                    found.append(Formed(entry.id.name, str(text), form, given))
    assert found, entry.id.name
    return found


class Agreeing(NamedTuple):
    """One message that agrees with a gender, formed with the same values for players of each gender.

    :param form: its form, empty for its value. :param texts: the text by gender.
    """

    id: str
    form: str
    texts: dict[Gender, str]


def agreeing(language: str) -> Iterator[Agreeing]:
    """Yield the messages of a language that select by a gender, in all their forms, with values of each kind."""
    for path in message_files(language):
        layer, games = layer_of(path), (game_of(path),) if game_of(path) else WITH_TRICKS
        entries = {**general(language, layer), **entries_of(path)}
        for entry in entries_of(path).values():
            if not gender_selections(entry):
                continue
            uses = Uses(entries)
            uses.visit(entry)
            for game in games:
                spoken = {gender: _words_about(language, game, gender, layer) for gender in GENDERS}
                for values in _values(uses, game):
                    for form in ["", *(attribute.id.name for attribute in entry.attributes)]:
                        texts = {}
                        for gender, words in spoken.items():
                            told = values | {"gender": gender} if "gender" in values else values
                            text = _formed(words, entry.id.name, form, told)
                            if text is not None:
                                texts[gender] = text
                        if texts:
                            yield Agreeing(entry.id.name, form, texts)


def gender_selections(entry: ftl.Message) -> list[ftl.SelectExpression]:
    """Return the selections of a message by the gender of a player or of the listener."""
    found: list[ftl.SelectExpression] = []

    class Selections(Visitor):  # type: ignore[misc]
        def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
            self.generic_visit(node)
            keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)}
            if keys & {*GENDERS} - {"none"} and "neuter" not in keys:
                found.append(node)

    Selections().visit(entry)
    return found


@cache
def _words_about(language: str, game: str, gender: Gender, layer: Layer) -> Language:
    """Return a language at a table whose players all have one gender."""
    people = People(tuple([Person(person.name, gender) for person in PEOPLE.persons]), 0, True)
    return Language(language, words_of(game), people, layer=layer)


@cache
def words_in(language: str, game: str, layer: Layer = "") -> Language:
    """Return a language with a game's messages; a missing message is an error."""
    words = Language(language, words_of(game), PEOPLE, layer=layer)
    words.strict = True
    return words


def _formed(words: Language, message: str, form: str, values: dict[str, Any]) -> str | None:
    """Return the text, None if the values are contradictory (such as a side without players)."""
    try:
        return words.form(message, form, **values) if form else words.text(message, **values)
    except (MessageError, TypeError, ValueError, IndexError):
        return None


def _values(uses: Uses, game: str) -> Iterator[dict[str, Any]]:
    """Yield sets of values for a message: all of them, or a sample if they are too many."""
    names = sorted(uses.functions)
    kinds = [candidates(uses, name, game) for name in names]
    many = min(math.prod(map(len, kinds)), 20_000)
    places = range(many) if many <= MOST else random.Random(len(names)).sample(range(many), MOST)
    for place in places:
        yield dict(zip(names, _at(place, kinds), strict=True))


def _at(place: int, kinds: list[list[Any]]) -> list[Any]:
    """Return the item at a place of these kinds' product, in which the last kind changes first."""
    chosen = []
    for kind in reversed(kinds):
        place, at = divmod(place, len(kind))
        chosen.append(kind[at])
    return chosen[::-1]


def candidates(uses: Uses, name: str, game: str) -> list[Any]:
    """Return values of each kind that a variable of a message can have."""
    found: list[Any] = []
    for function in uses.functions[name]:
        cards = FRENCH if game == "whist" else NUMBERS
        if function == "CARD":
            found += cards
        elif function in ("CARDS", "HAND"):
            found += [cards[:1], cards]
        else:
            found += SAMPLES_BY_FUNCTION[function]
    named = {"CARD", "CARDS", "HAND", "RANK", "SUIT", "SEATS", "SIGNS", "DATE"} & uses.functions[name]
    for key in sorted(uses.keys[name] - (CATEGORIES.keys() if named else set())):
        found.append(None if key == "none" else int(key) if key.isdigit() else CATEGORIES.get(key, key))
    return list(dict.fromkeys(found)) or [12]


class Uses(Visitor):  # type: ignore[misc]
    """Collects the uses of each variable in a message."""

    def __init__(self, entries: dict[str, ftl.Message]) -> None:
        self._visited: set[str] = set()
        self._entries = entries
        self.functions: dict[str, set[str]] = {}
        self.keys: dict[str, set[str]] = {}

    def of(self, entries: dict[str, ftl.Message]) -> None:
        """Look up referenced messages among these from now on."""
        self._visited.clear()
        self._entries = entries

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        """Note a variable."""
        self.functions.setdefault(node.id.name, set())
        self.keys.setdefault(node.id.name, set())

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        """Note the needs of a message inside this one."""
        if node.id.name not in self._visited:  # an attribute may refer to its own message
            self._visited.add(node.id.name)
            self.visit(self._entries[node.id.name])

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:
        """Note the function that takes a variable."""
        self.generic_visit(node)
        for place, argument in enumerate(node.arguments.positional):
            if isinstance(argument, ftl.VariableReference):
                self.functions[argument.id.name].add("UNIT" if place and node.id.name == "AMOUNT" else node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        """Note the values that select on a variable."""
        self.generic_visit(node)
        if isinstance(node.selector, ftl.VariableReference):
            for variant in node.variants:
                key = variant.key
                self.keys[node.selector.id.name].add(key.name if isinstance(key, ftl.Identifier) else key.value)
