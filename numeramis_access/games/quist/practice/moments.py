"""Deals of Quist's lessons: for each lesson, seeds of deals and the difficulty of each decision.

The deal of a seed leads to a decision in which the lesson's point clearly decides. The difficulty is a rating on
the scale of ``practice.rating``.

Written by ``python -m tests.practice.moments quist``.
"""

from __future__ import annotations

MOMENTS: dict[str, dict[int, int]] = {
    "deny": {
        175: 1109, 47: 1259, 70: 1259, 123: 1282, 189: 1334, 68: 1421, 86: 1461, 66: 1500, 67: 1539, 78: 1558,
        147: 1558, 2: 1579, 173: 1780, 20: 1958, 155: 1992, 113: 2012,
    },
    "first-lead": {
        38: 988, 45: 1008, 51: 1008, 84: 1008, 116: 1008, 11: 1042, 73: 1042, 27: 1109, 47: 1109, 14: 1139, 12: 1189,
        130: 1189,
    },
    "lead-pile": {
        95: 1042, 156: 1083, 195: 1220, 171: 1477, 142: 1539, 40: 1558, 208: 1558, 31: 1780, 150: 1780, 139: 1861,
    },
    "ending": {
        9: 1220, 30: 1220, 73: 1220, 94: 1220, 113: 1220, 134: 1220, 146: 1220, 152: 1220, 172: 1220, 198: 1220,
        237: 1220, 265: 1220, 267: 1220, 277: 1220, 22: 1500, 46: 1500, 116: 1500, 119: 1500, 166: 1500,
    },
    "ending-three": {
        43: 1139, 57: 1139, 88: 1139, 16: 1220, 44: 1220, 101: 1220, 117: 1220, 27: 1282, 118: 1282, 197: 1282,
        235: 1282, 93: 1461, 24: 1500, 62: 1500, 87: 1539, 136: 1539, 237: 1539,
    },
}  # fmt: skip
