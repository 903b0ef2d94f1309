"""The practice table: take back, ask for hints and odds, look at all cards, go step by step, play a deal again."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import Any

from numeramis_access.app.practice.review_desk import ReviewDesk
from numeramis_access.app.practice.table_menu import table_menu
from numeramis_access.app.shell.keys import key_of
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import Replace, Scene, Transition
from numeramis_access.app.table import matches
from numeramis_access.app.table.match import Company, Match, Pace
from numeramis_access.core.actions import Action, Event, Shuffle
from numeramis_access.core.cards import HIDDEN, SUIT
from numeramis_access.core.ruleset import AnyRuleset, Options, PastTrick
from numeramis_access.core.seats import CHANCE, Seat
from numeramis_access.core.table import Moment, Table
from numeramis_access.input.commands import Command
from numeramis_access.input.inbox import Incoming, Thought
from numeramis_access.practice import hints
from numeramis_access.practice.odds import practice_of
from numeramis_access.words.announcement import Announcement, Policy
from numeramis_access.words.game import Line
from numeramis_access.words.people import People

#: how many numbers a match may have that nobody has named: few enough to be remembered
NUMBERS = 1_000_000


class PracticeMatch(Match):
    """A match that counts for nothing; nothing of it is kept.

    :ivar by_step: opponents act only when they are asked to. :ivar review: what mattered in the deal that has ended.
    """

    def __init__(self, app: App, table: Table, company: Company) -> None:
        super().__init__(app, table, company)
        self.known = practice_of(self.game)
        self.by_step = False
        self.review = ReviewDesk(self)
        self._held: Any = None
        self._hint_ticket = 0
        self._asked: tuple[Command, int] | None = None
        self._again = 0
        self._standing: list[Line] = []

    # keys

    def command(self, command: Command) -> Transition | None:
        """Answer what only practice answers; leave the rest to the match."""
        key = (command, len(self.table.record))
        self._again = self._again + 1 if self._asked == key else 0
        self._asked = key
        match command:
            case Command.HINT if not self.game.opponents:
                self.tell(Line("no-such-question"))
            case Command.HINT if self._between_deals or self.table.over:
                self.review.ask()
            case Command.HINT:
                self._hint()
            case Command.ODDS:
                self._odds()
            case Command.UNDO:
                self.undo()
            case Command.OPEN_CARDS:
                self._open_cards()
            case Command.STEP:
                self._step()
            case Command.LAST_TRICK if self._old_tricks():
                self._old_trick()
            case Command.ACTIVATE if self._held is not None:
                self._step()
            case _:
                return super().command(command)
        return None

    def tell(self, *lines: Line) -> None:
        """Tell lines as the answer to a key."""
        said = [self.narrator.say(line, Policy.QUEUE if place else Policy.NOW) for place, line in enumerate(lines)]
        self.app.tell(said)

    def menu(self) -> Scene:
        """Return what Escape opens."""
        return table_menu(self.app, self)

    # hints and odds

    def _hint(self) -> None:
        if self.table.to_act != self.seat:
            self.tell(Line("hint-not-your-turn"))
            return
        self._hint_ticket = self.think(self.table.view(self.seat), f"hint/{len(self.table.record)}")

    def think(self, view: Any, chance: str) -> int:
        """Ask the strongest player about a view; return the ticket of its answer."""
        return self.thinker.ask(self.game, hints.LEVEL, view, chance, 0)

    def _hinted(self, choice: Any) -> None:
        self._hint_ticket = 0
        view = self.table.view(self.seat)
        if choice is None or self.table.ruleset.refuse(self.table.state, choice.action) is not None:
            self.tell(Line("hint-none"))
        elif self._again and self._asked and self._asked[0] is Command.HINT:
            self.tell(*hints.comparison(choice, self.narrator, view, self.known.measure(view)))
        else:
            self.tell(*hints.advice(choice, self.narrator, view))

    def _odds(self) -> None:
        view = self.table.view(self.seat)
        here = self.desk.here()
        card = here if isinstance(here, str) else None
        found = self.known.odds(view, card, self.desk.marked())
        more = self._again % 2 == 1 and found.long
        self.tell(*(found.long if more else found.short))

    # taking back

    def undo(self) -> None:
        """Take back to the own decision before; step by step, one action of anybody."""
        taken: list[Action] = []
        while self.table.record:
            taken.append(self.table.undo())
            if self.table.to_act == self.seat or (self.by_step and self.table.to_act != CHANCE):
                break
        if not taken or self.table.to_act == CHANCE:
            for action in reversed(taken):
                self.table.act(action)
            self.tell(Line("practice-undo-nothing"))
            return
        self._stand_still()
        self.tell(Line("practice-undone", {"count": len(taken)}, cue="undo"))
        self.app.tell(replace(said, policy=Policy.QUEUE) for said in (*self._answers("table"), *self._answers("turn")))

    def look_back(self) -> None:
        """Tell what mattered in the deal so far."""
        self.review.ask()

    def people(self) -> People:
        """Return who sits where now."""
        return self._people()

    def repeat_deal(self) -> None:
        """Play the deal again from its beginning, with the same cards."""
        while self.table.record:
            action = self.table.undo()
            if isinstance(action, Shuffle) and self.table.ruleset.chance(self.table.state).kind == "deal":
                break
        self._stand_still()
        self._go_on()

    def _stand_still(self) -> None:
        """Forget thoughts about a moment that is no more."""
        self.pace = Pace()
        self._held = None
        self._between_deals = False
        self._finished = False
        self.review.forget()
        self.narrator.seat_people(self._people())
        self.desk.look(self.table.view(self.seat))
        if self.by_step and self.table.to_act not in (self.seat, CHANCE, None):
            self._ask_opponent()

    # looking

    def _open_cards(self) -> None:
        """Tell everybody's cards: allowed here alone."""
        hands = self.table.view(None).hands_by_seat()
        lines = [
            Line(f"practice-open-{'suits' if hand[0] in SUIT else 'hand'}", {"seat": seat, "cards": hand}, seat)
            for seat, hand in enumerate(hands)
            if seat != self.seat and hand and HIDDEN not in hand
        ]
        self.tell(*([Line("practice-open"), *lines] if lines else [Line("practice-open-none")]))

    def _old_tricks(self) -> tuple[PastTrick, ...]:
        return self.table.view(self.seat).past_tricks()

    def _old_trick(self) -> None:
        """Tell the last trick, and with every further press the one before it."""
        past = self._old_tricks()
        number = len(past) - self._again % len(past)
        last = number == len(past)
        opening = Line("practice-old-trick", {"number": number, "last": last})
        self.tell(opening, *(Line("on-table", {"seat": seat, "card": card}, seat) for seat, card in past[number - 1]))

    # pace

    def receive(self, item: Incoming) -> None:
        """Take a hint, a part of the review, or an opponent's choice, which waits for the key when going by steps."""
        if isinstance(item, Thought) and item.ticket == self._hint_ticket:
            self._hinted(item.choice)
            return
        if isinstance(item, Thought) and self.review.take(item):
            return
        super().receive(item)
        if self.by_step and self.pace.thought is not None:
            self._held, self.pace = self.pace.thought, Pace()
            self.app.say("practice-step-ready", Policy.QUEUE)

    def _ask_opponent(self) -> None:
        if self._held is None:
            super()._ask_opponent()

    def _step(self) -> None:
        """Let the opponent who waits act; the first press begins to go step by step."""
        if not self.by_step:
            self.set_by_step(True)
            self.tell(Line("practice-by-step"))
        elif self._held is not None:
            action, self._held = self._held.action, None
            self.act(action)
        else:
            self.app.tell(self._answers("turn"))

    def set_by_step(self, by_step: bool) -> None:
        """Go step by step, or at the usual pace again."""
        self.by_step = by_step
        if not by_step and self._held is not None:
            self.pace = Pace(thought=self._held, waiting=True)
            self._held = None
        elif by_step and self.pace.thought is not None:
            self._held, self.pace = self.pace.thought, Pace()

    # telling

    def _tell(self, moments: list[Moment]) -> None:
        """Tell what happened, after each event how it stands, and after a deal that it can be reviewed."""
        rules = self.table.ruleset
        for moment, lines in zip(moments, self._standings(moments), strict=True):
            self._standing = lines
            super()._tell([moment])
            if isinstance(moment.event, rules.ends_deal):
                self._between_deals = not self.table.over
                self.app.say("review-offer", Policy.QUEUE, key=key_of(self.app, self.context, Command.HINT))
        self._standing = []

    def _standings(self, moments: list[Moment]) -> list[list[Line]]:
        """Return how it stands after each moment: once for all that one player does, not where the result follows."""
        rules = self.table.ruleset
        if any(isinstance(event, rules.ends_deal) for event, _ in moments):
            return [[] for _ in moments]
        found = [self.words.standing(event, rules.view(state, self.seat)) for event, state in moments]
        told: set[Seat] = set()
        for place in reversed(range(len(found))):
            seat = moments[place].event.about()
            if found[place] and seat in told:
                found[place] = []
            told |= {seat} if found[place] and seat is not None else set()
        return found

    def _said(self, event: Event, state: Any) -> list[Announcement]:
        """Return what is told of an event, then how it stands; that it is the player's turn comes last."""
        said = super()._said(event, state)
        turn = next((place for place, one in enumerate(said) if one.kind.startswith("your-turn")), len(said))
        return [*said[:turn], *map(self.narrator.say, self._standing), *said[turn:]]

    # other seats

    def from_next_seat(self) -> PracticeMatch:
        """Return a new match that begins with this deal, the player having the cards of the next seat."""
        table = self.table
        rules = table.ruleset
        dealt = next(state for event, state in reversed(table.moments) if isinstance(event, rules.begins_deal))
        options = rules.same_deal(dealt, table.options)
        dealer = ((rules.view(dealt, None).dealer or 0) - 1) % table.seats
        again = Table(table.ruleset, options, table.seats, table.seed, dealer, table.deals[-1:])
        return PracticeMatch(self.app, again, self.company)

    def with_seed(self, seed: int) -> PracticeMatch:
        """Return a new match like this one, called by another number."""
        table = self.table
        again = Table(table.ruleset, table.options, table.seats, seed)
        return PracticeMatch(self.app, again, matches.company(self.app, table.seats, self.app.settings.level))


def begin(app: App, rules: AnyRuleset, options: Options, seats: int, seed: int | None) -> Replace:
    """Begin a match that is neither kept nor counted.

    :param seed: names the match; None has a short one drawn, which is told so that its deals can be played again.
    """
    people = matches.company(app, seats, app.settings.level)
    table = Table(rules, options, seats, secrets.randbelow(NUMBERS) if seed is None else seed)
    return Replace(PracticeMatch(app, table, people))
