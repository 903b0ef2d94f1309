"""Every request that a client can send has one answerer, which declares the cost of the answer too."""

from __future__ import annotations

from typing import get_args

import pytest

from numeramis_access.server.people.answering import (
    ANNOUNCED_DEEDS,
    ANSWERER_OF_REQUEST,
    EXPENSIVE_REQUESTS,
    LONG_ANSWERS,
    answers,
    answers_stranger,
)
from numeramis_access.server.people.answers import ANSWERING_MODULES
from numeramis_access.server.people.limits import LIMITS
from numeramis_access.tables.request_fields import Request
from numeramis_access.tables.requests import AnyRequest
from numeramis_access.tables.table_requests import Sit

REQUESTS: tuple[type[Request], ...] = get_args(AnyRequest)


@pytest.mark.parametrize("request_type", REQUESTS, ids=lambda kind: kind.__name__)
def test_a_request_has_one_answerer_and_its_costs_are_limited(request_type: type[Request]) -> None:
    answered = ANSWERER_OF_REQUEST[request_type]
    assert (answered.known is None) != (answered.stranger is None)
    assert answered.costs <= {EXPENSIVE_REQUESTS, LONG_ANSWERS, ANNOUNCED_DEEDS}
    assert answered.costs <= LIMITS.keys()
    for base in request_type.__mro__[1:]:
        if base in ANSWERER_OF_REQUEST:
            assert ANSWERER_OF_REQUEST[base].costs <= answered.costs, f"it costs no less than {base.__name__}"


def test_no_answerer_is_for_a_request_that_nobody_can_send() -> None:
    assert set(ANSWERER_OF_REQUEST) == set(REQUESTS)
    modules = {module.__name__ for module in ANSWERING_MODULES}
    assert {
        function.__module__ for kind in ANSWERER_OF_REQUEST.values() for function in kind[1:] if function
    } == modules


def test_a_second_answerer_is_refused() -> None:
    for declare in (answers, answers_stranger):
        with pytest.raises(ValueError, match="Sit has an answer already"):
            declare(Sit, ANNOUNCED_DEEDS)(lambda *_: {})


def test_there_are_dear_long_and_loud_requests() -> None:
    """Show that requests declare costs: each of the three kinds occurs."""
    assert {cost for answered in ANSWERER_OF_REQUEST.values() for cost in answered.costs} == {
        EXPENSIVE_REQUESTS,
        LONG_ANSWERS,
        ANNOUNCED_DEEDS,
    }
