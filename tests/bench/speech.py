"""The latency of speech beside a bare script, espeak-ng as a process and speech-dispatcher, in one run.

``python -m tests.bench.speech`` prints figures without judging them. Sound goes to SDL's disk driver, so the benchmark
measures the output itself and needs no device.
"""

from __future__ import annotations

import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from array import array
from collections.abc import Callable, Iterable
from pathlib import Path

from numeramis_access.output.mixer import SAMPLE_RATE, Mixer
from numeramis_access.output.speech import Speech
from numeramis_access.output.voices import Utterance, speech_dispatcher
from numeramis_access.output.voices.chain import voice_candidates
from numeramis_access.words.announcement import Announcement, Priority
from tests.peers.speechd import SpeechDispatcher

Print = Callable[[str], None]
SENTENCES = (
    "Spoluhráčka zahrála devítku, vede s ní a hraje se o dva zdvihy.",
    "Jste na řadě.",
    "Devítka, třetí z devíti.",
    "Váš pár má pět zdvihů, soupeři čtyři.",
)
STARTS = 5  #: processes for each row
KEYS = 100  #: key presses, a PAUSE apart
PAUSE = 0.05  #: seconds
ALONE = 0.9  #: seconds between keys if each answer plays to its end
CHAIN = """
import sys, time
from numeramis_access.output.mixer import Mixer
from numeramis_access.output.speech import Speech
from numeramis_access.output.voices.chain import voice_candidates
from numeramis_access.words.announcement import Announcement
mixer = Mixer()
speech = Speech(voice_candidates(mixer))
speech.open()
speech.show(Announcement("bench", sys.argv[1], "", ""))
while not mixer.last_speech_at:
    time.sleep(0.001)
print(mixer.last_speech_at, flush=True)
"""


def run(say: Print = print) -> None:
    """Print every row."""
    with tempfile.TemporaryDirectory() as folder:
        kept = {name: os.environ.get(name) for name in ("SDL_AUDIODRIVER", "SDL_DISKAUDIOFILE")}
        os.environ.update(SDL_AUDIODRIVER="disk", SDL_DISKAUDIOFILE=str(Path(folder, "played.raw")))
        try:
            starts(say)
            keys(say)
            heard(say, Path(folder, "played.raw"))
            others(say)
        finally:
            for name, value in kept.items():
                os.environ.pop(name) if value is None else os.environ.__setitem__(name, value)


def starts(say: Print) -> None:
    """Print the time from the start of a process to its first samples, for the bare script and our chain of voices."""
    bare = [sys.executable, str(Path(__file__).with_name("bare.py"))]
    chain = [sys.executable, "-c", CHAIN]
    times: dict[str, list[float]] = {"bare": [], "chain": []}
    with tempfile.TemporaryDirectory() as folder:
        _start(chain, folder)  # compiles, as the first start does
        _start(bare, folder)
        for _ in range(STARTS):  # in turn, so that a busy moment meets both
            times["bare"].append(_start(bare, folder))
            times["chain"].append(_start(chain, folder))
    say(_row("process start to first sound, bare script", times["bare"]))
    say(_row("process start to first sound, chain of voices", times["chain"]))
    say(f"  ratio of medians: {statistics.median(times['chain']) / statistics.median(times['bare']):.2f}")


def _start(command: list[str], compiled: str) -> float:
    """Return the milliseconds from the start of a process to the time.monotonic() that it prints."""
    environment = os.environ | {"PYTHONPYCACHEPREFIX": compiled, "PYTHONDONTWRITEBYTECODE": ""}
    began = time.monotonic()
    done = subprocess.run(
        [*command, SENTENCES[0]], capture_output=True, text=True, check=True, timeout=60, env=environment
    )
    return (float(done.stdout) - began) * 1000


def keys(say: Print) -> None:
    """Print the time from an answer to the chain, which cuts the previous one, until the mixer has its samples."""
    mixer, speech = _chain()
    shows, latencies = [], []
    for number in range(KEYS):
        began = time.monotonic()
        speech.show(_answer(number))
        shows.append((time.monotonic() - began) * 1000)
        time.sleep(PAUSE)
        if mixer.last_speech_at >= began:
            latencies.append((mixer.last_speech_at - began) * 1000)
    speech.close()
    mixer.close()
    say(_row("Speech.show() returns after", shows))
    say(_row("key to samples handed to the mixer", latencies))


def heard(say: Print, file: Path) -> None:
    """Print the time from an answer to its first audible sample in the disk driver's file."""
    mixer, speech = _chain()
    opened = time.monotonic()
    start = file.stat().st_size // 4
    pressed = []
    for number in range(8):
        time.sleep(ALONE)
        pressed.append(time.monotonic() - opened)
        speech.show(Announcement("bench", "Osm.", "", "", priority=Priority.NOW, number=number))
    time.sleep(ALONE)
    speech.close()
    lasted = time.monotonic() - opened
    mixer.close()
    samples = array("h", file.read_bytes())[0::2][start:]
    pace = lasted / len(samples)  # seconds a frame: the driver's clock is a little off
    latencies = [(_onset(samples, int(moment / pace)) * pace - moment) * 1000 for moment in pressed]
    say(_row(f"key to sound in the disk driver's file ({SAMPLE_RATE} Hz)", latencies))


def _onset(samples: array[int], start: int) -> int:
    return next((at for at in range(start, len(samples)) if abs(samples[at]) > 300), len(samples))


def others(say: Print) -> None:
    """Print the times of the same sentences through espeak-ng as a process and through speech-dispatcher."""
    if shutil.which("espeak-ng"):
        say(_row("espeak-ng as a process, to its first samples", (_process(text) for text in SENTENCES * 5)))
    else:
        say("espeak-ng as a process: not measured, not installed")
    if shutil.which("speech-dispatcher"):
        say(_row("speech-dispatcher, to BEGIN", _begins()))
    else:
        say("speech-dispatcher: not measured, not installed")


def _process(text: str) -> float:
    began = time.monotonic()
    with subprocess.Popen(["espeak-ng", "-v", "cs", "--stdout", text], stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.read(44 + 2)  # the header of the WAV file, and a sample
        took = time.monotonic() - began
        process.stdout.read()
    return took * 1000


def _begins() -> list[float]:
    """Return the milliseconds from CANCEL and SPEAK, which the chain sends for a key, to BEGIN."""
    found = []
    with SpeechDispatcher("espeak-ng") as daemon:
        os.environ.update(SPEECHD_ADDRESS=daemon.environment["SPEECHD_ADDRESS"])
        voice = speech_dispatcher.SpeechDispatcher()
        voice.open()
        for number in range(KEYS):
            began = time.monotonic()
            voice.cancel()
            voice.speak(Utterance(SENTENCES[number % len(SENTENCES)], urgent=True))
            message = voice._message
            assert message is not None
            while message.begun is None:
                voice.is_sounding()
                time.sleep(0.0001)
            found.append((message.begun - began) * 1000)
            time.sleep(PAUSE / 2)
        voice.close()
        del os.environ["SPEECHD_ADDRESS"]
    return found


def _chain() -> tuple[Mixer, Speech]:
    """Return a mixer and an open chain that has said its first sentence."""
    mixer = Mixer()
    speech = Speech(voice_candidates(mixer, "espeak"))
    speech.open()
    speech.show(_answer(0))
    while not mixer.last_speech_at:
        time.sleep(0.001)
    speech.hush()
    time.sleep(PAUSE)
    return mixer, speech


def _answer(number: int) -> Announcement:
    text = SENTENCES[number % len(SENTENCES)]
    return Announcement("bench", text, "", "", priority=Priority.NOW, number=number)


def _row(name: str, milliseconds: Iterable[float]) -> str:
    values = sorted(milliseconds)
    last = values[min(len(values) - 1, int(len(values) * 0.99))]
    return f"{name}: median {statistics.median(values):.2f} ms, 99 of 100 {last:.2f} ms, n={len(values)}"


if __name__ == "__main__":
    run()
