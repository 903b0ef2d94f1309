"""The scene of a match: it turns keys into offers and questions, and the seat's messages into announcements.

The scene knows one seat of a table and nothing behind it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from itertools import groupby
from typing import ClassVar

from numeramis_access.app.shell.menu import confirmation_menu, typed_forms
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scan_items import ScanItem
from numeramis_access.app.shell.scene import Meaning, NamedThing, NothingHere, PopThrough, Push, Scene, Stay, Transition
from numeramis_access.app.table import help as table_help
from numeramis_access.app.table import typed
from numeramis_access.app.table.acting import (
    ActionFinder,
    OnlyCardTimer,
    means_only_card,
    needs_confirmation,
    only_play,
)
from numeramis_access.app.table.amount import amount_menu, stake_of
from numeramis_access.app.table.cursor import Cursor
from numeramis_access.app.table.desk import Desk
from numeramis_access.app.table.first_steps import tell_first_steps
from numeramis_access.app.table.help import CLAIM_COMMANDS, PEOPLE_COMMANDS, PRACTICE_COMMANDS
from numeramis_access.app.table.kept_matches import page_address_of
from numeramis_access.app.table.listening import due_after_speech, is_spoken_to
from numeramis_access.app.table.match_menu import leave_words, match_menu
from numeramis_access.app.table.not_offered import ActionsOfGame, NotOffered
from numeramis_access.app.table.pace import change_pace
from numeramis_access.app.table.screen import (
    CONTINUE_CHOICE,
    NEXT_DEAL_CHOICE,
    OPEN_MENU_CHOICE,
    choice_item,
    public_screen,
    table_screen,
)
from numeramis_access.app.table.second_choice import second_choice
from numeramis_access.app.table.talk import TableTalk, TableTeller
from numeramis_access.app.table.typed import CardsNotHeld, LeaveWish, PlaceOnDesk, PlayerQuestion, Stake, TypedMeaning
from numeramis_access.app.table.ways import table_scan_items
from numeramis_access.core.actions import (
    Action,
    AmountRange,
    ChooseCards,
    EndPlay,
    FirstChoice,
    PlayCard,
    PlayersChoice,
)
from numeramis_access.core.ruleset import View
from numeramis_access.core.seats import CHANCE
from numeramis_access.input.commands import SEAT_OFFSET_BY_COMMAND, AnyCommand, Command, is_question, place_of_answer
from numeramis_access.input.inbox import Incoming, ThoughtFinished
from numeramis_access.input.typed import ordinal
from numeramis_access.output.channel import KnowsSeating
from numeramis_access.output.screen import Screen, ScreenPart
from numeramis_access.output.soundstage import SoundStage
from numeramis_access.players.characters import characters
from numeramis_access.tables.local_seat import SeatPort
from numeramis_access.tables.messages import EventHappened, Message, Refused
from numeramis_access.words.announcement import Priority
from numeramis_access.words.game import Line


class MatchScene(Scene):
    """One match, at one seat of its table.

    :param seat: the player's seat. :param notes: ids of messages to say when the player enters the match.
    :ivar seat: the same as the argument, the port to the table. :ivar desk: hand and choices.
    :ivar talk: forms announcements and answers.
    :ivar cursor: moves over the desk. :ivar acting: finds the action that the player means.
    :ivar only_card: times the play of an only card.
    :ivar teller: puts messages into words; practice, a day's deal and people replace it.
    """

    item_types: ClassVar[tuple[type, ...]] = (ThoughtFinished,)
    context = "table"
    #: whether the match counts, unlike practice: only then can an only card play itself, and first steps are told
    is_counted: ClassVar[bool] = True
    #: id of the message when the player enters a match that began before
    continued_message: ClassVar[str] = "match-continued"
    #: whether the player can claim or concede the rest of a deal; lessons forbid it
    can_end_early: ClassVar[bool] = True
    #: whether the player can take back every action, so that no action needs a confirmation
    can_undo: ClassVar[bool] = False
    #: questions that are answered before a match begins: none among computers, as the player has chosen everything
    opening_questions: ClassVar[tuple[str, ...]] = ()

    def __init__(self, app: App, seat: SeatPort, *notes: str) -> None:
        self.app = app
        self._entered = self._continued = False
        self._notes = list(notes)
        self._told_how = False
        self._sit(seat)

    def _sit(self, seat: SeatPort) -> None:
        """Sit down at a seat: all parts of the scene belong to it from now on."""
        app = self.app
        self.seat = seat
        self.desk = Desk()
        self.talk = TableTalk(app, seat)
        self.cursor = Cursor(app, self.desk, self.talk)
        #: file name of the journal that keeps it among the player's matches, empty if none does
        self.journal_name = ""
        self.spot: ScreenPart = ""
        self.acting = ActionFinder(self.desk, self.cursor)
        self.only_card = OnlyCardTimer(app)
        self.teller = TableTeller(self.talk)
        #: cache: the facts behind the last screen, and the screen
        self._made: tuple[object, Screen] | None = None

    @property
    def view(self) -> View:
        """Return the player's current view of the game."""
        return self.seat.position.view

    @property
    def is_own_turn(self) -> bool:
        """Return whether the player is to act; False for a watcher."""
        position = self.seat.position
        return position.view.to_act == position.seat and not position.watches

    @property
    def is_waiting_for_player(self) -> bool:
        """Return whether the table rests, between deals or after a trick, until the player continues."""
        return self.seat.is_resting

    @property
    def _waiting_choice(self) -> str:
        """Return the message for Enter while the table waits for Enter alone; empty otherwise.

        Every front shows it as the only choice.
        """
        if self.is_waiting_for_player:
            return NEXT_DEAL_CHOICE if self.talk.view.to_act == CHANCE else CONTINUE_CHOICE
        return OPEN_MENU_CHOICE if self.is_over else ""

    # coming and going

    def enter(self) -> None:
        """Begin or continue the match, and announce it.

        A match continued from its record first tells its standing; a return to a match under way first tells whose turn
        it is.
        """
        self._tell_entered()
        self._entered, self._continued = True, False
        self._place_voices()
        self.seat.start()
        self.announce_news()

    def _tell_entered(self) -> None:
        """Tell the player at the table how the match stands, as far as the player does not know."""
        self._continued |= self._entered and self.tells_all
        if self._continued:
            self.app.say(self.continued_message, Priority.NOW, game=self.app.text(f"game-{self.seat.facts.game}"))
        elif self._entered:
            self.app.say("back-at-table", Priority.NOW)
        while self._notes:
            self.app.tell([self.talk.announcement(Line(self._notes.pop(0)))])
        if not self._entered and not self._continued:
            for question in self.opening_questions:
                self._answer_later(question)
        if self._entered:
            for question in self.talk.words.questions_on_return if self._continued else ("turn",):
                self._answer_later(question)
        if self.is_waiting_for_player:
            self.app.say("continue-with-enter", Priority.QUEUE)

    def _kept_place(self) -> str:
        """Return the kept match, as long as it goes on."""
        is_kept = self.journal_name and self.seat.is_continuable and not self.is_over
        return page_address_of(self.journal_name) if is_kept else ""

    def _answer_later(self, question: str) -> None:
        """Answer a question after the current announcements."""
        self.app.tell(replace(said, priority=Priority.QUEUE) for said in self.talk.answer(question))

    def _place_voices(self) -> None:
        """Give each player a direction of sound by seat, and the pitch of their character."""
        pitches = {character.name: character.pitch for character in characters()}
        pitches |= {name: companion.pitch for name, companion in self.app.settings.companions.items()}
        position, people = self.seat.position, self.talk.people()
        stage = SoundStage(
            position.seat, self.seat.facts.seats, tuple(pitches.get(person.name, 0) for person in people.persons)
        )
        for channel in self.app.announcer.channels:
            if isinstance(channel, KnowsSeating):
                channel.seating = stage

    def recall(self, *notes: str) -> None:
        """Put the earlier events of a continued match into the history; they are put into words when the player opens
        it.

        :param notes: ids of messages to say when the player enters the match.
        """
        past = self.seat.past_messages()
        self.talk.note_messages(past)
        if past:  # this function keeps the match in memory until the player opens the history
            self.app.announcer.remember_later(self.talk.past_announcements(past))
        self._entered = self._continued = bool(past)
        self._notes += notes

    def farewell(self) -> str:
        """Return the id of the program's last message: ``goodbye-kept`` if the match is saved and can continue."""
        return "goodbye-kept" if self.seat.is_continuable and not self.is_over else super().farewell()

    def leave(self) -> None:
        """Leave the table and close its seat; a saved match can be continued."""
        self.seat.close()

    def note_refusal(self) -> None:
        """Record that the item at the cursor is no longer named, so that Enter names it before it acts; called after a
        refusal.
        """
        self.desk.forget()

    # hearing

    def announce_news(self) -> None:
        """Announce the new messages of the seat, bring the desk up to date, plan the play of an only card, and give the
        hints for new players that are due.

        Without new messages only the seating is brought up to date, except at the first call.
        """
        news = self.seat.news()
        self.talk.seat_people()
        if not news and self.desk.view is not None:
            return
        self.talk.note_messages(news)
        for actions, told in groupby(news, key=_caused_by):
            if actions is None:
                for message in told:
                    self._tell_message(message)
            else:
                self._tell_events([message for message in told if isinstance(message, EventHappened)])
        self.desk.take_view(self.talk.view, self.talk.rows())
        self.spot = "" if self.is_own_turn else "table"
        self.only_card.plan_play(self._only_play, self.app.settings)
        if self.is_counted and self.app.settings.first_steps:
            tell_first_steps(self.app, self.view, self.is_own_turn)
        if self.is_own_turn and self.desk.hand and self.desk.has_only_choices() and not self._told_how:
            self._told_how = True
            self.app.say("how-to-choose", Priority.QUEUE, lines="yes" if self.app.device == "terminal" else "no")

    def _tell_events(self, messages: Sequence[EventHappened]) -> None:
        """Announce the events of one action."""
        for message in messages:
            if message.event.shows_trick and message.position.view.begins_trick() and not self.talk.may_look_back:
                self.app.announcer.close_trick()
            self.app.tell(self.teller.announcements(message))

    def _tell_message(self, message: Message | Refused) -> None:
        """Announce a message that is no event of the match."""
        self.app.tell(self.teller.remarks(message))

    def receive(self, item: Incoming) -> Transition | None:
        """Give a computer's choice to the table, and announce what follows; ignore anything else.

        Return None, to stay.
        """
        if isinstance(item, ThoughtFinished) and self.seat.take_thinker_answer(item.ticket, item.choice):
            self.announce_news()
        return None

    def due(self) -> float | None:
        """Return the time of the next tick in seconds of the program's clock, later while a voice speaks; None if none
        is due.
        """
        due = [due for due in (self.seat.due(), self.only_card.due) if due is not None]
        return due_after_speech(self.app, min(due, default=None))

    def tick(self) -> Transition | None:
        """Let the table do its due work and an only card play itself, unless a voice still speaks; announce the news.

        Return None, to stay.
        """
        if not is_spoken_to(self.app):
            self.seat.tick()
            if self.only_card.pop_due_play() and self._only_play is not None:
                self.act(self._only_play)
        self.announce_news()
        return None

    # keys

    def command(self, command: AnyCommand) -> Transition | None:
        """Carry out a command: answer a question, act, open the menu, change the pace, end the play early, or move the
        cursor.

        Commands of practice and of tables with people are refused with a reason. Return the transition that follows, a
        ``NothingHere`` for a command without a meaning here, otherwise None, to stay.
        """
        self.spot = place_of_answer(command)
        if is_question(command):
            self.app.tell(self.talk.answer(command))
        elif command is Command.ACTIVATE or self._plays_only_card(command):
            return self.activate()
        elif command in (Command.MENU, Command.BACK):
            return Push(self.menu())
        elif command in SEAT_OFFSET_BY_COMMAND:
            self._ask_about(SEAT_OFFSET_BY_COMMAND[command])
        elif command is Command.AGREED:
            self.app.tell(self.talk.agreed_options())
        elif command is Command.LATELY:
            self.app.tell(self.talk.recent_events())
        elif command is Command.PLAY_AGAIN and self.is_over:
            return self.play_again()
        elif command in (Command.PACE_FASTER, Command.PACE_SLOWER):
            change_pace(self.app, 1 if command is Command.PACE_SLOWER else -1)
        elif command in CLAIM_COMMANDS:
            return self._end_play(CLAIM_COMMANDS[command])
        elif command is Command.HINT:
            self.app.say("hints-where")
        elif command in PRACTICE_COMMANDS:
            self.app.say("only-in-practice", cue="refusal")
        elif command in PEOPLE_COMMANDS:
            self.app.say("only-with-people", cue="refusal")
        elif (command is Command.MARK and not self._exchanges) or not self.cursor.command(command):
            return NothingHere()
        return None

    @property
    def _only_play(self) -> PlayCard | None:
        """Return the play of the only playable card; None if there is a choice, or in practice."""
        acts = self.is_counted and self.is_own_turn and not self.is_waiting_for_player
        return only_play(self.view.legal) if acts else None

    def _plays_only_card(self, command: AnyCommand) -> bool:
        """Return whether a key means to play the only card, by the player's setting."""
        return self.app.settings.only_card == "key" and means_only_card(command, self._only_play, self.desk)

    @property
    def _exchanges(self) -> bool:
        """Return whether this game has exchanges of marked cards."""
        return any(issubclass(action, ChooseCards) for action in self.seat.ruleset.action_types)

    def _ask_about(self, step: int) -> None:
        """Tell about another player. :param step: places clockwise from the listener's seat."""
        seat = self.talk.seat_at(step)
        if seat is None:
            self.app.say("no-such-seat", cue="refusal", count=self.seat.facts.seats)
        else:
            self.app.tell(self.talk.answer_about(seat))

    def menu(self) -> Scene:
        """Return the menu that Escape opens."""
        return match_menu(self.app, self, self._way_out)

    def activate(self) -> Transition | None:
        """Do what Enter means: continue to the next deal, open the menu after the match, or do the action under the
        cursor. Return the next transition, None to stay.

        On another player's turn, say whose turn it is.
        """
        if self.is_waiting_for_player:
            self.seat.ask_for_next_deal()
            self.announce_news()
            return None
        if self.is_over:
            return Push(self.menu())
        if not self.is_own_turn:
            self.app.tell(self.talk.answer("turn"))
            return None
        return self._wish(self.acting.action_here(self.app.was_focus_felt, self.view))

    def _wish(self, wished: PlayersChoice | None) -> Transition | None:
        """Do an action; ask first for the amount of a stake, or for a confirmation if the settings want one.

        Return None to stay, also without an action.
        """
        if isinstance(wished, AmountRange):
            return Push(amount_menu(self.app, self.seat.ruleset, wished, self._wish))
        if isinstance(wished, FirstChoice):
            return Push(second_choice(self.app, self.talk, wished, self._wish))
        if wished is not None and not self.can_undo and needs_confirmation(wished, self.view, self.app.settings):
            label = choice_item(self.talk, wished).label
            return Push(confirmation_menu(self.app, "really-do", partial(self.act, wished), choice=label))
        if wished is not None:
            self.act(wished)
        return None

    def _end_play(self, action: EndPlay) -> Transition | None:
        """Claim or concede the rest of the deal.

        In a game without tricks and on another's turn this is refused aloud. Return the next transition, None to stay.
        """
        if not self.can_end_early:
            return NothingHere()
        if type(action) not in self.seat.ruleset.action_types:
            self.app.say("tricks-only", cue="refusal")
        elif not self.is_own_turn or self.is_waiting_for_player:
            self.app.tell(self.talk.answer("turn"))
        else:
            return self._wish(action)
        return None

    def act(self, action: Action) -> None:
        """Offer an action to the table and announce the result; a refusal is announced too, and changes nothing."""
        self.seat.offer(action)
        self.announce_news()

    def take_line(self, text: str) -> Transition | None:
        """Do what a line typed at the terminal names in full: a card, a choice or a stake.

        :param text: the typed line.
        :return: the transition that follows; None if the line is not a full name.
        """
        meant = typed.meaning_of_name(text, self.talk, self._nameable, self._actions_of_game)
        if meant is not None:
            return self._do_typed(meant) or Stay()
        return None

    def named_things(self) -> list[NamedThing]:
        """Return the things besides cards that typed words can name: leaving the table, and the players.

        A part of a line must not name a card.
        """
        language = self.talk.narrator.language
        leave = Meaning(language.text("match-leave"), partial(self._do_typed, LeaveWish()))
        players = [NamedThing(Meaning(name, partial(self._do_typed, PlayerQuestion(seat))), (name,), (f'"{name}"',))
                   for name, seat in self.talk.seat_names() if name]  # fmt: skip
        return [NamedThing(leave, leave_words(language), typed_forms(language, "match-leave", "stems")), *players]

    def fitting_meanings(self, text: str) -> list[Meaning]:
        """Return the cards, choices and players that the typed words can mean, with their names.

        An ordinal number alone means the choice at that place if all possible actions are choices.

        :param text: the typed words.
        """
        place = ordinal(text, self.talk.narrator.language.text("typed-places").split(", "), others=1)
        if place is not None and self.desk.has_only_choices() and place <= len(self.desk.choices):
            return [Meaning("", partial(self._name_choice, place))]
        meanings = typed.fitting_meanings(text, self.talk, self._nameable, self._actions_of_game)
        return [Meaning(name, partial(self._do_typed, meant)) for name, meant in meanings]

    @property
    def _nameable(self) -> Desk:
        """Return the desk with the cards and choices that typed words can name."""
        return self.desk

    def _name_choice(self, place: int) -> None:
        """Go to a choice and name it. :param place: from 1."""
        self.cursor.name_choice(place)

    @property
    def _actions_of_game(self) -> ActionsOfGame:
        """Return the actions of this game, and the legal ones on the player's turn."""
        return ActionsOfGame(self.seat.ruleset.action_types, self.view.legal if self.is_own_turn else ())

    def _do_typed(self, meant: TypedMeaning) -> Transition | None:
        """Do the meaning of a typed line, or refuse it aloud. Return the next transition, None to stay."""
        match meant:
            case LeaveWish():
                return self._way_out()
            case PlayerQuestion(seat=seat):
                own, seats = self.seat.position.seat, self.seat.facts.seats
                return self.command(tuple(SEAT_OFFSET_BY_COMMAND)[(seat - own) % seats])
            case CardsNotHeld(cards=(card,)):
                self.app.say("not-held", cue="refusal", card=card)
            case CardsNotHeld():
                self.app.say("not-held-any", cue="refusal")
            case _ if not self.is_own_turn:
                self.app.tell(self.talk.answer("turn"))
            case NotOffered(action=Action() as action):
                self.act(action)
            case NotOffered():
                self.app.say("not-now", cue="refusal")
            case PlaceOnDesk(place=place):
                return self.take_touch("press", place)
            case Stake(amounts=amounts, amount=amount) if not amounts.min <= amount <= amounts.max:
                self.app.say("number-outside", cue="refusal", least=amounts.min, most=amounts.max)
            case Stake(amounts=amounts, amount=amount):
                return self._wish(stake_of(self.seat.ruleset, amounts, amount))
            case _:
                return self._wish(meant)
        return None

    def _way_out(self) -> Transition:
        """Return the transition that leaves the table, after a confirmation while the match goes on."""
        if self.is_over:
            return PopThrough(self)
        question = "really-leave-kept" if self.seat.is_continuable else "really-leave"
        return Push(confirmation_menu(self.app, question, lambda: PopThrough(self)))

    def take_touch(self, zone: str, index: int) -> Transition | None:
        """Take a touch: the first on an item names it, the second acts; on the table it tells about a seat.

        In an exchange, the second touch on a card marks it; with the setting ``routing_plays`` a routing key acts at
        once. While the table waits for Enter, a touch of an item means Enter. Return the next transition, None to stay.

        :param zone, index: as in ``input.inbox.Touched``.
        """
        waits = bool(self._waiting_choice)
        if waits and zone in ("items", "point", "press"):
            return self.command(Command.ACTIVATE)
        if zone in ("items", "point", "focus", "press", "name"):
            self.spot = ""
            if waits:
                return None
            return self.activate() if self.acting.touch(zone, index, self.app.settings.routing_plays) else None
        self.app.tell(self.talk.answer_about(index))
        return None

    # what menus and help ask

    @property
    def is_over(self) -> bool:
        """Return whether the match has ended."""
        return self.seat.position.over

    def play_again(self) -> Transition | None:
        """Return the transition to a new match with the same game, options and number of players; None if the player
        stays.
        """
        facts = self.seat.facts
        return self.app.doors.play(self.app, self.seat.ruleset, facts.options, facts.seats, None)

    def rules_topics(self) -> tuple[str, ...]:
        """Return the names of the rules' texts for this table: of its variant, if it has one, and of the game."""
        return rules_about(self.seat.facts.game, self.view)

    def possible_commands(self) -> set[AnyCommand]:
        """Return the commands that have an effect at this table now."""
        commands = table_help.possible_commands(self.desk, self.talk) | (
            {Command.PLAY_AGAIN} if self.is_over else set()
        )
        return commands if self.can_end_early else commands - CLAIM_COMMANDS.keys()

    def situation(self) -> list[str]:
        """Return sentences about the turn and the player's actions; on a braille display also about the signs for
        players.
        """
        sentences = table_help.situation_sentences(self.desk, self.talk)
        return [*sentences, *table_help.sign_sentences(self.talk)] if self.app.device == "braille" else sentences

    def scan_items(self) -> Sequence[ScanItem]:
        """Return the items to scan: on the player's turn playable cards and choices, then questions and the menu."""
        desk = self.desk if self.is_own_turn else None
        return table_scan_items(self.app, self.talk, desk, self.possible_commands(), self._waiting_choice)

    @property
    def is_waiting_for_choice(self) -> bool:
        """Return whether the table waits for the player: for an action or for Enter alone."""
        return self.is_own_turn or bool(self._waiting_choice)

    def screen(self) -> Screen:
        """Return the screen for the player; the same value until something on it changes."""
        rests, waiting, language = self.is_waiting_for_player, self._waiting_choice, self.talk.narrator.language
        made_of = self.desk.snapshot(), self.talk.view, language.code, language.people, self.spot, rests, waiting
        if self._made is None or self._made[0] != made_of:
            self._made = made_of, table_screen(self.seat.facts.game, self.desk, self.talk, self.spot, rests, waiting)
        return self._made[1]

    def public_screen(self) -> Screen:
        """Return the screen for onlookers."""
        talk = self.talk
        status = talk.result_for_onlookers()
        return public_screen(self.seat.facts.game, talk.view, talk.words, talk.onlooker_language(), status)


def _caused_by(message: Message | Refused) -> int | None:
    """Return the number of the action behind a message, None for a message that is no event of the match."""
    return message.actions if isinstance(message, EventHappened) else None


def rules_about(game: str, view: View) -> tuple[str, ...]:
    """Return the names of the rules' texts about a table, as ``Scene.rules_topics`` does: of its variant, if any, and
    of the game.

    :param game: name of the game. :param view: the listener's view.
    """
    variant = view.variant().replace("_", "-")
    return (f"{game}-{variant}", game) if variant else (game,)
