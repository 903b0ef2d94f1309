"""A caller of real cards holds no hand: nothing at the table speaks to the caller as to a player who does."""

from __future__ import annotations

import io
import random
import re
from functools import partial
from typing import Any, get_args

import msgspec
import pytest

from numeramis_access.app.calling import set_up
from numeramis_access.app.calling.scene import CallingScene
from numeramis_access.app.shell.scene import Pop
from numeramis_access.app.table.match_menu import commands_entry
from numeramis_access.core.actions import Action, ChooseCards, Claim, Concede
from numeramis_access.core.cards import NUMBERS
from numeramis_access.core.table import Moment, Table
from numeramis_access.games.loker.events import Close, Lay
from numeramis_access.games.loker.rules import Loker
from numeramis_access.games.loker.state import LokerOptions
from numeramis_access.games.whist.rules import Whist
from numeramis_access.games.whist.state import WhistOptions
from numeramis_access.input.commands import Command, all_commands
from numeramis_access.input.escapes import typed_pieces
from numeramis_access.input.inbox import KeyDown, LineDropped, LineTyped, QuitRequested
from numeramis_access.output.terminal import Terminal
from numeramis_access.store.settings import ToldGender
from numeramis_access.tables.called.match import CardsNeeded
from numeramis_access.words.languages import LANGUAGES
from tests.app.calling import call_whole, called, keys_of, press_call
from tests.app.player import Player, player
from tests.contract.walk import SETTINGS, name_of
from tests.standard import GAMES, ruleset
from tests.tables.test_called import dealer_of, real_table

#: words that speak to one who plays
TO_A_PLAYER = {
    "en": re.compile(r"\b(you|your|yours|yourself)\b", re.IGNORECASE),
    "cs": re.compile(r"\b(vy|vás|vám|vámi|vaš\w+|jste|nejste|\w+te)\b", re.IGNORECASE),
}
#: sentences to anybody at the program, and those that tell the caller how to call
TO_ANYBODY = re.compile(r"call-.*|no-such-question|last-trick-closed|only-with-people|tricks-only|match-finished")
#: calls between two looks at everything that can be said, and most looks at a match
EVERY, MOST = 7, 9
SEED = 11


class Everything:
    """Presses, types and calls everything at a called match. :ivar heard: texts with the ids of their messages."""

    def __init__(self, someone: Player, scene: CallingScene) -> None:
        self.someone, self.scene = someone, scene
        self.heard: set[tuple[str, str]] = set()
        self._actions: dict[Action, None] = dict.fromkeys((Claim(), Concede()))

    def note(self, action: Action) -> None:
        """Remember an action of the match, to call it where it is wrong."""
        self._actions[action] = None
        if isinstance(action, ChooseCards):
            for count in range(len(NUMBERS)):
                self._actions[msgspec.structs.replace(action, cards=("1",) * count)] = None

    def look(self) -> None:
        """Do everything once, and undo what counted."""
        for command in all_commands(self.scene.talk.own_questions):
            if command not in (Command.QUIT, Command.UNDO):
                self._undone(lambda command=command: self.scene.command(command))
        for action in [*self._actions] if self.scene.seat.needed is None else ():
            self._undone(lambda action=action: self.scene.act(action))
        self._close_without_a_figure()
        self.heard |= {("situation", sentence) for sentence in self.scene.situation()}
        self.someone.app.follow(commands_entry(self.someone.app, self.scene).activate())  # type: ignore[misc]
        self.heard |= {("commands", str(item.label)) for item in self.someone.app.scene.screen().items}
        self.someone.app.follow(Pop())
        self._listen()

    def _close_without_a_figure(self) -> None:
        """Lay cards without a figure, where six cards are called."""
        for action in (action for action in self._actions if isinstance(action, Close | Lay)):
            calls = len(self.scene.seat.match.calls)
            self._undone(partial(self._lay, action))
            assert len(self.scene.seat.match.calls) == calls

    def _lay(self, action: Action) -> None:
        self.scene.act(action)
        if self.scene.seat.needed is not None:
            self.someone.press(*"013579")

    def _undone(self, act: Any) -> None:
        seat, app = self.scene.seat, self.someone.app
        calls, open_call = len(seat.match.calls), seat.needed
        act()
        self._listen()
        self.scene._drop_part()
        while app.scene is not self.scene:
            app.follow(Pop())
        while len(seat.match.calls) > calls or (open_call is None and seat.needed is not None):
            seat.take_back()
        self.scene.announce_news()
        self._listen()

    def _listen(self) -> None:
        self.someone.settle()
        self.heard |= {(said.kind, text) for said in self.someone.announcements() for text in (said.text, said.brief)}


@pytest.mark.turns(4)
@pytest.mark.parametrize("language", TO_A_PLAYER)
@pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
def test_nothing_speaks_to_a_caller_as_to_a_player(setting: Any, language: str) -> None:
    match, calls = real_table(setting, SEED), iter(range(EVERY * MOST))
    with player(language) as someone:
        scene = called(someone, match, dealer_of(match))
        everything = Everything(someone, scene)

        def call(action: Action, moments: list[Moment]) -> None:
            if next(calls, 1) % EVERY == 0:
                everything.look()
            everything.note(action)
            press_call(someone, scene, action, moments)
            everything._listen()

        call_whole(
            match, random.Random(SEED), lambda: scene.seat, lambda card: someone.press(*keys_of(card)), call
        )  # fmt: skip
        everything.look()
        scene.seat.close()
    assert len({kind for kind, _ in everything.heard}) > 15
    spoken = TO_A_PLAYER[language]
    assert {(kind, text) for kind, text in everything.heard
            if not TO_ANYBODY.fullmatch(kind) and spoken.search(text)} == set()  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_button_of_the_set_up_begins_with_a_capital_and_names_no_word_twice(language: str) -> None:
    for rules in map(ruleset, GAMES):
        with player(language) as someone:
            someone.app.follow(set_up.open_set_up(someone.app, rules, rules.options(), 4))
            items = someone.app.scene.screen().items
            assert [item.label for item in items if item.label[:1].islower()] == []
            genders = {str(someone.app.text(f"set-gender-{gender}")) for gender in get_args(ToldGender)}
            players = [item for item in items if str(item.value) in genders]
            assert len(players) == 4
            assert [item for item in players if str(item.value).lower() in str(item.label).lower()] == []


def test_escape_drops_a_half_called_card_and_a_second_one_opens_the_menu() -> None:
    with player("cs") as someone:
        scene = called(someone, Table(Whist(), WhistOptions(length=1), 4, 1), 0)
        someone.press("f3", "7")
        for part in ("7", "f10"):
            someone.press(part)
            assert "Začaté hlášení je smazané." in someone.press("escape")
            assert someone.app.scene is scene
            assert not scene.takes_keys
            assert len(scene.seat.match.calls) == 1
        someone.press("escape")
        assert someone.app.scene is not scene


def test_escape_clears_a_half_typed_line_of_a_terminal_and_only_then_leads_back() -> None:
    with player("cs") as someone:
        terminal = Terminal(io.StringIO(), io.StringIO())
        someone.app.announcer.channels.append(terminal)
        scene = called(someone, Table(Whist(), WhistOptions(length=1), 4, 1), 0)
        terminal._read_input = iter([[*typed_pieces("7\x1b")], [*typed_pieces("\x1b")], None]).__next__
        terminal._read(someone.app.inbox)
        first, second, end = (someone.app.inbox.take(0.0) for _ in range(3))
        assert (first, second, end) == (LineDropped(), KeyDown("escape"), QuitRequested())
        someone.app.receive(LineDropped())
        assert someone.told() == ["Smazáno."]
        assert someone.app.scene is scene


def test_each_card_of_a_laid_hand_is_said_and_taken_back_alone() -> None:
    with player("cs") as someone:
        scene = called(someone, Table(Loker(), LokerOptions(games=1), 2, 1), 0)
        someone.app.receive(LineTyped("konec"))
        assert someone.told()[-1] == "Jan: nahlaste ještě šest karet."
        assert someone.press("7", "7")[-1] == "Sedmička. Ještě čtyři karty."
        assert someone.press("backspace")[-1] == "Jan: nahlaste ještě pět karet."
        someone.press(*"77223")
        someone.press("1")  # the exchange of the last turn
        assert someone.press("9")[-1] == "Devítka. Ještě pět karet."
        someone.press(*"12345")
        assert scene.is_over
        assert someone.press("backspace")[0].startswith("Vzato zpět: ")
        assert scene.seat.needed == CardsNeeded(0, 1)
        someone.press("6")
        assert scene.is_over
        for left in range(1, 7):
            someone.press("backspace")
            assert scene.seat.needed == CardsNeeded(0, left)
        assert not scene.is_over
        scene.seat.close()
