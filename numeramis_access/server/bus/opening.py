"""Which bus an address means: NATS, or none but this process."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from importlib.util import find_spec

from numeramis_access.server.bus.local import LocalBus
from numeramis_access.server.bus.port import Bus, BusFailed


async def open_bus(address: str, fault: Callable[[BaseException], None] = lambda error: None) -> Bus:
    """Open a bus. :param address: ``nats://…``, empty for this process alone. :param fault: takes what nobody foresaw.

    :raises BusFailed:
    """
    if not address:
        return LocalBus(asyncio.get_running_loop())
    if find_spec("nats") is None:
        raise BusFailed(address)
    from numeramis_access.server.bus.nats_bus import open_nats

    return await open_nats(address, fault)
