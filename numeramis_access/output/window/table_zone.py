"""The table: players at their places, their cards, the player to act, dealer and leader, by shape and in words."""

from __future__ import annotations

from numeramis_access.core.cards import Card
from numeramis_access.core.ruleset import Pile
from numeramis_access.output.screen import Laid, Screen, Seated
from numeramis_access.output.window.canvas import Canvas, Inked, Target, shrink
from numeramis_access.output.window.layout import TABLE_CARD, Box, places_around
from numeramis_access.output.window.paging import draw_triangle, pages, turn_page, write_more

#: heights in ems of a name with its signs, of the words below it, and of a row of tokens; size of those words
NAME, NOTE_LINE, NOTE, TOKENS = 1.3, 1.05, 0.85, 0.62
#: minimum width of a player's place, and its width around the table, in ems
PLACE, BROAD = 5.2, 8.0
#: height of a place around the table with the words above the card, and beside it, in ems
HIGH, LOW = NAME + 2 * NOTE_LINE + TOKENS + TABLE_CARD + 0.3, NAME + TABLE_CARD
#: width of a sign beside a name, smallest size of a name, and margin on both sides of a place, in ems
SIGN, SMALL, MARGIN = 0.95, 0.8, 0.15
#: minimum width of a place with the words beside the card, in ems
BESIDE = 6.2
#: width of a card on the table as a fraction of its height
CARD_WIDTH = 0.7
#: width of the number of further players, in ems
GUTTER = 1.95
#: size of the status text in the middle of the table, in ems
STATUS = 0.95
#: keeps a number and its noun on one line
UNBROKEN = "\N{NO-BREAK SPACE}"
#: maximum number of tokens that are drawn; a larger number is only written
COUNTABLE = 18


def draw_table(canvas: Canvas, box: Box, screen: Screen, turn: int, text: str) -> None:
    """Draw all players around the table, or if that does not fit, in a row from the player's left.

    :param turn: pages turned by the wheel.
    :param text: text for the number of further players, with ``{}`` for the number.
    """
    box = shrink(box, canvas.px(0.2))
    places = _places_around(canvas, box, len(screen.seated) - 1)
    if places is None:
        _draw_row(canvas, box, screen, turn, text)
        return
    for seated in screen.seated:
        _draw_player(canvas, places[seated.step], screen, seated)
    if len(screen.seated) > 1:
        _write_middle(canvas, box, screen)


def _places_around(canvas: Canvas, box: Box, others: int) -> list[Box] | None:
    """Return a place for the player and each of the others, or None if the table is too small."""
    left, top, wide, tall = box
    spots = places_around(others)
    sides = sum(x == 0 for x, _ in spots)
    broad, high, least = canvas.px(BROAD), min(canvas.px(HIGH), tall // max(2, sides)), canvas.px(PLACE)
    if high < canvas.px(HIGH - TOKENS - 0.3):
        high, least = canvas.px(LOW), canvas.px(BESIDE + 2 * MARGIN)
    above = sum(0 < x < 1 for x, _ in spots)
    between = wide - 2 * broad * bool(sides)
    if high > tall // max(2, sides) or between < max(1, above) * least or wide < broad:
        return None
    size = min(broad, between // max(1, above))
    boxes = [(left + (wide - broad) // 2, top + tall - high, broad, high)]
    for x, y in spots:
        if x in (0, 1):
            boxes.append((left + round(x * (wide - broad)), top + round(y * (tall - high)), broad, high))
        else:
            centre = left + (wide - between) // 2 + round(x * between)
            boxes.append((centre - size // 2, top, size, high))
    return boxes


def _draw_row(canvas: Canvas, box: Box, screen: Screen, turn: int, text: str) -> None:
    """Draw the players side by side, the viewer's own place last; if not all fit, those around the current player."""
    left, top, wide, tall = box
    order = [*screen.seated[1:], *screen.seated[:1]]
    edge, shown = 0, range(len(order))
    if len(order) * canvas.px(PLACE) > wide:
        edge = canvas.px(GUTTER)
        fits = max(1, (wide - 2 * edge) // canvas.px(PLACE))
        shown = turn_page(canvas, "table", pages(len(order), fits), _last_or_next_player(order, screen), turn)
        counts = shown.start, len(order) - shown.stop
        write_more(canvas, counts, (left, top, edge, tall), (left + wide - edge, top, edge, tall), text)
    each = (wide - 2 * edge) // max(1, len(shown))
    for place in shown:
        _draw_player(canvas, (left + edge + (place - shown.start) * each, top, each, tall), screen, order[place])


def _last_or_next_player(order: list[Seated], screen: Screen) -> int:
    """Return the place of the player who played last, or else is to act."""
    last = screen.table[-1].seat if screen.table else None
    for place, seated in enumerate(order):
        if seated.seat == last or (last is None and seated.turn):
            return place
    return 0


def _draw_player(canvas: Canvas, box: Box, screen: Screen, seated: Seated) -> None:
    """Draw a player: name with signs, words, tokens, and below them the played card or the public ones.

    Words that do not fit between name and cards stand beside the cards.
    """
    left, top, wide, tall = box
    canvas.targets.append(Target(box, "table", seated.seat))
    margin, name = canvas.px(MARGIN), canvas.px(NAME)
    left, wide = left + margin, wide - 2 * margin
    _draw_name(canvas, (left, top, wide, name), seated)
    card = min(canvas.px(TABLE_CARD), tall - name)
    free = tall - name - card
    ground, words = (left, top + tall - card, wide, card), (left, top + name, wide, free)
    if free < canvas.px(NOTE_LINE) and wide >= canvas.px(BESIDE):
        aside = canvas.px(TABLE_CARD * CARD_WIDTH) if _card_played(screen, seated) else wide // 2 if seated.shown else 0
        ground = (left, ground[1], aside, card)
        words = (left + aside + margin, ground[1], wide - aside - margin, card)
    tokens = canvas.px(TOKENS) if words[3] >= canvas.px(2 * NOTE_LINE + TOKENS) and seated.pile is not None else 0
    written = canvas.px(_write_notes(canvas, (*words[:3], words[3] - tokens), seated) * NOTE_LINE + 0.15)
    if tokens and seated.pile is not None:
        _draw_tokens(canvas, (words[0], words[1] + min(words[3] - tokens, written), words[2], tokens), seated.pile)
    _draw_lying_cards(canvas, ground, screen, seated)


def _card_played(screen: Screen, seated: Seated) -> Laid | None:
    """Return a player's card in the current trick, or in the finished one."""
    return next((laid for laid in reversed(screen.cards_on_table) if laid.seat == seated.seat), None)


def _draw_lying_cards(canvas: Canvas, box: Box, screen: Screen, seated: Seated) -> None:
    """Draw the cards before a player: the played card, or the public ones."""
    laid = _card_played(screen, seated)
    if laid is not None:
        _draw_cards(canvas, box, (laid.card,), laid.highest)
        canvas.laid[seated.seat] = canvas.inked[-1].box
    elif seated.shown:
        _draw_cards(canvas, box, seated.shown, seated.leads)


def _draw_name(canvas: Canvas, box: Box, seated: Seated) -> None:
    """Draw the name: an arrow before the player to act, a crown after the leader, a disc after the dealer.

    The letters have the same size at every place, that of the narrowest.
    """
    left, top, wide, tall = box
    signs = [sign for sign, shown in ((crown, seated.leads), (_draw_disc, seated.dealer)) if shown]
    unit = canvas.px(SIGN)
    beside = unit * (len(signs) + seated.turn)
    narrow = canvas.px(PLACE) - 2 * canvas.px(MARGIN) - beside
    size = max(canvas.px(SMALL), canvas.fitting(seated.who, 1.0, (narrow, tall)))
    name = canvas.elide(seated.who, size, (wide - beside, 0))[0]
    width = canvas.width(name, size)
    start = left + max(0, wide - width - beside) // 2
    middle = top + tall / 2
    if seated.turn:
        draw_triangle(canvas, (start + unit * 0.35, middle), unit * 0.38, 1)
        start += unit
    colour = canvas.look.theme.accent if seated.turn else canvas.look.theme.text
    canvas.write_lines("name", (name,), size, (start, top + (tall - canvas.line(size)) // 2), colour)
    for place, sign in enumerate(signs):
        sign(canvas, start + width + unit * (place + 0.55), middle, unit * 0.4)


def crown(canvas: Canvas, x: float, y: float, r: float) -> None:
    """Draw the sign of the leader or the highest card. :param r: half its size, in pixels as its position."""
    points = ((-1, -0.7), (-0.45, 0), (0, -1), (0.45, 0), (1, -0.7), (0.8, 0.9), (-0.8, 0.9))
    canvas.shape([(x + across * r, y + down * r) for across, down in points])


def _draw_disc(canvas: Canvas, x: float, y: float, r: float) -> None:
    canvas.draw_disc((x, y), r, r * 0.45)


def _write_notes(canvas: Canvas, box: Box, seated: Seated) -> int:
    """Write the notes, and return the number of lines.

    If not all fit, the notes that repeat the signs at the name are left out.
    """
    left, top, wide, tall = box
    size = canvas.px(NOTE)
    room = max(1, int(tall / canvas.em / NOTE_LINE + 0.05))
    notes = [note.replace(" ", UNBROKEN) for note in seated.notes]
    for _ in range(seated.turn + seated.leads + seated.dealer):
        if len(canvas.wrap(", ".join(notes), size, wide)) > room:
            notes.pop(0)
    if not notes or tall < size:
        return 0
    lines = canvas.elide(", ".join(notes), size, (wide, room * canvas.line(size)))
    for number, line in enumerate(lines):
        across = max(0, wide - canvas.width(line, size)) // 2
        canvas.write_lines("note", (line,), size, (left + across, top + number * canvas.px(NOTE_LINE)))
    return len(lines)


def _draw_tokens(canvas: Canvas, box: Box, pile: Pile) -> None:
    """Draw tricks as cards on edge, chips as columns of ten and discs, in groups of five for counting at a glance."""
    left, top, wide, tall = box
    left, wide = left + canvas.px(TOKENS / 2), wide - canvas.px(TOKENS)
    columns, discs = divmod(pile.height, 10) if pile.kind == "chips" else (pile.height, 0)
    if pile.kind == "points" or not 0 < columns + discs <= COUNTABLE:
        return
    canvas.inked.append(Inked("tokens", pile.kind, tall, box))
    places = [place + place // 5 * 0.5 for place in range(columns)]
    begin = places[-1] + 1.5 if places else 0.0
    places += [begin + place + place // 5 * 0.5 for place in range(discs)]
    step = min(tall * 0.8, wide / (places[-1] + 1))
    x = left + (wide - step * (places[-1] + 1)) / 2
    for number, place in enumerate(places):
        across = x + step * place
        if number < columns:
            canvas.bar((round(across + step * 0.2), top, max(2, round(step * 0.55)), round(tall * 0.85)))
        else:
            canvas.draw_disc((across + step / 2, top + tall / 2), step * 0.4)


def _draw_cards(canvas: Canvas, box: Box, cards: tuple[Card, ...], leads: bool) -> None:
    """Draw the played card, or several public ones, small and in two rows; filled if they lead."""
    left, top, wide, tall = box
    rows = 1 if len(cards) == 1 else 2
    gap = canvas.px(0.12)
    columns = -(-len(cards) // rows)
    high = (tall - (rows - 1) * gap) // rows
    each = round(high * CARD_WIDTH)
    for place, card in enumerate(cards):
        row, column = divmod(place, columns)
        count = min(len(cards) - row * columns, columns)
        across = left + (wide - count * (each + gap) + gap) // 2 + column * (each + gap)
        canvas.draw_card(card, (across, top + row * (high + gap), each, high), filled=leads, kind="laid")


def _write_middle(canvas: Canvas, box: Box, screen: Screen) -> None:
    """Write the table's status in its middle, where no player sits."""
    left, top, wide, tall = box
    broad, high = canvas.px(BROAD), canvas.px(HIGH)
    room = (left + broad, top + high, wide - 2 * broad, tall - 2 * high)
    if screen.status and room[2] >= canvas.px(8) and room[3] >= canvas.px(2.4):
        field, size = shrink(room, canvas.px(0.3)), canvas.px(STATUS)
        canvas.block("status", canvas.elide(screen.status[0], size, field[2:]), size, field, middle=True)
