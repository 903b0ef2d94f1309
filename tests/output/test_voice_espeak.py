"""The built-in voice: Czech and English inside this process, from left or right, silent when told."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from array import array
from collections.abc import Iterator
from pathlib import Path

import pytest

from numeramis_access.output.mixer import GROUP_VOLUMES, SAMPLE_RATE, Mixer
from numeramis_access.output.soundstage import SoundStage
from numeramis_access.output.speech import Speech
from numeramis_access.output.voices import Utterance, VoiceFailed, VoiceSettings
from numeramis_access.output.voices.chain import voice_candidates
from numeramis_access.output.voices.espeak import (
    MAX_PIECE_CHARACTERS,
    Espeak,
    Library,
    library,
    split_sentences,
    words_a_minute,
)
from numeramis_access.words.announcement import Announcement
from tests.output.heard import Heard, heard
from tests.waiting import until

__all__ = ["heard"]
CZECH = "Spoluhráčka zahrála devítku."


@pytest.fixture
def voice(heard: Heard) -> Iterator[Espeak]:
    voice = Espeak(heard.mixer)
    assert voice.probe().available
    voice.open()
    yield voice
    voice.close()


def samples(text: str, voice: str = "cs", rate: int = 190, pitch: int = 50) -> bytes:
    made = bytearray()

    def take(pcm: bytes) -> bool:
        made.extend(pcm)
        return True

    library().synthesise(text, voice, rate, pitch, take)
    return bytes(made)


def alike(first: bytes, second: bytes) -> bool:
    """Compare by length: the noise in the sounds differs each time."""
    return abs(len(first) - len(second)) < 0.04 * len(first)


def sound(pcm: bytes) -> tuple[int, int]:
    """Return a rough fingerprint of a voice: its length and its loudest sample."""
    return len(pcm), max(array("h", pcm))


def sound_out(voice: Espeak) -> None:
    assert until(lambda: not voice.is_sounding())


def test_each_language_is_read_by_its_own_rules() -> None:
    assert samples(CZECH, "cs") != samples(CZECH, "en")
    assert len(samples("Ř", "en")) > 1.5 * len(samples("Ř", "cs")), "English has to spell it out"


def test_settings_change_what_is_heard() -> None:
    assert len(samples(CZECH, rate=400)) < len(samples(CZECH)) < len(samples(CZECH, rate=100))
    assert samples(CZECH, pitch=20) != samples(CZECH, pitch=80)
    assert samples(CZECH, "cs+f2") != samples(CZECH, "cs")


def test_a_voice_that_is_not_there_is_replaced_by_its_language() -> None:
    assert alike(samples("Ř", "cs+nobody"), samples("Ř", "cs"))
    assert alike(samples("Ř", "nonsense"), samples("Ř", "en"))
    assert not alike(samples("Ř", "cs"), samples("Ř", "en"))


def test_synthesis_ends_as_soon_as_it_is_not_wanted() -> None:
    taken: list[bytes] = []

    def take(pcm: bytes) -> bool:
        taken.append(pcm)
        return len(taken) < 3

    library().synthesise(CZECH * 50, "cs", 190, 50, take)
    assert len(taken) == 3
    assert alike(samples(CZECH), samples(CZECH))
    assert len(samples(CZECH)) > 2 * sum(map(len, taken)), "the next one is whole"


def test_odd_texts_do_no_harm() -> None:
    before = samples("A")
    for text in ("", " ", "\0", "...", "<b>", "[[a", "\ud800", "🂡", "a" * 5000):
        samples(text)
        assert alike(samples("A"), before), repr(text)


@pytest.mark.parametrize(("place", "louder"), [(-0.85, 0), (0.85, 1)])
def test_who_sits_at_a_side_is_heard_from_that_side(heard: Heard, voice: Espeak, place: float, louder: int) -> None:
    voice.speak(Utterance(CZECH, place=place))
    sound_out(voice)
    peaks = heard.peaks()
    assert peaks[louder] > 5000
    assert 0 < peaks[1 - louder] < 0.3 * peaks[louder]


def test_mono_is_alike_on_both_sides(heard: Heard, voice: Espeak) -> None:
    heard.mixer.mono = True
    voice.speak(Utterance(CZECH, place=-0.85))
    sound_out(voice)
    recording = heard.samples()
    assert max(recording) > 5000
    assert recording[0::2] == recording[1::2]


def test_silence_is_at_once_and_lasts(heard: Heard, voice: Espeak) -> None:
    voice.speak(Utterance(CZECH * 20))
    assert until(lambda: max(heard.samples(), default=0) > 3000)
    voice.cancel()
    assert not voice.is_sounding()
    length = len(heard.samples())
    assert until(lambda: len(heard.samples()) > length + SAMPLE_RATE)  # half a second, stereo
    assert not any(heard.samples()[-SAMPLE_RATE // 2 :])
    assert len(heard.samples()) / 2 < len(samples(CZECH * 20)) / 2, "it had not ended by itself"


def test_a_long_text_is_made_while_it_sounds(voice: Espeak, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("numeramis_access.output.voices.espeak.MAX_PIECE_CHARACTERS", 30)
    text = " ".join(["Šipka."] * 300)
    asked = 0

    def wanted() -> bool:
        nonlocal asked
        asked += 1
        return True

    voice.speak(Utterance(text, wanted=wanted))
    first = asked
    assert until(lambda: voice.is_sounding() and asked > 1.5 * first), "the rest is made later"
    assert len(split_sentences(text)) > 3
    voice.cancel()


def test_a_text_of_several_pieces_is_said_whole(heard: Heard, voice: Espeak, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("numeramis_access.output.voices.espeak.MAX_PIECE_CHARACTERS", 1)
    voice.configure(VoiceSettings(rate=100))
    voice.speak(Utterance("Jedna. Dva. Tři. Čtyři. Pět."))
    sound_out(voice)
    syllables = "".join(
        "#" if max(map(abs, chunk)) > 1500 else "." for chunk in chunks(heard.samples(), SAMPLE_RATE // 25)
    )
    assert len([word for word in syllables.split(".") if word]) >= 5


def chunks(samples: array[int], size: int) -> list[array[int]]:
    return [samples[start : start + size] for start in range(0, len(samples), size)]


def test_pieces_are_whole_sentences_and_lose_nothing() -> None:
    text = "Jedna věta. Druhá! Třetí? " * 100 + "x" * 1000
    found = split_sentences(text)
    assert " ".join(found).split() == text.split()
    assert all(len(piece) <= MAX_PIECE_CHARACTERS for piece in found[:-1])
    assert all(piece[-1] in ".!?" for piece in found[:-1])


def test_the_volume_is_the_mixers(heard: Heard, voice: Espeak) -> None:
    voice.configure(VoiceSettings(volume=10))
    voice.speak(Utterance(CZECH))
    sound_out(voice)
    assert 100 < max(heard.samples()) < 0.1 * GROUP_VOLUMES["speech"] * 32768


def test_every_offered_voice_is_there(voice: Espeak) -> None:
    offered = voice.speakers("cs")
    assert "f1" in offered
    assert len({sound(samples("A", f"cs+{name}")) for name in offered}) == len(offered)


def test_speeds_are_ordinary_in_the_middle_and_rise() -> None:
    speeds = [words_a_minute(rate) for rate in range(101)]
    assert (speeds[0], speeds[50], speeds[100]) == (80, 190, 450)
    assert speeds == sorted(speeds)


def test_a_thread_that_hangs_inside_the_library_keeps_others_out_but_not_for_ever() -> None:
    inside, let_go = threading.Event(), threading.Event()

    def hang(_: bytes) -> bool:
        inside.set()
        let_go.wait(30)
        return False

    stuck = threading.Thread(target=library().synthesise, args=(CZECH, "cs", 190, 50, hang), daemon=True)
    stuck.start()
    assert inside.wait(5)
    with pytest.raises(VoiceFailed, match="busy"):
        samples(CZECH)
    let_go.set()
    stuck.join()
    assert samples(CZECH)


def test_a_voice_that_ends_leaves_the_sound_of_its_successor(heard: Heard, voice: Espeak) -> None:
    """Two voices of one group follow each other when a match of two people begins or ends."""
    other = Espeak(heard.mixer)
    other.open()
    voice.speak(Utterance(CZECH, "cs"))
    other.speak(Utterance(CZECH, "cs"))
    voice.close()
    assert other.is_sounding()
    other.close()
    assert not other.is_sounding()


def test_a_voice_whose_channel_another_one_takes_does_not_fail(heard: Heard, voice: Espeak) -> None:
    taken = []

    def wanted() -> bool:
        if voice._stream is not None and not taken:
            taken.append(heard.mixer.start_stream())
        return True

    voice.speak(Utterance(CZECH, "cs", wanted=wanted))
    assert taken
    assert not voice.is_sounding()
    assert taken[0].has_room()


LONG_PATH = """
import sys
from pathlib import Path
import espeakng_loader
from numeramis_access.output.voices import VoiceFailed
from numeramis_access.output.voices.espeak import Library
deep = Path(sys.argv[1], "x" * 90, "y" * 90)
deep.mkdir(parents=True)
made = bytearray()
if "nothing" in sys.argv:
    data = deep
else:
    data = deep / "espeak-ng-data"
    data.symlink_to(espeakng_loader.get_data_path())
try:
    library = Library(espeakng_loader.get_library_path(), str(data))
    library.synthesise("Osm", "cs", 190, 50, lambda pcm: made.extend(pcm) is None)
except VoiceFailed as failure:
    print(failure.code)
print(len(made))
"""


def test_a_long_path_to_the_data_is_no_hindrance(tmp_path: Path) -> None:
    done = subprocess.run([sys.executable, "-c", LONG_PATH, str(tmp_path)], capture_output=True, text=True, timeout=60)
    assert int(done.stdout) > 1000


def test_without_data_the_program_goes_on(tmp_path: Path) -> None:
    command = [sys.executable, "-c", LONG_PATH, str(tmp_path), "nothing"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert done.stdout == "no-espeak-data\n0\n"


def test_without_the_library_there_is_an_error_that_names_it() -> None:
    with pytest.raises(OSError, match="nowhere"):
        Library("/nowhere/libespeak-ng.so", None)


def test_without_a_sound_device_it_is_not_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "no such driver")
    with pytest.raises(VoiceFailed, match="no-sound-device"):
        Espeak(Mixer()).open()


def test_a_device_that_goes_away_is_noticed(heard: Heard, voice: Espeak) -> None:
    heard.mixer.close()
    with pytest.raises(VoiceFailed, match="closed"):
        voice.speak(Utterance(CZECH))


def test_through_the_chain_every_seat_speaks_from_its_place(heard: Heard) -> None:
    speech = Speech(voice_candidates(heard.mixer, "espeak"), seating=SoundStage(0, 4), on_sounding=heard.mixer.duck)
    speech.open()
    for seat, quiet_side in ((1, 1), (3, 0)):
        start = len(heard.samples())
        speech.show(Announcement("test", CZECH, "", "", seat=seat))
        assert speech.wait_until_spoken(20)
        end = len(heard.samples())
        assert until(lambda end=end: len(heard.samples()) > end + SAMPLE_RATE // 5), (
            "what the mixer still held is played"
        )
        heard_now = heard.samples()[start:]
        peaks = [max(map(abs, heard_now[side::2])) for side in (0, 1)]
        assert 0 < peaks[quiet_side] < 0.3 * peaks[1 - quiet_side]
    assert speech.voice == "espeak"
    speech.close()


def test_a_program_that_ends_in_the_middle_of_a_sentence_ends_cleanly(tmp_path: Path) -> None:
    code = (
        "import time\n"
        "from numeramis_access.output.mixer import Mixer\n"
        "from numeramis_access.output.speech import Speech\n"
        "from numeramis_access.output.voices.chain import voice_candidates\n"
        "from numeramis_access.words.announcement import Announcement\n"
        "mixer = Mixer()\n"
        "speech = Speech(voice_candidates(mixer, 'espeak'))\n"
        "speech.open()\n"
        f"speech.show(Announcement('test', {CZECH * 3!r}, '', ''))\n"
        "while not mixer.last_speech_at:\n"
        "    time.sleep(0.001)\n"
    )
    environment = os.environ | {"SDL_AUDIODRIVER": "disk", "SDL_DISKAUDIOFILE": str(tmp_path / "played")}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, timeout=60)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")


@pytest.mark.peer("strace")
def test_no_voice_is_looked_for_by_reading_through_all_of_them() -> None:
    """On Windows the library can list a folder only if the system's code page has all letters of its path."""
    script = "from tests.output.test_voice_espeak import samples; samples('A', 'cs+f2'); samples('A', 'en')"
    command = ["strace", "-f", "-e", "trace=openat", sys.executable, "-c", script]
    traced = subprocess.run(command, capture_output=True, text=True, check=True).stderr
    opened = (Path(line.partition('"')[2].partition('"')[0]) for line in traced.splitlines() if "-data/lang/" in line)
    assert {path.name for path in opened if path.is_file()} == {"cs", "en"}
