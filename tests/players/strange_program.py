"""A stranger's program: ``python -I -S strange_program.py WAY`` answers in that way, independent of our code."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time


def main(way: str) -> None:
    """Answer every line."""
    way, _, seconds = way.partition("-")
    if way == "children":
        for _ in range(3):
            subprocess.Popen(["sh", "-c", f"setsid sleep {seconds} & sleep {seconds}"])
    for line in sys.stdin:
        request = json.loads(line)
        if way == "spy":
            with open(os.environ["TMPDIR"] + "/seen", "a", encoding="utf-8") as file:
                file.write(line)
        answer(way, request)
        sys.stdout.flush()


def answer(way: str, request: dict) -> None:  # type: ignore[type-arg]
    """Write this way's answer."""
    good = {"id": request["id"], "ok": True, "action": request["view"]["legal"][-1]}
    if way == "hang":
        time.sleep(4711)
    elif way == "die":
        os._exit(3)
    elif way == "flood":
        while True:
            sys.stdout.write("x" * 65536)
    elif way == "lines":
        sys.stdout.write("{}\n" * 1000)
    elif way == "deep":
        print("[" * 60000)
    elif way == "other":
        print(json.dumps({**good, "id": -1}))
    elif way == "silent":
        print(json.dumps({"id": request["id"], "ok": True}))
    elif way == "refuse":
        print(json.dumps({"id": request["id"], "ok": False}))
    elif way == "illegal":
        print(json.dumps({**good, "action": {"type": "play", "card": "Q"}}))
    elif way == "memory":
        print(json.dumps({**good, "action": len(b"x" * 8 * 1024**3)}))
    elif way == "half":
        sys.stdout.write('{"id": ')
        sys.stdout.flush()
        os._exit(0)
    else:
        print(json.dumps(good))


if __name__ == "__main__":
    main(sys.argv[1])
