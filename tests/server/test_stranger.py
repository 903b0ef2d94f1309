"""A client in another language, written from the protocol documents alone, plays every game to its end."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from numeramis_access.catalogue import STANDARD
from numeramis_access.server.people import stored_match
from tests.server.test_site import served

CLIENT = Path(__file__).parent / "stranger" / "client.mjs"
#: seconds for a match: opponents think after all other work of a busy machine
PATIENCE = 240.0
#: most lines of a client, so that the documents must suffice
LONGEST = 200
#: places at its tables, if the game has as many
SEATS = 4
#: options by which a match of a game is short
SHORT = ("games", "rubbers")


def short(game: str) -> dict[str, int]:
    """Return the options of a game's shortest match."""
    return {name: 1 for name in SHORT if name in STANDARD[game].ruleset().options.__struct_fields__}


@pytest.mark.turns(2)
@pytest.mark.peer("node")
@pytest.mark.parametrize("game", STANDARD.names)
def test_it_plays_legal_actions_to_the_end_and_comes_back_after_a_lost_line(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stored_match, "COMPUTER_PACE_SECONDS", 0.0)  # without pauses for listeners
    players = str(min(SEATS, STANDARD[game].ruleset().seats[1]))

    async def test() -> None:
        async with served(tmp_path / "homes") as address:
            words = ("node", str(CLIENT), address.rpartition(":")[2], game, players, json.dumps(short(game)))
            client = await asyncio.create_subprocess_exec(*words, stdout=asyncio.subprocess.PIPE)
            assert client.stdout is not None
            try:
                told = json.loads((await client.stdout.read()).splitlines()[-1])
                assert await client.wait() == 0, told
            finally:
                if client.returncode is None:
                    client.kill()
            assert told["drops"] == 1
            assert told["offers"] >= 1
            assert told["opened"] > 0
            assert told["wrong"] == []
            assert set(told["refused"]) <= {"offer-late"}, "whoever reads `legal` offers nothing else"

    asyncio.run(asyncio.wait_for(test(), PATIENCE))


def test_it_is_as_short_as_the_documents_are_good() -> None:
    assert len(CLIENT.read_text(encoding="utf-8").splitlines()) <= LONGEST
