"""Everything drawn of a table has its place: inside, over nothing else, cards of a trick towards their players."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, pairwise, product

import pytest

from numeramis_access.core.cards import french_pack
from numeramis_access.core.ruleset import Pile
from numeramis_access.output.hand_placement import even_rows, place_hand
from numeramis_access.output.placement import MIN_LAID_HEIGHT, OWN_PLACE_HEIGHT, count_fitting, place_table
from numeramis_access.output.placement_shapes import CARD_WIDTH, Label, PlacedTable, Rect
from numeramis_access.output.player_placement import MIN_PLACE_WIDTH
from numeramis_access.output.screen import LaidCard, ShownPlayer

#: widths and heights in ems: phones held both ways, windows at every scale, wide screens
ROOMS = (
    (17.0, 9.0), (17.0, 13.0), (20.0, 16.0), (14.0, 11.0), (22.0, 6.6), (20.7, 7.4), (28.0, 11.0), (28.0, 14.0),
    (32.0, 24.0), (48.0, 17.0), (100.0, 20.0),
)  # fmt: skip
PLAYERS = range(1, 11)
#: what rounding may add, in ems
HAIR = 0.001


def sitting(count: int, kind: str = "tricks") -> list[ShownPlayer]:
    return [
        ShownPlayer(
            seat, seat, f"player {seat}", turn=seat == 1, dealer=seat == 2, leads=seat == 2, cards=13,
            pile=Pile(kind, 7 + 20 * seat, 101 * (kind == "points")),  # type: ignore[arg-type]
            laid=(("1", "2"), ("3", "4")) if kind == "points" else (), notes=("turn", "ahead", "dealer"),
        )
        for seat in range(count)
    ]  # fmt: skip


def played(count: int) -> list[LaidCard]:
    return [LaidCard(seat, "", french_pack()[seat], "", seat == 1) for seat in range(count)]


def placed(count: int, room: tuple[float, float], kind: str = "tricks") -> PlacedTable:
    return place_table(sitting(count, kind), played(count), room)


def overlap(one: Rect, other: Rect) -> bool:
    return all(
        max(one[side], other[side]) + HAIR < min(one[side] + one[side + 2], other[side] + other[side + 2])
        for side in (0, 1)
    )


def is_within(box: Rect, room: Rect) -> bool:
    return all(
        box[side] >= room[side] - HAIR and box[side] + box[side + 2] <= room[side] + room[side + 2] + HAIR
        for side in (0, 1)
    )


FULL = [(count, room) for count, room in product(PLAYERS, ROOMS) if count_fitting(count, room) == count]


@pytest.mark.parametrize(("count", "room"), FULL)
@pytest.mark.parametrize("kind", ["tricks", "chips", "points"])
def test_places_are_inside_and_over_no_other(count: int, room: tuple[float, float], kind: str) -> None:
    table = placed(count, room, kind)
    assert [place.seat for place in table.places] == list(range(count))
    boxes = [place.box for place in table.places]
    assert all(is_within(box, Rect(0, 0, *room)) for box in boxes)
    assert not [(one, two) for one, two in combinations(boxes, 2) if overlap(one, two)]
    for place in table.places:
        things = [shape.box for shape in place.shapes] + [label.box for label in place.labels]
        assert all(is_within(box, place.box) for box in things), place
        labels = [label.box for label in place.labels]
        assert not [(one, two) for one, two in combinations(labels, 2) if overlap(one, two)]
        signs = [shape.box for shape in place.shapes if shape.kind in ("turn", "crown", "dealer")]
        assert not [(one, two) for one in signs for two in labels if overlap(one, two)]


@pytest.mark.parametrize(("count", "room"), FULL)
def test_cards_of_a_trick_lie_together_in_the_middle_and_over_nobody(count: int, room: tuple[float, float]) -> None:
    table = placed(count, room)
    assert [(shape.seat, shape.card) for shape in table.trick] == [(one.seat, one.card) for one in played(count)]
    for shape in table.trick:
        assert shape.box.tall >= min(MIN_LAID_HEIGHT, table.middle.tall) - HAIR or count > 4
        assert shape.box.wide == pytest.approx(shape.box.tall * CARD_WIDTH)
        assert is_within(shape.box, table.middle), (shape, table.middle)
        assert not [place for place in table.places if overlap(shape.box, place.box)]
    boxes = [shape.box for shape in table.trick]
    assert not [(one, two) for one, two in combinations(boxes, 2) if overlap(one, two)]
    assert [shape.leads for shape in table.trick] == [seat == 1 for seat in range(count)]


def test_each_card_lies_towards_its_player_and_leans_to_them_but_is_never_upside_down() -> None:
    own, left, far, right = placed(4, (40.0, 24.0)).trick
    assert own.box.top > left.box.top > far.box.top
    assert left.box.left < far.box.left < right.box.left
    assert left.turn < far.turn == own.turn == 0 < right.turn
    assert all(abs(shape.turn) < 45 for count in PLAYERS for shape in placed(count, (40.0, 24.0)).trick)


def test_a_card_lies_where_it_lay_when_the_next_one_comes() -> None:
    for count, room in FULL:
        whole = placed(count, room).trick
        for some in range(1, count):
            assert place_table(sitting(count), played(some), room).trick == whole[:some]


def test_the_viewer_sits_below_everybody_and_the_partner_opposite() -> None:
    for count, room in FULL:
        boxes = [place.box for place in placed(count, room).places]
        if boxes[0].tall != OWN_PLACE_HEIGHT:
            assert not any(box.tall == OWN_PLACE_HEIGHT for box in boxes), "in rows"
            continue
        assert boxes[0].top + boxes[0].tall == pytest.approx(room[1])
        if count == 4:
            assert boxes[2].top < boxes[1].top == boxes[3].top
            assert boxes[1].left < boxes[2].left < boxes[3].left


def test_numbers_stand_beside_what_is_counted() -> None:
    seat = placed(4, (40.0, 24.0), "chips").places[1]
    assert [label.text for label in seat.labels if label.kind == "count"] == ["13", "27"]
    assert sum(shape.kind == "back" for shape in seat.shapes) == 13
    own = placed(4, (40.0, 24.0), "chips").places[0]
    assert [label.text for label in own.labels if label.kind == "count"] == ["7"], "the own cards lie in the hand"
    assert sum(shape.kind == "chip" for shape in own.shapes) == 7
    aims = placed(3, (40.0, 24.0), "points").places[1]
    assert [label.text for label in aims.labels if label.kind == "count"] == ["27/101"]
    way, gone = (next(one.box for one in aims.shapes if one.kind == kind) for kind in ("track", "gone"))
    assert gone.wide / way.wide == pytest.approx(27 / 101)
    assert [shape.card for shape in aims.shapes if shape.kind == "card"] == ["3", "4"], "those laid last"
    assert sum(shape.kind == "throw" for shape in aims.shapes) == 2


def test_the_viewers_name_stands_in_the_middle_while_nothing_lies_before_them() -> None:
    viewer = ShownPlayer(0, 0, "you", pile=Pile("tricks", 0))
    bare = place_table([viewer, *sitting(4)[1:]], (), (44.0, 26.0))
    rich = place_table([replace(viewer, pile=Pile("tricks", 2)), *sitting(4)[1:]], (), (44.0, 26.0))
    (name,), box = bare.places[0].labels, bare.places[0].box
    assert name.box.left + name.box.wide / 2 == pytest.approx(box.left + box.wide / 2)
    assert rich.places[0].labels[0].box.wide < box.wide


def test_names_begin_with_a_capital() -> None:
    names = [label.text for place in placed(4, (40.0, 24.0)).places for label in place.labels if label.kind == "name"]
    assert names == [f"Player {seat}" for seat in range(4)]


# the hand


@pytest.mark.parametrize("count", range(1, 15))
@pytest.mark.parametrize("wide", [16.8, 19.1, 21.0, 30.0, 44.0, 75.0, 100.0])
def test_a_hand_is_inside_in_even_rows_and_each_card_has_room_for_a_finger(count: int, wide: float) -> None:
    finger = 2.45
    cards = place_hand(count, wide, finger, 8.0)
    assert len(cards) == count
    assert len({card.box[2:] for card in cards}) <= 1, "all are of one size"
    assert all(card.box.left >= 0 and card.box.left + card.box.wide <= wide + HAIR for card in cards)
    for one, two in pairwise(cards):
        if two.box.left > one.box.left:
            assert two.box.left - one.box.left >= finger - HAIR, "what another card leaves in sight"
    rows = [0, *(at for at, (a, b) in enumerate(pairwise(cards), 1) if b.box.left < a.box.left)]
    each = [after - before for before, after in pairwise([*rows, count])]
    assert max(each) - min(each) <= 1
    assert len(each) <= 3


def test_a_hand_fills_a_phone_and_is_a_fan_on_a_desk() -> None:
    phone = place_hand(13, 16.8, 2.45, 8.0)
    assert {card.turn for card in phone} == {0}
    assert max(card.box.left + card.box.wide for card in phone) - min(card.box.left for card in phone) > 0.9 * 16.8
    desk = place_hand(13, 75.0, 2.45, 8.0)
    assert [card.turn for card in desk] == sorted(card.turn for card in desk)
    assert desk[0].turn < 0 < desk[-1].turn
    assert desk[6].box.top < desk[0].box.top == desk[-1].box.top


def test_rows_are_even() -> None:
    assert even_rows(13, 7) == [7, 6]
    assert even_rows(13, 5) == [5, 4, 4]
    assert even_rows(6, 6) == [6]
    assert even_rows(0, 6) == [0]


def throwing(*totals: int) -> list[ShownPlayer]:
    """Return players who throw for 101; those above it and those who have it are out of the game."""
    return [
        ShownPlayer(seat, seat, f"player {seat}", leads=total == 101, out=total >= 101, pile=Pile("points", total, 101),
               laid=(("5", "6"),))
        for seat, total in enumerate(totals)
    ]  # fmt: skip


@pytest.mark.parametrize("room", ROOMS)
def test_who_went_too_far_has_a_cross_and_the_winner_a_whole_way(room: tuple[float, float]) -> None:
    bust, winner, other = place_table(throwing(103, 101, 40), (), room).places
    kinds = [[shape.kind for shape in place.shapes] for place in (bust, winner, other)]
    assert [("cross" in one, "gone" in one) for one in kinds] == [(True, False), (False, True), (False, True)]
    assert [place.out for place in (bust, winner, other)] == [True, False, False]


@pytest.mark.parametrize("room", ROOMS)
def test_ways_to_a_goal_are_equally_long_whatever_else_lies_there(room: tuple[float, float]) -> None:
    for count in range(2, 7):
        players = throwing(*range(0, 20 * count, 20))
        for at, player in enumerate(players):
            players[at] = replace(player, turn=at == 0, dealer=at == 1, laid=player.laid * at)
        places = place_table(players, (), room).places
        ways = [shape.box for place in places for shape in place.shapes if shape.kind == "track"]
        gone = [shape.box.wide for place in places for shape in place.shapes if shape.kind == "gone"]
        assert len(ways) == count
        assert [way.wide for way in ways] == pytest.approx([ways[0].wide] * count)
        assert ways[0].wide >= 1.5, "long enough to compare"
        assert gone == pytest.approx([ways[0].wide * player.pile.height / 101 for player in players if player.pile])
        for place in places:
            way = next(shape.box for shape in place.shapes if shape.kind == "track")
            things = [shape.box for shape in place.shapes if shape.kind not in ("track", "gone")]
            assert not any(overlap(way, box) for box in things + [label.box for label in place.labels])


@pytest.mark.parametrize("room", ROOMS)
def test_a_cross_covers_no_number(room: tuple[float, float]) -> None:
    for place in place_table(throwing(103, 110, 40), (), room).places:
        crosses = [shape.box for shape in place.shapes if shape.kind == "cross"]
        assert not any(overlap(cross, label.box) for cross in crosses for label in place.labels)


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("count", PLAYERS)
def test_of_each_small_card_its_index_is_seen(count: int, room: tuple[float, float]) -> None:
    laid = [replace(player, laid=(tuple("012345"),)) for player in sitting(count, "chips")]
    for place in place_table(laid, (), room).places:
        cards = [shape.box for shape in place.shapes if shape.kind == "card"]
        assert all(right.left - left.left >= left.wide * 0.5 - HAIR for left, right in pairwise(cards))


HINT = "Mark the cards you want to exchange."


def hint_of(table: PlacedTable) -> list[Label]:
    return [label for label in table.labels if label.kind == "note"]


@pytest.mark.parametrize("bank", [None, Pile("chips", 9)], ids=["no bank", "bank"])
@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("count", PLAYERS)
def test_a_hint_is_whole_and_free_in_the_middle_or_left_out(
    count: int, room: tuple[float, float], bank: Pile | None
) -> None:
    table = place_table(sitting(count, "chips"), (), room, bank, HINT)
    lines = hint_of(table)
    assert " ".join(line.text for line in lines) in ("", HINT)
    for line in lines:
        assert line.box.wide >= 0.7 * 0.56 * len(line.text), "the page cuts no letter off"
        assert is_within(line.box, Rect(0, 0, *room))
        assert not any(overlap(line.box, place.box) for place in table.places)
        assert not any(overlap(line.box, shape.box) for shape in table.shapes)
    assert not hint_of(place_table(sitting(count), played(count), room, None, HINT))


@pytest.mark.parametrize("room", [room for room in ROOMS if room[0] >= 17 and room[1] >= 9])
def test_a_hint_is_there_where_up_to_four_sit(room: tuple[float, float]) -> None:
    assert hint_of(place_table(sitting(4, "points"), (), room, None, HINT))


@pytest.mark.parametrize(("count", "room"), FULL)
@pytest.mark.parametrize("kind", ["tricks", "chips", "points"])
def test_no_sign_takes_the_room_of_a_name(count: int, room: tuple[float, float], kind: str) -> None:
    players = [replace(one, turn=True, leads=True, dealer=True) for one in sitting(count, kind)]
    for place in place_table(players, (), room).places:
        (name,) = (label for label in place.labels if label.kind == "name")
        assert name.box.wide >= 0.7 * 0.56 * len(name.text)
        assert len([shape for shape in place.shapes if shape.kind in ("turn", "crown", "dealer")]) == 3


def test_in_rows_the_cards_of_a_trick_lie_in_the_order_of_the_places() -> None:
    for count, room in product(range(2, 5), ROOMS):
        table = placed(count, room)
        is_in_rows = all(place.box.top + place.box.tall <= table.middle.top for place in table.places)
        if is_in_rows and len({shape.box.top for shape in table.trick}) == 1:
            lefts = [shape.box.left for shape in table.trick]
            assert sorted(range(count), key=lefts.__getitem__) == [*range(1, count), 0], (count, room)


@pytest.mark.parametrize("room", ROOMS)
def test_words_below_a_player_keep_away_from_the_frame(room: tuple[float, float]) -> None:
    for count in PLAYERS:
        for place in placed(count, room).places:
            for label in place.labels:
                if label.kind == "note":
                    assert label.box.top + label.box.tall <= place.box.top + place.box.tall - 0.2


@pytest.mark.parametrize("count", PLAYERS)
def test_points_without_a_goal_have_a_word(count: int) -> None:
    players = [
        replace(
            one, turn=False, dealer=False, leads=False, pile=Pile("points", 7), notes=("7 points",), laid=(),
            cards=6 - one.seat % 2, shown=tuple("034448") if one.seat % 3 == 2 else (),
        )
        for one in sitting(count)
    ]  # fmt: skip
    for room in ROOMS:
        for place in place_table(players, (), room).places:
            assert "7" not in [label.text for label in place.labels], "a bare number says nothing"
            if place.box.tall >= OWN_PLACE_HEIGHT and place.box.wide >= MIN_PLACE_WIDTH:
                (label,) = (label for label in place.labels if label.text == "7 points")
                assert label.box.wide >= 0.45 * 0.56 * len(label.text), "nobody reads letters smaller than that"
    first, *_ = place_table(players, (), (48.0, 17.0)).places
    assert "7 points" in [label.text for label in first.labels]
