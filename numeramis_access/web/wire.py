"""The messages between a program and its page: announcements and screens one way, input the other."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import fields
from typing import Annotated, Literal, TypeAlias

import msgspec

from numeramis_access.core.codec import from_json
from numeramis_access.input import inbox
from numeramis_access.input.commands import AnyCommand, Command
from numeramis_access.output.rumbling import pattern_of
from numeramis_access.output.screen import Chart, Countdown, Fact, Item, LaidCard, Screen, ShownPlayer
from numeramis_access.output.soundstage import SoundStage
from numeramis_access.output.window.colour_themes import SUIT_COLOURS, Colour, Theme, cloth_theme, suit_colour, theme_of
from numeramis_access.store.settings import Settings
from numeramis_access.words.announcement import Announcement
from numeramis_access.words.phrases import language_of

#: a value of JSON
Json: TypeAlias = bool | int | float | str | list["Json"] | dict[str, "Json"] | None

#: the default of each part of an item; only other values are sent
ITEM_DEFAULTS = {field.name: field.default for field in fields(Item) if field.name not in ("cursor", "unread")}
#: longest key name and longest typed line from a page, in characters
MAX_KEY_CHARACTERS, MAX_LINE_CHARACTERS = 40, 200
#: longest answer of a browser about a passkey or a subscription, in characters
MAX_PROOF_CHARACTERS = 6000


#: a length on a page, in ems
PageLength = Annotated[float, msgspec.Meta(ge=0.5, le=500)]


class FromPage(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One input from a page: a key, a typed line, a touch of an item, or a command by name.

    None stands for a field that this input does not have.

    :param key: name of a key.
    :param typed: a typed line.
    :param draft: the text in the field, sent before any other action there.
    :param touch: kind of the touched item, a zone of ``inbox.Touched``, and its index, from 0; ``go-on`` and 0 for the
        button that goes on, which is no item.
    :param label: the touched item's label on the page, because another screen can be on its way.
    :param title: the title of the page's screen at the touch, for the same reason.
    :param do: name of a command.
    :param piece: a part of a requested file, in base 64.
    :param last: whether it is the last part.
    :param take: whether the page takes this session over from another page.
    :param invited: code of the table whose link opened the page.
    :param place: the place of the shortcut that opened the page; empty for none.
    :param origin: the page's origin, if its browser has passkeys.
    :param passkey: the browser's answer about a passkey as JSON, empty if the browser refused; None for no answer.
    :param called: ``yes`` if the browser can show messages of the server while the page is closed, else the reason why
        not; empty if not told.
    :param zone: the browser's time zone as in the IANA database, empty if not told.
    :param subscription: the browser's subscription for such messages as JSON, empty if it refused; None for no answer.
    :param speaking: whether the page's own voice is speaking, when that has changed.
    :param room: width and height of the drawn table, width of the hand, width that a finger needs, and height of the
        window, in ems.
    :param fingers: whether the player has a touch screen and no keys, told once.
    :param opened: whether the page is new, and the program is not.
    :param number: the page's own count of its inputs, which the answer acknowledges; 0 for none.
    """

    key: str = ""
    typed: str | None = None
    draft: str | None = None
    touch: tuple[Literal["focus", "press", "less", "more", "table", "go-on"], int] | None = None
    label: str = ""
    title: str = ""
    do: str = ""
    piece: bytes = b""
    last: bool = False
    take: bool = False
    invited: str = ""
    place: Literal["", "tables", "daily"] = ""
    origin: str = ""
    passkey: str | None = None
    called: Literal["", "yes", "open-line", "install", "blocked", "unsupported"] = ""
    zone: str = ""
    subscription: str | None = None
    speaking: bool | None = None
    room: tuple[PageLength, PageLength, PageLength, PageLength, PageLength] | None = None
    fingers: bool | None = None
    opened: bool = False
    number: int = 0


def read_input(text: str | bytes, commands: Collection[AnyCommand] = tuple(Command)) -> FromPage:
    """Return an input from a page.

    :param text: the input as JSON.
    :param commands: the valid commands.
    :raises ValueError: for other JSON, unknown fields or an unknown command.
    """
    sent: FromPage = from_json(text, FromPage)
    if sent.do and sent.do not in commands:
        raise ValueError(f"no command {sent.do[:MAX_KEY_CHARACTERS]!r}")
    return sent


def inbox_item(sent: FromPage, commands: Sequence[AnyCommand] = tuple(Command)) -> inbox.Incoming | None:
    """Return an input as an item for the inbox; None if it has nothing for the program.

    Overlong texts are cut, and overlong answers of the browser emptied.

    :param sent: the input.
    :param commands: the valid commands.
    """
    if sent.invited:
        return inbox.InvitationFollowed(sent.invited[:MAX_LINE_CHARACTERS])
    if sent.place:
        return inbox.PlaceWanted(sent.place)
    if sent.opened:
        return inbox.PageOpened()
    if sent.passkey is not None:
        return inbox.PasskeyGiven(sent.passkey if len(sent.passkey) <= MAX_PROOF_CHARACTERS else "")
    if sent.subscription is not None:
        return inbox.SubscriptionGiven(sent.subscription if len(sent.subscription) <= MAX_PROOF_CHARACTERS else "")
    if sent.do:
        return next((inbox.CommandOrdered(command) for command in commands if command == sent.do), None)
    if sent.touch is not None and sent.touch[0] == "go-on":
        return inbox.CommandOrdered(Command.ACTIVATE)
    if sent.touch is not None:
        return inbox.Touched(*sent.touch)
    if sent.typed is not None:
        return inbox.LineTyped(sent.typed[:MAX_LINE_CHARACTERS])
    if sent.draft is not None:
        return inbox.DraftKept(sent.draft[:MAX_LINE_CHARACTERS])
    return inbox.KeyDown(sent.key[:MAX_KEY_CHARACTERS]) if sent.key else None


def announcement_json(told: Announcement, stage: SoundStage) -> dict[str, Json]:
    """Return an announcement for a page, without values at their default.

    :param told: the announcement. :param stage: the places of the seats in sound.
    """
    members: dict[str, Json] = {
        "text": told.text, "priority": str(told.priority), "lang": told.language, "number": told.number,
    }  # fmt: skip
    if told.topic == "answer":
        members["answer"] = True
    if told.cue:
        members["cue"] = told.cue
    if told.seat is not None:
        members["place"], members["pitch"] = stage.place(told.seat)
    if told.shown_by:
        members["shown"] = told.shown_by
    return members


def vibration_beats(told: Announcement) -> list[Json]:
    """Return a phone's vibration for an announcement: milliseconds of vibration and of rest in turn; empty for an
    announcement without one. The strength of the motors is lost.
    """
    return [part for beat in pattern_of(told) for part in (beat.lasts, beat.pause)]


def page_settings(settings: Settings) -> dict[str, Json]:
    """Return the player's settings that a page follows, by their names there; ``theme`` and ``cloth`` (the colours on
    the table) are None if it follows the browser.
    """
    own, theme = settings.theme != "system", theme_of(settings)
    return {
        "letters": settings.letters,
        "voice": settings.mode == "own-voice",
        "rate": settings.rate, "pitch": settings.pitch, "volume": settings.volume,
        "cues": settings.cue_volume, "mono": settings.mono,
        "theme": _colours(theme) if own else None,
        "cloth": _colours(cloth_theme(theme)) | _suits(cloth_theme(theme)) if own else None,
        "motion": settings.motion,
        "scale": settings.scale, "weight": settings.weight, "spacing": settings.letter_spacing,
        "ring": settings.focus_ring, "suits": settings.suit_colours,
    }  # fmt: skip


def _colours(theme: Theme) -> dict[str, Json]:
    return {field.name: _hex(getattr(theme, field.name)) for field in fields(Theme)}


def _suits(theme: Theme) -> dict[str, Json]:
    """Return the colours of the suits on cards and on outlines, each readable there."""
    on_cards: dict[str, Json] = {
        f"suit-{suit}": _hex(suit_colour(suit, theme.card, theme.ink)) for suit in SUIT_COLOURS
    }
    return on_cards | {f"out-{suit}": _hex(suit_colour(suit, theme.ground, theme.text)) for suit in SUIT_COLOURS}


def _hex(colour: Colour) -> str:
    return "#" + "".join(f"{part:02x}" for part in colour)


def screen_json(screen: Screen, before: Screen | None = None, was: dict[str, Json] | None = None) -> dict[str, Json]:
    """Return a screen for a page as JSON, without the cards that only the seat's view has.

    :param screen: the screen to convert.
    :param before: an earlier screen, None for none.
    :param was: the JSON of that screen, from which unchanged parts are taken; None to convert every part.
    """
    members: dict[str, Json] = {
        "kind": screen.kind, "title": screen.title, "about": screen.about, "focus": screen.focus,
    }  # fmt: skip
    if language_of(screen.title):
        members["lang"] = language_of(screen.title)
    for part, made in SCREEN_PARTS.items():
        same = before is not None and getattr(screen, part) == getattr(before, part)
        members[part] = was[part] if same and was is not None else made(screen)
    return members


def _item(item: Item) -> Json:
    members: dict[str, Json] = {}
    for name, usual in ITEM_DEFAULTS.items():
        value = getattr(item, name)
        if value != usual:
            members[name] = list(value) if isinstance(value, tuple) else value
    if language_of(item.label):
        members["lang"] = language_of(item.label)
    return members


def _laid_json(laid: LaidCard) -> Json:
    return {"seat": laid.seat, "who": laid.who, "card": laid.card, "label": laid.label, "highest": laid.highest}


def _seated_json(seated: ShownPlayer) -> Json:
    return {
        "seat": seated.seat, "who": seated.who, "turn": seated.turn, "notes": list(seated.notes),
        "shown": list(seated.shown),
    }  # fmt: skip


def _fact(fact: Fact) -> Json:
    return {"text": fact.text, "suit": fact.suit}


def _chart(chart: Chart) -> Json:
    return {"values": list(chart.values), "ends": list(chart.ends), "edges": list(chart.edges)}


def _clock(clock: Countdown) -> Json:
    return {field.name: getattr(clock, field.name) for field in fields(Countdown)}


#: the parts of a screen that are converted for a page
SCREEN_PARTS: dict[str, Callable[[Screen], Json]] = {
    "items": lambda screen: [_item(item) for item in screen.items],
    "status": lambda screen: list(screen.status),
    "table": lambda screen: [_laid_json(laid) for laid in screen.table],
    "seated": lambda screen: [_seated_json(seated) for seated in screen.seated],
    "facts": lambda screen: [_fact(fact) for fact in screen.facts],
    "chart": lambda screen: None if screen.chart is None else _chart(screen.chart),
    "waits": lambda screen: screen.waits,
    "clock": lambda screen: None if screen.clock is None else _clock(screen.clock),
}


def changed_parts(old: dict[str, Json] | None, new: dict[str, Json]) -> dict[str, Json]:
    """Return the parts of a screen that differ from those that the page has; all parts for a page that has no screen.

    :param old: the screen that the page has, as JSON; None for none.
    :param new: the present screen.
    """
    return new if old is None else {part: value for part, value in new.items() if old[part] != value}
