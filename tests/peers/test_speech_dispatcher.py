"""The real speech-dispatcher: its events, its failures in the middle of a sentence, and its return."""

from __future__ import annotations

import contextlib
import threading
import time
from collections.abc import Iterator

import pytest

from numeramis_access.output.speech import Fate, Speech
from numeramis_access.output.voices import Candidate, Utterance, VoiceFailed, VoiceSettings
from numeramis_access.output.voices.accessible import AccessibleOutput
from numeramis_access.output.voices.speech_dispatcher import Reply
from numeramis_access.output.voices.speech_dispatcher import SpeechDispatcher as Voice
from numeramis_access.words.announcement import Announcement, Priority
from tests.output.scripted import Script
from tests.peers.speechd import SpeechDispatcher
from tests.waiting import until

pytestmark = pytest.mark.peer("speech-dispatcher")
CZECH = "Spoluhráčka zahrála devítku, vede s ní a hraje se o dva zdvihy."


def use(daemon: SpeechDispatcher, monkeypatch: pytest.MonkeyPatch) -> SpeechDispatcher:
    for name, value in daemon.environment.items():
        monkeypatch.setenv(name, value)
    return daemon


@pytest.fixture
def paced(monkeypatch: pytest.MonkeyPatch) -> Iterator[SpeechDispatcher]:
    with SpeechDispatcher("paced") as daemon:
        yield use(daemon, monkeypatch)


@pytest.fixture
def espeak(monkeypatch: pytest.MonkeyPatch) -> Iterator[SpeechDispatcher]:
    with SpeechDispatcher("espeak-ng") as daemon:
        yield use(daemon, monkeypatch)


@pytest.fixture
def voice() -> Iterator[Voice]:
    voice = Voice()
    yield voice
    voice.close()


def sound_out(voice: Voice) -> None:
    assert until(lambda: not voice.is_sounding())


def repeat(voice: AccessibleOutput, text: str) -> None:
    """Speak until the library notices the failure."""
    for _ in range(5):
        voice.speak(Utterance(text))


def announce(speech: Speech, number: int, text: str, priority: Priority = Priority.QUEUE) -> None:
    speech.show(Announcement("test", text, text, "", priority=priority, number=number))


def test_czech_and_english_begin_and_end(espeak: SpeechDispatcher, voice: Voice) -> None:
    assert voice.probe().available
    voice.open()
    for text, language, urgent in ((CZECH, "cs", False), ("Your turn.\n.5 points\n.", "en", True)):
        voice.speak(Utterance(text, language, urgent=urgent))
        message = voice._message
        assert message is not None
        sound_out(voice)
        assert message.begun is not None
        assert message.over


def test_a_message_reaches_the_synthesiser_whole(paced: SpeechDispatcher, voice: Voice) -> None:
    voice.open()
    voice.speak(Utterance(CZECH))
    sound_out(voice)
    assert paced.said == [CZECH]


def test_cancelling_silences_at_once_and_the_next_message_sounds(voice: Voice, monkeypatch: pytest.MonkeyPatch) -> None:
    with SpeechDispatcher("paced", seconds=60) as slow:
        use(slow, monkeypatch)
        voice.open()
        voice.speak(Utterance("first"))
        assert until(lambda: slow.said == ["first"])
        voice.cancel()
        assert not voice.is_sounding()
        voice.speak(Utterance("second", urgent=True))
        assert until(lambda: slow.said == ["first", "second"]), "the cancelled one was waited for"


def test_cancelling_leaves_other_programs_alone(paced: SpeechDispatcher, voice: Voice) -> None:
    other = Voice()
    other.open()
    voice.open()
    other.speak(Utterance("theirs"))
    voice.cancel()
    assert other.is_sounding()
    sound_out(other)
    assert paced.said == ["theirs"]
    other.close()


def test_settings_that_are_left_alone_are_left_to_the_user(espeak: SpeechDispatcher, voice: Voice) -> None:
    voice.open()
    sent: list[str] = []
    command = voice._command

    def noted(line: str) -> Reply:
        sent.append(line)
        return command(line)

    voice._command = noted  # type: ignore[method-assign]
    voice.speak(Utterance(CZECH))
    assert not [line for line in sent if any(word in line for word in ("RATE", "PITCH", "VOLUME", "VOICE"))]
    voice.configure(VoiceSettings(rate=75, voices={"cs": "FEMALE1"}))
    voice.speak(Utterance(CZECH, pitch=10))
    assert {"SET self RATE 50", "SET self PITCH 20", "SET self VOICE_TYPE FEMALE1"} <= set(sent)
    voice.configure(VoiceSettings(voices={"cs": "f2"}))  # a voice of espeak-ng's
    voice.speak(Utterance(CZECH))
    assert {"SET self RATE 0", "SET self PITCH 0", "SET self VOICE_TYPE MALE1"} <= set(sent)
    sound_out(voice)


def test_a_frozen_daemon_is_noticed_while_a_message_sounds(paced: SpeechDispatcher, voice: Voice) -> None:
    voice.open()
    voice.speak(Utterance(CZECH))
    assert until(lambda: paced.said)
    paced.stop()
    with pytest.raises(VoiceFailed) as failure:
        sound_out(voice)
    assert failure.value.code == "hung"


def test_a_killed_daemon_is_noticed_while_a_message_sounds(paced: SpeechDispatcher, voice: Voice) -> None:
    voice.open()
    voice.speak(Utterance(CZECH))
    assert until(lambda: paced.said)
    paced.kill()
    with pytest.raises(VoiceFailed) as failure:
        sound_out(voice)
    assert failure.value.code == "died"


def test_a_daemon_that_died_and_is_back_says_the_broken_message_again(paced: SpeechDispatcher, voice: Voice) -> None:
    voice.open()
    voice.speak(Utterance(CZECH))
    assert until(lambda: paced.said == [CZECH])
    paced.kill()
    paced.start()
    sound_out(voice)
    assert paced.said == [CZECH, CZECH]


def test_a_daemon_that_died_between_messages_and_is_back_says_the_next(paced: SpeechDispatcher, voice: Voice) -> None:
    voice.open()
    paced.kill()
    paced.start()
    voice.cancel()
    voice.speak(Utterance(CZECH))
    sound_out(voice)
    assert paced.said == [CZECH]


def test_a_daemon_that_dies_again_at_once_is_given_up(paced: SpeechDispatcher, voice: Voice) -> None:
    voice.open()
    voice.speak(Utterance(CZECH))
    for _ in range(2):
        paced.kill()
        paced.start()
        with contextlib.suppress(VoiceFailed):
            voice.is_sounding()
    with pytest.raises(VoiceFailed, match="died"):
        voice.is_sounding()


def test_without_a_daemon_the_voice_is_not_there(paced: SpeechDispatcher, voice: Voice) -> None:
    paced.kill()
    paced.socket.unlink()
    assert voice.probe().code == "no-speech-dispatcher"
    with pytest.raises(VoiceFailed, match="no-speech-dispatcher"):
        voice.open()


@pytest.mark.parametrize("port", ["", "speech", "-1", "65536", "²"])
def test_at_an_address_with_a_wrong_port_the_voice_is_not_there(monkeypatch: pytest.MonkeyPatch, port: str) -> None:
    monkeypatch.setenv("SPEECHD_ADDRESS", f"inet_socket:127.0.0.1:{port}")
    with pytest.raises(VoiceFailed, match="no-speech-dispatcher"):
        Voice().open()


@pytest.mark.parametrize(("signal", "code"), [("stop", "hung"), ("kill", "died")])
def test_the_next_voice_says_the_sentence_that_broke_off(paced: SpeechDispatcher, signal: str, code: str) -> None:
    changes: list[tuple[str, ...]] = []
    fates: dict[int, Fate] = {}
    stand_in = Script("stand-in")
    speech = Speech(
        [Candidate("speech-dispatcher", Voice), stand_in.candidate()],
        on_change=lambda *change: changes.append(change),
        on_fate=fates.__setitem__,
        retry=0.3,
    )
    speech.open()
    announce(speech, 1, "whole")
    announce(speech, 2, "broken off")
    assert until(lambda: paced.said == ["whole", "broken off"])
    getattr(paced, signal)()
    announce(speech, 3, "after")
    assert until(lambda: stand_in.texts == ["broken off", "after"])
    assert until(lambda: fates == {1: Fate.SPOKEN, 2: Fate.SPOKEN, 3: Fate.SPOKEN})
    assert until(lambda: changes[1:] == [(code, "speech-dispatcher", "stand-in")])
    assert changes[0] == ("opened", "none", "speech-dispatcher")

    paced.go_on() if signal == "stop" else paced.start()
    said = len(paced.said)
    for number in range(4, 1000):
        announce(speech, number, f"back {number}", Priority.NOW)
        time.sleep(0.05)  # as keys come; each is a chance to find the better voice
        if speech.voice == "speech-dispatcher":
            break
    announce(speech, 1000, "at last", Priority.NOW)
    assert until(lambda: paced.said[-1:] == ["at last"])
    assert "broken off" not in paced.said[said:], "what was frozen is not said twice"
    assert until(lambda: changes[-1] == ("returned", "stand-in", "speech-dispatcher"))
    speech.close()


@pytest.mark.peer("speechd-client")
def test_accessible_output2_speaks_through_the_systems_own_client(
    paced: SpeechDispatcher, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(threading, "excepthook", lambda _: None)  # the library's own thread ends with sys.exit
    voice = AccessibleOutput()
    assert voice.probe().available
    voice.open()
    voice.speak(Utterance(CZECH))
    assert until(lambda: paced.said == [CZECH])
    voice.cancel()
    assert not voice.is_sounding()
    paced.kill()
    with pytest.raises(VoiceFailed, match="died"):
        repeat(voice, CZECH)
    voice.close()
    assert capfd.readouterr().out == "", "a console reader would read it"
