"""``python -m tests.bench`` without a name runs every benchmark, so each name must lead to one."""

import importlib
from inspect import signature
from typing import Any, cast

import pytest

from tests.bench.command import benchmarks
from tests.bench.figures import late
from tests.bench.web import Page

#: benchmarks that kill programs by signals of POSIX, or read there what a process uses
OF_POSIX = ("call_fronts", "street")
MARK = pytest.mark.system("posix", "it kills programs by signals, or reads what a process uses")


def test_there_are_benchmarks() -> None:
    assert {"hops", "program", "web"} <= set(benchmarks())


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=[MARK] if name in OF_POSIX else []) for name in benchmarks()]
)
def test_a_benchmark_can_be_run(name: str) -> None:
    run = importlib.import_module(f"tests.bench.{name}").run
    assert next(iter(signature(run).parameters)) in ("say", "tell"), "it takes the report first"


def test_an_empty_hand_is_not_the_end_of_a_deal() -> None:
    """A key pressed there has no answer: the benchmark took the pace of the table, a second, for the time of a card."""
    page = Page(cast(Any, None), cast(Any, None))
    page.screen = {"seated": [{"turn": False}], "items": []}
    assert not page.waits()
    page.screen["items"] = [{"role": "choice"}]
    assert page.waits()


def test_ninety_nine_of_a_hundred_is_one_of_the_measured_times() -> None:
    assert late([float(number) for number in range(1, 101)]) == 99
    assert late([1.0] * 29 + [2.0]) == 2
