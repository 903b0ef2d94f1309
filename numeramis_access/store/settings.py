"""The player's settings: an immutable value, stored in one TOML file that later versions understand."""

from __future__ import annotations

import contextlib
import tomllib
from collections.abc import Callable, Collection, Mapping, MutableMapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Literal, TypeAlias, get_args, get_origin

import msgspec

from numeramis_access import __version__
from numeramis_access.core.codec import from_json
from numeramis_access.store.changing import change_file, merge_keys, merge_lists
from numeramis_access.store.files import TooLarge, clean_name, read_text, set_aside

Percent = Annotated[int, msgspec.Meta(ge=0, le=100)]
#: how a kind of announcement is told
EventTelling = Literal["say", "sound", "history"]
#: how sentences about a person agree; ``none`` if nobody has told it: without a gender
ToldGender: TypeAlias = Literal["masculine", "feminine", "none"]
SecondDeviceName: TypeAlias = Literal["pad", "braille"]
#: how a player's acts are told: as ``EventTelling``, or in the brief form at every level
PlayTelling = Literal["say", "word", "sound", "history"]
#: how the player's cards are sorted
Sorting = Literal["suits", "trumps", "rank", "dealt"]


#: the range of the tones of a graph
GraphPitch = Literal["low", "middle", "high", "wide"]
#: the version of settings that name none
FIRST_VERSION = "0.1.0"
#: strength of opponents
Level = Literal["beginner", "improver", "club", "strong", "expert", "master"]
#: seconds that an opponent can wait
OPPONENT_PACES = (0.0, 0.5, 1.0, 2.0, 4.0)


#: devices of a second person at this computer
PAD: tuple[SecondDeviceName, ...] = ("pad",)
DOTS: tuple[SecondDeviceName, ...] = ("braille",)


@dataclass(frozen=True)
class MenuRow:
    """How the menu of settings offers a setting; messages are named ``set-<field>`` and ``set-<field>-<value>``.

    :param part: the part of the menu: ``settings-<part>``.
    :param values: the offered values, if the type allows more; empty for all that the type allows.
    :param step: step by which the left and right keys change a number.
    :param has_own_entry: whether the menu has special code for the setting.
    :param voice: the speech without which it has no effect: ``any`` speech, the program's ``own`` voice, or empty.
    :param works_on_page: whether it has an effect on a page in a browser.
    :param needs_keys: whether it has an effect only for a player with keys.
    :param devices: the devices of a second person at this computer for whom it has an effect; the computers at the
        table, the window and the connections follow the person at the keyboard.
    """

    part: str
    values: tuple[object, ...] = ()
    step: int = 5
    has_own_entry: bool = False
    voice: Literal["", "any", "own"] = ""
    works_on_page: bool = True
    needs_keys: bool = False
    devices: tuple[SecondDeviceName, ...] = (*PAD, *DOTS)


class OwnTable(msgspec.Struct, frozen=True):
    """A set-up of a match that the player has named and stored.

    :param game: name of the game.
    :param options: options of the game.
    :param players: number of players.
    :param level: level of the opponents.
    :param opponents: names of the opponents to invite first.
    """

    game: str
    options: dict[str, object]
    players: Annotated[int, msgspec.Meta(ge=1, le=9)]
    level: Level = "club"
    opponents: tuple[str, ...] = ()


#: the penalty for a player at a real table who did not follow suit: agreed then, or tricks or points for the other side
CalledPenalty: TypeAlias = Literal["none", "tricks-1", "tricks-2", "tricks-3", "points-10", "points-20", "points-50"]


class CalledPlayer(msgspec.Struct, frozen=True):
    """A player at a table with real cards.

    :param name: the name.
    :param gender: grammatical gender for sentences about the player.
    """

    name: str
    gender: ToldGender = "masculine"


#: the devices of two people at this computer: one keyboard that they hand over; or a keyboard for one of them, and for
#: the other a controller or a braille display (``own-``: the player has that, and the other person the keyboard)
TogetherDevices: TypeAlias = Literal["one", "pad", "own-pad", "braille", "own-braille"]
#: number of the sentences that tell a new player the first steps at a table
FIRST_STEP_COUNT = 3


class Companion(msgspec.Struct, frozen=True):
    """Another person who plays at this computer.

    :param gender: grammatical gender for sentences about the person.
    :param pitch: pitch of the voice that announces their acts, relative to the player's setting.
    :param plays: whether they take part in the next match together.
    """

    gender: ToldGender = "masculine"
    pitch: Annotated[int, msgspec.Meta(ge=-20, le=20)] = 0
    plays: bool = True


class Settings(msgspec.Struct, frozen=True):
    """All settings of the player. Fields without a text here are what their names and types say.

    :param language: a language's code, empty before the first start.
    :param languages: codes of the languages that the language key switches between; empty for the complete ones.
    :param speech: the name of a speech output, or ``auto``. :param voice: name of its voice, empty for the usual one.
    :param mode: whether the program's own voice or a screen reader speaks while ``speech`` is ``auto``; ``auto`` for
        the usual order of voices.
    :param rate: speed of the program's voice, 0 to 100, as the other percentages.
    :param verbosity: 1 brief, 2 normal, 3 full; ``braille_verbosity`` is for the braille line alone.
    :param telling: how each kind of message is told, by message id.
    :param own_plays: how the player's own acts are told; ``partner_plays`` and ``others_plays`` are for the others'
        acts.
    :param highest: after which cards the highest one is told: every card, cards that change it, or only when asked.
    :param wait_for_speech: whether opponents wait until the program's own voice has finished.
    :param only_card: how the only playable card is played: like any other, by a second press of the key that finds it,
        or automatically after the pace.
    :param sure: which acts need a confirmation: none, those that give up or stake everything, or also trumps.
    :param echo: the spoken parts of a text while it is typed: letters, words or nothing.
    :param wait_after_trick: whether the table waits for Enter after each trick, unless the player leads.
    :param pace: seconds that an opponent waits after the last card.
    :param thinking: milliseconds that an opponent thinks.
    :param position: whether "3 of 9" follows a card.
    :param letters: whether single-letter keys are active.
    :param two_way: where up and down move between the suits (or numbers) of the hand and left and right stay within
        one: in games with suits, in all games, or nowhere.
    :param sorting: the order of the hand, by game; ``sorted_down`` has, by game, whether the highest card comes first.
    :param braille: a device such as ``baum:/dev/ttyUSB0``, ``auto`` or ``off``.
    :param braille_table: name of the table for text in braille, empty for the language's table.
    :param old_orca: whether keys stop the speech of Orca before 45, by presenting the window as one of GTK 4.8.
    :param ducking: whether sounds become quieter while the program's own voice speaks.
    :param own_colours: the colours of the theme ``own`` in hexadecimal: text, background, and focus.
    :param scale: size of everything in the window, in percent.
    :param weight: the weight of letters in the window; ``letter_spacing`` is in percent of their size.
    :param focus_ring: thickness of the frame around the focus, 1 to 4.
    :param suit_colours: whether each suit has its own colour.
    :param motion: whether cards glide; ``auto`` follows the system.
    :param braille_seconds: the minimum time of an unrequested message on the line, in seconds; 0 to keep it until a
        key.
    :param braille_pace: the reader's speed in cells a second, which lengthens that time; 0 if unknown.
    :param routing_plays: whether a display's routing key plays the card under it.
    :param name_first: whether a routing key first tells the card under the fingers and plays it at the second press.
    :param gender: grammatical gender for sentences about the player; the default is that of homes of earlier versions.
    :param address: whether the player was asked about the gender of verbs; empty if the first start asks together with
        the language, or if an earlier version left that out.
    :param pace_asked: whether the player was asked to measure the pace of reading: ``asked``; ``new`` in a home where
        that has not happened yet; empty in an older home. While the pace is unknown, messages leave the line without a
        key only in an older home.
    :param graph_seconds: the length of each tone of a graph, in seconds.
    :param graph_pitch: the range of the tones.
    :param aims: wanted matches won, or exact hits, in a month, by game; 0 for none.
    :param worth: the choices whose value the practice table tells.
    :param opponents: names of the opponents to ask to the table first.
    :param signals: whether the computer partner gives the signals of the lessons.
    :param hands: whether the ready-made keys are for both hands or for one.
    :param switches: the number of switches; ``switch_choose`` is the key that chooses (or the only one),
        ``switch_move`` the key that moves on.
    :param scan_seconds: seconds for each choice with one switch.
    :param coach: whether the coach asks counting questions at the practice table.
    :param unaided: whether answers of the table cost a point there.
    :param comings_at_once: whether arrivals, departures and invitations are told while the player decides.
    :param turn_calls: when the program tells unasked that tables by turns wait: by day, at any hour, or never.
    :param twice_the_time: whether the player wants double time at tables with a clock that allow it.
    :param waits_for_readers: whether a table of people can wait for a player who still reads, once all agree.
    :param tells_reading: whether the others at a table hear that the player still reads the braille line.
    :param wait_told: seconds after which the program tells who is awaited at a table of people, 0 to tell it only when
        asked.
    :param compared_at: addresses of servers that show others the player's deals of the day; a page's own server has the
        empty address.
    :param companions: the people who play at this computer beside the player, by name.
    :param devices: the devices of two people at this computer.
    :param first_steps: number of sentences of the first match that a new player has still to hear.
    :param known_version: the program version whose changes the player has been told about.
    :param matches: options of the last match by game; ``players`` has its number of players by game.
    :param tables: the player's own tables, by name.
    :param called_players: the players at a table with real cards, by number of the seat, from 1.
    :param called_penalty: the penalty for a player there who did not follow suit.
    """

    language: Annotated[str, MenuRow("speech", has_own_entry=True)] = ""
    languages: Annotated[tuple[str, ...], MenuRow("speech", has_own_entry=True)] = ()
    speech: Annotated[
        str, MenuRow("speech", has_own_entry=True, voice="any", works_on_page=False, devices=PAD)
    ] = "auto"
    voice: Annotated[str, MenuRow("speech", has_own_entry=True, voice="own", works_on_page=False, devices=PAD)] = ""
    mode: Annotated[Literal["auto", "own-voice", "screen-reader"], MenuRow("speech", voice="any", devices=())] = "auto"
    rate: Annotated[Percent, MenuRow("speech", voice="own", devices=PAD)] = 55
    pitch: Annotated[Percent, MenuRow("speech", voice="own", devices=PAD)] = 50
    volume: Annotated[Percent, MenuRow("speech", voice="own", devices=PAD)] = 90
    verbosity: Annotated[int, msgspec.Meta(ge=1, le=3), MenuRow("speech", (1, 2, 3), devices=PAD)] = 2
    position: Annotated[bool, MenuRow("speech")] = True
    echo: Annotated[Literal["letters", "words", "none"], MenuRow("speech", works_on_page=False, devices=())] = "letters"
    old_orca: Annotated[bool, MenuRow("speech", voice="any", works_on_page=False, devices=())] = False
    pace: Annotated[float, msgspec.Meta(ge=0, le=10), MenuRow("game", OPPONENT_PACES, devices=())] = 1.0
    wait_for_speech: Annotated[bool, MenuRow("game", devices=PAD)] = True
    wait_after_trick: Annotated[bool, MenuRow("game", devices=())] = False
    level: Annotated[Level, MenuRow("game", devices=())] = "club"
    thinking: Annotated[
        int, msgspec.Meta(ge=10, le=10000), MenuRow("game", (50, 200, 500, 1000, 3000), devices=())
    ] = 200
    signals: Annotated[bool, MenuRow("game", devices=())] = False
    name: Annotated[str, MenuRow("game", has_own_entry=True, devices=())] = ""
    gender: Annotated[ToldGender, MenuRow("game", has_own_entry=True, devices=())] = "masculine"
    letters: Annotated[bool, MenuRow("game", needs_keys=True)] = True
    two_way: Annotated[Literal["suits", "always", "never"], MenuRow("table", needs_keys=True)] = "suits"
    only_card: Annotated[Literal["choose", "key", "itself"], MenuRow("table")] = "choose"
    sure: Annotated[Literal["never", "all", "choices"], MenuRow("table")] = "never"
    comings_at_once: Annotated[bool, MenuRow("table", devices=())] = False
    turn_calls: Annotated[Literal["day", "always", "never"], MenuRow("table", devices=())] = "day"
    twice_the_time: Annotated[bool, MenuRow("table", devices=())] = False
    waits_for_readers: Annotated[bool, MenuRow("table", devices=())] = False
    tells_reading: Annotated[bool, MenuRow("braille", works_on_page=False, devices=())] = False
    wait_told: Annotated[int, msgspec.Meta(ge=0, le=3600), MenuRow("table", (0, 30, 60, 120, 300), devices=())] = 60
    switches: Annotated[Literal["off", "one", "two"], MenuRow("switches", devices=())] = "off"
    switch_choose: Annotated[str, MenuRow("switches", has_own_entry=True, devices=())] = "space"
    switch_move: Annotated[str, MenuRow("switches", has_own_entry=True, devices=())] = "return"
    scan_seconds: Annotated[
        float, msgspec.Meta(ge=0.2, le=20), MenuRow("switches", (0.5, 1.0, 1.5, 2.0, 3.0, 5.0, 8.0), devices=())
    ] = 1.5
    braille: Annotated[str, MenuRow("braille", has_own_entry=True, works_on_page=False, devices=())] = "auto"
    braille_table: Annotated[str, MenuRow("braille", has_own_entry=True, works_on_page=False, devices=DOTS)] = ""
    braille_verbosity: Annotated[
        int, msgspec.Meta(ge=1, le=3), MenuRow("braille", (1, 2, 3), works_on_page=False, devices=DOTS)
    ] = 2
    braille_seconds: Annotated[
        float, msgspec.Meta(ge=0, le=60), MenuRow("braille", (0.0, 2.0, 4.0, 8.0), works_on_page=False, devices=DOTS)
    ] = 4.0
    braille_pace: Annotated[
        int, msgspec.Meta(ge=0, le=100), MenuRow("braille", has_own_entry=True, works_on_page=False, devices=DOTS)
    ] = 0
    routing_plays: Annotated[bool, MenuRow("braille", works_on_page=False, devices=DOTS)] = False
    name_first: Annotated[bool, MenuRow("braille", works_on_page=False, devices=DOTS)] = False
    cue_volume: Annotated[Percent, MenuRow("sounds", devices=PAD)] = 70
    ambience_volume: Annotated[Percent, MenuRow("sounds", works_on_page=False, devices=())] = 0
    mono: Annotated[bool, MenuRow("sounds", devices=())] = False
    ducking: Annotated[bool, MenuRow("sounds", works_on_page=False, devices=PAD)] = True
    rumble: Annotated[Percent, MenuRow("sounds", step=20)] = 60
    theme: Annotated[Literal["dark", "light", "yellow", "system", "own"], MenuRow("sight", devices=())] = "dark"
    own_colours: Annotated[tuple[str, str, str], MenuRow("sight", has_own_entry=True, devices=())] = (
        "#ffffff", "#000000", "#ffff00",
    )  # fmt: skip
    scale: Annotated[int, msgspec.Meta(ge=100, le=400), MenuRow("sight", step=25, devices=())] = 100
    weight: Annotated[Literal["regular", "bold", "heavy"], MenuRow("sight", devices=())] = "regular"
    letter_spacing: Annotated[int, msgspec.Meta(ge=0, le=30), MenuRow("sight", devices=())] = 0
    focus_ring: Annotated[int, msgspec.Meta(ge=1, le=4), MenuRow("sight", (1, 2, 3, 4), devices=())] = 2
    suit_colours: Annotated[bool, MenuRow("sight", devices=())] = False
    full_screen: Annotated[bool, MenuRow("sight", works_on_page=False, devices=())] = False
    motion: Annotated[Literal["auto", "on", "off"], MenuRow("sight", devices=())] = "auto"
    highest: Annotated[Literal["every", "changes", "asked"], MenuRow("kinds")] = "every"
    own_plays: Annotated[PlayTelling, MenuRow("kinds")] = "word"
    partner_plays: Annotated[PlayTelling, MenuRow("kinds")] = "say"
    others_plays: Annotated[PlayTelling, MenuRow("kinds")] = "say"
    telling: Annotated[dict[str, EventTelling], MenuRow("kinds", has_own_entry=True)] = {}
    hands: Annotated[Literal["both", "left", "right"], MenuRow("keys", devices=())] = "both"
    sorting: dict[str, Sorting] = {}
    sorted_down: dict[str, bool] = {}
    address: Literal["", "asked", "unasked"] = ""
    pace_asked: Literal["", "new", "asked"] = ""
    graph_seconds: Annotated[float, msgspec.Meta(ge=0.05, le=2)] = 0.2
    graph_pitch: GraphPitch = "middle"
    worth: Literal["never", "costly", "always"] = "never"
    aims: dict[str, Annotated[int, msgspec.Meta(ge=0, le=500)]] = {}
    opponents: tuple[str, ...] = ()
    coach: bool = False
    unaided: bool = False
    compared_at: tuple[str, ...] = ()
    first_steps: int = 0
    known_version: str = __version__
    matches: dict[str, dict[str, object]] = {}
    players: dict[str, Annotated[int, msgspec.Meta(ge=1, le=9)]] = {}
    tables: dict[str, OwnTable] = {}
    called_players: dict[str, CalledPlayer] = {}
    called_penalty: CalledPenalty = "none"
    companions: dict[str, Companion] = {}
    devices: TogetherDevices = "one"

    @property
    def must_ask_address(self) -> bool:
        """Return whether the player must still be asked about grammatical gender."""
        return self.address == "unasked" or not (self.address or self.language)


def _plain(kind: object) -> object:
    """Return a type without its annotations."""
    return get_args(kind)[0] if get_origin(kind) is Annotated else kind


_KINDS = {field.name: field.type for field in msgspec.structs.fields(Settings)}
#: how the menu offers each setting, in its order
MENU_ROWS = {name: row for name, kind in _KINDS.items() for row in get_args(kind) if isinstance(row, MenuRow)}
#: fields merged by key, and fields merged by element
_BY_KEY = tuple(name for name, kind in _KINDS.items() if get_origin(_plain(kind)) is dict)
_LISTS = tuple(name for name, kind in _KINDS.items() if ... in get_args(_plain(kind)))


def gender_after(gender: ToldGender, by: int) -> ToldGender:
    """Return the gender that follows in the menus; after the last one the first follows.
    :param by: steps, backward if negative.
    """
    genders: tuple[ToldGender, ...] = get_args(ToldGender)
    return genders[(genders.index(gender) + by) % len(genders)]


def values_of_setting(name: str) -> tuple[object, ...]:
    """Return the values that the menu offers for a setting; none for a number that the keys change by steps and for a
    free text.

    :param name: name of the field of ``Settings``.
    :raises KeyError: if the menu does not offer the setting.
    """
    kind = _plain(_KINDS[name])
    return MENU_ROWS[name].values or ((False, True) if kind is bool else get_args(kind))


def bounds_of_setting(name: str) -> tuple[int, int]:
    """Return the minimum and maximum of a setting, as whole numbers.

    :param name: name of the field of ``Settings``, which must have such bounds.
    """
    (meta,) = (meta for meta in get_args(_KINDS[name]) if isinstance(meta, msgspec.Meta))
    return int(meta.ge or 0), int(meta.le or 0)


def change_settings(settings: Settings, **fields: object) -> Settings:
    """Return settings with some changed fields. The values are not checked.

    If a language is chosen while ``must_ask_address`` holds, ``address`` becomes ``unasked``, unless it is one of the
    fields, so that the program asks about gender.

    :param settings: the settings before. :param fields: the new values by field.
    """
    address = "unasked" if fields.get("language") and settings.must_ask_address else settings.address
    return msgspec.structs.replace(settings, **{"address": address, **fields})


def load_settings(path: Path, languages: Collection[str] = ()) -> tuple[Settings, list[tuple[str, str]]]:
    """Return the settings in a file and the problems with it, each as a code and a detail; it raises no error.

    An unknown or forbidden value becomes the default, and the others are kept. A file that is not TOML is renamed.
    Without a file all values are defaults, and nobody has told the player's gender. Homes of earlier versions keep the
    gender of their file, or the default.

    :param path: path of the file.
    :param languages: the known language codes; another language counts as none. Empty to accept any.
    """
    try:
        raw = tomllib.loads(read_text(path))
    except FileNotFoundError:
        return Settings(gender="none"), []
    except OSError:
        return Settings(), [("settings-unreadable", path.name)]
    except (ValueError, RecursionError):
        return Settings(), [_put_aside(path)]
    settings, problems = _convert(raw)
    if languages and settings.language not in ("", *languages):
        return msgspec.structs.replace(settings, language=""), [*problems, ("settings-value", "language")]
    return settings, problems


def save_settings(settings: Settings, path: Path) -> None:
    """Write the settings atomically; comments and keys of later versions stay.

    A file that is not TOML, or too large, is renamed first.

    :param settings: the settings. :param path: the file.
    :raises OSError: if they cannot be written.
    """
    _change(path, lambda content: _written(settings, content, path))


def merge_settings(own: Settings, before: Settings, path: Path) -> Settings:
    """Write this program's changed settings, key by key; return the settings that the file then contains.

    Changes by other programs stay unless this one changed the same key. A file that is not TOML, or too large, is
    renamed.

    :param own: this program's settings.
    :param before: the settings as it last read or wrote them.
    :param path: the file.
    :raises OSError: if they cannot be written.
    """
    result = own

    def change(content: bytes | None) -> bytes:
        nonlocal result
        raw = _understood(content)
        result = own if raw is None else _merge(before, own, _convert(raw)[0])
        return _written(result, content, path)

    _change(path, change)
    return result


def _change(path: Path, change: Callable[[bytes | None], bytes]) -> None:
    """Change the file; set a file aside first that is too large to be read."""
    try:
        change_file(path, change)
    except TooLarge:
        _put_aside(path)
        change_file(path, change)


def with_collections_of(settings: Settings, there: Settings) -> Settings:
    """Return settings with the tables, opponents and other collections of ``there``, the settings in the file.

    Single values, such as the rate of the voice, stay: they must not change while the player listens.
    """
    return msgspec.structs.replace(settings, **{name: getattr(there, name) for name in (*_BY_KEY, *_LISTS)})


def _merge(before: Settings, own: Settings, there: Settings) -> Settings:
    """Return the file's settings with this program's changes."""

    def value(name: str) -> object:
        old, new, now = (getattr(version, name) for version in (before, own, there))
        if name in _BY_KEY:
            return merge_keys(old, new, now)
        if name in _LISTS:
            return tuple(merge_lists(old, new, now))
        return now if new == old else new

    return msgspec.structs.replace(there, **{name: value(name) for name in Settings.__struct_fields__})


def _written(settings: Settings, content: bytes | None, path: Path) -> bytes:
    """Return the content of a file with these settings; a file that is not TOML is set aside first."""
    import tomlkit  # not needed before the first sentence
    from tomlkit.exceptions import TOMLKitError

    known: dict[str, object] = from_json(msgspec.json.encode(settings))  # lists instead of tuples, as in TOML
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
    except RecursionError:  # nesting so deep that no version wrote it
        return tomlkit.dumps(known).encode()


def _put_values(document: MutableMapping[str, object], values: Mapping[str, object]) -> None:
    """Put values into a TOML document key by key, so that comments beside the other keys stay."""
    for name, value in values.items():
        now = document.get(name)
        if isinstance(value, dict) and isinstance(now, MutableMapping) and value:
            for key in [key for key in now if key not in value]:
                del now[key]
            _put_values(now, value)
        elif name not in document or now != value:
            document[name] = value


def _understood(content: bytes | None) -> dict[str, object] | None:
    """Return the values of a settings file, None without a file or if it is not TOML."""
    try:
        return None if content is None else tomllib.loads(content.decode("utf-8-sig"))
    except (ValueError, RecursionError):
        return None


def language_in(path: Path) -> str:
    """Return the code of the language in a settings file; empty if it has none or cannot be read."""
    return str(_raw(path).get("language", ""))


def _raw(path: Path) -> dict[str, object]:
    try:
        return tomllib.loads(read_text(path))
    except (OSError, ValueError, RecursionError):
        return {}


def _put_aside(path: Path) -> tuple[str, str]:
    """Set a file aside that is not TOML; return the problem to tell."""
    try:
        return "settings-damaged", set_aside(path).name
    except OSError:
        return "settings-damaged-there", path.name


def _convert(raw: dict[str, object]) -> tuple[Settings, list[tuple[str, str]]]:
    kept: dict[str, object] = {"known_version": FIRST_VERSION}
    problems: list[tuple[str, str]] = []
    for name, value in raw.items():
        if name not in _KINDS:
            continue
        try:
            kept[name] = msgspec.convert(value, _KINDS[name])
        except msgspec.ValidationError:
            problems.append(("settings-value", name))
    settings = msgspec.structs.replace(Settings(), **kept)
    known_version = clean_name(settings.known_version)
    opponents = tuple(map(clean_name, settings.opponents))
    tables = {clean_name(name) or table.game: table for name, table in settings.tables.items()}
    return msgspec.structs.replace(
        settings, name=clean_name(settings.name), opponents=opponents, tables=tables, known_version=known_version
    ), problems
