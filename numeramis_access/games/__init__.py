"""A folder a game with every rule of it, and what games share.

Must not live here: words, waiting, choosing. Start reading at ``quist``, the simplest; rule numbers are those
of the rules documents (Q1 …, W1 …, S1 …, L1 …, N1 … for what the Numeramis games share).
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from numeramis_access.core.ruleset import Options, Ruleset

#: every game: its name, and the module and class of its ruleset (imported when first asked for)
GAMES: dict[str, tuple[str, str]] = {
    "quist": ("numeramis_access.games.quist.rules", "Quist"),
    "sipky": ("numeramis_access.games.sipky.rules", "Sipky"),
    "loker": ("numeramis_access.games.loker.rules", "Loker"),
    "whist": ("numeramis_access.games.whist.rules", "Whist"),
}


def ruleset(name: str) -> Ruleset[Any, Any, Any]:
    """Return the ruleset of a game.

    :raises KeyError: for an unknown name.
    """
    module, cls = GAMES[name]
    rules: Ruleset[Any, Any, Any] = getattr(import_module(module), cls)()
    return rules


def fitting_seats(rules: Ruleset[Any, Any, Any], options: Options, wished: int | None = None) -> int:
    """Return the wished number of players, or the nearest that these options allow (Whist for three needs three).

    :raises ValueError: when no number of players fits.
    """
    low, high = rules.seats
    wish = wished or min(max(4, low), high)
    for seats in sorted(range(low, high + 1), key=lambda seats: abs(seats - wish)):
        try:
            rules.start(seats, options)
        except ValueError:
            continue
        return seats
    raise ValueError(str(options))
