"""Speech: a chain of voices that always ends in sound or in text, and never makes anybody wait.

One worker thread owns one voice. The chain holds what waits to be said and knows which worker may take it; a
watchdog gives up a worker that makes no progress, and the next voice says the same message. A better voice that has
failed is tried again from time to time, beside the one that speaks. Whoever calls only touches the queue.
"""

from __future__ import annotations

import atexit
import math
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from enum import StrEnum

import msgspec

from numeramis_access.output.channel import NOT_LOADED, HasVoices, KnowsSeating, Speaks
from numeramis_access.output.soundstage import SoundStage
from numeramis_access.output.voices import Candidate, Utterance, Voice, VoiceFailed, VoiceSettings
from numeramis_access.output.voices.chain import probe
from numeramis_access.words.announcement import Announcement, Priority

PATIENCE = 1.0  #: seconds without progress after which a voice is given up
RETRY = 20.0  #: seconds until a voice that failed is tried again; doubled each time it fails anew
LONGEST_RETRY = 320.0
LOADING = 10.0  #: seconds that importing a voice's libraries may take
MANY = 3  #: when more than this wait, whoever hurries says them shortened
STEP = 0.02  #: seconds between two questions whether a voice still sounds
FAREWELL = 0.3  #: seconds that closing waits for the voice to fall silent


class Fate(StrEnum):
    """What became of an announcement."""

    #: said to its end
    SPOKEN = "spoken"
    #: cleared or cut short by something newer, or by the stop key
    SUPERSEDED = "superseded"
    #: a hint that was not worth waiting for
    DROPPED = "dropped"
    #: there was no voice: it stands in the history and on the screen only
    FAILED = "failed"


class _Job(msgspec.Struct, frozen=True):
    """What a worker takes: what to say (None: only be silent), whether in brief, and whether to cut what sounds."""

    told: Announcement | None
    brief: bool
    cut: bool
    epoch: int


class _Worker(threading.Thread):
    """The one thread that touches one voice; abandoned, never joined for long, when it hangs."""

    def __init__(self, chain: Speech, rank: int, candidate: Candidate) -> None:
        super().__init__(name=f"voice-{candidate.name}", daemon=True)
        self.chain, self.rank, self.candidate = chain, rank, candidate
        self.voice: Voice | None = None
        self.ready = self.heard = self.retired = False
        #: since when it has made no progress, or None while it waits for work; under the chain's lock
        self.busy: float | None = time.monotonic()
        self.job: _Job | None = None

    def run(self) -> None:
        why = VoiceFailed("crashed")
        try:
            self.voice = self.candidate.make()
            self._serve(self.voice)
        except VoiceFailed as failure:
            why = failure
        finally:
            self.chain._take_failure(self, why)  # first, for closing a voice that failed may hang
            if self.voice:
                self.voice.close()

    def _serve(self, voice: Voice) -> None:
        found = voice.probe()
        if not found.available:
            raise VoiceFailed(found.code, found.detail)
        voice.open()
        self.chain._take_ready(self)
        while (job := self.chain._take(self)) is not None:
            if job.cut:
                voice.cancel()
            if job.told is not None:
                voice.configure(self.chain.settings)
                voice.speak(self.chain._utterance(self, job, job.told))
                while self.chain._rest(self) and voice.sounding():
                    pass
            self.chain._finish(self)

    def stuck(self, patience: float) -> bool:
        """Say whether it has made no progress for too long."""
        if not self.ready:
            patience = max(patience, self.voice.opening if self.voice else LOADING)
        return self.busy is not None and time.monotonic() - self.busy > patience


def _ignore(*_: object) -> None:
    pass


class _Try:
    """When a candidate may be tried (again), and how long to wait after its next failure."""

    def __init__(self, pause: float) -> None:
        self.due = -math.inf
        self.pause = pause


class Speech(HasVoices, KnowsSeating, Speaks):
    """The speech channel."""

    name = "speech"

    def __init__(
        self,
        candidates: Sequence[Candidate],
        settings: VoiceSettings | None = None,
        *,
        seating: SoundStage | None = None,
        on_change: Callable[[str, str, str], None] = _ignore,
        on_fate: Callable[[int, Fate], None] = _ignore,
        on_sounding: Callable[[bool], None] = _ignore,
        on_missing: Callable[[str], None] = _ignore,
        patience: float = PATIENCE,
        retry: float = RETRY,
    ) -> None:
        """Put the chain together; ``open`` starts it.

        The callbacks come from any thread, one at a time, and must be quick.

        :param candidates: the voices, best first (``voices.candidates``). :param settings: for every voice; assign
            to change. :param seating: where seats sound from; assign to change.
        :param on_change: a code, the voice that spoke and the one that speaks now (``none``: text alone), told when
            that one has said its first message to the end: what opens need not sound. The code
            is ``opened``, ``returned`` (a better one is back), ``chosen`` (by ``use``), ``no-voice``, or why the
            old one was given up: ``hung``, ``died``, ``crashed``, or what a voice says itself.
        :param on_fate: an announcement's number and what became of it.
        :param on_sounding: whether somebody speaks, as for ``Mixer.duck``.
        :param on_missing: the library of a voice that cannot be loaded; it is not tried again.
        :param patience, retry: seconds, as PATIENCE and RETRY.
        """
        self.candidates = candidates
        self.settings = settings or VoiceSettings()
        self.seating = seating or SoundStage()
        #: why each voice that failed or was not there did so the last time
        self.troubles: dict[str, VoiceFailed] = {}
        self._on_change, self._on_fate, self._on_sounding = on_change, on_fate, on_sounding
        self._on_missing = on_missing
        self._patience, self._retry = patience, retry
        self._lock = threading.Lock()
        self._work = threading.Condition(self._lock)  # workers wait for something to say
        self._alarm = threading.Condition(self._lock)  # the watchdog waits for somebody to watch
        #: whether what waits is shortened when there is too much of it: for players whose opponents do not wait
        self.hurries = False
        self._waiting: deque[Announcement] = deque()
        self._late = 0  # how many of those that wait are to be shortened
        self._epoch = 0  # goes up when what sounds is to be cut
        self._cut = False
        self._closed = True
        self._active: _Worker | None = None
        self._scout: _Worker | None = None  # a better voice on its way back
        self._tries: list[_Try] = []
        self._voice = ""  # the name last reported
        self._given_up = ""  # why the voice that was heard before was given up, until another one is
        self._sounding = False
        self._reports: deque[Callable[[], None]] = deque()  # calls put off until the lock is free
        self._reporting = threading.Lock()

    # ---- the channel -------------------------------------------------------------------------------------

    def probe(self) -> bool:
        """Say whether any voice could be opened."""
        return any(probe(candidate).available for candidate in reversed(self.candidates))

    def open(self) -> None:
        """Begin looking for a voice; what is said meanwhile waits for it. Never raises."""
        with self._lock:
            self._closed = False
            self._begin()
            threading.Thread(target=self._watch, name="speech-watchdog", daemon=True).start()
        self._report()

    def show(self, announcement: Announcement) -> None:
        """Say this as its priority asks; a fraction of a millisecond."""
        if not announcement.text or self._closed:
            return
        with self._lock:
            self._admit(announcement)
            self._look_for_better()
            if self._active is None:
                self._fail_waiting()
            self._work.notify_all()
            self._alarm.notify()
        self._report()

    def hush(self) -> None:
        """Stop what is being said and forget what waits."""
        with self._lock:
            self._clear()
            self._work.notify_all()
        self._report()

    def close(self) -> None:
        """Fall silent and end; waits a moment for the voice, never for one that hangs."""
        atexit.unregister(self.close)
        with self._lock:
            self._closed = True
            self._clear()
            workers = [worker for worker in (self._active, self._scout) if worker]
            self._retire_all()
            self._alarm.notify()
        ends = time.monotonic() + FAREWELL
        for worker in workers:
            worker.join(max(0.0, ends - time.monotonic()))
        self._report()

    # ---- for menus and for programs that wait ------------------------------------------------------------

    @property
    def voice(self) -> str:
        """The name of the voice that speaks now; ``none`` while there is none, or none since the last one was lost."""
        active = self._active
        return active.candidate.name if active and active.ready and self._voice != "none" else "none"

    @property
    def speaking(self) -> bool:
        """Say whether something sounds or waits to be said."""
        with self._lock:
            return self._is_speaking()

    def choices(self, language: str) -> tuple[str, ...]:
        """Return the names that ``VoiceSettings.voices`` may hold for the voice that speaks now."""
        active = self._active
        return active.voice.choices(language) if active and active.voice else ()

    def use(self, candidates: Sequence[Candidate]) -> None:
        """Change to other candidates, such as the program's own voice instead of the screen reader's."""
        with self._lock:
            self.candidates = candidates
            if self._closed:
                return
            self._retire_all()
            self._given_up = "chosen"
            self._begin()
        self._report()

    def settle(self, timeout: float) -> bool:
        """Wait until all has been said; not for the main loop. Return whether it has."""
        ends = time.monotonic() + timeout
        while self.speaking and time.monotonic() < ends:
            time.sleep(STEP / 2)
        return not self.speaking

    # ---- the queue; everything from here on is called under the lock ---------------------------------------

    def _admit(self, announcement: Announcement) -> None:
        if announcement.priority is Priority.LOW and self._waiting:
            return self._settle(announcement, Fate.DROPPED)
        if announcement.priority is Priority.NOW:
            self._clear()
        else:
            for hint in [waiting for waiting in self._waiting if waiting.priority is Priority.LOW]:
                self._waiting.remove(hint)
                self._settle(hint, Fate.DROPPED)
        return self._waiting.append(announcement)

    def _clear(self) -> None:
        for announcement in self._waiting:
            self._settle(announcement, Fate.SUPERSEDED)
        self._waiting.clear()
        self._late = 0
        self._cut = True
        self._epoch += 1

    def _fail_waiting(self) -> None:
        for announcement in self._waiting:
            self._settle(announcement, Fate.FAILED)
        self._waiting.clear()

    def _settle(self, announcement: Announcement, fate: Fate) -> None:
        self._reports.append(lambda: self._on_fate(announcement.number, fate))

    def _end(self, job: _Job, fate: Fate) -> None:
        if job.told is not None:
            self._settle(job.told, fate)

    def _next_job(self) -> _Job:
        """Take what is to be said next; once too much waits all of it is shortened, whatever comes meanwhile."""
        cut, self._cut = self._cut, False
        told = self._waiting.popleft() if self._waiting else None
        if self.hurries and len(self._waiting) >= MANY:
            self._late = len(self._waiting) + 1
        brief = self._late > 0 and told is not None and told.priority is not Priority.NOW
        self._late = max(0, self._late - 1)
        return _Job(told, brief, cut, self._epoch)

    def _is_speaking(self) -> bool:
        return bool(self._waiting) or bool(self._active and self._active.job and self._active.job.told is not None)

    def _note_sounding(self) -> None:
        sounding = bool(self._active and self._active.job and self._active.job.told is not None)
        if sounding != self._sounding:
            self._sounding = sounding
            self._reports.append(lambda: self._on_sounding(sounding))

    # ---- who speaks --------------------------------------------------------------------------------------

    def _begin(self) -> None:
        self._tries = [_Try(self._retry) for _ in self.candidates]
        self._active = self._start_worker(len(self.candidates))
        if self._active is None:
            self._fall_silent()

    def _fall_silent(self) -> None:
        """Leave what is said to the screen and the history, until a voice may be tried again."""
        self._change(self._given_up or "no-voice", "none")
        self._fail_waiting()

    def _start_worker(self, below: int) -> _Worker | None:
        """Start the best candidate that is due, of those ranked before ``below``."""
        now = time.monotonic()
        for rank, chance in enumerate(self._tries[:below]):
            if chance.due <= now:
                chance.due = math.inf  # until it has ended
                worker = _Worker(self, rank, self.candidates[rank])
                worker.start()
                self._alarm.notify()
                return worker
        return None

    def _look_for_better(self) -> None:
        if self._active is None:
            self._active = self._start_worker(len(self.candidates))
        elif self._active.ready and self._scout is None:
            self._scout = self._start_worker(self._active.rank)

    def _promote(self) -> None:
        """Let a better voice that has come back take over, between two messages."""
        scout, active = self._scout, self._active
        if scout is None or not scout.ready or (active and active.job):
            return
        if active:
            self._retire(active)
        self._active, self._scout = scout, None
        self._work.notify_all()

    def _retire(self, worker: _Worker) -> None:
        """Take a voice off that nothing is wrong with."""
        self._take_back(worker)
        worker.retired = True
        self._tries[worker.rank].due = -math.inf
        self._work.notify_all()

    def _retire_all(self) -> None:
        for worker in (self._active, self._scout):
            if worker:
                self._retire(worker)
        self._active = self._scout = None
        self._note_sounding()

    def _take_back(self, worker: _Worker) -> None:
        """Put what a worker was saying back to the head of the queue, unless it had been cut."""
        job, worker.job = worker.job, None
        if job and job.epoch == self._epoch and job.told is not None:
            self._waiting.appendleft(job.told)
            self._late += job.brief
        elif job:
            self._end(job, Fate.SUPERSEDED)

    def _dismiss(self, worker: _Worker, why: VoiceFailed) -> None:
        """Give a voice up: what it was saying goes to the next one."""
        self.troubles[worker.candidate.name] = why
        self._take_back(worker)
        worker.retired = True
        chance = self._tries[worker.rank]
        chance.due = time.monotonic() + chance.pause
        if why.code == NOT_LOADED:
            chance.due = math.inf
            self._reports.append(lambda: self._on_missing(why.detail))
        if worker.ready:  # one that is merely not there is asked again in the same time
            chance.pause = min(2 * chance.pause, LONGEST_RETRY)
        if worker is self._scout:
            self._scout = None
        else:
            self._replace(worker, why.code)

    def _replace(self, lost: _Worker, code: str) -> None:
        if lost.heard:
            self._given_up = code
        scout, self._scout = self._scout, None
        self._active = scout or self._start_worker(len(self.candidates))
        self._note_sounding()
        if self._active is None:
            self._fall_silent()
        elif self._active.ready:
            self._work.notify_all()

    def _note_heard(self, worker: _Worker) -> None:
        """Tell of a voice that has said its first message to the end."""
        self._tries[worker.rank].pause = self._retry
        if worker is self._active and not worker.heard:
            worker.heard = True
            self._change(self._given_up or ("returned" if self._voice else "opened"), worker.candidate.name)

    def _change(self, code: str, new: str) -> None:
        old, self._voice = self._voice, new
        self._given_up = ""
        if old != new:
            self._reports.append(lambda: self._on_change(code, old or "none", new))

    def _report(self) -> None:
        """Make the calls that were put off while the lock was held, one thread at a time and so in their order."""
        while self._reports and self._reporting.acquire(blocking=False):
            try:
                while self._reports:
                    self._reports.popleft()()
            finally:
                self._reporting.release()

    # ---- called by workers, without the lock ---------------------------------------------------------------

    def _take_ready(self, worker: _Worker) -> None:
        # A worker inside a library must not meet the end of the interpreter; registered now, it comes before
        # whatever the library has registered for itself.
        atexit.unregister(self.close)
        atexit.register(self.close)
        with self._lock:
            worker.ready = True
            worker.busy = None
            if worker is not self._active:
                self._promote()
        self._report()

    def _take(self, worker: _Worker) -> _Job | None:
        """Wait for something to do; None when this worker is not wanted any more."""
        with self._lock:
            worker.busy = None
            while not worker.retired:
                if worker is self._active and (self._waiting or self._cut):
                    worker.busy = time.monotonic()
                    worker.job = self._next_job()
                    self._note_sounding()
                    break
                self._work.wait()
            job = None if worker.retired else worker.job
        self._report()
        return job

    def _rest(self, worker: _Worker) -> bool:
        """Wait a moment while the voice sounds; False when it is to be cut."""
        with self._lock:
            job = worker.job
            worker.busy = None
            if job is None or worker.retired or job.epoch != self._epoch:
                return False
            self._work.wait(STEP)
            worker.busy = time.monotonic()
            return not worker.retired and job.epoch == self._epoch

    def _finish(self, worker: _Worker) -> None:
        with self._lock:
            job, worker.job, worker.busy = worker.job, None, None
            if job is None:  # taken back
                return
            if job.epoch == self._epoch and job.told is not None:
                self._note_heard(worker)
            self._end(job, Fate.SPOKEN if job.epoch == self._epoch else Fate.SUPERSEDED)
            self._promote()
            if not self._waiting:
                self._note_sounding()
        self._report()

    def _take_failure(self, worker: _Worker, why: VoiceFailed) -> None:
        with self._lock:
            if not worker.retired:
                self._dismiss(worker, why)
        self._report()

    def _utterance(self, worker: _Worker, job: _Job, told: Announcement) -> Utterance:
        """Return what is said of an announcement, from the place and in the voice of its seat."""
        place, pitch = (0.0, 0) if told.seat is None else self.seating.place(told.seat)
        return Utterance(
            (job.brief and told.brief) or told.text,
            told.language,
            place,
            pitch,
            told.seat,
            urgent=told.priority is Priority.NOW,
            braille=told.braille,
            wanted=lambda: worker.job is job and self._epoch == job.epoch,
            source=told,
        )

    # ---- the watchdog --------------------------------------------------------------------------------------

    def _watch(self) -> None:
        """Give up whoever makes no progress; asleep while nobody works."""
        while True:
            with self._lock:
                if self._closed:
                    return
                workers = [worker for worker in (self._active, self._scout) if worker]
                for worker in workers:
                    if worker.stuck(self._patience):
                        self._dismiss(worker, VoiceFailed("hung"))
                idle = not self._is_speaking() and all(worker.busy is None for worker in workers)
                self._alarm.wait(None if idle else self._patience / 8)
            self._report()
