"""A director's client in another language, written from the protocol alone, leads an evening at a real house."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from tests.server.test_club import told as owner
from tests.server.test_stranger import CLIENT
from tests.web.browsing import served

DIRECTOR = CLIENT.with_name("director.mjs")
#: seconds for the evening: computers play one round at the pace of listeners
PATIENCE = 240.0
#: most lines of the client with its socket, so that the document must suffice
LONGEST = 300


@pytest.mark.slow
@pytest.mark.timeout(300)
@pytest.mark.peer("node")
def test_it_leads_an_evening_from_the_announcement_to_the_end(tmp_path: Path) -> None:
    with served(tmp_path) as (address, _):
        port = address.rstrip("/").rpartition(":")[2]
        command = ["node", str(DIRECTOR), port, "quist", "9"]
        ran = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
        said = json.loads(ran.stdout.splitlines()[-1])
        assert said["wrong"] == []
        assert owner(tmp_path, "faults")[1] == "The server has found no faults in the program.\n"
    assert said["rounds"] == [1, 2]
    assert said["standings"] == [4, 4, 4]
    assert said["people"] == 8
    assert said["entries"] == sum(said["events"].values())
    assert said["events"]["result-entered"] == 3
    assert {"evening-not-now", "evening-entered-already", "evening-round-open", "not-the-host"} <= set(said["codes"])


def test_it_is_as_short_as_the_document_is_good() -> None:
    files = (DIRECTOR, CLIENT.with_name("socket.mjs"))
    assert sum(len(file.read_text(encoding="utf-8").splitlines()) for file in files) <= LONGEST
