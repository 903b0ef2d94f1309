"""Hints at the practice table: the best action first, then how much worse the other actions are.

Hint and spoken score use the same judgements, so that they never disagree.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from numeramis_access.app.practice.effects import Effects, Speak, speak
from numeramis_access.app.practice.judge import Judgements
from numeramis_access.core.actions import Action
from numeramis_access.players.policy import Choice
from numeramis_access.practice import hints, review
from numeramis_access.practice.judgements import Place
from numeramis_access.practice.odds import FULL_VERBOSITY, GamePractice
from numeramis_access.words.game import Line
from numeramis_access.words.narrator import Narrator


class HintDesk:
    """Gives one hint at a time.

    It compares another choice as thoroughly as if the player had played it, so that hint and spoken score agree.

    :param judgements: judges the places and keeps the results.
    :param game_practice: the game's measures for practice.
    :param narrator: names actions.
    :param here: returns the place where the player decides now, None for none.
    """

    def __init__(
        self, judgements: Judgements, game_practice: GamePractice, narrator: Narrator, here: Callable[[], Place | None]
    ) -> None:
        self._judgements, self._game_practice, self._narrator, self._here = judgements, game_practice, narrator, here

    def ask(self, place: Place, verbosity: int, more: bool) -> Effects:
        """Return the effects that give a hint; if a policy must think first, ``Judgements.take`` returns them later.

        An earlier request is cancelled. If thinking fails, or the player no longer decides at this place, the effects
        say that there is no hint.

        :param place: the place to decide.
        :param verbosity: the level of speech, 1 to 3: from 2 on the next best choice is compared, at 3 further ones
            too.
        :param more: whether the player heard the best action and asks for the comparisons alone.
        """
        self.forget()
        return self._judgements.ask(place, self, partial(self._advise, place, verbosity, more))

    def forget(self) -> None:
        """Cancel the hint that is not complete yet."""
        self._judgements.forget(self)

    def _advise(self, place: Place, verbosity: int, more: bool, choice: Choice | None) -> Effects:
        """Return the advice, and the comparisons that are known."""
        if choice is None or place != self._here():
            return speak(Line("hint-none"), cuts=True)
        self._judgements.advise(place)
        others = [("hint-other", action) for action in hints.next_best(choice, place.view)]
        if more:
            told = self._compare(place, others) if others else speak(Line("hint-no-more"))
            return tuple(
                effect._replace(cuts=not at) if isinstance(effect, Speak) else effect for at, effect in enumerate(told)
            )
        lines = hints.advice_lines(choice, self._narrator, place.view, self._game_practice, verbosity)
        others = [("hint-before", action) for _, action in others[:1]] + (
            others[1:] if verbosity == FULL_VERBOSITY else []
        )
        return (*speak(*lines, cuts=True), *self._compare(place, others if verbosity > 1 else []))

    def _compare(self, place: Place, others: list[tuple[str, Action]]) -> Effects:
        """Compare the other actions one after the other; return the effects that are known."""
        if not others:
            return ()
        return self._judgements.ask(place, self, partial(self._tell, place, others), others[0][1])

    def _tell(self, place: Place, others: list[tuple[str, Action]], choice: Choice | None) -> Effects:
        """Return the line about the first of the other actions, and go on with the next one."""
        if choice is None or place != self._here():
            return ()
        message, action = others[0]
        verdict = review.judge(review.Decision(1, place.view, action), choice, self._game_practice.measure(place.view))
        if verdict is None:
            return self._compare(place, others[1:])
        line = hints.comparison_line(verdict, self._narrator, self._game_practice, message)
        return (*speak(line), *(() if line.id == "hint-hopeless" else self._compare(place, others[1:])))
