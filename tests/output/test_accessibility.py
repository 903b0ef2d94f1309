"""The accessibility tree as values, and its updates: one for each message, the focus only while the reader speaks."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from numeramis_access.input.inbox import Inbox, Touched
from numeramis_access.output.accessibility import (
    FIRST_ITEM_ID,
    FIRST_SENTENCE_ID,
    FIRST_TABLE_CARD_ID,
    GROUP_OFFSET,
    MESSAGE_NODE,
    QUIET_NODE,
    QUIET_OFFSET,
    ROW_STRIDE,
    URGENT_MESSAGE_NODE,
    WINDOW_NODE,
    WINDOW_TITLE,
    Accessibility,
    Node,
    Rows,
    nodes,
)
from numeramis_access.output.screen import Item, LaidCard, Screen
from numeramis_access.output.voices import Utterance
from numeramis_access.output.voices.mouthpiece import Mouthpiece
from numeramis_access.words.announcement import Announcement
from numeramis_access.words.language import Language

accesskit = pytest.importorskip("accesskit")
WORDS = Language("en")
BOUNDS = (0, 0, 800, 600)
OTHERS = FIRST_ITEM_ID + ROW_STRIDE
ROWS = Rows(FIRST_ITEM_ID, OTHERS)


def hand(*cards: str, focus: int = 0) -> Screen:
    items = tuple(Item(f"{card}.", card=card, role="card") for card in cards)
    return Screen("table", "Quist", items, focus, ("Your turn.",), table=(LaidCard(1, "Dana", "5", "Dana: five."),))


MENU = Screen(
    "menu", "Settings",
    (Item("Language", role="slider", value="English"), Item("Speed", role="slider", value="55", range=(0, 100)),
     Item("Back")), 1,
)  # fmt: skip


#: an announcement of a moved focus alone
FOCUS = Announcement("focus-card", "Two.", "Two.", "2", shown_by="focus")
EVENT = Announcement("card-played", "Dana leads a five.", "Dana five.", "D5")


class Adapter:
    """Stands for the system's adapter: remembers updates as (number, role, label or value) and the focus."""

    def __init__(self) -> None:
        self.updates: list[tuple[int, dict[int, str]]] = []

    def update_if_active(self, factory: Any) -> None:
        update = factory()
        self.updates.append((update.focus, {number: node.label or node.value for number, node in update.nodes}))

    def set_root_window_bounds(self, *_: Any) -> None: ...

    def update_window_focus_state(self, focused: bool) -> None: ...


class Watched:
    """An open tree, its adapter, and the other side of its mouthpiece."""

    def __init__(self, live: bool = True, speaking: bool = True) -> None:
        self.inbox = Inbox()
        self.mouthpiece = Mouthpiece(is_voice=speaking, takes_announcements=live)
        self.tree = Accessibility(self.mouthpiece, self.inbox, lambda: None)
        self.adapter = Adapter()
        self.tree._adapter = self.adapter
        self.tree._give_tree()

    def draw(self, screen: Screen, *told: Announcement) -> None:
        for announcement in told or (FOCUS,):
            self.tree.note_message(announcement)
        self.tree.draw(screen, WORDS, {}, BOUNDS)
        self.tree.tell()

    def tell(self, *texts: str, urgent: bool = False) -> list[tuple[int, dict[int, str]]]:
        """Tell texts; return the updates."""
        before = len(self.adapter.updates)
        self.mouthpiece.waiting.extend(Utterance(text, "en", urgent=urgent) for text in texts)
        self.tree.tell()
        return self.adapter.updates[before:]

    def row(self, number: int) -> int:
        """Return the first number of a row: row 0 is the hand, row 1 the rest."""
        return self.tree._rows[number].first

    def settle(self) -> None:
        """Let the time pass that readers need."""
        self.tree._focus_rests_until = self.tree._focus_moves_until = 0.0
        self.tree.tell()
        self.tree._focus_moves_until = 0.0


@pytest.fixture
def watched() -> Watched:
    return Watched()


def test_the_hand_is_a_list_with_places_and_the_table_another() -> None:
    tree = nodes(hand("0", "4", "9", focus=2), WORDS, {2: (10, 20, 30, 40)}, BOUNDS, ROWS)
    assert tree[FIRST_ITEM_ID + GROUP_OFFSET].children == (
        FIRST_ITEM_ID,
        FIRST_ITEM_ID + 1,
        FIRST_ITEM_ID + 2,
        FIRST_ITEM_ID + QUIET_OFFSET,
    )
    box = tree[FIRST_ITEM_ID + GROUP_OFFSET]
    assert (box.role, box.size, box.box) == ("LIST_BOX", 3, (10, 20, 30, 40))
    assert [tree[FIRST_ITEM_ID + place].place for place in range(3)] == [0, 1, 2]
    assert [tree[FIRST_ITEM_ID + place].selected for place in range(3)] == [False, False, True]
    assert (tree[FIRST_TABLE_CARD_ID].role, tree[FIRST_TABLE_CARD_ID].label) == ("LIST_ITEM", "Dana: five.")
    assert tree[FIRST_SENTENCE_ID].label == "Your turn."


def test_a_number_is_a_slider_and_a_choice_says_its_value() -> None:
    tree = nodes(MENU, WORDS, {}, BOUNDS, ROWS)
    assert [tree[OTHERS + place].role for place in range(3)] == ["COMBO_BOX", "SLIDER", "BUTTON"]
    assert tree[OTHERS].label == "Language: English"
    assert tree[OTHERS + 1].amount == (0, 100, 55)
    assert tree[OTHERS + GROUP_OFFSET].label == "Settings"


@pytest.mark.parametrize(("value", "now"), [("", 10), ("none", 10), ("5", 5), ("55", 55), ("usual: 100", 100)])
def test_a_number_is_a_slider_whatever_stands_there_while_it_is_typed(value: str, now: int) -> None:
    screen = Screen("menu", "Number", (Item("Size", role="slider", value=value, range=(10, 400)),))
    node = nodes(screen, Language("en"), {}, (0, 0, 800, 600), ROWS)[OTHERS]
    assert (node.role, node.amount) == ("SLIDER", (10, 400, now))
    assert node.label == ("Size" if value.isdigit() or not value else f"Size: {value}")


def test_magnifiers_find_the_focus_also_while_another_voice_speaks() -> None:
    watched = Watched(speaking=False)
    watched.tree.draw(MENU, Language("en"), {1: (10, 20, 300, 40)}, (0, 0, 800, 600))
    assert watched.tree._focus == QUIET_NODE
    assert watched.tree._tree[QUIET_NODE].box == (10, 20, 300, 40)


def test_the_tree_knows_where_the_window_stands() -> None:
    watched, told = Watched(), []
    watched.adapter.set_root_window_bounds = lambda outer, inner: told.append((outer.x0, outer.y0, outer.x1))  # type: ignore[method-assign]
    watched.tree.draw(MENU, Language("en"), {}, (0, 0, 800, 600))
    watched.tree.note_place((40, 30))
    watched.tree.tell()
    assert told == [(40, 30, 840)]


def test_every_child_is_in_the_tree_and_every_node_has_a_parent() -> None:
    for screen in (hand("1", "2"), MENU, hand()):
        tree = nodes(screen, WORDS, {}, BOUNDS, ROWS)
        children = [child for node in tree.values() for child in node.children]
        assert sorted(children) == sorted(set(tree) - {WINDOW_NODE})


def test_each_message_is_an_update_of_its_own_in_order(watched: Watched) -> None:
    watched.draw(hand("1"))
    updates = watched.tell("One.", "Two.", "Three.")
    assert [list(nodes.values()) for _, nodes in updates] == [["One."], ["Two."], ["Three."]]


def test_the_same_message_again_differs_by_a_space_nobody_hears(watched: Watched) -> None:
    watched.draw(hand("1"))
    texts = [next(iter(nodes.values())) for _, nodes in watched.tell("One.", "One.", "One.")]
    assert texts == ["One.", "One.\N{NO-BREAK SPACE}", "One."]
    assert len(watched.tell("Now.", urgent=True) + watched.tell("One.") + watched.tell("Now.", urgent=True)) == 3


def test_an_older_reader_takes_messages_from_the_windows_name_after_the_focus_has_moved(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    watched = Watched(live=False)
    watched.draw(hand("1", "2"))
    assert watched.tell("One.") == [], "the focus is still moving"
    assert watched.tree.has_pending_output
    watched.tree._focus_moves_until = 0.0
    assert [nodes for _, nodes in watched.tell()] == [{WINDOW_NODE: "One."}]


def test_a_move_of_the_focus_is_not_told_as_a_message_too(watched: Watched) -> None:
    watched.draw(hand("1", "2"))
    moved = replace(FOCUS, number=1)
    watched.draw(hand("1", "2", focus=1), moved)
    assert watched.adapter.updates[-1][0] % ROW_STRIDE == 1
    watched.mouthpiece.waiting.append(Utterance("Two.", source=moved))
    before = len(watched.adapter.updates)
    watched.tree.tell()
    assert len(watched.adapter.updates) == before
    still = replace(FOCUS, number=2)
    watched.draw(hand("1", "2", focus=1), still)
    watched.mouthpiece.waiting.append(Utterance("Two.", source=still))
    watched.tree.tell()
    assert len(watched.adapter.updates) == before + 1, "at the end nothing moved, so it is told"


def test_where_something_happened_the_focus_comes_after_it_as_a_message(watched: Watched) -> None:
    watched.draw(hand("1", "2", "3", focus=2))
    told = (EVENT, replace(FOCUS, number=7))
    watched.draw(hand("1", "2", focus=1), *told)
    resting = watched.row(0) + QUIET_OFFSET
    assert watched.tree._focus == resting, "in the same group, or the reader would tell of the group again"
    assert watched.tree._tree[resting].label == ""
    assert [node.selected for node in cards(watched) if node.selected] == []
    watched.settle()
    before = len(watched.adapter.updates)
    watched.mouthpiece.waiting.extend(Utterance(one.text, source=one) for one in told)
    watched.tree.tell()
    texts = [next(iter(nodes.values())) for _, nodes in watched.adapter.updates[before:]]
    assert texts == ["Dana leads a five.", "Two."]
    watched.draw(hand("1", "2", focus=0))
    assert watched.tree._focus % ROW_STRIDE == 0, "a key along the hand moves it again"


def test_with_nothing_to_choose_the_focus_rests_and_no_sentence_is_read_for_it(watched: Watched) -> None:
    watched.draw(hand("1", "2"))
    watched.draw(hand(), EVENT)
    assert watched.tree._focus == QUIET_NODE


def test_on_a_table_as_onlookers_see_it_the_focus_rests(watched: Watched) -> None:
    """Two people with an ear each see it in the window, and none of its cards has the focus."""
    watched.draw(hand("1", "2", focus=2), EVENT)
    assert watched.tree._focus == QUIET_NODE


def test_the_title_of_a_menu_is_the_name_of_its_group_and_is_told_only_where_that_was_known(watched: Watched) -> None:
    title = Announcement("match-menu", "Settings.", "Settings.", "Settings", shown_by="title")
    watched.draw(hand("1", "2"))
    watched.draw(MENU, title, FOCUS)
    assert watched.tree._focus == watched.row(1) + 1
    assert watched.tree._tree[watched.row(1) + GROUP_OFFSET].label == "Settings"
    watched.mouthpiece.waiting.extend(Utterance(one.text, source=one) for one in (title, FOCUS))
    watched.settle()
    before = len(watched.adapter.updates)
    watched.tree.tell()
    assert len(watched.adapter.updates) == before
    again = replace(title, number=3), replace(FOCUS, number=4)
    watched.draw(replace(MENU, focus=0), *again)
    assert watched.tree._focus == watched.row(1) + QUIET_OFFSET
    before = len(watched.adapter.updates)
    watched.mouthpiece.waiting.extend(Utterance(one.text, source=one) for one in again)
    watched.tree.tell()
    assert len(watched.adapter.updates) == before + 2, "the focus rests, title and entry are told"


def test_what_has_gone_comes_back_as_another_node_and_the_other_row_stays_what_it_was(watched: Watched) -> None:
    choices = (Item("Take two cards", role="choice"), Item("End", role="choice"))
    there = replace(hand("1"), items=(*hand("1").items, *choices), focus=1)
    watched.draw(there)
    first, row = watched.tree._focus, watched.row(0)
    watched.draw(hand("1"), EVENT)
    watched.draw(there, EVENT)
    watched.draw(there)
    assert watched.tree._focus % ROW_STRIDE == first % ROW_STRIDE == 1
    assert watched.tree._focus != first, "readers remember what has gone as gone"
    assert watched.row(0) == row


def test_while_another_voice_speaks_the_focus_stands_still_and_the_tree_stays_true() -> None:
    watched = Watched(speaking=False)
    watched.draw(hand("1", "2"))
    watched.draw(hand("1", "2", focus=1))
    assert {focus for focus, _ in watched.adapter.updates} == {QUIET_NODE}
    assert watched.tree._tree[QUIET_NODE].label == ""
    assert watched.tree._tree[watched.row(0) + GROUP_OFFSET].size == 2
    watched.mouthpiece.is_voice = True
    watched.tree.tell()
    assert watched.adapter.updates[-1][0] % ROW_STRIDE == 1


@pytest.mark.parametrize("live", [False, True])
def test_whatever_a_reader_would_speak_of_stands_still_once_another_voice_speaks(live: bool) -> None:
    watched = Watched(live=live)
    watched.draw(hand("1", "2"))
    watched.settle()
    watched.tell("One.")
    assert [node.selected for node in cards(watched)] == [True, False]
    told = {number: watched.tree._tree[number].label for number in (WINDOW_NODE, MESSAGE_NODE, URGENT_MESSAGE_NODE)}
    watched.mouthpiece.is_voice = False
    for screen in (hand("1", "2"), hand("1", "2", focus=1), hand("2"), MENU):
        watched.draw(screen)
        assert watched.tree._focus == QUIET_NODE
        assert {number: watched.tree._tree[number].label for number in told} == told
        assert [node.selected for node in cards(watched) if node.selected is not None] == []


def test_an_older_reader_that_is_chosen_again_is_told_so_before_the_focus_moves() -> None:
    watched = Watched(live=False, speaking=False)
    watched.draw(hand("1", "2"))
    watched.settle()
    watched.mouthpiece.is_voice = True
    watched.draw(hand("1", "2"))
    assert watched.tell("The screen reader speaks.") == [(QUIET_NODE, {WINDOW_NODE: "The screen reader speaks."})]
    assert watched.tree.has_pending_output
    watched.settle()
    assert watched.adapter.updates[-1][0] % ROW_STRIDE == 0
    assert not watched.tree.has_pending_output


def test_the_last_message_does_not_stay_in_the_windows_name_when_the_window_is_left() -> None:
    watched = Watched(live=False)
    watched.draw(hand("1", "2"))
    watched.tree._focus_moves_until = 0.0
    watched.tell("One.")
    watched.mouthpiece.is_voice = False
    watched.draw(hand("1", "2"))
    assert watched.tree._tree[WINDOW_NODE].label == "One."
    watched.tree.note_focus(False)
    assert watched.adapter.updates[-1] == (QUIET_NODE, {WINDOW_NODE: WINDOW_TITLE})


def cards(watched: Watched) -> list[Node]:
    return [node for node in watched.tree._tree.values() if node.role == "LIST_BOX_OPTION"]


def test_another_scene_has_other_nodes_and_the_old_focus_is_there_until_the_move_is_over(watched: Watched) -> None:
    watched.draw(MENU)
    old = watched.tree._focus
    watched.draw(hand("1", "2"))
    new = watched.tree._focus
    assert new not in (old, WINDOW_NODE)
    assert old in watched.tree._tree
    watched.tree._focus_moves_until = 0.0
    watched.tree.tell()
    assert old not in watched.tree._tree


def test_nothing_of_the_adapter_is_called_before_it_has_asked() -> None:
    watched = Watched()
    watched.tree._note_left()
    watched.draw(hand("1"))
    watched.tell("One.")
    assert watched.adapter.updates == []


@pytest.mark.parametrize(
    ("action", "zone"), [("FOCUS", "focus"), ("CLICK", "press"), ("INCREMENT", "more"), ("DECREMENT", "less")]
)
def test_what_the_readers_user_does_comes_in_by_the_inbox(watched: Watched, action: str, zone: str) -> None:
    class Request:
        def __init__(self) -> None:
            self.action = getattr(accesskit.Action, action)
            self.target = FIRST_ITEM_ID + 2 * ROW_STRIDE + 3

    watched.tree._pass_on(Request())
    assert watched.inbox.take() == Touched(zone, 3)
