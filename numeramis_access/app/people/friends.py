"""Friendship and blocking of people on a server, with the requests that follow from them."""

from __future__ import annotations

from numeramis_access.app.people.company import Company
from numeramis_access.app.people.identity import new_id
from numeramis_access.tables.person_requests import Block
from numeramis_access.tables.table_requests import LetCome


def set_friend(company: Company, person: str, name: str, friend: bool) -> None:
    """Make a person a friend, or end the friendship.

    A new friend is unblocked, and let in to the player's tables for friends and to matches that they asked to watch.
    After the end of the friendship they cannot enter these tables any more. Shared deals of the day are updated.

    :param company: the connection to the server. :param person: the person's id. :param name: their name.
    :param friend: True to add, False to remove the person.
    """
    company.acquaintances.set_friend(person, name, friend)
    company.deals.share_deals()
    for table in company.lobby.mine:
        if table.friends and table.host == company.person:
            company.ask(LetCome(id=new_id(), table=table.table, person=person, on=friend))
    if friend:
        company.admissions.let_watch_everywhere(person)
    if person in company.blocked:
        block_person(company, person, name, False)


def block_person(company: Company, person: str, name: str, blocked: bool) -> None:
    """Block a person and end the friendship, or unblock them.

    If the server refuses, the list of blocked people is as before and the player is told the reason; the ended
    friendship stays ended.

    :param company: the connection to the server. :param person: the person's id. :param name: their name.
    :param blocked: True to block, False to unblock.
    """
    if blocked and company.acquaintances.is_friend(person):
        set_friend(company, person, name, False)
    before = company.blocked
    others = {id: called for id, called in before.items() if id != person}
    company.blocked = {**others, person: name} if blocked else others

    def restore(code: str) -> None:
        company.blocked = before
        company.requests.say_why(code)

    company.ask(Block(id=new_id(), person=person, on=blocked), None, restore)
