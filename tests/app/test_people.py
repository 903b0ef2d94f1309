"""Playing with people from the menu, by keys: two programs and a house in one process hear each other."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from numeramis_access.app.people.identity import new_id
from numeramis_access.app.people.lobby import HouseMenu
from numeramis_access.app.people.match import PeopleMatch
from numeramis_access.app.shell.menu import Menu, back_entry
from numeramis_access.app.shell.ports import App
from numeramis_access.core.actions import Concede
from numeramis_access.input.inbox import FromHouse, HouseNews, Inbox, Incoming
from numeramis_access.server.people.elsewhere import OtherServers
from numeramis_access.server.people.guest import Guest
from numeramis_access.server.stores.port import HouseOrder
from numeramis_access.tables.pushes import Done, LobbyNow, Waiting
from numeramis_access.tables.request_fields import AtTable
from numeramis_access.tables.table_requests import Enter, WishPause
from tests.app.friends import Friend, Line, arrive, club, friends, gathered
from tests.server.guests import Club
from tests.server.test_bad_guests import pass_time

__all__ = ["club"]


def after_deciding(friend: Friend) -> str:
    """Play until it is not the friend's turn; return all announcements, also those that waited for the decision."""
    heard = friend.told()
    while friend.match.is_own_turn:
        heard += friend.press("home", "return")
    return heard


def test_from_the_first_key_to_the_first_card_with_a_friend_in_the_other_language(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        assert "Eva has joined." in gathered(adam, eva)
        heard = adam.choose("Begin")
        assert "You won the draw and deal first" in heard
        said = eva.told()
        assert "rozdává" in said
        while not adam.match.seat.position.view.past_tricks():  # the computers' thinking may take several rounds
            if adam.match.is_own_turn:
                adam.press("home", "return")
            adam.told()
            said += eva.press("home", "return") if eva.match.is_own_turn else eva.told()
        assert "Adam" in said
        assert " plays " not in said, "Eva hears Czech, whoever opened the table"


def test_who_has_no_name_yet_is_asked_for_one_first(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("", "en")) as (nobody,):
        nobody.app.scene.enter()
        assert "Type the name" in nobody.choose("Play with")
        heard = nobody.press("shift+o", "t", "t", "o", "backspace", "o", "return")
        assert nobody.app.settings.name == "Otto"
        assert "O erased" in heard
        assert "Where to play" in heard


class Listening(Menu):
    """A scene that remembers the messages of a house."""

    item_types = (FromHouse, HouseNews)

    def __init__(self, app: App) -> None:
        super().__init__(app, "menu-settings", lambda: [back_entry(app)])
        self.given: list[Incoming] = []

    def receive(self, item: Incoming) -> None:
        if isinstance(item, FromHouse | HouseNews):
            self.given.append(item)


def test_what_a_house_says_is_read_once_and_every_scene_is_given_the_same_wherever_it_lies(
    club: Club, tmp_path: Path
) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        arrive(adam)
        below, above = Listening(adam.app), Listening(adam.app)
        adam.app.scenes.insert(0, below)
        adam.app.scenes.append(above)
        arrive(eva)
        adam.settle()
        news = [item.news for item in above.given if isinstance(item, HouseNews)]
        assert below.given == above.given
        assert len(news) == len(above.given)
        assert any(isinstance(one, LobbyNow) and "Eva" in {person.name for person in one.people} for one in news)


def test_a_cut_line_is_told_once_and_mended_without_a_word_lost(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        gathered(adam, eva)
        adam.choose("Begin")
        eva.told()
        eva.lines[0].cut()
        assert eva.told().count("Spojení se přerušilo") == 1
        assert "Eva has lost the connection" in after_deciding(adam)
        club.run(70)
        heard = after_deciding(adam)
        playing = re.search(r"(\w+), a computer, is playing for Eva now. Eva can come back at any time", heard)
        assert playing is not None, heard
        assert playing[1] in {seat.occupant.name for seat in adam.match.seat.seats if seat.away}
        eva.lines[0].mend()
        assert "Spojení je zpět." in eva.told()
        assert "Eva is back." in after_deciding(adam)
        eva.told()
        assert eva.match.seat.last_received == adam.match.seat.last_received  # type: ignore[attr-defined]


@pytest.mark.parametrize("key", ["t", "h", "return"])
def test_a_player_on_turn_hears_the_latest_state_of_each_connection_on_asking_or_deciding(
    club: Club, tmp_path: Path, key: str
) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        gathered(adam, eva)
        adam.choose("Begin")
        while not adam.match.is_own_turn:
            eva.match.act(eva.match.view.legal[0])  # type: ignore[arg-type]
            eva.settle()
            adam.settle()
        adam.press("home")
        eva.lines[0].cut()
        club.run(70)
        assert not re.search("Eva: the connection|plays for Eva", adam.told()), "the decision is not disturbed"
        heard = adam.press(key)
        assert "a computer, is playing for Eva now" in heard
        assert "has lost the connection" not in heard
        if key != "return":
            eva.lines[0].mend()
            eva.told()
            assert "Eva is back." not in adam.told()
            heard = adam.press(key)
            assert "Eva is back." in heard
            assert "plays for Eva" not in heard


@pytest.mark.parametrize(
    ("code", "sentence"), [("back-soon", "Server se na chvíli zavírá"), ("closed", "Server je zavřený.")]
)
def test_that_a_house_closes_is_told_once_instead_of_a_lost_line_and_one_comes_back(
    club: Club, tmp_path: Path, code: str, sentence: str
) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        gathered(adam, eva)
        adam.choose("Begin")
        eva.told()
        assert eva.lines[0].guest is not None
        eva.lines[0].guest.dismiss(code)
        eva.lines[0].cut()
        heard = eva.told()
        assert heard.count(sentence) == 1
        assert "Spojení se přerušilo" not in heard
        eva.lines[0].mend()
        assert "Spojení je zpět." in eva.told()


class TablesElsewhere(OtherServers):
    """A link to another server that has all tables and names its address."""

    has_tables = True

    def forward_request(self, guest: Guest, request: AtTable, line: bytes) -> bool:
        if not isinstance(request, Enter) or not request.follow:
            return False
        guest.say(Done(re=request.id, answer={"server": "other.example:8765"}))
        return True


@pytest.mark.parametrize("stays", [False, True])
def test_whose_table_is_at_another_server_goes_there_and_hears_nothing_of_it(
    club: Club, tmp_path: Path, stays: bool
) -> None:
    club.house.elsewhere = TablesElsewhere()
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "en")) as (adam, eva):
        arrive(adam)
        arrive(eva)
        adam.choose("New private table, by code", "Quist", "Open the table")
        eva.lines[0].stays = stays
        eva.choose("I have a code")
        heard = eva.line(next(iter(club.house.sittings.values())).code)
        assert eva.lines[0].went == ["other.example:8765"], "once"
        assert "Adam" in heard
        assert not any(word in heard for word in ("connection", "lost", "back", "Where to play"))
        assert "Eva has joined." in adam.told()
        adam.choose("Begin")
        eva.told()
        before = eva.lines[0].guest
        eva.lines[0].cut()
        eva.lines[0].mend()
        heard = eva.told()
        assert heard.count("The connection is back.") == 1
        assert "lost" in heard
        assert len(eva.lines[0].went) == 2, "a lost line comes to any server"
        assert eva.lines[0].guest is not before
        assert "Eva is back." in after_deciding(adam)
        eva.told()
        assert eva.match.seat.last_received == adam.match.seat.last_received  # type: ignore[attr-defined]


def test_little_patience_that_is_left_is_told_to_whom_it_is_about_and_to_the_others(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        gathered(adam, eva)
        adam.choose("Begin")
        for seconds, heard in ((20, False), (25, True)):
            eva.told()
            eva.lines[0].cut()
            eva.told()
            club.run(seconds)
            eva.lines[0].mend()
            eva.told()
            club.run(15)
            assert ("počká se na vás už jen" in eva.told()) == heard
        after_deciding(adam)
        club.run(15)
        adam.told()
        eva.lines[0].cut()
        assert re.search("We'll wait up to (?!sixty|one minute)", after_deciding(adam))


def test_what_a_table_waits_for_is_told_to_whoever_plays_there(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        gathered(adam, eva)
        adam.choose("Begin")
        eva.told()
        for what, said in (("server", "Stůl přebírá jiný server."), ("store", "Teď se nedá nic"), ("", "Hraje se")):
            eva.lines[0].guest.say(Waiting(table=eva.match.table, what=what))  # type: ignore[arg-type]
            assert said in eva.told()
        adam.lines[0].guest.say(Waiting(table=adam.match.table, what="bus"))
        assert "The servers can't reach each other right now." in adam.told()


def test_a_card_played_while_the_line_is_down_is_played_when_it_is_back(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        gathered(adam, eva)
        adam.choose("Begin")
        for _ in range(10):
            actor = next((one for one in (adam, eva) if one.match.is_own_turn), None)
            if actor is not None:
                break
            adam.told()
        assert actor is not None
        actor.lines[0].cut()
        actor.told()
        before = len(actor.match.view.hand)
        actor.press("home", "return")
        assert len(actor.match.view.hand) == before
        actor.lines[0].mend()
        actor.told()
        assert len(actor.match.view.hand) == before - 1


def test_while_the_line_is_silent_a_card_is_played_once_however_often_it_is_pressed(
    club: Club, tmp_path: Path
) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        gathered(adam, eva)
        adam.choose("Begin")
        eva.told()
        for _ in range(10):
            actor = next((one for one in (adam, eva) if one.match.is_own_turn), None)
            if actor is not None:
                break
            adam.told()
        assert actor is not None
        silent, again = map(actor.app.text, ("people-line-silent", "people-line-answers"))
        actor.lines[0].stop()
        assert silent in actor.told()
        before = len(actor.match.view.hand)
        assert silent not in actor.press("home", "return"), "it is on its way"
        heard = [actor.press("return") for _ in range(2)]
        assert silent in heard[0]
        assert all(heard), "no press is silent"
        assert silent in actor.press("right", "return"), "another card waits for the answer too"
        assert len(actor.lines[0].stopped or ()) == 1
        actor.lines[0].go_on()
        assert again in actor.told()
        assert len(actor.match.view.hand) == before - 1


def test_a_request_that_waits_is_not_sent_again_and_the_player_hears_why(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        gathered(adam, eva)
        adam.choose("Begin")
        company = adam.match.company
        adam.lines[0].stop()
        adam.told()
        for _ in range(3):
            company.ask(WishPause(id=new_id(), table=adam.match.table))
        assert len(adam.lines[0].stopped or ()) == 1
        assert adam.told().count("counts once") == 2
        adam.lines[0].cut()
        adam.lines[0].stopped = None
        adam.lines[0].mend()
        assert "counts once" not in adam.told(), "a new line owes nothing"


def test_leaving_and_coming_back_to_the_same_match(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        gathered(adam, eva)
        adam.choose("Begin")
        adam.press("escape")
        adam.choose("Leave the match")
        eva.told()
        heard = adam.choose("Continue the")
        assert "Adam je zpět." in after_deciding(eva)
        assert isinstance(adam.app.scene, PeopleMatch)
        assert heard


@pytest.mark.parametrize("restart", [False, True])
def test_a_match_that_all_left_weeks_ago_goes_on_by_the_same_keys(club: Club, tmp_path: Path, restart: bool) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as people:
        adam, eva = people
        gathered(adam, eva)
        adam.choose("Begin")
        for friend, leave in ((adam, "Leave the match"), (eva, "Odejít z partie")):
            after_deciding(friend)
            friend.press("escape")
            friend.choose(leave)
        (sitting,) = club.house.sittings.values()
        played, number = len(sitting.match.match.record), sitting.number
        pass_time(club, 14 * 86_400.0)
        assert sitting.match is None
        if restart:
            club.house.close()
            club.open()
            for friend in people:
                friend.lines[0].cut()
                friend.settle()
                friend.lines[0].mend()
                friend.settle()
        (sitting,) = club.house.sittings.values()
        assert sitting.match is None
        adam.choose("Continue the")
        assert "Adam je zpět." not in eva.told()
        assert isinstance(adam.app.scene, PeopleMatch)
        assert sitting.number >= number
        assert eva.choose("Pokračovat")
        assert "Eva is back." in after_deciding(adam)
        after_deciding(eva)
        for friend in people:
            friend.press("return")  # goes on after a deal
        assert sitting.match is not None
        assert len(sitting.match.match.record) > played


def test_set_phrases_are_heard_in_the_listeners_language(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        gathered(adam, eva)
        adam.choose("Say something", "Well played")
        assert "Adam: Pěkně zahráno" in eva.told()
        eva.choose("Něco říct", "Napsat vlastními")
        eva.line("Začneme?")
        assert "Eva: Začneme?" in adam.told()


def test_a_house_that_does_not_answer_is_said_and_tried_again(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en")) as (adam,):
        connect = adam._connect

        def dead(address: str, inbox: Inbox) -> Line:
            line = connect(address, inbox)
            while inbox.take(0.0) is not None:
                pass
            line.up = False
            inbox.put(FromHouse(line, up=False))
            return line

        adam.app.connect = dead
        assert "No server answers at that address" in arrive(adam)
        adam.lines[0].mend()
        assert "Tables with people" in adam.told()


def test_a_passphrase_makes_another_device_the_same_person(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Phone", "en")) as (adam, phone):
        arrive(adam)
        heard = adam.choose("Use this account on another device")
        words = heard.partition("six words: ")[2].partition(".")[0]
        arrive(phone)
        phone.choose("I have a passphrase")
        assert "Welcome back, Adam." in phone.line(words)


def test_a_lost_device_is_signed_out_from_another_one_and_hears_why(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Phone", "cs")) as (adam, phone):
        arrive(adam)
        words = adam.choose("Use this account on another device").partition("six words: ")[2].partition(".")[0]
        arrive(phone)
        phone.choose("Už mám heslo")
        phone.line(words)
        lost = phone.app.home.people_key.read_text()
        adam.choose("Lost device")
        assert "All your other devices are signed out" in adam.line(words)
        assert "Toto zařízení bylo odhlášeno z jiného" in phone.told()
        assert phone.app.home.people_key.read_text() != lost


def test_the_address_is_remembered(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en")) as (adam,):
        arrive(adam)
        adam.press("escape", "escape")
        adam.app.scene.enter()
        assert "192.168.1.5" in adam.choose("Play with")


@pytest.mark.parametrize("way", ["key", "line"])
def test_hearing_somebody_no_more_is_one_key_from_what_they_said(club: Club, tmp_path: Path, way: str) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        gathered(adam, eva)
        adam.choose("Begin")
        if way == "key":
            assert "Nobody else has said" in adam.press("shift+x")
        eva.told()
        eva.press("escape")
        eva.choose("Něco říct ostatním", "Zdravím všechny")
        assert "Eva: Hello" in adam.told()
        if way == "key":
            heard = adam.press("shift+x")
        else:
            adam.press("escape")
            adam.choose("What was said")
            heard = adam.press("return")
        first = adam.app.scene.entries[0]  # type: ignore[attr-defined]
        assert first.label() == "Muted until the program ends"
        assert "Muted until the program ends" in heard
        assert adam.app.scene.entries[1].label().startswith("Blocked")  # type: ignore[attr-defined]
        adam.press("right")
        eva.choose("Něco říct ostatním", "Díky")
        assert "Eva" not in adam.told()


@pytest.mark.parametrize(("language", "sentence"), [("en", "closed the table"), ("cs", "tento stůl zavřel")])
def test_who_sits_at_a_table_that_the_owner_closes_hears_so_and_stands_in_the_house(
    club: Club, tmp_path: Path, language: str, sentence: str
) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        gathered(adam, eva)
        adam.choose("Begin")
        somebody = adam if language == "en" else eva
        somebody.told()
        (table,) = club.house.sittings
        club.house.store.keep_order(HouseOrder("close", table))
        club.house.do_regular_work()
        assert somebody.told().count(sentence) == 1
        assert isinstance(somebody.app.scene, HouseMenu)
        somebody.app.scene.enter()
        assert "Quist" not in somebody.told()


@pytest.mark.parametrize("where", ["gathering", "playing", "menu", "people"])
@pytest.mark.parametrize("who", [0, 1])
def test_who_was_at_a_table_that_is_closed_hears_that_once_and_of_the_table_no_more(
    club: Club, tmp_path: Path, where: str, who: int
) -> None:
    """The person may be gathering, may have sent an offer that the house has not heard, or may have menus open."""
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as both:
        gathered(*both)
        somebody = both[who]
        words = somebody.app.text
        if where != "gathering":
            both[0].choose("Begin")
            somebody.told()
            somebody.lines[0].up = False
            somebody.match.seat.offer(Concede())
            somebody.lines[0].up = True
        if where in ("menu", "people"):
            somebody.press("escape")
        if where == "people":
            somebody.choose(words("people-here"))
        somebody.told()
        (table,) = club.house.sittings
        club.house.store.keep_order(HouseOrder("close", table))
        club.house.do_regular_work()
        heard = somebody.told()
        assert isinstance(somebody.app.scene, HouseMenu)
        somebody.lines[0].cut()
        somebody.settle()
        somebody.lines[0].mend()
        heard += somebody.told()
        assert heard.count(words("people-table-closed")) == 1
        assert heard.count(words("people-line-back")) == 1
        assert words("people-denied-no-such-table") not in heard


def test_the_owners_answer_is_heard_with_what_it_is_about(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        gathered(adam, eva)
        who = next(one.id for one in club.house.store.people() if one.name == "Eva")
        club.house.store.keep_order(HouseOrder("answer", f"{who}/1", "Adam\nDěkuji."))
        club.house.do_regular_work()
        assert "Majitel stolů odpovídá na vaše hlášení. Týkalo se: Adam. Odpověď: Děkuji." in eva.told()


def test_five_people_of_five_languages_at_one_table_hear_each_their_own(club: Club, tmp_path: Path) -> None:
    people = (("Adam", "cs"), ("Eva", "sk"), ("Karl", "de"), ("Anna", "pl"), ("Emma", "en"))
    with friends(club, tmp_path, *people) as everybody:
        host = everybody[0]
        host.app.change(players={"loker": 5})
        for one in everybody:
            one.app.scene.enter()
            one.choose(one.app.text("menu-people"), one.app.text("people-join").partition(":")[0])
            one.line("192.168.1.5")
        host.choose(host.app.text("people-new-table"), host.app.text("game-loker"), host.app.text("open-table"))
        code = next(iter(club.house.sittings.values())).code
        for one in everybody[1:]:
            one.choose(one.app.text("people-code"))
            one.line(code)
        for one in everybody:
            one.told()
        host.choose(host.app.text("people-say"), host.app.text("people-phrase-well-played"))
        phrases = [_heard(one, "Adam: ") for one in everybody[1:]]
        own = [one.app.text("people-phrase-well-played").rstrip(".") for one in everybody[1:]]
        assert [text.rstrip(".") for text, _ in phrases] == [f"Adam: {text}" for text in own]
        host.choose(host.app.text("people-begin"))
        answers = {}
        for one in everybody:
            one.told()
            one.app.press("h")
            one.settle()
            answer = answers[one.app.language.code] = one.shown[-1]
            known = one.match.talk.narrator.language.has_own_message(answer.kind)
            assert answer.language == (one.app.language.code if known else "en")
        spoken = {answer.language: answer.text for answer in answers.values()}
        assert len(set(spoken.values())) == len(spoken) >= 4, spoken


def _heard(one: Friend, begin: str) -> tuple[str, str]:
    """Return the last announcement that begins with ``begin``, and its language."""
    one.settle()
    return next((told.text, told.language) for told in reversed(one.shown) if told.text.startswith(begin))
