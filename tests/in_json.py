"""Values as another program reads them."""

from __future__ import annotations

from typing import Any

import msgspec


def in_json(value: Any) -> Any:
    """Return a value as it is after it was written as JSON and read again: lists instead of tuples."""
    return msgspec.json.decode(msgspec.json.encode(value))
