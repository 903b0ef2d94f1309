"""``python -m tests.bench`` without a name runs every benchmark, so each name must lead to one."""

import importlib

import pytest

from tests.bench.__main__ import benchmarks


def test_there_are_benchmarks() -> None:
    assert {"hops", "program", "web"} <= set(benchmarks())


@pytest.mark.parametrize("name", benchmarks())
def test_a_benchmark_can_be_run(name: str) -> None:
    assert callable(importlib.import_module(f"tests.bench.{name}").run)
