"""The program played with a braille display alone: its keys pressed, its dots read, nothing heard."""

from __future__ import annotations

from braille.cells import DOT_7, DOT_8
from tests.app.fingers import Fingers, fingers, playable

#: the hand in the layout of Quist for 40 cells
HAND, NINE = 18, 9
GAPS = (2, 5, 8, 15, 17, 27, 31)


def at_table(someone: Fingers) -> bool:
    """Say whether the fingers feel the table of Quist, not a message over it."""
    cells = someone.cells
    return not any(cells[place] for place in GAPS) and cells[9] == someone.line._strips[0].line.cells[9]


def play_quist(someone: Fingers) -> list[str]:
    """Read every message and play the first card that has dot 8, until the match is over; return what was read."""
    messages = []
    for _ in range(2000):
        if not at_table(someone):
            messages.append(someone.text.strip())
            if messages[-1].startswith("konec partie"):
                return messages
            someone.press("pan right")
            continue
        places = playable(someone.cells, HAND, NINE)
        assert places, someone.text
        someone.route(places[-1])
        if at_table(someone) and someone.cells[places[-1]] & (DOT_7 | DOT_8) == DOT_7 | DOT_8:
            someone.route(places[-1])
    raise AssertionError(messages)


def test_a_whole_match_of_quist_is_played_with_display_keys_and_dots_alone() -> None:
    with fingers("cs", 40) as someone:
        someone.choose("nová partie", "quist")
        someone.find("počet her: 10")
        for _ in range(8):
            someone.route(38)
        assert "počet her: 2" in someone.text
        someone.press("pan left", "pan left", "pan left", "pan left", "pan left", "pan left")
        someone.choose("začít hrát")
        messages = play_quist(someone)
        match = someone.match
        assert match is not None
        assert match.table.over
        assert sum("bere" in message for message in messages) >= 2
        assert any(message.startswith("partie ") for message in messages)
        assert "nabídka partie" in someone.press("pan left+pan right")


def test_the_line_comes_back_by_itself_in_the_middle_of_a_deal_and_the_game_has_not_noticed() -> None:
    with fingers("cs", 40) as someone:
        someone.choose("nová partie", "quist", "začít hrát")
        while not at_table(someone):
            someone.press("pan right")
        before, match = someone.cells, someone.match
        assert match is not None
        moments = len(match.table.moments)
        someone.device.unplug()
        someone.wait(lambda: someone.line.cells == b"")
        someone.device.plug()
        someone.wait(lambda: someone.cells == before)
        assert len(match.table.moments) == moments
        kinds = [announcement.kind for announcement in someone.app.announcer.history]
        assert kinds.count("display-lost") == 1
        someone.wait(lambda: [a.kind for a in someone.app.announcer.history].count("display-connected") == 2)
        assert someone.route(playable(someone.cells, HAND, NINE)[0])


def play_choices(someone: Fingers, start: int, gaps: tuple[int, ...]) -> list[str]:
    """Read every message and take the first choice wherever there is one, until the match is over.

    :param start: where choices begin. :param gaps: cells that are blank whenever no message stands there.
    """
    messages: list[str] = []
    for _ in range(2000):
        cells = someone.cells
        if any(cells[place] for place in gaps):
            messages.append(someone.text.strip())
            if messages[-1].startswith("konec partie"):
                return messages
            someone.press("pan right")
            continue
        assert cells[start], someone.text
        someone.route(start)
        if someone.cells[start] == cells[start] | DOT_7 and someone.cells != cells:
            someone.route(start)
    raise AssertionError(messages)


def test_a_match_of_sipky_is_played_with_display_keys_and_dots_alone() -> None:
    with fingers("cs", 40) as someone:
        someone.choose("nová partie", "šipky")
        someone.find("počet her: 9")
        for _ in range(8):
            someone.route(38)
        someone.press(*["pan left"] * 12)
        someone.choose("začít hrát")
        messages = play_choices(someone, 11, (2, 6, 10, 36))
        match = someone.match
        assert match is not None
        assert match.table.over
        assert any("101" in message for message in messages)
