"""The match as a scene: keys become offers and questions, the seat's messages become announcements.

The scene knows one seat of a table and nothing behind it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from itertools import groupby
from typing import ClassVar

from numeramis_access.app.shell.menu import confirm
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import Meaning, NothingHere, Push, Scene, Transition
from numeramis_access.app.shell.ways import Way
from numeramis_access.app.table import help as table_help
from numeramis_access.app.table.amount import amount_menu
from numeramis_access.app.table.cursor import Cursor
from numeramis_access.app.table.desk import Desk
from numeramis_access.app.table.help import ENDINGS, PEOPLE_ONLY, PRACTICE_ONLY
from numeramis_access.app.table.match_menu import leaving, match_menu
from numeramis_access.app.table.pace import change_pace
from numeramis_access.app.table.screen import choice_item, public_screen, spot_of, table_screen
from numeramis_access.app.table.talk import TableTalk
from numeramis_access.app.table.typed import done_by_name, fitting
from numeramis_access.app.table.ways import table_ways
from numeramis_access.core.actions import Action, AmountRange, ChooseCards, EndPlay, PlayCard
from numeramis_access.core.cards import Card
from numeramis_access.core.ruleset import View
from numeramis_access.input.commands import SEATS, AnyCommand, Command, is_question
from numeramis_access.input.inbox import Incoming, Thought
from numeramis_access.output.channel import KnowsSeating
from numeramis_access.output.screen import Screen, Spot
from numeramis_access.output.soundstage import SoundStage
from numeramis_access.players.characters import characters
from numeramis_access.tables.local_seat import SeatPort
from numeramis_access.tables.messages import (
    Happened,
    MatchEnded,
    Message,
    Refused,
    Resting,
    SeatsChanged,
    ThinkingFailed,
)
from numeramis_access.words.announcement import Announcement, Priority
from numeramis_access.words.narrator import Narrator

#: seconds between two looks at whether a voice has said everything
LISTENING = 0.1


class MatchScene(Scene):
    """One match, at one seat of its table.

    :ivar seat: the port to the table. :ivar desk: what lies before the player. :ivar talk: forms what is said.
    """

    context = "table"
    #: whether the match counts: cards that are no choice may play themselves here, and nowhere where one learns
    counts: ClassVar[bool] = True
    #: what is said when a match that has begun before is entered
    continues: ClassVar[str] = "match-continued"
    #: whether Enter leads on although there is nothing to be chosen, as in lessons
    goes_on: bool = False
    #: whether the rest of a deal can be claimed or given up; not where something else is to be learned from it
    ends_early: ClassVar[bool] = True

    def __init__(self, app: App, seat: SeatPort) -> None:
        self.app = app
        self.seat = seat
        self.desk = Desk()
        self.talk = TableTalk(app, seat)
        self.cursor = Cursor(app, self.desk, self.talk)
        self.spot: Spot = ""
        self._entered = self._continued = False
        self._notes: list[str] = []
        self._told_how = False
        #: when the only card that can be played is played by itself, None while there is none or it is not wished
        self._only_at: float | None = None
        #: the screen that was made last, and of what: mostly it is asked for again
        self._made: tuple[object, Screen] | None = None

    @property
    def narrator(self) -> Narrator:
        """Return what forms this table's announcements."""
        return self.talk.narrator

    @property
    def view(self) -> View:
        """Return what the player may know now."""
        return self.seat.position.view

    @property
    def own_turn(self) -> bool:
        """Return whether the player is to act."""
        position = self.seat.position
        return self.view.to_act == position.seat and not position.watches

    @property
    def waits_for_player(self) -> bool:
        """Return whether a deal is over and the next one waits until the player wishes it."""
        return self.seat.resting

    # coming and going

    def enter(self) -> None:
        """Begin the match, or say where it stands: all of it when it is continued after the program was left."""
        if self._continued:
            self.app.say(self.continues, Priority.NOW, game=self.app.text(f"game-{self.seat.facts.game}"))
        elif self._entered:
            self.app.say("back-at-table", Priority.NOW)
        while self._notes:
            self.app.say(self._notes.pop(0), Priority.QUEUE)
        if not self._entered and not self._continued:
            self.tell_opening()
        if self._entered:
            for question in self.talk.words.stands if self._continued else ("turn",):
                self.app.tell(replace(said, priority=Priority.QUEUE) for said in self.talk.answer(question))
        self._entered, self._continued = True, False
        self._place_voices()
        if self.waits_for_player:
            self.app.say("continue-with-enter", Priority.QUEUE)
        self.seat.start()
        self.hear()

    def tell_opening(self) -> None:
        """Tell what there is to know before a match begins: among computers nothing, for the player has chosen all."""

    def _place_voices(self) -> None:
        """Have every player heard from the own seat, in the own voice."""
        pitches = {one.name: one.pitch for one in characters()}
        position, people = self.seat.position, self.talk.people()
        stage = SoundStage(
            position.seat, self.seat.facts.seats, tuple(pitches.get(one.name, 0) for one in people.persons)
        )
        for channel in self.app.announcer.channels:
            if isinstance(channel, KnowsSeating):
                channel.seating = stage

    def recall(self, *notes: str) -> None:
        """Put what happened before the program was left into the history, and go on from there.

        :param notes: messages to be said when the match is entered.
        """
        past = self.seat.past()
        self.talk.note_messages(past)
        self.app.announcer.remember_later(self.talk.past(past))
        self._entered = self._continued = bool(past)
        self._notes = list(notes)

    def farewell(self) -> str:
        """Return what is said when the program ends here: that the match is kept, where it is."""
        return "goodbye-kept" if self.kept and not self.over else super().farewell()

    def leave(self) -> None:
        """Leave the table; a match that is kept can be continued."""
        self.seat.close()

    def forget(self) -> None:
        """Take note that something was refused: no card is played before it is named again."""
        self.desk.forget()

    # hearing

    def hear(self) -> None:
        """Tell everything that the seat was told since the last time."""
        news = self.seat.news()
        self.talk.seat_people()
        if not news and self.desk.view is not None:
            return
        self.talk.note_messages(news)
        for actions, told in groupby(news, key=_caused_by):
            if actions is None:
                for message in told:
                    self.tell_message(message)
            else:
                self.tell_events([message for message in told if isinstance(message, Happened)])
        self.desk.look(self.talk.view, self.talk.rows())
        self.spot = "" if self.own_turn else "table"
        by_itself = self.app.settings.only_card == "itself" and self.counts and self.only_card() is not None
        self._only_at = self.app.now() + self.app.settings.pace if by_itself else None
        if self.own_turn and self.desk.hand and self.desk.only_choices() and not self._told_how:
            self._told_how = True
            self.app.say("how-to-choose", Priority.QUEUE, lines="yes" if self.app.device == "terminal" else "no")

    def only_card(self) -> PlayCard | None:
        """Return the play of the only card that can be played, None where there is a choice or it is not the turn."""
        legal = self.view.legal
        if not self.own_turn or self.waits_for_player or len(legal) != 1:
            return None
        return legal[0] if isinstance(legal[0], PlayCard) else None

    def tell_events(self, messages: Sequence[Happened]) -> None:
        """Tell all that one action brought about."""
        for message in messages:
            if message.event.of_trick and message.position.view.begins_trick() and not self.talk.looks_back:
                self.app.announcer.close_trick()
            self.app.tell(self.announcements(message))

    def announcements(self, message: Happened) -> list[Announcement]:
        """Return what is told of something that happened."""
        return self.talk.event(message)

    def tell_message(self, message: Message | Refused) -> None:
        """Tell what is no event of the match."""
        match message:
            case Refused(refusal=refusal):
                self.app.tell([self.narrator.refusal(refusal)])
            case Resting():
                self.app.say("continue-with-enter", Priority.QUEUE)
            case ThinkingFailed():
                self.app.say("opponent-failed", Priority.QUEUE)
            case MatchEnded():
                self.app.say("match-finished", Priority.QUEUE)
            case SeatsChanged(seats=seats):
                self.talk.sit(seats)  # it is heard when somebody acts
            case _:
                pass

    def receive(self, item: Incoming) -> Transition | None:
        """Bring an opponent's choice to the table."""
        if isinstance(item, Thought) and self.seat.thought(item.ticket, item.choice):
            self.hear()
        return None

    def due(self) -> float | None:
        """Return when the table has something to do, or when it may be asked whether all has been said."""
        due = [due for due in (self.seat.due(), self._only_at) if due is not None]
        return self.when_told(min(due, default=None))

    def tick(self) -> Transition | None:
        """Have the table do what is due, once the player has heard what came before."""
        if not self.speaks():
            self.seat.tick()
            self._play_by_itself()
        self.hear()
        return None

    def _play_by_itself(self) -> None:
        """Play the only card that can be played, once its time has come."""
        only = self.only_card()
        if self._only_at is not None and self.app.now() >= self._only_at:
            self._only_at = None
            if only is not None:
                self.act(only)

    def speaks(self) -> bool:
        """Return whether a voice still tells what happened and the player wants that waited for."""
        return self.app.settings.wait_for_speech and self.app.announcer.speaking

    def when_told(self, due: float | None) -> float | None:
        """Return a time, put off while a voice still speaks."""
        return due if due is None or not self.speaks() else max(due, self.app.now() + LISTENING)

    # keys

    def command(self, command: AnyCommand) -> Transition | None:
        """Move, act or ask."""
        self.spot = spot_of(command)
        if is_question(command):
            self.app.tell(self.talk.answer(command))
        elif command is Command.ACTIVATE or self._plays_only(command):
            return self.activate()
        elif command in (Command.MENU, Command.BACK):
            return Push(self.menu())
        elif command in SEATS:
            self.ask_about(SEATS[command])
        elif command is Command.AGREED:
            self.app.tell(self.talk.agreed())
        elif command is Command.LATELY:
            self.app.tell(self.talk.lately())
        elif command is Command.PLAY_AGAIN and self.over:
            return self.again()
        elif command in (Command.PACE_FASTER, Command.PACE_SLOWER):
            change_pace(self.app, 1 if command is Command.PACE_SLOWER else -1)
        elif command in ENDINGS:
            return self.end_play(ENDINGS[command])
        elif command in PRACTICE_ONLY:
            self.app.say("only-in-practice", cue="refusal")
        elif command in PEOPLE_ONLY:
            self.app.say("only-with-people", cue="refusal")
        elif (command is Command.MARK and not self._exchanges) or not self.cursor.command(command):
            return NothingHere()
        return None

    @property
    def _exchanges(self) -> bool:
        """Return whether cards are marked for an exchange in this game."""
        return any(issubclass(action, ChooseCards) for action in self.seat.ruleset.actions)

    def _plays_only(self, command: AnyCommand) -> bool:
        """Return whether a key that finds the next card to be played is to play the only one, on which one stands."""
        wished = self.app.settings.only_card == "key" and self.counts
        only = self.only_card() if wished and command in (Command.NEXT_PLAYABLE, Command.PREVIOUS_PLAYABLE) else None
        return only is not None and self.desk.named and self.desk.here() == only.card

    def ask_about(self, step: int) -> None:
        """Tell about the player so many places clockwise from the own one."""
        seat = self.talk.seat_at(step)
        if seat is None:
            self.app.say("no-such-seat", cue="refusal", count=self.seat.facts.seats)
        else:
            self.app.tell(self.talk.answer_about(seat))

    def menu(self) -> Scene:
        """Return what Escape opens."""
        return match_menu(self.app, self)

    def activate(self) -> Transition | None:
        """Do what the cursor stands on, go on to the next deal, or say whose turn it is.

        What has not been named since it came under the cursor, nor is felt there, is named instead: nobody plays a
        card unawares.
        """
        if self.waits_for_player:
            self.seat.ready()
            self.hear()
            return None
        if self.over:
            return Push(self.menu())
        if not self.own_turn:
            self.app.tell(self.talk.answer("turn"))
            return None
        here = self.desk.here()
        if here is not None and not self.desk.named and not self.app.felt:
            self.cursor.name_here()
        elif isinstance(here, str):
            self._play(here)
        elif isinstance(here, AmountRange):
            return Push(amount_menu(self.app, self.seat.ruleset, here, self.wish))
        elif here is not None:
            return self.wish(here)
        return None

    def wish(self, action: Action) -> Transition | None:
        """Act, or ask first whether the player is sure, where that is wished of such an action."""
        if not self.asks_first(action):
            self.act(action)
            return None
        label = choice_item(self.talk, action).label
        return Push(confirm(self.app, "really-do", partial(self.act, action), choice=label))

    def end_play(self, action: EndPlay) -> Transition | None:
        """Claim or give up the rest of the deal, in a game of tricks; the rules refuse what may not be."""
        if not self.ends_early:
            return NothingHere()
        if type(action) not in self.seat.ruleset.actions:
            self.app.say("tricks-only", cue="refusal")
        elif not self.own_turn or self.waits_for_player:
            self.app.tell(self.talk.answer("turn"))
        else:
            return self.wish(action)
        return None

    def asks_first(self, action: Action) -> bool:
        """Return whether the player wishes to be asked before doing this; a key that gives up a deal always asks."""
        sure = self.app.settings.sure
        if isinstance(action, EndPlay):
            return action.final
        return (sure != "never" and self.view.gives_all(action)) or (sure == "choices" and action.lasting)

    def act(self, action: Action) -> None:
        """Offer an action to the table and tell what comes of it."""
        self.seat.offer(action)
        self.hear()

    def _play(self, card: Card) -> None:
        """Play the card under the cursor; where cards are exchanged instead, Enter leads to the choices."""
        if self.desk.exchanges() or not any(isinstance(action, PlayCard) for action in self.view.legal):
            self.cursor.row(1)
        else:
            self.act(PlayCard(card))

    def typed(self, text: str) -> Transition | None:
        """Take a card, a choice, a stake or a name typed at the terminal, as if it were pressed."""
        return done_by_name(self, text)

    def fitting(self, text: str) -> list[Meaning]:
        """Return the cards, choices and players that the words typed may mean."""
        return fitting(self, text)

    def leaving(self) -> Transition:
        """Return what leaves the table when that was typed, as its menu does."""
        return leaving(self.app, self)

    def touched(self, zone: str, index: int) -> Transition | None:
        """Take a touch: over an item it names it, once more acts; over the table it tells whose card that is.

        Where cards are exchanged, the second touch on a card marks it.
        """
        enter_is_all = self.waits_for_player or self._menu_is_all
        if enter_is_all and zone in ("items", "point", "press"):
            return self.activate()
        if zone in ("items", "point", "focus", "press", "name"):
            self.spot = ""
            if enter_is_all:
                return None
            return self._touched_item(zone, index)
        self.app.tell(self.talk.answer_about(index))
        return None

    def _touched_item(self, zone: str, index: int) -> Transition | None:
        desk, hand = self.desk, len(self.desk.hand)
        row, place = (0, index) if index < hand else (1, index - hand)
        here = (row, place) == (desk.row, desk.place)
        acts = (zone == "items" and self.app.settings.routing_plays) or (here and desk.named)
        if not desk.change_row(row):
            return None
        inside = desk.move(place)
        if inside and (zone == "press" or (zone in ("items", "point") and acts)):
            desk.name()  # by whoever pressed it
            if row or not desk.exchanges():
                return self.activate()
            self.cursor.mark()
        elif zone == "focus" and here:
            desk.name()  # by the reader, whose focus it is
        else:
            self.cursor.say_place(inside)
        return None

    # what menus and help ask

    @property
    def number(self) -> int | None:
        """Return the number that the match is called by, None where it has none that may be told."""
        return self.seat.facts.number

    @property
    def over(self) -> bool:
        """Return whether the match has ended."""
        return self.seat.position.over

    @property
    def _menu_is_all(self) -> bool:
        """Return whether the match has ended and Enter opens the menu."""
        return self.over and not self.goes_on

    @property
    def kept(self) -> bool:
        """Return whether the match can be continued from where it is now."""
        return self.seat.continuable

    @property
    def level(self) -> str:
        """Return the opponents' level, empty where there are none."""
        return next((seat.level for seat in self.seat.seats if seat.level), "")

    def again(self) -> Transition | None:
        """Begin a match like this one, with new cards."""
        facts = self.seat.facts
        return self.app.doors.play(self.app, self.seat.ruleset, facts.options, facts.seats, None)

    def same_cards(self) -> Scene | None:
        """Return a practice table with the cards of this match, the player's being the next seat's; None where
        nobody else has any.
        """
        match = self.seat.from_next_seat()
        return self.app.doors.practice_table(self.app, match) if match is not None else None

    def set_up(self) -> Scene:
        """Return the menu that sets up another match of this game: its number, who plays, the options."""
        return self.app.doors.new_match(self.app, self.seat.facts.game, self.app.doors.play)

    def change_level(self, level: str) -> None:
        """Have all opponents play at this level from now on."""
        self.seat.change_level(level)

    def about(self) -> tuple[str, ...]:
        """Return the rules' texts about this table: of its tour, where it has one, and of the game."""
        return rules_about(self.seat.facts.game, self.view)

    def asks(self) -> list[AnyCommand]:
        """Return the commands that can do something now and do not only move the cursor."""
        return table_help.asks(self.talk, self.possible())

    def possible(self) -> set[AnyCommand]:
        """Return what can do something at this table now."""
        found = table_help.possible(self.desk, self.talk) | ({Command.PLAY_AGAIN} if self.over else set())
        return found if self.ends_early else found - ENDINGS.keys()

    def situation(self) -> list[str]:
        """Return whose turn it is and what the player can do."""
        found = table_help.situation(self.desk, self.talk)
        return [*found, *table_help.signs(self.talk)] if self.app.device == "braille" else found

    def ways(self) -> Sequence[Way]:
        """Return the cards that can be played and the choices on the own turn, then what can be asked, and the menu."""
        return table_ways(self)

    @property
    def waits_for_choice(self) -> bool:
        """Return whether the player is to act, or to say that it goes on."""
        return self.own_turn or self.waits_for_player or self.over

    def screen(self) -> Screen:
        """Return hand, choices and what the table says of itself."""
        waits, over, language = self.waits_for_player, self._menu_is_all, self.narrator.language
        made_of = self.desk.stands(), self.talk.view, language.code, language.people, self.spot, waits, over
        if self._made is None or self._made[0] != made_of:
            self._made = made_of, table_screen(self.seat.facts.game, self.desk, self.talk, self.spot, waits, over)
        return self._made[1]

    def public(self) -> Screen:
        """Return the table as people who watch it may see it."""
        talk = self.talk
        status = talk.result_for_onlookers()
        return public_screen(self.seat.facts.game, talk.view, talk.words, talk.for_onlookers(), status)


def _caused_by(message: Message | Refused) -> int | None:
    """Return which action a message came of, None for one that is no event of the match."""
    return message.actions if isinstance(message, Happened) else None


def rules_about(game: str, view: View) -> tuple[str, ...]:
    """Return the rules' texts about a table, as ``Scene.about`` does."""
    variant = view.variant().replace("_", "-")
    return (f"{game}-{variant}", game) if variant else (game,)
