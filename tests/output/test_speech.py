"""The chain of voices: priorities, failures, returns, and calls that never block."""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from functools import partial

import pytest

from numeramis_access.output.soundstage import SoundStage
from numeramis_access.output.speech import Fate
from numeramis_access.output.voices import VoiceSettings
from numeramis_access.output.voices.chain import VOICE_NAMES, voice_order
from numeramis_access.words.announcement import Priority
from numeramis_access.words.language import Language
from numeramis_access.words.languages import LANGUAGES
from tests.output.scripted import Chain, Script
from tests.waiting import until

SOUND = 0.4  # seconds, long enough to be overtaken


# ---- priorities ------------------------------------------------------------------------------------------------


def test_events_are_told_in_order() -> None:
    with Chain(Script("a", sound=0.02)) as chain:
        numbers = [chain.say(text) for text in ("one", "two", "three")]
        assert until(lambda: len(chain.fates) == 3)
        assert chain.scripts[0].texts == ["one", "two", "three"]
        assert chain.fates == dict.fromkeys(numbers, Fate.SPOKEN)


def test_an_event_waits_until_the_one_before_has_sounded() -> None:
    script = Script("a", sound=SOUND)
    with Chain(script) as chain:
        chain.say("one")
        chain.say("two")
        assert until(lambda: script.texts == ["one"])
        time.sleep(SOUND / 2)  # the first still sounds, so that no other may have started
        assert script.texts == ["one"]
        assert until(lambda: script.texts == ["one", "two"])
        assert script.cancelled == 0


def test_an_answer_cuts_what_sounds_and_clears_what_waits() -> None:
    script = Script("a", sound=30)
    with Chain(script) as chain:
        cut, cleared = chain.say("one"), chain.say("two")
        assert until(lambda: script.texts == ["one"])
        chain.say("answer", Priority.NOW)
        assert until(lambda: script.texts == ["one", "answer"])
        assert script.cancelled == 1
        assert until(lambda: chain.fates == {cut: Fate.SUPERSEDED, cleared: Fate.SUPERSEDED})
        assert script.said[1].urgent
        assert not script.said[0].urgent


def test_a_hint_is_dropped_when_anything_waits() -> None:
    script = Script("a", sound=0.1)
    with Chain(script) as chain:
        chain.say("one")
        chain.say("two")
        hint = chain.say("hint", Priority.LOW)
        assert chain.fates[hint] is Fate.DROPPED
        assert until(lambda: script.texts == ["one", "two"] and not chain.speech.is_speaking)
        spoken = chain.say("hint", Priority.LOW)
        assert until(lambda: chain.fates.get(spoken) is Fate.SPOKEN)


def test_an_event_overtakes_a_hint_that_waits() -> None:
    script = Script("a", sound=0.1)
    with Chain(script) as chain:
        chain.say("one")
        assert until(lambda: script.texts == ["one"])
        hint = chain.say("hint", Priority.LOW)
        chain.say("two")
        assert chain.fates[hint] is Fate.DROPPED
        assert until(lambda: script.texts == ["one", "two"])


def test_more_than_three_that_wait_are_told_briefly_each_from_its_seat_and_in_its_voice() -> None:
    script = Script("a", sound=0.1)
    with Chain(script) as chain:
        chain.speech.hurries = True
        chain.speech.seating = SoundStage(0, 4, (0, 10, 20, 30))
        chain.say("first")
        assert until(lambda: script.texts == ["first"])
        for seat, text in enumerate(("one one", "two two", "three!", "four four")):
            chain.say(text, brief=text.split()[0], seat=seat)
        assert until(lambda: len(chain.fates) == 5)
        assert script.texts == ["first", "one", "two", "three!", "four"]
        assert set(chain.fates.values()) == {Fate.SPOKEN}
        heard = [(said.seat, said.place, said.pitch) for said in script.said[1:]]
        assert heard == [(seat, *chain.speech.seating.place(seat)) for seat in range(4)]
        chain.say("five five", brief="five")
        assert until(lambda: script.texts[-1] == "five five"), "whoever has caught up hurries no more"


def test_whoever_makes_opponents_wait_hears_everything_in_full() -> None:
    script = Script("a", sound=0.02)
    with Chain(script) as chain:
        chain.say("first")
        for text in ("one one", "two two", "three three", "four four", "five five"):
            chain.say(text, brief="-")
        assert until(lambda: len(chain.fates) == 6)
        assert "-" not in script.texts


def test_three_that_wait_are_told_one_by_one_in_full() -> None:
    script = Script("a", sound=0.05)
    with Chain(script) as chain:
        chain.say("first")
        assert until(lambda: script.texts == ["first"])
        for text in ("one one", "two two", "three three"):
            chain.say(text)
        assert until(lambda: script.texts == ["first", "one one", "two two", "three three"])


def test_an_answer_is_never_shortened() -> None:
    script = Script("a", sound=0.1, speaks=("ok",))
    script.opens = "hang"
    with Chain(script, patience=30) as chain:
        chain.speech.hurries = True
        chain.say("the whole answer", Priority.NOW, brief="no")
        for text, brief in zip(("one", "two", "three", "four"), "abcd", strict=True):
            chain.say(text, brief=brief)
        script.let_go.set()
        assert until(lambda: len(chain.fates) == 5)
        assert script.texts == ["the whole answer", *"abcd"]


def test_hush_silences_and_forgets() -> None:
    script = Script("a", sound=30)
    with Chain(script) as chain:
        numbers = [chain.say("one"), chain.say("two")]
        assert until(lambda: script.texts == ["one"])
        chain.speech.hush()
        assert until(lambda: script.cancelled == 1 and not chain.speech.is_speaking)
        assert chain.fates == dict.fromkeys(numbers, Fate.SUPERSEDED)
        assert chain.sounding == [True, False]
        assert script.texts == ["one"]


def test_what_has_no_text_is_not_spoken() -> None:
    with Chain(Script("a")) as chain:
        chain.say("")
        chain.say("one")
        assert until(lambda: chain.scripts[0].texts == ["one"])


# ---- failures ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("fault", "code"), [("hang", "hung"), ("die", "died")])
def test_the_next_voice_says_the_same_message(fault: str, code: str) -> None:
    first, second = Script("first", speaks=("ok", fault)), Script("second")
    with Chain(first, second) as chain:
        numbers = [chain.say("one"), chain.say("two"), chain.say("three")]
        assert until(lambda: len(chain.fates) == 3)
        assert (first.texts, second.texts) == (["one"], ["two", "three"])
        assert chain.fates == dict.fromkeys(numbers, Fate.SPOKEN)
        assert chain.changes == [("opened", "none", "first"), (code, "first", "second")]
        assert chain.speech.voice == "second"


def test_a_mistake_in_a_voice_is_not_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(threading, "excepthook", lambda _: None)  # the hook would report it too
    with Chain(Script("first", speaks=("ok", "crash")), Script("second")) as chain:
        chain.say("one")
        chain.say("two")
        assert until(lambda: chain.scripts[1].texts == ["two"])
        assert until(lambda: chain.changes[-1] == ("crashed", "first", "second"))


def test_a_voice_that_hangs_while_opening_does_not_hold_up_the_next() -> None:
    first = Script("first")
    first.opens = "hang"
    with Chain(first, Script("second")) as chain:
        chain.say("one")
        assert until(lambda: chain.scripts[1].texts == ["one"])
        assert until(lambda: chain.changes == [("opened", "none", "second")])
        assert chain.speech.troubles["first"].code == "hung"


def test_the_worker_that_was_given_up_says_nothing_any_more() -> None:
    first, second = Script("first", speaks=("hang", "ok")), Script("second")
    with Chain(first, second) as chain:
        chain.say("one")
        assert until(lambda: second.texts == ["one"])
        first.let_go.set()
        assert until(lambda: first.closed == 1)
        chain.say("two")
        assert until(lambda: second.texts == ["one", "two"])
        assert first.texts == ["one"]  # it woke too late, and was closed at once


def test_a_message_that_was_cut_is_not_said_by_the_next_voice() -> None:
    first, second = Script("first", speaks=("hang",)), Script("second")
    with Chain(first, second) as chain:
        cut = chain.say("one")
        assert until(lambda: first.opened and chain.speech.voice == "first")
        chain.speech.hush()
        chain.say("two")
        assert until(lambda: second.texts == ["two"])
        assert chain.fates[cut] is Fate.SUPERSEDED


def test_without_a_voice_every_message_is_known_to_have_failed() -> None:
    absent = Script("absent")
    absent.available = False
    with Chain(absent) as chain:
        early = chain.say("one")
        assert until(lambda: chain.fates == {early: Fate.FAILED})
        late = chain.say("two")
        assert chain.fates[late] is Fate.FAILED
        assert chain.changes == [("no-voice", "none", "none")]
        assert chain.speech.voice == "none"


def test_text_alone_when_no_voice_is_wanted() -> None:
    with Chain() as chain:
        number = chain.say("one")
        assert chain.fates == {number: Fate.FAILED}


def test_the_better_voice_comes_back() -> None:
    first, second = Script("first", speaks=("die", "ok")), Script("second")
    with Chain(first, second, retry=0.1) as chain:
        chain.say("one")
        assert until(lambda: second.texts == ["one"])
        time.sleep(0.15)  # past the retry, so that the next text reaches the better voice
        chain.say("two")
        assert until(lambda: chain.speech.voice == "first")
        chain.say("three")
        assert until(lambda: first.texts[-1:] == ["three"])
        assert sorted(first.texts + second.texts) == ["one", "three", "two"]
        assert until(lambda: chain.changes[-1] == ("returned", "second", "first"))
        assert until(lambda: second.closed == 1)


def test_looking_for_the_better_voice_does_not_hold_up_the_other() -> None:
    first, second = Script("first", speaks=("die",)), Script("second")
    with Chain(first, second, retry=0.05) as chain:
        chain.say("one")
        assert until(lambda: second.texts == ["one"])
        first.opens = "hang"
        time.sleep(0.06)  # past the retry
        chain.say("two")
        assert until(lambda: second.texts == ["one", "two"])
        assert first.opened == 2


def test_a_voice_that_fails_again_and_again_is_tried_less_often() -> None:
    first, second = Script("first", speaks=("die",)), Script("second")
    with Chain(first, second, retry=0.02) as chain:
        for text in (str(number) for number in range(30)):
            chain.say(text)
            assert until(partial(second.has_said, text))
            time.sleep(0.02)  # as long as the first retry: without growing pauses the chain would try each time
        assert 2 <= first.opened <= 8
        assert second.texts == [str(number) for number in range(30)]


def test_text_alone_ends_when_a_voice_appears() -> None:
    script = Script("a")
    script.available = False
    with Chain(script, retry=0.05) as chain:
        chain.say("one")
        assert until(lambda: chain.speech.voice == "none" and chain.fates)
        script.available = True
        time.sleep(0.06)  # past the retry
        number = chain.say("two")
        assert until(lambda: chain.fates.get(number) is Fate.SPOKEN)
        assert chain.changes[-1] == ("returned", "none", "a")


def test_a_voice_that_opens_and_never_sounds_is_not_announced_and_its_loss_is_told_once() -> None:
    script = Script("mute", speaks=("die",))
    with Chain(script, retry=0.02) as chain:
        for round_ in range(6):
            number = chain.say(f"message {round_}")
            assert until(lambda number=number: chain.fates.get(number) is Fate.FAILED)
            assert until(lambda: chain.speech.voice == "none")
            time.sleep(0.04)  # past the first retries
        assert script.opened >= 3, "it was tried again"
        assert chain.changes == [("no-voice", "none", "none")]


def test_a_voice_that_was_lost_is_back_once_it_has_spoken() -> None:
    script = Script("a", speaks=("ok", "die", "die", "ok"))
    with Chain(script, retry=0.01) as chain:
        for number in (chain.say("one"), chain.say("two")):
            assert until(lambda number=number: number in chain.fates)

        def said_again() -> bool:
            number = chain.say("again")
            assert until(lambda: number in chain.fates)
            return chain.fates[number] is Fate.SPOKEN

        assert until(said_again)
        assert script.opened == 3
        assert chain.changes == [("opened", "none", "a"), ("died", "a", "none"), ("returned", "none", "a")]


def test_voices_that_open_and_fail_between_two_that_speak_are_not_told_of() -> None:
    first, second, third = Script("first", speaks=("ok", "die")), Script("mute", speaks=("die",)), Script("third")
    with Chain(first, second, third) as chain:
        chain.say("one")
        chain.say("two")
        assert until(lambda: third.texts == ["two"])
        assert until(lambda: len(chain.changes) == 2)
        assert chain.changes == [("opened", "none", "first"), ("died", "first", "third")]


def test_another_voice_can_be_chosen_in_the_middle() -> None:
    first, second = Script("first"), Script("second")
    with Chain(first, second) as chain:
        chain.say("zero")
        assert until(lambda: chain.changes)
        first.sound = 30
        number = chain.say("one")
        assert until(lambda: first.texts == ["zero", "one"])
        chain.speech.use([second.candidate()])
        assert until(lambda: chain.fates.get(number) is Fate.SPOKEN)
        assert second.texts == ["one"]
        assert until(lambda: first.closed == 1)
        assert until(lambda: chain.changes[-1] == ("chosen", "first", "second"))


# ---- never wait ----------------------------------------------------------------------------------------------


def test_no_call_waits_for_a_voice_that_hangs() -> None:
    script = Script("a", speaks=("hang",))
    with Chain(script, patience=60) as chain:
        done = threading.Event()

        def call_everything() -> None:
            chain.say("one")
            for _ in range(100):
                chain.say("now", Priority.NOW)
                chain.speech.hush()
            chain.speech.close()
            done.set()

        threading.Thread(target=call_everything, daemon=True).start()
        assert done.wait(5), "a call waited for the voice"
        assert not script.let_go.is_set()


def test_closing_ends_every_thread_and_closes_the_voice() -> None:
    before = set(threading.enumerate())
    script = Script("a", sound=30)
    with Chain(script) as chain:
        number = chain.say("one")
        assert until(lambda: script.texts == ["one"])
        chain.speech.close()
        assert script.closed == 1
        assert until(lambda: chain.fates.get(number) is Fate.SUPERSEDED)
    assert until(lambda: set(threading.enumerate()) <= before)


def test_settings_are_taken_from_the_next_message_on() -> None:
    script = Script("a")
    with Chain(script) as chain:
        chain.say("one")
        assert until(lambda: script.texts == ["one"])
        chain.speech.settings = VoiceSettings(rate=80)
        chain.say("two")
        assert until(lambda: script.texts == ["one", "two"])
        assert [settings.rate for settings in script.settings] == [50, 80]
        assert chain.speech.speakers("cs") == ("a-cs",)


def test_importing_speech_loads_nothing_heavy() -> None:
    heavy = {"pygame", "ctypes", "accessible_output2", "pyttsx3", "espeakng_loader", "prism", "subprocess", "socket"}
    code = f"import sys, numeramis_access.output.speech as _; print(sorted({heavy!r} & set(sys.modules)))"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"


# ---- seats and directions of sounds ---------------------------------------------------------------------------


def test_each_seat_sounds_from_its_own_place_and_pitch() -> None:
    script = Script("a")
    with Chain(script) as chain:
        chain.speech.seating = SoundStage(listener=2, seats=4)
        for seat in (2, 3, 0, 1):
            chain.say(str(seat), seat=seat)
            assert until(partial(script.has_said, str(seat)))
        own, left, opposite, right = script.said
        assert left.place < -0.5 < own.place == opposite.place == 0 < 0.5 < right.place
        assert len({utterance.pitch for utterance in script.said}) == 4
        assert own.pitch == 0


@pytest.mark.parametrize("seats", range(2, 9))
def test_no_two_seats_sound_alike(seats: int) -> None:
    places = [SoundStage(0, seats).place(seat) for seat in range(seats)]
    assert len(set(places)) == seats
    assert all(-1 <= place <= 1 and -50 <= pitch <= 50 for place, pitch in places)


# ---- the order of voices -------------------------------------------------------------------------------------


def test_a_screen_reader_comes_before_the_built_in_voice_and_pyttsx3_last() -> None:
    for system in ("linux", "win32", "darwin"):
        names = voice_order(system=system)
        assert names.index("prism") < names.index("espeak") < names.index("pyttsx3") == len(names) - 1
    assert "screen-reader" in voice_order(system="linux")
    assert "accessible-output2" in voice_order(system="win32")
    assert "speech-dispatcher" not in voice_order(system="win32")


def test_a_forced_voice_comes_first_and_the_others_stay() -> None:
    assert voice_order("pyttsx3", "linux")[0] == "pyttsx3"
    assert set(voice_order("pyttsx3", "linux")) == set(voice_order(system="linux"))
    assert voice_order("screen-reader", "win32")[:2] == ("prism", "accessible-output2")
    assert voice_order("none", "linux") == ()


def test_an_unknown_voice_is_refused() -> None:
    with pytest.raises(ValueError, match="loudspeaker"):
        voice_order("loudspeaker")
    assert all(name == "none" or voice_order(name) for name in VOICE_NAMES)


def test_a_callback_may_call_back_and_reports_keep_their_order() -> None:
    with Chain(Script("a")) as chain:

        def answer(number: int, fate: Fate) -> None:
            chain.fates[number] = fate
            if number == 1:
                chain.say("two")

        chain.speech._on_fate = answer
        chain.say("one")
        assert until(lambda: chain.fates == {1: Fate.SPOKEN, 2: Fate.SPOKEN})
        assert until(lambda: chain.sounding and not chain.sounding[-1])
        assert chain.sounding == [True, False] * (len(chain.sounding) // 2)


def test_a_voice_that_wakes_after_it_was_given_up_is_told_that_its_text_is_not_wanted() -> None:
    first, second = Script("first", speaks=("hang",)), Script("second")
    with Chain(first, second) as chain:
        chain.say("one")
        assert until(lambda: second.texts == ["one"])
        first.let_go.set()
        assert until(lambda: first.texts == ["one"])
        assert not first.said[0].wanted()


@pytest.mark.parametrize("language", [code for code, record in LANGUAGES.items() if record.complete])
def test_every_voice_has_a_name_for_people(language: str) -> None:
    words = Language(language)
    messages = {f"{of}-{name}" for of in ("voice", "set-speech") for name in VOICE_NAMES} - {"set-speech-screen-reader"}
    lacking = [one for one in messages if not words.has_own_message(one)]
    assert lacking == []
