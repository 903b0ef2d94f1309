"""What the protocol's requests and pushes promise of themselves to those who only hand them on."""

from __future__ import annotations

from typing import get_args

import pytest

from numeramis_access.tables.protocol import AnyPush, AnyRequest, AtTable, Invited, OfTable, Request


@pytest.mark.parametrize("kind", get_args(AnyRequest))
def test_a_request_that_names_a_table_goes_to_whoever_has_it(kind: type[Request]) -> None:
    assert ("table" in kind.__struct_fields__) == issubclass(kind, AtTable)


@pytest.mark.parametrize("kind", [kind for kind in get_args(AnyPush) if kind is not Invited])
def test_what_is_told_of_a_table_names_it_alike(kind: type[object]) -> None:
    assert ("table" in kind.__struct_fields__) == issubclass(kind, OfTable)  # type: ignore[attr-defined]
