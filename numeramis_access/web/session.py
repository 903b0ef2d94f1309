"""One player's program, driven for a page: input goes in, messages come out.

It has no thread, no socket and no sleep. A host (a server with many sessions, or a worker in a browser) calls ``feed``
with the page's input, and again after the seconds that ``feed`` returned, and sends the page the result of
``messages``.
"""

from __future__ import annotations

import base64
import secrets
from collections import deque
from collections.abc import Mapping, Sequence
from typing import cast

import msgspec

from numeramis_access.app.shell.global_commands import has_effect
from numeramis_access.app.shell.keys import name_of_command
from numeramis_access.app.shell.menu import Menu
from numeramis_access.app.shell.program import Program
from numeramis_access.app.shell.scene import name_places
from numeramis_access.input.commands import SEAT_OFFSET_BY_COMMAND, AnyCommand, Command, is_question
from numeramis_access.input.inbox import FileGiven, Incoming
from numeramis_access.input.keymap import Keymap
from numeramis_access.input.reach import PAGE_COMMANDS
from numeramis_access.output import channel
from numeramis_access.output.screen import Screen, ScreenView
from numeramis_access.output.soundstage import SoundStage
from numeramis_access.store.settings import MENU_ROWS, Settings
from numeramis_access.web import drawn, wire
from numeramis_access.words.announcement import Announcement

#: number of past announcements for a page that comes back
KEPT_ANNOUNCEMENTS = 20
#: maximum bytes of a file from a page
MAX_FILE_BYTES = 16 * 1024 * 1024
#: keys that a page leaves to the browser; commands without another key have a button
BROWSER_KEYS = frozenset("abcdefghijklmnopqrstuvwxyz0123456789")
#: the page's own labels, by their names in the page
LABEL_NAMES = (
    "hand", "choices", "entries", "text", "table", "players", "on-table", "facts", "status", "messages", "commands",
    "repeat", "back", "less", "more", "previous", "next", "lost", "away", "back-soon", "again", "taken", "take", "over",
    "skip", "go-on", "no-answer", "answers", "not-arrived", "no-voice", "stopped", "refused", "full", "offline", "done",
    "update", "update-take", "ask", "other", "foreign", "words", "list-start", "list-end", "shared", "link-copied",
    "install",
)  # fmt: skip
#: commands that are always visible on the page
VISIBLE_COMMANDS = (
    Command.MENU, Command.HELP, Command.LANGUAGE, Command.BACK, Command.HINT, Command.UNDO, Command.CLAIM,
    Command.CONCEDE, Command.PAUSE, Command.MORE_TIME, Command.PLAY_AGAIN,
)  # fmt: skip
#: commands that ask about the table, besides questions and those about a player
TABLE_QUESTIONS = (*SEAT_OFFSET_BY_COMMAND, Command.LATELY, Command.AGREED, Command.TIME, Command.ODDS)

#: settings without effect on a page: the reader, the browser and the system have their own
SETTINGS_WITHOUT_EFFECT = frozenset(name for name, row in MENU_ROWS.items() if not row.works_on_page)
#: the name of the reader's voice among all voices, and of the page's own voice
READER_VOICE, OWN_VOICE = "screen-reader", "page"

#: texts with their own braille form are sent as plain text
_encoder = msgspec.json.Encoder(enc_hook=str)


class Session(
    ScreenView,
    channel.FollowsSettings,
    channel.ForgetsHistory,
    channel.KnowsSeating,
    channel.ReportsSpeechEnd,
    channel.HasVoices,
    channel.TakesFiles,
    channel.HasClipboard,
    channel.HasPasskeys,
    channel.ShowsCalls,
    channel.PlaysGraphs,
    channel.SharesInvitations,
):
    """One player's program, and at the same time its only channel and view: the page hears and sees through it.

    :param program: the program with its main menu; the session adds itself to its channels and views.
    :ivar seating: the places of the seats in sound.
    :ivar origin: the page's origin if its browser can have passkeys, else empty.
    :ivar call_ability: ``yes`` if the page's browser can show messages of the server while the page is closed, else the
        reason, as in ``ShowsCalls``.
    :ivar zone: time zone of the browser.
    :ivar receives: whether a part of a requested file has come and more are to come.
    """

    name = "page"

    def __init__(self, program: Program) -> None:
        self.program = program
        self._unsent_announcements: list[Announcement] = []
        self._recent_announcements: deque[Announcement] = deque(maxlen=KEPT_ANNOUNCEMENTS)
        self._must_hush = self._must_forget = False
        self._screen: Screen | None = None
        self._sent_json: dict[str, wire.Json] | None = None
        #: the screen behind ``_sent_json``
        self._sent_screen: Screen | None = None
        self._room: drawn.Room = drawn.USUAL_ROOM
        self._sent_drawing: dict[str, wire.Json] | None = None
        #: the screen and the room behind ``_sent_drawing``
        self._sent_drawing_of: tuple[Screen, drawn.Room] | None = None
        self._sent_language = ""
        self._sent_commands: list[wire.Json] | None = None
        #: buttons of the last context, and their ingredients
        self._context_buttons: list[tuple[AnyCommand, wire.Json]] = []
        self._buttons_made_of: tuple[Keymap, str, str, tuple[str, ...]] | None = None
        #: ingredients of the page's position texts: language, and number of cards
        self._places_of: tuple[str, int] | None = None
        self._sent_settings: wire.Json = None
        #: the settings behind ``_sent_settings``
        self._sent_settings_of: Settings | None = None
        self._beats: list[wire.Json] = []
        self._is_speaking = False
        self._graph: wire.Json = None
        self._file_to_save: wire.Json = None
        self._text_to_copy: wire.Json = None
        self._link_to_share: wire.Json = None
        self._must_ask_for_file = False
        self._passkey_request: wire.Json = None
        self._cookie_ticket = ""
        #: random: a page that comes back learns whether this is its former program
        self._program_id = secrets.token_hex(8)
        #: the table of people that the page knows it is at
        self._sent_table = ""
        #: the number of waiting tables that the page knows; a new page is told also of none, for an older page's badge
        self._sent_waiting = -1
        self.origin, self.call_ability, self.zone = "", "unsupported", ""
        self._push_key = ""
        #: the received part of the requested file, None if none was requested
        self._received_file: bytearray | None = None
        #: whether a file is arriving
        self.receives = False
        self.seating = SoundStage()
        program.keyboard = program.device = "page"
        program.announcer.channels.append(self)
        program.views.all.append(self)

    # the channel

    def probe(self) -> bool:
        """Return True: it always works."""
        return True

    def open(self) -> None:
        """Do nothing: the channel is open as long as the session exists."""

    def show(self, announcement: Announcement) -> None:
        """Queue an announcement for the page, with its vibration if the player's settings allow one."""
        self._unsent_announcements.append(announcement)
        self._recent_announcements.append(announcement)
        if self.program.settings.rumble:
            self._beats = wire.vibration_beats(announcement) or self._beats

    def hush(self) -> None:
        """Tell the page to stop speaking, and drop a graph that was not sent yet."""
        self._must_hush, self._graph = True, None

    def forget(self) -> None:
        """Make the page remove all its sentences; a page that connects again gets none of them either."""
        self._unsent_announcements.clear()
        self._recent_announcements.clear()
        self._must_forget = True

    def play_graph(self, values: Sequence[float | None], seconds: float, hertz: tuple[float, float]) -> None:
        """Tell the page to play a graph.

        :param values: the values from 0 to 1, None for a missing one.
        :param seconds: duration of each value.
        :param hertz: frequencies of 0 and of 1.
        """
        self._graph = {"values": list(values), "seconds": seconds, "hertz": list(hertz)}

    def close(self) -> None:
        """Do nothing: the session has nothing to close."""

    def draw(self, screen: Screen) -> None:
        """Queue a screen for the page, in place of an earlier one that has not been sent."""
        self._screen = screen

    def apply(self, settings: Settings) -> None:
        """Do nothing: ``messages`` compares the settings and sends changed ones."""

    @property
    def is_speaking(self) -> bool:
        """Return whether the page's own voice is speaking."""
        return self._is_speaking

    @property
    def voice(self) -> str:
        """Return the present voice: the reader's, or the page's own."""
        return OWN_VOICE if self.program.settings.mode == "own-voice" else READER_VOICE

    def speakers(self, language: str) -> tuple[str, ...]:
        """Return no names: the player cannot choose among the browser's voices."""
        return ()

    def give_file(self, name: str, content: bytes) -> None:
        """Make the browser save a file, with the next ``messages``.

        :param name: name of the file. :param content: its bytes.
        """
        self._file_to_save = [name, base64.b64encode(content).decode()]

    def copy(self, text: str) -> bool:
        """Make the browser copy a text to its clipboard; return True. If the browser forbids that, the page shows the
        text.
        """
        self._text_to_copy = text
        return True

    def share_table(self, code: str, words: str) -> None:
        """Make the browser share, or copy, a link to this page's server with the code of a table.

        :param code: the table's code.
        :param words: the text of the invitation.
        """
        self._link_to_share = [code, words]

    def ask_for_file(self) -> None:
        """Have the page show a file chooser; the file arrives as ``FileGiven``, empty if none was chosen, and cut soon
        after ``MAX_FILE_BYTES`` bytes if it is longer.
        """
        self._must_ask_for_file, self._received_file, self.receives = True, bytearray(), False

    def ask_for_passkey(self, make: bool, options: Mapping[str, object]) -> None:
        """Have the browser create a passkey, or sign with one; its answer arrives as ``PasskeyGiven``.

        :param make: whether to create one.
        :param options: the server's WebAuthn options.
        """
        self._passkey_request = {"make": make, "options": cast("wire.Json", dict(options))}

    def subscribe(self, key: str) -> None:
        """Have the page ask its browser for a subscription; it arrives as ``SubscriptionGiven``.

        :param key: public key of the server.
        """
        self._push_key = key

    def renew(self, ticket: str) -> None:
        """Make the page fetch a new cookie. :param ticket: the random text that the page exchanges for the cookie."""
        self._cookie_ticket = ticket

    def _take_piece(self, sent: wire.FromPage) -> FileGiven | None:
        """Append a part of the requested file; return the whole file with the last part; None before, and if no file
        was requested.
        """
        if self._received_file is None:
            return None
        if len(self._received_file) <= MAX_FILE_BYTES:
            self._received_file += sent.piece
        self.receives = not sent.last
        if not sent.last:
            return None
        content, self._received_file = bytes(self._received_file), None
        return FileGiven(content)

    # being driven

    @property
    def is_running(self) -> bool:
        """Return whether the program is running: the player has not left it."""
        return self.program.running

    def feed(self, item: Incoming | None = None) -> float | None:
        """Pass one item and all items of the inbox to the program, and do all that is due.

        :param item: the item, None for none.
        :return: the seconds until more is due; None if nothing becomes due without an input, or the program has ended.
        """
        program = self.program
        if item is not None:
            program.receive(item)
        while program.running:
            program.tick()
            if (waiting := program.inbox.take(0.0)) is None:
                break
            program.receive(waiting)
        if not program.running:
            return None
        program.refresh()
        return program.due()

    @property
    def commands(self) -> tuple[AnyCommand, ...]:
        """Return the commands that a page can send."""
        return self.program.keymap.commands

    def take(self, sent: wire.FromPage) -> float | None:
        """Take an input from the page: note its facts, and pass a key, line, touch or command to the program by
        ``feed``.

        A touch of an item that is no longer on the screen, or that was meant for an earlier question, is ignored.

        :param sent: the input.
        :return: the seconds until more is due, None for none, as ``feed``.
        """
        if sent.speaking is not None:
            self._is_speaking = sent.speaking
        if sent.room is not None:
            self._room = sent.room
        if sent.fingers is not None:
            self.program.language.layer = "touch" if sent.fingers else ""
            for scene in self.program.scenes:
                if isinstance(scene, Menu):
                    scene.renew()
        if sent.origin:
            self.origin = sent.origin[:wire.MAX_LINE_CHARACTERS]
        if sent.called:
            self.call_ability, self.zone = sent.called, sent.zone[:wire.MAX_KEY_CHARACTERS]
        if sent.touch is not None and self._is_late(sent):
            return self.feed()
        if sent.touch is not None and sent.label:
            if (place := self._place(sent.touch[1], sent.label)) is None:
                return self.feed()
            sent = msgspec.structs.replace(sent, touch=(sent.touch[0], place))
        if sent.touch is not None and sent.touch[0] == "focus" and self._sent_json is not None:
            self._sent_json["focus"] = sent.touch[1]  # the page has already moved it
        if sent.piece or sent.last:
            return self.feed(self._take_piece(sent))
        return self.feed(wire.inbox_item(sent, self.commands))

    def _is_late(self, sent: wire.FromPage) -> bool:
        """Return whether a touch was meant for an earlier screen: a question has come meanwhile, or something to choose
        where the player only wished to go on.

        A second touch of "yes" does not answer the next question, which the player has not heard.
        """
        screen = self._screen or self._sent_screen
        if screen is None or sent.touch is None:
            return False
        if sent.touch[0] == "go-on":
            return bool(screen.items)
        return sent.touch[0] == "press" and "?" in screen.title and sent.title not in ("", screen.title)

    def _place(self, index: int, label: str) -> int | None:
        """Return the present index of a touched item; None if it is gone or a question has replaced it.

        A player who presses a card just as another player asks for a pause has not agreed to it.
        """
        screen = self._screen or self._sent_screen
        labels = [item.label for item in screen.items] if screen is not None else []
        if labels[index : index + 1] == [label]:
            return index
        return labels.index(label) if labels.count(label) == 1 else None

    def send_everything(self) -> None:
        """Make the next ``messages`` contain everything, for a new or returning page.

        Announcements that were not sent yet are dropped; ``history`` has those that the screen does not show.
        """
        self._sent_json, self._sent_language, self._sent_commands = None, "", None
        self._sent_settings = self._sent_settings_of = self._places_of = None
        self._sent_drawing = self._sent_drawing_of = None
        self._is_speaking, self.origin, self._sent_table, self._sent_waiting = False, "", "", -1
        if self._screen is None and self.program.scenes:
            self._screen = self.program.scene.screen()
        self._unsent_announcements = []

    def history(self, got: int = 0) -> bytes:
        """Return the last announcements for a joining page as JSON, at most ``KEPT_ANNOUNCEMENTS``, without those that
        the screen shows or that ``messages`` will send.

        :param got: number of the last input that the server received from a page, as in ``wire.FromPage``.
        """
        last = [
            announcement
            for announcement in self._recent_announcements
            if not announcement.shown_by and announcement not in self._unsent_announcements
        ]
        told = [wire.announcement_json(announcement, self.seating) for announcement in last]
        return _encoder.encode({"history": told, "got": got, "program": self._program_id})

    def messages(self) -> bytes:
        """Return the news for the page since the last call as one JSON object in UTF-8; empty if there is none."""
        out = self._news_of_settings()
        if self._screen is not None or out:
            out |= self._news_of_screen()
        if self._sent_screen is not None and self._sent_screen.kind == "table":
            out |= self._news_of_drawing(self._sent_screen)
        if self._must_hush:
            out["hush"], self._must_hush = True, False
        if self._must_forget:
            out["forget"], self._must_forget = True, False
        if self._unsent_announcements:
            unsent, self._unsent_announcements = self._unsent_announcements, []
            out["say"] = [wire.announcement_json(announcement, self.seating) for announcement in unsent]
        if self._file_to_save is not None:
            out["file"], self._file_to_save = self._file_to_save, None
        if self._text_to_copy is not None:
            out["copy"], self._text_to_copy = self._text_to_copy, None
        if self._link_to_share is not None:
            out["share"], self._link_to_share = self._link_to_share, None
        if self._must_ask_for_file:
            out["wanted"], self._must_ask_for_file = self.program.text("moving-choose"), False
        if self._passkey_request is not None:
            out["passkey"], self._passkey_request = self._passkey_request, None
        if self._push_key:
            out["subscribe"], self._push_key = self._push_key, ""
        if self._cookie_ticket:
            out["renew"], self._cookie_ticket = self._cookie_ticket, ""
        if (table := self._returns_to) != self._sent_table:
            out["at"] = self._sent_table = table
        if (waiting := self.program.tables_by_turns.count if self.program.tables_by_turns else 0) != self._sent_waiting:
            out["waiting"] = self._sent_waiting = waiting
        if self._graph is not None:
            out["graph"], self._graph = self._graph, None
        if self._beats:
            out["beats"], self._beats = self._beats, []
        return _encoder.encode(out) if out else b""

    @property
    def _returns_to(self) -> str:
        """Return the id of the table of people to which the page returns if this program ends; in an evening, the
        evening's.
        """
        return next((table for scene in self.program.scenes if (table := scene.return_place)), "")

    def _news_of_settings(self) -> dict[str, wire.Json]:
        """Return the language with its labels and the player's settings, if they have changed."""
        out: dict[str, wire.Json] = {}
        if self._sent_language != self.program.language.code:
            self._sent_language = self.program.language.code
            out["lang"], out["labels"] = self._sent_language, self._labels()
        if self.program.settings is not self._sent_settings_of:
            self._sent_settings_of, now = self.program.settings, wire.page_settings(self.program.settings)
            if now != self._sent_settings:
                out["ways"] = self._sent_settings = now
        return out

    def _news_of_screen(self) -> dict[str, wire.Json]:
        """Return the changed parts of the screen and its commands, which change with the screen or the language."""
        out: dict[str, wire.Json] = {}
        if self._screen is not None:
            if (places := self._named_places(self._screen)) is not None:
                out["places"] = places
            now = wire.screen_json(self._screen, self._sent_screen, self._sent_json)
            if self._sent_json is not None and self._still_waits(self._screen):
                now["focus"] = self._sent_json["focus"]  # the player reads the hand meanwhile
            if difference := wire.changed_parts(self._sent_json, now):
                out["screen"] = difference
                if difference.get("clock"):
                    out["now"] = self.program.now()
            self._sent_json, self._sent_screen, self._screen = now, self._screen, None
        commands = self._commands()
        if commands != self._sent_commands:
            self._sent_commands = commands
            out["commands"] = list(commands)
        return out

    def _still_waits(self, screen: Screen) -> bool:
        """Return whether a table waits for Enter alone, as it did on the last screen, with nothing else to press."""
        before = self._sent_screen
        if before is None or screen.kind != "table" or not (before.waits and screen.waits):
            return False
        return (before.items, before.focus) == (screen.items, screen.focus)

    def _news_of_drawing(self, screen: Screen) -> dict[str, wire.Json]:
        """Return the drawn table if it has changed, or the page's room has."""
        before = self._sent_drawing_of
        if before is not None and before[0] is screen and before[1] == self._room:
            return {}
        self._sent_drawing_of = screen, self._room
        now = drawn.drawn_json(screen, self._room)
        if now == self._sent_drawing:
            return {}
        self._sent_drawing = now
        return {"drawn": now}

    def _named_places(self, screen: Screen) -> list[wire.Json] | None:
        """Return the position text of each card of the hand, if the player wants it; None if the page has it."""
        count = sum(item.card is not None for item in screen.items) if self.program.settings.position else 0
        made_of = self.program.language.code, count if count > 1 else 0
        if made_of == self._places_of:
            return None
        self._places_of = made_of
        return [self.program.text("page-place", place=place + 1, count=count) for place in range(made_of[1])]

    def _labels(self) -> dict[str, wire.Json]:
        return {name: self.program.text(f"page-{name}") for name in LABEL_NAMES}

    def _commands(self) -> list[wire.Json]:
        """Return the commands of the top scene that have a button now."""
        if not self.program.scenes:
            return []
        scene = self.program.scene
        possible = scene.possible_commands()
        every = self._buttons(scene.context, name_places(scene))
        buttons = [button for button in every if has_effect(self.program, button[0])]
        return [shown for command, shown in buttons if possible is None or command in possible]

    def _buttons(self, context: str, places: tuple[str, ...] = ()) -> list[tuple[AnyCommand, wire.Json]]:
        """Return a context's commands with the data of their buttons: name, label, letter key if any, group.

        The menu comes first, so that touch users find it right after the cards.

        :param places: games and contexts with their own names for commands, as ``scene.name_places``.
        """
        made_of = self.program.keymap, self.program.language.code, context, places
        if made_of != self._buttons_made_of:
            self._buttons_made_of, self._context_buttons = made_of, []
            for command, keys in self.program.keymap.keys_of(context):
                letter = next((key for key in keys if key.removeprefix("shift+") in BROWSER_KEYS), "")
                if command not in PAGE_COMMANDS:
                    label = name_of_command(self.program, command, places)
                    self._context_buttons.append((command, [str(command), label, letter, _group(command)]))
            self._context_buttons.sort(key=lambda made: made[0] is not Command.MENU)
        return self._context_buttons


def _group(command: AnyCommand) -> str:
    """Return the group of the page that has a command's button, empty for none."""
    return (
        "" if command in VISIBLE_COMMANDS else "ask" if command in TABLE_QUESTIONS or is_question(command) else "other"
    )
