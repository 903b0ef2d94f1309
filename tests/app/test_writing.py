"""Typing a text from every input: window keys, dots of a display, a line at the terminal; each letter is spoken."""

from __future__ import annotations

import ast

import pytest

from tests import sources
from tests.app.player import Player, player


def at_the_name(someone: Player) -> None:
    """Open the entry for the player's name in the settings."""
    for name in ("menu-settings", "settings-game", "set-name"):
        label = someone.app.text(name)
        entries = someone.app.scene.entries  # type: ignore[attr-defined]
        place = next(at for at, entry in enumerate(entries) if entry.label() == label)
        someone.press("home", *["down"] * place, "return")


@pytest.mark.parametrize("language", ["cs", "en"])
def test_a_name_is_typed_letter_by_letter_heard_and_kept(language: str) -> None:
    with player(language) as someone:
        at_the_name(someone)
        said = someone.press("shift+j", "i", "ř", "x", "backspace", "í")
        assert [text.rstrip(".") for text in said] == [
            *(("Velké J", "I", "Ř", "X", "X smazáno", "Í") if language == "cs" else
              ("Capital J", "I", "Ř", "X", "X erased", "Í")),
        ]  # fmt: skip
        heard = someone.press("return")
        assert someone.app.settings.name == "Jiří"
        assert "Jiří" in " ".join(heard)


def test_keys_that_are_commands_elsewhere_are_letters_here() -> None:
    with player("en") as someone:
        at_the_name(someone)
        someone.press("h", "s", "5", "space", "period", "comma", "q")
        assert someone.app.scene.text == "hs5 .,q"  # type: ignore[attr-defined]
        someone.press("escape", "down", "return")
        assert someone.app.settings.name == ""
        assert someone.app.scene.context == "menu"


@pytest.mark.parametrize(
    ("language", "said"),
    [("cs", ["A", "V", "Velké E", "V", "V smazáno", "X", "Konec textu", "Nová"]),
     ("en", ["A", "V", "Capital E", "V", "V erased", "X", "End of the text", "Nová"])],
)  # fmt: skip
def test_the_cursor_says_the_letter_it_meets_and_letters_are_put_in_and_taken_out_there(
    language: str, said: list[str]
) -> None:
    with player(language) as someone:
        at_the_name(someone)
        someone.press("shift+e", "v", "a", "space", "shift+n", "o", "v", "á", "home", "right", "right", "right")
        keys = ("left", "left", "home", "right", "delete", "x", "end", "ctrl+left")
        assert [text.rstrip(".") for text in someone.press(*keys)] == said
        assert someone.app.scene.text == "Exa Nová"  # type: ignore[attr-defined]
        someone.press("home", "ctrl+right", "backspace", "return")
        assert someone.app.settings.name == "ExaNová"


def test_marks_and_the_space_have_names() -> None:
    with player("cs") as someone:
        at_the_name(someone)
        assert [text.rstrip(".") for text in someone.press("comma", "period")] == ["Čárka", "Tečka"]
        assert someone.press("left", "home", "delete", "delete", "delete")[-1] == "Zatím není nic napsáno."


@pytest.mark.parametrize(("echo", "said"), [("letters", ["E", "V", "Ev"]), ("words", ["Ev"]), ("none", [])])
def test_what_is_typed_is_echoed_by_letter_by_word_or_not_at_all(echo: str, said: list[str]) -> None:
    with player("en", echo=echo) as someone:
        at_the_name(someone)
        assert [text.rstrip(".") for text in someone.press("e", "v", "space")] == said
        assert [text.rstrip(".") for text in someone.press("left", "left")] == ["Space", "V"]


def test_a_text_that_nobody_took_is_left_only_after_a_question() -> None:
    with player("cs") as someone:
        someone.app.change(name="Eva")
        at_the_name(someone)
        someone.press("escape")
        assert someone.app.scene.context == "menu"  # no question, because the text is unchanged
        someone.press("return")
        for leave in (("escape",), ("down", "return")):
            someone.press("x", "left")
            assert "Zahodit, co je napsáno?" in " ".join(someone.press(*leave))
            assert "Eva" in " ".join(someone.press("return"))  # answers no; text and cursor stay
            someone.press("delete")
            assert someone.app.scene.text == "Eva"  # type: ignore[attr-defined]
        assert someone.app.settings.name == "Eva"


def test_dots_that_mean_nothing_in_the_table_are_told_and_not_written() -> None:
    with player("en", braille_table="en-6") as someone:
        at_the_name(someone)
        assert [text.rstrip(".") for text in someone.press("braille dot6", "braille dot2+dot4+dot5+dot6")] == [
            "Dots 6", "Capital W"
        ]  # fmt: skip
        said = someone.press("braille dot4+dot5+dot6", "braille space")
        assert "no meaning" in " ".join(said)
        assert someone.app.scene.text == "W "  # type: ignore[attr-defined]


def test_a_name_is_typed_in_dots() -> None:
    with player("cs") as someone:
        at_the_name(someone)
        dots = ("dot1+dot5+dot7", "dot1+dot2+dot3+dot6", "dot1", "braille space", "dot1+dot8")
        someone.press(*(one if " " in one else f"braille {one}" for one in dots))
        assert someone.app.scene.text == "Eva 1"  # type: ignore[attr-defined]
        someone.press("braille dot7")
        assert someone.app.scene.text == "Eva "  # type: ignore[attr-defined]
        someone.press("braille dot8")
        assert someone.app.settings.name == "Eva"


@pytest.mark.parametrize(
    ("language", "table", "name"), [("en", "", "Ewa?"), ("cs", "", "Eřa?"), ("cs", "en-8", "Ewa?")]
)
def test_dots_are_read_in_the_players_own_table(language: str, table: str, name: str) -> None:
    with player(language) as someone:
        someone.app.change(braille_table=table)
        at_the_name(someone)
        mark = "dot2+dot6" if name == "Eřa?" else "dot1+dot4+dot5+dot6"
        someone.press(*(f"braille {one}" for one in ("dot1+dot5+dot7", "dot2+dot4+dot5+dot6", "dot1", mark)))
        assert someone.app.scene.text == name  # type: ignore[attr-defined]


def test_a_line_at_the_terminal_is_the_text_as_it_was_typed() -> None:
    with player("cs") as someone:
        at_the_name(someone)
        someone.app._take_typed("Jana Nová")
        someone.settle()
        assert someone.app.settings.name == "Jana Nová"


def test_nothing_is_no_text_and_too_much_is_said() -> None:
    with player("en") as someone:
        at_the_name(someone)
        assert "You haven't typed anything yet" in " ".join(someone.press("backspace"))
        assert "You haven't typed anything yet" in " ".join(someone.press("return"))
        someone.press(*"a" * 30)
        assert "It can't be longer" in " ".join(someone.press("b"))
        assert someone.app.scene.text == "a" * 30  # type: ignore[attr-defined]


def calls(*names: str) -> set[str]:
    """Return the messages that calls of these functions name anywhere in the program."""
    found = set()
    for _, nodes in sources.nodes_with([f"{name}(" for name in names], "numeramis_access"):
        for node in nodes:
            called = getattr(node, "func", None)
            if isinstance(node, ast.Call) and getattr(called, "id", getattr(called, "attr", "")) in names:
                found |= {one.value for one in node.args[:2] if isinstance(one, ast.Constant)}
    return {one for one in found if isinstance(one, str)}


def test_every_field_says_what_to_type_and_none_is_called_as_the_entry_that_opened_it() -> None:
    fields = calls("WritingMenu")
    assert {"people-name", "people-address"} <= fields
    assert fields & calls("button", "opens", "back") == set()
