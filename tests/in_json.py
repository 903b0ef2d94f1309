"""Values as another program reads them."""

from __future__ import annotations

from typing import Any

import msgspec


def in_json(value: Any) -> Any:
    """Return a value after a round trip through JSON: lists instead of tuples."""
    return msgspec.json.decode(msgspec.json.encode(value))
