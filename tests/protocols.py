"""Write the generated parts of the protocol documents: ``python -m tests.protocols``.

They list every request, message, action, event, view and option with its fields, values, ranges and defaults; the
meaning of a field comes from the type's docstring. A test compares the documents.
"""

from __future__ import annotations

import enum
import inspect
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec
from fluent.syntax import ast

from numeramis_access.catalogue import STANDARD
from numeramis_access.core.actions import AmountRange
from numeramis_access.core.codec import to_json_value, view_type
from numeramis_access.core.ruleset import AnyRuleset
from numeramis_access.evening import scoring
from numeramis_access.evening.events import EVENTS
from numeramis_access.evening.log import LogEntry
from numeramis_access.tables import messages
from numeramis_access.tables.pushes import AnyPush
from numeramis_access.tables.requests import AnyRequest
from numeramis_access.words.languages import LOCALE_FOLDER
from tests.words.message_files import entries_of

ROOT = Path(__file__).resolve().parent.parent
PEOPLE, ENGINE = "numeramis_access/tables/PROTOCOL.md", "numeramis_access/engine/PROTOCOL.md"
#: marks around a generated part
BEGIN, END = "<!-- generated: {} -->", "<!-- end -->"
#: JSON's plain types in words
NAMES = {str: "text", int: "whole number", float: "number", bool: "true or false", NoneType: "null", bytes: "text"}
#: Python's name for ``null``
NONE = re.compile(r"\bNone\b")
#: codes of refusals by the rules of an evening, in the source
CODE = re.compile(r"Refusal\(\s*\"([a-z-]+)\"|else \"(evening-[a-z-]+)\"")
#: types with their own name in a document
Kind = type[msgspec.Struct]


def shape(kind: Any) -> str:
    """Return the JSON form of a type in words, such as "list of numbers"."""
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Annotated:
        is_text = get_origin(parts[0]) is None
        return shape(parts[0]) + _bounds([part for part in parts[1:] if isinstance(part, msgspec.Meta)], is_text)
    if origin is Literal:
        return " or ".join(f"`{value}`" if isinstance(value, str) else str(value).lower() for value in parts)
    if origin in (Union, UnionType):
        return " or ".join(dict.fromkeys(map(shape, parts)))
    if origin is tuple and parts and parts[-1] is not Ellipsis:
        return "[" + ", ".join(map(shape, parts)) + "]"
    if origin in (list, tuple, frozenset, set):
        return f"list of {shape(parts[0])}" if parts else "empty list"
    if origin is dict:
        return "object" if parts[1] is Any else f"object of {shape(parts[1])}"
    return _class(kind) if isinstance(kind, type) else "any value"


def _class(kind: type) -> str:
    if kind in NAMES:
        return NAMES[kind]
    if issubclass(kind, enum.Enum):
        return " or ".join(f"`{one.value}`" for one in kind)
    if issubclass(kind, tuple):  # a named tuple is a list in JSON
        named = inspect.get_annotations(kind, eval_str=True).items()
        return "[" + ", ".join(f"{name}: {shape(one)}" for name, one in named) + "]"
    return f"*{kind.__name__}*" if issubclass(kind, msgspec.Struct) else "any value"


def _bounds(metas: Iterable[msgspec.Meta], is_text: bool) -> str:
    """Return the least and most of a number, of the characters of a text, or of the items of a list; or a pattern."""
    found = []
    for meta in metas:
        if meta.ge is not None or meta.le is not None:
            least, most = meta.ge, meta.le
            found.append(f"from {least} on" if most is None else f"{least} to {most}")
        if meta.max_length is not None:
            sizes = f"{meta.min_length or 0} to {meta.max_length}"
            found.append(f"of {sizes} characters" if is_text else f"with {sizes} items")
        if meta.pattern is not None:
            found.append(f"like `{meta.pattern}`")
    return "".join(f" {one}" for one in found)


def meanings(kind: type) -> dict[str, str]:
    """Return the meaning of each field of a type by name, from the docstrings of the type and of its bases."""
    found: dict[str, str] = {}
    for one in kind.__mro__:
        text = " ".join(inspect.cleandoc(one.__dict__.get("__doc__") or "").split())
        for part in re.split(r":(?:param|ivar) ", text)[1:]:
            names, _, meaning = part.partition(": ")
            for name in names.split(", "):
                found.setdefault(name, NONE.sub("null", meaning.replace("``", "`")).strip().rstrip(".;"))
    return found


def entry(kind: Kind, without: Iterable[str] = ()) -> list[str]:
    """Return the lines of one type: its tag or its name, its first sentence, and its fields except some."""
    tag = kind.__struct_config__.tag
    first = inspect.cleandoc(kind.__doc__ or "").split("\n\n")[0].partition(":param")[0]
    return [f"- {f'`{tag}`' if tag else f'*{kind.__name__}*'}: {' '.join(first.split()).replace('``', '`')}",
            *fields(kind, without)]  # fmt: skip


def fields(kind: Kind, without: Iterable[str] = ()) -> Iterator[str]:
    """Yield one line for each field: its name, values, default and meaning."""
    told = meanings(kind)
    for one in msgspec.structs.fields(kind):
        if one.encode_name not in without:
            default = "" if one.required else f"; left out: `{_default(one)}`"
            meaning = f". {told[one.name][:1].upper()}{told[one.name][1:]}" if told.get(one.name) else ""
            yield f"  - `{one.encode_name}`: {shape(one.type)}{default}{meaning}"


def _default(one: msgspec.structs.FieldInfo) -> str:
    value = one.default_factory() if one.default is msgspec.NODEFAULT else one.default
    return msgspec.json.encode(to_json_value(value)).decode()


def within(kinds: Iterable[Kind]) -> list[Kind]:
    """Return the types that occur in the fields of some types and have no tag of their own, each once."""
    found: dict[Kind, None] = {}

    def look(kind: Any) -> None:
        for part in get_args(kind):
            look(part)
        is_part = isinstance(kind, type) and issubclass(kind, msgspec.Struct) and not kind.__struct_config__.tag
        if is_part and kind not in found:
            found[kind] = None
            look_into(kind)

    def look_into(kind: Kind) -> None:
        for one in msgspec.structs.fields(kind):
            look(one.type)

    for kind in kinds:
        look_into(kind)
    return list(found)


def requests() -> list[str]:
    """Return every request; all have ``do`` and ``id``."""
    kinds = get_args(AnyRequest)
    return [line for kind in (*kinds, *within(kinds)) for line in entry(kind, without=("id",))]


def pushes() -> list[str]:
    """Return everything that a house sends, and the types in it."""
    kinds = get_args(AnyPush)
    return [line for kind in (*kinds, *within(kinds)) for line in entry(kind)]


def told() -> list[str]:
    """Return the lines about every message of a match, then offers, answers, and the types in them."""
    known = [kind for _, kind in inspect.getmembers(messages, inspect.isclass) if kind.__module__ == messages.__name__]
    numbered = [kind for kind in known if issubclass(kind, messages.Message) and kind is not messages.Message]
    rest = [kind for kind in known if issubclass(kind, msgspec.Struct) and not issubclass(kind, messages.Message)]
    parts = [kind for kind in within([*numbered, *rest]) if kind not in rest and ".tables." in kind.__module__]
    lines = [line for kind in numbered for line in entry(kind, without=("number",))]
    return [*lines, *(line for kind in (*rest, *parts) for line in entry(kind))]


def game(name: str, rules: AnyRuleset) -> list[str]:
    """Return a game's options, actions, events and view."""
    lines = [f"### {name}", "", "Options:", "", *fields(rules.options), "", "Actions:", ""]
    lines += [line for kind in rules.action_types for line in entry(kind)]
    lines += ["", "Events:", "", *(line for kind in rules.event_types for line in entry(kind))]
    return [*lines, "", "View:", "", *fields(view_type(rules), without=("options",)), ""]


def games() -> list[str]:
    """Return the form of amounts in ``legal``, then every game of the catalogue."""
    found = [line for name in STANDARD.names for line in game(name, STANDARD[name].ruleset())]
    return [*entry(AmountRange), "", *found[:-1]]


def evening_events() -> list[str]:
    """Return an entry of an evening's log, every event, and the types in them."""
    outcomes = get_args(scoring.Outcome)
    lines = [*entry(LogEntry, without=("event",)), "  - `event`: one of the following"]
    lines += [line for kind in EVENTS for line in entry(kind)]
    for kind in outcomes:
        first, *rest = entry(kind)
        lines += [f"- *{kind.__name__}*, with `type` {first[2:]}", *rest]
    return [*lines, *(line for kind in within([LogEntry, *EVENTS, *outcomes]) for line in entry(kind))]


def evening_codes() -> list[str]:
    """Return the code of each refusal by the rules of an evening, with the sentence of our program."""
    folder = ROOT / "numeramis_access/evening"
    sources = "".join(file.read_text(encoding="utf-8") for file in sorted(folder.glob("*.py")))
    codes = sorted({one or other for one, other in CODE.findall(sources)})
    sentences = entries_of(LOCALE_FOLDER / "en" / "evening.ftl")
    return [f"- `{code}`: {sentence(sentences[code])}" for code in codes]


def sentence(message: Any) -> str:
    """Return the text of a message with the default of each choice and the names of its values."""
    return re.sub(r"\s+", " ", "".join(map(_part, message.value.elements))).strip()


def _part(part: Any) -> str:
    """Return an element of a message as text."""
    if isinstance(part, ast.TextElement):
        return str(part.value)
    inner = part.expression
    if isinstance(inner, ast.SelectExpression):
        default = next(one for one in inner.variants if one.default)
        return "".join(map(_part, default.value.elements))
    value = inner.arguments.positional[0] if isinstance(inner, ast.FunctionReference) else inner
    return f"`{value.id.name}`"


GENERATED = {
    (PEOPLE, "requests"): requests, (PEOPLE, "pushes"): pushes, (PEOPLE, "messages"): told,
    (PEOPLE, "evening codes"): evening_codes, (PEOPLE, "evening events"): evening_events, (ENGINE, "games"): games,
}  # fmt: skip


def renewed(document: str, text: str) -> str:
    """Return the text of a document with its generated parts replaced by new ones.

    :param document: name of the document.
    :param text: its present text.
    :raises ValueError: if the mark of a part is missing in it.
    """
    for (where, name), made in GENERATED.items():
        if where == document:
            before, begin, rest = text.partition(BEGIN.format(name))
            _, end, after = rest.partition(END)
            if not begin or not end:
                raise ValueError(f"no mark for {name} in {document}")
            text = "\n".join((before + begin, "", *made(), "", end)) + after
    return text


def main() -> int:
    """Write the documents; return 0."""
    for document in dict.fromkeys(where for where, _ in GENERATED):
        path = ROOT / document
        path.write_text(renewed(document, path.read_text(encoding="utf-8")), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
