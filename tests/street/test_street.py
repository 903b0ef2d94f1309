"""Every attack of the street at once, for a moment and in small: people at a table play on.

``python -m tests.bench street`` runs each alone and at full strength, with figures.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.test_club import told as owner
from tests.street.attacks import ATTACKS
from tests.street.houses import house, lived_in
from tests.street.measuring import Seen, street, table, watched

#: seconds of the attacks, and their fraction of the full strength
SECONDS, SIZE = 5.0, 0.02
#: the median wait may grow this many times: others use this machine too
OUT_OF_PROPORTION = 40.0


@pytest.mark.turns(2)
@pytest.mark.parametrize(
    ("attacks", "seconds"),
    [((*ATTACKS,)[:3], 1.0), pytest.param((*ATTACKS,), SECONDS, marks=pytest.mark.slow)],
    ids=["some", "every"],
)
def test_a_table_plays_on_while_the_house_is_attacked(attacks: tuple[str, ...], seconds: float, tmp_path: Path) -> None:
    async def seen() -> tuple[Seen, Seen]:
        async with table(made.url, 0) as party:
            quiet = await watched(made, party, [], street(made, accounts, 1.0))
            return quiet, await watched(made, party, [*attacks], street(made, accounts, seconds, SIZE), back=0.0)

    accounts = lived_in(tmp_path, groups=2, games=2)
    for name in attacks:
        ATTACKS[name].prepares(tmp_path, SIZE)
    with house(tmp_path) as made:
        quiet, under = asyncio.run(seen())
        assert made.end() < OUT_OF_PROPORTION
    _, *faults = owner(tmp_path, "faults")[1].splitlines()
    known = (", evening ", "The server refused guests ")
    assert [fault for fault in faults if not any(one in fault for one in known)] == [], "rounds and refusals alone"
    assert under.lost == 0, "nobody who plays has lost their line"
    ways = 8 if attacks == (*ATTACKS,) else 0
    assert len(under.told) > ways, "they were answered and refused in many ways"
    assert under.median < OUT_OF_PROPORTION * quiet.median
