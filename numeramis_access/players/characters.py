"""The company at the table: who the opponents are, as data."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Literal

import msgspec

FILE = Path(__file__).parent / "characters.toml"


class Character(msgspec.Struct, frozen=True):
    """One opponent.

    :param pitch: of the voice against the player's setting, -20 to 20. :param temperament: for policies that have one.
    """

    name: str
    gender: Literal["masculine", "feminine"]
    pitch: int
    temperament: Literal["calm", "bold", "careful"]


def characters() -> list[Character]:
    """Return everybody who can sit down with the player, in the order in which they come."""
    return msgspec.convert(tomllib.loads(FILE.read_text(encoding="utf-8"))["character"], list[Character])
