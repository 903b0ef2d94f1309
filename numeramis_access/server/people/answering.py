"""The registry of functions that answer requests; each function declares its request and its costs where it is defined.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, NamedTuple, TypeAlias

from numeramis_access.server.people.guest import Guest
from numeramis_access.server.people.house import House
from numeramis_access.server.stores.port import KnownPerson
from numeramis_access.tables.request_fields import Json, Request

#: a cost: the name of the limit that counts it
Cost: TypeAlias = Literal["dear", "answers", "deeds"]
#: the request is expensive: much to read, much to send, or a passphrase to hash
EXPENSIVE_REQUESTS: Cost = "dear"
#: the answer can be long; its bytes count
LONG_ANSWERS: Cost = "answers"
#: each time, all people at the table are told
ANNOUNCED_DEEDS: Cost = "deeds"

#: a request of the type that its answerer declares
AnyAskedRequest: TypeAlias = Any
#: executes a request and returns the answer, None for an empty one; raises RefuseRequest, StoreFailed
AnswerPerson: TypeAlias = Callable[[House, Guest, KnownPerson, AnyAskedRequest], Json | None]
#: the same for a guest who has not said hello
AnswerStranger: TypeAlias = Callable[[House, Guest, AnyAskedRequest], Json]


class Answerer(NamedTuple):
    """The function that answers a request, and its costs.

    :param costs: the limits that the request counts for.
    :param known: answers people after ``hello``; None if ``stranger`` answers.
    :param stranger: answers any guest; None if ``hello`` has to come first.
    """

    costs: frozenset[Cost]
    known: AnswerPerson | None = None
    stranger: AnswerStranger | None = None


#: the answerer of each request; ``answers`` and ``answers_stranger`` fill it
ANSWERER_OF_REQUEST: dict[type[Request], Answerer] = {}


def answers(request: type[Request], *costs: Cost) -> Callable[[AnswerPerson], AnswerPerson]:
    """Return a decorator that declares the function that answers a request of a person after ``hello``.

    :param request: type of the request.
    :param costs: the limits that the request counts for.
    :raises ValueError: if the request has such a function already (when the decorator is applied).
    """

    def declare(function: AnswerPerson) -> AnswerPerson:
        _add(request, Answerer(frozenset(costs), known=function))
        return function

    return declare


def answers_stranger(request: type[Request], *costs: Cost) -> Callable[[AnswerStranger], AnswerStranger]:
    """Return a decorator that declares the function that answers a request of any guest.

    :param request: type of the request.
    :param costs: the limits that the request counts for.
    :raises ValueError: if the request has such a function already (when the decorator is applied).
    """

    def declare(function: AnswerStranger) -> AnswerStranger:
        _add(request, Answerer(frozenset(costs), stranger=function))
        return function

    return declare


def _add(request: type[Request], answerer: Answerer) -> None:
    if request in ANSWERER_OF_REQUEST:
        raise ValueError(f"{request.__name__} has an answer already")
    ANSWERER_OF_REQUEST[request] = answerer
