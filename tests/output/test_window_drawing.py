"""Measurements of the window: heights of letters and cards, nothing clipped or overlapping, focus in sight."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import replace
from functools import cache
from itertools import product
from typing import Any

import pytest

from numeramis_access.catalogue import STANDARD
from numeramis_access.core.ruleset import Pile
from numeramis_access.output.placement import MIN_LAID_HEIGHT
from numeramis_access.output.screen import Chart, Countdown, Fact, Item, LaidCard, Screen, ShownPlayer
from numeramis_access.output.window import layout
from numeramis_access.output.window.canvas import DrawnItem, Look
from numeramis_access.output.window.cards import Face, draw_face, index_of
from numeramis_access.output.window.colour_themes import (
    THEMES,
)
from numeramis_access.output.window.drawing import FACT_SIZE, Drawing
from numeramis_access.output.window.hand_zone import Slots
from numeramis_access.output.window.lettering import TextStyle, text_width, wrap_text
from numeramis_access.output.window.list_zone import shortened_choice
from numeramis_access.output.window.picture_cache import PictureCache
from numeramis_access.words.languages import LANGUAGES
from tests.app.player import begin, player

SIZES = ((800, 600), (1024, 768), (1366, 768), (1920, 1080), (3840, 2160))
SCALES = (100, 125, 150, 175, 200, 250, 300, 350, 400)
#: windows of equal proportions are drawn alike apart from rounding, so each run tests only some of their scales
ALIKE, SOME_SCALES = ((1024, 768), (1920, 1080), (3840, 2160)), (100, 200, 400)
WINDOWS = [
    pytest.param(size, scale, marks=[pytest.mark.long] if size in ALIKE and scale not in SOME_SCALES else [])
    for size in SIZES for scale in SCALES
]  # fmt: skip
#: heights in ems, in proportion to the setting for any text
PROPORTIONS = {
    "hand": layout.HAND_CARD_HEIGHT,
    "message": 1.0,
    "entry": 1.0,
    "title": 1.2,
    "note": 0.85,
    "status": 0.95,
}
#: least heights in ems of the things that fill the free room
FILLING = {"laid": MIN_LAID_HEIGHT, "tokens": 0.13, "count": 0.5, "more": 0.5}
MESSAGE = "Dana is ahead with the five, and it is for two tricks."
MORE = "{} more"


#: meanings of the signs at a name, which words must tell too
SIGNED: tuple[tuple[str, ...], ...] = ((), ("is ahead", "dealer"))

def card(name: str, playable: bool = True, marked: bool = False) -> Item:
    return Item(f"{name}.", card=name, role="card", playable=playable, marked=marked)


def at_table(cards: tuple[Item, ...], count: int = 4, focus: int = 3, choices: int = 0, shown: int = 0) -> Screen:
    names = ("you", "Dana", "partner", "Alojz", "Bedřich", "Cyril", "Emil", "Hana", "Ivan", "Karel")[:count]
    piles = ("tricks", "chips")
    seated = tuple(
        ShownPlayer(
            seat, seat, name, seat == 0, seat == 1, seat == 2, cards=9, shown=tuple("012345"[:shown] if seat else ""),
            pile=Pile("chips" if shown else "tricks", 3 * seat),
            notes=(*SIGNED[seat % 3 == 2], f"{3 * seat} {piles[bool(shown)]}", "9 cards"),
        )
        for seat, name in enumerate(names)
    )  # fmt: skip
    laid = (LaidCard(1, "Dana", "5", "Dana: five, highest.", True), LaidCard(2, "partner", "3", "partner: three."))
    items = cards + tuple(Item(f"Choice {number} of some", role="choice") for number in range(choices))
    facts = (Fact("Games 2 to 1"), Fact("Tricks 3 to 2"), Fact("Trumps hearts", "h"))
    return Screen(
        "table", "Quist", items, focus, ("It is your turn.",), table=() if shown else laid, seated=seated, facts=facts
    )


NUMBERS_OF_CARDS = "0123456789"
NUMBERS = tuple(card(name, name != "4", name == "7") for name in "014466789")
FRENCH = (*(card(rank + suit) for suit in "cdhs" for rank in "2TA"), card("Qs"))
SCREENS = {
    "trick": at_table(NUMBERS),
    "french": at_table(FRENCH, focus=11),
    "bets": at_table(tuple(map(card, "012345")), 10, 8, choices=5, shown=6),
    "alone": at_table(tuple(map(card, "01")), 1, 1, choices=2),
    "exchange": replace(at_table(tuple(map(card, "012345")), 4, 1, choices=1, shown=1), hint="Mark cards to exchange."),
    "clock": replace(at_table(NUMBERS), clock=Countdown("", 754.0, 1800.0, 0.0, runs=False)),
    "clock of another": replace(at_table(FRENCH), clock=Countdown("Bedřich", 30.0, 0.0, 0.0, runs=False)),
    "menu": Screen("menu", "Settings", tuple(Item(f"Entry {n}", value="50", role="slider") for n in range(12)), 7),
    "chart": Screen(
        "menu", "Progress", tuple(Item(f"Entry {n}") for n in range(5)), 1,
        chart=Chart((0.0, 0.5, None, 1.0, 0.25), ("2. 11.", "30. 11."), ("0 %", "100 %")),
    ),
    "text": Screen("reader", "Rules", tuple(Item(f"Paragraph {n}. " + MESSAGE * 3, role="text") for n in range(9)), 5),
}  # fmt: skip
#: each screen at its focus; tables also at their middle, and at the tricks in their corner
SPOTS = [
    (name, spot) for name in SCREENS for spot in ("", "table", "corner") if not spot or SCREENS[name].kind == "table"
]


@pytest.fixture(autouse=True)
def fonts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    import pygame

    pygame.font.init()


def drawn(
    screen: Screen, size: tuple[int, int] = (1366, 768), scale: int = 100, look: Look | None = None, spot: str = ""
) -> Drawing:
    """Return a drawing on a picture that the next one of its size reuses, as a window redraws."""
    drawing = Drawing(picture(size), look or Look(THEMES["dark"]), scale, MORE, PICTURES)
    drawing.draw(screen, MESSAGE, Slots(), spot)
    return drawing


@cache
def picture(size: tuple[int, int]) -> Any:
    import pygame

    return pygame.Surface(size)


#: earlier drawings
PICTURES = PictureCache()


def sizes_by_kind(inked: list[DrawnItem]) -> dict[str, int]:
    """Return the height of the smallest letters or cards of each kind."""
    found: dict[str, list[int]] = defaultdict(list)
    for one in inked:
        found[one.kind].append(one.size)
    return {kind: min(sizes) for kind, sizes in found.items()}


def left_out(drawing: Drawing, zone: str) -> int:
    """Return the number of hidden items that the zone tells."""
    told = [one for one in drawing.drawn_items if one.kind == "more" and overlap(one.box, drawing.zones[zone])]
    return sum(int(one.text.split(" ")[0]) for one in told if one.text[0].isdigit())


def core(one: DrawnItem) -> layout.Box:
    """Return the box of inked content: of letters only the middle, because their upper and lower parts may touch."""
    left, top, wide, tall = one.box
    return one.box if one.kind in ("hand", "laid") else (left, top + tall // 4, wide, tall // 2)


def overlap(one: layout.Box, other: layout.Box) -> bool:
    return (
        one[0] < other[0] + other[2] and other[0] < one[0] + one[2]
        and one[1] < other[1] + other[3] and other[1] < one[1] + one[3]
    )  # fmt: skip


@pytest.mark.turns(3)
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("name", SCREENS)
def test_everything_grows_with_the_scale(name: str, size: tuple[int, int]) -> None:
    before: dict[str, int] = {}
    for scale in SCALES:
        drawing = drawn(SCREENS[name], size, scale)
        now = sizes_by_kind(drawing.drawn_items)
        for kind, height in now.items():
            if kind in FILLING:
                assert height >= FILLING[kind] * drawing.em - 2, (kind, scale)
                continue
            assert height >= before.get(kind, 0), (kind, scale)
            if kind in PROPORTIONS:
                assert height == pytest.approx(PROPORTIONS[kind] * drawing.em, abs=2), (kind, scale)
        before |= now


@pytest.mark.turns(3)
@pytest.mark.parametrize(("size", "scale"), WINDOWS)
@pytest.mark.parametrize(("name", "spot"), SPOTS)
def test_nothing_is_clipped_or_lies_over_another(name: str, size: tuple[int, int], scale: int, spot: str) -> None:
    screen = SCREENS[name]
    drawing = drawn(screen, size, scale, spot=spot)
    for one in drawing.drawn_items:
        left, top, wide, tall = one.box
        assert left >= 0, one
        assert top >= 0, one
        assert left + wide <= size[0], one
        assert top + tall <= size[1] + drawing.em * 0.3, one  # descenders of the letters
    zones = list(drawing.zones.values())
    assert not [(a, b) for place, a in enumerate(zones) for b in zones[place + 1 :] if overlap(a, b)]
    boxes = list(drawing.boxes.values())
    assert not [(a, b) for place, a in enumerate(boxes) for b in boxes[place + 1 :] if overlap(a, b)]
    inked = drawing.drawn_items
    assert not [(a, b) for place, a in enumerate(inked) for b in inked[place + 1 :] if overlap(core(a), core(b))]
    if not spot:
        left, top, wide, tall = drawing.boxes[screen.focus]
        assert left >= drawing.ring
        assert left + wide + drawing.ring <= size[0]
        assert top >= drawing.ring
        assert top + tall + drawing.ring <= size[1]


@pytest.mark.turns(3)
@pytest.mark.parametrize(("size", "scale"), WINDOWS)
@pytest.mark.parametrize("name", SCREENS)
def test_what_does_not_fit_is_counted(name: str, size: tuple[int, int], scale: int) -> None:
    screen = SCREENS[name]
    for focus in range(len(screen.items)):
        drawing = drawn(_at(screen, focus), size, scale)
        assert focus in drawing.boxes
        same = {place for place, item in enumerate(screen.items) if item.role == screen.items[focus].role}
        zones = {"card": "hand", "choice": "choices"}.get(screen.items[focus].role, "list")
        assert len(same & set(drawing.boxes)) + left_out(drawing, zones) == len(same)


def _at(screen: Screen, focus: int) -> Screen:
    from dataclasses import replace

    return replace(screen, focus=focus)


@pytest.mark.turns(3)
@pytest.mark.parametrize(("size", "scale"), WINDOWS)
def test_what_can_be_touched_is_large_enough(size: tuple[int, int], scale: int) -> None:
    least = 44 * min(size[0] / 800, size[1] / 600)
    for screen in SCREENS.values():
        for target in drawn(screen, size, scale).targets:
            if target.zone == "items" and screen.items[target.number].role in ("card", "choice"):
                assert min(target.box[2:]) >= least - 2, target
            elif target.zone == "items":
                assert min(target.box[2:]) >= least * scale / 100 - 2, target
            elif target.zone in ("less", "more"):
                assert min(target.box[2:]) >= min(least * scale / 100, max(least, size[0] / 9)) - 2, target


def test_a_card_that_is_played_moves_no_other() -> None:
    import pygame

    slots, look = Slots(), Look(THEMES["dark"])
    places: dict[str, Any] = {}
    for cards in ("0123456789", "012356789", "01235679", "0123567", "1"):
        drawing = Drawing(pygame.Surface((1366, 768)), look, 100, MORE)
        drawing.draw(at_table(tuple(map(card, cards)), focus=0), MESSAGE, slots)
        now = {name: drawing.boxes[place] for place, name in enumerate(cards)}
        assert all(places.setdefault(name, box) == box for name, box in now.items())
    drawing = Drawing(pygame.Surface((1366, 768)), look, 100, MORE)
    drawing.draw(at_table(tuple(map(card, "1123")), focus=0), MESSAGE, slots)
    assert drawing.boxes[0] != places["1"], "new cards, new places"


@pytest.mark.parametrize("scale", [200, 400])
def test_a_card_that_is_played_moves_no_other_where_the_hand_has_pages(scale: int) -> None:
    import pygame

    slots, names = Slots(), [rank + suit for suit in "cdh" for rank in "2345"]
    places: dict[tuple[str, str], layout.Box] = {}
    while names:
        for focus in range(len(names)):
            drawing = Drawing(pygame.Surface((800, 600)), Look(THEMES["dark"]), scale, MORE)
            drawing.draw(at_table(tuple(map(card, names)), focus=focus), MESSAGE, slots)
            assert focus in drawing.boxes
            assert len(drawing.boxes) + left_out(drawing, "hand") == len(names)
            for place, box in drawing.boxes.items():
                assert places.setdefault((names[focus], names[place]), box) == box, "on the same page"
        names.pop(5 * len(names) % 7 % len(names))


def test_choices_that_come_and_go_move_nothing_else() -> None:
    for scale in SCALES:
        without, with_ = (drawn(at_table(NUMBERS, choices=count), scale=scale) for count in (0, 3))
        hand = range(len(NUMBERS))
        assert {place: box for place, box in with_.boxes.items() if place in hand} == without.boxes


def test_everybody_sits_where_they_sit() -> None:
    targets = {target.number: target.box for target in drawn(SCREENS["trick"]).targets if target.zone == "table"}
    you, left, above, right = (targets[seat] for seat in range(4))
    assert left[0] < above[0] < right[0]
    assert above[1] < left[1] == right[1] < you[1]
    for count in range(1, 11):
        screen = at_table(NUMBERS, count)
        boxes = [one.box for one in drawn(screen, (1920, 1080)).targets if one.zone == "table"]
        assert len(boxes) == count
        assert not [(a, b) for place, a in enumerate(boxes) for b in boxes[place + 1 :] if overlap(a, b)], count


def test_the_corner_never_disappears_while_there_is_one_page() -> None:
    for size in SIZES:
        for scale in SCALES:
            drawing = drawn(SCREENS["bets"], size, scale)
            if scale == layout.MIN_SCALE:
                facts = [one.text for one in drawing.drawn_items if one.kind == "fact"]
                assert facts == [fact.text for fact in SCREENS["bets"].facts]
            else:
                asked = drawn(SCREENS["bets"], size, scale, spot="corner")
                assert len([one for one in asked.drawn_items if one.kind == "fact"]) == 3


def test_a_tall_narrow_window_shows_choices_table_and_hand_together() -> None:
    for size, scale in (((320, 480), 200), ((480, 800), 200)):
        drawing = drawn(SCREENS["exchange"], size, scale)
        assert {"choices", "table", "hand", "corner"} <= set(drawing.zones)
        kinds = Counter(one.kind for one in drawing.drawn_items)
        assert kinds["entry"] == 1
        assert kinds["hand"] == 6
        assert kinds["name"] == 4
        four = drawn(at_table(tuple(map(card, "012345")), choices=4), size, scale)
        assert sum(one.kind == "entry" for one in four.drawn_items) == 4
        assert not any(one.kind == "more" for one in four.drawn_items)


def test_every_page_of_a_table_names_the_game() -> None:
    for name, spot in SPOTS:
        if SCREENS[name].kind == "table":
            for size, scale in (*product(SIZES, SCALES), ((320, 480), 200), ((480, 800), 200)):
                texts = [one.text for one in drawn(SCREENS[name], size, scale, spot=spot).drawn_items]
                assert texts.count("Quist") == 1, (name, spot, size, scale)


def test_two_lines_of_a_message_are_seen_in_a_small_window_at_200_percent() -> None:
    lines = [one for one in drawn(SCREENS["trick"], (320, 480), 200).drawn_items if one.kind == "message"]
    assert len(lines) == 2


def test_score_trumps_turn_and_table_never_leave_the_picture() -> None:
    for size in SIZES:
        for scale in SCALES:
            for name in ("trick", "french"):
                screen = SCREENS[name]
                for spot in ("", "table", "corner"):
                    drawing = drawn(screen, size, scale, spot=spot)
                    texts = [one.text for one in drawing.drawn_items if one.kind in ("fact", "strip")]
                    assert {fact.text for fact in screen.facts} <= set(texts), (size, scale, spot)
                    kinds = ("laid", "strip")
                    laid = [one for one in drawing.drawn_items if one.kind in kinds and one.box[1] < size[1]]
                    highest = next(one for one in screen.cards_on_table if one.highest)
                    assert any(one.text in (highest.card, *texts) for one in laid), (size, scale, spot)


def test_who_leads_stays_in_the_picture_where_no_card_lies() -> None:
    seated = tuple(replace(one, leads=one.who == "Dana") for one in SCREENS["trick"].seated)
    screen = replace(SCREENS["trick"], seated=seated, table=(), status=("Your turn.",))
    for size, scale in product(SIZES, (300, 400)):
        texts = [one.text for one in drawn(screen, size, scale).drawn_items if one.kind == "strip"]
        assert {"Your turn.", "Dana"} <= set(texts), (size, scale)


def test_no_fact_and_no_message_is_written_twice() -> None:
    for (name, spot), size, scale in product(SPOTS, SIZES[:3], SOME_SCALES):
        drawing = Drawing(picture(size), Look(THEMES["dark"]), scale, MORE, PICTURES, ("Earlier.", MESSAGE))
        drawing.draw(SCREENS[name], MESSAGE, Slots(), spot)
        texts = [one.text for one in drawing.drawn_items if one.kind in ("fact", "strip")]
        facts = [text for text in texts if text in {fact.text for fact in SCREENS[name].facts}]
        assert len(facts) == len(set(facts)), (name, spot, size, scale)
        assert {one.text for one in drawing.drawn_items if one.kind == "log"} <= {"Earlier."}, (name, spot, size, scale)


def test_messages_fill_the_place_of_choices_where_nothing_can_be_chosen() -> None:
    for spot, (size, scale) in product(("", "corner"), (((1920, 1080), 200), ((800, 600), 200))):
        drawing = Drawing(picture(size), Look(THEMES["dark"]), scale, MORE, PICTURES, ("Earlier.",))
        drawing.draw(SCREENS["trick"], MESSAGE, Slots(), spot)
        logged = [one for one in drawing.drawn_items if one.kind == "log"]
        assert bool(logged) == ("corner" in drawing.zones), (spot, size)


def test_three_choices_are_in_sight_at_200_percent() -> None:
    drawing = drawn(at_table(NUMBERS, focus=len(NUMBERS), choices=3), (800, 600), 200)
    assert len([one for one in drawing.drawn_items if one.kind == "entry"]) == 3
    assert not [one for one in drawing.drawn_items if one.kind == "more"]


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_choices_that_do_not_all_fit_in_words_fit_with_numerals(language: str, size: tuple[int, int]) -> None:
    with player(language) as someone:
        rules = STANDARD["loker"].ruleset()
        begin(someone.app, rules, rules.presets["poker"], 6, 5)
        someone.settle()
        screen = someone.screen
    choices = [item for item in screen.items if item.role == "choice"]
    assert len(choices) > 2
    drawing = drawn(screen, size, 200)
    assert not [one for one in drawing.drawn_items if one.kind == "more"]
    written = " ".join(one.text for one in drawing.drawn_items if one.kind == "entry")
    assert all(shortened_choice(item).label in written for item in choices), written


@pytest.mark.parametrize("name", [*NUMBERS_OF_CARDS, "Ts", "Jh", "Ad", "Qc"])
def test_the_crown_of_the_highest_card_covers_no_sign_of_it(name: str) -> None:
    theme, wide, tall = THEMES["dark"], 140, 200
    plain, leads = (draw_face(Face(name, wide, tall, theme, leads=leads)) for leads in (False, True))
    rim = tall // 10
    for x, y in product(range(rim, wide - rim), range(rim // 2, tall - rim)):
        at = x, y
        if plain.get_at(at)[:3] == Face(name, wide, tall, theme).ink():
            assert leads.get_at(at) == plain.get_at(at), at


def test_whoever_watches_sees_every_fact_of_both_sides_and_the_table() -> None:
    told = ("Trumps diamonds", "Player and Bedřich", "against: Alojz and Dana", "Points 0 to 0", "Tricks 1 to 1")
    screen = replace(SCREENS["french"], items=(), focus=0, facts=tuple(Fact(text) for text in told))
    for size in SIZES:
        for scale in SCALES:
            drawing = drawn(screen, size, scale)
            inked = [one.text for one in drawing.drawn_items if one.kind in ("fact", "strip")]
            assert set(told) <= set(inked), (size, scale)
            assert "hand" not in drawing.zones
            corner = drawing.zones.get("corner", (0, 0, 0, 0))
            ends = [one.box[1] + one.box[3] for one in drawing.drawn_items if one.kind == "fact"]
            assert max(ends, default=0) <= corner[1] + corner[3], (size, scale)
            if scale == layout.MIN_SCALE:
                letters = [one.size for one in drawing.drawn_items if one.kind == "fact" and one.text == told[-1]]
                assert min(letters) > 0.9 * drawing.to_pixels(FACT_SIZE), (size, scale)


def test_the_whole_trick_and_whose_turn_it_is_have_room_in_one_line() -> None:
    """Names that are too long for the line are cut; others are not."""
    names = ("you", "Bedřich", "Spoluhráč", "Františka")
    seated = tuple(replace(one, who=names[one.seat]) for one in SCREENS["french"].seated)
    plays = ((1, "T"), (2, "K"), (3, "2"))
    laid = tuple(LaidCard(seat, names[seat], f"{rank}s", "", rank == "K") for seat, rank in plays)
    screen = replace(SCREENS["french"], seated=seated, table=laid)
    shortened = set()
    for size, scale in product(SIZES, SCALES):
        drawing = drawn(screen, size, scale)
        if "strip" in drawing.zones:
            texts = [one.text for one in drawing.drawn_items if one.kind == "strip"][-4:]
            assert texts[-1] == "you", (size, scale)
            assert [text.split(" ")[-1] for text in texts[:3]] == ["K", "10", "2"], (size, scale)
            shortened.add(texts[0] != "Spoluhráč K")
    assert shortened == {True, False}


def test_at_a_choice_the_whole_hand_stays_in_the_picture() -> None:
    """As cards if both have room, otherwise in one line."""
    choosing = {"bets": tuple(map(card, "012345")), "french": FRENCH}
    for name, size, scale in product(choosing, SIZES, SCALES):
        cards = choosing[name]
        drawing = drawn(at_table(cards, focus=len(cards), choices=2), size, scale)
        assert "choices" in drawing.zones, (size, scale)
        if len(layout.plan_for(True, size, scale).pages) < 4:
            assert "hand" in drawing.zones, (size, scale)
            continue
        top, tall = drawing.zones["held"][1], drawing.zones["held"][3]
        strips = [one for one in drawing.drawn_items if one.kind == "strip"]
        shown = "".join(one.text for one in strips if top <= one.box[1] < top + tall)
        assert shown.replace(" ", "") == "".join(index_of(one.card or "") for one in cards), (size, scale)


def test_the_last_eight_messages_stand_beside_the_table() -> None:
    import pygame

    drawing = Drawing(pygame.Surface((1366, 768)), Look(THEMES["dark"]), 100, MORE, log=[str(n) for n in range(12)])
    drawing.draw(SCREENS["trick"], MESSAGE, Slots())
    assert [one.text for one in drawing.drawn_items if one.kind == "log"] == [str(n) for n in range(11, 3, -1)]
    told = [f"{n} {MESSAGE}" for n in range(12)]
    long = Drawing(pygame.Surface((1366, 768)), Look(THEMES["dark"]), 100, MORE, log=told)
    long.draw(SCREENS["trick"], MESSAGE, Slots())
    logged = [one for one in long.drawn_items if one.kind == "log"]
    assert sum(one.text[0].isdigit() for one in logged) == 8, "where no choices need the room"


def test_thirteen_cards_are_in_sight_at_200_percent_and_six_at_400() -> None:
    hand = at_table((*FRENCH,), focus=0)
    assert len(hand.items) == 13
    assert set(drawn(hand, (1920, 1080), 200).boxes) == set(range(13))
    for focus in range(13):
        assert len(drawn(_at(hand, focus), (800, 600), 400).boxes) >= 6, focus


def test_what_was_drawn_before_pygame_ended_can_be_drawn_after_it() -> None:
    import pygame

    before = text_width("Nine", 20, TextStyle())
    pygame.quit()
    pygame.font.init()
    assert text_width("Nine", 20, TextStyle(spacing=1)) >= before
    assert wrap_text("Nine of them", 20, before, TextStyle())[0] == "Nine"


def test_the_same_screen_is_the_same_picture() -> None:
    import pygame

    one, other = (pygame.image.tobytes(drawn(SCREENS["trick"]).surface, "RGB") for _ in range(2))
    assert one == other


def test_pictures_that_are_kept_change_nothing_and_fill_the_window_twice_at_most() -> None:
    import pygame

    pictures, slots = PictureCache(), Slots()
    for scale in (400, 100, 200):
        for turn in range(40):
            for screen in (SCREENS["trick"], SCREENS["french"], SCREENS["menu"]):
                drawing = Drawing(pygame.Surface((800, 600)), Look(THEMES["dark"]), scale, MORE, pictures)
                drawing.draw(screen, f"{turn}. {MESSAGE}", slots)
                assert pictures.pixels <= 2 * 800 * 600
    again = Drawing(pygame.Surface((800, 600)), Look(THEMES["dark"]), 200, MORE)
    again.draw(SCREENS["menu"], f"39. {MESSAGE}", Slots())
    one, other = (pygame.image.tobytes(drawn.surface, "RGB") for drawn in (drawing, again))
    assert one == other


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("size", SIZES)
def test_a_chart_stands_below_the_list_and_goes_up_with_its_values(size: tuple[int, int], scale: int) -> None:
    picture = drawn(SCREENS["chart"], size, scale)
    words = [ink for ink in picture.drawn_items if ink.kind == "chart"]
    zone = picture.zones["list"]
    if not words:  # no room for it: the list has it all
        assert scale > 100
        return
    assert [ink.text for ink in words] == ["0 %", "100 %", "2. 11.", "30. 11."]
    for ink in words:
        assert zone[0] <= ink.box[0]
        assert ink.box[0] + ink.box[2] <= zone[0] + zone[2]
        assert zone[1] <= ink.box[1]
        assert ink.box[1] + ink.box[3] <= zone[1] + zone[3]
    lowest = max(top + tall for left, top, wide, tall in picture.boxes.values())
    assert lowest <= min(ink.box[1] for ink in words)


def test_a_point_of_a_chart_is_where_its_value_says() -> None:
    from numeramis_access.output.window.chart import draw_chart

    picture = drawn(SCREENS["menu"])
    ground = picture.look.theme.ground
    picture.surface.fill(ground)
    draw_chart(picture, (0, 0, 600, 300), Chart((1.0, None, 0.0), ("a", "b"), ("0", "1")))
    edges = {ink.text: ink.box[1] + ink.box[3] // 2 for ink in picture.drawn_items[-4:]}
    left = max(ink.box[0] + ink.box[2] for ink in picture.drawn_items[-4:] if ink.text in "01")
    heights = {}
    for name, columns in (("first", range(left + 4, left + 40)), ("last", range(560, 600))):
        rows = [y for y in range(300) if sum(picture.surface.get_at((x, y))[:3] != ground for x in columns) > 6]
        heights[name] = rows
    top, bottom = edges["1"], edges["0"]
    assert min(heights["first"]) < top + 12
    assert max(heights["last"]) > bottom - 12
