"""Opponents wait until a voice has told the last event, unless the setting is off or the program has no voice."""

from __future__ import annotations

import time

import pytest

from numeramis_access.output.channel import ReportsSpeechEnd
from tests.app.player import Player, begin, behind, hosted, player
from tests.standard import ruleset
from tests.standins import Recorder


class SlowVoice(Recorder, ReportsSpeechEnd):
    """A voice that speaks until the test ends it."""

    def __init__(self) -> None:
        super().__init__()
        self.ended = False

    @property
    def is_speaking(self) -> bool:
        """Return whether the voice still speaks."""
        return not self.ended


def thought_of(someone: Player) -> None:
    """Wait until an opponent has chosen, then let the table do everything due."""
    match = someone.match
    assert match is not None
    ends = time.monotonic() + 60
    while hosted(match).turn.choice is None and time.monotonic() < ends:
        item = someone.app.inbox.take(0.01)
        if item is not None:
            someone.app.receive(item)
    assert hosted(match).turn.choice is not None
    someone.app.tick()


@pytest.mark.parametrize("practice", [False, True])
def test_an_opponent_acts_when_all_has_been_said(practice: bool) -> None:
    with player("en") as someone:
        voice = SlowVoice()
        someone.app.announcer.channels.append(voice)
        match = begin(someone.app, ruleset("quist"), ruleset("quist").options(), 4, 5, practice=practice)
        before = len(behind(match).record)
        thought_of(someone)
        assert len(behind(match).record) == before
        due = someone.app.due()
        assert due is not None
        assert due > 0, "it looks again soon, and does not spin"
        voice.ended = True
        someone.app.tick()
        assert len(behind(match).record) == before + 1


def test_switched_off_nobody_waits() -> None:
    with player("en", wait_for_speech=False) as someone:
        someone.app.announcer.channels.append(SlowVoice())
        match = begin(someone.app, ruleset("quist"), ruleset("quist").options(), 4, 5)
        before = len(behind(match).record)
        thought_of(someone)
        assert len(behind(match).record) == before + 1


def test_a_key_of_the_player_does_not_wait() -> None:
    with player("en", wait_for_speech=False) as someone:
        match = begin(someone.app, ruleset("quist"), ruleset("quist").options(), 4, 5)
        someone.settle()
        someone.app.change(wait_for_speech=True)
        someone.app.announcer.channels.append(SlowVoice())
        before = len(behind(match).record)
        someone.app.press("home")
        someone.app.press("return")
        assert len(behind(match).record) == before + 1
