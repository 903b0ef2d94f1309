"""The six words that prove a player's identity on a server: new words, lost words, and changes from other devices."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from functools import partial
from typing import Protocol

from numeramis_access.app.people.identity import adopt_next_key, new_id, save_next_key
from numeramis_access.app.people.open_requests import RequestHouse
from numeramis_access.app.shell.menu import Entry, button_entry, confirmation_menu, opening_entry
from numeramis_access.app.shell.scene import Push, Transition
from numeramis_access.app.shell.writing import WritingMenu
from numeramis_access.core.codec import from_json
from numeramis_access.store.changing import change_json
from numeramis_access.store.files import MAX_TEXT_BYTES, read_regular_file
from numeramis_access.tables.person_requests import (
    CancelPassphraseWait,
    MakePassphrase,
    ReplaceLostPassphrase,
    SignOutOthers,
)
from numeramis_access.tables.protocol import readable_members
from numeramis_access.tables.pushes import PasskeysGone, PassphraseMade, PassphraseWait
from numeramis_access.tables.request_fields import Json
from numeramis_access.words.announcement import Priority

#: longest passphrase, in characters; seconds of a day
MAX_PASSPHRASE_CHARACTERS, DAY_SECONDS = 100, 86400


class PassphraseHouse(RequestHouse, Protocol):
    """A server where the words prove the player. :ivar person: the player's id there."""

    person: str


class Passphrase:
    """The player's passphrase of six words on one server: its state, its news, and the requests that change it.

    :ivar made: when it was made, in seconds since 1970: 0 if unknown, None if there is none.
    """

    def __init__(self, house: PassphraseHouse) -> None:
        self._house = house
        self.made: int | None = None
        self._waits: PassphraseWait | None = None
        #: whether another device made words and the player has not heard it yet
        self._news = False

    # messages of the server

    def take_state(self, answer: Json, here: bool) -> None:
        """Record from a server's answer when the words were made, and whether new ones wait.

        :param answer: the welcome, or the answer to a proof of identity. :param here: whether the player has just
            proved their identity on this device: then the words count as known; otherwise newer ones are announced
            later.
        """
        self.made = answer.get("words")
        self._waits = next(readable_members([answer.get("waits")], PassphraseWait), None)
        if here:
            self._keep_known()
        else:
            self._news = (self.made or 0) > self._known_words().get(self._house.person, 0)

    def announce_change(self, push: PassphraseMade | PassphraseWait | PasskeysGone) -> None:
        """Take the news that words were made, wait or were refused on another device, or that passkeys are gone, and
        announce it.
        """
        if isinstance(push, PasskeysGone):
            self._house.app.say("people-passkeys-gone", Priority.QUEUE)
            return
        if isinstance(push, PassphraseMade):
            self.made, self._waits, self._news = push.at, None, True
        else:
            self._waits = push if push.left is not None else None
            if self._waits is None:
                self._house.app.say("people-words-refused-elsewhere", Priority.QUEUE)
        self.tell_news()

    def tell_news(self) -> None:
        """Tell the player once that another device has made words; each time, if new words wait, tell for how many
        days.
        """
        app = self._house.app
        if self._news:
            app.say("people-words-made", Priority.QUEUE)
            self._keep_known()
        if self._waits is not None:
            own = "yes" if self._waits.own else "no"
            app.say("people-words-wait", Priority.QUEUE, own=own, days=self._days)

    @property
    def _days(self) -> int:
        left = self._waits.left if self._waits is not None else 0
        return -(-(left or 0) // DAY_SECONDS)

    # acts of the player

    def sign_out_others(self, words: str, reply: Callable[[Json], None]) -> None:
        """Sign out the player's other devices and give this device a new key.

        If the new key cannot be saved, say so and sign no one out. A server that does not know when the passphrase was
        made gets no new key.

        :param words: the passphrase. :param reply: takes the answer.
        """
        rotates = self.made is not None  # older servers know no date and take no key

        def done(answer: Json) -> None:
            adopt_next_key(self._house.app.home)
            reply(answer)

        try:
            key = save_next_key(self._house.app.home) if rotates else ""
        except OSError:
            self._house.app.say("people-key-not-kept", cue="refusal")
            return
        self._house.ask(SignOutOthers(id=new_id(), words=words, key=key), done)

    def prove(self, act: Callable[[str], Transition | None]) -> Transition | None:
        """Ask for the words before an act that needs more proof than this device's key; return the next transition.

        If the player has no passphrase, or this device has waited for new words long enough, the act is done at once.

        :param act: does the act with the words, empty if none were asked for; returns the next transition, None to
            stay.
        """
        waited = self._waits is not None and self._waits.own and not self._waits.left
        if self.made is None or waited:
            return act("")
        return Push(WritingMenu(self._house.app, "people-prove-words", act, longest=MAX_PASSPHRASE_CHARACTERS))

    def first_entries(self) -> list[Entry]:
        """Return the first entries of the lobby while new words wait; empty if none wait.

        One refuses the new words. Another one takes them, if this device asked for them and has waited long enough.
        """
        if self._waits is None:
            return []
        app = self._house.app
        ready = (
            [button_entry(app, "people-words-take", self.ask_for_new_words)]
            if self._waits.own and not self._waits.left
            else []
        )
        return [*ready, button_entry(app, "people-words-refuse", self._refuse)]

    def entries(self) -> list[Entry]:
        """Return the entry that makes a new passphrase, as a list of one; if there is one already, the player must
        first type its words.
        """
        app = self._house.app
        if self.made is None:
            return [button_entry(app, "people-passphrase", self.ask_for_new_words)]
        old = partial(WritingMenu, app, "people-old-words", self._make_for, longest=MAX_PASSPHRASE_CHARACTERS)
        return [opening_entry(app, "people-passphrase", old)]

    def lost_words_entries(self) -> list[Entry]:
        """Return the entry that asks for new words in place of lost ones; empty without words or while new ones wait.
        """
        if self.made is None or self._waits is not None:
            return []
        app = self._house.app
        return [
            button_entry(
                app,
                "people-words-lost",
                lambda: Push(confirmation_menu(app, "people-really-lost", self._ask_for_new_words)),
            )
        ]

    def ask_for_new_words(self, words: str = "", proof: str = "") -> None:
        """Ask the server for new words, and say them when they arrive; a denial is told.

        :param words: the old words, empty if there are none or ``proof`` is given.
        :param proof: the browser's answer about a passkey, empty for none.
        """

        def take_words(answer: Json) -> None:
            self.made, self._waits = int(answer.get("made", 0)), None
            self._keep_known()
            self._house.app.say("people-passphrase-is", words=str(answer.get("words", "")))

        self._house.ask(MakePassphrase(id=new_id(), words=words, proof=proof), take_words)

    def _make_for(self, words: str) -> Transition | None:
        self.ask_for_new_words(words)
        return None

    def _ask_for_new_words(self) -> Transition | None:
        def take_wait(answer: Json) -> None:
            self._waits = PassphraseWait(left=int(answer.get("left", 0)), own=True)
            self.tell_news()

        self._house.ask(ReplaceLostPassphrase(id=new_id()), take_wait)
        return None

    def _refuse(self) -> None:
        def done(_: Json) -> None:
            self._waits = None
            self._house.app.say("people-words-refused")

        self._house.ask(CancelPassphraseWait(id=new_id()), done)

    # news that was heard already

    def _keep_known(self) -> None:
        """Record that the player has heard of these words; if that fails, the news is told again another time."""
        self._news = False
        person, made = self._house.person, self.made
        if made and self._known_words().get(person) != made:
            with contextlib.suppress(OSError):
                change_json(
                    self._house.app.home.known_words_file, dict[str, int], lambda known: {**(known or {}), person: made}
                )

    def _known_words(self) -> dict[str, int]:
        with contextlib.suppress(OSError, ValueError):
            return from_json(read_regular_file(self._house.app.home.known_words_file, MAX_TEXT_BYTES), dict[str, int])
        return {}
