"""The stores of each kind, opened as often as a test wants."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from numeramis_access.server.stores.postgres import PostgresStore
from numeramis_access.server.stores.sqlite import SqliteStore
from numeramis_access.server.stores.store import Store
from tests.contract.stores import Opens


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.peer("postgresql"))])
def makes(request: pytest.FixtureRequest, tmp_path: Path) -> Opens:
    """Return a function that opens the store; the caller closes it."""
    address = request.getfixturevalue("postgres").database() if request.param == "postgresql" else ""

    def opened(owner: str = "owner") -> Store:
        store = PostgresStore(address, owner) if address else SqliteStore(tmp_path / "people.sqlite")
        store.renew()
        return store

    return opened


@pytest.fixture
def opens(makes: Opens) -> Iterator[Opens]:
    with contextlib.ExitStack() as made:
        yield lambda *owner: made.enter_context(contextlib.closing(makes(*owner)))


@pytest.fixture
def other_kind(request: pytest.FixtureRequest, opens: Opens, tmp_path: Path) -> Iterator[Store]:
    """An empty store of the other kind."""
    sqlite = isinstance(opens(), SqliteStore)
    made = (
        PostgresStore(request.getfixturevalue("postgres").database()) if sqlite else SqliteStore(tmp_path / "o.sqlite")
    )
    yield made
    made.close()
