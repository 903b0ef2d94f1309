"""The accessibility tree in assistive technology: roles, names, positions, focus, and announcements in order."""

from __future__ import annotations

import json
import subprocess
from typing import Any

import pytest

from tests.peers.desktop import Desktop

pytestmark = [pytest.mark.peer(name) for name in ("xvfb", "dbus", "at-spi", "speech-dispatcher")]

SETTINGS = 'language = "en"\npace = 0.0\nlevel = "beginner"\ncue_volume = 0\n'
#: a setting that is a number
VOLUME = "Volume of sounds"
#: the event of a changed value
CHANGED = ("accessible-value", "slider", VOLUME)
#: the system's Python runs it: writes a line for each event, and the tree for each line in the file "ask"
READER = """
import json, os, pyatspi
from gi.repository import GLib
folder = {folder!r}
def put(**what):
    print(json.dumps(what), flush=True)
def told(event):
    text = event.any_data if isinstance(event.any_data, str) else ""
    put(type=event.type, on=event.detail1, name=event.source.name, role=event.source.getRoleName(), text=text)
def node(thing):
    states = [pyatspi.stateToString(state) for state in thing.getState().getStates()]
    marks = dict(mark.split(":", 1) for mark in thing.getAttributes())
    actions, value, box = [], None, None
    if "Action" in pyatspi.listInterfaces(thing):
        action = thing.queryAction()
        actions = [action.getName(place) for place in range(action.nActions)]
    if "Value" in pyatspi.listInterfaces(thing):
        value = thing.queryValue()
        value = [value.minimumValue, value.currentValue, value.maximumValue]
    if "Component" in pyatspi.listInterfaces(thing):
        extents = thing.queryComponent().getExtents(1)
        box = [extents.x, extents.y, extents.width, extents.height]
    return dict(role=thing.getRoleName(), name=thing.name, states=states, marks=marks, actions=actions, value=value,
        box=box, inside=[node(child) for child in thing])
def find(name, thing):
    if thing.name == name and "Action" in pyatspi.listInterfaces(thing):
        return thing
    return next((found for found in (find(name, child) for child in thing) if found), None)
def look():
    path = os.path.join(folder, "ask")
    if os.path.exists(path):
        question = open(path).read()
        app = next(app for app in pyatspi.Registry.getDesktop(0) if "python" in (app.name or "") and app.childCount)
        if question == "tree":
            try:
                found = node(app[0])
            except GLib.GError:
                return True  # something went while it was looked at: look again
            os.unlink(path)
            put(tree=found)
        else:
            os.unlink(path)
            verb, name = question.split(" ", 1)
            thing = find(name, app[0])
            thing.queryAction().doAction(0) if verb == "click" else thing.queryComponent().grabFocus()
    return True
for kind in ("object:announcement", "object:state-changed:focused", "object:property-change"):
    pyatspi.Registry.registerEventListener(told, kind)
GLib.timeout_add(50, look)
put(ready=True)
pyatspi.Registry.start()
"""

#: a screen reader's first call: after it programs show their trees
ENABLE = [
    "gdbus", "call", "--session", "--dest", "org.a11y.Bus", "--object-path", "/org/a11y/bus", "--method",
    "org.freedesktop.DBus.Properties.Set", "org.a11y.Status", "IsEnabled", "<true>",
]  # fmt: skip


class Reader:
    """A reader of the tree and its events."""

    def __init__(self, desktop: Desktop) -> None:
        self.desktop = desktop
        desktop.python(READER.format(folder=str(desktop.folder)), "reader", system=True)
        desktop.wait(lambda: bool(self._lines("ready")), "the reader starts")
        subprocess.run(ENABLE, env=desktop.environment, check=True, timeout=60, stdout=subprocess.DEVNULL)

    def _lines(self, key: str) -> list[dict[str, Any]]:
        lines = [json.loads(line) for line in self.desktop.log("reader").splitlines() if line.startswith("{")]
        return [line for line in lines if key in line]

    def announced(self) -> list[str]:
        """Return the announcements so far."""
        return [
            line["text"].rstrip("\N{NO-BREAK SPACE}") for line in self._lines("type") if "announcement" in line["type"]
        ]

    def focused(self) -> list[str]:
        """Return the nodes that have had the focus, in order."""
        return [line["name"] for line in self._lines("type") if "focused" in line["type"] and line["on"]]

    def changed(self) -> list[tuple[str, str, str]]:
        """Return the nodes' changes so far: property, role and name."""
        lines = [line for line in self._lines("type") if "property-change" in line["type"]]
        return [(line["type"].rpartition(":")[2], line["role"], line["name"]) for line in lines]

    def ask(self, question: str) -> None:
        """Send a request about the tree."""
        part = self.desktop.folder / "part"
        part.write_text(question)
        part.rename(self.desktop.folder / "ask")
        self.desktop.wait(lambda: not (self.desktop.folder / "ask").exists(), question)

    def tree(self) -> dict[str, Any]:
        """Return the window's present tree."""
        before = len(self._lines("tree"))
        self.ask("tree")
        self.desktop.wait(lambda: len(self._lines("tree")) > before, "the tree")
        tree: dict[str, Any] = self._lines("tree")[-1]["tree"]
        return tree


def of_role(tree: dict[str, Any], role: str) -> list[dict[str, Any]]:
    """Return all nodes of a role, in order."""
    here = [tree] if tree["role"] == role else []
    return here + [found for child in tree["inside"] for found in of_role(child, role)]


def test_the_table_is_a_tree_of_lists_and_every_message_an_announcement() -> None:
    with Desktop() as desktop:
        reader = Reader(desktop)
        desktop.program("play", "quist", "--seed", "5", "--games", "1", settings=SETTINGS)
        desktop.wait(lambda: "Your turn." in reader.announced(), "the first turn")
        announced = reader.announced()
        assert announced.index("The first game. Dana leads.") < announced.index("Dana leads a five.")
        assert announced.index("Dana leads a five.") < announced.index("Your turn.")
        check_table(reader.tree())
        moves(desktop, reader)


def check_table(tree: dict[str, Any]) -> None:
    assert tree["role"] == "frame"
    hand = next(box for box in of_role(tree, "list box") if box["name"] == "Your hand")
    *cards, resting = hand["inside"]
    assert (resting["role"], resting["name"], resting["actions"]) == ("unknown", "", []), "the focus may rest there"
    assert [card["role"] for card in cards] == ["list item"] * 9
    assert [(card["marks"]["posinset"], card["marks"]["setsize"]) for card in cards] == [
        (str(place), "9") for place in range(1, 10)
    ]
    assert [card["name"] for card in cards if "focused" in card["states"]] == [], "no card has been named"
    assert all(card["actions"] for card in cards)
    lefts = [card["box"][0] for card in cards]
    assert len({tuple(card["box"]) for card in cards}) == 9, "each lies where it is drawn"
    assert lefts[0] < lefts[1]
    table = next(box for box in of_role(tree, "list") if box["name"] == "On the table")
    assert [card["name"] for card in table["inside"]] == ["Dana: five, highest."]


def moves(desktop: Desktop, reader: Reader) -> None:
    """Keys move the focus without a separate message; a click on a card plays it, a focus does not."""
    hand = [card["name"] for card in of_role(reader.tree(), "list item")[1:]]
    before = len(reader.announced())
    desktop.press("End")
    desktop.wait(lambda: reader.focused()[-1] == hand[-1], "the focus on the last card")
    assert reader.announced()[before:] == []
    for times in (1, 2):
        desktop.press("c")
        desktop.wait(lambda: reader.announced()[before:].count("Dana: five.") == times, "the same answer again")  # noqa: B023
    reader.ask(f"focus {hand[0]}")
    desktop.wait(lambda: reader.focused()[-1] == hand[0], "the focus on the first card")
    before = len(reader.announced())
    reader.ask(f"click {hand[-1]}")
    card = hand[-1].strip(".")
    played = (f"{card}.", f"{card}:", f"{card};")
    desktop.wait(lambda: any(text.startswith(played) for text in reader.announced()[before:]), "the card is played")


def test_menus_are_buttons_and_settings_are_sliders_and_boxes() -> None:
    with Desktop() as desktop:
        reader = Reader(desktop)
        desktop.program(settings=SETTINGS)
        desktop.wait(lambda: bool(reader.focused()), "the main menu")
        buttons = [button["name"] for button in of_role(reader.tree(), "push button")]
        assert "Rules" in buttons
        reader.ask("click Settings")
        desktop.wait(lambda: reader.focused()[-1] == "Speech", "the settings")
        desktop.press("Return")
        desktop.wait(lambda: reader.focused()[-1].startswith("Language"), "the settings of speech")
        assert "Language: English" in [box["name"] for box in of_role(reader.tree(), "combo box")]
        desktop.press("Escape")
        desktop.wait(lambda: reader.focused()[-1] == "Speech", "the settings again")
        reader.ask("click Sounds")
        desktop.wait(lambda: bool(of_role(reader.tree(), "slider")), "the settings of sounds")
        volume = next(slider for slider in of_role(reader.tree(), "slider") if slider["name"] == "Volume of sounds")
        assert volume["value"] == [0, 0, 100]


def slider(reader: Reader, name: str) -> list[float]:
    """Return least, present and greatest value of the tree's only slider of a name."""
    (found,) = [one for one in of_role(reader.tree(), "slider") if one["name"] == name]
    value: list[float] = found["value"]
    return value


def at_volume(desktop: Desktop) -> Reader:
    """Start the program and go to a slider of the settings; return the reader."""
    reader = Reader(desktop)
    desktop.program(settings=SETTINGS)
    desktop.wait(lambda: bool(reader.focused()), "the main menu")
    reader.ask("click Settings")
    desktop.wait(lambda: reader.focused()[-1] == "Speech", "the settings")
    reader.ask("click Sounds")
    desktop.wait(lambda: reader.focused()[-1] == VOLUME, "the slider")
    return reader


def test_a_changed_value_is_told_by_the_slider_that_stays_one() -> None:
    with Desktop() as desktop:
        reader = at_volume(desktop)
        least, before, most = slider(reader, VOLUME)
        told, announced = len(reader.changed()), len(reader.announced())
        desktop.press("Right")
        desktop.wait(lambda: slider(reader, VOLUME) == [least, before + 5, most], "the new value")
        desktop.wait(lambda: CHANGED in reader.changed()[told:], "the new value is told")
        assert "accessible-role" not in {property for property, _, _ in reader.changed()[told:]}
        assert reader.announced()[announced:] == [], "the reader says it by itself"
        assert reader.focused()[-1] == VOLUME


def test_a_number_is_told_at_every_digit_that_is_typed_and_its_slider_stays_one() -> None:
    with Desktop() as desktop:
        reader = at_volume(desktop)
        before = len(reader.focused())
        desktop.press("Return")
        desktop.wait(lambda: reader.focused()[before:] == [VOLUME], "the number is asked for")
        for digit, value in (("4", 4), ("5", 45)):
            told = len(reader.changed())
            desktop.press(digit)
            desktop.wait(lambda value=value: slider(reader, VOLUME) == [0, value, 100], f"the digit {digit}")  # type: ignore[misc]
            desktop.wait(lambda told=told: CHANGED in reader.changed()[told:], f"{digit} is told")  # type: ignore[misc]
            assert "accessible-role" not in {property for property, _, _ in reader.changed()[told:]}
