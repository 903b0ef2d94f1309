"""Talk at a table: the player says something, hears others in the player's own language, and reads back earlier words.
"""

from __future__ import annotations

from functools import partial

from numeramis_access.app.people.company import Company
from numeramis_access.app.people.identity import new_id
from numeramis_access.app.people.person_menu import person_menu
from numeramis_access.app.shell.menu import Entry, Menu, back_entry, button_entry
from numeramis_access.app.shell.scene import Pop, Push, Transition
from numeramis_access.app.shell.writing import WritingMenu
from numeramis_access.tables.pushes import Said
from numeramis_access.tables.request_fields import SET_PHRASES
from numeramis_access.tables.table_requests import Say
from numeramis_access.words.announcement import Priority

#: longest text that can be typed to the table, in characters
MAX_CHAT_CHARACTERS = 300


def talk_entries(company: Company, table: str) -> list[Entry]:
    """Return two menu entries: to say something, and to read back the talk.

    :param company: the connection to the server. :param table: id of the table.
    """
    app = company.app
    return [
        button_entry(app, "people-say", lambda: Push(say_menu(company, table))),
        button_entry(app, "people-said-before", lambda: Push(said_menu(company, table))),
    ]


def say_menu(company: Company, table: str) -> Menu:
    """Return the menu of talk: set phrases, and an entry to type words.

    While typed words are refused, that entry says why.

    :param company: the connection to the server. :param table: id of the table.
    """
    app = company.app

    def say(phrase: str = "", text: str = "") -> Transition:
        company.ask(Say(id=new_id(), table=table, phrase=phrase, text=text))
        return Pop()

    def entries() -> list[Entry]:
        def write() -> Transition | None:
            if company.is_silent(table):  # say so before the player types in vain
                company.requests.say_why("deal-is-on")
                return None
            return Push(
                WritingMenu(app, "people-write-words", lambda text: say(text=text), longest=MAX_CHAT_CHARACTERS)
            )

        return [
            *(button_entry(app, f"people-phrase-{phrase}", partial(say, phrase)) for phrase in SET_PHRASES),
            button_entry(app, "people-write", write),
            back_entry(app),
        ]

    return Menu(app, "people-say", entries)


def said_menu(company: Company, table: str) -> Menu:
    """Return the menu of the talk at a table, the last words first, without the words of muted and blocked people.

    Enter on another person's words opens that person's menu.

    :param company: the connection to the server. :param table: id of the table.
    """
    app = company.app

    def line(said: Said) -> Entry:
        text = app.text("people-said", name=said.name, text=words_of(company, said))
        about = partial(person_menu, company, said.person, said.name, table, disturbs=True)
        return Entry(partial(str, text), None if said.person == company.person else lambda: Push(about()))

    def entries() -> list[Entry]:
        heard = [said for said in company.talk.talk_at(table) if company.is_heard(said.person)]
        return [*map(line, reversed(heard)), back_entry(app, "back" if heard else "people-nothing-said")]

    return Menu(app, "people-said-before", entries)


def words_of(company: Company, said: Said) -> str:
    """Return the text of something said; a set phrase is in the language of this program's player."""
    return company.app.text(f"people-phrase-{said.phrase}") if said.phrase in SET_PHRASES else said.text


def tell_said(company: Company, said: Said) -> None:
    """Say the words of another person, unless the player muted or blocked them.

    :param company: the connection to the server. :param said: the words with their speaker.
    """
    if said.person != company.person and company.is_heard(said.person):
        company.app.say("people-said", Priority.QUEUE, name=said.name, text=words_of(company, said))
