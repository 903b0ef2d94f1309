"""Views as they come over a line: read whole, and what is known of their type is not looked up anew for each."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from numeramis_access.core.codec import plain, read_view
from tests.contract.walk import EVERY, name_of, table_of, walk


@pytest.mark.parametrize("setting", EVERY, ids=name_of)
def test_annotations_of_a_view_are_read_once(setting: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """For each message of a match among people that took ten times as long as reading the message."""
    table = table_of(setting, 1)
    for _ in walk(table, random.Random(1), 20):
        pass
    view = table.view(0)
    assert read_view(table.ruleset, plain(view)) == view
    monkeypatch.setattr(msgspec.structs, "fields", _refuse)
    assert read_view(table.ruleset, plain(view)) == view


def _refuse(_: object) -> None:
    raise AssertionError("read again")
