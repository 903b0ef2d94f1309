"""Whole deals on the braille line at the time that messages stand for by default, by a clock that tests move."""

from __future__ import annotations

from itertools import groupby

import pytest

from numeramis_access.app.menus.named_match import begin_named
from numeramis_access.app.table import local_match
from numeramis_access.store.settings import Settings
from tests.app.evening import Clock, Evening
from tests.app.fingers import NAMES, reading
from tests.braille.emulators.baum import BaumDisplay

SEED = 5
#: in one deal
TRICKS = {"quist": 9, "whist": 13}
#: what a message stands for by default, in seconds
STANDS = Settings().braille_seconds


@pytest.mark.parametrize("pace", [0.0, 1.5])
@pytest.mark.parametrize("cells", [40, 20])
@pytest.mark.parametrize("game", ["quist", "whist"])
def test_no_message_of_a_deal_goes_early_and_a_mark_says_that_more_waits(game: str, cells: int, pace: float) -> None:
    clock = Clock()
    with (
        BaumDisplay(NAMES[cells], cells) as device,
        reading(device, f"baum:{device.path}", timers=clock, braille_seconds=STANDS, pace=pace) as someone,
    ):
        evening = Evening(someone, clock)
        app = someone.app
        app.follow(begin_named(app, local_match.begin, game, [], SEED, None, None))
        app.start()
        evening.play()
    assert not someone.line.more_waits
    rests = [(message, list(group)) for message, group in groupby(evening.log, key=lambda one: one.message)]
    assert sum(message.startswith("bere") for message, _ in rests) >= TRICKS[game]
    for message, group in rests[:-1]:
        stood = group[-1].until - group[0].since
        assert not message or stood >= STANDS or any(one.by_key for one in group), (message, stood)
