"""Views read from a line: the whole view comes back, and the program looks up the annotations of its type once."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from numeramis_access.core.codec import read_view, to_json_value
from tests.contract.walk import EVERY, name_of, table_of, walk


@pytest.mark.parametrize("setting", EVERY, ids=name_of)
def test_annotations_of_a_view_are_read_once(setting: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Looking them up for each message took ten times as long as reading the message."""
    table = table_of(setting, 1)
    for _ in walk(table, random.Random(1), 20):
        pass
    view = table.view(0)
    assert read_view(table.ruleset, to_json_value(view)) == view
    monkeypatch.setattr(msgspec.structs, "fields", _refuse)
    assert read_view(table.ruleset, to_json_value(view)) == view


def _refuse(_: object) -> None:
    raise AssertionError("read again")
