"""The papers of an evening: deals for the helper who sorts packs, guide cards, travellers, name cards, results.

Each can be heard, embossed (BRF, PEF) and printed (HTML).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

import msgspec

from numeramis_access.app.evening import evening_copies
from numeramis_access.app.evening.categories import category_results, entrants_by_category, heading_of_results
from numeramis_access.app.evening.evening_menu import EveningMenu, end_with_message
from numeramis_access.app.evening.evening_writer import EveningWriter, TextMedium, seat_names, wear_note
from numeramis_access.app.evening.keeper import EveningKeeper
from numeramis_access.app.reading.reader import Reader
from numeramis_access.app.shell.menu import Entry, back_entry, button_entry, confirmation_menu, opening_entry
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import EnterAgain, Transition
from numeramis_access.core.cards import SUIT, Card
from numeramis_access.evening import events as ev
from numeramis_access.evening.boards import Board, make_board, options_of
from numeramis_access.evening.evening import score_lines, seats_of
from numeramis_access.evening.events import ScoreLine
from numeramis_access.evening.interchange import pbn, results_csv
from numeramis_access.evening.standings import Rank, standings
from numeramis_access.output import embosser
from numeramis_access.output.book import BookTable, html
from numeramis_access.store.database import DamagedDatabase
from numeramis_access.store.evenings import KeptPerson
from numeramis_access.store.files import write_whole
from numeramis_access.words.narrator import Narrator
from numeramis_access.words.options import option_name, option_value
from numeramis_access.words.phrases import braille_of
from numeramis_access.words.texts import Paragraph

#: cards of a stock in one paragraph, so that the sorter finds the place again
CARDS_PER_PARAGRAPH = 10
#: media of a written paper
PAPER_MEDIA: tuple[TextMedium, TextMedium] = ("braille", "print")
#: suit symbols for print
SUIT_SYMBOLS = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}


class Paper(NamedTuple):
    """One paper.

    :param name: part of the ids of its messages and of its file's name.
    :param make: gets the writer of the evening's texts; returns the paper's text.
    :param apart: whether each part is for another person, and so begins on a new page.
    """

    name: str
    make: Callable[[EveningWriter], list[Paragraph]]
    apart: bool = False


def _has_deals(plan: ev.Plan) -> bool:
    """Return whether the program deals the boards for helpers: not at a house's tables, and not for whole plays."""
    return bool(plan.game) and not plan.at_tables and plan.contest != "plays"


def boards_of(tell: EveningWriter) -> list[Board]:
    """Return the evening's deals.

    Empty before the draw, in plays, for an unknown game, and at a house's tables, where deals are secret.
    """
    evening = tell.keeper.evening
    if not _has_deals(evening.plan) or evening.movement is None:
        return []
    rules = tell.keeper.app.catalogue[evening.plan.game].ruleset()
    options = options_of(rules, evening.plan)
    return [make_board(rules, evening.deals, number, options) for number in range(1, evening.movement.boards() + 1)]


def deals(tell: EveningWriter) -> list[Paragraph]:
    """Return the paper of the deals: the options, the four hands of every board, and each seat's stock in games that
    have one.
    """
    boards, seats = boards_of(tell), seat_names(tell.keeper.evening.plan)
    paragraphs = [*_heading(tell, "deals"), tell.paragraph("evening-deals-about"), *_rules(tell)]
    if boards and boards[0].stocks:
        pack = tell.keeper.app.catalogue[tell.keeper.evening.plan.game].pack()
        paragraphs.append(tell.paragraph("evening-stocks-about", whole=len(boards[0].stocks[0]) == len(pack)))
    for board in boards:
        trump = board.trump or "none"
        paragraphs.append(
            tell.paragraph("evening-board", 2, board=board.number, dealer=seats[board.dealer], trump=trump)
        )
        stocks = board.stocks or ((),) * len(seats)
        for seat, hand, stock in zip(seats, board.hands, stocks, strict=True):
            paragraphs += [_hand(tell, seat, hand)] if hand else []
            paragraphs += [
                _stock(tell, seat, stock[at : at + CARDS_PER_PARAGRAPH], at + 1)
                for at in range(0, len(stock), CARDS_PER_PARAGRAPH)
            ]
    return paragraphs


def _heading(tell: EveningWriter, name: str) -> list[Paragraph]:
    """Return the heading of a paper, and what people who see wear. :param name: name of the paper."""
    return [tell.paragraph(f"evening-paper-{name}", 1), *wear_note(tell)]


def _rules(tell: EveningWriter) -> list[Paragraph]:
    """Return the options of the game that differ from the usual rules."""
    plan = tell.keeper.evening.plan
    if not plan.options:
        return []
    game = tell.keeper.app.catalogue[plan.game]
    usual, options = game.ruleset().options(), options_of(game.ruleset(), plan)
    words = Narrator(tell.keeper.app.language, game.game_words()).language
    names = (name for name in options.__struct_fields__ if getattr(options, name) != getattr(usual, name))
    return [
        tell.paragraph("evening-rule", name=option_name(words, name), value=option_value(words, options, name))
        for name in names if name not in options.options_without_effect() | game.ruleset().settled
    ]  # fmt: skip


def _stock(tell: EveningWriter, seat: str, cards: Sequence[Card], first: int) -> Paragraph:
    """Return a paragraph of a seat's stock, in the order of drawing.

    :param first: number of its first card, from 1.
    """
    if tell.medium == "print":
        told = " ".join(_index(card) + SUIT_SYMBOLS[SUIT[card]] if card in SUIT else card for card in cards)
        return tell.paragraph("evening-stock-print", item=True, seat=seat, cards=told, first=first)
    return tell.paragraph("evening-stock", item=True, seat=seat, cards=cards, first=first)


def _hand(tell: EveningWriter, seat: str, hand: Sequence[Card]) -> Paragraph:
    """Return a hand: spoken by names, embossed by the signs of tactile cards, printed by suits."""
    if tell.medium == "print":
        suits = (
            f"{SUIT_SYMBOLS[suit]} {' '.join(_index(card) for card in hand if SUIT.get(card) == suit)}"
            for suit in SUIT_SYMBOLS
        )
        cards = ", ".join(suit for suit in suits if suit[2:]) if hand[0] in SUIT else " ".join(hand)
        return tell.paragraph("evening-hand-print", item=True, seat=seat, cards=cards)
    message = "evening-hand-suits" if hand[0] in SUIT else "evening-hand"
    return tell.paragraph(message, item=True, seat=seat, cards=hand)


def _index(card: Card) -> str:
    """Return the corner index of a printed French card."""
    return card[0].replace("T", "10")


def guide_cards(tell: EveningWriter) -> list[Paragraph]:
    """Return a guide card for each entrant: a heading, then its seat in each round that has been drawn.

    In a contest of several games the card lists only the rounds in which the entrant sits, then how many plays of each
    game it has left.
    """
    evening = tell.keeper.evening
    paragraphs = [tell.paragraph("evening-paper-guides", 1)]
    for entrant in evening.playing:
        paragraphs += [tell.card(entrant), *wear_note(tell)]
        for number in range(len(evening.rounds)):
            if not evening.plan.games or seats_of(evening, entrant, number):
                seat = tell.seat(entrant, number)
                paragraphs.append(tell.paragraph("evening-round-seat", item=True, round=number + 1, seat=seat))
        if evening.plan.games:
            left = tell.plays_left(entrant)
            paragraphs.append(tell.paragraph("evening-plays-left-card", item=True, left=left))
    return paragraphs


def travellers(tell: EveningWriter) -> list[Paragraph]:
    """Return slips on which players write results: one for each board if boards move between tables, otherwise one for
    each table in each round.
    """
    evening = tell.keeper.evening
    has_one_copy = evening.movement is not None and evening.movement.copies == 1 and evening.plan.contest != "plays"
    return _board_slips(tell) if has_one_copy else _table_slips(tell)


def _table_slips(tell: EveningWriter) -> list[Paragraph]:
    """Return a slip for each table in each round: all tables play the same boards."""
    evening = tell.keeper.evening
    paragraphs = _heading(tell, "travellers")
    for number in range(len(evening.rounds)):
        by_table: dict[int, list[ScoreLine]] = {}
        for line in score_lines(evening, number):
            by_table.setdefault(line.table, []).append(line)
        for table in sorted(by_table):
            about = _slip_heading(tell, number, table)
            paragraphs += [about, *(_slip_line(tell, line) for line in by_table[table])]
    return paragraphs


def _slip_heading(tell: EveningWriter, number: int, table: int) -> Paragraph:
    """Return the heading of a table's slip, with its game where there are several.

    :param number: number of the round, from 0. :param table: number of the table, from 0.
    """
    if tell.keeper.evening.plan.games:
        game = tell.game_of_round(number)
        return tell.paragraph("evening-slip-game", 2, round=number + 1, table=table + 1, game=game)
    return tell.paragraph("evening-slip", 2, round=number + 1, table=table + 1)


def _slip_line(tell: EveningWriter, line: ScoreLine) -> Paragraph:
    """Return a board of a table's slip; the sides can change from board to board."""
    plan = tell.keeper.evening.plan
    if players := tell.players(line):
        return tell.paragraph("evening-slip-play", item=True, names=" …, ".join(players))
    if plan.by_seat:
        north, east, south, west = tell.seats(line)
        return tell.paragraph(
            "evening-slip-seats", item=True, board=line.board, north=north, east=east, south=south, west=west
        )
    north, east = tell.sides(line)
    return tell.paragraph(
        "evening-slip-line", item=True, board=line.board, north=north, east=east, unit=plan.counted_unit
    )


def _board_slips(tell: EveningWriter) -> list[Paragraph]:
    """Return the tables and people of every board."""
    evening = tell.keeper.evening
    by_board: dict[int, list[ScoreLine]] = {}
    for number in range(len(evening.rounds)):
        for line in score_lines(evening, number):
            by_board.setdefault(line.board, []).append(line)
    paragraphs = _heading(tell, "travellers")
    for board in sorted(by_board):
        paragraphs.append(tell.paragraph("evening-traveller", 2, board=board))
        paragraphs += [_traveller_line(tell, line) for line in by_board[board]]
    return paragraphs


def _traveller_line(tell: EveningWriter, line: ScoreLine) -> Paragraph:
    """Return the people who play a board at a table, with room for the result of each side or seat."""
    plan, number, table = tell.keeper.evening.plan, line.round + 1, line.table + 1
    if plan.by_seat:
        north, east, south, west = tell.seats(line)
        return tell.paragraph(
            "evening-traveller-seats", item=True, round=number, table=table, north=north, east=east, south=south,
            west=west,
        )  # fmt: skip
    north, east = tell.sides(line)
    return tell.paragraph(
        "evening-traveller-line", item=True, round=number, table=table, north=north, east=east, unit=plan.counted_unit
    )


def name_cards(tell: EveningWriter) -> list[Paragraph]:
    """Return a card for each entrant: number, names and, after the draw, the seat of the present round."""
    evening = tell.keeper.evening
    paragraphs = _heading(tell, "names")
    for entrant in evening.playing:
        paragraphs.append(tell.card(entrant))
        if evening.rounds:
            paragraphs.append(tell.paragraph("evening-card", names=tell.seat(entrant, max(0, evening.round))))
    return paragraphs


def results(tell: EveningWriter) -> list[Paragraph]:
    """Return the standings, an item for each entrant, then every board, or in plays every round, with its results."""
    evening = tell.keeper.evening
    paragraphs = heading_of_results(tell, "evening-paper-results")
    fields = standings(evening)
    for number, field in enumerate(fields):
        part = tell.paragraph("evening-card", 2, names=tell.field(number))
        paragraphs.append(part if len(fields) > 1 else tell.paragraph("evening-standings", 2))
        paragraphs += [
            tell.paragraph("evening-rank", item=True, names=tell.number_and_names(rank.entrant), place=tell.place(rank))
            for rank in field
        ]
    for board in sorted({line.board for line in evening.outcomes}):
        if evening.plan.contest == "plays":
            paragraphs += _plays_of_round(tell, board - 1)
            continue
        paragraphs.append(tell.paragraph("evening-traveller", 2, board=board))
        for line in sorted(line for line in evening.outcomes if line.board == board):
            outcome = tell.outcome(evening.outcomes[line])
            paragraphs.append(
                tell.paragraph("evening-line-value", item=True, who=tell.people_of_line(line), outcome=outcome)
            )
    return paragraphs


def _plays_of_round(tell: EveningWriter, number: int) -> list[Paragraph]:
    """Return the plays of a round, table by table. :param number: number of the round, from 0."""
    outcomes = tell.keeper.evening.outcomes
    paragraphs = [tell.paragraph("evening-round-of", 2, round=number + 1)]
    for line in sorted(line for line in outcomes if line.round == number):
        scores = tell.outcome(outcomes[line], tell.players(line))
        paragraphs.append(tell.paragraph("evening-play-scores", item=True, table=line.table + 1, scores=scores))
    return paragraphs


def _place(rank: Rank) -> str:
    return f"{rank.place}{'=' if rank.shared else ''}"


def results_table(tell: EveningWriter) -> list[BookTable]:
    """Return the standings as tables with headers, one for each field: place, names, score, and number of boards or
    plays.

    The score of plays is in points, of teams in tricks or points, and otherwise in percent.
    """
    fields = standings(tell.keeper.evening)
    plan = tell.keeper.evening.plan
    plays = plan.contest == "plays"
    unit = "play-points" if plays else plan.counted_unit if plan.contest == "teams" else "percent"
    names = ("place", "names", unit, "plays" if plays else "boards")
    headers = [tell.text(f"evening-column-{name}") for name in names]
    tables = []
    for number, field in enumerate(fields):
        caption = tell.field(number) if len(fields) > 1 else tell.text("evening-standings")
        rows = [
            [
                _place(rank),
                braille_of(tell.number_and_names(rank.entrant)),
                tell.place_value_digits(rank.worth),
                str(rank.boards),
            ]
            for rank in field
        ]
        tables.append(BookTable(caption, headers, rows))
    return tables


PAPERS = (
    Paper("deals", deals), Paper("guides", guide_cards, apart=True), Paper("travellers", travellers, apart=True),
    Paper("names", name_cards, apart=True),
)  # fmt: skip
RESULTS_PAPER, CATEGORIES_PAPER = Paper("results", results), Paper("categories", category_results)


def papers_menu(app: App, keeper: EveningKeeper) -> EveningMenu:
    """Return the menu of the papers: those of the deals only if the program deals them.

    For an evening in the home it also has the entry that writes a copy of it.
    """

    def entries() -> list[Entry]:
        plan = keeper.evening.plan
        papers = PAPERS if _has_deals(plan) else PAPERS[1:]
        rows = (
            opening_entry(app, f"evening-paper-{paper.name}", partial(_paper, app, keeper, paper)) for paper in papers
        )
        content = partial(evening_copies.copy_of, keeper)
        made = partial(write_paper, app, _file_stem(keeper), "copy", evening_copies.FILE_ENDING, content)
        copy = [] if keeper.in_house else [button_entry(app, "league-write-copy", made)]
        return [*rows, *copy, back_entry(app)]

    return EveningMenu(app, keeper, "evening-papers", entries)


def _paper(app: App, keeper: EveningKeeper, paper: Paper, public: bool = False) -> EveningMenu:
    """Return the menu of a paper: hear it or write it. :param public: whether to name only people who agreed to it."""
    tell = EveningWriter(app, keeper, public)

    def entries() -> list[Entry]:
        title = app.text(f"evening-paper-{paper.name}")
        return [opening_entry(app, "evening-hear", lambda: Reader(app, title, paper.make(tell))),
                *_forms(app, keeper, paper, public), back_entry(app)]  # fmt: skip

    return EveningMenu(app, keeper, f"evening-paper-{paper.name}", entries)


def results_menu(app: App, keeper: EveningKeeper) -> EveningMenu:
    """Return the menu that gives out the results: to hear, in the forms of papers, as CSV and, for deals of French
    cards, as PBN.

    They name only people who agreed to it. For an evening in the home an entry records that all have agreed.
    """
    tell = EveningWriter(app, keeper, public=True)

    def agree() -> Transition:
        people = [msgspec.structs.replace(person, shown=True) for person in _unnamed_people(keeper)]
        return (
            end_with_message(app, "evening-all-agreed", count=len(people))
            if keeper.save_people(people)
            else EnterAgain()
        )

    def entries() -> list[Entry]:
        unnamed = [] if keeper.in_house else _unnamed_people(keeper)
        ask = partial(confirmation_menu, app, "evening-really-all-agree", agree, count=len(unnamed))
        agreed = [opening_entry(app, "evening-all-agree", ask, count=len(unnamed))] if unnamed else []
        title = app.text("evening-paper-results")
        game = keeper.evening.plan.game
        french = _has_deals(keeper.evening.plan) and any(card in SUIT for card in app.catalogue[game].pack())
        into = partial(write_paper, app, _file_stem(keeper), RESULTS_PAPER.name)
        made = [button_entry(app, "evening-as-csv", partial(into, "csv", partial(_csv, tell)))]
        categories = partial(_paper, app, keeper, CATEGORIES_PAPER, public=True)
        has = bool(entrants_by_category(keeper))
        by_category = [opening_entry(app, "evening-paper-categories", categories)] if has else []
        if french:
            made.append(button_entry(app, "evening-as-pbn", partial(into, "pbn", partial(_pbn, tell, title))))
        return [
            opening_entry(app, "evening-hear", lambda: Reader(app, title, results(tell))),
            *_forms(app, keeper, RESULTS_PAPER, public=True), *made, *by_category, *agreed, back_entry(app),
        ]  # fmt: skip

    return EveningMenu(app, keeper, "evening-results-out", entries)


def _csv(tell: EveningWriter) -> bytes:
    return results_csv(
        tell.keeper.evening, lambda entrant: braille_of(tell.entrant(entrant)), tell.keeper.created
    ).encode()


def _pbn(tell: EveningWriter, title: str) -> bytes:
    return pbn(tell.keeper.evening, boards_of(tell), title, tell.keeper.created).encode()


def _forms(app: App, keeper: EveningKeeper, paper: Paper, public: bool = False) -> list[Entry]:
    """Return the entries of a paper's written forms.

    :param public: whether to name only people who agreed to it.
    """
    dots, ink = (EveningWriter(app, keeper, public, medium) for medium in PAPER_MEDIA)

    def embossed(portable: bool) -> bytes:
        style = embosser.EmbossStyle(app.language.record.literary_braille, portable=portable, apart=paper.apart)
        return embosser.text_file(paper.make(dots), app.narrator.language, style)

    def page() -> bytes:
        tables = results_table(ink) if paper is RESULTS_PAPER else ()
        return html(paper.make(ink), app.language.code, app.text("handbook-contents"), tables, paper.apart).encode()

    def plain() -> bytes:
        return "\n".join(paragraph.text for paragraph in paper.make(ink)).encode() + b"\n"

    made: dict[str, Callable[[], bytes]] = {
        "brf": partial(embossed, False), "pef": partial(embossed, True), "html": page,
        **({"txt": plain} if paper in (RESULTS_PAPER, CATEGORIES_PAPER) else {}),
    }  # fmt: skip
    return [
        button_entry(app, f"evening-as-{form}", partial(write_paper, app, _file_stem(keeper), paper.name, form, make))
        for form, make in made.items()
    ]


def _unnamed_people(keeper: EveningKeeper) -> list[KeptPerson]:
    """Return the people of an evening who have not agreed to be named."""
    evening = keeper.evening
    here = {person for entrant in evening.playing for person in evening.entrants[entrant]}
    return [person for id, person in keeper.people.items() if id in here and not person.shown]


def _file_stem(keeper: EveningKeeper) -> str:
    """Return the beginning of an evening's file names: its date, time, game and name."""
    day, time = keeper.created[:10], keeper.created[11:16].replace(":", "")
    plan = keeper.evening.plan
    return "-".join(part for part in (day, time, plan.game, hyphenated_words(plan.title)) if part)


def hyphenated_words(name: str) -> str:
    """Return the words of a name, joined by hyphens, for the name of a file; other characters are left out."""
    return "-".join(re.findall(r"\w+", name))


def write_paper(app: App, stem: str, name: str, form: str, make: Callable[[], bytes]) -> None:
    """Write a file into the player's folder of exports, and say its path, or that it could not be written.

    :param app: the program. :param stem: the beginning of the file's name.
    :param name: value of the message that names the paper in words. :param form: ending of the file.
    :param make: returns its content.
    """
    called = app.text("evening-file-name", paper=name)
    target = app.home.exports / f"{stem}-{called}.{form}"
    try:
        write_whole(target, make())
    except (OSError, DamagedDatabase):
        app.say("not-exported", cue="refusal", name=str(target))
    else:
        app.say("exported", name=str(target))
