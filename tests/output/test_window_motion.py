"""Cards glide only if motion is allowed; at the end of a glide the picture is the one without motion."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

import pytest

from numeramis_access.input.inbox import Inbox
from numeramis_access.output.screen import Countdown, Item, LaidCard, Screen, ShownPlayer
from numeramis_access.output.window.glide import GLIDE_SECONDS, Glide
from numeramis_access.output.window.window import Window
from numeramis_access.store.settings import Settings
from numeramis_access.words.current import CurrentLanguage

SEATED = tuple(ShownPlayer(seat, seat, name) for seat, name in enumerate(("you", "Dana", "partner", "Alojz")))
BEFORE = Screen("table", "Quist", (Item("four", role="card", card="4"),), seated=SEATED)
AFTER = replace(BEFORE, table=(LaidCard(1, "Dana", "5", "Dana: five.", True),))
#: seconds after which a test gives up waiting
PATIENCE = 20.0


@contextmanager
def window(motion: str) -> Iterator[Window]:
    shown = Window(Settings(motion=motion), Inbox(), CurrentLanguage("en"))  # type: ignore[arg-type]
    shown.open()
    yield shown
    shown.close()


def picture() -> bytes:
    import pygame

    return pygame.image.tobytes(pygame.display.get_surface(), "RGB")


def test_a_card_glides_to_its_place_only_where_things_may_move(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    with window("off") as still:
        for screen in (BEFORE, AFTER):
            still.draw(screen)
            still.paint()
        arrived = picture()
        still.paint()
        assert picture() == arrived
    with window("on") as moving:
        for screen in (BEFORE, AFTER):
            moving.draw(screen)
            moving.paint()
        assert picture() != arrived, "on its way"
        ends = time.monotonic() + PATIENCE
        while picture() != arrived and time.monotonic() < ends:
            moving.paint()
        assert picture() == arrived


def test_time_passes_in_the_window_by_itself_where_nothing_may_move(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    with window("off") as shown:
        inbox = Inbox()
        standing = Countdown("", 300.0, 0.0, time.monotonic(), runs=False)
        for clock, passes in ((standing, False), (replace(standing, runs=True), True)):
            shown.draw(replace(BEFORE, clock=clock))
            shown.paint()
            before = picture()
            shown.wait(inbox, 1.1)
            assert (picture() != before) == passes


@pytest.mark.parametrize("seat", [0, 3])
def test_the_last_card_of_a_trick_glides_too_and_the_trick_stays_until_the_next_one(
    monkeypatch: pytest.MonkeyPatch, seat: int
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    laid = tuple(LaidCard((seat + step) % 4, "who", str(step), "", step == 2) for step in range(1, 5))
    under_way, over = replace(BEFORE, table=laid[:3]), replace(BEFORE, before=laid)
    led = replace(BEFORE, table=(LaidCard(2, "partner", "9", "", True),))
    with window("off") as still:
        pictures = []
        for screen in (replace(BEFORE, table=laid), over, led):
            still.draw(screen)
            still.paint()
            pictures.append(picture())
    assert pictures[0] == pictures[1] != pictures[2]
    with window("on") as moving:
        for screen in (under_way, over):
            moving.draw(screen)
            moving.paint()
        assert moving.picture.is_gliding
        ends = time.monotonic() + PATIENCE
        while moving.picture.is_gliding and time.monotonic() < ends:
            moving.paint()
        assert picture() == pictures[1]
        moving.draw(replace(over, focus=1))
        moving.paint()
        assert not moving.picture.is_gliding, "once"
        moving.draw(led)
        moving.paint()
        assert moving.picture.is_gliding, "the card that is led"


def test_a_glide_is_short_and_never_turns_back() -> None:
    glide = Glide((0, 100), (50, 20, 30, 40), 10.0)
    places = [glide.place(10.0 + GLIDE_SECONDS * part / 10) for part in range(11)]
    assert places == sorted(places, key=lambda place: (place[0], -place[1]))
    assert (places[0], places[-1], glide.place(99.0)) == ((0, 100), (50, 20), (50, 20))
    assert not glide.has_arrived(10.0 + GLIDE_SECONDS / 2)
    assert glide.has_arrived(10.001 + GLIDE_SECONDS)
