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
    """Return the function compiled on its first call and cached on disk."""
    return cast(F, njit(cache=True)(function))


def compiled_fast(function: F) -> F:
    """Return the function compiled so that float sums can be reordered."""
    return cast(F, njit(cache=True, fastmath=True)(function))
