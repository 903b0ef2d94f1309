"""Stock Orca reads the served page in real browsers: a whole deal from the main menu, by keys alone.

The test compares the program's messages with Orca's speech: all of them, in order, none twice. This is a campaign:
``pytest tests/peers/page_orca.py`` needs an otherwise idle machine, because a key that Orca takes while it reads a
whole page goes astray, and then no deal ends. A case takes 40 s (Loker) to three minutes (Whist), the static page a
minute more for its build, all of them three quarters of an hour. ``-k not_complete`` plays a deal in each incomplete
language in some minutes; ``-k every_scene`` hears the opening of every scene in a quarter of an hour for each browser.
With ``HEARD_IN=folder`` each case writes the speech there, key by key, for people to read.
"""

from __future__ import annotations

import inspect
import json
import random
import re
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from typing import TypeAlias

import pytest
from playwright.sync_api import expect

from numeramis_access.catalogue import STANDARD
from numeramis_access.core import codec
from numeramis_access.core.table import Table
from numeramis_access.store.home import Home
from numeramis_access.store.journal import Entrant, Header, Journal
from numeramis_access.words.language import Language
from numeramis_access.words.languages import LANGUAGES
from tests.peers.desktop import Desktop
from tests.peers.page_player import BUTTON, FIRST, WITH_ORCA, Player, keep, unheard
from tests.web import static_site
from tests.web.browsing import chromium, comes_in, press
from tests.web.scenes import MENUS, SCENES, back, into, keep_something

pytestmark = WITH_ORCA

#: languages that only one game is heard in, and only in Chromium from a server
NEIGHBOURS = [code for code in FIRST if code in LANGUAGES and not LANGUAGES[code].complete]
#: seconds; an Orca that echoes keys later is too slow for a test of any page
STARVED = 0.9
#: offers the page on a desktop while it is entered, and says its address
Host: TypeAlias = Callable[[Desktop], AbstractContextManager[str]]


def test_the_comparison_finds_what_is_lost_late_and_twice() -> None:
    told = ["One.", "Two.", "Three.", "Two."]
    assert unheard(told, ["menu", "One. Two.", "button", "Three.", "Two."]) == []
    assert unheard(["Title", *told], ["Title. One. Two.", "Three.", "Two."]) == []
    assert unheard(told, ["One.", "Three.", "Two."]) != []
    assert unheard(told, ["One. push button.", "Two.", "Three.", "Two."]) != []
    assert unheard(["One?", "Two."], ["One? Yes push button.", "Two."]) == []
    assert unheard(["One.", "Two?", "Three."], ["One. Two? Three. push button.", "Three."]) == []
    assert unheard(["One.", "Two?", "Three."], ["One. Two? Three. push button."]) == ["Three."]
    assert unheard(told, ["One.", "Two.", "Two.", "Three.", "Two."]) == ["Two."]
    assert unheard(told, ["One.", "Two.", "Three."]) == ["Two."]


@pytest.fixture(params=["served", pytest.param("static", marks=pytest.mark.peer("npm"))])
def host(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Host:
    """Return the host of the page on a desktop: a server with its programs, or a plain file server."""
    if request.param == "served":
        return lambda desktop: nullcontext(desktop.serve())
    site = static_site.built(tmp_path_factory)

    def offered(desktop: Desktop) -> AbstractContextManager[str]:
        telling = type("TellingHere", (static_site.Telling,), {"told": desktop.folder / "told", "screen": {}})
        return static_site.offered(site, telling)

    return offered


@pytest.mark.timeout(1800)
@pytest.mark.parametrize("language", ["cs", "en-GB"])
@pytest.mark.parametrize("game", [record.name for record in STANDARD])
@pytest.mark.parametrize("browser", ["firefox", "chromium"])
def test_a_deal_is_heard_whole_in_order_and_nothing_twice(
    host: Host, browser: str, game: str, language: str, request: pytest.FixtureRequest
) -> None:
    with Desktop() as desktop, host(desktop) as address:
        player = Player(desktop, language)
        try:
            hears_a_deal(player, address, browser, game)
        finally:
            keep(request.node.callspec.id, player.note())


@pytest.mark.timeout(1800)
@pytest.mark.parametrize("language", NEIGHBOURS)
def test_a_deal_is_heard_whole_in_a_language_that_is_not_complete(
    language: str, request: pytest.FixtureRequest
) -> None:
    """The voice stays the reader's own: Debian 12's Orca ignores a page's ``lang``, which Axe checks."""
    with Desktop() as desktop:
        player = Player(desktop, language)
        try:
            hears_a_deal(player, desktop.serve(), "chromium", "quist")
        finally:
            keep(request.node.callspec.id, player.note())


def hears_a_deal(player: Player, address: str, browser: str, game: str) -> None:
    """Play a deal with Orca and compare messages and speech."""
    desktop = player.desktop
    player.open(browser, address)
    player.begin(game)
    try:
        assert desktop.tap.heard("Focus mode"), "keys go to the page where the focus is among cards or choices"
        player.play_a_deal()
        assert len(player.told) > 10
        assert player.unheard() == [], player.heard
    except AssertionError:
        if player.lag > STARVED:
            pytest.skip(f"this machine is too busy to judge: Orca needed {player.lag:.1f} s to echo a key")
        raise


#: the player's remaining decisions of a match
LEFT_TO_PLAY = 3


def nearly_over(path: Path, game: str) -> None:
    """Keep a match as abandoned shortly before its end, after legal play. :param path: of its file."""
    rules, chance = STANDARD[game].ruleset(), random.Random(7)
    match = Table(rules, rules.options(), 4, 7)
    own: list[int] = []
    match.draw()
    while not match.is_over:
        own += [len(match.record)] * (match.to_act == 0)
        match.act(chance.choice(match.view(match.to_act).legal))
        match.draw()
    people = (Entrant("Hráč"), *(Entrant(name, level="club") for name in ("Alojz", "Bedřich", "Cyril")))
    header = Header(game, 4, 7, codec.to_json_value(match.options), people, created="2026-11-27T00:00:00")
    journal = Journal.create(path, header)
    journal.append(*match.record[: own[-LEFT_TO_PLAY]])
    journal.close()


@pytest.mark.timeout(900)
@pytest.mark.parametrize("game", [record.name for record in STANDARD])
@pytest.mark.parametrize("browser", ["firefox", "chromium"])
def test_the_end_of_a_match_is_heard_whole_in_order_and_nothing_twice(
    browser: str, game: str, request: pytest.FixtureRequest
) -> None:
    with Desktop() as desktop:
        player = Player(desktop, "cs")
        try:
            player.open(browser, desktop.serve())
            home = Home.at(desktop.folder / "visitors" / player.told_by)
            nearly_over(home.matches / f"{game}-20261127-000000-000000-1.match", game)
            player.find_menu()
            player.go_to(Language("cs").text("menu-rules"))
            player.press("Return", "Escape", "Home", "Return")
            player.play_a_deal()
            assert "match-finished" in [one["kind"] for one in player.told]
            assert player.unheard() == [], player.heard
        finally:
            keep(request.node.callspec.id + "-end", player.note())


#: the menu entry that leaves a table, and its question
LEAVES = {
    "cs": ("Odejít od stolu", "Opravdu odejít od stolu?"), "en-GB": ("Leave the table", "Really leave the table?"),
}  # fmt: skip


@pytest.mark.timeout(600)
@pytest.mark.parametrize("language", LEAVES)
@pytest.mark.parametrize("browser", ["firefox", "chromium"])
def test_a_question_is_heard_once_before_its_first_answer(
    browser: str, language: str, request: pytest.FixtureRequest
) -> None:
    leave, question = LEAVES[language]
    with Desktop() as desktop:
        player = Player(desktop, language)
        try:
            player.open(browser, desktop.serve())
            player.begin("quist")
            player.press("Escape")
            player.choose(leave)
            player.press("Down")
            (asked,) = (text for text in player.heard if question in text)
            assert asked.startswith(question)
            assert asked.count(question) == 1
            assert asked.endswith(BUTTON)
        finally:
            keep(request.node.callspec.id, player.note())


@pytest.mark.timeout(600)
@pytest.mark.parametrize("browser", ["firefox", "chromium"])
def test_a_card_that_is_marked_and_freed_is_told_and_nothing_else(browser: str, request: pytest.FixtureRequest) -> None:
    with Desktop() as desktop:
        player = Player(desktop, "en-GB")
        try:
            player.open(browser, desktop.serve())
            player.begin("loker")
            desktop.wait(lambda: bool(player.told and player.told[-1]["own"]) and not player.unheard(), "the own turn")
            player.listen()
            player.press("Home")
            for _ in range(2):
                before = len(player.heard)
                player.press("space")
                assert len(player.told) > 1
                desktop.wait(lambda: not player.unheard(), "what is told comes behind the name that has changed")
                assert not [text for text in player.heard[before:] if "blank" in text], player.note()
        finally:
            keep(request.node.callspec.id + "-marked", player.note())


@pytest.mark.timeout(600)
@pytest.mark.parametrize("browser", ["firefox", "chromium"])
def test_why_something_is_refused_is_heard_once(browser: str, request: pytest.FixtureRequest) -> None:
    """At a field, whose description also has the reason, and at a card."""
    with Desktop() as desktop:
        player = Player(desktop, "en-GB")

        def heard_once(why: str) -> None:
            assert sum(why in text for text in player.heard) == 1, player.note()

        try:
            player.open(browser, desktop.serve())
            player.find_menu()
            for name in ("Settings", "Sight", "Size in percent"):
                player.go_to(name)
                player.press("Return")
            player.write("20")
            heard_once("The number must be")
            player.press("Escape", "Escape", "Escape", "Home", "Return", "Return", "Return")
            desktop.wait(lambda: bool(player.told and player.told[-1]["own"]) and not player.unheard(), "the own turn")
            player.listen()
            player.press("n")
            heard_once("only at the practice table")
        finally:
            keep(request.node.callspec.id + "-refused", player.note())


#: moves in the lobby after the player has written a name
MOVES = ("Down", "Down", "Down", "Down", "Up", "Up", "Up", "Up") * 2


@pytest.mark.timeout(600)
@pytest.mark.parametrize("browser", ["firefox", "chromium"])
def test_behind_a_field_every_move_is_heard_and_nothing_stale(browser: str, request: pytest.FixtureRequest) -> None:
    with Desktop() as desktop:
        player = Player(desktop, "en-GB")
        try:
            player.open(browser, desktop.serve())
            player.find_menu()
            player.go_to("Play with people")
            player.press("Return")
            assert player.heard[-1].endswith("entry."), player.note()
            after = len(player.heard)
            player.write("Eva")
            behind = "what stands behind the field is heard"
            desktop.wait(lambda: any(text.endswith(BUTTON) for text in player.heard[after:]), behind)
            player.listen()
            player.note()
            for number, move in enumerate(MOVES):
                before = len(player.heard)
                player.press(move)
                assert player.heard[before:], f"move {number}: {player.note()}"
            assert not [text for text in player.heard[after:] if "entry" in text.split()]
        finally:
            keep(request.node.callspec.id, player.note())


def plain(text: str) -> str:
    """Return the words alone: a voice says a full stop where a reader says the kind of an element."""
    return " ".join("".join(letter if letter.isalnum() else " " for letter in text.casefold()).split())


#: characters of a sentence to compare: readers cut longer ones
BEGINNING = 60
#: an entry's place in its list, or the note of an empty field
LEFT = r"(: nothing yet)?(, [\w -]+ of [\w -]+)?\.$"


def says(player: Player) -> list[tuple[str, str]]:
    """Return the texts of the program's voice so far, and the part of the screen that shows each.

    It leaves out positions in lists, which readers count, and empty fields, which readers announce by their kind.
    """
    lines = (player.desktop.folder / "told").read_text("utf-8").splitlines()
    told = [json.loads(line) for line in lines]
    own = [one for one in told if one.get("visitor") == player.told_by and one["shown"] != "title"]
    texts = (str(one["text"]).removeprefix("Heading: ") for one in own)
    return [(re.sub(LEFT, "", text), str(one["shown"])) for text, one in zip(texts, own, strict=True)]


class Walk:
    """Goes from scene to scene by keys.

    :ivar opened: each scene with the number of texts heard before it opened, and its messages.
    """

    def __init__(self, player: Player) -> None:
        self.player = player
        self.opened: list[tuple[str, int, list[str]]] = []

    @contextmanager
    def opens(self, scene: str) -> Iterator[None]:
        """Note the messages and speech while a scene opens."""
        heard, told = len(self.player.heard), len(says(self.player))
        self.player.note(f"= {scene}")
        yield
        self.player.listen()
        now = says(self.player)[told:]
        focus = [text for text, shown in now if shown == "focus"][-1:]  # skip elements with a passing focus
        self.opened.append((scene, heard, [text for text, shown in now if not shown] + focus))

    def enter(self, *names: str) -> None:
        """Choose entries of menus that begin so, one after another."""
        for name in names:
            self.player.go_to(name)
            self.player.press("Return")

    def leave(self, scenes: int = 1) -> None:
        """Go this many scenes back, and to the first entry there."""
        self.player.press(*["Escape"] * scenes, "Home")

    def missing(self) -> list[str]:
        """Return each scene's messages that Orca had not spoken when the scene after the next opened."""
        heard = self.player.heard
        ends = [begun for _, begun, _ in self.opened[2:]] + [len(heard)] * 2
        found = []
        for (scene, begun, told), end in zip(self.opened, ends, strict=False):
            now = plain(" ".join(heard[begun:end]))
            found += [f"{scene}: {text}" for text in told if plain(text)[:BEGINNING] not in now]
        return found


def in_menus(walk: Walk, address: str) -> None:
    """Enter and leave each menu of a lone player."""
    for names in MENUS:
        walk.enter(*names[:-1])
        with walk.opens("/".join(names)):
            walk.enter(names[-1])
        walk.leave(len(names))


def at_a_table(walk: Walk, address: str) -> None:
    """Play alone, replay the record, look for keys, learn."""
    player = walk.player
    walk.enter("Rules")
    with walk.opens("main menu"):
        player.press("Escape")
    player.press("Home")
    walk.enter("New match", "Quist")
    with walk.opens("table"):
        walk.enter("Start playing")
    with walk.opens("table/menu"):
        player.press("Escape")
    with walk.opens("table/menu/question"):
        walk.enter("Leave the table")
    walk.enter("Yes")
    player.press("Home")
    walk.enter("Records of matches")
    with walk.opens("record"):
        walk.enter("Quist")
    with walk.opens("record/Listen"):
        walk.enter("Listen")
    walk.leave(3)
    walk.enter("Settings", "Keys", "Keys at the table")
    with walk.opens("keys of a command"):
        player.press("Return")
    with walk.opens("new key"):
        walk.enter("Press a new key")
    player.press("Escape")
    walk.leave(4)
    with walk.opens("lesson"):
        walk.enter("Learn to play")
    with walk.opens("lesson/menu"):
        player.press("Escape")


def among_people(walk: Walk, address: str) -> None:
    """Join the others, watch a friend's match at another page, then agree on a match and begin it."""
    player = walk.player
    with walk.opens("people/name"):
        walk.enter("Play with people")
    with walk.opens("people/lobby"):
        player.write("Eva")
    with chromium() as browser:
        friend = comes_in(browser, address, "Adam")
        for name in ("New table open to everybody", "Quist", "Open the table"):
            press(friend, name)
        into(friend, "Agreements at this table")
        press(friend, "Who can watch: next")
        expect(friend.locator("#play")).to_contain_text("everybody here")
        back(friend)
        press(friend, "Begin the match")
        expect(friend.locator("#hand button.card")).to_have_count(9)
        with walk.opens("people/lobby with a match"):
            player.press("Home", "End")
        player.press("Home")
        with walk.opens("people/watching"):
            walk.enter("Quist: ")
        player.press("Escape")
        walk.enter("Stop watching")
        friend.context.close()
    player.press("Home")
    walk.enter("New table open to everybody", "Quist")
    with walk.opens("people/gathering"):
        walk.enter("Open the table")
    with walk.opens("people/agreed, with a clock"):
        walk.enter("Agreements at this table")
        player.go_to("Time for a decision")
        player.press("Right")
    walk.leave()
    with walk.opens("people/talk"):
        walk.enter("Say something to the others")
    walk.enter("Hello everybody")
    player.press("Home")
    with walk.opens("people/what was said"):
        walk.enter("What was said")
    walk.leave()
    with walk.opens("people/table"):
        walk.enter("Begin the match")
    with walk.opens("people/table/menu"):
        player.press("Escape")


#: the walk in pieces
WALKS = (in_menus, at_a_table, among_people)


@pytest.mark.timeout(1800)
@pytest.mark.parametrize("walked", WALKS)
@pytest.mark.parametrize("browser", ["firefox", "chromium"])
def test_what_every_scene_opens_with_is_heard_as_the_own_voice_says_it(
    browser: str, walked: Callable[[Walk, str], None], request: pytest.FixtureRequest
) -> None:
    """All scenes of ``tests/web/scenes.py``, in three pieces of two to six minutes in each browser."""
    with Desktop() as desktop:
        player = Player(desktop, "en-GB")
        walk = Walk(player)
        try:
            address = desktop.serve()
            player.open(browser, address)
            keep_something(Home.at(desktop.folder / "visitors" / player.told_by))
            player.find_menu()
            walked(walk, address)
            assert [scene for scene, *_ in walk.opened] == opened_by(walked)
            assert walk.missing() == []
        finally:
            keep(request.node.callspec.id, [*player.note(), *(f"missing {one}" for one in walk.missing())])


def opened_by(walked: Callable[[Walk, str], None]) -> list[str]:
    """Return the scenes that a piece of the walk opens, read from its code."""
    if walked is in_menus:
        return ["/".join(names) for names in MENUS]
    return re.findall(r'walk\.opens\("([^"]+)"\)', inspect.getsource(walked))


def test_every_scene_is_in_a_piece_of_the_walk() -> None:
    assert sorted(scene for walked in WALKS for scene in opened_by(walked)) == sorted(SCENES)
