"""Every named cue exists, sounds from its seat, gives way to speech, and tells a number by its pitch."""

from __future__ import annotations

import ast
import random
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

import sounds
from numeramis_access.output.channel import ChannelUnavailable
from numeramis_access.output.mixer import SAMPLE_RATE
from numeramis_access.output.sound import Sound
from numeramis_access.output.soundstage import SoundStage
from numeramis_access.store.settings import Settings
from numeramis_access.words.announcement import Announcement
from numeramis_access.words.current import CurrentLanguage
from numeramis_access.words.narrator import Narrator
from numeramis_access.words.people import People, Person
from tests import sources
from tests.contract.walk import SETTINGS, name_of, table_of, walk
from tests.output.heard import Heard, heard
from tests.standard import IN_PAIRS, words_of
from tests.waiting import until

__all__ = ["heard"]


@pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
def test_every_cue_that_a_game_names_exists(setting: tuple[str, int, dict[str, Any]]) -> None:
    table = table_of(setting, 3)
    people = People(tuple(Person(f"P{seat}") for seat in range(setting[1])), 0, setting[0] in IN_PAIRS)
    narrator = Narrator(CurrentLanguage("en"), words_of(setting[0]), people)
    for _ in walk(table, random.Random(9), 250):
        pass
    named = set()
    for event, state in table.moments:
        view = table.ruleset.view(state, 0)
        named |= {said.cue for said in narrator.event(event.seen_by(0), view) if said.cue is not None}
    assert named
    assert named <= set(sounds.cue_names())


def cues_in_source() -> Iterator[str]:
    """Yield every cue in the program's scenes: the argument ``cue``, and the third one of ``say``."""
    for _, nodes in sources.nodes_with(("cue=",), "numeramis_access/app"):
        for call in nodes:
            if isinstance(call, ast.Call):
                for keyword in call.keywords:
                    if keyword.arg == "cue":
                        constants = [part for part in ast.walk(keyword.value) if isinstance(part, ast.Constant)]
                        yield from (part.value for part in constants if isinstance(part.value, str))


def test_every_cue_that_the_program_names_exists() -> None:
    named = set(cues_in_source())
    assert {"refusal", "menu-open", "hand-end"} <= named
    assert named <= set(sounds.cue_names())


def test_an_unknown_cue_is_an_error_not_silence(heard: Heard) -> None:
    with pytest.raises(KeyError):
        Sound(heard.mixer, Settings()).play("no-such-cue")


def cue(name: str, seat: int | None = None) -> Announcement:
    return Announcement("test", "Text.", "Text.", "text", seat, cue=name)


def channel(heard: Heard, **fields: Any) -> Sound:
    """Return the channel, its settings applied."""
    sound = Sound(heard.mixer, Settings(cue_volume=100))
    sound.apply(Settings(**{"cue_volume": 100, **fields}))
    return sound


def played(heard: Heard, announcement: Announcement, sound: Sound) -> tuple[Any, Any]:
    """Return the whole output of one cue, left and right."""
    start = len(heard.samples())
    sound.show(announcement)
    length = len(sounds.cue_samples(announcement.cue or "")) // 2
    assert until(lambda: any(heard.samples()[start:]))
    assert until(lambda: len(heard.samples()) > start + 2 * length + SAMPLE_RATE)
    samples = np.array(heard.samples()[start:], dtype=float)
    return samples[0::2], samples[1::2]


@pytest.mark.parametrize(("seat", "side"), [(1, "left"), (2, "middle"), (3, "right"), (0, "middle"), (None, "middle")])
def test_a_cue_comes_from_its_seat(heard: Heard, seat: int | None, side: str) -> None:
    left, right = (abs(samples).max() for samples in played(heard, cue("trick-won", seat), channel(heard)))
    if side == "middle":
        assert left == right > 1000
    else:
        near, far = (left, right) if side == "left" else (right, left)
        assert near > 5 * far


def test_the_neighbours_of_a_larger_table_sit_on_their_sides_too(heard: Heard) -> None:
    sound = channel(heard)
    sound.seating = SoundStage(0, 8)
    left, right = (abs(samples).max() for samples in played(heard, cue("throw", 2), sound))
    assert left > 5 * right


def test_mono_is_equal_on_both_sides_and_not_softer(heard: Heard) -> None:
    spatial = played(heard, cue("trick-won", 1), channel(heard))
    left, right = played(heard, cue("trick-won", 1), channel(heard, mono=True))
    assert np.array_equal(left, right)
    assert abs(left).max() == pytest.approx(abs(spatial[0]).max(), rel=0.02)


def test_cues_have_a_volume_of_their_own(heard: Heard) -> None:
    loud = abs(played(heard, cue("deal"), channel(heard))[0]).max()
    soft = abs(played(heard, cue("deal"), channel(heard, cue_volume=50))[0]).max()
    assert soft == pytest.approx(loud / 2, rel=0.05)


def test_cues_give_way_while_somebody_speaks(heard: Heard) -> None:
    sound = channel(heard)
    alone = abs(played(heard, cue("deal"), sound)[0]).max()
    heard.mixer.duck(True)
    ducked = abs(played(heard, cue("deal"), sound)[0]).max()
    assert 0.4 * alone < ducked < 0.8 * alone


def tone(samples: Any) -> float:
    """Return the strongest frequency in hertz."""
    spectrum = abs(np.fft.rfft(samples * np.hanning(len(samples)), 1 << 17))
    return float(np.argmax(spectrum)) * SAMPLE_RATE / (1 << 17)


def test_ten_numbers_are_ten_rising_pitches_as_they_are_heard(heard: Heard) -> None:
    sound = channel(heard)
    pitches = [tone(played(heard, cue(f"number-{number}"), sound)[0]) for number in range(10)]
    assert pitches == sorted(pitches)
    assert min(high / low for low, high in pairwise(pitches)) > 1.05


def test_without_a_device_a_cue_is_left_out_and_nothing_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    from numeramis_access.output.mixer import Mixer

    monkeypatch.setenv("SDL_AUDIODRIVER", "no such driver")
    mixer = Mixer()
    sound = Sound(mixer, Settings())
    sound.open()
    sound.show(cue("deal"))
    with pytest.raises(ChannelUnavailable):
        mixer.open()
    assert not mixer.is_open
    sound.close()


def test_the_ambience_sounds_again_when_the_channel_is_opened_again(heard: Heard) -> None:
    def frames() -> int:
        return sum(count for frame, count in heard.runs() if frame != (0, 0))

    sound = Sound(heard.mixer, Settings(ambience_volume=100))
    sound.open()
    assert until(frames)
    sound.close()
    before = frames()
    sound.open()
    assert until(lambda: frames() > before + 2 * SAMPLE_RATE), "more than what was still on its way"
    sound.close()
