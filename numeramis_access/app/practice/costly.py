"""The costly moments of a review: their names, and exercises made from them."""

from __future__ import annotations

from collections.abc import Sequence

from numeramis_access.app.practice.judge import Judgements
from numeramis_access.core.table import Table
from numeramis_access.practice import hints, positions, review
from numeramis_access.practice.judgements import Place, pack_judgement
from numeramis_access.practice.odds import GamePractice
from numeramis_access.words.game import Line
from numeramis_access.words.narrator import Narrator


def moment_name(verdict: review.Verdict, narrator: Narrator, game_practice: GamePractice) -> Line:
    """Return the line that names a costly moment: the number of the choice, the action and its cost.

    :param verdict: the verdict on the choice. :param narrator: names the action.
    :param game_practice: the game's measures for practice.
    """
    decision = verdict.decision
    cost = hints.difference_values(verdict.loss, game_practice.measure(decision.view).unit)
    own = hints.name_action(narrator, decision.action, decision.view)
    return Line("position-moment", {"number": decision.number, "own": own, **cost})


def exercises(
    verdicts: Sequence[review.Verdict], match: Table, judgements: Judgements, game_practice: GamePractice, now: float
) -> list[positions.KeptMistake]:
    """Return costly moments as exercises to save, each with its judgement if that is known.

    Nothing is saved here.

    :param verdicts: the verdicts on the moments. :param match: the match with them.
    :param judgements: the known judgements. :param game_practice: the game's measures for practice.
    :param now: seconds since 1970.
    """
    kept = []
    for verdict in verdicts:
        decision = verdict.decision
        judged = judgements.known_judgement(Place(decision.at, decision.view))
        position = positions.position_at(match, decision.at, decision.number)
        unit = game_practice.measure(decision.view).unit
        packed_judgement = pack_judgement(decision.at, judged) if judged is not None else None
        kept.append(positions.mistake_position(position, verdict.loss, unit, now, packed_judgement))
    return kept
