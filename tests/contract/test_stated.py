"""Keys, limits, levels, languages and sizes that documents state are those of the program.

Each sentence of ``STATED`` is formed with the program's own values, and has to stand in its document. Rows of keys and
of limits are enumerated.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import get_type_hints

import pytest
from babel import Locale

import sounds
from numeramis_access import start
from numeramis_access.app.people.match import SETTLING_SECONDS
from numeramis_access.app.shell.defence import MAX_FAULTS_IN_A_ROW
from numeramis_access.catalogue import STANDARD
from numeramis_access.engine import requests as engine
from numeramis_access.input.keymap import DEVICE_PREFIXES, load_keymap
from numeramis_access.output.window import layout, window_place
from numeramis_access.players.arena import cage, other_program
from numeramis_access.practice import rating, review
from numeramis_access.server import impatience, serve
from numeramis_access.server.people import conversations, leading, limits, members, playing, sitting
from numeramis_access.server.people.limits import LIMITS, Limit, Rate
from numeramis_access.server.stores import patience, port
from numeramis_access.tables import clocks, house_token, person_requests, pushes, requests
from numeramis_access.words import phrases
from numeramis_access.words.languages import LANGUAGES
from tests.protocols import ROOT

ROOM = "numeramis_access"
MAIN, KEYS, PROTOCOL = "README.md", f"{ROOM}/input/KEYS.md", f"{ROOM}/tables/PROTOCOL.md"
SERVER, SERVING = f"{ROOM}/server/README.md", f"{ROOM}/server/SERVING.md"
PEOPLE, STORES = f"{ROOM}/server/people/README.md", f"{ROOM}/server/stores/README.md"
SOUNDS, WINDOW = "sounds/README.md", f"{ROOM}/output/window/README.md"
PRACTICE, WORDS, APP = f"{ROOM}/practice/README.md", f"{ROOM}/words/README.md", f"{ROOM}/app/README.md"
BOOTSTRAP, ENGINE = f"{ROOM}/bootstrap/README.md", f"{ROOM}/engine/PROTOCOL.md"
CZECH = f"{ROOM}/words/locale/cs/README.md"
#: numbers in words, from zero
IN_WORDS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"]
DAY, KIB, MIB = 86_400, 1024, 1024 * 1024
KEYMAP = load_keymap(questions=STANDARD.questions)
#: names of keys in documents, where they are not their names in a keymap with a capital
NAMES = {"return": "Enter", "period": "full stop", "comma": "Comma"}
#: what the documents call a command, after its key; some keys are told with several names
ASKED = {
    "hand": ("reads your hand", "hand"), "table": ("the cards on the table", "cards on the table"),
    "highest": ("the highest card and who played it", "the highest card and its player"),
    "turn": ("whose turn it is", "turn"),
    "worth": ("", "the worth of the trick"), "led": ("", "the suit led"), "progress": ("", "the number of the trick"),
    "score": ("the score", "the score"), "score-detail": ("", "the score in detail"),
    "last-trick": ("the last trick", "the last trick"),
    "lately": ("all that happened since your last turn", "everything since the player's own turn"),
    "order": ("", "dealer and first player"), "seats": ("", "seating"), "agreed": ("", "agreed options"),
    "goal": ("", "the goal"),
}  # fmt: skip


def key(command: str, context: str = "table") -> str:
    """Return the name of a command's first key on the keyboard."""
    keys = next((keys for one, keys in KEYMAP.keys_of(context) if str(one) == command), [])
    return next((written(key) for key in keys if not key.startswith(DEVICE_PREFIXES)), f"no key for {command}")


def written(key: str) -> str:
    """Return a key as documents write it."""
    return "+".join(NAMES.get(part, part.title()) for part in key.split("+"))


def word(number: float) -> str:
    """Return a small number in words."""
    return IN_WORDS[round(number)]


def levels() -> str:
    """Return how the protocol names the levels of computers."""
    common, *others = sorted({STANDARD[name].levels for name in STANDARD.names}, key=len)
    (longer,) = others
    games = " and ".join(name.title() for name in STANDARD.names if STANDARD[name].levels == longer)
    names = ", ".join(f"`{level}`" for level in common)
    return f"`level` of a computer is {names}, or in {games} `{longer[-1]}`"


def languages(fact: str, is_so: bool) -> str:
    """Return the languages whose record has a fact, or those without it, in English."""
    names = [Locale(code).english_name for code, record in LANGUAGES.items() if getattr(record, fact) is is_so]
    return f"{', '.join(names[:-1])} and {names[-1]}"


def bounds(struct: type, field: str) -> tuple[int, int]:
    """Return the least and most that a field of a request takes."""
    (meta,) = get_type_hints(struct, include_extras=True)[field].__metadata__
    return (meta.ge, meta.le) if meta.ge is not None else (meta.min_length, meta.max_length)


STATED = (
    *((MAIN, f"{key(command)} {name}") for command, (name, _) in ASKED.items() if name),
    (MAIN, f"{key('history-back')} and {key('history-forward')} go through"),
    (MAIN, f"{key('hush')} alone stops speech, {key('repeat')} repeats, {key('verbosity')} changes how much is said"),
    (MAIN, f"{key('voice-mode')} changes who speaks, the program or the screen reader"),
    (MAIN, f"{key('menu')} opens the menu, {key('help')} says what is possible now"),
    (MAIN, f"{key('rules')} reads the rules"),
    (MAIN, f"{key('time')} says how much time there is, {key('more-time')} takes a minute more"),
    (MAIN, f"{key('pause')} asks for a pause"),
    (MAIN, f"{languages('complete', True)} are complete"),
    (MAIN, f"{languages('confirmed', False)} have not been checked by native speakers;"),
    (MAIN, f"a code of {word(members.CODE_WORDS)} words"),
    (KEYS, f"| {', '.join(map(key, ('suit-c', 'suit-d', 'suit-h', 'suit-s')))} | clubs, diamonds, hearts, spades"),
    (KEYS, f"in Whist also {' '.join(map(key, ('rank-j', 'rank-q', 'rank-k', 'rank-a')))} | find a card"),
    (KEYS, f"| {key('lowest-of-suit')}, {key('highest-of-suit')} | the lowest and the highest card"),
    (KEYS, f"| {key('next-playable')} | the next playable card"),
    (KEYS, f"| {key('mark')} | marks cards"),
    (KEYS, f"| {', '.join(map(key, ('sort-suits', 'sort-rank', 'sort-trumps', 'sort-dealt')))} | sort the hand"),
    (KEYS, f"| {key('claim')}, {key('concede')} | claim the rest of the tricks"),
    (KEYS, f"| {key('hint')}, {key('odds')}, {key('undo')} | hint, odds and undo"),
    (KEYS, f"{key('time')} tells the time left, {key('more-time')} takes another minute"),
    (KEYS, f"{key('pause')} asks for a pause"),
    (KEYS, f"| {key('seat-1')} to {key('seat-9')}, {key('seat-0')} | the players"),
    (KEYS, f"| {key('undo', 'menu')} | undo in the menu"),
    (KEYS, f"| {key('play-again')} | the same match again"),
    (KEYS, f"| {key('retry')} | at the practice table"),
    (KEYS, f"{key('history-back')} and {key('history-forward')} step through"),
    (KEYS, f"{key('history-topic')} limits them to plays"),
    (KEYS, f"{key('hush')} alone stops speech, {key('repeat')} repeats, {key('repeat-slowly')} repeats slowly"),
    (KEYS, f"{key('slower')} and {key('faster')} change the speed, {key('verbosity')} the level of speech"),
    (KEYS, f"{key('voice-mode')} who speaks, {key('next-voice')} the voice, {key('pace-faster')} and "
     f"{key('pace-slower')} the opponents' pace, {key('language')} the language"),
    (KEYS, f"{key('full-screen')} fills the screen; {key('page-on')} and {key('page-back')} turn the pages"),
    (PROTOCOL, f"a line over {limits.MAX_LINE_BYTES // KIB} KiB"),
    (PROTOCOL, levels()),
    (PROTOCOL, "`name` has {} to {} characters".format(*bounds(person_requests.Hello, "name"))),
    (PROTOCOL, "`grace` is {:,} to {:,} s".format(*bounds(requests.OpenTable, "grace"))),
    (PROTOCOL, f"valid once and for {limits.CHALLENGE_SECONDS / 60:g} minutes"),
    (PROTOCOL, f"{word(limits.RECOVERY_SECONDS // DAY)} days from this device's first request"),
    (PROTOCOL, f"`words`: {word(members.PASSPHRASE_WORDS)} new words"),
    (PROTOCOL, f"The code is {word(members.CODE_WORDS)} words"),
    (PROTOCOL, f"`question`: {house_token.TOKEN_DIGITS} hexadecimal digits each"),
    (PROTOCOL, f"the first {pushes.LOBBY_PAGE_SIZE} people, tables and own tables"),
    (PROTOCOL, f"at most {pushes.LOBBY_PAGE_SIZE} people and tables"),
    (PROTOCOL,
    f"`entries` after that number, at most {leading.MAX_ANSWER_ENTRIES} and {leading.MAX_ANSWER_BYTES // KIB} KiB"),
    (PROTOCOL,
    f"entries in `record`, at most {playing.MAX_PORTION_ENTRIES} and {playing.MAX_PORTION_BYTES // KIB} KiB"),
    (PROTOCOL, f"`too-long` if it exceeds {playing.MAX_RECORD_BYTES // MIB} MiB"),
    (PROTOCOL, f"one request can have {leading.MAX_REQUEST_EVENTS_BYTES // KIB} KiB of them"),
    (PROTOCOL, f"the last {conversations.KEPT_MESSAGES} again"),
    (PROTOCOL, f"disconnected for {word(limits.GATHERING_KEEP_SECONDS / 60)} minutes"),
    (PROTOCOL,
    f"no `hello` within {limits.HELLO_SECONDS:g} s, or before {limits.MAX_NEWER_CONNECTIONS:,} newer connections"),
    (PROTOCOL, f"(over {limits.MAX_WAITING_LINES:,} lines"),
    (PROTOCOL, f"keeps it for {limits.MATCH_KEEP_SECONDS / DAY:g} days"),
    (PROTOCOL, f"after {limits.VISITOR_KEEP_SECONDS / DAY:g} days of absence"),
    (PROTOCOL, f"A clock stops for it for {sitting.CONCESSION_SECONDS:g} seconds"),
    (PROTOCOL, f"`more` time ({clocks.MORE_TIME_SECONDS} s each)"),
    (PROTOCOL, f"The first {clocks.HEARING_SECONDS} seconds after a clock starts are free"),
    (ENGINE, f"a line over {engine.MAX_LINE_BYTES:,} bytes and an `id` over {engine.MAX_ID_BYTES:,} bytes"),
    (ENGINE, f"at most {engine.MAX_QUOTED_CHARACTERS} characters of a text"),
    (ENGINE, f"a grace of {other_program.GRACE_SECONDS:g} second; "
             f"{other_program.UNLIMITED_ANSWER_SECONDS:g} seconds if `ms` is 0"),
    (ENGINE, f"{other_program.FIRST_ANSWER_SECONDS:g} seconds more for the first answer"),
    (ENGINE, f"{cage.MAX_MEMORY_BYTES // 1024 / MIB:g} GiB of memory, an hour of processor time, "
             f"{cage.MAX_OPEN_FILES} open files"),
    (ENGINE, f"{cage.MAX_FILE_BYTES // MIB} MiB per file"),
    (CZECH, f"{key('hand')} ruka, {key('table')} karty na stole, {key('highest')} nejvyšší karta a čí je"),
    (CZECH, f"{key('turn')} kdo je na řadě, {key('score')} skóre, {key('last-trick')} poslední zdvih"),
    (CZECH, f"{key('lately')} co se stalo od vašeho posledního tahu"),
    (CZECH, f"samotný {key('hush')} zastaví řeč, {key('repeat')} opakuje, {key('verbosity')} mění"),
    (CZECH, f"{key('voice-mode')} kdo mluví, {key('menu')} otevře nabídku, {key('help')} řekne, co je teď možné"),
    (PEOPLE, f"Codes are {word(members.CODE_WORDS)} words, passphrases {word(members.PASSPHRASE_WORDS)}"),
    (STORES, f"a lease of {word(port.LEASE_SECONDS)} seconds"),
    (SERVING, f"{port.KEEP_DAYS} unless you say otherwise, at least {port.MIN_KEEP_DAYS}"),
    (STORES, f"answered within {word(patience.STATEMENT_SECONDS)}"),
    (PEOPLE, f"{word(limits.RECOVERY_SECONDS // DAY)} days of waiting"),
    (SERVER, f"{serve.CLOSING_SECONDS:g} s for its connections and {serve.FINISHING_SECONDS:g}"),
    (SERVER, f"{word(impatience.READ_BYTES // KIB)} kilobytes at a time"),
    (PEOPLE, f"nothing is said for {word(SETTLING_SECONDS)} seconds"),
    (SOUNDS, f"Sounds at {sounds.SAMPLE_RATE} Hz"),
    (WINDOW, f"height by {layout.WINDOW_HEIGHT} (or its width by {layout.WINDOW_WIDTH})"),
    (WINDOW, f"{word(window_place.SCREEN_SHARE * 10)} tenths of its screen"),
    (PRACTICE, f"{rating.FIRST_ANSWER_POINTS:g} points at first and {rating.LATER_ANSWER_POINTS:g} later"),
    (PRACTICE, f"({review.BLAME_FACTOR * review.Measure._field_defaults['least']:g} of a trick)"),
    (WORDS, f"{phrases.MAX_MESSAGES:,} phrases"),
    (APP, f"fails {word(MAX_FAULTS_IN_A_ROW)} times in a row"),
    (BOOTSTRAP, f"has {start.HEAD_START_SECONDS} s to begin"),
)  # fmt: skip


def told(document: str) -> str:
    """Return the text of a document in one line."""
    return " ".join((ROOT / document).read_text(encoding="utf-8").split())


@pytest.mark.parametrize(("document", "sentence"), STATED, ids=range(len(STATED)))
def test_a_document_states_the_programs_value(document: str, sentence: str) -> None:
    assert re.search(rf"(?<!\w){re.escape(sentence)}", told(document)), sentence


def questions() -> Iterator[tuple[str, str]]:
    """Yield each key of the table of questions with its meaning; a row can have several of both."""
    table = (ROOT / KEYS).read_text(encoding="utf-8").partition("## Questions")[2].partition("\n## ")[0]
    for row in re.findall(r"^\| (.+?) \| (.+?) \|$", table, re.MULTILINE)[1:]:
        names, meanings = row[0].split(", "), row[1].split("; ")
        if len(names) == len(meanings):
            yield from zip(names, meanings, strict=True)


def test_each_question_has_its_key_in_the_table_of_keys() -> None:
    stated = dict(questions())
    assert {key(command): name for command, (_, name) in ASKED.items()}.items() <= stated.items()


def row_of(name: str, limit: Limit) -> str:
    """Return a limit as a row of the protocol's document."""

    def cell(scope: str, rate: Rate | None) -> str:
        if rate is None:
            return ""
        new = " (new)" * (limit.only_strangers and scope == "address")
        return f"{rate.most:,} in {rate.seconds:,.0f} s{new}" if rate.seconds else f"{rate.most:,} at once"

    scopes = ("line", "person", "address", "table", "house")
    cells = [cell(scope, limit.rates.get(scope)) for scope in scopes]  # type: ignore[call-overload]
    return f"| `{name}` | `{limit.code}` | {' | '.join(cells)} |"


def test_the_protocol_has_every_limit() -> None:
    table = (ROOT / PROTOCOL).read_text(encoding="utf-8").partition("\n## Limits\n")[2].partition("\n## ")[0]
    assert re.findall(r"^\| `.*$", table, re.MULTILINE) == [row_of(name, limit) for name, limit in LIMITS.items()]
