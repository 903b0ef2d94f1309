"""Give every announcement to the channels, as the settings ask, and every screen to the views; keep the history."""

from __future__ import annotations

import contextlib
import math
import time
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, replace
from functools import partial
from itertools import count
from typing import Any, TypeVar

from numeramis_access.input.inbox import Inbox, Report, load_failure
from numeramis_access.output.channel import (
    NOT_LOADED,
    Channel,
    ChannelUnavailable,
    ForgetsHistory,
    HasVoices,
    ReportsSpeechEnd,
)
from numeramis_access.output.screen import HasSpectators, Screen, ScreenView
from numeramis_access.store.faults import FaultLog
from numeramis_access.store.settings import PlayTelling, Settings
from numeramis_access.words.announcement import Announcement, Priority, Topic
from numeramis_access.words.kinds import HISTORY_KINDS

#: maximum number of announcements in the history
MAX_HISTORY = 2000
#: topics that the history can be limited to, first everything
HISTORY_TOPICS: tuple[Topic, ...] = ("", "play", "score", "answer")
#: the failures of a channel: its own error, the system's (a device gone), or a library's (pygame.error is one of these)
CHANNEL_FAILURES = (ChannelUnavailable, OSError, RuntimeError)
RETRY_SECONDS = 5.0  #: seconds until a failed channel is tried again; doubled each time
MAX_RETRY_SECONDS = 300.0

T = TypeVar("T")


@dataclass
class _FailedChannel:
    """A channel or view that has failed; the player was told about it.

    :param channel: the channel or view. :param listens: whether it gets announcements.
    :param due: time of the next try, infinite for none; while it is on trial, the time from which its work shows that
        it is back.
    :param pause: seconds from a failure to the next try, and seconds of the trial.
    :param on_trial: whether it is open again and has not failed since; its return is announced after the trial.
    """

    channel: Any
    listens: bool
    due: float
    pause: float
    on_trial: bool = False


class Announcer:
    """Gives every announcement (a message for the player, in words) to the channels, such as speech, keeps the history
    of announcements, and tries failed channels again.

    :param settings: the player's settings; they decide how announcements are told, and ``Program`` replaces them when
        they change.
    :param inbox: takes reports of failed channels.
    :param faults: takes unforeseen errors of channels.
    :param clock: returns the monotonic time in seconds.
    :ivar channels: the channels that get announcements; a failed one is missing until it is open again.
    :ivar history: the announcements so far, oldest first, at most ``MAX_HISTORY`` entries.
    :ivar topic: the topic of the announcements that ``step`` and ``jump`` visit; empty for all.
    :ivar listener: the entrant who has the keyboard at a computer with several people; None if everyone hears. New
        announcements are marked with it; ``step``, ``jump``, ``repeat`` and ``repeat_as`` find only announcements for
        everyone and for this entrant.
    """

    def __init__(
        self, settings: Settings, inbox: Inbox, faults: FaultLog, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.settings = settings
        self._faults = faults
        self._now = clock
        self._inbox = inbox
        self.channels: list[Channel] = []
        self.history: list[Announcement] = []
        self._numbers = count(1)
        #: index of the entry that was recalled last, None at the end of the history
        self._place: int | None = None
        #: number of the announcement that ``repeat_as`` said last, and the index of its form
        self._repeated = (0, 0)
        self.topic: Topic = ""
        self.listener: int | None = None
        #: announcements that are formed later, and the index in the history at which they belong; None without any
        self._deferred: tuple[int, Callable[[], list[Announcement]]] | None = None
        #: seconds until a failed channel is first tried again; tests shorten it
        self.retry_seconds = RETRY_SECONDS
        self._failed: list[_FailedChannel] = []

    def tell(self, announcements: Iterable[Announcement]) -> None:
        """Number announcements, tell them in order through all channels, and add them to the history, except those of
        ``HISTORY_KINDS``.

        By the player's settings an announcement can be reduced to its brief form or a sound, go to the history alone,
        or be left out at a low verbosity.
        """
        for new in announcements:
            announcement = replace(new, number=next(self._numbers), listener=self.listener)
            if announcement.kind not in HISTORY_KINDS:
                self._remember(announcement)
            telling = self.settings.telling.get(announcement.kind) or self._telling_of_player(announcement)
            if telling == "word":
                announcement = replace(announcement, text=announcement.brief, full="")
            if telling != "history":
                self._show(announcement, telling == "sound", telling is None and self._is_too_much(announcement))

    def _telling_of_player(self, announcement: Announcement) -> PlayTelling | None:
        """Return the setting for the acts of the player of an announcement, None if they are told in full."""
        settings = self.settings
        wishes = {"own": settings.own_plays, "partner": settings.partner_plays, "others": settings.others_plays}
        wish = wishes.get(announcement.player, "say")
        return None if wish == "say" else wish

    @property
    def is_speaking(self) -> bool:
        """Return whether a voice is still speaking."""
        return any(isinstance(channel, ReportsSpeechEnd) and channel.is_speaking for channel in self.channels)

    @property
    def voice(self) -> str:
        """Return the name of the present voice; ``none`` if none was found, empty without a channel of speech."""
        return next((channel.voice for channel in self.channels if isinstance(channel, HasVoices)), "")

    def hush(self) -> None:
        """Stop speech and drop announcements that wait to be spoken; all stay in the history."""
        for channel in list(self.channels):
            self.attempt(channel, channel.hush)

    def repeat(self) -> Announcement | None:
        """Say the last announcement that is not a refusal again, without its sound; return it, None if there is none.

        Announcements for another listener do not count. The next ``step`` starts there.
        """
        places = (
            place for place in reversed(range(len(self.history)))
            if self.history[place].cue != "refusal" and self._is_for_here(self.history[place])
        )  # fmt: skip
        return self._recall(next(places, -1))

    def repeat_as(self, *forms: Callable[[str], str]) -> Announcement | None:
        """Say the last announcement again in another form; return the announcement, None if there is none. It can be a
        refusal; announcements for another listener do not count.

        The first call uses the first form; each further call for the same announcement uses the next one, and after the
        last again the first.

        :param forms: at least one function that returns the text to say for the announcement's text.
        """
        last = next((said for said in reversed(self.history) if self._is_for_here(said)), None)
        if last is None:
            return None
        number, last_form = self._repeated
        form = (last_form + 1) % len(forms) if number == last.number else 0
        self._repeated = last.number, form
        text = forms[form](last.text)
        self._show(replace(
            last, text=text, brief=text, full=text, priority=Priority.NOW, cue=None, recalled=True, shown_by="",
        ))  # fmt: skip
        return last

    def step(self, by: int) -> Announcement | None:
        """Go to the next or previous entry of the history and say it; return it. At either end of the history say
        nothing and return None.

        It starts at the entry recalled last; after a new announcement, and at first, behind the newest entry. It skips
        entries outside the topic and entries for another listener.

        :param by: 1 for the next entry, -1 for the one before.
        """
        self._insert_deferred()
        place = (len(self.history) if self._place is None else self._place) + by
        while 0 <= place < len(self.history) and not self._is_wanted(place):
            place += by
        return self._recall(place)

    def jump(self, to_first: bool) -> Announcement | None:
        """Go to the oldest or the newest entry of the history and say it; return it, None if there is none.

        It skips entries outside the topic and entries for another listener.

        :param to_first: True for the oldest entry, False for the newest.
        """
        self._insert_deferred()
        places = [place for place in range(len(self.history)) if self._is_wanted(place)]
        return self._recall(places[0 if to_first else -1]) if places else None

    def _is_wanted(self, place: int) -> bool:
        """Return whether the history visits an entry under the present topic. :param place: index of the entry."""
        said = self.history[place]
        return self.topic in ("", said.topic) and self._is_for_here(said)

    def _is_for_here(self, said: Announcement) -> bool:
        """Return whether the present listener may hear an announcement again."""
        return said.listener in (None, self.listener)

    def forget(self) -> None:
        """Stop all speech, and remove everything told so far from channels that still show it, because another person
        takes the keyboard. The history stays, and the next ``step`` starts at its end.
        """
        self.hush()
        self._place = None
        for channel in list(self.channels):
            if isinstance(channel, ForgetsHistory):
                self.attempt(channel, channel.forget)

    def choose_next_topic(self) -> Topic:
        """Limit ``step`` and ``jump`` to the next of ``HISTORY_TOPICS``, after the last one to no topic; return the
        topic, empty for none. The next ``step`` starts at the newest entry.
        """
        self.topic = HISTORY_TOPICS[(HISTORY_TOPICS.index(self.topic) + 1) % len(HISTORY_TOPICS)]
        self._place = None
        return self.topic

    def close_trick(self) -> None:
        """Remove the entries marked ``shows_trick`` from the history, because the next trick begins. The next ``step``
        starts at the newest entry.
        """
        if self._deferred is not None:
            place, make = self._deferred
            self._deferred = sum(not announcement.shows_trick for announcement in self.history[:place]), make
        self.history = [announcement for announcement in self.history if not announcement.shows_trick]
        self._place = None

    def _recall(self, place: int) -> Announcement | None:
        if not 0 <= place < len(self.history):
            return None
        self._place = place
        again = replace(self.history[place], priority=Priority.NOW, cue=None, recalled=True)
        self._show(again)
        return again

    def remember_later(self, make: Callable[[], list[Announcement]]) -> None:
        """Add announcements of the past at the present end of the history. ``make`` forms them only at the next
        ``step``, ``jump`` or call of this method, because that takes time and most players never ask for them.

        :param make: returns the announcements, oldest first.
        """
        self._insert_deferred()
        self._deferred = len(self.history), make

    def _insert_deferred(self) -> None:
        """Put the deferred announcements into the history."""
        if self._deferred is not None:
            (place, make), self._deferred = self._deferred, None
            before = len(self.history)
            self.history[place:place] = make()
            del self.history[: max(0, len(self.history) - MAX_HISTORY)]
            if self._place is not None:
                self._place = max(0, self._place + len(self.history) - before)

    def _remember(self, announcement: Announcement) -> None:
        self.history.append(announcement)
        self._place = None
        if len(self.history) > MAX_HISTORY:
            self.history.pop(0)
            if self._deferred is not None:
                self._deferred = max(0, self._deferred[0] - 1), self._deferred[1]

    def _is_too_much(self, announcement: Announcement) -> bool:
        """Return whether an announcement is left out at the player's verbosity."""
        return self.settings.verbosity < 2 and not announcement.in_brief

    def _show(self, announcement: Announcement, sound_only: bool = False, too_much: bool = False) -> None:
        """Give an announcement to the channels: only as a sound, or marked as too much for this verbosity.

        The braille line has a verbosity of its own, which it applies itself.
        """
        text = announcement.text_at(self.settings.verbosity)
        heard = announcement if text is announcement.text else replace(announcement, text=text)
        for channel in list(self.channels):
            braille = channel.name == "braille"
            if channel.name != "sound" and (sound_only or (too_much and not braille)):
                continue
            self.attempt(channel, partial(channel.show, announcement if braille else heard))

    # channels that fail

    def attempt(self, channel: Any, work: Callable[[], T]) -> T | None:
        """Run a channel's work and return its result; after any ``Exception`` close the channel and return None, so
        that an error in one channel never silences the others.

        A report tells the player, and ``revive`` tries the channel again later; a library that could not be loaded is
        not tried again. If the channel had failed before and works again for some time, a report says that it is back.
        An error that is none of ``CHANNEL_FAILURES`` is logged too.

        :param channel: the channel or view. :param work: calls the channel.
        """
        try:
            result = work()
        except Exception as error:  # noqa: BLE001 - the other channels go on after any error
            if not isinstance(error, CHANNEL_FAILURES):
                self._faults.write(error)
            self._drop(channel, error)
            return None
        self._end_trial(channel)
        return result

    def is_lost(self, channel: object) -> bool:
        """Return whether a channel has failed and is not open again."""
        lost = self._record_of(channel)
        return lost is not None and not lost.on_trial

    def _record_of(self, channel: object) -> _FailedChannel | None:
        return next((lost for lost in self._failed if lost.channel is channel), None)

    def due(self) -> float | None:
        """Return the time to try a failed channel again, the earliest of several, in seconds of the clock; None if none
        waits for that.
        """
        due = [lost.due for lost in self._failed if not lost.on_trial and lost.due < math.inf]
        return min(due, default=None)

    def revive(self) -> bool:
        """Try to open each failed channel and view that is due; return whether at least one is open again.

        If it cannot be opened, the next try comes after twice the time, at most ``MAX_RETRY_SECONDS``.
        """
        now, opened = self._now(), False
        for lost in [lost for lost in self._failed if not lost.on_trial and lost.due <= now]:
            if not self._reopen(lost.channel):
                self._put_off(lost)
                continue
            lost.on_trial, lost.due = True, self._now() + lost.pause
            if lost.listens:
                self.channels.append(lost.channel)
            opened = True
        return opened

    def _end_trial(self, channel: object) -> None:
        """Announce that a channel is back, if its trial is over and it has just worked."""
        if self._failed and (lost := self._record_of(channel)) and lost.on_trial and lost.due <= self._now():
            self._failed.remove(lost)
            self._inbox.put(Report("channel-returned", {"channel": lost.channel.name}))

    def _put_off(self, lost: _FailedChannel) -> None:
        """Double the pause of a failed channel."""
        lost.pause = min(2 * lost.pause, MAX_RETRY_SECONDS)
        lost.on_trial, lost.due = False, self._now() + lost.pause

    def _reopen(self, channel: Any) -> bool:
        """Open a failed channel again; return whether that succeeded."""
        try:
            channel.open()
        except Exception as error:  # noqa: BLE001 - as in ``attempt``
            if not isinstance(error, CHANNEL_FAILURES):
                self._faults.write(error)
            return False
        return True

    def _drop(self, channel: Any, error: Exception) -> None:
        """Close a failed channel and have the others announce it, once until it is back. A library that could not be
        loaded is not tried again.
        """
        if self.is_lost(channel):
            return
        listens = channel in self.channels
        if listens:
            self.channels.remove(channel)
        with contextlib.suppress(Exception):
            channel.close()
        if lost := self._record_of(channel):
            self._put_off(lost)
            return
        lost = _FailedChannel(channel, listens, self._now() + self.retry_seconds, self.retry_seconds)
        self._failed.append(lost)
        if isinstance(error, ChannelUnavailable) and error.code == NOT_LOADED:
            lost.due = math.inf
            self._inbox.put(load_failure(error.detail))
            return
        why = error.code if isinstance(error, ChannelUnavailable) else type(error).__name__
        self._inbox.put(Report("channel-failed", {"channel": channel.name, "why": why}))


class Views:
    """All views of one program's screen: window, braille line, page.

    A view that fails is closed and tried again like a channel (``Announcer.attempt``). Until it is open again, it is
    not called.

    :param announcer: handles views that fail. :ivar all: the views, in the order in which they are asked.
    """

    def __init__(self, announcer: Announcer) -> None:
        self.all: list[ScreenView] = []
        self._announcer = announcer
        self._shown: Screen | None = None

    # the shown screen

    def draw(self, screen: Screen) -> bool:
        """Show a screen in all views unless it is shown already; return whether it is new."""
        if screen == self._shown:
            return False
        self._shown = screen
        self._do_with_each(lambda view: view.draw(screen))
        return True

    def redraw_next(self) -> None:
        """Show the screen of the next ``draw`` even if it is shown already, because a view that is back shows nothing.
        """
        self._shown = None

    def watched_views(self) -> list[HasSpectators]:
        """Return the views that spectators watch now."""
        return [view for view in self.all if isinstance(view, HasSpectators) and view.is_watched]

    def draw_public(self, views: Collection[HasSpectators], screen: Screen) -> None:
        """Show spectators the public screen.

        :param views: views that spectators watch, as ``watched_views`` returns them. :param screen: the public screen.
        """
        for view in views:
            self._announcer.attempt(view, partial(view.draw_public, screen))

    def flush(self) -> None:
        """Write all changes of one event to the devices of all views."""
        self._do_with_each(lambda view: view.flush())

    # what stands there

    def note_key(self) -> None:
        """Tell all views that a key of any kind was pressed."""
        self._do_with_each(lambda view: view.note_key())

    def is_focus_felt(self) -> bool:
        """Return whether a braille line has the focused item under the fingers."""
        return any(view.is_focus_felt() for view in self.all)

    def uncover_focus(self) -> bool:
        """Bring the focused item under the fingers at every braille line; return whether some line showed something
        else before.
        """
        return any(self._ask(lambda view: view.uncover_focus()))

    def read_up_to(self, kinds: Collection[str]) -> bool:
        """Bring the first unread message of these kinds under the fingers; return whether some view has to show another
        message before it.

        :param kinds: kinds of announcements.
        """
        return any(self._ask(lambda view: view.read_up_to(kinds)))

    def has_unread(self) -> bool:
        """Return whether a view has messages that it has not shown yet."""
        return any(self._ask(lambda view: view.has_unread()))

    def drop_question(self, kind: str) -> None:
        """Drop an answered question that still waits to be read. :param kind: kind of its announcement."""
        self._do_with_each(lambda view: view.drop_question(kind))

    def turn_page(self, by: int) -> tuple[int, int] | None:
        """Show the next or previous part of a text that is longer than a view; return the number of the part, from 1,
        and the number of all parts.

        Return None if no view has such a text; if several have one, the first view's result.

        :param by: 1 for the next part, -1 for the one before.
        """
        return next((page for page in self._ask(lambda view: view.turn_page(by)) if page is not None), None)

    def hold(self) -> bool | None:
        """Hold the present text at the braille line, so that news does not replace it, or release a held text; return
        whether it is held now.

        Return None if no view can hold a text now; if several can, the first view's result.
        """
        return next((held for held in self._ask(lambda view: view.hold()) if held is not None), None)

    def _do_with_each(self, work: Callable[[ScreenView], None]) -> None:
        """Call every view that has not failed."""
        for view in self.all:
            if not self._announcer.is_lost(view):
                self._announcer.attempt(view, partial(work, view))

    def _ask(self, asks: Callable[[ScreenView], T]) -> list[T]:
        """Ask every view that has not failed; return the answers."""
        answers: list[T] = []
        self._do_with_each(lambda view: answers.append(asks(view)))
        return answers
