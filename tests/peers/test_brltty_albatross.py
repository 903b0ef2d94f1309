"""Albatross displays that BRLTTY's driver ``at`` accepts, and ours too."""

from __future__ import annotations

import time

import pytest

from braille.driver import Identity, Restarted
from braille.drivers.albatross import Driver
from tests.braille.emulators.albatross import AlbatrossDisplay
from tests.braille.host import Host
from tests.peers.certify import Key, accepted_by_brltty, accepted_by_us

KEYS: list[Key] = [("up", "Up1"), ("down", "Down1"), ("pan left", "Left"), ("pan right", "Right")]
KEYS += [("select", "Cursor1"), ("second 0", "RoutingKey2.1"), ("routing 0", "RoutingKey1.1"), ("home1", "Home1")]


def _greeted(host: Host, display: AlbatrossDisplay) -> None:
    host.identify()
    host.wait_for(lambda: display.connected)
    host.events.clear()


@pytest.mark.peer("brltty")
@pytest.mark.parametrize(("settings", "cells"), [(0x80, 80), (0x00, 46)])
def test_brltty_and_we_accept_the_same_display(settings: int, cells: int) -> None:
    last = [(f"routing {cells - 1}", f"RoutingKey1.{cells}"), (f"second {cells - 1}", f"RoutingKey2.{cells}")]
    keys = [*last, ("routing 40", "RoutingKey1.41"), *KEYS, ("f1", "F1")]
    with AlbatrossDisplay(settings) as display:
        accepted_by_brltty("at", display, [f"Albatross: {cells} cells ({cells} text, 0 status)"], keys)
        # The last two keys hold each other down, so one of them is released alone.
        ours = [key for key, _ in keys[:-2]]
        accepted_by_us(Driver(), display, Identity(f"Albatross {cells}", cells), [*ours, "pan left", "f1"])


@pytest.mark.peer("brltty")
def test_both_layouts_of_the_keys_on_top_are_heard_alike() -> None:
    with AlbatrossDisplay(0x90) as display:
        accepted_by_brltty("at", display, ["top keypads [right,right]"], [("f1", "F9"), ("f8", "F16")])
        host = Host(Driver(), display.path)
        _greeted(host, display)
        display.tap("f1")
        host.wait_for(lambda: len(host.events) == 2)
        assert {event.key for event in host.events} == {"f9"}  # type: ignore[union-attr]
        host.close()


@pytest.mark.peer("brltty")
def test_a_display_that_is_left_alone_is_not_lost() -> None:
    """A sign of life keeps the display; after a long absence the host finds it and writes again."""
    with AlbatrossDisplay() as display:
        accepted_by_brltty("at", display, [], [])
        host = Host(Driver(), display.path)
        _greeted(host, display)
        began, greetings = time.monotonic(), display.greetings
        host.wait_for(lambda: time.monotonic() > began + 3)
        assert display.connected
        assert display.greetings == greetings
        display.wait_for(lambda: not display.connected)
        host.wait_for(lambda: display.connected)
        assert host.events == [Restarted()]
        host.close()
