"""The player's settings: one frozen value, one TOML file, understood again after an upgrade."""

from __future__ import annotations

import contextlib
import tomllib
from collections.abc import Collection, Mapping, MutableMapping
from pathlib import Path
from typing import Annotated, Literal, get_args, get_origin

import msgspec

from numeramis_access import __version__
from numeramis_access.core.codec import from_json
from numeramis_access.store.changing import change_file, merge_keys, merge_lists
from numeramis_access.store.files import clean_name, read_text, set_aside

Percent = Annotated[int, msgspec.Meta(ge=0, le=100)]
#: what becomes of a kind of announcement
Telling = Literal["say", "sound", "history"]
#: what becomes of what somebody does: as telling, or the brief form at every level
PlaysTold = Literal["say", "word", "sound", "history"]
#: how the own cards are sorted
Sorting = Literal["suits", "trumps", "rank", "dealt"]


#: from where to where the tones of a graph go
GraphPitch = Literal["low", "middle", "high", "wide"]
#: whose players have settings that name no version
FIRST_VERSION = "0.1.0"
#: how strong opponents are
Level = Literal["beginner", "club", "strong", "expert", "master"]


class OwnTable(msgspec.Struct, frozen=True):
    """A match as it was set up, kept under a name.

    :param options: of the game. :param players: how many. :param opponents: names of those who are asked first.
    """

    game: str
    options: dict[str, object]
    players: Annotated[int, msgspec.Meta(ge=1, le=9)]
    level: Level = "club"
    opponents: tuple[str, ...] = ()


class Settings(msgspec.Struct, frozen=True):
    """Everything that the player can set.

    :param language: the code of one, or empty before the first start. :param speech: name of a voice, or ``auto``.
    :param languages: codes of those that the language's key goes round; empty for those in which everything is said.
    :param rate: and the other percentages: 0-100. :param verbosity: 1 brief, 2 normal, 3 full; ``braille_verbosity``
        for the braille line alone. :param telling: what becomes of a kind of message, by message id.
    :param own_plays: what becomes of what the player does, ``partner_plays`` and ``others_plays`` of what they do.
    :param highest: after which cards the highest one is told: every one, those that change it, or when asked.
    :param wait_for_speech: have opponents wait until the program's own voice has said everything.
    :param only_card: how the only card that can be played is played: like any other, by pressing the key that finds it
        once more, or by itself after the pace.
    :param sure: what is asked about before it is done: nothing, what gives up or stakes everything, and trumps too.
    :param echo: what is said of a text while it is typed: each letter, each word,
        nothing. :param wait_after_trick: have the table wait for Enter after each trick, unless the player leads.
    :param pace: seconds an opponent waits after the last card. :param position: "3 of 9" after a card.
    :param letters: single-letter keys. :param two_way: where up and down go over the suits (or numbers) of the hand
        and left and right stay within one: in games with suits, in all, nowhere.
    :param sorting: how the hand is sorted, by game; ``sorted_down``: with the highest card first.
    :param braille: a device such as ``baum:/dev/ttyUSB0``, ``auto`` or ``off``.
    :param old_orca: have Orca before 45 stop speaking at a key, by calling the window a newer GTK's than it is.
    :param weight: of letters in the window; ``letter_spacing`` in percent of their size. :param focus_ring: 1-4, how
        thick it is. :param suit_colours: a colour for each suit. :param motion: whether cards glide; ``auto``: as the
        system wishes.
    :param braille_seconds: how long what comes by itself stands on the line at least, 0 until a key.
    :param braille_pace: cells a second that the reader needs; with it what stands there stands as long as its cells
        need, 0 while it is unknown.
    :param name_first: whether a key of a display first tells the name of the card under the fingers, and plays it next.
    :param address: whether the player was asked how verbs go with them; empty where the first start asked for it with
        the language, or will.
    :param graph_seconds: how long each tone of a graph sounds. :param graph_pitch: from where to where the tones go.
    :param aims: matches won, or exact hits, that are wanted in a month, by game; 0 for none.
    :param worth: when the practice table tells what a choice was worth.
    :param opponents: names of those who are asked to the table first.
    :param signals: whether the computer across gives the signals that the lessons teach.
    :param hands: which keys of the keyboard are ready made: for both hands, or for one. :param switches: how many
        switches it is played by; ``switch_choose`` is the one that chooses, or the only one, ``switch_move`` moves on.
    :param scan_seconds: how long one thing stands to be chosen, where there is one switch.
    :param coach: whether somebody asks at the practice table what can be counted. :param unaided: whether the table's
        answers cost a point there.
    :param comings_at_once: whether who comes, goes or invites at tables of people is told while the player decides too.
    :param twice_the_time: whether the player wishes twice the time at tables with a clock that allow it.
    :param wait_told: seconds after which it is told by itself who is waited for at a table of people, 0 for never.
    :param compared_at: addresses of houses where others hear how the player has played the deals of the day; the house
        that serves a page has none.
    :param known_version: of the program, whose changes the player has been told or met first.
    :param matches: options of the last match by game; ``players`` its number of players.
    :param tables: the player's own tables, by name.
    """

    language: str = ""
    languages: tuple[str, ...] = ()
    speech: str = "auto"
    rate: Percent = 55
    pitch: Percent = 50
    volume: Percent = 90
    voice: str = ""
    cue_volume: Percent = 70
    ambience_volume: Percent = 0
    mono: bool = False
    ducking: bool = True
    verbosity: Annotated[int, msgspec.Meta(ge=1, le=3)] = 2
    telling: dict[str, Telling] = {}
    own_plays: PlaysTold = "word"
    partner_plays: PlaysTold = "say"
    others_plays: PlaysTold = "say"
    highest: Literal["every", "changes", "asked"] = "every"
    position: bool = True
    letters: bool = True
    two_way: Literal["suits", "always", "never"] = "suits"
    sorting: dict[str, Sorting] = {}
    sorted_down: dict[str, bool] = {}
    wait_for_speech: bool = True
    wait_after_trick: bool = False
    signals: bool = False
    only_card: Literal["choose", "key", "itself"] = "choose"
    sure: Literal["never", "all", "choices"] = "never"
    echo: Literal["letters", "words", "none"] = "letters"
    pace: Annotated[float, msgspec.Meta(ge=0, le=10)] = 1.0
    thinking: Annotated[int, msgspec.Meta(ge=10, le=10000)] = 200
    mode: Literal["auto", "own-voice", "screen-reader"] = "auto"
    old_orca: bool = False
    braille: str = "auto"
    braille_table: str = ""
    braille_verbosity: Annotated[int, msgspec.Meta(ge=1, le=3)] = 2
    braille_seconds: Annotated[float, msgspec.Meta(ge=0, le=60)] = 4.0
    braille_pace: Annotated[int, msgspec.Meta(ge=0, le=100)] = 0
    routing_plays: bool = False
    name_first: bool = False
    theme: Literal["dark", "light", "yellow", "system", "own"] = "dark"
    own_colours: tuple[str, str, str] = ("#ffffff", "#000000", "#ffff00")
    scale: Annotated[int, msgspec.Meta(ge=100, le=400)] = 100
    weight: Literal["regular", "bold", "heavy"] = "regular"
    letter_spacing: Annotated[int, msgspec.Meta(ge=0, le=30)] = 0
    focus_ring: Annotated[int, msgspec.Meta(ge=1, le=4)] = 2
    suit_colours: bool = False
    full_screen: bool = False
    motion: Literal["auto", "on", "off"] = "auto"
    rumble: Percent = 60
    name: str = ""
    gender: Literal["masculine", "feminine"] = "masculine"
    address: Literal["", "asked", "unasked"] = ""
    graph_seconds: Annotated[float, msgspec.Meta(ge=0.05, le=2)] = 0.2
    graph_pitch: GraphPitch = "middle"
    worth: Literal["never", "costly", "always"] = "never"
    level: Level = "club"
    aims: dict[str, Annotated[int, msgspec.Meta(ge=0, le=500)]] = {}
    opponents: tuple[str, ...] = ()
    hands: Literal["both", "left", "right"] = "both"
    switches: Literal["off", "one", "two"] = "off"
    switch_choose: str = "space"
    switch_move: str = "return"
    scan_seconds: Annotated[float, msgspec.Meta(ge=0.2, le=20)] = 1.5
    coach: bool = False
    unaided: bool = False
    comings_at_once: bool = False
    twice_the_time: bool = False
    wait_told: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 60
    compared_at: tuple[str, ...] = ()
    known_version: str = __version__
    matches: dict[str, dict[str, object]] = {}
    players: dict[str, Annotated[int, msgspec.Meta(ge=1, le=9)]] = {}
    tables: dict[str, OwnTable] = {}

    @property
    def address_unknown(self) -> bool:
        """Return whether the player was never asked how verbs go with them."""
        return self.address == "unasked" or not (self.address or self.language)


#: fields in which each key is one thing, and fields in which each element is
_BY_KEY = tuple(one.name for one in msgspec.structs.fields(Settings) if get_origin(one.type) is dict)
_LISTS = tuple(one.name for one in msgspec.structs.fields(Settings) if ... in get_args(one.type))


def changed(settings: Settings, **fields: object) -> Settings:
    """Return settings with these values; who comes to a language has not been asked how its verbs go."""
    address = "unasked" if fields.get("language") and settings.address_unknown else settings.address
    return msgspec.structs.replace(settings, **{"address": address, **fields})


def load(path: Path, languages: Collection[str] = ()) -> tuple[Settings, list[tuple[str, str]]]:
    """Return the settings and what was wrong with them: (code, detail) each; nothing is raised.

    A field that this version does not know, or a value it does not allow, is left at its default and the rest is
    kept; a file that is no TOML at all is set aside under another name.

    :param languages: codes of those that there are; empty where any will do.
    """
    try:
        raw = tomllib.loads(read_text(path))
    except FileNotFoundError:
        return Settings(), []
    except OSError:
        return Settings(), [("settings-unreadable", path.name)]
    except (ValueError, RecursionError):
        return Settings(), [_put_aside(path)]
    settings, problems = _convert(raw)
    if languages and settings.language not in ("", *languages):
        return msgspec.structs.replace(settings, language=""), [*problems, ("settings-value", "language")]
    return settings, problems


def save(settings: Settings, path: Path) -> None:
    """Write the settings, whole or not at all. Comments stay, and so does every key of a later version.

    :raises OSError: when they cannot be written.
    """
    change_file(path, lambda content: _written(settings, content, path))


def merge(own: Settings, before: Settings, path: Path) -> Settings:
    """Write what has changed of the settings, by key; return the settings as they stand in the file then.

    What another program has written meanwhile stays where this one has changed nothing. A file that is no TOML is put
    aside.

    :param own: of this program now. :param before: what it has read or written last.
    :raises OSError: when they cannot be written.
    """
    result = own

    def change(content: bytes | None) -> bytes:
        nonlocal result
        raw = _understood(content)
        result = own if raw is None else _merge(before, own, _convert(raw)[0])
        return _written(result, content, path)

    change_file(path, change)
    return result


def with_content_of(settings: Settings, there: Settings) -> Settings:
    """Return settings with everything of others that is kept by key: tables, opponents and their like.

    Single values, such as the voice's rate, stay as they are: nobody who listens wants them to change by themselves.
    """
    return msgspec.structs.replace(settings, **{name: getattr(there, name) for name in (*_BY_KEY, *_LISTS)})


def _merge(before: Settings, own: Settings, there: Settings) -> Settings:
    """Return the settings of the file with the changes of this program."""

    def value(name: str) -> object:
        old, new, now = (getattr(one, name) for one in (before, own, there))
        if name in _BY_KEY:
            return merge_keys(old, new, now)
        if name in _LISTS:
            return tuple(merge_lists(old, new, now))
        return now if new == old else new

    return msgspec.structs.replace(there, **{name: value(name) for name in Settings.__struct_fields__})


def _written(settings: Settings, content: bytes | None, path: Path) -> bytes:
    """Return the content of the file with these settings. A file that is no TOML is put aside first."""
    import tomlkit  # not before the first sentence
    from tomlkit.exceptions import TOMLKitError

    known: dict[str, object] = from_json(msgspec.json.encode(settings))  # lists, as TOML has them
    raw = _understood(content)
    if content is not None and raw is None:
        set_aside(path)
    every = {**(raw or {}), **known}
    if content is not None and raw is not None:
        with contextlib.suppress(TOMLKitError, RecursionError):
            document = tomlkit.parse(content.decode("utf-8-sig"))
            _put_values(document, known)
            text = tomlkit.dumps(document)
            if tomllib.loads(text) == every:
                return text.encode()
    try:
        return tomlkit.dumps(every).encode()
    except RecursionError:  # no version has written anything nested so deeply
        return tomlkit.dumps(known).encode()


def _put_values(document: MutableMapping[str, object], values: Mapping[str, object]) -> None:
    """Put values into a TOML document, key by key, so that the comments beside all others stay."""
    for name, value in values.items():
        now = document.get(name)
        if isinstance(value, dict) and isinstance(now, MutableMapping) and value:
            for key in [key for key in now if key not in value]:
                del now[key]
            _put_values(now, value)
        elif name not in document or now != value:
            document[name] = value


def _understood(content: bytes | None) -> dict[str, object] | None:
    """Return what a file of settings says, None where it is none or no TOML."""
    try:
        return None if content is None else tomllib.loads(content.decode("utf-8-sig"))
    except (ValueError, RecursionError):
        return None


def language_in(path: Path) -> str:
    """Return the language that a file of settings names, empty for none; the file stays as it is, damaged or not."""
    return str(_raw(path).get("language", ""))


def _raw(path: Path) -> dict[str, object]:
    try:
        return tomllib.loads(read_text(path))
    except (OSError, ValueError, RecursionError):
        return {}


def _put_aside(path: Path) -> tuple[str, str]:
    """Put a file aside that is no TOML; return what is to be said of it."""
    try:
        return "settings-damaged", set_aside(path).name
    except OSError:
        return "settings-damaged-there", path.name


def _convert(raw: dict[str, object]) -> tuple[Settings, list[tuple[str, str]]]:
    fields = {field.name: field for field in msgspec.structs.fields(Settings)}
    kept: dict[str, object] = {"known_version": FIRST_VERSION}
    problems: list[tuple[str, str]] = []
    for name, value in raw.items():
        if name not in fields:
            continue
        try:
            kept[name] = msgspec.convert(value, fields[name].type)
        except msgspec.ValidationError:
            problems.append(("settings-value", name))
    settings = msgspec.structs.replace(Settings(), **kept)
    known_version = clean_name(settings.known_version)
    opponents = tuple(map(clean_name, settings.opponents))
    tables = {clean_name(name): table for name, table in settings.tables.items()}
    return msgspec.structs.replace(
        settings, name=clean_name(settings.name), opponents=opponents, tables=tables, known_version=known_version
    ), problems
