"""The program as a whole: time from start to first sound beside the bare script, and from a key to its answer.

Program and script start in turn with SDL's disk driver; the first audible sample in its file stops the clock. They run
at real-time priority if the system allows it, because other work would otherwise dominate the figures.
"""

from __future__ import annotations

import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tests.bench.figures import Report

STARTS = 7
SENTENCE = "Numeramis Access, karetní stůl pro uši a prsty."
PRESSES = 100


def run(say: Report) -> None:
    """Print every row."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        (home / "settings.toml").write_text('language = "cs"\nspeech = "espeak"\nbraille = "off"\n')
        first_sound(say, home)
        keys(say, home)


def environment(home: Path) -> dict[str, str]:
    """Return an environment with this home, no screen, and sound in a file."""
    own = {
        "NUMERAMIS_HOME": str(home), "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "disk", "NUMERAMIS_OWN": "1",
        "SDL_DISKAUDIOFILE": str(home / "sound.raw"), "PYTHONPYCACHEPREFIX": str(home / "compiled"),
        "PYTHONDONTWRITEBYTECODE": "",
    }  # fmt: skip
    return {**os.environ, **own}


def first_sound(say: Report, home: Path) -> None:
    """Print the time from the start of the process to the first audible sample in the file."""
    first = ["chrt", "--rr", "5"] if shutil.which("chrt") and os.geteuid() == 0 else []
    program = [*first, sys.executable, "-m", "numeramis_access"]
    # The bare script ends after handing its sound over, so the sleep keeps it alive until the sound is in the file.
    stay = f"import runpy, time; runpy.run_path({str(Path(__file__).with_name('bare.py'))!r}); time.sleep(20)"
    bare = [*first, sys.executable, "-c", stay, SENTENCE]
    times: dict[str, list[float]] = {"bare": [], "program": []}
    _start(program, home)  # compiles, as the first start does
    _start(bare, home)
    for _ in range(STARTS):
        times["bare"].append(_start(bare, home))
        times["program"].append(_start(program, home))
    for name, values in times.items():
        say(f"{name}: process start to first sample  median {statistics.median(values):.0f} ms, best {min(values):.0f}")
    ratios = [one / other for one, other in zip(times["program"], times["bare"], strict=True)]
    best = min(times["program"]) / min(times["bare"])
    say(f"ratio, pair by pair: median {statistics.median(ratios):.2f}; the best of each {best:.2f}")
    say.note("start to first sample over the bare script, best of each", best)


def _start(command: list[str], home: Path) -> float:
    """Return the milliseconds until the sound file has an audible sample."""
    file = home / "sound.raw"
    file.unlink(missing_ok=True)
    began = time.monotonic()
    quiet = subprocess.DEVNULL
    with subprocess.Popen(command, env=environment(home), stdout=quiet, stderr=quiet) as child:
        while time.monotonic() - began < 20:
            if file.exists() and any(file.read_bytes()):
                took = (time.monotonic() - began) * 1000
                break
            time.sleep(0.002)
        else:
            took = float("nan")
        child.kill()
    return took


def keys(say: Report, home: Path) -> None:
    """Print the time in the running program from a key at the table until the mixer has samples of the answer."""
    os.environ.update(environment(home) | {"SDL_AUDIODRIVER": "dummy"})
    from numeramis_access.app.menus.named_match import begin_named
    from numeramis_access.app.shell.launch_options import LaunchOptions
    from numeramis_access.app.shell.voice import open_speech
    from numeramis_access.app.table import local_match
    from numeramis_access.compose import make_program
    from numeramis_access.output.mixer import Mixer
    from numeramis_access.store.home import Home
    from numeramis_access.store.settings import load_settings

    own = Home.at(home)
    settings, _ = load_settings(own.settings_file)
    app, mixer = make_program(settings, own), Mixer()
    speech = open_speech(settings, LaunchOptions(), app.inbox, mixer)
    assert speech is not None
    app.announcer.channels.append(speech)
    app.follow(begin_named(app, local_match.begin_match, "quist", ["--games", "1"], 1, None, "club"))
    speech.wait_until_spoken(20)
    took = []
    for number in range(PRESSES):
        began = time.monotonic()
        app.press("right" if number % 16 < 8 else "left")
        while mixer.last_speech_at < began and time.monotonic() - began < 1:
            time.sleep(0.0002)
        took.append((mixer.last_speech_at - began) * 1000)
        time.sleep(0.05)  # the voice rests between two keys
    took.sort()
    say(f"key to samples handed over: median {statistics.median(took):.1f} ms, 99 of 100 {took[-2]:.1f} ms")
    say.note("key to samples handed over, 99 of 100", took[-2], "ms")
    app.close()
    speech.close()
    mixer.close()
