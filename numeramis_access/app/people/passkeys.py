"""Passkeys on the server that serves the page: make one, sign in with one, remove all."""

from __future__ import annotations

from functools import partial
from typing import Literal, TypeAlias

from numeramis_access.app.people.company import Company
from numeramis_access.app.people.identity import device_key, new_id
from numeramis_access.app.shell.menu import Entry, button_entry, confirmation_menu
from numeramis_access.app.shell.scene import Push, Transition
from numeramis_access.output.channel import HasPasskeys
from numeramis_access.tables.person_requests import AskPasskeys, ForgetPasskeys, KeepPasskey, PasskeyChallenge, SignIn
from numeramis_access.tables.protocol import PROTOCOL_VERSION
from numeramis_access.tables.request_fields import Json

#: purposes of a passkey request: create, sign in, get six new words, remove all passkeys
PasskeyPurpose: TypeAlias = Literal["make", "sign-in", "words", "forget"]


class OwnPasskeys:
    """The player's passkeys on one server; there are none if the server does not serve the player's page itself."""

    def __init__(self, company: Company) -> None:
        self._company = company
        self._offered = False
        #: how many the player has
        self._own = 0
        #: the purpose of the running request to the browser
        self._purpose: PasskeyPurpose | None = None
        #: the words that were typed for it
        self._words = ""

    @property
    def _page(self) -> HasPasskeys | None:
        channels = self._company.app.announcer.channels
        page = next((channel for channel in channels if isinstance(channel, HasPasskeys)), None)
        return page if page is not None and page.origin and not self._company.address else None

    def ask_for_state(self) -> None:
        """Ask the server whether it offers passkeys, and how many the player has; the answer decides about ``entries``.

        Do nothing outside a page.
        """

        def take_state(answer: Json) -> None:
            self._offered, self._own = bool(answer.get("offered")), int(answer.get("own", 0))

        if (page := self._page) is not None:
            self._company.ask(AskPasskeys(id=new_id(), origin=page.origin), take_state)

    def entries(self) -> list[Entry]:
        """Return the entries of the lobby for passkeys; empty outside a page and at a server that offers none."""
        app, page = self._company.app, self._page
        if page is None or not self._offered:
            return []
        make = partial(self._company.passphrase.prove, partial(self._make, page))
        offered = [
            button_entry(app, "people-make-passkey", make),
            button_entry(app, "people-use-passkey", partial(self._challenge, page, "sign-in")),
        ]
        if not self._own:
            return offered
        forget = partial(self._company.passphrase.prove, partial(self._forget, page))
        really = partial(confirmation_menu, app, "people-really-forget-passkeys", forget)
        return [
            *offered, button_entry(app, "people-words-by-passkey", partial(self._challenge, page, "words")),
            button_entry(app, "people-forget-passkeys", lambda: Push(really())),
        ]  # fmt: skip

    def _make(self, page: HasPasskeys, words: str) -> Transition | None:
        self._words = words
        self._challenge(page, "make")
        return None

    def _challenge(self, page: HasPasskeys, purpose: PasskeyPurpose) -> None:
        make = purpose == "make"

        def ask_page(answer: Json) -> None:
            self._purpose = purpose
            page.ask_for_passkey(make, answer["options"])

        self._company.ask(PasskeyChallenge(id=new_id(), origin=page.origin, make=make), ask_page)

    def _forget(self, page: HasPasskeys, words: str) -> Transition | None:
        """Ask the server to remove the passkeys; without the words the player has to show one of the passkeys first.

        Return None, to stay.
        """
        if words:
            self._remove(words=words)
        else:
            self._challenge(page, "forget")
        return None

    def _remove(self, words: str = "", proof: str = "") -> None:
        def done(_: Json) -> None:
            self._company.app.say("people-passkeys-forgotten")
            self.ask_for_state()

        self._company.ask(ForgetPasskeys(id=new_id(), words=words, proof=proof), done)

    def send_proof(self, proof: str) -> None:
        """Send the browser's answer about a passkey to the server, for the purpose of the question; ignore an answer
        without a question.

        :param proof: the answer as JSON; empty if the browser has none, which the player is told.
        """
        purpose, self._purpose = self._purpose, None
        if purpose is None:
            return
        if not proof:
            self._company.app.say("people-no-passkey", cue="refusal")
        elif purpose == "words":
            self._company.passphrase.ask_for_new_words(proof=proof)
        elif purpose == "forget":
            self._remove(proof=proof)
        elif purpose == "make":
            words, self._words = self._words, ""
            self._company.ask(KeepPasskey(id=new_id(), proof=proof, words=words), self._tell_made)
        else:
            key = device_key(self._company.app.home)
            self._company.sign_in_as(
                SignIn(id=new_id(), version=PROTOCOL_VERSION, key=key, proof=proof), self._tell_signed_in
            )

    def _tell_made(self, _: Json) -> None:
        self._company.app.say("people-passkey-made")
        self.ask_for_state()

    def _tell_signed_in(self, answer: Json) -> None:
        self._company.app.say("people-recovered", name=str(answer.get("name", "")))
        self.ask_for_state()
