"""Every sound cue is equally loud, starts softly, ends in silence, does not clip, and differs from all others."""

from __future__ import annotations

import io
import subprocess
import sys
import wave
from itertools import combinations, pairwise

import numpy as np
import pytest
from numpy.typing import NDArray

import sounds
from sounds.cues import Cue, all_cues, note_pitch
from sounds.loudness import CEILING, TARGET
from sounds.synth import render

Samples = NDArray[np.float64]
CUES: dict[str, Cue] = all_cues()
EVENTS = [
    "your-turn", "deal", "shuffle", "trick-won", "trick-lost", "trick-tied", "phase-tied", "deal-won",
    "deal-lost", "deal-tied", "match-won", "match-lost", "match-tied", "card-select", "hand-end", "refusal",
    "menu-move", "menu-open", "menu-close", "message-waiting", "exchange", "lay", "close", "pass", "check",
    "bet", "call", "raise", "fold", "all-in", "chips", "throw", "hit", "bust", "end", "trump-named",
    "honours", "undo", "hint", "right", "wrong", "failed-channel", "recovered-channel", "display-connected",
    "display-lost", "ambience", "time-short", "time-last",
]
FAMILIES = {"number": 10, "highest": 10, "suit-c": 13, "suit-d": 13, "suit-h": 13, "suit-s": 13}
#: BS.1770-4, tables 1 and 2: numerators and denominators of the two filters at 48 kHz
K_WEIGHTING = (
    ((1.53512485958697, -2.69169618940638, 1.19839281085285), (1.0, -1.69065929318241, 0.73248077421585)),
    ((1.0, -2.0, 1.0), (1.0, -1.99004745483398, 0.99007225036621)),
)


def heard(name: str) -> Samples:
    return np.frombuffer(sounds.cue_samples(name), "<i2").astype(float) / 32768


def k_level(samples: Samples) -> float:
    """Measure the loudest 100 ms by the response of the filters that the standard prints."""
    window = sounds.SAMPLE_RATE // 10
    padded = np.pad(samples, (0, window))
    turn = np.exp(-2j * np.pi * np.fft.rfftfreq(window, 1 / sounds.SAMPLE_RATE) / 48000)
    weight = np.ones(len(turn))
    for numerator, denominator in K_WEIGHTING:
        weight *= abs(np.polyval(numerator[::-1], turn) / np.polyval(denominator[::-1], turn)) ** 2
    powers = [
        (abs(np.fft.rfft(padded[at : at + window])) ** 2 * weight)[1:].sum() * 2 / window**2
        for at in range(0, len(samples), window // 10)
    ]
    return float(10 * np.log10(max(powers)))


def strongest(samples: Samples) -> float:
    """Return the frequency in hertz of the strongest tone, to a fraction of a hertz."""
    spectrum = abs(np.fft.rfft(samples * np.hanning(len(samples)), 1 << 17))
    return float(np.argmax(spectrum)) * sounds.SAMPLE_RATE / (1 << 17)


def test_every_event_and_every_card_has_its_cue() -> None:
    expected = EVENTS + [f"{family}-{index}" for family, count in FAMILIES.items() for index in range(count)]
    assert sorted(expected) == sorted(sounds.cue_names())


@pytest.mark.slow
def test_the_stored_cues_are_what_the_description_renders() -> None:
    assert sorted(CUES) == list(sounds.cue_names())
    for name, cue in CUES.items():
        fresh = np.frombuffer(render(cue), "<i2").astype(int)
        stored = np.frombuffer(sounds.cue_samples(name), "<i2").astype(int)
        assert len(fresh) == len(stored), f"{name}: run python -m sounds build"
        assert abs(fresh - stored).max() <= 1, f"{name}: run python -m sounds build"


def test_a_stored_cue_is_a_plain_wave_file() -> None:
    for name in sounds.cue_names():
        with wave.open(io.BytesIO((sounds.CUE_FOLDER / f"{name}.wav").read_bytes())) as file:
            assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, sounds.SAMPLE_RATE)
            assert file.readframes(file.getnframes()) == sounds.cue_samples(name)


def test_an_unknown_cue_is_refused_by_name() -> None:
    with pytest.raises(KeyError, match="no-such-cue"):
        sounds.cue_samples("no-such-cue")


def test_playing_needs_neither_the_description_nor_the_synthesis() -> None:
    code = """import sounds, sys
sounds.cue_samples("number-7")
print([name for name in sys.modules if name.startswith(("sounds.", "tomllib", "wave"))])"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


@pytest.mark.parametrize("name", sorted(CUES))
def test_a_cue_is_as_loud_as_the_others_and_does_not_clip(name: str) -> None:
    samples = heard(name)
    assert k_level(samples) == pytest.approx(TARGET + CUES[name].gain, abs=0.7)
    assert abs(samples).max() <= CEILING


@pytest.mark.parametrize("name", sorted(set(CUES) - {"ambience"}))
def test_a_cue_starts_at_once_but_softly_and_ends_in_silence(name: str) -> None:
    samples = heard(name)
    start = np.maximum.accumulate(abs(samples[: sounds.SAMPLE_RATE // 40]))
    tenth, ninetenths = (np.argmax(start >= part * start[-1]) * 1000 / sounds.SAMPLE_RATE for part in (0.1, 0.9))
    assert tenth < 7, "milliseconds before it can be heard"
    assert ninetenths - tenth >= 2.5, "milliseconds of attack"
    assert abs(samples[-5:]).max() < 0.002
    assert abs(samples.mean()) < 0.002


def test_no_cue_keeps_the_ear_longer_than_its_kind_may() -> None:
    for name in set(CUES) - {"ambience"}:
        longest = 0.3 if name.startswith(("menu", "card-select", "hand-end", "suit", "refusal")) else 1.1
        assert len(heard(name)) / sounds.SAMPLE_RATE <= longest, name


@pytest.mark.parametrize("family", FAMILIES)
def test_a_family_differs_in_pitch_alone_and_rises_by_whole_tones_at_least(family: str) -> None:
    members = [f"{family}-{index}" for index in range(FAMILIES[family])]
    assert len({len(sounds.cue_samples(member)) for member in members}) == 1
    assert len({CUES[member].timbre for member in members}) == 1
    heights = [strongest(heard(member)) for member in members]
    assert all(high / low > 2 ** (1.8 / 12) for low, high in pairwise(heights))


def test_the_numbers_are_heard_at_the_pitches_described() -> None:
    scale = ["C4", "D4", "E4", "G4", "A4", "C5", "D5", "E5", "G5", "A5"]
    for number, note in enumerate(scale):
        assert strongest(heard(f"number-{number}")) == pytest.approx(note_pitch(note), rel=0.005)


@pytest.mark.parametrize("number", range(10))
def test_the_highest_card_is_a_chord_on_its_own_number(number: int) -> None:
    root = strongest(heard(f"number-{number}"))
    samples = heard(f"highest-{number}")
    spectrum = abs(np.fft.rfft(samples * np.hanning(len(samples)), sounds.SAMPLE_RATE))
    near = {ratio: spectrum[round(root * ratio) - 3 : round(root * ratio) + 4].max() for ratio in (1, 1.26, 1.498)}
    assert near[1] == pytest.approx(spectrum.max(), rel=0.05), "the number's own pitch is the strongest"
    assert min(near.values()) > 0.4 * spectrum.max(), "and two more sound with it"


def test_the_four_suits_share_pitch_and_length_and_differ_in_timbre() -> None:
    for rank in range(13):
        four = [heard(f"suit-{suit}-{rank}") for suit in "cdhs"]
        assert len({len(samples) for samples in four}) == 1
        heights = [strongest(samples) for samples in four]
        assert max(heights) / min(heights) < 1.01
        for one, other in combinations(map(overtones, four), 2):
            assert one @ other < 0.97


def overtones(samples: Samples) -> Samples:
    """Return the timbre of a sound: its spectrum in third-octaves, as a unit vector."""
    spectrum = abs(np.fft.rfft(samples, sounds.SAMPLE_RATE)) ** 2
    edges = [round(150 * 2 ** (third / 3)) for third in range(19)]
    bands = np.sqrt([spectrum[low:high].sum() for low, high in pairwise(edges)])
    return np.asarray(bands / np.linalg.norm(bands))


def picture(samples: Samples) -> Samples:
    """Return the spectrogram of a sound: third-octaves in steps of 40 ms, as a unit vector."""
    step = sounds.SAMPLE_RATE // 25
    padded = np.pad(samples, (0, 28 * step))[: 28 * step].reshape(28, step)
    spectra = abs(np.fft.rfft(padded * np.hanning(step), 4096))
    edges = [round(150 * 2 ** (sixth / 6) * 4096 / sounds.SAMPLE_RATE) for sixth in range(38)]
    bands = np.stack([spectra[:, low : max(high, low + 1)].max(1) for low, high in pairwise(edges)])
    return np.asarray(bands / np.linalg.norm(bands)).ravel()


def test_no_two_cues_sound_alike() -> None:
    pictures = {name: picture(heard(name)) for name in sounds.cue_names()}
    alike = [(a, b) for a, b in combinations(pictures, 2) if pictures[a] @ pictures[b] > 0.97]
    assert alike == []


@pytest.mark.parametrize(
    ("up", "down"),
    [
        ("trick-won", "trick-lost"), ("deal-won", "deal-lost"), ("match-won", "match-lost"),
        ("menu-open", "menu-close"),
        ("recovered-channel", "failed-channel"), ("display-connected", "display-lost"), ("right", "wrong"),
    ],
)
def test_good_news_rises_and_bad_news_falls(up: str, down: str) -> None:
    for name, rises in ((up, True), (down, False)):
        samples = heard(name)
        first, last = CUES[name].notes[0], CUES[name].notes[-1]
        begin = samples[: round(min(last.start, first.length / 2) * sounds.SAMPLE_RATE)]
        end = samples[round(last.start * sounds.SAMPLE_RATE) + sounds.SAMPLE_RATE // 20 :]
        assert (strongest(end) > strongest(begin)) is rises


def test_the_ambience_is_far_softer_and_repeats_without_a_seam() -> None:
    samples = heard("ambience")
    assert k_level(samples) < TARGET - 10
    inside = abs(np.diff(samples)).max()
    assert abs(samples[0] - samples[-1]) <= inside
