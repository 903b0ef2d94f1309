"""The way into an evening at the tables of a house: its plan, then the scene of its director or of a player."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from numeramis_access.app.evening.at_tables import EveningTableMenu
from numeramis_access.app.evening.directed import DirectedEveningMenu
from numeramis_access.app.evening.house_keeper import HouseEveningKeeper
from numeramis_access.app.evening.keeper import load_evenings
from numeramis_access.app.evening.menu import create_evening, first_plan
from numeramis_access.app.evening.place_list import STAFF_ROLES
from numeramis_access.app.evening.plan import PlanMenu
from numeramis_access.app.people.company import Company
from numeramis_access.app.people.gathering import Gathering
from numeramis_access.app.people.identity import new_id
from numeramis_access.app.shell.scene import Pop, Scene, Transition
from numeramis_access.core.codec import to_json_value
from numeramis_access.evening.boards import options_of, plan_for_game
from numeramis_access.evening.events import Plan
from numeramis_access.store.evenings import KeptEvening
from numeramis_access.tables.evening import MAX_FURTHER_CHAIRS
from numeramis_access.tables.request_fields import Json
from numeramis_access.tables.requests import OpenTable

#: places of an evening's table: the director's chair, eight tables, and chairs for other directors and scorers
PLACE_COUNT = 1 + 8 * 4 + MAX_FURTHER_CHAIRS


def plan_menu(company: Company, come_to: Callable[[Json], None]) -> Scene:
    """Return the menu that plans a new evening and opens it in the house.

    It begins with the plan of the last evening. If the house does not know this kind of contest, or the evening cannot
    be stored in the home, the player is told and no table is opened.

    :param company: the connection to the house. :param come_to: takes the house's answer, which names the new table.
    """
    app = company.app
    before = first_plan(app)
    plan = None
    if before.game:
        rules = app.catalogue[before.game].ruleset()
        contest = "pairs" if before.contest == "plays" else before.contest
        same = Plan(contest, boards=before.boards, at_tables=True, by_seat=before.by_seat)
        plan = plan_for_game(same, rules, options_of(rules, before))

    def announce(plan: Plan) -> Transition | None:
        plays = plan.contest == "plays"
        is_free = plays and plan.movement == "free"
        if (plays and not company.knows_plays) or (is_free and not company.knows_free_plays):
            company.requests.say_why("version")
            return None
        kept = create_evening(app, plan)
        if kept is None:
            return None
        options = options_of(app.catalogue[plan.game].ruleset(), plan)
        company.ask(OpenTable(
            id=new_id(), game=plan.game, players=PLACE_COUNT, options=to_json_value(options), access="open",
            level=app.catalogue[plan.game].level(app.settings.level), rests=app.settings.pace > 0, watch="nobody",
            evening=kept.id, alone=plays or plan.contest == "individuals", teams=plan.contest == "teams", plays=plays,
        ), come_to)  # fmt: skip
        return Pop()

    return PlanMenu(app, plan or Plan(at_tables=True), announce)


def evening_scene(company: Company, gathering: Gathering, table: str, address: str) -> Scene:
    """Return the scene of an evening's people: ``DirectedEveningMenu`` for a director or scorer, else
    ``EveningTableMenu``.

    The gathering counts as open from then on. If the log in the home cannot be read, the player is told and sees the
    evening as a player.

    :param company: the connection to the house. :param gathering: announces the events of the evening's table.
    :param table: id of that table. :param address: address of the house for others, empty on a page.
    """
    gathering.open = True
    try:
        keeper = _keeper(company, table)
    except ValueError:
        company.app.say("evening-not-understood", cue="refusal")
        keeper = None
    if keeper is not None:
        return DirectedEveningMenu(company, gathering, table, address, keeper)
    return EveningTableMenu(
        company, gathering, table, address, partial(evening_scene, company, gathering, table, address)
    )


def _keeper(company: Company, table: str) -> HouseEveningKeeper | None:
    """Return the keeper of the evening for its host, director or scorer, None for other people.

    A house of an older version asks the director's program to conduct. This program does not: it says so, and its
    director sees the evening as a player.

    :raises ValueError: if the log in the home cannot be understood.
    """
    now = company.tables[table]
    evening, own = now.evening, now.host == company.person
    if evening is None or not (own or evening.role in STAFF_ROLES):
        return None
    if evening.leads or not evening.role:
        company.requests.say_why("unknown-request")
        return None
    kept = load_evenings(company.app)
    copy = next((other for other in kept.evenings if other.id == evening.id), None) if own else None
    return HouseEveningKeeper(company, table, copy or KeptEvening(evening.id, ""), kept.people if own else ())
