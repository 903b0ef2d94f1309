"""What the parts of a practice table have its scene do: they return it, as rules return events."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from numeramis_access.core.actions import Action
from numeramis_access.core.ruleset import View
from numeramis_access.practice.review import Verdict
from numeramis_access.words.game import Line


class Speak(NamedTuple):
    """Tell lines in order. :param cuts: whether the first cuts off what is being said."""

    lines: tuple[Line, ...]
    cuts: bool = False


class SpeakAnswer(NamedTuple):
    """Tell the answer to a question about an earlier place. :param view: what the player knew there."""

    question: str
    view: View


class OfferMore(NamedTuple):
    """Tell what the player can do about the review: look longer where any choice is close, or try again and keep."""

    what: Literal["longer", "retry"]


class CountChoices(NamedTuple):
    """Count judged choices in the week's figures. :param settled: whether they were too close to call until now."""

    verdicts: tuple[Verdict, ...]
    settled: bool = False


class SettleVerdict(NamedTuple):
    """Put this verdict into the place of that on the same choice which was too close to call."""

    verdict: Verdict


class StandAt(NamedTuple):
    """Have the table stand where just these actions have been done, and tell the line and how it stands."""

    actions: tuple[Action, ...]
    line: Line


Effect: TypeAlias = Speak | SpeakAnswer | OfferMore | CountChoices | SettleVerdict | StandAt
Effects: TypeAlias = tuple[Effect, ...]


def speak(*lines: Line, cuts: bool = False) -> Effects:
    """Return the effect that tells these lines. :param cuts: whether the first cuts off what is being said."""
    return (Speak(lines, cuts),)
