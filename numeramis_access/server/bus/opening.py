"""Open the bus at an address: NATS, or a local one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from importlib.util import find_spec

from numeramis_access.server.bus.local import LocalBus
from numeramis_access.server.bus.port import Bus, BusFailed


async def open_bus(address: str, fault: Callable[[BaseException], None] = lambda error: None) -> Bus:
    """Return the bus at an address.

    :param address: ``nats://…``, or empty for a bus within this process.
    :param fault: called with each unexpected error.
    :raises BusFailed: if no server answers, or the package ``nats`` is not installed.
    """
    if not address:
        return LocalBus(asyncio.get_running_loop())
    if find_spec("nats") is None:
        raise BusFailed(address)
    from numeramis_access.server.bus.nats_bus import open_nats

    return await open_nats(address, fault)
