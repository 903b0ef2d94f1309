"""Draws a screen: fixed zones and their contents, very large type, a thick ring around the focus."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import replace

from numeramis_access.input.pygame_types import Surface
from numeramis_access.output.screen import Countdown, Fact, Item, Screen
from numeramis_access.output.window import layout
from numeramis_access.output.window.canvas import Canvas, Look, Part, Target, shrink
from numeramis_access.output.window.chart import MIN_CHART_HEIGHT, draw_chart, draw_squares
from numeramis_access.output.window.hand_zone import Slots, draw_hand
from numeramis_access.output.window.layout import MIN_TARGET_HEIGHT, Box
from numeramis_access.output.window.list_zone import draw_list
from numeramis_access.output.window.paging import write_part
from numeramis_access.output.window.picture_cache import PictureCache
from numeramis_access.output.window.strip_zone import draw_held, draw_log, draw_strip
from numeramis_access.output.window.table_zone import draw_table

#: size of the title, width of the part number of a message, and space beside it, in ems
TITLE_SIZE, PART_NUMBER_WIDTH, PART_NUMBER_GAP = 1.2, 1.9, 0.15
#: width of the remaining time, beside the message, in ems
CLOCK_WIDTH = 3.0
#: letter size of facts, and height of their lines, in ems
FACT_SIZE, FACT_LINE_HEIGHT = 0.9, 1.25
#: height of the line with the game's name, in ems
GAME_NAME_HEIGHT = 0.95


class Drawing(Canvas):
    """One picture of one screen.

    :param surface: the picture to draw on.
    :param look: colours and letters.
    :param scale: size of text and cards, 100–400 percent.
    :param more: text for the number of further entries, with ``{}`` for the number.
    :param pictures: cache of drawn pictures, kept by the caller between drawings; None for a new one.
    :param log: the latest messages, the newest last.
    :ivar zones: box of each zone that the last call of ``draw`` has drawn, by name.
    """

    def __init__(
        self, surface: Surface, look: Look, scale: int, more: str = "{}", pictures: PictureCache | None = None,
        log: Sequence[str] = (),
    ) -> None:
        size, pictures = surface.get_size(), pictures or PictureCache()
        pictures.fit(size)
        super().__init__(
            surface, look, layout.em_pixels(size, scale), layout.em_pixels(size, layout.MIN_SCALE), pictures
        )
        self.size: tuple[int, int] = surface.get_size()
        self.scale = scale
        self.more = more
        self.log = log
        self.zones: dict[str, Box] = {}

    def draw(
        self, screen: Screen, message: str, slots: Slots, spot: str = "", turns: Mapping[str, int] | None = None
    ) -> None:
        """Draw a screen on the whole surface, and set ``zones``.

        :param screen: the screen. :param message: the latest message. :param slots: places of the cards in the hand.
        :param spot: the zone that the news is about, or empty for the one with the focus; if zones have pages, its page
            is shown.
        :param turns: pages turned by the wheel, by zone; None for none.
        """
        table = screen.kind == "table"
        plan = layout.plan_for(table, self.size, self.scale)
        page = plan.pages[layout.page_with(plan, spot or focused_zone(screen))]
        if table and not screen.items:
            page = layout.without_hand(page)
        self.zones = layout.zone_boxes(page, self.size, self.scale)
        if "choices" in self.zones and all(item.role == "card" for item in screen.items):  # nothing to choose
            left, top, wide, tall = self.zones.pop("choices")
            self.zones["log"] = left, top, wide, tall + self.zones.get("log", (0, 0, 0, 0))[3]
            if "corner" in self.zones:
                self._make_room_for_facts(len(screen.facts))
        if "table" not in self.zones and "hand" in self.zones and all(item.role != "card" for item in screen.items):
            self.zones["table"] = self.zones.pop("hand")
        self.surface.fill(self.look.theme.ground)
        for zone, box in self.zones.items():
            self._draw_zone(zone, box, screen, message, slots, (turns or {}).get(zone, 0))
        self._draw_rules()

    def _draw_zone(self, zone: str, box: Box, screen: Screen, message: str, slots: Slots, turn: int) -> None:
        cards = [(place, item) for place, item in enumerate(screen.items) if item.role == "card"]
        others = [(place, item) for place, item in enumerate(screen.items) if item.role != "card"]
        margin = shrink(box, self.to_pixels(0.25))
        match zone:
            case "message":
                box = self._draw_menu_button(box) if screen.kind == "table" else box
                self._write_message(self._clock(box, screen.clock) if screen.clock else box, message, turn)
            case "title":
                size = self.to_pixels(TITLE_SIZE)
                lines = self.elide(screen.title, size, margin[2:])
                self.write_block("title", lines, size, margin, self.look.theme.accent)
            case "list":
                self._list(zone, margin, screen, turn)
            case "choices":
                spread = margin[0], box[1], margin[2], box[3]
                draw_list(self, zone, spread, others, screen.focus, turn, self.more)
            case "hand":
                with self.table_colours():
                    self.draw_bar(box, self.look.theme.ground)
                    draw_hand(self, shrink(box, self.to_pixels(0.05)), cards, screen.focus, slots, turn, self.more)
            case "table":
                with self.table_colours():
                    self.draw_bar(box, self.look.theme.ground)
                    draw_table(self, box, screen, turn, self.more, message)
            case "corner":
                self._write_facts(margin, screen.title, screen.facts)
            case "strip":
                draw_strip(self, box, replace(screen, title="", facts=()) if "corner" in self.zones else screen)
            case "held":
                draw_held(self, box, [item.card for _, item in cards if item.card])
            case "log":
                draw_log(self, margin, [text for text in self.log if text not in message])

    def _draw_menu_button(self, box: Box) -> Box:
        """Draw the menu button at the right of the message zone; return the rest of the zone."""
        left, top, wide, tall = box
        side = min(tall, self.to_pixels(MIN_TARGET_HEIGHT))
        edge, high = left + wide - side, max(2, side // 9)
        for place in (0.28, 0.5, 0.72):
            row = top + round(tall / 2 + (place - 0.5) * side) - high // 2
            self.draw_bar((edge + side // 5, row, side * 3 // 5, high))
        self.targets.append(Target((edge, top, side, tall), "menu", 0))
        return left, top, wide - side, tall

    def _clock(self, box: Box, clock: Countdown) -> Box:
        """Write the time of the player to act; return the rest of the message zone."""
        left, top, wide, tall = box
        room, edge = (
            self.to_pixels(CLOCK_WIDTH) - 2 * self.to_pixels(PART_NUMBER_GAP),
            left + wide - self.to_pixels(CLOCK_WIDTH),
        )
        lines = [line for line in clock.lines(time.monotonic()) if line]
        if tall < 2 * self.to_pixels(1):  # only one line fits: the time, without name or reserve
            lines = lines[-1:] if clock.who else lines[:1]
        for number, line in enumerate(lines):
            row = edge + self.to_pixels(PART_NUMBER_GAP), top + number * tall // len(lines), room, tall // len(lines)
            self.write_block("clock", (line,), self.fitting_size(line, 1, row[2:]), row, self.look.theme.accent)
        self.targets.append(Target((edge, top, wide + left - edge, tall), "time", 0))
        return left, top, edge - left, tall

    def _write_message(self, box: Box, message: str, turn: int) -> None:
        """Write the latest message; if it does not fit, one part at a time."""
        left, top, wide, tall = box
        left, wide = left + self.to_pixels(PART_NUMBER_GAP), wide - 2 * self.to_pixels(PART_NUMBER_GAP)
        size = self.to_pixels(1)
        most = max(1, tall // self.line_height(size))
        lines = self.wrap(message, size, wide)
        if len(lines) > most:
            edge = self.to_pixels(PART_NUMBER_WIDTH)
            wide -= edge
            lines = self.wrap(message, size, wide)
            count = -(-len(lines) // most)
            number = self.turned_pages["message"] = min(max(0, turn), count - 1)
            lines = lines[number * most : (number + 1) * most]
            self.parts["message"] = Part(number, count)
            write_part(self, self.parts["message"], (left + wide, top, edge, tall))
        self.write_block("message", lines, size, (left, top, wide, tall))

    def _list(self, zone: str, box: Box, screen: Screen, turn: int) -> None:
        """Draw a list, and below it the chart or the QR code if there is one and it fits."""
        left, top, wide, tall = box
        drawn = screen.chart is not None or bool(screen.squares)
        below = tall // 2 if drawn and tall // 2 >= self.to_pixels(MIN_CHART_HEIGHT) else 0
        entries = list(enumerate(screen.items))
        draw_list(self, zone, (left, top, wide, tall - below), entries, screen.focus, turn, self.more)
        if screen.chart is not None and below:
            draw_chart(self, shrink((left, top + tall - below, wide, below), self.to_pixels(0.3)), screen.chart)
        if screen.squares and below:
            draw_squares(self, shrink((left, top + tall - below, wide, below), self.to_pixels(0.3)), screen.squares)

    def _make_room_for_facts(self, count: int) -> None:
        """Let the corner take room from the latest messages if its facts need more lines than it has."""
        (left, top, wide, tall), log = self.zones["corner"], self.zones["log"]
        lacking = count * self.to_pixels(FACT_LINE_HEIGHT) - tall
        if 0 < lacking < log[3] // 2:
            self.zones["corner"] = left, top, wide, tall + lacking
            self.zones["log"] = log[0], log[1] + lacking, log[2], log[3] - lacking

    def _write_facts(self, box: Box, title: str, facts: tuple[Fact, ...]) -> None:
        """Write the game's name where it leaves room, and score, trumps and bank, one below the other."""
        left, top, wide, tall = box
        high = min(self.to_pixels(FACT_LINE_HEIGHT), tall // max(1, len(facts)))
        self.targets.append(Target(box, "score", 0))
        if self.to_pixels(GAME_NAME_HEIGHT) + len(facts) * high <= tall:
            size = self.fitting_size(title, FACT_SIZE, (wide, self.to_pixels(GAME_NAME_HEIGHT)))
            self.write_lines("game", (title,), size, (left, top - self.to_pixels(0.1)), self.look.theme.accent)
            top += self.to_pixels(GAME_NAME_HEIGHT)
        for fact in facts:
            room = wide - high if fact.suit in tuple("cdhs") else wide
            size = self.fitting_size(fact.text, FACT_SIZE, (room, high))
            self.write_lines("fact", (fact.text,), size, (left, top + (high - self.line_height(size)) // 2))
            if room < wide:
                across = min(room, self.text_width(fact.text, size) + self.to_pixels(0.2))
                self.draw_suit(fact.suit, (left + across, top + high // 8, high * 3 // 4, high * 3 // 4))
            top += high

    def _draw_rules(self) -> None:
        """Draw lines between the zones."""
        for zone in ("message", "log"):
            if zone in self.zones and len(self.zones) > 1:
                left, top, wide, _ = self.zones[zone]
                if top:
                    self.draw_rule((left, top), (left + wide, top))
        for zone in ("choices", "corner", "log"):
            if zone in self.zones and self.zones[zone][0]:
                left, top, _, tall = self.zones[zone]
                self.draw_rule((left, top), (left, top + tall))


def focused_zone(screen: Screen) -> str:
    """Return the zone with the focus: ``list`` outside a table; at a table ``hand``, ``choices``, or ``table`` without
    a focused item.
    """
    if screen.kind != "table":
        return "list"
    item: Item | None = screen.items[screen.focus] if screen.focus < len(screen.items) else None
    return "table" if item is None else "hand" if item.role == "card" else "choices"
