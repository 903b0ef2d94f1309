"""The mixer: places, groups, streams and missing devices, read from its actual output."""

from __future__ import annotations

import time

import pytest

from numeramis_access.output.channel import ChannelUnavailable
from numeramis_access.output.mixer import (
    BUFFER_FRAMES,
    CHANNELS_OF_GROUP,
    DUCKED_VOLUMES,
    GROUP_VOLUMES,
    SAMPLE_RATE,
    Mixer,
    side_volumes,
)
from tests.output.heard import Heard, heard, level
from tests.waiting import until

__all__ = ["heard"]
LOUD = 10000


@pytest.fixture
def plain(heard: Heard, monkeypatch: pytest.MonkeyPatch) -> Heard:
    """A mixer with all groups at full volume."""
    for group in CHANNELS_OF_GROUP:
        monkeypatch.setitem(GROUP_VOLUMES, group, 1.0)
        heard.mixer.set_volume(group, 1.0)
    return heard


def played(heard: Heard, frame: tuple[int, int]) -> int:
    """Return the number of such frames in the output."""
    return sum(length for value, length in heard.runs() if value == frame)


@pytest.mark.parametrize(
    ("left", "right", "frame"),
    [(1, 0, (LOUD, 0)), (0, 1, (0, LOUD)), (1, 1, (LOUD, LOUD)), (0.5, 1, (LOUD // 2, LOUD))],
)
def test_a_sound_is_where_it_was_put(plain: Heard, left: float, right: float, frame: tuple[int, int]) -> None:
    plain.mixer.play(level(LOUD, 1000), left=left, right=right)
    assert until(lambda: played(plain, frame) == 1000)
    assert {value for value, _ in plain.runs()} <= {frame, (0, 0)}, "not one frame elsewhere"


def test_mono_is_alike_on_both_sides_and_as_loud(plain: Heard) -> None:
    plain.mixer.mono = True
    plain.mixer.play(level(LOUD, 1000), left=0, right=1)
    assert until(lambda: played(plain, (LOUD, LOUD)) == 1000)


@pytest.mark.parametrize(("place", "gains"), [(-1, (1, 0)), (0, (1, 1)), (1, (0, 1)), (0.5, (0.5, 1))])
def test_the_nearer_side_is_never_softer(place: float, gains: tuple[float, float]) -> None:
    assert side_volumes(place) == gains


def test_a_stream_sounds_with_its_first_samples_and_has_no_gap(plain: Heard) -> None:
    stream = plain.mixer.start_stream(1.0, 0.25)
    stream.write(level(LOUD, 1324))
    assert until(lambda: played(plain, (LOUD, LOUD // 4)) > 0), "it waited for more"
    plain.mixer.stop("speech")

    stream = plain.mixer.start_stream(0.25, 1.0)
    for length in (1324, 1324, 77, 1324, 10_000):
        stream.write(level(LOUD, length))
    stream.finish()
    assert until(lambda: not stream.is_sounding())
    assert until(lambda: ((LOUD // 4, LOUD), 14_049) in plain.runs())


def test_a_stream_that_is_made_slowly_is_played_to_its_end(plain: Heard) -> None:
    stream = plain.mixer.start_stream()
    for _ in range(8):
        stream.write(level(LOUD, 1324))
        time.sleep(0.03)  # piece by piece, as voices produce them
    assert until(lambda: not stream.is_sounding())
    assert until(lambda: played(plain, (LOUD, LOUD)) == 8 * 1324)


def test_after_a_stop_nothing_of_a_stream_is_heard(plain: Heard) -> None:
    stream = plain.mixer.start_stream()
    stream.write(level(LOUD, SAMPLE_RATE // 10))
    stream.write(level(LOUD // 2, SAMPLE_RATE))
    stream.finish()  # the second sound waits behind the first, and pygame-ce would start it now
    assert until(lambda: played(plain, (LOUD, LOUD)))
    plain.mixer.stop("speech")
    assert not stream.is_sounding()
    plain.mixer.play(level(77, 2000))
    assert until(lambda: played(plain, (77, 77)) == 2000)
    assert played(plain, (LOUD // 2, LOUD // 2)) == 0


def test_a_new_stream_cuts_the_one_before(plain: Heard) -> None:
    first = plain.mixer.start_stream()
    first.write(level(LOUD, 10 * SAMPLE_RATE))
    second = plain.mixer.start_stream()
    second.write(level(500, 2000))
    assert until(lambda: played(plain, (500, 500)) == 2000)
    assert played(plain, (LOUD, LOUD)) <= 2 * BUFFER_FRAMES


def test_groups_are_stopped_and_turned_down_one_by_one(plain: Heard) -> None:
    plain.mixer.play(level(1000, SAMPLE_RATE // 10), group="ambience", loop=True)
    assert until(lambda: played(plain, (1000, 1000)) > SAMPLE_RATE // 5), "it loops"
    plain.mixer.set_volume("ambience", 0.5)
    assert until(lambda: played(plain, (500, 500)))
    plain.mixer.play(level(8000, 2000), group="cue")
    assert until(lambda: played(plain, (8500, 8500)) == 2000)
    plain.mixer.stop("cue")
    quiet = played(plain, (500, 500))
    assert until(lambda: played(plain, (500, 500)) > quiet), "the other group goes on"
    plain.mixer.stop("ambience")
    assert until(lambda: plain.last() == (0, 0))


def test_cues_and_ambience_are_softer_while_somebody_speaks(plain: Heard) -> None:
    plain.mixer.play(level(1000, SAMPLE_RATE), group="ambience", loop=True)
    plain.mixer.duck(True)
    soft = int(1000 * DUCKED_VOLUMES["ambience"])
    assert until(lambda: any(abs(value[0] - soft) < 20 for value, _ in plain.runs() if value[0]))
    stream = plain.mixer.start_stream()
    stream.write(level(LOUD, 2000))
    assert until(lambda: any(abs(value[0] - soft - LOUD) < 20 for value, _ in plain.runs())), "speech is not"
    plain.mixer.duck(False)
    assert until(lambda: plain.last() == (1000, 1000))


def test_when_all_channels_sound_the_oldest_gives_way(plain: Heard) -> None:
    for number in range(len(CHANNELS_OF_GROUP["cue"]) + 1):
        plain.mixer.play(level(2**number, SAMPLE_RATE * 5), left=1, right=0)
    assert until(lambda: plain.last() == (2 ** (len(CHANNELS_OF_GROUP["cue"]) + 1) - 2, 0))


def test_a_device_at_another_rate_is_opened_anew(heard: Heard) -> None:
    import pygame.mixer

    heard.close()
    pygame.mixer.init(44100, -16, 2, 512)
    heard.mixer.open()
    assert pygame.mixer.get_init() == (SAMPLE_RATE, -16, 2)


def test_without_a_device_it_says_so_without_a_word_on_the_terminal(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "alsa")
    monkeypatch.setenv("ALSA_CONFIG_PATH", "/dev/null")
    mixer = Mixer()
    with pytest.raises(ChannelUnavailable) as missing:
        mixer.open()
    assert missing.value.code == "no-sound-device"
    assert not mixer.is_open
    with pytest.raises(ChannelUnavailable) as closed:
        mixer.play(level(LOUD, 100))
    assert closed.value.code == "closed"
    mixer.stop("speech")
    mixer.set_volume("cue", 0.5)
    mixer.duck(True)
    assert capfd.readouterr() == ("", "")


def test_a_device_that_was_missing_is_found_later(
    monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "no such driver")
    mixer = Mixer()
    with pytest.raises(ChannelUnavailable):
        mixer.open()
    monkeypatch.setattr("numeramis_access.output.mixer.RETRY_SECONDS", 0.0)
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    mixer.open()
    assert mixer.is_open
    mixer.close()


def test_somebody_elses_pygame_quit_does_no_harm(heard: Heard) -> None:
    import pygame

    stream = heard.mixer.start_stream()
    stream.write(level(LOUD, SAMPLE_RATE))
    pygame.quit()
    assert not stream.is_sounding()
    with pytest.raises(ChannelUnavailable):
        stream.write(level(LOUD, SAMPLE_RATE))
    with pytest.raises(ChannelUnavailable):
        heard.mixer.play(level(LOUD, SAMPLE_RATE))
    heard.mixer.stop("cue")
    heard.mixer.open()
    heard.mixer.play(level(LOUD, SAMPLE_RATE))


def test_an_abandoned_stream_cannot_speak_into_the_next(plain: Heard) -> None:
    old = plain.mixer.start_stream()
    new = plain.mixer.start_stream()
    with pytest.raises(ChannelUnavailable):
        old.write(level(LOUD, 1000))
    new.write(level(500, 1000))
    assert until(lambda: played(plain, (500, 500)) == 1000)
    assert played(plain, (LOUD, LOUD)) == 0


def test_a_closed_device_ends_a_stream(heard: Heard) -> None:
    stream = heard.mixer.start_stream()
    stream.write(level(LOUD, SAMPLE_RATE))
    heard.mixer.close()
    assert not stream.is_sounding()
    with pytest.raises(ChannelUnavailable):
        heard.mixer.start_stream()
