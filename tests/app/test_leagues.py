"""Five places in one table, led by keys and by ear: copies taken in, a fork, people of one name, standings, a final."""

from __future__ import annotations

import msgspec

from numeramis_access.evening import events as ev
from numeramis_access.evening.copies import CopiedPerson, EveningCopy, people_of, read_copy, write_copy
from numeramis_access.evening.league import Leagues, read_leagues
from numeramis_access.evening.log import Log, LogEntry, line_of, read_entries
from numeramis_access.store.evenings import Evenings
from tests.app.director import Director, begun, director
from tests.app.player import home
from tests.app.test_play_contests import told
from tests.evening.test_leagues import corrected, played

PLACES = ("Praha", "Brno", "Ostrava", "Plzen", "Zlin")


def copy_of(place: str, log: Log) -> EveningCopy:
    """Return a place's copy: its first player is called Eva in each place, the others by the place."""
    lines = tuple(line_of(entry) for entry in log.entries)
    people = tuple(
        CopiedPerson(id, "Eva Bílá" if id.endswith("-0") else f"{place} {id[-1]}", shown=True)
        for id in sorted(people_of(lines))
    )
    return EveningCopy("numeramis-evening", f"id-{place}", "2026-11-20T18:00:00", people, lines)


def put(copy: EveningCopy, name: str) -> None:
    home().exports.mkdir(parents=True, exist_ok=True)
    (home().exports / f"{name}.evening").write_bytes(write_copy(copy))


def take(made: Director, name: str) -> str:
    """Take a copy in, and return the announcements."""
    made.choose("league-copies-menu")
    return told(made.enter(f"{name}.evening"))


def kept() -> Leagues:
    return read_leagues(Evenings(home().evenings).all().leagues)


def with_five_places(made: Director, order: tuple[str, ...]) -> None:
    """Take five places in, begin a league, and let all of them count."""
    for place in order:
        put(copy_of(place, played(place)), place)
        take(made, place)
        made.back()
    made.choose("league-menu")
    made.choose("league-new")
    made.write("Podzim")
    made.choose("league-evenings", count=0)
    for row in range(len(PLACES)):
        made.press(*["down"] * bool(row), "right")
    made.back()


def test_five_places_give_one_table_in_any_order_and_people_of_one_name_are_asked_about() -> None:
    tables = []
    for order in (PLACES, PLACES[::-1]):
        with director("en") as made:
            with_five_places(made, order)
            assert len(kept().leagues[0].evenings) == len(PLACES)
            made.choose("league-names", count=1)
            asked = 0
            while made.app.scene.is_question("league-one-person"):
                asked += 1
                assert "Eva Bílá plays here: Brno, Tournament" in made.app.scene.title()
                made.enter(made.text("yes"))
            assert asked == 4, "five people called Eva are one"
            made.choose("evening-standings")
            tables.append((made.labels, list(made.values.values())))
            assert made.labels.count("Eva Bílá") == 1
            made.go_to("Eva Bílá")
            assert "five of five count" in made.values["Eva Bílá"]
            said = told(made.press("return"))
            assert "Eva Bílá" in said
            made.back()
            made.back()
            said = told(made.choose("evening-as-csv"))
            assert "Podzim-league.csv" in said
        home().evenings.unlink()
    assert tables[0] == tables[1]


def test_a_final_is_announced_with_those_who_go_on() -> None:
    with director("en") as made:
        with_five_places(made, PLACES)
        made.choose("league-final")
        made.change("league-further", 2)
        count = len(Evenings(home().evenings).all().evenings)
        made.choose("league-announce-final")
        evenings = Evenings(home().evenings).all().evenings
        assert len(evenings) == count + 1
        final = Log(read_entries(evenings[-1].lines)).evening
        assert final.plan.title == "Podzim, final"
        assert len(final.entrants) >= 7
        assert made.text("evening-close") in made.labels, "the desk of the final is open"


def test_a_copy_is_written_without_needs_and_brings_nothing_twice() -> None:
    with director("en") as made:
        begun(made)
        made.choose("evening-papers")
        made.choose("league-write-copy")
        (written,) = home().exports.glob("*.evening")
        copy = read_copy(written.read_text(encoding="utf-8"))
        assert {person.name for person in copy.people} >= {"Marie Nová", "Jan Malý"}
        assert "needs" not in written.read_text(encoding="utf-8")
        for _ in range(2):
            made.back()
        assert "This copy brought nothing new." in take(made, written.stem)


def test_a_later_copy_adds_what_is_new_and_a_broken_one_nothing() -> None:
    log = played("Brno")
    with director("en") as made:
        put(copy_of("Brno", Log(log.entries[:9])), "Brno")
        assert "People in it: four" in take(made, "Brno")
        put(copy_of("Brno", corrected(log)), "Brno")
        said = told(made.enter("Brno.evening"))
        new = made.text("evening-cell", value=len(corrected(log).entries) - 9)
        assert f"Steps added from the copy: {new}" in said
        put(copy_of("Brno", Log(log.entries[:12])), "Brno")
        assert "nothing new" in told(made.enter("Brno.evening"))
        (home().exports / "Brno.evening").write_text("[]")
        assert "isn't a copy of an evening" in told(made.enter("Brno.evening"))
        (only,) = Evenings(home().evenings).all().evenings
        assert len(only.lines) == len(corrected(log).entries)


def test_a_fork_is_told_and_the_directors_decision_is_remembered() -> None:
    log = played("Brno")
    other = log.copy()
    last = other.entry_to_undo()
    assert last is not None
    for event in (ev.EventUndone(last.number), ev.EveningFinished()):
        entry = other.next_entry(event, "2026-11-29T23:00:00")
        assert isinstance(entry, LogEntry)
        other.add(entry)
    for chosen, holds in (("league-fork-there", corrected(log)), ("league-fork-here", other)):
        with director("en") as made:
            put(copy_of("Brno", other), "Brno")
            take(made, "Brno")
            put(copy_of("Brno", corrected(log)), "Brno")
            said = told(made.enter("Brno.evening"))
            assert "Two copies of this evening differ from step number" in said
            made.enter(made.text(chosen, what="", count=0)[:12])
            (only,) = Evenings(home().evenings).all().evenings
            assert only.lines == tuple(line_of(entry) for entry in holds.entries)
            refused = log.copy() if chosen == "league-fork-there" else corrected(log)
            put(copy_of("Brno", other if chosen == "league-fork-there" else refused), "Brno")
            assert "This copy was refused earlier" in told(made.enter("Brno.evening"))
        home().evenings.unlink()


def test_leagues_and_answers_travel_with_a_home() -> None:
    with director("en") as made:
        with_five_places(made, PLACES)
        everything = Evenings(home().evenings).all()
        assert msgspec.json.decode(msgspec.json.encode(everything), type=type(everything)) == everything
        second = Evenings(home().evenings.with_name("second.sqlite"))
        second.add_all(everything)
        assert second.all() == everything
