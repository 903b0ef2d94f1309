"""Check a translator's message: the reason why it cannot be formed, sample values to form it, and its Fluent text.

The types of a message's values are known only from the complete languages: from the functions that they pass a value
to, and the keys by which they select. Start reading at ``refuse_message`` and ``sample_values``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from numeramis_access.words.numerals import NOUN_PREFIX
from numeramis_access.words.people import Gender, People, Person

#: the players in examples: the listener, then a woman, a man, a woman
SAMPLE_PERSONS = ("Jiří", "Marie", "Alojz", "Petra")
#: three sample values for each function: numbers one, two and five; players first a woman, then a man
SAMPLES_BY_FUNCTION: dict[str, tuple[object, ...]] = {
    "WHO": (1, 2, 0), "PERSON": (1, 2, 0), "NAME": (1, 2, 3), "SIDE": (0, 1), "SUIT": ("s", "h", "d"),
    "CHANCE": (0.37, 0.5, 1.0), "SEATS": ((1,), (1, 2), (1, 2, 3)), "SIGNS": ((1,), (1, 2), (1, 2, 3)),
    "RANK": ("As", "Td", "7c"), "DURATION": (60, 135, 30), "COUNT": (1, 2, 5), "SAY": (1, 2, 5), "ORDINAL": (1, 2, 5),
    "DATE": ("2026-11-21T23:44:00", "2026-01-02T07:00:00"),
}  # fmt: skip
SAMPLE_NUMBERS: tuple[str, ...] = ("0", "7", "9")
SAMPLE_FRENCH_CARDS: tuple[str, ...] = ("As", "Td", "7c")
#: a sample number for each plural category
SAMPLE_OF_CATEGORY: dict[str, int] = {"one": 1, "few": 2, "many": 5, "other": 5, "two": 2, "zero": 0}
#: how many samples of a message are formed
SAMPLES_PER_MESSAGE = 3
#: the functions that messages can call
KNOWN_FUNCTIONS = frozenset({*SAMPLES_BY_FUNCTION, "CARD", "CARDS", "HAND", "LISTENER", "PARTNER"})


class WrongMessage(NamedTuple):
    """The reason why a message cannot be formed.

    :param code: ``junk`` (not Fluent), ``value`` (the program passes no such value), ``function``, ``attribute`` (an
        unknown one), ``message`` (a reference to a missing one) or ``text`` (no text).
    :param what: the names concerned.
    """

    code: str
    what: str = ""


class ValueUses(Visitor):
    """The values, functions and references in a message, collected by visiting its syntax tree.

    :param entries: the messages to which it can refer, by id.
    :ivar values: names of its values, each with the functions to which they are passed.
    :ivar keys: names of its values, each with the keys by which they select.
    :ivar functions: all functions that it calls.
    :ivar missing: ids of the missing messages to which it refers.
    """

    def __init__(self, entries: Mapping[str, ftl.Message]) -> None:
        self._entries = entries
        self.values: dict[str, set[str]] = {}
        self.keys: dict[str, set[str]] = {}
        self.functions: set[str] = set()
        self.missing: set[str] = set()
        self._seen: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - Fluent's name
        """Collect the name of a value, at first without functions."""
        self.values.setdefault(node.id.name, set())

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802 - Fluent's name
        """Visit the message to which the message refers, the first time only; collect its id if it is missing."""
        name = node.id.name
        if name not in self._entries:
            self.missing.add(name)
        elif name not in self._seen:
            self._seen.add(name)
            self.visit(self._entries[name])

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802 - Fluent's name
        """Collect a function and the values passed to it."""
        self.functions.add(node.id.name)
        self.generic_visit(node)
        for argument in node.arguments.positional:
            if isinstance(argument, ftl.VariableReference):
                self.values.setdefault(argument.id.name, set()).add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802 - Fluent's name
        """Collect the keys by which a value selects."""
        self.generic_visit(node)
        if isinstance(node.selector, ftl.VariableReference):
            keys = (variant.key for variant in node.variants)
            names = {str(key.name if isinstance(key, ftl.Identifier) else key.value) for key in keys}
            self.keys.setdefault(node.selector.id.name, set()).update(names)


def messages_in(text: str) -> dict[str, ftl.Message]:
    """Return the messages in a text as syntax trees, by id. Terms, comments and text that is not Fluent are left out.

    If an id occurs several times, the last one counts. :param text: messages in Fluent's format.
    """
    body = FluentParser(with_spans=False).parse(text).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ftl.Message)}


def values_needed(name: str, languages: list[dict[str, ftl.Message]]) -> ValueUses:
    """Return how the complete languages together use the values of a message.

    Only its ``values`` and ``keys`` are filled; both are empty if no language has the message.

    :param name: id of the message. :param languages: the messages of each complete language.
    """
    everywhere = ValueUses({})
    for entries in languages:
        if name in entries:
            uses = ValueUses(entries)
            uses.visit(entries[name])
            for value, functions in uses.values.items():
                everywhere.values.setdefault(value, set()).update(functions)
            for value, keys in uses.keys.items():
                everywhere.keys.setdefault(value, set()).update(keys)
    return everywhere


def refuse_message(
    entry: ftl.Message | None, own: Mapping[str, ftl.Message], languages: list[dict[str, ftl.Message]]
) -> WrongMessage | None:
    """Return the first reason why a message cannot be formed, None if it can.

    :param entry: the message, None for text that is not a message.
    :param own: messages of its language to which it can refer, by id.
    :param languages: the messages of each complete language.
    """
    if entry is None:
        return WrongMessage("junk")
    if entry.value is None:
        return WrongMessage("text")
    uses = ValueUses({**own, entry.id.name: entry})
    uses.visit(entry)
    given = values_needed(entry.id.name, languages)
    known = [entries[entry.id.name] for entries in languages if entry.id.name in entries]
    forms = {form.id.name for message in known for form in message.attributes}
    forms |= SAMPLE_OF_CATEGORY.keys() if entry.id.name.startswith(NOUN_PREFIX) else set()
    for code, spare in (
        ("value", uses.values.keys() - given.values.keys()),
        ("function", uses.functions - KNOWN_FUNCTIONS),
        ("message", uses.missing),
        ("attribute", {attribute.id.name for attribute in entry.attributes} - forms),
    ):
        if spare:
            return WrongMessage(code, ", ".join(sorted(spare)))
    return None


def sample_values(given: ValueUses, french: bool) -> Iterator[dict[str, object]]:
    """Yield three sets of sample values for a message, or one empty set if it takes no values.

    Numbers are one, two and five in turn; players are first a woman, then a man.

    :param given: how the complete languages use its values. :param french: whether its cards are French.
    """
    for time in range(SAMPLES_PER_MESSAGE if given.values else 1):
        yield {name: _sample(given, name, time, french) for name in sorted(given.values)}


def _sample(given: ValueUses, name: str, time: int, french: bool) -> object:
    cards = SAMPLE_FRENCH_CARDS if french else SAMPLE_NUMBERS
    values: list[object] = []
    for function in sorted(given.values[name]):
        if function == "CARD":
            values += cards
        elif function in ("CARDS", "HAND"):
            pack = SAMPLE_FRENCH_CARDS if french or function == "HAND" else cards
            values += [pack[:1], pack[:2], pack]
        else:
            values += SAMPLES_BY_FUNCTION.get(function, ())
    for key in sorted(given.keys.get(name, set())) if not values else ():
        values.append(None if key == "none" else int(key) if key.isdigit() else SAMPLE_OF_CATEGORY.get(key, key))
    return (values or [1, 2, 5])[time % len(values or [1, 2, 5])]


def example_people(gender: str = "masculine") -> People:
    """Return the four players of an example, in pairs; the listener is at seat 0.

    :param gender: the listener's gender; a word that names none counts as ``masculine``.
    """
    persons = tuple(Person(name, "feminine" if place % 2 else "masculine") for place, name in enumerate(SAMPLE_PERSONS))
    own: Gender = "feminine" if gender == "feminine" else "none" if gender == "none" else "masculine"
    return People((Person(SAMPLE_PERSONS[0], own), *persons[1:]), 0, True)


# one line for each form of a message


def one_line_text(pattern: ftl.Pattern | None) -> str:
    """Return a message's text or attribute in one line of Fluent, as a translator types it; empty for None."""
    if pattern is None:
        return ""
    lone = ftl.Message(ftl.Identifier("x"), value=pattern)
    return " ".join(FluentSerializer().serialize_entry(lone).partition("=")[2].split())


def fluent_text(name: str, forms: Mapping[str, str]) -> str:
    """Return a message in Fluent's format.

    :param name: id of the message.
    :param forms: one line for each attribute by its name; the empty name stands for the message's text.
    """
    lines = [f"{name} ={_break_lines(forms.get('', ''))}"]
    lines += [f"    .{form} ={_break_lines(text)}" for form, text in forms.items() if form and text]
    return "\n".join(lines) + "\n"


def _break_lines(line: str) -> str:
    """Return a line with the breaks that Fluent needs: before each variant and before the end of a selection."""
    if "->" not in line:
        return f" {line}"
    made, chooses = "\n        ", []
    for place, sign in enumerate(line):
        if sign == "{":
            chooses.append(False)
        elif line[place : place + 2] == "->" and chooses:
            chooses[-1] = True
        elif sign == "}" and chooses and chooses.pop():
            made += "\n        "
        elif chooses and chooses[-1] and (sign == "*" or (sign == "[" and line[place - 1] != "*")):
            made = made.rstrip(" ") + ("\n           " if sign == "*" else "\n            ")
        made += sign
    return made
