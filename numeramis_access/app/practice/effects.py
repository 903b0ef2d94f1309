"""Effects: values that the parts of a practice table return, as rules return events; the scene carries them out."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from numeramis_access.core.actions import Action
from numeramis_access.core.ruleset import View
from numeramis_access.practice.review import Verdict
from numeramis_access.words.game import Line


class Speak(NamedTuple):
    """Tell lines in order.

    :param lines: the lines. :param cuts: whether the first line cuts off the current speech; otherwise all follow it.
    """

    lines: tuple[Line, ...]
    cuts: bool = False


class SpeakAnswer(NamedTuple):
    """Tell the answer to a question about an earlier place.

    :param question: name of the question. :param view: the player's view at that place.
    """

    question: str
    view: View


class OfferMore(NamedTuple):
    """Offer further steps after a review, if there are any.

    :param what: ``longer`` for a longer look at choices that were too close to call; ``retry`` to retry and save costly
        moments.
    """

    what: Literal["longer", "retry"]


class CountChoices(NamedTuple):
    """Count judged choices in the week's figures.

    :param verdicts: the verdicts on the choices.
    :param settled: whether the choices had been too close to call before.
    """

    verdicts: tuple[Verdict, ...]
    settled: bool = False


class ReplaceVerdict(NamedTuple):
    """Replace the verdict on a choice that was too close to call. :param verdict: the new verdict on the same choice.
    """

    verdict: Verdict


class StandAt(NamedTuple):
    """Go back to the state after exactly these actions, then tell the line, the table, the hand and the turn.

    :param actions: the actions of the match from its start; later ones are dropped. :param line: names the place.
    """

    actions: tuple[Action, ...]
    line: Line


Effect: TypeAlias = Speak | SpeakAnswer | OfferMore | CountChoices | ReplaceVerdict | StandAt
Effects: TypeAlias = tuple[Effect, ...]


def speak(*lines: Line, cuts: bool = False) -> Effects:
    """Return the effect that tells these lines. :param cuts: whether the first line cuts off the current speech."""
    return (Speak(lines, cuts),)
