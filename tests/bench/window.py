"""The window: redraw, accessibility update, time from cue to first sample, and the cost of waiting for a key.

``python -m tests.bench.window`` prints figures without judging them.
"""

from __future__ import annotations

import ctypes
import os
import shutil
import statistics
import threading
import time
from pathlib import Path
from typing import Any

from numeramis_access.output.mixer import BUFFER_FRAMES, SAMPLE_RATE, Mixer
from tests.bench.figures import Report

TIMES = 60
SIZE = (1920, 1080)
#: seconds between two cues
APART = 0.3
#: seconds until the program has spoken, and seconds of observing the waiting program
QUIET, IDLE = 30.0, 20.0
SETTINGS = 'language = "en"\npace = 0.0\nmode = "own-voice"\n'


def run(say: Report) -> None:
    """Print every row."""
    redraws(say)
    tree(say)
    cues(say)
    if shutil.which("Xvfb") and shutil.which("xdotool") and shutil.which("dbus-daemon"):
        waiting(say)
    else:
        say("window: waiting for a key: not measured, Xvfb is not installed")


def redraws(say: Report) -> None:
    """Print the time of drawing screens whose focus and message change each time, as in play."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    import pygame

    from numeramis_access.output.window.canvas import Look
    from numeramis_access.output.window.colour_themes import THEMES
    from numeramis_access.output.window.drawing import Drawing
    from numeramis_access.output.window.hand_zone import Slots
    from numeramis_access.output.window.picture_cache import PictureCache

    pygame.font.init()
    surface = pygame.Surface(SIZE)
    for scale in (100, 200, 400):
        times, slots, pictures = [], Slots(), PictureCache()
        for number in range(TIMES):
            began = time.perf_counter()
            drawing = Drawing(surface, Look(THEMES["dark"]), scale, "{} more", pictures)
            drawing.draw(_screen(number), f"Dana is ahead with the five, {number}.", slots)
            times.append((time.perf_counter() - began) * 1000)
        say(_row(f"window: redraw at {SIZE[0]}x{SIZE[1]}, {scale} %, in software", times))
    say.note("redraw in software at 400 %, 99 of 100", _late(times), "ms")
    del os.environ["SDL_VIDEODRIVER"]


def _screen(number: int) -> Any:
    from numeramis_access.core.ruleset import Pile
    from numeramis_access.output.screen import Fact, Item, LaidCard, Screen, ShownPlayer

    items = tuple(Item(f"{card}.", card=card, role="card") for card in "013446789")
    table = (
        LaidCard(1, "Dana", "5", "Dana: five, highest.", True),
        LaidCard(2, "Your partner", "3", "Your partner: three."),
    )
    names = ("you", "Dana", "your partner", "Alojz")
    seated = tuple(
        ShownPlayer(seat, seat, name, seat == 0, seat == 1, cards=9, pile=Pile("tricks", seat), notes=("9 cards",))
        for seat, name in enumerate(names)
    )
    facts = (Fact("Games 2 to 1"), Fact(f"Tricks {number} to 2"), Fact("Trumps hearts", "h"))
    status = ("It is your turn.", f"Trick {number}.")
    return Screen("table", "Quist", items, number % 9, status, table=table, seated=seated, facts=facts)


def tree(say: Report) -> None:
    """Print the time of making and handing over updates of the accessibility tree, without the screen reader's time."""
    try:
        from numeramis_access.output.accessibility import Accessibility
    except ImportError:
        say("window: accessibility update: not measured, accesskit is not installed")
        return
    from numeramis_access.input.inbox import Inbox
    from numeramis_access.output.voices import Utterance
    from numeramis_access.output.voices.mouthpiece import Mouthpiece
    from numeramis_access.words.language import Language
    from tests.output.test_accessibility import Adapter

    mouthpiece, words = Mouthpiece(is_voice=True, takes_announcements=True), Language("en")
    watched = Accessibility(mouthpiece, Inbox(), lambda: None)
    watched._adapter = Adapter()
    watched._give_tree()
    times = []
    for number in range(TIMES):
        began = time.perf_counter()
        watched.draw(_screen(number), words, {}, (0, 0, *SIZE))
        mouthpiece.waiting.append(Utterance(f"Message {number}"))
        watched.tell()
        times.append((time.perf_counter() - began) * 1000)
    say.note("accessibility update, 99 of 100", _late(times), "ms")
    say(_row("window: accessibility update with a message", times))


def cues(say: Report) -> None:
    """Print the time from an announcement until SDL's mixer hands the first sample of its cue to the device."""
    from numeramis_access.output.sound import Sound
    from numeramis_access.store.settings import Settings
    from numeramis_access.words.announcement import Announcement

    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    mixer = Mixer()
    mixer.open()
    sound, mixed, times = Sound(mixer, Settings(cue_volume=100)), Mixed(), []
    for number in range(TIMES):
        time.sleep(APART + number % 7 * 0.003)  # cues begin anywhere in a buffer
        began = mixed.arm()
        sound.show(Announcement("bench", "", "", "", cue="number-7"))
        times.append((mixed.wait() - began) * 1000)
    mixer.close()
    say.note("announcement to the first sample of its cue, 99 of 100", _late(times), "ms")
    say(
        _row(
            f"window: announcement to the first sample of its cue (buffer {BUFFER_FRAMES / SAMPLE_RATE * 1000:.1f} ms)",
            times,
        )
    )


class Mixed:
    """Watches SDL's mixer for the first sample that is not silence.

    A file of SDL's disk driver would show it late, because the C library keeps samples in its buffer for up to 46 ms.
    """

    def __init__(self) -> None:
        with open("/proc/self/maps") as maps:
            library = next(word for word in maps.read().split() if "SDL2_mixer" in word)
        kind = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int)
        self._called = kind(self._look)  # kept: SDL goes on calling it
        ctypes.CDLL(library).Mix_SetPostMix(self._called, None)
        self._heard = threading.Event()
        self._at = 0.0

    def arm(self) -> float:
        """Start looking for a sample; return the current ``time.perf_counter`` in seconds."""
        self._heard.clear()
        return time.perf_counter()

    def wait(self) -> float:
        """Wait for the sample; return its ``time.perf_counter`` in seconds."""
        self._heard.wait(5.0)
        return self._at

    def _look(self, _: object, stream: int, length: int) -> None:
        if not self._heard.is_set() and any(ctypes.string_at(stream, length)):
            self._at = time.perf_counter()
            self._heard.set()


def waiting(say: Report) -> None:
    """Print the cost of each thread while the program waits for a key at the table with window and sound open."""
    from tests.peers.desktop import Desktop

    with Desktop() as desktop:
        process = desktop.program("play", "quist", "--seed", "5", settings=SETTINGS)
        desktop.wait(lambda: desktop.window_of(process), "the window")
        time.sleep(QUIET)
        before = _spent(process.pid)
        time.sleep(IDLE)
        after = _spent(process.pid)
        status = Path(f"/proc/{process.pid}/status").read_text()
    used = sorted(((after[one] - before.get(one, 0)) / IDLE / 1e7, one.partition(" ")[2]) for one in after)[::-1]
    resident = next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS"))
    threads = ", ".join(f"{name} {share:.2f}" for share, name in used[:3])
    total = sum(share for share, _ in used)
    say.note("window, waiting for a key", total, "% of a core")
    say(f"window: waiting for a key: {total:.2f} % of a core ({threads}), {int(resident) / 1024:.0f} MB")


def _spent(process: int) -> dict[str, int]:
    """Return the processor time of each thread in nanoseconds, by its number and name."""
    threads = Path(f"/proc/{process}/task").iterdir()
    return {
        f"{one.name} {(one / 'comm').read_text().strip()}": int((one / "schedstat").read_text().split()[0])
        for one in threads
    }


def _row(name: str, times: list[float]) -> str:
    return f"{name}: {statistics.median(times):.2f} ms (median), {_late(times):.2f} ms (99 of 100), n={len(times)}"


def _late(times: list[float]) -> float:
    return sorted(times)[int(len(times) * 0.99) - 1]


if __name__ == "__main__":
    run(Report())
