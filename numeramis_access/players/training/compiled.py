"""Functions compiled by Numba, which has no types of its own, and the arrays that they work on."""

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
    """Return the function, compiled when first called and kept on disk."""
    return cast(F, njit(cache=True)(function))


def compiled_fast(function: F) -> F:
    """Return the function, compiled so that sums of floats may be taken in any order."""
    return cast(F, njit(cache=True, fastmath=True)(function))
