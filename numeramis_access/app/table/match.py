"""The match: the table the player sits at, the opponents' pace, and every key that acts or asks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import Push, Scene, Stay, Transition
from numeramis_access.app.shell.thinker import Thinker
from numeramis_access.app.table.amount import amount_menu
from numeramis_access.app.table.desk import Desk
from numeramis_access.app.table.match_menu import match_menu
from numeramis_access.app.table.match_recorder import MatchRecorder
from numeramis_access.core.actions import Action, AmountRange, Event, PlayCard, Refusal
from numeramis_access.core.cards import RANK, SUIT, Card
from numeramis_access.core.ruleset import CardOnTable, View
from numeramis_access.core.seats import CHANCE
from numeramis_access.core.table import Moment, Table
from numeramis_access.input.commands import QUESTIONS, Command
from numeramis_access.input.inbox import Incoming, Thought
from numeramis_access.input.typed import meant
from numeramis_access.output.channel import KnowsSeating
from numeramis_access.output.screen import Item, Laid, Screen
from numeramis_access.output.soundstage import SoundStage
from numeramis_access.players.characters import HASTE, characters, temperament_of
from numeramis_access.players.policy import Choice
from numeramis_access.words.announcement import Announcement, Policy
from numeramis_access.words.game import Line
from numeramis_access.words.narrator import Narrator
from numeramis_access.words.people import People, Person

#: commands that only some moments, cards or tables have
NUMBERS = frozenset(command for command in Command if command.value.startswith("number-"))
SUITS = frozenset({
    Command.SUIT_CLUBS, Command.SUIT_DIAMONDS, Command.SUIT_HEARTS, Command.SUIT_SPADES,
    Command.LOWEST_OF_SUIT, Command.HIGHEST_OF_SUIT,
})  # fmt: skip
PRACTICE_ONLY = frozenset({Command.HINT, Command.ODDS, Command.UNDO, Command.OPEN_CARDS, Command.STEP})


@dataclass(frozen=True)
class Company:
    """Who plays: by entrant, the player first.

    :param persons: names and genders. :param levels: an opponent's level, empty for the player.
    """

    persons: tuple[Person, ...]
    levels: tuple[str, ...]

    def level(self, entrant: int) -> str:
        """Return an entrant's level."""
        return self.levels[entrant]

#: seconds beyond its own time that a thought is waited for: a process on a slow machine needs some to begin
THINKING_PATIENCE = 30.0


@dataclass
class Pace:
    """When an opponent may act.

    :ivar thought: the choice that has come, waiting for its time. :ivar not_before: seconds of the clock.
    :ivar overdue: when a thought is waited for no longer. :ivar again: whether this is the second time it is asked for.
    """

    ticket: int = 0
    thought: Any = None
    not_before: float = 0.0
    waiting: bool = field(default=False)
    overdue: float = 0.0
    again: bool = False


class Match(Scene):
    """One match at the table, the player on seat 0.

    :param table: new, or already under way. :param keeper: keeps every action before it is told; None keeps nothing.
    """

    context = "table"

    def __init__(self, app: App, table: Table, company: Company, keeper: MatchRecorder | None = None) -> None:
        self.app = app
        self.table = table
        self.company = company
        self.keeper = keeper or MatchRecorder(app.inbox, app.home.records)
        self.game = app.catalogue[table.ruleset.name]
        self.words = self.game.game_words()
        self.desk = Desk()
        self.narrator = Narrator(app.language, self.words, self._people())
        self.thinker = Thinker(app.inbox, processes=app.processes)
        self.pace = Pace()
        self.seat = 0
        self._entered = False
        self._between_deals = False
        self._finished = False
        self._notes: list[str] = []

    # coming and going

    def enter(self) -> None:
        """Begin the match, or say where it stands."""
        if self._entered:
            self.app.say("back-at-table", Policy.NOW)
        while self._notes:
            self.app.say(self._notes.pop(0), Policy.QUEUE)
        if self._entered:
            self.app.tell(self._answers("turn"))
        self._entered = True
        self._place_voices()
        self._go_on()

    def _place_voices(self) -> None:
        """Have every player heard from the own seat, in the own voice."""
        pitches = {one.name: one.pitch for one in characters()}
        seating = self.table.ruleset.seating(self.table.state)
        names = [self.company.persons[seating[seat]].name for seat in range(self.table.seats)]
        seats = SoundStage(self.seat, self.table.seats, tuple(pitches.get(name, 0) for name in names))
        for channel in self.app.announcer.channels:
            if isinstance(channel, KnowsSeating):
                channel.seating = seats

    def recall(self, *notes: str) -> None:
        """Put what happened before the program was left into the history, and wait where the player was waited for.

        :param notes: messages to be said when the match is entered.
        """
        self.app.announcer.remember_later(self._past(list(self.table.moments)))
        self._entered, self._notes = bool(self.table.moments), list(notes)
        self._between_deals = self.app.settings.pace > 0 and self._waits_for_a_deal()

    def _waits_for_a_deal(self) -> bool:
        """Return whether a deal is over and the next one not dealt."""
        rules, state = self.table.ruleset, self.table.state
        if rules.to_act(state) != CHANCE or rules.chance(state).kind != "deal":
            return False
        return any(isinstance(event, rules.ends_deal) for event, _ in self.table.moments)

    def _past(self, moments: list[Moment]) -> Callable[[], list[Announcement]]:
        """Return what makes the announcements of these moments again; it takes a while in a long match."""
        rules = self.table.ruleset

        def make() -> list[Announcement]:
            narrator = Narrator(self.app.language, self.words, self._people())
            said: list[Announcement] = []
            for event, state in moments:
                narrator.seat_people(self._people(state))
                said += narrator.event(event.seen_by(self.seat), rules.view(state, self.seat))
            return said

        return make

    def change_level(self, level: str) -> None:
        """Have all opponents play at this level from now on; the record knows."""
        self.company = Company(self.company.persons, tuple(level if old else "" for old in self.company.levels))
        self.keeper.levels(self.company.levels)

    def leave(self) -> None:
        """End thinking; the journal stays as it is and the match can be continued."""
        self.thinker.close()
        self.keeper.close()

    # acting

    def act(self, action: Action) -> None:
        """Do an action for the seat to act and tell what happens."""
        happened = self.table.act(action)
        if isinstance(happened, Refusal):
            self.app.tell([self.narrator.refusal(happened)])
            return
        self._happened([action], happened)
        self._go_on()

    def _happened(self, actions: list[Action], moments: list[Moment]) -> None:
        self.keeper.acted(actions)
        self._tell(moments)
        self.pace = Pace(not_before=self.app.now() + self.app.settings.pace)

    def _tell(self, moments: list[Moment]) -> None:
        rules = self.table.ruleset
        self.narrator.seat_people(self._people())
        for event, state in moments:
            self.app.tell(self._said(event, state))
            if isinstance(event, rules.ends_deal):
                self._between_deals = self.app.settings.pace > 0 and rules.to_act(state) is not None
                self.keeper.dealt(state, self.company.levels)
        self.desk.look(self.table.view(self.seat))

    def _said(self, event: Event, state: Any) -> list[Announcement]:
        """Return what is told of an event."""
        self.narrator.highest = self.app.settings.highest
        return self.narrator.event(event.seen_by(self.seat), self.table.ruleset.view(state, self.seat))

    def _go_on(self) -> None:
        """Let chance act and have the next opponent think; between deals wait for the player."""
        self._between_deals = self._between_deals and not self.table.over
        if self._between_deals:
            self.app.say("continue-with-enter", Policy.QUEUE)
            return
        if self.table.to_act == CHANCE:
            before = len(self.table.record)
            moments = self.table.draw()
            self._happened(self.table.record[before:], moments)
        self.desk.look(self.table.view(self.seat))
        if self.table.over:
            self._finish()
        elif self.table.to_act != self.seat and not self.pace.waiting:
            self._ask_opponent()

    def _ask_opponent(self) -> None:
        seat = self.table.to_act
        assert seat is not None
        entrant = self.table.ruleset.seating(self.table.state)[seat]
        chance = f"{self.table.seed}/{len(self.table.record)}/{seat}"
        view = self.table.view(seat)
        level, temperament = self.company.level(entrant), temperament_of(self.company.persons[entrant].name)
        self.pace.ticket = self.thinker.ask(self.game, level, view, chance, self.app.settings.thinking, temperament)
        self.pace.not_before += (HASTE[temperament] - 1) * self.app.settings.pace
        self.pace.waiting = True
        self.pace.overdue = self.app.now() + THINKING_PATIENCE + self.app.settings.thinking / 1000

    def _finish(self) -> None:
        if not self._finished:
            self._finished = True
            self.keeper.finished(self.company.levels)
            self.app.say("match-finished", Policy.QUEUE)

    def receive(self, item: Incoming) -> None:
        """Take an opponent's choice."""
        if isinstance(item, Thought) and self.pace.waiting and item.ticket == self.pace.ticket:
            self.pace.thought = item.choice
            if item.choice is None:
                self._not_thought()

    def _not_thought(self) -> None:
        """Ask once more, in this process, when thinking failed; then play on with any legal choice."""
        if not self.pace.again:
            self.thinker.give_up()
            self.pace = Pace(not_before=self.pace.not_before, again=True)
            self._ask_opponent()
        else:
            self.app.say("opponent-failed", Policy.QUEUE)
            self.pace.thought = self._first_legal()

    def _first_legal(self) -> Any:
        """Return some legal choice, so that a match goes on even when an opponent's thinking failed."""
        seat = self.table.to_act
        view = self.table.view(seat)
        return Choice(next(action for action in view.legal if isinstance(action, Action)))

    def due(self) -> float | None:
        """Return when the opponent's choice may be played, or is not waited for any longer."""
        if self.pace.thought is not None:
            return self.pace.not_before
        return self.pace.overdue if self.pace.waiting else None

    def tick(self) -> None:
        """Play the opponent's choice when its time has come."""
        if self.pace.thought is not None and self.app.now() >= self.pace.not_before:
            action = self.pace.thought.action
            self.pace = Pace()
            self.act(action)
        elif self.pace.waiting and self.pace.thought is None and self.app.now() >= self.pace.overdue:
            self._not_thought()

    # keys

    def command(self, command: Command) -> Transition | None:
        """Move, act or ask."""
        name = command.value
        if command in QUESTIONS:
            self.app.tell(self._answers(name))
        elif name.startswith("number-"):
            self._jump((name[-1],), "no-such-card")
        elif name.startswith("suit-"):
            self._jump(tuple(card for card in SUIT if SUIT[card] == name[-1]), "no-such-suit")
        else:
            return self._move_or_act(command)
        return None

    def _move_or_act(self, command: Command) -> Transition | None:
        desk = self.desk
        match command:
            case Command.NEXT:
                self._moved(desk.move(desk.place + 1))
            case Command.PREVIOUS:
                self._moved(desk.move(desk.place - 1))
            case Command.FIRST:
                self._moved(desk.move(0))
            case Command.LAST:
                self._moved(desk.move(desk.count() - 1))
            case Command.UP:
                self._row(0)
            case Command.DOWN:
                self._row(1)
            case Command.NEXT_PLAYABLE:
                self._found(desk.step_playable(1), "nothing-playable")
            case Command.PREVIOUS_PLAYABLE:
                self._found(desk.step_playable(-1), "nothing-playable")
            case Command.LOWEST_OF_SUIT | Command.HIGHEST_OF_SUIT:
                self._end_of_suit(command is Command.HIGHEST_OF_SUIT)
            case Command.MARK:
                self._mark()
            case Command.ACTIVATE:
                return self._activate()
            case Command.MENU | Command.BACK:
                return Push(self.menu())
            case _:
                self.app.say("not-in-match", cue="refusal")
        return None

    def menu(self) -> Scene:
        """Return what Escape opens."""
        return match_menu(self.app, self)

    def _jump(self, cards: tuple[Card, ...], missing: str) -> None:
        if self.desk.find(cards):
            self._moved(True)
        else:
            values = {"card": cards[0]} if missing == "no-such-card" else {"suit": SUIT[cards[0]]}
            self.app.tell([self.narrator.say(Line(missing, values, cue="refusal"), Policy.NOW)])

    def _end_of_suit(self, highest: bool) -> None:
        here = self.desk.here()
        suit = SUIT.get(here) if isinstance(here, str) else None
        cards = [card for card in self.desk.hand if SUIT.get(card) == suit] if suit else list(self.desk.hand)
        if cards:
            ordered = sorted(cards, key=lambda card: RANK.get(card, card))
            self._jump((ordered[-1 if highest else 0],), "no-such-card")

    def _found(self, found: bool, missing: str) -> None:
        if found:
            self._moved(True)
        else:
            self.app.say(missing, cue="refusal")

    def _row(self, row: int) -> None:
        if self.desk.change_row(row):
            self._moved(True)
        else:
            self.app.say("no-choices" if row else "no-cards", cue="hand-end")

    def _moved(self, inside: bool) -> None:
        """Say what the cursor stands on: the thing itself first, then its place."""
        here = self.desk.here()
        if here is None:
            self.app.say("nothing-here", cue="hand-end")
            return
        cue = "hand-end" if not inside else "card-select"
        announcements = [self.narrator.say(self._label(here, cue), Policy.NOW, shown_by="focus")]
        if self.app.settings.position and self.desk.count() > 1:
            place = {"place": self.desk.place + 1, "count": self.desk.count()}
            announcements.append(self.narrator.say(Line("focus-position", place)))
        self.app.tell(announcements)

    def _label(self, here: Any, cue: str | None = None) -> Line:
        if isinstance(here, str):
            marked = self.desk.row == 0 and self.desk.place in self.desk.marks
            return Line("focus-card-marked" if marked else "focus-card", {"card": here}, cue=cue)
        line = self.narrator.action(here, self.table.view(self.seat))
        return Line(line.id, line.values, line.seat, cue)

    def _mark(self) -> None:
        here = self.desk.here()
        if not isinstance(here, str) or not self.desk.exchanges():
            self.app.say("nothing-to-mark", cue="refusal")
            return
        marked = self.desk.toggle()
        values = {"card": here, "count": len(self.desk.marks)}
        line = Line("marked" if marked else "unmarked", values, cue="card-select")
        self.app.tell([self.narrator.say(line, Policy.NOW)])

    def _activate(self) -> Transition | None:
        if self._between_deals:
            self._between_deals = False
            self._go_on()
            return None
        if self.table.to_act != self.seat:
            self.app.tell(self._answers("turn"))
            return None
        here = self.desk.here()
        if isinstance(here, str):
            self._play(here)
        elif isinstance(here, AmountRange):
            return Push(amount_menu(self.app, self.table.ruleset, here, self.act))
        elif here is not None:
            self.act(here)
        return None

    def _play(self, card: Card) -> None:
        """Play the card under the cursor; where cards are exchanged instead, Enter leads to the choices."""
        legal = self.table.view(self.seat).legal
        if self.desk.exchanges() or not any(isinstance(action, PlayCard) for action in legal):
            self._row(1)
        else:
            self.act(PlayCard(card))

    def typed(self, text: str) -> Transition | None:
        """Take a card or a choice typed at the terminal, by its sign or its name, as if it were pressed."""
        if self.table.to_act != self.seat:
            return None
        for card in dict.fromkeys(self.desk.hand):
            if text == card.lower() and PlayCard(card) in self.table.view(self.seat).legal:
                self.act(PlayCard(card))
                return Stay()
        names = ((item.label, place) for place, item in enumerate(self.screen().items))
        place = meant(text, names, self.app.language.record.letters)
        if place is None:
            return None
        return self.touched("press", place) or Stay()

    def touched(self, zone: str, index: int) -> Transition | None:
        """Take a touch: over an item it moves there, once more acts; over the table it tells whose card that is.

        Where cards are exchanged, the second touch on a card marks it.
        """
        if self._between_deals and zone != "question":
            return self._activate()
        if zone not in ("items", "focus", "press"):
            self.app.tell(self._answers(QUESTIONS[index]) if zone == "question" else self._answers_about(index))
            return None
        hand = len(self.desk.hand)
        row, place = (0, index) if index < hand else (1, index - hand)
        again = (row, place) == (self.desk.row, self.desk.place)
        if not self.desk.change_row(row):
            return None
        inside = self.desk.move(place)
        acts = again or self.app.settings.routing_plays
        if inside and (zone == "press" or (zone == "items" and acts)):
            if row or not self.desk.exchanges():
                return self._activate()
            self._mark()
        elif not (zone == "focus" and again):
            self._moved(inside)
        return None

    # looking

    def about(self) -> tuple[str, ...]:
        """Return the rules' texts about this table: of its tour, where it has one, and of the game."""
        return rules_about(self.table)

    @property
    def number(self) -> int | None:
        """Return the number that the match is called by, None where it has none that may be told."""
        return self.table.number

    @property
    def over(self) -> bool:
        """Return whether the match has ended."""
        return self.table.over

    @property
    def kept(self) -> bool:
        """Return whether the match can be continued from where it is now."""
        return self.keeper.keeps

    @property
    def level(self) -> str:
        """Return the opponents' level, empty where there are none."""
        return next((level for level in self.company.levels if level), "")

    def possible(self) -> set[Command]:
        """Return what can do something at this table now, for help."""
        hand, legal = set(self.desk.hand), self.table.view(self.seat).legal
        found = set(Command) - set(QUESTIONS) - PRACTICE_ONLY
        found |= {question for question in QUESTIONS if self._answers(question.value)[0].kind != "no-such-question"}
        found -= {command for command in NUMBERS if command.value[-1] not in hand}
        if not any(card in SUIT for card in hand):
            found -= SUITS
        if not self.desk.exchanges():
            found.discard(Command.MARK)
        if not self.desk.choices:
            found -= {Command.UP, Command.DOWN}
        if not any(isinstance(action, PlayCard) for action in legal):
            found -= {Command.NEXT_PLAYABLE, Command.PREVIOUS_PLAYABLE}
        return found

    def situation(self) -> list[str]:
        """Return whose turn it is and, when it is the player's, which cards and which other choices there are."""
        view, language = self.table.view(self.seat), self.narrator.language
        found = [one.text for one in self._answers("turn")]
        cards = [card for card in self.desk.hand if PlayCard(card) in view.legal]
        if cards:
            message = "help-any-card" if len(cards) == len(self.desk.hand) else "help-cards"
            found.append(language.text(message, cards=tuple(cards)))
        if self.desk.exchanges():
            found.append(language.text("help-exchange"))
        choices = [self._choice_item(choice).label for choice in self.desk.choices]
        return [*found, *([language.text("help-choices", choices=language.join(choices))] if choices else [])]

    def _answers(self, question: str) -> list[Announcement]:
        return self.narrator.answer(question, self.table.view(self.seat))

    def _answers_about(self, seat: int) -> list[Announcement]:
        """Return what a seat has played, or else who sits there; all about the table for no seat of it."""
        answers = self._answers("table")
        if not 0 <= seat < self.table.seats:
            return answers
        for play in self._cards_to_touch():
            if play.seat == seat:
                return [self.narrator.say(Line("on-table", {"seat": seat, "card": play.card}, seat), Policy.NOW)]
        own = [announcement for announcement in answers if announcement.seat == seat]
        if own:
            return [replace(own[0], policy=Policy.NOW), *own[1:]]
        return [self.narrator.say(Line("laid-by", {"seat": seat}, seat), Policy.NOW)]

    def _cards_to_touch(self) -> tuple[CardOnTable, ...]:
        view = self.table.view(self.seat)
        return view.cards_on_table() or view.last_cards_on_table()

    def _people(self, state: Any = None) -> People:
        rules, now = self.table.ruleset, self.table.state if state is None else state
        seating = rules.seating(now)
        persons = tuple(self.company.persons[seating[seat]] for seat in range(self.table.seats))
        return People(persons, 0, rules.pairs(now))

    def screen(self) -> Screen:
        """Return hand, choices and what the table says of itself."""
        view = self.table.view(self.seat)
        cards = tuple(self._card_item(place, card) for place, card in enumerate(self.desk.hand))
        choices = tuple(self._choice_item(choice) for choice in self.desk.choices)
        focus = self.desk.place + (len(cards) if self.desk.row else 0)
        said = [a for question in ("turn", "table", "score") for a in self._answers(question)]
        status = tuple(a.text for a in said if a.kind != "on-table")
        title = self.narrator.language.text("game-name")
        people = self.narrator.language.people
        table = self._laid(view)
        return Screen("table", title, cards + choices, focus, status, view, self.table.ruleset.name, people, table)

    def _laid(self, view: View) -> tuple[Laid, ...]:
        """Return the cards of the phase or trick under way; of equal highest numbers all lead."""
        language = self.narrator.language
        found = []
        for seat, card, leads in view.cards_on_table():
            phrase = language.phrase("laid-highest" if leads else "on-table", seat=seat, card=card)
            who = language.phrase("laid-by", seat=seat).text
            found.append(Laid(seat, who, card, phrase.text, leads))
        return tuple(found)

    def _card_item(self, place: int, card: Card) -> Item:
        marked = place in self.desk.marks
        language = self.narrator.language
        label = language.phrase("focus-card-marked" if marked else "focus-card", card=card).text
        braille = language.phrase("focus-card", card=card).braille
        return Item(label, braille, "card", "", card, marked, self.desk.playable(card))

    def _choice_item(self, choice: Any) -> Item:
        line = self.narrator.action(choice, self.table.view(self.seat))
        phrase = self.narrator.language.phrase(line.id, **line.values)
        return Item(phrase.text, phrase.braille, "choice")


def rules_about(table: Table) -> tuple[str, ...]:
    """Return the rules' texts about a table, as ``Scene.about`` does."""
    name = table.ruleset.name
    variant = table.view(0).variant().replace("_", "-")
    return (f"{name}-{variant}", name) if variant else (name,)
