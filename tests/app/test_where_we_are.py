"""Questions about seats, progress and recent events, from every input, in both languages."""

from __future__ import annotations

import pytest

from braille.text import BrailleTable
from numeramis_access.core.cards import SUIT
from numeramis_access.games.shared.tricks import CardPlayed
from numeramis_access.input.commands import SEAT_OFFSET_BY_COMMAND, Command
from numeramis_access.input.inbox import Touched
from tests.app.fingers import at_display, read
from tests.app.player import Player, behind, player
from tests.app.test_hand import Beetle, play_any
from tests.app.test_keys import at_table
from tests.app.test_typed_words import typed
from tests.standard import STANDARD

#: dots of the digits; together with dots 7 and 8 they ask about a player
DOTS = ("245", "1", "12", "14", "145", "15", "124", "1245", "125", "24")


def chord(step: int) -> str:
    return "braille " + "+".join(f"dot{dot}" for dot in DOTS[step] + "78")


def spoken_by_page(someone: Player, command: Command) -> list[str]:
    someone.app.do_command(command)
    return someone.told()


def on_every_road(someone: Player, step: int) -> list[list[str]]:
    """Ask about the same player by keyboard, display, command's name, player's name and touch; return the answers."""
    match = someone.match
    assert match is not None
    command = list(SEAT_OFFSET_BY_COMMAND)[step]
    seat = match.talk.seat_at(step)
    assert seat is not None
    ways = [someone.press(f"alt+{step}"), someone.press(chord(step)), spoken_by_page(someone, command)]
    ways.append(typed(someone, f"\x1b{step}".replace("\x1b", "seat-")))
    if step:
        ways.append(typed(someone, match.talk.people().persons[seat].name))
    someone.app.receive(Touched("table", seat))
    return [*ways, someone.told()]


@pytest.mark.parametrize(
    ("language", "partner", "opponent", "pair"),
    [("en", "your partner", "opponent", "The pair has"), ("cs", "váš spoluhráč", "soupeř", "Dvojice")],
)
def test_one_key_a_player(language: str, partner: str, opponent: str, pair: str) -> None:
    with player(language) as someone:
        match = at_table(someone, "whist")
        for _ in range(6):
            play_any(someone)
        for step in range(4):
            ways = on_every_road(someone, step)
            assert len(set(map(tuple, ways))) == 1, ways
            (said,) = ways[0]
            seat = match.talk.seat_at(step)
            assert seat is not None
            name = match.talk.people().persons[seat].name
            relation = {1: opponent, 2: partner, 3: opponent}.get(step, "")
            assert said.startswith(f"{name}, {relation}") if step else said
            lying = {play.seat: play.card for play in match.view.cards_on_table() or match.view.last_cards_on_table()}
            assert pair in said
            assert all(shows(said, someone, card) == (owner == seat) for owner, card in lying.items())


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "There are only four players at this table."),
        ("cs", "Tolik hráčů u stolu nesedí, jsou jen čtyři."),
    ],
)
def test_where_nobody_sits_that_is_said(language: str, sentence: str) -> None:
    with player(language) as someone:
        at_table(someone, "quist")
        assert someone.press("alt+7") == [sentence]


@pytest.mark.parametrize("game", list(STANDARD.names))
@pytest.mark.parametrize("language", ["cs", "en"])
def test_every_game_tells_about_every_player_at_every_moment(game: str, language: str) -> None:
    with player(language) as someone:
        match = at_table(someone, game)
        seats = match.seat.facts.seats
        for _ in range(25):
            for step in range(seats):
                (said,) = someone.press(f"alt+{step}")
                assert said[0] == said[0].upper()
            play_any(someone)
            if match.is_over:
                break


@pytest.mark.parametrize("language", ["cs", "en"])
def test_once_more_at_the_practice_table_everything_that_was_played(language: str) -> None:
    with player(language) as someone:
        match = at_table(someone, "whist", practice=True)
        for _ in range(5):
            play_any(someone)
        while not match.is_own_turn:
            someone.settle()
        seat = match.talk.seat_at(1)
        events = [event for event, _ in behind(match).moments if isinstance(event, CardPlayed) and event.seat == seat]
        first = someone.press("alt+1")
        (second,) = someone.press("alt+1")
        assert first != [second]
        words = someone.app.narrator.language
        names = [words.text("focus-card", card=event.card).rstrip(".").lower() for event in events]
        places = [second.lower().index(name) for name in names]
        assert places == sorted(places)
        assert len(places) >= 4
        assert someone.press("alt+1") == first, "and round again"


def test_in_earnest_it_stays_with_what_lies_there() -> None:
    with player("en") as someone:
        at_table(someone, "whist")
        for _ in range(5):
            play_any(someone)
        assert someone.press("alt+1") == someone.press("alt+1")


ASKED = {
    "en": {
        "l": ("led", "Hearts were led; you hold three."), "e": ("how far", "Second trick of thirteen."),
        "p": ("who is here", "Alojz on your left, Bedřich, your partner, opposite, Dana on your right."),
        "shift+w": ("goal", "A game is ten points, a rubber is two games, and a match is one rubber."),
        "y": ("agreed", "Variant: plain Whist. Number of rubbers: 1. Wiping out points: No. Partners: sit opposite."),
    },
    "cs": {
        "p": ("kdo tu sedí", "Vlevo Alojz, naproti váš spoluhráč Bedřich, vpravo Dana."),
        "shift+w": ("cíl", "Na partii je třeba deset bodů, na robber dvě partie. Zápas má jeden robber."),
        "y": ("domluva", "Obměna: základní whist. Počet robberů: 1. Škrtání bodů: Ne. Spoluhráči: sedí naproti."),
    },
}  # fmt: skip


@pytest.mark.parametrize("language", ["cs", "en"])
def test_where_we_are_by_key_and_by_word(language: str) -> None:
    with player(language) as someone:
        at_table(someone, "whist")
        for key in ("p", "shift+w", "y"):
            word, sentence = ASKED[language][key]
            assert someone.press(key)[-1] == sentence
            assert typed(someone, word)[-1] == sentence


@pytest.mark.parametrize(("language", "none"), [("en", "you hold none"), ("cs", "v ruce je nemáte")])
def test_the_suit_led_and_how_many_of_it_are_held(language: str, none: str) -> None:
    with player(language) as someone:
        match = at_table(someone, "whist")
        counts = set()
        for _ in range(40):
            lying = match.view.cards_on_table()
            if match.is_own_turn and lying:
                held = sum(SUIT[card] == SUIT[lying[0].card] for card in match.view.hand)
                (said,) = someone.press("l")
                assert (none in said) == (held == 0)
                assert said == language_of_table(match, "led", suit=SUIT[lying[0].card], count=held)
                counts.add(held)
            play_any(someone)
        assert {0, 1, 2} <= counts


def test_which_trick_it_is_by_the_count_of_cards() -> None:
    with player("en") as someone:
        match = at_table(someone, "whist")
        for _ in range(20):
            if match.is_own_turn and not match.is_waiting_for_player:
                trick, own, other = len(match.view.past_tricks()) + 1, *match.view.counted  # type: ignore[attr-defined]
                said = someone.press("e")
                place = someone.app.narrator.language.numerals.ordinal(trick).capitalize()
                assert said[0] == f"{place} trick of thirteen."
                assert said[1] == language_of_table(match, "tricks-now", own=own, other=other)
            play_any(someone)


def language_of_table(match: object, message: str, **values: object) -> str:
    return match.talk.narrator.language.phrase(message, **values).text  # type: ignore[attr-defined,no-any-return]


@pytest.mark.parametrize(("language", "word"), [("en", "what happened"), ("cs", "co se stalo")])
def test_all_since_the_own_last_turn_in_one_utterance(language: str, word: str) -> None:
    with player(language) as someone:
        match = at_table(someone, "whist")
        someone.press("home", "z")
        card = match.desk.item_under_cursor()
        said = someone.press("return")
        (lately,) = someone.press("x")
        assert typed(someone, word) == [lately]
        assert someone.press("braille dot1+dot3+dot4+dot6") == [lately]
        own = [text for text in said if text in lately]
        assert own, (said, lately)
        told_then = [event for event, _ in behind(match).moments if isinstance(event, CardPlayed)]
        mine = max(place for place, event in enumerate(told_then) if event.card == card)
        lying = {play.card for play in match.view.cards_on_table()}
        for event in told_then[mine + 1 :]:
            assert shows(lately, someone, event.card) or event.card not in lying


def shows(text: str, someone: Player, card: str) -> bool:
    """Return whether a text names a card, in the nominative or the accusative."""
    names = someone.app.narrator.language.text("typed-card", card=card).lower().split(", ")
    return any(name in text.lower() for name in names[:2])


@pytest.mark.parametrize("practice", [False, True])
def test_the_history_shows_no_card_of_a_trick_that_may_not_be_looked_at_any_more(practice: bool) -> None:
    with player("en", pace=0.0) as someone:
        match = at_table(someone, "whist", practice=practice)
        first = match.view.cards_on_table()
        while len(match.view.past_tricks()) < 3 or not match.view.cards_on_table() or not match.is_own_turn:
            play_any(someone)
        closed = [card for trick in match.view.past_tricks() for _, card in trick]
        someone.press("x")
        everything = []
        someone.press("shift+comma")
        for _ in range(400):
            said = someone.press("period")
            if said == ["There's nothing more in the history."]:
                break
            everything += said
        plays = [one for one in someone.app.announcer.history if one.kind == "card-played"]
        seen = {card for card in closed for one in plays if shows(one.full or one.text, someone, card)}
        assert bool(seen) == practice
        assert first is not None


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("en", ["The history gives you what was played.", "The history gives you results and scores.",
                "The history gives you your own questions.", "The history gives you everything."]),
        ("cs", ["Historie: jen to, co se hrálo.", "Historie: jen výsledky.",
                "Historie: jen vaše otázky.", "Historie: všechno."]),
    ],
)  # fmt: skip
@pytest.mark.parametrize("key", ["shift+f6", "braille space+dot2+dot5"])
def test_the_history_by_kinds(language: str, sentences: list[str], key: str) -> None:
    with player(language) as someone:
        at_table(someone, "whist")
        for _ in range(4):
            play_any(someone)
            someone.press("s", "h")
        for sentence, topic in zip(sentences, ("play", "score", "answer", ""), strict=True):
            assert someone.press(key) == [sentence]
            found = 0
            for _ in range(6):
                someone.app.press("comma")
                for one in someone.announcements():
                    if one.kind != "history-end":
                        found += 1
                        assert topic in ("", one.topic)
            assert found


@pytest.mark.parametrize("language", ["en", "cs"])
def test_whoever_came_to_an_end_of_the_history_goes_back_from_there(language: str) -> None:
    with player(language) as someone:
        at_table(someone, "quist")
        told = [one.text for one in someone.app.announcer.history]
        end = someone.app.text("history-end")
        assert [someone.press(key) for key in ("comma", "period", "period", "comma")] == [
            [told[-1]], [end], [end], [told[-2]],
        ]  # fmt: skip
        assert [someone.press(key) for key in ("shift+comma", "comma", "period")] == [[told[0]], [end], [told[1]]]


def test_what_can_be_asked_stands_in_the_menu_and_is_answered_from_there() -> None:
    with player("en") as someone:
        match = at_table(someone, "whist")
        someone.press("pad start", "pad down", "pad a")
        names = [item.label for item in someone.screen.items]
        assert "who sits where" in names
        assert "Back" in names
        while someone.screen.items[someone.screen.focus].label != "who sits where":
            someone.press("pad down")
        assert someone.press("pad a") == [ASKED["en"]["p"][1]]
        assert someone.app.scene is match


@pytest.mark.parametrize(("language", "new"), [("en", "new match"), ("cs", "nová")])
def test_a_seat_key_is_read_on_a_line_of_14_cells(language: str, new: str) -> None:
    with at_display(Beetle(), "hims", language, braille_seconds=0.0) as someone:
        someone.choose(new, "whist")
        while not someone.match:
            someone.press("dot8")
        while someone.message or not someone.match.is_own_turn:
            someone.press("pan right")
        for step in range(4):
            someone.press("+".join(f"dot{dot}" for dot in DOTS[step] + "78"))
            pages = []
            while someone.message:
                pages.append(someone.message)
                someone.press("pan right")
            seat = someone.match.talk.seat_at(step)
            assert seat is not None
            (said,) = someone.match.talk.answer_about(seat)
            whole = read(BrailleTable(f"{language}-8").cells(said.braille), language).replace("#", "")
            assert "".join(pages).replace(" ", "").replace("#", "") == whole.replace(" ", "")
            assert len(pages) >= len(whole) // 14
