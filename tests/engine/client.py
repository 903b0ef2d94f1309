"""A client of the engine protocol, over a real process."""

from __future__ import annotations

import json
import subprocess
import sys
from types import TracebackType
from typing import Any


class Engine:
    """An engine running as its own process; a context manager."""

    def __enter__(self) -> Engine:
        command = [sys.executable, "-m", "numeramis_access", "engine"]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self.rest = self._process.stdout.read()
        self.status = self._process.wait(30)
        self._process.stdout.close()

    def line(self, line: bytes) -> dict[str, Any]:
        """Send one raw line and return the answer."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(line + b"\n")
        self._process.stdin.flush()
        answer: dict[str, Any] = json.loads(self._process.stdout.readline())
        return answer

    def ask(self, op: str, **fields: Any) -> dict[str, Any]:
        """Send one request and return the answer."""
        return self.line(json.dumps({"op": op, **fields}).encode())

    def refused(self, op: str, **fields: Any) -> str:
        """Send a request that must be refused and return the error's code."""
        answer = self.ask(op, **fields)
        assert answer["ok"] is False, answer
        assert set(answer["error"]) == {"code", "rule", "message"}
        assert answer["error"]["message"]
        return str(answer["error"]["code"])
