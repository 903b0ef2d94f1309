"""The conditions of events: why an event cannot happen in an evening. The effects are in ``evening``."""

from __future__ import annotations

import msgspec

from numeramis_access.core.actions import Refusal
from numeramis_access.evening import evening as state
from numeramis_access.evening import events as ev
from numeramis_access.evening.evening import Evening, EveningStage
from numeramis_access.evening.events import Entrant, EveningEvent, Plan, ScoreLine
from numeramis_access.evening.movements import Movement, MovementRound
from numeramis_access.evening.outcomes import refuse_outcome

#: movements of plays in which each round is drawn by itself, from the people who are free
ROUND_BY_ROUND = ("lot", "neighbours", "free")
#: fields of a plan of plays that can differ after the draw; those of tables, with real cards and between rounds drawn
#: by lot or by the standings
FREE_FIELDS = ("points", "rows", "ties", "title", "called", "minutes", "rounds", "wear", "capacity", "closes")
TABLE_FIELDS, TABLE_MOVEMENTS = ("sizes", "movement"), ("lot", "neighbours")


def refuse_event(evening: Evening, event: EveningEvent) -> Refusal | None:
    """Return why an event cannot happen now, or None if it can."""
    stages: dict[type[EveningEvent], tuple[EveningStage, ...]] = {
        ev.PlanAnnounced: ("new", "entering", "closed"), ev.PeopleEntered: ("entering",),
        ev.PartnersFound: ("entering",), ev.EntrantAdmitted: ("entering",), ev.EntrantScratched: ("entering",),
        ev.EntryClosed: ("entering",), ev.SeatsDrawn: ("closed",),
    }  # fmt: skip
    if isinstance(event, ev.PlanAnnounced) and evening.stage == "drawn" and _can_change(evening, event.plan):
        return None
    if evening.stage not in stages.get(type(event), ("drawn",)):
        return Refusal("evening-not-now", values={"stage": evening.stage})
    match event:
        case ev.PlanAnnounced(plan=plan):
            if not _has_right_sizes(plan):
                return Refusal("evening-no-sizes")
            most = plan.most_persons
            fits = all(len(persons) <= most for persons in evening.entrants)
            return None if fits else Refusal("evening-too-many", values={"count": most})
        case ev.PeopleEntered() | ev.LatePlayersJoined():
            return _refuse_people(evening, event)
        case ev.PartnersFound(entrant, other):
            return _refuse_partners(evening, entrant, other)
        case ev.EntryClosed():
            return _refuse_closing(evening)
        case ev.SeatsDrawn(movement=movement, seating=seating):
            return _refuse_draw(evening, movement, seating)
        case ev.RoundDrawn() | ev.RoundBegun():
            return _refuse_round(evening, event)
        case ev.ResultEntered() | ev.ResultCorrected() | ev.ScoreAdjusted():
            return _refuse_result(evening, event)
        case ev.AppealMade(line, entrant):
            return _refuse_entrant(evening, entrant) or _refuse_line(evening, line)
        case ev.AppealDecided(appeal) if appeal >= len(evening.appeals):
            return Refusal("evening-no-appeal")
        case ev.LotDrawn(order):
            return _refuse_lot(evening, order)
        case ev.EveningFinished():
            return _refuse_finish(evening)
        case ev.EntrantAdmitted(entrant):
            return None if entrant in evening.waiting else Refusal("evening-no-entrant")
        case ev.EntrantScratched(entrant, follower):
            knows = entrant in (*evening.playing, *evening.waiting) and follower in (None, *evening.waiting)
            return None if knows and entrant != follower else Refusal("evening-no-entrant")
        case (
            ev.EntrantLeft() | ev.EntrantReturned() | ev.SubstituteSat() | ev.EntrantPenalized() | ev.ScoreCarriedOver()
        ):  # fmt: skip
            return _refuse_about(evening, event)
    return None


def _has_right_sizes(plan: Plan) -> bool:
    """Return whether plays have sizes of tables, in a list of games each game, and other contests none.

    A house plays only games that it knows. Its free plays have a list of games, and none go on for days.
    """
    if plan.at_tables and plan.contest == "plays":
        free = plan.movement == "free"
        if not plan.game or (free and (plan.days or not plan.games)):
            return False
    if plan.games:
        rounds = plan.movement in ROUND_BY_ROUND and all(game.sizes for game in plan.games)
        return plan.contest == "plays" and rounds and not plan.sizes
    return (plan.contest == "plays") == bool(plan.sizes)


def _games_of(plan: Plan) -> list[Plan]:
    """Return the plan of each game."""
    return [plan.of_game(number) for number in range(max(1, len(plan.games)))]


def makes_other_tables(before: Plan, plan: Plan) -> bool:
    """Return whether a plan changes the sizes of tables or the movement of a game that the plan before has too.

    :param before: the present plan. :param plan: the new plan.
    """
    both = zip(_games_of(before), _games_of(plan), strict=False)
    return any(getattr(game, name) != getattr(other, name) for game, other in both for name in TABLE_FIELDS)


def changes_play(before: Plan, plan: Plan) -> bool:
    """Return whether a plan changes the rounds, the minutes, the numbers of plays or the tables of the plan before; for
    such a change a director gives a reason.

    :param before: the present plan. :param plan: the new plan.
    """
    old, new = ((its.rounds, its.minutes, [game.credits for game in its.games]) for its in (before, plan))
    return old != new or makes_other_tables(before, plan)


def _can_change(evening: Evening, plan: Plan) -> bool:
    """Return whether a contest of plays can go on by a plan: points, ties, names, time, rounds and numbers of plays can
    differ, with real cards also the tables, and games can follow.
    """
    before = evening.plan
    is_drawn_later = not before.at_tables and {before.movement, plan.movement} <= set(TABLE_MOVEMENTS)
    if not (plan.games or before.games):
        free = (*FREE_FIELDS, *(TABLE_FIELDS if is_drawn_later and _has_right_sizes(plan) else ()))
        as_before = msgspec.structs.replace(plan, **{name: getattr(before, name) for name in free})
        enough = before.rounds == plan.rounds or (evening.is_swiss and plan.rounds > evening.round)
        return plan.contest == "plays" and as_before == before and enough
    if not (plan.games and _has_right_sizes(plan) and before.movement in ROUND_BY_ROUND and evening.is_swiss):
        return False
    known = _games_of(before)
    fixed = ("game", "options", "fewer", *(("sizes",) if before.at_tables else ()))
    same = (
        getattr(game, name) == getattr(plan.of_game(number), name)
        for number, game in enumerate(known) for name in fixed
    )
    return len(plan.games) >= len(known) and all(same)


def _refuse_entrant(evening: Evening, entrant: Entrant) -> Refusal | None:
    return None if entrant in evening.playing else Refusal("evening-no-entrant")


def _refuse_people(evening: Evening, event: ev.PeopleEntered | ev.LatePlayersJoined) -> Refusal | None:
    here = state.people_here(evening)
    if not event.persons or len(set(event.persons)) < len(event.persons) or here & set(event.persons):
        return Refusal("evening-entered-already")
    whole, most = evening.plan.persons, evening.plan.most_persons
    if len(event.persons) > most:
        return Refusal("evening-too-many", values={"count": most})
    if isinstance(event, ev.PeopleEntered):
        return None
    if len(event.persons) < whole:
        return Refusal("evening-too-few", values={"count": whole})
    if event.round <= evening.round or (event.round >= len(evening.rounds) and not evening.is_swiss):
        return Refusal("evening-round-begun-already")
    if not evening.is_swiss and event.place not in state.free_places(evening):
        return Refusal("evening-no-place")
    return None


def _refuse_partners(evening: Evening, entrant: Entrant, other: Entrant) -> Refusal | None:
    if entrant == other or not {entrant, other} <= set(evening.playing):
        return Refusal("evening-no-entrant")
    count = len(evening.entrants[entrant]) + len(evening.entrants[other])
    return (
        None if count <= evening.plan.persons else Refusal("evening-too-many", values={"count": evening.plan.persons})
    )


def _refuse_closing(evening: Evening) -> Refusal | None:
    alone = sum(len(evening.entrants[entrant]) < evening.plan.persons for entrant in evening.playing)
    if alone:
        return Refusal("evening-alone", values={"count": alone})
    plan = evening.plan
    sizes = [size for number in range(max(1, len(plan.games))) for size in plan.of_game(number).sizes]
    least = 4 if plan.contest == "individuals" else min(sizes, default=2) if plan.contest == "plays" else 2
    return None if len(evening.playing) >= least else Refusal("evening-too-small", values={"count": least})


def _refuse_draw(evening: Evening, movement: Movement, seating: tuple[Entrant | None, ...]) -> Refusal | None:
    """Return why a draw is invalid: every entrant needs exactly one place, and rounds must use existing places only;
    None if it is valid.
    """
    swiss = movement.name == "swiss"
    seated_ones = sorted(place for place in seating if place is not None)
    each = 2 if evening.plan.contest == "teams" else 1
    fits = not movement.rounds if swiss else len(seating) * each == movement.places
    if not fits or seated_ones != ([] if swiss else list(evening.playing)):
        return Refusal("evening-no-draw")
    sound = all(_is_sound(evening.plan, sittings, movement.places) for sittings in movement.rounds)
    return None if sound else Refusal("evening-no-draw")


def refuse_new(event: EveningEvent) -> Refusal | None:
    """Return why a new draw cannot be played, because a round has no table or a table has no boards; otherwise None.

    Old logs can contain such draws. Therefore this check is separate from ``refuse_event``, which also reads old logs.
    """
    match event:
        case ev.SeatsDrawn(movement=movement):
            rounds = movement.rounds
        case ev.RoundDrawn(sittings=drawn):
            rounds = (drawn,)
        case _:
            return None
    played = all(sittings and all(sitting.boards for sitting in sittings) for sittings in rounds)
    return None if played else Refusal("evening-no-draw")


def _is_sound(plan: Plan, sittings: MovementRound, places: int) -> bool:
    """Return whether a round has its tables in order, as many sides as allowed, each of the right size, and existing
    places only; in plays each at most once.
    """
    size = 2 if plan.contest == "individuals" else 1
    tables = [sitting.table for sitting in sittings]
    counts = plan.sizes if plan.contest == "plays" else (2,)
    ways = [side for sitting in sittings for side in sitting.sides]
    seated = [place for side in ways for place in side]
    twice = plan.contest == "plays" and len(set(seated)) < len(seated)
    fits = all(len(sitting.sides) in counts for sitting in sittings) and all(len(side) == size for side in ways)
    return tables == sorted(tables) and fits and not twice and all(0 <= place < places for place in seated)


def _refuse_round(evening: Evening, event: ev.RoundDrawn | ev.RoundBegun) -> Refusal | None:
    missing = state.open_lines(evening)
    if missing and not evening.plan.can_overlap:
        return Refusal("evening-round-open", values={"count": len(missing)})
    known = len(evening.rounds)
    if isinstance(event, ev.RoundDrawn):
        each = 2 if evening.plan.contest == "teams" else 1
        if not evening.is_swiss or known > evening.round + 1:
            return Refusal("evening-not-now", values={"stage": evening.stage})
        known_game = event.game < max(1, len(evening.plan.games))
        sound = known_game and _is_sound(
            evening.plan.of_game(event.game), event.sittings, len(evening.entrants) * each
        )
        return None if sound and _has_free_players(evening, event) else Refusal("evening-no-draw")
    if event.round != evening.round + 1 or event.round >= known:
        return Refusal("evening-no-round")
    return None


def _has_free_players(evening: Evening, event: ev.RoundDrawn) -> bool:
    """Return whether all players of a draw are free with plays left, at tables at which nobody plays; always where
    nobody has a number of plays.
    """
    left = state.plays_left(evening)
    if not left:
        return True
    places = [place for sitting in event.sittings for place in sitting.places()]
    taken = {line.table for line in state.open_lines(evening)} & {sitting.table for sitting in event.sittings}
    busy = state.busy_entrants(evening)
    return not taken and all(place in left and left[place][event.game] > 0 and place not in busy for place in places)


def _refuse_line(evening: Evening, line: ScoreLine) -> Refusal | None:
    sitting = state.table_of_line(evening, line)
    if sitting is None:
        return Refusal("evening-no-line")
    if line.round > evening.round:
        return Refusal("evening-not-begun", values={"round": line.round + 1})
    if any(state.is_vacant(evening, place, line.round) for place in sitting.places()):
        return Refusal("evening-nobody-there")
    return None


def _refuse_result(evening: Evening, event: ev.ResultEntered | ev.ResultCorrected | ev.ScoreAdjusted) -> Refusal | None:
    if (refusal := _refuse_line(evening, event.line)) is not None:
        return refusal
    there = event.line in evening.outcomes
    if there != isinstance(event, ev.ResultCorrected) and not isinstance(event, ev.ScoreAdjusted):
        return Refusal("evening-result-there" if there else "evening-result-missing")
    outcome = event.outcome if isinstance(event, ev.ScoreAdjusted) else event.score
    sitting = state.table_of_line(evening, event.line)
    assert sitting is not None
    return refuse_outcome(evening.plan, outcome, len(sitting.sides))


def _refuse_lot(evening: Evening, order: tuple[Entrant, ...]) -> Refusal | None:
    """Return why a lot about these entrants cannot be drawn: each of them at most once, and in a contest of plays."""
    once = len(set(order)) == len(order) > 0 and not set(order) & set(evening.lot)
    if evening.plan.contest != "plays" or not once or not set(order) <= set(evening.playing):
        return Refusal("evening-no-lot")
    return None


def _refuse_finish(evening: Evening) -> Refusal | None:
    if missing := state.open_lines(evening):
        return Refusal("evening-round-open", values={"count": len(missing)})
    if waiting := sum(appeal.upheld is None for appeal in evening.appeals):
        return Refusal("evening-appeals-open", values={"count": waiting})
    return None


def _refuse_about(
    evening: Evening,
    event: ev.EntrantLeft | ev.EntrantReturned | ev.SubstituteSat | ev.EntrantPenalized | ev.ScoreCarriedOver,
) -> Refusal | None:
    """Return why an event about one entrant cannot happen; None if it can."""
    if (refusal := _refuse_entrant(evening, event.entrant)) is not None:
        return refusal
    match event:
        case ev.EntrantPenalized() | ev.ScoreCarriedOver():
            return Refusal("evening-no-percent") if evening.plan.contest == "plays" else None
        case ev.EntrantLeft(entrant, number):
            if state.is_away(evening, entrant, number):
                return Refusal("evening-away-already")
            since = (line for line in evening.outcomes if line.round >= number)
            played = any(state.sits_at(evening, entrant, line) for line in since)
            return Refusal("evening-played-already") if played else None
        case ev.EntrantReturned(entrant, number):
            return None if state.is_away(evening, entrant, number) else Refusal("evening-not-away")
        case ev.SubstituteSat(entrant, person, by):
            if person not in evening.entrants[entrant]:
                return Refusal("evening-no-entrant")
            return Refusal("evening-entered-already") if by in state.people_here(evening) else None
    return None
