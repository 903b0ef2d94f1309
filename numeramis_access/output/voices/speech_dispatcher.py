"""speech-dispatcher by its own protocol, SSIP (Speech Dispatcher's documentation, "SSIP"), standard library only.

One thread does everything. It reads events when the voice is asked whether it sounds, so none can be lost. Every
command has a time-out, because a daemon without an audio server stops answering after the first message.
"""

from __future__ import annotations

import contextlib
import errno
import math
import os
import select
import shutil
import socket
import subprocess
import sys
import time
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass

from numeramis_access.output.probe import Probe
from numeramis_access.output.voices import Utterance, VoiceFailed, VoiceSettings
from numeramis_access.output.voices.context import VoiceContext

#: seconds for the answer to a command: below the chain's patience, so that the code names the hang
ANSWER_SECONDS = 0.9
START_SECONDS = 3.0  #: seconds within which an urgent message must begin if the daemon answers: some voices load slowly
QUEUED_SECONDS = 10.0  #: seconds that an ordinary message can wait for others, such as the screen reader's own speech
MIN_CHARACTERS_PER_SECOND = 6.0  #: characters a second of the slowest voice
PULSE_SECONDS = 0.5  #: seconds between two checks that the daemon is alive while a message sounds
#: seconds after a reconnection within which another death of the daemon gives the voice up
RECONNECTED_SECONDS = 5.0
_BEGIN, _END, _CANCELED, _PAUSED, _RESUMED = 701, 702, 703, 704, 705
#: the voice types of every synthesiser of speech-dispatcher (SSIP, SET VOICE_TYPE)
VOICE_TYPES = ("MALE1", "MALE2", "MALE3", "FEMALE1", "FEMALE2", "FEMALE3", "CHILD_MALE", "CHILD_FEMALE")


@dataclass(frozen=True, slots=True)
class Reply:
    """One answer or event.

    :param code: its number, such as 225; events have 700–799. :param lines: the text of its lines, without the numbers.
    """

    code: int
    lines: tuple[str, ...]


class Replies:
    """A parser of SSIP answers, without input or output."""

    def __init__(self) -> None:
        self._bytes = b""
        self._lines: list[str] = []

    def receive(self, data: bytes) -> Iterator[Reply]:
        """Add received bytes; yield the replies that they complete. Lines that are not SSIP are ignored.

        :param data: bytes from the daemon, in any split.
        """
        *lines, self._bytes = (self._bytes + data).split(b"\n")
        for raw in lines:
            line = raw.decode("utf-8", "replace").rstrip("\r")
            if not line[:3].isdigit():
                continue
            self._lines.append(line[4:])
            if line[3:4] != "-":
                yield Reply(int(line[:3]), tuple(self._lines))
                self._lines = []


class Connection:
    """One connection to the daemon. Every method but ``close`` can raise VoiceFailed."""

    def __init__(self, where: str) -> None:
        """Connect to an address in SPEECHD_ADDRESS's form.

        :raises OSError: when that fails, or the port is not a number that a port can have.
        """
        kind, _, place = where.partition(":")
        if kind == "inet_socket":
            host, _, port = place.rpartition(":")
            if not (port.isdecimal() and int(port) < 2**16):
                raise OSError(errno.EINVAL, place)
            self._socket = socket.create_connection((host or "127.0.0.1", int(port)), timeout=ANSWER_SECONDS)
        elif sys.platform == "win32":  # Python has no Unix sockets there
            raise OSError(errno.EAFNOSUPPORT, place)
        else:
            self._socket = socket.socket(socket.AF_UNIX)
            self._socket.settimeout(ANSWER_SECONDS)
            try:
                self._socket.connect(place)
            except OSError:
                self._socket.close()
                raise
        self._replies = Replies()
        self._answers: deque[Reply] = deque()
        #: unrequested events of the daemon, 700–799, oldest first
        self.events: deque[Reply] = deque()

    def command(self, line: str) -> Reply:
        """Send one line and return its answer.

        :param line: a command of SSIP, without line end.
        :raises VoiceFailed: ``hung`` without an answer in ``ANSWER_SECONDS`` seconds, ``died`` without a connection,
            ``refused``, with the answer, if its number is 300 or more.
        """
        try:
            self._socket.sendall(line.encode("utf-8", "replace") + b"\r\n")
        except TimeoutError:
            raise VoiceFailed("hung", line) from None
        except OSError as error:
            raise VoiceFailed("died", str(error)) from None
        ends = time.monotonic() + ANSWER_SECONDS
        while not self._answers:
            if not self._read(ends - time.monotonic()):
                raise VoiceFailed("hung", line)
        answer = self._answers.popleft()
        if answer.code >= 300:
            raise VoiceFailed("refused", f"{line}: {answer.code} {answer.lines[-1]}")
        return answer

    def poll(self) -> None:
        """Read into ``events`` the events that have arrived, without waiting.

        :raises VoiceFailed: ``died`` if the connection is lost.
        """
        while self._read(0):
            pass

    def close(self) -> None:
        """Ask the daemon to end the connection, and close it; never raises."""
        with contextlib.suppress(OSError):
            self._socket.sendall(b"QUIT\r\n")
        self._socket.close()

    def _read(self, seconds: float) -> bool:
        """Wait for bytes; return whether some arrived."""
        if not select.select([self._socket], [], [], max(0.0, seconds))[0]:
            return False
        try:
            data = self._socket.recv(65536)
        except OSError as error:
            raise VoiceFailed("died", str(error)) from None
        if not data:
            raise VoiceFailed("died", "closed by speech-dispatcher")
        for reply in self._replies.receive(data):
            (self.events if 700 <= reply.code < 800 else self._answers).append(reply)
        return True


def address() -> str:
    """Return the daemon's address: SPEECHD_ADDRESS, else its socket in the user's run-time folder."""
    told = os.environ.get("SPEECHD_ADDRESS", "")
    if told:
        return told
    folder = os.environ.get("XDG_RUNTIME_DIR") or os.path.join(os.path.expanduser("~"), ".cache")
    return "unix_socket:" + os.path.join(folder, "speech-dispatcher", "speechd.sock")


def is_running() -> bool:
    """Return whether a daemon is probably listening: its socket exists, or its address is in the network."""
    kind, _, place = address().partition(":")
    return kind == "inet_socket" or os.path.exists(place)


@dataclass(slots=True)
class _Message:
    """The state of the last message sent.

    :param number: number that the daemon gave it. :param urgent: whether it comes before all other messages.
    :param length: number of its characters. :param sent: time of sending, by ``time.monotonic``; the other times too.
    """

    number: str
    urgent: bool
    length: int
    sent: float
    begun: float | None = None
    paused: bool = False
    over: bool = False
    proved: float = 0.0  # when the daemon last showed that it is alive

    def note_event(self, code: int, now: float) -> None:
        if code == _BEGIN and self.begun is None:
            self.begun = self.proved = now
        elif code in (_END, _CANCELED):
            self.over = True
        elif code in (_PAUSED, _RESUMED):
            self.paused = code == _PAUSED

    def is_overdue(self, now: float) -> bool:
        """Return whether the message should have begun or ended long ago: the daemon answers, but its sound device does
        not.

        :param now: the time, in seconds of the clock of ``sent``.
        """
        if self.begun is None:
            return now - self.sent > (START_SECONDS if self.urgent else QUEUED_SECONDS)
        return not self.paused and now - self.begun > 4 + self.length / MIN_CHARACTERS_PER_SECOND


class SpeechDispatcher:
    """The system's voice on Linux, which can also speak beside Orca.

    :param name: its name in the chain of voices.
    :param spawn: whether it may start the daemon.
    """

    opening = 4.0

    def __init__(self, *, name: str = "speech-dispatcher", spawn: bool = False) -> None:
        self.name = name
        self._spawn = spawn
        self._connection: Connection | None = None
        self._settings = VoiceSettings()
        self._set: dict[str, str] = {}
        self._message: _Message | None = None
        self._utterance: Utterance | None = None
        self._reconnected = -math.inf  # time of the last reconnection

    def probe(self) -> Probe:
        """Return whether the daemon's socket exists, or its program if the voice can start it; never on Windows."""
        if sys.platform == "win32":
            return Probe(False, "no-speech-dispatcher", "Windows")
        if not is_running() and not (self._spawn and shutil.which("speech-dispatcher")):
            return Probe(False, "no-speech-dispatcher", address())
        return Probe(True, detail=address())

    def open(self) -> None:
        """Connect, after starting the daemon if allowed.

        :raises VoiceFailed: ``no-speech-dispatcher`` if no daemon answers; ``died``, ``hung`` or ``refused`` if it
            fails then.
        """
        try:
            self._connection = Connection(address())
        except OSError as error:
            if not self._spawn:
                raise VoiceFailed("no-speech-dispatcher", str(error)) from None
            self._connection = _start_daemon()
        user = "".join(letter for letter in os.environ.get("USER", "") if letter.isalnum()) or "user"
        self._command(f"SET self CLIENT_NAME {user}:numeramis-access:main")
        for event in ("BEGIN", "END", "CANCEL", "PAUSE", "RESUME"):
            self._command(f"SET self NOTIFICATION {event} on")
        self._set = {"RATE": "0", "PITCH": "0", "VOLUME": "100", "VOICE_TYPE": ""}

    def configure(self, settings: VoiceSettings) -> None:
        """Use these settings; those that the player has not changed stay as in the user's speech-dispatcher."""
        self._settings = settings

    def speak(self, utterance: Utterance) -> None:
        """Queue a message with the daemon, ahead of the screen reader's own speech if it is urgent. If the daemon has
        died, connect once more and queue it again.

        :raises VoiceFailed: ``died``, ``hung`` or ``refused``.
        """
        self._utterance = utterance
        try:
            self._queue(utterance)
        except VoiceFailed as failure:
            self._repeat(utterance, failure)

    def _repeat(self, utterance: Utterance, failure: VoiceFailed) -> None:
        """Reconnect after the daemon's death, and queue the message again.

        Debian 12's daemon can crash between two messages (Speech Dispatcher, issue 971); its socket answers again as
        soon as a program or the session starts it.

        :raises VoiceFailed: the given failure, when it is no death, the second death in a moment, or nothing answers.
        """
        now = time.monotonic()
        if failure.code != "died" or now - self._reconnected < RECONNECTED_SECONDS:
            raise failure
        self._reconnected = now
        if self._connection is not None:
            self._connection.close()
        try:
            self.open()
            self._queue(utterance)
        except VoiceFailed:
            raise failure from None

    def _queue(self, utterance: Utterance) -> None:
        settings = self._settings
        pitch = min(100, max(0, settings.pitch + utterance.pitch))
        self._change("LANGUAGE", utterance.language)
        chosen = settings.voices.get(utterance.language, "")  # can be the choice for another voice
        self._change("VOICE_TYPE", chosen if chosen in VOICE_TYPES else self._plain())
        self._change("RATE", str(settings.rate * 2 - 100))
        self._change("PITCH", str(pitch * 2 - 100))
        self._change("VOLUME", str(settings.volume * 2 - 100))
        # Messages of the other priorities cancel our own earlier ones, or are dropped while Orca speaks.
        self._change("PRIORITY", "important" if utterance.urgent else "message")
        self._command("SPEAK")
        answer = self._command("\r\n".join([*_stuff_dots(utterance.text), "."]))
        self._message = _Message(answer.lines[0], utterance.urgent, len(utterance.text), time.monotonic())

    def is_sounding(self) -> bool:
        """Read the daemon's events, and return whether the last message has neither ended nor been cancelled.

        If the daemon has died, connect once more, queue the message again and return True.

        :raises VoiceFailed: ``died``; ``hung`` when the daemon no longer answers; ``silent`` when the message does not
            begin or end in time.
        """
        message = self._message
        if message is None or self._connection is None:
            return False
        try:
            return self._follow(self._connection, message)
        except VoiceFailed as failure:
            if self._utterance is None:
                raise
            self._repeat(self._utterance, failure)
            return True

    def _follow(self, connection: Connection, message: _Message) -> bool:
        """Read the daemon's events; return whether the message goes on."""
        now = time.monotonic()
        connection.poll()
        for event in connection.events:
            if event.lines[0] == message.number:
                message.note_event(event.code, now)
        connection.events.clear()
        if message.over:
            self._message = None
            return False
        if message.is_overdue(now):
            raise VoiceFailed("silent")
        if now - max(message.proved, message.sent) > PULSE_SECONDS:
            self._command("HISTORY GET CLIENT_ID")
            message.proved = now
        return True

    def cancel(self) -> None:
        """Cancel only our own messages. A daemon that has died is silent and raises nothing.

        :raises VoiceFailed: ``hung`` or ``refused``.
        """
        self._message = self._utterance = None
        try:
            self._command("CANCEL self")
        except VoiceFailed as failure:
            if failure.code != "died":
                raise  # a dead daemon is silent, and the next message reconnects

    def close(self) -> None:
        """Cancel the sounding message and quit the connection."""
        if self._connection is not None:
            with contextlib.suppress(VoiceFailed):
                if self._message is not None:
                    self.cancel()
            self._connection.close()
            self._connection = None

    def speakers(self, language: str) -> tuple[str, ...]:
        """Return speech-dispatcher's voice types, the same for every language.

        :param language: code of the language to speak.
        """
        return VOICE_TYPES

    def _change(self, parameter: str, value: str) -> None:
        """Set a parameter if its value has changed."""
        if self._set.get(parameter) == value:
            return
        self._command(f"SET self {parameter} {value}")
        self._set[parameter] = value

    def _plain(self) -> str:
        """Return the voice type when none is chosen: the user's own until one was set."""
        return VOICE_TYPES[0] if self._set["VOICE_TYPE"] else ""

    def _command(self, line: str) -> Reply:
        if self._connection is None:
            raise VoiceFailed("closed")
        return self._connection.command(line)


def make(context: VoiceContext) -> SpeechDispatcher:
    """Return speech-dispatcher's voice. :param context: the voice's name, and whether it can start the daemon."""
    return SpeechDispatcher(name=context.name, spawn=context.spawn)


def _stuff_dots(text: str) -> list[str]:
    """Return the lines of a message with SSIP's dot stuffing."""
    return ["." + line if line.startswith(".") else line for line in text.splitlines() or [""]]


def _start_daemon() -> Connection:
    """Start the daemon as its own library does, and connect.

    :raises VoiceFailed: ``no-speech-dispatcher``.
    """
    try:
        subprocess.run(
            ["speech-dispatcher", "--spawn"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            timeout=2.0,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise VoiceFailed("no-speech-dispatcher", str(error)) from None
    ends = time.monotonic() + 1.5
    while True:
        try:
            return Connection(address())
        except OSError as error:
            if time.monotonic() > ends:
                raise VoiceFailed("no-speech-dispatcher", str(error)) from None
        time.sleep(0.02)
