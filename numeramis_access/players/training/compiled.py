"""Typed wrappers of Numba's compiler, which has no type hints, and the array types of compiled functions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numpy as np
from numba import njit
from numpy.typing import NDArray

F = TypeVar("F", bound=Callable[..., Any])

Ints = NDArray[np.int64]
Shorts = NDArray[np.int16]
Floats = NDArray[np.float64]
Singles = NDArray[np.float32]
Flags = NDArray[np.bool_]


def compiled(function: F) -> F:
    """Return a function that Numba compiles on the first call and caches on disk."""
    return cast(F, njit(cache=True)(function))


def compiled_fast(function: F) -> F:
    """Return a function that Numba compiles as for ``compiled``, with float sums in any order."""
    return cast(F, njit(cache=True, fastmath=True)(function))
