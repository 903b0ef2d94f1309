"""A card passes few files from Enter to its announcement, so that a reader can follow it."""

from __future__ import annotations

import random
import secrets
from pathlib import Path

import pytest

from tests.bench import hops
from tests.bench.figures import BUDGETS


@pytest.fixture(autouse=True)
def same_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal the same cards every time."""
    chance = random.Random(1)
    for name, draw in (("randbits", chance.getrandbits), ("randbelow", chance.randrange), ("choice", chance.choice)):
        monkeypatch.setattr(secrets, name, draw)


def test_a_card_among_computers_passes_few_files() -> None:
    way = hops.alone()
    assert len(way.files) <= BUDGETS["files that a card passes: among computers"], " ".join(sorted(way.files))


def test_a_card_among_people_passes_few_files(tmp_path: Path) -> None:
    way = hops.among_people(tmp_path)
    assert len(way.files) <= BUDGETS["files that a card passes: among people"], " ".join(sorted(way.files))
