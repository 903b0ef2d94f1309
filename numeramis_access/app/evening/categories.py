"""Categories of people, such as blind, or partially sighted and sighted, and standings in each of them.

A category can tell of health, so it is stored among a person's needs: apart from the log, never copied, and deleted
with them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import msgspec

from numeramis_access.app.evening.evening_menu import EveningMenu
from numeramis_access.app.evening.evening_writer import EveningWriter, name_of_evening, wear_note
from numeramis_access.app.evening.keeper import EveningKeeper
from numeramis_access.app.shell.menu import Entry, Menu, back_entry, button_entry
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import EnterAgain, Pop, Push, Transition
from numeramis_access.app.shell.writing import WritingMenu
from numeramis_access.evening.events import Entrant
from numeramis_access.evening.standings import Rank, ranks_among, standings
from numeramis_access.store.evenings import KeptPerson
from numeramis_access.words.texts import Paragraph

#: beginning of the need that names a category; most characters of a name
CATEGORY_PREFIX, MAX_CATEGORY_CHARACTERS = "category:", 40


def category_of(person: KeptPerson | None) -> str:
    """Return the category of a person, empty for none."""
    needs = person.needs if person is not None else ()
    return next((need.removeprefix(CATEGORY_PREFIX) for need in needs if need.startswith(CATEGORY_PREFIX)), "")


def with_category(person: KeptPerson, category: str) -> KeptPerson:
    """Return a copy of a person with this category in place of any other; nothing is saved.

    :param person: the person. :param category: its name, empty for none.
    """
    others = tuple(need for need in person.needs if not need.startswith(CATEGORY_PREFIX))
    return msgspec.structs.replace(person, needs=(*others, *([CATEGORY_PREFIX + category] if category else [])))


def entrants_by_category(keeper: EveningKeeper) -> dict[str, list[Entrant]]:
    """Return the entrants of each category, keyed by its name and sorted by it; an entrant counts if all its people are
    in it.
    """
    groups: dict[str, list[Entrant]] = {}
    for entrant in keeper.evening.playing:
        names = {category_of(keeper.people.get(person)) for person in keeper.evening.entrants[entrant]}
        if len(names) == 1 and (name := names.pop()):
            groups.setdefault(name, []).append(entrant)
    return dict(sorted(groups.items()))


def category_entry(app: App, keeper: EveningKeeper, person: KeptPerson) -> Entry:
    """Return the entry of a person's category: Enter offers the known ones and a new one, left and right choose a known
    one or none.

    The choice is saved at once.
    """

    def now() -> KeptPerson:
        return keeper.people.get(person.id, person)

    def keep(category: str) -> None:
        keeper.save_people([with_category(now(), " ".join(category.split()))])

    def change(by: int) -> None:
        names = known()
        keep(names[(names.index(category_of(now())) + by) % len(names)])

    def known() -> list[str]:
        """Return no category, then those of all people in order."""
        return sorted({"", category_of(now()), *map(category_of, keeper.people.values())})

    def written(text: str) -> Transition:
        keep(text)
        return EnterAgain()

    def write() -> Transition:
        own = category_of(now())
        return Push(WritingMenu(app, "evening-category", written, own, longest=MAX_CATEGORY_CHARACTERS))

    def choose() -> Transition:
        return Push(Menu(app, "evening-category", choices)) if len(known()) > 1 else write()

    def choices() -> list[Entry]:
        def chosen(name: str) -> Transition:
            return Pop(then=lambda: written(name))

        return [
            *(button_entry(app, "evening-category-value", partial(chosen, name), name=name or "none")
              for name in (*known()[1:], "")),
            button_entry(app, "evening-category-new", lambda: Pop(then=write)), back_entry(app),
        ]  # fmt: skip

    def value() -> str:
        return app.text("evening-category-value", name=category_of(now()) or "none")

    return Entry(partial(app.text, "evening-category"), choose, value, change)


def ranks_by_category(keeper: EveningKeeper) -> list[tuple[str, tuple[Rank, ...]]]:
    """Return the ranks within each category by the category's name, the best first; with several fields, one field
    after the other.
    """
    fields = standings(keeper.evening)
    groups = entrants_by_category(keeper).items()
    return [
        (name, ranks) for name, members in groups for field in fields if (ranks := ranks_among(field, members))
    ]


def categories_menu(app: App, keeper: EveningKeeper) -> EveningMenu:
    """Return the menu that lists the standings within each category; without any a sentence says so."""

    def entries() -> list[Entry]:
        rows: list[Entry] = []
        for name, ranks in ranks_by_category(keeper):
            rows.append(Entry(partial(str, name), identity=f"category {name}"))
            name_of, place_of = menu.tell.number_and_names, menu.tell.place
            rows += [Entry(partial(name_of, rank.entrant), None, partial(place_of, rank)) for rank in ranks]
        return [*(rows or [Entry(partial(app.text, "evening-no-standings"))]), back_entry(app)]

    menu = EveningMenu(app, keeper, "evening-by-category", entries)
    return menu


def heading_of_results(tell: EveningWriter, title: str) -> list[Paragraph]:
    """Return the heading of a paper of results, the name and date of the evening, what people who see wear,
    and how many entrants it does not name.

    :param tell: forms the texts of the evening. :param title: id of the message of the heading.
    """
    unnamed, keeper = tell.unnamed_count(), tell.keeper
    name = name_of_evening(tell.words, keeper.evening.plan, keeper.created)
    return [
        tell.paragraph(title, 1), tell.paragraph("evening-card", names=name), *wear_note(tell),
        *([tell.paragraph("evening-results-unnamed", count=unnamed)] if unnamed else []),
    ]  # fmt: skip


def category_results(tell: EveningWriter) -> list[Paragraph]:
    """Return the standings within each category as a paper."""
    paragraphs = heading_of_results(tell, "evening-paper-categories")
    for name, ranks in ranks_by_category(tell.keeper):
        paragraphs.append(tell.paragraph("evening-category-value", 2, name=name))
        paragraphs += _places(tell, ranks)
    return paragraphs


def _places(tell: EveningWriter, ranks: Sequence[Rank]) -> list[Paragraph]:
    return [
        tell.paragraph("evening-rank", item=True, names=tell.number_and_names(rank.entrant), place=tell.place(rank))
        for rank in ranks
    ]
