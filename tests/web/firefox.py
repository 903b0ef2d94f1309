"""Debian's Firefox under WebDriver BiDi, which it speaks itself, without a driver program or a patched browser."""

from __future__ import annotations

import asyncio
import itertools
import os
import re
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from aiohttp import ClientSession, ClientWebSocketResponse

from tests.peers.browsers import FIREFOX
from tests.web.browsing import PATIENCE

#: as ``PLAIN_WASM`` of Chromium
PLAIN_WASM = 'user_pref("javascript.options.wasm_optimizingjit", false);\n'


class Firefox:
    """One tab of a Firefox."""

    def __init__(self, runner: asyncio.Runner, socket: ClientWebSocketResponse) -> None:
        self._runner = runner
        self._socket = socket
        self._numbers = itertools.count(1)
        self.ask("session.new", capabilities={})
        self.tab = self.ask("browsingContext.getTree")["contexts"][0]["context"]

    def ask(self, method: str, **params: Any) -> Any:
        """Return the answer to a command."""
        return self._runner.run(self._ask(method, params))

    async def _ask(self, method: str, params: dict[str, Any]) -> Any:
        number = next(self._numbers)
        await self._socket.send_json({"id": number, "method": method, "params": params})
        async with asyncio.timeout(PATIENCE):
            while (answer := await self._socket.receive_json()).get("id") != number:
                pass
        assert answer["type"] == "success", answer
        return answer["result"]

    def open(self, address: str) -> None:
        """Load a page."""
        self.ask("browsingContext.navigate", context=self.tab, url=address, wait="complete")

    def run(self, code: str) -> Any:
        """Return the value of a piece of JavaScript: a text, a number or a truth value."""
        target = {"context": self.tab}
        done = self.ask("script.evaluate", expression=code, target=target, awaitPromise=True)
        assert done["type"] == "success", done
        return done["result"].get("value")

    def wait(self, code: str) -> None:
        """Wait until a piece of JavaScript comes to true."""
        ends = time.monotonic() + 3 * PATIENCE  # Python in this browser is slow on a busy machine
        while not self.run(code):
            assert time.monotonic() < ends, (code, self.run("document.body.innerText"))
            time.sleep(0.1)

    def press(self, name: str) -> None:
        """Press a button of the toolbar by its name, when it is there."""
        found = f"[...document.querySelectorAll('#play button')].find((one) => one.textContent === '{name}')"
        self.wait(f"Boolean({found})")
        self.run(f"{found}.click()")


@contextmanager
def firefox(profile: Path, language: str = "en-GB", more: str = "") -> Iterator[Firefox]:
    """Yield Firefox with a profile that stays on the disk. :param more: lines of further preferences."""
    profile.mkdir(exist_ok=True)
    (profile / "user.js").write_text(FIREFOX.replace("{language}", language) + PLAIN_WASM + more)
    command = ["firefox-esr", "--headless", "--no-remote", "--remote-debugging-port", "0", "--profile", str(profile)]
    environment = {**os.environ, "HOME": str(profile), "MOZ_CRASHREPORTER_DISABLE": "1"}
    process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    try:
        assert process.stdout is not None
        lines = (re.search(r"BiDi listening on (ws://\S+)", line) for line in process.stdout)
        found = next(line[1] for line in lines if line)
        with asyncio.Runner() as runner:
            client = runner.run(_client())
            try:
                yield Firefox(runner, runner.run(_connect(client, f"{found}/session")))
            finally:
                runner.run(client.close())
    finally:
        process.kill()
        process.wait()


async def _client() -> ClientSession:
    return ClientSession()


async def _connect(client: ClientSession, address: str) -> ClientWebSocketResponse:
    return await client.ws_connect(address, max_msg_size=0)
