"""An event loop whose clock jumps over idle time."""

from __future__ import annotations

import asyncio


class Hasty(asyncio.SelectorEventLoop):
    """An event loop whose clock jumps over idle time: an hour's wait takes no time.

    :ivar waited: seconds of idle time so far.
    """

    def __init__(self) -> None:
        super().__init__()
        self.waited = 0.0
        select = self._selector.select  # type: ignore[attr-defined]

        def hasty(timeout: float | None) -> object:
            found = select(None if timeout is None else min(timeout, 0.01))
            if not found and timeout:
                self.waited += timeout
            return found

        self._selector.select = hasty  # type: ignore[attr-defined]

    def time(self) -> float:
        """Return seconds that only go forward."""
        return super().time() + self.waited
