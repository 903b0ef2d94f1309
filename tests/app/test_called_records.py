"""Records of real cards: kept, told as everybody knew them, reviewed from each player's place, counted apart."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest

from numeramis_access.app.calling import set_up
from numeramis_access.app.calling.log import record_content, unfinished_journals
from numeramis_access.app.calling.scene import CallingScene
from numeramis_access.app.practice.judge_tasks import Comparison
from numeramis_access.app.practice.table_scene import PracticeScene
from numeramis_access.app.practice.worth import Suppositions
from numeramis_access.app.reading import called_statistics, records, replay, statistics
from numeramis_access.app.reading.called_record import with_first_seat
from numeramis_access.app.reading.replay import Replay
from numeramis_access.app.shell.menu import Menu
from numeramis_access.app.shell.scene import Push
from numeramis_access.app.table.kept_names import name_makers
from numeramis_access.app.table.record_text import text_of
from numeramis_access.app.table.verified import verify
from numeramis_access.app.transfer.items import items_at
from numeramis_access.catalogue import STANDARD
from numeramis_access.core.actions import Action, Concede, Event, PlayCard
from numeramis_access.core.codec import read_options, to_json_value
from numeramis_access.core.ruleset import AnyRuleset
from numeramis_access.core.table import Table
from numeramis_access.games.loker.events import GameClosed
from numeramis_access.games.loker.rules import Loker
from numeramis_access.games.loker.state import LokerOptions
from numeramis_access.games.quist.rules import Quist
from numeramis_access.games.quist.state import QuistOptions
from numeramis_access.games.shared.tricks import CardPlayed
from numeramis_access.games.sipky.events import NumberLaid
from numeramis_access.games.sipky.rules import Sipky
from numeramis_access.input.commands import Command
from numeramis_access.input.inbox import LineTyped
from numeramis_access.players.policy import Choice
from numeramis_access.practice import review
from numeramis_access.practice.judgements import Place
from numeramis_access.store.files import write_whole
from numeramis_access.store.journal import Entrant, Header, read_journal
from numeramis_access.store.statistics import Statistics
from tests.app.calling import NAMES, call_by_keys, called, press_call
from tests.app.player import Player, player
from tests.tables.test_called import SETTINGS, penalized_called, real_table, some_action

#: a setting of each game that can be called
SETTING_OF_GAME = {setting[0]: setting for setting in reversed(SETTINGS) if setting[1] > 1}


def finished(someone: Player, concede: bool = False) -> Path:
    """Call a game of Quist to its end and leave; return its record. :param concede: whether the rest is given up."""
    for path in (*someone.app.home.records.glob("*"), *someone.app.home.called_matches.glob("*")):
        path.unlink()
    scene = called(someone, Table(Quist(), QuistOptions(games=1), 4, 1), 0)
    chance = random.Random(3)
    for _ in range(12 if concede else 36):
        someone.press(chance.choice(scene.seat.match.callable_cards()))
    if concede:
        scene.act(Concede())
    assert scene.is_over
    scene.leave()
    (path,) = someone.app.home.records.glob("*.match")
    return path


def test_a_finished_match_is_kept_as_a_record_that_says_called() -> None:
    with player("cs") as someone:
        path = finished(someone)
        saved = read_journal(path)
        assert saved.finished
        assert saved.header.called
        assert not list(someone.app.home.called_matches.glob("*.match"))
        (name,) = name_makers(someone.app, [path])
        assert "se skutečnými kartami, vyhráv" in name()
        assert "u stolu Marie, Jan, Eva a Cyril" in name()


def test_a_program_killed_after_the_last_card_keeps_the_record_when_the_match_is_opened_again() -> None:
    with player("cs") as someone:
        path = finished(someone)
        scene = called(someone, Table(Quist(), QuistOptions(games=1), 4, 1), 0)
        chance = random.Random(4)
        while not scene.is_over:
            someone.press(chance.choice(scene.seat.match.callable_cards()))
        scene.seat._log.close()  # type: ignore[attr-defined]  # the program is killed
        (kept,) = unfinished_journals(someone.app.home)
        someone.app.follow(set_up.continue_called_match(someone.app, kept))
        again = someone.app.scene
        assert isinstance(again, CallingScene)
        again.leave()
        assert unfinished_journals(someone.app.home) == []
        assert {path.name, kept.name} == {record.name for record in someone.app.home.records.glob("*.match")}


def test_a_record_is_told_as_everybody_at_the_table_knew_it() -> None:
    with player("cs") as someone:
        path = finished(someone)
        someone.app.follow(replay.begin_replay(someone.app, path))
        said = someone.told()
        assert "Hrálo se skutečnými kartami." in said
        said = someone.press("right", "right", "right", "right")
        assert [line for line in said if line.startswith("Jan vynáší")]
        assert not [line for line in said if " v ruce " in line]
        said = someone.press("i")
        assert said == ["Rozbor je vždy z místa některého hráče. Vyberte ho v nabídce záznamu."]


@pytest.mark.parametrize("place", range(4))
def test_the_deal_is_reviewed_from_the_place_of_each_player(place: int) -> None:
    with player("cs") as someone:
        path = finished(someone)
        saved = read_journal(path)
        someone.app.follow(records._open(someone.app, path))
        menu = someone.app.scene
        assert isinstance(menu, Menu)
        someone.press("home", "down", "return", *["down"] * place, "return")
        scene = someone.app.scene
        assert isinstance(scene, Replay)
        someone.press("right", "right", "right", "right")
        own = scene.record.message(2).position
        assert scene.record.seats[own.seat].occupant.name == saved.header.entrants[place].name
        assert len(set(own.view.hand)) > 1
        someone.press("shift+i")
        table = someone.app.scene
        assert isinstance(table, PracticeScene)
        names = [seat.occupant.name for seat in table.seat.seats]
        others = [entrant.name for entrant in saved.header.entrants]
        assert names[1:] == [*others[place + 1 :], *others[:place]]
        assert table.view.hand == own.view.hand or len(table.view.hand) == 8  # the leader has led


def test_each_place_of_a_record_is_the_same_match() -> None:
    with player("cs") as someone:
        path = finished(someone)
        saved = read_journal(path)
        first = Replay(someone.app, saved)
        for place in range(4):
            turned = Replay(someone.app, with_first_seat(saved, place), by="x")
            assert len(turned.record) == len(first.record)
            cards = [
                (turned.record.message(number).event, first.record.message(number).event)
                for number in range(1, len(first.record) + 1)
            ]
            assert [(theirs.card, (theirs.seat + place) % 4) for theirs, _ in cards if hasattr(theirs, "card")] == [
                (ours.card, ours.seat) for _, ours in cards if hasattr(ours, "card")
            ]


def test_a_deal_that_was_given_up_tells_no_hand_and_has_no_review() -> None:
    with player("cs") as someone:
        path = finished(someone, concede=True)
        scene = Replay(someone.app, with_first_seat(read_journal(path), 1), by="Jan")
        scene.place = 3
        for command in (Command.HINT, Command.RETRY, Command.OPEN_CARDS):
            someone.shown.clear()
            assert scene.command(command) is None
            assert someone.texts() == ["Všechny karty se tu neukázaly, takže se neví, kdo je držel."]
            assert command not in scene.possible_commands()


def penalized(someone: Player) -> Path:
    """Write the record of a called match of Whist with a penalty in its second deal; return its path."""
    called_match = penalized_called(1)
    entrants = tuple(Entrant(name, "masculine") for name in NAMES[:4])
    header = Header("whist", 4, 0, to_json_value(called_match.options), entrants, called_match.dealer, called=True)
    path = someone.app.home.records / "whist-20261130-120000-1.match"
    write_whole(path, record_content(header, called_match))
    return path


@pytest.mark.parametrize("game", [game.name for game in STANDARD if game.ruleset().hidden_cards is not None])
def test_a_review_says_and_assumes_nothing_about_the_strength_of_the_people_at_a_real_table(game: str) -> None:
    """The computers that play on there have the level of the settings, and the names of these people."""
    with player("en", level="beginner") as someone:
        for path in someone.app.home.records.glob("*"):
            path.unlink()
        call_by_keys(someone, real_table(SETTING_OF_GAME[game], 7), 7).leave()
        (path,) = someone.app.home.records.glob("*.match")
        scene = Replay(someone.app, with_first_seat(read_journal(path), 1), by="Jan")
        scene.place = len(scene.record)
        moved = scene.command(Command.HINT)
        if moved is None:
            assert not any(map(scene.record.shows_hands, scene.record.deal_starts))
            return
        assert isinstance(moved, Push)
        table = moved.scene
        assert isinstance(table, PracticeScene)
        said = [Suppositions(table.judgements, table.tasks).lines(), table.judgements.assumed_level]
        assert said == [[], ""]
        made = next(decision for decision in table.decisions() if len(decision.view.legal) > 1)
        place, blamed = Place(made.at, made.view), blaming(made)
        last = Comparison(made.action, assumes_opponents=True)
        assert table.tasks.compare(place, blamed, last) is None
        table.tasks.met = ("beginner",) * len(table.tasks.met)  # the same deal among computers
        assert Suppositions(table.judgements, table.tasks).lines()
        assert (table.tasks.compare(place, blamed, last) is None) == bool(table.judgements.assumed_level)


def blaming(made: review.Decision) -> Choice:
    """Return a judgement that blames a decision, without doubt."""
    best = next(action for action in made.view.legal if action != made.action and isinstance(action, Action))
    return Choice(best, ((best, 9.0), (made.action, 0.0)), "only-choice", errors=(0.01, 0.01))


@pytest.mark.parametrize("game", [game.name for game in STANDARD if game.ruleset().hidden_cards is not None])
def test_a_record_says_who_deals_first_and_nothing_of_a_draw(game: str) -> None:
    """The caller named the dealer; the program drew no lot. Records of earlier versions do not tell that apart."""
    with player("en") as someone:
        for path in someone.app.home.records.glob("*"):
            path.unlink()
        call_by_keys(someone, real_table(SETTING_OF_GAME[game], 7), 7).leave()
        (path,) = someone.app.home.records.glob("*.match")
        saved = read_journal(path)
        older = [
            {name: part for name, part in value.items() if name != "chosen"} if isinstance(value, dict) else value
            for value in saved.actions
        ]
        for record in (saved, replace(saved, actions=older)):
            texts = [part.text for part in text_of(someone.app.language, record, STANDARD)]
            assert sum(text.endswith(" deals first.") for text in texts) == 1
            assert not [text for text in texts if "won the draw" in text]
            for place in range(saved.header.seats):
                told = Replay(someone.app, with_first_seat(record, place), by="Jan")
                told.place = 1
                assert told._announcements()[0].text in texts


@pytest.mark.parametrize("place", range(4))
def test_a_penalty_takes_only_its_own_deal_from_the_review(place: int) -> None:
    with player("cs") as someone:
        someone.app.follow(records._open(someone.app, penalized(someone)))
        someone.press("home", "down", "return", *["down"] * place, "return")
        scene = someone.app.scene
        assert isinstance(scene, Replay)
        for deal, begin in enumerate(scene.record.deal_starts):
            scene.place = begin
            someone.shown.clear()
            scene.command(Command.OPEN_CARDS)
            told = someone.texts()
            scene.command(Command.OPEN_CARDS)
            for command in (Command.HINT, Command.RETRY):
                someone.shown.clear()
                moved = scene.command(command)
                if deal == 1:
                    assert moved is None
                    assert someone.texts() == [told[-1]] == [someone.app.text("call-penalized")]
                    continue
                assert len(told) == 1
                assert isinstance(moved, Push)
                table = moved.scene
                assert isinstance(table, PracticeScene)
                actions = [decision.action for decision in table.decisions()]
                cards = [action.card for action in actions if isinstance(action, PlayCard)]
                events = [scene.record.message(number).event for number in range(begin, begin + 60)]
                played = [event.card for event in events if isinstance(event, CardPlayed) and event.seat == 0]
                assert set(cards) <= set(played)
                assert bool(cards) == (command is Command.HINT)


def test_called_matches_count_apart_from_the_players_own() -> None:
    with player("cs") as someone:
        finished(someone)
        before = Statistics(someone.app.home.statistics).sums()
        statistics._recount(someone.app)
        assert Statistics(someone.app.home.statistics).sums() == before
        texts = [paragraph.text for paragraph in called_statistics.called_statistics_reader(someone.app).paragraphs]
        assert texts[0] == "Quist: jedna partie"
        assert len(texts) == 5
        assert sum("jedna vyhraná" in text for text in texts) == 2


def test_a_record_of_real_cards_proves_nothing_and_is_packed_with_all_others() -> None:
    with player("cs") as someone:
        path = finished(someone)
        assert verify(path, STANDARD).lines[0].id == "call-verify"
        assert f"records/{path.name}" in [item.name for item in items_at(someone.app.home)]


def test_a_record_of_loker_is_told_though_nobody_saw_all_cards() -> None:
    with player("cs") as someone:
        finished(someone)
        match = Table(Loker(), LokerOptions(games=1, stakes="simple"), 4, 2)
        match.draw()
        scene = called(someone, match, match.record[0].seat)  # type: ignore[attr-defined]
        chance = random.Random(2)
        while not match.is_over:
            before = len(match.moments)
            action = some_action(match, chance)
            match.act(action)
            match.draw()
            press_call(someone, scene, action, match.moments[before:])
        assert scene.is_over
        scene.leave()
        (path,) = someone.app.home.records.glob("loker-*.match")
        saved = read_journal(path)
        assert saved.header.called
        told = Replay(someone.app, saved)
        assert len(told.record) == len(scene.seat.match.moments)
        text = "\n".join(part.text for part in text_of(someone.app.language, saved, STANDARD))
        assert "Hrálo se skutečnými kartami." in text
        assert "Marie" in text


def odds_after(someone: Player, rules: AnyRuleset, lines: str, event: type[Event]) -> list[str]:
    """Call a short match of two by typed lines; return the odds that its record tells after an event.

    :param lines: the typed lines, with bars between them.
    """
    scene = called(someone, Table(rules, read_options(rules, {"games": 1}), 2, 1), 0)
    for line in lines.split("|"):
        someone.app.receive(LineTyped(line))
    assert scene.is_over
    scene.leave()
    (path,) = someone.app.home.records.glob(f"{rules.name}-*.match")
    told = Replay(someone.app, read_journal(path))
    events = [told.record.message(number).event for number in range(1, len(told.record) + 1)]
    told.place = next(number for number, done in enumerate(events, 1) if isinstance(done, event))
    assert Command.ODDS in told.possible_commands()
    someone.shown.clear()
    told.command(Command.ODDS)
    return someone.texts()


def test_the_odds_of_a_throw_are_told_on_request() -> None:
    with player("cs") as someone:
        finished(someone)
        said = odds_after(someone, Sipky(), "55|33|51|konec", NumberLaid)
        assert said[0] == "Na tahu: Marie."
        assert said[1].startswith("Chybí sto jedna")


def test_the_odds_of_a_hand_are_told_where_the_deal_shows_it_later() -> None:
    with player("cs") as someone:
        finished(someone)
        said = odds_after(someone, Loker(), "konec|777223|vyložit karty|001234", GameClosed)
        assert said[0] == "Na tahu: Marie."
        assert said[1].startswith("Máte postupku")


def test_odds_of_tricks_are_told_while_all_hands_are_known() -> None:
    with player("cs") as someone:
        scene = Replay(someone.app, read_journal(finished(someone)))
        scene.command(Command.ODDS)
        assert someone.texts()[-1] == "Teď není co počítat."
        scene.place = 4
        someone.shown.clear()
        scene.command(Command.ODDS)
        assert someone.texts()[0].startswith("Na tahu: ")
        assert len(someone.texts()) > 1
