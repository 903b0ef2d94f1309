"""Speech: a chain of voices that always ends in sound or in text, and never blocks its caller.

One worker thread owns one voice. The chain holds the queue of announcements and knows which worker takes the next; a
watchdog gives up a worker that makes no progress, and the next voice says the same announcement. A better voice that
failed is retried from time to time, beside the present one. Callers only touch the queue.
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

from numeramis_access.output.channel import NOT_LOADED, HasVoices, KnowsSeating, ReportsSpeechEnd
from numeramis_access.output.soundstage import SoundStage
from numeramis_access.output.voices import Candidate, Utterance, Voice, VoiceFailed, VoiceSettings
from numeramis_access.output.voices.chain import probe
from numeramis_access.words.announcement import Announcement, Priority

NO_PROGRESS_SECONDS = 1.0  #: seconds without progress after which a voice is given up
RETRY_SECONDS = 20.0  #: seconds until a voice that failed is tried again; doubled after each further failure
MAX_RETRY_SECONDS = 320.0
LOADING_SECONDS = 10.0  #: seconds allowed for importing a voice's libraries
HURRIED_FROM = 3  #: with this many still waiting behind the next one, a hurrying chain shortens them
POLL_SECONDS = 0.02  #: seconds between two checks whether a voice still sounds
FAREWELL_SECONDS = 0.3  #: seconds that closing waits for the voice to fall silent


class Fate(StrEnum):
    """The end of an announcement that the channel has accepted."""

    #: said to its end
    SPOKEN = "spoken"
    #: removed or cut short by an urgent announcement, the stop key or the end of the channel
    SUPERSEDED = "superseded"
    #: of low priority, and another announcement waited or came
    DROPPED = "dropped"
    #: no voice: the announcement stands only in the history and on the screen
    FAILED = "failed"


class _Job(msgspec.Struct, frozen=True):
    """A worker's task.

    :param announcement: the announcement; None only to fall silent. :param brief: whether to say the short form.
    :param cut: whether to cut the present sound.
    :param epoch: number of the queue's clearing at which it began; a job of an earlier one is cut.
    """

    announcement: Announcement | None
    brief: bool
    cut: bool
    epoch: int


class _Worker(threading.Thread):
    """The only thread that touches a voice; if it hangs it is abandoned, never joined for long."""

    def __init__(self, chain: Speech, rank: int, candidate: Candidate) -> None:
        super().__init__(name=f"voice-{candidate.name}", daemon=True)
        self.chain, self.rank, self.candidate = chain, rank, candidate
        self.voice: Voice | None = None
        self.ready = self.heard = self.retired = False
        #: since when it has made no progress, None while it waits for work; guarded by the chain's lock
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
            self.chain._take_failure(self, why)  # first, because closing a failed voice can hang
            if self.voice:
                self.voice.close()

    def _serve(self, voice: Voice) -> None:
        outcome = voice.probe()
        if not outcome.available:
            raise VoiceFailed(outcome.code, outcome.detail)
        voice.open()
        self.chain._take_ready(self)
        while (job := self.chain._take_job(self)) is not None:
            if job.cut:
                voice.cancel()
            if job.announcement is not None:
                voice.configure(self.chain.settings)
                voice.speak(self.chain._utterance(self, job, job.announcement))
                while self.chain._wait_while_sounding(self) and voice.is_sounding():
                    pass
            self.chain._finish(self)

    def is_stuck(self, patience: float) -> bool:
        """Return whether the worker has made no progress for too long.

        :param patience: seconds without progress that are too long.
        """
        if not self.ready:
            patience = max(patience, self.voice.opening if self.voice else LOADING_SECONDS)
        return self.busy is not None and time.monotonic() - self.busy > patience


def _ignore(*_: object) -> None:
    pass


class _Try:
    """The tries of one candidate.

    :param pause: seconds until the try after its next failure.
    :ivar due: time of the next try, by ``time.monotonic``; infinite while it runs.
    """

    def __init__(self, pause: float) -> None:
        self.due = -math.inf
        self.pause = pause


class Speech(HasVoices, KnowsSeating, ReportsSpeechEnd):
    """The speech channel: a chain of voices that always ends in sound or in text.

    :ivar candidates: the voices, best first; ``use`` changes them.
    :ivar settings: settings of every voice; assign to change.
    :ivar troubles: the last failure of each voice, by its name.
    :ivar hurries: whether a long queue is shortened.
    """

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
        patience: float = NO_PROGRESS_SECONDS,
        retry: float = RETRY_SECONDS,
    ) -> None:
        """Set up the chain; ``open`` starts it.

        The callbacks come from any thread, one at a time, and must be quick.

        :param candidates: the voices, best first (``chain.voice_candidates``).
        :param settings: settings of every voice; assign to change.
        :param seating: the places of the seats; assign to change.
        :param on_change: gets a code, the previous voice and the present one (``none``: only text), after the new voice
            has finished its first announcement, because an opened voice can be silent. The code is ``opened``,
            ``returned`` (a better one is back), ``chosen`` (by ``use``), ``no-voice``, or the reason why the previous
            voice was given up: ``hung``, ``died``, ``crashed``, or the voice's own code.
        :param on_fate: gets the number and the fate of each announcement that ``show`` has accepted, once.
        :param on_sounding: gets whether the voice speaks, as for ``Mixer.duck``.
        :param on_missing: gets the library of a voice that cannot be loaded; that voice is not tried again.
        :param patience, retry: seconds, as NO_PROGRESS_SECONDS and RETRY_SECONDS.
        """
        self.candidates = candidates
        self.settings = settings or VoiceSettings()
        self.seating = seating or SoundStage()
        #: the last failure of each voice
        self.troubles: dict[str, VoiceFailed] = {}
        self._on_change, self._on_fate, self._on_sounding = on_change, on_fate, on_sounding
        self._on_missing = on_missing
        self._patience, self._retry = patience, retry
        self._lock = threading.Lock()
        self._work = threading.Condition(self._lock)  # workers wait for an announcement
        self._alarm = threading.Condition(self._lock)  # the watchdog waits for a worker to watch
        #: whether a long queue is shortened: for players whose opponents do not wait
        self.hurries = False
        self._waiting: deque[Announcement] = deque()
        self._short_count = 0  # how many of the first waiting announcements to shorten
        self._epoch = 0  # goes up to cut the present sound
        self._must_cut = False
        self._is_closed = True
        self._active: _Worker | None = None
        self._scout: _Worker | None = None  # a better voice that is being tried again
        self._tries: list[_Try] = []
        self._reported_voice = ""  # the name last reported
        self._failure_code = ""  # why the previous voice was given up, or ``chosen``; empty once another one is heard
        self._was_sounding = False
        self._reports: deque[Callable[[], None]] = deque()  # calls put off until the lock is free
        self._reporting = threading.Lock()

    # ---- the channel -------------------------------------------------------------------------------------

    def probe(self) -> bool:
        """Return whether any voice could be opened; none is opened for it."""
        return any(probe(candidate).available for candidate in reversed(self.candidates))

    def open(self) -> None:
        """Start looking for a voice in separate threads; announcements wait for it meanwhile. Never raises."""
        with self._lock:
            self._is_closed = False
            self._start_best()
            threading.Thread(target=self._watch, name="speech-watchdog", daemon=True).start()
        self._report()

    def show(self, announcement: Announcement) -> None:
        """Queue an announcement by its priority; drop it if it has no text or the channel is closed.

        This takes a fraction of a millisecond.

        :param announcement: the announcement, whose fate ``on_fate`` tells.
        """
        if not announcement.text or self._is_closed:
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
        """Stop the present announcement and drop the waiting ones; their fate is ``SUPERSEDED``."""
        with self._lock:
            self._clear()
            self._work.notify_all()
        self._report()

    def close(self) -> None:
        """Fall silent and end. The waiting announcements are superseded. It waits a moment for the voice, never for one
        that hangs.
        """
        atexit.unregister(self.close)
        with self._lock:
            self._is_closed = True
            self._clear()
            workers = [worker for worker in (self._active, self._scout) if worker]
            self._retire_all()
            self._alarm.notify()
        ends = time.monotonic() + FAREWELL_SECONDS
        for worker in workers:
            worker.join(max(0.0, ends - time.monotonic()))
        self._report()

    # ---- for menus and for programs that wait ------------------------------------------------------------

    @property
    def voice(self) -> str:
        """Return the name of the present voice; ``none`` while there is none, or after the last one was lost."""
        active = self._active
        return active.candidate.name if active and active.ready and self._reported_voice != "none" else "none"

    @property
    def is_speaking(self) -> bool:
        """Return whether something sounds or waits to be spoken."""
        with self._lock:
            return self._is_speaking()

    def speakers(self, language: str) -> tuple[str, ...]:
        """Return the names that the setting ``VoiceSettings.voices`` can have for the present voice; none without a
        voice.

        :param language: code of the language to speak.
        """
        active = self._active
        return active.voice.speakers(language) if active and active.voice else ()

    def use(self, candidates: Sequence[Candidate]) -> None:
        """Change to other candidates, such as the program's own voice in place of the screen reader's.

        The new voice says the interrupted announcement again. While the channel is closed, the candidates are only
        stored.

        :param candidates: the voices, best first.
        """
        with self._lock:
            self.candidates = candidates
            if self._is_closed:
                return
            self._retire_all()
            self._failure_code = "chosen"
            self._start_best()
        self._report()

    def wait_until_spoken(self, timeout: float) -> bool:
        """Wait until everything is spoken, and return False if it is not by the end of the time; never call it in the
        main loop.

        :param timeout: the longest wait, in seconds.
        """
        ends = time.monotonic() + timeout
        while self.is_speaking and time.monotonic() < ends:
            time.sleep(POLL_SECONDS / 2)
        return not self.is_speaking

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
        self._short_count = 0
        self._must_cut = True
        self._epoch += 1

    def _fail_waiting(self) -> None:
        for announcement in self._waiting:
            self._settle(announcement, Fate.FAILED)
        self._waiting.clear()

    def _settle(self, announcement: Announcement, fate: Fate) -> None:
        self._reports.append(lambda: self._on_fate(announcement.number, fate))

    def _settle_job(self, job: _Job, fate: Fate) -> None:
        if job.announcement is not None:
            self._settle(job.announcement, fate)

    def _next_job(self) -> _Job:
        """Take the next announcement; once too many wait, all of those are shortened."""
        cut, self._must_cut = self._must_cut, False
        announcement = self._waiting.popleft() if self._waiting else None
        if self.hurries and len(self._waiting) >= HURRIED_FROM:
            self._short_count = len(self._waiting) + 1
        brief = self._short_count > 0 and announcement is not None and announcement.priority is not Priority.NOW
        self._short_count = max(0, self._short_count - 1)
        return _Job(announcement, brief, cut, self._epoch)

    def _is_speaking(self) -> bool:
        return bool(self._waiting) or self._is_sounding()

    def _is_sounding(self) -> bool:
        return bool(self._active and self._active.job and self._active.job.announcement is not None)

    def _note_sounding(self) -> None:
        sounding = self._is_sounding()
        if sounding != self._was_sounding:
            self._was_sounding = sounding
            self._reports.append(lambda: self._on_sounding(sounding))

    # ---- who speaks --------------------------------------------------------------------------------------

    def _start_best(self) -> None:
        self._tries = [_Try(self._retry) for _ in self.candidates]
        self._active = self._start_worker(len(self.candidates))
        if self._active is None:
            self._fall_silent()

    def _fall_silent(self) -> None:
        """Leave announcements to the screen and the history until a voice can be tried again."""
        self._change_voice(self._failure_code or "no-voice", "none")
        self._fail_waiting()

    def _start_worker(self, below: int) -> _Worker | None:
        """Start the best candidate that is due, among those ranked before ``below``; None if none is due."""
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
        """Let a better voice that has come back take over, between two announcements."""
        scout, active = self._scout, self._active
        if scout is None or not scout.ready or (active and active.job):
            return
        if active:
            self._retire(active)
        self._active, self._scout = scout, None
        self._work.notify_all()

    def _retire(self, worker: _Worker) -> None:
        """End a worker whose voice works; its announcement waits again, and its voice can be tried at once."""
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
        """Put a worker's announcement back at the head of the queue, unless it had been cut."""
        job, worker.job = worker.job, None
        if job and job.epoch == self._epoch and job.announcement is not None:
            self._waiting.appendleft(job.announcement)
            self._short_count += job.brief
        elif job:
            self._settle_job(job, Fate.SUPERSEDED)

    def _dismiss(self, worker: _Worker, why: VoiceFailed) -> None:
        """Give a voice up; the next voice takes its announcement."""
        self.troubles[worker.candidate.name] = why
        self._take_back(worker)
        worker.retired = True
        chance = self._tries[worker.rank]
        chance.due = time.monotonic() + chance.pause
        if why.code == NOT_LOADED:
            chance.due = math.inf
            self._reports.append(lambda: self._on_missing(why.detail))
        if worker.ready:  # a voice that is only absent is asked again after the same pause
            chance.pause = min(2 * chance.pause, MAX_RETRY_SECONDS)
        if worker is self._scout:
            self._scout = None
        else:
            self._replace(worker, why.code)

    def _replace(self, lost: _Worker, code: str) -> None:
        if lost.heard:
            self._failure_code = code
        scout, self._scout = self._scout, None
        self._active = scout or self._start_worker(len(self.candidates))
        self._note_sounding()
        if self._active is None:
            self._fall_silent()
        elif self._active.ready:
            self._work.notify_all()

    def _note_heard(self, worker: _Worker) -> None:
        """Report a voice that has finished its first announcement."""
        self._tries[worker.rank].pause = self._retry
        if worker is self._active and not worker.heard:
            worker.heard = True
            code = self._failure_code or ("returned" if self._reported_voice else "opened")
            self._change_voice(code, worker.candidate.name)

    def _change_voice(self, code: str, new: str) -> None:
        old, self._reported_voice = self._reported_voice, new
        self._failure_code = ""
        if old != new:
            self._reports.append(lambda: self._on_change(code, old or "none", new))

    def _report(self) -> None:
        """Make the calls put off while the lock was held; one thread at a time, so they keep their order."""
        while self._reports and self._reporting.acquire(blocking=False):
            try:
                while self._reports:
                    self._reports.popleft()()
            finally:
                self._reporting.release()

    # ---- called by workers, without the lock ---------------------------------------------------------------

    def _take_ready(self, worker: _Worker) -> None:
        # A worker inside a library must not outlive the interpreter. Registered now, ``close`` runs before the
        # library's own exit handlers.
        atexit.unregister(self.close)
        atexit.register(self.close)
        with self._lock:
            worker.ready = True
            worker.busy = None
            if worker is not self._active:
                self._promote()
        self._report()

    def _take_job(self, worker: _Worker) -> _Job | None:
        """Wait for a job; return None when this worker is no longer wanted."""
        with self._lock:
            worker.busy = None
            while not worker.retired:
                if worker is self._active and (self._waiting or self._must_cut):
                    worker.busy = time.monotonic()
                    worker.job = self._next_job()
                    self._note_sounding()
                    break
                self._work.wait()
            job = None if worker.retired else worker.job
        self._report()
        return job

    def _wait_while_sounding(self, worker: _Worker) -> bool:
        """Wait a moment while the voice sounds; return False to cut it."""
        with self._lock:
            job = worker.job
            worker.busy = None
            if job is None or worker.retired or job.epoch != self._epoch:
                return False
            self._work.wait(POLL_SECONDS)
            worker.busy = time.monotonic()
            return not worker.retired and job.epoch == self._epoch

    def _finish(self, worker: _Worker) -> None:
        with self._lock:
            job, worker.job, worker.busy = worker.job, None, None
            if job is None:  # taken back
                return
            if job.epoch == self._epoch and job.announcement is not None:
                self._note_heard(worker)
            self._settle_job(job, Fate.SPOKEN if job.epoch == self._epoch else Fate.SUPERSEDED)
            self._promote()
            if not self._waiting:
                self._note_sounding()
        self._report()

    def _take_failure(self, worker: _Worker, why: VoiceFailed) -> None:
        with self._lock:
            if not worker.retired:
                self._dismiss(worker, why)
        self._report()

    def _utterance(self, worker: _Worker, job: _Job, announcement: Announcement) -> Utterance:
        """Return the utterance of an announcement, with the place and voice of its seat."""
        place, pitch = self.seating.place(announcement.seat)
        return Utterance(
            (job.brief and announcement.brief) or announcement.text,
            announcement.language,
            place,
            pitch,
            announcement.seat,
            urgent=announcement.priority is Priority.NOW,
            braille=announcement.braille,
            wanted=lambda: worker.job is job and self._epoch == job.epoch,
            source=announcement,
        )

    # ---- the watchdog --------------------------------------------------------------------------------------

    def _watch(self) -> None:
        """Give up workers that make no progress; sleep while none works."""
        while True:
            with self._lock:
                if self._is_closed:
                    return
                workers = [worker for worker in (self._active, self._scout) if worker]
                for worker in workers:
                    if worker.is_stuck(self._patience):
                        self._dismiss(worker, VoiceFailed("hung"))
                idle = not self._is_speaking() and all(worker.busy is None for worker in workers)
                self._alarm.wait(None if idle else self._patience / 8)
            self._report()
