"""The player's settings for calls: the e-mails and browser messages by which a server says that a table by turns waits.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Literal
from zoneinfo import ZoneInfo

import msgspec
from babel.localtime import get_localzone

from numeramis_access.app.people.company import Company
from numeramis_access.app.people.identity import new_id
from numeramis_access.app.shell.menu import Entry, Menu, back_entry, button_entry, opening_entry
from numeramis_access.app.shell.scene import Pop, Push, Transition
from numeramis_access.app.shell.writing import WritingMenu
from numeramis_access.output.channel import ShowsCalls
from numeramis_access.tables.person_requests import AskCalls, CallByMail, CallByPush, CallWhen, StopCalls
from numeramis_access.tables.request_fields import Json, MailAddress

#: longest typed address and code, in characters
MAX_ADDRESS_CHARACTERS, MAX_TYPED_CODE_CHARACTERS = 100, 20
#: messages that tell what a server keeps for calls, in their order
KEPT_MESSAGES = tuple(
    f"calls-kept-{part}" for part in ("when", "mail", "codes", "push", "hours", "made", "said", "others", "end")
)


class CallState(msgspec.Struct, frozen=True):
    """How a server calls the player, as it answers the request ``calls``.

    :param mail: whether it can send e-mails.
    :param push: its public key for messages to browsers, empty if it sends none.
    :param address: the player's confirmed e-mail address, empty for none.
    :param browsers: number of browsers that it calls.
    :param zone: time zone of the quiet hours.
    :param begins: hour at which the quiet time begins, 0 to 23.
    :param ends: hour at which it ends, 0 to 23.
    :param daily: whether all calls of a day come together.
    """

    mail: bool = False
    push: str = ""
    address: str = ""
    browsers: int = 0
    zone: str = ""
    begins: int = 22
    ends: int = 7
    daily: bool = False


class Subscription(msgspec.Struct, frozen=True):
    """A browser's subscription to messages, as the browser writes it.

    :param endpoint: its address.
    :param keys: its keys.
    """

    endpoint: str
    keys: dict[str, str]


class OwnCalls:
    """The player's calls from one server. :param company: the server."""

    def __init__(self, company: Company) -> None:
        self._company = company
        self._state: CallState | None = None
        self._menu: Menu | None = None
        #: the address to which a code was sent, empty for none
        self._awaits_code = ""

    @property
    def _page(self) -> ShowsCalls | None:
        """Return the page of this server; None in any other program."""
        channels = self._company.app.announcer.channels
        page = next((channel for channel in channels if isinstance(channel, ShowsCalls)), None)
        return page if not self._company.address else None

    def entries(self) -> list[Entry]:
        """Return the lobby's entry for the settings of calls; empty at a server that sends no calls."""
        return [opening_entry(self._company.app, "calls-menu", self._open)] if self._company.knows_calls else []

    def _open(self) -> Menu:
        self._ask_for_state()
        self._menu = Menu(self._company.app, "calls-menu", self._lines)
        return self._menu

    def _ask_for_state(self) -> None:
        def take(answer: Json) -> None:
            self._state = msgspec.convert(answer, CallState)
            if self._menu is not None:
                self._menu.renew()

        self._company.ask(AskCalls(id=new_id()), take)

    def _lines(self) -> list[Entry]:
        app, state = self._company.app, self._state
        if state is None:
            return [back_entry(app)]
        ways = [*self._mail_entries(state), *self._push_entries(state)]
        hours = partial(
            app.text, "calls-hours", begins=clock_time(state.begins), ends=clock_time(state.ends),
            always="yes" if state.begins == state.ends else "no",
        )  # fmt: skip
        daily = partial(app.text, "calls-daily", on="yes" if state.daily else "no")
        return [
            *ways,
            Entry(hours, lambda: Push(self._hours_menu(state)), identity="calls-hours"),
            Entry(daily, partial(self._set_when, state, daily=not state.daily), identity="calls-daily"),
            *([button_entry(app, "calls-stop", partial(self._stop, "all"))] if state.address or state.browsers else []),
            opening_entry(app, "calls-kept", lambda: Menu(app, "calls-kept", self._kept_lines)),
            back_entry(app),
        ]

    def _kept_lines(self) -> list[Entry]:
        """Return an entry for each fact that the server stores for calls."""
        app = self._company.app
        return [*(Entry(partial(app.text, message)) for message in KEPT_MESSAGES), back_entry(app)]

    # e-mail

    def _mail_entries(self, state: CallState) -> list[Entry]:
        app = self._company.app
        if not state.mail:
            return []
        if state.address:
            return [button_entry(app, "calls-mail-no-more", partial(self._stop, "mail"), address=state.address)]
        address = WritingMenu(app, "calls-mail-address", self._give_address, longest=MAX_ADDRESS_CHARACTERS)
        code = button_entry(app, "calls-mail-code", self._code_menu)
        return [*([code] if self._awaits_code else []), button_entry(app, "calls-mail", lambda: Push(address))]

    def _code_menu(self) -> Transition:
        longest = MAX_TYPED_CODE_CHARACTERS
        address = self._awaits_code
        return Push(WritingMenu(
            self._company.app, "calls-mail-type-code", self._give_code, longest=longest, address=address
        ))  # fmt: skip

    def _give_address(self, text: str) -> Transition | None:
        app, address = self._company.app, text.strip()
        try:
            msgspec.convert(address, MailAddress)
        except msgspec.ValidationError:
            app.say("calls-mail-bad", cue="refusal", address=address)
            return None

        def tell_sent(_: Json) -> None:
            self._awaits_code = address
            app.say("calls-mail-sent", address=address)
            self._ask_for_state()

        self._company.ask(CallByMail(id=new_id(), address=address), tell_sent)
        return None

    def _give_code(self, text: str) -> Transition | None:
        address = self._awaits_code

        def tell_confirmed(_: Json) -> None:
            self._awaits_code = ""
            self._tell("calls-mail-on", address=address)

        self._company.ask(CallByMail(id=new_id(), address=address, code=text.strip()), tell_confirmed)
        return None

    # messages to the browser

    def _push_entries(self, state: CallState) -> list[Entry]:
        app, page = self._company.app, self._page
        if not state.push:
            return []
        last = [button_entry(app, "calls-push-no-more", partial(self._stop, "push"), count=state.browsers)]
        last = last if state.browsers else []
        if page is None:
            return [Entry(partial(app.text, "calls-push-by-page")), *last]
        if page.call_ability == "yes":
            return [button_entry(app, "calls-push", partial(page.subscribe, state.push)), *last]
        return [Entry(partial(app.text, f"calls-push-{page.call_ability}")), *last]

    def take_subscription(self, text: str) -> None:
        """Send the browser's subscription to the server and say when it is accepted; an unreadable one is refused
        aloud.

        :param text: the subscription as JSON; empty if the browser gave none.
        """
        try:
            given = msgspec.json.decode(text or "{}", type=Subscription)
            keys = given.keys["p256dh"], given.keys["auth"]
        except (msgspec.DecodeError, KeyError):
            self._company.app.say("calls-push-none", cue="refusal")
            return
        request = CallByPush(id=new_id(), endpoint=given.endpoint, p256dh=keys[0], auth=keys[1])
        self._company.ask(request, lambda _: self._tell("calls-push-on"))

    # hours, and the end

    def _hours_menu(self, state: CallState) -> Menu:
        """Return the menu of the hour at which the quiet begins; it leads to the menu of the hour at which it ends."""

        def choose_end(begins: int) -> Transition:
            def take(ends: int) -> Transition:
                self._set_when(state, begins=begins, ends=ends)
                return Pop(2)

            return Push(self._clock_menu("calls-hours-end", take))

        return self._clock_menu("calls-hours-begin", choose_end)

    def _clock_menu(self, title: str, take: Callable[[int], Transition]) -> Menu:
        """Return a menu of the hours of a day. :param title: id of its message. :param take: takes the hour."""
        app = self._company.app
        return Menu(app, title, lambda: [
            *(button_entry(app, "calls-hour", partial(take, hour), hour=clock_time(hour)) for hour in range(24)),
            back_entry(app),
        ])  # fmt: skip

    def _set_when(self, state: CallState, **changed: object) -> None:
        when = msgspec.structs.replace(state, **changed)
        page = self._page
        zone = local_zone() if page is None else page.zone
        request = CallWhen(id=new_id(), zone=zone, begins=when.begins, ends=when.ends, daily=when.daily)
        self._company.ask(request, lambda _: self._tell("calls-when-set"))

    def _stop(self, way: Literal["all", "mail", "push"]) -> None:
        self._company.ask(StopCalls(id=new_id(), way=way), lambda _: self._tell("calls-stopped"))

    def _tell(self, message: str, **values: object) -> None:
        self._company.app.say(message, **values)  # type: ignore[arg-type]
        self._ask_for_state()


def clock_time(hour: int) -> str:
    """Return a full hour in digits as a clock shows it, because a plain number would be spoken as an amount.

    :param hour: 0 to 23.
    """
    return f"{hour}:00"


def local_zone() -> str:
    """Return the name of this computer's time zone in the IANA database, such as ``Europe/Prague``; empty if it is
    unknown.
    """
    with suppress(LookupError, OSError, ValueError):
        zone = get_localzone()
        return zone.key or "" if isinstance(zone, ZoneInfo) else ""
    return ""
