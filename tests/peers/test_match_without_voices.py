"""speech-dispatcher is stopped and killed in the middle of a match: play goes on, and the program names its voice."""

from __future__ import annotations

from pathlib import Path

import pytest

from numeramis_access.app.shell.voice import _report_change
from numeramis_access.output.speech import Speech
from numeramis_access.output.voices import Candidate
from numeramis_access.output.voices.speech_dispatcher import SpeechDispatcher as Voice
from tests.app.player import Player, behind, player
from tests.peers.speechd import SpeechDispatcher
from tests.waiting import until

pytestmark = pytest.mark.peer("speech-dispatcher")


def has_said(someone: Player, part: str) -> bool:
    someone.settle()
    return any(part in one.text for one in someone.app.announcer.history)


@pytest.mark.parametrize("harm", ["stop", "kill"])
def test_a_match_goes_on_without_its_voice_and_with_it_again(
    harm: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NUMERAMIS_HOME", str(tmp_path))
    with SpeechDispatcher("paced", seconds=0.05) as daemon, player("en") as someone:
        for name, value in daemon.environment.items():
            monkeypatch.setenv(name, value)
        inbox = someone.app.inbox
        speech = Speech(
            [Candidate("speech-dispatcher", Voice)],
            on_change=lambda code, old, new: _report_change(inbox, code, old, new), patience=0.5, retry=0.2,
        )  # fmt: skip
        speech.open()
        someone.app.announcer.channels.append(speech)
        assert until(lambda: speech.voice == "speech-dispatcher")
        kinds = someone.remembered()
        someone.press("return", "return", "home", "return")
        match = someone.match
        assert match is not None
        assert until(lambda: daemon.said)
        getattr(daemon, harm)()
        someone.press("return")
        assert until(lambda: has_said(someone, "There's no voice"))
        before = len(behind(match).record)
        while len(behind(match).record) == before:
            someone.press("return")
        assert kinds.count("card-played") == sum(event.name() == "card-played" for event, _ in behind(match).moments)
        daemon.kill()
        daemon.start()
        assert until(lambda: (speech.is_speaking or someone.press("right"), has_said(someone, "Speaking again"))[1], 30)
        assert speech.voice == "speech-dispatcher"
