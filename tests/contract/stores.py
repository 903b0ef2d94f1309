"""People of the tests of stores, and the type of the function that opens a store."""

from __future__ import annotations

from collections.abc import Callable

from numeramis_access.server.stores.port import (
    KnownPerson,
)
from numeramis_access.server.stores.store import Store

ADAM = KnownPerson("a1", "Adam", "masculine", "cs")
EVA = KnownPerson("e1", "Eva", "feminine", "en")

#: opens the store of this test once more, as another process would; takes the name of its owner
Opens = Callable[..., Store]
