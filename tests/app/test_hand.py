"""The hand: two directions over it, jumps to a rank, four ways to sort it, from every input."""

from __future__ import annotations

import pytest

from braille.cells import DOT_7
from braille.text import BrailleTable
from numeramis_access.core.cards import RANK, SUIT
from numeramis_access.core.ruleset import AnyRuleset
from numeramis_access.games.whist.events import CardsDealt
from numeramis_access.games.whist.rules import Whist
from numeramis_access.input.commands import Command
from numeramis_access.store.settings import load_settings
from tests.app.fingers import Fingers, at_display
from tests.app.player import Player, behind, home, player
from tests.app.test_keys import at_table
from tests.app.test_typed_words import typed
from tests.braille.emulators.hims import HimsDisplay


def here(someone: Player) -> str:
    assert someone.match is not None
    return str(someone.match.desk.item_under_cursor())


def spoken(someone: Player, card: str, place: int, count: int) -> list[str]:
    return [someone.app.narrator.language.phrase("focus-card-placed", card=card, place=place, count=count).text]


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("keys", [("down", "up", "right", "left"), ("pad down", "pad up", "pad right", "pad left")])
def test_up_and_down_change_the_suit_and_left_and_right_stay_in_it(language: str, keys: tuple[str, ...]) -> None:
    down, up, right, left = keys
    with player(language) as someone:
        hand = at_table(someone, "whist").desk.hand
        suits = list(dict.fromkeys(SUIT[card] for card in hand))
        of = {suit: [card for card in hand if SUIT[card] == suit] for suit in suits}
        someone.press("home")
        for suit in suits[1:]:
            assert someone.press(down) == spoken(someone, of[suit][0], 1, len(of[suit]))
            for place, card in enumerate(of[suit][1:], 2):
                assert someone.press(right) == spoken(someone, card, place, len(of[suit]))
            end, count = of[suit][-1], len(of[suit])
            assert someone.press(right) == spoken(someone, end, count, count), "it stays inside"
        assert here(someone) == hand[-1]
        someone.press(down)
        assert here(someone) == hand[-1], "there is nothing below the last suit"
        for suit in reversed(suits[:-1]):
            assert someone.press(up) == spoken(someone, of[suit][0], 1, len(of[suit]))
        someone.press(up, left)
        assert here(someone) == hand[0]


def test_in_games_without_suits_the_hand_is_one_row_unless_the_player_wishes_otherwise() -> None:
    with player("en") as someone:
        match = at_table(someone, "quist")
        someone.press("home", "right")
        assert match.desk.place == 1
        assert someone.press("down") == ["There's nothing to choose from now."]
        someone.app.change(two_way="always")
        match.desk.take_view(match.talk.view, match.talk.rows())
        someone.press("home", "down")
        number = here(someone)
        assert number > match.desk.hand[0]
        assert match.desk.hand.index(number) == match.desk.place
        someone.app.change(two_way="never")


@pytest.mark.parametrize("keys", [("tab",), ("pad left stick",)])
def test_tab_goes_to_the_choices_and_back(keys: tuple[str, ...]) -> None:
    with player("en") as someone:
        match = at_table(someone, "whist", "--tour", "cayenne")
        while not match.desk.choices:
            assert not match.is_over
            someone.press("escape", "escape") if match.is_own_turn and match.desk.choices else play_any(someone)
        match.desk.change_row(0)
        someone.press("home", "right")
        card = here(someone)
        someone.press(*keys)
        assert match.desk.row == 1
        someone.press(*keys)
        assert here(someone) == card
        for _ in range(4):
            someone.press("down")
        assert match.desk.row == 1, "the choices lie below the last suit"
        someone.press("up")
        assert match.desk.row == 0


def play_any(someone: Player) -> None:
    """Play any card, take any choice, or go on after a deal."""
    match = someone.match
    assert match is not None
    if match.is_own_turn and not match.is_waiting_for_player:
        match.act(match.view.legal[0])  # type: ignore[arg-type]
        someone.settle()
    else:
        someone.press("return")
    someone.told()


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("road", ["keyboard", "terminal", "braille"])
def test_a_rank_is_found_card_after_card(language: str, road: str) -> None:
    signs = {"T": "0", "A": "a", "K": "k", "Q": "q", "J": "j"}
    chords = {
        "0": "dot2+dot4+dot5+dot8", "a": "dot1", "k": "dot1+dot3", "q": "dot1+dot2+dot3+dot4+dot5",
        "j": "dot2+dot4+dot5", "7": "dot1+dot2+dot4+dot5+dot8",
    }  # fmt: skip
    with player(language) as someone:
        hand = at_table(someone, "whist").desk.hand
        missing = 0
        for rank in "7TJQKA":
            sign = signs.get(rank, rank)
            cards = [card for card in hand if card[0] == rank]
            someone.press("home")
            found = []
            for _ in range(2 * len(cards) or 1):
                if road == "terminal":
                    said = typed(someone, sign)
                else:
                    said = someone.press(f"braille {chords[sign]}" if road == "braille" else sign)
                found.append(here(someone))
            first = 1 if len(cards) > 1 and hand[0] == cards[0] else 0
            assert found == (cards * 3)[first : first + len(found)] or not cards
            if not cards:
                missing += 1
                named = someone.app.narrator.language.phrase("no-such-rank", card=rank + "c").text
                assert said == [named]
        assert missing < 6


@pytest.mark.parametrize(("language", "said"), [("en", "You have no ace."), ("cs", "Eso v ruce nemáte.")])
def test_a_rank_that_is_not_held_is_named(language: str, said: str) -> None:
    with player(language) as someone:
        match = at_table(someone, "whist")
        while any(card[0] == "A" for card in match.desk.hand) or not match.is_own_turn or match.is_waiting_for_player:
            play_any(someone)
        assert someone.press("a") == [said]


def test_figures_are_not_in_games_of_numbers() -> None:
    with player("en") as someone:
        at_table(someone, "quist")
        assert someone.press("q") == ["Nothing on that key. Press F1 for help."]


ORDERS = {"C": "suits", "T": "trumps", "H": "rank", "M": "dealt"}
ENGLISH = {
    "C": ("Sorted by suit, from the highest.", "Sorted by suit, from the lowest."),
    "H": ("Sorted by rank, from the lowest.", "Sorted by rank, from the highest."),
    "T": ("Sorted with trumps first, from the lowest.", "Sorted with trumps first, from the highest."),
    "M": ("As the cards came.", "As the cards came, the last one first."),
}
CZECH = {
    "C": ("Seřazeno podle barev, od nejvyšší.", "Seřazeno podle barev, od nejnižší."),
    "H": ("Seřazeno podle výšky, od nejnižší.", "Seřazeno podle výšky, od nejvyšší."),
    "T": ("Seřazeno, trumfy první, od nejnižší.", "Seřazeno, trumfy první, od nejvyšší."),
    "M": ("V pořadí, jak karty přišly.", "V pořadí, jak karty přišly, poslední první."),
}


@pytest.mark.parametrize(("language", "sentences"), [("en", ENGLISH), ("cs", CZECH)])
@pytest.mark.parametrize("letter", ["C", "H", "T", "M"])
@pytest.mark.parametrize("road", ["keyboard", "terminal"])
def test_the_hand_is_sorted_by_a_key_and_the_other_way_round_by_the_same(
    language: str, sentences: dict[str, tuple[str, str]], letter: str, road: str
) -> None:
    def ask(someone: Player) -> list[str]:
        return typed(someone, letter) if road == "terminal" else someone.press(f"shift+{letter.lower()}")

    with player(language) as someone:
        match = at_table(someone, "whist")
        trump = match.view.trump_suit()
        dealt = dealt_to_me(match)
        someone.press("home", "right")
        card = here(someone)
        for sentence in sentences[letter]:
            assert ask(someone) == [sentence]
            assert here(someone) == card, "the cursor stays on its card"
            hand, down = match.desk.hand, match.talk.arrangement.is_reversed
            assert sorted(hand) == sorted(match.view.hand)
            assert [item.card for item in match.screen().items if item.card] == list(hand)
            if letter == "M":
                came = [one for one in dealt if one in hand]
                assert list(hand) == (came[::-1] if down else came)
                continue
            ranks = [RANK[one] for one in hand if letter == "H" or SUIT[one] == SUIT[hand[0]]]
            assert ranks == sorted(ranks, reverse=down)
            assert letter != "T" or SUIT[hand[0]] == trump or all(SUIT[one] != trump for one in hand)


def dealt_to_me(match: object) -> tuple[str, ...]:
    """Return the player's cards in the order of the deal: every fourth card of the pack, from the dealer's left."""
    table = behind(match)  # type: ignore[arg-type]
    rules: AnyRuleset = Whist()
    dealt = [event for event, _ in table.moments if isinstance(event, CardsDealt)][-1]
    assert rules.name == table.ruleset.name
    pack = table.dealt_packs[-1]
    return tuple(pack[(0 - dealt.leader) % 4 :: 4])


def test_how_a_hand_is_sorted_is_remembered_for_each_game() -> None:
    with player("en") as someone:
        at_table(someone, "whist")
        someone.press("shift+h", "shift+h")
        at_table(someone, "loker")
        assert someone.match is not None
        assert someone.match.talk.arrangement.sorting(someone.match.view) == "rank"
        assert not someone.match.talk.arrangement.is_reversed
        assert someone.press("shift+t") == ["Nothing on that key. Press F1 for help."]
    settings, problems = load_settings(home().settings_file)
    assert (settings.sorting, settings.sorted_down, problems) == ({"whist": "rank"}, {"whist": True}, [])


def test_marks_stay_on_their_cards_when_the_hand_is_sorted() -> None:
    with player("en") as someone:
        match = at_table(someone, "loker")
        while not match.desk.exchanges():
            play_any(someone)
        someone.press("home", "space", "right", "space")
        marked = match.desk.marked_cards()
        for key in ("shift+h", "shift+m", "shift+m"):
            someone.press(key)
            assert match.desk.marked_cards() == marked


def test_help_names_what_this_game_has() -> None:
    with player("en") as someone:
        match = at_table(someone, "quist")
        assert not {Command.RANK_ACE, Command.SORT_SUITS, Command.SORT_TRUMPS, Command.UP} & match.possible_commands()
        assert {Command.SORT_RANK, Command.SORT_DEALT} <= match.possible_commands()
        match = at_table(someone, "whist")
        assert {Command.SORT_SUITS, Command.SORT_TRUMPS, Command.UP, Command.DOWN} <= match.possible_commands()


class Beetle(HimsDisplay):
    """A Smart Beetle: fourteen cells, eight dots, a space bar and no arrows; it reports keys held together."""

    def __init__(self) -> None:
        keys = {f"dot{dot}": dot - 1 for dot in range(1, 9)} | {"space": 8, "pan left": 18, "pan right": 19}
        super().__init__(b"LX", 14, keys)
        self.held: list[str] = []

    def press(self, key: str) -> None:
        self.held.append(key)

    def release(self, key: str) -> None:
        held, self.held = self.held, []
        if held:
            self.send(self.key_bytes(key, True) if key.startswith("routing") else self.chord_bytes(held))


UP, DOWN, RIGHT = "space+dot1", "space+dot4", "space+dot6"


@pytest.mark.parametrize(("language", "new"), [("en", "new match"), ("cs", "nová")])
def test_the_hand_in_two_directions_on_a_line_of_14_cells(language: str, new: str) -> None:
    with at_display(Beetle(), "hims", language, braille_seconds=0.0) as someone:
        someone.choose(new, "whist")
        while not someone.match:
            someone.press("dot8")
        while someone.message or not someone.match.is_own_turn:
            someone.press("pan right")
        hand = someone.match.desk.hand
        suits = list(dict.fromkeys(SUIT[card] for card in hand))
        someone.press("space+dot1+dot2+dot3")
        for suit in suits[1:]:
            cards = [card for card in hand if SUIT[card] == suit]
            someone.press(DOWN)
            assert felt(someone) == name_on_line(someone, cards[0])
            for card in cards[1:]:
                someone.press(RIGHT)
                assert felt(someone) == name_on_line(someone, card)
        someone.press(UP)
        assert felt(someone) == name_on_line(someone, next(card for card in hand if SUIT[card] == suits[-2]))
        for card in (card for card in hand if card[0] == "K"):
            someone.press("dot1+dot3")
            assert felt(someone)[0] == name_on_line(someone, card)[0]


def felt(someone: Fingers) -> bytes:
    """Return the six upper dots of the card under the cursor, which dot 7 marks."""
    own = [place for place, touch in enumerate(someone.line.touches) if touch is not None and touch.zone == "items"]
    return bytes(someone.cells[place] & 0x3F for place in own if someone.cells[place] & DOT_7)


def name_on_line(someone: Fingers, card: str) -> bytes:
    """Return the six upper dots of a card's name on the line."""
    name = someone.app.narrator.language.phrase("focus-card", card=card).braille
    return bytes(cell & 0x3F for cell in BrailleTable(f"{someone.app.settings.language}-8").cells(name))
