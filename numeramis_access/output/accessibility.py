"""The screen reader's own view of the window: a tree of roles, names and positions (AccessKit), and announcements.

``nodes`` returns the tree of a screen; ``Accessibility`` keeps the reader's copy in step, one change at a time. The
reader's user can always explore the tree. Only while the chain of voices has chosen the reader
(``Mouthpiece.is_voice``) does the focus move in it, is a card selected and are messages told through it, because
readers announce each of these by themselves. Otherwise the focus rests on a nameless node, and nothing is said twice.

Readers announce a new focus at once and cut their own speech for it. So the focus moves only when the move is the whole
news: a key went along the hand, or opened a menu. If something else happened too, all of it is told as messages, in the
order of any other voice, and the focus rests on a nameless node beside the new place.

AccessKit 0.7 holds Python's lock while it waits for its own, and its thread takes them in the opposite order when it
asks for the tree, so a call at that moment deadlocks. Therefore we call nothing of it until it has asked once.
"""

from __future__ import annotations

import re
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from numeramis_access.input.inbox import Inbox, Touched
from numeramis_access.output.channel import load_library
from numeramis_access.output.screen import Item, Screen
from numeramis_access.output.voices import Utterance
from numeramis_access.output.voices.mouthpiece import Mouthpiece
from numeramis_access.words.announcement import Announcement
from numeramis_access.words.language import Language

#: left, top, width, height in pixels of the window
NodeBox = tuple[int, int, int, int]
WINDOW_NODE, TABLE_NODE, STATUS_NODE, MESSAGE_NODE, URGENT_MESSAGE_NODE, QUIET_NODE = range(6)
#: numbers of the group of a row's items, and of the nameless node in it on which the focus rests, from the row's base
GROUP_OFFSET, QUIET_OFFSET = -1, -2
#: first numbers of cards on the table and of sentences, the lowest base of a row of items, and steps between bases
FIRST_TABLE_CARD_ID, FIRST_SENTENCE_ID, FIRST_ITEM_ID, ROW_STRIDE = 100, 200, 10_000, 10_000
WINDOW_TITLE = "Numeramis Access"
#: toolkit that Orca before 45 must see so that a key stops its speech; it has no other use
OLD_TOOLKIT = ("GTK", "4.8")
ACCESSKIT_ROLES = {
    "card": "LIST_BOX_OPTION",
    "choice": "BUTTON",
    "button": "BUTTON",
    "text": "LIST_ITEM",
    "heading": "HEADING",
}
#: actions of AccessKit, and their effect on an item
ZONE_OF_ACTION = (("FOCUS", "focus"), ("CLICK", "press"), ("INCREMENT", "more"), ("DECREMENT", "less"))
#: kinds of announcement that tell a slider's new value; a screen reader tells that by itself
VALUE_KINDS = ("value-now", "changed")
#: seconds that Orca before 45 needs for a move of the focus: it ignores the window's name that it meets then, and says
#: nothing if the focused node is gone by then
FOCUS_MOVE_SECONDS = 0.3
#: seconds between two messages to Orca before 45, which can otherwise take them in another order
MESSAGE_GAP_SECONDS = 0.05
ALTERNATING_SUFFIX = "\N{NO-BREAK SPACE}"


@dataclass(frozen=True, slots=True)
class Node:
    """One node of the tree.

    :param role: role in AccessKit.
    :param label: the name that a reader says.
    :param children: numbers of the nodes in it.
    :param box: its rectangle in the window, in pixels; None for a node that is not drawn.
    :param place: index in its list, from 0; None outside lists.
    :param size: number of items in its list, None outside lists.
    :param selected: whether a card has the focus, which readers announce as selected; None for other nodes, and for
        cards while the reader is not the voice.
    :param amount: minimum, maximum and current value of a slider with a number; None for other nodes.
    :param live: ``POLITE`` or ``ASSERTIVE``: the reader tells the label when it changes.
    :param language: code of the label's language, empty for the window's.
    :param acts: whether a reader's user can focus and activate the node.
    """

    role: str
    label: str = ""
    children: tuple[int, ...] = ()
    box: NodeBox | None = None
    place: int | None = None
    size: int | None = None
    selected: bool | None = None
    amount: tuple[int, int, int] | None = None
    live: str = ""
    language: str = ""
    acts: bool = False


class Rows(NamedTuple):
    """The base of the node numbers of each row: base plus index on the screen is the number of an item's node.

    :param hand: base of the hand.
    :param others: base of the row with all other items.
    """

    hand: int
    others: int

    def number(self, screen: Screen, place: int) -> int:
        """Return the number of the tree's node for an item of the screen.

        :param screen: the screen. :param place: index of the item on the screen.
        """
        return (self.hand if screen.items[place].role == "card" else self.others) + place


class RowNumbers:
    """The numbers of the tree's nodes for one row of items.

    A number that has disappeared is never used again, because screen readers remember it as gone.

    :ivar first: base of the row's node numbers, as in ``Rows``; 0 before the first row.
    """

    def __init__(self) -> None:
        self.first = 0
        self._here: set[int] = set()
        self._gone: set[int] = set()

    def number_items(self, places: Sequence[int], free: int) -> bool:
        """Number the items of the present row; return whether they got new numbers.

        They get new ones the first time, and when an item that had disappeared comes back.

        :param places: indices of the items on the screen.
        :param free: the base to use for new numbers.
        """
        here = set(places)
        self._gone |= self._here - here
        self._here = here
        if self.first and not self._gone & here:
            return False
        self.first, self._gone = free, set()
        return True


def rows_of(screen: Screen) -> tuple[list[int], list[int]]:
    """Return the indexes of the hand's items on the screen, and those of all other items."""
    hand = [place for place, item in enumerate(screen.items) if item.role == "card"]
    return hand, [place for place, item in enumerate(screen.items) if item.role != "card"]


def nodes(
    screen: Screen, words: Language, boxes: Mapping[int, NodeBox], bounds: NodeBox, rows: Rows
) -> dict[int, Node]:
    """Return the nodes of a screen's tree, keyed by their numbers; the nodes of messages are not among them.

    :param screen: the screen. :param words: the language. :param boxes: box of each drawn item, by its index.
    :param bounds: box of the window, in pixels. :param rows: bases of the items' numbers.
    """
    tree: dict[int, Node] = {}
    hand, others = rows_of(screen)
    children = []
    if screen.kind == "table":
        children += _group(
            tree,
            TABLE_NODE,
            "LIST",
            words.text("view-table"),
            FIRST_TABLE_CARD_ID,
            [laid.label for laid in screen.table],
        )
    named = words.text("view-choices") if screen.kind == "table" else screen.title
    groups = (
        ("LIST_BOX", words.text("view-hand"), hand, rows.hand),
        ("LIST" if screen.kind == "reader" else "GROUP", named, others, rows.others),
    )
    for role, label, places, first in groups:
        if places:
            children.append(first + GROUP_OFFSET)
            tree[first + GROUP_OFFSET] = _list(role, label, places, boxes, first)
            tree[first + QUIET_OFFSET] = Node("UNKNOWN", box=boxes.get(screen.focus))  # magnifiers follow it
        for place, at in enumerate(places):
            tree[first + at] = _item(screen.items[at], place, at == screen.focus, boxes.get(at))
    if screen.status:
        children += _group(tree, STATUS_NODE, "GROUP", words.text("view-status"), FIRST_SENTENCE_ID, screen.status)
    tree[WINDOW_NODE] = Node("WINDOW", WINDOW_TITLE, children=tuple(children), box=bounds, language=words.code)
    return tree


def _group(tree: dict[int, Node], number: int, role: str, label: str, first: int, texts: Sequence[str]) -> list[int]:
    """Add a group of sentences; return its number as a list.

    :param number: number of the group's node. :param first: number of the first sentence's node.
    """
    inside = range(first, first + len(texts))
    listed = role == "LIST"
    tree[number] = Node(role, label, children=tuple(inside), size=len(texts) if listed else None)
    for place, text in enumerate(texts):
        place_in_list = place if listed else None
        tree[first + place] = Node("LIST_ITEM" if listed else "LABEL", text, place=place_in_list, acts=not listed)
    return [number]


def _list(role: str, label: str, places: list[int], boxes: Mapping[int, NodeBox], first: int) -> Node:
    drawn = [boxes[place] for place in places if place in boxes]
    box = None
    if drawn:
        left, top = min(box[0] for box in drawn), min(box[1] for box in drawn)
        right, bottom = max(box[0] + box[2] for box in drawn), max(box[1] + box[3] for box in drawn)
        box = (left, top, right - left, bottom - top)
    children = (*(first + place for place in places), first + QUIET_OFFSET)
    return Node(role, label, children, box, size=len(places))


def _item(item: Item, place: int, focus: bool, box: NodeBox | None) -> Node:
    """Return the node of an item: a number stays a slider while typed; other values stand in the name.

    :param place: index of the item in its list. :param focus: whether the item has the focus.
    """
    role, label = ACCESSKIT_ROLES.get(item.role, "BUTTON"), item.label
    amount = None
    if item.range is not None:
        role, amount = "SLIDER", (*item.range, _number(item.value, item.range[0]))
    elif item.value and item.role == "slider":
        role = "COMBO_BOX"
    if item.value and not (amount and item.value.isdigit()):
        label = f"{item.label}: {item.value}"
    selected = focus if item.role == "card" else None
    return Node(role, label, (), box, place, None, selected, amount, acts=True)


def _number(text: str, none: int) -> int:
    """Return the number in a value, or ``none`` where there is no number."""
    match = re.search(r"\d+", text)
    return int(match[0]) if match else none


class Accessibility:
    """The adapter between the window and assistive technology.

    Every method belongs to the main thread, except those that the adapter calls.

    :param mouthpiece: connects the tree with the voice of the screen reader. :param inbox: receives the actions of the
        reader's user. :param wake: wakes the window, from any thread. :param old_orca: whether the reader is Orca
        before 45.
    :raises ChannelUnavailable: ``not-loaded``.
    """

    def __init__(self, mouthpiece: Mouthpiece, inbox: Inbox, wake: Callable[[], None], old_orca: bool = False) -> None:
        self._kit: Any = load_library("accesskit")
        self._adapter: Any = None
        self._mouthpiece = mouthpiece
        self._inbox = inbox
        self._wake = wake
        self._old_orca = old_orca
        self._tree: dict[int, Node] = {WINDOW_NODE: Node("WINDOW", children=(QUIET_NODE,)), QUIET_NODE: Node("UNKNOWN")}
        self._focus = self._wanted_focus = QUIET_NODE
        self._message = ""
        self._in_focus = True
        self._bounds: NodeBox = (0, 0, 1, 1)
        self._window_position = (0, 0)
        self._is_synced = True
        self._focus_moves_until = 0.0  # end of the present move of the focus, by time.monotonic
        self._was_voice = False  # whether the reader spoke at the last look
        self._focus_rests_until = 0.0  # the focus rests until then after the reader has been chosen
        self._left_behind: int | None = None  # the node that had the focus and has left the screen
        self._scene = ("", "")
        self._highest_base = 0  # base of the row numbered last
        self._rows = (RowNumbers(), RowNumbers())
        self._focus_tells_all = False  # whether the move of the focus tells all noted messages
        self._noted_messages: list[Announcement] = []
        self._told_by_focus: list[Announcement] = []

    def open(self, handle: Any) -> None:
        """Attach to the window, which must not be visible yet.

        :param handle: the system's handle of the window (needed on Windows and macOS).
        """
        kit = self._kit
        if sys.platform == "darwin":
            kit.macos.add_focus_forwarder_to_window_class("SDLWindow")
            self._adapter = kit.macos.SubclassingAdapter.for_window(handle, self._give_tree, self._pass_on)
        elif sys.platform == "win32":
            self._adapter = kit.windows.SubclassingAdapter(handle, self._give_tree, self._pass_on)
        else:
            self._adapter = kit.unix.Adapter(self._give_tree, self._pass_on, self._note_left)

    def close(self) -> None:
        """Take the tree away from the window; nothing is told through it any more."""
        self._mouthpiece.is_tree_wanted = False
        self._adapter = None

    # the adapter's thread

    def _give_tree(self) -> Any:
        """Return the whole tree. The flag is set last: from then on the main thread can meet the adapter's lock, and no
        other bytecode may run between that and the release of Python's lock."""
        update = self._update(self._tree)
        tree = self._kit.Tree(WINDOW_NODE)
        if self._old_orca:
            tree.toolkit_name, tree.toolkit_version = OLD_TOOLKIT
        else:
            tree.toolkit_name = "Numeramis"
        update.tree = tree
        self._wake()
        self._is_synced = False
        self._mouthpiece.is_tree_wanted = True
        return update

    def _note_left(self) -> None:
        """Note that no reader asks any more; the adapter's lock is free by now."""
        self._mouthpiece.is_tree_wanted = False

    def _pass_on(self, request: Any) -> None:
        """Put the action of the reader's user into the inbox."""
        known = self._kit.Action
        zone = next((zone for name, zone in ZONE_OF_ACTION if getattr(known, name) == request.action), None)
        if zone is not None and request.target >= FIRST_ITEM_ID:
            self._focus_tells_all = self._focus_tells_all or zone == "focus"
            self._inbox.put(Touched(zone, request.target % ROW_STRIDE))

    # the main thread

    @property
    def has_pending_output(self) -> bool:
        """Return whether ``tell`` has work that cannot wait for the next input: a message, a move of the focus, or news
        of the window.
        """
        left = self._left_behind is not None or (
            self._mouthpiece.is_voice and self._focus_tells_all and self._focus == QUIET_NODE
        )
        return not self._is_synced or left or bool(self._mouthpiece.waiting)

    def note_focus(self, in_focus: bool) -> None:
        """Record whether the window has the keyboard focus.

        When the focus returns, the tree's focus first rests on a nameless node, so that waiting messages are told in
        full. When it is lost while another voice than the screen reader speaks, the window gets its title back in place
        of the last message.

        :param in_focus: False when the window has lost the focus.
        """
        self._focus_tells_all = False
        self._in_focus = in_focus
        self._is_synced = not self._mouthpiece.is_tree_wanted
        self._sync()
        if not in_focus and not self._mouthpiece.is_voice:
            self._message = ""
            self._send({**self._tree, WINDOW_NODE: replace(self._tree[WINDOW_NODE], label=WINDOW_TITLE)}, self._focus)

    def note_place(self, place: tuple[int, int]) -> None:
        """Record the window's position on the screen, for magnifiers that follow the focus. :param place: left and top,
        in pixels.
        """
        if place != self._window_position:
            self._window_position = place
            self._is_synced = not self._mouthpiece.is_tree_wanted

    def note_message(self, announcement: Announcement) -> None:
        """Record a message; the next ``draw`` decides whether a move of the focus tells it by itself.

        :param announcement: the message.
        """
        self._noted_messages.append(announcement)

    def forget(self) -> None:
        """Remove all messages, told or waiting, from the tree."""
        self._noted_messages.clear()
        self._mouthpiece.waiting.clear()
        self._message = ""
        silent = {number: replace(node, label="") for number, node in self._tree.items() if node.live}
        self._send(
            {**self._tree, **silent, WINDOW_NODE: replace(self._tree[WINDOW_NODE], label=WINDOW_TITLE)}, self._focus
        )

    def draw(self, screen: Screen, words: Language, boxes: Mapping[int, NodeBox], bounds: NodeBox) -> None:
        """Update the tree to a screen. While the reader is the voice, the focus moves to the focused item if that tells
        all messages noted since the last call; otherwise it rests, and ``tell`` tells them.

        :param screen: the screen to show from now on.
        :param words: the player's language.
        :param boxes: box of each drawn item, by its index.
        :param bounds: box of the window, in pixels.
        """
        entered = (screen.kind, screen.title) != self._scene
        rows = self._number_rows(screen, entered)
        tree = nodes(screen, words, boxes, bounds, rows)
        self._bounds = bounds
        tree[QUIET_NODE] = Node("UNKNOWN", box=boxes.get(screen.focus))
        has_focus = screen.focus < len(screen.items)  # none has it on a table as onlookers see it
        self._note_wanted_focus(rows.number(screen, screen.focus) if has_focus else QUIET_NODE, tree, entered)
        tree[WINDOW_NODE] = self._named_by_message(tree[WINDOW_NODE])
        tree[MESSAGE_NODE] = self._tree.get(MESSAGE_NODE, Node("LABEL", live="POLITE"))
        tree[URGENT_MESSAGE_NODE] = self._tree.get(URGENT_MESSAGE_NODE, Node("LABEL", live="ASSERTIVE"))
        self._note_voice()
        if not self._focus_tells_all:  # or the reader would tell the new name of the node that had the focus
            self._send(*self._with_focus(self._tree))
        before = self._amount()
        if self._focus not in tree:
            self._left_behind = self._focus
            tree[self._focus] = self._tree[self._focus]
            parent = next((number for number, node in self._tree.items() if self._focus in node.children), WINDOW_NODE)
            parent = parent if parent in tree else WINDOW_NODE
            tree[parent] = replace(tree[parent], children=(*tree[parent].children, self._focus))
        moved = self._send(*self._with_focus(tree))
        self._note_told_by_focus(moved, self._amount() != before)

    def _number_rows(self, screen: Screen, entered: bool) -> Rows:
        """Return the numbers of the screen's items; a new scene gets new numbers, so that the reader announces it.

        :param entered: whether the scene has changed.
        """
        if entered:
            self._scene = (screen.kind, screen.title)
            self._rows = (RowNumbers(), RowNumbers())
        for row, places in zip(self._rows, rows_of(screen), strict=True):
            if row.number_items(places, self._highest_base + FIRST_ITEM_ID):
                self._highest_base += ROW_STRIDE
        return Rows(*(row.first for row in self._rows))

    def _note_wanted_focus(self, item: int, tree: Mapping[int, Node], entered: bool) -> None:
        """Note the wanted focus, and whether the move is the whole news.

        :param entered: whether the scene has changed; the reader then tells its title too.
        """
        shown = ("focus", "title") if entered else ("focus",)
        noted = self._noted_messages
        alone = all((told.shown_by in shown and not told.recalled) or told.kind in VALUE_KINDS for told in noted)
        before = self._tree.get(item)
        # Orca tells a new name of a focused button, but not of a card
        renamed = before is not None and before.label != tree[item].label and before.role != ACCESSKIT_ROLES["card"]
        if (noted and alone) or item != self._wanted_focus or renamed:
            self._focus_tells_all = bool(noted) and alone
        self._wanted_focus = item

    def _note_told_by_focus(self, focus: bool, value: bool) -> None:
        """Note the news that the reader tells by itself: a new focus with its title, a new value."""
        news, self._noted_messages = self._noted_messages, []
        if focus and self._focus_tells_all:
            self._told_by_focus = news
        elif value:
            self._told_by_focus = [told for told in news if told.kind in VALUE_KINDS]

    def _amount(self) -> tuple[int, int, int] | None:
        """Return the values of the slider in focus; None if no slider is in focus."""
        return self._tree[self._focus].amount

    def tell(self) -> None:
        """Move the focus to its place, then tell the waiting messages.

        Each message is an update of the tree, because readers can reorder messages within an update. For Orca before 45
        each call tells one message, and no message just after the focus has moved.
        """
        self._sync()
        self._note_voice()
        self._move_focus()
        moving = time.monotonic() < self._focus_moves_until
        if not moving:
            self._remove_left_behind()
        mouthpiece = self._mouthpiece
        while (mouthpiece.takes_announcements or not moving) and (utterance := mouthpiece.take_message()) is not None:
            if not any(utterance.source is covered for covered in self._told_by_focus):
                self._tell(utterance)
                moving = True
                self._focus_moves_until = max(self._focus_moves_until, time.monotonic() + MESSAGE_GAP_SECONDS)

    def _remove_left_behind(self) -> None:
        """Remove the node that was left behind from the tree."""
        gone, self._left_behind = self._left_behind, None
        if gone is not None and gone in self._tree and gone != self._focus:
            tree = {
                number: replace(node, children=tuple(child for child in node.children if child != gone))
                for number, node in self._tree.items()
                if number != gone
            }
            self._send(tree, self._focus)

    def _note_voice(self) -> None:
        """Delay the move of the focus until the first message is told, which the move would swallow."""
        before, self._was_voice = self._was_voice, self._mouthpiece.is_voice
        if self._was_voice and not before and not self._mouthpiece.takes_announcements:
            self._focus_rests_until = time.monotonic() + FOCUS_MOVE_SECONDS

    def _move_focus(self) -> None:
        """Move the focus to its place after the chain has chosen another voice."""
        self._send(*self._with_focus(self._tree))

    def _with_focus(self, tree: dict[int, Node]) -> tuple[dict[int, Node], int]:
        """Return the tree with the focused card selected, and the focus; without either unless the reader speaks."""
        speaking = self._was_voice and time.monotonic() >= self._focus_rests_until
        focus = (self._wanted_focus if self._focus_tells_all else self._neighbour(tree)) if speaking else QUIET_NODE
        cards = {
            number: replace(node, selected=number == focus if speaking else None)
            for number, node in tree.items()
            if node.role == ACCESSKIT_ROLES["card"]
        }
        return {**tree, **cards}, focus

    def _neighbour(self, tree: Mapping[int, Node]) -> int:
        """Return the nameless node beside the wanted item; readers announce a group when the focus enters it."""
        for row in self._rows:
            inside = tree.get(row.first + GROUP_OFFSET, Node("")).children
            if self._wanted_focus in inside and self._focus in inside:
                return row.first + QUIET_OFFSET
        return QUIET_NODE

    def _named_by_message(self, window: Node) -> Node:
        """Return the window's node named by the last message, for readers that take messages from there.

        It keeps that name while another voice speaks, because the reader would announce a change.
        """
        children = (*window.children, MESSAGE_NODE, URGENT_MESSAGE_NODE, QUIET_NODE)
        spoken = "" if self._mouthpiece.takes_announcements else self._message
        return replace(window, label=spoken or WINDOW_TITLE, children=children)

    def _tell(self, utterance: Utterance) -> None:
        """Change one node's text; a repeated text gets a final space that is not spoken."""
        number = WINDOW_NODE
        if self._mouthpiece.takes_announcements:
            number = URGENT_MESSAGE_NODE if utterance.urgent else MESSAGE_NODE
        same = number in self._tree and self._tree[number].label == utterance.text
        self._message = text = utterance.text + (ALTERNATING_SUFFIX if same else "")
        if number in self._tree:
            self._send({**self._tree, number: replace(self._tree[number], label=text)}, self._focus)

    def _send(self, tree: dict[int, Node], focus: int) -> bool:
        """Give the reader the changed nodes; return whether the focus has moved."""
        changed = {number: node for number, node in tree.items() if self._tree.get(number) != node}
        moved = focus != self._focus
        if not changed and not moved:
            return False
        self._tree, self._focus = tree, focus
        if moved:
            self._focus_moves_until = time.monotonic() + FOCUS_MOVE_SECONDS
        if self._adapter is not None and self._mouthpiece.is_tree_wanted:
            _raise(self._adapter.update_if_active(lambda: self._update(changed)))
        return moved

    def _sync(self) -> None:
        """Tell the adapter the window's focus and position, once it may be called."""
        if self._is_synced or self._adapter is None or not self._mouthpiece.is_tree_wanted:
            return
        self._is_synced = True
        self._focus_moves_until = time.monotonic() + FOCUS_MOVE_SECONDS  # the window is new to the reader
        if sys.platform == "darwin":
            _raise(self._adapter.update_view_focus_state(self._in_focus))
        elif sys.platform != "win32":
            bounds = self._rect((*self._window_position, *self._bounds[2:]))
            self._adapter.set_root_window_bounds(bounds, bounds)
            self._adapter.update_window_focus_state(self._in_focus)

    def _update(self, changed: Mapping[int, Node]) -> Any:
        update = self._kit.TreeUpdate(self._focus)
        for number, node in changed.items():
            update.nodes.append((number, self._native_node(node)))
        return update

    def _native_node(self, node: Node) -> Any:
        kit = self._kit
        made = kit.Node(getattr(kit.Role, node.role))
        if node.label:
            (made.set_value if node.role == "LABEL" else made.set_label)(node.label)
        if node.children:
            made.set_children(list(node.children))
        if node.box is not None:
            made.set_bounds(self._rect(node.box))
        if node.language:
            made.set_language(node.language)
        if node.live:
            made.set_live(getattr(kit.Live, node.live))
        if node.size is not None:
            made.set_size_of_set(node.size)
        if node.place is not None:
            made.set_position_in_set(node.place)
        if node.selected is not None:
            made.set_selected(node.selected)
        if node.amount is not None:
            _slide(kit, made, *node.amount)
        for action in ("FOCUS", "CLICK") if node.acts else ():
            made.add_action(getattr(kit.Action, action))
        return made

    def _rect(self, box: NodeBox) -> Any:
        left, top, width, height = box
        return self._kit.Rect(left, top, left + width, top + height)


def _slide(kit: Any, made: Any, least: int, most: int, now: int) -> None:
    """Turn a node into a slider."""
    made.set_min_numeric_value(least)
    made.set_max_numeric_value(most)
    made.set_numeric_value(now)
    made.add_action(kit.Action.INCREMENT)
    made.add_action(kit.Action.DECREMENT)


def _raise(events: Any) -> None:
    """Make the system announce changes where its adapter leaves that to us (Windows, macOS)."""
    if events is not None:
        events.raise_events()
