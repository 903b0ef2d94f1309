"""Channels fail one by one or together, in any of their methods, and return; the match goes on and says so."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from numeramis_access.output.channel import ChannelUnavailable, FollowsSettings
from numeramis_access.output.screen import Screen, ScreenView
from tests.app.player import Player, behind, player
from tests.standins import Recorder


class Frail(Recorder, ScreenView, FollowsSettings):
    """A channel that fails on demand, like a device, a library or the system."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name
        self.error: Exception | None = None
        self.opened = 0
        self.drawn = 0

    def _do(self) -> None:
        if self.error is not None:
            raise self.error

    def open(self) -> None:
        self._do()
        self.opened += 1

    def show(self, announcement: object) -> None:
        self._do()
        super().show(announcement)  # type: ignore[arg-type]

    def hush(self) -> None:
        self._do()

    def draw(self, screen: Screen) -> None:
        self._do()
        self.drawn += 1

    def apply(self, settings: object) -> None:
        self._do()


ERRORS = (ChannelUnavailable("gone"), OSError(5, "Input/output error"), RuntimeError("display Surface quit"))


def with_channels(someone: Player, *names: str) -> list[Frail]:
    """Add frail channels, and make the program try failed channels again at once."""
    someone.app.announcer.retry_seconds = 0.0
    channels = [Frail(name) for name in names]
    someone.app.announcer.channels += channels
    someone.app.views.all += channels
    return channels


def settle(someone: Player) -> list[str]:
    someone.app.tick()
    someone.settle()
    return someone.told()


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_a_channel_that_fails_is_named_by_the_others_and_again_when_it_is_back(error: Exception) -> None:
    with player("en") as someone:
        (braille,) = with_channels(someone, "braille")
        braille.error = error
        assert any("braille display no longer responds" in text for text in someone.press("down"))
        assert braille not in someone.app.announcer.channels
        assert not any("does not answer" in text for text in settle(someone)), "said again and again"
        braille.error = None
        someone.app.announcer._failed[0].due = 0.0
        assert not any("responding again" in text for text in settle(someone)), "nobody knows yet"
        assert any("braille display is responding again" in text for text in someone.press("down"))
        assert braille.shown
        assert braille.drawn


DOINGS: dict[str, Callable[[Player], object]] = {
    "show": lambda someone: someone.press("down"),
    "hush": lambda someone: someone.press("ctrl"),
    "draw": lambda someone: someone.press("down"),
    "apply": lambda someone: someone.press("f8"),
}


@pytest.mark.parametrize("doing", DOINGS)
def test_no_method_of_a_channel_can_end_the_program(doing: str) -> None:
    with player("en") as someone:
        (sound,) = with_channels(someone, "sound")
        for error in ERRORS:
            sound.error = error
            DOINGS[doing](someone)
            assert sound not in someone.app.announcer.channels
            sound.error = None
            for lost in someone.app.announcer._failed:
                lost.due = 0.0
            settle(someone)
            assert sound in someone.app.announcer.channels


def test_a_channel_that_fails_while_it_is_closed_does_not_keep_the_program_from_ending() -> None:
    for error in ERRORS:
        with player("en") as someone:
            (sound,) = with_channels(someone, "sound")
            sound.error = error
            someone.app.close()
            assert not someone.app.scenes


def test_all_channels_fail_together_and_the_match_goes_on_with_everything_in_the_history() -> None:
    with player("en") as someone:
        channels = with_channels(someone, "speech", "braille", "sound", "window")
        someone.press("return", "return", "home", "return")
        match = someone.match
        assert match is not None
        for channel in channels:
            channel.error = OSError(19, "No such device")
        someone.app.announcer.channels.remove(someone)
        before = sum(event.name() == "card-played" for event, _ in behind(match).moments)
        kinds = someone.remembered()
        someone.press("return", "return")
        while behind(match).to_act != 0:
            someone.settle()
        assert kinds.count("channel-failed") == len(channels)
        played = [event for event, _ in behind(match).moments if event.name() == "card-played"]
        assert kinds.count("card-played") == len(played) - before >= 2
        for channel in channels:
            channel.error = None
        for lost in someone.app.announcer._failed:
            lost.due = 0.0
        settle(someone)
        assert all(channel in someone.app.announcer.channels for channel in channels)
        someone.press("f5")
        heard_before = len(channels[0].shown)
        someone.press("shift+comma")
        assert len(channels[0].shown) == heard_before + 1, "what was missed can be heard"


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_a_channel_that_opens_and_fails_at_once_again_is_spoken_of_once(error: Exception) -> None:
    with player("en") as someone:
        (sound,) = with_channels(someone, "sound")
        someone.app.announcer.retry_seconds = 1.0
        sound.open = lambda: None  # type: ignore[method-assign]
        sound.error = error
        said, pauses = [], []
        for _ in range(12):
            said += someone.press("down")
            pauses += [lost.pause for lost in someone.app.announcer._failed]
            someone.app.announcer._failed[0].due = 0.0
            said += settle(someone)
        assert sum("Sounds have stopped" in text for text in said) == 1
        assert not any("working again" in text for text in said)
        assert pauses[:3] == [1.0, 2.0, 4.0]
        sound.error = None
        someone.app.announcer._failed[0].due = 0.0
        said = settle(someone) + someone.press("down")
        assert not any("working again" in text for text in said), "it may fail again in a moment"
        someone.app.announcer._failed[0].due = 0.0
        assert any("Sounds are working again" in text for text in someone.press("down"))


def test_a_channel_that_stays_away_is_asked_less_and_less_often() -> None:
    with player("en") as someone:
        (braille,) = with_channels(someone, "braille")
        someone.app.announcer.retry_seconds = 1.0
        braille.error = OSError(5, "gone")
        someone.press("down")
        pauses = []
        for _ in range(12):
            (lost,) = someone.app.announcer._failed
            pauses.append(lost.pause)
            lost.due = 0.0
            settle(someone)
        assert pauses[:4] == [1.0, 2.0, 4.0, 8.0]
        assert pauses[-1] == 300.0
        assert someone.app.announcer.due() is not None
