"""What a player can do about passkeys in the house that serves the page: make one, sign in with one, remove all."""

from __future__ import annotations

from functools import partial

from numeramis_access.app.people.company import Company
from numeramis_access.app.people.identity import key_of, new_id
from numeramis_access.app.shell.menu import Entry, button, confirm
from numeramis_access.app.shell.scene import Push
from numeramis_access.output.channel import HasPasskeys
from numeramis_access.tables.protocol import (
    VERSION,
    AskPasskeys,
    ForgetPasskeys,
    Json,
    KeepPasskey,
    PasskeyChallenge,
    SignIn,
)


class Passkeys:
    """Passkeys of one player in one house; there are none where the house does not serve the player's page itself."""

    def __init__(self, company: Company) -> None:
        self._company = company
        self._offered = False
        #: how many the player has
        self._own = 0
        #: whether the browser was asked to make one, None while it is asked for nothing
        self._making: bool | None = None

    @property
    def _page(self) -> HasPasskeys | None:
        channels = self._company.app.announcer.channels
        page = next((one for one in channels if isinstance(one, HasPasskeys)), None)
        return page if page is not None and page.origin and not self._company.address else None

    def look(self) -> None:
        """Ask the house what there is."""

        def known(answer: Json) -> None:
            self._offered, self._own = bool(answer.get("offered")), int(answer.get("own", 0))

        if (page := self._page) is not None:
            self._company.ask(AskPasskeys(id=new_id(), origin=page.origin), known)

    def entries(self) -> list[Entry]:
        """Return the entries of the lobby."""
        app, page = self._company.app, self._page
        if page is None or not self._offered:
            return []
        offered = [
            button(app, "people-make-passkey", partial(self._challenge, page, make=True)),
            button(app, "people-use-passkey", partial(self._challenge, page, make=False)),
        ]
        really = partial(confirm, app, "people-really-forget-passkeys", self._forget)
        return [*offered, button(app, "people-forget-passkeys", lambda: Push(really()))] if self._own else offered

    def _challenge(self, page: HasPasskeys, make: bool) -> None:
        def asked(answer: Json) -> None:
            self._making = make
            page.ask_for_passkey(make, answer["options"])

        self._company.ask(PasskeyChallenge(id=new_id(), origin=page.origin, make=make), asked)

    def _forget(self) -> None:
        def done(_: Json) -> None:
            self._company.app.say("people-passkeys-forgotten")
            self.look()

        self._company.ask(ForgetPasskeys(id=new_id()), done)

    def given(self, proof: str) -> None:
        """Hand what the browser answered to the house. :param proof: empty where it has none."""
        making, self._making = self._making, None
        if making is None:
            return
        if not proof:
            self._company.app.say("people-no-passkey", cue="refusal")
        elif making:
            self._company.ask(KeepPasskey(id=new_id(), proof=proof), self._made)
        else:
            key = key_of(self._company.app.home)
            self._company.become(SignIn(id=new_id(), version=VERSION, key=key, proof=proof), self._signed_in)

    def _made(self, _: Json) -> None:
        self._company.app.say("people-passkey-made")
        self.look()

    def _signed_in(self, answer: Json) -> None:
        self._company.app.say("people-recovered", name=str(answer.get("name", "")))
        self.look()
