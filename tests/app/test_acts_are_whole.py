"""An act with several writes happens as a whole or not at all, at whichever write the disk becomes full."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from numeramis_access.app.evening.director_menu import DirectorDesk
from numeramis_access.app.evening.results import enter_averages
from numeramis_access.app.people.company import Company
from numeramis_access.app.people.identity import adopt_next_key, device_key, save_next_key, store_new_key
from numeramis_access.evening.evening import open_lines
from numeramis_access.store.evenings import Evenings, KeptEvenings
from numeramis_access.store.home import Home
from numeramis_access.tables.request_fields import Request
from tests.app.director import PAIRS, Director, begun, director
from tests.app.player import home, player
from tests.full_disk import disk_with_room

#: more writes than any of these acts needs
MANY = 200



def announced(made: Director) -> None:
    """Prepare an evening without entrants."""
    made.announce()


def entered(made: Director) -> None:
    """Prepare an evening that is ready for the draw."""
    made.announce()
    for pair in PAIRS:
        made.enter_pair(*pair)


def swiss(made: Director) -> None:
    """Prepare an evening that needs a draw for its next round."""
    begun(made, ("evening-plan-movement", 2), ("evening-plan-rounds", 2), ("evening-plan-boards", -1))
    made.enter_results([7, 8])


def announce(made: Director) -> None:
    """Announce an evening."""
    made.choose("evening-new")
    made.choose("evening-announce")


def enter_pair(made: Director) -> None:
    """Enter a pair by two names."""
    made.choose("evening-enter")
    for name in ("Eva Malá", "Jan Nový"):
        made.write_name(name)


def enter_file(made: Director) -> None:
    """Enter all people of a file."""
    file = home().exports / "jmena.csv"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("".join(f"{','.join(pair)}\n" for pair in PAIRS), "utf-8")
    made.choose("evening-names-file")
    made.enter(file.name)


def substitute(made: Director) -> None:
    """Replace a person with a substitute."""
    made.choose("evening-seats")
    made.enter(made.labels[0])
    made.enter(next(label for label in made.labels if label in {name for pair in PAIRS for name in pair}))
    made.choose("evening-replace")
    made.write("Karel Náhradník")
    made.choose("evening-reason", reason="late")


def begin_round(made: Director) -> None:
    """Draw the next round and begin it."""
    made.choose("evening-begin-round", round=2)


def average(made: Director) -> None:
    """Give an average for each missing result."""
    menu = made.app.scene
    assert isinstance(menu, DirectorDesk)
    enter_averages(menu.keeper, open_lines(menu.keeper.evening))


#: acts by name: the preparation, and the act itself
ACTS: dict[str, tuple[Callable[[Director], None], Callable[[Director], None]]] = {
    "announce": (lambda made: None, announce), "pair": (announced, enter_pair), "file": (announced, enter_file),
    "substitute": (begun, substitute), "draw and begin": (swiss, begin_round), "average": (begun, average),
}  # fmt: skip


def kept() -> KeptEvenings:
    """Return all evenings at home."""
    return Evenings(home().evenings).all()


def lines_of(everything: KeptEvenings) -> list[int]:
    return [len(one.lines) for one in everything.evenings]


def known(everything: KeptEvenings) -> list[str]:
    return sorted(one.name for one in everything.people)


def run(name: str, room: int) -> tuple[KeptEvenings, KeptEvenings, bool]:
    """Return the kept evenings before and after an act, and whether the disk was full in between."""
    before_it, act = ACTS[name]
    Evenings(home().evenings).remove()
    with director() as made:
        before_it(made)
        before = kept()
        with disk_with_room(room) as disk:
            act(made)
        return before, kept(), disk.full


@pytest.mark.slow
@pytest.mark.parametrize("name", ACTS)
def test_an_act_is_done_as_a_whole_or_not_at_all(name: str) -> None:
    _, whole, full = run(name, MANY)
    assert not full
    for room in range(MANY):
        before, after, full = run(name, room)
        if not full:
            break
        assert after == before, f"half done after {room} writes"
    assert (lines_of(after), known(after)) == (lines_of(whole), known(whole))
    assert room > 1, "an act of several writes"


def test_whoever_tries_again_as_told_enters_each_person_once() -> None:
    with director() as made:
        announced(made)
        made.choose("evening-enter")
        made.write_name("Eva Malá")
        made.choose("evening-write-name")
        with disk_with_room(0):
            said = made.write("Jan Nový")
        assert any(made.text("evening-not-kept") in one for one in said)
        made.choose("evening-write-name")
        said = made.write("Jan Nový")
        names = made.app.narrator.language.join(["Eva Malá", "Jan Nový"])
        assert any(names in one for one in said), said
    assert known(kept()) == ["Eva Malá", "Jan Nový"]
    assert lines_of(kept()) == [2]


def test_a_key_that_cannot_be_kept_is_told_to_no_house(tmp_path: Path) -> None:
    own = Home.at(tmp_path)
    key = device_key(own)
    with disk_with_room(0), pytest.raises(OSError, match="No space"):
        save_next_key(own)
    assert not adopt_next_key(own)
    assert device_key(own) == key
    with player("cs") as someone, disk_with_room(0):
        company = Company(someone.app, "")
        company.passphrase.made, asked = 5, list[Request]()
        company.ask = lambda request, *_: asked.append(request)  # type: ignore[method-assign]
        company.passphrase.sign_out_others("", lambda _: None)
        assert someone.app.text("people-key-not-kept") in someone.told()
        assert not asked


def test_a_key_is_whole_or_the_one_before(tmp_path: Path) -> None:
    own = Home.at(tmp_path)
    key = device_key(own)
    with disk_with_room(0):
        assert store_new_key(own) != key
    assert device_key(own) == key
