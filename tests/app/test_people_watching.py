"""Watching a match of people from the menu, by keys: arriving, listening, asking, seeing a hand, leaving."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from numeramis_access.app.people.watching import WatchedMatch
from numeramis_access.input.commands import QUESTIONS
from tests.app.friends import Friend, arrive, club, friends, gathered
from tests.server.guests import Club

__all__ = ["club"]


@contextmanager
def three(club: Club, folder: Path) -> Iterator[tuple[Friend, Friend, Friend]]:
    """Yield two people in a match and a third one in the house."""
    with friends(club, folder, ("Adam", "en"), ("Eva", "cs"), ("Jana", "cs")) as (adam, eva, jana):
        gathered(adam, eva)
        adam.choose("Agreements at this table")
        adam.choose("Who can watch")
        adam.press("right", "escape")
        adam.choose("Begin")
        arrive(jana)
        yield adam, eva, jana


def code_of(adam: Friend) -> str:
    return next(iter(adam.match.company.tables.values())).code


def watch(jana: Friend, adam: Friend) -> str:
    """Come to watch by the table's code; return the announcements."""
    jana.choose("Mám kód")
    return jana.line(code_of(adam))


def play(*people: Friend, actions: int = 6) -> None:
    """Let the people at the table play ``actions`` random actions."""
    chance = random.Random(1)
    for _ in range(40):
        for one in people:
            one.settle()
        acting = next((one for one in people if one.match.is_own_turn), None)
        if acting is None:
            continue
        acting.match.act(chance.choice(acting.match.view.legal))  # type: ignore[arg-type]
        actions -= 1
        if not actions:
            break
    for one in people:
        one.settle()


def test_somebody_watches_by_the_code_hears_all_in_the_own_language_and_leaves(club: Club, tmp_path: Path) -> None:
    with three(club, tmp_path) as (adam, eva, jana):
        heard = watch(jana, adam)
        assert isinstance(jana.app.scene, WatchedMatch)
        assert "Díváte se na partii: Quist." in heard
        play(adam, eva)
        assert "Jana is watching." in adam.told(), "whoever has to decide hears it afterwards"
        assert "Jana se dívá." in eva.told()
        told = jana.told()
        assert "Adam" in told
        assert "Eva" in told
        assert "Zdvih" in told or "vynáší" in told
        for word in ("máte", "Jste na řadě", "vy ", "Vynášíte"):
            assert word not in told
        for question in QUESTIONS:
            jana.app.scene.command(question)
        assert "první dvojice" in jana.told()
        jana.app.scene.activate()
        assert "Na řadě je" in jana.told()
        jana.press("escape")
        jana.choose("Přestat se dívat")
        jana.told()
        play(adam, eva, actions=2)
        assert "Jana is no longer watching." in adam.told()
        assert "Adam" not in jana.told()


def test_a_hand_is_asked_for_shown_and_taken_back_by_keys(club: Club, tmp_path: Path) -> None:
    with three(club, tmp_path) as (adam, eva, jana):
        watch(jana, adam)
        assert "nikdo vám své karty neukazuje" in hand(jana)
        jana.press("escape")
        assert "Prosba odešla: Adam." in jana.choose("Ostatní u tohoto stolu", "Adam", "Poprosit")
        jana.press("escape", "escape", "escape")
        play(adam, eva, actions=2)
        assert "Jana would like to see your cards" in adam.told()
        jana.told()
        adam.press("escape")
        assert "Jana can see your cards now." in adam.choose("The others", "Jana", "Show my cards")
        adam.press("escape", "escape")
        shown = jana.told()
        assert "má v ruce Adam" in shown
        assert hand(jana).startswith("Adam má v ruce: ")
        assert jana.match.view.hand == adam.match.view.hand
        assert "nikdo vám" not in jana.press("right"), "the cursor walks over the cards"
        adam.press("escape")
        adam.choose("The others", "Jana", "Hide my cards")
        assert "už nevidíte" in jana.told()
        assert "nikdo vám své karty neukazuje" in hand(jana)


def hand(jana: Friend) -> str:
    jana.told()
    jana.app.scene.command(QUESTIONS[0])
    return jana.told()


def test_friends_are_let_in_without_being_asked_about(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs"), ("Jana", "cs")) as (adam, eva, jana):
        gathered(adam, eva)
        arrive(jana)
        adam.choose("Begin")
        assert "Hráčů jsme se zeptali" in watch(jana, adam)
        assert not isinstance(jana.app.scene, WatchedMatch)
        person = jana.app.scene.company.person  # type: ignore[attr-defined]
        adam.match.company.acquaintances.set_friend(person, "Jana", True)
        watch(jana, adam)
        for one in (adam, jana):
            one.settle()
        assert isinstance(jana.app.scene, WatchedMatch)


def test_of_a_stranger_who_would_like_to_watch_those_who_play_hear_and_two_keys_allow_it(
    club: Club, tmp_path: Path
) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs"), ("Jana", "cs")) as (adam, eva, jana):
        gathered(adam, eva)
        arrive(jana)
        adam.choose("Begin")
        watch(jana, adam)
        play(adam, eva, actions=2)
        assert "Jana would like to watch your match. To allow it, press Shift x, then Enter." in adam.told()
        assert "Jana se chce dívat, jak hrajete." in eva.told()
        adam.press("shift+x")
        assert "Jana can watch now." in adam.press("return")
        jana.settle()
        assert isinstance(jana.app.scene, WatchedMatch)
        eva.press("shift+x")
        assert "Dovolit" not in [entry.label() for entry in eva.app.scene.entries]  # type: ignore[attr-defined]


def test_where_nobody_is_who_could_let_one_watch_one_hears_so_at_once(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs"), ("Jana", "cs")) as (adam, eva, jana):
        gathered(adam, eva)
        arrive(jana)
        adam.choose("Begin")
        code = code_of(adam)
        for one in (adam, eva):
            one.app.scene.company.close()  # type: ignore[attr-defined]
        jana.choose("Mám kód")
        assert "z nich tu teď nikdo není" in jana.line(code)


def test_a_lost_line_loses_whoever_watches_nothing(club: Club, tmp_path: Path) -> None:
    with three(club, tmp_path) as (adam, eva, jana):
        watch(jana, adam)
        jana.lines[0].cut()
        jana.told()
        play(adam, eva, actions=4)
        jana.lines[0].mend()
        back = jana.told()
        assert "Spojení je zpět" in back
        assert jana.match.seat.last_received == eva.match.seat.last_received
        assert "Adam" in back


def test_who_comes_is_told_during_the_own_turn_where_that_is_wished(club: Club, tmp_path: Path) -> None:
    with three(club, tmp_path) as (adam, eva, jana):
        play(adam, eva, actions=1)
        decides, waits = (adam, eva) if adam.match.is_own_turn else (eva, adam)
        watch(jana, adam)
        assert "Jana" not in decides.told()
        assert "Jana" in waits.told()
        decides.app.change(comings_at_once=True)
        jana.press("escape")
        jana.choose("Přestat se dívat")
        assert "Jana" in decides.told()
