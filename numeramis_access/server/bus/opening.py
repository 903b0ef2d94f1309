"""Open the bus at an address: NATS, or a local one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from importlib.util import find_spec

from numeramis_access.server.bus.local import LocalBus
from numeramis_access.server.bus.port import Bus, BusFailed


async def open_bus(address: str, fault: Callable[[BaseException], None] = lambda error: None) -> Bus:
    """Open a bus. :param address: ``nats://…``, empty for this process alone. :param fault: takes unexpected errors.

    :raises BusFailed: when the server does not answer, or the package ``nats`` is missing.
    """
    if not address:
        return LocalBus(asyncio.get_running_loop())
    if find_spec("nats") is None:
        raise BusFailed(address)
    from numeramis_access.server.bus.nats_bus import open_nats

    return await open_nats(address, fault)
