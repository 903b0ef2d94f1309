"""Talk at a table: say something, hear others in the listener's language, read back."""

from __future__ import annotations

from functools import partial

from numeramis_access.app.people.company import Company
from numeramis_access.app.people.identity import new_id
from numeramis_access.app.people.person_menu import person_menu
from numeramis_access.app.shell.menu import Entry, Menu, back, button
from numeramis_access.app.shell.scene import Pop, Push, Transition
from numeramis_access.app.shell.writing import WritingMenu
from numeramis_access.tables.pushes import Said
from numeramis_access.tables.requests import PHRASES, Say
from numeramis_access.words.announcement import Priority

#: longest text that can be typed to the table, in characters
LONGEST = 300


def talk_entries(company: Company, table: str) -> list[Entry]:
    """Return the menu entries that say something and read back the talk."""
    app = company.app
    return [
        button(app, "people-say", lambda: Push(say_menu(company, table))),
        button(app, "people-said-before", lambda: Push(said_menu(company, table))),
    ]


def say_menu(company: Company, table: str) -> Menu:
    """Return the menu of talk: set phrases and typed words."""
    app = company.app

    def say(phrase: str = "", text: str = "") -> Transition:
        company.ask(Say(id=new_id(), table=table, phrase=phrase, text=text))
        return Pop()

    def entries() -> list[Entry]:
        def write() -> Transition | None:
            if company.is_silent(table):  # say so before the player types in vain
                company.requests.say_why("deal-is-on")
                return None
            return Push(WritingMenu(app, "people-write-words", lambda text: say(text=text), longest=LONGEST))

        return [
            *(button(app, f"people-phrase-{phrase}", partial(say, phrase)) for phrase in PHRASES),
            button(app, "people-write", write),
            back(app),
        ]

    return Menu(app, "people-say", entries)


def said_menu(company: Company, table: str) -> Menu:
    """Return the talk of the table without muted people, the last first; Enter on another person's words opens their
    menu.
    """
    app = company.app

    def line(said: Said) -> Entry:
        text = app.text("people-said", name=said.name, text=words_of(company, said))
        about = partial(person_menu, company, said.person, said.name, table, disturbs=True)
        return Entry(partial(str, text), None if said.person == company.person else lambda: Push(about()))

    def entries() -> list[Entry]:
        heard = [said for said in company.talk.at(table) if company.is_heard(said.person)]
        return [*map(line, reversed(heard)), back(app, "back" if heard else "people-nothing-said")]

    return Menu(app, "people-said-before", entries)


def words_of(company: Company, said: Said) -> str:
    """Return the text of something said; a set phrase is in the listener's language."""
    return company.app.text(f"people-phrase-{said.phrase}") if said.phrase in PHRASES else said.text


def tell_said(company: Company, said: Said) -> None:
    """Say the words of another person, unless the player muted or blocked them.

    :param said: the words with their speaker.
    """
    if said.person != company.person and company.is_heard(said.person):
        company.app.say("people-said", Priority.QUEUE, name=said.name, text=words_of(company, said))
