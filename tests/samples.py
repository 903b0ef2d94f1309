"""Random values of any type, made from its definition: right in form, with numbers at and beside their bounds."""

from __future__ import annotations

import random
from typing import Any

from msgspec import inspect

from numeramis_access.evening.events import EVENTS, EveningEvent

#: most parts of a list, and numbers where a type has no bound
MOST, NUMBERS = 3, (0, 1, 2, 3, 7, 40, 999, 10**9)
#: share of the fields with a default that are left out
LEFT_OUT = 0.5


class Sampler:
    """Makes random values of a type.

    :param chance: decides.
    :param texts: the texts to use where a type allows any text, such as ids of people.
    :param most: greatest number of parts of a list.
    """

    def __init__(self, chance: random.Random, texts: tuple[str, ...], most: int = MOST) -> None:
        self._chance = chance
        self._texts = texts
        self._most = most

    def value(self, kind: Any) -> Any:
        """Return a value of a type in its JSON form."""
        return self._of(inspect.type_info(kind))

    def _of(self, kind: inspect.Type) -> Any:
        match kind:
            case inspect.IntType():
                return self._number(kind)
            case inspect.StrType():
                return self._chance.choice(self._texts)[: kind.max_length]
            case inspect.LiteralType(values=values):
                return self._chance.choice(values)
            case inspect.UnionType(types=types):
                return self._of(self._chance.choice(types))
            case inspect.StructType():
                return self._struct(kind)
            case inspect.NamedTupleType(fields=fields):
                return [self._of(field.type) for field in fields]
            case inspect.TupleType(item_types=types):
                return [self._of(part) for part in types]
            case inspect.VarTupleType() | inspect.ListType() | inspect.FrozenSetType():
                return [self._of(kind.item_type) for _ in range(self._chance.randint(kind.min_length or 0, self._most))]
            case inspect.BoolType():
                return self._chance.random() < 0.5
            case inspect.FloatType():
                return self._chance.uniform(-1.0, 1000.0)
            case inspect.DictType():
                return dict.fromkeys(self._texts[: self._chance.randrange(2)], 1)
            case inspect.NoneType():
                return None
        raise TypeError(f"no sample of {kind}")

    def _number(self, kind: inspect.IntType) -> int:
        least = 0 if kind.ge is None else kind.ge
        bounds = (least, least + 1, *(() if kind.le is None else (kind.le, kind.le - 1)))
        within = [one for one in NUMBERS if one >= least and (kind.le is None or one <= kind.le)]
        return self._chance.choice([*bounds, *within])

    def _struct(self, kind: inspect.StructType) -> Any:
        fields = {
            field.encode_name: self._of(field.type)
            for field in kind.fields if field.required or kind.array_like or self._chance.random() > LEFT_OUT
        }  # fmt: skip
        tag = {} if kind.tag_field is None else {kind.tag_field: kind.tag}
        return [*tag.values(), *fields.values()] if kind.array_like else {**tag, **fields}


def event(chance: random.Random, people: tuple[str, ...], most: int = MOST) -> dict[str, Any]:
    """Return an event of an evening of any kind. :param people: ids. :param most: most parts of a list."""
    return event_of(chance.choice(EVENTS), chance, people, most)


def event_of(
    kind: type[EveningEvent], chance: random.Random, people: tuple[str, ...], most: int = MOST
) -> dict[str, Any]:
    """Return an event of one kind; the parameters are those of ``event``."""
    made: dict[str, Any] = Sampler(chance, people, most).value(kind)
    return made
