"""Deals of Sipky's lessons: for each lesson, seeds of deals and the difficulty of each decision.

The deal of a seed leads to a decision in which the lesson's point clearly decides. The difficulty is a rating on
the scale of ``practice.rating``.

Written by ``python -m tests.practice.moments sipky``.
"""

from __future__ import annotations

SEEDS_OF_TOPICS: dict[str, dict[int, int]] = {
    "leave": {
        4: 1220, 5: 1220, 10: 1220, 11: 1220, 14: 1220, 17: 1220, 20: 1220, 22: 1220, 8: 1500, 21: 1500, 62: 1500,
        116: 1500, 120: 1500, 382: 1500, 481: 1500, 536: 1500, 676: 1500, 952: 1500, 2000: 1500, 2299: 1500,
    },
}  # fmt: skip
