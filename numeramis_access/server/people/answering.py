"""Which function answers which request, and at what cost: each function declares both where it is defined."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, NamedTuple, TypeAlias

from numeramis_access.server.people.guest import Guest
from numeramis_access.server.people.house import House
from numeramis_access.server.stores.port import KnownPerson
from numeramis_access.tables.requests import Json, Request

#: a kind of cost, by the name of the limit that counts it
Cost: TypeAlias = Literal["dear", "answers", "deeds"]
#: the house reads much, tells much or digests words
DEAR: Cost = "dear"
#: the answer can be long: a guest who was answered much lately waits
LONG: Cost = "answers"
#: all who are at the table hear of it, each time
DEED: Cost = "deeds"

#: a request of the type that its answerer declares
Asked: TypeAlias = Any
#: does a request and returns the answer, None for an empty one; raises Refuse, StoreFailed
Answer: TypeAlias = Callable[[House, Guest, KnownPerson, Asked], Json | None]
#: the same for a guest who has not said hello
AnswerStranger: TypeAlias = Callable[[House, Guest, Asked], Json]


class Answerer(NamedTuple):
    """How a request is answered. :param stranger: answers a guest who has not said hello, None where none is."""

    costs: frozenset[Cost]
    known: Answer | None = None
    stranger: AnswerStranger | None = None


#: how each request is answered; ``answer`` and ``answer_stranger`` fill it
ANSWERED: dict[type[Request], Answerer] = {}


def answer(request: type[Request], *costs: Cost) -> Callable[[Answer], Answer]:
    """Declare the function that answers a request of a known person. :raises ValueError: where there is one already."""

    def declare(function: Answer) -> Answer:
        _add(request, Answerer(frozenset(costs), known=function))
        return function

    return declare


def answer_stranger(request: type[Request], *costs: Cost) -> Callable[[AnswerStranger], AnswerStranger]:
    """Declare the function that answers a request of any guest. :raises ValueError: where there is one already."""

    def declare(function: AnswerStranger) -> AnswerStranger:
        _add(request, Answerer(frozenset(costs), stranger=function))
        return function

    return declare


def _add(request: type[Request], answerer: Answerer) -> None:
    if request in ANSWERED:
        raise ValueError(f"{request.__name__} has an answer already")
    ANSWERED[request] = answerer
