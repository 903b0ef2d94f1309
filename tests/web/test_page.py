"""The served page in Debian's Chromium: by touch, by keys, narrow, in every colour scheme, and without the server."""

from __future__ import annotations

import json
import re
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Locator, Page, WebSocketRoute, expect

from numeramis_access.catalogue import STANDARD
from numeramis_access.input.keymap import load_keymap
from numeramis_access.input.reach import reaches_a_page
from numeramis_access.words.language import Language
from tests.web.browsing import (
    FIELD,
    GAMES,
    PHONE,
    STAYS,
    at_the_table,
    chromium,
    opened,
    own_turn,
    press,
    served,
    until,
)

pytestmark = pytest.mark.peer("chromium")

@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as launched:
        yield launched


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(tmp_path_factory.mktemp("home")) as (found, _):
        yield found


@pytest.fixture(scope="module", params=GAMES)
def table(request: pytest.FixtureRequest, browser: Browser, address: str) -> Iterator[Page]:
    """A table of each game at the player's turn, for tests that only look at it."""
    page = opened(browser, address, has_touch=True)
    at_the_table(page, request.param)
    page.locator("#hand button.card").first.focus()
    page.keyboard.press("s")
    expect(page.locator("#latest")).not_to_be_empty()
    yield page
    page.context.close()


@pytest.mark.turns(2)
@pytest.mark.parametrize(("language", "new", "start"), [("en-GB", "New match", "Start playing"),
                                                        ("cs-CZ", "Nová partie", "Začít hrát")])  # fmt: skip
def test_axe_finds_nothing_at_the_table(browser: Browser, address: str, language: str, new: str, start: str) -> None:
    page = opened(browser, address, language)
    at_the_table(page, new=new, start=start)
    for scheme, forced in (("light", "none"), ("dark", "none"), ("light", "active")):
        page.emulate_media(color_scheme=scheme, forced_colors=forced)  # type: ignore[arg-type]
        found = Axe().run(page, options={"resultTypes": ["violations"]})
        assert found.violations_count == 0, f"{scheme}, {forced}: {found.generate_report()}"
    assert page.locator("html").get_attribute("lang") == language[:2]
    page.context.close()


def test_a_deal_is_played_by_touch_on_a_phone(browser: Browser, address: str) -> None:
    page = opened(browser, address, **PHONE)
    at_the_table(page)
    for left in range(9, 0, -1):
        until(lambda: own_turn(page))
        cards = page.locator("#hand button.card")
        assert cards.count() == left
        box = cards.first.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
        cards.first.tap()
        expect(page.locator("#hand button.card")).to_have_count(left - 1)
    expect(page.get_by_role("button", name="Go on to the next deal")).to_be_visible()
    page.context.close()


def test_letters_ask_while_the_hand_has_the_focus(browser: Browser, address: str) -> None:
    page = opened(browser, address)
    at_the_table(page)
    log = page.get_by_role("log")
    page.locator("#hand button").and_(page.locator(STAYS)).first.focus()
    page.keyboard.press("w")
    expect(log).to_contain_text("One trick is at stake")
    page.locator("#command-buttons button").first.focus()
    page.keyboard.press("s")
    page.locator("#hand button").and_(page.locator(STAYS)).first.focus()
    page.keyboard.press("w")
    expect(log).to_contain_text(re.compile("(One trick is at stake.*){2}", re.DOTALL))
    assert log.get_by_text("Games").count() == 0, "only where the hand has the focus"
    page.keyboard.press("s")
    expect(log).to_contain_text("Games")
    page.context.close()


def test_letters_can_be_switched_off(browser: Browser, address: str) -> None:
    page = opened(browser, address)
    press(page, "Settings")
    press(page, "Play")
    page.get_by_role("button", name="Single-letter keys: next").click()
    expect(page.get_by_role("button", name="Single-letter keys: off")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    at_the_table(page)
    page.locator("#hand button").and_(page.locator(STAYS)).first.focus()
    page.keyboard.press("w")
    page.get_by_text("Ask", exact=True).click()
    page.get_by_role("button", name="how many tricks are at stake").click()
    log = page.get_by_role("log")
    expect(log).to_contain_text("One trick is at stake")
    assert log.get_by_text("One trick is at stake").count() == 1
    page.context.close()


@pytest.mark.parametrize("leaves", ["the table", "the program"])
def test_a_question_is_read_before_its_first_answer(browser: Browser, address: str, leaves: str) -> None:
    """In the previously focused toolbar readers would say "No" and nothing else."""
    page = opened(browser, address)
    if leaves == "the table":
        at_the_table(page)
        page.keyboard.press("Escape")
        press(page, "Leave the table")
    else:
        press(page, "Quit")
    asked = page.locator("#play button:focus")
    expect(asked).to_have_accessible_name(re.compile(r"^Really .*\?.* No$"))
    page.keyboard.press("ArrowDown")
    expect(asked).to_have_accessible_name("Yes")
    page.keyboard.press("ArrowUp")
    expect(asked).to_have_accessible_name("No")
    if leaves == "the program":
        press(page, "Yes")
        expect(page.get_by_role("status")).to_contain_text("Load the page again")
        expect(page.get_by_role("button")).to_have_count(0)
    page.context.close()


def test_what_the_table_asks_is_read_before_its_first_answer(browser: Browser, address: str) -> None:
    page = opened(browser, address)
    for name in ("New match", "Šipky, darts with cards", "Start playing"):
        press(page, name)
    until(lambda: own_turn(page))
    page.locator("#play button").and_(page.locator(STAYS)).first.focus()
    log = page.get_by_role("log")
    answer, makes = page.locator("#play button:focus"), page.locator("#choices button", has_text="Make ")
    for _ in range(100):  # a pair makes one number without a question, a game may end, and other sentences may follow
        heard = page.locator("#latest").inner_text()
        page.keyboard.press("Enter")
        until(lambda before=heard: page.locator("#latest").inner_text() != before)
        until(lambda: makes.count() > 1 or (answer.count() > 0 and (own_turn(page) or answer.inner_text() == "Go on")))
        if makes.count() > 1:
            break
    expect(answer).to_have_accessible_name(re.compile(r"^.* or .*\? Make .*"))
    expect(page.locator("#latest")).to_contain_text("?")
    expect(log).not_to_contain_text("?")
    page.keyboard.press("ArrowRight")
    expect(page.locator("#play button:focus")).to_have_accessible_name(re.compile("^Make "))
    page.context.close()


#: notes whether a field still exists when the focus leaves it: Orca is silent if it is gone by then
STILL = """() => document.addEventListener("focusin", () => {
  window.still = document.querySelectorAll(".leaving input").length;
})"""


def test_a_number_is_offered_whole_with_its_range_and_why_it_is_not_taken(browser: Browser, address: str) -> None:
    page = opened(browser, address)
    press(page, "Settings")
    press(page, "Sight")
    page.locator("#play").get_by_role("button", name="Size in percent: 100", exact=True).click()
    field = page.locator(FIELD)
    expect(field).to_be_focused()
    expect(field).to_have_accessible_name("Size in percent, from one hundred to four hundred.")
    for number in ("20", "999"):
        page.keyboard.type(number)
        expect(field).to_have_value(number)  # the old text was selected
        page.keyboard.press("Enter")
        expect(field).to_have_attribute("aria-invalid", "true")
        expect(page.locator("#reason")).to_have_text("The number must be from one hundred to four hundred.")
        expect(field).to_have_accessible_description("")  # it would be heard twice: the log has it
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    expect(field).to_have_accessible_description("The number must be from one hundred to four hundred.")
    page.keyboard.type("200")
    page.evaluate(STILL)
    page.keyboard.press("Enter")
    expect(page.locator("#play button:focus")).to_have_accessible_name("Sight. Size in percent: 200")
    assert page.evaluate("still") == 1
    page.context.close()


def test_why_a_card_cannot_be_played_stands_at_the_card(browser: Browser, address: str) -> None:
    page = opened(browser, address)
    at_the_table(page)
    card = page.locator("#hand button.card").nth(3)
    card.focus()
    page.keyboard.press("n")  # as any refusal: this one does not depend on the cards
    expect(page.locator("#reason")).to_contain_text("only at the practice table")
    expect(card).to_have_accessible_description("")  # it would be heard twice: the log has it
    until(lambda: abs(bottom(page.locator("#reason")) - top(card)) < 2)  # the hand may just be placed
    page.keyboard.press("ArrowRight")
    expect(page.locator("#reason")).to_be_empty()
    page.context.close()


def test_the_reason_stays_at_its_card_when_the_hand_is_placed_later(browser: Browser, address: str) -> None:
    """On a busy machine the program's places come after a refusal; until then the style sheet lays the hand."""
    places: list[dict[str, Any]] = []

    def keep(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            message = json.loads(text)
            if isinstance(message, dict) and "drawn" in message:
                places.append({"drawn": message["drawn"]})
                message["drawn"] = {**message["drawn"], "hand": []}
            socket.send(json.dumps(message))

        server.on_message(pass_on)
        sockets.append(socket)

    sockets: list[WebSocketRoute] = []
    page = browser.new_page(locale="en-GB", viewport=PHONE["viewport"])
    page.set_default_timeout(60_000)
    page.route_web_socket(re.compile("."), keep)
    page.goto(address)
    at_the_table(page)
    card, reason = page.locator("#hand button.card").last, page.locator("#reason")
    card.focus()
    page.keyboard.press("n")
    expect(reason).to_contain_text("only at the practice table")
    expect(page.locator("#hand")).not_to_have_class(re.compile("placed"))
    sockets[-1].send(json.dumps(places[-1]))
    expect(page.locator("#hand")).to_have_class(re.compile("placed"))
    until(lambda: abs(bottom(reason) - top(card)) < 2)
    page.context.close()


def top(shown: Locator) -> float:
    box = shown.bounding_box()
    assert box is not None
    return box["y"]


def bottom(shown: Locator) -> float:
    box = shown.bounding_box()
    assert box is not None
    return box["y"] + box["height"]


def test_which_card_of_how_many_it_is_is_a_part_of_its_name_where_the_player_wants_that(
    browser: Browser, address: str
) -> None:
    page = opened(browser, address)
    at_the_table(page)
    named = page.locator("#hand button.card")
    for place, words in ((0, "first of nine"), (8, "ninth of nine")):
        expect(named.nth(place)).to_have_accessible_name(re.compile(rf"^[A-Z][a-z]+, {words}\.$"))
    page.keyboard.press("Escape")
    press(page, "Leave the table")
    press(page, "Yes")
    press(page, "Settings")
    press(page, "Speech")
    page.get_by_role("button", name="Say a card's place in the hand: next").click()
    expect(page.get_by_role("button", name="Say a card's place in the hand: off")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    at_the_table(page)
    expect(page.locator("#hand button.card").first).to_have_accessible_name(re.compile(r"^[A-Z][a-z]+\.$"))
    page.context.close()


def test_names_of_another_language_are_marked(browser: Browser, address: str) -> None:
    page = opened(browser, address)
    press(page, "New match")
    expect(page.locator("#hand button > span[lang=cs]")).to_have_text("Šipky")
    press(page, "Šipky, darts with cards")
    expect(page.locator("#title > span[lang=cs]")).to_have_text("Šipky")
    page.context.close()


#: suit, colour and width of each card in the hand and on the table; those on the table take the width they need
DRESSED = """() => {
  document.documentElement.classList.add("suits");
  const color = (one) => getComputedStyle(one).color;
  for (const one of document.querySelectorAll("#hand .card")) {
    one.removeAttribute("aria-disabled");
    one.classList.remove("unplayable");
  }
  const faces = [...document.querySelectorAll("[class*=suit-]")].map((one) =>
    [one.classList[1], color(one), one.closest(".card")?.offsetWidth ?? 0]);
  document.documentElement.classList.remove("suits");
  return faces;
}"""


def test_each_suit_has_a_colour_of_its_own_in_the_hand_and_on_the_table(table: Page) -> None:
    faces = table.evaluate(DRESSED)
    assert len({suit for suit, *_ in faces}) == len({colour for _, colour, _ in faces})
    assert len({(suit, colour) for suit, colour, _ in faces}) == len({colour for _, colour, _ in faces})
    assert len({width for *_, width in faces if width}) <= 1


#: browsers' names of keys, where they differ from our keymaps
BROWSERS = {
    "left": "ArrowLeft", "right": "ArrowRight", "up": "ArrowUp", "down": "ArrowDown", "return": "Enter", "space": " ",
    "comma": ",", "period": ".", "ctrl": "Control",
}  # fmt: skip
#: keys that the browser itself handles on a focused button or field
BY_ITSELF = {"menu": {"return", "space"}, "table": {"return", "space", "tab"}, "writing": {"backspace", "delete"}}
#: whether the page takes a key, without doing it: it keeps it from the browser, or sends something
TAKES = """([key, shiftKey]) => {
  let sent = false;
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = () => { sent = true; };
  const target = document.querySelector("#play :focus");
  const taken = ["keydown", "keyup"].map((type) =>
    !target.dispatchEvent(new KeyboardEvent(type, { key, shiftKey, bubbles: true, cancelable: true })));
  target.focus();
  WebSocket.prototype.send = send;
  return sent || taken[0];
}"""


def met(page: Page) -> list[tuple[str, str]]:
    """Return the browser's accessibility tree of the page in order: kind and name of each item."""
    session = page.context.new_cdp_session(page)
    nodes = {node["nodeId"]: node for node in session.send("Accessibility.getFullAXTree")["nodes"]}
    session.detach()

    def through(node: dict[str, Any]) -> Iterator[tuple[str, str]]:
        if not node["ignored"]:
            yield node["role"]["value"], node.get("name", {}).get("value", "")
        for child in node.get("childIds", ()):
            yield from through(nodes[child])

    return list(through(next(node for node in nodes.values() if "parentId" not in node)))


#: kinds that need a name
NAMED = {"button", "heading", "toolbar", "region", "DisclosureTriangle", "link", "textbox"}
#: the parts of the table in the order of swipes
PARTS = ("banner", "main", "paragraph", "list", "toolbar", "DisclosureTriangle", "log", "contentinfo", "status")


def test_swipes_meet_message_table_hand_choices_and_menu_in_this_order(table: Page) -> None:
    table.set_viewport_size(PHONE["viewport"])  # type: ignore[arg-type]
    until(lambda: table.locator("#now").text_content() == table.locator("#latest").text_content() != "")
    tree = met(table)
    assert not [one for one in tree if one[0] in NAMED and not one[1].strip()]
    kinds = [kind for kind, _ in tree]
    places = [kinds.index(part, kinds.index("main") if part in ("list", "paragraph") else 0) for part in PARTS]
    assert places == sorted(places), list(zip(PARTS, places, strict=True))
    buttons = [name for kind, name in tree if kind == "button"]
    shown = [one.get_attribute("data-text") for one in table.locator("#hand button, #choices button").all()]
    assert [name.casefold() for name in buttons[: len(shown) + 1]] == [*map(str.casefold, map(str, shown)), "menu"]
    (title,) = (name for kind, name in tree[: kinds.index("main")] if kind == "heading")
    assert title == table.locator("#title").inner_text()
    assert kinds.count("main") == kinds.count("banner") == kinds.count("contentinfo") == kinds.count("log") == 1
    seated = table.locator("#board .seat .name").all_text_contents()
    listed = table.locator("#players li").all_text_contents()
    names = [one.split(",")[0].casefold() for one in listed]
    assert names == [name.casefold() for name in seated], "everybody is met once, clockwise from the own place"


def test_a_page_takes_every_key_that_its_help_names(browser: Browser, address: str) -> None:
    page = opened(browser, address)
    at_the_table(page)
    page.locator("#hand button.card").first.focus()
    takes(page, "table")
    page.keyboard.press("F1")
    expect(page.locator("#text")).to_be_visible()
    takes(page, "reader")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.locator("#play")).to_contain_text("Leave the table")
    takes(page, "menu")
    press(page, "Leave the table")
    press(page, "Yes")
    press(page, "Play with people")
    expect(page.locator(FIELD)).to_be_focused()
    takes(page, "writing")
    page.context.close()


def test_a_field_that_is_left_with_a_text_asks_first_and_keeps_it(browser: Browser, address: str) -> None:
    page = opened(browser, address)
    press(page, "Play with people")
    field = page.locator(FIELD)
    expect(field).to_be_focused()
    page.keyboard.type("Wanda")
    page.keyboard.press("Escape")
    expect(page.locator("#play")).to_contain_text("Yes")
    press(page, "No")
    expect(field).to_have_value("Wanda")
    press(page, "Cancel")
    press(page, "Yes")
    expect(field).to_have_count(0)
    page.context.close()


def takes(page: Page, context: str) -> None:
    """Try every key of the help in a context."""
    for key in sorted({key for _, keys in load_keymap().keys_of(context) for key in keys}):
        if reaches_a_page(key, context, letters=True) and key not in BY_ITSELF.get(context, ()):
            sign = key.removeprefix("shift+")
            shift = sign != key
            name = BROWSERS.get(sign, sign.upper() if shift else sign.title() if len(sign) > 1 else sign)
            assert page.evaluate(TAKES, [name, shift]), key


def test_a_record_is_gone_through_by_the_keys_that_it_names(browser: Browser, address: str) -> None:
    page = opened(browser, address)
    at_the_table(page)
    for left in (8, 7):
        until(lambda: own_turn(page))
        page.locator("#hand button.card").first.click()
        expect(page.locator("#hand button.card")).to_have_count(left)
    page.keyboard.press("Escape")
    press(page, "Leave the table")
    press(page, "Yes")
    expect(page.locator("#title")).to_have_text("Main menu")
    for name in ("Records of matches", "Quist", "Listen"):
        page.locator("#play button").filter(has_text=re.compile(f"^{name}")).and_(page.locator(STAYS)).first.click()
    shown = page.locator("#hand button").and_(page.locator(STAYS))
    expect(page.get_by_role("log")).to_contain_text("Step with the arrow keys")
    page.keyboard.press("ArrowRight")
    expect(shown.first).to_be_focused()
    texts = [shown.first.inner_text()]
    for key in ("ArrowRight", "Enter", "ArrowLeft", "Space"):
        page.keyboard.press(key)
        expect(shown.first).not_to_have_text(texts[-1])
        expect(shown.first).to_be_focused()
        texts.append(shown.first.inner_text())
    page.keyboard.press("Home")
    expect(page.locator("#hand button.card")).to_have_count(0)
    page.context.close()


def test_f1_helps_at_the_hand_and_is_the_browsers_elsewhere(browser: Browser, address: str) -> None:
    page = opened(browser, address)
    at_the_table(page)
    page.evaluate("addEventListener('keydown', (event) => { window.ours = event.defaultPrevented; })")
    page.locator("#command-buttons button").first.focus()
    page.keyboard.press("F1")
    assert page.evaluate("window.ours") is False
    page.locator("#hand button.card").first.focus()
    page.keyboard.press("F1")
    assert page.evaluate("window.ours") is True
    page.context.close()


def test_a_second_tab_says_so_and_may_go_on_there(browser: Browser, address: str) -> None:
    page = opened(browser, address)
    second = page.context.new_page()
    second.goto(address)
    expect(second.get_by_role("status")).to_contain_text("another tab")
    second.get_by_role("button", name="Continue here").click()
    expect(second.locator("#hand button").first).to_have_text("New match")
    expect(page.get_by_role("status")).to_contain_text("Load the page again")
    page.context.close()


def test_a_line_says_what_this_is_and_one_what_each_game_is(browser: Browser, address: str) -> None:
    page = opened(browser, address)
    expect(page.locator("#about")).to_have_text(Language("en").text("program-is"))
    press(page, "New match")
    expect(page.locator("#about")).to_be_hidden()
    for record in STANDARD:
        words = Language("en", record.game_words())
        entry = page.locator("#play button").filter(has_text=words.text(f"game-{record.name}"))
        expect(entry.and_(page.locator(STAYS))).to_have_accessible_description(words.text(f"about-{record.name}"))
    page.context.close()


def test_after_quit_title_and_heading_are_the_programs(browser: Browser, address: str) -> None:
    page = opened(browser, address)
    press(page, "Quit")
    press(page, "Yes")
    expect(page.get_by_role("status")).to_contain_text("Load the page again")
    expect(page).to_have_title("Numeramis Access")
    expect(page.locator("#title")).to_have_text("Numeramis Access")
    page.context.close()


def test_on_paper_there_is_the_record_and_no_button(browser: Browser, address: str) -> None:
    page = opened(browser, address)
    at_the_table(page)
    page.emulate_media(media="print")
    for shown in ("#lying", "#log p"):
        expect(page.locator(shown).first).to_be_visible()
        assert page.locator(shown).first.evaluate("one => one.getBoundingClientRect().width") > 100
    for hidden in ("#commands", "footer", "#board", "#hand"):
        expect(page.locator(hidden)).to_be_hidden()
    page.context.close()


def test_a_record_is_on_paper_without_its_menu(browser: Browser, address: str) -> None:
    page = opened(browser, address)
    at_the_table(page)
    page.keyboard.press("Escape")
    press(page, "Leave the table")
    press(page, "Yes")
    press(page, "Records of matches")
    page.locator("#play button").first.click()
    expect(page.locator("#play").get_by_role("button", name="Save as text")).to_be_visible()
    page.emulate_media(media="print")
    expect(page.locator("#log p").first).to_be_visible()
    for hidden in ("#hand", "#choices"):
        expect(page.locator(hidden)).to_be_hidden()
    page.context.close()


def test_the_paragraph_with_the_focus_is_black_on_paper(browser: Browser, address: str) -> None:
    page = opened(browser, address)
    press(page, "Rules")
    press(page, "Whist")
    page.keyboard.press("ArrowDown")
    page.emulate_media(media="print")
    focused, other = (page.locator(f"#text p{kind}").first for kind in (":focus", ":not(:focus)"))
    colours = "one => [getComputedStyle(one).color, getComputedStyle(one).backgroundColor]"
    assert focused.evaluate(colours) == other.evaluate(colours) == ["rgb(0, 0, 0)", "rgba(0, 0, 0, 0)"]
    page.context.close()


def test_without_javascript_the_sentence_stands_below_the_heading_and_no_button(browser: Browser, address: str) -> None:
    context = browser.new_context(java_script_enabled=False, locale="de-AT")
    page = context.new_page()
    page.goto(address)
    box = page.locator("noscript p").bounding_box()
    assert box is not None
    assert box["y"] < 100
    expect(page.locator("button:visible")).to_have_count(0)
    context.close()


@pytest.mark.parametrize("way", ["killed", "reloaded"])
def test_a_match_goes_on_where_it_stood_after_the_tab_was_lost(browser: Browser, address: str, way: str) -> None:
    """The player hears how it stands, and the focus is in the hand."""
    page = opened(browser, address)
    at_the_table(page)
    hand = page.locator("#hand button.card").all_text_contents()
    context = page.context
    if way == "killed":
        page.close()
        page = context.new_page()
        page.goto(address)
    else:
        page.reload()
    expect(page.locator("#hand button.card").first).to_be_visible()
    assert page.locator("#hand button.card").all_text_contents() == hand
    expect(page.locator("#play button:focus")).to_have_count(1)
    expect(page.get_by_role("log")).to_contain_text("Quist: the match goes on.")
    expect(page.get_by_role("log")).to_contain_text("You")
    context.close()


@pytest.mark.turns(2)
@pytest.mark.parametrize(
    ("how", "message"), [(signal.SIGKILL, "page-lost"), (signal.SIGTERM, "page-back-soon")], ids=["killed", "closed"]
)
def test_a_match_is_continued_after_the_server_was_started_again(
    browser: Browser, tmp_path: Path, how: signal.Signals, message: str
) -> None:
    """A killed server ends the line silently, a closed one with code 1012."""
    with served(tmp_path) as (address, server):
        page = opened(browser, address)
        at_the_table(page)
        hand = page.locator("#hand button.card").all_text_contents()
        server.send_signal(how)
        server.wait()
        expect(page.get_by_role("status")).to_contain_text(Language("en").text(message))
        cards = page.locator("#play")
        expect(cards).to_have_css("opacity", "0.5")  # and by eye: they answer no one
        port = address.split(":")[-1].strip("/")
        with served(tmp_path, "--port", port):
            expect(page.get_by_role("status")).to_contain_text("Connected again")
            expect(cards).to_have_css("opacity", "1")
            expect(page.locator("#log")).to_contain_text("the match goes on")
            expect(page.locator("#hand button.card").first).to_be_visible()
            assert page.locator("#hand button.card").all_text_contents() == hand
            page.context.close()


def test_the_players_colours_and_sizes_are_followed_and_stay(browser: Browser, address: str) -> None:
    page = opened(browser, address, color_scheme="light")
    ground = "getComputedStyle(document.body).backgroundColor"
    assert page.evaluate(ground) == "rgb(243, 243, 238)"
    # the browser's own parts, such as the bars, follow the scheme
    expect(page.locator("html")).to_have_css("color-scheme", "light dark")
    expect(page).to_have_title("Main menu \u2013 Numeramis Access")
    press(page, "Settings")
    expect(page).to_have_title("Settings \u2013 Numeramis Access")
    press(page, "Sight")
    theme = page.locator(".row").first
    theme.get_by_role("button").last.click()
    expect(theme.get_by_role("button").first).not_to_contain_text("same as the system")
    until(lambda: page.evaluate("document.documentElement.style.getPropertyValue('--ground')") != "")
    size = page.evaluate("getComputedStyle(document.documentElement).fontSize")
    page.locator(".row").nth(1).get_by_role("button").last.click()
    until(lambda: page.evaluate("getComputedStyle(document.documentElement).fontSize") != size)
    style = "['--ground', '--scale'].map((name) => document.documentElement.style.getPropertyValue(name))"
    chosen = page.evaluate(style)
    page.reload()
    expect(page.locator("#hand button").first).to_be_visible()
    until(lambda: page.evaluate(style) == chosen)
    page.context.close()


def test_settings_that_a_page_has_nothing_for_are_not_offered(browser: Browser, address: str) -> None:
    page = opened(browser, address)
    press(page, "Settings")
    expect(page.get_by_role("toolbar")).to_contain_text("Sight")
    assert "raille" not in page.get_by_role("toolbar").inner_text()
    page.context.close()
