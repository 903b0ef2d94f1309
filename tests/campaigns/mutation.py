"""Structure-aware mutation: values that are nearly right, and bytes that are nearly a file."""

from __future__ import annotations

import random
from typing import Any

#: values that a stranger's file may have in place of the right one
STRANGE: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 7, 10**9, -(10**18), 10**40, 1e308, -0.5, "", "x", "7", "Qs", "?", "club", "en",
    "\x1b[2J\x07", "č" * 3000, "\u202e\u0000", [], {}, [[]], ["7"], {"type": "play"}, {"type": "play", "card": "7"},
    {"undo": 3}, {"end": True}, {"levels": []}, {"": ""},
)  # fmt: skip


def mutated(value: Any, chance: random.Random, times: int = 1) -> Any:
    """Return a copy of a value with ``times`` of its parts changed."""
    for _ in range(times):
        value = _once(value, chance)
    return value


def _once(value: Any, chance: random.Random) -> Any:
    """Return a copy of a value with one part changed, at any depth."""
    if isinstance(value, dict) and value and chance.random() < 0.9:
        return _in_dict(value, chance)
    if isinstance(value, list) and value and chance.random() < 0.9:
        return _in_list(value, chance)
    if isinstance(value, int) and not isinstance(value, bool) and chance.random() < 0.5:
        return value + chance.choice((-1, 1, 2, -100, 2**31, 2**63, 2**300))
    if isinstance(value, str) and value and chance.random() < 0.4:
        many = 2000 if len(value) < 1000 else 2
        return chance.choice((value * 2, value[:-1], value.upper(), value * many, " " + value, value[::-1]))
    return chance.choice((*STRANGE, [value], {"x": value}, nested(chance.choice((3, 50, 900)), value)))


def nested(depth: int, value: Any = 0) -> Any:
    """Return a value inside ``depth`` nested lists."""
    for _ in range(depth):
        value = [value]
    return value


def _in_dict(value: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    found = dict(value)
    key = chance.choice(list(found))
    match chance.randrange(8):
        case 0:
            del found[key]
        case 1:
            found[chance.choice(("x", key + "x", key.upper(), "č" * 300, "", "format", "type"))] = found.pop(key)
        case 2:
            found["new"] = chance.choice(STRANGE)
        case _:
            found[key] = _once(found[key], chance)
    return found


def _in_list(value: list[Any], chance: random.Random) -> list[Any]:
    found = list(value)
    place = chance.randrange(len(found))
    match chance.randrange(8):
        case 0:
            del found[place]
        case 1:
            found.insert(place, found[chance.randrange(len(found))])
        case 2:
            other = chance.randrange(len(found))
            found[place], found[other] = found[other], found[place]
        case 3:
            found.insert(place, chance.choice(STRANGE))
        case _:
            found[place] = _once(found[place], chance)
    return found


def spoilt(content: bytes, chance: random.Random) -> bytes:
    """Return the bytes of a file after an accident: flipped, cut, doubled, marked or zeroed."""
    if not content:
        return b"\x00"
    place = chance.randrange(len(content))
    match chance.randrange(7):
        case 0:
            return content[:place]
        case 1:
            return content[:place] + content[place:] * 2
        case 2:
            return b"\xef\xbb\xbf" + content
        case 3:
            return content[:place] + bytes(len(content) - place)
        case 4:
            return content.decode("utf-8", "replace").encode("utf-16")
        case 5:
            return content[:place] + chance.randbytes(8) + content[place:]
        case _:
            return content[:place] + bytes([content[place] ^ 1 << chance.randrange(8)]) + content[place + 1 :]
